// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apiserver.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Settings for admission plugins, read from the file named by --admission-control-config-file. */
export const AdmissionConfiguration: GeneratedCode = {
      structure: structures.AdmissionConfiguration,
      applyDefaults: () => undefined,
      check: validators.checkAdmissionConfiguration,
      schema: async () => (await import('./schemas.js')).AdmissionConfiguration,
      ...renamed("apiserver.k8s.io/v1alpha1", "apiserver.k8s.io/v1alpha1"),
      protobuf: async () => undefined,
    };
/** Says how the API server makes its outgoing connections, for instance through a proxy; read from a file. */
export const EgressSelectorConfiguration: GeneratedCode = {
      structure: structures.EgressSelectorConfiguration,
      applyDefaults: () => undefined,
      check: validators.checkEgressSelectorConfiguration,
      schema: async () => (await import('./schemas.js')).EgressSelectorConfiguration,
      ...renamed("apiserver.k8s.io/v1alpha1", "apiserver.k8s.io/v1alpha1"),
      protobuf: async () => undefined,
    };
