// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of policy/v1beta1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Asks for a pod to be deleted unless a disruption budget forbids it; sent to the pod's eviction subresource. Deprecated since 1.22 and removed in 1.25. */
export const Eviction: GeneratedCode = {
      structure: structures.Eviction,
      applyDefaults: () => undefined,
      check: validators.checkEviction,
      schema: async () => (await import('./schemas.js')).Eviction,
      ...renamed("policy/v1beta1", "policy/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).Eviction,
    };
/** Limits how many pods of an application may be evicted at the same time, for instance while nodes are drained. Deprecated since 1.21 and removed in 1.25; use policy/v1. */
export const PodDisruptionBudget: GeneratedCode = {
      structure: structures.PodDisruptionBudget,
      applyDefaults: () => undefined,
      check: validators.checkPodDisruptionBudget,
      schema: async () => (await import('./schemas.js')).PodDisruptionBudget,
      ...converter({ here: "policy/v1beta1", hub: "policy/v1", mapping: {}, annotation: "conversion.kubernetes.io/kept", finishToHub: "disruptionBudgetToHub", finishFromHub: "disruptionBudgetFromHub" }),
      protobuf: async () => (await import('./codecs.js')).PodDisruptionBudget,
    };
/** Restricts what pods may ask for concerning security. Deprecated since 1.21 and removed in 1.25. */
export const PodSecurityPolicy: GeneratedCode = {
      structure: structures.PodSecurityPolicy,
      applyDefaults: defaults.defaultPodSecurityPolicy,
      check: validators.checkPodSecurityPolicy,
      schema: async () => (await import('./schemas.js')).PodSecurityPolicy,
      ...renamed("policy/v1beta1", "policy/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).PodSecurityPolicy,
    };
