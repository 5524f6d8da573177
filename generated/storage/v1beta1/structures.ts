// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of storage.k8s.io/v1beta1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, INT64, QUANTITY, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const CSIDriver: StructStructure = struct("v1beta1.CSIDriver", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", CSIDriverSpec, "+"),
    ], undefined, "storage", true);
export const CSIDriverSpec: StructStructure = struct("v1beta1.CSIDriverSpec", () => [
      field("attachRequired", BOOL, "*", { default: true }),
      field("podInfoOnMount", BOOL, "*", { default: false }),
      field("volumeLifecycleModes", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("storageCapacity", BOOL, "*", { default: false, featureGate: "CSIStorageCapacity", gateOff: false }),
      field("fsGroupPolicy", STRING, "*", { default: "ReadWriteOnceWithFSType" }),
      field("tokenRequests", listOf(TokenRequest), "?", { listType: "atomic" }),
      field("requiresRepublish", BOOL, "*", { default: false }),
      field("seLinuxMount", BOOL, "*", { featureGate: "SELinuxMountReadWriteOncePod", since: "1.25" }),
      field("nodeAllocatableUpdatePeriodSeconds", INT64, "*", { featureGate: "MutableCSINodeAllocatableCount", since: "1.33" }),
      field("serviceAccountTokenInSecrets", BOOL, "*", { featureGate: "CSIServiceAccountTokenSecrets", since: "1.35" }),
      field("preventPodSchedulingIfMissing", BOOL, "*", { featureGate: "VolumeLimitScaling", since: "1.36" }),
    ], undefined, "storage", true);
export const TokenRequest: StructStructure = struct("v1beta1.TokenRequest", () => [
      field("audience", STRING, "+"),
      field("expirationSeconds", INT64, "*"),
    ], undefined, "storage");
export const CSINode: StructStructure = struct("v1beta1.CSINode", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", CSINodeSpec, "+"),
    ], undefined, "storage", true);
export const CSINodeSpec: StructStructure = struct("v1beta1.CSINodeSpec", () => [
      field("drivers", listOf(CSINodeDriver), "+", { patchStrategy: ["merge"], patchMergeKey: "name", changes: { "1.30": { listType: "map", listMapKeys: ["name"] } } }),
    ], undefined, "storage", true);
export const CSINodeDriver: StructStructure = struct("v1beta1.CSINodeDriver", () => [
      field("name", STRING, "+"),
      field("nodeID", STRING, "+"),
      field("topologyKeys", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("allocatable", VolumeNodeResources, "*"),
    ], undefined, "storage", true);
export const VolumeNodeResources: StructStructure = struct("v1beta1.VolumeNodeResources", () => [
      field("count", INT32, "*"),
    ], undefined, "storage");
export const CSIStorageCapacity: StructStructure = struct("v1beta1.CSIStorageCapacity", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("nodeTopology", metaV1.LabelSelector, "*"),
      field("storageClassName", STRING, "+"),
      field("capacity", QUANTITY, "*"),
      field("maximumVolumeSize", QUANTITY, "*"),
    ], undefined, "storage", true);
export const StorageClass: StructStructure = struct("v1beta1.StorageClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("provisioner", STRING, "+"),
      field("parameters", mapOf(STRING), "?"),
      field("reclaimPolicy", STRING, "*", { default: "Delete" }),
      field("mountOptions", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("allowVolumeExpansion", BOOL, "*"),
      field("volumeBindingMode", STRING, "*", { default: "Immediate" }),
      field("allowedTopologies", listOf(coreV1.TopologySelectorTerm), "?", { changes: { "1.22": { listType: "atomic" } } }),
    ], undefined, "storage", true);
export const VolumeAttachment: StructStructure = struct("v1beta1.VolumeAttachment", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", VolumeAttachmentSpec, "+"),
      field("status", VolumeAttachmentStatus, "?"),
    ], undefined, "storage", true);
export const VolumeAttachmentSpec: StructStructure = struct("v1beta1.VolumeAttachmentSpec", () => [
      field("attacher", STRING, "+"),
      field("source", VolumeAttachmentSource, "+"),
      field("nodeName", STRING, "+"),
    ], undefined, "storage", true);
export const VolumeAttachmentSource: StructStructure = struct("v1beta1.VolumeAttachmentSource", () => [
      field("persistentVolumeName", STRING, "*"),
      field("inlineVolumeSpec", coreV1.PersistentVolumeSpec, "*"),
    ], undefined, "storage", true);
export const VolumeAttachmentStatus: StructStructure = struct("v1beta1.VolumeAttachmentStatus", () => [
      field("attached", BOOL, "+"),
      field("attachmentMetadata", mapOf(STRING), "?"),
      field("attachError", VolumeError, "*"),
      field("detachError", VolumeError, "*"),
    ], undefined, "storage", true);
export const VolumeError: StructStructure = struct("v1beta1.VolumeError", () => [
      field("time", TIME, "?"),
      field("message", STRING, "?"),
      field("errorCode", INT32, "*", { featureGate: "MutableCSINodeAllocatableCount", since: "1.33" }),
    ], undefined, "storage", true);
export const VolumeAttributesClass: StructStructure = struct("v1beta1.VolumeAttributesClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("driverName", STRING, "+"),
      field("parameters", mapOf(STRING), "?"),
    ], undefined, "storage", true);
