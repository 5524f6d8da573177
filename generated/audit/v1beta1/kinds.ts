// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of audit.k8s.io/v1beta1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** One record in the audit log: who asked the API server for what, and with what result; audit.k8s.io/v1 replaces it. */
export const Event: GeneratedCode = {
      structure: structures.Event,
      applyDefaults: () => undefined,
      check: validators.checkEvent,
      schema: async () => (await import('./schemas.js')).Event,
      ...renamed("audit.k8s.io/v1beta1", "audit.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).Event,
    };
/** Rules for what the API server records in its audit log, read from a file; audit.k8s.io/v1 replaces it. */
export const Policy: GeneratedCode = {
      structure: structures.Policy,
      applyDefaults: () => undefined,
      check: validators.checkPolicy,
      schema: async () => (await import('./schemas.js')).Policy,
      ...renamed("audit.k8s.io/v1beta1", "audit.k8s.io/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).Policy,
    };
