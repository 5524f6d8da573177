import {
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/authorization/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseExtraValue() {
  return { items: [] };
}
var ExtraValue = {
  encode(message, writer = new BinaryWriter()) {
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
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
      const message = createBaseExtraValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
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
function createBaseLocalSubjectAccessReview() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var LocalSubjectAccessReview = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      SubjectAccessReviewSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      SubjectAccessReviewStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseLocalSubjectAccessReview();
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
            message.spec = SubjectAccessReviewSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = SubjectAccessReviewStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNonResourceAttributes() {
  return { path: void 0, verb: void 0 };
}
var NonResourceAttributes = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
    }
    if (message.verb !== void 0) {
      writer.uint32(18).string(message.verb);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseNonResourceAttributes();
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
            message.verb = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNonResourceRule() {
  return { verbs: [], nonResourceURLs: [] };
}
var NonResourceRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.verbs !== void 0 && message.verbs.length !== 0) {
      for (const v of message.verbs) {
        writer.uint32(10).string(v);
      }
    }
    if (message.nonResourceURLs !== void 0 && message.nonResourceURLs.length !== 0) {
      for (const v of message.nonResourceURLs) {
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
      const message = createBaseNonResourceRule();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.verbs.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.nonResourceURLs.push(el);
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
function createBaseResourceAttributes() {
  return {
    namespace: void 0,
    verb: void 0,
    group: void 0,
    version: void 0,
    resource: void 0,
    subresource: void 0,
    name: void 0
  };
}
var ResourceAttributes = {
  encode(message, writer = new BinaryWriter()) {
    if (message.namespace !== void 0) {
      writer.uint32(10).string(message.namespace);
    }
    if (message.verb !== void 0) {
      writer.uint32(18).string(message.verb);
    }
    if (message.group !== void 0) {
      writer.uint32(26).string(message.group);
    }
    if (message.version !== void 0) {
      writer.uint32(34).string(message.version);
    }
    if (message.resource !== void 0) {
      writer.uint32(42).string(message.resource);
    }
    if (message.subresource !== void 0) {
      writer.uint32(50).string(message.subresource);
    }
    if (message.name !== void 0) {
      writer.uint32(58).string(message.name);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseResourceAttributes();
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
            message.verb = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.group = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.version = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.resource = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.subresource = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
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
function createBaseResourceRule() {
  return { verbs: [], apiGroups: [], resources: [], resourceNames: [] };
}
var ResourceRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.verbs !== void 0 && message.verbs.length !== 0) {
      for (const v of message.verbs) {
        writer.uint32(10).string(v);
      }
    }
    if (message.apiGroups !== void 0 && message.apiGroups.length !== 0) {
      for (const v of message.apiGroups) {
        writer.uint32(18).string(v);
      }
    }
    if (message.resources !== void 0 && message.resources.length !== 0) {
      for (const v of message.resources) {
        writer.uint32(26).string(v);
      }
    }
    if (message.resourceNames !== void 0 && message.resourceNames.length !== 0) {
      for (const v of message.resourceNames) {
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
      const message = createBaseResourceRule();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.verbs.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.apiGroups.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.resources.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.resourceNames.push(el);
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
function createBaseSelfSubjectAccessReview() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var SelfSubjectAccessReview = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      SelfSubjectAccessReviewSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      SubjectAccessReviewStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSelfSubjectAccessReview();
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
            message.spec = SelfSubjectAccessReviewSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = SubjectAccessReviewStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSelfSubjectAccessReviewSpec() {
  return { resourceAttributes: void 0, nonResourceAttributes: void 0 };
}
var SelfSubjectAccessReviewSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.resourceAttributes !== void 0) {
      ResourceAttributes.encode(message.resourceAttributes, writer.uint32(10).fork()).join();
    }
    if (message.nonResourceAttributes !== void 0) {
      NonResourceAttributes.encode(message.nonResourceAttributes, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSelfSubjectAccessReviewSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.resourceAttributes = ResourceAttributes.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.nonResourceAttributes = NonResourceAttributes.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSelfSubjectRulesReview() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var SelfSubjectRulesReview = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      SelfSubjectRulesReviewSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      SubjectRulesReviewStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSelfSubjectRulesReview();
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
            message.spec = SelfSubjectRulesReviewSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = SubjectRulesReviewStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSelfSubjectRulesReviewSpec() {
  return { namespace: void 0 };
}
var SelfSubjectRulesReviewSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.namespace !== void 0) {
      writer.uint32(10).string(message.namespace);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSelfSubjectRulesReviewSpec();
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
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSubjectAccessReview() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var SubjectAccessReview = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      SubjectAccessReviewSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      SubjectAccessReviewStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSubjectAccessReview();
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
            message.spec = SubjectAccessReviewSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = SubjectAccessReviewStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSubjectAccessReviewSpec() {
  return {
    resourceAttributes: void 0,
    nonResourceAttributes: void 0,
    user: void 0,
    groups: [],
    extra: /* @__PURE__ */ new Map(),
    uid: void 0
  };
}
var SubjectAccessReviewSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.resourceAttributes !== void 0) {
      ResourceAttributes.encode(message.resourceAttributes, writer.uint32(10).fork()).join();
    }
    if (message.nonResourceAttributes !== void 0) {
      NonResourceAttributes.encode(message.nonResourceAttributes, writer.uint32(18).fork()).join();
    }
    if (message.user !== void 0) {
      writer.uint32(26).string(message.user);
    }
    if (message.groups !== void 0 && message.groups.length !== 0) {
      for (const v of message.groups) {
        writer.uint32(34).string(v);
      }
    }
    (message.extra || /* @__PURE__ */ new Map()).forEach((value, key) => {
      SubjectAccessReviewSpec_ExtraEntry.encode({ key, value }, writer.uint32(42).fork()).join();
    });
    if (message.uid !== void 0) {
      writer.uint32(50).string(message.uid);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSubjectAccessReviewSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.resourceAttributes = ResourceAttributes.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.nonResourceAttributes = NonResourceAttributes.decode(reader, reader.uint32());
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
            const el = reader.string();
            if (el !== void 0) {
              message.groups.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const entry5 = SubjectAccessReviewSpec_ExtraEntry.decode(reader, reader.uint32());
            if (entry5.value !== void 0) {
              message.extra.set(entry5.key, entry5.value);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.uid = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSubjectAccessReviewSpec_ExtraEntry() {
  return { key: "", value: void 0 };
}
var SubjectAccessReviewSpec_ExtraEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    if (message.value !== void 0) {
      ExtraValue.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSubjectAccessReviewSpec_ExtraEntry();
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
            message.value = ExtraValue.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSubjectAccessReviewStatus() {
  return { allowed: void 0, reason: void 0, evaluationError: void 0, denied: void 0 };
}
var SubjectAccessReviewStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.allowed !== void 0) {
      writer.uint32(8).bool(message.allowed);
    }
    if (message.reason !== void 0) {
      writer.uint32(18).string(message.reason);
    }
    if (message.evaluationError !== void 0) {
      writer.uint32(26).string(message.evaluationError);
    }
    if (message.denied !== void 0) {
      writer.uint32(32).bool(message.denied);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSubjectAccessReviewStatus();
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
            message.evaluationError = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.denied = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSubjectRulesReviewStatus() {
  return { resourceRules: [], nonResourceRules: [], incomplete: void 0, evaluationError: void 0 };
}
var SubjectRulesReviewStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.resourceRules !== void 0 && message.resourceRules.length !== 0) {
      for (const v of message.resourceRules) {
        ResourceRule.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.nonResourceRules !== void 0 && message.nonResourceRules.length !== 0) {
      for (const v of message.nonResourceRules) {
        NonResourceRule.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.incomplete !== void 0) {
      writer.uint32(24).bool(message.incomplete);
    }
    if (message.evaluationError !== void 0) {
      writer.uint32(34).string(message.evaluationError);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSubjectRulesReviewStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = ResourceRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.resourceRules.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = NonResourceRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.nonResourceRules.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.incomplete = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.evaluationError = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/generated/authorization/v1/codecs.js
import { asObject, listFrom, listTo, mapFrom, mapTo, optionalTo, same } from "kindwright/generated-code";
function localSubjectAccessReviewToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: subjectAccessReviewSpecToMessage(v.spec ?? {}),
    status: subjectAccessReviewStatusToMessage(v.status ?? {})
  };
}
function localSubjectAccessReviewFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = subjectAccessReviewSpecFromMessage(m.spec ?? {});
  out.status = subjectAccessReviewStatusFromMessage(m.status ?? {});
  return out;
}
function selfSubjectAccessReviewToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: selfSubjectAccessReviewSpecToMessage(v.spec ?? {}),
    status: subjectAccessReviewStatusToMessage(v.status ?? {})
  };
}
function selfSubjectAccessReviewFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = selfSubjectAccessReviewSpecFromMessage(m.spec ?? {});
  out.status = subjectAccessReviewStatusFromMessage(m.status ?? {});
  return out;
}
function selfSubjectAccessReviewSpecToMessage(v) {
  return {
    resourceAttributes: optionalTo(v.resourceAttributes, resourceAttributesToMessage),
    nonResourceAttributes: optionalTo(v.nonResourceAttributes, nonResourceAttributesToMessage)
  };
}
function selfSubjectAccessReviewSpecFromMessage(m) {
  const out = {};
  if (m.resourceAttributes !== void 0) out.resourceAttributes = resourceAttributesFromMessage(m.resourceAttributes ?? {});
  if (m.nonResourceAttributes !== void 0) out.nonResourceAttributes = nonResourceAttributesFromMessage(m.nonResourceAttributes ?? {});
  return out;
}
function selfSubjectRulesReviewToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: selfSubjectRulesReviewSpecToMessage(v.spec ?? {}),
    status: subjectRulesReviewStatusToMessage(v.status ?? {})
  };
}
function selfSubjectRulesReviewFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = selfSubjectRulesReviewSpecFromMessage(m.spec ?? {});
  out.status = subjectRulesReviewStatusFromMessage(m.status ?? {});
  return out;
}
function selfSubjectRulesReviewSpecToMessage(v) {
  return {
    namespace: v.namespace ?? ""
  };
}
function selfSubjectRulesReviewSpecFromMessage(m) {
  const out = {};
  if (!!m.namespace) out.namespace = m.namespace;
  return out;
}
function subjectRulesReviewStatusToMessage(v) {
  return {
    resourceRules: listTo(v.resourceRules, resourceRuleToMessage),
    nonResourceRules: listTo(v.nonResourceRules, nonResourceRuleToMessage),
    incomplete: v.incomplete ?? false,
    evaluationError: v.evaluationError ?? ""
  };
}
function subjectRulesReviewStatusFromMessage(m) {
  const out = {};
  out.resourceRules = !m.resourceRules?.length ? null : listFrom(m.resourceRules, resourceRuleFromMessage);
  out.nonResourceRules = !m.nonResourceRules?.length ? null : listFrom(m.nonResourceRules, nonResourceRuleFromMessage);
  out.incomplete = !m.incomplete ? false : m.incomplete;
  if (!!m.evaluationError) out.evaluationError = m.evaluationError;
  return out;
}
function resourceRuleToMessage(v) {
  return {
    verbs: listTo(v.verbs, same),
    apiGroups: listTo(v.apiGroups, same),
    resources: listTo(v.resources, same),
    resourceNames: listTo(v.resourceNames, same)
  };
}
function resourceRuleFromMessage(m) {
  const out = {};
  out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
  if (!!m.apiGroups?.length) out.apiGroups = listFrom(m.apiGroups, same);
  if (!!m.resources?.length) out.resources = listFrom(m.resources, same);
  if (!!m.resourceNames?.length) out.resourceNames = listFrom(m.resourceNames, same);
  return out;
}
function nonResourceRuleToMessage(v) {
  return {
    verbs: listTo(v.verbs, same),
    nonResourceURLs: listTo(v.nonResourceURLs, same)
  };
}
function nonResourceRuleFromMessage(m) {
  const out = {};
  out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
  if (!!m.nonResourceURLs?.length) out.nonResourceURLs = listFrom(m.nonResourceURLs, same);
  return out;
}
function subjectAccessReviewToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: subjectAccessReviewSpecToMessage(v.spec ?? {}),
    status: subjectAccessReviewStatusToMessage(v.status ?? {})
  };
}
function subjectAccessReviewFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = subjectAccessReviewSpecFromMessage(m.spec ?? {});
  out.status = subjectAccessReviewStatusFromMessage(m.status ?? {});
  return out;
}
function resourceAttributesToMessage(v) {
  return {
    namespace: v.namespace ?? "",
    verb: v.verb ?? "",
    group: v.group ?? "",
    version: v.version ?? "",
    resource: v.resource ?? "",
    subresource: v.subresource ?? "",
    name: v.name ?? ""
  };
}
function resourceAttributesFromMessage(m) {
  const out = {};
  if (!!m.namespace) out.namespace = m.namespace;
  if (!!m.verb) out.verb = m.verb;
  if (!!m.group) out.group = m.group;
  if (!!m.version) out.version = m.version;
  if (!!m.resource) out.resource = m.resource;
  if (!!m.subresource) out.subresource = m.subresource;
  if (!!m.name) out.name = m.name;
  return out;
}
function nonResourceAttributesToMessage(v) {
  return {
    path: v.path ?? "",
    verb: v.verb ?? ""
  };
}
function nonResourceAttributesFromMessage(m) {
  const out = {};
  if (!!m.path) out.path = m.path;
  if (!!m.verb) out.verb = m.verb;
  return out;
}
function subjectAccessReviewSpecToMessage(v) {
  return {
    resourceAttributes: optionalTo(v.resourceAttributes, resourceAttributesToMessage),
    nonResourceAttributes: optionalTo(v.nonResourceAttributes, nonResourceAttributesToMessage),
    user: v.user ?? "",
    groups: listTo(v.groups, same),
    extra: mapTo(v.extra, extraValueToMessage),
    uid: v.uid ?? ""
  };
}
function subjectAccessReviewSpecFromMessage(m) {
  const out = {};
  if (m.resourceAttributes !== void 0) out.resourceAttributes = resourceAttributesFromMessage(m.resourceAttributes ?? {});
  if (m.nonResourceAttributes !== void 0) out.nonResourceAttributes = nonResourceAttributesFromMessage(m.nonResourceAttributes ?? {});
  if (!!m.user) out.user = m.user;
  if (!!m.groups?.length) out.groups = listFrom(m.groups, same);
  if (!!m.extra?.size) out.extra = mapFrom(m.extra, extraValueFromMessage);
  if (!!m.uid) out.uid = m.uid;
  return out;
}
function extraValueToMessage(v) {
  return { items: listTo(v, same) };
}
function extraValueFromMessage(m) {
  return listFrom(m.items, same);
}
function subjectAccessReviewStatusToMessage(v) {
  return {
    allowed: v.allowed ?? false,
    denied: v.denied ?? false,
    reason: v.reason ?? "",
    evaluationError: v.evaluationError ?? ""
  };
}
function subjectAccessReviewStatusFromMessage(m) {
  const out = {};
  out.allowed = !m.allowed ? false : m.allowed;
  if (!!m.denied) out.denied = m.denied;
  if (!!m.reason) out.reason = m.reason;
  if (!!m.evaluationError) out.evaluationError = m.evaluationError;
  return out;
}
var LocalSubjectAccessReview2 = {
  encode: (object) => LocalSubjectAccessReview.encode(localSubjectAccessReviewToMessage(object)).finish(),
  decode: (bytes) => asObject("LocalSubjectAccessReview", "authorization.k8s.io/v1", localSubjectAccessReviewFromMessage(LocalSubjectAccessReview.decode(bytes)))
};
var SelfSubjectAccessReview2 = {
  encode: (object) => SelfSubjectAccessReview.encode(selfSubjectAccessReviewToMessage(object)).finish(),
  decode: (bytes) => asObject("SelfSubjectAccessReview", "authorization.k8s.io/v1", selfSubjectAccessReviewFromMessage(SelfSubjectAccessReview.decode(bytes)))
};
var SelfSubjectRulesReview2 = {
  encode: (object) => SelfSubjectRulesReview.encode(selfSubjectRulesReviewToMessage(object)).finish(),
  decode: (bytes) => asObject("SelfSubjectRulesReview", "authorization.k8s.io/v1", selfSubjectRulesReviewFromMessage(SelfSubjectRulesReview.decode(bytes)))
};
var SubjectAccessReview2 = {
  encode: (object) => SubjectAccessReview.encode(subjectAccessReviewToMessage(object)).finish(),
  decode: (bytes) => asObject("SubjectAccessReview", "authorization.k8s.io/v1", subjectAccessReviewFromMessage(SubjectAccessReview.decode(bytes)))
};
export {
  LocalSubjectAccessReview2 as LocalSubjectAccessReview,
  SelfSubjectAccessReview2 as SelfSubjectAccessReview,
  SelfSubjectRulesReview2 as SelfSubjectRulesReview,
  SubjectAccessReview2 as SubjectAccessReview,
  extraValueFromMessage,
  extraValueToMessage,
  localSubjectAccessReviewFromMessage,
  localSubjectAccessReviewToMessage,
  nonResourceAttributesFromMessage,
  nonResourceAttributesToMessage,
  nonResourceRuleFromMessage,
  nonResourceRuleToMessage,
  resourceAttributesFromMessage,
  resourceAttributesToMessage,
  resourceRuleFromMessage,
  resourceRuleToMessage,
  selfSubjectAccessReviewFromMessage,
  selfSubjectAccessReviewSpecFromMessage,
  selfSubjectAccessReviewSpecToMessage,
  selfSubjectAccessReviewToMessage,
  selfSubjectRulesReviewFromMessage,
  selfSubjectRulesReviewSpecFromMessage,
  selfSubjectRulesReviewSpecToMessage,
  selfSubjectRulesReviewToMessage,
  subjectAccessReviewFromMessage,
  subjectAccessReviewSpecFromMessage,
  subjectAccessReviewSpecToMessage,
  subjectAccessReviewStatusFromMessage,
  subjectAccessReviewStatusToMessage,
  subjectAccessReviewToMessage,
  subjectRulesReviewStatusFromMessage,
  subjectRulesReviewStatusToMessage
};
