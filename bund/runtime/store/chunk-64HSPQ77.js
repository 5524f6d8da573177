import {
  PersistentVolumeSpec,
  TopologySelectorTerm,
  persistentVolumeSpecFromMessage,
  persistentVolumeSpecToMessage,
  topologySelectorTermFromMessage,
  topologySelectorTermToMessage
} from "./chunk-OCKGDRJ2.js";
import "./chunk-MMKFJ647.js";
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

// dist/generated/messages/k8s/io/api/storage/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseCSIDriver() {
  return { metadata: void 0, spec: void 0 };
}
var CSIDriver = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      CSIDriverSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCSIDriver();
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
            message.spec = CSIDriverSpec.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCSIDriverSpec() {
  return {
    attachRequired: void 0,
    podInfoOnMount: void 0,
    volumeLifecycleModes: [],
    storageCapacity: void 0,
    fsGroupPolicy: void 0,
    tokenRequests: [],
    requiresRepublish: void 0
  };
}
var CSIDriverSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.attachRequired !== void 0) {
      writer.uint32(8).bool(message.attachRequired);
    }
    if (message.podInfoOnMount !== void 0) {
      writer.uint32(16).bool(message.podInfoOnMount);
    }
    if (message.volumeLifecycleModes !== void 0 && message.volumeLifecycleModes.length !== 0) {
      for (const v of message.volumeLifecycleModes) {
        writer.uint32(26).string(v);
      }
    }
    if (message.storageCapacity !== void 0) {
      writer.uint32(32).bool(message.storageCapacity);
    }
    if (message.fsGroupPolicy !== void 0) {
      writer.uint32(42).string(message.fsGroupPolicy);
    }
    if (message.tokenRequests !== void 0 && message.tokenRequests.length !== 0) {
      for (const v of message.tokenRequests) {
        TokenRequest.encode(v, writer.uint32(50).fork()).join();
      }
    }
    if (message.requiresRepublish !== void 0) {
      writer.uint32(56).bool(message.requiresRepublish);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCSIDriverSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.attachRequired = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.podInfoOnMount = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.volumeLifecycleModes.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.storageCapacity = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.fsGroupPolicy = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = TokenRequest.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.tokenRequests.push(el);
            }
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.requiresRepublish = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCSINode() {
  return { metadata: void 0, spec: void 0 };
}
var CSINode = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      CSINodeSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCSINode();
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
            message.spec = CSINodeSpec.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCSINodeDriver() {
  return { name: void 0, nodeID: void 0, topologyKeys: [], allocatable: void 0 };
}
var CSINodeDriver = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.nodeID !== void 0) {
      writer.uint32(18).string(message.nodeID);
    }
    if (message.topologyKeys !== void 0 && message.topologyKeys.length !== 0) {
      for (const v of message.topologyKeys) {
        writer.uint32(26).string(v);
      }
    }
    if (message.allocatable !== void 0) {
      VolumeNodeResources.encode(message.allocatable, writer.uint32(34).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCSINodeDriver();
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
            message.nodeID = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.topologyKeys.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.allocatable = VolumeNodeResources.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCSINodeSpec() {
  return { drivers: [] };
}
var CSINodeSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.drivers !== void 0 && message.drivers.length !== 0) {
      for (const v of message.drivers) {
        CSINodeDriver.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseCSINodeSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = CSINodeDriver.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.drivers.push(el);
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
function createBaseCSIStorageCapacity() {
  return {
    metadata: void 0,
    nodeTopology: void 0,
    storageClassName: void 0,
    capacity: void 0,
    maximumVolumeSize: void 0
  };
}
var CSIStorageCapacity = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.nodeTopology !== void 0) {
      LabelSelector.encode(message.nodeTopology, writer.uint32(18).fork()).join();
    }
    if (message.storageClassName !== void 0) {
      writer.uint32(26).string(message.storageClassName);
    }
    if (message.capacity !== void 0) {
      Quantity.encode(message.capacity, writer.uint32(34).fork()).join();
    }
    if (message.maximumVolumeSize !== void 0) {
      Quantity.encode(message.maximumVolumeSize, writer.uint32(42).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCSIStorageCapacity();
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
            message.nodeTopology = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.storageClassName = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.capacity = Quantity.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.maximumVolumeSize = Quantity.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseStorageClass() {
  return {
    metadata: void 0,
    provisioner: void 0,
    parameters: /* @__PURE__ */ new Map(),
    reclaimPolicy: void 0,
    mountOptions: [],
    allowVolumeExpansion: void 0,
    volumeBindingMode: void 0,
    allowedTopologies: []
  };
}
var StorageClass = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.provisioner !== void 0) {
      writer.uint32(18).string(message.provisioner);
    }
    (message.parameters || /* @__PURE__ */ new Map()).forEach((value, key) => {
      StorageClass_ParametersEntry.encode({ key, value }, writer.uint32(26).fork()).join();
    });
    if (message.reclaimPolicy !== void 0) {
      writer.uint32(34).string(message.reclaimPolicy);
    }
    if (message.mountOptions !== void 0 && message.mountOptions.length !== 0) {
      for (const v of message.mountOptions) {
        writer.uint32(42).string(v);
      }
    }
    if (message.allowVolumeExpansion !== void 0) {
      writer.uint32(48).bool(message.allowVolumeExpansion);
    }
    if (message.volumeBindingMode !== void 0) {
      writer.uint32(58).string(message.volumeBindingMode);
    }
    if (message.allowedTopologies !== void 0 && message.allowedTopologies.length !== 0) {
      for (const v of message.allowedTopologies) {
        TopologySelectorTerm.encode(v, writer.uint32(66).fork()).join();
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
      const message = createBaseStorageClass();
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
            message.provisioner = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const entry3 = StorageClass_ParametersEntry.decode(reader, reader.uint32());
            if (entry3.value !== void 0) {
              message.parameters.set(entry3.key, entry3.value);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.reclaimPolicy = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.mountOptions.push(el);
            }
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.allowVolumeExpansion = reader.bool();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.volumeBindingMode = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            const el = TopologySelectorTerm.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.allowedTopologies.push(el);
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
function createBaseStorageClass_ParametersEntry() {
  return { key: "", value: "" };
}
var StorageClass_ParametersEntry = {
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
      const message = createBaseStorageClass_ParametersEntry();
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
function createBaseTokenRequest() {
  return { audience: void 0, expirationSeconds: void 0 };
}
var TokenRequest = {
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
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseTokenRequest();
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
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseVolumeAttachment() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var VolumeAttachment = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      VolumeAttachmentSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      VolumeAttachmentStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseVolumeAttachment();
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
            message.spec = VolumeAttachmentSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = VolumeAttachmentStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseVolumeAttachmentSource() {
  return { persistentVolumeName: void 0, inlineVolumeSpec: void 0 };
}
var VolumeAttachmentSource = {
  encode(message, writer = new BinaryWriter()) {
    if (message.persistentVolumeName !== void 0) {
      writer.uint32(10).string(message.persistentVolumeName);
    }
    if (message.inlineVolumeSpec !== void 0) {
      PersistentVolumeSpec.encode(message.inlineVolumeSpec, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseVolumeAttachmentSource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.persistentVolumeName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.inlineVolumeSpec = PersistentVolumeSpec.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseVolumeAttachmentSpec() {
  return { attacher: void 0, source: void 0, nodeName: void 0 };
}
var VolumeAttachmentSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.attacher !== void 0) {
      writer.uint32(10).string(message.attacher);
    }
    if (message.source !== void 0) {
      VolumeAttachmentSource.encode(message.source, writer.uint32(18).fork()).join();
    }
    if (message.nodeName !== void 0) {
      writer.uint32(26).string(message.nodeName);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseVolumeAttachmentSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.attacher = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.source = VolumeAttachmentSource.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
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
function createBaseVolumeAttachmentStatus() {
  return { attached: void 0, attachmentMetadata: /* @__PURE__ */ new Map(), attachError: void 0, detachError: void 0 };
}
var VolumeAttachmentStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.attached !== void 0) {
      writer.uint32(8).bool(message.attached);
    }
    (message.attachmentMetadata || /* @__PURE__ */ new Map()).forEach((value, key) => {
      VolumeAttachmentStatus_AttachmentMetadataEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    if (message.attachError !== void 0) {
      VolumeError.encode(message.attachError, writer.uint32(26).fork()).join();
    }
    if (message.detachError !== void 0) {
      VolumeError.encode(message.detachError, writer.uint32(34).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseVolumeAttachmentStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.attached = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const entry2 = VolumeAttachmentStatus_AttachmentMetadataEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.attachmentMetadata.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.attachError = VolumeError.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.detachError = VolumeError.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseVolumeAttachmentStatus_AttachmentMetadataEntry() {
  return { key: "", value: "" };
}
var VolumeAttachmentStatus_AttachmentMetadataEntry = {
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
      const message = createBaseVolumeAttachmentStatus_AttachmentMetadataEntry();
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
function createBaseVolumeError() {
  return { time: void 0, message: void 0 };
}
var VolumeError = {
  encode(message, writer = new BinaryWriter()) {
    if (message.time !== void 0) {
      Time.encode(message.time, writer.uint32(10).fork()).join();
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
      const message = createBaseVolumeError();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.time = Time.decode(reader, reader.uint32());
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
function createBaseVolumeNodeResources() {
  return { count: void 0 };
}
var VolumeNodeResources = {
  encode(message, writer = new BinaryWriter()) {
    if (message.count !== void 0) {
      writer.uint32(8).int32(message.count);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseVolumeNodeResources();
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
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/generated/storage/v1beta1/codecs.js
import { asObject, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, quantityFrom, quantityTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function cSIDriverToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: cSIDriverSpecToMessage(v.spec ?? {})
  };
}
function cSIDriverFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = cSIDriverSpecFromMessage(m.spec ?? {});
  return out;
}
function cSIDriverSpecToMessage(v) {
  return {
    attachRequired: v.attachRequired ?? void 0,
    podInfoOnMount: v.podInfoOnMount ?? void 0,
    volumeLifecycleModes: listTo(v.volumeLifecycleModes, same),
    storageCapacity: v.storageCapacity ?? void 0,
    fsGroupPolicy: v.fsGroupPolicy ?? void 0,
    tokenRequests: listTo(v.tokenRequests, tokenRequestToMessage),
    requiresRepublish: v.requiresRepublish ?? void 0
  };
}
function cSIDriverSpecFromMessage(m) {
  const out = {};
  if (m.attachRequired !== void 0) out.attachRequired = m.attachRequired;
  if (m.podInfoOnMount !== void 0) out.podInfoOnMount = m.podInfoOnMount;
  if (!!m.volumeLifecycleModes?.length) out.volumeLifecycleModes = listFrom(m.volumeLifecycleModes, same);
  if (m.storageCapacity !== void 0) out.storageCapacity = m.storageCapacity;
  if (m.fsGroupPolicy !== void 0) out.fsGroupPolicy = m.fsGroupPolicy;
  if (!!m.tokenRequests?.length) out.tokenRequests = listFrom(m.tokenRequests, tokenRequestFromMessage);
  if (m.requiresRepublish !== void 0) out.requiresRepublish = m.requiresRepublish;
  return out;
}
function tokenRequestToMessage(v) {
  return {
    audience: v.audience ?? "",
    expirationSeconds: optionalTo(v.expirationSeconds, longTo)
  };
}
function tokenRequestFromMessage(m) {
  const out = {};
  out.audience = !m.audience ? "" : m.audience;
  if (m.expirationSeconds !== void 0) out.expirationSeconds = longFrom(m.expirationSeconds);
  return out;
}
function cSINodeToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: cSINodeSpecToMessage(v.spec ?? {})
  };
}
function cSINodeFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = cSINodeSpecFromMessage(m.spec ?? {});
  return out;
}
function cSINodeSpecToMessage(v) {
  return {
    drivers: listTo(v.drivers, cSINodeDriverToMessage)
  };
}
function cSINodeSpecFromMessage(m) {
  const out = {};
  out.drivers = !m.drivers?.length ? null : listFrom(m.drivers, cSINodeDriverFromMessage);
  return out;
}
function cSINodeDriverToMessage(v) {
  return {
    name: v.name ?? "",
    nodeID: v.nodeID ?? "",
    topologyKeys: listTo(v.topologyKeys, same),
    allocatable: optionalTo(v.allocatable, volumeNodeResourcesToMessage)
  };
}
function cSINodeDriverFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.nodeID = !m.nodeID ? "" : m.nodeID;
  out.topologyKeys = !m.topologyKeys?.length ? null : listFrom(m.topologyKeys, same);
  if (m.allocatable !== void 0) out.allocatable = volumeNodeResourcesFromMessage(m.allocatable ?? {});
  return out;
}
function volumeNodeResourcesToMessage(v) {
  return {
    count: v.count ?? void 0
  };
}
function volumeNodeResourcesFromMessage(m) {
  const out = {};
  if (m.count !== void 0) out.count = m.count;
  return out;
}
function cSIStorageCapacityToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    nodeTopology: optionalTo(v.nodeTopology, labelSelectorToMessage),
    storageClassName: v.storageClassName ?? "",
    capacity: optionalTo(v.capacity, quantityTo),
    maximumVolumeSize: optionalTo(v.maximumVolumeSize, quantityTo)
  };
}
function cSIStorageCapacityFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (m.nodeTopology !== void 0) out.nodeTopology = labelSelectorFromMessage(m.nodeTopology ?? {});
  out.storageClassName = !m.storageClassName ? "" : m.storageClassName;
  if (m.capacity !== void 0) out.capacity = quantityFrom(m.capacity);
  if (m.maximumVolumeSize !== void 0) out.maximumVolumeSize = quantityFrom(m.maximumVolumeSize);
  return out;
}
function storageClassToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    provisioner: v.provisioner ?? "",
    parameters: mapTo(v.parameters, same),
    reclaimPolicy: v.reclaimPolicy ?? void 0,
    mountOptions: listTo(v.mountOptions, same),
    allowVolumeExpansion: v.allowVolumeExpansion ?? void 0,
    volumeBindingMode: v.volumeBindingMode ?? void 0,
    allowedTopologies: listTo(v.allowedTopologies, topologySelectorTermToMessage)
  };
}
function storageClassFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.provisioner = !m.provisioner ? "" : m.provisioner;
  if (!!m.parameters?.size) out.parameters = mapFrom(m.parameters, same);
  if (m.reclaimPolicy !== void 0) out.reclaimPolicy = m.reclaimPolicy;
  if (!!m.mountOptions?.length) out.mountOptions = listFrom(m.mountOptions, same);
  if (m.allowVolumeExpansion !== void 0) out.allowVolumeExpansion = m.allowVolumeExpansion;
  if (m.volumeBindingMode !== void 0) out.volumeBindingMode = m.volumeBindingMode;
  if (!!m.allowedTopologies?.length) out.allowedTopologies = listFrom(m.allowedTopologies, topologySelectorTermFromMessage);
  return out;
}
function volumeAttachmentToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: volumeAttachmentSpecToMessage(v.spec ?? {}),
    status: volumeAttachmentStatusToMessage(v.status ?? {})
  };
}
function volumeAttachmentFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = volumeAttachmentSpecFromMessage(m.spec ?? {});
  out.status = volumeAttachmentStatusFromMessage(m.status ?? {});
  return out;
}
function volumeAttachmentSpecToMessage(v) {
  return {
    attacher: v.attacher ?? "",
    source: volumeAttachmentSourceToMessage(v.source ?? {}),
    nodeName: v.nodeName ?? ""
  };
}
function volumeAttachmentSpecFromMessage(m) {
  const out = {};
  out.attacher = !m.attacher ? "" : m.attacher;
  out.source = volumeAttachmentSourceFromMessage(m.source ?? {});
  out.nodeName = !m.nodeName ? "" : m.nodeName;
  return out;
}
function volumeAttachmentSourceToMessage(v) {
  return {
    persistentVolumeName: v.persistentVolumeName ?? void 0,
    inlineVolumeSpec: optionalTo(v.inlineVolumeSpec, persistentVolumeSpecToMessage)
  };
}
function volumeAttachmentSourceFromMessage(m) {
  const out = {};
  if (m.persistentVolumeName !== void 0) out.persistentVolumeName = m.persistentVolumeName;
  if (m.inlineVolumeSpec !== void 0) out.inlineVolumeSpec = persistentVolumeSpecFromMessage(m.inlineVolumeSpec ?? {});
  return out;
}
function volumeAttachmentStatusToMessage(v) {
  return {
    attached: v.attached ?? false,
    attachmentMetadata: mapTo(v.attachmentMetadata, same),
    attachError: optionalTo(v.attachError, volumeErrorToMessage),
    detachError: optionalTo(v.detachError, volumeErrorToMessage)
  };
}
function volumeAttachmentStatusFromMessage(m) {
  const out = {};
  out.attached = !m.attached ? false : m.attached;
  if (!!m.attachmentMetadata?.size) out.attachmentMetadata = mapFrom(m.attachmentMetadata, same);
  if (m.attachError !== void 0) out.attachError = volumeErrorFromMessage(m.attachError ?? {});
  if (m.detachError !== void 0) out.detachError = volumeErrorFromMessage(m.detachError ?? {});
  return out;
}
function volumeErrorToMessage(v) {
  return {
    time: timeTo(v.time ?? void 0),
    message: v.message ?? ""
  };
}
function volumeErrorFromMessage(m) {
  const out = {};
  out.time = timeFrom(m.time);
  if (!!m.message) out.message = m.message;
  return out;
}
var CSIDriver2 = {
  encode: (object) => CSIDriver.encode(cSIDriverToMessage(object)).finish(),
  decode: (bytes) => asObject("CSIDriver", "storage.k8s.io/v1beta1", cSIDriverFromMessage(CSIDriver.decode(bytes)))
};
var CSINode2 = {
  encode: (object) => CSINode.encode(cSINodeToMessage(object)).finish(),
  decode: (bytes) => asObject("CSINode", "storage.k8s.io/v1beta1", cSINodeFromMessage(CSINode.decode(bytes)))
};
var CSIStorageCapacity2 = {
  encode: (object) => CSIStorageCapacity.encode(cSIStorageCapacityToMessage(object)).finish(),
  decode: (bytes) => asObject("CSIStorageCapacity", "storage.k8s.io/v1beta1", cSIStorageCapacityFromMessage(CSIStorageCapacity.decode(bytes)))
};
var StorageClass2 = {
  encode: (object) => StorageClass.encode(storageClassToMessage(object)).finish(),
  decode: (bytes) => asObject("StorageClass", "storage.k8s.io/v1beta1", storageClassFromMessage(StorageClass.decode(bytes)))
};
var VolumeAttachment2 = {
  encode: (object) => VolumeAttachment.encode(volumeAttachmentToMessage(object)).finish(),
  decode: (bytes) => asObject("VolumeAttachment", "storage.k8s.io/v1beta1", volumeAttachmentFromMessage(VolumeAttachment.decode(bytes)))
};
export {
  CSIDriver2 as CSIDriver,
  CSINode2 as CSINode,
  CSIStorageCapacity2 as CSIStorageCapacity,
  StorageClass2 as StorageClass,
  VolumeAttachment2 as VolumeAttachment,
  cSIDriverFromMessage,
  cSIDriverSpecFromMessage,
  cSIDriverSpecToMessage,
  cSIDriverToMessage,
  cSINodeDriverFromMessage,
  cSINodeDriverToMessage,
  cSINodeFromMessage,
  cSINodeSpecFromMessage,
  cSINodeSpecToMessage,
  cSINodeToMessage,
  cSIStorageCapacityFromMessage,
  cSIStorageCapacityToMessage,
  storageClassFromMessage,
  storageClassToMessage,
  tokenRequestFromMessage,
  tokenRequestToMessage,
  volumeAttachmentFromMessage,
  volumeAttachmentSourceFromMessage,
  volumeAttachmentSourceToMessage,
  volumeAttachmentSpecFromMessage,
  volumeAttachmentSpecToMessage,
  volumeAttachmentStatusFromMessage,
  volumeAttachmentStatusToMessage,
  volumeAttachmentToMessage,
  volumeErrorFromMessage,
  volumeErrorToMessage,
  volumeNodeResourcesFromMessage,
  volumeNodeResourcesToMessage
};
