import {
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/scheduling/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBasePriorityClass() {
  return {
    metadata: void 0,
    value: void 0,
    globalDefault: void 0,
    description: void 0,
    preemptionPolicy: void 0
  };
}
var PriorityClass = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.value !== void 0) {
      writer.uint32(16).int32(message.value);
    }
    if (message.globalDefault !== void 0) {
      writer.uint32(24).bool(message.globalDefault);
    }
    if (message.description !== void 0) {
      writer.uint32(34).string(message.description);
    }
    if (message.preemptionPolicy !== void 0) {
      writer.uint32(42).string(message.preemptionPolicy);
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
      const message = createBasePriorityClass();
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
            if (tag !== 16) {
              break;
            }
            message.value = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.globalDefault = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.preemptionPolicy = reader.string();
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

// dist/generated/scheduling/v1/codecs.js
import { asObject } from "kindwright/generated-code";
function priorityClassToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    value: v.value ?? 0,
    globalDefault: v.globalDefault ?? false,
    description: v.description ?? "",
    preemptionPolicy: v.preemptionPolicy ?? void 0
  };
}
function priorityClassFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.value = !m.value ? 0 : m.value;
  if (!!m.globalDefault) out.globalDefault = m.globalDefault;
  if (!!m.description) out.description = m.description;
  if (m.preemptionPolicy !== void 0) out.preemptionPolicy = m.preemptionPolicy;
  return out;
}
var PriorityClass2 = {
  encode: (object) => PriorityClass.encode(priorityClassToMessage(object)).finish(),
  decode: (bytes) => asObject("PriorityClass", "scheduling.k8s.io/v1", priorityClassFromMessage(PriorityClass.decode(bytes)))
};
export {
  PriorityClass2 as PriorityClass,
  priorityClassFromMessage,
  priorityClassToMessage
};
