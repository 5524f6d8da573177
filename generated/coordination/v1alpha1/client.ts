// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of coordination.k8s.io/v1alpha1, for clients. */

import type * as coordinationV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A candidate for holding a lease. Deprecated since 1.35 and removed in 1.38. */
export const leasecandidates: Kind<{
      object: coordinationV1alpha1.LeaseCandidate;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"coordination.k8s.io/v1alpha1","kind":"LeaseCandidate","plural":"leasecandidates","scopedBy":"namespaces"};
