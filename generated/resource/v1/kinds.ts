// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of resource.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A kind of device that claims can ask for, set up by those who run the cluster. */
export const DeviceClass: GeneratedCode = {
      structure: structures.DeviceClass,
      applyDefaults: () => undefined,
      check: validators.checkDeviceClass,
      rules: async () => (await import('./rules.js')).DeviceClass,
      schema: async () => (await import('./schemas.js')).DeviceClass,
      ...renamed("resource.k8s.io/v1", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).DeviceClass,
    };
/** Asks for devices, and says which ones were given and who uses them. */
export const ResourceClaim: GeneratedCode = {
      structure: structures.ResourceClaim,
      applyDefaults: defaults.defaultResourceClaim,
      check: validators.checkResourceClaim,
      rules: async () => (await import('./rules.js')).ResourceClaim,
      schema: async () => (await import('./schemas.js')).ResourceClaim,
      ...renamed("resource.k8s.io/v1", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaim,
    };
/** What claims look like that are made for pods. */
export const ResourceClaimTemplate: GeneratedCode = {
      structure: structures.ResourceClaimTemplate,
      applyDefaults: defaults.defaultResourceClaimTemplate,
      check: validators.checkResourceClaimTemplate,
      rules: async () => (await import('./rules.js')).ResourceClaimTemplate,
      schema: async () => (await import('./schemas.js')).ResourceClaimTemplate,
      ...renamed("resource.k8s.io/v1", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaimTemplate,
    };
/** Devices of one driver that are in one pool, or a part of those. */
export const ResourceSlice: GeneratedCode = {
      structure: structures.ResourceSlice,
      applyDefaults: () => undefined,
      check: validators.checkResourceSlice,
      rules: async () => (await import('./rules.js')).ResourceSlice,
      schema: async () => (await import('./schemas.js')).ResourceSlice,
      ...renamed("resource.k8s.io/v1", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ResourceSlice,
    };
