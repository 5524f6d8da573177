// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of policy/v1, for clients. */

import type * as policyV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Limits how many pods of an application may be evicted at the same time, for instance while nodes are drained. */
export const poddisruptionbudgets: Kind<{
      object: policyV1.PodDisruptionBudget;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: policyV1.PodDisruptionBudget; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"policy/v1","kind":"PodDisruptionBudget","plural":"poddisruptionbudgets","scopedBy":"namespaces"};
