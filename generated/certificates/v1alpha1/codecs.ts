// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of certificates.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/certificates/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

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
    };
}

export function podCertificateRequestSpecFromMessage(m: messages.PodCertificateRequestSpec, _shown: ShownRelease): Value {
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

export const ClusterTrustBundle: GeneratedCodec = {
      encode: (object, shown) => messages.ClusterTrustBundle.encode(clusterTrustBundleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ClusterTrustBundle", "certificates.k8s.io/v1alpha1", clusterTrustBundleFromMessage(messages.ClusterTrustBundle.decode(bytes), shown)),
    };
export const PodCertificateRequest: GeneratedCodec = {
      encode: (object, shown) => messages.PodCertificateRequest.encode(podCertificateRequestToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodCertificateRequest", "certificates.k8s.io/v1alpha1", podCertificateRequestFromMessage(messages.PodCertificateRequest.decode(bytes), shown)),
    };
