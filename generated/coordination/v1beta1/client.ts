// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of coordination.k8s.io/v1beta1, for clients. */

import type * as coordinationV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A claim that must be renewed to stay valid; used for leader election and as a sign of life of nodes. Deprecated since 1.19 and removed in 1.22; use coordination.k8s.io/v1. */
export const leases: Kind<{
      object: coordinationV1beta1.Lease;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"coordination.k8s.io/v1beta1","kind":"Lease","plural":"leases","scopedBy":"namespaces"};
/** A candidate for holding a lease. Deprecated since 1.36 and removed in 1.39. */
export const leasecandidates: Kind<{
      object: coordinationV1beta1.LeaseCandidate;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"coordination.k8s.io/v1beta1","kind":"LeaseCandidate","plural":"leasecandidates","scopedBy":"namespaces"};
