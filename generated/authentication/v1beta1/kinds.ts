// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of authentication.k8s.io/v1beta1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Tells the sender of the request who the server takes it for, after all ways of authentication and impersonation. Deprecated since 1.30 and removed in 1.33; use authentication.k8s.io/v1. */
export const SelfSubjectReview: GeneratedCode = {
      structure: structures.SelfSubjectReview,
      applyDefaults: () => undefined,
      check: validators.checkSelfSubjectReview,
      schema: async () => (await import('./schemas.js')).SelfSubjectReview,
      ...renamed("authentication.k8s.io/v1beta1", "authentication.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).SelfSubjectReview,
    };
/** Asks the API server whether a bearer token is valid and whose it is; the answer comes back in status and nothing is stored. Deprecated since 1.19 and removed in 1.22; use authentication.k8s.io/v1. */
export const TokenReview: GeneratedCode = {
      structure: structures.TokenReview,
      applyDefaults: () => undefined,
      check: validators.checkTokenReview,
      schema: async () => (await import('./schemas.js')).TokenReview,
      ...renamed("authentication.k8s.io/v1beta1", "authentication.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).TokenReview,
    };
