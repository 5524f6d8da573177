// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of authorization.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "../../../runtime/model/converting.js";
import type { VersionCode } from "../../../runtime/model/definition.js";
/** - */
export const LocalSubjectAccessReview: VersionCode = {
      structure: structures.LocalSubjectAccessReview,
      applyDefaults: () => undefined,
      check: validators.checkLocalSubjectAccessReview,
      schema: async () => (await import('./schemas.js')).LocalSubjectAccessReview,
      ...renamed("authorization.k8s.io/v1", "authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).LocalSubjectAccessReview,
    };
/** - */
export const SelfSubjectAccessReview: VersionCode = {
      structure: structures.SelfSubjectAccessReview,
      applyDefaults: () => undefined,
      check: validators.checkSelfSubjectAccessReview,
      schema: async () => (await import('./schemas.js')).SelfSubjectAccessReview,
      ...renamed("authorization.k8s.io/v1", "authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).SelfSubjectAccessReview,
    };
/** - */
export const SelfSubjectRulesReview: VersionCode = {
      structure: structures.SelfSubjectRulesReview,
      applyDefaults: () => undefined,
      check: validators.checkSelfSubjectRulesReview,
      schema: async () => (await import('./schemas.js')).SelfSubjectRulesReview,
      ...renamed("authorization.k8s.io/v1", "authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).SelfSubjectRulesReview,
    };
/** - */
export const SubjectAccessReview: VersionCode = {
      structure: structures.SubjectAccessReview,
      applyDefaults: () => undefined,
      check: validators.checkSubjectAccessReview,
      schema: async () => (await import('./schemas.js')).SubjectAccessReview,
      ...renamed("authorization.k8s.io/v1", "authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).SubjectAccessReview,
    };
