// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of autoscaling/v2. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Adjusts the replica count of a workload to follow one or more metrics. */
export const HorizontalPodAutoscaler: GeneratedCode = {
      structure: structures.HorizontalPodAutoscaler,
      applyDefaults: defaults.defaultHorizontalPodAutoscaler,
      check: validators.checkHorizontalPodAutoscaler,
      rules: async () => (await import('./rules.js')).HorizontalPodAutoscaler,
      schema: async () => (await import('./schemas.js')).HorizontalPodAutoscaler,
      ...renamed("autoscaling/v2", "autoscaling/v2"),
      protobuf: async () => (await import('./codecs.js')).HorizontalPodAutoscaler,
    };
