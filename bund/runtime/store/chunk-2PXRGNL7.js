import {
  Quantity
} from "./chunk-7SPNU436.js";
import {
  LabelSelector,
  ObjectMeta,
  Time,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/autoscaling/v2beta2/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseContainerResourceMetricSource() {
  return { name: void 0, target: void 0, container: void 0 };
}
var ContainerResourceMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.target !== void 0) {
      MetricTarget.encode(message.target, writer.uint32(18).fork()).join();
    }
    if (message.container !== void 0) {
      writer.uint32(26).string(message.container);
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
      const message = createBaseContainerResourceMetricSource();
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
            message.target = MetricTarget.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.container = reader.string();
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
function createBaseContainerResourceMetricStatus() {
  return { name: void 0, current: void 0, container: void 0 };
}
var ContainerResourceMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.current !== void 0) {
      MetricValueStatus.encode(message.current, writer.uint32(18).fork()).join();
    }
    if (message.container !== void 0) {
      writer.uint32(26).string(message.container);
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
      const message = createBaseContainerResourceMetricStatus();
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
            message.current = MetricValueStatus.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.container = reader.string();
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
function createBaseExternalMetricSource() {
  return { metric: void 0, target: void 0 };
}
var ExternalMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metric !== void 0) {
      MetricIdentifier.encode(message.metric, writer.uint32(10).fork()).join();
    }
    if (message.target !== void 0) {
      MetricTarget.encode(message.target, writer.uint32(18).fork()).join();
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
      const message = createBaseExternalMetricSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metric = MetricIdentifier.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.target = MetricTarget.decode(reader, reader.uint32());
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
function createBaseExternalMetricStatus() {
  return { metric: void 0, current: void 0 };
}
var ExternalMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metric !== void 0) {
      MetricIdentifier.encode(message.metric, writer.uint32(10).fork()).join();
    }
    if (message.current !== void 0) {
      MetricValueStatus.encode(message.current, writer.uint32(18).fork()).join();
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
      const message = createBaseExternalMetricStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metric = MetricIdentifier.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.current = MetricValueStatus.decode(reader, reader.uint32());
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
function createBaseHPAScalingPolicy() {
  return { type: void 0, value: void 0, periodSeconds: void 0 };
}
var HPAScalingPolicy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.value !== void 0) {
      writer.uint32(16).int32(message.value);
    }
    if (message.periodSeconds !== void 0) {
      writer.uint32(24).int32(message.periodSeconds);
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
      const message = createBaseHPAScalingPolicy();
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
            message.periodSeconds = reader.int32();
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
function createBaseHPAScalingRules() {
  return { selectPolicy: void 0, policies: [], stabilizationWindowSeconds: void 0 };
}
var HPAScalingRules = {
  encode(message, writer = new BinaryWriter()) {
    if (message.selectPolicy !== void 0) {
      writer.uint32(10).string(message.selectPolicy);
    }
    if (message.policies !== void 0 && message.policies.length !== 0) {
      for (const v of message.policies) {
        HPAScalingPolicy.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.stabilizationWindowSeconds !== void 0) {
      writer.uint32(24).int32(message.stabilizationWindowSeconds);
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
      const message = createBaseHPAScalingRules();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.selectPolicy = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = HPAScalingPolicy.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.policies.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.stabilizationWindowSeconds = reader.int32();
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
function createBaseHorizontalPodAutoscalerBehavior() {
  return { scaleUp: void 0, scaleDown: void 0 };
}
var HorizontalPodAutoscalerBehavior = {
  encode(message, writer = new BinaryWriter()) {
    if (message.scaleUp !== void 0) {
      HPAScalingRules.encode(message.scaleUp, writer.uint32(10).fork()).join();
    }
    if (message.scaleDown !== void 0) {
      HPAScalingRules.encode(message.scaleDown, writer.uint32(18).fork()).join();
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
      const message = createBaseHorizontalPodAutoscalerBehavior();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.scaleUp = HPAScalingRules.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.scaleDown = HPAScalingRules.decode(reader, reader.uint32());
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
function createBaseHorizontalPodAutoscalerCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var HorizontalPodAutoscalerCondition = {
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
      const message = createBaseHorizontalPodAutoscalerCondition();
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
function createBaseHorizontalPodAutoscalerSpec() {
  return {
    scaleTargetRef: void 0,
    minReplicas: void 0,
    maxReplicas: void 0,
    metrics: [],
    behavior: void 0
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
    if (message.metrics !== void 0 && message.metrics.length !== 0) {
      for (const v of message.metrics) {
        MetricSpec.encode(v, writer.uint32(34).fork()).join();
      }
    }
    if (message.behavior !== void 0) {
      HorizontalPodAutoscalerBehavior.encode(message.behavior, writer.uint32(42).fork()).join();
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
            if (tag !== 34) {
              break;
            }
            const el = MetricSpec.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.metrics.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.behavior = HorizontalPodAutoscalerBehavior.decode(reader, reader.uint32());
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
    currentMetrics: [],
    conditions: []
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
    if (message.currentMetrics !== void 0 && message.currentMetrics.length !== 0) {
      for (const v of message.currentMetrics) {
        MetricStatus.encode(v, writer.uint32(42).fork()).join();
      }
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        HorizontalPodAutoscalerCondition.encode(v, writer.uint32(50).fork()).join();
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
            if (tag !== 42) {
              break;
            }
            const el = MetricStatus.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.currentMetrics.push(el);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = HorizontalPodAutoscalerCondition.decode(reader, reader.uint32());
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
function createBaseMetricIdentifier() {
  return { name: void 0, selector: void 0 };
}
var MetricIdentifier = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(18).fork()).join();
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
      const message = createBaseMetricIdentifier();
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
            message.selector = LabelSelector.decode(reader, reader.uint32());
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
function createBaseMetricSpec() {
  return {
    type: void 0,
    object: void 0,
    pods: void 0,
    resource: void 0,
    external: void 0,
    containerResource: void 0
  };
}
var MetricSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.object !== void 0) {
      ObjectMetricSource.encode(message.object, writer.uint32(18).fork()).join();
    }
    if (message.pods !== void 0) {
      PodsMetricSource.encode(message.pods, writer.uint32(26).fork()).join();
    }
    if (message.resource !== void 0) {
      ResourceMetricSource.encode(message.resource, writer.uint32(34).fork()).join();
    }
    if (message.external !== void 0) {
      ExternalMetricSource.encode(message.external, writer.uint32(42).fork()).join();
    }
    if (message.containerResource !== void 0) {
      ContainerResourceMetricSource.encode(message.containerResource, writer.uint32(58).fork()).join();
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
      const message = createBaseMetricSpec();
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
            message.object = ObjectMetricSource.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.pods = PodsMetricSource.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.resource = ResourceMetricSource.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.external = ExternalMetricSource.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.containerResource = ContainerResourceMetricSource.decode(reader, reader.uint32());
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
function createBaseMetricStatus() {
  return {
    type: void 0,
    object: void 0,
    pods: void 0,
    resource: void 0,
    external: void 0,
    containerResource: void 0
  };
}
var MetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.object !== void 0) {
      ObjectMetricStatus.encode(message.object, writer.uint32(18).fork()).join();
    }
    if (message.pods !== void 0) {
      PodsMetricStatus.encode(message.pods, writer.uint32(26).fork()).join();
    }
    if (message.resource !== void 0) {
      ResourceMetricStatus.encode(message.resource, writer.uint32(34).fork()).join();
    }
    if (message.external !== void 0) {
      ExternalMetricStatus.encode(message.external, writer.uint32(42).fork()).join();
    }
    if (message.containerResource !== void 0) {
      ContainerResourceMetricStatus.encode(message.containerResource, writer.uint32(58).fork()).join();
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
      const message = createBaseMetricStatus();
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
            message.object = ObjectMetricStatus.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.pods = PodsMetricStatus.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.resource = ResourceMetricStatus.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.external = ExternalMetricStatus.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.containerResource = ContainerResourceMetricStatus.decode(reader, reader.uint32());
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
function createBaseMetricTarget() {
  return { type: void 0, value: void 0, averageValue: void 0, averageUtilization: void 0 };
}
var MetricTarget = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.value !== void 0) {
      Quantity.encode(message.value, writer.uint32(18).fork()).join();
    }
    if (message.averageValue !== void 0) {
      Quantity.encode(message.averageValue, writer.uint32(26).fork()).join();
    }
    if (message.averageUtilization !== void 0) {
      writer.uint32(32).int32(message.averageUtilization);
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
      const message = createBaseMetricTarget();
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
            message.value = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.averageValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.averageUtilization = reader.int32();
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
function createBaseMetricValueStatus() {
  return { value: void 0, averageValue: void 0, averageUtilization: void 0 };
}
var MetricValueStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.value !== void 0) {
      Quantity.encode(message.value, writer.uint32(10).fork()).join();
    }
    if (message.averageValue !== void 0) {
      Quantity.encode(message.averageValue, writer.uint32(18).fork()).join();
    }
    if (message.averageUtilization !== void 0) {
      writer.uint32(24).int32(message.averageUtilization);
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
      const message = createBaseMetricValueStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.value = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.averageValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.averageUtilization = reader.int32();
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
function createBaseObjectMetricSource() {
  return { describedObject: void 0, target: void 0, metric: void 0 };
}
var ObjectMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.describedObject !== void 0) {
      CrossVersionObjectReference.encode(message.describedObject, writer.uint32(10).fork()).join();
    }
    if (message.target !== void 0) {
      MetricTarget.encode(message.target, writer.uint32(18).fork()).join();
    }
    if (message.metric !== void 0) {
      MetricIdentifier.encode(message.metric, writer.uint32(26).fork()).join();
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
      const message = createBaseObjectMetricSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.describedObject = CrossVersionObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.target = MetricTarget.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.metric = MetricIdentifier.decode(reader, reader.uint32());
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
function createBaseObjectMetricStatus() {
  return { metric: void 0, current: void 0, describedObject: void 0 };
}
var ObjectMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metric !== void 0) {
      MetricIdentifier.encode(message.metric, writer.uint32(10).fork()).join();
    }
    if (message.current !== void 0) {
      MetricValueStatus.encode(message.current, writer.uint32(18).fork()).join();
    }
    if (message.describedObject !== void 0) {
      CrossVersionObjectReference.encode(message.describedObject, writer.uint32(26).fork()).join();
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
      const message = createBaseObjectMetricStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metric = MetricIdentifier.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.current = MetricValueStatus.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.describedObject = CrossVersionObjectReference.decode(reader, reader.uint32());
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
function createBasePodsMetricSource() {
  return { metric: void 0, target: void 0 };
}
var PodsMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metric !== void 0) {
      MetricIdentifier.encode(message.metric, writer.uint32(10).fork()).join();
    }
    if (message.target !== void 0) {
      MetricTarget.encode(message.target, writer.uint32(18).fork()).join();
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
      const message = createBasePodsMetricSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metric = MetricIdentifier.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.target = MetricTarget.decode(reader, reader.uint32());
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
function createBasePodsMetricStatus() {
  return { metric: void 0, current: void 0 };
}
var PodsMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metric !== void 0) {
      MetricIdentifier.encode(message.metric, writer.uint32(10).fork()).join();
    }
    if (message.current !== void 0) {
      MetricValueStatus.encode(message.current, writer.uint32(18).fork()).join();
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
      const message = createBasePodsMetricStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metric = MetricIdentifier.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.current = MetricValueStatus.decode(reader, reader.uint32());
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
function createBaseResourceMetricSource() {
  return { name: void 0, target: void 0 };
}
var ResourceMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.target !== void 0) {
      MetricTarget.encode(message.target, writer.uint32(18).fork()).join();
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
      const message = createBaseResourceMetricSource();
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
            message.target = MetricTarget.decode(reader, reader.uint32());
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
function createBaseResourceMetricStatus() {
  return { name: void 0, current: void 0 };
}
var ResourceMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.current !== void 0) {
      MetricValueStatus.encode(message.current, writer.uint32(18).fork()).join();
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
      const message = createBaseResourceMetricStatus();
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
            message.current = MetricValueStatus.decode(reader, reader.uint32());
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

// dist/generated/autoscaling/v2beta2/codecs.js
import { asObject, listFrom, listTo, longFrom, longTo, optionalTo, quantityFrom, quantityTo, timeFrom, timeTo } from "kindwright/generated-code";
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
function horizontalPodAutoscalerSpecToMessage(v) {
  return {
    scaleTargetRef: crossVersionObjectReferenceToMessage(v.scaleTargetRef ?? {}),
    minReplicas: v.minReplicas ?? void 0,
    maxReplicas: v.maxReplicas ?? 0,
    metrics: listTo(v.metrics, metricSpecToMessage),
    behavior: optionalTo(v.behavior, horizontalPodAutoscalerBehaviorToMessage)
  };
}
function horizontalPodAutoscalerSpecFromMessage(m) {
  const out = {};
  out.scaleTargetRef = crossVersionObjectReferenceFromMessage(m.scaleTargetRef ?? {});
  if (m.minReplicas !== void 0) out.minReplicas = m.minReplicas;
  out.maxReplicas = !m.maxReplicas ? 0 : m.maxReplicas;
  if (!!m.metrics?.length) out.metrics = listFrom(m.metrics, metricSpecFromMessage);
  if (m.behavior !== void 0) out.behavior = horizontalPodAutoscalerBehaviorFromMessage(m.behavior ?? {});
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
function metricSpecToMessage(v) {
  return {
    type: v.type ?? "",
    object: optionalTo(v.object, objectMetricSourceToMessage),
    pods: optionalTo(v.pods, podsMetricSourceToMessage),
    resource: optionalTo(v.resource, resourceMetricSourceToMessage),
    containerResource: optionalTo(v.containerResource, containerResourceMetricSourceToMessage),
    external: optionalTo(v.external, externalMetricSourceToMessage)
  };
}
function metricSpecFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  if (m.object !== void 0) out.object = objectMetricSourceFromMessage(m.object ?? {});
  if (m.pods !== void 0) out.pods = podsMetricSourceFromMessage(m.pods ?? {});
  if (m.resource !== void 0) out.resource = resourceMetricSourceFromMessage(m.resource ?? {});
  if (m.containerResource !== void 0) out.containerResource = containerResourceMetricSourceFromMessage(m.containerResource ?? {});
  if (m.external !== void 0) out.external = externalMetricSourceFromMessage(m.external ?? {});
  return out;
}
function horizontalPodAutoscalerBehaviorToMessage(v) {
  return {
    scaleUp: optionalTo(v.scaleUp, hPAScalingRulesToMessage),
    scaleDown: optionalTo(v.scaleDown, hPAScalingRulesToMessage)
  };
}
function horizontalPodAutoscalerBehaviorFromMessage(m) {
  const out = {};
  if (m.scaleUp !== void 0) out.scaleUp = hPAScalingRulesFromMessage(m.scaleUp ?? {});
  if (m.scaleDown !== void 0) out.scaleDown = hPAScalingRulesFromMessage(m.scaleDown ?? {});
  return out;
}
function hPAScalingRulesToMessage(v) {
  return {
    stabilizationWindowSeconds: v.stabilizationWindowSeconds ?? void 0,
    selectPolicy: v.selectPolicy ?? void 0,
    policies: listTo(v.policies, hPAScalingPolicyToMessage)
  };
}
function hPAScalingRulesFromMessage(m) {
  const out = {};
  if (m.stabilizationWindowSeconds !== void 0) out.stabilizationWindowSeconds = m.stabilizationWindowSeconds;
  if (m.selectPolicy !== void 0) out.selectPolicy = m.selectPolicy;
  if (!!m.policies?.length) out.policies = listFrom(m.policies, hPAScalingPolicyFromMessage);
  return out;
}
function hPAScalingPolicyToMessage(v) {
  return {
    type: v.type ?? "",
    value: v.value ?? 0,
    periodSeconds: v.periodSeconds ?? 0
  };
}
function hPAScalingPolicyFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.value = !m.value ? 0 : m.value;
  out.periodSeconds = !m.periodSeconds ? 0 : m.periodSeconds;
  return out;
}
function objectMetricSourceToMessage(v) {
  return {
    describedObject: crossVersionObjectReferenceToMessage(v.describedObject ?? {}),
    target: metricTargetToMessage(v.target ?? {}),
    metric: metricIdentifierToMessage(v.metric ?? {})
  };
}
function objectMetricSourceFromMessage(m) {
  const out = {};
  out.describedObject = crossVersionObjectReferenceFromMessage(m.describedObject ?? {});
  out.target = metricTargetFromMessage(m.target ?? {});
  out.metric = metricIdentifierFromMessage(m.metric ?? {});
  return out;
}
function podsMetricSourceToMessage(v) {
  return {
    metric: metricIdentifierToMessage(v.metric ?? {}),
    target: metricTargetToMessage(v.target ?? {})
  };
}
function podsMetricSourceFromMessage(m) {
  const out = {};
  out.metric = metricIdentifierFromMessage(m.metric ?? {});
  out.target = metricTargetFromMessage(m.target ?? {});
  return out;
}
function resourceMetricSourceToMessage(v) {
  return {
    name: v.name ?? "",
    target: metricTargetToMessage(v.target ?? {})
  };
}
function resourceMetricSourceFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.target = metricTargetFromMessage(m.target ?? {});
  return out;
}
function containerResourceMetricSourceToMessage(v) {
  return {
    name: v.name ?? "",
    target: metricTargetToMessage(v.target ?? {}),
    container: v.container ?? ""
  };
}
function containerResourceMetricSourceFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.target = metricTargetFromMessage(m.target ?? {});
  out.container = !m.container ? "" : m.container;
  return out;
}
function externalMetricSourceToMessage(v) {
  return {
    metric: metricIdentifierToMessage(v.metric ?? {}),
    target: metricTargetToMessage(v.target ?? {})
  };
}
function externalMetricSourceFromMessage(m) {
  const out = {};
  out.metric = metricIdentifierFromMessage(m.metric ?? {});
  out.target = metricTargetFromMessage(m.target ?? {});
  return out;
}
function metricIdentifierToMessage(v) {
  return {
    name: v.name ?? "",
    selector: optionalTo(v.selector, labelSelectorToMessage)
  };
}
function metricIdentifierFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  return out;
}
function metricTargetToMessage(v) {
  return {
    type: v.type ?? "",
    value: optionalTo(v.value, quantityTo),
    averageValue: optionalTo(v.averageValue, quantityTo),
    averageUtilization: v.averageUtilization ?? void 0
  };
}
function metricTargetFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  if (m.value !== void 0) out.value = quantityFrom(m.value);
  if (m.averageValue !== void 0) out.averageValue = quantityFrom(m.averageValue);
  if (m.averageUtilization !== void 0) out.averageUtilization = m.averageUtilization;
  return out;
}
function horizontalPodAutoscalerStatusToMessage(v) {
  return {
    observedGeneration: optionalTo(v.observedGeneration, longTo),
    lastScaleTime: optionalTo(v.lastScaleTime, timeTo),
    currentReplicas: v.currentReplicas ?? 0,
    desiredReplicas: v.desiredReplicas ?? 0,
    currentMetrics: listTo(v.currentMetrics, metricStatusToMessage),
    conditions: listTo(v.conditions, horizontalPodAutoscalerConditionToMessage)
  };
}
function horizontalPodAutoscalerStatusFromMessage(m) {
  const out = {};
  if (m.observedGeneration !== void 0) out.observedGeneration = longFrom(m.observedGeneration);
  if (m.lastScaleTime !== void 0) out.lastScaleTime = timeFrom(m.lastScaleTime);
  out.currentReplicas = !m.currentReplicas ? 0 : m.currentReplicas;
  out.desiredReplicas = !m.desiredReplicas ? 0 : m.desiredReplicas;
  out.currentMetrics = !m.currentMetrics?.length ? null : listFrom(m.currentMetrics, metricStatusFromMessage);
  out.conditions = !m.conditions?.length ? null : listFrom(m.conditions, horizontalPodAutoscalerConditionFromMessage);
  return out;
}
function horizontalPodAutoscalerConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function horizontalPodAutoscalerConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function metricStatusToMessage(v) {
  return {
    type: v.type ?? "",
    object: optionalTo(v.object, objectMetricStatusToMessage),
    pods: optionalTo(v.pods, podsMetricStatusToMessage),
    resource: optionalTo(v.resource, resourceMetricStatusToMessage),
    containerResource: optionalTo(v.containerResource, containerResourceMetricStatusToMessage),
    external: optionalTo(v.external, externalMetricStatusToMessage)
  };
}
function metricStatusFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  if (m.object !== void 0) out.object = objectMetricStatusFromMessage(m.object ?? {});
  if (m.pods !== void 0) out.pods = podsMetricStatusFromMessage(m.pods ?? {});
  if (m.resource !== void 0) out.resource = resourceMetricStatusFromMessage(m.resource ?? {});
  if (m.containerResource !== void 0) out.containerResource = containerResourceMetricStatusFromMessage(m.containerResource ?? {});
  if (m.external !== void 0) out.external = externalMetricStatusFromMessage(m.external ?? {});
  return out;
}
function objectMetricStatusToMessage(v) {
  return {
    metric: metricIdentifierToMessage(v.metric ?? {}),
    current: metricValueStatusToMessage(v.current ?? {}),
    describedObject: crossVersionObjectReferenceToMessage(v.describedObject ?? {})
  };
}
function objectMetricStatusFromMessage(m) {
  const out = {};
  out.metric = metricIdentifierFromMessage(m.metric ?? {});
  out.current = metricValueStatusFromMessage(m.current ?? {});
  out.describedObject = crossVersionObjectReferenceFromMessage(m.describedObject ?? {});
  return out;
}
function podsMetricStatusToMessage(v) {
  return {
    metric: metricIdentifierToMessage(v.metric ?? {}),
    current: metricValueStatusToMessage(v.current ?? {})
  };
}
function podsMetricStatusFromMessage(m) {
  const out = {};
  out.metric = metricIdentifierFromMessage(m.metric ?? {});
  out.current = metricValueStatusFromMessage(m.current ?? {});
  return out;
}
function resourceMetricStatusToMessage(v) {
  return {
    name: v.name ?? "",
    current: metricValueStatusToMessage(v.current ?? {})
  };
}
function resourceMetricStatusFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.current = metricValueStatusFromMessage(m.current ?? {});
  return out;
}
function containerResourceMetricStatusToMessage(v) {
  return {
    name: v.name ?? "",
    current: metricValueStatusToMessage(v.current ?? {}),
    container: v.container ?? ""
  };
}
function containerResourceMetricStatusFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.current = metricValueStatusFromMessage(m.current ?? {});
  out.container = !m.container ? "" : m.container;
  return out;
}
function externalMetricStatusToMessage(v) {
  return {
    metric: metricIdentifierToMessage(v.metric ?? {}),
    current: metricValueStatusToMessage(v.current ?? {})
  };
}
function externalMetricStatusFromMessage(m) {
  const out = {};
  out.metric = metricIdentifierFromMessage(m.metric ?? {});
  out.current = metricValueStatusFromMessage(m.current ?? {});
  return out;
}
function metricValueStatusToMessage(v) {
  return {
    value: optionalTo(v.value, quantityTo),
    averageValue: optionalTo(v.averageValue, quantityTo),
    averageUtilization: v.averageUtilization ?? void 0
  };
}
function metricValueStatusFromMessage(m) {
  const out = {};
  if (m.value !== void 0) out.value = quantityFrom(m.value);
  if (m.averageValue !== void 0) out.averageValue = quantityFrom(m.averageValue);
  if (m.averageUtilization !== void 0) out.averageUtilization = m.averageUtilization;
  return out;
}
var HorizontalPodAutoscaler2 = {
  encode: (object) => HorizontalPodAutoscaler.encode(horizontalPodAutoscalerToMessage(object)).finish(),
  decode: (bytes) => asObject("HorizontalPodAutoscaler", "autoscaling/v2beta2", horizontalPodAutoscalerFromMessage(HorizontalPodAutoscaler.decode(bytes)))
};
export {
  HorizontalPodAutoscaler2 as HorizontalPodAutoscaler,
  containerResourceMetricSourceFromMessage,
  containerResourceMetricSourceToMessage,
  containerResourceMetricStatusFromMessage,
  containerResourceMetricStatusToMessage,
  crossVersionObjectReferenceFromMessage,
  crossVersionObjectReferenceToMessage,
  externalMetricSourceFromMessage,
  externalMetricSourceToMessage,
  externalMetricStatusFromMessage,
  externalMetricStatusToMessage,
  hPAScalingPolicyFromMessage,
  hPAScalingPolicyToMessage,
  hPAScalingRulesFromMessage,
  hPAScalingRulesToMessage,
  horizontalPodAutoscalerBehaviorFromMessage,
  horizontalPodAutoscalerBehaviorToMessage,
  horizontalPodAutoscalerConditionFromMessage,
  horizontalPodAutoscalerConditionToMessage,
  horizontalPodAutoscalerFromMessage,
  horizontalPodAutoscalerSpecFromMessage,
  horizontalPodAutoscalerSpecToMessage,
  horizontalPodAutoscalerStatusFromMessage,
  horizontalPodAutoscalerStatusToMessage,
  horizontalPodAutoscalerToMessage,
  metricIdentifierFromMessage,
  metricIdentifierToMessage,
  metricSpecFromMessage,
  metricSpecToMessage,
  metricStatusFromMessage,
  metricStatusToMessage,
  metricTargetFromMessage,
  metricTargetToMessage,
  metricValueStatusFromMessage,
  metricValueStatusToMessage,
  objectMetricSourceFromMessage,
  objectMetricSourceToMessage,
  objectMetricStatusFromMessage,
  objectMetricStatusToMessage,
  podsMetricSourceFromMessage,
  podsMetricSourceToMessage,
  podsMetricStatusFromMessage,
  podsMetricStatusToMessage,
  resourceMetricSourceFromMessage,
  resourceMetricSourceToMessage,
  resourceMetricStatusFromMessage,
  resourceMetricStatusToMessage
};
