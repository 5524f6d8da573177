// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of resource.k8s.io/v1alpha2. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Where the scheduler and drivers agree on a node for a pod with claims that wait for one. */
export const PodSchedulingContext: GeneratedCode = {
      structure: structures.PodSchedulingContext,
      applyDefaults: () => undefined,
      check: validators.checkPodSchedulingContext,
      schema: async () => (await import('./schemas.js')).PodSchedulingContext,
      ...renamed("resource.k8s.io/v1alpha2", "resource.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).PodSchedulingContext,
    };
/** Asks for devices, and says which ones were given and who uses them. */
export const ResourceClaim: GeneratedCode = {
      structure: structures.ResourceClaim,
      applyDefaults: defaults.defaultResourceClaim,
      check: validators.checkResourceClaim,
      rules: async () => (await import('./rules.js')).ResourceClaim,
      schema: async () => (await import('./schemas.js')).ResourceClaim,
      ...renamed("resource.k8s.io/v1alpha2", "resource.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaim,
    };
/** Settings of a claim that the scheduler understands. */
export const ResourceClaimParameters: GeneratedCode = {
      structure: structures.ResourceClaimParameters,
      applyDefaults: () => undefined,
      check: validators.checkResourceClaimParameters,
      schema: async () => (await import('./schemas.js')).ResourceClaimParameters,
      ...renamed("resource.k8s.io/v1alpha2", "resource.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaimParameters,
    };
/** What claims look like that are made for pods. */
export const ResourceClaimTemplate: GeneratedCode = {
      structure: structures.ResourceClaimTemplate,
      applyDefaults: defaults.defaultResourceClaimTemplate,
      check: validators.checkResourceClaimTemplate,
      rules: async () => (await import('./rules.js')).ResourceClaimTemplate,
      schema: async () => (await import('./schemas.js')).ResourceClaimTemplate,
      ...renamed("resource.k8s.io/v1alpha2", "resource.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaimTemplate,
    };
/** A kind of resource that claims can ask for, and its driver. */
export const ResourceClass: GeneratedCode = {
      structure: structures.ResourceClass,
      applyDefaults: () => undefined,
      check: validators.checkResourceClass,
      schema: async () => (await import('./schemas.js')).ResourceClass,
      ...renamed("resource.k8s.io/v1alpha2", "resource.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).ResourceClass,
    };
/** Settings of a class that the scheduler understands. */
export const ResourceClassParameters: GeneratedCode = {
      structure: structures.ResourceClassParameters,
      applyDefaults: () => undefined,
      check: validators.checkResourceClassParameters,
      schema: async () => (await import('./schemas.js')).ResourceClassParameters,
      ...renamed("resource.k8s.io/v1alpha2", "resource.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).ResourceClassParameters,
    };
/** Devices of one driver that are in one pool, or a part of those. */
export const ResourceSlice: GeneratedCode = {
      structure: structures.ResourceSlice,
      applyDefaults: () => undefined,
      check: validators.checkResourceSlice,
      schema: async () => (await import('./schemas.js')).ResourceSlice,
      ...renamed("resource.k8s.io/v1alpha2", "resource.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).ResourceSlice,
    };
