// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of flowcontrol.apiserver.k8s.io/v1beta3. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Sorts incoming API requests into a flow and assigns them to a priority level, so that heavy clients cannot crowd out others. Deprecated since 1.29 and removed in 1.32; use flowcontrol.apiserver.k8s.io/v1. */
export const FlowSchema: GeneratedCode = {
      structure: structures.FlowSchema,
      applyDefaults: defaults.defaultFlowSchema,
      check: validators.checkFlowSchema,
      schema: async () => (await import('./schemas.js')).FlowSchema,
      ...renamed("flowcontrol.apiserver.k8s.io/v1beta3", "flowcontrol.apiserver.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).FlowSchema,
    };
/** Limits how many requests of one importance class the API server handles at once, and what happens to the rest. Deprecated since 1.29 and removed in 1.32; use flowcontrol.apiserver.k8s.io/v1. */
export const PriorityLevelConfiguration: GeneratedCode = {
      structure: structures.PriorityLevelConfiguration,
      applyDefaults: defaults.defaultPriorityLevelConfiguration,
      check: validators.checkPriorityLevelConfiguration,
      schema: async () => (await import('./schemas.js')).PriorityLevelConfiguration,
      ...converter({ here: "flowcontrol.apiserver.k8s.io/v1beta3", hub: "flowcontrol.apiserver.k8s.io/v1beta1", mapping: conversions.PriorityLevelConfigurationMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "levelBeta3ToHub", finishFromHub: "levelBeta3FromHub" }),
      protobuf: async () => (await import('./codecs.js')).PriorityLevelConfiguration,
    };
