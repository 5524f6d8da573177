// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of pod-security.admission.config.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Settings for the PodSecurity admission plugin, which holds pods to the level of the standards that their namespace asks for. */
export const PodSecurityConfiguration: GeneratedCode = {
      structure: structures.PodSecurityConfiguration,
      applyDefaults: () => undefined,
      check: validators.checkPodSecurityConfiguration,
      schema: async () => (await import('./schemas.js')).PodSecurityConfiguration,
      ...renamed("pod-security.admission.config.k8s.io/v1", "pod-security.admission.config.k8s.io/v1"),
      protobuf: async () => undefined,
    };
