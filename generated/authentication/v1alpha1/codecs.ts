// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of authentication.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/authentication/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import * as authenticationV1 from "../v1/codecs.js";
import { asObject } from "kindwright/generated-code";
import type { ProtobufCodec, Value } from "kindwright/generated-code";

export function selfSubjectReviewToMessage(v: Value): messages.SelfSubjectReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      status: selfSubjectReviewStatusToMessage(v.status ?? {}),
    };
}

export function selfSubjectReviewFromMessage(m: messages.SelfSubjectReview): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.status = selfSubjectReviewStatusFromMessage(m.status ?? {});
    return out;
}

export function selfSubjectReviewStatusToMessage(v: Value): messages.SelfSubjectReviewStatus {
    return {
      userInfo: authenticationV1.userInfoToMessage(v.userInfo ?? {}),
    };
}

export function selfSubjectReviewStatusFromMessage(m: messages.SelfSubjectReviewStatus): Value {
    const out: Value = {};
    out.userInfo = authenticationV1.userInfoFromMessage(m.userInfo ?? {});
    return out;
}

export const SelfSubjectReview: ProtobufCodec = {
      encode: (object) => messages.SelfSubjectReview.encode(selfSubjectReviewToMessage(object)).finish(),
      decode: (bytes) => asObject("SelfSubjectReview", "authentication.k8s.io/v1alpha1", selfSubjectReviewFromMessage(messages.SelfSubjectReview.decode(bytes))),
    };
