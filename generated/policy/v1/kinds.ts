// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of policy/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Asks for a pod to be deleted unless a disruption budget forbids it; sent to the pod's eviction subresource. */
export const Eviction: GeneratedCode = {
      structure: structures.Eviction,
      applyDefaults: () => undefined,
      check: validators.checkEviction,
      schema: async () => (await import('./schemas.js')).Eviction,
      ...renamed("policy/v1", "policy/v1"),
      protobuf: async () => (await import('./codecs.js')).Eviction,
    };
/** Limits how many pods of an application may be evicted at the same time, for instance while nodes are drained. */
export const PodDisruptionBudget: GeneratedCode = {
      structure: structures.PodDisruptionBudget,
      applyDefaults: () => undefined,
      check: validators.checkPodDisruptionBudget,
      rules: async () => (await import('./rules.js')).PodDisruptionBudget,
      schema: async () => (await import('./schemas.js')).PodDisruptionBudget,
      ...renamed("policy/v1", "policy/v1"),
      protobuf: async () => (await import('./codecs.js')).PodDisruptionBudget,
    };
