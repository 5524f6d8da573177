// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apiregistration.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Registers one version of an API group, served by this API server or by another behind a Service; named version.group. */
export const APIService: GeneratedCode = {
      structure: structures.APIService,
      applyDefaults: defaults.defaultAPIService,
      check: validators.checkAPIService,
      rules: async () => (await import('./rules.js')).APIService,
      schema: async () => (await import('./schemas.js')).APIService,
      ...renamed("apiregistration.k8s.io/v1", "apiregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).APIService,
    };
