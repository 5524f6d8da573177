// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of autoscaling/v2beta2. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Adjusts the replica count of a workload to follow one or more metrics. Deprecated since 1.23 and removed in 1.26; use autoscaling/v2. */
export const HorizontalPodAutoscaler: GeneratedCode = {
      structure: structures.HorizontalPodAutoscaler,
      applyDefaults: defaults.defaultHorizontalPodAutoscaler,
      check: validators.checkHorizontalPodAutoscaler,
      schema: async () => (await import('./schemas.js')).HorizontalPodAutoscaler,
      ...converter({ here: "autoscaling/v2beta2", hub: "autoscaling/v2", mapping: conversions.HorizontalPodAutoscalerMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).HorizontalPodAutoscaler,
    };
