// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of admissionregistration.k8s.io/v1 that look beyond single values. */

import { rulesOfParamRef, rulesOfServiceReference, rulesOfValidatingAdmissionPolicyBindingSpec, rulesOfWebhookClientConfig } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "admissionregistration/v1.MutatingAdmissionPolicy": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1.MutatingAdmissionPolicySpec"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1.MutatingAdmissionPolicySpec": { between: true, properties: {
        matchConstraints: {"anyOf":[{"$ref":"admissionregistration/v1.MatchResources"}],"rules":{"needed":true}},
        mutations: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.Mutation"},"minItems":1}],"rules":{"needed":true},"because":{"nonEmpty":"mutations must contain at least one item"}},
        matchConditions: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.MatchCondition"},"maxItems":64},{"type":"null"}],"rules":{"unique":{"field":"name","given":true}}},
      } },
      "admissionregistration/v1.Mutation": { between: true, properties: {
        applyConfiguration: {"anyOf":[{"$ref":"admissionregistration/v1.ApplyConfiguration"},{"type":"null"}],"rules":{"requiredIf":{"patchType":{"values":["ApplyConfiguration"]}}},"because":{"requiredIf":"must be specified when patchType is ApplyConfiguration"}},
        jsonPatch: {"anyOf":[{"$ref":"admissionregistration/v1.JSONPatch"},{"type":"null"}],"rules":{"requiredIf":{"patchType":{"values":["JSONPatch"]}}},"because":{"requiredIf":"must be specified when patchType is JSONPatch"}},
      } },
      "admissionregistration/v1.MutatingAdmissionPolicyBinding": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1.MutatingAdmissionPolicyBindingSpec"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1.MutatingAdmissionPolicyBindingSpec": { between: true, properties: {
        paramRef: {"anyOf":[{"$ref":"admissionregistration/v1.ParamRef"},{"type":"null"}]},
        matchResources: {"anyOf":[{"$ref":"admissionregistration/v1.MatchResources"},{"type":"null"}]},
      } },
      "admissionregistration/v1.MutatingWebhookConfiguration": { between: true, properties: {
        webhooks: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.MutatingWebhook"}},{"type":"null"}],"rules":{"unique":{"field":"name","given":true},"gates":{"unique":"uniqueNames"}}},
      } },
      "admissionregistration/v1.MutatingWebhook": { between: true, properties: {
        clientConfig: {"anyOf":[{"$ref":"admissionregistration/v1.WebhookClientConfig"},{"type":"null"}],"rules":{"held":"struct"}},
        rules: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.RuleWithOperations"}},{"type":"null"}]},
        matchConditions: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.MatchCondition"},"maxItems":64},{"type":"null"}],"rules":{"unique":{"field":"name","given":true}}},
      } },
      "admissionregistration/v1.ValidatingAdmissionPolicy": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1.ValidatingAdmissionPolicySpec"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1.ValidatingAdmissionPolicySpec": { between: true, properties: {
        matchConstraints: {"anyOf":[{"$ref":"admissionregistration/v1.MatchResources"}],"rules":{"needed":true}},
        validations: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.Validation"}},{"type":"null"}],"rules":{"requiredIf":{"auditAnnotations":{"values":[null]}}},"because":{"requiredIf":"validations or auditAnnotations must contain at least one item"}},
        auditAnnotations: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.AuditAnnotation"}},{"type":"null"}],"rules":{"requiredIf":{"validations":{"values":[null]}},"unique":"key"},"because":{"requiredIf":"validations or auditAnnotations must contain at least one item"}},
        matchConditions: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.MatchCondition"},"maxItems":64},{"type":"null"}],"rules":{"unique":{"field":"name","given":true}}},
      } },
      "admissionregistration/v1.MatchResources": { between: true, properties: {
        resourceRules: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.NamedRuleWithOperations"}},{"type":"null"}]},
        excludeResourceRules: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.NamedRuleWithOperations"}},{"type":"null"}]},
      } },
      "admissionregistration/v1.NamedRuleWithOperations": { between: true, properties: {
        resourceNames: {"anyOf":[{"type":"array","items":{"type":"string","format":"path-segment"}},{"type":"null"}],"rules":{"unique":true},"because":{"format":"{faults}"}},
        operations: {"anyOf":[{"type":"array","items":{"enum":["*","CONNECT","CREATE","DELETE","UPDATE"]},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other operations"}},
        apiGroups: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API groups"}},
        apiVersions: {"anyOf":[{"type":"array","items":{"type":"string","minLength":1},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API versions"}},
      } },
      "admissionregistration/v1.ValidatingAdmissionPolicyBinding": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"admissionregistration/v1.ValidatingAdmissionPolicyBindingSpec"}],"rules":{"held":"struct"}},
      } },
      "admissionregistration/v1.ValidatingAdmissionPolicyBindingSpec": { between: true, rules: rulesOfValidatingAdmissionPolicyBindingSpec, properties: {
        paramRef: {"anyOf":[{"$ref":"admissionregistration/v1.ParamRef"},{"type":"null"}]},
        matchResources: {"anyOf":[{"$ref":"admissionregistration/v1.MatchResources"},{"type":"null"}]},
        validationActions: {"anyOf":[{"type":"array","items":{"enum":["Audit","Deny","Warn"]},"minItems":1}],"rules":{"needed":true,"unique":true},"because":{"nonEmpty":"at least one validation action is required"}},
      } },
      "admissionregistration/v1.ParamRef": { between: true, rules: rulesOfParamRef, properties: {

      } },
      "admissionregistration/v1.ValidatingWebhookConfiguration": { between: true, properties: {
        webhooks: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.ValidatingWebhook"}},{"type":"null"}],"rules":{"unique":{"field":"name","given":true},"gates":{"unique":"uniqueNames"}}},
      } },
      "admissionregistration/v1.ValidatingWebhook": { between: true, properties: {
        clientConfig: {"anyOf":[{"$ref":"admissionregistration/v1.WebhookClientConfig"},{"type":"null"}],"rules":{"held":"struct"}},
        rules: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.RuleWithOperations"}},{"type":"null"}]},
        matchConditions: {"anyOf":[{"type":"array","items":{"$ref":"admissionregistration/v1.MatchCondition"},"maxItems":64},{"type":"null"}],"rules":{"unique":{"field":"name","given":true}}},
      } },
      "admissionregistration/v1.RuleWithOperations": { between: true, properties: {
        operations: {"anyOf":[{"type":"array","items":{"enum":["*","CONNECT","CREATE","DELETE","UPDATE"]},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other operations"}},
        apiGroups: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API groups"}},
        apiVersions: {"anyOf":[{"type":"array","items":{"type":"string","minLength":1},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API versions"}},
      } },
      "admissionregistration/v1.WebhookClientConfig": { between: true, rules: rulesOfWebhookClientConfig, properties: {
        service: {"anyOf":[{"$ref":"admissionregistration/v1.ServiceReference"},{"type":"null"}]},
      } },
      "admissionregistration/v1.ServiceReference": { between: true, rules: rulesOfServiceReference, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const MutatingAdmissionPolicy: SchemaOfType = { root: types["admissionregistration/v1.MutatingAdmissionPolicy"], get named() { return named(); } };
export const MutatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1.MutatingAdmissionPolicyBinding"], get named() { return named(); } };
export const MutatingWebhookConfiguration: SchemaOfType = { root: types["admissionregistration/v1.MutatingWebhookConfiguration"], get named() { return named(); } };
export const ValidatingAdmissionPolicy: SchemaOfType = { root: types["admissionregistration/v1.ValidatingAdmissionPolicy"], get named() { return named(); } };
export const ValidatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1.ValidatingAdmissionPolicyBinding"], get named() { return named(); } };
export const ValidatingWebhookConfiguration: SchemaOfType = { root: types["admissionregistration/v1.ValidatingWebhookConfiguration"], get named() { return named(); } };
