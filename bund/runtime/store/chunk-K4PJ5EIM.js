import {
  ObjectMeta,
  Time,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/apiserverinternal/v1alpha1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseServerStorageVersion() {
  return { apiServerID: void 0, encodingVersion: void 0, decodableVersions: [] };
}
var ServerStorageVersion = {
  encode(message, writer = new BinaryWriter()) {
    if (message.apiServerID !== void 0) {
      writer.uint32(10).string(message.apiServerID);
    }
    if (message.encodingVersion !== void 0) {
      writer.uint32(18).string(message.encodingVersion);
    }
    if (message.decodableVersions !== void 0 && message.decodableVersions.length !== 0) {
      for (const v of message.decodableVersions) {
        writer.uint32(26).string(v);
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
      const message = createBaseServerStorageVersion();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.apiServerID = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.encodingVersion = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.decodableVersions.push(el);
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
function createBaseStorageVersion() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var StorageVersion = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      StorageVersionSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      StorageVersionStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseStorageVersion();
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
            message.spec = StorageVersionSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = StorageVersionStatus.decode(reader, reader.uint32());
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
function createBaseStorageVersionCondition() {
  return {
    type: void 0,
    status: void 0,
    observedGeneration: void 0,
    lastTransitionTime: void 0,
    reason: void 0,
    message: void 0
  };
}
var StorageVersionCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.observedGeneration !== void 0) {
      if (BigInt.asIntN(64, message.observedGeneration) !== message.observedGeneration) {
        throw new globalThis.Error("value provided for field message.observedGeneration of type int64 too large");
      }
      writer.uint32(24).int64(message.observedGeneration);
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(34).fork()).join();
    }
    if (message.reason !== void 0) {
      writer.uint32(42).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(50).string(message.message);
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
      const message = createBaseStorageVersionCondition();
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
            message.status = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.observedGeneration = reader.int64();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.message = reader.string();
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
function createBaseStorageVersionSpec() {
  return {};
}
var StorageVersionSpec = {
  encode(_, writer = new BinaryWriter()) {
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
      const message = createBaseStorageVersionSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
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
function createBaseStorageVersionStatus() {
  return { storageVersions: [], commonEncodingVersion: void 0, conditions: [] };
}
var StorageVersionStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.storageVersions !== void 0 && message.storageVersions.length !== 0) {
      for (const v of message.storageVersions) {
        ServerStorageVersion.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.commonEncodingVersion !== void 0) {
      writer.uint32(18).string(message.commonEncodingVersion);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        StorageVersionCondition.encode(v, writer.uint32(26).fork()).join();
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
      const message = createBaseStorageVersionStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = ServerStorageVersion.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.storageVersions.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.commonEncodingVersion = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = StorageVersionCondition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.conditions.push(el);
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

// dist/generated/internal.apiserver/v1alpha1/codecs.js
import { asObject, listFrom, listTo, longFrom, longTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function storageVersionToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: storageVersionSpecToMessage(v.spec ?? {}),
    status: storageVersionStatusToMessage(v.status ?? {})
  };
}
function storageVersionFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = storageVersionSpecFromMessage(m.spec ?? {});
  out.status = storageVersionStatusFromMessage(m.status ?? {});
  return out;
}
function storageVersionSpecToMessage(_) {
  return {};
}
function storageVersionSpecFromMessage(_) {
  const out = {};
  return out;
}
function storageVersionStatusToMessage(v) {
  return {
    storageVersions: listTo(v.storageVersions, serverStorageVersionToMessage),
    commonEncodingVersion: v.commonEncodingVersion ?? void 0,
    conditions: listTo(v.conditions, storageVersionConditionToMessage)
  };
}
function storageVersionStatusFromMessage(m) {
  const out = {};
  if (!!m.storageVersions?.length) out.storageVersions = listFrom(m.storageVersions, serverStorageVersionFromMessage);
  if (m.commonEncodingVersion !== void 0) out.commonEncodingVersion = m.commonEncodingVersion;
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, storageVersionConditionFromMessage);
  return out;
}
function serverStorageVersionToMessage(v) {
  return {
    apiServerID: v.apiServerID ?? "",
    encodingVersion: v.encodingVersion ?? "",
    decodableVersions: listTo(v.decodableVersions, same)
  };
}
function serverStorageVersionFromMessage(m) {
  const out = {};
  if (!!m.apiServerID) out.apiServerID = m.apiServerID;
  if (!!m.encodingVersion) out.encodingVersion = m.encodingVersion;
  if (!!m.decodableVersions?.length) out.decodableVersions = listFrom(m.decodableVersions, same);
  return out;
}
function storageVersionConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    observedGeneration: longTo(v.observedGeneration ?? 0),
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function storageVersionConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  if (!!m.observedGeneration) out.observedGeneration = longFrom(m.observedGeneration);
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  out.reason = !m.reason ? "" : m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
var StorageVersion2 = {
  encode: (object) => StorageVersion.encode(storageVersionToMessage(object)).finish(),
  decode: (bytes) => asObject("StorageVersion", "internal.apiserver.k8s.io/v1alpha1", storageVersionFromMessage(StorageVersion.decode(bytes)))
};
export {
  StorageVersion2 as StorageVersion,
  serverStorageVersionFromMessage,
  serverStorageVersionToMessage,
  storageVersionConditionFromMessage,
  storageVersionConditionToMessage,
  storageVersionFromMessage,
  storageVersionSpecFromMessage,
  storageVersionSpecToMessage,
  storageVersionStatusFromMessage,
  storageVersionStatusToMessage,
  storageVersionToMessage
};
