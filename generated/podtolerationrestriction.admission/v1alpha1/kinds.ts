// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of podtolerationrestriction.admission.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Settings for the PodTolerationRestriction admission plugin, used where a namespace has no annotations of its own. */
export const Configuration: GeneratedCode = {
      structure: structures.Configuration,
      applyDefaults: () => undefined,
      check: validators.checkConfiguration,
      schema: async () => (await import('./schemas.js')).Configuration,
      ...renamed("podtolerationrestriction.admission.k8s.io/v1alpha1", "podtolerationrestriction.admission.k8s.io/v1alpha1"),
      protobuf: async () => undefined,
    };
