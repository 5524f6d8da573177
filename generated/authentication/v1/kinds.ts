// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of authentication.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Tells the sender of the request who the server takes it for, after all ways of authentication and impersonation. */
export const SelfSubjectReview: GeneratedCode = {
      structure: structures.SelfSubjectReview,
      applyDefaults: () => undefined,
      check: validators.checkSelfSubjectReview,
      schema: async () => (await import('./schemas.js')).SelfSubjectReview,
      ...renamed("authentication.k8s.io/v1", "authentication.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).SelfSubjectReview,
    };
/** Asks for a time-limited token of a service account; used through its token subresource. */
export const TokenRequest: GeneratedCode = {
      structure: structures.TokenRequest,
      applyDefaults: defaults.defaultTokenRequest,
      check: validators.checkTokenRequest,
      schema: async () => (await import('./schemas.js')).TokenRequest,
      ...renamed("authentication.k8s.io/v1", "authentication.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).TokenRequest,
    };
/** Asks the API server whether a bearer token is valid and whose it is; the answer comes back in status and nothing is stored. */
export const TokenReview: GeneratedCode = {
      structure: structures.TokenReview,
      applyDefaults: () => undefined,
      check: validators.checkTokenReview,
      schema: async () => (await import('./schemas.js')).TokenReview,
      ...renamed("authentication.k8s.io/v1", "authentication.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).TokenReview,
    };
