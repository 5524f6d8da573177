// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of authentication.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/authentication/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import * as authenticationV1 from "../v1/codecs.js";
import { asObject } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function selfSubjectReviewToMessage(v: Value, shown: ShownRelease): messages.SelfSubjectReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      status: selfSubjectReviewStatusToMessage(v.status ?? {}, shown),
    };
}

export function selfSubjectReviewFromMessage(m: messages.SelfSubjectReview, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.status = selfSubjectReviewStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function selfSubjectReviewStatusToMessage(v: Value, shown: ShownRelease): messages.SelfSubjectReviewStatus {
    return {
      userInfo: authenticationV1.userInfoToMessage(v.userInfo ?? {}, shown),
    };
}

export function selfSubjectReviewStatusFromMessage(m: messages.SelfSubjectReviewStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.userInfo = authenticationV1.userInfoFromMessage(m.userInfo ?? {}, shown);
    return out;
}

export const SelfSubjectReview: GeneratedCodec = {
      encode: (object, shown) => messages.SelfSubjectReview.encode(selfSubjectReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("SelfSubjectReview", "authentication.k8s.io/v1alpha1", selfSubjectReviewFromMessage(messages.SelfSubjectReview.decode(bytes), shown)),
    };
