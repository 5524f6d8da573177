import {
  IntOrString
} from "./chunk-MMKFJ647.js";
import {
  Quantity
} from "./chunk-7SPNU436.js";
import {
  Condition,
  LabelSelector,
  MicroTime,
  ObjectMeta,
  Time,
  conditionFromMessage,
  conditionToMessage,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";

// dist/generated/messages/k8s/io/api/core/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseAWSElasticBlockStoreVolumeSource() {
  return { volumeID: void 0, fsType: void 0, partition: void 0, readOnly: void 0 };
}
var AWSElasticBlockStoreVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumeID !== void 0) {
      writer.uint32(10).string(message.volumeID);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
    }
    if (message.partition !== void 0) {
      writer.uint32(24).int32(message.partition);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(32).bool(message.readOnly);
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
      const message = createBaseAWSElasticBlockStoreVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.volumeID = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.partition = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
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
function createBaseAffinity() {
  return { nodeAffinity: void 0, podAffinity: void 0, podAntiAffinity: void 0 };
}
var Affinity = {
  encode(message, writer = new BinaryWriter()) {
    if (message.nodeAffinity !== void 0) {
      NodeAffinity.encode(message.nodeAffinity, writer.uint32(10).fork()).join();
    }
    if (message.podAffinity !== void 0) {
      PodAffinity.encode(message.podAffinity, writer.uint32(18).fork()).join();
    }
    if (message.podAntiAffinity !== void 0) {
      PodAntiAffinity.encode(message.podAntiAffinity, writer.uint32(26).fork()).join();
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
      const message = createBaseAffinity();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.nodeAffinity = NodeAffinity.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.podAffinity = PodAffinity.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.podAntiAffinity = PodAntiAffinity.decode(reader, reader.uint32());
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
function createBaseAttachedVolume() {
  return { name: void 0, devicePath: void 0 };
}
var AttachedVolume = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.devicePath !== void 0) {
      writer.uint32(18).string(message.devicePath);
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
      const message = createBaseAttachedVolume();
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
            message.devicePath = reader.string();
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
function createBaseAzureDiskVolumeSource() {
  return {
    diskName: void 0,
    diskURI: void 0,
    cachingMode: void 0,
    fsType: void 0,
    readOnly: void 0,
    kind: void 0
  };
}
var AzureDiskVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.diskName !== void 0) {
      writer.uint32(10).string(message.diskName);
    }
    if (message.diskURI !== void 0) {
      writer.uint32(18).string(message.diskURI);
    }
    if (message.cachingMode !== void 0) {
      writer.uint32(26).string(message.cachingMode);
    }
    if (message.fsType !== void 0) {
      writer.uint32(34).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(40).bool(message.readOnly);
    }
    if (message.kind !== void 0) {
      writer.uint32(50).string(message.kind);
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
      const message = createBaseAzureDiskVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.diskName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.diskURI = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.cachingMode = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.kind = reader.string();
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
function createBaseAzureFilePersistentVolumeSource() {
  return { secretName: void 0, shareName: void 0, readOnly: void 0, secretNamespace: void 0 };
}
var AzureFilePersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.secretName !== void 0) {
      writer.uint32(10).string(message.secretName);
    }
    if (message.shareName !== void 0) {
      writer.uint32(18).string(message.shareName);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
    }
    if (message.secretNamespace !== void 0) {
      writer.uint32(34).string(message.secretNamespace);
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
      const message = createBaseAzureFilePersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.secretName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.shareName = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.secretNamespace = reader.string();
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
function createBaseAzureFileVolumeSource() {
  return { secretName: void 0, shareName: void 0, readOnly: void 0 };
}
var AzureFileVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.secretName !== void 0) {
      writer.uint32(10).string(message.secretName);
    }
    if (message.shareName !== void 0) {
      writer.uint32(18).string(message.shareName);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
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
      const message = createBaseAzureFileVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.secretName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.shareName = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
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
function createBaseBinding() {
  return { metadata: void 0, target: void 0 };
}
var Binding = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.target !== void 0) {
      ObjectReference.encode(message.target, writer.uint32(18).fork()).join();
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
      const message = createBaseBinding();
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
            message.target = ObjectReference.decode(reader, reader.uint32());
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
function createBaseCSIPersistentVolumeSource() {
  return {
    driver: void 0,
    volumeHandle: void 0,
    readOnly: void 0,
    fsType: void 0,
    volumeAttributes: /* @__PURE__ */ new Map(),
    controllerPublishSecretRef: void 0,
    nodeStageSecretRef: void 0,
    nodePublishSecretRef: void 0,
    controllerExpandSecretRef: void 0
  };
}
var CSIPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.driver !== void 0) {
      writer.uint32(10).string(message.driver);
    }
    if (message.volumeHandle !== void 0) {
      writer.uint32(18).string(message.volumeHandle);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
    }
    if (message.fsType !== void 0) {
      writer.uint32(34).string(message.fsType);
    }
    (message.volumeAttributes || /* @__PURE__ */ new Map()).forEach((value, key) => {
      CSIPersistentVolumeSource_VolumeAttributesEntry.encode({ key, value }, writer.uint32(42).fork()).join();
    });
    if (message.controllerPublishSecretRef !== void 0) {
      SecretReference.encode(message.controllerPublishSecretRef, writer.uint32(50).fork()).join();
    }
    if (message.nodeStageSecretRef !== void 0) {
      SecretReference.encode(message.nodeStageSecretRef, writer.uint32(58).fork()).join();
    }
    if (message.nodePublishSecretRef !== void 0) {
      SecretReference.encode(message.nodePublishSecretRef, writer.uint32(66).fork()).join();
    }
    if (message.controllerExpandSecretRef !== void 0) {
      SecretReference.encode(message.controllerExpandSecretRef, writer.uint32(74).fork()).join();
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
      const message = createBaseCSIPersistentVolumeSource();
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
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.volumeHandle = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const entry5 = CSIPersistentVolumeSource_VolumeAttributesEntry.decode(reader, reader.uint32());
            if (entry5.value !== void 0) {
              message.volumeAttributes.set(entry5.key, entry5.value);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.controllerPublishSecretRef = SecretReference.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.nodeStageSecretRef = SecretReference.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.nodePublishSecretRef = SecretReference.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.controllerExpandSecretRef = SecretReference.decode(reader, reader.uint32());
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
function createBaseCSIPersistentVolumeSource_VolumeAttributesEntry() {
  return { key: "", value: "" };
}
var CSIPersistentVolumeSource_VolumeAttributesEntry = {
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
      const message = createBaseCSIPersistentVolumeSource_VolumeAttributesEntry();
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
function createBaseCSIVolumeSource() {
  return {
    driver: void 0,
    readOnly: void 0,
    fsType: void 0,
    volumeAttributes: /* @__PURE__ */ new Map(),
    nodePublishSecretRef: void 0
  };
}
var CSIVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.driver !== void 0) {
      writer.uint32(10).string(message.driver);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(16).bool(message.readOnly);
    }
    if (message.fsType !== void 0) {
      writer.uint32(26).string(message.fsType);
    }
    (message.volumeAttributes || /* @__PURE__ */ new Map()).forEach((value, key) => {
      CSIVolumeSource_VolumeAttributesEntry.encode({ key, value }, writer.uint32(34).fork()).join();
    });
    if (message.nodePublishSecretRef !== void 0) {
      LocalObjectReference.encode(message.nodePublishSecretRef, writer.uint32(42).fork()).join();
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
      const message = createBaseCSIVolumeSource();
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
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const entry4 = CSIVolumeSource_VolumeAttributesEntry.decode(reader, reader.uint32());
            if (entry4.value !== void 0) {
              message.volumeAttributes.set(entry4.key, entry4.value);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.nodePublishSecretRef = LocalObjectReference.decode(reader, reader.uint32());
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
function createBaseCSIVolumeSource_VolumeAttributesEntry() {
  return { key: "", value: "" };
}
var CSIVolumeSource_VolumeAttributesEntry = {
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
      const message = createBaseCSIVolumeSource_VolumeAttributesEntry();
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
function createBaseCapabilities() {
  return { add: [], drop: [] };
}
var Capabilities = {
  encode(message, writer = new BinaryWriter()) {
    if (message.add !== void 0 && message.add.length !== 0) {
      for (const v of message.add) {
        writer.uint32(10).string(v);
      }
    }
    if (message.drop !== void 0 && message.drop.length !== 0) {
      for (const v of message.drop) {
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
      const message = createBaseCapabilities();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.add.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.drop.push(el);
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
function createBaseCephFSPersistentVolumeSource() {
  return {
    monitors: [],
    path: void 0,
    user: void 0,
    secretFile: void 0,
    secretRef: void 0,
    readOnly: void 0
  };
}
var CephFSPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.monitors !== void 0 && message.monitors.length !== 0) {
      for (const v of message.monitors) {
        writer.uint32(10).string(v);
      }
    }
    if (message.path !== void 0) {
      writer.uint32(18).string(message.path);
    }
    if (message.user !== void 0) {
      writer.uint32(26).string(message.user);
    }
    if (message.secretFile !== void 0) {
      writer.uint32(34).string(message.secretFile);
    }
    if (message.secretRef !== void 0) {
      SecretReference.encode(message.secretRef, writer.uint32(42).fork()).join();
    }
    if (message.readOnly !== void 0) {
      writer.uint32(48).bool(message.readOnly);
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
      const message = createBaseCephFSPersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.monitors.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.path = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.user = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.secretFile = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.secretRef = SecretReference.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 48) {
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
function createBaseCephFSVolumeSource() {
  return {
    monitors: [],
    path: void 0,
    user: void 0,
    secretFile: void 0,
    secretRef: void 0,
    readOnly: void 0
  };
}
var CephFSVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.monitors !== void 0 && message.monitors.length !== 0) {
      for (const v of message.monitors) {
        writer.uint32(10).string(v);
      }
    }
    if (message.path !== void 0) {
      writer.uint32(18).string(message.path);
    }
    if (message.user !== void 0) {
      writer.uint32(26).string(message.user);
    }
    if (message.secretFile !== void 0) {
      writer.uint32(34).string(message.secretFile);
    }
    if (message.secretRef !== void 0) {
      LocalObjectReference.encode(message.secretRef, writer.uint32(42).fork()).join();
    }
    if (message.readOnly !== void 0) {
      writer.uint32(48).bool(message.readOnly);
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
      const message = createBaseCephFSVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.monitors.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.path = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.user = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.secretFile = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.secretRef = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 48) {
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
function createBaseCinderPersistentVolumeSource() {
  return { volumeID: void 0, fsType: void 0, readOnly: void 0, secretRef: void 0 };
}
var CinderPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumeID !== void 0) {
      writer.uint32(10).string(message.volumeID);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
    }
    if (message.secretRef !== void 0) {
      SecretReference.encode(message.secretRef, writer.uint32(34).fork()).join();
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
      const message = createBaseCinderPersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.volumeID = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.secretRef = SecretReference.decode(reader, reader.uint32());
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
function createBaseCinderVolumeSource() {
  return { volumeID: void 0, fsType: void 0, readOnly: void 0, secretRef: void 0 };
}
var CinderVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumeID !== void 0) {
      writer.uint32(10).string(message.volumeID);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
    }
    if (message.secretRef !== void 0) {
      LocalObjectReference.encode(message.secretRef, writer.uint32(34).fork()).join();
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
      const message = createBaseCinderVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.volumeID = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.secretRef = LocalObjectReference.decode(reader, reader.uint32());
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
function createBaseClientIPConfig() {
  return { timeoutSeconds: void 0 };
}
var ClientIPConfig = {
  encode(message, writer = new BinaryWriter()) {
    if (message.timeoutSeconds !== void 0) {
      writer.uint32(8).int32(message.timeoutSeconds);
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
      const message = createBaseClientIPConfig();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.timeoutSeconds = reader.int32();
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
function createBaseComponentCondition() {
  return { type: void 0, status: void 0, message: void 0, error: void 0 };
}
var ComponentCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.message !== void 0) {
      writer.uint32(26).string(message.message);
    }
    if (message.error !== void 0) {
      writer.uint32(34).string(message.error);
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
      const message = createBaseComponentCondition();
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
            message.message = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.error = reader.string();
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
function createBaseComponentStatus() {
  return { metadata: void 0, conditions: [] };
}
var ComponentStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        ComponentCondition.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseComponentStatus();
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
            const el = ComponentCondition.decode(reader, reader.uint32());
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
function createBaseConfigMap() {
  return { metadata: void 0, data: /* @__PURE__ */ new Map(), binaryData: /* @__PURE__ */ new Map(), immutable: void 0 };
}
var ConfigMap = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    (message.data || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ConfigMap_DataEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    (message.binaryData || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ConfigMap_BinaryDataEntry.encode({ key, value }, writer.uint32(26).fork()).join();
    });
    if (message.immutable !== void 0) {
      writer.uint32(32).bool(message.immutable);
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
      const message = createBaseConfigMap();
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
            const entry2 = ConfigMap_DataEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.data.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const entry3 = ConfigMap_BinaryDataEntry.decode(reader, reader.uint32());
            if (entry3.value !== void 0) {
              message.binaryData.set(entry3.key, entry3.value);
            }
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.immutable = reader.bool();
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
function createBaseConfigMap_DataEntry() {
  return { key: "", value: "" };
}
var ConfigMap_DataEntry = {
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
      const message = createBaseConfigMap_DataEntry();
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
function createBaseConfigMap_BinaryDataEntry() {
  return { key: "", value: new Uint8Array(0) };
}
var ConfigMap_BinaryDataEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    writer.uint32(18).bytes(message.value);
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
      const message = createBaseConfigMap_BinaryDataEntry();
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
            message.value = reader.bytes();
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
function createBaseConfigMapEnvSource() {
  return { localObjectReference: void 0, optional: void 0 };
}
var ConfigMapEnvSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.localObjectReference !== void 0) {
      LocalObjectReference.encode(message.localObjectReference, writer.uint32(10).fork()).join();
    }
    if (message.optional !== void 0) {
      writer.uint32(16).bool(message.optional);
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
      const message = createBaseConfigMapEnvSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.localObjectReference = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.optional = reader.bool();
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
function createBaseConfigMapKeySelector() {
  return { localObjectReference: void 0, key: void 0, optional: void 0 };
}
var ConfigMapKeySelector = {
  encode(message, writer = new BinaryWriter()) {
    if (message.localObjectReference !== void 0) {
      LocalObjectReference.encode(message.localObjectReference, writer.uint32(10).fork()).join();
    }
    if (message.key !== void 0) {
      writer.uint32(18).string(message.key);
    }
    if (message.optional !== void 0) {
      writer.uint32(24).bool(message.optional);
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
      const message = createBaseConfigMapKeySelector();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.localObjectReference = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.key = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.optional = reader.bool();
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
function createBaseConfigMapNodeConfigSource() {
  return {
    namespace: void 0,
    name: void 0,
    uid: void 0,
    resourceVersion: void 0,
    kubeletConfigKey: void 0
  };
}
var ConfigMapNodeConfigSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.namespace !== void 0) {
      writer.uint32(10).string(message.namespace);
    }
    if (message.name !== void 0) {
      writer.uint32(18).string(message.name);
    }
    if (message.uid !== void 0) {
      writer.uint32(26).string(message.uid);
    }
    if (message.resourceVersion !== void 0) {
      writer.uint32(34).string(message.resourceVersion);
    }
    if (message.kubeletConfigKey !== void 0) {
      writer.uint32(42).string(message.kubeletConfigKey);
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
      const message = createBaseConfigMapNodeConfigSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.namespace = reader.string();
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
            message.uid = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.resourceVersion = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.kubeletConfigKey = reader.string();
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
function createBaseConfigMapProjection() {
  return { localObjectReference: void 0, items: [], optional: void 0 };
}
var ConfigMapProjection = {
  encode(message, writer = new BinaryWriter()) {
    if (message.localObjectReference !== void 0) {
      LocalObjectReference.encode(message.localObjectReference, writer.uint32(10).fork()).join();
    }
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
        KeyToPath.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.optional !== void 0) {
      writer.uint32(32).bool(message.optional);
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
      const message = createBaseConfigMapProjection();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.localObjectReference = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = KeyToPath.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.items.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.optional = reader.bool();
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
function createBaseConfigMapVolumeSource() {
  return { localObjectReference: void 0, items: [], defaultMode: void 0, optional: void 0 };
}
var ConfigMapVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.localObjectReference !== void 0) {
      LocalObjectReference.encode(message.localObjectReference, writer.uint32(10).fork()).join();
    }
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
        KeyToPath.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.defaultMode !== void 0) {
      writer.uint32(24).int32(message.defaultMode);
    }
    if (message.optional !== void 0) {
      writer.uint32(32).bool(message.optional);
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
      const message = createBaseConfigMapVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.localObjectReference = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = KeyToPath.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.items.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.defaultMode = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.optional = reader.bool();
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
function createBaseContainer() {
  return {
    name: void 0,
    image: void 0,
    command: [],
    args: [],
    workingDir: void 0,
    ports: [],
    env: [],
    resources: void 0,
    volumeMounts: [],
    livenessProbe: void 0,
    readinessProbe: void 0,
    lifecycle: void 0,
    terminationMessagePath: void 0,
    imagePullPolicy: void 0,
    securityContext: void 0,
    stdin: void 0,
    stdinOnce: void 0,
    tty: void 0,
    envFrom: [],
    terminationMessagePolicy: void 0,
    volumeDevices: [],
    startupProbe: void 0
  };
}
var Container = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.image !== void 0) {
      writer.uint32(18).string(message.image);
    }
    if (message.command !== void 0 && message.command.length !== 0) {
      for (const v of message.command) {
        writer.uint32(26).string(v);
      }
    }
    if (message.args !== void 0 && message.args.length !== 0) {
      for (const v of message.args) {
        writer.uint32(34).string(v);
      }
    }
    if (message.workingDir !== void 0) {
      writer.uint32(42).string(message.workingDir);
    }
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        ContainerPort.encode(v, writer.uint32(50).fork()).join();
      }
    }
    if (message.env !== void 0 && message.env.length !== 0) {
      for (const v of message.env) {
        EnvVar.encode(v, writer.uint32(58).fork()).join();
      }
    }
    if (message.resources !== void 0) {
      ResourceRequirements.encode(message.resources, writer.uint32(66).fork()).join();
    }
    if (message.volumeMounts !== void 0 && message.volumeMounts.length !== 0) {
      for (const v of message.volumeMounts) {
        VolumeMount.encode(v, writer.uint32(74).fork()).join();
      }
    }
    if (message.livenessProbe !== void 0) {
      Probe.encode(message.livenessProbe, writer.uint32(82).fork()).join();
    }
    if (message.readinessProbe !== void 0) {
      Probe.encode(message.readinessProbe, writer.uint32(90).fork()).join();
    }
    if (message.lifecycle !== void 0) {
      Lifecycle.encode(message.lifecycle, writer.uint32(98).fork()).join();
    }
    if (message.terminationMessagePath !== void 0) {
      writer.uint32(106).string(message.terminationMessagePath);
    }
    if (message.imagePullPolicy !== void 0) {
      writer.uint32(114).string(message.imagePullPolicy);
    }
    if (message.securityContext !== void 0) {
      SecurityContext.encode(message.securityContext, writer.uint32(122).fork()).join();
    }
    if (message.stdin !== void 0) {
      writer.uint32(128).bool(message.stdin);
    }
    if (message.stdinOnce !== void 0) {
      writer.uint32(136).bool(message.stdinOnce);
    }
    if (message.tty !== void 0) {
      writer.uint32(144).bool(message.tty);
    }
    if (message.envFrom !== void 0 && message.envFrom.length !== 0) {
      for (const v of message.envFrom) {
        EnvFromSource.encode(v, writer.uint32(154).fork()).join();
      }
    }
    if (message.terminationMessagePolicy !== void 0) {
      writer.uint32(162).string(message.terminationMessagePolicy);
    }
    if (message.volumeDevices !== void 0 && message.volumeDevices.length !== 0) {
      for (const v of message.volumeDevices) {
        VolumeDevice.encode(v, writer.uint32(170).fork()).join();
      }
    }
    if (message.startupProbe !== void 0) {
      Probe.encode(message.startupProbe, writer.uint32(178).fork()).join();
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
      const message = createBaseContainer();
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
            message.image = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.command.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.args.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.workingDir = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = ContainerPort.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ports.push(el);
            }
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = EnvVar.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.env.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.resources = ResourceRequirements.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            const el = VolumeMount.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumeMounts.push(el);
            }
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.livenessProbe = Probe.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.readinessProbe = Probe.decode(reader, reader.uint32());
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.lifecycle = Lifecycle.decode(reader, reader.uint32());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.terminationMessagePath = reader.string();
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.imagePullPolicy = reader.string();
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.securityContext = SecurityContext.decode(reader, reader.uint32());
            continue;
          }
          case 16: {
            if (tag !== 128) {
              break;
            }
            message.stdin = reader.bool();
            continue;
          }
          case 17: {
            if (tag !== 136) {
              break;
            }
            message.stdinOnce = reader.bool();
            continue;
          }
          case 18: {
            if (tag !== 144) {
              break;
            }
            message.tty = reader.bool();
            continue;
          }
          case 19: {
            if (tag !== 154) {
              break;
            }
            const el = EnvFromSource.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.envFrom.push(el);
            }
            continue;
          }
          case 20: {
            if (tag !== 162) {
              break;
            }
            message.terminationMessagePolicy = reader.string();
            continue;
          }
          case 21: {
            if (tag !== 170) {
              break;
            }
            const el = VolumeDevice.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumeDevices.push(el);
            }
            continue;
          }
          case 22: {
            if (tag !== 178) {
              break;
            }
            message.startupProbe = Probe.decode(reader, reader.uint32());
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
function createBaseContainerImage() {
  return { names: [], sizeBytes: void 0 };
}
var ContainerImage = {
  encode(message, writer = new BinaryWriter()) {
    if (message.names !== void 0 && message.names.length !== 0) {
      for (const v of message.names) {
        writer.uint32(10).string(v);
      }
    }
    if (message.sizeBytes !== void 0) {
      if (BigInt.asIntN(64, message.sizeBytes) !== message.sizeBytes) {
        throw new globalThis.Error("value provided for field message.sizeBytes of type int64 too large");
      }
      writer.uint32(16).int64(message.sizeBytes);
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
      const message = createBaseContainerImage();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.names.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.sizeBytes = reader.int64();
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
function createBaseContainerPort() {
  return { name: void 0, hostPort: void 0, containerPort: void 0, protocol: void 0, hostIP: void 0 };
}
var ContainerPort = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.hostPort !== void 0) {
      writer.uint32(16).int32(message.hostPort);
    }
    if (message.containerPort !== void 0) {
      writer.uint32(24).int32(message.containerPort);
    }
    if (message.protocol !== void 0) {
      writer.uint32(34).string(message.protocol);
    }
    if (message.hostIP !== void 0) {
      writer.uint32(42).string(message.hostIP);
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
      const message = createBaseContainerPort();
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
            message.hostPort = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.containerPort = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.protocol = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.hostIP = reader.string();
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
function createBaseContainerState() {
  return { waiting: void 0, running: void 0, terminated: void 0 };
}
var ContainerState = {
  encode(message, writer = new BinaryWriter()) {
    if (message.waiting !== void 0) {
      ContainerStateWaiting.encode(message.waiting, writer.uint32(10).fork()).join();
    }
    if (message.running !== void 0) {
      ContainerStateRunning.encode(message.running, writer.uint32(18).fork()).join();
    }
    if (message.terminated !== void 0) {
      ContainerStateTerminated.encode(message.terminated, writer.uint32(26).fork()).join();
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
      const message = createBaseContainerState();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.waiting = ContainerStateWaiting.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.running = ContainerStateRunning.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.terminated = ContainerStateTerminated.decode(reader, reader.uint32());
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
function createBaseContainerStateRunning() {
  return { startedAt: void 0 };
}
var ContainerStateRunning = {
  encode(message, writer = new BinaryWriter()) {
    if (message.startedAt !== void 0) {
      Time.encode(message.startedAt, writer.uint32(10).fork()).join();
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
      const message = createBaseContainerStateRunning();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.startedAt = Time.decode(reader, reader.uint32());
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
function createBaseContainerStateTerminated() {
  return {
    exitCode: void 0,
    signal: void 0,
    reason: void 0,
    message: void 0,
    startedAt: void 0,
    finishedAt: void 0,
    containerID: void 0
  };
}
var ContainerStateTerminated = {
  encode(message, writer = new BinaryWriter()) {
    if (message.exitCode !== void 0) {
      writer.uint32(8).int32(message.exitCode);
    }
    if (message.signal !== void 0) {
      writer.uint32(16).int32(message.signal);
    }
    if (message.reason !== void 0) {
      writer.uint32(26).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(34).string(message.message);
    }
    if (message.startedAt !== void 0) {
      Time.encode(message.startedAt, writer.uint32(42).fork()).join();
    }
    if (message.finishedAt !== void 0) {
      Time.encode(message.finishedAt, writer.uint32(50).fork()).join();
    }
    if (message.containerID !== void 0) {
      writer.uint32(58).string(message.containerID);
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
      const message = createBaseContainerStateTerminated();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.exitCode = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.signal = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.message = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.startedAt = Time.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.finishedAt = Time.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.containerID = reader.string();
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
function createBaseContainerStateWaiting() {
  return { reason: void 0, message: void 0 };
}
var ContainerStateWaiting = {
  encode(message, writer = new BinaryWriter()) {
    if (message.reason !== void 0) {
      writer.uint32(10).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(18).string(message.message);
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
      const message = createBaseContainerStateWaiting();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
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
function createBaseContainerStatus() {
  return {
    name: void 0,
    state: void 0,
    lastState: void 0,
    ready: void 0,
    restartCount: void 0,
    image: void 0,
    imageID: void 0,
    containerID: void 0,
    started: void 0
  };
}
var ContainerStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.state !== void 0) {
      ContainerState.encode(message.state, writer.uint32(18).fork()).join();
    }
    if (message.lastState !== void 0) {
      ContainerState.encode(message.lastState, writer.uint32(26).fork()).join();
    }
    if (message.ready !== void 0) {
      writer.uint32(32).bool(message.ready);
    }
    if (message.restartCount !== void 0) {
      writer.uint32(40).int32(message.restartCount);
    }
    if (message.image !== void 0) {
      writer.uint32(50).string(message.image);
    }
    if (message.imageID !== void 0) {
      writer.uint32(58).string(message.imageID);
    }
    if (message.containerID !== void 0) {
      writer.uint32(66).string(message.containerID);
    }
    if (message.started !== void 0) {
      writer.uint32(72).bool(message.started);
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
      const message = createBaseContainerStatus();
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
            message.state = ContainerState.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.lastState = ContainerState.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.ready = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.restartCount = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.image = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.imageID = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.containerID = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }
            message.started = reader.bool();
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
function createBaseDaemonEndpoint() {
  return { Port: void 0 };
}
var DaemonEndpoint = {
  encode(message, writer = new BinaryWriter()) {
    if (message.Port !== void 0) {
      writer.uint32(8).int32(message.Port);
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
      const message = createBaseDaemonEndpoint();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.Port = reader.int32();
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
function createBaseDownwardAPIProjection() {
  return { items: [] };
}
var DownwardAPIProjection = {
  encode(message, writer = new BinaryWriter()) {
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
        DownwardAPIVolumeFile.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseDownwardAPIProjection();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = DownwardAPIVolumeFile.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.items.push(el);
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
function createBaseDownwardAPIVolumeFile() {
  return { path: void 0, fieldRef: void 0, resourceFieldRef: void 0, mode: void 0 };
}
var DownwardAPIVolumeFile = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
    }
    if (message.fieldRef !== void 0) {
      ObjectFieldSelector.encode(message.fieldRef, writer.uint32(18).fork()).join();
    }
    if (message.resourceFieldRef !== void 0) {
      ResourceFieldSelector.encode(message.resourceFieldRef, writer.uint32(26).fork()).join();
    }
    if (message.mode !== void 0) {
      writer.uint32(32).int32(message.mode);
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
      const message = createBaseDownwardAPIVolumeFile();
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
            message.fieldRef = ObjectFieldSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.resourceFieldRef = ResourceFieldSelector.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.mode = reader.int32();
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
function createBaseDownwardAPIVolumeSource() {
  return { items: [], defaultMode: void 0 };
}
var DownwardAPIVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
        DownwardAPIVolumeFile.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.defaultMode !== void 0) {
      writer.uint32(16).int32(message.defaultMode);
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
      const message = createBaseDownwardAPIVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = DownwardAPIVolumeFile.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.items.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.defaultMode = reader.int32();
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
function createBaseEmptyDirVolumeSource() {
  return { medium: void 0, sizeLimit: void 0 };
}
var EmptyDirVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.medium !== void 0) {
      writer.uint32(10).string(message.medium);
    }
    if (message.sizeLimit !== void 0) {
      Quantity.encode(message.sizeLimit, writer.uint32(18).fork()).join();
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
      const message = createBaseEmptyDirVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.medium = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.sizeLimit = Quantity.decode(reader, reader.uint32());
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
function createBaseEndpointAddress() {
  return { ip: void 0, targetRef: void 0, hostname: void 0, nodeName: void 0 };
}
var EndpointAddress = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ip !== void 0) {
      writer.uint32(10).string(message.ip);
    }
    if (message.targetRef !== void 0) {
      ObjectReference.encode(message.targetRef, writer.uint32(18).fork()).join();
    }
    if (message.hostname !== void 0) {
      writer.uint32(26).string(message.hostname);
    }
    if (message.nodeName !== void 0) {
      writer.uint32(34).string(message.nodeName);
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
      const message = createBaseEndpointAddress();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.ip = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.targetRef = ObjectReference.decode(reader, reader.uint32());
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
            message.nodeName = reader.string();
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
  return { name: void 0, port: void 0, protocol: void 0, appProtocol: void 0 };
}
var EndpointPort = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.port !== void 0) {
      writer.uint32(16).int32(message.port);
    }
    if (message.protocol !== void 0) {
      writer.uint32(26).string(message.protocol);
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
            if (tag !== 16) {
              break;
            }
            message.port = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.protocol = reader.string();
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
function createBaseEndpointSubset() {
  return { addresses: [], notReadyAddresses: [], ports: [] };
}
var EndpointSubset = {
  encode(message, writer = new BinaryWriter()) {
    if (message.addresses !== void 0 && message.addresses.length !== 0) {
      for (const v of message.addresses) {
        EndpointAddress.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.notReadyAddresses !== void 0 && message.notReadyAddresses.length !== 0) {
      for (const v of message.notReadyAddresses) {
        EndpointAddress.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        EndpointPort.encode(v, writer.uint32(26).fork()).join();
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
      const message = createBaseEndpointSubset();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = EndpointAddress.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.addresses.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = EndpointAddress.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.notReadyAddresses.push(el);
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
function createBaseEndpoints() {
  return { metadata: void 0, subsets: [] };
}
var Endpoints = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.subsets !== void 0 && message.subsets.length !== 0) {
      for (const v of message.subsets) {
        EndpointSubset.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseEndpoints();
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
            const el = EndpointSubset.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.subsets.push(el);
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
function createBaseEnvFromSource() {
  return { prefix: void 0, configMapRef: void 0, secretRef: void 0 };
}
var EnvFromSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.prefix !== void 0) {
      writer.uint32(10).string(message.prefix);
    }
    if (message.configMapRef !== void 0) {
      ConfigMapEnvSource.encode(message.configMapRef, writer.uint32(18).fork()).join();
    }
    if (message.secretRef !== void 0) {
      SecretEnvSource.encode(message.secretRef, writer.uint32(26).fork()).join();
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
      const message = createBaseEnvFromSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.prefix = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.configMapRef = ConfigMapEnvSource.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.secretRef = SecretEnvSource.decode(reader, reader.uint32());
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
function createBaseEnvVar() {
  return { name: void 0, value: void 0, valueFrom: void 0 };
}
var EnvVar = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      writer.uint32(18).string(message.value);
    }
    if (message.valueFrom !== void 0) {
      EnvVarSource.encode(message.valueFrom, writer.uint32(26).fork()).join();
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
      const message = createBaseEnvVar();
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
            message.value = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.valueFrom = EnvVarSource.decode(reader, reader.uint32());
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
function createBaseEnvVarSource() {
  return { fieldRef: void 0, resourceFieldRef: void 0, configMapKeyRef: void 0, secretKeyRef: void 0 };
}
var EnvVarSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.fieldRef !== void 0) {
      ObjectFieldSelector.encode(message.fieldRef, writer.uint32(10).fork()).join();
    }
    if (message.resourceFieldRef !== void 0) {
      ResourceFieldSelector.encode(message.resourceFieldRef, writer.uint32(18).fork()).join();
    }
    if (message.configMapKeyRef !== void 0) {
      ConfigMapKeySelector.encode(message.configMapKeyRef, writer.uint32(26).fork()).join();
    }
    if (message.secretKeyRef !== void 0) {
      SecretKeySelector.encode(message.secretKeyRef, writer.uint32(34).fork()).join();
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
      const message = createBaseEnvVarSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.fieldRef = ObjectFieldSelector.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.resourceFieldRef = ResourceFieldSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.configMapKeyRef = ConfigMapKeySelector.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.secretKeyRef = SecretKeySelector.decode(reader, reader.uint32());
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
function createBaseEphemeralContainer() {
  return { ephemeralContainerCommon: void 0, targetContainerName: void 0 };
}
var EphemeralContainer = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ephemeralContainerCommon !== void 0) {
      EphemeralContainerCommon.encode(message.ephemeralContainerCommon, writer.uint32(10).fork()).join();
    }
    if (message.targetContainerName !== void 0) {
      writer.uint32(18).string(message.targetContainerName);
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
      const message = createBaseEphemeralContainer();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.ephemeralContainerCommon = EphemeralContainerCommon.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.targetContainerName = reader.string();
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
function createBaseEphemeralContainerCommon() {
  return {
    name: void 0,
    image: void 0,
    command: [],
    args: [],
    workingDir: void 0,
    ports: [],
    env: [],
    resources: void 0,
    volumeMounts: [],
    livenessProbe: void 0,
    readinessProbe: void 0,
    lifecycle: void 0,
    terminationMessagePath: void 0,
    imagePullPolicy: void 0,
    securityContext: void 0,
    stdin: void 0,
    stdinOnce: void 0,
    tty: void 0,
    envFrom: [],
    terminationMessagePolicy: void 0,
    volumeDevices: [],
    startupProbe: void 0
  };
}
var EphemeralContainerCommon = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.image !== void 0) {
      writer.uint32(18).string(message.image);
    }
    if (message.command !== void 0 && message.command.length !== 0) {
      for (const v of message.command) {
        writer.uint32(26).string(v);
      }
    }
    if (message.args !== void 0 && message.args.length !== 0) {
      for (const v of message.args) {
        writer.uint32(34).string(v);
      }
    }
    if (message.workingDir !== void 0) {
      writer.uint32(42).string(message.workingDir);
    }
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        ContainerPort.encode(v, writer.uint32(50).fork()).join();
      }
    }
    if (message.env !== void 0 && message.env.length !== 0) {
      for (const v of message.env) {
        EnvVar.encode(v, writer.uint32(58).fork()).join();
      }
    }
    if (message.resources !== void 0) {
      ResourceRequirements.encode(message.resources, writer.uint32(66).fork()).join();
    }
    if (message.volumeMounts !== void 0 && message.volumeMounts.length !== 0) {
      for (const v of message.volumeMounts) {
        VolumeMount.encode(v, writer.uint32(74).fork()).join();
      }
    }
    if (message.livenessProbe !== void 0) {
      Probe.encode(message.livenessProbe, writer.uint32(82).fork()).join();
    }
    if (message.readinessProbe !== void 0) {
      Probe.encode(message.readinessProbe, writer.uint32(90).fork()).join();
    }
    if (message.lifecycle !== void 0) {
      Lifecycle.encode(message.lifecycle, writer.uint32(98).fork()).join();
    }
    if (message.terminationMessagePath !== void 0) {
      writer.uint32(106).string(message.terminationMessagePath);
    }
    if (message.imagePullPolicy !== void 0) {
      writer.uint32(114).string(message.imagePullPolicy);
    }
    if (message.securityContext !== void 0) {
      SecurityContext.encode(message.securityContext, writer.uint32(122).fork()).join();
    }
    if (message.stdin !== void 0) {
      writer.uint32(128).bool(message.stdin);
    }
    if (message.stdinOnce !== void 0) {
      writer.uint32(136).bool(message.stdinOnce);
    }
    if (message.tty !== void 0) {
      writer.uint32(144).bool(message.tty);
    }
    if (message.envFrom !== void 0 && message.envFrom.length !== 0) {
      for (const v of message.envFrom) {
        EnvFromSource.encode(v, writer.uint32(154).fork()).join();
      }
    }
    if (message.terminationMessagePolicy !== void 0) {
      writer.uint32(162).string(message.terminationMessagePolicy);
    }
    if (message.volumeDevices !== void 0 && message.volumeDevices.length !== 0) {
      for (const v of message.volumeDevices) {
        VolumeDevice.encode(v, writer.uint32(170).fork()).join();
      }
    }
    if (message.startupProbe !== void 0) {
      Probe.encode(message.startupProbe, writer.uint32(178).fork()).join();
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
      const message = createBaseEphemeralContainerCommon();
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
            message.image = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.command.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.args.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.workingDir = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = ContainerPort.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ports.push(el);
            }
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = EnvVar.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.env.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.resources = ResourceRequirements.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            const el = VolumeMount.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumeMounts.push(el);
            }
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.livenessProbe = Probe.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.readinessProbe = Probe.decode(reader, reader.uint32());
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.lifecycle = Lifecycle.decode(reader, reader.uint32());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.terminationMessagePath = reader.string();
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.imagePullPolicy = reader.string();
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.securityContext = SecurityContext.decode(reader, reader.uint32());
            continue;
          }
          case 16: {
            if (tag !== 128) {
              break;
            }
            message.stdin = reader.bool();
            continue;
          }
          case 17: {
            if (tag !== 136) {
              break;
            }
            message.stdinOnce = reader.bool();
            continue;
          }
          case 18: {
            if (tag !== 144) {
              break;
            }
            message.tty = reader.bool();
            continue;
          }
          case 19: {
            if (tag !== 154) {
              break;
            }
            const el = EnvFromSource.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.envFrom.push(el);
            }
            continue;
          }
          case 20: {
            if (tag !== 162) {
              break;
            }
            message.terminationMessagePolicy = reader.string();
            continue;
          }
          case 21: {
            if (tag !== 170) {
              break;
            }
            const el = VolumeDevice.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumeDevices.push(el);
            }
            continue;
          }
          case 22: {
            if (tag !== 178) {
              break;
            }
            message.startupProbe = Probe.decode(reader, reader.uint32());
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
function createBaseEphemeralContainers() {
  return { metadata: void 0, ephemeralContainers: [] };
}
var EphemeralContainers = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.ephemeralContainers !== void 0 && message.ephemeralContainers.length !== 0) {
      for (const v of message.ephemeralContainers) {
        EphemeralContainer.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseEphemeralContainers();
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
            const el = EphemeralContainer.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ephemeralContainers.push(el);
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
function createBaseEphemeralVolumeSource() {
  return { volumeClaimTemplate: void 0, readOnly: void 0 };
}
var EphemeralVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumeClaimTemplate !== void 0) {
      PersistentVolumeClaimTemplate.encode(message.volumeClaimTemplate, writer.uint32(10).fork()).join();
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
      const message = createBaseEphemeralVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.volumeClaimTemplate = PersistentVolumeClaimTemplate.decode(reader, reader.uint32());
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
function createBaseEvent() {
  return {
    metadata: void 0,
    involvedObject: void 0,
    reason: void 0,
    message: void 0,
    source: void 0,
    firstTimestamp: void 0,
    lastTimestamp: void 0,
    count: void 0,
    type: void 0,
    eventTime: void 0,
    series: void 0,
    action: void 0,
    related: void 0,
    reportingComponent: void 0,
    reportingInstance: void 0
  };
}
var Event = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.involvedObject !== void 0) {
      ObjectReference.encode(message.involvedObject, writer.uint32(18).fork()).join();
    }
    if (message.reason !== void 0) {
      writer.uint32(26).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(34).string(message.message);
    }
    if (message.source !== void 0) {
      EventSource.encode(message.source, writer.uint32(42).fork()).join();
    }
    if (message.firstTimestamp !== void 0) {
      Time.encode(message.firstTimestamp, writer.uint32(50).fork()).join();
    }
    if (message.lastTimestamp !== void 0) {
      Time.encode(message.lastTimestamp, writer.uint32(58).fork()).join();
    }
    if (message.count !== void 0) {
      writer.uint32(64).int32(message.count);
    }
    if (message.type !== void 0) {
      writer.uint32(74).string(message.type);
    }
    if (message.eventTime !== void 0) {
      MicroTime.encode(message.eventTime, writer.uint32(82).fork()).join();
    }
    if (message.series !== void 0) {
      EventSeries.encode(message.series, writer.uint32(90).fork()).join();
    }
    if (message.action !== void 0) {
      writer.uint32(98).string(message.action);
    }
    if (message.related !== void 0) {
      ObjectReference.encode(message.related, writer.uint32(106).fork()).join();
    }
    if (message.reportingComponent !== void 0) {
      writer.uint32(114).string(message.reportingComponent);
    }
    if (message.reportingInstance !== void 0) {
      writer.uint32(122).string(message.reportingInstance);
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
      const message = createBaseEvent();
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
            message.involvedObject = ObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.message = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.source = EventSource.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.firstTimestamp = Time.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.lastTimestamp = Time.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.count = reader.int32();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.eventTime = MicroTime.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.series = EventSeries.decode(reader, reader.uint32());
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.action = reader.string();
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.related = ObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.reportingComponent = reader.string();
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.reportingInstance = reader.string();
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
function createBaseEventSeries() {
  return { count: void 0, lastObservedTime: void 0, state: void 0 };
}
var EventSeries = {
  encode(message, writer = new BinaryWriter()) {
    if (message.count !== void 0) {
      writer.uint32(8).int32(message.count);
    }
    if (message.lastObservedTime !== void 0) {
      MicroTime.encode(message.lastObservedTime, writer.uint32(18).fork()).join();
    }
    if (message.state !== void 0) {
      writer.uint32(26).string(message.state);
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
      const message = createBaseEventSeries();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.count = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.lastObservedTime = MicroTime.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.state = reader.string();
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
function createBaseEventSource() {
  return { component: void 0, host: void 0 };
}
var EventSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.component !== void 0) {
      writer.uint32(10).string(message.component);
    }
    if (message.host !== void 0) {
      writer.uint32(18).string(message.host);
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
      const message = createBaseEventSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.component = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.host = reader.string();
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
function createBaseExecAction() {
  return { command: [] };
}
var ExecAction = {
  encode(message, writer = new BinaryWriter()) {
    if (message.command !== void 0 && message.command.length !== 0) {
      for (const v of message.command) {
        writer.uint32(10).string(v);
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
      const message = createBaseExecAction();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.command.push(el);
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
function createBaseFCVolumeSource() {
  return { targetWWNs: [], lun: void 0, fsType: void 0, readOnly: void 0, wwids: [] };
}
var FCVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.targetWWNs !== void 0 && message.targetWWNs.length !== 0) {
      for (const v of message.targetWWNs) {
        writer.uint32(10).string(v);
      }
    }
    if (message.lun !== void 0) {
      writer.uint32(16).int32(message.lun);
    }
    if (message.fsType !== void 0) {
      writer.uint32(26).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(32).bool(message.readOnly);
    }
    if (message.wwids !== void 0 && message.wwids.length !== 0) {
      for (const v of message.wwids) {
        writer.uint32(42).string(v);
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
      const message = createBaseFCVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.targetWWNs.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.lun = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.wwids.push(el);
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
function createBaseFlexPersistentVolumeSource() {
  return { driver: void 0, fsType: void 0, secretRef: void 0, readOnly: void 0, options: /* @__PURE__ */ new Map() };
}
var FlexPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.driver !== void 0) {
      writer.uint32(10).string(message.driver);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
    }
    if (message.secretRef !== void 0) {
      SecretReference.encode(message.secretRef, writer.uint32(26).fork()).join();
    }
    if (message.readOnly !== void 0) {
      writer.uint32(32).bool(message.readOnly);
    }
    (message.options || /* @__PURE__ */ new Map()).forEach((value, key) => {
      FlexPersistentVolumeSource_OptionsEntry.encode({ key, value }, writer.uint32(42).fork()).join();
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
      const message = createBaseFlexPersistentVolumeSource();
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
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.secretRef = SecretReference.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const entry5 = FlexPersistentVolumeSource_OptionsEntry.decode(reader, reader.uint32());
            if (entry5.value !== void 0) {
              message.options.set(entry5.key, entry5.value);
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
function createBaseFlexPersistentVolumeSource_OptionsEntry() {
  return { key: "", value: "" };
}
var FlexPersistentVolumeSource_OptionsEntry = {
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
      const message = createBaseFlexPersistentVolumeSource_OptionsEntry();
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
function createBaseFlexVolumeSource() {
  return { driver: void 0, fsType: void 0, secretRef: void 0, readOnly: void 0, options: /* @__PURE__ */ new Map() };
}
var FlexVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.driver !== void 0) {
      writer.uint32(10).string(message.driver);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
    }
    if (message.secretRef !== void 0) {
      LocalObjectReference.encode(message.secretRef, writer.uint32(26).fork()).join();
    }
    if (message.readOnly !== void 0) {
      writer.uint32(32).bool(message.readOnly);
    }
    (message.options || /* @__PURE__ */ new Map()).forEach((value, key) => {
      FlexVolumeSource_OptionsEntry.encode({ key, value }, writer.uint32(42).fork()).join();
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
      const message = createBaseFlexVolumeSource();
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
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.secretRef = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const entry5 = FlexVolumeSource_OptionsEntry.decode(reader, reader.uint32());
            if (entry5.value !== void 0) {
              message.options.set(entry5.key, entry5.value);
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
function createBaseFlexVolumeSource_OptionsEntry() {
  return { key: "", value: "" };
}
var FlexVolumeSource_OptionsEntry = {
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
      const message = createBaseFlexVolumeSource_OptionsEntry();
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
function createBaseFlockerVolumeSource() {
  return { datasetName: void 0, datasetUUID: void 0 };
}
var FlockerVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.datasetName !== void 0) {
      writer.uint32(10).string(message.datasetName);
    }
    if (message.datasetUUID !== void 0) {
      writer.uint32(18).string(message.datasetUUID);
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
      const message = createBaseFlockerVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.datasetName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.datasetUUID = reader.string();
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
function createBaseGCEPersistentDiskVolumeSource() {
  return { pdName: void 0, fsType: void 0, partition: void 0, readOnly: void 0 };
}
var GCEPersistentDiskVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.pdName !== void 0) {
      writer.uint32(10).string(message.pdName);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
    }
    if (message.partition !== void 0) {
      writer.uint32(24).int32(message.partition);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(32).bool(message.readOnly);
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
      const message = createBaseGCEPersistentDiskVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.pdName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.partition = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
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
function createBaseGitRepoVolumeSource() {
  return { repository: void 0, revision: void 0, directory: void 0 };
}
var GitRepoVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.repository !== void 0) {
      writer.uint32(10).string(message.repository);
    }
    if (message.revision !== void 0) {
      writer.uint32(18).string(message.revision);
    }
    if (message.directory !== void 0) {
      writer.uint32(26).string(message.directory);
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
      const message = createBaseGitRepoVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.repository = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.revision = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.directory = reader.string();
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
function createBaseGlusterfsPersistentVolumeSource() {
  return { endpoints: void 0, path: void 0, readOnly: void 0, endpointsNamespace: void 0 };
}
var GlusterfsPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.endpoints !== void 0) {
      writer.uint32(10).string(message.endpoints);
    }
    if (message.path !== void 0) {
      writer.uint32(18).string(message.path);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
    }
    if (message.endpointsNamespace !== void 0) {
      writer.uint32(34).string(message.endpointsNamespace);
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
      const message = createBaseGlusterfsPersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.endpoints = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.path = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.endpointsNamespace = reader.string();
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
function createBaseGlusterfsVolumeSource() {
  return { endpoints: void 0, path: void 0, readOnly: void 0 };
}
var GlusterfsVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.endpoints !== void 0) {
      writer.uint32(10).string(message.endpoints);
    }
    if (message.path !== void 0) {
      writer.uint32(18).string(message.path);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
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
      const message = createBaseGlusterfsVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.endpoints = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.path = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
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
function createBaseHTTPGetAction() {
  return { path: void 0, port: void 0, host: void 0, scheme: void 0, httpHeaders: [] };
}
var HTTPGetAction = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
    }
    if (message.port !== void 0) {
      IntOrString.encode(message.port, writer.uint32(18).fork()).join();
    }
    if (message.host !== void 0) {
      writer.uint32(26).string(message.host);
    }
    if (message.scheme !== void 0) {
      writer.uint32(34).string(message.scheme);
    }
    if (message.httpHeaders !== void 0 && message.httpHeaders.length !== 0) {
      for (const v of message.httpHeaders) {
        HTTPHeader.encode(v, writer.uint32(42).fork()).join();
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
      const message = createBaseHTTPGetAction();
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
            message.port = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.host = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.scheme = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = HTTPHeader.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.httpHeaders.push(el);
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
function createBaseHTTPHeader() {
  return { name: void 0, value: void 0 };
}
var HTTPHeader = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      writer.uint32(18).string(message.value);
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
      const message = createBaseHTTPHeader();
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
function createBaseHandler() {
  return { exec: void 0, httpGet: void 0, tcpSocket: void 0 };
}
var Handler = {
  encode(message, writer = new BinaryWriter()) {
    if (message.exec !== void 0) {
      ExecAction.encode(message.exec, writer.uint32(10).fork()).join();
    }
    if (message.httpGet !== void 0) {
      HTTPGetAction.encode(message.httpGet, writer.uint32(18).fork()).join();
    }
    if (message.tcpSocket !== void 0) {
      TCPSocketAction.encode(message.tcpSocket, writer.uint32(26).fork()).join();
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
      const message = createBaseHandler();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.exec = ExecAction.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.httpGet = HTTPGetAction.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.tcpSocket = TCPSocketAction.decode(reader, reader.uint32());
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
function createBaseHostAlias() {
  return { ip: void 0, hostnames: [] };
}
var HostAlias = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ip !== void 0) {
      writer.uint32(10).string(message.ip);
    }
    if (message.hostnames !== void 0 && message.hostnames.length !== 0) {
      for (const v of message.hostnames) {
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
      const message = createBaseHostAlias();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.ip = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.hostnames.push(el);
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
function createBaseHostPathVolumeSource() {
  return { path: void 0, type: void 0 };
}
var HostPathVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
    }
    if (message.type !== void 0) {
      writer.uint32(18).string(message.type);
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
      const message = createBaseHostPathVolumeSource();
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
            message.type = reader.string();
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
function createBaseISCSIPersistentVolumeSource() {
  return {
    targetPortal: void 0,
    iqn: void 0,
    lun: void 0,
    iscsiInterface: void 0,
    fsType: void 0,
    readOnly: void 0,
    portals: [],
    chapAuthDiscovery: void 0,
    secretRef: void 0,
    chapAuthSession: void 0,
    initiatorName: void 0
  };
}
var ISCSIPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.targetPortal !== void 0) {
      writer.uint32(10).string(message.targetPortal);
    }
    if (message.iqn !== void 0) {
      writer.uint32(18).string(message.iqn);
    }
    if (message.lun !== void 0) {
      writer.uint32(24).int32(message.lun);
    }
    if (message.iscsiInterface !== void 0) {
      writer.uint32(34).string(message.iscsiInterface);
    }
    if (message.fsType !== void 0) {
      writer.uint32(42).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(48).bool(message.readOnly);
    }
    if (message.portals !== void 0 && message.portals.length !== 0) {
      for (const v of message.portals) {
        writer.uint32(58).string(v);
      }
    }
    if (message.chapAuthDiscovery !== void 0) {
      writer.uint32(64).bool(message.chapAuthDiscovery);
    }
    if (message.secretRef !== void 0) {
      SecretReference.encode(message.secretRef, writer.uint32(82).fork()).join();
    }
    if (message.chapAuthSession !== void 0) {
      writer.uint32(88).bool(message.chapAuthSession);
    }
    if (message.initiatorName !== void 0) {
      writer.uint32(98).string(message.initiatorName);
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
      const message = createBaseISCSIPersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.targetPortal = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.iqn = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.lun = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.iscsiInterface = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.portals.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.chapAuthDiscovery = reader.bool();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.secretRef = SecretReference.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }
            message.chapAuthSession = reader.bool();
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.initiatorName = reader.string();
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
function createBaseISCSIVolumeSource() {
  return {
    targetPortal: void 0,
    iqn: void 0,
    lun: void 0,
    iscsiInterface: void 0,
    fsType: void 0,
    readOnly: void 0,
    portals: [],
    chapAuthDiscovery: void 0,
    secretRef: void 0,
    chapAuthSession: void 0,
    initiatorName: void 0
  };
}
var ISCSIVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.targetPortal !== void 0) {
      writer.uint32(10).string(message.targetPortal);
    }
    if (message.iqn !== void 0) {
      writer.uint32(18).string(message.iqn);
    }
    if (message.lun !== void 0) {
      writer.uint32(24).int32(message.lun);
    }
    if (message.iscsiInterface !== void 0) {
      writer.uint32(34).string(message.iscsiInterface);
    }
    if (message.fsType !== void 0) {
      writer.uint32(42).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(48).bool(message.readOnly);
    }
    if (message.portals !== void 0 && message.portals.length !== 0) {
      for (const v of message.portals) {
        writer.uint32(58).string(v);
      }
    }
    if (message.chapAuthDiscovery !== void 0) {
      writer.uint32(64).bool(message.chapAuthDiscovery);
    }
    if (message.secretRef !== void 0) {
      LocalObjectReference.encode(message.secretRef, writer.uint32(82).fork()).join();
    }
    if (message.chapAuthSession !== void 0) {
      writer.uint32(88).bool(message.chapAuthSession);
    }
    if (message.initiatorName !== void 0) {
      writer.uint32(98).string(message.initiatorName);
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
      const message = createBaseISCSIVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.targetPortal = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.iqn = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.lun = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.iscsiInterface = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.portals.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.chapAuthDiscovery = reader.bool();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.secretRef = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }
            message.chapAuthSession = reader.bool();
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.initiatorName = reader.string();
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
function createBaseKeyToPath() {
  return { key: void 0, path: void 0, mode: void 0 };
}
var KeyToPath = {
  encode(message, writer = new BinaryWriter()) {
    if (message.key !== void 0) {
      writer.uint32(10).string(message.key);
    }
    if (message.path !== void 0) {
      writer.uint32(18).string(message.path);
    }
    if (message.mode !== void 0) {
      writer.uint32(24).int32(message.mode);
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
      const message = createBaseKeyToPath();
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
            message.path = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.mode = reader.int32();
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
function createBaseLifecycle() {
  return { postStart: void 0, preStop: void 0 };
}
var Lifecycle = {
  encode(message, writer = new BinaryWriter()) {
    if (message.postStart !== void 0) {
      Handler.encode(message.postStart, writer.uint32(10).fork()).join();
    }
    if (message.preStop !== void 0) {
      Handler.encode(message.preStop, writer.uint32(18).fork()).join();
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
      const message = createBaseLifecycle();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.postStart = Handler.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.preStop = Handler.decode(reader, reader.uint32());
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
function createBaseLimitRange() {
  return { metadata: void 0, spec: void 0 };
}
var LimitRange = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      LimitRangeSpec.encode(message.spec, writer.uint32(18).fork()).join();
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
      const message = createBaseLimitRange();
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
            message.spec = LimitRangeSpec.decode(reader, reader.uint32());
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
function createBaseLimitRangeItem() {
  return {
    type: void 0,
    max: /* @__PURE__ */ new Map(),
    min: /* @__PURE__ */ new Map(),
    default: /* @__PURE__ */ new Map(),
    defaultRequest: /* @__PURE__ */ new Map(),
    maxLimitRequestRatio: /* @__PURE__ */ new Map()
  };
}
var LimitRangeItem = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    (message.max || /* @__PURE__ */ new Map()).forEach((value, key) => {
      LimitRangeItem_MaxEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    (message.min || /* @__PURE__ */ new Map()).forEach((value, key) => {
      LimitRangeItem_MinEntry.encode({ key, value }, writer.uint32(26).fork()).join();
    });
    (message.default || /* @__PURE__ */ new Map()).forEach((value, key) => {
      LimitRangeItem_DefaultEntry.encode({ key, value }, writer.uint32(34).fork()).join();
    });
    (message.defaultRequest || /* @__PURE__ */ new Map()).forEach((value, key) => {
      LimitRangeItem_DefaultRequestEntry.encode({ key, value }, writer.uint32(42).fork()).join();
    });
    (message.maxLimitRequestRatio || /* @__PURE__ */ new Map()).forEach((value, key) => {
      LimitRangeItem_MaxLimitRequestRatioEntry.encode({ key, value }, writer.uint32(50).fork()).join();
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
      const message = createBaseLimitRangeItem();
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
            const entry2 = LimitRangeItem_MaxEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.max.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const entry3 = LimitRangeItem_MinEntry.decode(reader, reader.uint32());
            if (entry3.value !== void 0) {
              message.min.set(entry3.key, entry3.value);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const entry4 = LimitRangeItem_DefaultEntry.decode(reader, reader.uint32());
            if (entry4.value !== void 0) {
              message.default.set(entry4.key, entry4.value);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const entry5 = LimitRangeItem_DefaultRequestEntry.decode(reader, reader.uint32());
            if (entry5.value !== void 0) {
              message.defaultRequest.set(entry5.key, entry5.value);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const entry6 = LimitRangeItem_MaxLimitRequestRatioEntry.decode(reader, reader.uint32());
            if (entry6.value !== void 0) {
              message.maxLimitRequestRatio.set(entry6.key, entry6.value);
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
function createBaseLimitRangeItem_MaxEntry() {
  return { key: "", value: void 0 };
}
var LimitRangeItem_MaxEntry = {
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
      const message = createBaseLimitRangeItem_MaxEntry();
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
function createBaseLimitRangeItem_MinEntry() {
  return { key: "", value: void 0 };
}
var LimitRangeItem_MinEntry = {
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
      const message = createBaseLimitRangeItem_MinEntry();
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
function createBaseLimitRangeItem_DefaultEntry() {
  return { key: "", value: void 0 };
}
var LimitRangeItem_DefaultEntry = {
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
      const message = createBaseLimitRangeItem_DefaultEntry();
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
function createBaseLimitRangeItem_DefaultRequestEntry() {
  return { key: "", value: void 0 };
}
var LimitRangeItem_DefaultRequestEntry = {
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
      const message = createBaseLimitRangeItem_DefaultRequestEntry();
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
function createBaseLimitRangeItem_MaxLimitRequestRatioEntry() {
  return { key: "", value: void 0 };
}
var LimitRangeItem_MaxLimitRequestRatioEntry = {
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
      const message = createBaseLimitRangeItem_MaxLimitRequestRatioEntry();
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
function createBaseLimitRangeSpec() {
  return { limits: [] };
}
var LimitRangeSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.limits !== void 0 && message.limits.length !== 0) {
      for (const v of message.limits) {
        LimitRangeItem.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseLimitRangeSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = LimitRangeItem.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.limits.push(el);
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
function createBaseLoadBalancerIngress() {
  return { ip: void 0, hostname: void 0, ports: [] };
}
var LoadBalancerIngress = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ip !== void 0) {
      writer.uint32(10).string(message.ip);
    }
    if (message.hostname !== void 0) {
      writer.uint32(18).string(message.hostname);
    }
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        PortStatus.encode(v, writer.uint32(34).fork()).join();
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
      const message = createBaseLoadBalancerIngress();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.ip = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.hostname = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = PortStatus.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ports.push(el);
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
function createBaseLoadBalancerStatus() {
  return { ingress: [] };
}
var LoadBalancerStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ingress !== void 0 && message.ingress.length !== 0) {
      for (const v of message.ingress) {
        LoadBalancerIngress.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseLoadBalancerStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = LoadBalancerIngress.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ingress.push(el);
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
function createBaseLocalObjectReference() {
  return { name: void 0 };
}
var LocalObjectReference = {
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
      const message = createBaseLocalObjectReference();
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
function createBaseLocalVolumeSource() {
  return { path: void 0, fsType: void 0 };
}
var LocalVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
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
      const message = createBaseLocalVolumeSource();
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
            message.fsType = reader.string();
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
function createBaseNFSVolumeSource() {
  return { server: void 0, path: void 0, readOnly: void 0 };
}
var NFSVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.server !== void 0) {
      writer.uint32(10).string(message.server);
    }
    if (message.path !== void 0) {
      writer.uint32(18).string(message.path);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
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
      const message = createBaseNFSVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.server = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.path = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
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
function createBaseNamespace() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Namespace = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      NamespaceSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      NamespaceStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseNamespace();
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
            message.spec = NamespaceSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = NamespaceStatus.decode(reader, reader.uint32());
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
function createBaseNamespaceCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var NamespaceCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(34).fork()).join();
    }
    if (message.reason !== void 0) {
      writer.uint32(42).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(50).string(message.message);
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
      const message = createBaseNamespaceCondition();
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
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
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
function createBaseNamespaceSpec() {
  return { finalizers: [] };
}
var NamespaceSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.finalizers !== void 0 && message.finalizers.length !== 0) {
      for (const v of message.finalizers) {
        writer.uint32(10).string(v);
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
      const message = createBaseNamespaceSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.finalizers.push(el);
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
function createBaseNamespaceStatus() {
  return { phase: void 0, conditions: [] };
}
var NamespaceStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.phase !== void 0) {
      writer.uint32(10).string(message.phase);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        NamespaceCondition.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseNamespaceStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.phase = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = NamespaceCondition.decode(reader, reader.uint32());
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
function createBaseNode() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Node = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      NodeSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      NodeStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseNode();
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
            message.spec = NodeSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = NodeStatus.decode(reader, reader.uint32());
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
function createBaseNodeAddress() {
  return { type: void 0, address: void 0 };
}
var NodeAddress = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.address !== void 0) {
      writer.uint32(18).string(message.address);
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
      const message = createBaseNodeAddress();
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
            message.address = reader.string();
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
function createBaseNodeAffinity() {
  return {
    requiredDuringSchedulingIgnoredDuringExecution: void 0,
    preferredDuringSchedulingIgnoredDuringExecution: []
  };
}
var NodeAffinity = {
  encode(message, writer = new BinaryWriter()) {
    if (message.requiredDuringSchedulingIgnoredDuringExecution !== void 0) {
      NodeSelector.encode(message.requiredDuringSchedulingIgnoredDuringExecution, writer.uint32(10).fork()).join();
    }
    if (message.preferredDuringSchedulingIgnoredDuringExecution !== void 0 && message.preferredDuringSchedulingIgnoredDuringExecution.length !== 0) {
      for (const v of message.preferredDuringSchedulingIgnoredDuringExecution) {
        PreferredSchedulingTerm.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseNodeAffinity();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.requiredDuringSchedulingIgnoredDuringExecution = NodeSelector.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = PreferredSchedulingTerm.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.preferredDuringSchedulingIgnoredDuringExecution.push(el);
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
function createBaseNodeCondition() {
  return {
    type: void 0,
    status: void 0,
    lastHeartbeatTime: void 0,
    lastTransitionTime: void 0,
    reason: void 0,
    message: void 0
  };
}
var NodeCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.lastHeartbeatTime !== void 0) {
      Time.encode(message.lastHeartbeatTime, writer.uint32(26).fork()).join();
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(34).fork()).join();
    }
    if (message.reason !== void 0) {
      writer.uint32(42).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(50).string(message.message);
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
      const message = createBaseNodeCondition();
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
            message.lastHeartbeatTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
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
function createBaseNodeConfigSource() {
  return { configMapRef: void 0, configMap: void 0 };
}
var NodeConfigSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.configMapRef !== void 0) {
      ObjectReference.encode(message.configMapRef, writer.uint32(10).fork()).join();
    }
    if (message.configMap !== void 0) {
      ConfigMapNodeConfigSource.encode(message.configMap, writer.uint32(18).fork()).join();
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
      const message = createBaseNodeConfigSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.configMapRef = ObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.configMap = ConfigMapNodeConfigSource.decode(reader, reader.uint32());
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
function createBaseNodeConfigStatus() {
  return { assigned: void 0, active: void 0, lastKnownGood: void 0, error: void 0 };
}
var NodeConfigStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.assigned !== void 0) {
      NodeConfigSource.encode(message.assigned, writer.uint32(10).fork()).join();
    }
    if (message.active !== void 0) {
      NodeConfigSource.encode(message.active, writer.uint32(18).fork()).join();
    }
    if (message.lastKnownGood !== void 0) {
      NodeConfigSource.encode(message.lastKnownGood, writer.uint32(26).fork()).join();
    }
    if (message.error !== void 0) {
      writer.uint32(34).string(message.error);
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
      const message = createBaseNodeConfigStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.assigned = NodeConfigSource.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.active = NodeConfigSource.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.lastKnownGood = NodeConfigSource.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.error = reader.string();
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
function createBaseNodeDaemonEndpoints() {
  return { kubeletEndpoint: void 0 };
}
var NodeDaemonEndpoints = {
  encode(message, writer = new BinaryWriter()) {
    if (message.kubeletEndpoint !== void 0) {
      DaemonEndpoint.encode(message.kubeletEndpoint, writer.uint32(10).fork()).join();
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
      const message = createBaseNodeDaemonEndpoints();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.kubeletEndpoint = DaemonEndpoint.decode(reader, reader.uint32());
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
function createBaseNodeProxyOptions() {
  return { path: void 0 };
}
var NodeProxyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
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
      const message = createBaseNodeProxyOptions();
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
function createBaseNodeSelector() {
  return { nodeSelectorTerms: [] };
}
var NodeSelector = {
  encode(message, writer = new BinaryWriter()) {
    if (message.nodeSelectorTerms !== void 0 && message.nodeSelectorTerms.length !== 0) {
      for (const v of message.nodeSelectorTerms) {
        NodeSelectorTerm.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseNodeSelector();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NodeSelectorTerm.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.nodeSelectorTerms.push(el);
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
function createBaseNodeSelectorRequirement() {
  return { key: void 0, operator: void 0, values: [] };
}
var NodeSelectorRequirement = {
  encode(message, writer = new BinaryWriter()) {
    if (message.key !== void 0) {
      writer.uint32(10).string(message.key);
    }
    if (message.operator !== void 0) {
      writer.uint32(18).string(message.operator);
    }
    if (message.values !== void 0 && message.values.length !== 0) {
      for (const v of message.values) {
        writer.uint32(26).string(v);
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
      const message = createBaseNodeSelectorRequirement();
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
            message.operator = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.values.push(el);
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
function createBaseNodeSelectorTerm() {
  return { matchExpressions: [], matchFields: [] };
}
var NodeSelectorTerm = {
  encode(message, writer = new BinaryWriter()) {
    if (message.matchExpressions !== void 0 && message.matchExpressions.length !== 0) {
      for (const v of message.matchExpressions) {
        NodeSelectorRequirement.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.matchFields !== void 0 && message.matchFields.length !== 0) {
      for (const v of message.matchFields) {
        NodeSelectorRequirement.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseNodeSelectorTerm();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = NodeSelectorRequirement.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.matchExpressions.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = NodeSelectorRequirement.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.matchFields.push(el);
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
function createBaseNodeSpec() {
  return {
    podCIDR: void 0,
    externalID: void 0,
    providerID: void 0,
    unschedulable: void 0,
    taints: [],
    configSource: void 0,
    podCIDRs: []
  };
}
var NodeSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.podCIDR !== void 0) {
      writer.uint32(10).string(message.podCIDR);
    }
    if (message.externalID !== void 0) {
      writer.uint32(18).string(message.externalID);
    }
    if (message.providerID !== void 0) {
      writer.uint32(26).string(message.providerID);
    }
    if (message.unschedulable !== void 0) {
      writer.uint32(32).bool(message.unschedulable);
    }
    if (message.taints !== void 0 && message.taints.length !== 0) {
      for (const v of message.taints) {
        Taint.encode(v, writer.uint32(42).fork()).join();
      }
    }
    if (message.configSource !== void 0) {
      NodeConfigSource.encode(message.configSource, writer.uint32(50).fork()).join();
    }
    if (message.podCIDRs !== void 0 && message.podCIDRs.length !== 0) {
      for (const v of message.podCIDRs) {
        writer.uint32(58).string(v);
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
      const message = createBaseNodeSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.podCIDR = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.externalID = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.providerID = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.unschedulable = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = Taint.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.taints.push(el);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.configSource = NodeConfigSource.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.podCIDRs.push(el);
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
function createBaseNodeStatus() {
  return {
    capacity: /* @__PURE__ */ new Map(),
    allocatable: /* @__PURE__ */ new Map(),
    phase: void 0,
    conditions: [],
    addresses: [],
    daemonEndpoints: void 0,
    nodeInfo: void 0,
    images: [],
    volumesInUse: [],
    volumesAttached: [],
    config: void 0
  };
}
var NodeStatus = {
  encode(message, writer = new BinaryWriter()) {
    (message.capacity || /* @__PURE__ */ new Map()).forEach((value, key) => {
      NodeStatus_CapacityEntry.encode({ key, value }, writer.uint32(10).fork()).join();
    });
    (message.allocatable || /* @__PURE__ */ new Map()).forEach((value, key) => {
      NodeStatus_AllocatableEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    if (message.phase !== void 0) {
      writer.uint32(26).string(message.phase);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        NodeCondition.encode(v, writer.uint32(34).fork()).join();
      }
    }
    if (message.addresses !== void 0 && message.addresses.length !== 0) {
      for (const v of message.addresses) {
        NodeAddress.encode(v, writer.uint32(42).fork()).join();
      }
    }
    if (message.daemonEndpoints !== void 0) {
      NodeDaemonEndpoints.encode(message.daemonEndpoints, writer.uint32(50).fork()).join();
    }
    if (message.nodeInfo !== void 0) {
      NodeSystemInfo.encode(message.nodeInfo, writer.uint32(58).fork()).join();
    }
    if (message.images !== void 0 && message.images.length !== 0) {
      for (const v of message.images) {
        ContainerImage.encode(v, writer.uint32(66).fork()).join();
      }
    }
    if (message.volumesInUse !== void 0 && message.volumesInUse.length !== 0) {
      for (const v of message.volumesInUse) {
        writer.uint32(74).string(v);
      }
    }
    if (message.volumesAttached !== void 0 && message.volumesAttached.length !== 0) {
      for (const v of message.volumesAttached) {
        AttachedVolume.encode(v, writer.uint32(82).fork()).join();
      }
    }
    if (message.config !== void 0) {
      NodeConfigStatus.encode(message.config, writer.uint32(90).fork()).join();
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
      const message = createBaseNodeStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const entry1 = NodeStatus_CapacityEntry.decode(reader, reader.uint32());
            if (entry1.value !== void 0) {
              message.capacity.set(entry1.key, entry1.value);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const entry2 = NodeStatus_AllocatableEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.allocatable.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.phase = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = NodeCondition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.conditions.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = NodeAddress.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.addresses.push(el);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.daemonEndpoints = NodeDaemonEndpoints.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.nodeInfo = NodeSystemInfo.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            const el = ContainerImage.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.images.push(el);
            }
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.volumesInUse.push(el);
            }
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            const el = AttachedVolume.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumesAttached.push(el);
            }
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.config = NodeConfigStatus.decode(reader, reader.uint32());
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
function createBaseNodeStatus_CapacityEntry() {
  return { key: "", value: void 0 };
}
var NodeStatus_CapacityEntry = {
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
      const message = createBaseNodeStatus_CapacityEntry();
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
function createBaseNodeStatus_AllocatableEntry() {
  return { key: "", value: void 0 };
}
var NodeStatus_AllocatableEntry = {
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
      const message = createBaseNodeStatus_AllocatableEntry();
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
function createBaseNodeSystemInfo() {
  return {
    machineID: void 0,
    systemUUID: void 0,
    bootID: void 0,
    kernelVersion: void 0,
    osImage: void 0,
    containerRuntimeVersion: void 0,
    kubeletVersion: void 0,
    kubeProxyVersion: void 0,
    operatingSystem: void 0,
    architecture: void 0
  };
}
var NodeSystemInfo = {
  encode(message, writer = new BinaryWriter()) {
    if (message.machineID !== void 0) {
      writer.uint32(10).string(message.machineID);
    }
    if (message.systemUUID !== void 0) {
      writer.uint32(18).string(message.systemUUID);
    }
    if (message.bootID !== void 0) {
      writer.uint32(26).string(message.bootID);
    }
    if (message.kernelVersion !== void 0) {
      writer.uint32(34).string(message.kernelVersion);
    }
    if (message.osImage !== void 0) {
      writer.uint32(42).string(message.osImage);
    }
    if (message.containerRuntimeVersion !== void 0) {
      writer.uint32(50).string(message.containerRuntimeVersion);
    }
    if (message.kubeletVersion !== void 0) {
      writer.uint32(58).string(message.kubeletVersion);
    }
    if (message.kubeProxyVersion !== void 0) {
      writer.uint32(66).string(message.kubeProxyVersion);
    }
    if (message.operatingSystem !== void 0) {
      writer.uint32(74).string(message.operatingSystem);
    }
    if (message.architecture !== void 0) {
      writer.uint32(82).string(message.architecture);
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
      const message = createBaseNodeSystemInfo();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.machineID = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.systemUUID = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.bootID = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.kernelVersion = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.osImage = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.containerRuntimeVersion = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.kubeletVersion = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.kubeProxyVersion = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.operatingSystem = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.architecture = reader.string();
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
function createBaseObjectFieldSelector() {
  return { apiVersion: void 0, fieldPath: void 0 };
}
var ObjectFieldSelector = {
  encode(message, writer = new BinaryWriter()) {
    if (message.apiVersion !== void 0) {
      writer.uint32(10).string(message.apiVersion);
    }
    if (message.fieldPath !== void 0) {
      writer.uint32(18).string(message.fieldPath);
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
      const message = createBaseObjectFieldSelector();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.apiVersion = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fieldPath = reader.string();
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
function createBaseObjectReference() {
  return {
    kind: void 0,
    namespace: void 0,
    name: void 0,
    uid: void 0,
    apiVersion: void 0,
    resourceVersion: void 0,
    fieldPath: void 0
  };
}
var ObjectReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.kind !== void 0) {
      writer.uint32(10).string(message.kind);
    }
    if (message.namespace !== void 0) {
      writer.uint32(18).string(message.namespace);
    }
    if (message.name !== void 0) {
      writer.uint32(26).string(message.name);
    }
    if (message.uid !== void 0) {
      writer.uint32(34).string(message.uid);
    }
    if (message.apiVersion !== void 0) {
      writer.uint32(42).string(message.apiVersion);
    }
    if (message.resourceVersion !== void 0) {
      writer.uint32(50).string(message.resourceVersion);
    }
    if (message.fieldPath !== void 0) {
      writer.uint32(58).string(message.fieldPath);
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
      const message = createBaseObjectReference();
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
            message.namespace = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.uid = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.apiVersion = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.resourceVersion = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.fieldPath = reader.string();
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
function createBasePersistentVolume() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var PersistentVolume = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PersistentVolumeSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      PersistentVolumeStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBasePersistentVolume();
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
            message.spec = PersistentVolumeSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = PersistentVolumeStatus.decode(reader, reader.uint32());
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
function createBasePersistentVolumeClaim() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var PersistentVolumeClaim = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PersistentVolumeClaimSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      PersistentVolumeClaimStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBasePersistentVolumeClaim();
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
            message.spec = PersistentVolumeClaimSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = PersistentVolumeClaimStatus.decode(reader, reader.uint32());
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
function createBasePersistentVolumeClaimCondition() {
  return {
    type: void 0,
    status: void 0,
    lastProbeTime: void 0,
    lastTransitionTime: void 0,
    reason: void 0,
    message: void 0
  };
}
var PersistentVolumeClaimCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.lastProbeTime !== void 0) {
      Time.encode(message.lastProbeTime, writer.uint32(26).fork()).join();
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(34).fork()).join();
    }
    if (message.reason !== void 0) {
      writer.uint32(42).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(50).string(message.message);
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
      const message = createBasePersistentVolumeClaimCondition();
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
            message.lastProbeTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
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
function createBasePersistentVolumeClaimSpec() {
  return {
    accessModes: [],
    resources: void 0,
    volumeName: void 0,
    selector: void 0,
    storageClassName: void 0,
    volumeMode: void 0,
    dataSource: void 0
  };
}
var PersistentVolumeClaimSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.accessModes !== void 0 && message.accessModes.length !== 0) {
      for (const v of message.accessModes) {
        writer.uint32(10).string(v);
      }
    }
    if (message.resources !== void 0) {
      ResourceRequirements.encode(message.resources, writer.uint32(18).fork()).join();
    }
    if (message.volumeName !== void 0) {
      writer.uint32(26).string(message.volumeName);
    }
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(34).fork()).join();
    }
    if (message.storageClassName !== void 0) {
      writer.uint32(42).string(message.storageClassName);
    }
    if (message.volumeMode !== void 0) {
      writer.uint32(50).string(message.volumeMode);
    }
    if (message.dataSource !== void 0) {
      TypedLocalObjectReference.encode(message.dataSource, writer.uint32(58).fork()).join();
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
      const message = createBasePersistentVolumeClaimSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.accessModes.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.resources = ResourceRequirements.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.volumeName = reader.string();
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
            message.storageClassName = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.volumeMode = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.dataSource = TypedLocalObjectReference.decode(reader, reader.uint32());
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
function createBasePersistentVolumeClaimStatus() {
  return { phase: void 0, accessModes: [], capacity: /* @__PURE__ */ new Map(), conditions: [] };
}
var PersistentVolumeClaimStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.phase !== void 0) {
      writer.uint32(10).string(message.phase);
    }
    if (message.accessModes !== void 0 && message.accessModes.length !== 0) {
      for (const v of message.accessModes) {
        writer.uint32(18).string(v);
      }
    }
    (message.capacity || /* @__PURE__ */ new Map()).forEach((value, key) => {
      PersistentVolumeClaimStatus_CapacityEntry.encode({ key, value }, writer.uint32(26).fork()).join();
    });
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        PersistentVolumeClaimCondition.encode(v, writer.uint32(34).fork()).join();
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
      const message = createBasePersistentVolumeClaimStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.phase = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.accessModes.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const entry3 = PersistentVolumeClaimStatus_CapacityEntry.decode(reader, reader.uint32());
            if (entry3.value !== void 0) {
              message.capacity.set(entry3.key, entry3.value);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = PersistentVolumeClaimCondition.decode(reader, reader.uint32());
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
function createBasePersistentVolumeClaimStatus_CapacityEntry() {
  return { key: "", value: void 0 };
}
var PersistentVolumeClaimStatus_CapacityEntry = {
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
      const message = createBasePersistentVolumeClaimStatus_CapacityEntry();
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
function createBasePersistentVolumeClaimTemplate() {
  return { metadata: void 0, spec: void 0 };
}
var PersistentVolumeClaimTemplate = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PersistentVolumeClaimSpec.encode(message.spec, writer.uint32(18).fork()).join();
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
      const message = createBasePersistentVolumeClaimTemplate();
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
            message.spec = PersistentVolumeClaimSpec.decode(reader, reader.uint32());
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
function createBasePersistentVolumeClaimVolumeSource() {
  return { claimName: void 0, readOnly: void 0 };
}
var PersistentVolumeClaimVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.claimName !== void 0) {
      writer.uint32(10).string(message.claimName);
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
      const message = createBasePersistentVolumeClaimVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.claimName = reader.string();
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
function createBasePersistentVolumeSource() {
  return {
    gcePersistentDisk: void 0,
    awsElasticBlockStore: void 0,
    hostPath: void 0,
    glusterfs: void 0,
    nfs: void 0,
    rbd: void 0,
    iscsi: void 0,
    cinder: void 0,
    cephfs: void 0,
    fc: void 0,
    flocker: void 0,
    flexVolume: void 0,
    azureFile: void 0,
    vsphereVolume: void 0,
    quobyte: void 0,
    azureDisk: void 0,
    photonPersistentDisk: void 0,
    portworxVolume: void 0,
    scaleIO: void 0,
    local: void 0,
    storageos: void 0,
    csi: void 0
  };
}
var PersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.gcePersistentDisk !== void 0) {
      GCEPersistentDiskVolumeSource.encode(message.gcePersistentDisk, writer.uint32(10).fork()).join();
    }
    if (message.awsElasticBlockStore !== void 0) {
      AWSElasticBlockStoreVolumeSource.encode(message.awsElasticBlockStore, writer.uint32(18).fork()).join();
    }
    if (message.hostPath !== void 0) {
      HostPathVolumeSource.encode(message.hostPath, writer.uint32(26).fork()).join();
    }
    if (message.glusterfs !== void 0) {
      GlusterfsPersistentVolumeSource.encode(message.glusterfs, writer.uint32(34).fork()).join();
    }
    if (message.nfs !== void 0) {
      NFSVolumeSource.encode(message.nfs, writer.uint32(42).fork()).join();
    }
    if (message.rbd !== void 0) {
      RBDPersistentVolumeSource.encode(message.rbd, writer.uint32(50).fork()).join();
    }
    if (message.iscsi !== void 0) {
      ISCSIPersistentVolumeSource.encode(message.iscsi, writer.uint32(58).fork()).join();
    }
    if (message.cinder !== void 0) {
      CinderPersistentVolumeSource.encode(message.cinder, writer.uint32(66).fork()).join();
    }
    if (message.cephfs !== void 0) {
      CephFSPersistentVolumeSource.encode(message.cephfs, writer.uint32(74).fork()).join();
    }
    if (message.fc !== void 0) {
      FCVolumeSource.encode(message.fc, writer.uint32(82).fork()).join();
    }
    if (message.flocker !== void 0) {
      FlockerVolumeSource.encode(message.flocker, writer.uint32(90).fork()).join();
    }
    if (message.flexVolume !== void 0) {
      FlexPersistentVolumeSource.encode(message.flexVolume, writer.uint32(98).fork()).join();
    }
    if (message.azureFile !== void 0) {
      AzureFilePersistentVolumeSource.encode(message.azureFile, writer.uint32(106).fork()).join();
    }
    if (message.vsphereVolume !== void 0) {
      VsphereVirtualDiskVolumeSource.encode(message.vsphereVolume, writer.uint32(114).fork()).join();
    }
    if (message.quobyte !== void 0) {
      QuobyteVolumeSource.encode(message.quobyte, writer.uint32(122).fork()).join();
    }
    if (message.azureDisk !== void 0) {
      AzureDiskVolumeSource.encode(message.azureDisk, writer.uint32(130).fork()).join();
    }
    if (message.photonPersistentDisk !== void 0) {
      PhotonPersistentDiskVolumeSource.encode(message.photonPersistentDisk, writer.uint32(138).fork()).join();
    }
    if (message.portworxVolume !== void 0) {
      PortworxVolumeSource.encode(message.portworxVolume, writer.uint32(146).fork()).join();
    }
    if (message.scaleIO !== void 0) {
      ScaleIOPersistentVolumeSource.encode(message.scaleIO, writer.uint32(154).fork()).join();
    }
    if (message.local !== void 0) {
      LocalVolumeSource.encode(message.local, writer.uint32(162).fork()).join();
    }
    if (message.storageos !== void 0) {
      StorageOSPersistentVolumeSource.encode(message.storageos, writer.uint32(170).fork()).join();
    }
    if (message.csi !== void 0) {
      CSIPersistentVolumeSource.encode(message.csi, writer.uint32(178).fork()).join();
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
      const message = createBasePersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.gcePersistentDisk = GCEPersistentDiskVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.awsElasticBlockStore = AWSElasticBlockStoreVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.hostPath = HostPathVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.glusterfs = GlusterfsPersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.nfs = NFSVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.rbd = RBDPersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.iscsi = ISCSIPersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.cinder = CinderPersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.cephfs = CephFSPersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.fc = FCVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.flocker = FlockerVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.flexVolume = FlexPersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.azureFile = AzureFilePersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.vsphereVolume = VsphereVirtualDiskVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.quobyte = QuobyteVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 16: {
            if (tag !== 130) {
              break;
            }
            message.azureDisk = AzureDiskVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 17: {
            if (tag !== 138) {
              break;
            }
            message.photonPersistentDisk = PhotonPersistentDiskVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 18: {
            if (tag !== 146) {
              break;
            }
            message.portworxVolume = PortworxVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 19: {
            if (tag !== 154) {
              break;
            }
            message.scaleIO = ScaleIOPersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 20: {
            if (tag !== 162) {
              break;
            }
            message.local = LocalVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 21: {
            if (tag !== 170) {
              break;
            }
            message.storageos = StorageOSPersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 22: {
            if (tag !== 178) {
              break;
            }
            message.csi = CSIPersistentVolumeSource.decode(reader, reader.uint32());
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
function createBasePersistentVolumeSpec() {
  return {
    capacity: /* @__PURE__ */ new Map(),
    persistentVolumeSource: void 0,
    accessModes: [],
    claimRef: void 0,
    persistentVolumeReclaimPolicy: void 0,
    storageClassName: void 0,
    mountOptions: [],
    volumeMode: void 0,
    nodeAffinity: void 0
  };
}
var PersistentVolumeSpec = {
  encode(message, writer = new BinaryWriter()) {
    (message.capacity || /* @__PURE__ */ new Map()).forEach((value, key) => {
      PersistentVolumeSpec_CapacityEntry.encode({ key, value }, writer.uint32(10).fork()).join();
    });
    if (message.persistentVolumeSource !== void 0) {
      PersistentVolumeSource.encode(message.persistentVolumeSource, writer.uint32(18).fork()).join();
    }
    if (message.accessModes !== void 0 && message.accessModes.length !== 0) {
      for (const v of message.accessModes) {
        writer.uint32(26).string(v);
      }
    }
    if (message.claimRef !== void 0) {
      ObjectReference.encode(message.claimRef, writer.uint32(34).fork()).join();
    }
    if (message.persistentVolumeReclaimPolicy !== void 0) {
      writer.uint32(42).string(message.persistentVolumeReclaimPolicy);
    }
    if (message.storageClassName !== void 0) {
      writer.uint32(50).string(message.storageClassName);
    }
    if (message.mountOptions !== void 0 && message.mountOptions.length !== 0) {
      for (const v of message.mountOptions) {
        writer.uint32(58).string(v);
      }
    }
    if (message.volumeMode !== void 0) {
      writer.uint32(66).string(message.volumeMode);
    }
    if (message.nodeAffinity !== void 0) {
      VolumeNodeAffinity.encode(message.nodeAffinity, writer.uint32(74).fork()).join();
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
      const message = createBasePersistentVolumeSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const entry1 = PersistentVolumeSpec_CapacityEntry.decode(reader, reader.uint32());
            if (entry1.value !== void 0) {
              message.capacity.set(entry1.key, entry1.value);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.persistentVolumeSource = PersistentVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.accessModes.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.claimRef = ObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.persistentVolumeReclaimPolicy = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.storageClassName = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.mountOptions.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.volumeMode = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.nodeAffinity = VolumeNodeAffinity.decode(reader, reader.uint32());
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
function createBasePersistentVolumeSpec_CapacityEntry() {
  return { key: "", value: void 0 };
}
var PersistentVolumeSpec_CapacityEntry = {
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
      const message = createBasePersistentVolumeSpec_CapacityEntry();
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
function createBasePersistentVolumeStatus() {
  return { phase: void 0, message: void 0, reason: void 0 };
}
var PersistentVolumeStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.phase !== void 0) {
      writer.uint32(10).string(message.phase);
    }
    if (message.message !== void 0) {
      writer.uint32(18).string(message.message);
    }
    if (message.reason !== void 0) {
      writer.uint32(26).string(message.reason);
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
      const message = createBasePersistentVolumeStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.phase = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.message = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.reason = reader.string();
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
function createBasePhotonPersistentDiskVolumeSource() {
  return { pdID: void 0, fsType: void 0 };
}
var PhotonPersistentDiskVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.pdID !== void 0) {
      writer.uint32(10).string(message.pdID);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
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
      const message = createBasePhotonPersistentDiskVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.pdID = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
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
function createBasePod() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Pod = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PodSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      PodStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBasePod();
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
            message.spec = PodSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = PodStatus.decode(reader, reader.uint32());
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
function createBasePodAffinity() {
  return { requiredDuringSchedulingIgnoredDuringExecution: [], preferredDuringSchedulingIgnoredDuringExecution: [] };
}
var PodAffinity = {
  encode(message, writer = new BinaryWriter()) {
    if (message.requiredDuringSchedulingIgnoredDuringExecution !== void 0 && message.requiredDuringSchedulingIgnoredDuringExecution.length !== 0) {
      for (const v of message.requiredDuringSchedulingIgnoredDuringExecution) {
        PodAffinityTerm.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.preferredDuringSchedulingIgnoredDuringExecution !== void 0 && message.preferredDuringSchedulingIgnoredDuringExecution.length !== 0) {
      for (const v of message.preferredDuringSchedulingIgnoredDuringExecution) {
        WeightedPodAffinityTerm.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBasePodAffinity();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = PodAffinityTerm.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.requiredDuringSchedulingIgnoredDuringExecution.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = WeightedPodAffinityTerm.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.preferredDuringSchedulingIgnoredDuringExecution.push(el);
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
function createBasePodAffinityTerm() {
  return { labelSelector: void 0, namespaces: [], topologyKey: void 0, namespaceSelector: void 0 };
}
var PodAffinityTerm = {
  encode(message, writer = new BinaryWriter()) {
    if (message.labelSelector !== void 0) {
      LabelSelector.encode(message.labelSelector, writer.uint32(10).fork()).join();
    }
    if (message.namespaces !== void 0 && message.namespaces.length !== 0) {
      for (const v of message.namespaces) {
        writer.uint32(18).string(v);
      }
    }
    if (message.topologyKey !== void 0) {
      writer.uint32(26).string(message.topologyKey);
    }
    if (message.namespaceSelector !== void 0) {
      LabelSelector.encode(message.namespaceSelector, writer.uint32(34).fork()).join();
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
      const message = createBasePodAffinityTerm();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.labelSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.namespaces.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.topologyKey = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.namespaceSelector = LabelSelector.decode(reader, reader.uint32());
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
function createBasePodAntiAffinity() {
  return { requiredDuringSchedulingIgnoredDuringExecution: [], preferredDuringSchedulingIgnoredDuringExecution: [] };
}
var PodAntiAffinity = {
  encode(message, writer = new BinaryWriter()) {
    if (message.requiredDuringSchedulingIgnoredDuringExecution !== void 0 && message.requiredDuringSchedulingIgnoredDuringExecution.length !== 0) {
      for (const v of message.requiredDuringSchedulingIgnoredDuringExecution) {
        PodAffinityTerm.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.preferredDuringSchedulingIgnoredDuringExecution !== void 0 && message.preferredDuringSchedulingIgnoredDuringExecution.length !== 0) {
      for (const v of message.preferredDuringSchedulingIgnoredDuringExecution) {
        WeightedPodAffinityTerm.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBasePodAntiAffinity();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = PodAffinityTerm.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.requiredDuringSchedulingIgnoredDuringExecution.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = WeightedPodAffinityTerm.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.preferredDuringSchedulingIgnoredDuringExecution.push(el);
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
function createBasePodAttachOptions() {
  return { stdin: void 0, stdout: void 0, stderr: void 0, tty: void 0, container: void 0 };
}
var PodAttachOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.stdin !== void 0) {
      writer.uint32(8).bool(message.stdin);
    }
    if (message.stdout !== void 0) {
      writer.uint32(16).bool(message.stdout);
    }
    if (message.stderr !== void 0) {
      writer.uint32(24).bool(message.stderr);
    }
    if (message.tty !== void 0) {
      writer.uint32(32).bool(message.tty);
    }
    if (message.container !== void 0) {
      writer.uint32(42).string(message.container);
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
      const message = createBasePodAttachOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.stdin = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.stdout = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.stderr = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.tty = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
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
function createBasePodCondition() {
  return {
    type: void 0,
    status: void 0,
    lastProbeTime: void 0,
    lastTransitionTime: void 0,
    reason: void 0,
    message: void 0
  };
}
var PodCondition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.lastProbeTime !== void 0) {
      Time.encode(message.lastProbeTime, writer.uint32(26).fork()).join();
    }
    if (message.lastTransitionTime !== void 0) {
      Time.encode(message.lastTransitionTime, writer.uint32(34).fork()).join();
    }
    if (message.reason !== void 0) {
      writer.uint32(42).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(50).string(message.message);
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
      const message = createBasePodCondition();
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
            message.lastProbeTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.lastTransitionTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
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
function createBasePodDNSConfig() {
  return { nameservers: [], searches: [], options: [] };
}
var PodDNSConfig = {
  encode(message, writer = new BinaryWriter()) {
    if (message.nameservers !== void 0 && message.nameservers.length !== 0) {
      for (const v of message.nameservers) {
        writer.uint32(10).string(v);
      }
    }
    if (message.searches !== void 0 && message.searches.length !== 0) {
      for (const v of message.searches) {
        writer.uint32(18).string(v);
      }
    }
    if (message.options !== void 0 && message.options.length !== 0) {
      for (const v of message.options) {
        PodDNSConfigOption.encode(v, writer.uint32(26).fork()).join();
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
      const message = createBasePodDNSConfig();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.nameservers.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.searches.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = PodDNSConfigOption.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.options.push(el);
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
function createBasePodDNSConfigOption() {
  return { name: void 0, value: void 0 };
}
var PodDNSConfigOption = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      writer.uint32(18).string(message.value);
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
      const message = createBasePodDNSConfigOption();
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
function createBasePodExecOptions() {
  return { stdin: void 0, stdout: void 0, stderr: void 0, tty: void 0, container: void 0, command: [] };
}
var PodExecOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.stdin !== void 0) {
      writer.uint32(8).bool(message.stdin);
    }
    if (message.stdout !== void 0) {
      writer.uint32(16).bool(message.stdout);
    }
    if (message.stderr !== void 0) {
      writer.uint32(24).bool(message.stderr);
    }
    if (message.tty !== void 0) {
      writer.uint32(32).bool(message.tty);
    }
    if (message.container !== void 0) {
      writer.uint32(42).string(message.container);
    }
    if (message.command !== void 0 && message.command.length !== 0) {
      for (const v of message.command) {
        writer.uint32(50).string(v);
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
      const message = createBasePodExecOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.stdin = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.stdout = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.stderr = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.tty = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.container = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.command.push(el);
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
function createBasePodIP() {
  return { ip: void 0 };
}
var PodIP = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ip !== void 0) {
      writer.uint32(10).string(message.ip);
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
      const message = createBasePodIP();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.ip = reader.string();
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
function createBasePodLogOptions() {
  return {
    container: void 0,
    follow: void 0,
    previous: void 0,
    sinceSeconds: void 0,
    sinceTime: void 0,
    timestamps: void 0,
    tailLines: void 0,
    limitBytes: void 0,
    insecureSkipTLSVerifyBackend: void 0
  };
}
var PodLogOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.container !== void 0) {
      writer.uint32(10).string(message.container);
    }
    if (message.follow !== void 0) {
      writer.uint32(16).bool(message.follow);
    }
    if (message.previous !== void 0) {
      writer.uint32(24).bool(message.previous);
    }
    if (message.sinceSeconds !== void 0) {
      if (BigInt.asIntN(64, message.sinceSeconds) !== message.sinceSeconds) {
        throw new globalThis.Error("value provided for field message.sinceSeconds of type int64 too large");
      }
      writer.uint32(32).int64(message.sinceSeconds);
    }
    if (message.sinceTime !== void 0) {
      Time.encode(message.sinceTime, writer.uint32(42).fork()).join();
    }
    if (message.timestamps !== void 0) {
      writer.uint32(48).bool(message.timestamps);
    }
    if (message.tailLines !== void 0) {
      if (BigInt.asIntN(64, message.tailLines) !== message.tailLines) {
        throw new globalThis.Error("value provided for field message.tailLines of type int64 too large");
      }
      writer.uint32(56).int64(message.tailLines);
    }
    if (message.limitBytes !== void 0) {
      if (BigInt.asIntN(64, message.limitBytes) !== message.limitBytes) {
        throw new globalThis.Error("value provided for field message.limitBytes of type int64 too large");
      }
      writer.uint32(64).int64(message.limitBytes);
    }
    if (message.insecureSkipTLSVerifyBackend !== void 0) {
      writer.uint32(72).bool(message.insecureSkipTLSVerifyBackend);
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
      const message = createBasePodLogOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.container = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.follow = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.previous = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.sinceSeconds = reader.int64();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.sinceTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.timestamps = reader.bool();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.tailLines = reader.int64();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.limitBytes = reader.int64();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }
            message.insecureSkipTLSVerifyBackend = reader.bool();
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
function createBasePodPortForwardOptions() {
  return { ports: [] };
}
var PodPortForwardOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        writer.uint32(8).int32(v);
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
      const message = createBasePodPortForwardOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag === 8) {
              message.ports.push(reader.int32());
              continue;
            }
            if (tag === 10) {
              const end2 = reader.uint32() + reader.pos;
              while (reader.pos < end2) {
                message.ports.push(reader.int32());
              }
              continue;
            }
            break;
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
function createBasePodProxyOptions() {
  return { path: void 0 };
}
var PodProxyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
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
      const message = createBasePodProxyOptions();
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
function createBasePodReadinessGate() {
  return { conditionType: void 0 };
}
var PodReadinessGate = {
  encode(message, writer = new BinaryWriter()) {
    if (message.conditionType !== void 0) {
      writer.uint32(10).string(message.conditionType);
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
      const message = createBasePodReadinessGate();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.conditionType = reader.string();
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
function createBasePodSecurityContext() {
  return {
    seLinuxOptions: void 0,
    runAsUser: void 0,
    runAsNonRoot: void 0,
    supplementalGroups: [],
    fsGroup: void 0,
    runAsGroup: void 0,
    sysctls: [],
    windowsOptions: void 0,
    fsGroupChangePolicy: void 0,
    seccompProfile: void 0
  };
}
var PodSecurityContext = {
  encode(message, writer = new BinaryWriter()) {
    if (message.seLinuxOptions !== void 0) {
      SELinuxOptions.encode(message.seLinuxOptions, writer.uint32(10).fork()).join();
    }
    if (message.runAsUser !== void 0) {
      if (BigInt.asIntN(64, message.runAsUser) !== message.runAsUser) {
        throw new globalThis.Error("value provided for field message.runAsUser of type int64 too large");
      }
      writer.uint32(16).int64(message.runAsUser);
    }
    if (message.runAsNonRoot !== void 0) {
      writer.uint32(24).bool(message.runAsNonRoot);
    }
    if (message.supplementalGroups !== void 0 && message.supplementalGroups.length !== 0) {
      for (const v of message.supplementalGroups) {
        if (BigInt.asIntN(64, v) !== v) {
          throw new globalThis.Error("value provided for field v! of type int64 too large");
        }
        writer.uint32(32).int64(v);
      }
    }
    if (message.fsGroup !== void 0) {
      if (BigInt.asIntN(64, message.fsGroup) !== message.fsGroup) {
        throw new globalThis.Error("value provided for field message.fsGroup of type int64 too large");
      }
      writer.uint32(40).int64(message.fsGroup);
    }
    if (message.runAsGroup !== void 0) {
      if (BigInt.asIntN(64, message.runAsGroup) !== message.runAsGroup) {
        throw new globalThis.Error("value provided for field message.runAsGroup of type int64 too large");
      }
      writer.uint32(48).int64(message.runAsGroup);
    }
    if (message.sysctls !== void 0 && message.sysctls.length !== 0) {
      for (const v of message.sysctls) {
        Sysctl.encode(v, writer.uint32(58).fork()).join();
      }
    }
    if (message.windowsOptions !== void 0) {
      WindowsSecurityContextOptions.encode(message.windowsOptions, writer.uint32(66).fork()).join();
    }
    if (message.fsGroupChangePolicy !== void 0) {
      writer.uint32(74).string(message.fsGroupChangePolicy);
    }
    if (message.seccompProfile !== void 0) {
      SeccompProfile.encode(message.seccompProfile, writer.uint32(82).fork()).join();
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
      const message = createBasePodSecurityContext();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.seLinuxOptions = SELinuxOptions.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.runAsUser = reader.int64();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.runAsNonRoot = reader.bool();
            continue;
          }
          case 4: {
            if (tag === 32) {
              message.supplementalGroups.push(reader.int64());
              continue;
            }
            if (tag === 34) {
              const end2 = reader.uint32() + reader.pos;
              while (reader.pos < end2) {
                message.supplementalGroups.push(reader.int64());
              }
              continue;
            }
            break;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.fsGroup = reader.int64();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.runAsGroup = reader.int64();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = Sysctl.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.sysctls.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.windowsOptions = WindowsSecurityContextOptions.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.fsGroupChangePolicy = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.seccompProfile = SeccompProfile.decode(reader, reader.uint32());
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
function createBasePodSpec() {
  return {
    volumes: [],
    containers: [],
    restartPolicy: void 0,
    terminationGracePeriodSeconds: void 0,
    activeDeadlineSeconds: void 0,
    dnsPolicy: void 0,
    nodeSelector: /* @__PURE__ */ new Map(),
    serviceAccountName: void 0,
    serviceAccount: void 0,
    nodeName: void 0,
    hostNetwork: void 0,
    hostPID: void 0,
    hostIPC: void 0,
    securityContext: void 0,
    imagePullSecrets: [],
    hostname: void 0,
    subdomain: void 0,
    affinity: void 0,
    schedulerName: void 0,
    initContainers: [],
    automountServiceAccountToken: void 0,
    tolerations: [],
    hostAliases: [],
    priorityClassName: void 0,
    priority: void 0,
    dnsConfig: void 0,
    shareProcessNamespace: void 0,
    readinessGates: [],
    runtimeClassName: void 0,
    enableServiceLinks: void 0,
    preemptionPolicy: void 0,
    overhead: /* @__PURE__ */ new Map(),
    topologySpreadConstraints: [],
    ephemeralContainers: [],
    setHostnameAsFQDN: void 0
  };
}
var PodSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumes !== void 0 && message.volumes.length !== 0) {
      for (const v of message.volumes) {
        Volume.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.containers !== void 0 && message.containers.length !== 0) {
      for (const v of message.containers) {
        Container.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.restartPolicy !== void 0) {
      writer.uint32(26).string(message.restartPolicy);
    }
    if (message.terminationGracePeriodSeconds !== void 0) {
      if (BigInt.asIntN(64, message.terminationGracePeriodSeconds) !== message.terminationGracePeriodSeconds) {
        throw new globalThis.Error(
          "value provided for field message.terminationGracePeriodSeconds of type int64 too large"
        );
      }
      writer.uint32(32).int64(message.terminationGracePeriodSeconds);
    }
    if (message.activeDeadlineSeconds !== void 0) {
      if (BigInt.asIntN(64, message.activeDeadlineSeconds) !== message.activeDeadlineSeconds) {
        throw new globalThis.Error("value provided for field message.activeDeadlineSeconds of type int64 too large");
      }
      writer.uint32(40).int64(message.activeDeadlineSeconds);
    }
    if (message.dnsPolicy !== void 0) {
      writer.uint32(50).string(message.dnsPolicy);
    }
    (message.nodeSelector || /* @__PURE__ */ new Map()).forEach((value, key) => {
      PodSpec_NodeSelectorEntry.encode({ key, value }, writer.uint32(58).fork()).join();
    });
    if (message.serviceAccountName !== void 0) {
      writer.uint32(66).string(message.serviceAccountName);
    }
    if (message.serviceAccount !== void 0) {
      writer.uint32(74).string(message.serviceAccount);
    }
    if (message.nodeName !== void 0) {
      writer.uint32(82).string(message.nodeName);
    }
    if (message.hostNetwork !== void 0) {
      writer.uint32(88).bool(message.hostNetwork);
    }
    if (message.hostPID !== void 0) {
      writer.uint32(96).bool(message.hostPID);
    }
    if (message.hostIPC !== void 0) {
      writer.uint32(104).bool(message.hostIPC);
    }
    if (message.securityContext !== void 0) {
      PodSecurityContext.encode(message.securityContext, writer.uint32(114).fork()).join();
    }
    if (message.imagePullSecrets !== void 0 && message.imagePullSecrets.length !== 0) {
      for (const v of message.imagePullSecrets) {
        LocalObjectReference.encode(v, writer.uint32(122).fork()).join();
      }
    }
    if (message.hostname !== void 0) {
      writer.uint32(130).string(message.hostname);
    }
    if (message.subdomain !== void 0) {
      writer.uint32(138).string(message.subdomain);
    }
    if (message.affinity !== void 0) {
      Affinity.encode(message.affinity, writer.uint32(146).fork()).join();
    }
    if (message.schedulerName !== void 0) {
      writer.uint32(154).string(message.schedulerName);
    }
    if (message.initContainers !== void 0 && message.initContainers.length !== 0) {
      for (const v of message.initContainers) {
        Container.encode(v, writer.uint32(162).fork()).join();
      }
    }
    if (message.automountServiceAccountToken !== void 0) {
      writer.uint32(168).bool(message.automountServiceAccountToken);
    }
    if (message.tolerations !== void 0 && message.tolerations.length !== 0) {
      for (const v of message.tolerations) {
        Toleration.encode(v, writer.uint32(178).fork()).join();
      }
    }
    if (message.hostAliases !== void 0 && message.hostAliases.length !== 0) {
      for (const v of message.hostAliases) {
        HostAlias.encode(v, writer.uint32(186).fork()).join();
      }
    }
    if (message.priorityClassName !== void 0) {
      writer.uint32(194).string(message.priorityClassName);
    }
    if (message.priority !== void 0) {
      writer.uint32(200).int32(message.priority);
    }
    if (message.dnsConfig !== void 0) {
      PodDNSConfig.encode(message.dnsConfig, writer.uint32(210).fork()).join();
    }
    if (message.shareProcessNamespace !== void 0) {
      writer.uint32(216).bool(message.shareProcessNamespace);
    }
    if (message.readinessGates !== void 0 && message.readinessGates.length !== 0) {
      for (const v of message.readinessGates) {
        PodReadinessGate.encode(v, writer.uint32(226).fork()).join();
      }
    }
    if (message.runtimeClassName !== void 0) {
      writer.uint32(234).string(message.runtimeClassName);
    }
    if (message.enableServiceLinks !== void 0) {
      writer.uint32(240).bool(message.enableServiceLinks);
    }
    if (message.preemptionPolicy !== void 0) {
      writer.uint32(250).string(message.preemptionPolicy);
    }
    (message.overhead || /* @__PURE__ */ new Map()).forEach((value, key) => {
      PodSpec_OverheadEntry.encode({ key, value }, writer.uint32(258).fork()).join();
    });
    if (message.topologySpreadConstraints !== void 0 && message.topologySpreadConstraints.length !== 0) {
      for (const v of message.topologySpreadConstraints) {
        TopologySpreadConstraint.encode(v, writer.uint32(266).fork()).join();
      }
    }
    if (message.ephemeralContainers !== void 0 && message.ephemeralContainers.length !== 0) {
      for (const v of message.ephemeralContainers) {
        EphemeralContainer.encode(v, writer.uint32(274).fork()).join();
      }
    }
    if (message.setHostnameAsFQDN !== void 0) {
      writer.uint32(280).bool(message.setHostnameAsFQDN);
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
      const message = createBasePodSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = Volume.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumes.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = Container.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.containers.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.restartPolicy = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.terminationGracePeriodSeconds = reader.int64();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.activeDeadlineSeconds = reader.int64();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.dnsPolicy = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const entry7 = PodSpec_NodeSelectorEntry.decode(reader, reader.uint32());
            if (entry7.value !== void 0) {
              message.nodeSelector.set(entry7.key, entry7.value);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.serviceAccountName = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.serviceAccount = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.nodeName = reader.string();
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }
            message.hostNetwork = reader.bool();
            continue;
          }
          case 12: {
            if (tag !== 96) {
              break;
            }
            message.hostPID = reader.bool();
            continue;
          }
          case 13: {
            if (tag !== 104) {
              break;
            }
            message.hostIPC = reader.bool();
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.securityContext = PodSecurityContext.decode(reader, reader.uint32());
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            const el = LocalObjectReference.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.imagePullSecrets.push(el);
            }
            continue;
          }
          case 16: {
            if (tag !== 130) {
              break;
            }
            message.hostname = reader.string();
            continue;
          }
          case 17: {
            if (tag !== 138) {
              break;
            }
            message.subdomain = reader.string();
            continue;
          }
          case 18: {
            if (tag !== 146) {
              break;
            }
            message.affinity = Affinity.decode(reader, reader.uint32());
            continue;
          }
          case 19: {
            if (tag !== 154) {
              break;
            }
            message.schedulerName = reader.string();
            continue;
          }
          case 20: {
            if (tag !== 162) {
              break;
            }
            const el = Container.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.initContainers.push(el);
            }
            continue;
          }
          case 21: {
            if (tag !== 168) {
              break;
            }
            message.automountServiceAccountToken = reader.bool();
            continue;
          }
          case 22: {
            if (tag !== 178) {
              break;
            }
            const el = Toleration.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.tolerations.push(el);
            }
            continue;
          }
          case 23: {
            if (tag !== 186) {
              break;
            }
            const el = HostAlias.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.hostAliases.push(el);
            }
            continue;
          }
          case 24: {
            if (tag !== 194) {
              break;
            }
            message.priorityClassName = reader.string();
            continue;
          }
          case 25: {
            if (tag !== 200) {
              break;
            }
            message.priority = reader.int32();
            continue;
          }
          case 26: {
            if (tag !== 210) {
              break;
            }
            message.dnsConfig = PodDNSConfig.decode(reader, reader.uint32());
            continue;
          }
          case 27: {
            if (tag !== 216) {
              break;
            }
            message.shareProcessNamespace = reader.bool();
            continue;
          }
          case 28: {
            if (tag !== 226) {
              break;
            }
            const el = PodReadinessGate.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.readinessGates.push(el);
            }
            continue;
          }
          case 29: {
            if (tag !== 234) {
              break;
            }
            message.runtimeClassName = reader.string();
            continue;
          }
          case 30: {
            if (tag !== 240) {
              break;
            }
            message.enableServiceLinks = reader.bool();
            continue;
          }
          case 31: {
            if (tag !== 250) {
              break;
            }
            message.preemptionPolicy = reader.string();
            continue;
          }
          case 32: {
            if (tag !== 258) {
              break;
            }
            const entry32 = PodSpec_OverheadEntry.decode(reader, reader.uint32());
            if (entry32.value !== void 0) {
              message.overhead.set(entry32.key, entry32.value);
            }
            continue;
          }
          case 33: {
            if (tag !== 266) {
              break;
            }
            const el = TopologySpreadConstraint.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.topologySpreadConstraints.push(el);
            }
            continue;
          }
          case 34: {
            if (tag !== 274) {
              break;
            }
            const el = EphemeralContainer.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ephemeralContainers.push(el);
            }
            continue;
          }
          case 35: {
            if (tag !== 280) {
              break;
            }
            message.setHostnameAsFQDN = reader.bool();
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
function createBasePodSpec_NodeSelectorEntry() {
  return { key: "", value: "" };
}
var PodSpec_NodeSelectorEntry = {
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
      const message = createBasePodSpec_NodeSelectorEntry();
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
function createBasePodSpec_OverheadEntry() {
  return { key: "", value: void 0 };
}
var PodSpec_OverheadEntry = {
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
      const message = createBasePodSpec_OverheadEntry();
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
function createBasePodStatus() {
  return {
    phase: void 0,
    conditions: [],
    message: void 0,
    reason: void 0,
    hostIP: void 0,
    podIP: void 0,
    startTime: void 0,
    containerStatuses: [],
    qosClass: void 0,
    initContainerStatuses: [],
    nominatedNodeName: void 0,
    podIPs: [],
    ephemeralContainerStatuses: []
  };
}
var PodStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.phase !== void 0) {
      writer.uint32(10).string(message.phase);
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        PodCondition.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.message !== void 0) {
      writer.uint32(26).string(message.message);
    }
    if (message.reason !== void 0) {
      writer.uint32(34).string(message.reason);
    }
    if (message.hostIP !== void 0) {
      writer.uint32(42).string(message.hostIP);
    }
    if (message.podIP !== void 0) {
      writer.uint32(50).string(message.podIP);
    }
    if (message.startTime !== void 0) {
      Time.encode(message.startTime, writer.uint32(58).fork()).join();
    }
    if (message.containerStatuses !== void 0 && message.containerStatuses.length !== 0) {
      for (const v of message.containerStatuses) {
        ContainerStatus.encode(v, writer.uint32(66).fork()).join();
      }
    }
    if (message.qosClass !== void 0) {
      writer.uint32(74).string(message.qosClass);
    }
    if (message.initContainerStatuses !== void 0 && message.initContainerStatuses.length !== 0) {
      for (const v of message.initContainerStatuses) {
        ContainerStatus.encode(v, writer.uint32(82).fork()).join();
      }
    }
    if (message.nominatedNodeName !== void 0) {
      writer.uint32(90).string(message.nominatedNodeName);
    }
    if (message.podIPs !== void 0 && message.podIPs.length !== 0) {
      for (const v of message.podIPs) {
        PodIP.encode(v, writer.uint32(98).fork()).join();
      }
    }
    if (message.ephemeralContainerStatuses !== void 0 && message.ephemeralContainerStatuses.length !== 0) {
      for (const v of message.ephemeralContainerStatuses) {
        ContainerStatus.encode(v, writer.uint32(106).fork()).join();
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
      const message = createBasePodStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.phase = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = PodCondition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.conditions.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.message = reader.string();
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
            message.hostIP = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.podIP = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.startTime = Time.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            const el = ContainerStatus.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.containerStatuses.push(el);
            }
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.qosClass = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            const el = ContainerStatus.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.initContainerStatuses.push(el);
            }
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.nominatedNodeName = reader.string();
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            const el = PodIP.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.podIPs.push(el);
            }
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            const el = ContainerStatus.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ephemeralContainerStatuses.push(el);
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
function createBasePodStatusResult() {
  return { metadata: void 0, status: void 0 };
}
var PodStatusResult = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.status !== void 0) {
      PodStatus.encode(message.status, writer.uint32(18).fork()).join();
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
      const message = createBasePodStatusResult();
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
            message.status = PodStatus.decode(reader, reader.uint32());
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
function createBasePodTemplate() {
  return { metadata: void 0, template: void 0 };
}
var PodTemplate = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.template !== void 0) {
      PodTemplateSpec.encode(message.template, writer.uint32(18).fork()).join();
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
      const message = createBasePodTemplate();
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
            message.template = PodTemplateSpec.decode(reader, reader.uint32());
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
function createBasePodTemplateSpec() {
  return { metadata: void 0, spec: void 0 };
}
var PodTemplateSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PodSpec.encode(message.spec, writer.uint32(18).fork()).join();
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
      const message = createBasePodTemplateSpec();
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
            message.spec = PodSpec.decode(reader, reader.uint32());
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
function createBasePortStatus() {
  return { port: void 0, protocol: void 0, error: void 0 };
}
var PortStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.port !== void 0) {
      writer.uint32(8).int32(message.port);
    }
    if (message.protocol !== void 0) {
      writer.uint32(18).string(message.protocol);
    }
    if (message.error !== void 0) {
      writer.uint32(26).string(message.error);
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
      const message = createBasePortStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.port = reader.int32();
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
            if (tag !== 26) {
              break;
            }
            message.error = reader.string();
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
function createBasePortworxVolumeSource() {
  return { volumeID: void 0, fsType: void 0, readOnly: void 0 };
}
var PortworxVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumeID !== void 0) {
      writer.uint32(10).string(message.volumeID);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
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
      const message = createBasePortworxVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.volumeID = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
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
function createBasePreferredSchedulingTerm() {
  return { weight: void 0, preference: void 0 };
}
var PreferredSchedulingTerm = {
  encode(message, writer = new BinaryWriter()) {
    if (message.weight !== void 0) {
      writer.uint32(8).int32(message.weight);
    }
    if (message.preference !== void 0) {
      NodeSelectorTerm.encode(message.preference, writer.uint32(18).fork()).join();
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
      const message = createBasePreferredSchedulingTerm();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.weight = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.preference = NodeSelectorTerm.decode(reader, reader.uint32());
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
function createBaseProbe() {
  return {
    handler: void 0,
    initialDelaySeconds: void 0,
    timeoutSeconds: void 0,
    periodSeconds: void 0,
    successThreshold: void 0,
    failureThreshold: void 0,
    terminationGracePeriodSeconds: void 0
  };
}
var Probe = {
  encode(message, writer = new BinaryWriter()) {
    if (message.handler !== void 0) {
      Handler.encode(message.handler, writer.uint32(10).fork()).join();
    }
    if (message.initialDelaySeconds !== void 0) {
      writer.uint32(16).int32(message.initialDelaySeconds);
    }
    if (message.timeoutSeconds !== void 0) {
      writer.uint32(24).int32(message.timeoutSeconds);
    }
    if (message.periodSeconds !== void 0) {
      writer.uint32(32).int32(message.periodSeconds);
    }
    if (message.successThreshold !== void 0) {
      writer.uint32(40).int32(message.successThreshold);
    }
    if (message.failureThreshold !== void 0) {
      writer.uint32(48).int32(message.failureThreshold);
    }
    if (message.terminationGracePeriodSeconds !== void 0) {
      if (BigInt.asIntN(64, message.terminationGracePeriodSeconds) !== message.terminationGracePeriodSeconds) {
        throw new globalThis.Error(
          "value provided for field message.terminationGracePeriodSeconds of type int64 too large"
        );
      }
      writer.uint32(56).int64(message.terminationGracePeriodSeconds);
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
      const message = createBaseProbe();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.handler = Handler.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.initialDelaySeconds = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.timeoutSeconds = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.periodSeconds = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.successThreshold = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.failureThreshold = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.terminationGracePeriodSeconds = reader.int64();
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
function createBaseProjectedVolumeSource() {
  return { sources: [], defaultMode: void 0 };
}
var ProjectedVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.sources !== void 0 && message.sources.length !== 0) {
      for (const v of message.sources) {
        VolumeProjection.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.defaultMode !== void 0) {
      writer.uint32(16).int32(message.defaultMode);
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
      const message = createBaseProjectedVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = VolumeProjection.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.sources.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.defaultMode = reader.int32();
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
function createBaseQuobyteVolumeSource() {
  return {
    registry: void 0,
    volume: void 0,
    readOnly: void 0,
    user: void 0,
    group: void 0,
    tenant: void 0
  };
}
var QuobyteVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.registry !== void 0) {
      writer.uint32(10).string(message.registry);
    }
    if (message.volume !== void 0) {
      writer.uint32(18).string(message.volume);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(24).bool(message.readOnly);
    }
    if (message.user !== void 0) {
      writer.uint32(34).string(message.user);
    }
    if (message.group !== void 0) {
      writer.uint32(42).string(message.group);
    }
    if (message.tenant !== void 0) {
      writer.uint32(50).string(message.tenant);
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
      const message = createBaseQuobyteVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.registry = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.volume = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.user = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.group = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.tenant = reader.string();
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
function createBaseRBDPersistentVolumeSource() {
  return {
    monitors: [],
    image: void 0,
    fsType: void 0,
    pool: void 0,
    user: void 0,
    keyring: void 0,
    secretRef: void 0,
    readOnly: void 0
  };
}
var RBDPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.monitors !== void 0 && message.monitors.length !== 0) {
      for (const v of message.monitors) {
        writer.uint32(10).string(v);
      }
    }
    if (message.image !== void 0) {
      writer.uint32(18).string(message.image);
    }
    if (message.fsType !== void 0) {
      writer.uint32(26).string(message.fsType);
    }
    if (message.pool !== void 0) {
      writer.uint32(34).string(message.pool);
    }
    if (message.user !== void 0) {
      writer.uint32(42).string(message.user);
    }
    if (message.keyring !== void 0) {
      writer.uint32(50).string(message.keyring);
    }
    if (message.secretRef !== void 0) {
      SecretReference.encode(message.secretRef, writer.uint32(58).fork()).join();
    }
    if (message.readOnly !== void 0) {
      writer.uint32(64).bool(message.readOnly);
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
      const message = createBaseRBDPersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.monitors.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.image = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.pool = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.user = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.keyring = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.secretRef = SecretReference.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 64) {
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
function createBaseRBDVolumeSource() {
  return {
    monitors: [],
    image: void 0,
    fsType: void 0,
    pool: void 0,
    user: void 0,
    keyring: void 0,
    secretRef: void 0,
    readOnly: void 0
  };
}
var RBDVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.monitors !== void 0 && message.monitors.length !== 0) {
      for (const v of message.monitors) {
        writer.uint32(10).string(v);
      }
    }
    if (message.image !== void 0) {
      writer.uint32(18).string(message.image);
    }
    if (message.fsType !== void 0) {
      writer.uint32(26).string(message.fsType);
    }
    if (message.pool !== void 0) {
      writer.uint32(34).string(message.pool);
    }
    if (message.user !== void 0) {
      writer.uint32(42).string(message.user);
    }
    if (message.keyring !== void 0) {
      writer.uint32(50).string(message.keyring);
    }
    if (message.secretRef !== void 0) {
      LocalObjectReference.encode(message.secretRef, writer.uint32(58).fork()).join();
    }
    if (message.readOnly !== void 0) {
      writer.uint32(64).bool(message.readOnly);
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
      const message = createBaseRBDVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.monitors.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.image = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.pool = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.user = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.keyring = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.secretRef = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 64) {
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
function createBaseRangeAllocation() {
  return { metadata: void 0, range: void 0, data: void 0 };
}
var RangeAllocation = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.range !== void 0) {
      writer.uint32(18).string(message.range);
    }
    if (message.data !== void 0) {
      writer.uint32(26).bytes(message.data);
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
      const message = createBaseRangeAllocation();
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
            message.range = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.data = reader.bytes();
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
function createBaseReplicationController() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var ReplicationController = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      ReplicationControllerSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      ReplicationControllerStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseReplicationController();
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
            message.spec = ReplicationControllerSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = ReplicationControllerStatus.decode(reader, reader.uint32());
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
function createBaseReplicationControllerCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var ReplicationControllerCondition = {
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
      const message = createBaseReplicationControllerCondition();
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
function createBaseReplicationControllerSpec() {
  return { replicas: void 0, selector: /* @__PURE__ */ new Map(), template: void 0, minReadySeconds: void 0 };
}
var ReplicationControllerSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.replicas !== void 0) {
      writer.uint32(8).int32(message.replicas);
    }
    (message.selector || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ReplicationControllerSpec_SelectorEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
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
      const message = createBaseReplicationControllerSpec();
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
            const entry2 = ReplicationControllerSpec_SelectorEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.selector.set(entry2.key, entry2.value);
            }
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
function createBaseReplicationControllerSpec_SelectorEntry() {
  return { key: "", value: "" };
}
var ReplicationControllerSpec_SelectorEntry = {
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
      const message = createBaseReplicationControllerSpec_SelectorEntry();
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
function createBaseReplicationControllerStatus() {
  return {
    replicas: void 0,
    fullyLabeledReplicas: void 0,
    observedGeneration: void 0,
    readyReplicas: void 0,
    availableReplicas: void 0,
    conditions: []
  };
}
var ReplicationControllerStatus = {
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
        ReplicationControllerCondition.encode(v, writer.uint32(50).fork()).join();
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
      const message = createBaseReplicationControllerStatus();
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
            const el = ReplicationControllerCondition.decode(reader, reader.uint32());
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
function createBaseResourceFieldSelector() {
  return { containerName: void 0, resource: void 0, divisor: void 0 };
}
var ResourceFieldSelector = {
  encode(message, writer = new BinaryWriter()) {
    if (message.containerName !== void 0) {
      writer.uint32(10).string(message.containerName);
    }
    if (message.resource !== void 0) {
      writer.uint32(18).string(message.resource);
    }
    if (message.divisor !== void 0) {
      Quantity.encode(message.divisor, writer.uint32(26).fork()).join();
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
      const message = createBaseResourceFieldSelector();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.containerName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.resource = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.divisor = Quantity.decode(reader, reader.uint32());
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
function createBaseResourceQuota() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var ResourceQuota = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      ResourceQuotaSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      ResourceQuotaStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseResourceQuota();
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
            message.spec = ResourceQuotaSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = ResourceQuotaStatus.decode(reader, reader.uint32());
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
function createBaseResourceQuotaSpec() {
  return { hard: /* @__PURE__ */ new Map(), scopes: [], scopeSelector: void 0 };
}
var ResourceQuotaSpec = {
  encode(message, writer = new BinaryWriter()) {
    (message.hard || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ResourceQuotaSpec_HardEntry.encode({ key, value }, writer.uint32(10).fork()).join();
    });
    if (message.scopes !== void 0 && message.scopes.length !== 0) {
      for (const v of message.scopes) {
        writer.uint32(18).string(v);
      }
    }
    if (message.scopeSelector !== void 0) {
      ScopeSelector.encode(message.scopeSelector, writer.uint32(26).fork()).join();
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
      const message = createBaseResourceQuotaSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const entry1 = ResourceQuotaSpec_HardEntry.decode(reader, reader.uint32());
            if (entry1.value !== void 0) {
              message.hard.set(entry1.key, entry1.value);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.scopes.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.scopeSelector = ScopeSelector.decode(reader, reader.uint32());
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
function createBaseResourceQuotaSpec_HardEntry() {
  return { key: "", value: void 0 };
}
var ResourceQuotaSpec_HardEntry = {
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
      const message = createBaseResourceQuotaSpec_HardEntry();
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
function createBaseResourceQuotaStatus() {
  return { hard: /* @__PURE__ */ new Map(), used: /* @__PURE__ */ new Map() };
}
var ResourceQuotaStatus = {
  encode(message, writer = new BinaryWriter()) {
    (message.hard || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ResourceQuotaStatus_HardEntry.encode({ key, value }, writer.uint32(10).fork()).join();
    });
    (message.used || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ResourceQuotaStatus_UsedEntry.encode({ key, value }, writer.uint32(18).fork()).join();
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
      const message = createBaseResourceQuotaStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const entry1 = ResourceQuotaStatus_HardEntry.decode(reader, reader.uint32());
            if (entry1.value !== void 0) {
              message.hard.set(entry1.key, entry1.value);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const entry2 = ResourceQuotaStatus_UsedEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.used.set(entry2.key, entry2.value);
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
function createBaseResourceQuotaStatus_HardEntry() {
  return { key: "", value: void 0 };
}
var ResourceQuotaStatus_HardEntry = {
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
      const message = createBaseResourceQuotaStatus_HardEntry();
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
function createBaseResourceQuotaStatus_UsedEntry() {
  return { key: "", value: void 0 };
}
var ResourceQuotaStatus_UsedEntry = {
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
      const message = createBaseResourceQuotaStatus_UsedEntry();
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
function createBaseResourceRequirements() {
  return { limits: /* @__PURE__ */ new Map(), requests: /* @__PURE__ */ new Map() };
}
var ResourceRequirements = {
  encode(message, writer = new BinaryWriter()) {
    (message.limits || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ResourceRequirements_LimitsEntry.encode({ key, value }, writer.uint32(10).fork()).join();
    });
    (message.requests || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ResourceRequirements_RequestsEntry.encode({ key, value }, writer.uint32(18).fork()).join();
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
      const message = createBaseResourceRequirements();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const entry1 = ResourceRequirements_LimitsEntry.decode(reader, reader.uint32());
            if (entry1.value !== void 0) {
              message.limits.set(entry1.key, entry1.value);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const entry2 = ResourceRequirements_RequestsEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.requests.set(entry2.key, entry2.value);
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
function createBaseResourceRequirements_LimitsEntry() {
  return { key: "", value: void 0 };
}
var ResourceRequirements_LimitsEntry = {
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
      const message = createBaseResourceRequirements_LimitsEntry();
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
function createBaseResourceRequirements_RequestsEntry() {
  return { key: "", value: void 0 };
}
var ResourceRequirements_RequestsEntry = {
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
      const message = createBaseResourceRequirements_RequestsEntry();
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
function createBaseSELinuxOptions() {
  return { user: void 0, role: void 0, type: void 0, level: void 0 };
}
var SELinuxOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.user !== void 0) {
      writer.uint32(10).string(message.user);
    }
    if (message.role !== void 0) {
      writer.uint32(18).string(message.role);
    }
    if (message.type !== void 0) {
      writer.uint32(26).string(message.type);
    }
    if (message.level !== void 0) {
      writer.uint32(34).string(message.level);
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
      const message = createBaseSELinuxOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.user = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.role = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.level = reader.string();
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
function createBaseScaleIOPersistentVolumeSource() {
  return {
    gateway: void 0,
    system: void 0,
    secretRef: void 0,
    sslEnabled: void 0,
    protectionDomain: void 0,
    storagePool: void 0,
    storageMode: void 0,
    volumeName: void 0,
    fsType: void 0,
    readOnly: void 0
  };
}
var ScaleIOPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.gateway !== void 0) {
      writer.uint32(10).string(message.gateway);
    }
    if (message.system !== void 0) {
      writer.uint32(18).string(message.system);
    }
    if (message.secretRef !== void 0) {
      SecretReference.encode(message.secretRef, writer.uint32(26).fork()).join();
    }
    if (message.sslEnabled !== void 0) {
      writer.uint32(32).bool(message.sslEnabled);
    }
    if (message.protectionDomain !== void 0) {
      writer.uint32(42).string(message.protectionDomain);
    }
    if (message.storagePool !== void 0) {
      writer.uint32(50).string(message.storagePool);
    }
    if (message.storageMode !== void 0) {
      writer.uint32(58).string(message.storageMode);
    }
    if (message.volumeName !== void 0) {
      writer.uint32(66).string(message.volumeName);
    }
    if (message.fsType !== void 0) {
      writer.uint32(74).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(80).bool(message.readOnly);
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
      const message = createBaseScaleIOPersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.gateway = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.system = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.secretRef = SecretReference.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.sslEnabled = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.protectionDomain = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.storagePool = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.storageMode = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.volumeName = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 80) {
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
function createBaseScaleIOVolumeSource() {
  return {
    gateway: void 0,
    system: void 0,
    secretRef: void 0,
    sslEnabled: void 0,
    protectionDomain: void 0,
    storagePool: void 0,
    storageMode: void 0,
    volumeName: void 0,
    fsType: void 0,
    readOnly: void 0
  };
}
var ScaleIOVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.gateway !== void 0) {
      writer.uint32(10).string(message.gateway);
    }
    if (message.system !== void 0) {
      writer.uint32(18).string(message.system);
    }
    if (message.secretRef !== void 0) {
      LocalObjectReference.encode(message.secretRef, writer.uint32(26).fork()).join();
    }
    if (message.sslEnabled !== void 0) {
      writer.uint32(32).bool(message.sslEnabled);
    }
    if (message.protectionDomain !== void 0) {
      writer.uint32(42).string(message.protectionDomain);
    }
    if (message.storagePool !== void 0) {
      writer.uint32(50).string(message.storagePool);
    }
    if (message.storageMode !== void 0) {
      writer.uint32(58).string(message.storageMode);
    }
    if (message.volumeName !== void 0) {
      writer.uint32(66).string(message.volumeName);
    }
    if (message.fsType !== void 0) {
      writer.uint32(74).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(80).bool(message.readOnly);
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
      const message = createBaseScaleIOVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.gateway = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.system = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.secretRef = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.sslEnabled = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.protectionDomain = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.storagePool = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.storageMode = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.volumeName = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 80) {
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
function createBaseScopeSelector() {
  return { matchExpressions: [] };
}
var ScopeSelector = {
  encode(message, writer = new BinaryWriter()) {
    if (message.matchExpressions !== void 0 && message.matchExpressions.length !== 0) {
      for (const v of message.matchExpressions) {
        ScopedResourceSelectorRequirement.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseScopeSelector();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = ScopedResourceSelectorRequirement.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.matchExpressions.push(el);
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
function createBaseScopedResourceSelectorRequirement() {
  return { scopeName: void 0, operator: void 0, values: [] };
}
var ScopedResourceSelectorRequirement = {
  encode(message, writer = new BinaryWriter()) {
    if (message.scopeName !== void 0) {
      writer.uint32(10).string(message.scopeName);
    }
    if (message.operator !== void 0) {
      writer.uint32(18).string(message.operator);
    }
    if (message.values !== void 0 && message.values.length !== 0) {
      for (const v of message.values) {
        writer.uint32(26).string(v);
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
      const message = createBaseScopedResourceSelectorRequirement();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.scopeName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.operator = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.values.push(el);
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
function createBaseSeccompProfile() {
  return { type: void 0, localhostProfile: void 0 };
}
var SeccompProfile = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.localhostProfile !== void 0) {
      writer.uint32(18).string(message.localhostProfile);
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
      const message = createBaseSeccompProfile();
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
            message.localhostProfile = reader.string();
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
function createBaseSecret() {
  return { metadata: void 0, data: /* @__PURE__ */ new Map(), type: void 0, stringData: /* @__PURE__ */ new Map(), immutable: void 0 };
}
var Secret = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    (message.data || /* @__PURE__ */ new Map()).forEach((value, key) => {
      Secret_DataEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    if (message.type !== void 0) {
      writer.uint32(26).string(message.type);
    }
    (message.stringData || /* @__PURE__ */ new Map()).forEach((value, key) => {
      Secret_StringDataEntry.encode({ key, value }, writer.uint32(34).fork()).join();
    });
    if (message.immutable !== void 0) {
      writer.uint32(40).bool(message.immutable);
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
      const message = createBaseSecret();
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
            const entry2 = Secret_DataEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.data.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const entry4 = Secret_StringDataEntry.decode(reader, reader.uint32());
            if (entry4.value !== void 0) {
              message.stringData.set(entry4.key, entry4.value);
            }
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.immutable = reader.bool();
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
function createBaseSecret_DataEntry() {
  return { key: "", value: new Uint8Array(0) };
}
var Secret_DataEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    writer.uint32(18).bytes(message.value);
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
      const message = createBaseSecret_DataEntry();
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
            message.value = reader.bytes();
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
function createBaseSecret_StringDataEntry() {
  return { key: "", value: "" };
}
var Secret_StringDataEntry = {
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
      const message = createBaseSecret_StringDataEntry();
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
function createBaseSecretEnvSource() {
  return { localObjectReference: void 0, optional: void 0 };
}
var SecretEnvSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.localObjectReference !== void 0) {
      LocalObjectReference.encode(message.localObjectReference, writer.uint32(10).fork()).join();
    }
    if (message.optional !== void 0) {
      writer.uint32(16).bool(message.optional);
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
      const message = createBaseSecretEnvSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.localObjectReference = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.optional = reader.bool();
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
function createBaseSecretKeySelector() {
  return { localObjectReference: void 0, key: void 0, optional: void 0 };
}
var SecretKeySelector = {
  encode(message, writer = new BinaryWriter()) {
    if (message.localObjectReference !== void 0) {
      LocalObjectReference.encode(message.localObjectReference, writer.uint32(10).fork()).join();
    }
    if (message.key !== void 0) {
      writer.uint32(18).string(message.key);
    }
    if (message.optional !== void 0) {
      writer.uint32(24).bool(message.optional);
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
      const message = createBaseSecretKeySelector();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.localObjectReference = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.key = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.optional = reader.bool();
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
function createBaseSecretProjection() {
  return { localObjectReference: void 0, items: [], optional: void 0 };
}
var SecretProjection = {
  encode(message, writer = new BinaryWriter()) {
    if (message.localObjectReference !== void 0) {
      LocalObjectReference.encode(message.localObjectReference, writer.uint32(10).fork()).join();
    }
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
        KeyToPath.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.optional !== void 0) {
      writer.uint32(32).bool(message.optional);
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
      const message = createBaseSecretProjection();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.localObjectReference = LocalObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = KeyToPath.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.items.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.optional = reader.bool();
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
function createBaseSecretReference() {
  return { name: void 0, namespace: void 0 };
}
var SecretReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.namespace !== void 0) {
      writer.uint32(18).string(message.namespace);
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
      const message = createBaseSecretReference();
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
            message.namespace = reader.string();
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
function createBaseSecretVolumeSource() {
  return { secretName: void 0, items: [], defaultMode: void 0, optional: void 0 };
}
var SecretVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.secretName !== void 0) {
      writer.uint32(10).string(message.secretName);
    }
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
        KeyToPath.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.defaultMode !== void 0) {
      writer.uint32(24).int32(message.defaultMode);
    }
    if (message.optional !== void 0) {
      writer.uint32(32).bool(message.optional);
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
      const message = createBaseSecretVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.secretName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = KeyToPath.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.items.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.defaultMode = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.optional = reader.bool();
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
function createBaseSecurityContext() {
  return {
    capabilities: void 0,
    privileged: void 0,
    seLinuxOptions: void 0,
    runAsUser: void 0,
    runAsNonRoot: void 0,
    readOnlyRootFilesystem: void 0,
    allowPrivilegeEscalation: void 0,
    runAsGroup: void 0,
    procMount: void 0,
    windowsOptions: void 0,
    seccompProfile: void 0
  };
}
var SecurityContext = {
  encode(message, writer = new BinaryWriter()) {
    if (message.capabilities !== void 0) {
      Capabilities.encode(message.capabilities, writer.uint32(10).fork()).join();
    }
    if (message.privileged !== void 0) {
      writer.uint32(16).bool(message.privileged);
    }
    if (message.seLinuxOptions !== void 0) {
      SELinuxOptions.encode(message.seLinuxOptions, writer.uint32(26).fork()).join();
    }
    if (message.runAsUser !== void 0) {
      if (BigInt.asIntN(64, message.runAsUser) !== message.runAsUser) {
        throw new globalThis.Error("value provided for field message.runAsUser of type int64 too large");
      }
      writer.uint32(32).int64(message.runAsUser);
    }
    if (message.runAsNonRoot !== void 0) {
      writer.uint32(40).bool(message.runAsNonRoot);
    }
    if (message.readOnlyRootFilesystem !== void 0) {
      writer.uint32(48).bool(message.readOnlyRootFilesystem);
    }
    if (message.allowPrivilegeEscalation !== void 0) {
      writer.uint32(56).bool(message.allowPrivilegeEscalation);
    }
    if (message.runAsGroup !== void 0) {
      if (BigInt.asIntN(64, message.runAsGroup) !== message.runAsGroup) {
        throw new globalThis.Error("value provided for field message.runAsGroup of type int64 too large");
      }
      writer.uint32(64).int64(message.runAsGroup);
    }
    if (message.procMount !== void 0) {
      writer.uint32(74).string(message.procMount);
    }
    if (message.windowsOptions !== void 0) {
      WindowsSecurityContextOptions.encode(message.windowsOptions, writer.uint32(82).fork()).join();
    }
    if (message.seccompProfile !== void 0) {
      SeccompProfile.encode(message.seccompProfile, writer.uint32(90).fork()).join();
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
      const message = createBaseSecurityContext();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.capabilities = Capabilities.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.privileged = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.seLinuxOptions = SELinuxOptions.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.runAsUser = reader.int64();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.runAsNonRoot = reader.bool();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.readOnlyRootFilesystem = reader.bool();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.allowPrivilegeEscalation = reader.bool();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message.runAsGroup = reader.int64();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.procMount = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.windowsOptions = WindowsSecurityContextOptions.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.seccompProfile = SeccompProfile.decode(reader, reader.uint32());
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
function createBaseSerializedReference() {
  return { reference: void 0 };
}
var SerializedReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.reference !== void 0) {
      ObjectReference.encode(message.reference, writer.uint32(10).fork()).join();
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
      const message = createBaseSerializedReference();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.reference = ObjectReference.decode(reader, reader.uint32());
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
function createBaseService() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Service = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      ServiceSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      ServiceStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseService();
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
            message.spec = ServiceSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = ServiceStatus.decode(reader, reader.uint32());
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
function createBaseServiceAccount() {
  return { metadata: void 0, secrets: [], imagePullSecrets: [], automountServiceAccountToken: void 0 };
}
var ServiceAccount = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.secrets !== void 0 && message.secrets.length !== 0) {
      for (const v of message.secrets) {
        ObjectReference.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.imagePullSecrets !== void 0 && message.imagePullSecrets.length !== 0) {
      for (const v of message.imagePullSecrets) {
        LocalObjectReference.encode(v, writer.uint32(26).fork()).join();
      }
    }
    if (message.automountServiceAccountToken !== void 0) {
      writer.uint32(32).bool(message.automountServiceAccountToken);
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
      const message = createBaseServiceAccount();
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
            const el = ObjectReference.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.secrets.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = LocalObjectReference.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.imagePullSecrets.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.automountServiceAccountToken = reader.bool();
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
function createBaseServiceAccountTokenProjection() {
  return { audience: void 0, expirationSeconds: void 0, path: void 0 };
}
var ServiceAccountTokenProjection = {
  encode(message, writer = new BinaryWriter()) {
    if (message.audience !== void 0) {
      writer.uint32(10).string(message.audience);
    }
    if (message.expirationSeconds !== void 0) {
      if (BigInt.asIntN(64, message.expirationSeconds) !== message.expirationSeconds) {
        throw new globalThis.Error("value provided for field message.expirationSeconds of type int64 too large");
      }
      writer.uint32(16).int64(message.expirationSeconds);
    }
    if (message.path !== void 0) {
      writer.uint32(26).string(message.path);
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
      const message = createBaseServiceAccountTokenProjection();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.audience = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.expirationSeconds = reader.int64();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.path = reader.string();
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
function createBaseServicePort() {
  return {
    name: void 0,
    protocol: void 0,
    port: void 0,
    targetPort: void 0,
    nodePort: void 0,
    appProtocol: void 0
  };
}
var ServicePort = {
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
    if (message.targetPort !== void 0) {
      IntOrString.encode(message.targetPort, writer.uint32(34).fork()).join();
    }
    if (message.nodePort !== void 0) {
      writer.uint32(40).int32(message.nodePort);
    }
    if (message.appProtocol !== void 0) {
      writer.uint32(50).string(message.appProtocol);
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
      const message = createBaseServicePort();
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
            message.targetPort = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.nodePort = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 50) {
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
function createBaseServiceProxyOptions() {
  return { path: void 0 };
}
var ServiceProxyOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
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
      const message = createBaseServiceProxyOptions();
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
function createBaseServiceSpec() {
  return {
    ports: [],
    selector: /* @__PURE__ */ new Map(),
    clusterIP: void 0,
    type: void 0,
    externalIPs: [],
    sessionAffinity: void 0,
    loadBalancerIP: void 0,
    loadBalancerSourceRanges: [],
    externalName: void 0,
    externalTrafficPolicy: void 0,
    healthCheckNodePort: void 0,
    publishNotReadyAddresses: void 0,
    sessionAffinityConfig: void 0,
    ipFamily: void 0,
    topologyKeys: [],
    ipFamilyPolicy: void 0,
    clusterIPs: [],
    ipFamilies: [],
    allocateLoadBalancerNodePorts: void 0,
    loadBalancerClass: void 0,
    internalTrafficPolicy: void 0
  };
}
var ServiceSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.ports !== void 0 && message.ports.length !== 0) {
      for (const v of message.ports) {
        ServicePort.encode(v, writer.uint32(10).fork()).join();
      }
    }
    (message.selector || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ServiceSpec_SelectorEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    if (message.clusterIP !== void 0) {
      writer.uint32(26).string(message.clusterIP);
    }
    if (message.type !== void 0) {
      writer.uint32(34).string(message.type);
    }
    if (message.externalIPs !== void 0 && message.externalIPs.length !== 0) {
      for (const v of message.externalIPs) {
        writer.uint32(42).string(v);
      }
    }
    if (message.sessionAffinity !== void 0) {
      writer.uint32(58).string(message.sessionAffinity);
    }
    if (message.loadBalancerIP !== void 0) {
      writer.uint32(66).string(message.loadBalancerIP);
    }
    if (message.loadBalancerSourceRanges !== void 0 && message.loadBalancerSourceRanges.length !== 0) {
      for (const v of message.loadBalancerSourceRanges) {
        writer.uint32(74).string(v);
      }
    }
    if (message.externalName !== void 0) {
      writer.uint32(82).string(message.externalName);
    }
    if (message.externalTrafficPolicy !== void 0) {
      writer.uint32(90).string(message.externalTrafficPolicy);
    }
    if (message.healthCheckNodePort !== void 0) {
      writer.uint32(96).int32(message.healthCheckNodePort);
    }
    if (message.publishNotReadyAddresses !== void 0) {
      writer.uint32(104).bool(message.publishNotReadyAddresses);
    }
    if (message.sessionAffinityConfig !== void 0) {
      SessionAffinityConfig.encode(message.sessionAffinityConfig, writer.uint32(114).fork()).join();
    }
    if (message.ipFamily !== void 0) {
      writer.uint32(122).string(message.ipFamily);
    }
    if (message.topologyKeys !== void 0 && message.topologyKeys.length !== 0) {
      for (const v of message.topologyKeys) {
        writer.uint32(130).string(v);
      }
    }
    if (message.ipFamilyPolicy !== void 0) {
      writer.uint32(138).string(message.ipFamilyPolicy);
    }
    if (message.clusterIPs !== void 0 && message.clusterIPs.length !== 0) {
      for (const v of message.clusterIPs) {
        writer.uint32(146).string(v);
      }
    }
    if (message.ipFamilies !== void 0 && message.ipFamilies.length !== 0) {
      for (const v of message.ipFamilies) {
        writer.uint32(154).string(v);
      }
    }
    if (message.allocateLoadBalancerNodePorts !== void 0) {
      writer.uint32(160).bool(message.allocateLoadBalancerNodePorts);
    }
    if (message.loadBalancerClass !== void 0) {
      writer.uint32(170).string(message.loadBalancerClass);
    }
    if (message.internalTrafficPolicy !== void 0) {
      writer.uint32(178).string(message.internalTrafficPolicy);
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
      const message = createBaseServiceSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = ServicePort.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ports.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const entry2 = ServiceSpec_SelectorEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.selector.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.clusterIP = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.externalIPs.push(el);
            }
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.sessionAffinity = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.loadBalancerIP = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.loadBalancerSourceRanges.push(el);
            }
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.externalName = reader.string();
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.externalTrafficPolicy = reader.string();
            continue;
          }
          case 12: {
            if (tag !== 96) {
              break;
            }
            message.healthCheckNodePort = reader.int32();
            continue;
          }
          case 13: {
            if (tag !== 104) {
              break;
            }
            message.publishNotReadyAddresses = reader.bool();
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.sessionAffinityConfig = SessionAffinityConfig.decode(reader, reader.uint32());
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.ipFamily = reader.string();
            continue;
          }
          case 16: {
            if (tag !== 130) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.topologyKeys.push(el);
            }
            continue;
          }
          case 17: {
            if (tag !== 138) {
              break;
            }
            message.ipFamilyPolicy = reader.string();
            continue;
          }
          case 18: {
            if (tag !== 146) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.clusterIPs.push(el);
            }
            continue;
          }
          case 19: {
            if (tag !== 154) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.ipFamilies.push(el);
            }
            continue;
          }
          case 20: {
            if (tag !== 160) {
              break;
            }
            message.allocateLoadBalancerNodePorts = reader.bool();
            continue;
          }
          case 21: {
            if (tag !== 170) {
              break;
            }
            message.loadBalancerClass = reader.string();
            continue;
          }
          case 22: {
            if (tag !== 178) {
              break;
            }
            message.internalTrafficPolicy = reader.string();
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
function createBaseServiceSpec_SelectorEntry() {
  return { key: "", value: "" };
}
var ServiceSpec_SelectorEntry = {
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
      const message = createBaseServiceSpec_SelectorEntry();
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
function createBaseServiceStatus() {
  return { loadBalancer: void 0, conditions: [] };
}
var ServiceStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.loadBalancer !== void 0) {
      LoadBalancerStatus.encode(message.loadBalancer, writer.uint32(10).fork()).join();
    }
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        Condition.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseServiceStatus();
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
          case 2: {
            if (tag !== 18) {
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
function createBaseSessionAffinityConfig() {
  return { clientIP: void 0 };
}
var SessionAffinityConfig = {
  encode(message, writer = new BinaryWriter()) {
    if (message.clientIP !== void 0) {
      ClientIPConfig.encode(message.clientIP, writer.uint32(10).fork()).join();
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
      const message = createBaseSessionAffinityConfig();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.clientIP = ClientIPConfig.decode(reader, reader.uint32());
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
function createBaseStorageOSPersistentVolumeSource() {
  return {
    volumeName: void 0,
    volumeNamespace: void 0,
    fsType: void 0,
    readOnly: void 0,
    secretRef: void 0
  };
}
var StorageOSPersistentVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumeName !== void 0) {
      writer.uint32(10).string(message.volumeName);
    }
    if (message.volumeNamespace !== void 0) {
      writer.uint32(18).string(message.volumeNamespace);
    }
    if (message.fsType !== void 0) {
      writer.uint32(26).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(32).bool(message.readOnly);
    }
    if (message.secretRef !== void 0) {
      ObjectReference.encode(message.secretRef, writer.uint32(42).fork()).join();
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
      const message = createBaseStorageOSPersistentVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.volumeName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.volumeNamespace = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.secretRef = ObjectReference.decode(reader, reader.uint32());
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
function createBaseStorageOSVolumeSource() {
  return {
    volumeName: void 0,
    volumeNamespace: void 0,
    fsType: void 0,
    readOnly: void 0,
    secretRef: void 0
  };
}
var StorageOSVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumeName !== void 0) {
      writer.uint32(10).string(message.volumeName);
    }
    if (message.volumeNamespace !== void 0) {
      writer.uint32(18).string(message.volumeNamespace);
    }
    if (message.fsType !== void 0) {
      writer.uint32(26).string(message.fsType);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(32).bool(message.readOnly);
    }
    if (message.secretRef !== void 0) {
      LocalObjectReference.encode(message.secretRef, writer.uint32(42).fork()).join();
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
      const message = createBaseStorageOSVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.volumeName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.volumeNamespace = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.readOnly = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.secretRef = LocalObjectReference.decode(reader, reader.uint32());
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
function createBaseSysctl() {
  return { name: void 0, value: void 0 };
}
var Sysctl = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== void 0) {
      writer.uint32(18).string(message.value);
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
      const message = createBaseSysctl();
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
function createBaseTCPSocketAction() {
  return { port: void 0, host: void 0 };
}
var TCPSocketAction = {
  encode(message, writer = new BinaryWriter()) {
    if (message.port !== void 0) {
      IntOrString.encode(message.port, writer.uint32(10).fork()).join();
    }
    if (message.host !== void 0) {
      writer.uint32(18).string(message.host);
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
      const message = createBaseTCPSocketAction();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.port = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.host = reader.string();
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
function createBaseTaint() {
  return { key: void 0, value: void 0, effect: void 0, timeAdded: void 0 };
}
var Taint = {
  encode(message, writer = new BinaryWriter()) {
    if (message.key !== void 0) {
      writer.uint32(10).string(message.key);
    }
    if (message.value !== void 0) {
      writer.uint32(18).string(message.value);
    }
    if (message.effect !== void 0) {
      writer.uint32(26).string(message.effect);
    }
    if (message.timeAdded !== void 0) {
      Time.encode(message.timeAdded, writer.uint32(34).fork()).join();
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
      const message = createBaseTaint();
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
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.effect = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.timeAdded = Time.decode(reader, reader.uint32());
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
function createBaseToleration() {
  return { key: void 0, operator: void 0, value: void 0, effect: void 0, tolerationSeconds: void 0 };
}
var Toleration = {
  encode(message, writer = new BinaryWriter()) {
    if (message.key !== void 0) {
      writer.uint32(10).string(message.key);
    }
    if (message.operator !== void 0) {
      writer.uint32(18).string(message.operator);
    }
    if (message.value !== void 0) {
      writer.uint32(26).string(message.value);
    }
    if (message.effect !== void 0) {
      writer.uint32(34).string(message.effect);
    }
    if (message.tolerationSeconds !== void 0) {
      if (BigInt.asIntN(64, message.tolerationSeconds) !== message.tolerationSeconds) {
        throw new globalThis.Error("value provided for field message.tolerationSeconds of type int64 too large");
      }
      writer.uint32(40).int64(message.tolerationSeconds);
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
      const message = createBaseToleration();
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
            message.operator = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.value = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.effect = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.tolerationSeconds = reader.int64();
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
function createBaseTopologySelectorLabelRequirement() {
  return { key: void 0, values: [] };
}
var TopologySelectorLabelRequirement = {
  encode(message, writer = new BinaryWriter()) {
    if (message.key !== void 0) {
      writer.uint32(10).string(message.key);
    }
    if (message.values !== void 0 && message.values.length !== 0) {
      for (const v of message.values) {
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
      const message = createBaseTopologySelectorLabelRequirement();
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
            const el = reader.string();
            if (el !== void 0) {
              message.values.push(el);
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
function createBaseTopologySelectorTerm() {
  return { matchLabelExpressions: [] };
}
var TopologySelectorTerm = {
  encode(message, writer = new BinaryWriter()) {
    if (message.matchLabelExpressions !== void 0 && message.matchLabelExpressions.length !== 0) {
      for (const v of message.matchLabelExpressions) {
        TopologySelectorLabelRequirement.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseTopologySelectorTerm();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = TopologySelectorLabelRequirement.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.matchLabelExpressions.push(el);
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
function createBaseTopologySpreadConstraint() {
  return { maxSkew: void 0, topologyKey: void 0, whenUnsatisfiable: void 0, labelSelector: void 0 };
}
var TopologySpreadConstraint = {
  encode(message, writer = new BinaryWriter()) {
    if (message.maxSkew !== void 0) {
      writer.uint32(8).int32(message.maxSkew);
    }
    if (message.topologyKey !== void 0) {
      writer.uint32(18).string(message.topologyKey);
    }
    if (message.whenUnsatisfiable !== void 0) {
      writer.uint32(26).string(message.whenUnsatisfiable);
    }
    if (message.labelSelector !== void 0) {
      LabelSelector.encode(message.labelSelector, writer.uint32(34).fork()).join();
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
      const message = createBaseTopologySpreadConstraint();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.maxSkew = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.topologyKey = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.whenUnsatisfiable = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.labelSelector = LabelSelector.decode(reader, reader.uint32());
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
function createBaseTypedLocalObjectReference() {
  return { apiGroup: void 0, kind: void 0, name: void 0 };
}
var TypedLocalObjectReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.apiGroup !== void 0) {
      writer.uint32(10).string(message.apiGroup);
    }
    if (message.kind !== void 0) {
      writer.uint32(18).string(message.kind);
    }
    if (message.name !== void 0) {
      writer.uint32(26).string(message.name);
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
      const message = createBaseTypedLocalObjectReference();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.apiGroup = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.kind = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
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
function createBaseVolume() {
  return { name: void 0, volumeSource: void 0 };
}
var Volume = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.volumeSource !== void 0) {
      VolumeSource.encode(message.volumeSource, writer.uint32(18).fork()).join();
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
      const message = createBaseVolume();
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
            message.volumeSource = VolumeSource.decode(reader, reader.uint32());
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
function createBaseVolumeDevice() {
  return { name: void 0, devicePath: void 0 };
}
var VolumeDevice = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.devicePath !== void 0) {
      writer.uint32(18).string(message.devicePath);
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
      const message = createBaseVolumeDevice();
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
            message.devicePath = reader.string();
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
function createBaseVolumeMount() {
  return {
    name: void 0,
    readOnly: void 0,
    mountPath: void 0,
    subPath: void 0,
    mountPropagation: void 0,
    subPathExpr: void 0
  };
}
var VolumeMount = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.readOnly !== void 0) {
      writer.uint32(16).bool(message.readOnly);
    }
    if (message.mountPath !== void 0) {
      writer.uint32(26).string(message.mountPath);
    }
    if (message.subPath !== void 0) {
      writer.uint32(34).string(message.subPath);
    }
    if (message.mountPropagation !== void 0) {
      writer.uint32(42).string(message.mountPropagation);
    }
    if (message.subPathExpr !== void 0) {
      writer.uint32(50).string(message.subPathExpr);
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
      const message = createBaseVolumeMount();
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
            message.readOnly = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.mountPath = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.subPath = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.mountPropagation = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.subPathExpr = reader.string();
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
function createBaseVolumeNodeAffinity() {
  return { required: void 0 };
}
var VolumeNodeAffinity = {
  encode(message, writer = new BinaryWriter()) {
    if (message.required !== void 0) {
      NodeSelector.encode(message.required, writer.uint32(10).fork()).join();
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
      const message = createBaseVolumeNodeAffinity();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.required = NodeSelector.decode(reader, reader.uint32());
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
function createBaseVolumeProjection() {
  return { secret: void 0, downwardAPI: void 0, configMap: void 0, serviceAccountToken: void 0 };
}
var VolumeProjection = {
  encode(message, writer = new BinaryWriter()) {
    if (message.secret !== void 0) {
      SecretProjection.encode(message.secret, writer.uint32(10).fork()).join();
    }
    if (message.downwardAPI !== void 0) {
      DownwardAPIProjection.encode(message.downwardAPI, writer.uint32(18).fork()).join();
    }
    if (message.configMap !== void 0) {
      ConfigMapProjection.encode(message.configMap, writer.uint32(26).fork()).join();
    }
    if (message.serviceAccountToken !== void 0) {
      ServiceAccountTokenProjection.encode(message.serviceAccountToken, writer.uint32(34).fork()).join();
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
      const message = createBaseVolumeProjection();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.secret = SecretProjection.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.downwardAPI = DownwardAPIProjection.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.configMap = ConfigMapProjection.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.serviceAccountToken = ServiceAccountTokenProjection.decode(reader, reader.uint32());
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
function createBaseVolumeSource() {
  return {
    hostPath: void 0,
    emptyDir: void 0,
    gcePersistentDisk: void 0,
    awsElasticBlockStore: void 0,
    gitRepo: void 0,
    secret: void 0,
    nfs: void 0,
    iscsi: void 0,
    glusterfs: void 0,
    persistentVolumeClaim: void 0,
    rbd: void 0,
    flexVolume: void 0,
    cinder: void 0,
    cephfs: void 0,
    flocker: void 0,
    downwardAPI: void 0,
    fc: void 0,
    azureFile: void 0,
    configMap: void 0,
    vsphereVolume: void 0,
    quobyte: void 0,
    azureDisk: void 0,
    photonPersistentDisk: void 0,
    portworxVolume: void 0,
    scaleIO: void 0,
    projected: void 0,
    storageos: void 0,
    csi: void 0,
    ephemeral: void 0
  };
}
var VolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.hostPath !== void 0) {
      HostPathVolumeSource.encode(message.hostPath, writer.uint32(10).fork()).join();
    }
    if (message.emptyDir !== void 0) {
      EmptyDirVolumeSource.encode(message.emptyDir, writer.uint32(18).fork()).join();
    }
    if (message.gcePersistentDisk !== void 0) {
      GCEPersistentDiskVolumeSource.encode(message.gcePersistentDisk, writer.uint32(26).fork()).join();
    }
    if (message.awsElasticBlockStore !== void 0) {
      AWSElasticBlockStoreVolumeSource.encode(message.awsElasticBlockStore, writer.uint32(34).fork()).join();
    }
    if (message.gitRepo !== void 0) {
      GitRepoVolumeSource.encode(message.gitRepo, writer.uint32(42).fork()).join();
    }
    if (message.secret !== void 0) {
      SecretVolumeSource.encode(message.secret, writer.uint32(50).fork()).join();
    }
    if (message.nfs !== void 0) {
      NFSVolumeSource.encode(message.nfs, writer.uint32(58).fork()).join();
    }
    if (message.iscsi !== void 0) {
      ISCSIVolumeSource.encode(message.iscsi, writer.uint32(66).fork()).join();
    }
    if (message.glusterfs !== void 0) {
      GlusterfsVolumeSource.encode(message.glusterfs, writer.uint32(74).fork()).join();
    }
    if (message.persistentVolumeClaim !== void 0) {
      PersistentVolumeClaimVolumeSource.encode(message.persistentVolumeClaim, writer.uint32(82).fork()).join();
    }
    if (message.rbd !== void 0) {
      RBDVolumeSource.encode(message.rbd, writer.uint32(90).fork()).join();
    }
    if (message.flexVolume !== void 0) {
      FlexVolumeSource.encode(message.flexVolume, writer.uint32(98).fork()).join();
    }
    if (message.cinder !== void 0) {
      CinderVolumeSource.encode(message.cinder, writer.uint32(106).fork()).join();
    }
    if (message.cephfs !== void 0) {
      CephFSVolumeSource.encode(message.cephfs, writer.uint32(114).fork()).join();
    }
    if (message.flocker !== void 0) {
      FlockerVolumeSource.encode(message.flocker, writer.uint32(122).fork()).join();
    }
    if (message.downwardAPI !== void 0) {
      DownwardAPIVolumeSource.encode(message.downwardAPI, writer.uint32(130).fork()).join();
    }
    if (message.fc !== void 0) {
      FCVolumeSource.encode(message.fc, writer.uint32(138).fork()).join();
    }
    if (message.azureFile !== void 0) {
      AzureFileVolumeSource.encode(message.azureFile, writer.uint32(146).fork()).join();
    }
    if (message.configMap !== void 0) {
      ConfigMapVolumeSource.encode(message.configMap, writer.uint32(154).fork()).join();
    }
    if (message.vsphereVolume !== void 0) {
      VsphereVirtualDiskVolumeSource.encode(message.vsphereVolume, writer.uint32(162).fork()).join();
    }
    if (message.quobyte !== void 0) {
      QuobyteVolumeSource.encode(message.quobyte, writer.uint32(170).fork()).join();
    }
    if (message.azureDisk !== void 0) {
      AzureDiskVolumeSource.encode(message.azureDisk, writer.uint32(178).fork()).join();
    }
    if (message.photonPersistentDisk !== void 0) {
      PhotonPersistentDiskVolumeSource.encode(message.photonPersistentDisk, writer.uint32(186).fork()).join();
    }
    if (message.portworxVolume !== void 0) {
      PortworxVolumeSource.encode(message.portworxVolume, writer.uint32(194).fork()).join();
    }
    if (message.scaleIO !== void 0) {
      ScaleIOVolumeSource.encode(message.scaleIO, writer.uint32(202).fork()).join();
    }
    if (message.projected !== void 0) {
      ProjectedVolumeSource.encode(message.projected, writer.uint32(210).fork()).join();
    }
    if (message.storageos !== void 0) {
      StorageOSVolumeSource.encode(message.storageos, writer.uint32(218).fork()).join();
    }
    if (message.csi !== void 0) {
      CSIVolumeSource.encode(message.csi, writer.uint32(226).fork()).join();
    }
    if (message.ephemeral !== void 0) {
      EphemeralVolumeSource.encode(message.ephemeral, writer.uint32(234).fork()).join();
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
      const message = createBaseVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.hostPath = HostPathVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.emptyDir = EmptyDirVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.gcePersistentDisk = GCEPersistentDiskVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.awsElasticBlockStore = AWSElasticBlockStoreVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.gitRepo = GitRepoVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.secret = SecretVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.nfs = NFSVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.iscsi = ISCSIVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.glusterfs = GlusterfsVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.persistentVolumeClaim = PersistentVolumeClaimVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.rbd = RBDVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.flexVolume = FlexVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.cinder = CinderVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.cephfs = CephFSVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.flocker = FlockerVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 16: {
            if (tag !== 130) {
              break;
            }
            message.downwardAPI = DownwardAPIVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 17: {
            if (tag !== 138) {
              break;
            }
            message.fc = FCVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 18: {
            if (tag !== 146) {
              break;
            }
            message.azureFile = AzureFileVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 19: {
            if (tag !== 154) {
              break;
            }
            message.configMap = ConfigMapVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 20: {
            if (tag !== 162) {
              break;
            }
            message.vsphereVolume = VsphereVirtualDiskVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 21: {
            if (tag !== 170) {
              break;
            }
            message.quobyte = QuobyteVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 22: {
            if (tag !== 178) {
              break;
            }
            message.azureDisk = AzureDiskVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 23: {
            if (tag !== 186) {
              break;
            }
            message.photonPersistentDisk = PhotonPersistentDiskVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 24: {
            if (tag !== 194) {
              break;
            }
            message.portworxVolume = PortworxVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 25: {
            if (tag !== 202) {
              break;
            }
            message.scaleIO = ScaleIOVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 26: {
            if (tag !== 210) {
              break;
            }
            message.projected = ProjectedVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 27: {
            if (tag !== 218) {
              break;
            }
            message.storageos = StorageOSVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 28: {
            if (tag !== 226) {
              break;
            }
            message.csi = CSIVolumeSource.decode(reader, reader.uint32());
            continue;
          }
          case 29: {
            if (tag !== 234) {
              break;
            }
            message.ephemeral = EphemeralVolumeSource.decode(reader, reader.uint32());
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
function createBaseVsphereVirtualDiskVolumeSource() {
  return { volumePath: void 0, fsType: void 0, storagePolicyName: void 0, storagePolicyID: void 0 };
}
var VsphereVirtualDiskVolumeSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.volumePath !== void 0) {
      writer.uint32(10).string(message.volumePath);
    }
    if (message.fsType !== void 0) {
      writer.uint32(18).string(message.fsType);
    }
    if (message.storagePolicyName !== void 0) {
      writer.uint32(26).string(message.storagePolicyName);
    }
    if (message.storagePolicyID !== void 0) {
      writer.uint32(34).string(message.storagePolicyID);
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
      const message = createBaseVsphereVirtualDiskVolumeSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.volumePath = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fsType = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.storagePolicyName = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.storagePolicyID = reader.string();
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
function createBaseWeightedPodAffinityTerm() {
  return { weight: void 0, podAffinityTerm: void 0 };
}
var WeightedPodAffinityTerm = {
  encode(message, writer = new BinaryWriter()) {
    if (message.weight !== void 0) {
      writer.uint32(8).int32(message.weight);
    }
    if (message.podAffinityTerm !== void 0) {
      PodAffinityTerm.encode(message.podAffinityTerm, writer.uint32(18).fork()).join();
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
      const message = createBaseWeightedPodAffinityTerm();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.weight = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.podAffinityTerm = PodAffinityTerm.decode(reader, reader.uint32());
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
function createBaseWindowsSecurityContextOptions() {
  return { gmsaCredentialSpecName: void 0, gmsaCredentialSpec: void 0, runAsUserName: void 0 };
}
var WindowsSecurityContextOptions = {
  encode(message, writer = new BinaryWriter()) {
    if (message.gmsaCredentialSpecName !== void 0) {
      writer.uint32(10).string(message.gmsaCredentialSpecName);
    }
    if (message.gmsaCredentialSpec !== void 0) {
      writer.uint32(18).string(message.gmsaCredentialSpec);
    }
    if (message.runAsUserName !== void 0) {
      writer.uint32(26).string(message.runAsUserName);
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
      const message = createBaseWindowsSecurityContextOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.gmsaCredentialSpecName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.gmsaCredentialSpec = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.runAsUserName = reader.string();
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

// dist/generated/core/v1/codecs.js
import { asObject, bytesFrom, bytesTo, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, microTimeFrom, microTimeTo, optionalTo, quantityFrom, quantityTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function bindingToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    target: objectReferenceToMessage(v.target ?? {})
  };
}
function bindingFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.target = objectReferenceFromMessage(m.target ?? {});
  return out;
}
function componentStatusToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    conditions: listTo(v.conditions, componentConditionToMessage)
  };
}
function componentStatusFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, componentConditionFromMessage);
  return out;
}
function componentConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    message: v.message ?? "",
    error: v.error ?? ""
  };
}
function componentConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  if (!!m.message) out.message = m.message;
  if (!!m.error) out.error = m.error;
  return out;
}
function configMapToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    immutable: v.immutable ?? void 0,
    data: mapTo(v.data, same),
    binaryData: mapTo(v.binaryData, bytesTo)
  };
}
function configMapFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (m.immutable !== void 0) out.immutable = m.immutable;
  if (!!m.data?.size) out.data = mapFrom(m.data, same);
  if (!!m.binaryData?.size) out.binaryData = mapFrom(m.binaryData, bytesFrom);
  return out;
}
function endpointsToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    subsets: listTo(v.subsets, endpointSubsetToMessage)
  };
}
function endpointsFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (!!m.subsets?.length) out.subsets = listFrom(m.subsets, endpointSubsetFromMessage);
  return out;
}
function endpointSubsetToMessage(v) {
  return {
    addresses: listTo(v.addresses, endpointAddressToMessage),
    notReadyAddresses: listTo(v.notReadyAddresses, endpointAddressToMessage),
    ports: listTo(v.ports, endpointPortToMessage)
  };
}
function endpointSubsetFromMessage(m) {
  const out = {};
  if (!!m.addresses?.length) out.addresses = listFrom(m.addresses, endpointAddressFromMessage);
  if (!!m.notReadyAddresses?.length) out.notReadyAddresses = listFrom(m.notReadyAddresses, endpointAddressFromMessage);
  if (!!m.ports?.length) out.ports = listFrom(m.ports, endpointPortFromMessage);
  return out;
}
function endpointAddressToMessage(v) {
  return {
    ip: v.ip ?? "",
    hostname: v.hostname ?? "",
    nodeName: v.nodeName ?? void 0,
    targetRef: optionalTo(v.targetRef, objectReferenceToMessage)
  };
}
function endpointAddressFromMessage(m) {
  const out = {};
  out.ip = !m.ip ? "" : m.ip;
  if (!!m.hostname) out.hostname = m.hostname;
  if (m.nodeName !== void 0) out.nodeName = m.nodeName;
  if (m.targetRef !== void 0) out.targetRef = objectReferenceFromMessage(m.targetRef ?? {});
  return out;
}
function endpointPortToMessage(v) {
  return {
    name: v.name ?? "",
    port: v.port ?? 0,
    protocol: v.protocol ?? "",
    appProtocol: v.appProtocol ?? void 0
  };
}
function endpointPortFromMessage(m) {
  const out = {};
  if (!!m.name) out.name = m.name;
  out.port = !m.port ? 0 : m.port;
  if (!!m.protocol) out.protocol = m.protocol;
  if (m.appProtocol !== void 0) out.appProtocol = m.appProtocol;
  return out;
}
function ephemeralContainersToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    ephemeralContainers: listTo(v.ephemeralContainers, ephemeralContainerToMessage)
  };
}
function ephemeralContainersFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.ephemeralContainers = !m.ephemeralContainers?.length ? null : listFrom(m.ephemeralContainers, ephemeralContainerFromMessage);
  return out;
}
function eventToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    involvedObject: objectReferenceToMessage(v.involvedObject ?? {}),
    reason: v.reason ?? "",
    message: v.message ?? "",
    source: eventSourceToMessage(v.source ?? {}),
    firstTimestamp: timeTo(v.firstTimestamp ?? void 0),
    lastTimestamp: timeTo(v.lastTimestamp ?? void 0),
    count: v.count ?? 0,
    type: v.type ?? "",
    eventTime: microTimeTo(v.eventTime ?? void 0),
    series: optionalTo(v.series, eventSeriesToMessage),
    action: v.action ?? "",
    related: optionalTo(v.related, objectReferenceToMessage),
    reportingComponent: v.reportingComponent ?? "",
    reportingInstance: v.reportingInstance ?? ""
  };
}
function eventFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.involvedObject = objectReferenceFromMessage(m.involvedObject ?? {});
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  out.source = eventSourceFromMessage(m.source ?? {});
  out.firstTimestamp = timeFrom(m.firstTimestamp);
  out.lastTimestamp = timeFrom(m.lastTimestamp);
  if (!!m.count) out.count = m.count;
  if (!!m.type) out.type = m.type;
  out.eventTime = microTimeFrom(m.eventTime);
  if (m.series !== void 0) out.series = eventSeriesFromMessage(m.series ?? {});
  if (!!m.action) out.action = m.action;
  if (m.related !== void 0) out.related = objectReferenceFromMessage(m.related ?? {});
  out.reportingComponent = !m.reportingComponent ? "" : m.reportingComponent;
  out.reportingInstance = !m.reportingInstance ? "" : m.reportingInstance;
  return out;
}
function eventSourceToMessage(v) {
  return {
    component: v.component ?? "",
    host: v.host ?? ""
  };
}
function eventSourceFromMessage(m) {
  const out = {};
  if (!!m.component) out.component = m.component;
  if (!!m.host) out.host = m.host;
  return out;
}
function eventSeriesToMessage(v) {
  return {
    count: v.count ?? 0,
    lastObservedTime: microTimeTo(v.lastObservedTime ?? void 0),
    state: v.state ?? void 0
  };
}
function eventSeriesFromMessage(m) {
  const out = {};
  if (!!m.count) out.count = m.count;
  out.lastObservedTime = microTimeFrom(m.lastObservedTime);
  if (m.state !== void 0) out.state = m.state;
  return out;
}
function limitRangeToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: limitRangeSpecToMessage(v.spec ?? {})
  };
}
function limitRangeFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = limitRangeSpecFromMessage(m.spec ?? {});
  return out;
}
function limitRangeItemToMessage(v) {
  return {
    type: v.type ?? "",
    max: mapTo(v.max, quantityTo),
    min: mapTo(v.min, quantityTo),
    default: mapTo(v.default, quantityTo),
    defaultRequest: mapTo(v.defaultRequest, quantityTo),
    maxLimitRequestRatio: mapTo(v.maxLimitRequestRatio, quantityTo)
  };
}
function limitRangeItemFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  if (!!m.max?.size) out.max = mapFrom(m.max, quantityFrom);
  if (!!m.min?.size) out.min = mapFrom(m.min, quantityFrom);
  if (!!m.default?.size) out.default = mapFrom(m.default, quantityFrom);
  if (!!m.defaultRequest?.size) out.defaultRequest = mapFrom(m.defaultRequest, quantityFrom);
  if (!!m.maxLimitRequestRatio?.size) out.maxLimitRequestRatio = mapFrom(m.maxLimitRequestRatio, quantityFrom);
  return out;
}
function limitRangeSpecToMessage(v) {
  return {
    limits: listTo(v.limits, limitRangeItemToMessage)
  };
}
function limitRangeSpecFromMessage(m) {
  const out = {};
  out.limits = !m.limits?.length ? null : listFrom(m.limits, limitRangeItemFromMessage);
  return out;
}
function namespaceToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: namespaceSpecToMessage(v.spec ?? {}),
    status: namespaceStatusToMessage(v.status ?? {})
  };
}
function namespaceFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = namespaceSpecFromMessage(m.spec ?? {});
  out.status = namespaceStatusFromMessage(m.status ?? {});
  return out;
}
function namespaceSpecToMessage(v) {
  return {
    finalizers: listTo(v.finalizers, same)
  };
}
function namespaceSpecFromMessage(m) {
  const out = {};
  if (!!m.finalizers?.length) out.finalizers = listFrom(m.finalizers, same);
  return out;
}
function namespaceStatusToMessage(v) {
  return {
    phase: v.phase ?? "",
    conditions: listTo(v.conditions, namespaceConditionToMessage)
  };
}
function namespaceStatusFromMessage(m) {
  const out = {};
  if (!!m.phase) out.phase = m.phase;
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, namespaceConditionFromMessage);
  return out;
}
function namespaceConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function namespaceConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function nodeToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: nodeSpecToMessage(v.spec ?? {}),
    status: nodeStatusToMessage(v.status ?? {})
  };
}
function nodeFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = nodeSpecFromMessage(m.spec ?? {});
  out.status = nodeStatusFromMessage(m.status ?? {});
  return out;
}
function taintToMessage(v) {
  return {
    key: v.key ?? "",
    value: v.value ?? "",
    effect: v.effect ?? "",
    timeAdded: optionalTo(v.timeAdded, timeTo)
  };
}
function taintFromMessage(m) {
  const out = {};
  out.key = !m.key ? "" : m.key;
  if (!!m.value) out.value = m.value;
  out.effect = !m.effect ? "" : m.effect;
  if (m.timeAdded !== void 0) out.timeAdded = timeFrom(m.timeAdded);
  return out;
}
function nodeSpecToMessage(v) {
  return {
    podCIDR: v.podCIDR ?? "",
    podCIDRs: listTo(v.podCIDRs, same),
    providerID: v.providerID ?? "",
    unschedulable: v.unschedulable ?? false,
    taints: listTo(v.taints, taintToMessage),
    configSource: optionalTo(v.configSource, nodeConfigSourceToMessage),
    externalID: v.externalID ?? ""
  };
}
function nodeSpecFromMessage(m) {
  const out = {};
  if (!!m.podCIDR) out.podCIDR = m.podCIDR;
  if (!!m.podCIDRs?.length) out.podCIDRs = listFrom(m.podCIDRs, same);
  if (!!m.providerID) out.providerID = m.providerID;
  if (!!m.unschedulable) out.unschedulable = m.unschedulable;
  if (!!m.taints?.length) out.taints = listFrom(m.taints, taintFromMessage);
  if (m.configSource !== void 0) out.configSource = nodeConfigSourceFromMessage(m.configSource ?? {});
  if (!!m.externalID) out.externalID = m.externalID;
  return out;
}
function nodeConfigSourceToMessage(v) {
  return {
    configMap: optionalTo(v.configMap, configMapNodeConfigSourceToMessage),
    configMapRef: optionalTo(v.configMapRef, objectReferenceToMessage)
  };
}
function nodeConfigSourceFromMessage(m) {
  const out = {};
  if (m.configMap !== void 0) out.configMap = configMapNodeConfigSourceFromMessage(m.configMap ?? {});
  if (m.configMapRef !== void 0) out.configMapRef = objectReferenceFromMessage(m.configMapRef ?? {});
  return out;
}
function configMapNodeConfigSourceToMessage(v) {
  return {
    namespace: v.namespace ?? "",
    name: v.name ?? "",
    uid: v.uid ?? "",
    resourceVersion: v.resourceVersion ?? "",
    kubeletConfigKey: v.kubeletConfigKey ?? ""
  };
}
function configMapNodeConfigSourceFromMessage(m) {
  const out = {};
  out.namespace = !m.namespace ? "" : m.namespace;
  out.name = !m.name ? "" : m.name;
  if (!!m.uid) out.uid = m.uid;
  if (!!m.resourceVersion) out.resourceVersion = m.resourceVersion;
  out.kubeletConfigKey = !m.kubeletConfigKey ? "" : m.kubeletConfigKey;
  return out;
}
function daemonEndpointToMessage(v) {
  return {
    Port: v.Port ?? 0
  };
}
function daemonEndpointFromMessage(m) {
  const out = {};
  out.Port = !m.Port ? 0 : m.Port;
  return out;
}
function nodeDaemonEndpointsToMessage(v) {
  return {
    kubeletEndpoint: daemonEndpointToMessage(v.kubeletEndpoint ?? {})
  };
}
function nodeDaemonEndpointsFromMessage(m) {
  const out = {};
  out.kubeletEndpoint = daemonEndpointFromMessage(m.kubeletEndpoint ?? {});
  return out;
}
function nodeSystemInfoToMessage(v) {
  return {
    machineID: v.machineID ?? "",
    systemUUID: v.systemUUID ?? "",
    bootID: v.bootID ?? "",
    kernelVersion: v.kernelVersion ?? "",
    osImage: v.osImage ?? "",
    containerRuntimeVersion: v.containerRuntimeVersion ?? "",
    kubeletVersion: v.kubeletVersion ?? "",
    kubeProxyVersion: v.kubeProxyVersion ?? "",
    operatingSystem: v.operatingSystem ?? "",
    architecture: v.architecture ?? ""
  };
}
function nodeSystemInfoFromMessage(m) {
  const out = {};
  out.machineID = !m.machineID ? "" : m.machineID;
  out.systemUUID = !m.systemUUID ? "" : m.systemUUID;
  out.bootID = !m.bootID ? "" : m.bootID;
  out.kernelVersion = !m.kernelVersion ? "" : m.kernelVersion;
  out.osImage = !m.osImage ? "" : m.osImage;
  out.containerRuntimeVersion = !m.containerRuntimeVersion ? "" : m.containerRuntimeVersion;
  out.kubeletVersion = !m.kubeletVersion ? "" : m.kubeletVersion;
  out.kubeProxyVersion = !m.kubeProxyVersion ? "" : m.kubeProxyVersion;
  out.operatingSystem = !m.operatingSystem ? "" : m.operatingSystem;
  out.architecture = !m.architecture ? "" : m.architecture;
  return out;
}
function nodeConfigStatusToMessage(v) {
  return {
    assigned: optionalTo(v.assigned, nodeConfigSourceToMessage),
    active: optionalTo(v.active, nodeConfigSourceToMessage),
    lastKnownGood: optionalTo(v.lastKnownGood, nodeConfigSourceToMessage),
    error: v.error ?? ""
  };
}
function nodeConfigStatusFromMessage(m) {
  const out = {};
  if (m.assigned !== void 0) out.assigned = nodeConfigSourceFromMessage(m.assigned ?? {});
  if (m.active !== void 0) out.active = nodeConfigSourceFromMessage(m.active ?? {});
  if (m.lastKnownGood !== void 0) out.lastKnownGood = nodeConfigSourceFromMessage(m.lastKnownGood ?? {});
  if (!!m.error) out.error = m.error;
  return out;
}
function nodeStatusToMessage(v) {
  return {
    capacity: mapTo(v.capacity, quantityTo),
    allocatable: mapTo(v.allocatable, quantityTo),
    phase: v.phase ?? "",
    conditions: listTo(v.conditions, nodeConditionToMessage),
    addresses: listTo(v.addresses, nodeAddressToMessage),
    daemonEndpoints: nodeDaemonEndpointsToMessage(v.daemonEndpoints ?? {}),
    nodeInfo: nodeSystemInfoToMessage(v.nodeInfo ?? {}),
    images: listTo(v.images, containerImageToMessage),
    volumesInUse: listTo(v.volumesInUse, same),
    volumesAttached: listTo(v.volumesAttached, attachedVolumeToMessage),
    config: optionalTo(v.config, nodeConfigStatusToMessage)
  };
}
function nodeStatusFromMessage(m) {
  const out = {};
  if (!!m.capacity?.size) out.capacity = mapFrom(m.capacity, quantityFrom);
  if (!!m.allocatable?.size) out.allocatable = mapFrom(m.allocatable, quantityFrom);
  if (!!m.phase) out.phase = m.phase;
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, nodeConditionFromMessage);
  if (!!m.addresses?.length) out.addresses = listFrom(m.addresses, nodeAddressFromMessage);
  out.daemonEndpoints = nodeDaemonEndpointsFromMessage(m.daemonEndpoints ?? {});
  out.nodeInfo = nodeSystemInfoFromMessage(m.nodeInfo ?? {});
  if (!!m.images?.length) out.images = listFrom(m.images, containerImageFromMessage);
  if (!!m.volumesInUse?.length) out.volumesInUse = listFrom(m.volumesInUse, same);
  if (!!m.volumesAttached?.length) out.volumesAttached = listFrom(m.volumesAttached, attachedVolumeFromMessage);
  if (m.config !== void 0) out.config = nodeConfigStatusFromMessage(m.config ?? {});
  return out;
}
function attachedVolumeToMessage(v) {
  return {
    name: v.name ?? "",
    devicePath: v.devicePath ?? ""
  };
}
function attachedVolumeFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.devicePath = !m.devicePath ? "" : m.devicePath;
  return out;
}
function containerImageToMessage(v) {
  return {
    names: listTo(v.names, same),
    sizeBytes: longTo(v.sizeBytes ?? 0)
  };
}
function containerImageFromMessage(m) {
  const out = {};
  out.names = !m.names?.length ? null : listFrom(m.names, same);
  if (!!m.sizeBytes) out.sizeBytes = longFrom(m.sizeBytes);
  return out;
}
function nodeConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastHeartbeatTime: timeTo(v.lastHeartbeatTime ?? void 0),
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function nodeConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastHeartbeatTime = timeFrom(m.lastHeartbeatTime);
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function nodeAddressToMessage(v) {
  return {
    type: v.type ?? "",
    address: v.address ?? ""
  };
}
function nodeAddressFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.address = !m.address ? "" : m.address;
  return out;
}
function nodeProxyOptionsToMessage(v) {
  return {
    path: v.path ?? ""
  };
}
function nodeProxyOptionsFromMessage(m) {
  const out = {};
  if (!!m.path) out.path = m.path;
  return out;
}
function persistentVolumeToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: persistentVolumeSpecToMessage(v.spec ?? {}),
    status: persistentVolumeStatusToMessage(v.status ?? {})
  };
}
function persistentVolumeFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = persistentVolumeSpecFromMessage(m.spec ?? {});
  out.status = persistentVolumeStatusFromMessage(m.status ?? {});
  return out;
}
function persistentVolumeSourceToMessage(v) {
  return {
    gcePersistentDisk: optionalTo(v.gcePersistentDisk, gCEPersistentDiskVolumeSourceToMessage),
    awsElasticBlockStore: optionalTo(v.awsElasticBlockStore, aWSElasticBlockStoreVolumeSourceToMessage),
    hostPath: optionalTo(v.hostPath, hostPathVolumeSourceToMessage),
    glusterfs: optionalTo(v.glusterfs, glusterfsPersistentVolumeSourceToMessage),
    nfs: optionalTo(v.nfs, nFSVolumeSourceToMessage),
    rbd: optionalTo(v.rbd, rBDPersistentVolumeSourceToMessage),
    iscsi: optionalTo(v.iscsi, iSCSIPersistentVolumeSourceToMessage),
    cinder: optionalTo(v.cinder, cinderPersistentVolumeSourceToMessage),
    cephfs: optionalTo(v.cephfs, cephFSPersistentVolumeSourceToMessage),
    fc: optionalTo(v.fc, fCVolumeSourceToMessage),
    flocker: optionalTo(v.flocker, flockerVolumeSourceToMessage),
    flexVolume: optionalTo(v.flexVolume, flexPersistentVolumeSourceToMessage),
    azureFile: optionalTo(v.azureFile, azureFilePersistentVolumeSourceToMessage),
    vsphereVolume: optionalTo(v.vsphereVolume, vsphereVirtualDiskVolumeSourceToMessage),
    quobyte: optionalTo(v.quobyte, quobyteVolumeSourceToMessage),
    azureDisk: optionalTo(v.azureDisk, azureDiskVolumeSourceToMessage),
    photonPersistentDisk: optionalTo(v.photonPersistentDisk, photonPersistentDiskVolumeSourceToMessage),
    portworxVolume: optionalTo(v.portworxVolume, portworxVolumeSourceToMessage),
    scaleIO: optionalTo(v.scaleIO, scaleIOPersistentVolumeSourceToMessage),
    local: optionalTo(v.local, localVolumeSourceToMessage),
    storageos: optionalTo(v.storageos, storageOSPersistentVolumeSourceToMessage),
    csi: optionalTo(v.csi, cSIPersistentVolumeSourceToMessage)
  };
}
function persistentVolumeSourceFromMessage(m) {
  const out = {};
  if (m.gcePersistentDisk !== void 0) out.gcePersistentDisk = gCEPersistentDiskVolumeSourceFromMessage(m.gcePersistentDisk ?? {});
  if (m.awsElasticBlockStore !== void 0) out.awsElasticBlockStore = aWSElasticBlockStoreVolumeSourceFromMessage(m.awsElasticBlockStore ?? {});
  if (m.hostPath !== void 0) out.hostPath = hostPathVolumeSourceFromMessage(m.hostPath ?? {});
  if (m.glusterfs !== void 0) out.glusterfs = glusterfsPersistentVolumeSourceFromMessage(m.glusterfs ?? {});
  if (m.nfs !== void 0) out.nfs = nFSVolumeSourceFromMessage(m.nfs ?? {});
  if (m.rbd !== void 0) out.rbd = rBDPersistentVolumeSourceFromMessage(m.rbd ?? {});
  if (m.iscsi !== void 0) out.iscsi = iSCSIPersistentVolumeSourceFromMessage(m.iscsi ?? {});
  if (m.cinder !== void 0) out.cinder = cinderPersistentVolumeSourceFromMessage(m.cinder ?? {});
  if (m.cephfs !== void 0) out.cephfs = cephFSPersistentVolumeSourceFromMessage(m.cephfs ?? {});
  if (m.fc !== void 0) out.fc = fCVolumeSourceFromMessage(m.fc ?? {});
  if (m.flocker !== void 0) out.flocker = flockerVolumeSourceFromMessage(m.flocker ?? {});
  if (m.flexVolume !== void 0) out.flexVolume = flexPersistentVolumeSourceFromMessage(m.flexVolume ?? {});
  if (m.azureFile !== void 0) out.azureFile = azureFilePersistentVolumeSourceFromMessage(m.azureFile ?? {});
  if (m.vsphereVolume !== void 0) out.vsphereVolume = vsphereVirtualDiskVolumeSourceFromMessage(m.vsphereVolume ?? {});
  if (m.quobyte !== void 0) out.quobyte = quobyteVolumeSourceFromMessage(m.quobyte ?? {});
  if (m.azureDisk !== void 0) out.azureDisk = azureDiskVolumeSourceFromMessage(m.azureDisk ?? {});
  if (m.photonPersistentDisk !== void 0) out.photonPersistentDisk = photonPersistentDiskVolumeSourceFromMessage(m.photonPersistentDisk ?? {});
  if (m.portworxVolume !== void 0) out.portworxVolume = portworxVolumeSourceFromMessage(m.portworxVolume ?? {});
  if (m.scaleIO !== void 0) out.scaleIO = scaleIOPersistentVolumeSourceFromMessage(m.scaleIO ?? {});
  if (m.local !== void 0) out.local = localVolumeSourceFromMessage(m.local ?? {});
  if (m.storageos !== void 0) out.storageos = storageOSPersistentVolumeSourceFromMessage(m.storageos ?? {});
  if (m.csi !== void 0) out.csi = cSIPersistentVolumeSourceFromMessage(m.csi ?? {});
  return out;
}
function persistentVolumeSpecToMessage(v) {
  return {
    capacity: mapTo(v.capacity, quantityTo),
    persistentVolumeSource: persistentVolumeSourceToMessage(v),
    accessModes: listTo(v.accessModes, same),
    claimRef: optionalTo(v.claimRef, objectReferenceToMessage),
    persistentVolumeReclaimPolicy: v.persistentVolumeReclaimPolicy ?? "",
    storageClassName: v.storageClassName ?? "",
    mountOptions: listTo(v.mountOptions, same),
    volumeMode: v.volumeMode ?? void 0,
    nodeAffinity: optionalTo(v.nodeAffinity, volumeNodeAffinityToMessage)
  };
}
function persistentVolumeSpecFromMessage(m) {
  const out = {};
  if (!!m.capacity?.size) out.capacity = mapFrom(m.capacity, quantityFrom);
  Object.assign(out, persistentVolumeSourceFromMessage(m.persistentVolumeSource ?? {}));
  if (!!m.accessModes?.length) out.accessModes = listFrom(m.accessModes, same);
  if (m.claimRef !== void 0) out.claimRef = objectReferenceFromMessage(m.claimRef ?? {});
  if (!!m.persistentVolumeReclaimPolicy) out.persistentVolumeReclaimPolicy = m.persistentVolumeReclaimPolicy;
  if (!!m.storageClassName) out.storageClassName = m.storageClassName;
  if (!!m.mountOptions?.length) out.mountOptions = listFrom(m.mountOptions, same);
  if (m.volumeMode !== void 0) out.volumeMode = m.volumeMode;
  if (m.nodeAffinity !== void 0) out.nodeAffinity = volumeNodeAffinityFromMessage(m.nodeAffinity ?? {});
  return out;
}
function volumeNodeAffinityToMessage(v) {
  return {
    required: optionalTo(v.required, nodeSelectorToMessage)
  };
}
function volumeNodeAffinityFromMessage(m) {
  const out = {};
  if (m.required !== void 0) out.required = nodeSelectorFromMessage(m.required ?? {});
  return out;
}
function persistentVolumeStatusToMessage(v) {
  return {
    phase: v.phase ?? "",
    message: v.message ?? "",
    reason: v.reason ?? ""
  };
}
function persistentVolumeStatusFromMessage(m) {
  const out = {};
  if (!!m.phase) out.phase = m.phase;
  if (!!m.message) out.message = m.message;
  if (!!m.reason) out.reason = m.reason;
  return out;
}
function glusterfsPersistentVolumeSourceToMessage(v) {
  return {
    endpoints: v.endpoints ?? "",
    path: v.path ?? "",
    readOnly: v.readOnly ?? false,
    endpointsNamespace: v.endpointsNamespace ?? void 0
  };
}
function glusterfsPersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.endpoints = !m.endpoints ? "" : m.endpoints;
  out.path = !m.path ? "" : m.path;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (m.endpointsNamespace !== void 0) out.endpointsNamespace = m.endpointsNamespace;
  return out;
}
function rBDPersistentVolumeSourceToMessage(v) {
  return {
    monitors: listTo(v.monitors, same),
    image: v.image ?? "",
    fsType: v.fsType ?? "",
    pool: v.pool ?? "",
    user: v.user ?? "",
    keyring: v.keyring ?? "",
    secretRef: optionalTo(v.secretRef, secretReferenceToMessage),
    readOnly: v.readOnly ?? false
  };
}
function rBDPersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.monitors = !m.monitors?.length ? null : listFrom(m.monitors, same);
  out.image = !m.image ? "" : m.image;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.pool) out.pool = m.pool;
  if (!!m.user) out.user = m.user;
  if (!!m.keyring) out.keyring = m.keyring;
  if (m.secretRef !== void 0) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {});
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function cinderPersistentVolumeSourceToMessage(v) {
  return {
    volumeID: v.volumeID ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false,
    secretRef: optionalTo(v.secretRef, secretReferenceToMessage)
  };
}
function cinderPersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.volumeID = !m.volumeID ? "" : m.volumeID;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (m.secretRef !== void 0) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {});
  return out;
}
function secretReferenceToMessage(v) {
  return {
    name: v.name ?? "",
    namespace: v.namespace ?? ""
  };
}
function secretReferenceFromMessage(m) {
  const out = {};
  if (!!m.name) out.name = m.name;
  if (!!m.namespace) out.namespace = m.namespace;
  return out;
}
function cephFSPersistentVolumeSourceToMessage(v) {
  return {
    monitors: listTo(v.monitors, same),
    path: v.path ?? "",
    user: v.user ?? "",
    secretFile: v.secretFile ?? "",
    secretRef: optionalTo(v.secretRef, secretReferenceToMessage),
    readOnly: v.readOnly ?? false
  };
}
function cephFSPersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.monitors = !m.monitors?.length ? null : listFrom(m.monitors, same);
  if (!!m.path) out.path = m.path;
  if (!!m.user) out.user = m.user;
  if (!!m.secretFile) out.secretFile = m.secretFile;
  if (m.secretRef !== void 0) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {});
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function flexPersistentVolumeSourceToMessage(v) {
  return {
    driver: v.driver ?? "",
    fsType: v.fsType ?? "",
    secretRef: optionalTo(v.secretRef, secretReferenceToMessage),
    readOnly: v.readOnly ?? false,
    options: mapTo(v.options, same)
  };
}
function flexPersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.driver = !m.driver ? "" : m.driver;
  if (!!m.fsType) out.fsType = m.fsType;
  if (m.secretRef !== void 0) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {});
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (!!m.options?.size) out.options = mapFrom(m.options, same);
  return out;
}
function iSCSIPersistentVolumeSourceToMessage(v) {
  return {
    targetPortal: v.targetPortal ?? "",
    iqn: v.iqn ?? "",
    lun: v.lun ?? 0,
    iscsiInterface: v.iscsiInterface ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false,
    portals: listTo(v.portals, same),
    chapAuthDiscovery: v.chapAuthDiscovery ?? false,
    chapAuthSession: v.chapAuthSession ?? false,
    secretRef: optionalTo(v.secretRef, secretReferenceToMessage),
    initiatorName: v.initiatorName ?? void 0
  };
}
function iSCSIPersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.targetPortal = !m.targetPortal ? "" : m.targetPortal;
  out.iqn = !m.iqn ? "" : m.iqn;
  out.lun = !m.lun ? 0 : m.lun;
  if (!!m.iscsiInterface) out.iscsiInterface = m.iscsiInterface;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (!!m.portals?.length) out.portals = listFrom(m.portals, same);
  if (!!m.chapAuthDiscovery) out.chapAuthDiscovery = m.chapAuthDiscovery;
  if (!!m.chapAuthSession) out.chapAuthSession = m.chapAuthSession;
  if (m.secretRef !== void 0) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {});
  if (m.initiatorName !== void 0) out.initiatorName = m.initiatorName;
  return out;
}
function azureFilePersistentVolumeSourceToMessage(v) {
  return {
    secretName: v.secretName ?? "",
    shareName: v.shareName ?? "",
    readOnly: v.readOnly ?? false,
    secretNamespace: v.secretNamespace ?? void 0
  };
}
function azureFilePersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.secretName = !m.secretName ? "" : m.secretName;
  out.shareName = !m.shareName ? "" : m.shareName;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  out.secretNamespace = m.secretNamespace === void 0 ? null : m.secretNamespace;
  return out;
}
function scaleIOPersistentVolumeSourceToMessage(v) {
  return {
    gateway: v.gateway ?? "",
    system: v.system ?? "",
    secretRef: optionalTo(v.secretRef, secretReferenceToMessage),
    sslEnabled: v.sslEnabled ?? false,
    protectionDomain: v.protectionDomain ?? "",
    storagePool: v.storagePool ?? "",
    storageMode: v.storageMode ?? "",
    volumeName: v.volumeName ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false
  };
}
function scaleIOPersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.gateway = !m.gateway ? "" : m.gateway;
  out.system = !m.system ? "" : m.system;
  out.secretRef = m.secretRef === void 0 ? null : secretReferenceFromMessage(m.secretRef ?? {});
  if (!!m.sslEnabled) out.sslEnabled = m.sslEnabled;
  if (!!m.protectionDomain) out.protectionDomain = m.protectionDomain;
  if (!!m.storagePool) out.storagePool = m.storagePool;
  if (!!m.storageMode) out.storageMode = m.storageMode;
  if (!!m.volumeName) out.volumeName = m.volumeName;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function storageOSPersistentVolumeSourceToMessage(v) {
  return {
    volumeName: v.volumeName ?? "",
    volumeNamespace: v.volumeNamespace ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false,
    secretRef: optionalTo(v.secretRef, objectReferenceToMessage)
  };
}
function storageOSPersistentVolumeSourceFromMessage(m) {
  const out = {};
  if (!!m.volumeName) out.volumeName = m.volumeName;
  if (!!m.volumeNamespace) out.volumeNamespace = m.volumeNamespace;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (m.secretRef !== void 0) out.secretRef = objectReferenceFromMessage(m.secretRef ?? {});
  return out;
}
function localVolumeSourceToMessage(v) {
  return {
    path: v.path ?? "",
    fsType: v.fsType ?? void 0
  };
}
function localVolumeSourceFromMessage(m) {
  const out = {};
  out.path = !m.path ? "" : m.path;
  if (m.fsType !== void 0) out.fsType = m.fsType;
  return out;
}
function cSIPersistentVolumeSourceToMessage(v) {
  return {
    driver: v.driver ?? "",
    volumeHandle: v.volumeHandle ?? "",
    readOnly: v.readOnly ?? false,
    fsType: v.fsType ?? "",
    volumeAttributes: mapTo(v.volumeAttributes, same),
    controllerPublishSecretRef: optionalTo(v.controllerPublishSecretRef, secretReferenceToMessage),
    nodeStageSecretRef: optionalTo(v.nodeStageSecretRef, secretReferenceToMessage),
    nodePublishSecretRef: optionalTo(v.nodePublishSecretRef, secretReferenceToMessage),
    controllerExpandSecretRef: optionalTo(v.controllerExpandSecretRef, secretReferenceToMessage)
  };
}
function cSIPersistentVolumeSourceFromMessage(m) {
  const out = {};
  out.driver = !m.driver ? "" : m.driver;
  out.volumeHandle = !m.volumeHandle ? "" : m.volumeHandle;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.volumeAttributes?.size) out.volumeAttributes = mapFrom(m.volumeAttributes, same);
  if (m.controllerPublishSecretRef !== void 0) out.controllerPublishSecretRef = secretReferenceFromMessage(m.controllerPublishSecretRef ?? {});
  if (m.nodeStageSecretRef !== void 0) out.nodeStageSecretRef = secretReferenceFromMessage(m.nodeStageSecretRef ?? {});
  if (m.nodePublishSecretRef !== void 0) out.nodePublishSecretRef = secretReferenceFromMessage(m.nodePublishSecretRef ?? {});
  if (m.controllerExpandSecretRef !== void 0) out.controllerExpandSecretRef = secretReferenceFromMessage(m.controllerExpandSecretRef ?? {});
  return out;
}
function persistentVolumeClaimToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: persistentVolumeClaimSpecToMessage(v.spec ?? {}),
    status: persistentVolumeClaimStatusToMessage(v.status ?? {})
  };
}
function persistentVolumeClaimFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = persistentVolumeClaimSpecFromMessage(m.spec ?? {});
  out.status = persistentVolumeClaimStatusFromMessage(m.status ?? {});
  return out;
}
function persistentVolumeClaimConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastProbeTime: timeTo(v.lastProbeTime ?? void 0),
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function persistentVolumeClaimConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastProbeTime = timeFrom(m.lastProbeTime);
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function persistentVolumeClaimStatusToMessage(v) {
  return {
    phase: v.phase ?? "",
    accessModes: listTo(v.accessModes, same),
    capacity: mapTo(v.capacity, quantityTo),
    conditions: listTo(v.conditions, persistentVolumeClaimConditionToMessage)
  };
}
function persistentVolumeClaimStatusFromMessage(m) {
  const out = {};
  if (!!m.phase) out.phase = m.phase;
  if (!!m.accessModes?.length) out.accessModes = listFrom(m.accessModes, same);
  if (!!m.capacity?.size) out.capacity = mapFrom(m.capacity, quantityFrom);
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, persistentVolumeClaimConditionFromMessage);
  return out;
}
function podToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: podSpecToMessage(v.spec ?? {}),
    status: podStatusToMessage(v.status ?? {})
  };
}
function podFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = podSpecFromMessage(m.spec ?? {});
  out.status = podStatusFromMessage(m.status ?? {});
  return out;
}
function podAttachOptionsToMessage(v) {
  return {
    stdin: v.stdin ?? false,
    stdout: v.stdout ?? false,
    stderr: v.stderr ?? false,
    tty: v.tty ?? false,
    container: v.container ?? ""
  };
}
function podAttachOptionsFromMessage(m) {
  const out = {};
  if (!!m.stdin) out.stdin = m.stdin;
  if (!!m.stdout) out.stdout = m.stdout;
  if (!!m.stderr) out.stderr = m.stderr;
  if (!!m.tty) out.tty = m.tty;
  if (!!m.container) out.container = m.container;
  return out;
}
function podExecOptionsToMessage(v) {
  return {
    stdin: v.stdin ?? false,
    stdout: v.stdout ?? false,
    stderr: v.stderr ?? false,
    tty: v.tty ?? false,
    container: v.container ?? "",
    command: listTo(v.command, same)
  };
}
function podExecOptionsFromMessage(m) {
  const out = {};
  if (!!m.stdin) out.stdin = m.stdin;
  if (!!m.stdout) out.stdout = m.stdout;
  if (!!m.stderr) out.stderr = m.stderr;
  if (!!m.tty) out.tty = m.tty;
  if (!!m.container) out.container = m.container;
  out.command = !m.command?.length ? null : listFrom(m.command, same);
  return out;
}
function podLogOptionsToMessage(v) {
  return {
    container: v.container ?? "",
    follow: v.follow ?? false,
    previous: v.previous ?? false,
    sinceSeconds: optionalTo(v.sinceSeconds, longTo),
    sinceTime: optionalTo(v.sinceTime, timeTo),
    timestamps: v.timestamps ?? false,
    tailLines: optionalTo(v.tailLines, longTo),
    limitBytes: optionalTo(v.limitBytes, longTo),
    insecureSkipTLSVerifyBackend: v.insecureSkipTLSVerifyBackend ?? false
  };
}
function podLogOptionsFromMessage(m) {
  const out = {};
  if (!!m.container) out.container = m.container;
  if (!!m.follow) out.follow = m.follow;
  if (!!m.previous) out.previous = m.previous;
  if (m.sinceSeconds !== void 0) out.sinceSeconds = longFrom(m.sinceSeconds);
  if (m.sinceTime !== void 0) out.sinceTime = timeFrom(m.sinceTime);
  if (!!m.timestamps) out.timestamps = m.timestamps;
  if (m.tailLines !== void 0) out.tailLines = longFrom(m.tailLines);
  if (m.limitBytes !== void 0) out.limitBytes = longFrom(m.limitBytes);
  if (!!m.insecureSkipTLSVerifyBackend) out.insecureSkipTLSVerifyBackend = m.insecureSkipTLSVerifyBackend;
  return out;
}
function podPortForwardOptionsToMessage(v) {
  return {
    ports: listTo(v.ports, same)
  };
}
function podPortForwardOptionsFromMessage(m) {
  const out = {};
  if (!!m.ports?.length) out.ports = listFrom(m.ports, same);
  return out;
}
function podProxyOptionsToMessage(v) {
  return {
    path: v.path ?? ""
  };
}
function podProxyOptionsFromMessage(m) {
  const out = {};
  if (!!m.path) out.path = m.path;
  return out;
}
function podStatusResultToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    status: podStatusToMessage(v.status ?? {})
  };
}
function podStatusResultFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.status = podStatusFromMessage(m.status ?? {});
  return out;
}
function podTemplateToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    template: podTemplateSpecToMessage(v.template ?? {})
  };
}
function podTemplateFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.template = podTemplateSpecFromMessage(m.template ?? {});
  return out;
}
function rangeAllocationToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    range: v.range ?? "",
    data: optionalTo(v.data, bytesTo)
  };
}
function rangeAllocationFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.range = !m.range ? "" : m.range;
  out.data = !m.data?.length ? null : bytesFrom(m.data);
  return out;
}
function replicationControllerToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: replicationControllerSpecToMessage(v.spec ?? {}),
    status: replicationControllerStatusToMessage(v.status ?? {})
  };
}
function replicationControllerFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = replicationControllerSpecFromMessage(m.spec ?? {});
  out.status = replicationControllerStatusFromMessage(m.status ?? {});
  return out;
}
function replicationControllerSpecToMessage(v) {
  return {
    replicas: v.replicas ?? void 0,
    minReadySeconds: v.minReadySeconds ?? 0,
    selector: mapTo(v.selector, same),
    template: optionalTo(v.template, podTemplateSpecToMessage)
  };
}
function replicationControllerSpecFromMessage(m) {
  const out = {};
  if (m.replicas !== void 0) out.replicas = m.replicas;
  if (!!m.minReadySeconds) out.minReadySeconds = m.minReadySeconds;
  if (!!m.selector?.size) out.selector = mapFrom(m.selector, same);
  if (m.template !== void 0) out.template = podTemplateSpecFromMessage(m.template ?? {});
  return out;
}
function replicationControllerStatusToMessage(v) {
  return {
    replicas: v.replicas ?? 0,
    fullyLabeledReplicas: v.fullyLabeledReplicas ?? 0,
    readyReplicas: v.readyReplicas ?? 0,
    availableReplicas: v.availableReplicas ?? 0,
    observedGeneration: longTo(v.observedGeneration ?? 0),
    conditions: listTo(v.conditions, replicationControllerConditionToMessage)
  };
}
function replicationControllerStatusFromMessage(m) {
  const out = {};
  out.replicas = !m.replicas ? 0 : m.replicas;
  if (!!m.fullyLabeledReplicas) out.fullyLabeledReplicas = m.fullyLabeledReplicas;
  if (!!m.readyReplicas) out.readyReplicas = m.readyReplicas;
  if (!!m.availableReplicas) out.availableReplicas = m.availableReplicas;
  if (!!m.observedGeneration) out.observedGeneration = longFrom(m.observedGeneration);
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, replicationControllerConditionFromMessage);
  return out;
}
function replicationControllerConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function replicationControllerConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function resourceQuotaToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: resourceQuotaSpecToMessage(v.spec ?? {}),
    status: resourceQuotaStatusToMessage(v.status ?? {})
  };
}
function resourceQuotaFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = resourceQuotaSpecFromMessage(m.spec ?? {});
  out.status = resourceQuotaStatusFromMessage(m.status ?? {});
  return out;
}
function resourceQuotaSpecToMessage(v) {
  return {
    hard: mapTo(v.hard, quantityTo),
    scopes: listTo(v.scopes, same),
    scopeSelector: optionalTo(v.scopeSelector, scopeSelectorToMessage)
  };
}
function resourceQuotaSpecFromMessage(m) {
  const out = {};
  if (!!m.hard?.size) out.hard = mapFrom(m.hard, quantityFrom);
  if (!!m.scopes?.length) out.scopes = listFrom(m.scopes, same);
  if (m.scopeSelector !== void 0) out.scopeSelector = scopeSelectorFromMessage(m.scopeSelector ?? {});
  return out;
}
function scopeSelectorToMessage(v) {
  return {
    matchExpressions: listTo(v.matchExpressions, scopedResourceSelectorRequirementToMessage)
  };
}
function scopeSelectorFromMessage(m) {
  const out = {};
  if (!!m.matchExpressions?.length) out.matchExpressions = listFrom(m.matchExpressions, scopedResourceSelectorRequirementFromMessage);
  return out;
}
function scopedResourceSelectorRequirementToMessage(v) {
  return {
    scopeName: v.scopeName ?? "",
    operator: v.operator ?? "",
    values: listTo(v.values, same)
  };
}
function scopedResourceSelectorRequirementFromMessage(m) {
  const out = {};
  out.scopeName = !m.scopeName ? "" : m.scopeName;
  out.operator = !m.operator ? "" : m.operator;
  if (!!m.values?.length) out.values = listFrom(m.values, same);
  return out;
}
function resourceQuotaStatusToMessage(v) {
  return {
    hard: mapTo(v.hard, quantityTo),
    used: mapTo(v.used, quantityTo)
  };
}
function resourceQuotaStatusFromMessage(m) {
  const out = {};
  if (!!m.hard?.size) out.hard = mapFrom(m.hard, quantityFrom);
  if (!!m.used?.size) out.used = mapFrom(m.used, quantityFrom);
  return out;
}
function secretToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    immutable: v.immutable ?? void 0,
    data: mapTo(v.data, bytesTo),
    stringData: mapTo(v.stringData, same),
    type: v.type ?? ""
  };
}
function secretFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (m.immutable !== void 0) out.immutable = m.immutable;
  if (!!m.data?.size) out.data = mapFrom(m.data, bytesFrom);
  if (!!m.stringData?.size) out.stringData = mapFrom(m.stringData, same);
  if (!!m.type) out.type = m.type;
  return out;
}
function serializedReferenceToMessage(v) {
  return {
    reference: objectReferenceToMessage(v.reference ?? {})
  };
}
function serializedReferenceFromMessage(m) {
  const out = {};
  out.reference = objectReferenceFromMessage(m.reference ?? {});
  return out;
}
function serviceToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: serviceSpecToMessage(v.spec ?? {}),
    status: serviceStatusToMessage(v.status ?? {})
  };
}
function serviceFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = serviceSpecFromMessage(m.spec ?? {});
  out.status = serviceStatusFromMessage(m.status ?? {});
  return out;
}
function sessionAffinityConfigToMessage(v) {
  return {
    clientIP: optionalTo(v.clientIP, clientIPConfigToMessage)
  };
}
function sessionAffinityConfigFromMessage(m) {
  const out = {};
  if (m.clientIP !== void 0) out.clientIP = clientIPConfigFromMessage(m.clientIP ?? {});
  return out;
}
function clientIPConfigToMessage(v) {
  return {
    timeoutSeconds: v.timeoutSeconds ?? void 0
  };
}
function clientIPConfigFromMessage(m) {
  const out = {};
  if (m.timeoutSeconds !== void 0) out.timeoutSeconds = m.timeoutSeconds;
  return out;
}
function serviceStatusToMessage(v) {
  return {
    loadBalancer: loadBalancerStatusToMessage(v.loadBalancer ?? {}),
    conditions: listTo(v.conditions, conditionToMessage)
  };
}
function serviceStatusFromMessage(m) {
  const out = {};
  out.loadBalancer = loadBalancerStatusFromMessage(m.loadBalancer ?? {});
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, conditionFromMessage);
  return out;
}
function loadBalancerStatusToMessage(v) {
  return {
    ingress: listTo(v.ingress, loadBalancerIngressToMessage)
  };
}
function loadBalancerStatusFromMessage(m) {
  const out = {};
  if (!!m.ingress?.length) out.ingress = listFrom(m.ingress, loadBalancerIngressFromMessage);
  return out;
}
function loadBalancerIngressToMessage(v) {
  return {
    ip: v.ip ?? "",
    hostname: v.hostname ?? "",
    ports: listTo(v.ports, portStatusToMessage)
  };
}
function loadBalancerIngressFromMessage(m) {
  const out = {};
  if (!!m.ip) out.ip = m.ip;
  if (!!m.hostname) out.hostname = m.hostname;
  if (!!m.ports?.length) out.ports = listFrom(m.ports, portStatusFromMessage);
  return out;
}
function serviceSpecToMessage(v) {
  return {
    ports: listTo(v.ports, servicePortToMessage),
    selector: mapTo(v.selector, same),
    clusterIP: v.clusterIP ?? "",
    clusterIPs: listTo(v.clusterIPs, same),
    type: v.type ?? "",
    externalIPs: listTo(v.externalIPs, same),
    sessionAffinity: v.sessionAffinity ?? "",
    loadBalancerIP: v.loadBalancerIP ?? "",
    loadBalancerSourceRanges: listTo(v.loadBalancerSourceRanges, same),
    externalName: v.externalName ?? "",
    externalTrafficPolicy: v.externalTrafficPolicy ?? "",
    healthCheckNodePort: v.healthCheckNodePort ?? 0,
    publishNotReadyAddresses: v.publishNotReadyAddresses ?? false,
    sessionAffinityConfig: optionalTo(v.sessionAffinityConfig, sessionAffinityConfigToMessage),
    topologyKeys: listTo(v.topologyKeys, same),
    ipFamilies: listTo(v.ipFamilies, same),
    ipFamilyPolicy: v.ipFamilyPolicy ?? void 0,
    allocateLoadBalancerNodePorts: v.allocateLoadBalancerNodePorts ?? void 0,
    loadBalancerClass: v.loadBalancerClass ?? void 0,
    internalTrafficPolicy: v.internalTrafficPolicy ?? void 0,
    ipFamily: v.ipFamily ?? void 0
  };
}
function serviceSpecFromMessage(m) {
  const out = {};
  if (!!m.ports?.length) out.ports = listFrom(m.ports, servicePortFromMessage);
  if (!!m.selector?.size) out.selector = mapFrom(m.selector, same);
  if (!!m.clusterIP) out.clusterIP = m.clusterIP;
  if (!!m.clusterIPs?.length) out.clusterIPs = listFrom(m.clusterIPs, same);
  if (!!m.type) out.type = m.type;
  if (!!m.externalIPs?.length) out.externalIPs = listFrom(m.externalIPs, same);
  if (!!m.sessionAffinity) out.sessionAffinity = m.sessionAffinity;
  if (!!m.loadBalancerIP) out.loadBalancerIP = m.loadBalancerIP;
  if (!!m.loadBalancerSourceRanges?.length) out.loadBalancerSourceRanges = listFrom(m.loadBalancerSourceRanges, same);
  if (!!m.externalName) out.externalName = m.externalName;
  if (!!m.externalTrafficPolicy) out.externalTrafficPolicy = m.externalTrafficPolicy;
  if (!!m.healthCheckNodePort) out.healthCheckNodePort = m.healthCheckNodePort;
  if (!!m.publishNotReadyAddresses) out.publishNotReadyAddresses = m.publishNotReadyAddresses;
  if (m.sessionAffinityConfig !== void 0) out.sessionAffinityConfig = sessionAffinityConfigFromMessage(m.sessionAffinityConfig ?? {});
  if (!!m.topologyKeys?.length) out.topologyKeys = listFrom(m.topologyKeys, same);
  if (!!m.ipFamilies?.length) out.ipFamilies = listFrom(m.ipFamilies, same);
  if (m.ipFamilyPolicy !== void 0) out.ipFamilyPolicy = m.ipFamilyPolicy;
  if (m.allocateLoadBalancerNodePorts !== void 0) out.allocateLoadBalancerNodePorts = m.allocateLoadBalancerNodePorts;
  if (m.loadBalancerClass !== void 0) out.loadBalancerClass = m.loadBalancerClass;
  if (m.internalTrafficPolicy !== void 0) out.internalTrafficPolicy = m.internalTrafficPolicy;
  if (m.ipFamily !== void 0) out.ipFamily = m.ipFamily;
  return out;
}
function servicePortToMessage(v) {
  return {
    name: v.name ?? "",
    protocol: v.protocol ?? "",
    appProtocol: v.appProtocol ?? void 0,
    port: v.port ?? 0,
    targetPort: intOrStringTo(v.targetPort ?? void 0),
    nodePort: v.nodePort ?? 0
  };
}
function servicePortFromMessage(m) {
  const out = {};
  if (!!m.name) out.name = m.name;
  if (!!m.protocol) out.protocol = m.protocol;
  if (m.appProtocol !== void 0) out.appProtocol = m.appProtocol;
  out.port = !m.port ? 0 : m.port;
  out.targetPort = intOrStringFrom(m.targetPort);
  if (!!m.nodePort) out.nodePort = m.nodePort;
  return out;
}
function portStatusToMessage(v) {
  return {
    port: v.port ?? 0,
    protocol: v.protocol ?? "",
    error: v.error ?? void 0
  };
}
function portStatusFromMessage(m) {
  const out = {};
  out.port = !m.port ? 0 : m.port;
  out.protocol = !m.protocol ? "" : m.protocol;
  if (m.error !== void 0) out.error = m.error;
  return out;
}
function serviceAccountToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    secrets: listTo(v.secrets, objectReferenceToMessage),
    imagePullSecrets: listTo(v.imagePullSecrets, localObjectReferenceToMessage),
    automountServiceAccountToken: v.automountServiceAccountToken ?? void 0
  };
}
function serviceAccountFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (!!m.secrets?.length) out.secrets = listFrom(m.secrets, objectReferenceFromMessage);
  if (!!m.imagePullSecrets?.length) out.imagePullSecrets = listFrom(m.imagePullSecrets, localObjectReferenceFromMessage);
  if (m.automountServiceAccountToken !== void 0) out.automountServiceAccountToken = m.automountServiceAccountToken;
  return out;
}
function serviceProxyOptionsToMessage(v) {
  return {
    path: v.path ?? ""
  };
}
function serviceProxyOptionsFromMessage(m) {
  const out = {};
  if (!!m.path) out.path = m.path;
  return out;
}
function containerPortToMessage(v) {
  return {
    name: v.name ?? "",
    hostPort: v.hostPort ?? 0,
    containerPort: v.containerPort ?? 0,
    protocol: v.protocol ?? "",
    hostIP: v.hostIP ?? ""
  };
}
function containerPortFromMessage(m) {
  const out = {};
  if (!!m.name) out.name = m.name;
  if (!!m.hostPort) out.hostPort = m.hostPort;
  out.containerPort = !m.containerPort ? 0 : m.containerPort;
  if (!!m.protocol) out.protocol = m.protocol;
  if (!!m.hostIP) out.hostIP = m.hostIP;
  return out;
}
function envVarToMessage(v) {
  return {
    name: v.name ?? "",
    value: v.value ?? "",
    valueFrom: optionalTo(v.valueFrom, envVarSourceToMessage)
  };
}
function envVarFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (!!m.value) out.value = m.value;
  if (m.valueFrom !== void 0) out.valueFrom = envVarSourceFromMessage(m.valueFrom ?? {});
  return out;
}
function envVarSourceToMessage(v) {
  return {
    fieldRef: optionalTo(v.fieldRef, objectFieldSelectorToMessage),
    resourceFieldRef: optionalTo(v.resourceFieldRef, resourceFieldSelectorToMessage),
    configMapKeyRef: optionalTo(v.configMapKeyRef, configMapKeySelectorToMessage),
    secretKeyRef: optionalTo(v.secretKeyRef, secretKeySelectorToMessage)
  };
}
function envVarSourceFromMessage(m) {
  const out = {};
  if (m.fieldRef !== void 0) out.fieldRef = objectFieldSelectorFromMessage(m.fieldRef ?? {});
  if (m.resourceFieldRef !== void 0) out.resourceFieldRef = resourceFieldSelectorFromMessage(m.resourceFieldRef ?? {});
  if (m.configMapKeyRef !== void 0) out.configMapKeyRef = configMapKeySelectorFromMessage(m.configMapKeyRef ?? {});
  if (m.secretKeyRef !== void 0) out.secretKeyRef = secretKeySelectorFromMessage(m.secretKeyRef ?? {});
  return out;
}
function objectFieldSelectorToMessage(v) {
  return {
    apiVersion: v.apiVersion ?? "",
    fieldPath: v.fieldPath ?? ""
  };
}
function objectFieldSelectorFromMessage(m) {
  const out = {};
  if (!!m.apiVersion) out.apiVersion = m.apiVersion;
  out.fieldPath = !m.fieldPath ? "" : m.fieldPath;
  return out;
}
function resourceFieldSelectorToMessage(v) {
  return {
    containerName: v.containerName ?? "",
    resource: v.resource ?? "",
    divisor: quantityTo(v.divisor ?? void 0)
  };
}
function resourceFieldSelectorFromMessage(m) {
  const out = {};
  if (!!m.containerName) out.containerName = m.containerName;
  out.resource = !m.resource ? "" : m.resource;
  out.divisor = quantityFrom(m.divisor);
  return out;
}
function configMapKeySelectorToMessage(v) {
  return {
    localObjectReference: localObjectReferenceToMessage(v),
    key: v.key ?? "",
    optional: v.optional ?? void 0
  };
}
function configMapKeySelectorFromMessage(m) {
  const out = {};
  Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}));
  out.key = !m.key ? "" : m.key;
  if (m.optional !== void 0) out.optional = m.optional;
  return out;
}
function secretKeySelectorToMessage(v) {
  return {
    localObjectReference: localObjectReferenceToMessage(v),
    key: v.key ?? "",
    optional: v.optional ?? void 0
  };
}
function secretKeySelectorFromMessage(m) {
  const out = {};
  Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}));
  out.key = !m.key ? "" : m.key;
  if (m.optional !== void 0) out.optional = m.optional;
  return out;
}
function envFromSourceToMessage(v) {
  return {
    prefix: v.prefix ?? "",
    configMapRef: optionalTo(v.configMapRef, configMapEnvSourceToMessage),
    secretRef: optionalTo(v.secretRef, secretEnvSourceToMessage)
  };
}
function envFromSourceFromMessage(m) {
  const out = {};
  if (!!m.prefix) out.prefix = m.prefix;
  if (m.configMapRef !== void 0) out.configMapRef = configMapEnvSourceFromMessage(m.configMapRef ?? {});
  if (m.secretRef !== void 0) out.secretRef = secretEnvSourceFromMessage(m.secretRef ?? {});
  return out;
}
function configMapEnvSourceToMessage(v) {
  return {
    localObjectReference: localObjectReferenceToMessage(v),
    optional: v.optional ?? void 0
  };
}
function configMapEnvSourceFromMessage(m) {
  const out = {};
  Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}));
  if (m.optional !== void 0) out.optional = m.optional;
  return out;
}
function secretEnvSourceToMessage(v) {
  return {
    localObjectReference: localObjectReferenceToMessage(v),
    optional: v.optional ?? void 0
  };
}
function secretEnvSourceFromMessage(m) {
  const out = {};
  Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}));
  if (m.optional !== void 0) out.optional = m.optional;
  return out;
}
function hTTPHeaderToMessage(v) {
  return {
    name: v.name ?? "",
    value: v.value ?? ""
  };
}
function hTTPHeaderFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.value = !m.value ? "" : m.value;
  return out;
}
function hTTPGetActionToMessage(v) {
  return {
    path: v.path ?? "",
    port: intOrStringTo(v.port ?? void 0),
    host: v.host ?? "",
    scheme: v.scheme ?? "",
    httpHeaders: listTo(v.httpHeaders, hTTPHeaderToMessage)
  };
}
function hTTPGetActionFromMessage(m) {
  const out = {};
  if (!!m.path) out.path = m.path;
  out.port = intOrStringFrom(m.port);
  if (!!m.host) out.host = m.host;
  if (!!m.scheme) out.scheme = m.scheme;
  if (!!m.httpHeaders?.length) out.httpHeaders = listFrom(m.httpHeaders, hTTPHeaderFromMessage);
  return out;
}
function tCPSocketActionToMessage(v) {
  return {
    port: intOrStringTo(v.port ?? void 0),
    host: v.host ?? ""
  };
}
function tCPSocketActionFromMessage(m) {
  const out = {};
  out.port = intOrStringFrom(m.port);
  if (!!m.host) out.host = m.host;
  return out;
}
function execActionToMessage(v) {
  return {
    command: listTo(v.command, same)
  };
}
function execActionFromMessage(m) {
  const out = {};
  if (!!m.command?.length) out.command = listFrom(m.command, same);
  return out;
}
function probeToMessage(v) {
  return {
    handler: handlerToMessage(v),
    initialDelaySeconds: v.initialDelaySeconds ?? 0,
    timeoutSeconds: v.timeoutSeconds ?? 0,
    periodSeconds: v.periodSeconds ?? 0,
    successThreshold: v.successThreshold ?? 0,
    failureThreshold: v.failureThreshold ?? 0,
    terminationGracePeriodSeconds: optionalTo(v.terminationGracePeriodSeconds, longTo)
  };
}
function probeFromMessage(m) {
  const out = {};
  Object.assign(out, handlerFromMessage(m.handler ?? {}));
  if (!!m.initialDelaySeconds) out.initialDelaySeconds = m.initialDelaySeconds;
  if (!!m.timeoutSeconds) out.timeoutSeconds = m.timeoutSeconds;
  if (!!m.periodSeconds) out.periodSeconds = m.periodSeconds;
  if (!!m.successThreshold) out.successThreshold = m.successThreshold;
  if (!!m.failureThreshold) out.failureThreshold = m.failureThreshold;
  if (m.terminationGracePeriodSeconds !== void 0) out.terminationGracePeriodSeconds = longFrom(m.terminationGracePeriodSeconds);
  return out;
}
function capabilitiesToMessage(v) {
  return {
    add: listTo(v.add, same),
    drop: listTo(v.drop, same)
  };
}
function capabilitiesFromMessage(m) {
  const out = {};
  if (!!m.add?.length) out.add = listFrom(m.add, same);
  if (!!m.drop?.length) out.drop = listFrom(m.drop, same);
  return out;
}
function resourceRequirementsToMessage(v) {
  return {
    limits: mapTo(v.limits, quantityTo),
    requests: mapTo(v.requests, quantityTo)
  };
}
function resourceRequirementsFromMessage(m) {
  const out = {};
  if (!!m.limits?.size) out.limits = mapFrom(m.limits, quantityFrom);
  if (!!m.requests?.size) out.requests = mapFrom(m.requests, quantityFrom);
  return out;
}
function containerToMessage(v) {
  return {
    name: v.name ?? "",
    image: v.image ?? "",
    command: listTo(v.command, same),
    args: listTo(v.args, same),
    workingDir: v.workingDir ?? "",
    ports: listTo(v.ports, containerPortToMessage),
    envFrom: listTo(v.envFrom, envFromSourceToMessage),
    env: listTo(v.env, envVarToMessage),
    resources: resourceRequirementsToMessage(v.resources ?? {}),
    volumeMounts: listTo(v.volumeMounts, volumeMountToMessage),
    volumeDevices: listTo(v.volumeDevices, volumeDeviceToMessage),
    livenessProbe: optionalTo(v.livenessProbe, probeToMessage),
    readinessProbe: optionalTo(v.readinessProbe, probeToMessage),
    startupProbe: optionalTo(v.startupProbe, probeToMessage),
    lifecycle: optionalTo(v.lifecycle, lifecycleToMessage),
    terminationMessagePath: v.terminationMessagePath ?? "",
    terminationMessagePolicy: v.terminationMessagePolicy ?? "",
    imagePullPolicy: v.imagePullPolicy ?? "",
    securityContext: optionalTo(v.securityContext, securityContextToMessage),
    stdin: v.stdin ?? false,
    stdinOnce: v.stdinOnce ?? false,
    tty: v.tty ?? false
  };
}
function containerFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (!!m.image) out.image = m.image;
  if (!!m.command?.length) out.command = listFrom(m.command, same);
  if (!!m.args?.length) out.args = listFrom(m.args, same);
  if (!!m.workingDir) out.workingDir = m.workingDir;
  if (!!m.ports?.length) out.ports = listFrom(m.ports, containerPortFromMessage);
  if (!!m.envFrom?.length) out.envFrom = listFrom(m.envFrom, envFromSourceFromMessage);
  if (!!m.env?.length) out.env = listFrom(m.env, envVarFromMessage);
  out.resources = resourceRequirementsFromMessage(m.resources ?? {});
  if (!!m.volumeMounts?.length) out.volumeMounts = listFrom(m.volumeMounts, volumeMountFromMessage);
  if (!!m.volumeDevices?.length) out.volumeDevices = listFrom(m.volumeDevices, volumeDeviceFromMessage);
  if (m.livenessProbe !== void 0) out.livenessProbe = probeFromMessage(m.livenessProbe ?? {});
  if (m.readinessProbe !== void 0) out.readinessProbe = probeFromMessage(m.readinessProbe ?? {});
  if (m.startupProbe !== void 0) out.startupProbe = probeFromMessage(m.startupProbe ?? {});
  if (m.lifecycle !== void 0) out.lifecycle = lifecycleFromMessage(m.lifecycle ?? {});
  if (!!m.terminationMessagePath) out.terminationMessagePath = m.terminationMessagePath;
  if (!!m.terminationMessagePolicy) out.terminationMessagePolicy = m.terminationMessagePolicy;
  if (!!m.imagePullPolicy) out.imagePullPolicy = m.imagePullPolicy;
  if (m.securityContext !== void 0) out.securityContext = securityContextFromMessage(m.securityContext ?? {});
  if (!!m.stdin) out.stdin = m.stdin;
  if (!!m.stdinOnce) out.stdinOnce = m.stdinOnce;
  if (!!m.tty) out.tty = m.tty;
  return out;
}
function handlerToMessage(v) {
  return {
    exec: optionalTo(v.exec, execActionToMessage),
    httpGet: optionalTo(v.httpGet, hTTPGetActionToMessage),
    tcpSocket: optionalTo(v.tcpSocket, tCPSocketActionToMessage)
  };
}
function handlerFromMessage(m) {
  const out = {};
  if (m.exec !== void 0) out.exec = execActionFromMessage(m.exec ?? {});
  if (m.httpGet !== void 0) out.httpGet = hTTPGetActionFromMessage(m.httpGet ?? {});
  if (m.tcpSocket !== void 0) out.tcpSocket = tCPSocketActionFromMessage(m.tcpSocket ?? {});
  return out;
}
function lifecycleToMessage(v) {
  return {
    postStart: optionalTo(v.postStart, handlerToMessage),
    preStop: optionalTo(v.preStop, handlerToMessage)
  };
}
function lifecycleFromMessage(m) {
  const out = {};
  if (m.postStart !== void 0) out.postStart = handlerFromMessage(m.postStart ?? {});
  if (m.preStop !== void 0) out.preStop = handlerFromMessage(m.preStop ?? {});
  return out;
}
function containerStateWaitingToMessage(v) {
  return {
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function containerStateWaitingFromMessage(m) {
  const out = {};
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function containerStateRunningToMessage(v) {
  return {
    startedAt: timeTo(v.startedAt ?? void 0)
  };
}
function containerStateRunningFromMessage(m) {
  const out = {};
  out.startedAt = timeFrom(m.startedAt);
  return out;
}
function containerStateTerminatedToMessage(v) {
  return {
    exitCode: v.exitCode ?? 0,
    signal: v.signal ?? 0,
    reason: v.reason ?? "",
    message: v.message ?? "",
    startedAt: timeTo(v.startedAt ?? void 0),
    finishedAt: timeTo(v.finishedAt ?? void 0),
    containerID: v.containerID ?? ""
  };
}
function containerStateTerminatedFromMessage(m) {
  const out = {};
  out.exitCode = !m.exitCode ? 0 : m.exitCode;
  if (!!m.signal) out.signal = m.signal;
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  out.startedAt = timeFrom(m.startedAt);
  out.finishedAt = timeFrom(m.finishedAt);
  if (!!m.containerID) out.containerID = m.containerID;
  return out;
}
function containerStateToMessage(v) {
  return {
    waiting: optionalTo(v.waiting, containerStateWaitingToMessage),
    running: optionalTo(v.running, containerStateRunningToMessage),
    terminated: optionalTo(v.terminated, containerStateTerminatedToMessage)
  };
}
function containerStateFromMessage(m) {
  const out = {};
  if (m.waiting !== void 0) out.waiting = containerStateWaitingFromMessage(m.waiting ?? {});
  if (m.running !== void 0) out.running = containerStateRunningFromMessage(m.running ?? {});
  if (m.terminated !== void 0) out.terminated = containerStateTerminatedFromMessage(m.terminated ?? {});
  return out;
}
function containerStatusToMessage(v) {
  return {
    name: v.name ?? "",
    state: containerStateToMessage(v.state ?? {}),
    lastState: containerStateToMessage(v.lastState ?? {}),
    ready: v.ready ?? false,
    restartCount: v.restartCount ?? 0,
    image: v.image ?? "",
    imageID: v.imageID ?? "",
    containerID: v.containerID ?? "",
    started: v.started ?? void 0
  };
}
function containerStatusFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.state = containerStateFromMessage(m.state ?? {});
  out.lastState = containerStateFromMessage(m.lastState ?? {});
  out.ready = !m.ready ? false : m.ready;
  out.restartCount = !m.restartCount ? 0 : m.restartCount;
  out.image = !m.image ? "" : m.image;
  out.imageID = !m.imageID ? "" : m.imageID;
  if (!!m.containerID) out.containerID = m.containerID;
  if (m.started !== void 0) out.started = m.started;
  return out;
}
function podSecurityContextToMessage(v) {
  return {
    seLinuxOptions: optionalTo(v.seLinuxOptions, sELinuxOptionsToMessage),
    windowsOptions: optionalTo(v.windowsOptions, windowsSecurityContextOptionsToMessage),
    runAsUser: optionalTo(v.runAsUser, longTo),
    runAsGroup: optionalTo(v.runAsGroup, longTo),
    runAsNonRoot: v.runAsNonRoot ?? void 0,
    supplementalGroups: listTo(v.supplementalGroups, longTo),
    fsGroup: optionalTo(v.fsGroup, longTo),
    sysctls: listTo(v.sysctls, sysctlToMessage),
    fsGroupChangePolicy: v.fsGroupChangePolicy ?? void 0,
    seccompProfile: optionalTo(v.seccompProfile, seccompProfileToMessage)
  };
}
function podSecurityContextFromMessage(m) {
  const out = {};
  if (m.seLinuxOptions !== void 0) out.seLinuxOptions = sELinuxOptionsFromMessage(m.seLinuxOptions ?? {});
  if (m.windowsOptions !== void 0) out.windowsOptions = windowsSecurityContextOptionsFromMessage(m.windowsOptions ?? {});
  if (m.runAsUser !== void 0) out.runAsUser = longFrom(m.runAsUser);
  if (m.runAsGroup !== void 0) out.runAsGroup = longFrom(m.runAsGroup);
  if (m.runAsNonRoot !== void 0) out.runAsNonRoot = m.runAsNonRoot;
  if (!!m.supplementalGroups?.length) out.supplementalGroups = listFrom(m.supplementalGroups, longFrom);
  if (m.fsGroup !== void 0) out.fsGroup = longFrom(m.fsGroup);
  if (!!m.sysctls?.length) out.sysctls = listFrom(m.sysctls, sysctlFromMessage);
  if (m.fsGroupChangePolicy !== void 0) out.fsGroupChangePolicy = m.fsGroupChangePolicy;
  if (m.seccompProfile !== void 0) out.seccompProfile = seccompProfileFromMessage(m.seccompProfile ?? {});
  return out;
}
function seccompProfileToMessage(v) {
  return {
    type: v.type ?? "",
    localhostProfile: v.localhostProfile ?? void 0
  };
}
function seccompProfileFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  if (m.localhostProfile !== void 0) out.localhostProfile = m.localhostProfile;
  return out;
}
function ephemeralContainerCommonToMessage(v) {
  return {
    name: v.name ?? "",
    image: v.image ?? "",
    command: listTo(v.command, same),
    args: listTo(v.args, same),
    workingDir: v.workingDir ?? "",
    ports: listTo(v.ports, containerPortToMessage),
    envFrom: listTo(v.envFrom, envFromSourceToMessage),
    env: listTo(v.env, envVarToMessage),
    resources: resourceRequirementsToMessage(v.resources ?? {}),
    volumeMounts: listTo(v.volumeMounts, volumeMountToMessage),
    volumeDevices: listTo(v.volumeDevices, volumeDeviceToMessage),
    livenessProbe: optionalTo(v.livenessProbe, probeToMessage),
    readinessProbe: optionalTo(v.readinessProbe, probeToMessage),
    startupProbe: optionalTo(v.startupProbe, probeToMessage),
    lifecycle: optionalTo(v.lifecycle, lifecycleToMessage),
    terminationMessagePath: v.terminationMessagePath ?? "",
    terminationMessagePolicy: v.terminationMessagePolicy ?? "",
    imagePullPolicy: v.imagePullPolicy ?? "",
    securityContext: optionalTo(v.securityContext, securityContextToMessage),
    stdin: v.stdin ?? false,
    stdinOnce: v.stdinOnce ?? false,
    tty: v.tty ?? false
  };
}
function ephemeralContainerCommonFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (!!m.image) out.image = m.image;
  if (!!m.command?.length) out.command = listFrom(m.command, same);
  if (!!m.args?.length) out.args = listFrom(m.args, same);
  if (!!m.workingDir) out.workingDir = m.workingDir;
  if (!!m.ports?.length) out.ports = listFrom(m.ports, containerPortFromMessage);
  if (!!m.envFrom?.length) out.envFrom = listFrom(m.envFrom, envFromSourceFromMessage);
  if (!!m.env?.length) out.env = listFrom(m.env, envVarFromMessage);
  out.resources = resourceRequirementsFromMessage(m.resources ?? {});
  if (!!m.volumeMounts?.length) out.volumeMounts = listFrom(m.volumeMounts, volumeMountFromMessage);
  if (!!m.volumeDevices?.length) out.volumeDevices = listFrom(m.volumeDevices, volumeDeviceFromMessage);
  if (m.livenessProbe !== void 0) out.livenessProbe = probeFromMessage(m.livenessProbe ?? {});
  if (m.readinessProbe !== void 0) out.readinessProbe = probeFromMessage(m.readinessProbe ?? {});
  if (m.startupProbe !== void 0) out.startupProbe = probeFromMessage(m.startupProbe ?? {});
  if (m.lifecycle !== void 0) out.lifecycle = lifecycleFromMessage(m.lifecycle ?? {});
  if (!!m.terminationMessagePath) out.terminationMessagePath = m.terminationMessagePath;
  if (!!m.terminationMessagePolicy) out.terminationMessagePolicy = m.terminationMessagePolicy;
  if (!!m.imagePullPolicy) out.imagePullPolicy = m.imagePullPolicy;
  if (m.securityContext !== void 0) out.securityContext = securityContextFromMessage(m.securityContext ?? {});
  if (!!m.stdin) out.stdin = m.stdin;
  if (!!m.stdinOnce) out.stdinOnce = m.stdinOnce;
  if (!!m.tty) out.tty = m.tty;
  return out;
}
function ephemeralContainerToMessage(v) {
  return {
    ephemeralContainerCommon: ephemeralContainerCommonToMessage(v),
    targetContainerName: v.targetContainerName ?? ""
  };
}
function ephemeralContainerFromMessage(m) {
  const out = {};
  Object.assign(out, ephemeralContainerCommonFromMessage(m.ephemeralContainerCommon ?? {}));
  if (!!m.targetContainerName) out.targetContainerName = m.targetContainerName;
  return out;
}
function securityContextToMessage(v) {
  return {
    capabilities: optionalTo(v.capabilities, capabilitiesToMessage),
    privileged: v.privileged ?? void 0,
    seLinuxOptions: optionalTo(v.seLinuxOptions, sELinuxOptionsToMessage),
    windowsOptions: optionalTo(v.windowsOptions, windowsSecurityContextOptionsToMessage),
    runAsUser: optionalTo(v.runAsUser, longTo),
    runAsGroup: optionalTo(v.runAsGroup, longTo),
    runAsNonRoot: v.runAsNonRoot ?? void 0,
    readOnlyRootFilesystem: v.readOnlyRootFilesystem ?? void 0,
    allowPrivilegeEscalation: v.allowPrivilegeEscalation ?? void 0,
    procMount: v.procMount ?? void 0,
    seccompProfile: optionalTo(v.seccompProfile, seccompProfileToMessage)
  };
}
function securityContextFromMessage(m) {
  const out = {};
  if (m.capabilities !== void 0) out.capabilities = capabilitiesFromMessage(m.capabilities ?? {});
  if (m.privileged !== void 0) out.privileged = m.privileged;
  if (m.seLinuxOptions !== void 0) out.seLinuxOptions = sELinuxOptionsFromMessage(m.seLinuxOptions ?? {});
  if (m.windowsOptions !== void 0) out.windowsOptions = windowsSecurityContextOptionsFromMessage(m.windowsOptions ?? {});
  if (m.runAsUser !== void 0) out.runAsUser = longFrom(m.runAsUser);
  if (m.runAsGroup !== void 0) out.runAsGroup = longFrom(m.runAsGroup);
  if (m.runAsNonRoot !== void 0) out.runAsNonRoot = m.runAsNonRoot;
  if (m.readOnlyRootFilesystem !== void 0) out.readOnlyRootFilesystem = m.readOnlyRootFilesystem;
  if (m.allowPrivilegeEscalation !== void 0) out.allowPrivilegeEscalation = m.allowPrivilegeEscalation;
  if (m.procMount !== void 0) out.procMount = m.procMount;
  if (m.seccompProfile !== void 0) out.seccompProfile = seccompProfileFromMessage(m.seccompProfile ?? {});
  return out;
}
function sELinuxOptionsToMessage(v) {
  return {
    user: v.user ?? "",
    role: v.role ?? "",
    type: v.type ?? "",
    level: v.level ?? ""
  };
}
function sELinuxOptionsFromMessage(m) {
  const out = {};
  if (!!m.user) out.user = m.user;
  if (!!m.role) out.role = m.role;
  if (!!m.type) out.type = m.type;
  if (!!m.level) out.level = m.level;
  return out;
}
function windowsSecurityContextOptionsToMessage(v) {
  return {
    gmsaCredentialSpecName: v.gmsaCredentialSpecName ?? void 0,
    gmsaCredentialSpec: v.gmsaCredentialSpec ?? void 0,
    runAsUserName: v.runAsUserName ?? void 0
  };
}
function windowsSecurityContextOptionsFromMessage(m) {
  const out = {};
  if (m.gmsaCredentialSpecName !== void 0) out.gmsaCredentialSpecName = m.gmsaCredentialSpecName;
  if (m.gmsaCredentialSpec !== void 0) out.gmsaCredentialSpec = m.gmsaCredentialSpec;
  if (m.runAsUserName !== void 0) out.runAsUserName = m.runAsUserName;
  return out;
}
function sysctlToMessage(v) {
  return {
    name: v.name ?? "",
    value: v.value ?? ""
  };
}
function sysctlFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.value = !m.value ? "" : m.value;
  return out;
}
function podConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastProbeTime: timeTo(v.lastProbeTime ?? void 0),
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function podConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastProbeTime = timeFrom(m.lastProbeTime);
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function podReadinessGateToMessage(v) {
  return {
    conditionType: v.conditionType ?? ""
  };
}
function podReadinessGateFromMessage(m) {
  const out = {};
  out.conditionType = !m.conditionType ? "" : m.conditionType;
  return out;
}
function podSpecToMessage(v) {
  return {
    volumes: listTo(v.volumes, volumeToMessage),
    initContainers: listTo(v.initContainers, containerToMessage),
    containers: listTo(v.containers, containerToMessage),
    ephemeralContainers: listTo(v.ephemeralContainers, ephemeralContainerToMessage),
    restartPolicy: v.restartPolicy ?? "",
    terminationGracePeriodSeconds: optionalTo(v.terminationGracePeriodSeconds, longTo),
    activeDeadlineSeconds: optionalTo(v.activeDeadlineSeconds, longTo),
    dnsPolicy: v.dnsPolicy ?? "",
    nodeSelector: mapTo(v.nodeSelector, same),
    serviceAccountName: v.serviceAccountName ?? "",
    serviceAccount: v.serviceAccount ?? "",
    automountServiceAccountToken: v.automountServiceAccountToken ?? void 0,
    nodeName: v.nodeName ?? "",
    hostNetwork: v.hostNetwork ?? false,
    hostPID: v.hostPID ?? false,
    hostIPC: v.hostIPC ?? false,
    shareProcessNamespace: v.shareProcessNamespace ?? void 0,
    securityContext: optionalTo(v.securityContext, podSecurityContextToMessage),
    imagePullSecrets: listTo(v.imagePullSecrets, localObjectReferenceToMessage),
    hostname: v.hostname ?? "",
    subdomain: v.subdomain ?? "",
    affinity: optionalTo(v.affinity, affinityToMessage),
    schedulerName: v.schedulerName ?? "",
    tolerations: listTo(v.tolerations, tolerationToMessage),
    hostAliases: listTo(v.hostAliases, hostAliasToMessage),
    priorityClassName: v.priorityClassName ?? "",
    priority: v.priority ?? void 0,
    dnsConfig: optionalTo(v.dnsConfig, podDNSConfigToMessage),
    readinessGates: listTo(v.readinessGates, podReadinessGateToMessage),
    runtimeClassName: v.runtimeClassName ?? void 0,
    enableServiceLinks: v.enableServiceLinks ?? void 0,
    preemptionPolicy: v.preemptionPolicy ?? void 0,
    overhead: mapTo(v.overhead, quantityTo),
    topologySpreadConstraints: listTo(v.topologySpreadConstraints, topologySpreadConstraintToMessage),
    setHostnameAsFQDN: v.setHostnameAsFQDN ?? void 0
  };
}
function podSpecFromMessage(m) {
  const out = {};
  if (!!m.volumes?.length) out.volumes = listFrom(m.volumes, volumeFromMessage);
  if (!!m.initContainers?.length) out.initContainers = listFrom(m.initContainers, containerFromMessage);
  out.containers = !m.containers?.length ? null : listFrom(m.containers, containerFromMessage);
  if (!!m.ephemeralContainers?.length) out.ephemeralContainers = listFrom(m.ephemeralContainers, ephemeralContainerFromMessage);
  if (!!m.restartPolicy) out.restartPolicy = m.restartPolicy;
  if (m.terminationGracePeriodSeconds !== void 0) out.terminationGracePeriodSeconds = longFrom(m.terminationGracePeriodSeconds);
  if (m.activeDeadlineSeconds !== void 0) out.activeDeadlineSeconds = longFrom(m.activeDeadlineSeconds);
  if (!!m.dnsPolicy) out.dnsPolicy = m.dnsPolicy;
  if (!!m.nodeSelector?.size) out.nodeSelector = mapFrom(m.nodeSelector, same);
  if (!!m.serviceAccountName) out.serviceAccountName = m.serviceAccountName;
  if (!!m.serviceAccount) out.serviceAccount = m.serviceAccount;
  if (m.automountServiceAccountToken !== void 0) out.automountServiceAccountToken = m.automountServiceAccountToken;
  if (!!m.nodeName) out.nodeName = m.nodeName;
  if (!!m.hostNetwork) out.hostNetwork = m.hostNetwork;
  if (!!m.hostPID) out.hostPID = m.hostPID;
  if (!!m.hostIPC) out.hostIPC = m.hostIPC;
  if (m.shareProcessNamespace !== void 0) out.shareProcessNamespace = m.shareProcessNamespace;
  if (m.securityContext !== void 0) out.securityContext = podSecurityContextFromMessage(m.securityContext ?? {});
  if (!!m.imagePullSecrets?.length) out.imagePullSecrets = listFrom(m.imagePullSecrets, localObjectReferenceFromMessage);
  if (!!m.hostname) out.hostname = m.hostname;
  if (!!m.subdomain) out.subdomain = m.subdomain;
  if (m.affinity !== void 0) out.affinity = affinityFromMessage(m.affinity ?? {});
  if (!!m.schedulerName) out.schedulerName = m.schedulerName;
  if (!!m.tolerations?.length) out.tolerations = listFrom(m.tolerations, tolerationFromMessage);
  if (!!m.hostAliases?.length) out.hostAliases = listFrom(m.hostAliases, hostAliasFromMessage);
  if (!!m.priorityClassName) out.priorityClassName = m.priorityClassName;
  if (m.priority !== void 0) out.priority = m.priority;
  if (m.dnsConfig !== void 0) out.dnsConfig = podDNSConfigFromMessage(m.dnsConfig ?? {});
  if (!!m.readinessGates?.length) out.readinessGates = listFrom(m.readinessGates, podReadinessGateFromMessage);
  if (m.runtimeClassName !== void 0) out.runtimeClassName = m.runtimeClassName;
  if (m.enableServiceLinks !== void 0) out.enableServiceLinks = m.enableServiceLinks;
  if (m.preemptionPolicy !== void 0) out.preemptionPolicy = m.preemptionPolicy;
  if (!!m.overhead?.size) out.overhead = mapFrom(m.overhead, quantityFrom);
  if (!!m.topologySpreadConstraints?.length) out.topologySpreadConstraints = listFrom(m.topologySpreadConstraints, topologySpreadConstraintFromMessage);
  if (m.setHostnameAsFQDN !== void 0) out.setHostnameAsFQDN = m.setHostnameAsFQDN;
  return out;
}
function hostAliasToMessage(v) {
  return {
    ip: v.ip ?? "",
    hostnames: listTo(v.hostnames, same)
  };
}
function hostAliasFromMessage(m) {
  const out = {};
  if (!!m.ip) out.ip = m.ip;
  if (!!m.hostnames?.length) out.hostnames = listFrom(m.hostnames, same);
  return out;
}
function podDNSConfigToMessage(v) {
  return {
    nameservers: listTo(v.nameservers, same),
    searches: listTo(v.searches, same),
    options: listTo(v.options, podDNSConfigOptionToMessage)
  };
}
function podDNSConfigFromMessage(m) {
  const out = {};
  if (!!m.nameservers?.length) out.nameservers = listFrom(m.nameservers, same);
  if (!!m.searches?.length) out.searches = listFrom(m.searches, same);
  if (!!m.options?.length) out.options = listFrom(m.options, podDNSConfigOptionFromMessage);
  return out;
}
function podDNSConfigOptionToMessage(v) {
  return {
    name: v.name ?? "",
    value: v.value ?? void 0
  };
}
function podDNSConfigOptionFromMessage(m) {
  const out = {};
  if (!!m.name) out.name = m.name;
  if (m.value !== void 0) out.value = m.value;
  return out;
}
function podIPToMessage(v) {
  return {
    ip: v.ip ?? ""
  };
}
function podIPFromMessage(m) {
  const out = {};
  if (!!m.ip) out.ip = m.ip;
  return out;
}
function podStatusToMessage(v) {
  return {
    phase: v.phase ?? "",
    conditions: listTo(v.conditions, podConditionToMessage),
    message: v.message ?? "",
    reason: v.reason ?? "",
    nominatedNodeName: v.nominatedNodeName ?? "",
    hostIP: v.hostIP ?? "",
    podIP: v.podIP ?? "",
    podIPs: listTo(v.podIPs, podIPToMessage),
    startTime: optionalTo(v.startTime, timeTo),
    initContainerStatuses: listTo(v.initContainerStatuses, containerStatusToMessage),
    containerStatuses: listTo(v.containerStatuses, containerStatusToMessage),
    qosClass: v.qosClass ?? "",
    ephemeralContainerStatuses: listTo(v.ephemeralContainerStatuses, containerStatusToMessage)
  };
}
function podStatusFromMessage(m) {
  const out = {};
  if (!!m.phase) out.phase = m.phase;
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, podConditionFromMessage);
  if (!!m.message) out.message = m.message;
  if (!!m.reason) out.reason = m.reason;
  if (!!m.nominatedNodeName) out.nominatedNodeName = m.nominatedNodeName;
  if (!!m.hostIP) out.hostIP = m.hostIP;
  if (!!m.podIP) out.podIP = m.podIP;
  if (!!m.podIPs?.length) out.podIPs = listFrom(m.podIPs, podIPFromMessage);
  if (m.startTime !== void 0) out.startTime = timeFrom(m.startTime);
  if (!!m.initContainerStatuses?.length) out.initContainerStatuses = listFrom(m.initContainerStatuses, containerStatusFromMessage);
  if (!!m.containerStatuses?.length) out.containerStatuses = listFrom(m.containerStatuses, containerStatusFromMessage);
  if (!!m.qosClass) out.qosClass = m.qosClass;
  if (!!m.ephemeralContainerStatuses?.length) out.ephemeralContainerStatuses = listFrom(m.ephemeralContainerStatuses, containerStatusFromMessage);
  return out;
}
function podTemplateSpecToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: podSpecToMessage(v.spec ?? {})
  };
}
function podTemplateSpecFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = podSpecFromMessage(m.spec ?? {});
  return out;
}
function nodeSelectorToMessage(v) {
  return {
    nodeSelectorTerms: listTo(v.nodeSelectorTerms, nodeSelectorTermToMessage)
  };
}
function nodeSelectorFromMessage(m) {
  const out = {};
  out.nodeSelectorTerms = !m.nodeSelectorTerms?.length ? null : listFrom(m.nodeSelectorTerms, nodeSelectorTermFromMessage);
  return out;
}
function nodeSelectorTermToMessage(v) {
  return {
    matchExpressions: listTo(v.matchExpressions, nodeSelectorRequirementToMessage),
    matchFields: listTo(v.matchFields, nodeSelectorRequirementToMessage)
  };
}
function nodeSelectorTermFromMessage(m) {
  const out = {};
  if (!!m.matchExpressions?.length) out.matchExpressions = listFrom(m.matchExpressions, nodeSelectorRequirementFromMessage);
  if (!!m.matchFields?.length) out.matchFields = listFrom(m.matchFields, nodeSelectorRequirementFromMessage);
  return out;
}
function nodeSelectorRequirementToMessage(v) {
  return {
    key: v.key ?? "",
    operator: v.operator ?? "",
    values: listTo(v.values, same)
  };
}
function nodeSelectorRequirementFromMessage(m) {
  const out = {};
  out.key = !m.key ? "" : m.key;
  out.operator = !m.operator ? "" : m.operator;
  if (!!m.values?.length) out.values = listFrom(m.values, same);
  return out;
}
function affinityToMessage(v) {
  return {
    nodeAffinity: optionalTo(v.nodeAffinity, nodeAffinityToMessage),
    podAffinity: optionalTo(v.podAffinity, podAffinityToMessage),
    podAntiAffinity: optionalTo(v.podAntiAffinity, podAntiAffinityToMessage)
  };
}
function affinityFromMessage(m) {
  const out = {};
  if (m.nodeAffinity !== void 0) out.nodeAffinity = nodeAffinityFromMessage(m.nodeAffinity ?? {});
  if (m.podAffinity !== void 0) out.podAffinity = podAffinityFromMessage(m.podAffinity ?? {});
  if (m.podAntiAffinity !== void 0) out.podAntiAffinity = podAntiAffinityFromMessage(m.podAntiAffinity ?? {});
  return out;
}
function podAffinityToMessage(v) {
  return {
    requiredDuringSchedulingIgnoredDuringExecution: listTo(v.requiredDuringSchedulingIgnoredDuringExecution, podAffinityTermToMessage),
    preferredDuringSchedulingIgnoredDuringExecution: listTo(v.preferredDuringSchedulingIgnoredDuringExecution, weightedPodAffinityTermToMessage)
  };
}
function podAffinityFromMessage(m) {
  const out = {};
  if (!!m.requiredDuringSchedulingIgnoredDuringExecution?.length) out.requiredDuringSchedulingIgnoredDuringExecution = listFrom(m.requiredDuringSchedulingIgnoredDuringExecution, podAffinityTermFromMessage);
  if (!!m.preferredDuringSchedulingIgnoredDuringExecution?.length) out.preferredDuringSchedulingIgnoredDuringExecution = listFrom(m.preferredDuringSchedulingIgnoredDuringExecution, weightedPodAffinityTermFromMessage);
  return out;
}
function podAntiAffinityToMessage(v) {
  return {
    requiredDuringSchedulingIgnoredDuringExecution: listTo(v.requiredDuringSchedulingIgnoredDuringExecution, podAffinityTermToMessage),
    preferredDuringSchedulingIgnoredDuringExecution: listTo(v.preferredDuringSchedulingIgnoredDuringExecution, weightedPodAffinityTermToMessage)
  };
}
function podAntiAffinityFromMessage(m) {
  const out = {};
  if (!!m.requiredDuringSchedulingIgnoredDuringExecution?.length) out.requiredDuringSchedulingIgnoredDuringExecution = listFrom(m.requiredDuringSchedulingIgnoredDuringExecution, podAffinityTermFromMessage);
  if (!!m.preferredDuringSchedulingIgnoredDuringExecution?.length) out.preferredDuringSchedulingIgnoredDuringExecution = listFrom(m.preferredDuringSchedulingIgnoredDuringExecution, weightedPodAffinityTermFromMessage);
  return out;
}
function weightedPodAffinityTermToMessage(v) {
  return {
    weight: v.weight ?? 0,
    podAffinityTerm: podAffinityTermToMessage(v.podAffinityTerm ?? {})
  };
}
function weightedPodAffinityTermFromMessage(m) {
  const out = {};
  out.weight = !m.weight ? 0 : m.weight;
  out.podAffinityTerm = podAffinityTermFromMessage(m.podAffinityTerm ?? {});
  return out;
}
function podAffinityTermToMessage(v) {
  return {
    labelSelector: optionalTo(v.labelSelector, labelSelectorToMessage),
    namespaces: listTo(v.namespaces, same),
    topologyKey: v.topologyKey ?? "",
    namespaceSelector: optionalTo(v.namespaceSelector, labelSelectorToMessage)
  };
}
function podAffinityTermFromMessage(m) {
  const out = {};
  if (m.labelSelector !== void 0) out.labelSelector = labelSelectorFromMessage(m.labelSelector ?? {});
  if (!!m.namespaces?.length) out.namespaces = listFrom(m.namespaces, same);
  out.topologyKey = !m.topologyKey ? "" : m.topologyKey;
  if (m.namespaceSelector !== void 0) out.namespaceSelector = labelSelectorFromMessage(m.namespaceSelector ?? {});
  return out;
}
function nodeAffinityToMessage(v) {
  return {
    requiredDuringSchedulingIgnoredDuringExecution: optionalTo(v.requiredDuringSchedulingIgnoredDuringExecution, nodeSelectorToMessage),
    preferredDuringSchedulingIgnoredDuringExecution: listTo(v.preferredDuringSchedulingIgnoredDuringExecution, preferredSchedulingTermToMessage)
  };
}
function nodeAffinityFromMessage(m) {
  const out = {};
  if (m.requiredDuringSchedulingIgnoredDuringExecution !== void 0) out.requiredDuringSchedulingIgnoredDuringExecution = nodeSelectorFromMessage(m.requiredDuringSchedulingIgnoredDuringExecution ?? {});
  if (!!m.preferredDuringSchedulingIgnoredDuringExecution?.length) out.preferredDuringSchedulingIgnoredDuringExecution = listFrom(m.preferredDuringSchedulingIgnoredDuringExecution, preferredSchedulingTermFromMessage);
  return out;
}
function preferredSchedulingTermToMessage(v) {
  return {
    weight: v.weight ?? 0,
    preference: nodeSelectorTermToMessage(v.preference ?? {})
  };
}
function preferredSchedulingTermFromMessage(m) {
  const out = {};
  out.weight = !m.weight ? 0 : m.weight;
  out.preference = nodeSelectorTermFromMessage(m.preference ?? {});
  return out;
}
function tolerationToMessage(v) {
  return {
    key: v.key ?? "",
    operator: v.operator ?? "",
    value: v.value ?? "",
    effect: v.effect ?? "",
    tolerationSeconds: optionalTo(v.tolerationSeconds, longTo)
  };
}
function tolerationFromMessage(m) {
  const out = {};
  if (!!m.key) out.key = m.key;
  if (!!m.operator) out.operator = m.operator;
  if (!!m.value) out.value = m.value;
  if (!!m.effect) out.effect = m.effect;
  if (m.tolerationSeconds !== void 0) out.tolerationSeconds = longFrom(m.tolerationSeconds);
  return out;
}
function topologySpreadConstraintToMessage(v) {
  return {
    maxSkew: v.maxSkew ?? 0,
    topologyKey: v.topologyKey ?? "",
    whenUnsatisfiable: v.whenUnsatisfiable ?? "",
    labelSelector: optionalTo(v.labelSelector, labelSelectorToMessage)
  };
}
function topologySpreadConstraintFromMessage(m) {
  const out = {};
  out.maxSkew = !m.maxSkew ? 0 : m.maxSkew;
  out.topologyKey = !m.topologyKey ? "" : m.topologyKey;
  out.whenUnsatisfiable = !m.whenUnsatisfiable ? "" : m.whenUnsatisfiable;
  if (m.labelSelector !== void 0) out.labelSelector = labelSelectorFromMessage(m.labelSelector ?? {});
  return out;
}
function topologySelectorTermToMessage(v) {
  return {
    matchLabelExpressions: listTo(v.matchLabelExpressions, topologySelectorLabelRequirementToMessage)
  };
}
function topologySelectorTermFromMessage(m) {
  const out = {};
  if (!!m.matchLabelExpressions?.length) out.matchLabelExpressions = listFrom(m.matchLabelExpressions, topologySelectorLabelRequirementFromMessage);
  return out;
}
function topologySelectorLabelRequirementToMessage(v) {
  return {
    key: v.key ?? "",
    values: listTo(v.values, same)
  };
}
function topologySelectorLabelRequirementFromMessage(m) {
  const out = {};
  out.key = !m.key ? "" : m.key;
  out.values = !m.values?.length ? null : listFrom(m.values, same);
  return out;
}
function objectReferenceToMessage(v) {
  return {
    kind: v.kind ?? "",
    namespace: v.namespace ?? "",
    name: v.name ?? "",
    uid: v.uid ?? "",
    apiVersion: v.apiVersion ?? "",
    resourceVersion: v.resourceVersion ?? "",
    fieldPath: v.fieldPath ?? ""
  };
}
function objectReferenceFromMessage(m) {
  const out = {};
  if (!!m.kind) out.kind = m.kind;
  if (!!m.namespace) out.namespace = m.namespace;
  if (!!m.name) out.name = m.name;
  if (!!m.uid) out.uid = m.uid;
  if (!!m.apiVersion) out.apiVersion = m.apiVersion;
  if (!!m.resourceVersion) out.resourceVersion = m.resourceVersion;
  if (!!m.fieldPath) out.fieldPath = m.fieldPath;
  return out;
}
function localObjectReferenceToMessage(v) {
  return {
    name: v.name ?? ""
  };
}
function localObjectReferenceFromMessage(m) {
  const out = {};
  if (!!m.name) out.name = m.name;
  return out;
}
function volumeToMessage(v) {
  return {
    name: v.name ?? "",
    volumeSource: volumeSourceToMessage(v)
  };
}
function volumeFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  Object.assign(out, volumeSourceFromMessage(m.volumeSource ?? {}));
  return out;
}
function volumeSourceToMessage(v) {
  return {
    hostPath: optionalTo(v.hostPath, hostPathVolumeSourceToMessage),
    emptyDir: optionalTo(v.emptyDir, emptyDirVolumeSourceToMessage),
    gcePersistentDisk: optionalTo(v.gcePersistentDisk, gCEPersistentDiskVolumeSourceToMessage),
    awsElasticBlockStore: optionalTo(v.awsElasticBlockStore, aWSElasticBlockStoreVolumeSourceToMessage),
    gitRepo: optionalTo(v.gitRepo, gitRepoVolumeSourceToMessage),
    secret: optionalTo(v.secret, secretVolumeSourceToMessage),
    nfs: optionalTo(v.nfs, nFSVolumeSourceToMessage),
    iscsi: optionalTo(v.iscsi, iSCSIVolumeSourceToMessage),
    glusterfs: optionalTo(v.glusterfs, glusterfsVolumeSourceToMessage),
    persistentVolumeClaim: optionalTo(v.persistentVolumeClaim, persistentVolumeClaimVolumeSourceToMessage),
    rbd: optionalTo(v.rbd, rBDVolumeSourceToMessage),
    flexVolume: optionalTo(v.flexVolume, flexVolumeSourceToMessage),
    cinder: optionalTo(v.cinder, cinderVolumeSourceToMessage),
    cephfs: optionalTo(v.cephfs, cephFSVolumeSourceToMessage),
    flocker: optionalTo(v.flocker, flockerVolumeSourceToMessage),
    downwardAPI: optionalTo(v.downwardAPI, downwardAPIVolumeSourceToMessage),
    fc: optionalTo(v.fc, fCVolumeSourceToMessage),
    azureFile: optionalTo(v.azureFile, azureFileVolumeSourceToMessage),
    configMap: optionalTo(v.configMap, configMapVolumeSourceToMessage),
    vsphereVolume: optionalTo(v.vsphereVolume, vsphereVirtualDiskVolumeSourceToMessage),
    quobyte: optionalTo(v.quobyte, quobyteVolumeSourceToMessage),
    azureDisk: optionalTo(v.azureDisk, azureDiskVolumeSourceToMessage),
    photonPersistentDisk: optionalTo(v.photonPersistentDisk, photonPersistentDiskVolumeSourceToMessage),
    projected: optionalTo(v.projected, projectedVolumeSourceToMessage),
    portworxVolume: optionalTo(v.portworxVolume, portworxVolumeSourceToMessage),
    scaleIO: optionalTo(v.scaleIO, scaleIOVolumeSourceToMessage),
    storageos: optionalTo(v.storageos, storageOSVolumeSourceToMessage),
    csi: optionalTo(v.csi, cSIVolumeSourceToMessage),
    ephemeral: optionalTo(v.ephemeral, ephemeralVolumeSourceToMessage)
  };
}
function volumeSourceFromMessage(m) {
  const out = {};
  if (m.hostPath !== void 0) out.hostPath = hostPathVolumeSourceFromMessage(m.hostPath ?? {});
  if (m.emptyDir !== void 0) out.emptyDir = emptyDirVolumeSourceFromMessage(m.emptyDir ?? {});
  if (m.gcePersistentDisk !== void 0) out.gcePersistentDisk = gCEPersistentDiskVolumeSourceFromMessage(m.gcePersistentDisk ?? {});
  if (m.awsElasticBlockStore !== void 0) out.awsElasticBlockStore = aWSElasticBlockStoreVolumeSourceFromMessage(m.awsElasticBlockStore ?? {});
  if (m.gitRepo !== void 0) out.gitRepo = gitRepoVolumeSourceFromMessage(m.gitRepo ?? {});
  if (m.secret !== void 0) out.secret = secretVolumeSourceFromMessage(m.secret ?? {});
  if (m.nfs !== void 0) out.nfs = nFSVolumeSourceFromMessage(m.nfs ?? {});
  if (m.iscsi !== void 0) out.iscsi = iSCSIVolumeSourceFromMessage(m.iscsi ?? {});
  if (m.glusterfs !== void 0) out.glusterfs = glusterfsVolumeSourceFromMessage(m.glusterfs ?? {});
  if (m.persistentVolumeClaim !== void 0) out.persistentVolumeClaim = persistentVolumeClaimVolumeSourceFromMessage(m.persistentVolumeClaim ?? {});
  if (m.rbd !== void 0) out.rbd = rBDVolumeSourceFromMessage(m.rbd ?? {});
  if (m.flexVolume !== void 0) out.flexVolume = flexVolumeSourceFromMessage(m.flexVolume ?? {});
  if (m.cinder !== void 0) out.cinder = cinderVolumeSourceFromMessage(m.cinder ?? {});
  if (m.cephfs !== void 0) out.cephfs = cephFSVolumeSourceFromMessage(m.cephfs ?? {});
  if (m.flocker !== void 0) out.flocker = flockerVolumeSourceFromMessage(m.flocker ?? {});
  if (m.downwardAPI !== void 0) out.downwardAPI = downwardAPIVolumeSourceFromMessage(m.downwardAPI ?? {});
  if (m.fc !== void 0) out.fc = fCVolumeSourceFromMessage(m.fc ?? {});
  if (m.azureFile !== void 0) out.azureFile = azureFileVolumeSourceFromMessage(m.azureFile ?? {});
  if (m.configMap !== void 0) out.configMap = configMapVolumeSourceFromMessage(m.configMap ?? {});
  if (m.vsphereVolume !== void 0) out.vsphereVolume = vsphereVirtualDiskVolumeSourceFromMessage(m.vsphereVolume ?? {});
  if (m.quobyte !== void 0) out.quobyte = quobyteVolumeSourceFromMessage(m.quobyte ?? {});
  if (m.azureDisk !== void 0) out.azureDisk = azureDiskVolumeSourceFromMessage(m.azureDisk ?? {});
  if (m.photonPersistentDisk !== void 0) out.photonPersistentDisk = photonPersistentDiskVolumeSourceFromMessage(m.photonPersistentDisk ?? {});
  if (m.projected !== void 0) out.projected = projectedVolumeSourceFromMessage(m.projected ?? {});
  if (m.portworxVolume !== void 0) out.portworxVolume = portworxVolumeSourceFromMessage(m.portworxVolume ?? {});
  if (m.scaleIO !== void 0) out.scaleIO = scaleIOVolumeSourceFromMessage(m.scaleIO ?? {});
  if (m.storageos !== void 0) out.storageos = storageOSVolumeSourceFromMessage(m.storageos ?? {});
  if (m.csi !== void 0) out.csi = cSIVolumeSourceFromMessage(m.csi ?? {});
  if (m.ephemeral !== void 0) out.ephemeral = ephemeralVolumeSourceFromMessage(m.ephemeral ?? {});
  return out;
}
function persistentVolumeClaimVolumeSourceToMessage(v) {
  return {
    claimName: v.claimName ?? "",
    readOnly: v.readOnly ?? false
  };
}
function persistentVolumeClaimVolumeSourceFromMessage(m) {
  const out = {};
  out.claimName = !m.claimName ? "" : m.claimName;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function persistentVolumeClaimSpecToMessage(v) {
  return {
    accessModes: listTo(v.accessModes, same),
    selector: optionalTo(v.selector, labelSelectorToMessage),
    resources: resourceRequirementsToMessage(v.resources ?? {}),
    volumeName: v.volumeName ?? "",
    storageClassName: v.storageClassName ?? void 0,
    volumeMode: v.volumeMode ?? void 0,
    dataSource: optionalTo(v.dataSource, typedLocalObjectReferenceToMessage)
  };
}
function persistentVolumeClaimSpecFromMessage(m) {
  const out = {};
  if (!!m.accessModes?.length) out.accessModes = listFrom(m.accessModes, same);
  if (m.selector !== void 0) out.selector = labelSelectorFromMessage(m.selector ?? {});
  out.resources = resourceRequirementsFromMessage(m.resources ?? {});
  if (!!m.volumeName) out.volumeName = m.volumeName;
  if (m.storageClassName !== void 0) out.storageClassName = m.storageClassName;
  if (m.volumeMode !== void 0) out.volumeMode = m.volumeMode;
  if (m.dataSource !== void 0) out.dataSource = typedLocalObjectReferenceFromMessage(m.dataSource ?? {});
  return out;
}
function hostPathVolumeSourceToMessage(v) {
  return {
    path: v.path ?? "",
    type: v.type ?? void 0
  };
}
function hostPathVolumeSourceFromMessage(m) {
  const out = {};
  out.path = !m.path ? "" : m.path;
  if (m.type !== void 0) out.type = m.type;
  return out;
}
function emptyDirVolumeSourceToMessage(v) {
  return {
    medium: v.medium ?? "",
    sizeLimit: optionalTo(v.sizeLimit, quantityTo)
  };
}
function emptyDirVolumeSourceFromMessage(m) {
  const out = {};
  if (!!m.medium) out.medium = m.medium;
  if (m.sizeLimit !== void 0) out.sizeLimit = quantityFrom(m.sizeLimit);
  return out;
}
function glusterfsVolumeSourceToMessage(v) {
  return {
    endpoints: v.endpoints ?? "",
    path: v.path ?? "",
    readOnly: v.readOnly ?? false
  };
}
function glusterfsVolumeSourceFromMessage(m) {
  const out = {};
  out.endpoints = !m.endpoints ? "" : m.endpoints;
  out.path = !m.path ? "" : m.path;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function rBDVolumeSourceToMessage(v) {
  return {
    monitors: listTo(v.monitors, same),
    image: v.image ?? "",
    fsType: v.fsType ?? "",
    pool: v.pool ?? "",
    user: v.user ?? "",
    keyring: v.keyring ?? "",
    secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage),
    readOnly: v.readOnly ?? false
  };
}
function rBDVolumeSourceFromMessage(m) {
  const out = {};
  out.monitors = !m.monitors?.length ? null : listFrom(m.monitors, same);
  out.image = !m.image ? "" : m.image;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.pool) out.pool = m.pool;
  if (!!m.user) out.user = m.user;
  if (!!m.keyring) out.keyring = m.keyring;
  if (m.secretRef !== void 0) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {});
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function cinderVolumeSourceToMessage(v) {
  return {
    volumeID: v.volumeID ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false,
    secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage)
  };
}
function cinderVolumeSourceFromMessage(m) {
  const out = {};
  out.volumeID = !m.volumeID ? "" : m.volumeID;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (m.secretRef !== void 0) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {});
  return out;
}
function cephFSVolumeSourceToMessage(v) {
  return {
    monitors: listTo(v.monitors, same),
    path: v.path ?? "",
    user: v.user ?? "",
    secretFile: v.secretFile ?? "",
    secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage),
    readOnly: v.readOnly ?? false
  };
}
function cephFSVolumeSourceFromMessage(m) {
  const out = {};
  out.monitors = !m.monitors?.length ? null : listFrom(m.monitors, same);
  if (!!m.path) out.path = m.path;
  if (!!m.user) out.user = m.user;
  if (!!m.secretFile) out.secretFile = m.secretFile;
  if (m.secretRef !== void 0) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {});
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function flockerVolumeSourceToMessage(v) {
  return {
    datasetName: v.datasetName ?? "",
    datasetUUID: v.datasetUUID ?? ""
  };
}
function flockerVolumeSourceFromMessage(m) {
  const out = {};
  if (!!m.datasetName) out.datasetName = m.datasetName;
  if (!!m.datasetUUID) out.datasetUUID = m.datasetUUID;
  return out;
}
function gCEPersistentDiskVolumeSourceToMessage(v) {
  return {
    pdName: v.pdName ?? "",
    fsType: v.fsType ?? "",
    partition: v.partition ?? 0,
    readOnly: v.readOnly ?? false
  };
}
function gCEPersistentDiskVolumeSourceFromMessage(m) {
  const out = {};
  out.pdName = !m.pdName ? "" : m.pdName;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.partition) out.partition = m.partition;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function quobyteVolumeSourceToMessage(v) {
  return {
    registry: v.registry ?? "",
    volume: v.volume ?? "",
    readOnly: v.readOnly ?? false,
    user: v.user ?? "",
    group: v.group ?? "",
    tenant: v.tenant ?? ""
  };
}
function quobyteVolumeSourceFromMessage(m) {
  const out = {};
  out.registry = !m.registry ? "" : m.registry;
  out.volume = !m.volume ? "" : m.volume;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (!!m.user) out.user = m.user;
  if (!!m.group) out.group = m.group;
  if (!!m.tenant) out.tenant = m.tenant;
  return out;
}
function flexVolumeSourceToMessage(v) {
  return {
    driver: v.driver ?? "",
    fsType: v.fsType ?? "",
    secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage),
    readOnly: v.readOnly ?? false,
    options: mapTo(v.options, same)
  };
}
function flexVolumeSourceFromMessage(m) {
  const out = {};
  out.driver = !m.driver ? "" : m.driver;
  if (!!m.fsType) out.fsType = m.fsType;
  if (m.secretRef !== void 0) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {});
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (!!m.options?.size) out.options = mapFrom(m.options, same);
  return out;
}
function aWSElasticBlockStoreVolumeSourceToMessage(v) {
  return {
    volumeID: v.volumeID ?? "",
    fsType: v.fsType ?? "",
    partition: v.partition ?? 0,
    readOnly: v.readOnly ?? false
  };
}
function aWSElasticBlockStoreVolumeSourceFromMessage(m) {
  const out = {};
  out.volumeID = !m.volumeID ? "" : m.volumeID;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.partition) out.partition = m.partition;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function gitRepoVolumeSourceToMessage(v) {
  return {
    repository: v.repository ?? "",
    revision: v.revision ?? "",
    directory: v.directory ?? ""
  };
}
function gitRepoVolumeSourceFromMessage(m) {
  const out = {};
  out.repository = !m.repository ? "" : m.repository;
  if (!!m.revision) out.revision = m.revision;
  if (!!m.directory) out.directory = m.directory;
  return out;
}
function secretVolumeSourceToMessage(v) {
  return {
    secretName: v.secretName ?? "",
    items: listTo(v.items, keyToPathToMessage),
    defaultMode: v.defaultMode ?? void 0,
    optional: v.optional ?? void 0
  };
}
function secretVolumeSourceFromMessage(m) {
  const out = {};
  if (!!m.secretName) out.secretName = m.secretName;
  if (!!m.items?.length) out.items = listFrom(m.items, keyToPathFromMessage);
  if (m.defaultMode !== void 0) out.defaultMode = m.defaultMode;
  if (m.optional !== void 0) out.optional = m.optional;
  return out;
}
function secretProjectionToMessage(v) {
  return {
    localObjectReference: localObjectReferenceToMessage(v),
    items: listTo(v.items, keyToPathToMessage),
    optional: v.optional ?? void 0
  };
}
function secretProjectionFromMessage(m) {
  const out = {};
  Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}));
  if (!!m.items?.length) out.items = listFrom(m.items, keyToPathFromMessage);
  if (m.optional !== void 0) out.optional = m.optional;
  return out;
}
function nFSVolumeSourceToMessage(v) {
  return {
    server: v.server ?? "",
    path: v.path ?? "",
    readOnly: v.readOnly ?? false
  };
}
function nFSVolumeSourceFromMessage(m) {
  const out = {};
  out.server = !m.server ? "" : m.server;
  out.path = !m.path ? "" : m.path;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function iSCSIVolumeSourceToMessage(v) {
  return {
    targetPortal: v.targetPortal ?? "",
    iqn: v.iqn ?? "",
    lun: v.lun ?? 0,
    iscsiInterface: v.iscsiInterface ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false,
    portals: listTo(v.portals, same),
    chapAuthDiscovery: v.chapAuthDiscovery ?? false,
    chapAuthSession: v.chapAuthSession ?? false,
    secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage),
    initiatorName: v.initiatorName ?? void 0
  };
}
function iSCSIVolumeSourceFromMessage(m) {
  const out = {};
  out.targetPortal = !m.targetPortal ? "" : m.targetPortal;
  out.iqn = !m.iqn ? "" : m.iqn;
  out.lun = !m.lun ? 0 : m.lun;
  if (!!m.iscsiInterface) out.iscsiInterface = m.iscsiInterface;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (!!m.portals?.length) out.portals = listFrom(m.portals, same);
  if (!!m.chapAuthDiscovery) out.chapAuthDiscovery = m.chapAuthDiscovery;
  if (!!m.chapAuthSession) out.chapAuthSession = m.chapAuthSession;
  if (m.secretRef !== void 0) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {});
  if (m.initiatorName !== void 0) out.initiatorName = m.initiatorName;
  return out;
}
function fCVolumeSourceToMessage(v) {
  return {
    targetWWNs: listTo(v.targetWWNs, same),
    lun: v.lun ?? void 0,
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false,
    wwids: listTo(v.wwids, same)
  };
}
function fCVolumeSourceFromMessage(m) {
  const out = {};
  if (!!m.targetWWNs?.length) out.targetWWNs = listFrom(m.targetWWNs, same);
  if (m.lun !== void 0) out.lun = m.lun;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (!!m.wwids?.length) out.wwids = listFrom(m.wwids, same);
  return out;
}
function azureFileVolumeSourceToMessage(v) {
  return {
    secretName: v.secretName ?? "",
    shareName: v.shareName ?? "",
    readOnly: v.readOnly ?? false
  };
}
function azureFileVolumeSourceFromMessage(m) {
  const out = {};
  out.secretName = !m.secretName ? "" : m.secretName;
  out.shareName = !m.shareName ? "" : m.shareName;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function vsphereVirtualDiskVolumeSourceToMessage(v) {
  return {
    volumePath: v.volumePath ?? "",
    fsType: v.fsType ?? "",
    storagePolicyName: v.storagePolicyName ?? "",
    storagePolicyID: v.storagePolicyID ?? ""
  };
}
function vsphereVirtualDiskVolumeSourceFromMessage(m) {
  const out = {};
  out.volumePath = !m.volumePath ? "" : m.volumePath;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.storagePolicyName) out.storagePolicyName = m.storagePolicyName;
  if (!!m.storagePolicyID) out.storagePolicyID = m.storagePolicyID;
  return out;
}
function photonPersistentDiskVolumeSourceToMessage(v) {
  return {
    pdID: v.pdID ?? "",
    fsType: v.fsType ?? ""
  };
}
function photonPersistentDiskVolumeSourceFromMessage(m) {
  const out = {};
  out.pdID = !m.pdID ? "" : m.pdID;
  if (!!m.fsType) out.fsType = m.fsType;
  return out;
}
function azureDiskVolumeSourceToMessage(v) {
  return {
    diskName: v.diskName ?? "",
    diskURI: v.diskURI ?? "",
    cachingMode: v.cachingMode ?? void 0,
    fsType: v.fsType ?? void 0,
    readOnly: v.readOnly ?? void 0,
    kind: v.kind ?? void 0
  };
}
function azureDiskVolumeSourceFromMessage(m) {
  const out = {};
  out.diskName = !m.diskName ? "" : m.diskName;
  out.diskURI = !m.diskURI ? "" : m.diskURI;
  if (m.cachingMode !== void 0) out.cachingMode = m.cachingMode;
  if (m.fsType !== void 0) out.fsType = m.fsType;
  if (m.readOnly !== void 0) out.readOnly = m.readOnly;
  if (m.kind !== void 0) out.kind = m.kind;
  return out;
}
function portworxVolumeSourceToMessage(v) {
  return {
    volumeID: v.volumeID ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false
  };
}
function portworxVolumeSourceFromMessage(m) {
  const out = {};
  out.volumeID = !m.volumeID ? "" : m.volumeID;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function scaleIOVolumeSourceToMessage(v) {
  return {
    gateway: v.gateway ?? "",
    system: v.system ?? "",
    secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage),
    sslEnabled: v.sslEnabled ?? false,
    protectionDomain: v.protectionDomain ?? "",
    storagePool: v.storagePool ?? "",
    storageMode: v.storageMode ?? "",
    volumeName: v.volumeName ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false
  };
}
function scaleIOVolumeSourceFromMessage(m) {
  const out = {};
  out.gateway = !m.gateway ? "" : m.gateway;
  out.system = !m.system ? "" : m.system;
  out.secretRef = m.secretRef === void 0 ? null : localObjectReferenceFromMessage(m.secretRef ?? {});
  if (!!m.sslEnabled) out.sslEnabled = m.sslEnabled;
  if (!!m.protectionDomain) out.protectionDomain = m.protectionDomain;
  if (!!m.storagePool) out.storagePool = m.storagePool;
  if (!!m.storageMode) out.storageMode = m.storageMode;
  if (!!m.volumeName) out.volumeName = m.volumeName;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  return out;
}
function storageOSVolumeSourceToMessage(v) {
  return {
    volumeName: v.volumeName ?? "",
    volumeNamespace: v.volumeNamespace ?? "",
    fsType: v.fsType ?? "",
    readOnly: v.readOnly ?? false,
    secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage)
  };
}
function storageOSVolumeSourceFromMessage(m) {
  const out = {};
  if (!!m.volumeName) out.volumeName = m.volumeName;
  if (!!m.volumeNamespace) out.volumeNamespace = m.volumeNamespace;
  if (!!m.fsType) out.fsType = m.fsType;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  if (m.secretRef !== void 0) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {});
  return out;
}
function configMapVolumeSourceToMessage(v) {
  return {
    localObjectReference: localObjectReferenceToMessage(v),
    items: listTo(v.items, keyToPathToMessage),
    defaultMode: v.defaultMode ?? void 0,
    optional: v.optional ?? void 0
  };
}
function configMapVolumeSourceFromMessage(m) {
  const out = {};
  Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}));
  if (!!m.items?.length) out.items = listFrom(m.items, keyToPathFromMessage);
  if (m.defaultMode !== void 0) out.defaultMode = m.defaultMode;
  if (m.optional !== void 0) out.optional = m.optional;
  return out;
}
function configMapProjectionToMessage(v) {
  return {
    localObjectReference: localObjectReferenceToMessage(v),
    items: listTo(v.items, keyToPathToMessage),
    optional: v.optional ?? void 0
  };
}
function configMapProjectionFromMessage(m) {
  const out = {};
  Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}));
  if (!!m.items?.length) out.items = listFrom(m.items, keyToPathFromMessage);
  if (m.optional !== void 0) out.optional = m.optional;
  return out;
}
function serviceAccountTokenProjectionToMessage(v) {
  return {
    audience: v.audience ?? "",
    expirationSeconds: optionalTo(v.expirationSeconds, longTo),
    path: v.path ?? ""
  };
}
function serviceAccountTokenProjectionFromMessage(m) {
  const out = {};
  if (!!m.audience) out.audience = m.audience;
  if (m.expirationSeconds !== void 0) out.expirationSeconds = longFrom(m.expirationSeconds);
  out.path = !m.path ? "" : m.path;
  return out;
}
function projectedVolumeSourceToMessage(v) {
  return {
    sources: listTo(v.sources, volumeProjectionToMessage),
    defaultMode: v.defaultMode ?? void 0
  };
}
function projectedVolumeSourceFromMessage(m) {
  const out = {};
  out.sources = !m.sources?.length ? null : listFrom(m.sources, volumeProjectionFromMessage);
  if (m.defaultMode !== void 0) out.defaultMode = m.defaultMode;
  return out;
}
function volumeProjectionToMessage(v) {
  return {
    secret: optionalTo(v.secret, secretProjectionToMessage),
    downwardAPI: optionalTo(v.downwardAPI, downwardAPIProjectionToMessage),
    configMap: optionalTo(v.configMap, configMapProjectionToMessage),
    serviceAccountToken: optionalTo(v.serviceAccountToken, serviceAccountTokenProjectionToMessage)
  };
}
function volumeProjectionFromMessage(m) {
  const out = {};
  if (m.secret !== void 0) out.secret = secretProjectionFromMessage(m.secret ?? {});
  if (m.downwardAPI !== void 0) out.downwardAPI = downwardAPIProjectionFromMessage(m.downwardAPI ?? {});
  if (m.configMap !== void 0) out.configMap = configMapProjectionFromMessage(m.configMap ?? {});
  if (m.serviceAccountToken !== void 0) out.serviceAccountToken = serviceAccountTokenProjectionFromMessage(m.serviceAccountToken ?? {});
  return out;
}
function keyToPathToMessage(v) {
  return {
    key: v.key ?? "",
    path: v.path ?? "",
    mode: v.mode ?? void 0
  };
}
function keyToPathFromMessage(m) {
  const out = {};
  out.key = !m.key ? "" : m.key;
  out.path = !m.path ? "" : m.path;
  if (m.mode !== void 0) out.mode = m.mode;
  return out;
}
function cSIVolumeSourceToMessage(v) {
  return {
    driver: v.driver ?? "",
    readOnly: v.readOnly ?? void 0,
    fsType: v.fsType ?? void 0,
    volumeAttributes: mapTo(v.volumeAttributes, same),
    nodePublishSecretRef: optionalTo(v.nodePublishSecretRef, localObjectReferenceToMessage)
  };
}
function cSIVolumeSourceFromMessage(m) {
  const out = {};
  out.driver = !m.driver ? "" : m.driver;
  if (m.readOnly !== void 0) out.readOnly = m.readOnly;
  if (m.fsType !== void 0) out.fsType = m.fsType;
  if (!!m.volumeAttributes?.size) out.volumeAttributes = mapFrom(m.volumeAttributes, same);
  if (m.nodePublishSecretRef !== void 0) out.nodePublishSecretRef = localObjectReferenceFromMessage(m.nodePublishSecretRef ?? {});
  return out;
}
function ephemeralVolumeSourceToMessage(v) {
  return {
    volumeClaimTemplate: optionalTo(v.volumeClaimTemplate, persistentVolumeClaimTemplateToMessage),
    readOnly: v.readOnly ?? void 0
  };
}
function ephemeralVolumeSourceFromMessage(m) {
  const out = {};
  if (m.volumeClaimTemplate !== void 0) out.volumeClaimTemplate = persistentVolumeClaimTemplateFromMessage(m.volumeClaimTemplate ?? {});
  if (m.readOnly !== void 0) out.readOnly = m.readOnly;
  return out;
}
function persistentVolumeClaimTemplateToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: persistentVolumeClaimSpecToMessage(v.spec ?? {})
  };
}
function persistentVolumeClaimTemplateFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = persistentVolumeClaimSpecFromMessage(m.spec ?? {});
  return out;
}
function volumeMountToMessage(v) {
  return {
    name: v.name ?? "",
    readOnly: v.readOnly ?? false,
    mountPath: v.mountPath ?? "",
    subPath: v.subPath ?? "",
    mountPropagation: v.mountPropagation ?? void 0,
    subPathExpr: v.subPathExpr ?? ""
  };
}
function volumeMountFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  if (!!m.readOnly) out.readOnly = m.readOnly;
  out.mountPath = !m.mountPath ? "" : m.mountPath;
  if (!!m.subPath) out.subPath = m.subPath;
  if (m.mountPropagation !== void 0) out.mountPropagation = m.mountPropagation;
  if (!!m.subPathExpr) out.subPathExpr = m.subPathExpr;
  return out;
}
function volumeDeviceToMessage(v) {
  return {
    name: v.name ?? "",
    devicePath: v.devicePath ?? ""
  };
}
function volumeDeviceFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.devicePath = !m.devicePath ? "" : m.devicePath;
  return out;
}
function typedLocalObjectReferenceToMessage(v) {
  return {
    apiGroup: v.apiGroup ?? void 0,
    kind: v.kind ?? "",
    name: v.name ?? ""
  };
}
function typedLocalObjectReferenceFromMessage(m) {
  const out = {};
  out.apiGroup = m.apiGroup === void 0 ? null : m.apiGroup;
  out.kind = !m.kind ? "" : m.kind;
  out.name = !m.name ? "" : m.name;
  return out;
}
function downwardAPIVolumeSourceToMessage(v) {
  return {
    items: listTo(v.items, downwardAPIVolumeFileToMessage),
    defaultMode: v.defaultMode ?? void 0
  };
}
function downwardAPIVolumeSourceFromMessage(m) {
  const out = {};
  if (!!m.items?.length) out.items = listFrom(m.items, downwardAPIVolumeFileFromMessage);
  if (m.defaultMode !== void 0) out.defaultMode = m.defaultMode;
  return out;
}
function downwardAPIVolumeFileToMessage(v) {
  return {
    path: v.path ?? "",
    fieldRef: optionalTo(v.fieldRef, objectFieldSelectorToMessage),
    resourceFieldRef: optionalTo(v.resourceFieldRef, resourceFieldSelectorToMessage),
    mode: v.mode ?? void 0
  };
}
function downwardAPIVolumeFileFromMessage(m) {
  const out = {};
  out.path = !m.path ? "" : m.path;
  if (m.fieldRef !== void 0) out.fieldRef = objectFieldSelectorFromMessage(m.fieldRef ?? {});
  if (m.resourceFieldRef !== void 0) out.resourceFieldRef = resourceFieldSelectorFromMessage(m.resourceFieldRef ?? {});
  if (m.mode !== void 0) out.mode = m.mode;
  return out;
}
function downwardAPIProjectionToMessage(v) {
  return {
    items: listTo(v.items, downwardAPIVolumeFileToMessage)
  };
}
function downwardAPIProjectionFromMessage(m) {
  const out = {};
  if (!!m.items?.length) out.items = listFrom(m.items, downwardAPIVolumeFileFromMessage);
  return out;
}
var Binding2 = {
  encode: (object) => Binding.encode(bindingToMessage(object)).finish(),
  decode: (bytes) => asObject("Binding", "v1", bindingFromMessage(Binding.decode(bytes)))
};
var ComponentStatus2 = {
  encode: (object) => ComponentStatus.encode(componentStatusToMessage(object)).finish(),
  decode: (bytes) => asObject("ComponentStatus", "v1", componentStatusFromMessage(ComponentStatus.decode(bytes)))
};
var ConfigMap2 = {
  encode: (object) => ConfigMap.encode(configMapToMessage(object)).finish(),
  decode: (bytes) => asObject("ConfigMap", "v1", configMapFromMessage(ConfigMap.decode(bytes)))
};
var Endpoints2 = {
  encode: (object) => Endpoints.encode(endpointsToMessage(object)).finish(),
  decode: (bytes) => asObject("Endpoints", "v1", endpointsFromMessage(Endpoints.decode(bytes)))
};
var EphemeralContainers2 = {
  encode: (object) => EphemeralContainers.encode(ephemeralContainersToMessage(object)).finish(),
  decode: (bytes) => asObject("EphemeralContainers", "v1", ephemeralContainersFromMessage(EphemeralContainers.decode(bytes)))
};
var Event2 = {
  encode: (object) => Event.encode(eventToMessage(object)).finish(),
  decode: (bytes) => asObject("Event", "v1", eventFromMessage(Event.decode(bytes)))
};
var LimitRange2 = {
  encode: (object) => LimitRange.encode(limitRangeToMessage(object)).finish(),
  decode: (bytes) => asObject("LimitRange", "v1", limitRangeFromMessage(LimitRange.decode(bytes)))
};
var Namespace2 = {
  encode: (object) => Namespace.encode(namespaceToMessage(object)).finish(),
  decode: (bytes) => asObject("Namespace", "v1", namespaceFromMessage(Namespace.decode(bytes)))
};
var Node2 = {
  encode: (object) => Node.encode(nodeToMessage(object)).finish(),
  decode: (bytes) => asObject("Node", "v1", nodeFromMessage(Node.decode(bytes)))
};
var NodeProxyOptions2 = {
  encode: (object) => NodeProxyOptions.encode(nodeProxyOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("NodeProxyOptions", "v1", nodeProxyOptionsFromMessage(NodeProxyOptions.decode(bytes)))
};
var PersistentVolume2 = {
  encode: (object) => PersistentVolume.encode(persistentVolumeToMessage(object)).finish(),
  decode: (bytes) => asObject("PersistentVolume", "v1", persistentVolumeFromMessage(PersistentVolume.decode(bytes)))
};
var PersistentVolumeClaim2 = {
  encode: (object) => PersistentVolumeClaim.encode(persistentVolumeClaimToMessage(object)).finish(),
  decode: (bytes) => asObject("PersistentVolumeClaim", "v1", persistentVolumeClaimFromMessage(PersistentVolumeClaim.decode(bytes)))
};
var Pod2 = {
  encode: (object) => Pod.encode(podToMessage(object)).finish(),
  decode: (bytes) => asObject("Pod", "v1", podFromMessage(Pod.decode(bytes)))
};
var PodAttachOptions2 = {
  encode: (object) => PodAttachOptions.encode(podAttachOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("PodAttachOptions", "v1", podAttachOptionsFromMessage(PodAttachOptions.decode(bytes)))
};
var PodExecOptions2 = {
  encode: (object) => PodExecOptions.encode(podExecOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("PodExecOptions", "v1", podExecOptionsFromMessage(PodExecOptions.decode(bytes)))
};
var PodLogOptions2 = {
  encode: (object) => PodLogOptions.encode(podLogOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("PodLogOptions", "v1", podLogOptionsFromMessage(PodLogOptions.decode(bytes)))
};
var PodPortForwardOptions2 = {
  encode: (object) => PodPortForwardOptions.encode(podPortForwardOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("PodPortForwardOptions", "v1", podPortForwardOptionsFromMessage(PodPortForwardOptions.decode(bytes)))
};
var PodProxyOptions2 = {
  encode: (object) => PodProxyOptions.encode(podProxyOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("PodProxyOptions", "v1", podProxyOptionsFromMessage(PodProxyOptions.decode(bytes)))
};
var PodStatusResult2 = {
  encode: (object) => PodStatusResult.encode(podStatusResultToMessage(object)).finish(),
  decode: (bytes) => asObject("PodStatusResult", "v1", podStatusResultFromMessage(PodStatusResult.decode(bytes)))
};
var PodTemplate2 = {
  encode: (object) => PodTemplate.encode(podTemplateToMessage(object)).finish(),
  decode: (bytes) => asObject("PodTemplate", "v1", podTemplateFromMessage(PodTemplate.decode(bytes)))
};
var RangeAllocation2 = {
  encode: (object) => RangeAllocation.encode(rangeAllocationToMessage(object)).finish(),
  decode: (bytes) => asObject("RangeAllocation", "v1", rangeAllocationFromMessage(RangeAllocation.decode(bytes)))
};
var ReplicationController2 = {
  encode: (object) => ReplicationController.encode(replicationControllerToMessage(object)).finish(),
  decode: (bytes) => asObject("ReplicationController", "v1", replicationControllerFromMessage(ReplicationController.decode(bytes)))
};
var ResourceQuota2 = {
  encode: (object) => ResourceQuota.encode(resourceQuotaToMessage(object)).finish(),
  decode: (bytes) => asObject("ResourceQuota", "v1", resourceQuotaFromMessage(ResourceQuota.decode(bytes)))
};
var Secret2 = {
  encode: (object) => Secret.encode(secretToMessage(object)).finish(),
  decode: (bytes) => asObject("Secret", "v1", secretFromMessage(Secret.decode(bytes)))
};
var SerializedReference2 = {
  encode: (object) => SerializedReference.encode(serializedReferenceToMessage(object)).finish(),
  decode: (bytes) => asObject("SerializedReference", "v1", serializedReferenceFromMessage(SerializedReference.decode(bytes)))
};
var Service2 = {
  encode: (object) => Service.encode(serviceToMessage(object)).finish(),
  decode: (bytes) => asObject("Service", "v1", serviceFromMessage(Service.decode(bytes)))
};
var ServiceAccount2 = {
  encode: (object) => ServiceAccount.encode(serviceAccountToMessage(object)).finish(),
  decode: (bytes) => asObject("ServiceAccount", "v1", serviceAccountFromMessage(ServiceAccount.decode(bytes)))
};
var ServiceProxyOptions2 = {
  encode: (object) => ServiceProxyOptions.encode(serviceProxyOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("ServiceProxyOptions", "v1", serviceProxyOptionsFromMessage(ServiceProxyOptions.decode(bytes)))
};

export {
  EnvFromSource,
  EnvVar,
  EventSource,
  LoadBalancerStatus,
  ObjectReference,
  PersistentVolumeClaim,
  PersistentVolumeSpec,
  PodTemplateSpec,
  SELinuxOptions,
  Toleration,
  TopologySelectorTerm,
  TypedLocalObjectReference,
  Volume,
  VolumeMount,
  bindingToMessage,
  bindingFromMessage,
  componentStatusToMessage,
  componentStatusFromMessage,
  componentConditionToMessage,
  componentConditionFromMessage,
  configMapToMessage,
  configMapFromMessage,
  endpointsToMessage,
  endpointsFromMessage,
  endpointSubsetToMessage,
  endpointSubsetFromMessage,
  endpointAddressToMessage,
  endpointAddressFromMessage,
  endpointPortToMessage,
  endpointPortFromMessage,
  ephemeralContainersToMessage,
  ephemeralContainersFromMessage,
  eventToMessage,
  eventFromMessage,
  eventSourceToMessage,
  eventSourceFromMessage,
  eventSeriesToMessage,
  eventSeriesFromMessage,
  limitRangeToMessage,
  limitRangeFromMessage,
  limitRangeItemToMessage,
  limitRangeItemFromMessage,
  limitRangeSpecToMessage,
  limitRangeSpecFromMessage,
  namespaceToMessage,
  namespaceFromMessage,
  namespaceSpecToMessage,
  namespaceSpecFromMessage,
  namespaceStatusToMessage,
  namespaceStatusFromMessage,
  namespaceConditionToMessage,
  namespaceConditionFromMessage,
  nodeToMessage,
  nodeFromMessage,
  taintToMessage,
  taintFromMessage,
  nodeSpecToMessage,
  nodeSpecFromMessage,
  nodeConfigSourceToMessage,
  nodeConfigSourceFromMessage,
  configMapNodeConfigSourceToMessage,
  configMapNodeConfigSourceFromMessage,
  daemonEndpointToMessage,
  daemonEndpointFromMessage,
  nodeDaemonEndpointsToMessage,
  nodeDaemonEndpointsFromMessage,
  nodeSystemInfoToMessage,
  nodeSystemInfoFromMessage,
  nodeConfigStatusToMessage,
  nodeConfigStatusFromMessage,
  nodeStatusToMessage,
  nodeStatusFromMessage,
  attachedVolumeToMessage,
  attachedVolumeFromMessage,
  containerImageToMessage,
  containerImageFromMessage,
  nodeConditionToMessage,
  nodeConditionFromMessage,
  nodeAddressToMessage,
  nodeAddressFromMessage,
  nodeProxyOptionsToMessage,
  nodeProxyOptionsFromMessage,
  persistentVolumeToMessage,
  persistentVolumeFromMessage,
  persistentVolumeSourceToMessage,
  persistentVolumeSourceFromMessage,
  persistentVolumeSpecToMessage,
  persistentVolumeSpecFromMessage,
  volumeNodeAffinityToMessage,
  volumeNodeAffinityFromMessage,
  persistentVolumeStatusToMessage,
  persistentVolumeStatusFromMessage,
  glusterfsPersistentVolumeSourceToMessage,
  glusterfsPersistentVolumeSourceFromMessage,
  rBDPersistentVolumeSourceToMessage,
  rBDPersistentVolumeSourceFromMessage,
  cinderPersistentVolumeSourceToMessage,
  cinderPersistentVolumeSourceFromMessage,
  secretReferenceToMessage,
  secretReferenceFromMessage,
  cephFSPersistentVolumeSourceToMessage,
  cephFSPersistentVolumeSourceFromMessage,
  flexPersistentVolumeSourceToMessage,
  flexPersistentVolumeSourceFromMessage,
  iSCSIPersistentVolumeSourceToMessage,
  iSCSIPersistentVolumeSourceFromMessage,
  azureFilePersistentVolumeSourceToMessage,
  azureFilePersistentVolumeSourceFromMessage,
  scaleIOPersistentVolumeSourceToMessage,
  scaleIOPersistentVolumeSourceFromMessage,
  storageOSPersistentVolumeSourceToMessage,
  storageOSPersistentVolumeSourceFromMessage,
  localVolumeSourceToMessage,
  localVolumeSourceFromMessage,
  cSIPersistentVolumeSourceToMessage,
  cSIPersistentVolumeSourceFromMessage,
  persistentVolumeClaimToMessage,
  persistentVolumeClaimFromMessage,
  persistentVolumeClaimConditionToMessage,
  persistentVolumeClaimConditionFromMessage,
  persistentVolumeClaimStatusToMessage,
  persistentVolumeClaimStatusFromMessage,
  podToMessage,
  podFromMessage,
  podAttachOptionsToMessage,
  podAttachOptionsFromMessage,
  podExecOptionsToMessage,
  podExecOptionsFromMessage,
  podLogOptionsToMessage,
  podLogOptionsFromMessage,
  podPortForwardOptionsToMessage,
  podPortForwardOptionsFromMessage,
  podProxyOptionsToMessage,
  podProxyOptionsFromMessage,
  podStatusResultToMessage,
  podStatusResultFromMessage,
  podTemplateToMessage,
  podTemplateFromMessage,
  rangeAllocationToMessage,
  rangeAllocationFromMessage,
  replicationControllerToMessage,
  replicationControllerFromMessage,
  replicationControllerSpecToMessage,
  replicationControllerSpecFromMessage,
  replicationControllerStatusToMessage,
  replicationControllerStatusFromMessage,
  replicationControllerConditionToMessage,
  replicationControllerConditionFromMessage,
  resourceQuotaToMessage,
  resourceQuotaFromMessage,
  resourceQuotaSpecToMessage,
  resourceQuotaSpecFromMessage,
  scopeSelectorToMessage,
  scopeSelectorFromMessage,
  scopedResourceSelectorRequirementToMessage,
  scopedResourceSelectorRequirementFromMessage,
  resourceQuotaStatusToMessage,
  resourceQuotaStatusFromMessage,
  secretToMessage,
  secretFromMessage,
  serializedReferenceToMessage,
  serializedReferenceFromMessage,
  serviceToMessage,
  serviceFromMessage,
  sessionAffinityConfigToMessage,
  sessionAffinityConfigFromMessage,
  clientIPConfigToMessage,
  clientIPConfigFromMessage,
  serviceStatusToMessage,
  serviceStatusFromMessage,
  loadBalancerStatusToMessage,
  loadBalancerStatusFromMessage,
  loadBalancerIngressToMessage,
  loadBalancerIngressFromMessage,
  serviceSpecToMessage,
  serviceSpecFromMessage,
  servicePortToMessage,
  servicePortFromMessage,
  portStatusToMessage,
  portStatusFromMessage,
  serviceAccountToMessage,
  serviceAccountFromMessage,
  serviceProxyOptionsToMessage,
  serviceProxyOptionsFromMessage,
  containerPortToMessage,
  containerPortFromMessage,
  envVarToMessage,
  envVarFromMessage,
  envVarSourceToMessage,
  envVarSourceFromMessage,
  objectFieldSelectorToMessage,
  objectFieldSelectorFromMessage,
  resourceFieldSelectorToMessage,
  resourceFieldSelectorFromMessage,
  configMapKeySelectorToMessage,
  configMapKeySelectorFromMessage,
  secretKeySelectorToMessage,
  secretKeySelectorFromMessage,
  envFromSourceToMessage,
  envFromSourceFromMessage,
  configMapEnvSourceToMessage,
  configMapEnvSourceFromMessage,
  secretEnvSourceToMessage,
  secretEnvSourceFromMessage,
  hTTPHeaderToMessage,
  hTTPHeaderFromMessage,
  hTTPGetActionToMessage,
  hTTPGetActionFromMessage,
  tCPSocketActionToMessage,
  tCPSocketActionFromMessage,
  execActionToMessage,
  execActionFromMessage,
  probeToMessage,
  probeFromMessage,
  capabilitiesToMessage,
  capabilitiesFromMessage,
  resourceRequirementsToMessage,
  resourceRequirementsFromMessage,
  containerToMessage,
  containerFromMessage,
  handlerToMessage,
  handlerFromMessage,
  lifecycleToMessage,
  lifecycleFromMessage,
  containerStateWaitingToMessage,
  containerStateWaitingFromMessage,
  containerStateRunningToMessage,
  containerStateRunningFromMessage,
  containerStateTerminatedToMessage,
  containerStateTerminatedFromMessage,
  containerStateToMessage,
  containerStateFromMessage,
  containerStatusToMessage,
  containerStatusFromMessage,
  podSecurityContextToMessage,
  podSecurityContextFromMessage,
  seccompProfileToMessage,
  seccompProfileFromMessage,
  ephemeralContainerCommonToMessage,
  ephemeralContainerCommonFromMessage,
  ephemeralContainerToMessage,
  ephemeralContainerFromMessage,
  securityContextToMessage,
  securityContextFromMessage,
  sELinuxOptionsToMessage,
  sELinuxOptionsFromMessage,
  windowsSecurityContextOptionsToMessage,
  windowsSecurityContextOptionsFromMessage,
  sysctlToMessage,
  sysctlFromMessage,
  podConditionToMessage,
  podConditionFromMessage,
  podReadinessGateToMessage,
  podReadinessGateFromMessage,
  podSpecToMessage,
  podSpecFromMessage,
  hostAliasToMessage,
  hostAliasFromMessage,
  podDNSConfigToMessage,
  podDNSConfigFromMessage,
  podDNSConfigOptionToMessage,
  podDNSConfigOptionFromMessage,
  podIPToMessage,
  podIPFromMessage,
  podStatusToMessage,
  podStatusFromMessage,
  podTemplateSpecToMessage,
  podTemplateSpecFromMessage,
  nodeSelectorToMessage,
  nodeSelectorFromMessage,
  nodeSelectorTermToMessage,
  nodeSelectorTermFromMessage,
  nodeSelectorRequirementToMessage,
  nodeSelectorRequirementFromMessage,
  affinityToMessage,
  affinityFromMessage,
  podAffinityToMessage,
  podAffinityFromMessage,
  podAntiAffinityToMessage,
  podAntiAffinityFromMessage,
  weightedPodAffinityTermToMessage,
  weightedPodAffinityTermFromMessage,
  podAffinityTermToMessage,
  podAffinityTermFromMessage,
  nodeAffinityToMessage,
  nodeAffinityFromMessage,
  preferredSchedulingTermToMessage,
  preferredSchedulingTermFromMessage,
  tolerationToMessage,
  tolerationFromMessage,
  topologySpreadConstraintToMessage,
  topologySpreadConstraintFromMessage,
  topologySelectorTermToMessage,
  topologySelectorTermFromMessage,
  topologySelectorLabelRequirementToMessage,
  topologySelectorLabelRequirementFromMessage,
  objectReferenceToMessage,
  objectReferenceFromMessage,
  localObjectReferenceToMessage,
  localObjectReferenceFromMessage,
  volumeToMessage,
  volumeFromMessage,
  volumeSourceToMessage,
  volumeSourceFromMessage,
  persistentVolumeClaimVolumeSourceToMessage,
  persistentVolumeClaimVolumeSourceFromMessage,
  persistentVolumeClaimSpecToMessage,
  persistentVolumeClaimSpecFromMessage,
  hostPathVolumeSourceToMessage,
  hostPathVolumeSourceFromMessage,
  emptyDirVolumeSourceToMessage,
  emptyDirVolumeSourceFromMessage,
  glusterfsVolumeSourceToMessage,
  glusterfsVolumeSourceFromMessage,
  rBDVolumeSourceToMessage,
  rBDVolumeSourceFromMessage,
  cinderVolumeSourceToMessage,
  cinderVolumeSourceFromMessage,
  cephFSVolumeSourceToMessage,
  cephFSVolumeSourceFromMessage,
  flockerVolumeSourceToMessage,
  flockerVolumeSourceFromMessage,
  gCEPersistentDiskVolumeSourceToMessage,
  gCEPersistentDiskVolumeSourceFromMessage,
  quobyteVolumeSourceToMessage,
  quobyteVolumeSourceFromMessage,
  flexVolumeSourceToMessage,
  flexVolumeSourceFromMessage,
  aWSElasticBlockStoreVolumeSourceToMessage,
  aWSElasticBlockStoreVolumeSourceFromMessage,
  gitRepoVolumeSourceToMessage,
  gitRepoVolumeSourceFromMessage,
  secretVolumeSourceToMessage,
  secretVolumeSourceFromMessage,
  secretProjectionToMessage,
  secretProjectionFromMessage,
  nFSVolumeSourceToMessage,
  nFSVolumeSourceFromMessage,
  iSCSIVolumeSourceToMessage,
  iSCSIVolumeSourceFromMessage,
  fCVolumeSourceToMessage,
  fCVolumeSourceFromMessage,
  azureFileVolumeSourceToMessage,
  azureFileVolumeSourceFromMessage,
  vsphereVirtualDiskVolumeSourceToMessage,
  vsphereVirtualDiskVolumeSourceFromMessage,
  photonPersistentDiskVolumeSourceToMessage,
  photonPersistentDiskVolumeSourceFromMessage,
  azureDiskVolumeSourceToMessage,
  azureDiskVolumeSourceFromMessage,
  portworxVolumeSourceToMessage,
  portworxVolumeSourceFromMessage,
  scaleIOVolumeSourceToMessage,
  scaleIOVolumeSourceFromMessage,
  storageOSVolumeSourceToMessage,
  storageOSVolumeSourceFromMessage,
  configMapVolumeSourceToMessage,
  configMapVolumeSourceFromMessage,
  configMapProjectionToMessage,
  configMapProjectionFromMessage,
  serviceAccountTokenProjectionToMessage,
  serviceAccountTokenProjectionFromMessage,
  projectedVolumeSourceToMessage,
  projectedVolumeSourceFromMessage,
  volumeProjectionToMessage,
  volumeProjectionFromMessage,
  keyToPathToMessage,
  keyToPathFromMessage,
  cSIVolumeSourceToMessage,
  cSIVolumeSourceFromMessage,
  ephemeralVolumeSourceToMessage,
  ephemeralVolumeSourceFromMessage,
  persistentVolumeClaimTemplateToMessage,
  persistentVolumeClaimTemplateFromMessage,
  volumeMountToMessage,
  volumeMountFromMessage,
  volumeDeviceToMessage,
  volumeDeviceFromMessage,
  typedLocalObjectReferenceToMessage,
  typedLocalObjectReferenceFromMessage,
  downwardAPIVolumeSourceToMessage,
  downwardAPIVolumeSourceFromMessage,
  downwardAPIVolumeFileToMessage,
  downwardAPIVolumeFileFromMessage,
  downwardAPIProjectionToMessage,
  downwardAPIProjectionFromMessage,
  Binding2 as Binding,
  ComponentStatus2 as ComponentStatus,
  ConfigMap2 as ConfigMap,
  Endpoints2 as Endpoints,
  EphemeralContainers2 as EphemeralContainers,
  Event2 as Event,
  LimitRange2 as LimitRange,
  Namespace2 as Namespace,
  Node2 as Node,
  NodeProxyOptions2 as NodeProxyOptions,
  PersistentVolume2 as PersistentVolume,
  PersistentVolumeClaim2,
  Pod2 as Pod,
  PodAttachOptions2 as PodAttachOptions,
  PodExecOptions2 as PodExecOptions,
  PodLogOptions2 as PodLogOptions,
  PodPortForwardOptions2 as PodPortForwardOptions,
  PodProxyOptions2 as PodProxyOptions,
  PodStatusResult2 as PodStatusResult,
  PodTemplate2 as PodTemplate,
  RangeAllocation2 as RangeAllocation,
  ReplicationController2 as ReplicationController,
  ResourceQuota2 as ResourceQuota,
  Secret2 as Secret,
  SerializedReference2 as SerializedReference,
  Service2 as Service,
  ServiceAccount2 as ServiceAccount,
  ServiceProxyOptions2 as ServiceProxyOptions
};
