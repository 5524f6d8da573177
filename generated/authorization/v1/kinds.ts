// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of authorization.k8s.io/v1. */

import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Asks whether a user may do something in one namespace, so that the right to ask can be granted per namespace. */
export const LocalSubjectAccessReview: GeneratedCode = {
      structure: structures.LocalSubjectAccessReview,
      applyDefaults: () => undefined,
      check: validators.checkLocalSubjectAccessReview,
      schema: async () => (await import('./schemas.js')).LocalSubjectAccessReview,
      ...renamed("authorization.k8s.io/v1", "authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).LocalSubjectAccessReview,
    };
/** Asks whether the sender of this request may do something, as kubectl auth can-i does. */
export const SelfSubjectAccessReview: GeneratedCode = {
      structure: structures.SelfSubjectAccessReview,
      applyDefaults: () => undefined,
      check: validators.checkSelfSubjectAccessReview,
      schema: async () => (await import('./schemas.js')).SelfSubjectAccessReview,
      ...renamed("authorization.k8s.io/v1", "authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).SelfSubjectAccessReview,
    };
/** Lists what the sender may do in a namespace; meant for showing or hiding controls, not for deciding access. */
export const SelfSubjectRulesReview: GeneratedCode = {
      structure: structures.SelfSubjectRulesReview,
      applyDefaults: () => undefined,
      check: validators.checkSelfSubjectRulesReview,
      schema: async () => (await import('./schemas.js')).SelfSubjectRulesReview,
      ...renamed("authorization.k8s.io/v1", "authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).SelfSubjectRulesReview,
    };
/** Asks whether some user or group may do something; the answer comes back in status and nothing is stored. */
export const SubjectAccessReview: GeneratedCode = {
      structure: structures.SubjectAccessReview,
      applyDefaults: () => undefined,
      check: validators.checkSubjectAccessReview,
      schema: async () => (await import('./schemas.js')).SubjectAccessReview,
      ...renamed("authorization.k8s.io/v1", "authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).SubjectAccessReview,
    };
