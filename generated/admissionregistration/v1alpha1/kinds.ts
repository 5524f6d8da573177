// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of admissionregistration.k8s.io/v1alpha1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Changes in CEL that are made to objects of requests, where a binding puts them in force. Deprecated since 1.35 and removed in 1.38. */
export const MutatingAdmissionPolicy: GeneratedCode = {
      structure: structures.MutatingAdmissionPolicy,
      applyDefaults: defaults.defaultMutatingAdmissionPolicy,
      check: validators.checkMutatingAdmissionPolicy,
      rules: async () => (await import('./rules.js')).MutatingAdmissionPolicy,
      schema: async () => (await import('./schemas.js')).MutatingAdmissionPolicy,
      ...renamed("admissionregistration.k8s.io/v1alpha1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).MutatingAdmissionPolicy,
    };
/** Puts a policy in force, with its parameters. Deprecated since 1.35 and removed in 1.38. */
export const MutatingAdmissionPolicyBinding: GeneratedCode = {
      structure: structures.MutatingAdmissionPolicyBinding,
      applyDefaults: defaults.defaultMutatingAdmissionPolicyBinding,
      check: validators.checkMutatingAdmissionPolicyBinding,
      rules: async () => (await import('./rules.js')).MutatingAdmissionPolicyBinding,
      schema: async () => (await import('./schemas.js')).MutatingAdmissionPolicyBinding,
      ...renamed("admissionregistration.k8s.io/v1alpha1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).MutatingAdmissionPolicyBinding,
    };
/** Rules in CEL that requests must keep, where a binding puts them in force. Deprecated since 1.29 and removed in 1.32. */
export const ValidatingAdmissionPolicy: GeneratedCode = {
      structure: structures.ValidatingAdmissionPolicy,
      applyDefaults: defaults.defaultValidatingAdmissionPolicy,
      check: validators.checkValidatingAdmissionPolicy,
      rules: async () => (await import('./rules.js')).ValidatingAdmissionPolicy,
      schema: async () => (await import('./schemas.js')).ValidatingAdmissionPolicy,
      ...renamed("admissionregistration.k8s.io/v1alpha1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ValidatingAdmissionPolicy,
    };
/** Puts a policy in force, with its parameters. Deprecated since 1.29 and removed in 1.32. */
export const ValidatingAdmissionPolicyBinding: GeneratedCode = {
      structure: structures.ValidatingAdmissionPolicyBinding,
      applyDefaults: defaults.defaultValidatingAdmissionPolicyBinding,
      check: validators.checkValidatingAdmissionPolicyBinding,
      rules: async () => (await import('./rules.js')).ValidatingAdmissionPolicyBinding,
      schema: async () => (await import('./schemas.js')).ValidatingAdmissionPolicyBinding,
      ...renamed("admissionregistration.k8s.io/v1alpha1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ValidatingAdmissionPolicyBinding,
    };
