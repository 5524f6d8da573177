// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of abac.authorization.kubernetes.io/v1beta1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** One line of the ABAC policy file, granting actions to a user or group. */
export const Policy: GeneratedCode = {
      structure: structures.Policy,
      applyDefaults: () => undefined,
      check: validators.checkPolicy,
      schema: async () => (await import('./schemas.js')).Policy,
      ...renamed("abac.authorization.kubernetes.io/v1beta1", "abac.authorization.kubernetes.io/v1beta1"),
      protobuf: async () => undefined,
    };
