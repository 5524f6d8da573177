// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of storage.k8s.io/v1beta1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Tells the cluster how to deal with a CSI storage driver; named as the driver itself. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
export const CSIDriver: GeneratedCode = {
      structure: structures.CSIDriver,
      applyDefaults: defaults.defaultCSIDriver,
      check: validators.checkCSIDriver,
      schema: async () => (await import('./schemas.js')).CSIDriver,
      ...renamed("storage.k8s.io/v1beta1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CSIDriver,
    };
/** Lists the CSI drivers that run on a node; created by the kubelet and named as the node. Deprecated since 1.17 and removed in 1.22; use storage.k8s.io/v1. */
export const CSINode: GeneratedCode = {
      structure: structures.CSINode,
      applyDefaults: () => undefined,
      check: validators.checkCSINode,
      schema: async () => (await import('./schemas.js')).CSINode,
      ...renamed("storage.k8s.io/v1beta1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CSINode,
    };
/** Free capacity of one storage class in one part of the cluster, published by a CSI driver so that the scheduler can heed it. Deprecated since 1.24 and removed in 1.27; use storage.k8s.io/v1. */
export const CSIStorageCapacity: GeneratedCode = {
      structure: structures.CSIStorageCapacity,
      applyDefaults: () => undefined,
      check: validators.checkCSIStorageCapacity,
      rules: async () => (await import('./rules.js')).CSIStorageCapacity,
      schema: async () => (await import('./schemas.js')).CSIStorageCapacity,
      ...renamed("storage.k8s.io/v1beta1", "storage.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).CSIStorageCapacity,
    };
/** A kind of storage that claims ask for by name; provisioner, parameters, reclaim policy and binding mode are fixed once created. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
export const StorageClass: GeneratedCode = {
      structure: structures.StorageClass,
      applyDefaults: defaults.defaultStorageClass,
      check: validators.checkStorageClass,
      rules: async () => (await import('./rules.js')).StorageClass,
      schema: async () => (await import('./schemas.js')).StorageClass,
      ...renamed("storage.k8s.io/v1beta1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).StorageClass,
    };
/** Records the wish to attach a volume to a node, or detach it, and how that went. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
export const VolumeAttachment: GeneratedCode = {
      structure: structures.VolumeAttachment,
      applyDefaults: defaults.defaultVolumeAttachment,
      check: validators.checkVolumeAttachment,
      schema: async () => (await import('./schemas.js')).VolumeAttachment,
      ...renamed("storage.k8s.io/v1beta1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).VolumeAttachment,
    };
/** Parameters of volumes that can be changed while the volumes are in use. Deprecated since 1.34 and removed in 1.37; use storage.k8s.io/v1. */
export const VolumeAttributesClass: GeneratedCode = {
      structure: structures.VolumeAttributesClass,
      applyDefaults: () => undefined,
      check: validators.checkVolumeAttributesClass,
      schema: async () => (await import('./schemas.js')).VolumeAttributesClass,
      ...renamed("storage.k8s.io/v1beta1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).VolumeAttributesClass,
    };
