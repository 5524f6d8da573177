// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of storage.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Tells the cluster how to deal with a CSI storage driver; named as the driver itself. */
export const CSIDriver: GeneratedCode = {
      structure: structures.CSIDriver,
      applyDefaults: defaults.defaultCSIDriver,
      check: validators.checkCSIDriver,
      rules: async () => (await import('./rules.js')).CSIDriver,
      schema: async () => (await import('./schemas.js')).CSIDriver,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CSIDriver,
    };
/** Lists the CSI drivers that run on a node; created by the kubelet and named as the node. */
export const CSINode: GeneratedCode = {
      structure: structures.CSINode,
      applyDefaults: () => undefined,
      check: validators.checkCSINode,
      rules: async () => (await import('./rules.js')).CSINode,
      schema: async () => (await import('./schemas.js')).CSINode,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CSINode,
    };
/** How much storage of a class a driver can still provide in one part of the cluster. */
export const CSIStorageCapacity: GeneratedCode = {
      structure: structures.CSIStorageCapacity,
      applyDefaults: () => undefined,
      check: validators.checkCSIStorageCapacity,
      schema: async () => (await import('./schemas.js')).CSIStorageCapacity,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).CSIStorageCapacity,
    };
/** A kind of storage that claims ask for by name; provisioner, parameters, reclaim policy and binding mode are fixed once created. */
export const StorageClass: GeneratedCode = {
      structure: structures.StorageClass,
      applyDefaults: defaults.defaultStorageClass,
      check: validators.checkStorageClass,
      rules: async () => (await import('./rules.js')).StorageClass,
      schema: async () => (await import('./schemas.js')).StorageClass,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).StorageClass,
    };
/** Records the wish to attach a volume to a node, or detach it, and how that went. */
export const VolumeAttachment: GeneratedCode = {
      structure: structures.VolumeAttachment,
      applyDefaults: defaults.defaultVolumeAttachment,
      check: validators.checkVolumeAttachment,
      rules: async () => (await import('./rules.js')).VolumeAttachment,
      schema: async () => (await import('./schemas.js')).VolumeAttachment,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).VolumeAttachment,
    };
/** Parameters of volumes that can be changed while the volumes are in use. */
export const VolumeAttributesClass: GeneratedCode = {
      structure: structures.VolumeAttributesClass,
      applyDefaults: () => undefined,
      check: validators.checkVolumeAttributesClass,
      rules: async () => (await import('./rules.js')).VolumeAttributesClass,
      schema: async () => (await import('./schemas.js')).VolumeAttributesClass,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).VolumeAttributesClass,
    };
