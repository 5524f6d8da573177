// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of autoscaling/v2beta1, for clients. */

import type * as autoscalingV2beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Adjusts the replica count of a workload to follow one or more metrics. Deprecated since 1.22 and removed in 1.25; use autoscaling/v2. */
export const horizontalpodautoscalers: Kind<{
      object: autoscalingV2beta1.HorizontalPodAutoscaler;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: autoscalingV2beta1.HorizontalPodAutoscaler; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"autoscaling/v2beta1","kind":"HorizontalPodAutoscaler","plural":"horizontalpodautoscalers","scopedBy":"namespaces"};
