// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of certificates.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/api/certificates/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function certificateSigningRequestToMessage(v: Value, shown: ShownRelease): messages.CertificateSigningRequest {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: certificateSigningRequestSpecToMessage(v.spec ?? {}, shown),
      status: certificateSigningRequestStatusToMessage(v.status ?? {}, shown),
    };
}

export function certificateSigningRequestFromMessage(m: messages.CertificateSigningRequest, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = certificateSigningRequestSpecFromMessage(m.spec ?? {}, shown);
    out.status = certificateSigningRequestStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function certificateSigningRequestSpecToMessage(v: Value, shown: ShownRelease): messages.CertificateSigningRequestSpec {
    return {
      request: optionalTo(v.request, bytesTo, shown),
      signerName: v.signerName ?? undefined,
      expirationSeconds: v.expirationSeconds ?? undefined,
      usages: listTo(v.usages, same, shown),
      username: v.username ?? '',
      uid: v.uid ?? '',
      groups: listTo(v.groups, same, shown),
      extra: mapTo(v.extra, extraValueToMessage, shown),
    };
}

export function certificateSigningRequestSpecFromMessage(m: messages.CertificateSigningRequestSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.request = !m.request?.length ? null : bytesFrom(m.request);
    if (m.signerName !== undefined) out.signerName = m.signerName;
    if (shown.has("1.22")) { if (m.expirationSeconds !== undefined) out.expirationSeconds = m.expirationSeconds; }

    if (!(!m.usages?.length)) out.usages = listFrom(m.usages, same, shown);
    if (!(!m.username)) out.username = m.username;
    if (!(!m.uid)) out.uid = m.uid;
    if (!(!m.groups?.length)) out.groups = listFrom(m.groups, same, shown);
    if (!(!m.extra?.size)) out.extra = mapFrom(m.extra, extraValueFromMessage, shown);
    return out;
}

export function extraValueToMessage(v: Value, shown: ShownRelease): messages.ExtraValue {
    return { items: listTo(v, same, shown) };
}

export function extraValueFromMessage(m: messages.ExtraValue, shown: ShownRelease): Value {
    return listFrom(m.items, same, shown);
}

export function certificateSigningRequestStatusToMessage(v: Value, shown: ShownRelease): messages.CertificateSigningRequestStatus {
    return {
      conditions: listTo(v.conditions, certificateSigningRequestConditionToMessage, shown),
      certificate: optionalTo(v.certificate, bytesTo, shown),
    };
}

export function certificateSigningRequestStatusFromMessage(m: messages.CertificateSigningRequestStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, certificateSigningRequestConditionFromMessage, shown);
    if (!(!m.certificate?.length)) out.certificate = bytesFrom(m.certificate);
    return out;
}

export function certificateSigningRequestConditionToMessage(v: Value, _shown: ShownRelease): messages.CertificateSigningRequestCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      reason: v.reason ?? '',
      message: v.message ?? '',
      lastUpdateTime: timeTo(v.lastUpdateTime ?? undefined),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
    };
}

export function certificateSigningRequestConditionFromMessage(m: messages.CertificateSigningRequestCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    out.lastUpdateTime = timeFrom(m.lastUpdateTime);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    return out;
}

export const CertificateSigningRequest: GeneratedCodec = {
      encode: (object, shown) => messages.CertificateSigningRequest.encode(certificateSigningRequestToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CertificateSigningRequest", "certificates.k8s.io/v1beta1", certificateSigningRequestFromMessage(messages.CertificateSigningRequest.decode(bytes), shown)),
    };
