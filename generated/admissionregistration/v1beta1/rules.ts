// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of admissionregistration.k8s.io/v1beta1 that look beyond single values. */

import * as admissionregistrationV1 from "../v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "admissionregistration/v1beta1.MutatingAdmissionPolicy": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1beta1.MutatingAdmissionPolicySpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1beta1.MutatingAdmissionPolicySpec": { between: true, properties: {
        matchConstraints: {"anyOf":[{"$ref":"admissionregistration/v1beta1.MatchResources"},{"type":"null"}]},
      } },
      "admissionregistration/v1beta1.MutatingAdmissionPolicyBinding": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1beta1.MutatingAdmissionPolicyBindingSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1beta1.MutatingAdmissionPolicyBindingSpec": { between: true, properties: {
        matchResources: {"anyOf":[{"$ref":"admissionregistration/v1beta1.MatchResources"},{"type":"null"}]},
      } },
      "admissionregistration/v1beta1.MutatingWebhookConfiguration": { between: true, properties: {
        webhooks: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1beta1.MutatingWebhook"}},{"type":"null"}]},
      } },
      "admissionregistration/v1beta1.MutatingWebhook": { between: true, properties: {
        rules: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.RuleWithOperations"}},{"type":"null"}]},
      } },
      "admissionregistration/v1beta1.ValidatingAdmissionPolicy": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1beta1.ValidatingAdmissionPolicySpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1beta1.ValidatingAdmissionPolicySpec": { between: true, properties: {
        matchConstraints: {"anyOf":[{"$ref":"admissionregistration/v1beta1.MatchResources"},{"type":"null"}]},
      } },
      "admissionregistration/v1beta1.MatchResources": { between: true, properties: {
        resourceRules: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1beta1.NamedRuleWithOperations"}},{"type":"null"}]},
        excludeResourceRules: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1beta1.NamedRuleWithOperations"}},{"type":"null"}]},
      } },
      "admissionregistration/v1beta1.NamedRuleWithOperations": { between: true, properties: {
        operations: {"anyOf":[{"type":"array","items":{"enum":["*","CONNECT","CREATE","DELETE","UPDATE"]},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other operations"}},
        apiGroups: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API groups"}},
        apiVersions: {"anyOf":[{"type":"array","items":{"type":"string","minLength":1},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API versions"}},
      } },
      "admissionregistration/v1beta1.ValidatingAdmissionPolicyBinding": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1beta1.ValidatingAdmissionPolicyBindingSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1beta1.ValidatingAdmissionPolicyBindingSpec": { between: true, properties: {
        matchResources: {"anyOf":[{"$ref":"admissionregistration/v1beta1.MatchResources"},{"type":"null"}]},
      } },
      "admissionregistration/v1beta1.ValidatingWebhookConfiguration": { between: true, properties: {
        webhooks: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1beta1.ValidatingWebhook"}},{"type":"null"}]},
      } },
      "admissionregistration/v1beta1.ValidatingWebhook": { between: true, properties: {
        rules: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.RuleWithOperations"}},{"type":"null"}]},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...admissionregistrationV1.types });
export const MutatingAdmissionPolicy: SchemaOfType = { root: types["admissionregistration/v1beta1.MutatingAdmissionPolicy"], get named() { return named(); } };
export const MutatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1beta1.MutatingAdmissionPolicyBinding"], get named() { return named(); } };
export const MutatingWebhookConfiguration: SchemaOfType = { root: types["admissionregistration/v1beta1.MutatingWebhookConfiguration"], get named() { return named(); } };
export const ValidatingAdmissionPolicy: SchemaOfType = { root: types["admissionregistration/v1beta1.ValidatingAdmissionPolicy"], get named() { return named(); } };
export const ValidatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1beta1.ValidatingAdmissionPolicyBinding"], get named() { return named(); } };
export const ValidatingWebhookConfiguration: SchemaOfType = { root: types["admissionregistration/v1beta1.ValidatingWebhookConfiguration"], get named() { return named(); } };
