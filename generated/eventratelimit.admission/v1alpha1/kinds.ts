// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of eventratelimit.admission.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Settings for the EventRateLimit admission plugin, which holds back floods of Events. */
export const Configuration: GeneratedCode = {
      structure: structures.Configuration,
      applyDefaults: () => undefined,
      check: validators.checkConfiguration,
      schema: async () => (await import('./schemas.js')).Configuration,
      ...renamed("eventratelimit.admission.k8s.io/v1alpha1", "eventratelimit.admission.k8s.io/v1alpha1"),
      protobuf: async () => undefined,
    };
