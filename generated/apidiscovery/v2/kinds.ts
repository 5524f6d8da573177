// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of apidiscovery.k8s.io/v2. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** One group and its versions. */
export const APIGroupDiscovery: GeneratedCode = {
      structure: structures.APIGroupDiscovery,
      applyDefaults: () => undefined,
      check: validators.checkAPIGroupDiscovery,
      schema: async () => (await import('./schemas.js')).APIGroupDiscovery,
      ...renamed("apidiscovery.k8s.io/v2", "apidiscovery.k8s.io/v2"),
      protobuf: async () => (await import('./codecs.js')).APIGroupDiscovery,
    };
/** All groups of an API with their versions and resources, in one document. */
export const APIGroupDiscoveryList: GeneratedCode = {
      structure: structures.APIGroupDiscoveryList,
      applyDefaults: () => undefined,
      check: validators.checkAPIGroupDiscoveryList,
      schema: async () => (await import('./schemas.js')).APIGroupDiscoveryList,
      ...renamed("apidiscovery.k8s.io/v2", "apidiscovery.k8s.io/v2"),
      protobuf: async () => (await import('./codecs.js')).APIGroupDiscoveryList,
    };
