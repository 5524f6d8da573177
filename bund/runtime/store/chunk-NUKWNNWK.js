import {
  ObjectMeta,
  Time,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/kube_aggregator/pkg/apis/apiregistration/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseAPIService() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var APIService = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      APIServiceSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      APIServiceStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseAPIService();
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
            message.spec = APIServiceSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = APIServiceStatus.decode(reader, reader.uint32());
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
function createBaseAPIServiceCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var APIServiceCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(26).fork()).join();
    }
    if (message.reason !== void 0) {
      writer.uint32(34).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(42).string(message.message);
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
      const message = createBaseAPIServiceCondition();
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
            if (tag !== 26) {
              break;
            }
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
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
function createBaseAPIServiceSpec() {
  return {
    service: void 0,
    group: void 0,
    version: void 0,
    insecureSkipTLSVerify: void 0,
    caBundle: void 0,
    groupPriorityMinimum: void 0,
    versionPriority: void 0
  };
}
var APIServiceSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.service !== void 0) {
      ServiceReference.encode(message.service, writer.uint32(10).fork()).join();
    }
    if (message.group !== void 0) {
      writer.uint32(18).string(message.group);
    }
    if (message.version !== void 0) {
      writer.uint32(26).string(message.version);
    }
    if (message.insecureSkipTLSVerify !== void 0) {
      writer.uint32(32).bool(message.insecureSkipTLSVerify);
    }
    if (message.caBundle !== void 0) {
      writer.uint32(42).bytes(message.caBundle);
    }
    if (message.groupPriorityMinimum !== void 0) {
      writer.uint32(56).int32(message.groupPriorityMinimum);
    }
    if (message.versionPriority !== void 0) {
      writer.uint32(64).int32(message.versionPriority);
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
      const message = createBaseAPIServiceSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.service = ServiceReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.group = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.version = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.insecureSkipTLSVerify = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.caBundle = reader.bytes();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.groupPriorityMinimum = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.versionPriority = reader.int32();
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
function createBaseAPIServiceStatus() {
  return { conditions: [] };
}
var APIServiceStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        APIServiceCondition.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseAPIServiceStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = APIServiceCondition.decode(reader, reader.uint32());
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
function createBaseServiceReference() {
  return { namespace: void 0, name: void 0, port: void 0 };
}
var ServiceReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.namespace !== void 0) {
      writer.uint32(10).string(message.namespace);
    }
    if (message.name !== void 0) {
      writer.uint32(18).string(message.name);
    }
    if (message.port !== void 0) {
      writer.uint32(24).int32(message.port);
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
      const message = createBaseServiceReference();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.namespace = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.port = reader.int32();
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

// dist/generated/apiregistration/v1/codecs.js
import { asObject, bytesFrom, bytesTo, listFrom, listTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
function aPIServiceToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: aPIServiceSpecToMessage(v.spec ?? {}),
    status: aPIServiceStatusToMessage(v.status ?? {})
  };
}
function aPIServiceFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = aPIServiceSpecFromMessage(m.spec ?? {});
  out.status = aPIServiceStatusFromMessage(m.status ?? {});
  return out;
}
function serviceReferenceToMessage(v) {
  return {
    namespace: v.namespace ?? "",
    name: v.name ?? "",
    port: v.port ?? void 0
  };
}
function serviceReferenceFromMessage(m) {
  const out = {};
  if (!!m.namespace) out.namespace = m.namespace;
  if (!!m.name) out.name = m.name;
  if (m.port !== void 0) out.port = m.port;
  return out;
}
function aPIServiceSpecToMessage(v) {
  return {
    service: optionalTo(v.service, serviceReferenceToMessage),
    group: v.group ?? "",
    version: v.version ?? "",
    insecureSkipTLSVerify: v.insecureSkipTLSVerify ?? false,
    caBundle: optionalTo(v.caBundle, bytesTo),
    groupPriorityMinimum: v.groupPriorityMinimum ?? 0,
    versionPriority: v.versionPriority ?? 0
  };
}
function aPIServiceSpecFromMessage(m) {
  const out = {};
  if (m.service !== void 0) out.service = serviceReferenceFromMessage(m.service ?? {});
  if (!!m.group) out.group = m.group;
  if (!!m.version) out.version = m.version;
  if (!!m.insecureSkipTLSVerify) out.insecureSkipTLSVerify = m.insecureSkipTLSVerify;
  if (!!m.caBundle?.length) out.caBundle = bytesFrom(m.caBundle);
  out.groupPriorityMinimum = !m.groupPriorityMinimum ? 0 : m.groupPriorityMinimum;
  out.versionPriority = !m.versionPriority ? 0 : m.versionPriority;
  return out;
}
function aPIServiceConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function aPIServiceConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function aPIServiceStatusToMessage(v) {
  return {
    conditions: listTo(v.conditions, aPIServiceConditionToMessage)
  };
}
function aPIServiceStatusFromMessage(m) {
  const out = {};
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, aPIServiceConditionFromMessage);
  return out;
}
var APIService2 = {
  encode: (object) => APIService.encode(aPIServiceToMessage(object)).finish(),
  decode: (bytes) => asObject("APIService", "apiregistration.k8s.io/v1", aPIServiceFromMessage(APIService.decode(bytes)))
};
export {
  APIService2 as APIService,
  aPIServiceConditionFromMessage,
  aPIServiceConditionToMessage,
  aPIServiceFromMessage,
  aPIServiceSpecFromMessage,
  aPIServiceSpecToMessage,
  aPIServiceStatusFromMessage,
  aPIServiceStatusToMessage,
  aPIServiceToMessage,
  serviceReferenceFromMessage,
  serviceReferenceToMessage
};
