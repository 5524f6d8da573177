// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of admissionregistration.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT64, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const MutatingAdmissionPolicy: StructStructure = struct("v1alpha1.MutatingAdmissionPolicy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", MutatingAdmissionPolicySpec, "?"),
    ], undefined, "admissionregistration", true);
export const MutatingAdmissionPolicySpec: StructStructure = struct("v1alpha1.MutatingAdmissionPolicySpec", () => [
      field("paramKind", ParamKind, "*"),
      field("matchConstraints", MatchResources, "*"),
      field("variables", listOf(Variable), "?", { listType: "atomic" }),
      field("mutations", listOf(Mutation), "?", { listType: "atomic" }),
      field("failurePolicy", STRING, "*", { default: "Fail" }),
      field("matchConditions", listOf(MatchCondition), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge"], patchMergeKey: "name" }),
      field("reinvocationPolicy", STRING, "?"),
    ], undefined, "admissionregistration", true);
export const Mutation: StructStructure = struct("v1alpha1.Mutation", () => [
      field("patchType", STRING, "+"),
      field("applyConfiguration", ApplyConfiguration, "*"),
      field("jsonPatch", JSONPatch, "*"),
    ], undefined, "admissionregistration");
export const ApplyConfiguration: StructStructure = struct("v1alpha1.ApplyConfiguration", () => [
      field("expression", STRING, "?"),
    ], undefined, "admissionregistration");
export const JSONPatch: StructStructure = struct("v1alpha1.JSONPatch", () => [
      field("expression", STRING, "?"),
    ], undefined, "admissionregistration");
export const MutatingAdmissionPolicyBinding: StructStructure = struct("v1alpha1.MutatingAdmissionPolicyBinding", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", MutatingAdmissionPolicyBindingSpec, "?"),
    ], undefined, "admissionregistration", true);
export const MutatingAdmissionPolicyBindingSpec: StructStructure = struct("v1alpha1.MutatingAdmissionPolicyBindingSpec", () => [
      field("policyName", STRING, "?"),
      field("paramRef", ParamRef, "*"),
      field("matchResources", MatchResources, "*"),
    ], undefined, "admissionregistration", true);
export const ValidatingAdmissionPolicy: StructStructure = struct("v1alpha1.ValidatingAdmissionPolicy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ValidatingAdmissionPolicySpec, "?"),
      field("status", ValidatingAdmissionPolicyStatus, "?", { since: "1.27" }),
    ], undefined, "admissionregistration", true);
export const ValidatingAdmissionPolicySpec: StructStructure = struct("v1alpha1.ValidatingAdmissionPolicySpec", () => [
      field("paramKind", ParamKind, "*"),
      field("matchConstraints", MatchResources, "*"),
      field("validations", listOf(Validation), "+", { listType: "atomic", changes: { "1.27": { omitEmpty: true, pointer: false } } }),
      field("failurePolicy", STRING, "*", { default: "Fail" }),
      field("auditAnnotations", listOf(AuditAnnotation), "?", { listType: "atomic", since: "1.27" }),
      field("matchConditions", listOf(MatchCondition), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge"], patchMergeKey: "name", since: "1.27" }),
      field("variables", listOf(Variable), "+", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge"], patchMergeKey: "name", since: "1.28", changes: { "1.29": { omitEmpty: true, pointer: false } } }),
    ], undefined, "admissionregistration", true);
export const ValidatingAdmissionPolicyStatus: StructStructure = struct("v1alpha1.ValidatingAdmissionPolicyStatus", () => [
      field("observedGeneration", INT64, "?"),
      field("typeChecking", TypeChecking, "*"),
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"] }),
    ], undefined, "admissionregistration");
export const ParamKind: StructStructure = struct("v1alpha1.ParamKind", () => [
      field("apiVersion", STRING, "?"),
      field("kind", STRING, "?"),
    ], "atomic", "admissionregistration");
export const MatchResources: StructStructure = struct("v1alpha1.MatchResources", () => [
      field("namespaceSelector", metaV1.LabelSelector, "*"),
      field("objectSelector", metaV1.LabelSelector, "*"),
      field("resourceRules", listOf(NamedRuleWithOperations), "?", { listType: "atomic" }),
      field("excludeResourceRules", listOf(NamedRuleWithOperations), "?", { listType: "atomic" }),
      field("matchPolicy", STRING, "*", { default: "Equivalent" }),
    ], "atomic", "admissionregistration", true);
export const Validation: StructStructure = struct("v1alpha1.Validation", () => [
      field("expression", STRING, "+"),
      field("message", STRING, "?"),
      field("reason", STRING, "*"),
      field("messageExpression", STRING, "?", { since: "1.27" }),
    ], undefined, "admissionregistration", true);
export const AuditAnnotation: StructStructure = struct("v1alpha1.AuditAnnotation", () => [
      field("key", STRING, "+"),
      field("valueExpression", STRING, "+"),
    ], undefined, "admissionregistration");
export const MatchCondition: StructStructure = struct("v1alpha1.MatchCondition", () => [
      field("name", STRING, "+"),
      field("expression", STRING, "+"),
    ], undefined, "admissionregistration");
export const Variable: StructStructure = struct("v1alpha1.Variable", () => [
      field("name", STRING, "+"),
      field("expression", STRING, "+"),
    ], undefined, "admissionregistration");
export const TypeChecking: StructStructure = struct("v1alpha1.TypeChecking", () => [
      field("expressionWarnings", listOf(ExpressionWarning), "?", { listType: "atomic" }),
    ], undefined, "admissionregistration");
export const NamedRuleWithOperations: StructStructure = struct("v1alpha1.NamedRuleWithOperations", () => [
      field("resourceNames", listOf(STRING), "?", { listType: "atomic" }),
      field("operations", listOf(STRING), "?", { changes: { "1.26": { listType: "atomic" } } }),
      field("apiGroups", listOf(STRING), "?", { changes: { "1.26": { listType: "atomic" } } }),
      field("apiVersions", listOf(STRING), "?", { changes: { "1.26": { listType: "atomic" } } }),
      field("resources", listOf(STRING), "?", { changes: { "1.26": { listType: "atomic" } } }),
      field("scope", STRING, "*", { default: "*" }),
    ], "atomic", "admissionregistration", true);
export const ExpressionWarning: StructStructure = struct("v1alpha1.ExpressionWarning", () => [
      field("fieldRef", STRING, "+"),
      field("warning", STRING, "+"),
    ], undefined, "admissionregistration");
export const ValidatingAdmissionPolicyBinding: StructStructure = struct("v1alpha1.ValidatingAdmissionPolicyBinding", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ValidatingAdmissionPolicyBindingSpec, "?"),
    ], undefined, "admissionregistration", true);
export const ValidatingAdmissionPolicyBindingSpec: StructStructure = struct("v1alpha1.ValidatingAdmissionPolicyBindingSpec", () => [
      field("policyName", STRING, "?"),
      field("paramRef", ParamRef, "*"),
      field("matchResources", MatchResources, "*"),
      field("validationActions", listOf(STRING), "?", { listType: "set", since: "1.27" }),
    ], undefined, "admissionregistration", true);
export const ParamRef: StructStructure = struct("v1alpha1.ParamRef", () => [
      field("name", STRING, "?"),
      field("namespace", STRING, "?"),
      field("selector", metaV1.LabelSelector, "*", { since: "1.28" }),
      field("parameterNotFoundAction", STRING, "*", { since: "1.28" }),
    ], "atomic", "admissionregistration", true);
