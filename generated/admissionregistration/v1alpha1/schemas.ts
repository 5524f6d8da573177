// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of admissionregistration.k8s.io/v1alpha1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import * as admissionregistrationV1 from "../v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "admissionregistration/v1alpha1.MutatingAdmissionPolicy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.MutatingAdmissionPolicySpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "admissionregistration/v1alpha1.MutatingAdmissionPolicySpec": Type.Object({
        paramKind: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.ParamKind"), Type.Null()])),
        matchConstraints: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.MatchResources"), Type.Null()])),
        variables: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.Variable")), Type.Null()])),
        mutations: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.Mutation")), Type.Null()])),
        failurePolicy: Type.Optional(Type.Union([Type.Enum(["Fail","Ignore"]), Type.Null()])),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.MatchCondition")), Type.Null()])),
        reinvocationPolicy: Type.Optional(Type.Union([Type.Enum(["IfNeeded","Never"]), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1alpha1.Mutation": Type.Object({
        patchType: Type.Union([Type.Enum(["ApplyConfiguration","JSONPatch"])], {"rules":{"held":"text"}}),
        applyConfiguration: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.ApplyConfiguration"), Type.Null()])),
        jsonPatch: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.JSONPatch"), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.ApplyConfiguration": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.JSONPatch": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.MutatingAdmissionPolicyBinding": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.MutatingAdmissionPolicyBindingSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "admissionregistration/v1alpha1.MutatingAdmissionPolicyBindingSpec": Type.Object({
        policyName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        paramRef: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.ParamRef"), Type.Null()])),
        matchResources: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.MatchResources"), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1alpha1.ValidatingAdmissionPolicy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.ValidatingAdmissionPolicySpec"), Type.Null()], {"rules":{"held":"struct"}})),
        status: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.ValidatingAdmissionPolicyStatus"), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1alpha1.ValidatingAdmissionPolicySpec": Type.Object({
        paramKind: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.ParamKind"), Type.Null()])),
        matchConstraints: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.MatchResources"), Type.Null()])),
        validations: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.Validation")), Type.Null()])),
        failurePolicy: Type.Optional(Type.Union([Type.Enum(["Fail","Ignore"]), Type.Null()])),
        auditAnnotations: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.AuditAnnotation")), Type.Null()])),
        matchConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.MatchCondition")), Type.Null()])),
        variables: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.Variable")), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1alpha1.ValidatingAdmissionPolicyStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        typeChecking: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.TypeChecking"), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.ParamKind": Type.Object({
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.MatchResources": Type.Object({
        namespaceSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        objectSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        resourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.NamedRuleWithOperations")), Type.Null()])),
        excludeResourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.NamedRuleWithOperations")), Type.Null()])),
        matchPolicy: Type.Optional(Type.Union([Type.Enum(["Equivalent","Exact"]), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1alpha1.Validation": Type.Object({
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        messageExpression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.AuditAnnotation": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        valueExpression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.MatchCondition": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.Variable": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.TypeChecking": Type.Object({
        expressionWarnings: Type.Optional(Type.Union([Type.Array(Type.Ref("admissionregistration/v1alpha1.ExpressionWarning")), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.NamedRuleWithOperations": Type.Object({
        resourceNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        operations: Type.Union([Type.Array(Type.Enum(["*","CONNECT","CREATE","DELETE","UPDATE"]), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other operations"}}),
        apiGroups: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API groups"}}),
        apiVersions: Type.Union([Type.Array(Type.String({"minLength":1}), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"alone":"if '*' is present, must not specify other API versions"}}),
        resources: Type.Union([Type.Array(Type.String({"minLength":1}), {"minItems":1})], {"rules":{"needed":true}}),
        scope: Type.Optional(Type.Union([Type.Enum(["*","Cluster","Namespaced"]), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1alpha1.ExpressionWarning": Type.Object({
        fieldRef: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        warning: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "admissionregistration/v1alpha1.ValidatingAdmissionPolicyBinding": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.ValidatingAdmissionPolicyBindingSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "admissionregistration/v1alpha1.ValidatingAdmissionPolicyBindingSpec": Type.Object({
        policyName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        paramRef: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.ParamRef"), Type.Null()])),
        matchResources: Type.Optional(Type.Union([Type.Ref("admissionregistration/v1alpha1.MatchResources"), Type.Null()])),
        validationActions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }, {"between":true}),
      "admissionregistration/v1alpha1.ParamRef": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        parameterNotFoundAction: Type.Optional(Type.Union([Type.Enum(["Allow","Deny"]), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...admissionregistrationV1.types });
export const MutatingAdmissionPolicy: SchemaOfType = { root: types["admissionregistration/v1alpha1.MutatingAdmissionPolicy"], get named() { return named(); } };
export const MutatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1alpha1.MutatingAdmissionPolicyBinding"], get named() { return named(); } };
export const ValidatingAdmissionPolicy: SchemaOfType = { root: types["admissionregistration/v1alpha1.ValidatingAdmissionPolicy"], get named() { return named(); } };
export const ValidatingAdmissionPolicyBinding: SchemaOfType = { root: types["admissionregistration/v1alpha1.ValidatingAdmissionPolicyBinding"], get named() { return named(); } };
