import {
  LoadBalancerStatus,
  PodTemplateSpec,
  SELinuxOptions,
  TypedLocalObjectReference,
  loadBalancerStatusFromMessage,
  loadBalancerStatusToMessage,
  podTemplateSpecFromMessage,
  podTemplateSpecToMessage,
  sELinuxOptionsFromMessage,
  sELinuxOptionsToMessage,
  typedLocalObjectReferenceFromMessage,
  typedLocalObjectReferenceToMessage
} from "./chunk-OCKGDRJ2.js";
import {
  IntOrString
} from "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
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

// dist/generated/messages/k8s/io/api/extensions/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseAllowedCSIDriver() {
  return { name: void 0 };
}
var AllowedCSIDriver = {
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
      const message = createBaseAllowedCSIDriver();
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
function createBaseAllowedFlexVolume() {
  return { driver: void 0 };
}
var AllowedFlexVolume = {
  encode(message, writer = new BinaryWriter()) {
    if (message.driver !== void 0) {
      writer.uint32(10).string(message.driver);
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
      const message = createBaseAllowedFlexVolume();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.driver = reader.string();
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
function createBaseAllowedHostPath() {
  return { pathPrefix: void 0, readOnly: void 0 };
}
var AllowedHostPath = {
  encode(message, writer = new BinaryWriter()) {
    if (message.pathPrefix !== void 0) {
      writer.uint32(10).string(message.pathPrefix);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(16).bool(message.readOnly);
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
      const message = createBaseAllowedHostPath();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.pathPrefix = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.readOnly = reader.bool();
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
function createBaseDaemonSet() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var DaemonSet = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      DaemonSetSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      DaemonSetStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseDaemonSet();
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
            message.spec = DaemonSetSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = DaemonSetStatus.decode(reader, reader.uint32());
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
function createBaseDaemonSetCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var DaemonSetCondition = {
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
      const message = createBaseDaemonSetCondition();
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
function createBaseDaemonSetSpec() {
  return {
    selector: void 0,
    template: void 0,
    updateStrategy: void 0,
    minReadySeconds: void 0,
    templateGeneration: void 0,
    revisionHistoryLimit: void 0
  };
}
var DaemonSetSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(10).fork()).join();
    }
    if (message.template !== void 0) {
      PodTemplateSpec.encode(message.template, writer.uint32(18).fork()).join();
    }
    if (message.updateStrategy !== void 0) {
      DaemonSetUpdateStrategy.encode(message.updateStrategy, writer.uint32(26).fork()).join();
    }
    if (message.minReadySeconds !== void 0) {
      writer.uint32(32).int32(message.minReadySeconds);
    }
    if (message.templateGeneration !== void 0) {
      if (BigInt.asIntN(64, message.templateGeneration) !== message.templateGeneration) {
        throw new globalThis.Error("value provided for field message.templateGeneration of type int64 too large");
      }
      writer.uint32(40).int64(message.templateGeneration);
    }
    if (message.revisionHistoryLimit !== void 0) {
      writer.uint32(48).int32(message.revisionHistoryLimit);
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
      const message = createBaseDaemonSetSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.selector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.template = PodTemplateSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.updateStrategy = DaemonSetUpdateStrategy.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.minReadySeconds = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.templateGeneration = reader.int64();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.revisionHistoryLimit = reader.int32();
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
function createBaseDaemonSetStatus() {
  return {
    currentNumberScheduled: void 0,
    numberMisscheduled: void 0,
    desiredNumberScheduled: void 0,
    numberReady: void 0,
    observedGeneration: void 0,
    updatedNumberScheduled: void 0,
    numberAvailable: void 0,
    numberUnavailable: void 0,
    collisionCount: void 0,
    conditions: []
  };
}
var DaemonSetStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.currentNumberScheduled !== void 0) {
      writer.uint32(8).int32(message.currentNumberScheduled);
    }
    if (message.numberMisscheduled !== void 0) {
      writer.uint32(16).int32(message.numberMisscheduled);
    }
    if (message.desiredNumberScheduled !== void 0) {
      writer.uint32(24).int32(message.desiredNumberScheduled);
    }
    if (message.numberReady !== void 0) {
      writer.uint32(32).int32(message.numberReady);
    }
    if (message.observedGeneration !== void 0) {
      if (BigInt.asIntN(64, message.observedGeneration) !== message.observedGeneration) {
        throw new globalThis.Error("value provided for field message.observedGeneration of type int64 too large");
      }
      writer.uint32(40).int64(message.observedGeneration);
    }
    if (message.updatedNumberScheduled !== void 0) {
      writer.uint32(48).int32(message.updatedNumberScheduled);
    }
    if (message.numberAvailable !== void 0) {
      writer.uint32(56).int32(message.numberAvailable);
    }
    if (message.numberUnavailable !== void 0) {
      writer.uint32(64).int32(message.numberUnavailable);
    }
    if (message.collisionCount !== void 0) {
      writer.uint32(72).int32(message.collisionCount);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        DaemonSetCondition.encode(v, writer.uint32(82).fork()).join();
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
      const message = createBaseDaemonSetStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.currentNumberScheduled = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.numberMisscheduled = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.desiredNumberScheduled = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.numberReady = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.observedGeneration = reader.int64();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.updatedNumberScheduled = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.numberAvailable = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.numberUnavailable = reader.int32();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }
            message.collisionCount = reader.int32();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            const el = DaemonSetCondition.decode(reader, reader.uint32());
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
function createBaseDaemonSetUpdateStrategy() {
  return { type: void 0, rollingUpdate: void 0 };
}
var DaemonSetUpdateStrategy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.rollingUpdate !== void 0) {
      RollingUpdateDaemonSet.encode(message.rollingUpdate, writer.uint32(18).fork()).join();
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
      const message = createBaseDaemonSetUpdateStrategy();
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
            message.rollingUpdate = RollingUpdateDaemonSet.decode(reader, reader.uint32());
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
function createBaseDeployment() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Deployment = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      DeploymentSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      DeploymentStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseDeployment();
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
            message.spec = DeploymentSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = DeploymentStatus.decode(reader, reader.uint32());
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
function createBaseDeploymentCondition() {
  return {
    type: void 0,
    status: void 0,
    reason: void 0,
    message: void 0,
    lastUpdateTime: void 0,
    lastTransitionTime: void 0
  };
}
var DeploymentCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.reason !== void 0) {
      writer.uint32(34).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(42).string(message.message);
    }
    if (message.lastUpdateTime !== void 0) {
      Time.encode(message.lastUpdateTime, writer.uint32(50).fork()).join();
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(58).fork()).join();
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
      const message = createBaseDeploymentCondition();
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
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.lastUpdateTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
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
function createBaseDeploymentRollback() {
  return { name: void 0, updatedAnnotations: /* @__PURE__ */ new Map(), rollbackTo: void 0 };
}
var DeploymentRollback = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    (message.updatedAnnotations || /* @__PURE__ */ new Map()).forEach((value, key) => {
      DeploymentRollback_UpdatedAnnotationsEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    if (message.rollbackTo !== void 0) {
      RollbackConfig.encode(message.rollbackTo, writer.uint32(26).fork()).join();
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
      const message = createBaseDeploymentRollback();
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
            const entry2 = DeploymentRollback_UpdatedAnnotationsEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.updatedAnnotations.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.rollbackTo = RollbackConfig.decode(reader, reader.uint32());
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
function createBaseDeploymentRollback_UpdatedAnnotationsEntry() {
  return { key: "", value: "" };
}
var DeploymentRollback_UpdatedAnnotationsEntry = {
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
      const message = createBaseDeploymentRollback_UpdatedAnnotationsEntry();
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
function createBaseDeploymentSpec() {
  return {
    replicas: void 0,
    selector: void 0,
    template: void 0,
    strategy: void 0,
    minReadySeconds: void 0,
    revisionHistoryLimit: void 0,
    paused: void 0,
    rollbackTo: void 0,
    progressDeadlineSeconds: void 0
  };
}
var DeploymentSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.replicas !== void 0) {
      writer.uint32(8).int32(message.replicas);
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(18).fork()).join();
    }
    if (message.template !== void 0) {
      PodTemplateSpec.encode(message.template, writer.uint32(26).fork()).join();
    }
    if (message.strategy !== void 0) {
      DeploymentStrategy.encode(message.strategy, writer.uint32(34).fork()).join();
    }
    if (message.minReadySeconds !== void 0) {
      writer.uint32(40).int32(message.minReadySeconds);
    }
    if (message.revisionHistoryLimit !== void 0) {
      writer.uint32(48).int32(message.revisionHistoryLimit);
    }
    if (message.paused !== void 0) {
      writer.uint32(56).bool(message.paused);
    }
    if (message.rollbackTo !== void 0) {
      RollbackConfig.encode(message.rollbackTo, writer.uint32(66).fork()).join();
    }
    if (message.progressDeadlineSeconds !== void 0) {
      writer.uint32(72).int32(message.progressDeadlineSeconds);
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
      const message = createBaseDeploymentSpec();
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
            message.selector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.template = PodTemplateSpec.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.strategy = DeploymentStrategy.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.minReadySeconds = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.revisionHistoryLimit = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.paused = reader.bool();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.rollbackTo = RollbackConfig.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }
            message.progressDeadlineSeconds = reader.int32();
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
function createBaseDeploymentStatus() {
  return {
    observedGeneration: void 0,
    replicas: void 0,
    updatedReplicas: void 0,
    availableReplicas: void 0,
    unavailableReplicas: void 0,
    conditions: [],
    readyReplicas: void 0,
    collisionCount: void 0
  };
}
var DeploymentStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.observedGeneration !== void 0) {
      if (BigInt.asIntN(64, message.observedGeneration) !== message.observedGeneration) {
        throw new globalThis.Error("value provided for field message.observedGeneration of type int64 too large");
      }
      writer.uint32(8).int64(message.observedGeneration);
    }
    if (message.replicas !== void 0) {
      writer.uint32(16).int32(message.replicas);
    }
    if (message.updatedReplicas !== void 0) {
      writer.uint32(24).int32(message.updatedReplicas);
    }
    if (message.availableReplicas !== void 0) {
      writer.uint32(32).int32(message.availableReplicas);
    }
    if (message.unavailableReplicas !== void 0) {
      writer.uint32(40).int32(message.unavailableReplicas);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        DeploymentCondition.encode(v, writer.uint32(50).fork()).join();
      }
    }
    if (message.readyReplicas !== void 0) {
      writer.uint32(56).int32(message.readyReplicas);
    }
    if (message.collisionCount !== void 0) {
      writer.uint32(64).int32(message.collisionCount);
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
      const message = createBaseDeploymentStatus();
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
            if (tag !== 16) {
              break;
            }
            message.replicas = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.updatedReplicas = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.availableReplicas = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.unavailableReplicas = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = DeploymentCondition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.conditions.push(el);
            }
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.readyReplicas = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.collisionCount = reader.int32();
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
function createBaseDeploymentStrategy() {
  return { type: void 0, rollingUpdate: void 0 };
}
var DeploymentStrategy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.rollingUpdate !== void 0) {
      RollingUpdateDeployment.encode(message.rollingUpdate, writer.uint32(18).fork()).join();
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
      const message = createBaseDeploymentStrategy();
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
            message.rollingUpdate = RollingUpdateDeployment.decode(reader, reader.uint32());
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
function createBaseFSGroupStrategyOptions() {
  return { rule: void 0, ranges: [] };
}
var FSGroupStrategyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.rule !== void 0) {
      writer.uint32(10).string(message.rule);
    }
    if (message.ranges !== void 0 && message.ranges.length !== 0) {
      for (const v of message.ranges) {
        IDRange.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseFSGroupStrategyOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.rule = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = IDRange.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ranges.push(el);
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
function createBaseHTTPIngressPath() {
  return { path: void 0, backend: void 0, pathType: void 0 };
}
var HTTPIngressPath = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
    }
    if (message.backend !== void 0) {
      IngressBackend.encode(message.backend, writer.uint32(18).fork()).join();
    }
    if (message.pathType !== void 0) {
      writer.uint32(26).string(message.pathType);
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
      const message = createBaseHTTPIngressPath();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.path = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.backend = IngressBackend.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.pathType = reader.string();
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
function createBaseHTTPIngressRuleValue() {
  return { paths: [] };
}
var HTTPIngressRuleValue = {
  encode(message, writer = new BinaryWriter()) {
    if (message.paths !== void 0 && message.paths.length !== 0) {
      for (const v of message.paths) {
        HTTPIngressPath.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseHTTPIngressRuleValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = HTTPIngressPath.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.paths.push(el);
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
function createBaseHostPortRange() {
  return { min: void 0, max: void 0 };
}
var HostPortRange = {
  encode(message, writer = new BinaryWriter()) {
    if (message.min !== void 0) {
      writer.uint32(8).int32(message.min);
    }
    if (message.max !== void 0) {
      writer.uint32(16).int32(message.max);
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
      const message = createBaseHostPortRange();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.min = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.max = reader.int32();
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
function createBaseIDRange() {
  return { min: void 0, max: void 0 };
}
var IDRange = {
  encode(message, writer = new BinaryWriter()) {
    if (message.min !== void 0) {
      if (BigInt.asIntN(64, message.min) !== message.min) {
        throw new globalThis.Error("value provided for field message.min of type int64 too large");
      }
      writer.uint32(8).int64(message.min);
    }
    if (message.max !== void 0) {
      if (BigInt.asIntN(64, message.max) !== message.max) {
        throw new globalThis.Error("value provided for field message.max of type int64 too large");
      }
      writer.uint32(16).int64(message.max);
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
      const message = createBaseIDRange();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.min = reader.int64();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.max = reader.int64();
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
function createBaseIPBlock() {
  return { cidr: void 0, except: [] };
}
var IPBlock = {
  encode(message, writer = new BinaryWriter()) {
    if (message.cidr !== void 0) {
      writer.uint32(10).string(message.cidr);
    }
    if (message.except !== void 0 && message.except.length !== 0) {
      for (const v of message.except) {
        writer.uint32(18).string(v);
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
      const message = createBaseIPBlock();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.cidr = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.except.push(el);
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
function createBaseIngress() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Ingress = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      IngressSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      IngressStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseIngress();
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
            message.spec = IngressSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = IngressStatus.decode(reader, reader.uint32());
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
function createBaseIngressBackend() {
  return { serviceName: void 0, servicePort: void 0, resource: void 0 };
}
var IngressBackend = {
  encode(message, writer = new BinaryWriter()) {
    if (message.serviceName !== void 0) {
      writer.uint32(10).string(message.serviceName);
    }
    if (message.servicePort !== void 0) {
      IntOrString.encode(message.servicePort, writer.uint32(18).fork()).join();
    }
    if (message.resource !== void 0) {
      TypedLocalObjectReference.encode(message.resource, writer.uint32(26).fork()).join();
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
      const message = createBaseIngressBackend();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.serviceName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.servicePort = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.resource = TypedLocalObjectReference.decode(reader, reader.uint32());
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
function createBaseIngressRule() {
  return { host: void 0, ingressRuleValue: void 0 };
}
var IngressRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.host !== void 0) {
      writer.uint32(10).string(message.host);
    }
    if (message.ingressRuleValue !== void 0) {
      IngressRuleValue.encode(message.ingressRuleValue, writer.uint32(18).fork()).join();
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
      const message = createBaseIngressRule();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.host = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.ingressRuleValue = IngressRuleValue.decode(reader, reader.uint32());
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
function createBaseIngressRuleValue() {
  return { http: void 0 };
}
var IngressRuleValue = {
  encode(message, writer = new BinaryWriter()) {
    if (message.http !== void 0) {
      HTTPIngressRuleValue.encode(message.http, writer.uint32(10).fork()).join();
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
      const message = createBaseIngressRuleValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.http = HTTPIngressRuleValue.decode(reader, reader.uint32());
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
function createBaseIngressSpec() {
  return { backend: void 0, tls: [], rules: [], ingressClassName: void 0 };
}
var IngressSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.backend !== void 0) {
      IngressBackend.encode(message.backend, writer.uint32(10).fork()).join();
    }
    if (message.tls !== void 0 && message.tls.length !== 0) {
      for (const v of message.tls) {
        IngressTLS.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.rules !== void 0 && message.rules.length !== 0) {
      for (const v of message.rules) {
        IngressRule.encode(v, writer.uint32(26).fork()).join();
      }
    }
    if (message.ingressClassName !== void 0) {
      writer.uint32(34).string(message.ingressClassName);
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
      const message = createBaseIngressSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.backend = IngressBackend.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = IngressTLS.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.tls.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = IngressRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.rules.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.ingressClassName = reader.string();
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
function createBaseIngressStatus() {
  return { loadBalancer: void 0 };
}
var IngressStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.loadBalancer !== void 0) {
      LoadBalancerStatus.encode(message.loadBalancer, writer.uint32(10).fork()).join();
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
      const message = createBaseIngressStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.loadBalancer = LoadBalancerStatus.decode(reader, reader.uint32());
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
function createBaseIngressTLS() {
  return { hosts: [], secretName: void 0 };
}
var IngressTLS = {
  encode(message, writer = new BinaryWriter()) {
    if (message.hosts !== void 0 && message.hosts.length !== 0) {
      for (const v of message.hosts) {
        writer.uint32(10).string(v);
      }
    }
    if (message.secretName !== void 0) {
      writer.uint32(18).string(message.secretName);
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
      const message = createBaseIngressTLS();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.hosts.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.secretName = reader.string();
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
function createBaseNetworkPolicy() {
  return { metadata: void 0, spec: void 0 };
}
var NetworkPolicy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      NetworkPolicySpec.encode(message.spec, writer.uint32(18).fork()).join();
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
      const message = createBaseNetworkPolicy();
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
            message.spec = NetworkPolicySpec.decode(reader, reader.uint32());
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
function createBaseNetworkPolicyEgressRule() {
  return { ports: [], to: [] };
}
var NetworkPolicyEgressRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        NetworkPolicyPort.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.to !== void 0 && message.to.length !== 0) {
      for (const v of message.to) {
        NetworkPolicyPeer.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseNetworkPolicyEgressRule();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NetworkPolicyPort.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ports.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = NetworkPolicyPeer.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.to.push(el);
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
function createBaseNetworkPolicyIngressRule() {
  return { ports: [], from: [] };
}
var NetworkPolicyIngressRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        NetworkPolicyPort.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.from !== void 0 && message.from.length !== 0) {
      for (const v of message.from) {
        NetworkPolicyPeer.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseNetworkPolicyIngressRule();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NetworkPolicyPort.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ports.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = NetworkPolicyPeer.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.from.push(el);
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
function createBaseNetworkPolicyPeer() {
  return { podSelector: void 0, namespaceSelector: void 0, ipBlock: void 0 };
}
var NetworkPolicyPeer = {
  encode(message, writer = new BinaryWriter()) {
    if (message.podSelector !== void 0) {
      LabelSelector.encode(message.podSelector, writer.uint32(10).fork()).join();
    }
    if (message.namespaceSelector !== void 0) {
      LabelSelector.encode(message.namespaceSelector, writer.uint32(18).fork()).join();
    }
    if (message.ipBlock !== void 0) {
      IPBlock.encode(message.ipBlock, writer.uint32(26).fork()).join();
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
      const message = createBaseNetworkPolicyPeer();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.podSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.namespaceSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.ipBlock = IPBlock.decode(reader, reader.uint32());
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
function createBaseNetworkPolicyPort() {
  return { protocol: void 0, port: void 0, endPort: void 0 };
}
var NetworkPolicyPort = {
  encode(message, writer = new BinaryWriter()) {
    if (message.protocol !== void 0) {
      writer.uint32(10).string(message.protocol);
    }
    if (message.port !== void 0) {
      IntOrString.encode(message.port, writer.uint32(18).fork()).join();
    }
    if (message.endPort !== void 0) {
      writer.uint32(24).int32(message.endPort);
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
      const message = createBaseNetworkPolicyPort();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.protocol = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.port = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.endPort = reader.int32();
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
function createBaseNetworkPolicySpec() {
  return { podSelector: void 0, ingress: [], egress: [], policyTypes: [] };
}
var NetworkPolicySpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.podSelector !== void 0) {
      LabelSelector.encode(message.podSelector, writer.uint32(10).fork()).join();
    }
    if (message.ingress !== void 0 && message.ingress.length !== 0) {
      for (const v of message.ingress) {
        NetworkPolicyIngressRule.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.egress !== void 0 && message.egress.length !== 0) {
      for (const v of message.egress) {
        NetworkPolicyEgressRule.encode(v, writer.uint32(26).fork()).join();
      }
    }
    if (message.policyTypes !== void 0 && message.policyTypes.length !== 0) {
      for (const v of message.policyTypes) {
        writer.uint32(34).string(v);
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
      const message = createBaseNetworkPolicySpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.podSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = NetworkPolicyIngressRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ingress.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = NetworkPolicyEgressRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.egress.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.policyTypes.push(el);
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
function createBasePodSecurityPolicy() {
  return { metadata: void 0, spec: void 0 };
}
var PodSecurityPolicy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PodSecurityPolicySpec.encode(message.spec, writer.uint32(18).fork()).join();
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
      const message = createBasePodSecurityPolicy();
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
            message.spec = PodSecurityPolicySpec.decode(reader, reader.uint32());
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
function createBasePodSecurityPolicySpec() {
  return {
    privileged: void 0,
    defaultAddCapabilities: [],
    requiredDropCapabilities: [],
    allowedCapabilities: [],
    volumes: [],
    hostNetwork: void 0,
    hostPorts: [],
    hostPID: void 0,
    hostIPC: void 0,
    seLinux: void 0,
    runAsUser: void 0,
    supplementalGroups: void 0,
    fsGroup: void 0,
    readOnlyRootFilesystem: void 0,
    defaultAllowPrivilegeEscalation: void 0,
    allowPrivilegeEscalation: void 0,
    allowedHostPaths: [],
    allowedFlexVolumes: [],
    allowedUnsafeSysctls: [],
    forbiddenSysctls: [],
    allowedProcMountTypes: [],
    runAsGroup: void 0,
    allowedCSIDrivers: [],
    runtimeClass: void 0
  };
}
var PodSecurityPolicySpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.privileged !== void 0) {
      writer.uint32(8).bool(message.privileged);
    }
    if (message.defaultAddCapabilities !== void 0 && message.defaultAddCapabilities.length !== 0) {
      for (const v of message.defaultAddCapabilities) {
        writer.uint32(18).string(v);
      }
    }
    if (message.requiredDropCapabilities !== void 0 && message.requiredDropCapabilities.length !== 0) {
      for (const v of message.requiredDropCapabilities) {
        writer.uint32(26).string(v);
      }
    }
    if (message.allowedCapabilities !== void 0 && message.allowedCapabilities.length !== 0) {
      for (const v of message.allowedCapabilities) {
        writer.uint32(34).string(v);
      }
    }
    if (message.volumes !== void 0 && message.volumes.length !== 0) {
      for (const v of message.volumes) {
        writer.uint32(42).string(v);
      }
    }
    if (message.hostNetwork !== void 0) {
      writer.uint32(48).bool(message.hostNetwork);
    }
    if (message.hostPorts !== void 0 && message.hostPorts.length !== 0) {
      for (const v of message.hostPorts) {
        HostPortRange.encode(v, writer.uint32(58).fork()).join();
      }
    }
    if (message.hostPID !== void 0) {
      writer.uint32(64).bool(message.hostPID);
    }
    if (message.hostIPC !== void 0) {
      writer.uint32(72).bool(message.hostIPC);
    }
    if (message.seLinux !== void 0) {
      SELinuxStrategyOptions.encode(message.seLinux, writer.uint32(82).fork()).join();
    }
    if (message.runAsUser !== void 0) {
      RunAsUserStrategyOptions.encode(message.runAsUser, writer.uint32(90).fork()).join();
    }
    if (message.supplementalGroups !== void 0) {
      SupplementalGroupsStrategyOptions.encode(message.supplementalGroups, writer.uint32(98).fork()).join();
    }
    if (message.fsGroup !== void 0) {
      FSGroupStrategyOptions.encode(message.fsGroup, writer.uint32(106).fork()).join();
    }
    if (message.readOnlyRootFilesystem !== void 0) {
      writer.uint32(112).bool(message.readOnlyRootFilesystem);
    }
    if (message.defaultAllowPrivilegeEscalation !== void 0) {
      writer.uint32(120).bool(message.defaultAllowPrivilegeEscalation);
    }
    if (message.allowPrivilegeEscalation !== void 0) {
      writer.uint32(128).bool(message.allowPrivilegeEscalation);
    }
    if (message.allowedHostPaths !== void 0 && message.allowedHostPaths.length !== 0) {
      for (const v of message.allowedHostPaths) {
        AllowedHostPath.encode(v, writer.uint32(138).fork()).join();
      }
    }
    if (message.allowedFlexVolumes !== void 0 && message.allowedFlexVolumes.length !== 0) {
      for (const v of message.allowedFlexVolumes) {
        AllowedFlexVolume.encode(v, writer.uint32(146).fork()).join();
      }
    }
    if (message.allowedUnsafeSysctls !== void 0 && message.allowedUnsafeSysctls.length !== 0) {
      for (const v of message.allowedUnsafeSysctls) {
        writer.uint32(154).string(v);
      }
    }
    if (message.forbiddenSysctls !== void 0 && message.forbiddenSysctls.length !== 0) {
      for (const v of message.forbiddenSysctls) {
        writer.uint32(162).string(v);
      }
    }
    if (message.allowedProcMountTypes !== void 0 && message.allowedProcMountTypes.length !== 0) {
      for (const v of message.allowedProcMountTypes) {
        writer.uint32(170).string(v);
      }
    }
    if (message.runAsGroup !== void 0) {
      RunAsGroupStrategyOptions.encode(message.runAsGroup, writer.uint32(178).fork()).join();
    }
    if (message.allowedCSIDrivers !== void 0 && message.allowedCSIDrivers.length !== 0) {
      for (const v of message.allowedCSIDrivers) {
        AllowedCSIDriver.encode(v, writer.uint32(186).fork()).join();
      }
    }
    if (message.runtimeClass !== void 0) {
      RuntimeClassStrategyOptions.encode(message.runtimeClass, writer.uint32(194).fork()).join();
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
      const message = createBasePodSecurityPolicySpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.privileged = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.defaultAddCapabilities.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.requiredDropCapabilities.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.allowedCapabilities.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.volumes.push(el);
            }
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.hostNetwork = reader.bool();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = HostPortRange.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.hostPorts.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.hostPID = reader.bool();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }
            message.hostIPC = reader.bool();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.seLinux = SELinuxStrategyOptions.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.runAsUser = RunAsUserStrategyOptions.decode(reader, reader.uint32());
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.supplementalGroups = SupplementalGroupsStrategyOptions.decode(reader, reader.uint32());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.fsGroup = FSGroupStrategyOptions.decode(reader, reader.uint32());
            continue;
          }
          case 14: {
            if (tag !== 112) {
              break;
            }
            message.readOnlyRootFilesystem = reader.bool();
            continue;
          }
          case 15: {
            if (tag !== 120) {
              break;
            }
            message.defaultAllowPrivilegeEscalation = reader.bool();
            continue;
          }
          case 16: {
            if (tag !== 128) {
              break;
            }
            message.allowPrivilegeEscalation = reader.bool();
            continue;
          }
          case 17: {
            if (tag !== 138) {
              break;
            }
            const el = AllowedHostPath.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.allowedHostPaths.push(el);
            }
            continue;
          }
          case 18: {
            if (tag !== 146) {
              break;
            }
            const el = AllowedFlexVolume.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.allowedFlexVolumes.push(el);
            }
            continue;
          }
          case 19: {
            if (tag !== 154) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.allowedUnsafeSysctls.push(el);
            }
            continue;
          }
          case 20: {
            if (tag !== 162) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.forbiddenSysctls.push(el);
            }
            continue;
          }
          case 21: {
            if (tag !== 170) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.allowedProcMountTypes.push(el);
            }
            continue;
          }
          case 22: {
            if (tag !== 178) {
              break;
            }
            message.runAsGroup = RunAsGroupStrategyOptions.decode(reader, reader.uint32());
            continue;
          }
          case 23: {
            if (tag !== 186) {
              break;
            }
            const el = AllowedCSIDriver.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.allowedCSIDrivers.push(el);
            }
            continue;
          }
          case 24: {
            if (tag !== 194) {
              break;
            }
            message.runtimeClass = RuntimeClassStrategyOptions.decode(reader, reader.uint32());
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
function createBaseReplicaSet() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var ReplicaSet = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      ReplicaSetSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      ReplicaSetStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseReplicaSet();
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
            message.spec = ReplicaSetSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = ReplicaSetStatus.decode(reader, reader.uint32());
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
function createBaseReplicaSetCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var ReplicaSetCondition = {
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
      const message = createBaseReplicaSetCondition();
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
function createBaseReplicaSetSpec() {
  return { replicas: void 0, selector: void 0, template: void 0, minReadySeconds: void 0 };
}
var ReplicaSetSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.replicas !== void 0) {
      writer.uint32(8).int32(message.replicas);
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(18).fork()).join();
    }
    if (message.template !== void 0) {
      PodTemplateSpec.encode(message.template, writer.uint32(26).fork()).join();
    }
    if (message.minReadySeconds !== void 0) {
      writer.uint32(32).int32(message.minReadySeconds);
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
      const message = createBaseReplicaSetSpec();
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
            message.selector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.template = PodTemplateSpec.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.minReadySeconds = reader.int32();
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
function createBaseReplicaSetStatus() {
  return {
    replicas: void 0,
    fullyLabeledReplicas: void 0,
    observedGeneration: void 0,
    readyReplicas: void 0,
    availableReplicas: void 0,
    conditions: []
  };
}
var ReplicaSetStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.replicas !== void 0) {
      writer.uint32(8).int32(message.replicas);
    }
    if (message.fullyLabeledReplicas !== void 0) {
      writer.uint32(16).int32(message.fullyLabeledReplicas);
    }
    if (message.observedGeneration !== void 0) {
      if (BigInt.asIntN(64, message.observedGeneration) !== message.observedGeneration) {
        throw new globalThis.Error("value provided for field message.observedGeneration of type int64 too large");
      }
      writer.uint32(24).int64(message.observedGeneration);
    }
    if (message.readyReplicas !== void 0) {
      writer.uint32(32).int32(message.readyReplicas);
    }
    if (message.availableReplicas !== void 0) {
      writer.uint32(40).int32(message.availableReplicas);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        ReplicaSetCondition.encode(v, writer.uint32(50).fork()).join();
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
      const message = createBaseReplicaSetStatus();
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
            if (tag !== 16) {
              break;
            }
            message.fullyLabeledReplicas = reader.int32();
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
            if (tag !== 32) {
              break;
            }
            message.readyReplicas = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.availableReplicas = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = ReplicaSetCondition.decode(reader, reader.uint32());
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
function createBaseRollbackConfig() {
  return { revision: void 0 };
}
var RollbackConfig = {
  encode(message, writer = new BinaryWriter()) {
    if (message.revision !== void 0) {
      if (BigInt.asIntN(64, message.revision) !== message.revision) {
        throw new globalThis.Error("value provided for field message.revision of type int64 too large");
      }
      writer.uint32(8).int64(message.revision);
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
      const message = createBaseRollbackConfig();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.revision = reader.int64();
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
function createBaseRollingUpdateDaemonSet() {
  return { maxUnavailable: void 0, maxSurge: void 0 };
}
var RollingUpdateDaemonSet = {
  encode(message, writer = new BinaryWriter()) {
    if (message.maxUnavailable !== void 0) {
      IntOrString.encode(message.maxUnavailable, writer.uint32(10).fork()).join();
    }
    if (message.maxSurge !== void 0) {
      IntOrString.encode(message.maxSurge, writer.uint32(18).fork()).join();
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
      const message = createBaseRollingUpdateDaemonSet();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.maxUnavailable = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.maxSurge = IntOrString.decode(reader, reader.uint32());
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
function createBaseRollingUpdateDeployment() {
  return { maxUnavailable: void 0, maxSurge: void 0 };
}
var RollingUpdateDeployment = {
  encode(message, writer = new BinaryWriter()) {
    if (message.maxUnavailable !== void 0) {
      IntOrString.encode(message.maxUnavailable, writer.uint32(10).fork()).join();
    }
    if (message.maxSurge !== void 0) {
      IntOrString.encode(message.maxSurge, writer.uint32(18).fork()).join();
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
      const message = createBaseRollingUpdateDeployment();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.maxUnavailable = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.maxSurge = IntOrString.decode(reader, reader.uint32());
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
function createBaseRunAsGroupStrategyOptions() {
  return { rule: void 0, ranges: [] };
}
var RunAsGroupStrategyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.rule !== void 0) {
      writer.uint32(10).string(message.rule);
    }
    if (message.ranges !== void 0 && message.ranges.length !== 0) {
      for (const v of message.ranges) {
        IDRange.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseRunAsGroupStrategyOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.rule = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = IDRange.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ranges.push(el);
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
function createBaseRunAsUserStrategyOptions() {
  return { rule: void 0, ranges: [] };
}
var RunAsUserStrategyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.rule !== void 0) {
      writer.uint32(10).string(message.rule);
    }
    if (message.ranges !== void 0 && message.ranges.length !== 0) {
      for (const v of message.ranges) {
        IDRange.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseRunAsUserStrategyOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.rule = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = IDRange.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ranges.push(el);
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
function createBaseRuntimeClassStrategyOptions() {
  return { allowedRuntimeClassNames: [], defaultRuntimeClassName: void 0 };
}
var RuntimeClassStrategyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.allowedRuntimeClassNames !== void 0 && message.allowedRuntimeClassNames.length !== 0) {
      for (const v of message.allowedRuntimeClassNames) {
        writer.uint32(10).string(v);
      }
    }
    if (message.defaultRuntimeClassName !== void 0) {
      writer.uint32(18).string(message.defaultRuntimeClassName);
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
      const message = createBaseRuntimeClassStrategyOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.allowedRuntimeClassNames.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.defaultRuntimeClassName = reader.string();
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
function createBaseSELinuxStrategyOptions() {
  return { rule: void 0, seLinuxOptions: void 0 };
}
var SELinuxStrategyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.rule !== void 0) {
      writer.uint32(10).string(message.rule);
    }
    if (message.seLinuxOptions !== void 0) {
      SELinuxOptions.encode(message.seLinuxOptions, writer.uint32(18).fork()).join();
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
      const message = createBaseSELinuxStrategyOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.rule = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.seLinuxOptions = SELinuxOptions.decode(reader, reader.uint32());
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
  return { replicas: void 0, selector: /* @__PURE__ */ new Map(), targetSelector: void 0 };
}
var ScaleStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.replicas !== void 0) {
      writer.uint32(8).int32(message.replicas);
    }
    (message.selector || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ScaleStatus_SelectorEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    if (message.targetSelector !== void 0) {
      writer.uint32(26).string(message.targetSelector);
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
            const entry2 = ScaleStatus_SelectorEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.selector.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.targetSelector = reader.string();
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
function createBaseScaleStatus_SelectorEntry() {
  return { key: "", value: "" };
}
var ScaleStatus_SelectorEntry = {
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
      const message = createBaseScaleStatus_SelectorEntry();
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
function createBaseSupplementalGroupsStrategyOptions() {
  return { rule: void 0, ranges: [] };
}
var SupplementalGroupsStrategyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.rule !== void 0) {
      writer.uint32(10).string(message.rule);
    }
    if (message.ranges !== void 0 && message.ranges.length !== 0) {
      for (const v of message.ranges) {
        IDRange.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseSupplementalGroupsStrategyOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.rule = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = IDRange.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ranges.push(el);
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

// dist/generated/extensions/v1beta1/codecs.js
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function daemonSetToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: daemonSetSpecToMessage(v.spec ?? {}),
    status: daemonSetStatusToMessage(v.status ?? {})
  };
}
function daemonSetFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = daemonSetSpecFromMessage(m.spec ?? {});
  out.status = daemonSetStatusFromMessage(m.status ?? {});
  return out;
}
function daemonSetUpdateStrategyToMessage(v) {
  return {
    type: v.type ?? "",
    rollingUpdate: optionalTo(v.rollingUpdate, rollingUpdateDaemonSetToMessage)
  };
}
function daemonSetUpdateStrategyFromMessage(m) {
  const out = {};
  if (!!m.type) out.type = m.type;
  if (m.rollingUpdate !== void 0) out.rollingUpdate = rollingUpdateDaemonSetFromMessage(m.rollingUpdate ?? {});
  return out;
}
function rollingUpdateDaemonSetToMessage(v) {
  return {
    maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo),
    maxSurge: optionalTo(v.maxSurge, intOrStringTo)
  };
}
function rollingUpdateDaemonSetFromMessage(m) {
  const out = {};
  if (m.maxUnavailable !== void 0) out.maxUnavailable = intOrStringFrom(m.maxUnavailable);
  if (m.maxSurge !== void 0) out.maxSurge = intOrStringFrom(m.maxSurge);
  return out;
}
function daemonSetSpecToMessage(v) {
  return {
    selector: optionalTo(v.selector, labelSelectorToMessage),
    template: podTemplateSpecToMessage(v.template ?? {}),
    updateStrategy: daemonSetUpdateStrategyToMessage(v.updateStrategy ?? {}),
    minReadySeconds: v.minReadySeconds ?? 0,
    templateGeneration: longTo(v.templateGeneration ?? 0),
    revisionHistoryLimit: v.revisionHistoryLimit ?? void 0
  };
}
function daemonSetSpecFromMessage(m) {
  const out = {};
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  out.template = podTemplateSpecFromMessage(m.template ?? {});
  out.updateStrategy = daemonSetUpdateStrategyFromMessage(m.updateStrategy ?? {});
  if (!!m.minReadySeconds) out.minReadySeconds = m.minReadySeconds;
  if (!!m.templateGeneration) out.templateGeneration = longFrom(m.templateGeneration);
  if (m.revisionHistoryLimit !== void 0) out.revisionHistoryLimit = m.revisionHistoryLimit;
  return out;
}
function daemonSetStatusToMessage(v) {
  return {
    currentNumberScheduled: v.currentNumberScheduled ?? 0,
    numberMisscheduled: v.numberMisscheduled ?? 0,
    desiredNumberScheduled: v.desiredNumberScheduled ?? 0,
    numberReady: v.numberReady ?? 0,
    observedGeneration: longTo(v.observedGeneration ?? 0),
    updatedNumberScheduled: v.updatedNumberScheduled ?? 0,
    numberAvailable: v.numberAvailable ?? 0,
    numberUnavailable: v.numberUnavailable ?? 0,
    collisionCount: v.collisionCount ?? void 0,
    conditions: listTo(v.conditions, daemonSetConditionToMessage)
  };
}
function daemonSetStatusFromMessage(m) {
  const out = {};
  out.currentNumberScheduled = !m.currentNumberScheduled ? 0 : m.currentNumberScheduled;
  out.numberMisscheduled = !m.numberMisscheduled ? 0 : m.numberMisscheduled;
  out.desiredNumberScheduled = !m.desiredNumberScheduled ? 0 : m.desiredNumberScheduled;
  out.numberReady = !m.numberReady ? 0 : m.numberReady;
  if (!!m.observedGeneration) out.observedGeneration = longFrom(m.observedGeneration);
  if (!!m.updatedNumberScheduled) out.updatedNumberScheduled = m.updatedNumberScheduled;
  if (!!m.numberAvailable) out.numberAvailable = m.numberAvailable;
  if (!!m.numberUnavailable) out.numberUnavailable = m.numberUnavailable;
  if (m.collisionCount !== void 0) out.collisionCount = m.collisionCount;
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, daemonSetConditionFromMessage);
  return out;
}
function daemonSetConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function daemonSetConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function deploymentToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: deploymentSpecToMessage(v.spec ?? {}),
    status: deploymentStatusToMessage(v.status ?? {})
  };
}
function deploymentFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = deploymentSpecFromMessage(m.spec ?? {});
  out.status = deploymentStatusFromMessage(m.status ?? {});
  return out;
}
function deploymentSpecToMessage(v) {
  return {
    replicas: v.replicas ?? void 0,
    selector: optionalTo(v.selector, labelSelectorToMessage),
    template: podTemplateSpecToMessage(v.template ?? {}),
    strategy: deploymentStrategyToMessage(v.strategy ?? {}),
    minReadySeconds: v.minReadySeconds ?? 0,
    revisionHistoryLimit: v.revisionHistoryLimit ?? void 0,
    paused: v.paused ?? false,
    rollbackTo: optionalTo(v.rollbackTo, rollbackConfigToMessage),
    progressDeadlineSeconds: v.progressDeadlineSeconds ?? void 0
  };
}
function deploymentSpecFromMessage(m) {
  const out = {};
  if (m.replicas !== void 0) out.replicas = m.replicas;
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  out.template = podTemplateSpecFromMessage(m.template ?? {});
  out.strategy = deploymentStrategyFromMessage(m.strategy ?? {});
  if (!!m.minReadySeconds) out.minReadySeconds = m.minReadySeconds;
  if (m.revisionHistoryLimit !== void 0) out.revisionHistoryLimit = m.revisionHistoryLimit;
  if (!!m.paused) out.paused = m.paused;
  if (m.rollbackTo !== void 0) out.rollbackTo = rollbackConfigFromMessage(m.rollbackTo ?? {});
  if (m.progressDeadlineSeconds !== void 0) out.progressDeadlineSeconds = m.progressDeadlineSeconds;
  return out;
}
function deploymentStrategyToMessage(v) {
  return {
    type: v.type ?? "",
    rollingUpdate: optionalTo(v.rollingUpdate, rollingUpdateDeploymentToMessage)
  };
}
function deploymentStrategyFromMessage(m) {
  const out = {};
  if (!!m.type) out.type = m.type;
  if (m.rollingUpdate !== void 0) out.rollingUpdate = rollingUpdateDeploymentFromMessage(m.rollingUpdate ?? {});
  return out;
}
function rollingUpdateDeploymentToMessage(v) {
  return {
    maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo),
    maxSurge: optionalTo(v.maxSurge, intOrStringTo)
  };
}
function rollingUpdateDeploymentFromMessage(m) {
  const out = {};
  if (m.maxUnavailable !== void 0) out.maxUnavailable = intOrStringFrom(m.maxUnavailable);
  if (m.maxSurge !== void 0) out.maxSurge = intOrStringFrom(m.maxSurge);
  return out;
}
function deploymentStatusToMessage(v) {
  return {
    observedGeneration: longTo(v.observedGeneration ?? 0),
    replicas: v.replicas ?? 0,
    updatedReplicas: v.updatedReplicas ?? 0,
    readyReplicas: v.readyReplicas ?? 0,
    availableReplicas: v.availableReplicas ?? 0,
    unavailableReplicas: v.unavailableReplicas ?? 0,
    conditions: listTo(v.conditions, deploymentConditionToMessage),
    collisionCount: v.collisionCount ?? void 0
  };
}
function deploymentStatusFromMessage(m) {
  const out = {};
  if (!!m.observedGeneration) out.observedGeneration = longFrom(m.observedGeneration);
  if (!!m.replicas) out.replicas = m.replicas;
  if (!!m.updatedReplicas) out.updatedReplicas = m.updatedReplicas;
  if (!!m.readyReplicas) out.readyReplicas = m.readyReplicas;
  if (!!m.availableReplicas) out.availableReplicas = m.availableReplicas;
  if (!!m.unavailableReplicas) out.unavailableReplicas = m.unavailableReplicas;
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, deploymentConditionFromMessage);
  if (m.collisionCount !== void 0) out.collisionCount = m.collisionCount;
  return out;
}
function deploymentConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastUpdateTime: timeTo(v.lastUpdateTime ?? void 0),
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function deploymentConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastUpdateTime = timeFrom(m.lastUpdateTime);
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function deploymentRollbackToMessage(v) {
  return {
    name: v.name ?? "",
    updatedAnnotations: mapTo(v.updatedAnnotations, same),
    rollbackTo: rollbackConfigToMessage(v.rollbackTo ?? {})
  };
}
function deploymentRollbackFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (!!m.updatedAnnotations?.size) out.updatedAnnotations = mapFrom(m.updatedAnnotations, same);
  out.rollbackTo = rollbackConfigFromMessage(m.rollbackTo ?? {});
  return out;
}
function ingressToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: ingressSpecToMessage(v.spec ?? {}),
    status: ingressStatusToMessage(v.status ?? {})
  };
}
function ingressFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = ingressSpecFromMessage(m.spec ?? {});
  out.status = ingressStatusFromMessage(m.status ?? {});
  return out;
}
function ingressSpecToMessage(v) {
  return {
    ingressClassName: v.ingressClassName ?? void 0,
    backend: optionalTo(v.backend, ingressBackendToMessage),
    tls: listTo(v.tls, ingressTLSToMessage),
    rules: listTo(v.rules, ingressRuleToMessage)
  };
}
function ingressSpecFromMessage(m) {
  const out = {};
  if (m.ingressClassName !== void 0) out.ingressClassName = m.ingressClassName;
  if (m.backend !== void 0) out.backend = ingressBackendFromMessage(m.backend ?? {});
  if (!!m.tls?.length) out.tls = listFrom(m.tls, ingressTLSFromMessage);
  if (!!m.rules?.length) out.rules = listFrom(m.rules, ingressRuleFromMessage);
  return out;
}
function ingressTLSToMessage(v) {
  return {
    hosts: listTo(v.hosts, same),
    secretName: v.secretName ?? ""
  };
}
function ingressTLSFromMessage(m) {
  const out = {};
  if (!!m.hosts?.length) out.hosts = listFrom(m.hosts, same);
  if (!!m.secretName) out.secretName = m.secretName;
  return out;
}
function ingressStatusToMessage(v) {
  return {
    loadBalancer: loadBalancerStatusToMessage(v.loadBalancer ?? {})
  };
}
function ingressStatusFromMessage(m) {
  const out = {};
  out.loadBalancer = loadBalancerStatusFromMessage(m.loadBalancer ?? {});
  return out;
}
function ingressRuleToMessage(v) {
  return {
    host: v.host ?? "",
    ingressRuleValue: ingressRuleValueToMessage(v)
  };
}
function ingressRuleFromMessage(m) {
  const out = {};
  if (!!m.host) out.host = m.host;
  Object.assign(out, ingressRuleValueFromMessage(m.ingressRuleValue ?? {}));
  return out;
}
function ingressRuleValueToMessage(v) {
  return {
    http: optionalTo(v.http, hTTPIngressRuleValueToMessage)
  };
}
function ingressRuleValueFromMessage(m) {
  const out = {};
  if (m.http !== void 0) out.http = hTTPIngressRuleValueFromMessage(m.http ?? {});
  return out;
}
function hTTPIngressRuleValueToMessage(v) {
  return {
    paths: listTo(v.paths, hTTPIngressPathToMessage)
  };
}
function hTTPIngressRuleValueFromMessage(m) {
  const out = {};
  out.paths = !m.paths?.length ? null : listFrom(m.paths, hTTPIngressPathFromMessage);
  return out;
}
function hTTPIngressPathToMessage(v) {
  return {
    path: v.path ?? "",
    pathType: v.pathType ?? void 0,
    backend: ingressBackendToMessage(v.backend ?? {})
  };
}
function hTTPIngressPathFromMessage(m) {
  const out = {};
  if (!!m.path) out.path = m.path;
  if (m.pathType !== void 0) out.pathType = m.pathType;
  out.backend = ingressBackendFromMessage(m.backend ?? {});
  return out;
}
function ingressBackendToMessage(v) {
  return {
    serviceName: v.serviceName ?? "",
    servicePort: intOrStringTo(v.servicePort ?? void 0),
    resource: optionalTo(v.resource, typedLocalObjectReferenceToMessage)
  };
}
function ingressBackendFromMessage(m) {
  const out = {};
  if (!!m.serviceName) out.serviceName = m.serviceName;
  out.servicePort = intOrStringFrom(m.servicePort);
  if (m.resource !== void 0) out.resource = typedLocalObjectReferenceFromMessage(m.resource ?? {});
  return out;
}
function networkPolicyToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: networkPolicySpecToMessage(v.spec ?? {})
  };
}
function networkPolicyFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = networkPolicySpecFromMessage(m.spec ?? {});
  return out;
}
function networkPolicySpecToMessage(v) {
  return {
    podSelector: labelSelectorToMessage(v.podSelector ?? {}),
    ingress: listTo(v.ingress, networkPolicyIngressRuleToMessage),
    egress: listTo(v.egress, networkPolicyEgressRuleToMessage),
    policyTypes: listTo(v.policyTypes, same)
  };
}
function networkPolicySpecFromMessage(m) {
  const out = {};
  out.podSelector = labelSelectorFromMessage(m.podSelector ?? {});
  if (!!m.ingress?.length) out.ingress = listFrom(m.ingress, networkPolicyIngressRuleFromMessage);
  if (!!m.egress?.length) out.egress = listFrom(m.egress, networkPolicyEgressRuleFromMessage);
  if (!!m.policyTypes?.length) out.policyTypes = listFrom(m.policyTypes, same);
  return out;
}
function networkPolicyIngressRuleToMessage(v) {
  return {
    ports: listTo(v.ports, networkPolicyPortToMessage),
    from: listTo(v.from, networkPolicyPeerToMessage)
  };
}
function networkPolicyIngressRuleFromMessage(m) {
  const out = {};
  if (!!m.ports?.length) out.ports = listFrom(m.ports, networkPolicyPortFromMessage);
  if (!!m.from?.length) out.from = listFrom(m.from, networkPolicyPeerFromMessage);
  return out;
}
function networkPolicyEgressRuleToMessage(v) {
  return {
    ports: listTo(v.ports, networkPolicyPortToMessage),
    to: listTo(v.to, networkPolicyPeerToMessage)
  };
}
function networkPolicyEgressRuleFromMessage(m) {
  const out = {};
  if (!!m.ports?.length) out.ports = listFrom(m.ports, networkPolicyPortFromMessage);
  if (!!m.to?.length) out.to = listFrom(m.to, networkPolicyPeerFromMessage);
  return out;
}
function networkPolicyPortToMessage(v) {
  return {
    protocol: v.protocol ?? void 0,
    port: optionalTo(v.port, intOrStringTo),
    endPort: v.endPort ?? void 0
  };
}
function networkPolicyPortFromMessage(m) {
  const out = {};
  if (m.protocol !== void 0) out.protocol = m.protocol;
  if (m.port !== void 0) out.port = intOrStringFrom(m.port);
  if (m.endPort !== void 0) out.endPort = m.endPort;
  return out;
}
function iPBlockToMessage(v) {
  return {
    cidr: v.cidr ?? "",
    except: listTo(v.except, same)
  };
}
function iPBlockFromMessage(m) {
  const out = {};
  out.cidr = !m.cidr ? "" : m.cidr;
  if (!!m.except?.length) out.except = listFrom(m.except, same);
  return out;
}
function networkPolicyPeerToMessage(v) {
  return {
    podSelector: optionalTo(v.podSelector, labelSelectorToMessage),
    namespaceSelector: optionalTo(v.namespaceSelector, labelSelectorToMessage),
    ipBlock: optionalTo(v.ipBlock, iPBlockToMessage)
  };
}
function networkPolicyPeerFromMessage(m) {
  const out = {};
  if (m.podSelector !== void 0) out.podSelector = labelSelectorFromMessage(m.podSelector ?? {});
  if (m.namespaceSelector !== void 0) out.namespaceSelector = labelSelectorFromMessage(m.namespaceSelector ?? {});
  if (m.ipBlock !== void 0) out.ipBlock = iPBlockFromMessage(m.ipBlock ?? {});
  return out;
}
function podSecurityPolicyToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: podSecurityPolicySpecToMessage(v.spec ?? {})
  };
}
function podSecurityPolicyFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = podSecurityPolicySpecFromMessage(m.spec ?? {});
  return out;
}
function podSecurityPolicySpecToMessage(v) {
  return {
    privileged: v.privileged ?? false,
    defaultAddCapabilities: listTo(v.defaultAddCapabilities, same),
    requiredDropCapabilities: listTo(v.requiredDropCapabilities, same),
    allowedCapabilities: listTo(v.allowedCapabilities, same),
    volumes: listTo(v.volumes, same),
    hostNetwork: v.hostNetwork ?? false,
    hostPorts: listTo(v.hostPorts, hostPortRangeToMessage),
    hostPID: v.hostPID ?? false,
    hostIPC: v.hostIPC ?? false,
    seLinux: sELinuxStrategyOptionsToMessage(v.seLinux ?? {}),
    runAsUser: runAsUserStrategyOptionsToMessage(v.runAsUser ?? {}),
    runAsGroup: optionalTo(v.runAsGroup, runAsGroupStrategyOptionsToMessage),
    supplementalGroups: supplementalGroupsStrategyOptionsToMessage(v.supplementalGroups ?? {}),
    fsGroup: fSGroupStrategyOptionsToMessage(v.fsGroup ?? {}),
    readOnlyRootFilesystem: v.readOnlyRootFilesystem ?? false,
    defaultAllowPrivilegeEscalation: v.defaultAllowPrivilegeEscalation ?? void 0,
    allowPrivilegeEscalation: v.allowPrivilegeEscalation ?? void 0,
    allowedHostPaths: listTo(v.allowedHostPaths, allowedHostPathToMessage),
    allowedFlexVolumes: listTo(v.allowedFlexVolumes, allowedFlexVolumeToMessage),
    allowedCSIDrivers: listTo(v.allowedCSIDrivers, allowedCSIDriverToMessage),
    allowedUnsafeSysctls: listTo(v.allowedUnsafeSysctls, same),
    forbiddenSysctls: listTo(v.forbiddenSysctls, same),
    allowedProcMountTypes: listTo(v.allowedProcMountTypes, same),
    runtimeClass: optionalTo(v.runtimeClass, runtimeClassStrategyOptionsToMessage)
  };
}
function podSecurityPolicySpecFromMessage(m) {
  const out = {};
  if (!!m.privileged) out.privileged = m.privileged;
  if (!!m.defaultAddCapabilities?.length) out.defaultAddCapabilities = listFrom(m.defaultAddCapabilities, same);
  if (!!m.requiredDropCapabilities?.length) out.requiredDropCapabilities = listFrom(m.requiredDropCapabilities, same);
  if (!!m.allowedCapabilities?.length) out.allowedCapabilities = listFrom(m.allowedCapabilities, same);
  if (!!m.volumes?.length) out.volumes = listFrom(m.volumes, same);
  if (!!m.hostNetwork) out.hostNetwork = m.hostNetwork;
  if (!!m.hostPorts?.length) out.hostPorts = listFrom(m.hostPorts, hostPortRangeFromMessage);
  if (!!m.hostPID) out.hostPID = m.hostPID;
  if (!!m.hostIPC) out.hostIPC = m.hostIPC;
  out.seLinux = sELinuxStrategyOptionsFromMessage(m.seLinux ?? {});
  out.runAsUser = runAsUserStrategyOptionsFromMessage(m.runAsUser ?? {});
  if (m.runAsGroup !== void 0) out.runAsGroup = runAsGroupStrategyOptionsFromMessage(m.runAsGroup ?? {});
  out.supplementalGroups = supplementalGroupsStrategyOptionsFromMessage(m.supplementalGroups ?? {});
  out.fsGroup = fSGroupStrategyOptionsFromMessage(m.fsGroup ?? {});
  if (!!m.readOnlyRootFilesystem) out.readOnlyRootFilesystem = m.readOnlyRootFilesystem;
  if (m.defaultAllowPrivilegeEscalation !== void 0) out.defaultAllowPrivilegeEscalation = m.defaultAllowPrivilegeEscalation;
  if (m.allowPrivilegeEscalation !== void 0) out.allowPrivilegeEscalation = m.allowPrivilegeEscalation;
  if (!!m.allowedHostPaths?.length) out.allowedHostPaths = listFrom(m.allowedHostPaths, allowedHostPathFromMessage);
  if (!!m.allowedFlexVolumes?.length) out.allowedFlexVolumes = listFrom(m.allowedFlexVolumes, allowedFlexVolumeFromMessage);
  if (!!m.allowedCSIDrivers?.length) out.allowedCSIDrivers = listFrom(m.allowedCSIDrivers, allowedCSIDriverFromMessage);
  if (!!m.allowedUnsafeSysctls?.length) out.allowedUnsafeSysctls = listFrom(m.allowedUnsafeSysctls, same);
  if (!!m.forbiddenSysctls?.length) out.forbiddenSysctls = listFrom(m.forbiddenSysctls, same);
  if (!!m.allowedProcMountTypes?.length) out.allowedProcMountTypes = listFrom(m.allowedProcMountTypes, same);
  if (m.runtimeClass !== void 0) out.runtimeClass = runtimeClassStrategyOptionsFromMessage(m.runtimeClass ?? {});
  return out;
}
function allowedHostPathToMessage(v) {
  return {
    pathPrefix: v.pathPrefix ?? "",
    readOnly: v.readOnly ?? false
  };
}
function allowedHostPathFromMessage(m) {
  const out = {};
  if (!!m.pathPrefix) out.pathPrefix = m.pathPrefix;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function allowedFlexVolumeToMessage(v) {
  return {
    driver: v.driver ?? ""
  };
}
function allowedFlexVolumeFromMessage(m) {
  const out = {};
  out.driver = !m.driver ? "" : m.driver;
  return out;
}
function allowedCSIDriverToMessage(v) {
  return {
    name: v.name ?? ""
  };
}
function allowedCSIDriverFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  return out;
}
function hostPortRangeToMessage(v) {
  return {
    min: v.min ?? 0,
    max: v.max ?? 0
  };
}
function hostPortRangeFromMessage(m) {
  const out = {};
  out.min = !m.min ? 0 : m.min;
  out.max = !m.max ? 0 : m.max;
  return out;
}
function sELinuxStrategyOptionsToMessage(v) {
  return {
    rule: v.rule ?? "",
    seLinuxOptions: optionalTo(v.seLinuxOptions, sELinuxOptionsToMessage)
  };
}
function sELinuxStrategyOptionsFromMessage(m) {
  const out = {};
  out.rule = !m.rule ? "" : m.rule;
  if (m.seLinuxOptions !== void 0) out.seLinuxOptions = sELinuxOptionsFromMessage(m.seLinuxOptions ?? {});
  return out;
}
function runAsUserStrategyOptionsToMessage(v) {
  return {
    rule: v.rule ?? "",
    ranges: listTo(v.ranges, iDRangeToMessage)
  };
}
function runAsUserStrategyOptionsFromMessage(m) {
  const out = {};
  out.rule = !m.rule ? "" : m.rule;
  if (!!m.ranges?.length) out.ranges = listFrom(m.ranges, iDRangeFromMessage);
  return out;
}
function runAsGroupStrategyOptionsToMessage(v) {
  return {
    rule: v.rule ?? "",
    ranges: listTo(v.ranges, iDRangeToMessage)
  };
}
function runAsGroupStrategyOptionsFromMessage(m) {
  const out = {};
  out.rule = !m.rule ? "" : m.rule;
  if (!!m.ranges?.length) out.ranges = listFrom(m.ranges, iDRangeFromMessage);
  return out;
}
function iDRangeToMessage(v) {
  return {
    min: longTo(v.min ?? 0),
    max: longTo(v.max ?? 0)
  };
}
function iDRangeFromMessage(m) {
  const out = {};
  out.min = !m.min ? 0 : longFrom(m.min);
  out.max = !m.max ? 0 : longFrom(m.max);
  return out;
}
function fSGroupStrategyOptionsToMessage(v) {
  return {
    rule: v.rule ?? "",
    ranges: listTo(v.ranges, iDRangeToMessage)
  };
}
function fSGroupStrategyOptionsFromMessage(m) {
  const out = {};
  if (!!m.rule) out.rule = m.rule;
  if (!!m.ranges?.length) out.ranges = listFrom(m.ranges, iDRangeFromMessage);
  return out;
}
function supplementalGroupsStrategyOptionsToMessage(v) {
  return {
    rule: v.rule ?? "",
    ranges: listTo(v.ranges, iDRangeToMessage)
  };
}
function supplementalGroupsStrategyOptionsFromMessage(m) {
  const out = {};
  if (!!m.rule) out.rule = m.rule;
  if (!!m.ranges?.length) out.ranges = listFrom(m.ranges, iDRangeFromMessage);
  return out;
}
function runtimeClassStrategyOptionsToMessage(v) {
  return {
    allowedRuntimeClassNames: listTo(v.allowedRuntimeClassNames, same),
    defaultRuntimeClassName: v.defaultRuntimeClassName ?? void 0
  };
}
function runtimeClassStrategyOptionsFromMessage(m) {
  const out = {};
  out.allowedRuntimeClassNames = !m.allowedRuntimeClassNames?.length ? null : listFrom(m.allowedRuntimeClassNames, same);
  if (m.defaultRuntimeClassName !== void 0) out.defaultRuntimeClassName = m.defaultRuntimeClassName;
  return out;
}
function replicaSetToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: replicaSetSpecToMessage(v.spec ?? {}),
    status: replicaSetStatusToMessage(v.status ?? {})
  };
}
function replicaSetFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = replicaSetSpecFromMessage(m.spec ?? {});
  out.status = replicaSetStatusFromMessage(m.status ?? {});
  return out;
}
function replicaSetSpecToMessage(v) {
  return {
    replicas: v.replicas ?? void 0,
    minReadySeconds: v.minReadySeconds ?? 0,
    selector: optionalTo(v.selector, labelSelectorToMessage),
    template: podTemplateSpecToMessage(v.template ?? {})
  };
}
function replicaSetSpecFromMessage(m) {
  const out = {};
  if (m.replicas !== void 0) out.replicas = m.replicas;
  if (!!m.minReadySeconds) out.minReadySeconds = m.minReadySeconds;
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  out.template = podTemplateSpecFromMessage(m.template ?? {});
  return out;
}
function replicaSetStatusToMessage(v) {
  return {
    replicas: v.replicas ?? 0,
    fullyLabeledReplicas: v.fullyLabeledReplicas ?? 0,
    readyReplicas: v.readyReplicas ?? 0,
    availableReplicas: v.availableReplicas ?? 0,
    observedGeneration: longTo(v.observedGeneration ?? 0),
    conditions: listTo(v.conditions, replicaSetConditionToMessage)
  };
}
function replicaSetStatusFromMessage(m) {
  const out = {};
  out.replicas = !m.replicas ? 0 : m.replicas;
  if (!!m.fullyLabeledReplicas) out.fullyLabeledReplicas = m.fullyLabeledReplicas;
  if (!!m.readyReplicas) out.readyReplicas = m.readyReplicas;
  if (!!m.availableReplicas) out.availableReplicas = m.availableReplicas;
  if (!!m.observedGeneration) out.observedGeneration = longFrom(m.observedGeneration);
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, replicaSetConditionFromMessage);
  return out;
}
function replicaSetConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function replicaSetConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
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
    selector: mapTo(v.selector, same),
    targetSelector: v.targetSelector ?? ""
  };
}
function scaleStatusFromMessage(m) {
  const out = {};
  out.replicas = !m.replicas ? 0 : m.replicas;
  if (!!m.selector?.size) out.selector = mapFrom(m.selector, same);
  if (!!m.targetSelector) out.targetSelector = m.targetSelector;
  return out;
}
function rollbackConfigToMessage(v) {
  return {
    revision: longTo(v.revision ?? 0)
  };
}
function rollbackConfigFromMessage(m) {
  const out = {};
  if (!!m.revision) out.revision = longFrom(m.revision);
  return out;
}
var DaemonSet2 = {
  encode: (object) => DaemonSet.encode(daemonSetToMessage(object)).finish(),
  decode: (bytes) => asObject("DaemonSet", "extensions/v1beta1", daemonSetFromMessage(DaemonSet.decode(bytes)))
};
var Deployment2 = {
  encode: (object) => Deployment.encode(deploymentToMessage(object)).finish(),
  decode: (bytes) => asObject("Deployment", "extensions/v1beta1", deploymentFromMessage(Deployment.decode(bytes)))
};
var DeploymentRollback2 = {
  encode: (object) => DeploymentRollback.encode(deploymentRollbackToMessage(object)).finish(),
  decode: (bytes) => asObject("DeploymentRollback", "extensions/v1beta1", deploymentRollbackFromMessage(DeploymentRollback.decode(bytes)))
};
var Ingress2 = {
  encode: (object) => Ingress.encode(ingressToMessage(object)).finish(),
  decode: (bytes) => asObject("Ingress", "extensions/v1beta1", ingressFromMessage(Ingress.decode(bytes)))
};
var NetworkPolicy2 = {
  encode: (object) => NetworkPolicy.encode(networkPolicyToMessage(object)).finish(),
  decode: (bytes) => asObject("NetworkPolicy", "extensions/v1beta1", networkPolicyFromMessage(NetworkPolicy.decode(bytes)))
};
var PodSecurityPolicy2 = {
  encode: (object) => PodSecurityPolicy.encode(podSecurityPolicyToMessage(object)).finish(),
  decode: (bytes) => asObject("PodSecurityPolicy", "extensions/v1beta1", podSecurityPolicyFromMessage(PodSecurityPolicy.decode(bytes)))
};
var ReplicaSet2 = {
  encode: (object) => ReplicaSet.encode(replicaSetToMessage(object)).finish(),
  decode: (bytes) => asObject("ReplicaSet", "extensions/v1beta1", replicaSetFromMessage(ReplicaSet.decode(bytes)))
};
var Scale2 = {
  encode: (object) => Scale.encode(scaleToMessage(object)).finish(),
  decode: (bytes) => asObject("Scale", "extensions/v1beta1", scaleFromMessage(Scale.decode(bytes)))
};
export {
  DaemonSet2 as DaemonSet,
  Deployment2 as Deployment,
  DeploymentRollback2 as DeploymentRollback,
  Ingress2 as Ingress,
  NetworkPolicy2 as NetworkPolicy,
  PodSecurityPolicy2 as PodSecurityPolicy,
  ReplicaSet2 as ReplicaSet,
  Scale2 as Scale,
  allowedCSIDriverFromMessage,
  allowedCSIDriverToMessage,
  allowedFlexVolumeFromMessage,
  allowedFlexVolumeToMessage,
  allowedHostPathFromMessage,
  allowedHostPathToMessage,
  daemonSetConditionFromMessage,
  daemonSetConditionToMessage,
  daemonSetFromMessage,
  daemonSetSpecFromMessage,
  daemonSetSpecToMessage,
  daemonSetStatusFromMessage,
  daemonSetStatusToMessage,
  daemonSetToMessage,
  daemonSetUpdateStrategyFromMessage,
  daemonSetUpdateStrategyToMessage,
  deploymentConditionFromMessage,
  deploymentConditionToMessage,
  deploymentFromMessage,
  deploymentRollbackFromMessage,
  deploymentRollbackToMessage,
  deploymentSpecFromMessage,
  deploymentSpecToMessage,
  deploymentStatusFromMessage,
  deploymentStatusToMessage,
  deploymentStrategyFromMessage,
  deploymentStrategyToMessage,
  deploymentToMessage,
  fSGroupStrategyOptionsFromMessage,
  fSGroupStrategyOptionsToMessage,
  hTTPIngressPathFromMessage,
  hTTPIngressPathToMessage,
  hTTPIngressRuleValueFromMessage,
  hTTPIngressRuleValueToMessage,
  hostPortRangeFromMessage,
  hostPortRangeToMessage,
  iDRangeFromMessage,
  iDRangeToMessage,
  iPBlockFromMessage,
  iPBlockToMessage,
  ingressBackendFromMessage,
  ingressBackendToMessage,
  ingressFromMessage,
  ingressRuleFromMessage,
  ingressRuleToMessage,
  ingressRuleValueFromMessage,
  ingressRuleValueToMessage,
  ingressSpecFromMessage,
  ingressSpecToMessage,
  ingressStatusFromMessage,
  ingressStatusToMessage,
  ingressTLSFromMessage,
  ingressTLSToMessage,
  ingressToMessage,
  networkPolicyEgressRuleFromMessage,
  networkPolicyEgressRuleToMessage,
  networkPolicyFromMessage,
  networkPolicyIngressRuleFromMessage,
  networkPolicyIngressRuleToMessage,
  networkPolicyPeerFromMessage,
  networkPolicyPeerToMessage,
  networkPolicyPortFromMessage,
  networkPolicyPortToMessage,
  networkPolicySpecFromMessage,
  networkPolicySpecToMessage,
  networkPolicyToMessage,
  podSecurityPolicyFromMessage,
  podSecurityPolicySpecFromMessage,
  podSecurityPolicySpecToMessage,
  podSecurityPolicyToMessage,
  replicaSetConditionFromMessage,
  replicaSetConditionToMessage,
  replicaSetFromMessage,
  replicaSetSpecFromMessage,
  replicaSetSpecToMessage,
  replicaSetStatusFromMessage,
  replicaSetStatusToMessage,
  replicaSetToMessage,
  rollbackConfigFromMessage,
  rollbackConfigToMessage,
  rollingUpdateDaemonSetFromMessage,
  rollingUpdateDaemonSetToMessage,
  rollingUpdateDeploymentFromMessage,
  rollingUpdateDeploymentToMessage,
  runAsGroupStrategyOptionsFromMessage,
  runAsGroupStrategyOptionsToMessage,
  runAsUserStrategyOptionsFromMessage,
  runAsUserStrategyOptionsToMessage,
  runtimeClassStrategyOptionsFromMessage,
  runtimeClassStrategyOptionsToMessage,
  sELinuxStrategyOptionsFromMessage,
  sELinuxStrategyOptionsToMessage,
  scaleFromMessage,
  scaleSpecFromMessage,
  scaleSpecToMessage,
  scaleStatusFromMessage,
  scaleStatusToMessage,
  scaleToMessage,
  supplementalGroupsStrategyOptionsFromMessage,
  supplementalGroupsStrategyOptionsToMessage
};
