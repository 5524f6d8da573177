// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of rbac.authorization.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/api/rbac/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function clusterRoleToMessage(v: Value, shown: ShownRelease): messages.ClusterRole {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      rules: listTo(v.rules, policyRuleToMessage, shown),
      aggregationRule: optionalTo(v.aggregationRule, aggregationRuleToMessage, shown),
    };
}

export function clusterRoleFromMessage(m: messages.ClusterRole, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.rules = !m.rules?.length ? null : listFrom(m.rules, policyRuleFromMessage, shown);
    if (m.aggregationRule !== undefined) out.aggregationRule = aggregationRuleFromMessage(m.aggregationRule ?? {}, shown);
    return out;
}

export function aggregationRuleToMessage(v: Value, shown: ShownRelease): messages.AggregationRule {
    return {
      clusterRoleSelectors: listTo(v.clusterRoleSelectors, metaV1.labelSelectorToMessage, shown),
    };
}

export function aggregationRuleFromMessage(m: messages.AggregationRule, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.clusterRoleSelectors?.length)) out.clusterRoleSelectors = listFrom(m.clusterRoleSelectors, metaV1.labelSelectorFromMessage, shown);
    return out;
}

export function clusterRoleBindingToMessage(v: Value, shown: ShownRelease): messages.ClusterRoleBinding {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      subjects: listTo(v.subjects, subjectToMessage, shown),
      roleRef: roleRefToMessage(v.roleRef ?? {}, shown),
    };
}

export function clusterRoleBindingFromMessage(m: messages.ClusterRoleBinding, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.subjects?.length)) out.subjects = listFrom(m.subjects, subjectFromMessage, shown);
    out.roleRef = roleRefFromMessage(m.roleRef ?? {}, shown);
    return out;
}

export function roleToMessage(v: Value, shown: ShownRelease): messages.Role {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      rules: listTo(v.rules, policyRuleToMessage, shown),
    };
}

export function roleFromMessage(m: messages.Role, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.rules = !m.rules?.length ? null : listFrom(m.rules, policyRuleFromMessage, shown);
    return out;
}

export function roleBindingToMessage(v: Value, shown: ShownRelease): messages.RoleBinding {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      subjects: listTo(v.subjects, subjectToMessage, shown),
      roleRef: roleRefToMessage(v.roleRef ?? {}, shown),
    };
}

export function roleBindingFromMessage(m: messages.RoleBinding, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.subjects?.length)) out.subjects = listFrom(m.subjects, subjectFromMessage, shown);
    out.roleRef = roleRefFromMessage(m.roleRef ?? {}, shown);
    return out;
}

export function policyRuleToMessage(v: Value, shown: ShownRelease): messages.PolicyRule {
    return {
      verbs: listTo(v.verbs, same, shown),
      apiGroups: listTo(v.apiGroups, same, shown),
      resources: listTo(v.resources, same, shown),
      resourceNames: listTo(v.resourceNames, same, shown),
      nonResourceURLs: listTo(v.nonResourceURLs, same, shown),
    };
}

export function policyRuleFromMessage(m: messages.PolicyRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same, shown);
    if (!(!m.apiGroups?.length)) out.apiGroups = listFrom(m.apiGroups, same, shown);
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, same, shown);
    if (!(!m.resourceNames?.length)) out.resourceNames = listFrom(m.resourceNames, same, shown);
    if (!(!m.nonResourceURLs?.length)) out.nonResourceURLs = listFrom(m.nonResourceURLs, same, shown);
    return out;
}

export function subjectToMessage(v: Value, _shown: ShownRelease): messages.Subject {
    return {
      kind: v.kind ?? '',
      apiGroup: v.apiGroup ?? '',
      name: v.name ?? '',
      namespace: v.namespace ?? '',
    };
}

export function subjectFromMessage(m: messages.Subject, _shown: ShownRelease): Value {
    const out: Value = {};
    out.kind = !m.kind ? '' : m.kind;
    if (!(!m.apiGroup)) out.apiGroup = m.apiGroup;
    out.name = !m.name ? '' : m.name;
    if (!(!m.namespace)) out.namespace = m.namespace;
    return out;
}

export function roleRefToMessage(v: Value, _shown: ShownRelease): messages.RoleRef {
    return {
      apiGroup: v.apiGroup ?? '',
      kind: v.kind ?? '',
      name: v.name ?? '',
    };
}

export function roleRefFromMessage(m: messages.RoleRef, _shown: ShownRelease): Value {
    const out: Value = {};
    out.apiGroup = !m.apiGroup ? '' : m.apiGroup;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    return out;
}

export const ClusterRole: GeneratedCodec = {
      encode: (object, shown) => messages.ClusterRole.encode(clusterRoleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ClusterRole", "rbac.authorization.k8s.io/v1beta1", clusterRoleFromMessage(messages.ClusterRole.decode(bytes), shown)),
    };
export const ClusterRoleBinding: GeneratedCodec = {
      encode: (object, shown) => messages.ClusterRoleBinding.encode(clusterRoleBindingToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ClusterRoleBinding", "rbac.authorization.k8s.io/v1beta1", clusterRoleBindingFromMessage(messages.ClusterRoleBinding.decode(bytes), shown)),
    };
export const Role: GeneratedCodec = {
      encode: (object, shown) => messages.Role.encode(roleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Role", "rbac.authorization.k8s.io/v1beta1", roleFromMessage(messages.Role.decode(bytes), shown)),
    };
export const RoleBinding: GeneratedCodec = {
      encode: (object, shown) => messages.RoleBinding.encode(roleBindingToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("RoleBinding", "rbac.authorization.k8s.io/v1beta1", roleBindingFromMessage(messages.RoleBinding.decode(bytes), shown)),
    };
