// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of resource.k8s.io/v1beta2. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A kind of device that claims can ask for, set up by those who run the cluster. Deprecated since 1.36 and removed in 1.39. */
export const DeviceClass: GeneratedCode = {
      structure: structures.DeviceClass,
      applyDefaults: () => undefined,
      check: validators.checkDeviceClass,
      schema: async () => (await import('./schemas.js')).DeviceClass,
      ...renamed("resource.k8s.io/v1beta2", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).DeviceClass,
    };
/** Taints devices that its selector means, beside the taints that their drivers tell of. Deprecated since 1.39 and removed in 1.42. */
export const DeviceTaintRule: GeneratedCode = {
      structure: structures.DeviceTaintRule,
      applyDefaults: () => undefined,
      check: validators.checkDeviceTaintRule,
      rules: async () => (await import('./rules.js')).DeviceTaintRule,
      schema: async () => (await import('./schemas.js')).DeviceTaintRule,
      ...renamed("resource.k8s.io/v1beta2", "resource.k8s.io/v1beta2"),
      protobuf: async () => (await import('./codecs.js')).DeviceTaintRule,
    };
/** Asks for devices, and says which ones were given and who uses them. Deprecated since 1.36 and removed in 1.39. */
export const ResourceClaim: GeneratedCode = {
      structure: structures.ResourceClaim,
      applyDefaults: defaults.defaultResourceClaim,
      check: validators.checkResourceClaim,
      schema: async () => (await import('./schemas.js')).ResourceClaim,
      ...renamed("resource.k8s.io/v1beta2", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaim,
    };
/** What claims look like that are made for pods. Deprecated since 1.36 and removed in 1.39. */
export const ResourceClaimTemplate: GeneratedCode = {
      structure: structures.ResourceClaimTemplate,
      applyDefaults: defaults.defaultResourceClaimTemplate,
      check: validators.checkResourceClaimTemplate,
      schema: async () => (await import('./schemas.js')).ResourceClaimTemplate,
      ...renamed("resource.k8s.io/v1beta2", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaimTemplate,
    };
/** Devices of one driver that are in one pool, or a part of those. Deprecated since 1.36 and removed in 1.39. */
export const ResourceSlice: GeneratedCode = {
      structure: structures.ResourceSlice,
      applyDefaults: () => undefined,
      check: validators.checkResourceSlice,
      schema: async () => (await import('./schemas.js')).ResourceSlice,
      ...renamed("resource.k8s.io/v1beta2", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ResourceSlice,
    };
