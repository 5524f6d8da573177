import {
  SELinuxOptions,
  sELinuxOptionsFromMessage,
  sELinuxOptionsToMessage
} from "./chunk-OCKGDRJ2.js";
import {
  IntOrString
} from "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
import {
  Condition,
  DeleteOptions,
  LabelSelector,
  ObjectMeta,
  Time,
  conditionFromMessage,
  conditionToMessage,
  deleteOptionsFromMessage,
  deleteOptionsToMessage,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/policy/v1beta1/generated.js
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
function createBaseEviction() {
  return { metadata: void 0, deleteOptions: void 0 };
}
var Eviction = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.deleteOptions !== void 0) {
      DeleteOptions.encode(message.deleteOptions, writer.uint32(18).fork()).join();
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
      const message = createBaseEviction();
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
            message.deleteOptions = DeleteOptions.decode(reader, reader.uint32());
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

// dist/generated/policy/v1beta1/codecs.js
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function evictionToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    deleteOptions: optionalTo(v.deleteOptions, deleteOptionsToMessage)
  };
}
function evictionFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (m.deleteOptions !== void 0) out.deleteOptions = deleteOptionsFromMessage(m.deleteOptions ?? {});
  return out;
}
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
var Eviction2 = {
  encode: (object) => Eviction.encode(evictionToMessage(object)).finish(),
  decode: (bytes) => asObject("Eviction", "policy/v1beta1", evictionFromMessage(Eviction.decode(bytes)))
};
var PodDisruptionBudget2 = {
  encode: (object) => PodDisruptionBudget.encode(podDisruptionBudgetToMessage(object)).finish(),
  decode: (bytes) => asObject("PodDisruptionBudget", "policy/v1beta1", podDisruptionBudgetFromMessage(PodDisruptionBudget.decode(bytes)))
};
var PodSecurityPolicy2 = {
  encode: (object) => PodSecurityPolicy.encode(podSecurityPolicyToMessage(object)).finish(),
  decode: (bytes) => asObject("PodSecurityPolicy", "policy/v1beta1", podSecurityPolicyFromMessage(PodSecurityPolicy.decode(bytes)))
};
export {
  Eviction2 as Eviction,
  PodDisruptionBudget2 as PodDisruptionBudget,
  PodSecurityPolicy2 as PodSecurityPolicy,
  allowedCSIDriverFromMessage,
  allowedCSIDriverToMessage,
  allowedFlexVolumeFromMessage,
  allowedFlexVolumeToMessage,
  allowedHostPathFromMessage,
  allowedHostPathToMessage,
  evictionFromMessage,
  evictionToMessage,
  fSGroupStrategyOptionsFromMessage,
  fSGroupStrategyOptionsToMessage,
  hostPortRangeFromMessage,
  hostPortRangeToMessage,
  iDRangeFromMessage,
  iDRangeToMessage,
  podDisruptionBudgetFromMessage,
  podDisruptionBudgetSpecFromMessage,
  podDisruptionBudgetSpecToMessage,
  podDisruptionBudgetStatusFromMessage,
  podDisruptionBudgetStatusToMessage,
  podDisruptionBudgetToMessage,
  podSecurityPolicyFromMessage,
  podSecurityPolicySpecFromMessage,
  podSecurityPolicySpecToMessage,
  podSecurityPolicyToMessage,
  runAsGroupStrategyOptionsFromMessage,
  runAsGroupStrategyOptionsToMessage,
  runAsUserStrategyOptionsFromMessage,
  runAsUserStrategyOptionsToMessage,
  runtimeClassStrategyOptionsFromMessage,
  runtimeClassStrategyOptionsToMessage,
  sELinuxStrategyOptionsFromMessage,
  sELinuxStrategyOptionsToMessage,
  supplementalGroupsStrategyOptionsFromMessage,
  supplementalGroupsStrategyOptionsToMessage
};
