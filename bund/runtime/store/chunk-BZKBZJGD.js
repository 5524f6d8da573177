import {
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/imagepolicy/v1alpha1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseImageReview() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var ImageReview = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      ImageReviewSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      ImageReviewStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseImageReview();
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
            message.spec = ImageReviewSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = ImageReviewStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseImageReviewContainerSpec() {
  return { image: void 0 };
}
var ImageReviewContainerSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.image !== void 0) {
      writer.uint32(10).string(message.image);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseImageReviewContainerSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.image = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseImageReviewSpec() {
  return { containers: [], annotations: /* @__PURE__ */ new Map(), namespace: void 0 };
}
var ImageReviewSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.containers !== void 0 && message.containers.length !== 0) {
      for (const v of message.containers) {
        ImageReviewContainerSpec.encode(v, writer.uint32(10).fork()).join();
      }
    }
    (message.annotations || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ImageReviewSpec_AnnotationsEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    if (message.namespace !== void 0) {
      writer.uint32(26).string(message.namespace);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseImageReviewSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = ImageReviewContainerSpec.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.containers.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const entry2 = ImageReviewSpec_AnnotationsEntry.decode(reader, reader.uint32());
            if (entry2.value !== void 0) {
              message.annotations.set(entry2.key, entry2.value);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
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
function createBaseImageReviewSpec_AnnotationsEntry() {
  return { key: "", value: "" };
}
var ImageReviewSpec_AnnotationsEntry = {
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
      const message = createBaseImageReviewSpec_AnnotationsEntry();
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
function createBaseImageReviewStatus() {
  return { allowed: void 0, reason: void 0, auditAnnotations: /* @__PURE__ */ new Map() };
}
var ImageReviewStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.allowed !== void 0) {
      writer.uint32(8).bool(message.allowed);
    }
    if (message.reason !== void 0) {
      writer.uint32(18).string(message.reason);
    }
    (message.auditAnnotations || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ImageReviewStatus_AuditAnnotationsEntry.encode({ key, value }, writer.uint32(26).fork()).join();
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
      const message = createBaseImageReviewStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.allowed = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const entry3 = ImageReviewStatus_AuditAnnotationsEntry.decode(reader, reader.uint32());
            if (entry3.value !== void 0) {
              message.auditAnnotations.set(entry3.key, entry3.value);
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
function createBaseImageReviewStatus_AuditAnnotationsEntry() {
  return { key: "", value: "" };
}
var ImageReviewStatus_AuditAnnotationsEntry = {
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
      const message = createBaseImageReviewStatus_AuditAnnotationsEntry();
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

// dist/generated/imagepolicy/v1alpha1/codecs.js
import { asObject, listFrom, listTo, mapFrom, mapTo, same } from "kindwright/generated-code";
function imageReviewToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: imageReviewSpecToMessage(v.spec ?? {}),
    status: imageReviewStatusToMessage(v.status ?? {})
  };
}
function imageReviewFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = imageReviewSpecFromMessage(m.spec ?? {});
  out.status = imageReviewStatusFromMessage(m.status ?? {});
  return out;
}
function imageReviewSpecToMessage(v) {
  return {
    containers: listTo(v.containers, imageReviewContainerSpecToMessage),
    annotations: mapTo(v.annotations, same),
    namespace: v.namespace ?? ""
  };
}
function imageReviewSpecFromMessage(m) {
  const out = {};
  if (!!m.containers?.length) out.containers = listFrom(m.containers, imageReviewContainerSpecFromMessage);
  if (!!m.annotations?.size) out.annotations = mapFrom(m.annotations, same);
  if (!!m.namespace) out.namespace = m.namespace;
  return out;
}
function imageReviewContainerSpecToMessage(v) {
  return {
    image: v.image ?? ""
  };
}
function imageReviewContainerSpecFromMessage(m) {
  const out = {};
  if (!!m.image) out.image = m.image;
  return out;
}
function imageReviewStatusToMessage(v) {
  return {
    allowed: v.allowed ?? false,
    reason: v.reason ?? "",
    auditAnnotations: mapTo(v.auditAnnotations, same)
  };
}
function imageReviewStatusFromMessage(m) {
  const out = {};
  out.allowed = !m.allowed ? false : m.allowed;
  if (!!m.reason) out.reason = m.reason;
  if (!!m.auditAnnotations?.size) out.auditAnnotations = mapFrom(m.auditAnnotations, same);
  return out;
}
var ImageReview2 = {
  encode: (object) => ImageReview.encode(imageReviewToMessage(object)).finish(),
  decode: (bytes) => asObject("ImageReview", "imagepolicy.k8s.io/v1alpha1", imageReviewFromMessage(ImageReview.decode(bytes)))
};
export {
  ImageReview2 as ImageReview,
  imageReviewContainerSpecFromMessage,
  imageReviewContainerSpecToMessage,
  imageReviewFromMessage,
  imageReviewSpecFromMessage,
  imageReviewSpecToMessage,
  imageReviewStatusFromMessage,
  imageReviewStatusToMessage,
  imageReviewToMessage
};
