import {
  IntOrString
} from "./chunk-MMKFJ647.js";
import {
  Condition,
  LabelSelector,
  ObjectMeta,
  Time,
  conditionFromMessage,
  conditionToMessage,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/policy/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBasePodDisruptionBudget() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var PodDisruptionBudget = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PodDisruptionBudgetSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      PodDisruptionBudgetStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBasePodDisruptionBudget();
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
            message.spec = PodDisruptionBudgetSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = PodDisruptionBudgetStatus.decode(reader, reader.uint32());
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
function createBasePodDisruptionBudgetSpec() {
  return { minAvailable: void 0, selector: void 0, maxUnavailable: void 0 };
}
var PodDisruptionBudgetSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.minAvailable !== void 0) {
      IntOrString.encode(message.minAvailable, writer.uint32(10).fork()).join();
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(18).fork()).join();
    }
    if (message.maxUnavailable !== void 0) {
      IntOrString.encode(message.maxUnavailable, writer.uint32(26).fork()).join();
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
      const message = createBasePodDisruptionBudgetSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.minAvailable = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.selector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.maxUnavailable = IntOrString.decode(reader, reader.uint32());
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
function createBasePodDisruptionBudgetStatus() {
  return {
    observedGeneration: void 0,
    disruptedPods: /* @__PURE__ */ new Map(),
    disruptionsAllowed: void 0,
    currentHealthy: void 0,
    desiredHealthy: void 0,
    expectedPods: void 0,
    conditions: []
  };
}
var PodDisruptionBudgetStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.observedGeneration !== void 0) {
      if (BigInt.asIntN(64, message.observedGeneration) !== message.observedGeneration) {
        throw new globalThis.Error("value provided for field message.observedGeneration of type int64 too large");
      }
      writer.uint32(8).int64(message.observedGeneration);
    }
    (message.disruptedPods || /* @__PURE__ */ new Map()).forEach((value, key) => {
      PodDisruptionBudgetStatus_DisruptedPodsEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    if (message.disruptionsAllowed !== void 0) {
      writer.uint32(24).int32(message.disruptionsAllowed);
    }
    if (message.currentHealthy !== void 0) {
      writer.uint32(32).int32(message.currentHealthy);
    }
    if (message.desiredHealthy !== void 0) {
      writer.uint32(40).int32(message.desiredHealthy);
    }
    if (message.expectedPods !== void 0) {
      writer.uint32(48).int32(message.expectedPods);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        Condition.encode(v, writer.uint32(58).fork()).join();
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
      const message = createBasePodDisruptionBudgetStatus();
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
            const entry2 = PodDisruptionBudgetStatus_DisruptedPodsEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.disruptedPods.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.disruptionsAllowed = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.currentHealthy = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.desiredHealthy = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.expectedPods = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = Condition.decode(reader, reader.uint32());
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
function createBasePodDisruptionBudgetStatus_DisruptedPodsEntry() {
  return { key: "", value: void 0 };
}
var PodDisruptionBudgetStatus_DisruptedPodsEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    if (message.value !== void 0) {
      Time.encode(message.value, writer.uint32(18).fork()).join();
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
      const message = createBasePodDisruptionBudgetStatus_DisruptedPodsEntry();
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
            message.value = Time.decode(reader, reader.uint32());
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

// dist/generated/policy/v1/codecs.js
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
function podDisruptionBudgetToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: podDisruptionBudgetSpecToMessage(v.spec ?? {}),
    status: podDisruptionBudgetStatusToMessage(v.status ?? {})
  };
}
function podDisruptionBudgetFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = podDisruptionBudgetSpecFromMessage(m.spec ?? {});
  out.status = podDisruptionBudgetStatusFromMessage(m.status ?? {});
  return out;
}
function podDisruptionBudgetSpecToMessage(v) {
  return {
    minAvailable: optionalTo(v.minAvailable, intOrStringTo),
    selector: optionalTo(v.selector, labelSelectorToMessage),
    maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo)
  };
}
function podDisruptionBudgetSpecFromMessage(m) {
  const out = {};
  if (m.minAvailable !== void 0) out.minAvailable = intOrStringFrom(m.minAvailable);
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  if (m.maxUnavailable !== void 0) out.maxUnavailable = intOrStringFrom(m.maxUnavailable);
  return out;
}
function podDisruptionBudgetStatusToMessage(v) {
  return {
    observedGeneration: longTo(v.observedGeneration ?? 0),
    disruptedPods: mapTo(v.disruptedPods, timeTo),
    disruptionsAllowed: v.disruptionsAllowed ?? 0,
    currentHealthy: v.currentHealthy ?? 0,
    desiredHealthy: v.desiredHealthy ?? 0,
    expectedPods: v.expectedPods ?? 0,
    conditions: listTo(v.conditions, conditionToMessage)
  };
}
function podDisruptionBudgetStatusFromMessage(m) {
  const out = {};
  if (!!m.observedGeneration) out.observedGeneration = longFrom(m.observedGeneration);
  if (!!m.disruptedPods?.size) out.disruptedPods = mapFrom(m.disruptedPods, timeFrom);
  out.disruptionsAllowed = !m.disruptionsAllowed ? 0 : m.disruptionsAllowed;
  out.currentHealthy = !m.currentHealthy ? 0 : m.currentHealthy;
  out.desiredHealthy = !m.desiredHealthy ? 0 : m.desiredHealthy;
  out.expectedPods = !m.expectedPods ? 0 : m.expectedPods;
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, conditionFromMessage);
  return out;
}
var PodDisruptionBudget2 = {
  encode: (object) => PodDisruptionBudget.encode(podDisruptionBudgetToMessage(object)).finish(),
  decode: (bytes) => asObject("PodDisruptionBudget", "policy/v1", podDisruptionBudgetFromMessage(PodDisruptionBudget.decode(bytes)))
};
export {
  PodDisruptionBudget2 as PodDisruptionBudget,
  podDisruptionBudgetFromMessage,
  podDisruptionBudgetSpecFromMessage,
  podDisruptionBudgetSpecToMessage,
  podDisruptionBudgetStatusFromMessage,
  podDisruptionBudgetStatusToMessage,
  podDisruptionBudgetToMessage
};
