import {
  defaultPersistentVolumeSpec
} from "./chunk-Y7CPP5VR.js";
import {
  PersistentVolumeSpec,
  checkPersistentVolumeSpec
} from "./chunk-RWTCUW7N.js";
import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/storage/v1alpha1/defaults.js
import { each, eachMade } from "kindwright/generated-code";
function defaultVolumeAttachment(v, functions) {
  eachMade(v, "spec", defaultVolumeAttachmentSpec, functions);
}
function defaultVolumeAttachmentSpec(v, functions) {
  eachMade(v, "source", defaultVolumeAttachmentSource, functions);
}
function defaultVolumeAttachmentSource(v, functions) {
  each(v, "inlineVolumeSpec", defaultPersistentVolumeSpec, functions);
}

// dist/generated/storage/v1alpha1/structures.js
import { BOOL, QUANTITY, STRING, TIME, field, mapOf, struct } from "kindwright/generated-code";
var CSIStorageCapacity = struct("v1alpha1.CSIStorageCapacity", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("nodeTopology", LabelSelector, "*"),
  field("storageClassName", STRING, "+"),
  field("capacity", QUANTITY, "*"),
  field("maximumVolumeSize", QUANTITY, "*")
], void 0, "storage");
var VolumeAttachment = struct("v1alpha1.VolumeAttachment", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", VolumeAttachmentSpec, "+"),
  field("status", VolumeAttachmentStatus, "?")
], void 0, "storage");
var VolumeAttachmentSpec = struct("v1alpha1.VolumeAttachmentSpec", () => [
  field("attacher", STRING, "+"),
  field("source", VolumeAttachmentSource, "+"),
  field("nodeName", STRING, "+")
], void 0, "storage");
var VolumeAttachmentSource = struct("v1alpha1.VolumeAttachmentSource", () => [
  field("persistentVolumeName", STRING, "*"),
  field("inlineVolumeSpec", PersistentVolumeSpec, "*")
], void 0, "storage");
var VolumeAttachmentStatus = struct("v1alpha1.VolumeAttachmentStatus", () => [
  field("attached", BOOL, "+"),
  field("attachmentMetadata", mapOf(STRING), "?"),
  field("attachError", VolumeError, "*"),
  field("detachError", VolumeError, "*")
], void 0, "storage");
var VolumeError = struct("v1alpha1.VolumeError", () => [
  field("time", TIME, "?"),
  field("message", STRING, "?")
], void 0, "storage");

// dist/generated/storage/v1alpha1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.nodeTopology === void 0 || (!("nodeTopology" in value) || (check_3(value.nodeTopology) || value.nodeTopology === null))) && (value.storageClassName === void 0 || (!("storageClassName" in value) || (typeof value.storageClassName === "string" || value.storageClassName === null))) && (value.capacity === void 0 || (!("capacity" in value) || (typeof value.capacity === "string" || value.capacity === null))) && (value.maximumVolumeSize === void 0 || (!("maximumVolumeSize" in value) || (typeof value.maximumVolumeSize === "string" || value.maximumVolumeSize === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = (value) => checkLabelSelector(value);
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_5(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_8(value.status) || value.status === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.attacher === void 0 || (!("attacher" in value) || (typeof value.attacher === "string" || value.attacher === null))) && (value.source === void 0 || (!("source" in value) || (check_6(value.source) || value.source === null))) && (value.nodeName === void 0 || (!("nodeName" in value) || (typeof value.nodeName === "string" || value.nodeName === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.persistentVolumeName === void 0 || (!("persistentVolumeName" in value) || (typeof value.persistentVolumeName === "string" || value.persistentVolumeName === null))) && (value.inlineVolumeSpec === void 0 || (!("inlineVolumeSpec" in value) || (check_7(value.inlineVolumeSpec) || value.inlineVolumeSpec === null)))));
var check_7 = (value) => checkPersistentVolumeSpec(value);
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.attached === void 0 || (!("attached" in value) || (typeof value.attached === "boolean" || value.attached === null))) && (value.attachmentMetadata === void 0 || (!("attachmentMetadata" in value) || (typeof value.attachmentMetadata === "object" && value.attachmentMetadata !== null && !Array.isArray(value.attachmentMetadata) && (Object.getOwnPropertyNames(value.attachmentMetadata).every((unique_0, unique_1) => External[0].test(unique_0) || typeof value.attachmentMetadata[unique_0] === "string") && true) || value.attachmentMetadata === null))) && (value.attachError === void 0 || (!("attachError" in value) || (check_9(value.attachError) || value.attachError === null))) && (value.detachError === void 0 || (!("detachError" in value) || (check_9(value.detachError) || value.detachError === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.time === void 0 || (!("time" in value) || (typeof value.time === "string" || value.time === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkCSIStorageCapacity = check_1;
var checkVolumeAttachment = check_4;

// dist/generated/storage/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var CSIStorageCapacity2 = {
  structure: CSIStorageCapacity,
  applyDefaults: () => void 0,
  check: checkCSIStorageCapacity,
  schema: async () => (await import("./chunk-2TYJ4TXT.js")).CSIStorageCapacity,
  ...renamed("storage.k8s.io/v1alpha1", "storage.k8s.io/v1beta1"),
  protobuf: async () => (await import("./chunk-5IFWP4B2.js")).CSIStorageCapacity
};
var VolumeAttachment2 = {
  structure: VolumeAttachment,
  applyDefaults: defaultVolumeAttachment,
  check: checkVolumeAttachment,
  schema: async () => (await import("./chunk-2TYJ4TXT.js")).VolumeAttachment,
  ...renamed("storage.k8s.io/v1alpha1", "storage.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-5IFWP4B2.js")).VolumeAttachment
};
export {
  CSIStorageCapacity2 as CSIStorageCapacity,
  VolumeAttachment2 as VolumeAttachment
};
