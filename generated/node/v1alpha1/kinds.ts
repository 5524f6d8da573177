// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of node.k8s.io/v1alpha1. */

import * as conversions from "./conversions.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Names a container runtime set-up that pods can ask for with runtimeClassName. */
export const RuntimeClass: GeneratedCode = {
      structure: structures.RuntimeClass,
      applyDefaults: () => undefined,
      check: validators.checkRuntimeClass,
      schema: async () => (await import('./schemas.js')).RuntimeClass,
      ...converter({ here: "node.k8s.io/v1alpha1", hub: "node.k8s.io/v1", mapping: conversions.RuntimeClassMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).RuntimeClass,
    };
