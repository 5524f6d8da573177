// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of storage.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "../../../runtime/model/converting.js";
import type { VersionCode } from "../../../runtime/model/definition.js";
/** - */
export const CSIDriver: VersionCode = {
      structure: structures.CSIDriver,
      applyDefaults: defaults.defaultCSIDriver,
      check: validators.checkCSIDriver,
      schema: async () => (await import('./schemas.js')).CSIDriver,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CSIDriver,
    };
/** - */
export const CSINode: VersionCode = {
      structure: structures.CSINode,
      applyDefaults: () => undefined,
      check: validators.checkCSINode,
      schema: async () => (await import('./schemas.js')).CSINode,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).CSINode,
    };
/** - */
export const StorageClass: VersionCode = {
      structure: structures.StorageClass,
      applyDefaults: defaults.defaultStorageClass,
      check: validators.checkStorageClass,
      schema: async () => (await import('./schemas.js')).StorageClass,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).StorageClass,
    };
/** - */
export const VolumeAttachment: VersionCode = {
      structure: structures.VolumeAttachment,
      applyDefaults: defaults.defaultVolumeAttachment,
      check: validators.checkVolumeAttachment,
      schema: async () => (await import('./schemas.js')).VolumeAttachment,
      ...renamed("storage.k8s.io/v1", "storage.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).VolumeAttachment,
    };
