// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of authentication.k8s.io/v1. */

import * as messages from "../../messages/k8s/io/api/authentication/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
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
      userInfo: userInfoToMessage(v.userInfo ?? {}),
    };
}

export function selfSubjectReviewStatusFromMessage(m: messages.SelfSubjectReviewStatus): Value {
    const out: Value = {};
    out.userInfo = userInfoFromMessage(m.userInfo ?? {});
    return out;
}

export function tokenRequestToMessage(v: Value): messages.TokenRequest {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      spec: tokenRequestSpecToMessage(v.spec ?? {}),
      status: tokenRequestStatusToMessage(v.status ?? {}),
    };
}

export function tokenRequestFromMessage(m: messages.TokenRequest): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = tokenRequestSpecFromMessage(m.spec ?? {});
    out.status = tokenRequestStatusFromMessage(m.status ?? {});
    return out;
}

export function tokenRequestSpecToMessage(v: Value): messages.TokenRequestSpec {
    return {
      audiences: listTo(v.audiences, same),
      expirationSeconds: optionalTo(v.expirationSeconds, longTo),
      boundObjectRef: optionalTo(v.boundObjectRef, boundObjectReferenceToMessage),
    };
}

export function tokenRequestSpecFromMessage(m: messages.TokenRequestSpec): Value {
    const out: Value = {};
    out.audiences = !m.audiences?.length ? null : listFrom(m.audiences, same);
    out.expirationSeconds = m.expirationSeconds === undefined ? null : longFrom(m.expirationSeconds);
    out.boundObjectRef = m.boundObjectRef === undefined ? null : boundObjectReferenceFromMessage(m.boundObjectRef ?? {});
    return out;
}

export function tokenRequestStatusToMessage(v: Value): messages.TokenRequestStatus {
    return {
      token: v.token ?? '',
      expirationTimestamp: timeTo(v.expirationTimestamp ?? undefined),
    };
}

export function tokenRequestStatusFromMessage(m: messages.TokenRequestStatus): Value {
    const out: Value = {};
    out.token = !m.token ? '' : m.token;
    out.expirationTimestamp = timeFrom(m.expirationTimestamp);
    return out;
}

export function boundObjectReferenceToMessage(v: Value): messages.BoundObjectReference {
    return {
      kind: v.kind ?? '',
      apiVersion: v.apiVersion ?? '',
      name: v.name ?? '',
      uID: v.uid ?? '',
    };
}

export function boundObjectReferenceFromMessage(m: messages.BoundObjectReference): Value {
    const out: Value = {};
    if (!(!m.kind)) out.kind = m.kind;
    if (!(!m.apiVersion)) out.apiVersion = m.apiVersion;
    if (!(!m.name)) out.name = m.name;
    if (!(!m.uID)) out.uid = m.uID;
    return out;
}

export function tokenReviewToMessage(v: Value): messages.TokenReview {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      spec: tokenReviewSpecToMessage(v.spec ?? {}),
      status: tokenReviewStatusToMessage(v.status ?? {}),
    };
}

export function tokenReviewFromMessage(m: messages.TokenReview): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = tokenReviewSpecFromMessage(m.spec ?? {});
    out.status = tokenReviewStatusFromMessage(m.status ?? {});
    return out;
}

export function tokenReviewSpecToMessage(v: Value): messages.TokenReviewSpec {
    return {
      token: v.token ?? '',
      audiences: listTo(v.audiences, same),
    };
}

export function tokenReviewSpecFromMessage(m: messages.TokenReviewSpec): Value {
    const out: Value = {};
    if (!(!m.token)) out.token = m.token;
    if (!(!m.audiences?.length)) out.audiences = listFrom(m.audiences, same);
    return out;
}

export function tokenReviewStatusToMessage(v: Value): messages.TokenReviewStatus {
    return {
      authenticated: v.authenticated ?? false,
      user: userInfoToMessage(v.user ?? {}),
      audiences: listTo(v.audiences, same),
      error: v.error ?? '',
    };
}

export function tokenReviewStatusFromMessage(m: messages.TokenReviewStatus): Value {
    const out: Value = {};
    if (!(!m.authenticated)) out.authenticated = m.authenticated;
    out.user = userInfoFromMessage(m.user ?? {});
    if (!(!m.audiences?.length)) out.audiences = listFrom(m.audiences, same);
    if (!(!m.error)) out.error = m.error;
    return out;
}

export function userInfoToMessage(v: Value): messages.UserInfo {
    return {
      username: v.username ?? '',
      uid: v.uid ?? '',
      groups: listTo(v.groups, same),
      extra: mapTo(v.extra, extraValueToMessage),
    };
}

export function userInfoFromMessage(m: messages.UserInfo): Value {
    const out: Value = {};
    if (!(!m.username)) out.username = m.username;
    if (!(!m.uid)) out.uid = m.uid;
    if (!(!m.groups?.length)) out.groups = listFrom(m.groups, same);
    if (!(!m.extra?.size)) out.extra = mapFrom(m.extra, extraValueFromMessage);
    return out;
}

export function extraValueToMessage(v: Value): messages.ExtraValue {
    return { items: listTo(v, same) };
}

export function extraValueFromMessage(m: messages.ExtraValue): Value {
    return listFrom(m.items, same);
}

export const SelfSubjectReview: ProtobufCodec = {
      encode: (object) => messages.SelfSubjectReview.encode(selfSubjectReviewToMessage(object)).finish(),
      decode: (bytes) => asObject("SelfSubjectReview", "authentication.k8s.io/v1", selfSubjectReviewFromMessage(messages.SelfSubjectReview.decode(bytes))),
    };
export const TokenRequest: ProtobufCodec = {
      encode: (object) => messages.TokenRequest.encode(tokenRequestToMessage(object)).finish(),
      decode: (bytes) => asObject("TokenRequest", "authentication.k8s.io/v1", tokenRequestFromMessage(messages.TokenRequest.decode(bytes))),
    };
export const TokenReview: ProtobufCodec = {
      encode: (object) => messages.TokenReview.encode(tokenReviewToMessage(object)).finish(),
      decode: (bytes) => asObject("TokenReview", "authentication.k8s.io/v1", tokenReviewFromMessage(messages.TokenReview.decode(bytes))),
    };
