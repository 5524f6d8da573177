// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of storage.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, QUANTITY, STRING, TIME, field, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const CSIStorageCapacity: StructStructure = struct("v1alpha1.CSIStorageCapacity", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("nodeTopology", metaV1.LabelSelector, "*"),
      field("storageClassName", STRING, "+"),
      field("capacity", QUANTITY, "*"),
      field("maximumVolumeSize", QUANTITY, "*"),
    ], undefined, "storage", true);
export const VolumeAttachment: StructStructure = struct("v1alpha1.VolumeAttachment", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", VolumeAttachmentSpec, "+"),
      field("status", VolumeAttachmentStatus, "?"),
    ], undefined, "storage", true);
export const VolumeAttachmentSpec: StructStructure = struct("v1alpha1.VolumeAttachmentSpec", () => [
      field("attacher", STRING, "+"),
      field("source", VolumeAttachmentSource, "+"),
      field("nodeName", STRING, "+"),
    ], undefined, "storage", true);
export const VolumeAttachmentSource: StructStructure = struct("v1alpha1.VolumeAttachmentSource", () => [
      field("persistentVolumeName", STRING, "*"),
      field("inlineVolumeSpec", coreV1.PersistentVolumeSpec, "*"),
    ], undefined, "storage", true);
export const VolumeAttachmentStatus: StructStructure = struct("v1alpha1.VolumeAttachmentStatus", () => [
      field("attached", BOOL, "+"),
      field("attachmentMetadata", mapOf(STRING), "?"),
      field("attachError", VolumeError, "*"),
      field("detachError", VolumeError, "*"),
    ], undefined, "storage", true);
export const VolumeError: StructStructure = struct("v1alpha1.VolumeError", () => [
      field("time", TIME, "?"),
      field("message", STRING, "?"),
      field("errorCode", INT32, "*", { featureGate: "MutableCSINodeAllocatableCount", since: "1.33" }),
    ], undefined, "storage", true);
export const VolumeAttributesClass: StructStructure = struct("v1alpha1.VolumeAttributesClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("driverName", STRING, "+"),
      field("parameters", mapOf(STRING), "?"),
    ], undefined, "storage", true);
