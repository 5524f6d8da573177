// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apiserver.k8s.io/v1beta1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Says how the API server makes its outgoing connections, for instance through a proxy; read from a file. */
export const EgressSelectorConfiguration: GeneratedCode = {
      structure: structures.EgressSelectorConfiguration,
      applyDefaults: () => undefined,
      check: validators.checkEgressSelectorConfiguration,
      schema: async () => (await import('./schemas.js')).EgressSelectorConfiguration,
      ...renamed("apiserver.k8s.io/v1beta1", "apiserver.k8s.io/v1beta1"),
      protobuf: async () => undefined,
    };
