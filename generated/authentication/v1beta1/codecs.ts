// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of authentication.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/api/authentication/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import * as authenticationV1 from "../v1/codecs.js";
import { asObject, listFrom, listTo, mapFrom, mapTo, same } from "kindwright/generated-code";
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

export function tokenReviewToMessage(v: Value, shown: ShownRelease): messages.TokenReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: tokenReviewSpecToMessage(v.spec ?? {}, shown),
      status: tokenReviewStatusToMessage(v.status ?? {}, shown),
    };
}

export function tokenReviewFromMessage(m: messages.TokenReview, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = tokenReviewSpecFromMessage(m.spec ?? {}, shown);
    out.status = tokenReviewStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function tokenReviewSpecToMessage(v: Value, shown: ShownRelease): messages.TokenReviewSpec {
    return {
      token: v.token ?? '',
      audiences: listTo(v.audiences, same, shown),
    };
}

export function tokenReviewSpecFromMessage(m: messages.TokenReviewSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.token)) out.token = m.token;
    if (!(!m.audiences?.length)) out.audiences = listFrom(m.audiences, same, shown);
    return out;
}

export function tokenReviewStatusToMessage(v: Value, shown: ShownRelease): messages.TokenReviewStatus {
    return {
      authenticated: v.authenticated ?? false,
      user: userInfoToMessage(v.user ?? {}, shown),
      audiences: listTo(v.audiences, same, shown),
      error: v.error ?? '',
    };
}

export function tokenReviewStatusFromMessage(m: messages.TokenReviewStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.authenticated)) out.authenticated = m.authenticated;
    out.user = userInfoFromMessage(m.user ?? {}, shown);
    if (!(!m.audiences?.length)) out.audiences = listFrom(m.audiences, same, shown);
    if (!(!m.error)) out.error = m.error;
    return out;
}

export function userInfoToMessage(v: Value, shown: ShownRelease): messages.UserInfo {
    return {
      username: v.username ?? '',
      uid: v.uid ?? '',
      groups: listTo(v.groups, same, shown),
      extra: mapTo(v.extra, extraValueToMessage, shown),
    };
}

export function userInfoFromMessage(m: messages.UserInfo, shown: ShownRelease): Value {
    const out: Value = {};
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

export const SelfSubjectReview: GeneratedCodec = {
      encode: (object, shown) => messages.SelfSubjectReview.encode(selfSubjectReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("SelfSubjectReview", "authentication.k8s.io/v1beta1", selfSubjectReviewFromMessage(messages.SelfSubjectReview.decode(bytes), shown)),
    };
export const TokenReview: GeneratedCodec = {
      encode: (object, shown) => messages.TokenReview.encode(tokenReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("TokenReview", "authentication.k8s.io/v1beta1", tokenReviewFromMessage(messages.TokenReview.decode(bytes), shown)),
    };
