// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of scheduling.k8s.io/v1alpha2. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A group of pods that are scheduled together. */
export const PodGroup: GeneratedCode = {
      structure: structures.PodGroup,
      applyDefaults: defaults.defaultPodGroup,
      check: validators.checkPodGroup,
      rules: async () => (await import('./rules.js')).PodGroup,
      schema: async () => (await import('./schemas.js')).PodGroup,
      ...renamed("scheduling.k8s.io/v1alpha2", "scheduling.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).PodGroup,
    };
/** Groups of pods that an application consists of, each with how it is scheduled. */
export const Workload: GeneratedCode = {
      structure: structures.Workload,
      applyDefaults: () => undefined,
      check: validators.checkWorkload,
      rules: async () => (await import('./rules.js')).Workload,
      schema: async () => (await import('./schemas.js')).Workload,
      ...renamed("scheduling.k8s.io/v1alpha2", "scheduling.k8s.io/v1alpha2"),
      protobuf: async () => (await import('./codecs.js')).Workload,
    };
