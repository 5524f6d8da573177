// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of internal.apiserver.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT64, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const StorageVersion: StructStructure = struct("v1alpha1.StorageVersion", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", StorageVersionSpec, "+"),
      field("status", StorageVersionStatus, "+"),
    ], undefined, "internal", true);
export const StorageVersionSpec: StructStructure = struct("v1alpha1.StorageVersionSpec", () => [], undefined, "internal");
export const StorageVersionStatus: StructStructure = struct("v1alpha1.StorageVersionStatus", () => [
      field("storageVersions", listOf(ServerStorageVersion), "?", { listType: "map", listMapKeys: ["apiServerID"] }),
      field("commonEncodingVersion", STRING, "*"),
      field("conditions", listOf(StorageVersionCondition), "?", { listType: "map", listMapKeys: ["type"] }),
    ], undefined, "internal", true);
export const ServerStorageVersion: StructStructure = struct("v1alpha1.ServerStorageVersion", () => [
      field("apiServerID", STRING, "?"),
      field("encodingVersion", STRING, "?"),
      field("decodableVersions", listOf(STRING), "?", { listType: "set" }),
      field("servedVersions", listOf(STRING), "?", { listType: "set", since: "1.28" }),
    ], undefined, "internal", true);
export const StorageVersionCondition: StructStructure = struct("v1alpha1.StorageVersionCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("observedGeneration", INT64, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "+"),
      field("message", STRING, "?"),
    ], undefined, "internal", true);
