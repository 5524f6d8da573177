// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of storagemigration.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Asks that all objects of a resource be stored again, in the version that objects are stored in today. Deprecated since 1.33 and removed in 1.35. */
export const StorageVersionMigration: GeneratedCode = {
      structure: structures.StorageVersionMigration,
      applyDefaults: () => undefined,
      check: validators.checkStorageVersionMigration,
      schema: async () => (await import('./schemas.js')).StorageVersionMigration,
      ...renamed("storagemigration.k8s.io/v1alpha1", "storagemigration.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).StorageVersionMigration,
    };
