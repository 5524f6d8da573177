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

// dist/generated/messages/k8s/io/api/autoscaling/v2beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseContainerResourceMetricSource() {
  return { name: void 0, targetAverageUtilization: void 0, targetAverageValue: void 0, container: void 0 };
}
var ContainerResourceMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.targetAverageUtilization !== void 0) {
      writer.uint32(16).int32(message.targetAverageUtilization);
    }
    if (message.targetAverageValue !== void 0) {
      Quantity.encode(message.targetAverageValue, writer.uint32(26).fork()).join();
    }
    if (message.container !== void 0) {
      writer.uint32(34).string(message.container);
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
            if (tag !== 16) {
              break;
            }
            message.targetAverageUtilization = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.targetAverageValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
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
  return {
    name: void 0,
    currentAverageUtilization: void 0,
    currentAverageValue: void 0,
    container: void 0
  };
}
var ContainerResourceMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.currentAverageUtilization !== void 0) {
      writer.uint32(16).int32(message.currentAverageUtilization);
    }
    if (message.currentAverageValue !== void 0) {
      Quantity.encode(message.currentAverageValue, writer.uint32(26).fork()).join();
    }
    if (message.container !== void 0) {
      writer.uint32(34).string(message.container);
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
            if (tag !== 16) {
              break;
            }
            message.currentAverageUtilization = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.currentAverageValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
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
  return { metricName: void 0, metricSelector: void 0, targetValue: void 0, targetAverageValue: void 0 };
}
var ExternalMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metricName !== void 0) {
      writer.uint32(10).string(message.metricName);
    }
    if (message.metricSelector !== void 0) {
      LabelSelector.encode(message.metricSelector, writer.uint32(18).fork()).join();
    }
    if (message.targetValue !== void 0) {
      Quantity.encode(message.targetValue, writer.uint32(26).fork()).join();
    }
    if (message.targetAverageValue !== void 0) {
      Quantity.encode(message.targetAverageValue, writer.uint32(34).fork()).join();
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
            message.metricName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.metricSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.targetValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.targetAverageValue = Quantity.decode(reader, reader.uint32());
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
  return { metricName: void 0, metricSelector: void 0, currentValue: void 0, currentAverageValue: void 0 };
}
var ExternalMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metricName !== void 0) {
      writer.uint32(10).string(message.metricName);
    }
    if (message.metricSelector !== void 0) {
      LabelSelector.encode(message.metricSelector, writer.uint32(18).fork()).join();
    }
    if (message.currentValue !== void 0) {
      Quantity.encode(message.currentValue, writer.uint32(26).fork()).join();
    }
    if (message.currentAverageValue !== void 0) {
      Quantity.encode(message.currentAverageValue, writer.uint32(34).fork()).join();
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
            message.metricName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.metricSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.currentValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.currentAverageValue = Quantity.decode(reader, reader.uint32());
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
  return { scaleTargetRef: void 0, minReplicas: void 0, maxReplicas: void 0, metrics: [] };
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
function createBaseObjectMetricSource() {
  return {
    target: void 0,
    metricName: void 0,
    targetValue: void 0,
    selector: void 0,
    averageValue: void 0
  };
}
var ObjectMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.target !== void 0) {
      CrossVersionObjectReference.encode(message.target, writer.uint32(10).fork()).join();
    }
    if (message.metricName !== void 0) {
      writer.uint32(18).string(message.metricName);
    }
    if (message.targetValue !== void 0) {
      Quantity.encode(message.targetValue, writer.uint32(26).fork()).join();
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(34).fork()).join();
    }
    if (message.averageValue !== void 0) {
      Quantity.encode(message.averageValue, writer.uint32(42).fork()).join();
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
            message.target = CrossVersionObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.metricName = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.targetValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.selector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.averageValue = Quantity.decode(reader, reader.uint32());
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
  return {
    target: void 0,
    metricName: void 0,
    currentValue: void 0,
    selector: void 0,
    averageValue: void 0
  };
}
var ObjectMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.target !== void 0) {
      CrossVersionObjectReference.encode(message.target, writer.uint32(10).fork()).join();
    }
    if (message.metricName !== void 0) {
      writer.uint32(18).string(message.metricName);
    }
    if (message.currentValue !== void 0) {
      Quantity.encode(message.currentValue, writer.uint32(26).fork()).join();
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(34).fork()).join();
    }
    if (message.averageValue !== void 0) {
      Quantity.encode(message.averageValue, writer.uint32(42).fork()).join();
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
            message.target = CrossVersionObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.metricName = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.currentValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.selector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.averageValue = Quantity.decode(reader, reader.uint32());
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
  return { metricName: void 0, targetAverageValue: void 0, selector: void 0 };
}
var PodsMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metricName !== void 0) {
      writer.uint32(10).string(message.metricName);
    }
    if (message.targetAverageValue !== void 0) {
      Quantity.encode(message.targetAverageValue, writer.uint32(18).fork()).join();
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(26).fork()).join();
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
            message.metricName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.targetAverageValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
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
function createBasePodsMetricStatus() {
  return { metricName: void 0, currentAverageValue: void 0, selector: void 0 };
}
var PodsMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metricName !== void 0) {
      writer.uint32(10).string(message.metricName);
    }
    if (message.currentAverageValue !== void 0) {
      Quantity.encode(message.currentAverageValue, writer.uint32(18).fork()).join();
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(26).fork()).join();
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
            message.metricName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.currentAverageValue = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
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
function createBaseResourceMetricSource() {
  return { name: void 0, targetAverageUtilization: void 0, targetAverageValue: void 0 };
}
var ResourceMetricSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.targetAverageUtilization !== void 0) {
      writer.uint32(16).int32(message.targetAverageUtilization);
    }
    if (message.targetAverageValue !== void 0) {
      Quantity.encode(message.targetAverageValue, writer.uint32(26).fork()).join();
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
            if (tag !== 16) {
              break;
            }
            message.targetAverageUtilization = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.targetAverageValue = Quantity.decode(reader, reader.uint32());
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
  return { name: void 0, currentAverageUtilization: void 0, currentAverageValue: void 0 };
}
var ResourceMetricStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.currentAverageUtilization !== void 0) {
      writer.uint32(16).int32(message.currentAverageUtilization);
    }
    if (message.currentAverageValue !== void 0) {
      Quantity.encode(message.currentAverageValue, writer.uint32(26).fork()).join();
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
            if (tag !== 16) {
              break;
            }
            message.currentAverageUtilization = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.currentAverageValue = Quantity.decode(reader, reader.uint32());
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

// dist/generated/autoscaling/v2beta1/codecs.js
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
    metrics: listTo(v.metrics, metricSpecToMessage)
  };
}
function horizontalPodAutoscalerSpecFromMessage(m) {
  const out = {};
  out.scaleTargetRef = crossVersionObjectReferenceFromMessage(m.scaleTargetRef ?? {});
  if (m.minReplicas !== void 0) out.minReplicas = m.minReplicas;
  out.maxReplicas = !m.maxReplicas ? 0 : m.maxReplicas;
  if (!!m.metrics?.length) out.metrics = listFrom(m.metrics, metricSpecFromMessage);
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
function objectMetricSourceToMessage(v) {
  return {
    target: crossVersionObjectReferenceToMessage(v.target ?? {}),
    metricName: v.metricName ?? "",
    targetValue: quantityTo(v.targetValue ?? void 0),
    selector: optionalTo(v.selector, labelSelectorToMessage),
    averageValue: optionalTo(v.averageValue, quantityTo)
  };
}
function objectMetricSourceFromMessage(m) {
  const out = {};
  out.target = crossVersionObjectReferenceFromMessage(m.target ?? {});
  out.metricName = !m.metricName ? "" : m.metricName;
  out.targetValue = quantityFrom(m.targetValue);
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  if (m.averageValue !== void 0) out.averageValue = quantityFrom(m.averageValue);
  return out;
}
function podsMetricSourceToMessage(v) {
  return {
    metricName: v.metricName ?? "",
    targetAverageValue: quantityTo(v.targetAverageValue ?? void 0),
    selector: optionalTo(v.selector, labelSelectorToMessage)
  };
}
function podsMetricSourceFromMessage(m) {
  const out = {};
  out.metricName = !m.metricName ? "" : m.metricName;
  out.targetAverageValue = quantityFrom(m.targetAverageValue);
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  return out;
}
function resourceMetricSourceToMessage(v) {
  return {
    name: v.name ?? "",
    targetAverageUtilization: v.targetAverageUtilization ?? void 0,
    targetAverageValue: optionalTo(v.targetAverageValue, quantityTo)
  };
}
function resourceMetricSourceFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (m.targetAverageUtilization !== void 0) out.targetAverageUtilization = m.targetAverageUtilization;
  if (m.targetAverageValue !== void 0) out.targetAverageValue = quantityFrom(m.targetAverageValue);
  return out;
}
function containerResourceMetricSourceToMessage(v) {
  return {
    name: v.name ?? "",
    targetAverageUtilization: v.targetAverageUtilization ?? void 0,
    targetAverageValue: optionalTo(v.targetAverageValue, quantityTo),
    container: v.container ?? ""
  };
}
function containerResourceMetricSourceFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (m.targetAverageUtilization !== void 0) out.targetAverageUtilization = m.targetAverageUtilization;
  if (m.targetAverageValue !== void 0) out.targetAverageValue = quantityFrom(m.targetAverageValue);
  out.container = !m.container ? "" : m.container;
  return out;
}
function externalMetricSourceToMessage(v) {
  return {
    metricName: v.metricName ?? "",
    metricSelector: optionalTo(v.metricSelector, labelSelectorToMessage),
    targetValue: optionalTo(v.targetValue, quantityTo),
    targetAverageValue: optionalTo(v.targetAverageValue, quantityTo)
  };
}
function externalMetricSourceFromMessage(m) {
  const out = {};
  out.metricName = !m.metricName ? "" : m.metricName;
  if (m.metricSelector !== void 0) out.metricSelector = labelSelectorFromMessage(m.metricSelector ?? {});
  if (m.targetValue !== void 0) out.targetValue = quantityFrom(m.targetValue);
  if (m.targetAverageValue !== void 0) out.targetAverageValue = quantityFrom(m.targetAverageValue);
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
    target: crossVersionObjectReferenceToMessage(v.target ?? {}),
    metricName: v.metricName ?? "",
    currentValue: quantityTo(v.currentValue ?? void 0),
    selector: optionalTo(v.selector, labelSelectorToMessage),
    averageValue: optionalTo(v.averageValue, quantityTo)
  };
}
function objectMetricStatusFromMessage(m) {
  const out = {};
  out.target = crossVersionObjectReferenceFromMessage(m.target ?? {});
  out.metricName = !m.metricName ? "" : m.metricName;
  out.currentValue = quantityFrom(m.currentValue);
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  if (m.averageValue !== void 0) out.averageValue = quantityFrom(m.averageValue);
  return out;
}
function podsMetricStatusToMessage(v) {
  return {
    metricName: v.metricName ?? "",
    currentAverageValue: quantityTo(v.currentAverageValue ?? void 0),
    selector: optionalTo(v.selector, labelSelectorToMessage)
  };
}
function podsMetricStatusFromMessage(m) {
  const out = {};
  out.metricName = !m.metricName ? "" : m.metricName;
  out.currentAverageValue = quantityFrom(m.currentAverageValue);
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  return out;
}
function resourceMetricStatusToMessage(v) {
  return {
    name: v.name ?? "",
    currentAverageUtilization: v.currentAverageUtilization ?? void 0,
    currentAverageValue: quantityTo(v.currentAverageValue ?? void 0)
  };
}
function resourceMetricStatusFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (m.currentAverageUtilization !== void 0) out.currentAverageUtilization = m.currentAverageUtilization;
  out.currentAverageValue = quantityFrom(m.currentAverageValue);
  return out;
}
function containerResourceMetricStatusToMessage(v) {
  return {
    name: v.name ?? "",
    currentAverageUtilization: v.currentAverageUtilization ?? void 0,
    currentAverageValue: quantityTo(v.currentAverageValue ?? void 0),
    container: v.container ?? ""
  };
}
function containerResourceMetricStatusFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (m.currentAverageUtilization !== void 0) out.currentAverageUtilization = m.currentAverageUtilization;
  out.currentAverageValue = quantityFrom(m.currentAverageValue);
  out.container = !m.container ? "" : m.container;
  return out;
}
function externalMetricStatusToMessage(v) {
  return {
    metricName: v.metricName ?? "",
    metricSelector: optionalTo(v.metricSelector, labelSelectorToMessage),
    currentValue: quantityTo(v.currentValue ?? void 0),
    currentAverageValue: optionalTo(v.currentAverageValue, quantityTo)
  };
}
function externalMetricStatusFromMessage(m) {
  const out = {};
  out.metricName = !m.metricName ? "" : m.metricName;
  if (m.metricSelector !== void 0) out.metricSelector = labelSelectorFromMessage(m.metricSelector ?? {});
  out.currentValue = quantityFrom(m.currentValue);
  if (m.currentAverageValue !== void 0) out.currentAverageValue = quantityFrom(m.currentAverageValue);
  return out;
}
var HorizontalPodAutoscaler2 = {
  encode: (object) => HorizontalPodAutoscaler.encode(horizontalPodAutoscalerToMessage(object)).finish(),
  decode: (bytes) => asObject("HorizontalPodAutoscaler", "autoscaling/v2beta1", horizontalPodAutoscalerFromMessage(HorizontalPodAutoscaler.decode(bytes)))
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
  horizontalPodAutoscalerConditionFromMessage,
  horizontalPodAutoscalerConditionToMessage,
  horizontalPodAutoscalerFromMessage,
  horizontalPodAutoscalerSpecFromMessage,
  horizontalPodAutoscalerSpecToMessage,
  horizontalPodAutoscalerStatusFromMessage,
  horizontalPodAutoscalerStatusToMessage,
  horizontalPodAutoscalerToMessage,
  metricSpecFromMessage,
  metricSpecToMessage,
  metricStatusFromMessage,
  metricStatusToMessage,
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
