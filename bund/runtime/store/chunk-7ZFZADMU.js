import {
  defaultPersistentVolumeSpec
} from "./chunk-Y7CPP5VR.js";
import {
  PersistentVolumeSpec,
  TopologySelectorTerm,
  checkPersistentVolumeSpec,
  checkTopologySelectorTerm
} from "./chunk-RWTCUW7N.js";
import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/storage/v1/defaults.js
import { each, eachMade } from "kindwright/generated-code";
function defaultCSIDriver(v, functions) {
  eachMade(v, "spec", defaultCSIDriverSpec, functions);
}
function defaultCSIDriverSpec(v) {
  v.attachRequired ??= true;
  v.podInfoOnMount ??= false;
  v.volumeLifecycleModes ??= ["Persistent"];
  v.storageCapacity ??= false;
  v.fsGroupPolicy ??= "ReadWriteOnceWithFSType";
  v.requiresRepublish ??= false;
}
function defaultStorageClass(v) {
  v.reclaimPolicy ??= "Delete";
  v.volumeBindingMode ??= "Immediate";
}
function defaultVolumeAttachment(v, functions) {
  eachMade(v, "spec", defaultVolumeAttachmentSpec, functions);
}
function defaultVolumeAttachmentSpec(v, functions) {
  eachMade(v, "source", defaultVolumeAttachmentSource, functions);
}
function defaultVolumeAttachmentSource(v, functions) {
  each(v, "inlineVolumeSpec", defaultPersistentVolumeSpec, functions);
}

// dist/generated/storage/v1/structures.js
import { BOOL, INT32, INT64, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var CSIDriver = struct("v1.CSIDriver", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", CSIDriverSpec, "+")
], void 0, "storage");
var CSIDriverSpec = struct("v1.CSIDriverSpec", () => [
  field("attachRequired", BOOL, "*", { default: true }),
  field("podInfoOnMount", BOOL, "*", { default: false }),
  field("volumeLifecycleModes", listOf(STRING), "?", { listType: "set" }),
  field("storageCapacity", BOOL, "*", { default: false, featureGate: "CSIStorageCapacity", gateOff: false }),
  field("fsGroupPolicy", STRING, "*", { default: "ReadWriteOnceWithFSType" }),
  field("tokenRequests", listOf(TokenRequest), "?", { listType: "atomic" }),
  field("requiresRepublish", BOOL, "*", { default: false })
], void 0, "storage");
var TokenRequest = struct("v1.TokenRequest", () => [
  field("audience", STRING, "+"),
  field("expirationSeconds", INT64, "*")
], void 0, "storage");
var CSINode = struct("v1.CSINode", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", CSINodeSpec, "+")
], void 0, "storage");
var CSINodeSpec = struct("v1.CSINodeSpec", () => [
  field("drivers", listOf(CSINodeDriver), "+", { patchStrategy: ["merge"], patchMergeKey: "name" })
], void 0, "storage");
var CSINodeDriver = struct("v1.CSINodeDriver", () => [
  field("name", STRING, "+"),
  field("nodeID", STRING, "+"),
  field("topologyKeys", listOf(STRING), "+"),
  field("allocatable", VolumeNodeResources, "*")
], void 0, "storage");
var VolumeNodeResources = struct("v1.VolumeNodeResources", () => [
  field("count", INT32, "*")
], void 0, "storage");
var StorageClass = struct("v1.StorageClass", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("provisioner", STRING, "+"),
  field("parameters", mapOf(STRING), "?"),
  field("reclaimPolicy", STRING, "*", { default: "Delete" }),
  field("mountOptions", listOf(STRING), "?"),
  field("allowVolumeExpansion", BOOL, "*"),
  field("volumeBindingMode", STRING, "*", { default: "Immediate" }),
  field("allowedTopologies", listOf(TopologySelectorTerm), "?")
], void 0, "storage");
var VolumeAttachment = struct("v1.VolumeAttachment", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", VolumeAttachmentSpec, "+"),
  field("status", VolumeAttachmentStatus, "?")
], void 0, "storage");
var VolumeAttachmentSpec = struct("v1.VolumeAttachmentSpec", () => [
  field("attacher", STRING, "+"),
  field("source", VolumeAttachmentSource, "+"),
  field("nodeName", STRING, "+")
], void 0, "storage");
var VolumeAttachmentSource = struct("v1.VolumeAttachmentSource", () => [
  field("persistentVolumeName", STRING, "*"),
  field("inlineVolumeSpec", PersistentVolumeSpec, "*")
], void 0, "storage");
var VolumeAttachmentStatus = struct("v1.VolumeAttachmentStatus", () => [
  field("attached", BOOL, "+"),
  field("attachmentMetadata", mapOf(STRING), "?"),
  field("attachError", VolumeError, "*"),
  field("detachError", VolumeError, "*")
], void 0, "storage");
var VolumeError = struct("v1.VolumeError", () => [
  field("time", TIME, "?"),
  field("message", STRING, "?")
], void 0, "storage");

// dist/generated/storage/v1/validators.js
import { Guard } from "kindwright/generated-code";
import { fitting } from "kindwright/generated-code";
var External = [fitting("qualified-name-any-case"), /(?!)/u, /(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.attachRequired === void 0 || (!("attachRequired" in value) || (typeof value.attachRequired === "boolean" || value.attachRequired === null))) && (value.podInfoOnMount === void 0 || (!("podInfoOnMount" in value) || (typeof value.podInfoOnMount === "boolean" || value.podInfoOnMount === null))) && (value.volumeLifecycleModes === void 0 || (!("volumeLifecycleModes" in value) || (Array.isArray(value.volumeLifecycleModes) && value.volumeLifecycleModes.every((unique_0, index) => typeof unique_0 === "string") || value.volumeLifecycleModes === null))) && (value.storageCapacity === void 0 || (!("storageCapacity" in value) || (typeof value.storageCapacity === "boolean" || value.storageCapacity === null))) && (value.fsGroupPolicy === void 0 || (!("fsGroupPolicy" in value) || (typeof value.fsGroupPolicy === "string" || value.fsGroupPolicy === null))) && (value.tokenRequests === void 0 || (!("tokenRequests" in value) || (Array.isArray(value.tokenRequests) && value.tokenRequests.every((unique_1, index) => check_4(unique_1)) || value.tokenRequests === null))) && (value.requiresRepublish === void 0 || (!("requiresRepublish" in value) || (typeof value.requiresRepublish === "boolean" || value.requiresRepublish === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.audience === void 0 || (!("audience" in value) || (typeof value.audience === "string" || value.audience === null))) && (value.expirationSeconds === void 0 || (!("expirationSeconds" in value) || (Number.isInteger(value.expirationSeconds) || typeof value.expirationSeconds === "bigint" || value.expirationSeconds === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_6(value.spec) || value.spec === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.drivers === void 0 || (!("drivers" in value) || (Array.isArray(value.drivers) && value.drivers.every((unique_2, index) => check_7(unique_2)) || value.drivers === null))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.nodeID === void 0 || (!("nodeID" in value) || (typeof value.nodeID === "string" || value.nodeID === null))) && (value.topologyKeys === void 0 || (!("topologyKeys" in value) || (Array.isArray(value.topologyKeys) && value.topologyKeys.every((unique_3, index) => typeof unique_3 === "string") || value.topologyKeys === null))) && (value.allocatable === void 0 || (!("allocatable" in value) || (check_8(value.allocatable) || value.allocatable === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.count === void 0 || (!("count" in value) || (Number.isInteger(value.count) || value.count === null))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.provisioner === void 0 || (!("provisioner" in value) || (typeof value.provisioner === "string" && ((value.provisioner.length >= 2 || value.provisioner.length >= 1 && Guard.CodePointCount(value.provisioner) >= 1) && External[0](value.provisioner)) || value.provisioner === null))) && (value.parameters === void 0 || (!("parameters" in value) || (typeof value.parameters === "object" && value.parameters !== null && !Array.isArray(value.parameters) && (Object.getOwnPropertyNames(value.parameters).every((unique_4, unique_5) => External[1].test(unique_4) || typeof value.parameters[unique_4] === "string") && true) || value.parameters === null))) && (value.reclaimPolicy === void 0 || (!("reclaimPolicy" in value) || (typeof value.reclaimPolicy === "string" || value.reclaimPolicy === null))) && (value.mountOptions === void 0 || (!("mountOptions" in value) || (Array.isArray(value.mountOptions) && value.mountOptions.every((unique_6, index) => typeof unique_6 === "string") || value.mountOptions === null))) && (value.allowVolumeExpansion === void 0 || (!("allowVolumeExpansion" in value) || (typeof value.allowVolumeExpansion === "boolean" || value.allowVolumeExpansion === null))) && (value.volumeBindingMode === void 0 || (!("volumeBindingMode" in value) || (value.volumeBindingMode === "Immediate" || value.volumeBindingMode === "WaitForFirstConsumer" || value.volumeBindingMode === null))) && (value.allowedTopologies === void 0 || (!("allowedTopologies" in value) || (Array.isArray(value.allowedTopologies) && value.allowedTopologies.every((unique_7, index) => check_10(unique_7)) || value.allowedTopologies === null)))));
var check_10 = (value) => checkTopologySelectorTerm(value);
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_12(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_15(value.status) || value.status === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.attacher === void 0 || (!("attacher" in value) || (typeof value.attacher === "string" || value.attacher === null))) && (value.source === void 0 || (!("source" in value) || (check_13(value.source) || value.source === null))) && (value.nodeName === void 0 || (!("nodeName" in value) || (typeof value.nodeName === "string" || value.nodeName === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.persistentVolumeName === void 0 || (!("persistentVolumeName" in value) || (typeof value.persistentVolumeName === "string" || value.persistentVolumeName === null))) && (value.inlineVolumeSpec === void 0 || (!("inlineVolumeSpec" in value) || (check_14(value.inlineVolumeSpec) || value.inlineVolumeSpec === null)))));
var check_14 = (value) => checkPersistentVolumeSpec(value);
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.attached === void 0 || (!("attached" in value) || (typeof value.attached === "boolean" || value.attached === null))) && (value.attachmentMetadata === void 0 || (!("attachmentMetadata" in value) || (typeof value.attachmentMetadata === "object" && value.attachmentMetadata !== null && !Array.isArray(value.attachmentMetadata) && (Object.getOwnPropertyNames(value.attachmentMetadata).every((unique_8, unique_9) => External[2].test(unique_8) || typeof value.attachmentMetadata[unique_8] === "string") && true) || value.attachmentMetadata === null))) && (value.attachError === void 0 || (!("attachError" in value) || (check_16(value.attachError) || value.attachError === null))) && (value.detachError === void 0 || (!("detachError" in value) || (check_16(value.detachError) || value.detachError === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.time === void 0 || (!("time" in value) || (typeof value.time === "string" || value.time === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkCSIDriver = check_1;
var checkCSINode = check_5;
var checkStorageClass = check_9;
var checkVolumeAttachment = check_11;

// dist/generated/storage/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var CSIDriver2 = {
  structure: CSIDriver,
  applyDefaults: defaultCSIDriver,
  check: checkCSIDriver,
  schema: async () => (await import("./chunk-UQNQTU27.js")).CSIDriver,
  ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-C62D27S5.js")).CSIDriver
};
var CSINode2 = {
  structure: CSINode,
  applyDefaults: () => void 0,
  check: checkCSINode,
  schema: async () => (await import("./chunk-UQNQTU27.js")).CSINode,
  ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-C62D27S5.js")).CSINode
};
var StorageClass2 = {
  structure: StorageClass,
  applyDefaults: defaultStorageClass,
  check: checkStorageClass,
  rules: async () => (await import("./chunk-VAUME4DN.js")).StorageClass,
  schema: async () => (await import("./chunk-UQNQTU27.js")).StorageClass,
  ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-C62D27S5.js")).StorageClass
};
var VolumeAttachment2 = {
  structure: VolumeAttachment,
  applyDefaults: defaultVolumeAttachment,
  check: checkVolumeAttachment,
  rules: async () => (await import("./chunk-VAUME4DN.js")).VolumeAttachment,
  schema: async () => (await import("./chunk-UQNQTU27.js")).VolumeAttachment,
  ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-C62D27S5.js")).VolumeAttachment
};
export {
  CSIDriver2 as CSIDriver,
  CSINode2 as CSINode,
  StorageClass2 as StorageClass,
  VolumeAttachment2 as VolumeAttachment
};
