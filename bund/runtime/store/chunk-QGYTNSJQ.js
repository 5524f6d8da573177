import "./chunk-7SPNU436.js";
import {
  ObjectMeta,
  Time,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/autoscaling/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseCrossVersionObjectReference() {
  return { kind: void 0, name: void 0, apiVersion: void 0 };
}
var CrossVersionObjectReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.kind !== void 0) {
      writer.uint32(10).string(message.kind);
    }
    if (message.name !== void 0) {
      writer.uint32(18).string(message.name);
    }
    if (message.apiVersion !== void 0) {
      writer.uint32(26).string(message.apiVersion);
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
      const message = createBaseCrossVersionObjectReference();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.kind = reader.string();
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
            if (tag !== 26) {
              break;
            }
            message.apiVersion = reader.string();
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
function createBaseHorizontalPodAutoscaler() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var HorizontalPodAutoscaler = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      HorizontalPodAutoscalerSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      HorizontalPodAutoscalerStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseHorizontalPodAutoscaler();
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
            message.spec = HorizontalPodAutoscalerSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = HorizontalPodAutoscalerStatus.decode(reader, reader.uint32());
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
function createBaseHorizontalPodAutoscalerSpec() {
  return {
    scaleTargetRef: void 0,
    minReplicas: void 0,
    maxReplicas: void 0,
    targetCPUUtilizationPercentage: void 0
  };
}
var HorizontalPodAutoscalerSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.scaleTargetRef !== void 0) {
      CrossVersionObjectReference.encode(message.scaleTargetRef, writer.uint32(10).fork()).join();
    }
    if (message.minReplicas !== void 0) {
      writer.uint32(16).int32(message.minReplicas);
    }
    if (message.maxReplicas !== void 0) {
      writer.uint32(24).int32(message.maxReplicas);
    }
    if (message.targetCPUUtilizationPercentage !== void 0) {
      writer.uint32(32).int32(message.targetCPUUtilizationPercentage);
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
      const message = createBaseHorizontalPodAutoscalerSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.scaleTargetRef = CrossVersionObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.minReplicas = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.maxReplicas = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.targetCPUUtilizationPercentage = reader.int32();
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
function createBaseHorizontalPodAutoscalerStatus() {
  return {
    observedGeneration: void 0,
    lastScaleTime: void 0,
    currentReplicas: void 0,
    desiredReplicas: void 0,
    currentCPUUtilizationPercentage: void 0
  };
}
var HorizontalPodAutoscalerStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.observedGeneration !== void 0) {
      if (BigInt.asIntN(64, message.observedGeneration) !== message.observedGeneration) {
        throw new globalThis.Error("value provided for field message.observedGeneration of type int64 too large");
      }
      writer.uint32(8).int64(message.observedGeneration);
    }
    if (message.lastScaleTime !== void 0) {
      Time.encode(message.lastScaleTime, writer.uint32(18).fork()).join();
    }
    if (message.currentReplicas !== void 0) {
      writer.uint32(24).int32(message.currentReplicas);
    }
    if (message.desiredReplicas !== void 0) {
      writer.uint32(32).int32(message.desiredReplicas);
    }
    if (message.currentCPUUtilizationPercentage !== void 0) {
      writer.uint32(40).int32(message.currentCPUUtilizationPercentage);
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
      const message = createBaseHorizontalPodAutoscalerStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.observedGeneration = reader.int64();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.lastScaleTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.currentReplicas = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.desiredReplicas = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.currentCPUUtilizationPercentage = reader.int32();
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
function createBaseScale() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Scale = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      ScaleSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      ScaleStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseScale();
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
            message.spec = ScaleSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = ScaleStatus.decode(reader, reader.uint32());
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
function createBaseScaleSpec() {
  return { replicas: void 0 };
}
var ScaleSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.replicas !== void 0) {
      writer.uint32(8).int32(message.replicas);
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
      const message = createBaseScaleSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.replicas = reader.int32();
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
function createBaseScaleStatus() {
  return { replicas: void 0, selector: void 0 };
}
var ScaleStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.replicas !== void 0) {
      writer.uint32(8).int32(message.replicas);
    }
    if (message.selector !== void 0) {
      writer.uint32(18).string(message.selector);
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
      const message = createBaseScaleStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.replicas = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.selector = reader.string();
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

// dist/generated/autoscaling/v1/codecs.js
import { asObject, longFrom, longTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
function horizontalPodAutoscalerToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: horizontalPodAutoscalerSpecToMessage(v.spec ?? {}),
    status: horizontalPodAutoscalerStatusToMessage(v.status ?? {})
  };
}
function horizontalPodAutoscalerFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = horizontalPodAutoscalerSpecFromMessage(m.spec ?? {});
  out.status = horizontalPodAutoscalerStatusFromMessage(m.status ?? {});
  return out;
}
function crossVersionObjectReferenceToMessage(v) {
  return {
    kind: v.kind ?? "",
    name: v.name ?? "",
    apiVersion: v.apiVersion ?? ""
  };
}
function crossVersionObjectReferenceFromMessage(m) {
  const out = {};
  out.kind = !m.kind ? "" : m.kind;
  out.name = !m.name ? "" : m.name;
  if (!!m.apiVersion) out.apiVersion = m.apiVersion;
  return out;
}
function horizontalPodAutoscalerSpecToMessage(v) {
  return {
    scaleTargetRef: crossVersionObjectReferenceToMessage(v.scaleTargetRef ?? {}),
    minReplicas: v.minReplicas ?? void 0,
    maxReplicas: v.maxReplicas ?? 0,
    targetCPUUtilizationPercentage: v.targetCPUUtilizationPercentage ?? void 0
  };
}
function horizontalPodAutoscalerSpecFromMessage(m) {
  const out = {};
  out.scaleTargetRef = crossVersionObjectReferenceFromMessage(m.scaleTargetRef ?? {});
  if (m.minReplicas !== void 0) out.minReplicas = m.minReplicas;
  out.maxReplicas = !m.maxReplicas ? 0 : m.maxReplicas;
  if (m.targetCPUUtilizationPercentage !== void 0) out.targetCPUUtilizationPercentage = m.targetCPUUtilizationPercentage;
  return out;
}
function horizontalPodAutoscalerStatusToMessage(v) {
  return {
    observedGeneration: optionalTo(v.observedGeneration, longTo),
    lastScaleTime: optionalTo(v.lastScaleTime, timeTo),
    currentReplicas: v.currentReplicas ?? 0,
    desiredReplicas: v.desiredReplicas ?? 0,
    currentCPUUtilizationPercentage: v.currentCPUUtilizationPercentage ?? void 0
  };
}
function horizontalPodAutoscalerStatusFromMessage(m) {
  const out = {};
  if (m.observedGeneration !== void 0) out.observedGeneration = longFrom(m.observedGeneration);
  if (m.lastScaleTime !== void 0) out.lastScaleTime = timeFrom(m.lastScaleTime);
  out.currentReplicas = !m.currentReplicas ? 0 : m.currentReplicas;
  out.desiredReplicas = !m.desiredReplicas ? 0 : m.desiredReplicas;
  if (m.currentCPUUtilizationPercentage !== void 0) out.currentCPUUtilizationPercentage = m.currentCPUUtilizationPercentage;
  return out;
}
function scaleToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: scaleSpecToMessage(v.spec ?? {}),
    status: scaleStatusToMessage(v.status ?? {})
  };
}
function scaleFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = scaleSpecFromMessage(m.spec ?? {});
  out.status = scaleStatusFromMessage(m.status ?? {});
  return out;
}
function scaleSpecToMessage(v) {
  return {
    replicas: v.replicas ?? 0
  };
}
function scaleSpecFromMessage(m) {
  const out = {};
  if (!!m.replicas) out.replicas = m.replicas;
  return out;
}
function scaleStatusToMessage(v) {
  return {
    replicas: v.replicas ?? 0,
    selector: v.selector ?? ""
  };
}
function scaleStatusFromMessage(m) {
  const out = {};
  out.replicas = !m.replicas ? 0 : m.replicas;
  if (!!m.selector) out.selector = m.selector;
  return out;
}
var HorizontalPodAutoscaler2 = {
  encode: (object) => HorizontalPodAutoscaler.encode(horizontalPodAutoscalerToMessage(object)).finish(),
  decode: (bytes) => asObject("HorizontalPodAutoscaler", "autoscaling/v1", horizontalPodAutoscalerFromMessage(HorizontalPodAutoscaler.decode(bytes)))
};
var Scale2 = {
  encode: (object) => Scale.encode(scaleToMessage(object)).finish(),
  decode: (bytes) => asObject("Scale", "autoscaling/v1", scaleFromMessage(Scale.decode(bytes)))
};
export {
  HorizontalPodAutoscaler2 as HorizontalPodAutoscaler,
  Scale2 as Scale,
  crossVersionObjectReferenceFromMessage,
  crossVersionObjectReferenceToMessage,
  horizontalPodAutoscalerFromMessage,
  horizontalPodAutoscalerSpecFromMessage,
  horizontalPodAutoscalerSpecToMessage,
  horizontalPodAutoscalerStatusFromMessage,
  horizontalPodAutoscalerStatusToMessage,
  horizontalPodAutoscalerToMessage,
  scaleFromMessage,
  scaleSpecFromMessage,
  scaleSpecToMessage,
  scaleStatusFromMessage,
  scaleStatusToMessage,
  scaleToMessage
};
