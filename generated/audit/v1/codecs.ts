// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of audit.k8s.io/v1. */

import * as authenticationV1 from "../../authentication/v1/codecs.js";
import * as messages from "../../messages/k8s/io/apiserver/pkg/apis/audit/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, mapFrom, mapTo, microTimeFrom, microTimeTo, optionalTo, rawFrom, rawTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function eventToMessage(v: Value, shown: ShownRelease): messages.Event {
    return {
      level: v.level ?? '',
      auditID: v.auditID ?? '',
      stage: v.stage ?? '',
      requestURI: v.requestURI ?? '',
      verb: v.verb ?? '',
      user: authenticationV1.userInfoToMessage(v.user ?? {}, shown),
      impersonatedUser: optionalTo(v.impersonatedUser, authenticationV1.userInfoToMessage, shown),
      authenticationMetadata: optionalTo(v.authenticationMetadata, authenticationMetadataToMessage, shown),
      sourceIPs: listTo(v.sourceIPs, same, shown),
      userAgent: v.userAgent ?? '',
      objectRef: optionalTo(v.objectRef, objectReferenceToMessage, shown),
      responseStatus: optionalTo(v.responseStatus, metaV1.statusToMessage, shown),
      requestObject: optionalTo(v.requestObject, rawTo, shown),
      responseObject: optionalTo(v.responseObject, rawTo, shown),
      requestReceivedTimestamp: microTimeTo(v.requestReceivedTimestamp ?? undefined),
      stageTimestamp: microTimeTo(v.stageTimestamp ?? undefined),
      annotations: mapTo(v.annotations, same, shown),
    };
}

export function eventFromMessage(m: messages.Event, shown: ShownRelease): Value {
    const out: Value = {};
    out.level = !m.level ? '' : m.level;
    out.auditID = !m.auditID ? '' : m.auditID;
    out.stage = !m.stage ? '' : m.stage;
    out.requestURI = !m.requestURI ? '' : m.requestURI;
    out.verb = !m.verb ? '' : m.verb;
    out.user = authenticationV1.userInfoFromMessage(m.user ?? {}, shown);
    if (m.impersonatedUser !== undefined) out.impersonatedUser = authenticationV1.userInfoFromMessage(m.impersonatedUser ?? {}, shown);
    if (shown.has("1.35")) { if (m.authenticationMetadata !== undefined) out.authenticationMetadata = authenticationMetadataFromMessage(m.authenticationMetadata ?? {}, shown); }

    if (!(!m.sourceIPs?.length)) out.sourceIPs = listFrom(m.sourceIPs, same, shown);
    if (!(!m.userAgent)) out.userAgent = m.userAgent;
    if (m.objectRef !== undefined) out.objectRef = objectReferenceFromMessage(m.objectRef ?? {}, shown);
    if (m.responseStatus !== undefined) out.responseStatus = metaV1.statusFromMessage(m.responseStatus ?? {}, shown);
    if (m.requestObject !== undefined) out.requestObject = rawFrom(m.requestObject);
    if (m.responseObject !== undefined) out.responseObject = rawFrom(m.responseObject);
    out.requestReceivedTimestamp = microTimeFrom(m.requestReceivedTimestamp);
    out.stageTimestamp = microTimeFrom(m.stageTimestamp);
    if (!(!m.annotations?.size)) out.annotations = mapFrom(m.annotations, same, shown);
    return out;
}

export function objectReferenceToMessage(v: Value, _shown: ShownRelease): messages.ObjectReference {
    return {
      resource: v.resource ?? '',
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      uid: v.uid ?? '',
      apiGroup: v.apiGroup ?? '',
      apiVersion: v.apiVersion ?? '',
      resourceVersion: v.resourceVersion ?? '',
      subresource: v.subresource ?? '',
    };
}

export function objectReferenceFromMessage(m: messages.ObjectReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.resource)) out.resource = m.resource;
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (!(!m.name)) out.name = m.name;
    if (!(!m.uid)) out.uid = m.uid;
    if (!(!m.apiGroup)) out.apiGroup = m.apiGroup;
    if (!(!m.apiVersion)) out.apiVersion = m.apiVersion;
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    if (!(!m.subresource)) out.subresource = m.subresource;
    return out;
}

export function authenticationMetadataToMessage(v: Value, _shown: ShownRelease): messages.AuthenticationMetadata {
    return {
      impersonationConstraint: v.impersonationConstraint ?? '',
    };
}

export function authenticationMetadataFromMessage(m: messages.AuthenticationMetadata, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.impersonationConstraint)) out.impersonationConstraint = m.impersonationConstraint;
    return out;
}

export function policyToMessage(v: Value, shown: ShownRelease): messages.Policy {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      rules: listTo(v.rules, policyRuleToMessage, shown),
      omitStages: listTo(v.omitStages, same, shown),
      omitManagedFields: shown.has("1.23") ? v.omitManagedFields ?? false : undefined,
    };
}

export function policyFromMessage(m: messages.Policy, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.rules = !m.rules?.length ? null : listFrom(m.rules, policyRuleFromMessage, shown);
    if (!(!m.omitStages?.length)) out.omitStages = listFrom(m.omitStages, same, shown);
    if (shown.has("1.23")) { if (!(!m.omitManagedFields)) out.omitManagedFields = m.omitManagedFields; }

    return out;
}

export function policyRuleToMessage(v: Value, shown: ShownRelease): messages.PolicyRule {
    return {
      level: v.level ?? '',
      users: listTo(v.users, same, shown),
      userGroups: listTo(v.userGroups, same, shown),
      verbs: listTo(v.verbs, same, shown),
      resources: listTo(v.resources, groupResourcesToMessage, shown),
      namespaces: listTo(v.namespaces, same, shown),
      nonResourceURLs: listTo(v.nonResourceURLs, same, shown),
      omitStages: listTo(v.omitStages, same, shown),
      omitManagedFields: v.omitManagedFields ?? undefined,
    };
}

export function policyRuleFromMessage(m: messages.PolicyRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.level = !m.level ? '' : m.level;
    if (!(!m.users?.length)) out.users = listFrom(m.users, same, shown);
    if (!(!m.userGroups?.length)) out.userGroups = listFrom(m.userGroups, same, shown);
    if (!(!m.verbs?.length)) out.verbs = listFrom(m.verbs, same, shown);
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, groupResourcesFromMessage, shown);
    if (!(!m.namespaces?.length)) out.namespaces = listFrom(m.namespaces, same, shown);
    if (!(!m.nonResourceURLs?.length)) out.nonResourceURLs = listFrom(m.nonResourceURLs, same, shown);
    if (!(!m.omitStages?.length)) out.omitStages = listFrom(m.omitStages, same, shown);
    if (shown.has("1.23")) { if (m.omitManagedFields !== undefined) out.omitManagedFields = m.omitManagedFields; }

    return out;
}

export function groupResourcesToMessage(v: Value, shown: ShownRelease): messages.GroupResources {
    return {
      group: v.group ?? '',
      resources: listTo(v.resources, same, shown),
      resourceNames: listTo(v.resourceNames, same, shown),
    };
}

export function groupResourcesFromMessage(m: messages.GroupResources, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.group)) out.group = m.group;
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, same, shown);
    if (!(!m.resourceNames?.length)) out.resourceNames = listFrom(m.resourceNames, same, shown);
    return out;
}

export const Event: GeneratedCodec = {
      encode: (object, shown) => messages.Event.encode(eventToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Event", "audit.k8s.io/v1", eventFromMessage(messages.Event.decode(bytes), shown)),
    };
export const Policy: GeneratedCodec = {
      encode: (object, shown) => messages.Policy.encode(policyToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Policy", "audit.k8s.io/v1", policyFromMessage(messages.Policy.decode(bytes), shown)),
    };
