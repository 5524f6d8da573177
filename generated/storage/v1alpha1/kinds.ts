// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of storage.k8s.io/v1alpha1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Free capacity of one storage class in one part of the cluster, published by a CSI driver so that the scheduler can heed it. Deprecated since 1.21 and removed in 1.24; use storage.k8s.io/v1beta1. */
export const CSIStorageCapacity: GeneratedCode = {
      structure: structures.CSIStorageCapacity,
      applyDefaults: () => undefined,
      check: validators.checkCSIStorageCapacity,
      schema: async () => (await import('./schemas.js')).CSIStorageCapacity,
      ...renamed("storage.k8s.io/v1alpha1", "storage.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).CSIStorageCapacity,
    };
/** Records the wish to attach a volume to a node, or detach it, and how that went. Deprecated since 1.21 and removed in 1.24; use storage.k8s.io/v1. */
export const VolumeAttachment: GeneratedCode = {
      structure: structures.VolumeAttachment,
      applyDefaults: defaults.defaultVolumeAttachment,
      check: validators.checkVolumeAttachment,
      schema: async () => (await import('./schemas.js')).VolumeAttachment,
      ...renamed("storage.k8s.io/v1alpha1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).VolumeAttachment,
    };
/** Parameters of volumes that can be changed while the volumes are in use. Deprecated since 1.32 and removed in 1.35; use storage.k8s.io/v1. */
export const VolumeAttributesClass: GeneratedCode = {
      structure: structures.VolumeAttributesClass,
      applyDefaults: () => undefined,
      check: validators.checkVolumeAttributesClass,
      schema: async () => (await import('./schemas.js')).VolumeAttributesClass,
      ...renamed("storage.k8s.io/v1alpha1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).VolumeAttributesClass,
    };
