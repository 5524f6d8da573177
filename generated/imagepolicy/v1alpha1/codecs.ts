// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of imagepolicy.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/imagepolicy/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, mapFrom, mapTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function imageReviewToMessage(v: Value, shown: ShownRelease): messages.ImageReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: imageReviewSpecToMessage(v.spec ?? {}, shown),
      status: imageReviewStatusToMessage(v.status ?? {}, shown),
    };
}

export function imageReviewFromMessage(m: messages.ImageReview, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = imageReviewSpecFromMessage(m.spec ?? {}, shown);
    out.status = imageReviewStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function imageReviewSpecToMessage(v: Value, shown: ShownRelease): messages.ImageReviewSpec {
    return {
      containers: listTo(v.containers, imageReviewContainerSpecToMessage, shown),
      annotations: mapTo(v.annotations, same, shown),
      namespace: v.namespace ?? '',
    };
}

export function imageReviewSpecFromMessage(m: messages.ImageReviewSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.containers?.length)) out.containers = listFrom(m.containers, imageReviewContainerSpecFromMessage, shown);
    if (!(!m.annotations?.size)) out.annotations = mapFrom(m.annotations, same, shown);
    if (!(!m.namespace)) out.namespace = m.namespace;
    return out;
}

export function imageReviewContainerSpecToMessage(v: Value, _shown: ShownRelease): messages.ImageReviewContainerSpec {
    return {
      image: v.image ?? '',
    };
}

export function imageReviewContainerSpecFromMessage(m: messages.ImageReviewContainerSpec, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.image)) out.image = m.image;
    return out;
}

export function imageReviewStatusToMessage(v: Value, shown: ShownRelease): messages.ImageReviewStatus {
    return {
      allowed: v.allowed ?? false,
      reason: v.reason ?? '',
      auditAnnotations: mapTo(v.auditAnnotations, same, shown),
    };
}

export function imageReviewStatusFromMessage(m: messages.ImageReviewStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.allowed = !m.allowed ? false : m.allowed;
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.auditAnnotations?.size)) out.auditAnnotations = mapFrom(m.auditAnnotations, same, shown);
    return out;
}

export const ImageReview: GeneratedCodec = {
      encode: (object, shown) => messages.ImageReview.encode(imageReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ImageReview", "imagepolicy.k8s.io/v1alpha1", imageReviewFromMessage(messages.ImageReview.decode(bytes), shown)),
    };
