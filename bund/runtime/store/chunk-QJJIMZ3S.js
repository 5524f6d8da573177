import {
  ObjectReference,
  objectReferenceFromMessage,
  objectReferenceToMessage
} from "./chunk-OCKGDRJ2.js";
import "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
import {
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/discovery/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseEndpoint() {
  return {
    addresses: [],
    conditions: void 0,
    hostname: void 0,
    targetRef: void 0,
    topology: /* @__PURE__ */ new Map(),
    nodeName: void 0,
    hints: void 0
  };
}
var Endpoint = {
  encode(message, writer = new BinaryWriter()) {
    if (message.addresses !== void 0 && message.addresses.length !== 0) {
      for (const v of message.addresses) {
        writer.uint32(10).string(v);
      }
    }
    if (message.conditions !== void 0) {
      EndpointConditions.encode(message.conditions, writer.uint32(18).fork()).join();
    }
    if (message.hostname !== void 0) {
      writer.uint32(26).string(message.hostname);
    }
    if (message.targetRef !== void 0) {
      ObjectReference.encode(message.targetRef, writer.uint32(34).fork()).join();
    }
    (message.topology || /* @__PURE__ */ new Map()).forEach((value, key) => {
      Endpoint_TopologyEntry.encode({ key, value }, writer.uint32(42).fork()).join();
    });
    if (message.nodeName !== void 0) {
      writer.uint32(50).string(message.nodeName);
    }
    if (message.hints !== void 0) {
      EndpointHints.encode(message.hints, writer.uint32(58).fork()).join();
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
      const message = createBaseEndpoint();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.addresses.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.conditions = EndpointConditions.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.hostname = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.targetRef = ObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const entry5 = Endpoint_TopologyEntry.decode(reader, reader.uint32());
            if (entry5.value !== void 0) {
              message.topology.set(entry5.key, entry5.value);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.nodeName = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.hints = EndpointHints.decode(reader, reader.uint32());
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
function createBaseEndpoint_TopologyEntry() {
  return { key: "", value: "" };
}
var Endpoint_TopologyEntry = {
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
      const message = createBaseEndpoint_TopologyEntry();
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
function createBaseEndpointConditions() {
  return { ready: void 0, serving: void 0, terminating: void 0 };
}
var EndpointConditions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ready !== void 0) {
      writer.uint32(8).bool(message.ready);
    }
    if (message.serving !== void 0) {
      writer.uint32(16).bool(message.serving);
    }
    if (message.terminating !== void 0) {
      writer.uint32(24).bool(message.terminating);
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
      const message = createBaseEndpointConditions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.ready = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.serving = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.terminating = reader.bool();
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
function createBaseEndpointHints() {
  return { forZones: [] };
}
var EndpointHints = {
  encode(message, writer = new BinaryWriter()) {
    if (message.forZones !== void 0 && message.forZones.length !== 0) {
      for (const v of message.forZones) {
        ForZone.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseEndpointHints();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = ForZone.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.forZones.push(el);
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
function createBaseEndpointPort() {
  return { name: void 0, protocol: void 0, port: void 0, appProtocol: void 0 };
}
var EndpointPort = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.protocol !== void 0) {
      writer.uint32(18).string(message.protocol);
    }
    if (message.port !== void 0) {
      writer.uint32(24).int32(message.port);
    }
    if (message.appProtocol !== void 0) {
      writer.uint32(34).string(message.appProtocol);
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
      const message = createBaseEndpointPort();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.protocol = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.port = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.appProtocol = reader.string();
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
function createBaseEndpointSlice() {
  return { metadata: void 0, endpoints: [], ports: [], addressType: void 0 };
}
var EndpointSlice = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.endpoints !== void 0 && message.endpoints.length !== 0) {
      for (const v of message.endpoints) {
        Endpoint.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        EndpointPort.encode(v, writer.uint32(26).fork()).join();
      }
    }
    if (message.addressType !== void 0) {
      writer.uint32(34).string(message.addressType);
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
      const message = createBaseEndpointSlice();
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
            const el = Endpoint.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.endpoints.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = EndpointPort.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ports.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.addressType = reader.string();
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
function createBaseForZone() {
  return { name: void 0 };
}
var ForZone = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
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
      const message = createBaseForZone();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.name = reader.string();
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

// dist/generated/discovery/v1beta1/codecs.js
import { asObject, listFrom, listTo, mapFrom, mapTo, optionalTo, same } from "kindwright/generated-code";
function endpointSliceToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    addressType: v.addressType ?? "",
    endpoints: listTo(v.endpoints, endpointToMessage),
    ports: listTo(v.ports, endpointPortToMessage)
  };
}
function endpointSliceFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.addressType = !m.addressType ? "" : m.addressType;
  out.endpoints = !m.endpoints?.length ? null : listFrom(m.endpoints, endpointFromMessage);
  out.ports = !m.ports?.length ? null : listFrom(m.ports, endpointPortFromMessage);
  return out;
}
function endpointToMessage(v) {
  return {
    addresses: listTo(v.addresses, same),
    conditions: endpointConditionsToMessage(v.conditions ?? {}),
    hostname: v.hostname ?? void 0,
    targetRef: optionalTo(v.targetRef, objectReferenceToMessage),
    topology: mapTo(v.topology, same),
    nodeName: v.nodeName ?? void 0,
    hints: optionalTo(v.hints, endpointHintsToMessage)
  };
}
function endpointFromMessage(m) {
  const out = {};
  out.addresses = !m.addresses?.length ? null : listFrom(m.addresses, same);
  out.conditions = endpointConditionsFromMessage(m.conditions ?? {});
  if (m.hostname !== void 0) out.hostname = m.hostname;
  if (m.targetRef !== void 0) out.targetRef = objectReferenceFromMessage(m.targetRef ?? {});
  if (!!m.topology?.size) out.topology = mapFrom(m.topology, same);
  if (m.nodeName !== void 0) out.nodeName = m.nodeName;
  if (m.hints !== void 0) out.hints = endpointHintsFromMessage(m.hints ?? {});
  return out;
}
function endpointConditionsToMessage(v) {
  return {
    ready: v.ready ?? void 0,
    serving: v.serving ?? void 0,
    terminating: v.terminating ?? void 0
  };
}
function endpointConditionsFromMessage(m) {
  const out = {};
  if (m.ready !== void 0) out.ready = m.ready;
  if (m.serving !== void 0) out.serving = m.serving;
  if (m.terminating !== void 0) out.terminating = m.terminating;
  return out;
}
function endpointHintsToMessage(v) {
  return {
    forZones: listTo(v.forZones, forZoneToMessage)
  };
}
function endpointHintsFromMessage(m) {
  const out = {};
  if (!!m.forZones?.length) out.forZones = listFrom(m.forZones, forZoneFromMessage);
  return out;
}
function forZoneToMessage(v) {
  return {
    name: v.name ?? ""
  };
}
function forZoneFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  return out;
}
function endpointPortToMessage(v) {
  return {
    name: v.name ?? void 0,
    protocol: v.protocol ?? void 0,
    port: v.port ?? void 0,
    appProtocol: v.appProtocol ?? void 0
  };
}
function endpointPortFromMessage(m) {
  const out = {};
  if (m.name !== void 0) out.name = m.name;
  if (m.protocol !== void 0) out.protocol = m.protocol;
  if (m.port !== void 0) out.port = m.port;
  if (m.appProtocol !== void 0) out.appProtocol = m.appProtocol;
  return out;
}
var EndpointSlice2 = {
  encode: (object) => EndpointSlice.encode(endpointSliceToMessage(object)).finish(),
  decode: (bytes) => asObject("EndpointSlice", "discovery.k8s.io/v1beta1", endpointSliceFromMessage(EndpointSlice.decode(bytes)))
};
export {
  EndpointSlice2 as EndpointSlice,
  endpointConditionsFromMessage,
  endpointConditionsToMessage,
  endpointFromMessage,
  endpointHintsFromMessage,
  endpointHintsToMessage,
  endpointPortFromMessage,
  endpointPortToMessage,
  endpointSliceFromMessage,
  endpointSliceToMessage,
  endpointToMessage,
  forZoneFromMessage,
  forZoneToMessage
};
