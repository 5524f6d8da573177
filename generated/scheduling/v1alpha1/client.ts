// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of scheduling.k8s.io/v1alpha1, for clients. */

import type * as schedulingV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Gives a name to a pod priority, which decides scheduling order and who may push out whom; scheduling.k8s.io/v1 replaces it. */
export const priorityclasses: Kind<{
      object: schedulingV1alpha1.PriorityClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"scheduling.k8s.io/v1alpha1","kind":"PriorityClass","plural":"priorityclasses"};
/** Groups of pods that the scheduler places by rules for each group. */
export const workloads: Kind<{
      object: schedulingV1alpha1.Workload;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"scheduling.k8s.io/v1alpha1","kind":"Workload","plural":"workloads","scopedBy":"namespaces"};
