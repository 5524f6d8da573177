// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of autoscaling/v2beta1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Adjusts the replica count of a workload to follow one or more metrics. Deprecated since 1.22 and removed in 1.25; use autoscaling/v2. */
export const HorizontalPodAutoscaler: GeneratedCode = {
      structure: structures.HorizontalPodAutoscaler,
      applyDefaults: defaults.defaultHorizontalPodAutoscaler,
      check: validators.checkHorizontalPodAutoscaler,
      schema: async () => (await import('./schemas.js')).HorizontalPodAutoscaler,
      ...converter({ here: "autoscaling/v2beta1", hub: "autoscaling/v2", mapping: {}, annotation: "conversion.kubernetes.io/kept", finishToHub: "autoscalerV2beta1ToHub", finishFromHub: "autoscalerV2beta1FromHub" }),
      protobuf: async () => (await import('./codecs.js')).HorizontalPodAutoscaler,
    };
