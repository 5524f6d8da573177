// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of events.k8s.io/v1beta1. */

import * as conversions from "./conversions.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Reports something that happened to an object; kept for a limited time only, and meant for people rather than programs. Deprecated since 1.22 and removed in 1.25. */
export const Event: GeneratedCode = {
      structure: structures.Event,
      applyDefaults: () => undefined,
      check: validators.checkEvent,
      schema: async () => (await import('./schemas.js')).Event,
      ...converter({ here: "events.k8s.io/v1beta1", hub: "v1", mapping: conversions.EventMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).Event,
    };
