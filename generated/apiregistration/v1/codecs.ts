// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of apiregistration.k8s.io/v1. */

import * as messages from "../../messages/k8s/io/kube_aggregator/pkg/apis/apiregistration/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function aPIServiceToMessage(v: Value, shown: ShownRelease): messages.APIService {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: aPIServiceSpecToMessage(v.spec ?? {}, shown),
      status: aPIServiceStatusToMessage(v.status ?? {}, shown),
    };
}

export function aPIServiceFromMessage(m: messages.APIService, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = aPIServiceSpecFromMessage(m.spec ?? {}, shown);
    out.status = aPIServiceStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function serviceReferenceToMessage(v: Value, _shown: ShownRelease): messages.ServiceReference {
    return {
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      port: v.port ?? undefined,
    };
}

export function serviceReferenceFromMessage(m: messages.ServiceReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (!(!m.name)) out.name = m.name;
    if (m.port !== undefined) out.port = m.port;
    return out;
}

export function aPIServiceSpecToMessage(v: Value, shown: ShownRelease): messages.APIServiceSpec {
    return {
      service: optionalTo(v.service, serviceReferenceToMessage, shown),
      group: v.group ?? '',
      version: v.version ?? '',
      insecureSkipTLSVerify: v.insecureSkipTLSVerify ?? false,
      caBundle: optionalTo(v.caBundle, bytesTo, shown),
      groupPriorityMinimum: v.groupPriorityMinimum ?? 0,
      versionPriority: v.versionPriority ?? 0,
    };
}

export function aPIServiceSpecFromMessage(m: messages.APIServiceSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.service !== undefined) out.service = serviceReferenceFromMessage(m.service ?? {}, shown);
    if (!(!m.group)) out.group = m.group;
    if (!(!m.version)) out.version = m.version;
    if (!(!m.insecureSkipTLSVerify)) out.insecureSkipTLSVerify = m.insecureSkipTLSVerify;
    if (!(!m.caBundle?.length)) out.caBundle = bytesFrom(m.caBundle);
    out.groupPriorityMinimum = !m.groupPriorityMinimum ? 0 : m.groupPriorityMinimum;
    out.versionPriority = !m.versionPriority ? 0 : m.versionPriority;
    return out;
}

export function aPIServiceConditionToMessage(v: Value, _shown: ShownRelease): messages.APIServiceCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function aPIServiceConditionFromMessage(m: messages.APIServiceCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function aPIServiceStatusToMessage(v: Value, shown: ShownRelease): messages.APIServiceStatus {
    return {
      conditions: listTo(v.conditions, aPIServiceConditionToMessage, shown),
    };
}

export function aPIServiceStatusFromMessage(m: messages.APIServiceStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, aPIServiceConditionFromMessage, shown);
    return out;
}

export const APIService: GeneratedCodec = {
      encode: (object, shown) => messages.APIService.encode(aPIServiceToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("APIService", "apiregistration.k8s.io/v1", aPIServiceFromMessage(messages.APIService.decode(bytes), shown)),
    };
