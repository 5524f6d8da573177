import {
  ObjectMeta,
  Time,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/certificates/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseCertificateSigningRequest() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var CertificateSigningRequest = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      CertificateSigningRequestSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      CertificateSigningRequestStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseCertificateSigningRequest();
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
            message.spec = CertificateSigningRequestSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = CertificateSigningRequestStatus.decode(reader, reader.uint32());
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
function createBaseCertificateSigningRequestCondition() {
  return {
    type: void 0,
    reason: void 0,
    message: void 0,
    lastUpdateTime: void 0,
    lastTransitionTime: void 0,
    status: void 0
  };
}
var CertificateSigningRequestCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.reason !== void 0) {
      writer.uint32(18).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(26).string(message.message);
    }
    if (message.lastUpdateTime !== void 0) {
      Time.encode(message.lastUpdateTime, writer.uint32(34).fork()).join();
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(42).fork()).join();
    }
    if (message.status !== void 0) {
      writer.uint32(50).string(message.status);
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
      const message = createBaseCertificateSigningRequestCondition();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.message = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.lastUpdateTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.status = reader.string();
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
function createBaseCertificateSigningRequestSpec() {
  return {
    request: void 0,
    username: void 0,
    uid: void 0,
    groups: [],
    usages: [],
    extra: /* @__PURE__ */ new Map(),
    signerName: void 0
  };
}
var CertificateSigningRequestSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.request !== void 0) {
      writer.uint32(10).bytes(message.request);
    }
    if (message.username !== void 0) {
      writer.uint32(18).string(message.username);
    }
    if (message.uid !== void 0) {
      writer.uint32(26).string(message.uid);
    }
    if (message.groups !== void 0 && message.groups.length !== 0) {
      for (const v of message.groups) {
        writer.uint32(34).string(v);
      }
    }
    if (message.usages !== void 0 && message.usages.length !== 0) {
      for (const v of message.usages) {
        writer.uint32(42).string(v);
      }
    }
    (message.extra || /* @__PURE__ */ new Map()).forEach((value, key) => {
      CertificateSigningRequestSpec_ExtraEntry.encode({ key, value }, writer.uint32(50).fork()).join();
    });
    if (message.signerName !== void 0) {
      writer.uint32(58).string(message.signerName);
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
      const message = createBaseCertificateSigningRequestSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.request = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.username = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.uid = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.groups.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.usages.push(el);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const entry6 = CertificateSigningRequestSpec_ExtraEntry.decode(reader, reader.uint32());
            if (entry6.value !== void 0) {
              message.extra.set(entry6.key, entry6.value);
            }
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.signerName = reader.string();
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
function createBaseCertificateSigningRequestSpec_ExtraEntry() {
  return { key: "", value: void 0 };
}
var CertificateSigningRequestSpec_ExtraEntry = {
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
      const message = createBaseCertificateSigningRequestSpec_ExtraEntry();
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
function createBaseCertificateSigningRequestStatus() {
  return { conditions: [], certificate: void 0 };
}
var CertificateSigningRequestStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        CertificateSigningRequestCondition.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.certificate !== void 0) {
      writer.uint32(18).bytes(message.certificate);
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
      const message = createBaseCertificateSigningRequestStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = CertificateSigningRequestCondition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.conditions.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.certificate = reader.bytes();
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

// dist/generated/certificates/v1/codecs.js
import { asObject, bytesFrom, bytesTo, listFrom, listTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function certificateSigningRequestToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: certificateSigningRequestSpecToMessage(v.spec ?? {}),
    status: certificateSigningRequestStatusToMessage(v.status ?? {})
  };
}
function certificateSigningRequestFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = certificateSigningRequestSpecFromMessage(m.spec ?? {});
  out.status = certificateSigningRequestStatusFromMessage(m.status ?? {});
  return out;
}
function certificateSigningRequestSpecToMessage(v) {
  return {
    request: optionalTo(v.request, bytesTo),
    signerName: v.signerName ?? "",
    usages: listTo(v.usages, same),
    username: v.username ?? "",
    uid: v.uid ?? "",
    groups: listTo(v.groups, same),
    extra: mapTo(v.extra, extraValueToMessage)
  };
}
function certificateSigningRequestSpecFromMessage(m) {
  const out = {};
  out.request = !m.request?.length ? null : bytesFrom(m.request);
  out.signerName = !m.signerName ? "" : m.signerName;
  if (!!m.usages?.length) out.usages = listFrom(m.usages, same);
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
function certificateSigningRequestStatusToMessage(v) {
  return {
    conditions: listTo(v.conditions, certificateSigningRequestConditionToMessage),
    certificate: optionalTo(v.certificate, bytesTo)
  };
}
function certificateSigningRequestStatusFromMessage(m) {
  const out = {};
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, certificateSigningRequestConditionFromMessage);
  if (!!m.certificate?.length) out.certificate = bytesFrom(m.certificate);
  return out;
}
function certificateSigningRequestConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    reason: v.reason ?? "",
    message: v.message ?? "",
    lastUpdateTime: timeTo(v.lastUpdateTime ?? void 0),
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0)
  };
}
function certificateSigningRequestConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  out.lastUpdateTime = timeFrom(m.lastUpdateTime);
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  return out;
}
var CertificateSigningRequest2 = {
  encode: (object) => CertificateSigningRequest.encode(certificateSigningRequestToMessage(object)).finish(),
  decode: (bytes) => asObject("CertificateSigningRequest", "certificates.k8s.io/v1", certificateSigningRequestFromMessage(CertificateSigningRequest.decode(bytes)))
};
export {
  CertificateSigningRequest2 as CertificateSigningRequest,
  certificateSigningRequestConditionFromMessage,
  certificateSigningRequestConditionToMessage,
  certificateSigningRequestFromMessage,
  certificateSigningRequestSpecFromMessage,
  certificateSigningRequestSpecToMessage,
  certificateSigningRequestStatusFromMessage,
  certificateSigningRequestStatusToMessage,
  certificateSigningRequestToMessage,
  extraValueFromMessage,
  extraValueToMessage
};
