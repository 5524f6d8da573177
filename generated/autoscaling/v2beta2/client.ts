// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of autoscaling/v2beta2, for clients. */

import type * as autoscalingV2beta2 from "./types.js";
import type { Kind } from "kindwright/client";
/** Adjusts the replica count of a workload to follow one or more metrics. Deprecated since 1.23 and removed in 1.26; use autoscaling/v2. */
export const horizontalpodautoscalers: Kind<{
      object: autoscalingV2beta2.HorizontalPodAutoscaler;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: autoscalingV2beta2.HorizontalPodAutoscaler; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"autoscaling/v2beta2","kind":"HorizontalPodAutoscaler","plural":"horizontalpodautoscalers","scopedBy":"namespaces"};
