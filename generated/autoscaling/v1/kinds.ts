// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of autoscaling/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Adjusts the replica count of a workload to follow its load. */
export const HorizontalPodAutoscaler: GeneratedCode = {
      structure: structures.HorizontalPodAutoscaler,
      applyDefaults: defaults.defaultHorizontalPodAutoscaler,
      check: validators.checkHorizontalPodAutoscaler,
      schema: async () => (await import('./schemas.js')).HorizontalPodAutoscaler,
      ...converter({ here: "autoscaling/v1", hub: "autoscaling/v2", mapping: {}, annotation: "conversion.kubernetes.io/kept", finishToHub: "autoscalerV1ToHub", finishFromHub: "autoscalerV1FromHub" }),
      protobuf: async () => (await import('./codecs.js')).HorizontalPodAutoscaler,
    };
/** Common view of any workload's replica count, read and written through its scale subresource. */
export const Scale: GeneratedCode = {
      structure: structures.Scale,
      applyDefaults: () => undefined,
      check: validators.checkScale,
      schema: async () => (await import('./schemas.js')).Scale,
      ...renamed("autoscaling/v1", "autoscaling/v1"),
      protobuf: async () => (await import('./codecs.js')).Scale,
    };
