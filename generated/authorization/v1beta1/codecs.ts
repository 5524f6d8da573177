// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of authorization.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/api/authorization/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import * as authorizationV1 from "../v1/codecs.js";
import { asObject, listFrom, listTo, mapFrom, mapTo, optionalTo, same } from "kindwright/generated-code";
import type { ProtobufCodec, Value } from "kindwright/generated-code";

export function localSubjectAccessReviewToMessage(v: Value): messages.LocalSubjectAccessReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      spec: subjectAccessReviewSpecToMessage(v.spec ?? {}),
      status: subjectAccessReviewStatusToMessage(v.status ?? {}),
    };
}

export function localSubjectAccessReviewFromMessage(m: messages.LocalSubjectAccessReview): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = subjectAccessReviewSpecFromMessage(m.spec ?? {});
    out.status = subjectAccessReviewStatusFromMessage(m.status ?? {});
    return out;
}

export function selfSubjectAccessReviewToMessage(v: Value): messages.SelfSubjectAccessReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      spec: selfSubjectAccessReviewSpecToMessage(v.spec ?? {}),
      status: subjectAccessReviewStatusToMessage(v.status ?? {}),
    };
}

export function selfSubjectAccessReviewFromMessage(m: messages.SelfSubjectAccessReview): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = selfSubjectAccessReviewSpecFromMessage(m.spec ?? {});
    out.status = subjectAccessReviewStatusFromMessage(m.status ?? {});
    return out;
}

export function selfSubjectAccessReviewSpecToMessage(v: Value): messages.SelfSubjectAccessReviewSpec {
    return {
      resourceAttributes: optionalTo(v.resourceAttributes, resourceAttributesToMessage),
      nonResourceAttributes: optionalTo(v.nonResourceAttributes, nonResourceAttributesToMessage),
    };
}

export function selfSubjectAccessReviewSpecFromMessage(m: messages.SelfSubjectAccessReviewSpec): Value {
    const out: Value = {};
    if (m.resourceAttributes !== undefined) out.resourceAttributes = resourceAttributesFromMessage(m.resourceAttributes ?? {});
    if (m.nonResourceAttributes !== undefined) out.nonResourceAttributes = nonResourceAttributesFromMessage(m.nonResourceAttributes ?? {});
    return out;
}

export function selfSubjectRulesReviewToMessage(v: Value): messages.SelfSubjectRulesReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      spec: selfSubjectRulesReviewSpecToMessage(v.spec ?? {}),
      status: subjectRulesReviewStatusToMessage(v.status ?? {}),
    };
}

export function selfSubjectRulesReviewFromMessage(m: messages.SelfSubjectRulesReview): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = selfSubjectRulesReviewSpecFromMessage(m.spec ?? {});
    out.status = subjectRulesReviewStatusFromMessage(m.status ?? {});
    return out;
}

export function selfSubjectRulesReviewSpecToMessage(v: Value): messages.SelfSubjectRulesReviewSpec {
    return {
      namespace: v.namespace ?? '',
    };
}

export function selfSubjectRulesReviewSpecFromMessage(m: messages.SelfSubjectRulesReviewSpec): Value {
    const out: Value = {};
    if (!(!m.namespace)) out.namespace = m.namespace;
    return out;
}

export function subjectRulesReviewStatusToMessage(v: Value): messages.SubjectRulesReviewStatus {
    return {
      resourceRules: listTo(v.resourceRules, resourceRuleToMessage),
      nonResourceRules: listTo(v.nonResourceRules, nonResourceRuleToMessage),
      incomplete: v.incomplete ?? false,
      evaluationError: v.evaluationError ?? '',
    };
}

export function subjectRulesReviewStatusFromMessage(m: messages.SubjectRulesReviewStatus): Value {
    const out: Value = {};
    out.resourceRules = !m.resourceRules?.length ? null : listFrom(m.resourceRules, resourceRuleFromMessage);
    out.nonResourceRules = !m.nonResourceRules?.length ? null : listFrom(m.nonResourceRules, nonResourceRuleFromMessage);
    out.incomplete = !m.incomplete ? false : m.incomplete;
    if (!(!m.evaluationError)) out.evaluationError = m.evaluationError;
    return out;
}

export function resourceRuleToMessage(v: Value): messages.ResourceRule {
    return {
      verbs: listTo(v.verbs, same),
      apiGroups: listTo(v.apiGroups, same),
      resources: listTo(v.resources, same),
      resourceNames: listTo(v.resourceNames, same),
    };
}

export function resourceRuleFromMessage(m: messages.ResourceRule): Value {
    const out: Value = {};
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
    if (!(!m.apiGroups?.length)) out.apiGroups = listFrom(m.apiGroups, same);
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, same);
    if (!(!m.resourceNames?.length)) out.resourceNames = listFrom(m.resourceNames, same);
    return out;
}

export function nonResourceRuleToMessage(v: Value): messages.NonResourceRule {
    return {
      verbs: listTo(v.verbs, same),
      nonResourceURLs: listTo(v.nonResourceURLs, same),
    };
}

export function nonResourceRuleFromMessage(m: messages.NonResourceRule): Value {
    const out: Value = {};
    out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
    if (!(!m.nonResourceURLs?.length)) out.nonResourceURLs = listFrom(m.nonResourceURLs, same);
    return out;
}

export function subjectAccessReviewToMessage(v: Value): messages.SubjectAccessReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      spec: subjectAccessReviewSpecToMessage(v.spec ?? {}),
      status: subjectAccessReviewStatusToMessage(v.status ?? {}),
    };
}

export function subjectAccessReviewFromMessage(m: messages.SubjectAccessReview): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = subjectAccessReviewSpecFromMessage(m.spec ?? {});
    out.status = subjectAccessReviewStatusFromMessage(m.status ?? {});
    return out;
}

export function resourceAttributesToMessage(v: Value): messages.ResourceAttributes {
    return {
      namespace: v.namespace ?? '',
      verb: v.verb ?? '',
      group: v.group ?? '',
      version: v.version ?? '',
      resource: v.resource ?? '',
      subresource: v.subresource ?? '',
      name: v.name ?? '',
      fieldSelector: optionalTo(v.fieldSelector, authorizationV1.fieldSelectorAttributesToMessage),
      labelSelector: optionalTo(v.labelSelector, authorizationV1.labelSelectorAttributesToMessage),
    };
}

export function resourceAttributesFromMessage(m: messages.ResourceAttributes): Value {
    const out: Value = {};
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (!(!m.verb)) out.verb = m.verb;
    if (!(!m.group)) out.group = m.group;
    if (!(!m.version)) out.version = m.version;
    if (!(!m.resource)) out.resource = m.resource;
    if (!(!m.subresource)) out.subresource = m.subresource;
    if (!(!m.name)) out.name = m.name;
    if (m.fieldSelector !== undefined) out.fieldSelector = authorizationV1.fieldSelectorAttributesFromMessage(m.fieldSelector ?? {});
    if (m.labelSelector !== undefined) out.labelSelector = authorizationV1.labelSelectorAttributesFromMessage(m.labelSelector ?? {});
    return out;
}

export function nonResourceAttributesToMessage(v: Value): messages.NonResourceAttributes {
    return {
      path: v.path ?? '',
      verb: v.verb ?? '',
    };
}

export function nonResourceAttributesFromMessage(m: messages.NonResourceAttributes): Value {
    const out: Value = {};
    if (!(!m.path)) out.path = m.path;
    if (!(!m.verb)) out.verb = m.verb;
    return out;
}

export function subjectAccessReviewSpecToMessage(v: Value): messages.SubjectAccessReviewSpec {
    return {
      resourceAttributes: optionalTo(v.resourceAttributes, resourceAttributesToMessage),
      nonResourceAttributes: optionalTo(v.nonResourceAttributes, nonResourceAttributesToMessage),
      user: v.user ?? '',
      group: listTo(v.group, same),
      extra: mapTo(v.extra, extraValueToMessage),
      uid: v.uid ?? '',
    };
}

export function subjectAccessReviewSpecFromMessage(m: messages.SubjectAccessReviewSpec): Value {
    const out: Value = {};
    if (m.resourceAttributes !== undefined) out.resourceAttributes = resourceAttributesFromMessage(m.resourceAttributes ?? {});
    if (m.nonResourceAttributes !== undefined) out.nonResourceAttributes = nonResourceAttributesFromMessage(m.nonResourceAttributes ?? {});
    if (!(!m.user)) out.user = m.user;
    if (!(!m.group?.length)) out.group = listFrom(m.group, same);
    if (!(!m.extra?.size)) out.extra = mapFrom(m.extra, extraValueFromMessage);
    if (!(!m.uid)) out.uid = m.uid;
    return out;
}

export function extraValueToMessage(v: Value): messages.ExtraValue {
    return { items: listTo(v, same) };
}

export function extraValueFromMessage(m: messages.ExtraValue): Value {
    return listFrom(m.items, same);
}

export function subjectAccessReviewStatusToMessage(v: Value): messages.SubjectAccessReviewStatus {
    return {
      allowed: v.allowed ?? false,
      denied: v.denied ?? false,
      reason: v.reason ?? '',
      evaluationError: v.evaluationError ?? '',
    };
}

export function subjectAccessReviewStatusFromMessage(m: messages.SubjectAccessReviewStatus): Value {
    const out: Value = {};
    out.allowed = !m.allowed ? false : m.allowed;
    if (!(!m.denied)) out.denied = m.denied;
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.evaluationError)) out.evaluationError = m.evaluationError;
    return out;
}

export const LocalSubjectAccessReview: ProtobufCodec = {
      encode: (object) => messages.LocalSubjectAccessReview.encode(localSubjectAccessReviewToMessage(object)).finish(),
      decode: (bytes) => asObject("LocalSubjectAccessReview", "authorization.k8s.io/v1beta1", localSubjectAccessReviewFromMessage(messages.LocalSubjectAccessReview.decode(bytes))),
    };
export const SelfSubjectAccessReview: ProtobufCodec = {
      encode: (object) => messages.SelfSubjectAccessReview.encode(selfSubjectAccessReviewToMessage(object)).finish(),
      decode: (bytes) => asObject("SelfSubjectAccessReview", "authorization.k8s.io/v1beta1", selfSubjectAccessReviewFromMessage(messages.SelfSubjectAccessReview.decode(bytes))),
    };
export const SelfSubjectRulesReview: ProtobufCodec = {
      encode: (object) => messages.SelfSubjectRulesReview.encode(selfSubjectRulesReviewToMessage(object)).finish(),
      decode: (bytes) => asObject("SelfSubjectRulesReview", "authorization.k8s.io/v1beta1", selfSubjectRulesReviewFromMessage(messages.SelfSubjectRulesReview.decode(bytes))),
    };
export const SubjectAccessReview: ProtobufCodec = {
      encode: (object) => messages.SubjectAccessReview.encode(subjectAccessReviewToMessage(object)).finish(),
      decode: (bytes) => asObject("SubjectAccessReview", "authorization.k8s.io/v1beta1", subjectAccessReviewFromMessage(messages.SubjectAccessReview.decode(bytes))),
    };
