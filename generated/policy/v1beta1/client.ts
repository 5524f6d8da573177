// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of policy/v1beta1, for clients. */

import type * as policyV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Limits how many pods of an application may be evicted at the same time, for instance while nodes are drained. Deprecated since 1.21 and removed in 1.25; use policy/v1. */
export const poddisruptionbudgets: Kind<{
      object: policyV1beta1.PodDisruptionBudget;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: policyV1beta1.PodDisruptionBudget; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"policy/v1beta1","kind":"PodDisruptionBudget","plural":"poddisruptionbudgets","scopedBy":"namespaces"};
/** Restricts what pods may ask for concerning security. Deprecated since 1.21 and removed in 1.25. */
export const podsecuritypolicies: Kind<{
      object: policyV1beta1.PodSecurityPolicy;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"policy/v1beta1","kind":"PodSecurityPolicy","plural":"podsecuritypolicies"};
