// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of discovery.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** One portion of the network endpoints behind a Service; the Service's slices together make up the full set. */
export const EndpointSlice: GeneratedCode = {
      structure: structures.EndpointSlice,
      applyDefaults: defaults.defaultEndpointSlice,
      check: validators.checkEndpointSlice,
      rules: async () => (await import('./rules.js')).EndpointSlice,
      schema: async () => (await import('./schemas.js')).EndpointSlice,
      ...renamed("discovery.k8s.io/v1", "discovery.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).EndpointSlice,
    };
