// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of admission.k8s.io/v1. */

import * as authenticationV1 from "../../authentication/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/admission/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, mapFrom, mapTo, optionalTo, rawFrom, rawTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function admissionReviewToMessage(v: Value, shown: ShownRelease): messages.AdmissionReview {
    return {
      request: optionalTo(v.request, admissionRequestToMessage, shown),
      response: optionalTo(v.response, admissionResponseToMessage, shown),
    };
}

export function admissionReviewFromMessage(m: messages.AdmissionReview, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.request !== undefined) out.request = admissionRequestFromMessage(m.request ?? {}, shown);
    if (m.response !== undefined) out.response = admissionResponseFromMessage(m.response ?? {}, shown);
    return out;
}

export function admissionRequestToMessage(v: Value, shown: ShownRelease): messages.AdmissionRequest {
    return {
      uid: v.uid ?? '',
      kind: metaV1.groupVersionKindToMessage(v.kind ?? {}, shown),
      resource: metaV1.groupVersionResourceToMessage(v.resource ?? {}, shown),
      subResource: v.subResource ?? '',
      requestKind: optionalTo(v.requestKind, metaV1.groupVersionKindToMessage, shown),
      requestResource: optionalTo(v.requestResource, metaV1.groupVersionResourceToMessage, shown),
      requestSubResource: v.requestSubResource ?? '',
      name: v.name ?? '',
      namespace: v.namespace ?? '',
      operation: v.operation ?? '',
      userInfo: authenticationV1.userInfoToMessage(v.userInfo ?? {}, shown),
      object: rawTo(v.object ?? undefined),
      oldObject: rawTo(v.oldObject ?? undefined),
      dryRun: v.dryRun ?? undefined,
      options: rawTo(v.options ?? undefined),
    };
}

export function admissionRequestFromMessage(m: messages.AdmissionRequest, shown: ShownRelease): Value {
    const out: Value = {};
    out.uid = !m.uid ? '' : m.uid;
    out.kind = metaV1.groupVersionKindFromMessage(m.kind ?? {}, shown);
    out.resource = metaV1.groupVersionResourceFromMessage(m.resource ?? {}, shown);
    if (!(!m.subResource)) out.subResource = m.subResource;
    if (m.requestKind !== undefined) out.requestKind = metaV1.groupVersionKindFromMessage(m.requestKind ?? {}, shown);
    if (m.requestResource !== undefined) out.requestResource = metaV1.groupVersionResourceFromMessage(m.requestResource ?? {}, shown);
    if (!(!m.requestSubResource)) out.requestSubResource = m.requestSubResource;
    if (!(!m.name)) out.name = m.name;
    if (!(!m.namespace)) out.namespace = m.namespace;
    out.operation = !m.operation ? '' : m.operation;
    out.userInfo = authenticationV1.userInfoFromMessage(m.userInfo ?? {}, shown);
    out.object = rawFrom(m.object);
    out.oldObject = rawFrom(m.oldObject);
    if (m.dryRun !== undefined) out.dryRun = m.dryRun;
    out.options = rawFrom(m.options);
    return out;
}

export function admissionResponseToMessage(v: Value, shown: ShownRelease): messages.AdmissionResponse {
    return {
      uid: v.uid ?? '',
      allowed: v.allowed ?? false,
      status: optionalTo(v.status, metaV1.statusToMessage, shown),
      patch: optionalTo(v.patch, bytesTo, shown),
      patchType: v.patchType ?? undefined,
      auditAnnotations: mapTo(v.auditAnnotations, same, shown),
      warnings: listTo(v.warnings, same, shown),
    };
}

export function admissionResponseFromMessage(m: messages.AdmissionResponse, shown: ShownRelease): Value {
    const out: Value = {};
    out.uid = !m.uid ? '' : m.uid;
    out.allowed = !m.allowed ? false : m.allowed;
    if (m.status !== undefined) out.status = metaV1.statusFromMessage(m.status ?? {}, shown);
    if (!(!m.patch?.length)) out.patch = bytesFrom(m.patch);
    if (m.patchType !== undefined) out.patchType = m.patchType;
    if (!(!m.auditAnnotations?.size)) out.auditAnnotations = mapFrom(m.auditAnnotations, same, shown);
    if (!(!m.warnings?.length)) out.warnings = listFrom(m.warnings, same, shown);
    return out;
}

export const AdmissionReview: GeneratedCodec = {
      encode: (object, shown) => messages.AdmissionReview.encode(admissionReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("AdmissionReview", "admission.k8s.io/v1", admissionReviewFromMessage(messages.AdmissionReview.decode(bytes), shown)),
    };
