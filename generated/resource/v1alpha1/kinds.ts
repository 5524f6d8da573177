// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of resource.k8s.io/v1alpha1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Where the scheduler and drivers agree on a node for a pod with claims that wait for one. */
export const PodScheduling: GeneratedCode = {
      structure: structures.PodScheduling,
      applyDefaults: () => undefined,
      check: validators.checkPodScheduling,
      schema: async () => (await import('./schemas.js')).PodScheduling,
      ...renamed("resource.k8s.io/v1alpha1", "resource.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).PodScheduling,
    };
/** Asks for devices, and says which ones were given and who uses them. */
export const ResourceClaim: GeneratedCode = {
      structure: structures.ResourceClaim,
      applyDefaults: defaults.defaultResourceClaim,
      check: validators.checkResourceClaim,
      rules: async () => (await import('./rules.js')).ResourceClaim,
      schema: async () => (await import('./schemas.js')).ResourceClaim,
      ...renamed("resource.k8s.io/v1alpha1", "resource.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaim,
    };
/** What claims look like that are made for pods. */
export const ResourceClaimTemplate: GeneratedCode = {
      structure: structures.ResourceClaimTemplate,
      applyDefaults: defaults.defaultResourceClaimTemplate,
      check: validators.checkResourceClaimTemplate,
      rules: async () => (await import('./rules.js')).ResourceClaimTemplate,
      schema: async () => (await import('./schemas.js')).ResourceClaimTemplate,
      ...renamed("resource.k8s.io/v1alpha1", "resource.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).ResourceClaimTemplate,
    };
/** A kind of resource that claims can ask for, and its driver. */
export const ResourceClass: GeneratedCode = {
      structure: structures.ResourceClass,
      applyDefaults: () => undefined,
      check: validators.checkResourceClass,
      schema: async () => (await import('./schemas.js')).ResourceClass,
      ...renamed("resource.k8s.io/v1alpha1", "resource.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).ResourceClass,
    };
