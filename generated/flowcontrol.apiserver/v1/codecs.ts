// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of flowcontrol.apiserver.k8s.io/v1. */

import * as messages from "../../messages/k8s/io/api/flowcontrol/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function flowSchemaToMessage(v: Value, shown: ShownRelease): messages.FlowSchema {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: flowSchemaSpecToMessage(v.spec ?? {}, shown),
      status: flowSchemaStatusToMessage(v.status ?? {}, shown),
    };
}

export function flowSchemaFromMessage(m: messages.FlowSchema, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = flowSchemaSpecFromMessage(m.spec ?? {}, shown);
    out.status = flowSchemaStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function flowSchemaSpecToMessage(v: Value, shown: ShownRelease): messages.FlowSchemaSpec {
    return {
      priorityLevelConfiguration: priorityLevelConfigurationReferenceToMessage(v.priorityLevelConfiguration ?? {}, shown),
      matchingPrecedence: v.matchingPrecedence ?? 0,
      distinguisherMethod: optionalTo(v.distinguisherMethod, flowDistinguisherMethodToMessage, shown),
      rules: listTo(v.rules, policyRulesWithSubjectsToMessage, shown),
    };
}

export function flowSchemaSpecFromMessage(m: messages.FlowSchemaSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.priorityLevelConfiguration = priorityLevelConfigurationReferenceFromMessage(m.priorityLevelConfiguration ?? {}, shown);
    out.matchingPrecedence = !m.matchingPrecedence ? 0 : m.matchingPrecedence;
    if (m.distinguisherMethod !== undefined) out.distinguisherMethod = flowDistinguisherMethodFromMessage(m.distinguisherMethod ?? {}, shown);
    if (!(!m.rules?.length)) out.rules = listFrom(m.rules, policyRulesWithSubjectsFromMessage, shown);
    return out;
}

export function flowSchemaStatusToMessage(v: Value, shown: ShownRelease): messages.FlowSchemaStatus {
    return {
      conditions: listTo(v.conditions, flowSchemaConditionToMessage, shown),
    };
}

export function flowSchemaStatusFromMessage(m: messages.FlowSchemaStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, flowSchemaConditionFromMessage, shown);
    return out;
}

export function priorityLevelConfigurationReferenceToMessage(v: Value, _shown: ShownRelease): messages.PriorityLevelConfigurationReference {
    return {
      name: v.name ?? '',
    };
}

export function priorityLevelConfigurationReferenceFromMessage(m: messages.PriorityLevelConfigurationReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    return out;
}

export function flowDistinguisherMethodToMessage(v: Value, _shown: ShownRelease): messages.FlowDistinguisherMethod {
    return {
      type: v.type ?? '',
    };
}

export function flowDistinguisherMethodFromMessage(m: messages.FlowDistinguisherMethod, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    return out;
}

export function policyRulesWithSubjectsToMessage(v: Value, shown: ShownRelease): messages.PolicyRulesWithSubjects {
    return {
      subjects: listTo(v.subjects, subjectToMessage, shown),
      resourceRules: listTo(v.resourceRules, resourcePolicyRuleToMessage, shown),
      nonResourceRules: listTo(v.nonResourceRules, nonResourcePolicyRuleToMessage, shown),
    };
}

export function policyRulesWithSubjectsFromMessage(m: messages.PolicyRulesWithSubjects, shown: ShownRelease): Value {
    const out: Value = {};
    out.subjects = !m.subjects?.length ? null : listFrom(m.subjects, subjectFromMessage, shown);
    if (!(!m.resourceRules?.length)) out.resourceRules = listFrom(m.resourceRules, resourcePolicyRuleFromMessage, shown);
    if (!(!m.nonResourceRules?.length)) out.nonResourceRules = listFrom(m.nonResourceRules, nonResourcePolicyRuleFromMessage, shown);
    return out;
}

export function flowSchemaConditionToMessage(v: Value, _shown: ShownRelease): messages.FlowSchemaCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function flowSchemaConditionFromMessage(m: messages.FlowSchemaCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.type)) out.type = m.type;
    if (!(!m.status)) out.status = m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function subjectToMessage(v: Value, shown: ShownRelease): messages.Subject {
    return {
      kind: v.kind ?? '',
      user: optionalTo(v.user, userSubjectToMessage, shown),
      group: optionalTo(v.group, groupSubjectToMessage, shown),
      serviceAccount: optionalTo(v.serviceAccount, serviceAccountSubjectToMessage, shown),
    };
}

export function subjectFromMessage(m: messages.Subject, shown: ShownRelease): Value {
    const out: Value = {};
    out.kind = !m.kind ? '' : m.kind;
    if (m.user !== undefined) out.user = userSubjectFromMessage(m.user ?? {}, shown);
    if (m.group !== undefined) out.group = groupSubjectFromMessage(m.group ?? {}, shown);
    if (m.serviceAccount !== undefined) out.serviceAccount = serviceAccountSubjectFromMessage(m.serviceAccount ?? {}, shown);
    return out;
}

export function resourcePolicyRuleToMessage(v: Value, shown: ShownRelease): messages.ResourcePolicyRule {
    return {
      verbs: listTo(v.verbs, same, shown),
      apiGroups: listTo(v.apiGroups, same, shown),
      resources: listTo(v.resources, same, shown),
      clusterScope: v.clusterScope ?? false,
      namespaces: listTo(v.namespaces, same, shown),
    };
}

export function resourcePolicyRuleFromMessage(m: messages.ResourcePolicyRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same, shown);
    out.apiGroups = !m.apiGroups?.length ? null : listFrom(m.apiGroups, same, shown);
    out.resources = !m.resources?.length ? null : listFrom(m.resources, same, shown);
    if (!(!m.clusterScope)) out.clusterScope = m.clusterScope;
    out.namespaces = !m.namespaces?.length ? null : listFrom(m.namespaces, same, shown);
    return out;
}

export function nonResourcePolicyRuleToMessage(v: Value, shown: ShownRelease): messages.NonResourcePolicyRule {
    return {
      verbs: listTo(v.verbs, same, shown),
      nonResourceURLs: listTo(v.nonResourceURLs, same, shown),
    };
}

export function nonResourcePolicyRuleFromMessage(m: messages.NonResourcePolicyRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same, shown);
    out.nonResourceURLs = !m.nonResourceURLs?.length ? null : listFrom(m.nonResourceURLs, same, shown);
    return out;
}

export function userSubjectToMessage(v: Value, _shown: ShownRelease): messages.UserSubject {
    return {
      name: v.name ?? '',
    };
}

export function userSubjectFromMessage(m: messages.UserSubject, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    return out;
}

export function groupSubjectToMessage(v: Value, _shown: ShownRelease): messages.GroupSubject {
    return {
      name: v.name ?? '',
    };
}

export function groupSubjectFromMessage(m: messages.GroupSubject, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    return out;
}

export function serviceAccountSubjectToMessage(v: Value, _shown: ShownRelease): messages.ServiceAccountSubject {
    return {
      namespace: v.namespace ?? '',
      name: v.name ?? '',
    };
}

export function serviceAccountSubjectFromMessage(m: messages.ServiceAccountSubject, _shown: ShownRelease): Value {
    const out: Value = {};
    out.namespace = !m.namespace ? '' : m.namespace;
    out.name = !m.name ? '' : m.name;
    return out;
}

export function priorityLevelConfigurationToMessage(v: Value, shown: ShownRelease): messages.PriorityLevelConfiguration {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: priorityLevelConfigurationSpecToMessage(v.spec ?? {}, shown),
      status: priorityLevelConfigurationStatusToMessage(v.status ?? {}, shown),
    };
}

export function priorityLevelConfigurationFromMessage(m: messages.PriorityLevelConfiguration, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = priorityLevelConfigurationSpecFromMessage(m.spec ?? {}, shown);
    out.status = priorityLevelConfigurationStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function priorityLevelConfigurationSpecToMessage(v: Value, shown: ShownRelease): messages.PriorityLevelConfigurationSpec {
    return {
      type: v.type ?? '',
      limited: optionalTo(v.limited, limitedPriorityLevelConfigurationToMessage, shown),
      exempt: optionalTo(v.exempt, exemptPriorityLevelConfigurationToMessage, shown),
    };
}

export function priorityLevelConfigurationSpecFromMessage(m: messages.PriorityLevelConfigurationSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (m.limited !== undefined) out.limited = limitedPriorityLevelConfigurationFromMessage(m.limited ?? {}, shown);
    if (m.exempt !== undefined) out.exempt = exemptPriorityLevelConfigurationFromMessage(m.exempt ?? {}, shown);
    return out;
}

export function priorityLevelConfigurationStatusToMessage(v: Value, shown: ShownRelease): messages.PriorityLevelConfigurationStatus {
    return {
      conditions: listTo(v.conditions, priorityLevelConfigurationConditionToMessage, shown),
    };
}

export function priorityLevelConfigurationStatusFromMessage(m: messages.PriorityLevelConfigurationStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, priorityLevelConfigurationConditionFromMessage, shown);
    return out;
}

export function limitedPriorityLevelConfigurationToMessage(v: Value, shown: ShownRelease): messages.LimitedPriorityLevelConfiguration {
    return {
      nominalConcurrencyShares: v.nominalConcurrencyShares ?? undefined,
      limitResponse: limitResponseToMessage(v.limitResponse ?? {}, shown),
      lendablePercent: v.lendablePercent ?? undefined,
      borrowingLimitPercent: v.borrowingLimitPercent ?? undefined,
    };
}

export function limitedPriorityLevelConfigurationFromMessage(m: messages.LimitedPriorityLevelConfiguration, shown: ShownRelease): Value {
    const out: Value = {};
    out.nominalConcurrencyShares = m.nominalConcurrencyShares === undefined ? null : m.nominalConcurrencyShares;
    out.limitResponse = limitResponseFromMessage(m.limitResponse ?? {}, shown);
    if (m.lendablePercent !== undefined) out.lendablePercent = m.lendablePercent;
    if (m.borrowingLimitPercent !== undefined) out.borrowingLimitPercent = m.borrowingLimitPercent;
    return out;
}

export function exemptPriorityLevelConfigurationToMessage(v: Value, _shown: ShownRelease): messages.ExemptPriorityLevelConfiguration {
    return {
      nominalConcurrencyShares: v.nominalConcurrencyShares ?? undefined,
      lendablePercent: v.lendablePercent ?? undefined,
    };
}

export function exemptPriorityLevelConfigurationFromMessage(m: messages.ExemptPriorityLevelConfiguration, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.nominalConcurrencyShares !== undefined) out.nominalConcurrencyShares = m.nominalConcurrencyShares;
    if (m.lendablePercent !== undefined) out.lendablePercent = m.lendablePercent;
    return out;
}

export function priorityLevelConfigurationConditionToMessage(v: Value, _shown: ShownRelease): messages.PriorityLevelConfigurationCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function priorityLevelConfigurationConditionFromMessage(m: messages.PriorityLevelConfigurationCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.type)) out.type = m.type;
    if (!(!m.status)) out.status = m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function limitResponseToMessage(v: Value, shown: ShownRelease): messages.LimitResponse {
    return {
      type: v.type ?? '',
      queuing: optionalTo(v.queuing, queuingConfigurationToMessage, shown),
    };
}

export function limitResponseFromMessage(m: messages.LimitResponse, shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (m.queuing !== undefined) out.queuing = queuingConfigurationFromMessage(m.queuing ?? {}, shown);
    return out;
}

export function queuingConfigurationToMessage(v: Value, _shown: ShownRelease): messages.QueuingConfiguration {
    return {
      queues: v.queues ?? 0,
      handSize: v.handSize ?? 0,
      queueLengthLimit: v.queueLengthLimit ?? 0,
    };
}

export function queuingConfigurationFromMessage(m: messages.QueuingConfiguration, _shown: ShownRelease): Value {
    const out: Value = {};
    out.queues = !m.queues ? 0 : m.queues;
    out.handSize = !m.handSize ? 0 : m.handSize;
    out.queueLengthLimit = !m.queueLengthLimit ? 0 : m.queueLengthLimit;
    return out;
}

export const FlowSchema: GeneratedCodec = {
      encode: (object, shown) => messages.FlowSchema.encode(flowSchemaToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("FlowSchema", "flowcontrol.apiserver.k8s.io/v1", flowSchemaFromMessage(messages.FlowSchema.decode(bytes), shown)),
    };
export const PriorityLevelConfiguration: GeneratedCodec = {
      encode: (object, shown) => messages.PriorityLevelConfiguration.encode(priorityLevelConfigurationToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PriorityLevelConfiguration", "flowcontrol.apiserver.k8s.io/v1", priorityLevelConfigurationFromMessage(messages.PriorityLevelConfiguration.decode(bytes), shown)),
    };
