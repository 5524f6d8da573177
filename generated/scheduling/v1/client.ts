// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of scheduling.k8s.io/v1, for clients. */

import type * as schedulingV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Gives a name to a pod priority, which decides scheduling order and who may push out whom. */
export const priorityclasses: Kind<{
      object: schedulingV1.PriorityClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"scheduling.k8s.io/v1","kind":"PriorityClass","plural":"priorityclasses"};
