// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of node.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Names a container runtime set-up that pods can ask for with runtimeClassName. */
export const RuntimeClass: GeneratedCode = {
      structure: structures.RuntimeClass,
      applyDefaults: () => undefined,
      check: validators.checkRuntimeClass,
      rules: async () => (await import('./rules.js')).RuntimeClass,
      schema: async () => (await import('./schemas.js')).RuntimeClass,
      ...renamed("node.k8s.io/v1", "node.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).RuntimeClass,
    };
