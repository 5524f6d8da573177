// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of storagemigration.k8s.io/v1alpha1, for clients. */

import type * as storagemigrationV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Asks that all objects of a resource be stored again, in the version that objects are stored in today. Deprecated since 1.33 and removed in 1.35. */
export const storageversionmigrations: Kind<{
      object: storagemigrationV1alpha1.StorageVersionMigration;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: storagemigrationV1alpha1.StorageVersionMigration; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"storagemigration.k8s.io/v1alpha1","kind":"StorageVersionMigration","plural":"storageversionmigrations"};
