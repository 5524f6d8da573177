// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of authorization.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/api/authorization/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import * as authorizationV1 from "../v1/codecs.js";
import { asObject, listFrom, listTo, mapFrom, mapTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function localSubjectAccessReviewToMessage(v: Value, shown: ShownRelease): messages.LocalSubjectAccessReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: subjectAccessReviewSpecToMessage(v.spec ?? {}, shown),
      status: subjectAccessReviewStatusToMessage(v.status ?? {}, shown),
    };
}

export function localSubjectAccessReviewFromMessage(m: messages.LocalSubjectAccessReview, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = subjectAccessReviewSpecFromMessage(m.spec ?? {}, shown);
    out.status = subjectAccessReviewStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function selfSubjectAccessReviewToMessage(v: Value, shown: ShownRelease): messages.SelfSubjectAccessReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: selfSubjectAccessReviewSpecToMessage(v.spec ?? {}, shown),
      status: subjectAccessReviewStatusToMessage(v.status ?? {}, shown),
    };
}

export function selfSubjectAccessReviewFromMessage(m: messages.SelfSubjectAccessReview, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = selfSubjectAccessReviewSpecFromMessage(m.spec ?? {}, shown);
    out.status = subjectAccessReviewStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function selfSubjectAccessReviewSpecToMessage(v: Value, shown: ShownRelease): messages.SelfSubjectAccessReviewSpec {
    return {
      resourceAttributes: optionalTo(v.resourceAttributes, resourceAttributesToMessage, shown),
      nonResourceAttributes: optionalTo(v.nonResourceAttributes, nonResourceAttributesToMessage, shown),
    };
}

export function selfSubjectAccessReviewSpecFromMessage(m: messages.SelfSubjectAccessReviewSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.resourceAttributes !== undefined) out.resourceAttributes = resourceAttributesFromMessage(m.resourceAttributes ?? {}, shown);
    if (m.nonResourceAttributes !== undefined) out.nonResourceAttributes = nonResourceAttributesFromMessage(m.nonResourceAttributes ?? {}, shown);
    return out;
}

export function selfSubjectRulesReviewToMessage(v: Value, shown: ShownRelease): messages.SelfSubjectRulesReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: selfSubjectRulesReviewSpecToMessage(v.spec ?? {}, shown),
      status: subjectRulesReviewStatusToMessage(v.status ?? {}, shown),
    };
}

export function selfSubjectRulesReviewFromMessage(m: messages.SelfSubjectRulesReview, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = selfSubjectRulesReviewSpecFromMessage(m.spec ?? {}, shown);
    out.status = subjectRulesReviewStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function selfSubjectRulesReviewSpecToMessage(v: Value, _shown: ShownRelease): messages.SelfSubjectRulesReviewSpec {
    return {
      namespace: v.namespace ?? '',
    };
}

export function selfSubjectRulesReviewSpecFromMessage(m: messages.SelfSubjectRulesReviewSpec, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.namespace)) out.namespace = m.namespace;
    return out;
}

export function subjectRulesReviewStatusToMessage(v: Value, shown: ShownRelease): messages.SubjectRulesReviewStatus {
    return {
      resourceRules: listTo(v.resourceRules, resourceRuleToMessage, shown),
      nonResourceRules: listTo(v.nonResourceRules, nonResourceRuleToMessage, shown),
      incomplete: v.incomplete ?? false,
      evaluationError: v.evaluationError ?? '',
    };
}

export function subjectRulesReviewStatusFromMessage(m: messages.SubjectRulesReviewStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.resourceRules = !m.resourceRules?.length ? null : listFrom(m.resourceRules, resourceRuleFromMessage, shown);
    out.nonResourceRules = !m.nonResourceRules?.length ? null : listFrom(m.nonResourceRules, nonResourceRuleFromMessage, shown);
    out.incomplete = !m.incomplete ? false : m.incomplete;
    if (!(!m.evaluationError)) out.evaluationError = m.evaluationError;
    return out;
}

export function resourceRuleToMessage(v: Value, shown: ShownRelease): messages.ResourceRule {
    return {
      verbs: listTo(v.verbs, same, shown),
      apiGroups: listTo(v.apiGroups, same, shown),
      resources: listTo(v.resources, same, shown),
      resourceNames: listTo(v.resourceNames, same, shown),
    };
}

export function resourceRuleFromMessage(m: messages.ResourceRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same, shown);
    if (!(!m.apiGroups?.length)) out.apiGroups = listFrom(m.apiGroups, same, shown);
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, same, shown);
    if (!(!m.resourceNames?.length)) out.resourceNames = listFrom(m.resourceNames, same, shown);
    return out;
}

export function nonResourceRuleToMessage(v: Value, shown: ShownRelease): messages.NonResourceRule {
    return {
      verbs: listTo(v.verbs, same, shown),
      nonResourceURLs: listTo(v.nonResourceURLs, same, shown),
    };
}

export function nonResourceRuleFromMessage(m: messages.NonResourceRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same, shown);
    if (!(!m.nonResourceURLs?.length)) out.nonResourceURLs = listFrom(m.nonResourceURLs, same, shown);
    return out;
}

export function subjectAccessReviewToMessage(v: Value, shown: ShownRelease): messages.SubjectAccessReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: subjectAccessReviewSpecToMessage(v.spec ?? {}, shown),
      status: subjectAccessReviewStatusToMessage(v.status ?? {}, shown),
    };
}

export function subjectAccessReviewFromMessage(m: messages.SubjectAccessReview, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = subjectAccessReviewSpecFromMessage(m.spec ?? {}, shown);
    out.status = subjectAccessReviewStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function resourceAttributesToMessage(v: Value, shown: ShownRelease): messages.ResourceAttributes {
    return {
      namespace: v.namespace ?? '',
      verb: v.verb ?? '',
      group: v.group ?? '',
      version: v.version ?? '',
      resource: v.resource ?? '',
      subresource: v.subresource ?? '',
      name: v.name ?? '',
      fieldSelector: optionalTo(v.fieldSelector, authorizationV1.fieldSelectorAttributesToMessage, shown),
      labelSelector: optionalTo(v.labelSelector, authorizationV1.labelSelectorAttributesToMessage, shown),
    };
}

export function resourceAttributesFromMessage(m: messages.ResourceAttributes, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (!(!m.verb)) out.verb = m.verb;
    if (!(!m.group)) out.group = m.group;
    if (!(!m.version)) out.version = m.version;
    if (!(!m.resource)) out.resource = m.resource;
    if (!(!m.subresource)) out.subresource = m.subresource;
    if (!(!m.name)) out.name = m.name;
    if (shown.has("1.31")) { if (m.fieldSelector !== undefined) out.fieldSelector = authorizationV1.fieldSelectorAttributesFromMessage(m.fieldSelector ?? {}, shown); }

    if (shown.has("1.31")) { if (m.labelSelector !== undefined) out.labelSelector = authorizationV1.labelSelectorAttributesFromMessage(m.labelSelector ?? {}, shown); }

    return out;
}

export function nonResourceAttributesToMessage(v: Value, _shown: ShownRelease): messages.NonResourceAttributes {
    return {
      path: v.path ?? '',
      verb: v.verb ?? '',
    };
}

export function nonResourceAttributesFromMessage(m: messages.NonResourceAttributes, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.path)) out.path = m.path;
    if (!(!m.verb)) out.verb = m.verb;
    return out;
}

export function subjectAccessReviewSpecToMessage(v: Value, shown: ShownRelease): messages.SubjectAccessReviewSpec {
    return {
      resourceAttributes: optionalTo(v.resourceAttributes, resourceAttributesToMessage, shown),
      nonResourceAttributes: optionalTo(v.nonResourceAttributes, nonResourceAttributesToMessage, shown),
      user: v.user ?? '',
      group: listTo(v.group, same, shown),
      extra: mapTo(v.extra, extraValueToMessage, shown),
      uid: v.uid ?? '',
    };
}

export function subjectAccessReviewSpecFromMessage(m: messages.SubjectAccessReviewSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.resourceAttributes !== undefined) out.resourceAttributes = resourceAttributesFromMessage(m.resourceAttributes ?? {}, shown);
    if (m.nonResourceAttributes !== undefined) out.nonResourceAttributes = nonResourceAttributesFromMessage(m.nonResourceAttributes ?? {}, shown);
    if (!(!m.user)) out.user = m.user;
    if (!(!m.group?.length)) out.group = listFrom(m.group, same, shown);
    if (!(!m.extra?.size)) out.extra = mapFrom(m.extra, extraValueFromMessage, shown);
    if (!(!m.uid)) out.uid = m.uid;
    return out;
}

export function extraValueToMessage(v: Value, shown: ShownRelease): messages.ExtraValue {
    return { items: listTo(v, same, shown) };
}

export function extraValueFromMessage(m: messages.ExtraValue, shown: ShownRelease): Value {
    return listFrom(m.items, same, shown);
}

export function subjectAccessReviewStatusToMessage(v: Value, _shown: ShownRelease): messages.SubjectAccessReviewStatus {
    return {
      allowed: v.allowed ?? false,
      denied: v.denied ?? false,
      reason: v.reason ?? '',
      evaluationError: v.evaluationError ?? '',
    };
}

export function subjectAccessReviewStatusFromMessage(m: messages.SubjectAccessReviewStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    out.allowed = !m.allowed ? false : m.allowed;
    if (!(!m.denied)) out.denied = m.denied;
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.evaluationError)) out.evaluationError = m.evaluationError;
    return out;
}

export const LocalSubjectAccessReview: GeneratedCodec = {
      encode: (object, shown) => messages.LocalSubjectAccessReview.encode(localSubjectAccessReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("LocalSubjectAccessReview", "authorization.k8s.io/v1beta1", localSubjectAccessReviewFromMessage(messages.LocalSubjectAccessReview.decode(bytes), shown)),
    };
export const SelfSubjectAccessReview: GeneratedCodec = {
      encode: (object, shown) => messages.SelfSubjectAccessReview.encode(selfSubjectAccessReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("SelfSubjectAccessReview", "authorization.k8s.io/v1beta1", selfSubjectAccessReviewFromMessage(messages.SelfSubjectAccessReview.decode(bytes), shown)),
    };
export const SelfSubjectRulesReview: GeneratedCodec = {
      encode: (object, shown) => messages.SelfSubjectRulesReview.encode(selfSubjectRulesReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("SelfSubjectRulesReview", "authorization.k8s.io/v1beta1", selfSubjectRulesReviewFromMessage(messages.SelfSubjectRulesReview.decode(bytes), shown)),
    };
export const SubjectAccessReview: GeneratedCodec = {
      encode: (object, shown) => messages.SubjectAccessReview.encode(subjectAccessReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("SubjectAccessReview", "authorization.k8s.io/v1beta1", subjectAccessReviewFromMessage(messages.SubjectAccessReview.decode(bytes), shown)),
    };
