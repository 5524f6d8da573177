// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of autoscaling/v1, for clients. */

import type * as autoscalingV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Adjusts the replica count of a workload to follow its load. */
export const horizontalpodautoscalers: Kind<{
      object: autoscalingV1.HorizontalPodAutoscaler;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: autoscalingV1.HorizontalPodAutoscaler; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"autoscaling/v1","kind":"HorizontalPodAutoscaler","plural":"horizontalpodautoscalers","scopedBy":"namespaces"};
