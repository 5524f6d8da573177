import {
  PersistentVolumeClaim,
  PodTemplateSpec,
  persistentVolumeClaimFromMessage,
  persistentVolumeClaimToMessage,
  podTemplateSpecFromMessage,
  podTemplateSpecToMessage
} from "./chunk-OCKGDRJ2.js";
import {
  IntOrString
} from "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
import {
  LabelSelector,
  ObjectMeta,
  RawExtension,
  Time,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/apps/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseControllerRevision() {
  return { metadata: void 0, data: void 0, revision: void 0 };
}
var ControllerRevision = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.data !== void 0) {
      RawExtension.encode(message.data, writer.uint32(18).fork()).join();
    }
    if (message.revision !== void 0) {
      if (BigInt.asIntN(64, message.revision) !== message.revision) {
        throw new globalThis.Error("value provided for field message.revision of type int64 too large");
      }
      writer.uint32(24).int64(message.revision);
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
      const message = createBaseControllerRevision();
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
            message.data = RawExtension.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 24) {
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
function createBaseRollingUpdateStatefulSetStrategy() {
  return { partition: void 0 };
}
var RollingUpdateStatefulSetStrategy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.partition !== void 0) {
      writer.uint32(8).int32(message.partition);
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
      const message = createBaseRollingUpdateStatefulSetStrategy();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.partition = reader.int32();
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
function createBaseStatefulSet() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var StatefulSet = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      StatefulSetSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      StatefulSetStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseStatefulSet();
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
            message.spec = StatefulSetSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = StatefulSetStatus.decode(reader, reader.uint32());
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
function createBaseStatefulSetCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var StatefulSetCondition = {
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
      const message = createBaseStatefulSetCondition();
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
function createBaseStatefulSetSpec() {
  return {
    replicas: void 0,
    selector: void 0,
    template: void 0,
    volumeClaimTemplates: [],
    serviceName: void 0,
    podManagementPolicy: void 0,
    updateStrategy: void 0,
    revisionHistoryLimit: void 0
  };
}
var StatefulSetSpec = {
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
    if (message.volumeClaimTemplates !== void 0 && message.volumeClaimTemplates.length !== 0) {
      for (const v of message.volumeClaimTemplates) {
        PersistentVolumeClaim.encode(v, writer.uint32(34).fork()).join();
      }
    }
    if (message.serviceName !== void 0) {
      writer.uint32(42).string(message.serviceName);
    }
    if (message.podManagementPolicy !== void 0) {
      writer.uint32(50).string(message.podManagementPolicy);
    }
    if (message.updateStrategy !== void 0) {
      StatefulSetUpdateStrategy.encode(message.updateStrategy, writer.uint32(58).fork()).join();
    }
    if (message.revisionHistoryLimit !== void 0) {
      writer.uint32(64).int32(message.revisionHistoryLimit);
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
      const message = createBaseStatefulSetSpec();
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
            const el = PersistentVolumeClaim.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumeClaimTemplates.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.serviceName = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.podManagementPolicy = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.updateStrategy = StatefulSetUpdateStrategy.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 64) {
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
function createBaseStatefulSetStatus() {
  return {
    observedGeneration: void 0,
    replicas: void 0,
    readyReplicas: void 0,
    currentReplicas: void 0,
    updatedReplicas: void 0,
    currentRevision: void 0,
    updateRevision: void 0,
    collisionCount: void 0,
    conditions: []
  };
}
var StatefulSetStatus = {
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
    if (message.readyReplicas !== void 0) {
      writer.uint32(24).int32(message.readyReplicas);
    }
    if (message.currentReplicas !== void 0) {
      writer.uint32(32).int32(message.currentReplicas);
    }
    if (message.updatedReplicas !== void 0) {
      writer.uint32(40).int32(message.updatedReplicas);
    }
    if (message.currentRevision !== void 0) {
      writer.uint32(50).string(message.currentRevision);
    }
    if (message.updateRevision !== void 0) {
      writer.uint32(58).string(message.updateRevision);
    }
    if (message.collisionCount !== void 0) {
      writer.uint32(72).int32(message.collisionCount);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        StatefulSetCondition.encode(v, writer.uint32(82).fork()).join();
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
      const message = createBaseStatefulSetStatus();
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
            message.readyReplicas = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.currentReplicas = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.updatedReplicas = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.currentRevision = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.updateRevision = reader.string();
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
            const el = StatefulSetCondition.decode(reader, reader.uint32());
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
function createBaseStatefulSetUpdateStrategy() {
  return { type: void 0, rollingUpdate: void 0 };
}
var StatefulSetUpdateStrategy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.rollingUpdate !== void 0) {
      RollingUpdateStatefulSetStrategy.encode(message.rollingUpdate, writer.uint32(18).fork()).join();
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
      const message = createBaseStatefulSetUpdateStrategy();
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
            message.rollingUpdate = RollingUpdateStatefulSetStrategy.decode(reader, reader.uint32());
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

// dist/generated/apps/v1beta1/codecs.js
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, rawFrom, rawTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function controllerRevisionToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    data: rawTo(v.data ?? void 0),
    revision: longTo(v.revision ?? 0)
  };
}
function controllerRevisionFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.data = rawFrom(m.data);
  out.revision = !m.revision ? 0 : longFrom(m.revision);
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
function statefulSetToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: statefulSetSpecToMessage(v.spec ?? {}),
    status: statefulSetStatusToMessage(v.status ?? {})
  };
}
function statefulSetFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = statefulSetSpecFromMessage(m.spec ?? {});
  out.status = statefulSetStatusFromMessage(m.status ?? {});
  return out;
}
function statefulSetUpdateStrategyToMessage(v) {
  return {
    type: v.type ?? "",
    rollingUpdate: optionalTo(v.rollingUpdate, rollingUpdateStatefulSetStrategyToMessage)
  };
}
function statefulSetUpdateStrategyFromMessage(m) {
  const out = {};
  if (!!m.type) out.type = m.type;
  if (m.rollingUpdate !== void 0) out.rollingUpdate = rollingUpdateStatefulSetStrategyFromMessage(m.rollingUpdate ?? {});
  return out;
}
function rollingUpdateStatefulSetStrategyToMessage(v) {
  return {
    partition: v.partition ?? void 0
  };
}
function rollingUpdateStatefulSetStrategyFromMessage(m) {
  const out = {};
  if (m.partition !== void 0) out.partition = m.partition;
  return out;
}
function statefulSetSpecToMessage(v) {
  return {
    replicas: v.replicas ?? void 0,
    selector: optionalTo(v.selector, labelSelectorToMessage),
    template: podTemplateSpecToMessage(v.template ?? {}),
    volumeClaimTemplates: listTo(v.volumeClaimTemplates, persistentVolumeClaimToMessage),
    serviceName: v.serviceName ?? "",
    podManagementPolicy: v.podManagementPolicy ?? "",
    updateStrategy: statefulSetUpdateStrategyToMessage(v.updateStrategy ?? {}),
    revisionHistoryLimit: v.revisionHistoryLimit ?? void 0
  };
}
function statefulSetSpecFromMessage(m) {
  const out = {};
  if (m.replicas !== void 0) out.replicas = m.replicas;
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  out.template = podTemplateSpecFromMessage(m.template ?? {});
  if (!!m.volumeClaimTemplates?.length) out.volumeClaimTemplates = listFrom(m.volumeClaimTemplates, persistentVolumeClaimFromMessage);
  out.serviceName = !m.serviceName ? "" : m.serviceName;
  if (!!m.podManagementPolicy) out.podManagementPolicy = m.podManagementPolicy;
  out.updateStrategy = statefulSetUpdateStrategyFromMessage(m.updateStrategy ?? {});
  if (m.revisionHistoryLimit !== void 0) out.revisionHistoryLimit = m.revisionHistoryLimit;
  return out;
}
function statefulSetStatusToMessage(v) {
  return {
    observedGeneration: optionalTo(v.observedGeneration, longTo),
    replicas: v.replicas ?? 0,
    readyReplicas: v.readyReplicas ?? 0,
    currentReplicas: v.currentReplicas ?? 0,
    updatedReplicas: v.updatedReplicas ?? 0,
    currentRevision: v.currentRevision ?? "",
    updateRevision: v.updateRevision ?? "",
    collisionCount: v.collisionCount ?? void 0,
    conditions: listTo(v.conditions, statefulSetConditionToMessage)
  };
}
function statefulSetStatusFromMessage(m) {
  const out = {};
  if (m.observedGeneration !== void 0) out.observedGeneration = longFrom(m.observedGeneration);
  out.replicas = !m.replicas ? 0 : m.replicas;
  if (!!m.readyReplicas) out.readyReplicas = m.readyReplicas;
  if (!!m.currentReplicas) out.currentReplicas = m.currentReplicas;
  if (!!m.updatedReplicas) out.updatedReplicas = m.updatedReplicas;
  if (!!m.currentRevision) out.currentRevision = m.currentRevision;
  if (!!m.updateRevision) out.updateRevision = m.updateRevision;
  if (m.collisionCount !== void 0) out.collisionCount = m.collisionCount;
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, statefulSetConditionFromMessage);
  return out;
}
function statefulSetConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function statefulSetConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
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
var ControllerRevision2 = {
  encode: (object) => ControllerRevision.encode(controllerRevisionToMessage(object)).finish(),
  decode: (bytes) => asObject("ControllerRevision", "apps/v1beta1", controllerRevisionFromMessage(ControllerRevision.decode(bytes)))
};
var Deployment2 = {
  encode: (object) => Deployment.encode(deploymentToMessage(object)).finish(),
  decode: (bytes) => asObject("Deployment", "apps/v1beta1", deploymentFromMessage(Deployment.decode(bytes)))
};
var DeploymentRollback2 = {
  encode: (object) => DeploymentRollback.encode(deploymentRollbackToMessage(object)).finish(),
  decode: (bytes) => asObject("DeploymentRollback", "apps/v1beta1", deploymentRollbackFromMessage(DeploymentRollback.decode(bytes)))
};
var Scale2 = {
  encode: (object) => Scale.encode(scaleToMessage(object)).finish(),
  decode: (bytes) => asObject("Scale", "apps/v1beta1", scaleFromMessage(Scale.decode(bytes)))
};
var StatefulSet2 = {
  encode: (object) => StatefulSet.encode(statefulSetToMessage(object)).finish(),
  decode: (bytes) => asObject("StatefulSet", "apps/v1beta1", statefulSetFromMessage(StatefulSet.decode(bytes)))
};
export {
  ControllerRevision2 as ControllerRevision,
  Deployment2 as Deployment,
  DeploymentRollback2 as DeploymentRollback,
  Scale2 as Scale,
  StatefulSet2 as StatefulSet,
  controllerRevisionFromMessage,
  controllerRevisionToMessage,
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
  rollbackConfigFromMessage,
  rollbackConfigToMessage,
  rollingUpdateDeploymentFromMessage,
  rollingUpdateDeploymentToMessage,
  rollingUpdateStatefulSetStrategyFromMessage,
  rollingUpdateStatefulSetStrategyToMessage,
  scaleFromMessage,
  scaleSpecFromMessage,
  scaleSpecToMessage,
  scaleStatusFromMessage,
  scaleStatusToMessage,
  scaleToMessage,
  statefulSetConditionFromMessage,
  statefulSetConditionToMessage,
  statefulSetFromMessage,
  statefulSetSpecFromMessage,
  statefulSetSpecToMessage,
  statefulSetStatusFromMessage,
  statefulSetStatusToMessage,
  statefulSetToMessage,
  statefulSetUpdateStrategyFromMessage,
  statefulSetUpdateStrategyToMessage
};
