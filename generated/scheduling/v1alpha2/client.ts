// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of scheduling.k8s.io/v1alpha2, for clients. */

import type * as schedulingV1alpha2 from "./types.js";
import type { Kind } from "kindwright/client";
/** A group of pods that are scheduled together. */
export const podgroups: Kind<{
      object: schedulingV1alpha2.PodGroup;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: schedulingV1alpha2.PodGroup; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"scheduling.k8s.io/v1alpha2","kind":"PodGroup","plural":"podgroups","scopedBy":"namespaces"};
/** Groups of pods that an application consists of, each with how it is scheduled. */
export const workloads: Kind<{
      object: schedulingV1alpha2.Workload;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"scheduling.k8s.io/v1alpha2","kind":"Workload","plural":"workloads","scopedBy":"namespaces"};
