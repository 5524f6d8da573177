// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of scheduling.k8s.io/v1beta1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Gives a name to a pod priority, which decides scheduling order and who may push out whom. Deprecated since 1.14 and removed in 1.22; use scheduling.k8s.io/v1. */
export const PriorityClass: GeneratedCode = {
      structure: structures.PriorityClass,
      applyDefaults: defaults.defaultPriorityClass,
      check: validators.checkPriorityClass,
      schema: async () => (await import('./schemas.js')).PriorityClass,
      ...renamed("scheduling.k8s.io/v1beta1", "scheduling.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).PriorityClass,
    };
