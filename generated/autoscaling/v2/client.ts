// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of autoscaling/v2, for clients. */

import type * as autoscalingV2 from "./types.js";
import type { Kind } from "kindwright/client";
/** Adjusts the replica count of a workload to follow one or more metrics. */
export const horizontalpodautoscalers: Kind<{
      object: autoscalingV2.HorizontalPodAutoscaler;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: autoscalingV2.HorizontalPodAutoscaler; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"autoscaling/v2","kind":"HorizontalPodAutoscaler","plural":"horizontalpodautoscalers","scopedBy":"namespaces"};
