// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of coordination.k8s.io/v1, for clients. */

import type * as coordinationV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A claim that must be renewed to stay valid; used for leader election and as a sign of life of nodes. */
export const leases: Kind<{
      object: coordinationV1.Lease;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"coordination.k8s.io/v1","kind":"Lease","plural":"leases","scopedBy":"namespaces"};
