// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of resource.k8s.io/v1alpha3. */

import * as conversions from "./conversions.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Taints devices that its selector means, beside the taints that their drivers tell of. Deprecated since 1.36 and removed in 1.39. */
export const DeviceTaintRule: GeneratedCode = {
      structure: structures.DeviceTaintRule,
      applyDefaults: () => undefined,
      check: validators.checkDeviceTaintRule,
      schema: async () => (await import('./schemas.js')).DeviceTaintRule,
      ...converter({ here: "resource.k8s.io/v1alpha3", hub: "resource.k8s.io/v1beta2", mapping: conversions.DeviceTaintRuleMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).DeviceTaintRule,
    };
