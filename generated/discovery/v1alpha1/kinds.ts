// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of discovery.k8s.io/v1alpha1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** One portion of the network endpoints behind a Service; the Service's slices together make up the full set. */
export const EndpointSlice: GeneratedCode = {
      structure: structures.EndpointSlice,
      applyDefaults: defaults.defaultEndpointSlice,
      check: validators.checkEndpointSlice,
      schema: async () => (await import('./schemas.js')).EndpointSlice,
      ...converter({ here: "discovery.k8s.io/v1alpha1", hub: "discovery.k8s.io/v1", mapping: conversions.EndpointSliceMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "endpointSliceToHub", finishFromHub: "endpointSliceFromHub" }),
      protobuf: async () => (await import('./codecs.js')).EndpointSlice,
    };
