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

export function clusterTrustBundleToMessage(v: Value, shown: ShownRelease): messages.ClusterTrustBundle {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: clusterTrustBundleSpecToMessage(v.spec ?? {}, shown),
    };
}

export function clusterTrustBundleFromMessage(m: messages.ClusterTrustBundle, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = clusterTrustBundleSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function clusterTrustBundleSpecToMessage(v: Value, _shown: ShownRelease): messages.ClusterTrustBundleSpec {
    return {
      signerName: v.signerName ?? '',
      trustBundle: v.trustBundle ?? '',
    };
}

export function clusterTrustBundleSpecFromMessage(m: messages.ClusterTrustBundleSpec, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.signerName)) out.signerName = m.signerName;
    out.trustBundle = !m.trustBundle ? '' : m.trustBundle;
    return out;
}

export function podCertificateRequestToMessage(v: Value, shown: ShownRelease): messages.PodCertificateRequest {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podCertificateRequestSpecToMessage(v.spec ?? {}, shown),
      status: podCertificateRequestStatusToMessage(v.status ?? {}, shown),
    };
}

export function podCertificateRequestFromMessage(m: messages.PodCertificateRequest, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podCertificateRequestSpecFromMessage(m.spec ?? {}, shown);
    out.status = podCertificateRequestStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function podCertificateRequestSpecToMessage(v: Value, shown: ShownRelease): messages.PodCertificateRequestSpec {
    return {
      signerName: v.signerName ?? '',
      podName: v.podName ?? '',
      podUID: v.podUID ?? '',
      serviceAccountName: v.serviceAccountName ?? '',
      serviceAccountUID: v.serviceAccountUID ?? '',
      nodeName: v.nodeName ?? '',
      nodeUID: v.nodeUID ?? '',
      maxExpirationSeconds: v.maxExpirationSeconds ?? undefined,
      pkixPublicKey: optionalTo(v.pkixPublicKey, bytesTo, shown),
      proofOfPossession: optionalTo(v.proofOfPossession, bytesTo, shown),
      stubPKCS10Request: shown.has("1.36") ? optionalTo(v.stubPKCS10Request, bytesTo, shown) : undefined,
      unverifiedUserAnnotations: mapTo(v.unverifiedUserAnnotations, same, shown),
    };
}

export function podCertificateRequestSpecFromMessage(m: messages.PodCertificateRequestSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.signerName = !m.signerName ? '' : m.signerName;
    out.podName = !m.podName ? '' : m.podName;
    out.podUID = !m.podUID ? '' : m.podUID;
    out.serviceAccountName = !m.serviceAccountName ? '' : m.serviceAccountName;
    out.serviceAccountUID = !m.serviceAccountUID ? '' : m.serviceAccountUID;
    out.nodeName = !m.nodeName ? '' : m.nodeName;
    out.nodeUID = !m.nodeUID ? '' : m.nodeUID;
    if (m.maxExpirationSeconds !== undefined) out.maxExpirationSeconds = m.maxExpirationSeconds;
    out.pkixPublicKey = !m.pkixPublicKey?.length ? null : bytesFrom(m.pkixPublicKey);
    out.proofOfPossession = !m.proofOfPossession?.length ? null : bytesFrom(m.proofOfPossession);
    if (shown.has("1.36")) { out.stubPKCS10Request = !m.stubPKCS10Request?.length ? null : bytesFrom(m.stubPKCS10Request); }

    if (!(!m.unverifiedUserAnnotations?.size)) out.unverifiedUserAnnotations = mapFrom(m.unverifiedUserAnnotations, same, shown);
    return out;
}

export function podCertificateRequestStatusToMessage(v: Value, shown: ShownRelease): messages.PodCertificateRequestStatus {
    return {
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
      certificateChain: v.certificateChain ?? '',
      notBefore: optionalTo(v.notBefore, timeTo, shown),
      beginRefreshAt: optionalTo(v.beginRefreshAt, timeTo, shown),
      notAfter: optionalTo(v.notAfter, timeTo, shown),
    };
}

export function podCertificateRequestStatusFromMessage(m: messages.PodCertificateRequestStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    if (!(!m.certificateChain)) out.certificateChain = m.certificateChain;
    if (m.notBefore !== undefined) out.notBefore = timeFrom(m.notBefore);
    if (m.beginRefreshAt !== undefined) out.beginRefreshAt = timeFrom(m.beginRefreshAt);
    if (m.notAfter !== undefined) out.notAfter = timeFrom(m.notAfter);
    return out;
}

export const CertificateSigningRequest: GeneratedCodec = {
      encode: (object, shown) => messages.CertificateSigningRequest.encode(certificateSigningRequestToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CertificateSigningRequest", "certificates.k8s.io/v1beta1", certificateSigningRequestFromMessage(messages.CertificateSigningRequest.decode(bytes), shown)),
    };
export const ClusterTrustBundle: GeneratedCodec = {
      encode: (object, shown) => messages.ClusterTrustBundle.encode(clusterTrustBundleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ClusterTrustBundle", "certificates.k8s.io/v1beta1", clusterTrustBundleFromMessage(messages.ClusterTrustBundle.decode(bytes), shown)),
    };
export const PodCertificateRequest: GeneratedCodec = {
      encode: (object, shown) => messages.PodCertificateRequest.encode(podCertificateRequestToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodCertificateRequest", "certificates.k8s.io/v1beta1", podCertificateRequestFromMessage(messages.PodCertificateRequest.decode(bytes), shown)),
    };
