import {
  PersistentVolumeSpec,
  persistentVolumeSpecFromMessage,
  persistentVolumeSpecToMessage
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

// dist/generated/messages/k8s/io/api/storage/v1alpha1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
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

// dist/generated/storage/v1alpha1/codecs.js
import { asObject, mapFrom, mapTo, optionalTo, quantityFrom, quantityTo, same, timeFrom, timeTo } from "kindwright/generated-code";
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
var CSIStorageCapacity2 = {
  encode: (object) => CSIStorageCapacity.encode(cSIStorageCapacityToMessage(object)).finish(),
  decode: (bytes) => asObject("CSIStorageCapacity", "storage.k8s.io/v1alpha1", cSIStorageCapacityFromMessage(CSIStorageCapacity.decode(bytes)))
};
var VolumeAttachment2 = {
  encode: (object) => VolumeAttachment.encode(volumeAttachmentToMessage(object)).finish(),
  decode: (bytes) => asObject("VolumeAttachment", "storage.k8s.io/v1alpha1", volumeAttachmentFromMessage(VolumeAttachment.decode(bytes)))
};
export {
  CSIStorageCapacity2 as CSIStorageCapacity,
  VolumeAttachment2 as VolumeAttachment,
  cSIStorageCapacityFromMessage,
  cSIStorageCapacityToMessage,
  volumeAttachmentFromMessage,
  volumeAttachmentSourceFromMessage,
  volumeAttachmentSourceToMessage,
  volumeAttachmentSpecFromMessage,
  volumeAttachmentSpecToMessage,
  volumeAttachmentStatusFromMessage,
  volumeAttachmentStatusToMessage,
  volumeAttachmentToMessage,
  volumeErrorFromMessage,
  volumeErrorToMessage
};
