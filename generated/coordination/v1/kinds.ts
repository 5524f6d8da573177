// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of coordination.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A claim that must be renewed to stay valid; used for leader election and as a sign of life of nodes. */
export const Lease: GeneratedCode = {
      structure: structures.Lease,
      applyDefaults: () => undefined,
      check: validators.checkLease,
      rules: async () => (await import('./rules.js')).Lease,
      schema: async () => (await import('./schemas.js')).Lease,
      ...renamed("coordination.k8s.io/v1", "coordination.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).Lease,
    };
