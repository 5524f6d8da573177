// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of storagemigration.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const StorageVersionMigration: StructStructure = struct("v1alpha1.StorageVersionMigration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", StorageVersionMigrationSpec, "?"),
      field("status", StorageVersionMigrationStatus, "?"),
    ], undefined, "storagemigration", true);
export const StorageVersionMigrationSpec: StructStructure = struct("v1alpha1.StorageVersionMigrationSpec", () => [
      field("resource", GroupVersionResource, "?"),
      field("continueToken", STRING, "?"),
    ], undefined, "storagemigration");
export const GroupVersionResource: StructStructure = struct("v1alpha1.GroupVersionResource", () => [
      field("group", STRING, "?"),
      field("version", STRING, "?"),
      field("resource", STRING, "?"),
    ], undefined, "storagemigration");
export const StorageVersionMigrationStatus: StructStructure = struct("v1alpha1.StorageVersionMigrationStatus", () => [
      field("conditions", listOf(MigrationCondition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
      field("resourceVersion", STRING, "?"),
    ], undefined, "storagemigration");
export const MigrationCondition: StructStructure = struct("v1alpha1.MigrationCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastUpdateTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "storagemigration");
