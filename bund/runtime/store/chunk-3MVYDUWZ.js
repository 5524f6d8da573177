import {
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/authentication/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseExtraValue() {
  return { items: [] };
}
var ExtraValue = {
  encode(message, writer = new BinaryWriter()) {
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
        writer.uint32(10).string(v);
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseExtraValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.items.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseTokenReview() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var TokenReview = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      TokenReviewSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      TokenReviewStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseTokenReview();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metadata = ObjectMeta.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.spec = TokenReviewSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = TokenReviewStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseTokenReviewSpec() {
  return { token: void 0, audiences: [] };
}
var TokenReviewSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.token !== void 0) {
      writer.uint32(10).string(message.token);
    }
    if (message.audiences !== void 0 && message.audiences.length !== 0) {
      for (const v of message.audiences) {
        writer.uint32(18).string(v);
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseTokenReviewSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.token = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.audiences.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseTokenReviewStatus() {
  return { authenticated: void 0, user: void 0, error: void 0, audiences: [] };
}
var TokenReviewStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.authenticated !== void 0) {
      writer.uint32(8).bool(message.authenticated);
    }
    if (message.user !== void 0) {
      UserInfo.encode(message.user, writer.uint32(18).fork()).join();
    }
    if (message.error !== void 0) {
      writer.uint32(26).string(message.error);
    }
    if (message.audiences !== void 0 && message.audiences.length !== 0) {
      for (const v of message.audiences) {
        writer.uint32(34).string(v);
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseTokenReviewStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.authenticated = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.user = UserInfo.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.error = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.audiences.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseUserInfo() {
  return { username: void 0, uid: void 0, groups: [], extra: /* @__PURE__ */ new Map() };
}
var UserInfo = {
  encode(message, writer = new BinaryWriter()) {
    if (message.username !== void 0) {
      writer.uint32(10).string(message.username);
    }
    if (message.uid !== void 0) {
      writer.uint32(18).string(message.uid);
    }
    if (message.groups !== void 0 && message.groups.length !== 0) {
      for (const v of message.groups) {
        writer.uint32(26).string(v);
      }
    }
    (message.extra || /* @__PURE__ */ new Map()).forEach((value, key) => {
      UserInfo_ExtraEntry.encode({ key, value }, writer.uint32(34).fork()).join();
    });
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseUserInfo();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.username = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.uid = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.groups.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const entry4 = UserInfo_ExtraEntry.decode(reader, reader.uint32());
            if (entry4.value !== void 0) {
              message.extra.set(entry4.key, entry4.value);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseUserInfo_ExtraEntry() {
  return { key: "", value: void 0 };
}
var UserInfo_ExtraEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    if (message.value !== void 0) {
      ExtraValue.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseUserInfo_ExtraEntry();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.value = ExtraValue.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/generated/authentication/v1beta1/codecs.js
import { asObject, listFrom, listTo, mapFrom, mapTo, same } from "kindwright/generated-code";
function tokenReviewToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: tokenReviewSpecToMessage(v.spec ?? {}),
    status: tokenReviewStatusToMessage(v.status ?? {})
  };
}
function tokenReviewFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = tokenReviewSpecFromMessage(m.spec ?? {});
  out.status = tokenReviewStatusFromMessage(m.status ?? {});
  return out;
}
function tokenReviewSpecToMessage(v) {
  return {
    token: v.token ?? "",
    audiences: listTo(v.audiences, same)
  };
}
function tokenReviewSpecFromMessage(m) {
  const out = {};
  if (!!m.token) out.token = m.token;
  if (!!m.audiences?.length) out.audiences = listFrom(m.audiences, same);
  return out;
}
function tokenReviewStatusToMessage(v) {
  return {
    authenticated: v.authenticated ?? false,
    user: userInfoToMessage(v.user ?? {}),
    audiences: listTo(v.audiences, same),
    error: v.error ?? ""
  };
}
function tokenReviewStatusFromMessage(m) {
  const out = {};
  if (!!m.authenticated) out.authenticated = m.authenticated;
  out.user = userInfoFromMessage(m.user ?? {});
  if (!!m.audiences?.length) out.audiences = listFrom(m.audiences, same);
  if (!!m.error) out.error = m.error;
  return out;
}
function userInfoToMessage(v) {
  return {
    username: v.username ?? "",
    uid: v.uid ?? "",
    groups: listTo(v.groups, same),
    extra: mapTo(v.extra, extraValueToMessage)
  };
}
function userInfoFromMessage(m) {
  const out = {};
  if (!!m.username) out.username = m.username;
  if (!!m.uid) out.uid = m.uid;
  if (!!m.groups?.length) out.groups = listFrom(m.groups, same);
  if (!!m.extra?.size) out.extra = mapFrom(m.extra, extraValueFromMessage);
  return out;
}
function extraValueToMessage(v) {
  return { items: listTo(v, same) };
}
function extraValueFromMessage(m) {
  return listFrom(m.items, same);
}
var TokenReview2 = {
  encode: (object) => TokenReview.encode(tokenReviewToMessage(object)).finish(),
  decode: (bytes) => asObject("TokenReview", "authentication.k8s.io/v1beta1", tokenReviewFromMessage(TokenReview.decode(bytes)))
};
export {
  TokenReview2 as TokenReview,
  extraValueFromMessage,
  extraValueToMessage,
  tokenReviewFromMessage,
  tokenReviewSpecFromMessage,
  tokenReviewSpecToMessage,
  tokenReviewStatusFromMessage,
  tokenReviewStatusToMessage,
  tokenReviewToMessage,
  userInfoFromMessage,
  userInfoToMessage
};
