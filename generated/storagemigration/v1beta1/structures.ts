// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of storagemigration.k8s.io/v1beta1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const StorageVersionMigration: StructStructure = struct("v1beta1.StorageVersionMigration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", StorageVersionMigrationSpec, "?"),
      field("status", StorageVersionMigrationStatus, "?"),
    ], undefined, "storagemigration", true);
export const StorageVersionMigrationSpec: StructStructure = struct("v1beta1.StorageVersionMigrationSpec", () => [
      field("resource", metaV1.GroupResource, "?"),
    ], undefined, "storagemigration");
export const StorageVersionMigrationStatus: StructStructure = struct("v1beta1.StorageVersionMigrationStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
      field("resourceVersion", STRING, "?"),
    ], undefined, "storagemigration");
