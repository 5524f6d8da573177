import {
  Toleration,
  tolerationFromMessage,
  tolerationToMessage
} from "./chunk-OCKGDRJ2.js";
import "./chunk-MMKFJ647.js";
import {
  Quantity
} from "./chunk-7SPNU436.js";
import {
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/node/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseOverhead() {
  return { podFixed: /* @__PURE__ */ new Map() };
}
var Overhead = {
  encode(message, writer = new BinaryWriter()) {
    (message.podFixed || /* @__PURE__ */ new Map()).forEach((value, key) => {
      Overhead_PodFixedEntry.encode({ key, value }, writer.uint32(10).fork()).join();
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
      const message = createBaseOverhead();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const entry1 = Overhead_PodFixedEntry.decode(reader, reader.uint32());
            if (entry1.value !== void 0) {
              message.podFixed.set(entry1.key, entry1.value);
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
function createBaseOverhead_PodFixedEntry() {
  return { key: "", value: void 0 };
}
var Overhead_PodFixedEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    if (message.value !== void 0) {
      Quantity.encode(message.value, writer.uint32(18).fork()).join();
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
      const message = createBaseOverhead_PodFixedEntry();
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
            message.value = Quantity.decode(reader, reader.uint32());
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
function createBaseRuntimeClass() {
  return { metadata: void 0, handler: void 0, overhead: void 0, scheduling: void 0 };
}
var RuntimeClass = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.handler !== void 0) {
      writer.uint32(18).string(message.handler);
    }
    if (message.overhead !== void 0) {
      Overhead.encode(message.overhead, writer.uint32(26).fork()).join();
    }
    if (message.scheduling !== void 0) {
      Scheduling.encode(message.scheduling, writer.uint32(34).fork()).join();
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
      const message = createBaseRuntimeClass();
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
            message.handler = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.overhead = Overhead.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.scheduling = Scheduling.decode(reader, reader.uint32());
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
function createBaseScheduling() {
  return { nodeSelector: /* @__PURE__ */ new Map(), tolerations: [] };
}
var Scheduling = {
  encode(message, writer = new BinaryWriter()) {
    (message.nodeSelector || /* @__PURE__ */ new Map()).forEach((value, key) => {
      Scheduling_NodeSelectorEntry.encode({ key, value }, writer.uint32(10).fork()).join();
    });
    if (message.tolerations !== void 0 && message.tolerations.length !== 0) {
      for (const v of message.tolerations) {
        Toleration.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseScheduling();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const entry1 = Scheduling_NodeSelectorEntry.decode(reader, reader.uint32());
            if (entry1.value !== void 0) {
              message.nodeSelector.set(entry1.key, entry1.value);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = Toleration.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.tolerations.push(el);
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
function createBaseScheduling_NodeSelectorEntry() {
  return { key: "", value: "" };
}
var Scheduling_NodeSelectorEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    writer.uint32(18).string(message.value);
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
      const message = createBaseScheduling_NodeSelectorEntry();
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
            message.value = reader.string();
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

// dist/generated/node/v1beta1/codecs.js
import { asObject, listFrom, listTo, mapFrom, mapTo, optionalTo, quantityFrom, quantityTo, same } from "kindwright/generated-code";
function runtimeClassToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    handler: v.handler ?? "",
    overhead: optionalTo(v.overhead, overheadToMessage),
    scheduling: optionalTo(v.scheduling, schedulingToMessage)
  };
}
function runtimeClassFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.handler = !m.handler ? "" : m.handler;
  if (m.overhead !== void 0) out.overhead = overheadFromMessage(m.overhead ?? {});
  if (m.scheduling !== void 0) out.scheduling = schedulingFromMessage(m.scheduling ?? {});
  return out;
}
function overheadToMessage(v) {
  return {
    podFixed: mapTo(v.podFixed, quantityTo)
  };
}
function overheadFromMessage(m) {
  const out = {};
  if (!!m.podFixed?.size) out.podFixed = mapFrom(m.podFixed, quantityFrom);
  return out;
}
function schedulingToMessage(v) {
  return {
    nodeSelector: mapTo(v.nodeSelector, same),
    tolerations: listTo(v.tolerations, tolerationToMessage)
  };
}
function schedulingFromMessage(m) {
  const out = {};
  if (!!m.nodeSelector?.size) out.nodeSelector = mapFrom(m.nodeSelector, same);
  if (!!m.tolerations?.length) out.tolerations = listFrom(m.tolerations, tolerationFromMessage);
  return out;
}
var RuntimeClass2 = {
  encode: (object) => RuntimeClass.encode(runtimeClassToMessage(object)).finish(),
  decode: (bytes) => asObject("RuntimeClass", "node.k8s.io/v1beta1", runtimeClassFromMessage(RuntimeClass.decode(bytes)))
};
export {
  RuntimeClass2 as RuntimeClass,
  overheadFromMessage,
  overheadToMessage,
  runtimeClassFromMessage,
  runtimeClassToMessage,
  schedulingFromMessage,
  schedulingToMessage
};
