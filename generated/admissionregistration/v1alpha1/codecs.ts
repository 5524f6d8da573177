// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of admissionregistration.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/admissionregistration/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import * as admissionregistrationV1 from "../v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function mutatingAdmissionPolicyToMessage(v: Value, shown: ShownRelease): messages.MutatingAdmissionPolicy {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: mutatingAdmissionPolicySpecToMessage(v.spec ?? {}, shown),
    };
}

export function mutatingAdmissionPolicyFromMessage(m: messages.MutatingAdmissionPolicy, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = mutatingAdmissionPolicySpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function mutatingAdmissionPolicySpecToMessage(v: Value, shown: ShownRelease): messages.MutatingAdmissionPolicySpec {
    return {
      paramKind: optionalTo(v.paramKind, paramKindToMessage, shown),
      matchConstraints: optionalTo(v.matchConstraints, matchResourcesToMessage, shown),
      variables: listTo(v.variables, variableToMessage, shown),
      mutations: listTo(v.mutations, mutationToMessage, shown),
      failurePolicy: v.failurePolicy ?? undefined,
      matchConditions: listTo(v.matchConditions, matchConditionToMessage, shown),
      reinvocationPolicy: v.reinvocationPolicy ?? '',
    };
}

export function mutatingAdmissionPolicySpecFromMessage(m: messages.MutatingAdmissionPolicySpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.paramKind !== undefined) out.paramKind = paramKindFromMessage(m.paramKind ?? {}, shown);
    if (m.matchConstraints !== undefined) out.matchConstraints = matchResourcesFromMessage(m.matchConstraints ?? {}, shown);
    if (!(!m.variables?.length)) out.variables = listFrom(m.variables, variableFromMessage, shown);
    if (!(!m.mutations?.length)) out.mutations = listFrom(m.mutations, mutationFromMessage, shown);
    if (m.failurePolicy !== undefined) out.failurePolicy = m.failurePolicy;
    if (!(!m.matchConditions?.length)) out.matchConditions = listFrom(m.matchConditions, matchConditionFromMessage, shown);
    if (!(!m.reinvocationPolicy)) out.reinvocationPolicy = m.reinvocationPolicy;
    return out;
}

export function mutationToMessage(v: Value, shown: ShownRelease): messages.Mutation {
    return {
      patchType: v.patchType ?? '',
      applyConfiguration: optionalTo(v.applyConfiguration, applyConfigurationToMessage, shown),
      jsonPatch: optionalTo(v.jsonPatch, jSONPatchToMessage, shown),
    };
}

export function mutationFromMessage(m: messages.Mutation, shown: ShownRelease): Value {
    const out: Value = {};
    out.patchType = !m.patchType ? '' : m.patchType;
    if (m.applyConfiguration !== undefined) out.applyConfiguration = applyConfigurationFromMessage(m.applyConfiguration ?? {}, shown);
    if (m.jsonPatch !== undefined) out.jsonPatch = jSONPatchFromMessage(m.jsonPatch ?? {}, shown);
    return out;
}

export function applyConfigurationToMessage(v: Value, _shown: ShownRelease): messages.ApplyConfiguration {
    return {
      expression: v.expression ?? '',
    };
}

export function applyConfigurationFromMessage(m: messages.ApplyConfiguration, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.expression)) out.expression = m.expression;
    return out;
}

export function jSONPatchToMessage(v: Value, _shown: ShownRelease): messages.JSONPatch {
    return {
      expression: v.expression ?? '',
    };
}

export function jSONPatchFromMessage(m: messages.JSONPatch, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.expression)) out.expression = m.expression;
    return out;
}

export function mutatingAdmissionPolicyBindingToMessage(v: Value, shown: ShownRelease): messages.MutatingAdmissionPolicyBinding {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: mutatingAdmissionPolicyBindingSpecToMessage(v.spec ?? {}, shown),
    };
}

export function mutatingAdmissionPolicyBindingFromMessage(m: messages.MutatingAdmissionPolicyBinding, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = mutatingAdmissionPolicyBindingSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function mutatingAdmissionPolicyBindingSpecToMessage(v: Value, shown: ShownRelease): messages.MutatingAdmissionPolicyBindingSpec {
    return {
      policyName: v.policyName ?? '',
      paramRef: optionalTo(v.paramRef, paramRefToMessage, shown),
      matchResources: optionalTo(v.matchResources, matchResourcesToMessage, shown),
    };
}

export function mutatingAdmissionPolicyBindingSpecFromMessage(m: messages.MutatingAdmissionPolicyBindingSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.policyName)) out.policyName = m.policyName;
    if (m.paramRef !== undefined) out.paramRef = paramRefFromMessage(m.paramRef ?? {}, shown);
    if (m.matchResources !== undefined) out.matchResources = matchResourcesFromMessage(m.matchResources ?? {}, shown);
    return out;
}

export function validatingAdmissionPolicyToMessage(v: Value, shown: ShownRelease): messages.ValidatingAdmissionPolicy {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: validatingAdmissionPolicySpecToMessage(v.spec ?? {}, shown),
      status: shown.has("1.27") ? validatingAdmissionPolicyStatusToMessage(v.status ?? {}, shown) : undefined,
    };
}

export function validatingAdmissionPolicyFromMessage(m: messages.ValidatingAdmissionPolicy, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = validatingAdmissionPolicySpecFromMessage(m.spec ?? {}, shown);
    if (shown.has("1.27")) { out.status = validatingAdmissionPolicyStatusFromMessage(m.status ?? {}, shown); }

    return out;
}

export function validatingAdmissionPolicySpecToMessage(v: Value, shown: ShownRelease): messages.ValidatingAdmissionPolicySpec {
    return {
      paramKind: optionalTo(v.paramKind, paramKindToMessage, shown),
      matchConstraints: optionalTo(v.matchConstraints, matchResourcesToMessage, shown),
      validations: listTo(v.validations, validationToMessage, shown),
      failurePolicy: v.failurePolicy ?? undefined,
      auditAnnotations: shown.has("1.27") ? listTo(v.auditAnnotations, auditAnnotationToMessage, shown) : undefined,
      matchConditions: shown.has("1.27") ? listTo(v.matchConditions, matchConditionToMessage, shown) : undefined,
      variables: shown.has("1.28") ? listTo(v.variables, variableToMessage, shown) : undefined,
    };
}

export function validatingAdmissionPolicySpecFromMessage(m: messages.ValidatingAdmissionPolicySpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.paramKind !== undefined) out.paramKind = paramKindFromMessage(m.paramKind ?? {}, shown);
    if (m.matchConstraints !== undefined) out.matchConstraints = matchResourcesFromMessage(m.matchConstraints ?? {}, shown);
    out.validations = !m.validations?.length ? null : listFrom(m.validations, validationFromMessage, shown);
    if (m.failurePolicy !== undefined) out.failurePolicy = m.failurePolicy;
    if (shown.has("1.27")) { if (!(!m.auditAnnotations?.length)) out.auditAnnotations = listFrom(m.auditAnnotations, auditAnnotationFromMessage, shown); }

    if (shown.has("1.27")) { if (!(!m.matchConditions?.length)) out.matchConditions = listFrom(m.matchConditions, matchConditionFromMessage, shown); }

    if (shown.has("1.28")) { out.variables = !m.variables?.length ? null : listFrom(m.variables, variableFromMessage, shown); }

    return out;
}

export function validatingAdmissionPolicyStatusToMessage(v: Value, shown: ShownRelease): messages.ValidatingAdmissionPolicyStatus {
    return {
      observedGeneration: longTo(v.observedGeneration ?? 0),
      typeChecking: optionalTo(v.typeChecking, typeCheckingToMessage, shown),
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
    };
}

export function validatingAdmissionPolicyStatusFromMessage(m: messages.ValidatingAdmissionPolicyStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (m.typeChecking !== undefined) out.typeChecking = typeCheckingFromMessage(m.typeChecking ?? {}, shown);
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    return out;
}

export function paramKindToMessage(v: Value, _shown: ShownRelease): messages.ParamKind {
    return {
      apiVersion: v.apiVersion ?? '',
      kind: v.kind ?? '',
    };
}

export function paramKindFromMessage(m: messages.ParamKind, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.apiVersion)) out.apiVersion = m.apiVersion;
    if (!(!m.kind)) out.kind = m.kind;
    return out;
}

export function matchResourcesToMessage(v: Value, shown: ShownRelease): messages.MatchResources {
    return {
      namespaceSelector: optionalTo(v.namespaceSelector, metaV1.labelSelectorToMessage, shown),
      objectSelector: optionalTo(v.objectSelector, metaV1.labelSelectorToMessage, shown),
      resourceRules: listTo(v.resourceRules, namedRuleWithOperationsToMessage, shown),
      excludeResourceRules: listTo(v.excludeResourceRules, namedRuleWithOperationsToMessage, shown),
      matchPolicy: v.matchPolicy ?? undefined,
    };
}

export function matchResourcesFromMessage(m: messages.MatchResources, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.namespaceSelector !== undefined) out.namespaceSelector = metaV1.labelSelectorFromMessage(m.namespaceSelector ?? {}, shown);
    if (m.objectSelector !== undefined) out.objectSelector = metaV1.labelSelectorFromMessage(m.objectSelector ?? {}, shown);
    if (!(!m.resourceRules?.length)) out.resourceRules = listFrom(m.resourceRules, namedRuleWithOperationsFromMessage, shown);
    if (!(!m.excludeResourceRules?.length)) out.excludeResourceRules = listFrom(m.excludeResourceRules, namedRuleWithOperationsFromMessage, shown);
    if (m.matchPolicy !== undefined) out.matchPolicy = m.matchPolicy;
    return out;
}

export function validationToMessage(v: Value, shown: ShownRelease): messages.Validation {
    return {
      Expression: v.expression ?? '',
      message: v.message ?? '',
      reason: v.reason ?? undefined,
      messageExpression: shown.has("1.27") ? v.messageExpression ?? '' : undefined,
    };
}

export function validationFromMessage(m: messages.Validation, shown: ShownRelease): Value {
    const out: Value = {};
    out.expression = !m.Expression ? '' : m.Expression;
    if (!(!m.message)) out.message = m.message;
    if (m.reason !== undefined) out.reason = m.reason;
    if (shown.has("1.27")) { if (!(!m.messageExpression)) out.messageExpression = m.messageExpression; }

    return out;
}

export function auditAnnotationToMessage(v: Value, _shown: ShownRelease): messages.AuditAnnotation {
    return {
      key: v.key ?? '',
      valueExpression: v.valueExpression ?? '',
    };
}

export function auditAnnotationFromMessage(m: messages.AuditAnnotation, _shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    out.valueExpression = !m.valueExpression ? '' : m.valueExpression;
    return out;
}

export function matchConditionToMessage(v: Value, _shown: ShownRelease): messages.MatchCondition {
    return {
      name: v.name ?? '',
      expression: v.expression ?? '',
    };
}

export function matchConditionFromMessage(m: messages.MatchCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.expression = !m.expression ? '' : m.expression;
    return out;
}

export function variableToMessage(v: Value, _shown: ShownRelease): messages.Variable {
    return {
      Name: v.name ?? '',
      Expression: v.expression ?? '',
    };
}

export function variableFromMessage(m: messages.Variable, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.Name ? '' : m.Name;
    out.expression = !m.Expression ? '' : m.Expression;
    return out;
}

export function typeCheckingToMessage(v: Value, shown: ShownRelease): messages.TypeChecking {
    return {
      expressionWarnings: listTo(v.expressionWarnings, expressionWarningToMessage, shown),
    };
}

export function typeCheckingFromMessage(m: messages.TypeChecking, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.expressionWarnings?.length)) out.expressionWarnings = listFrom(m.expressionWarnings, expressionWarningFromMessage, shown);
    return out;
}

export function namedRuleWithOperationsToMessage(v: Value, shown: ShownRelease): messages.NamedRuleWithOperations {
    return {
      resourceNames: listTo(v.resourceNames, same, shown),
      ruleWithOperations: admissionregistrationV1.ruleWithOperationsToMessage(v, shown),
    };
}

export function namedRuleWithOperationsFromMessage(m: messages.NamedRuleWithOperations, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.resourceNames?.length)) out.resourceNames = listFrom(m.resourceNames, same, shown);
    Object.assign(out, admissionregistrationV1.ruleWithOperationsFromMessage(m.ruleWithOperations ?? {}, shown));
    return out;
}

export function expressionWarningToMessage(v: Value, _shown: ShownRelease): messages.ExpressionWarning {
    return {
      fieldRef: v.fieldRef ?? '',
      warning: v.warning ?? '',
    };
}

export function expressionWarningFromMessage(m: messages.ExpressionWarning, _shown: ShownRelease): Value {
    const out: Value = {};
    out.fieldRef = !m.fieldRef ? '' : m.fieldRef;
    out.warning = !m.warning ? '' : m.warning;
    return out;
}

export function validatingAdmissionPolicyBindingToMessage(v: Value, shown: ShownRelease): messages.ValidatingAdmissionPolicyBinding {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: validatingAdmissionPolicyBindingSpecToMessage(v.spec ?? {}, shown),
    };
}

export function validatingAdmissionPolicyBindingFromMessage(m: messages.ValidatingAdmissionPolicyBinding, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = validatingAdmissionPolicyBindingSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function validatingAdmissionPolicyBindingSpecToMessage(v: Value, shown: ShownRelease): messages.ValidatingAdmissionPolicyBindingSpec {
    return {
      policyName: v.policyName ?? '',
      paramRef: optionalTo(v.paramRef, paramRefToMessage, shown),
      matchResources: optionalTo(v.matchResources, matchResourcesToMessage, shown),
      validationActions: shown.has("1.27") ? listTo(v.validationActions, same, shown) : undefined,
    };
}

export function validatingAdmissionPolicyBindingSpecFromMessage(m: messages.ValidatingAdmissionPolicyBindingSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.policyName)) out.policyName = m.policyName;
    if (m.paramRef !== undefined) out.paramRef = paramRefFromMessage(m.paramRef ?? {}, shown);
    if (m.matchResources !== undefined) out.matchResources = matchResourcesFromMessage(m.matchResources ?? {}, shown);
    if (shown.has("1.27")) { if (!(!m.validationActions?.length)) out.validationActions = listFrom(m.validationActions, same, shown); }

    return out;
}

export function paramRefToMessage(v: Value, shown: ShownRelease): messages.ParamRef {
    return {
      name: v.name ?? '',
      namespace: v.namespace ?? '',
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      parameterNotFoundAction: v.parameterNotFoundAction ?? undefined,
    };
}

export function paramRefFromMessage(m: messages.ParamRef, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (shown.has("1.28")) { if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown); }

    if (shown.has("1.28")) { if (m.parameterNotFoundAction !== undefined) out.parameterNotFoundAction = m.parameterNotFoundAction; }

    return out;
}

export const MutatingAdmissionPolicy: GeneratedCodec = {
      encode: (object, shown) => messages.MutatingAdmissionPolicy.encode(mutatingAdmissionPolicyToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("MutatingAdmissionPolicy", "admissionregistration.k8s.io/v1alpha1", mutatingAdmissionPolicyFromMessage(messages.MutatingAdmissionPolicy.decode(bytes), shown)),
    };
export const MutatingAdmissionPolicyBinding: GeneratedCodec = {
      encode: (object, shown) => messages.MutatingAdmissionPolicyBinding.encode(mutatingAdmissionPolicyBindingToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("MutatingAdmissionPolicyBinding", "admissionregistration.k8s.io/v1alpha1", mutatingAdmissionPolicyBindingFromMessage(messages.MutatingAdmissionPolicyBinding.decode(bytes), shown)),
    };
export const ValidatingAdmissionPolicy: GeneratedCodec = {
      encode: (object, shown) => messages.ValidatingAdmissionPolicy.encode(validatingAdmissionPolicyToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ValidatingAdmissionPolicy", "admissionregistration.k8s.io/v1alpha1", validatingAdmissionPolicyFromMessage(messages.ValidatingAdmissionPolicy.decode(bytes), shown)),
    };
export const ValidatingAdmissionPolicyBinding: GeneratedCodec = {
      encode: (object, shown) => messages.ValidatingAdmissionPolicyBinding.encode(validatingAdmissionPolicyBindingToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ValidatingAdmissionPolicyBinding", "admissionregistration.k8s.io/v1alpha1", validatingAdmissionPolicyBindingFromMessage(messages.ValidatingAdmissionPolicyBinding.decode(bytes), shown)),
    };
