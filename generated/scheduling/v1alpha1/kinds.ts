// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of scheduling.k8s.io/v1alpha1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Gives a name to a pod priority, which decides scheduling order and who may push out whom; scheduling.k8s.io/v1 replaces it. */
export const PriorityClass: GeneratedCode = {
      structure: structures.PriorityClass,
      applyDefaults: defaults.defaultPriorityClass,
      check: validators.checkPriorityClass,
      schema: async () => (await import('./schemas.js')).PriorityClass,
      ...renamed("scheduling.k8s.io/v1alpha1", "scheduling.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).PriorityClass,
    };
/** Groups of pods that the scheduler places by rules for each group. */
export const Workload: GeneratedCode = {
      structure: structures.Workload,
      applyDefaults: () => undefined,
      check: validators.checkWorkload,
      rules: async () => (await import('./rules.js')).Workload,
      schema: async () => (await import('./schemas.js')).Workload,
      ...renamed("scheduling.k8s.io/v1alpha1", "scheduling.k8s.io/v1alpha1"),
      protobuf: async () => (await import('./codecs.js')).Workload,
    };
