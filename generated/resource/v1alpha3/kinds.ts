// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of resource.k8s.io/v1alpha3. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A kind of device that claims can ask for, set up by those who run the cluster. */
export const DeviceClass: GeneratedCode = {
      structure: structures.DeviceClass,
      applyDefaults: () => undefined,
      check: validators.checkDeviceClass,
      schema: async () => (await import('./schemas.js')).DeviceClass,
      ...converter({ here: "resource.k8s.io/v1alpha3", hub: "resource.k8s.io/v1", mapping: conversions.DeviceClassMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).DeviceClass,
    };
/** Taints devices that its selector means, beside the taints that their drivers tell of. Deprecated since 1.36 and removed in 1.39. */
export const DeviceTaintRule: GeneratedCode = {
      structure: structures.DeviceTaintRule,
      applyDefaults: () => undefined,
      check: validators.checkDeviceTaintRule,
      schema: async () => (await import('./schemas.js')).DeviceTaintRule,
      ...converter({ here: "resource.k8s.io/v1alpha3", hub: "resource.k8s.io/v1beta2", mapping: conversions.DeviceTaintRuleMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).DeviceTaintRule,
    };
/** Where the scheduler and drivers agree on a node for a pod with claims that wait for one. */
export const PodSchedulingContext: GeneratedCode = {
      structure: structures.PodSchedulingContext,
      applyDefaults: () => undefined,
      check: validators.checkPodSchedulingContext,
      schema: async () => (await import('./schemas.js')).PodSchedulingContext,
      ...renamed("resource.k8s.io/v1alpha3", "resource.k8s.io/v1alpha3"),
      protobuf: async () => (await import('./codecs.js')).PodSchedulingContext,
    };
/** Asks for devices, and says which ones were given and who uses them. */
export const ResourceClaim: GeneratedCode = {
      structure: structures.ResourceClaim,
      applyDefaults: defaults.defaultResourceClaim,
      check: validators.checkResourceClaim,
      schema: async () => (await import('./schemas.js')).ResourceClaim,
      ...converter({ here: "resource.k8s.io/v1alpha3", hub: "resource.k8s.io/v1", mapping: conversions.ResourceClaimMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "resourceClaimToHub" }),
      protobuf: async () => (await import('./codecs.js')).ResourceClaim,
    };
/** What claims look like that are made for pods. */
export const ResourceClaimTemplate: GeneratedCode = {
      structure: structures.ResourceClaimTemplate,
      applyDefaults: defaults.defaultResourceClaimTemplate,
      check: validators.checkResourceClaimTemplate,
      schema: async () => (await import('./schemas.js')).ResourceClaimTemplate,
      ...converter({ here: "resource.k8s.io/v1alpha3", hub: "resource.k8s.io/v1", mapping: conversions.ResourceClaimTemplateMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "resourceClaimTemplateToHub" }),
      protobuf: async () => (await import('./codecs.js')).ResourceClaimTemplate,
    };
/** Asks once how much of pools of devices is free; the answer stands in its status. Deprecated since 1.39 and removed in 1.42. */
export const ResourcePoolStatusRequest: GeneratedCode = {
      structure: structures.ResourcePoolStatusRequest,
      applyDefaults: defaults.defaultResourcePoolStatusRequest,
      check: validators.checkResourcePoolStatusRequest,
      rules: async () => (await import('./rules.js')).ResourcePoolStatusRequest,
      schema: async () => (await import('./schemas.js')).ResourcePoolStatusRequest,
      ...renamed("resource.k8s.io/v1alpha3", "resource.k8s.io/v1alpha3"),
      protobuf: async () => (await import('./codecs.js')).ResourcePoolStatusRequest,
    };
/** Devices of one driver that are in one pool, or a part of those. */
export const ResourceSlice: GeneratedCode = {
      structure: structures.ResourceSlice,
      applyDefaults: () => undefined,
      check: validators.checkResourceSlice,
      schema: async () => (await import('./schemas.js')).ResourceSlice,
      ...converter({ here: "resource.k8s.io/v1alpha3", hub: "resource.k8s.io/v1", mapping: conversions.ResourceSliceMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "plainCapacityToHub", finishFromHub: "plainCapacityFromHub" }),
      protobuf: async () => (await import('./codecs.js')).ResourceSlice,
    };
