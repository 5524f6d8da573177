import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/internal.apiserver/v1alpha1/structures.js
import { INT64, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
var StorageVersion = struct("v1alpha1.StorageVersion", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", StorageVersionSpec, "+"),
  field("status", StorageVersionStatus, "+")
], void 0, "internal");
var StorageVersionSpec = struct("v1alpha1.StorageVersionSpec", () => [], void 0, "internal");
var StorageVersionStatus = struct("v1alpha1.StorageVersionStatus", () => [
  field("storageVersions", listOf(ServerStorageVersion), "?", { listType: "map", listMapKeys: ["apiServerID"] }),
  field("commonEncodingVersion", STRING, "*"),
  field("conditions", listOf(StorageVersionCondition), "?", { listType: "map", listMapKeys: ["type"] })
], void 0, "internal");
var ServerStorageVersion = struct("v1alpha1.ServerStorageVersion", () => [
  field("apiServerID", STRING, "?"),
  field("encodingVersion", STRING, "?"),
  field("decodableVersions", listOf(STRING), "?", { listType: "set" })
], void 0, "internal");
var StorageVersionCondition = struct("v1alpha1.StorageVersionCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("observedGeneration", INT64, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "+"),
  field("message", STRING, "?")
], void 0, "internal");

// dist/generated/internal.apiserver/v1alpha1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_4(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && true);
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.storageVersions === void 0 || (!("storageVersions" in value) || (Array.isArray(value.storageVersions) && value.storageVersions.every((unique_0, index) => check_5(unique_0)) || value.storageVersions === null))) && (value.commonEncodingVersion === void 0 || (!("commonEncodingVersion" in value) || (typeof value.commonEncodingVersion === "string" || value.commonEncodingVersion === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_2, index) => check_6(unique_2)) || value.conditions === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiServerID === void 0 || (!("apiServerID" in value) || (typeof value.apiServerID === "string" || value.apiServerID === null))) && (value.encodingVersion === void 0 || (!("encodingVersion" in value) || (typeof value.encodingVersion === "string" || value.encodingVersion === null))) && (value.decodableVersions === void 0 || (!("decodableVersions" in value) || (Array.isArray(value.decodableVersions) && value.decodableVersions.every((unique_1, index) => typeof unique_1 === "string") || value.decodableVersions === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkStorageVersion = check_1;

// dist/generated/internal.apiserver/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var StorageVersion2 = {
  structure: StorageVersion,
  applyDefaults: () => void 0,
  check: checkStorageVersion,
  schema: async () => (await import("./chunk-IIF6DD7A.js")).StorageVersion,
  ...renamed("internal.apiserver.k8s.io/v1alpha1", "internal.apiserver.k8s.io/v1alpha1"),
  protobuf: async () => (await import("./chunk-K4PJ5EIM.js")).StorageVersion
};
export {
  StorageVersion2 as StorageVersion
};
