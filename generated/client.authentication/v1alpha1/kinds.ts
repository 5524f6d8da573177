// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of client.authentication.k8s.io/v1alpha1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Exchanged between a client and its credential plugin: the client sends spec, and the plugin prints back status. */
export const ExecCredential: GeneratedCode = {
      structure: structures.ExecCredential,
      applyDefaults: () => undefined,
      check: validators.checkExecCredential,
      schema: async () => (await import('./schemas.js')).ExecCredential,
      ...renamed("client.authentication.k8s.io/v1alpha1", "client.authentication.k8s.io/v1alpha1"),
      protobuf: async () => undefined,
    };
