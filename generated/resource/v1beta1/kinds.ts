// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of resource.k8s.io/v1beta1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A kind of device that claims can ask for, set up by those who run the cluster. Deprecated since 1.35 and removed in 1.38. */
export const DeviceClass: GeneratedCode = {
      structure: structures.DeviceClass,
      applyDefaults: () => undefined,
      check: validators.checkDeviceClass,
      schema: async () => (await import('./schemas.js')).DeviceClass,
      ...renamed("resource.k8s.io/v1beta1", "resource.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).DeviceClass,
    };
/** Asks for devices, and says which ones were given and who uses them. Deprecated since 1.35 and removed in 1.38. */
export const ResourceClaim: GeneratedCode = {
      structure: structures.ResourceClaim,
      applyDefaults: defaults.defaultResourceClaim,
      check: validators.checkResourceClaim,
      schema: async () => (await import('./schemas.js')).ResourceClaim,
      ...converter({ here: "resource.k8s.io/v1beta1", hub: "resource.k8s.io/v1", mapping: conversions.ResourceClaimMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "resourceClaimToHub" }),
      protobuf: async () => (await import('./codecs.js')).ResourceClaim,
    };
/** What claims look like that are made for pods. Deprecated since 1.35 and removed in 1.38. */
export const ResourceClaimTemplate: GeneratedCode = {
      structure: structures.ResourceClaimTemplate,
      applyDefaults: defaults.defaultResourceClaimTemplate,
      check: validators.checkResourceClaimTemplate,
      schema: async () => (await import('./schemas.js')).ResourceClaimTemplate,
      ...converter({ here: "resource.k8s.io/v1beta1", hub: "resource.k8s.io/v1", mapping: conversions.ResourceClaimTemplateMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "resourceClaimTemplateToHub" }),
      protobuf: async () => (await import('./codecs.js')).ResourceClaimTemplate,
    };
/** Devices of one driver that are in one pool, or a part of those. Deprecated since 1.35 and removed in 1.38. */
export const ResourceSlice: GeneratedCode = {
      structure: structures.ResourceSlice,
      applyDefaults: () => undefined,
      check: validators.checkResourceSlice,
      schema: async () => (await import('./schemas.js')).ResourceSlice,
      ...converter({ here: "resource.k8s.io/v1beta1", hub: "resource.k8s.io/v1", mapping: conversions.ResourceSliceMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).ResourceSlice,
    };
