// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of admissionregistration.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Changes in CEL that are made to objects of requests, where a binding puts them in force. */
export const MutatingAdmissionPolicy: GeneratedCode = {
      structure: structures.MutatingAdmissionPolicy,
      applyDefaults: defaults.defaultMutatingAdmissionPolicy,
      check: validators.checkMutatingAdmissionPolicy,
      rules: async () => (await import('./rules.js')).MutatingAdmissionPolicy,
      schema: async () => (await import('./schemas.js')).MutatingAdmissionPolicy,
      ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).MutatingAdmissionPolicy,
    };
/** Puts a policy in force, with its parameters. */
export const MutatingAdmissionPolicyBinding: GeneratedCode = {
      structure: structures.MutatingAdmissionPolicyBinding,
      applyDefaults: defaults.defaultMutatingAdmissionPolicyBinding,
      check: validators.checkMutatingAdmissionPolicyBinding,
      rules: async () => (await import('./rules.js')).MutatingAdmissionPolicyBinding,
      schema: async () => (await import('./schemas.js')).MutatingAdmissionPolicyBinding,
      ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).MutatingAdmissionPolicyBinding,
    };
/** Registers webhooks that may change objects as well as refuse requests, before validation takes place. */
export const MutatingWebhookConfiguration: GeneratedCode = {
      structure: structures.MutatingWebhookConfiguration,
      applyDefaults: defaults.defaultMutatingWebhookConfiguration,
      check: validators.checkMutatingWebhookConfiguration,
      rules: async () => (await import('./rules.js')).MutatingWebhookConfiguration,
      schema: async () => (await import('./schemas.js')).MutatingWebhookConfiguration,
      ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).MutatingWebhookConfiguration,
    };
/** Rules in CEL that requests must keep, where a binding puts them in force. */
export const ValidatingAdmissionPolicy: GeneratedCode = {
      structure: structures.ValidatingAdmissionPolicy,
      applyDefaults: defaults.defaultValidatingAdmissionPolicy,
      check: validators.checkValidatingAdmissionPolicy,
      rules: async () => (await import('./rules.js')).ValidatingAdmissionPolicy,
      schema: async () => (await import('./schemas.js')).ValidatingAdmissionPolicy,
      ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ValidatingAdmissionPolicy,
    };
/** Puts a policy in force, with its parameters. */
export const ValidatingAdmissionPolicyBinding: GeneratedCode = {
      structure: structures.ValidatingAdmissionPolicyBinding,
      applyDefaults: defaults.defaultValidatingAdmissionPolicyBinding,
      check: validators.checkValidatingAdmissionPolicyBinding,
      rules: async () => (await import('./rules.js')).ValidatingAdmissionPolicyBinding,
      schema: async () => (await import('./schemas.js')).ValidatingAdmissionPolicyBinding,
      ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ValidatingAdmissionPolicyBinding,
    };
/** Registers webhooks that may accept or refuse requests but not change them. */
export const ValidatingWebhookConfiguration: GeneratedCode = {
      structure: structures.ValidatingWebhookConfiguration,
      applyDefaults: defaults.defaultValidatingWebhookConfiguration,
      check: validators.checkValidatingWebhookConfiguration,
      rules: async () => (await import('./rules.js')).ValidatingWebhookConfiguration,
      schema: async () => (await import('./schemas.js')).ValidatingWebhookConfiguration,
      ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ValidatingWebhookConfiguration,
    };
