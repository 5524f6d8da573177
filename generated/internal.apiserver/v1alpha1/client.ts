// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of internal.apiserver.k8s.io/v1alpha1, for clients. */

import type * as internalApiserverV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Tells in which versions the API servers of a cluster write and read one resource; named group.resource. */
export const storageversions: Kind<{
      object: internalApiserverV1alpha1.StorageVersion;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: internalApiserverV1alpha1.StorageVersion; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"internal.apiserver.k8s.io/v1alpha1","kind":"StorageVersion","plural":"storageversions"};
