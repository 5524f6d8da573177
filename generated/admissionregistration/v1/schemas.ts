// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of admissionregistration.k8s.io/v1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfParamRef, rulesOfServiceReference, rulesOfValidatingAdmissionPolicyBindingSpec, rulesOfWebhookClientConfig } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "admissionregistration/v1.MutatingAdmissionPolicy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("admissionregistration/v1.MutatingAdmissionPolicySpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "admissionregistration/v1.MutatingAdmissionPolicySpec": Type.Object({
        paramKind: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.ParamKind"), Type.Null()])),
        matchConstraints: Type.Union([Type.Ref("admissionregistration/v1.MatchResources")], {"rules":{"needed":true}}),
        variables: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.Variable")), Type.Null()])),
        mutations: Type.Union([Type.Array(Type.Ref("admissionregistration/v1.Mutation"), {"minItems":1})], {"rules":{"needed":true},"because":{"nonEmpty":"mutations must contain at least one item"}}),
        failurePolicy: Type.Optional(Type.Union([Type.Enum(["Fail","Ignore"]), Type.Null()])),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.MatchCondition"), {"maxItems":64}), Type.Null()], {"rules":{"unique":{"field":"name","given":true}}})),
        reinvocationPolicy: Type.Union([Type.Enum(["IfNeeded","Never"])], {"rules":{"needed":true}}),
      }, {"between":true}),
      "admissionregistration/v1.Mutation": Type.Object({
        patchType: Type.Union([Type.Enum(["ApplyConfiguration","JSONPatch"])], {"rules":{"needed":true}}),
        applyConfiguration: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.ApplyConfiguration"), Type.Null()], {"rules":{"requiredIf":{"patchType":{"values":["ApplyConfiguration"]}}},"because":{"requiredIf":"must be specified when patchType is ApplyConfiguration"}})),
        jsonPatch: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.JSONPatch"), Type.Null()], {"rules":{"requiredIf":{"patchType":{"values":["JSONPatch"]}}},"because":{"requiredIf":"must be specified when patchType is JSONPatch"}})),
      }, {"between":true}),
      "admissionregistration/v1.ApplyConfiguration": Type.Object({
        expression: Type.Union([Type.String({"pattern":"\\S"})], {"rules":{"unblank":true},"because":{"nonBlank":"expression is not specified"}}),
      }),
      "admissionregistration/v1.JSONPatch": Type.Object({
        expression: Type.Union([Type.String({"pattern":"\\S"})], {"rules":{"unblank":true},"because":{"nonBlank":"expression is not specified"}}),
      }),
      "admissionregistration/v1.MutatingAdmissionPolicyBinding": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("admissionregistration/v1.MutatingAdmissionPolicyBindingSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "admissionregistration/v1.MutatingAdmissionPolicyBindingSpec": Type.Object({
        policyName: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain"})], {"rules":{"needed":true}}),
        paramRef: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.ParamRef"), Type.Null()])),
        matchResources: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.MatchResources"), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1.MutatingWebhookConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        webhooks: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.MutatingWebhook")), Type.Null()], {"rules":{"unique":{"field":"name","given":true},"gates":{"unique":"uniqueNames"}}})),
      }, {"between":true}),
      "admissionregistration/v1.MutatingWebhook": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"three-segments"})], {"rules":{"needed":true},"because":{"format":"{faults}"}}),
        clientConfig: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.WebhookClientConfig"), Type.Null()], {"rules":{"held":"struct"}})),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.RuleWithOperations")), Type.Null()])),
        failurePolicy: Type.Optional(Type.Union([Type.Enum(["Fail","Ignore"]), Type.Null()])),
        matchPolicy: Type.Optional(Type.Union([Type.Enum(["Equivalent","Exact"]), Type.Null()])),
        namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        objectSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        sideEffects: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        timeoutSeconds: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":30}), Type.Null()], {"because":{"range":"the timeout value must be between 1 and 30 seconds"}})),
        admissionReviewVersions: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify one of v1, v1beta1"}}),
        reinvocationPolicy: Type.Optional(Type.Union([Type.Enum(["IfNeeded","Never"]), Type.Null()])),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.MatchCondition"), {"maxItems":64}), Type.Null()], {"rules":{"unique":{"field":"name","given":true}}})),
      }, {"between":true}),
      "admissionregistration/v1.MatchCondition": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"qualified-name"})], {"rules":{"needed":true}}),
        expression: Type.Union([Type.String({"pattern":"\\S"})], {"rules":{"unblank":true}}),
      }),
      "admissionregistration/v1.ValidatingAdmissionPolicy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("admissionregistration/v1.ValidatingAdmissionPolicySpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.ValidatingAdmissionPolicyStatus"), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1.ValidatingAdmissionPolicySpec": Type.Object({
        paramKind: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.ParamKind"), Type.Null()])),
        matchConstraints: Type.Union([Type.Ref("admissionregistration/v1.MatchResources")], {"rules":{"needed":true}}),
        validations: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.Validation")), Type.Null()], {"rules":{"requiredIf":{"auditAnnotations":{"values":[null]}}},"because":{"requiredIf":"validations or auditAnnotations must contain at least one item"}})),
        failurePolicy: Type.Optional(Type.Union([Type.Enum(["Fail","Ignore"]), Type.Null()])),
        auditAnnotations: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.AuditAnnotation")), Type.Null()], {"rules":{"requiredIf":{"validations":{"values":[null]}},"unique":"key"},"because":{"requiredIf":"validations or auditAnnotations must contain at least one item"}})),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.MatchCondition"), {"maxItems":64}), Type.Null()], {"rules":{"unique":{"field":"name","given":true}}})),
        variables: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.Variable")), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1.ValidatingAdmissionPolicyStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        typeChecking: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.TypeChecking"), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
      "admissionregistration/v1.ParamKind": Type.Object({
        apiVersion: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        kind: Type.Union([Type.String({"minLength":1,"format":"dns-1035-label-any-case"})], {"rules":{"needed":true},"because":{"format":"may have mixed case, but should otherwise match: {fault}"}}),
      }),
      "admissionregistration/v1.MatchResources": Type.Object({
        namespaceSelector: Type.Union([Type.Ref("meta/v1.LabelSelector")], {"rules":{"needed":true}}),
        objectSelector: Type.Union([Type.Ref("meta/v1.LabelSelector")], {"rules":{"needed":true}}),
        resourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.NamedRuleWithOperations")), Type.Null()])),
        excludeResourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.NamedRuleWithOperations")), Type.Null()])),
        matchPolicy: Type.Optional(Type.Union([Type.Enum(["Equivalent","Exact"]), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1.Validation": Type.Object({
        expression: Type.Union([Type.String({"pattern":"\\S"})], {"rules":{"unblank":true},"because":{"nonBlank":"expression is not specified"}}),
        message: Type.Optional(Type.Union([Type.String({"pattern":"^[^\\n\\r]*$","format":"not-blank"}), Type.Null()], {"because":{"format":"message must be non-empty if specified","pattern":"message must not contain line breaks"}})),
        reason: Type.Optional(Type.Union([Type.Enum(["Forbidden","Invalid","RequestEntityTooLarge"]), Type.Null()])),
        messageExpression: Type.Optional(Type.Union([Type.String({"format":"not-blank"}), Type.Null()])),
      }),
      "admissionregistration/v1.AuditAnnotation": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        valueExpression: Type.Union([Type.String({"pattern":"\\S"})], {"rules":{"unblank":true},"because":{"nonBlank":"valueExpression is not specified"}}),
      }),
      "admissionregistration/v1.Variable": Type.Object({
        name: Type.Union([Type.String({"pattern":"\\S","format":"cel-identifier"})], {"rules":{"unblank":true},"because":{"nonBlank":"name is not specified"}}),
        expression: Type.Union([Type.String({"pattern":"\\S"})], {"rules":{"unblank":true},"because":{"nonBlank":"expression is not specified"}}),
      }),
      "admissionregistration/v1.TypeChecking": Type.Object({
        expressionWarnings: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.ExpressionWarning")), Type.Null()])),
      }),
      "admissionregistration/v1.NamedRuleWithOperations": Type.Object({
        resourceNames: Type.Optional(Type.Union([Type.Array(Type.String({"format":"path-segment"})), Type.Null()], {"rules":{"unique":true},"because":{"format":"{faults}"}})),
        operations: Type.Union([Type.Array(Type.Enum(["*","CONNECT","CREATE","DELETE","UPDATE"]), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other operations"}}),
        apiGroups: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API groups"}}),
        apiVersions: Type.Union([Type.Array(Type.String({"minLength":1}), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API versions"}}),
        resources: Type.Union([Type.Array(Type.String({"minLength":1}), {"minItems":1})], {"rules":{"needed":true}}),
        scope: Type.Optional(Type.Union([Type.Enum(["*","Cluster","Namespaced"]), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1.ExpressionWarning": Type.Object({
        fieldRef: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        warning: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
      }),
      "admissionregistration/v1.ValidatingAdmissionPolicyBinding": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("admissionregistration/v1.ValidatingAdmissionPolicyBindingSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "admissionregistration/v1.ValidatingAdmissionPolicyBindingSpec": Type.Object({
        policyName: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain"})], {"rules":{"needed":true}}),
        paramRef: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.ParamRef"), Type.Null()])),
        matchResources: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.MatchResources"), Type.Null()])),
        validationActions: Type.Union([Type.Array(Type.Enum(["Audit","Deny","Warn"]), {"minItems":1})], {"rules":{"needed":true,"unique":true},"because":{"nonEmpty":"at least one validation action is required"}}),
      }, { between: true, rules: rulesOfValidatingAdmissionPolicyBindingSpec }),
      "admissionregistration/v1.ParamRef": Type.Object({
        name: Type.Optional(Type.Union([Type.String({"format":"path-segment"}), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        parameterNotFoundAction: Type.Union([Type.Enum(["Allow","Deny"])], {"rules":{"needed":true}}),
      }, { between: true, rules: rulesOfParamRef }),
      "admissionregistration/v1.ValidatingWebhookConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        webhooks: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.ValidatingWebhook")), Type.Null()], {"rules":{"unique":{"field":"name","given":true},"gates":{"unique":"uniqueNames"}}})),
      }, {"between":true}),
      "admissionregistration/v1.ValidatingWebhook": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"three-segments"})], {"rules":{"needed":true},"because":{"format":"{faults}"}}),
        clientConfig: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.WebhookClientConfig"), Type.Null()], {"rules":{"held":"struct"}})),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.RuleWithOperations")), Type.Null()])),
        failurePolicy: Type.Optional(Type.Union([Type.Enum(["Fail","Ignore"]), Type.Null()])),
        matchPolicy: Type.Optional(Type.Union([Type.Enum(["Equivalent","Exact"]), Type.Null()])),
        namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        objectSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        sideEffects: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        timeoutSeconds: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":30}), Type.Null()], {"because":{"range":"the timeout value must be between 1 and 30 seconds"}})),
        admissionReviewVersions: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify one of v1, v1beta1"}}),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1.MatchCondition"), {"maxItems":64}), Type.Null()], {"rules":{"unique":{"field":"name","given":true}}})),
      }, {"between":true}),
      "admissionregistration/v1.RuleWithOperations": Type.Object({
        operations: Type.Union([Type.Array(Type.Enum(["*","CONNECT","CREATE","DELETE","UPDATE"]), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other operations"}}),
        apiGroups: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API groups"}}),
        apiVersions: Type.Union([Type.Array(Type.String({"minLength":1}), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API versions"}}),
        resources: Type.Union([Type.Array(Type.String({"minLength":1}), {"minItems":1})], {"rules":{"needed":true}}),
        scope: Type.Optional(Type.Union([Type.Enum(["*","Cluster","Namespaced"]), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1.WebhookClientConfig": Type.Object({
        url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        service: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1.ServiceReference"), Type.Null()])),
        caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, { between: true, rules: rulesOfWebhookClientConfig }),
      "admissionregistration/v1.ServiceReference": Type.Object({
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":65535}), Type.Null()], {"because":{"range":"port is not valid: must be between 1 and 65535, inclusive"}})),
      }, { between: true, rules: rulesOfServiceReference }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const MutatingAdmissionPolicy: SchemaOfType = { root: types["admissionregistration/v1.MutatingAdmissionPolicy"], get named() { return named(); } };
export const MutatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1.MutatingAdmissionPolicyBinding"], get named() { return named(); } };
export const MutatingWebhookConfiguration: SchemaOfType = { root: types["admissionregistration/v1.MutatingWebhookConfiguration"], get named() { return named(); } };
export const ValidatingAdmissionPolicy: SchemaOfType = { root: types["admissionregistration/v1.ValidatingAdmissionPolicy"], get named() { return named(); } };
export const ValidatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1.ValidatingAdmissionPolicyBinding"], get named() { return named(); } };
export const ValidatingWebhookConfiguration: SchemaOfType = { root: types["admissionregistration/v1.ValidatingWebhookConfiguration"], get named() { return named(); } };
