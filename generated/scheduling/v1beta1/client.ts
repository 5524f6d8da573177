// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of scheduling.k8s.io/v1beta1, for clients. */

import type * as schedulingV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Gives a name to a pod priority, which decides scheduling order and who may push out whom. Deprecated since 1.14 and removed in 1.22; use scheduling.k8s.io/v1. */
export const priorityclasses: Kind<{
      object: schedulingV1beta1.PriorityClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"scheduling.k8s.io/v1beta1","kind":"PriorityClass","plural":"priorityclasses"};
