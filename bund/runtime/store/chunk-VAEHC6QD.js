// dist/generated/messages/k8s/io/apimachinery/pkg/apis/meta/v1/generated.js
import { BinaryReader as BinaryReader2, BinaryWriter as BinaryWriter2 } from "kindwright/generated-code";

// dist/generated/messages/k8s/io/apimachinery/pkg/runtime/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseRawExtension() {
  return { raw: void 0 };
}
var RawExtension = {
  encode(message, writer = new BinaryWriter()) {
    if (message.raw !== void 0) {
      writer.uint32(10).bytes(message.raw);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseRawExtension();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.raw = reader.bytes();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/generated/messages/k8s/io/apimachinery/pkg/apis/meta/v1/generated.js
function createBaseAPIGroup() {
  return { name: void 0, versions: [], preferredVersion: void 0, serverAddressByClientCIDRs: [] };
}
var APIGroup = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.versions !== void 0 && message.versions.length !== 0) {
      for (const v of message.versions) {
        GroupVersionForDiscovery.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.preferredVersion !== void 0) {
      GroupVersionForDiscovery.encode(message.preferredVersion, writer.uint32(26).fork()).join();
    }
    if (message.serverAddressByClientCIDRs !== void 0 && message.serverAddressByClientCIDRs.length !== 0) {
      for (const v of message.serverAddressByClientCIDRs) {
        ServerAddressByClientCIDR.encode(v, writer.uint32(34).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseAPIGroup();
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
            const el = GroupVersionForDiscovery.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.versions.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.preferredVersion = GroupVersionForDiscovery.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = ServerAddressByClientCIDR.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.serverAddressByClientCIDRs.push(el);
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
function createBaseAPIGroupList() {
  return { groups: [] };
}
var APIGroupList = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.groups !== void 0 && message.groups.length !== 0) {
      for (const v of message.groups) {
        APIGroup.encode(v, writer.uint32(10).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseAPIGroupList();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = APIGroup.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.groups.push(el);
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
function createBaseAPIResource() {
  return {
    name: void 0,
    namespaced: void 0,
    kind: void 0,
    verbs: void 0,
    shortNames: [],
    singularName: void 0,
    categories: [],
    group: void 0,
    version: void 0,
    storageVersionHash: void 0
  };
}
var APIResource = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.namespaced !== void 0) {
      writer.uint32(16).bool(message.namespaced);
    }
    if (message.kind !== void 0) {
      writer.uint32(26).string(message.kind);
    }
    if (message.verbs !== void 0) {
      Verbs.encode(message.verbs, writer.uint32(34).fork()).join();
    }
    if (message.shortNames !== void 0 && message.shortNames.length !== 0) {
      for (const v of message.shortNames) {
        writer.uint32(42).string(v);
      }
    }
    if (message.singularName !== void 0) {
      writer.uint32(50).string(message.singularName);
    }
    if (message.categories !== void 0 && message.categories.length !== 0) {
      for (const v of message.categories) {
        writer.uint32(58).string(v);
      }
    }
    if (message.group !== void 0) {
      writer.uint32(66).string(message.group);
    }
    if (message.version !== void 0) {
      writer.uint32(74).string(message.version);
    }
    if (message.storageVersionHash !== void 0) {
      writer.uint32(82).string(message.storageVersionHash);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseAPIResource();
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
            message.namespaced = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.kind = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.verbs = Verbs.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.shortNames.push(el);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.singularName = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.categories.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.group = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.version = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.storageVersionHash = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseAPIResourceList() {
  return { groupVersion: void 0, resources: [] };
}
var APIResourceList = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.groupVersion !== void 0) {
      writer.uint32(10).string(message.groupVersion);
    }
    if (message.resources !== void 0 && message.resources.length !== 0) {
      for (const v of message.resources) {
        APIResource.encode(v, writer.uint32(18).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseAPIResourceList();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.groupVersion = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = APIResource.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.resources.push(el);
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
function createBaseAPIVersions() {
  return { versions: [], serverAddressByClientCIDRs: [] };
}
var APIVersions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.versions !== void 0 && message.versions.length !== 0) {
      for (const v of message.versions) {
        writer.uint32(10).string(v);
      }
    }
    if (message.serverAddressByClientCIDRs !== void 0 && message.serverAddressByClientCIDRs.length !== 0) {
      for (const v of message.serverAddressByClientCIDRs) {
        ServerAddressByClientCIDR.encode(v, writer.uint32(18).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseAPIVersions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.versions.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = ServerAddressByClientCIDR.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.serverAddressByClientCIDRs.push(el);
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
function createBaseApplyOptions() {
  return { dryRun: [], force: void 0, fieldManager: void 0 };
}
var ApplyOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.dryRun !== void 0 && message.dryRun.length !== 0) {
      for (const v of message.dryRun) {
        writer.uint32(10).string(v);
      }
    }
    if (message.force !== void 0) {
      writer.uint32(16).bool(message.force);
    }
    if (message.fieldManager !== void 0) {
      writer.uint32(26).string(message.fieldManager);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseApplyOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.dryRun.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.force = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fieldManager = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCondition() {
  return {
    type: void 0,
    status: void 0,
    observedGeneration: void 0,
    lastTransitionTime: void 0,
    reason: void 0,
    message: void 0
  };
}
var Condition = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.observedGeneration !== void 0) {
      if (BigInt.asIntN(64, message.observedGeneration) !== message.observedGeneration) {
        throw new globalThis.Error("value provided for field message.observedGeneration of type int64 too large");
      }
      writer.uint32(24).int64(message.observedGeneration);
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
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCondition();
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
            if (tag !== 24) {
              break;
            }
            message.observedGeneration = reader.int64();
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
function createBaseCreateOptions() {
  return { dryRun: [], fieldManager: void 0 };
}
var CreateOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.dryRun !== void 0 && message.dryRun.length !== 0) {
      for (const v of message.dryRun) {
        writer.uint32(10).string(v);
      }
    }
    if (message.fieldManager !== void 0) {
      writer.uint32(26).string(message.fieldManager);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCreateOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.dryRun.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fieldManager = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseDeleteOptions() {
  return {
    gracePeriodSeconds: void 0,
    preconditions: void 0,
    orphanDependents: void 0,
    propagationPolicy: void 0,
    dryRun: []
  };
}
var DeleteOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.gracePeriodSeconds !== void 0) {
      if (BigInt.asIntN(64, message.gracePeriodSeconds) !== message.gracePeriodSeconds) {
        throw new globalThis.Error("value provided for field message.gracePeriodSeconds of type int64 too large");
      }
      writer.uint32(8).int64(message.gracePeriodSeconds);
    }
    if (message.preconditions !== void 0) {
      Preconditions.encode(message.preconditions, writer.uint32(18).fork()).join();
    }
    if (message.orphanDependents !== void 0) {
      writer.uint32(24).bool(message.orphanDependents);
    }
    if (message.propagationPolicy !== void 0) {
      writer.uint32(34).string(message.propagationPolicy);
    }
    if (message.dryRun !== void 0 && message.dryRun.length !== 0) {
      for (const v of message.dryRun) {
        writer.uint32(42).string(v);
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseDeleteOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.gracePeriodSeconds = reader.int64();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.preconditions = Preconditions.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.orphanDependents = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.propagationPolicy = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.dryRun.push(el);
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
function createBaseExportOptions() {
  return { export: void 0, exact: void 0 };
}
var ExportOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.export !== void 0) {
      writer.uint32(8).bool(message.export);
    }
    if (message.exact !== void 0) {
      writer.uint32(16).bool(message.exact);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseExportOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.export = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.exact = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseFieldsV1() {
  return { Raw: void 0 };
}
var FieldsV1 = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.Raw !== void 0) {
      writer.uint32(10).bytes(message.Raw);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseFieldsV1();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.Raw = reader.bytes();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseGetOptions() {
  return { resourceVersion: void 0 };
}
var GetOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.resourceVersion !== void 0) {
      writer.uint32(10).string(message.resourceVersion);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseGetOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.resourceVersion = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseGroupVersionForDiscovery() {
  return { groupVersion: void 0, version: void 0 };
}
var GroupVersionForDiscovery = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.groupVersion !== void 0) {
      writer.uint32(10).string(message.groupVersion);
    }
    if (message.version !== void 0) {
      writer.uint32(18).string(message.version);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseGroupVersionForDiscovery();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.groupVersion = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.version = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseGroupVersionKind() {
  return { group: void 0, version: void 0, kind: void 0 };
}
var GroupVersionKind = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.group !== void 0) {
      writer.uint32(10).string(message.group);
    }
    if (message.version !== void 0) {
      writer.uint32(18).string(message.version);
    }
    if (message.kind !== void 0) {
      writer.uint32(26).string(message.kind);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseGroupVersionKind();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.group = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.version = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
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
function createBaseGroupVersionResource() {
  return { group: void 0, version: void 0, resource: void 0 };
}
var GroupVersionResource = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.group !== void 0) {
      writer.uint32(10).string(message.group);
    }
    if (message.version !== void 0) {
      writer.uint32(18).string(message.version);
    }
    if (message.resource !== void 0) {
      writer.uint32(26).string(message.resource);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseGroupVersionResource();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.group = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.version = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.resource = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseLabelSelector() {
  return { matchLabels: /* @__PURE__ */ new Map(), matchExpressions: [] };
}
var LabelSelector = {
  encode(message, writer = new BinaryWriter2()) {
    (message.matchLabels || /* @__PURE__ */ new Map()).forEach((value, key) => {
      LabelSelector_MatchLabelsEntry.encode({ key, value }, writer.uint32(10).fork()).join();
    });
    if (message.matchExpressions !== void 0 && message.matchExpressions.length !== 0) {
      for (const v of message.matchExpressions) {
        LabelSelectorRequirement.encode(v, writer.uint32(18).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseLabelSelector();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const entry1 = LabelSelector_MatchLabelsEntry.decode(reader, reader.uint32());
            if (entry1.value !== void 0) {
              message.matchLabels.set(entry1.key, entry1.value);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = LabelSelectorRequirement.decode(reader, reader.uint32());
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
function createBaseLabelSelector_MatchLabelsEntry() {
  return { key: "", value: "" };
}
var LabelSelector_MatchLabelsEntry = {
  encode(message, writer = new BinaryWriter2()) {
    writer.uint32(10).string(message.key);
    writer.uint32(18).string(message.value);
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseLabelSelector_MatchLabelsEntry();
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
function createBaseLabelSelectorRequirement() {
  return { key: void 0, operator: void 0, values: [] };
}
var LabelSelectorRequirement = {
  encode(message, writer = new BinaryWriter2()) {
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
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseLabelSelectorRequirement();
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
function createBaseListMeta() {
  return { selfLink: void 0, resourceVersion: void 0, continue: void 0, remainingItemCount: void 0 };
}
var ListMeta = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.selfLink !== void 0) {
      writer.uint32(10).string(message.selfLink);
    }
    if (message.resourceVersion !== void 0) {
      writer.uint32(18).string(message.resourceVersion);
    }
    if (message.continue !== void 0) {
      writer.uint32(26).string(message.continue);
    }
    if (message.remainingItemCount !== void 0) {
      if (BigInt.asIntN(64, message.remainingItemCount) !== message.remainingItemCount) {
        throw new globalThis.Error("value provided for field message.remainingItemCount of type int64 too large");
      }
      writer.uint32(32).int64(message.remainingItemCount);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseListMeta();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.selfLink = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.resourceVersion = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.continue = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.remainingItemCount = reader.int64();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseListOptions() {
  return {
    labelSelector: void 0,
    fieldSelector: void 0,
    watch: void 0,
    resourceVersion: void 0,
    timeoutSeconds: void 0,
    limit: void 0,
    continue: void 0,
    allowWatchBookmarks: void 0,
    resourceVersionMatch: void 0
  };
}
var ListOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.labelSelector !== void 0) {
      writer.uint32(10).string(message.labelSelector);
    }
    if (message.fieldSelector !== void 0) {
      writer.uint32(18).string(message.fieldSelector);
    }
    if (message.watch !== void 0) {
      writer.uint32(24).bool(message.watch);
    }
    if (message.resourceVersion !== void 0) {
      writer.uint32(34).string(message.resourceVersion);
    }
    if (message.timeoutSeconds !== void 0) {
      if (BigInt.asIntN(64, message.timeoutSeconds) !== message.timeoutSeconds) {
        throw new globalThis.Error("value provided for field message.timeoutSeconds of type int64 too large");
      }
      writer.uint32(40).int64(message.timeoutSeconds);
    }
    if (message.limit !== void 0) {
      if (BigInt.asIntN(64, message.limit) !== message.limit) {
        throw new globalThis.Error("value provided for field message.limit of type int64 too large");
      }
      writer.uint32(56).int64(message.limit);
    }
    if (message.continue !== void 0) {
      writer.uint32(66).string(message.continue);
    }
    if (message.allowWatchBookmarks !== void 0) {
      writer.uint32(72).bool(message.allowWatchBookmarks);
    }
    if (message.resourceVersionMatch !== void 0) {
      writer.uint32(82).string(message.resourceVersionMatch);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseListOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.labelSelector = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fieldSelector = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.watch = reader.bool();
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
            if (tag !== 40) {
              break;
            }
            message.timeoutSeconds = reader.int64();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.limit = reader.int64();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.continue = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }
            message.allowWatchBookmarks = reader.bool();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.resourceVersionMatch = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseManagedFieldsEntry() {
  return {
    manager: void 0,
    operation: void 0,
    apiVersion: void 0,
    time: void 0,
    fieldsType: void 0,
    fieldsV1: void 0
  };
}
var ManagedFieldsEntry = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.manager !== void 0) {
      writer.uint32(10).string(message.manager);
    }
    if (message.operation !== void 0) {
      writer.uint32(18).string(message.operation);
    }
    if (message.apiVersion !== void 0) {
      writer.uint32(26).string(message.apiVersion);
    }
    if (message.time !== void 0) {
      Time.encode(message.time, writer.uint32(34).fork()).join();
    }
    if (message.fieldsType !== void 0) {
      writer.uint32(50).string(message.fieldsType);
    }
    if (message.fieldsV1 !== void 0) {
      FieldsV1.encode(message.fieldsV1, writer.uint32(58).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseManagedFieldsEntry();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.manager = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.operation = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.apiVersion = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.time = Time.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.fieldsType = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.fieldsV1 = FieldsV1.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseMicroTime() {
  return { seconds: void 0, nanos: void 0 };
}
var MicroTime = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.seconds !== void 0) {
      if (BigInt.asIntN(64, message.seconds) !== message.seconds) {
        throw new globalThis.Error("value provided for field message.seconds of type int64 too large");
      }
      writer.uint32(8).int64(message.seconds);
    }
    if (message.nanos !== void 0) {
      writer.uint32(16).int32(message.nanos);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseMicroTime();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.seconds = reader.int64();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.nanos = reader.int32();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseObjectMeta() {
  return {
    name: void 0,
    generateName: void 0,
    namespace: void 0,
    selfLink: void 0,
    uid: void 0,
    resourceVersion: void 0,
    generation: void 0,
    creationTimestamp: void 0,
    deletionTimestamp: void 0,
    deletionGracePeriodSeconds: void 0,
    labels: /* @__PURE__ */ new Map(),
    annotations: /* @__PURE__ */ new Map(),
    ownerReferences: [],
    finalizers: [],
    clusterName: void 0,
    managedFields: []
  };
}
var ObjectMeta = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.generateName !== void 0) {
      writer.uint32(18).string(message.generateName);
    }
    if (message.namespace !== void 0) {
      writer.uint32(26).string(message.namespace);
    }
    if (message.selfLink !== void 0) {
      writer.uint32(34).string(message.selfLink);
    }
    if (message.uid !== void 0) {
      writer.uint32(42).string(message.uid);
    }
    if (message.resourceVersion !== void 0) {
      writer.uint32(50).string(message.resourceVersion);
    }
    if (message.generation !== void 0) {
      if (BigInt.asIntN(64, message.generation) !== message.generation) {
        throw new globalThis.Error("value provided for field message.generation of type int64 too large");
      }
      writer.uint32(56).int64(message.generation);
    }
    if (message.creationTimestamp !== void 0) {
      Time.encode(message.creationTimestamp, writer.uint32(66).fork()).join();
    }
    if (message.deletionTimestamp !== void 0) {
      Time.encode(message.deletionTimestamp, writer.uint32(74).fork()).join();
    }
    if (message.deletionGracePeriodSeconds !== void 0) {
      if (BigInt.asIntN(64, message.deletionGracePeriodSeconds) !== message.deletionGracePeriodSeconds) {
        throw new globalThis.Error(
          "value provided for field message.deletionGracePeriodSeconds of type int64 too large"
        );
      }
      writer.uint32(80).int64(message.deletionGracePeriodSeconds);
    }
    (message.labels || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ObjectMeta_LabelsEntry.encode({ key, value }, writer.uint32(90).fork()).join();
    });
    (message.annotations || /* @__PURE__ */ new Map()).forEach((value, key) => {
      ObjectMeta_AnnotationsEntry.encode({ key, value }, writer.uint32(98).fork()).join();
    });
    if (message.ownerReferences !== void 0 && message.ownerReferences.length !== 0) {
      for (const v of message.ownerReferences) {
        OwnerReference.encode(v, writer.uint32(106).fork()).join();
      }
    }
    if (message.finalizers !== void 0 && message.finalizers.length !== 0) {
      for (const v of message.finalizers) {
        writer.uint32(114).string(v);
      }
    }
    if (message.clusterName !== void 0) {
      writer.uint32(122).string(message.clusterName);
    }
    if (message.managedFields !== void 0 && message.managedFields.length !== 0) {
      for (const v of message.managedFields) {
        ManagedFieldsEntry.encode(v, writer.uint32(138).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseObjectMeta();
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
            message.generateName = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.namespace = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.selfLink = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.uid = reader.string();
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
            if (tag !== 56) {
              break;
            }
            message.generation = reader.int64();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.creationTimestamp = Time.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.deletionTimestamp = Time.decode(reader, reader.uint32());
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }
            message.deletionGracePeriodSeconds = reader.int64();
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            const entry11 = ObjectMeta_LabelsEntry.decode(reader, reader.uint32());
            if (entry11.value !== void 0) {
              message.labels.set(entry11.key, entry11.value);
            }
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            const entry12 = ObjectMeta_AnnotationsEntry.decode(reader, reader.uint32());
            if (entry12.value !== void 0) {
              message.annotations.set(entry12.key, entry12.value);
            }
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            const el = OwnerReference.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.ownerReferences.push(el);
            }
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.finalizers.push(el);
            }
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.clusterName = reader.string();
            continue;
          }
          case 17: {
            if (tag !== 138) {
              break;
            }
            const el = ManagedFieldsEntry.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.managedFields.push(el);
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
function createBaseObjectMeta_LabelsEntry() {
  return { key: "", value: "" };
}
var ObjectMeta_LabelsEntry = {
  encode(message, writer = new BinaryWriter2()) {
    writer.uint32(10).string(message.key);
    writer.uint32(18).string(message.value);
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseObjectMeta_LabelsEntry();
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
function createBaseObjectMeta_AnnotationsEntry() {
  return { key: "", value: "" };
}
var ObjectMeta_AnnotationsEntry = {
  encode(message, writer = new BinaryWriter2()) {
    writer.uint32(10).string(message.key);
    writer.uint32(18).string(message.value);
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseObjectMeta_AnnotationsEntry();
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
function createBaseOwnerReference() {
  return {
    kind: void 0,
    name: void 0,
    uid: void 0,
    apiVersion: void 0,
    controller: void 0,
    blockOwnerDeletion: void 0
  };
}
var OwnerReference = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.kind !== void 0) {
      writer.uint32(10).string(message.kind);
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
    if (message.controller !== void 0) {
      writer.uint32(48).bool(message.controller);
    }
    if (message.blockOwnerDeletion !== void 0) {
      writer.uint32(56).bool(message.blockOwnerDeletion);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseOwnerReference();
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
            if (tag !== 48) {
              break;
            }
            message.controller = reader.bool();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.blockOwnerDeletion = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePartialObjectMetadata() {
  return { metadata: void 0 };
}
var PartialObjectMetadata = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBasePartialObjectMetadata();
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
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePatchOptions() {
  return { dryRun: [], force: void 0, fieldManager: void 0 };
}
var PatchOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.dryRun !== void 0 && message.dryRun.length !== 0) {
      for (const v of message.dryRun) {
        writer.uint32(10).string(v);
      }
    }
    if (message.force !== void 0) {
      writer.uint32(16).bool(message.force);
    }
    if (message.fieldManager !== void 0) {
      writer.uint32(26).string(message.fieldManager);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBasePatchOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.dryRun.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.force = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.fieldManager = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePreconditions() {
  return { uid: void 0, resourceVersion: void 0 };
}
var Preconditions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.uid !== void 0) {
      writer.uint32(10).string(message.uid);
    }
    if (message.resourceVersion !== void 0) {
      writer.uint32(18).string(message.resourceVersion);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBasePreconditions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.uid = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.resourceVersion = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseServerAddressByClientCIDR() {
  return { clientCIDR: void 0, serverAddress: void 0 };
}
var ServerAddressByClientCIDR = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.clientCIDR !== void 0) {
      writer.uint32(10).string(message.clientCIDR);
    }
    if (message.serverAddress !== void 0) {
      writer.uint32(18).string(message.serverAddress);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseServerAddressByClientCIDR();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.clientCIDR = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.serverAddress = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseStatus() {
  return {
    metadata: void 0,
    status: void 0,
    message: void 0,
    reason: void 0,
    details: void 0,
    code: void 0
  };
}
var Status = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.metadata !== void 0) {
      ListMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.status !== void 0) {
      writer.uint32(18).string(message.status);
    }
    if (message.message !== void 0) {
      writer.uint32(26).string(message.message);
    }
    if (message.reason !== void 0) {
      writer.uint32(34).string(message.reason);
    }
    if (message.details !== void 0) {
      StatusDetails.encode(message.details, writer.uint32(42).fork()).join();
    }
    if (message.code !== void 0) {
      writer.uint32(48).int32(message.code);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metadata = ListMeta.decode(reader, reader.uint32());
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
            message.reason = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.details = StatusDetails.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message.code = reader.int32();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseStatusCause() {
  return { reason: void 0, message: void 0, field: void 0 };
}
var StatusCause = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.reason !== void 0) {
      writer.uint32(10).string(message.reason);
    }
    if (message.message !== void 0) {
      writer.uint32(18).string(message.message);
    }
    if (message.field !== void 0) {
      writer.uint32(26).string(message.field);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseStatusCause();
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
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.field = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseStatusDetails() {
  return {
    name: void 0,
    group: void 0,
    kind: void 0,
    causes: [],
    retryAfterSeconds: void 0,
    uid: void 0
  };
}
var StatusDetails = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.group !== void 0) {
      writer.uint32(18).string(message.group);
    }
    if (message.kind !== void 0) {
      writer.uint32(26).string(message.kind);
    }
    if (message.causes !== void 0 && message.causes.length !== 0) {
      for (const v of message.causes) {
        StatusCause.encode(v, writer.uint32(34).fork()).join();
      }
    }
    if (message.retryAfterSeconds !== void 0) {
      writer.uint32(40).int32(message.retryAfterSeconds);
    }
    if (message.uid !== void 0) {
      writer.uint32(50).string(message.uid);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseStatusDetails();
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
            message.group = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.kind = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = StatusCause.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.causes.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.retryAfterSeconds = reader.int32();
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
function createBaseTableOptions() {
  return { includeObject: void 0 };
}
var TableOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.includeObject !== void 0) {
      writer.uint32(10).string(message.includeObject);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseTableOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.includeObject = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseTime() {
  return { seconds: void 0, nanos: void 0 };
}
var Time = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.seconds !== void 0) {
      if (BigInt.asIntN(64, message.seconds) !== message.seconds) {
        throw new globalThis.Error("value provided for field message.seconds of type int64 too large");
      }
      writer.uint32(8).int64(message.seconds);
    }
    if (message.nanos !== void 0) {
      writer.uint32(16).int32(message.nanos);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseTime();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.seconds = reader.int64();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.nanos = reader.int32();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseUpdateOptions() {
  return { dryRun: [], fieldManager: void 0 };
}
var UpdateOptions = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.dryRun !== void 0 && message.dryRun.length !== 0) {
      for (const v of message.dryRun) {
        writer.uint32(10).string(v);
      }
    }
    if (message.fieldManager !== void 0) {
      writer.uint32(18).string(message.fieldManager);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseUpdateOptions();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.dryRun.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.fieldManager = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseVerbs() {
  return { items: [] };
}
var Verbs = {
  encode(message, writer = new BinaryWriter2()) {
    if (message.items !== void 0 && message.items.length !== 0) {
      for (const v of message.items) {
        writer.uint32(10).string(v);
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader2 ? input : new BinaryReader2(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseVerbs();
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

// dist/generated/meta/v1/codecs.js
import { asObject, fieldsFrom, fieldsTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function aPIGroupToMessage(v) {
  return {
    name: v.name ?? "",
    versions: listTo(v.versions, groupVersionForDiscoveryToMessage),
    preferredVersion: groupVersionForDiscoveryToMessage(v.preferredVersion ?? {}),
    serverAddressByClientCIDRs: listTo(v.serverAddressByClientCIDRs, serverAddressByClientCIDRToMessage)
  };
}
function aPIGroupFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.versions = !m.versions?.length ? null : listFrom(m.versions, groupVersionForDiscoveryFromMessage);
  out.preferredVersion = groupVersionForDiscoveryFromMessage(m.preferredVersion ?? {});
  if (!!m.serverAddressByClientCIDRs?.length) out.serverAddressByClientCIDRs = listFrom(m.serverAddressByClientCIDRs, serverAddressByClientCIDRFromMessage);
  return out;
}
function aPIGroupListToMessage(v) {
  return {
    groups: listTo(v.groups, aPIGroupToMessage)
  };
}
function aPIGroupListFromMessage(m) {
  const out = {};
  out.groups = !m.groups?.length ? null : listFrom(m.groups, aPIGroupFromMessage);
  return out;
}
function aPIResourceListToMessage(v) {
  return {
    groupVersion: v.groupVersion ?? "",
    resources: listTo(v.resources, aPIResourceToMessage)
  };
}
function aPIResourceListFromMessage(m) {
  const out = {};
  out.groupVersion = !m.groupVersion ? "" : m.groupVersion;
  out.resources = !m.resources?.length ? null : listFrom(m.resources, aPIResourceFromMessage);
  return out;
}
function aPIResourceToMessage(v) {
  return {
    name: v.name ?? "",
    singularName: v.singularName ?? "",
    namespaced: v.namespaced ?? false,
    group: v.group ?? "",
    version: v.version ?? "",
    kind: v.kind ?? "",
    verbs: optionalTo(v.verbs, verbsToMessage),
    shortNames: listTo(v.shortNames, same),
    categories: listTo(v.categories, same),
    storageVersionHash: v.storageVersionHash ?? ""
  };
}
function aPIResourceFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.singularName = !m.singularName ? "" : m.singularName;
  out.namespaced = !m.namespaced ? false : m.namespaced;
  if (!!m.group) out.group = m.group;
  if (!!m.version) out.version = m.version;
  out.kind = !m.kind ? "" : m.kind;
  out.verbs = m.verbs === void 0 ? null : verbsFromMessage(m.verbs ?? {});
  if (!!m.shortNames?.length) out.shortNames = listFrom(m.shortNames, same);
  if (!!m.categories?.length) out.categories = listFrom(m.categories, same);
  if (!!m.storageVersionHash) out.storageVersionHash = m.storageVersionHash;
  return out;
}
function verbsToMessage(v) {
  return { items: listTo(v, same) };
}
function verbsFromMessage(m) {
  return listFrom(m.items, same);
}
function aPIVersionsToMessage(v) {
  return {
    versions: listTo(v.versions, same),
    serverAddressByClientCIDRs: listTo(v.serverAddressByClientCIDRs, serverAddressByClientCIDRToMessage)
  };
}
function aPIVersionsFromMessage(m) {
  const out = {};
  out.versions = !m.versions?.length ? null : listFrom(m.versions, same);
  out.serverAddressByClientCIDRs = !m.serverAddressByClientCIDRs?.length ? null : listFrom(m.serverAddressByClientCIDRs, serverAddressByClientCIDRFromMessage);
  return out;
}
function applyOptionsToMessage(v) {
  return {
    dryRun: listTo(v.dryRun, same),
    force: v.force ?? false,
    fieldManager: v.fieldManager ?? ""
  };
}
function applyOptionsFromMessage(m) {
  const out = {};
  if (!!m.dryRun?.length) out.dryRun = listFrom(m.dryRun, same);
  out.force = !m.force ? false : m.force;
  out.fieldManager = !m.fieldManager ? "" : m.fieldManager;
  return out;
}
function createOptionsToMessage(v) {
  return {
    dryRun: listTo(v.dryRun, same),
    fieldManager: v.fieldManager ?? ""
  };
}
function createOptionsFromMessage(m) {
  const out = {};
  if (!!m.dryRun?.length) out.dryRun = listFrom(m.dryRun, same);
  if (!!m.fieldManager) out.fieldManager = m.fieldManager;
  return out;
}
function deleteOptionsToMessage(v) {
  return {
    gracePeriodSeconds: optionalTo(v.gracePeriodSeconds, longTo),
    preconditions: optionalTo(v.preconditions, preconditionsToMessage),
    orphanDependents: v.orphanDependents ?? void 0,
    propagationPolicy: v.propagationPolicy ?? void 0,
    dryRun: listTo(v.dryRun, same)
  };
}
function deleteOptionsFromMessage(m) {
  const out = {};
  if (m.gracePeriodSeconds !== void 0) out.gracePeriodSeconds = longFrom(m.gracePeriodSeconds);
  if (m.preconditions !== void 0) out.preconditions = preconditionsFromMessage(m.preconditions ?? {});
  if (m.orphanDependents !== void 0) out.orphanDependents = m.orphanDependents;
  if (m.propagationPolicy !== void 0) out.propagationPolicy = m.propagationPolicy;
  if (!!m.dryRun?.length) out.dryRun = listFrom(m.dryRun, same);
  return out;
}
function preconditionsToMessage(v) {
  return {
    uid: v.uid ?? void 0,
    resourceVersion: v.resourceVersion ?? void 0
  };
}
function preconditionsFromMessage(m) {
  const out = {};
  if (m.uid !== void 0) out.uid = m.uid;
  if (m.resourceVersion !== void 0) out.resourceVersion = m.resourceVersion;
  return out;
}
function exportOptionsToMessage(v) {
  return {
    export: v.export ?? false,
    exact: v.exact ?? false
  };
}
function exportOptionsFromMessage(m) {
  const out = {};
  out.export = !m.export ? false : m.export;
  out.exact = !m.exact ? false : m.exact;
  return out;
}
function getOptionsToMessage(v) {
  return {
    resourceVersion: v.resourceVersion ?? ""
  };
}
function getOptionsFromMessage(m) {
  const out = {};
  if (!!m.resourceVersion) out.resourceVersion = m.resourceVersion;
  return out;
}
function listOptionsToMessage(v) {
  return {
    labelSelector: v.labelSelector ?? "",
    fieldSelector: v.fieldSelector ?? "",
    watch: v.watch ?? false,
    allowWatchBookmarks: v.allowWatchBookmarks ?? false,
    resourceVersion: v.resourceVersion ?? "",
    resourceVersionMatch: v.resourceVersionMatch ?? "",
    timeoutSeconds: optionalTo(v.timeoutSeconds, longTo),
    limit: longTo(v.limit ?? 0),
    continue: v.continue ?? ""
  };
}
function listOptionsFromMessage(m) {
  const out = {};
  if (!!m.labelSelector) out.labelSelector = m.labelSelector;
  if (!!m.fieldSelector) out.fieldSelector = m.fieldSelector;
  if (!!m.watch) out.watch = m.watch;
  if (!!m.allowWatchBookmarks) out.allowWatchBookmarks = m.allowWatchBookmarks;
  if (!!m.resourceVersion) out.resourceVersion = m.resourceVersion;
  if (!!m.resourceVersionMatch) out.resourceVersionMatch = m.resourceVersionMatch;
  if (m.timeoutSeconds !== void 0) out.timeoutSeconds = longFrom(m.timeoutSeconds);
  if (!!m.limit) out.limit = longFrom(m.limit);
  if (!!m.continue) out.continue = m.continue;
  return out;
}
function partialObjectMetadataToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {})
  };
}
function partialObjectMetadataFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  return out;
}
function objectMetaToMessage(v) {
  return {
    name: v.name ?? "",
    generateName: v.generateName ?? "",
    namespace: v.namespace ?? "",
    selfLink: v.selfLink ?? "",
    uid: v.uid ?? "",
    resourceVersion: v.resourceVersion ?? "",
    generation: longTo(v.generation ?? 0),
    creationTimestamp: timeTo(v.creationTimestamp ?? void 0),
    deletionTimestamp: optionalTo(v.deletionTimestamp, timeTo),
    deletionGracePeriodSeconds: optionalTo(v.deletionGracePeriodSeconds, longTo),
    labels: mapTo(v.labels, same),
    annotations: mapTo(v.annotations, same),
    ownerReferences: listTo(v.ownerReferences, ownerReferenceToMessage),
    finalizers: listTo(v.finalizers, same),
    clusterName: v.clusterName ?? "",
    managedFields: listTo(v.managedFields, managedFieldsEntryToMessage)
  };
}
function objectMetaFromMessage(m) {
  const out = {};
  if (!!m.name) out.name = m.name;
  if (!!m.generateName) out.generateName = m.generateName;
  if (!!m.namespace) out.namespace = m.namespace;
  if (!!m.selfLink) out.selfLink = m.selfLink;
  if (!!m.uid) out.uid = m.uid;
  if (!!m.resourceVersion) out.resourceVersion = m.resourceVersion;
  if (!!m.generation) out.generation = longFrom(m.generation);
  out.creationTimestamp = timeFrom(m.creationTimestamp);
  if (m.deletionTimestamp !== void 0) out.deletionTimestamp = timeFrom(m.deletionTimestamp);
  if (m.deletionGracePeriodSeconds !== void 0) out.deletionGracePeriodSeconds = longFrom(m.deletionGracePeriodSeconds);
  if (!!m.labels?.size) out.labels = mapFrom(m.labels, same);
  if (!!m.annotations?.size) out.annotations = mapFrom(m.annotations, same);
  if (!!m.ownerReferences?.length) out.ownerReferences = listFrom(m.ownerReferences, ownerReferenceFromMessage);
  if (!!m.finalizers?.length) out.finalizers = listFrom(m.finalizers, same);
  if (!!m.clusterName) out.clusterName = m.clusterName;
  if (!!m.managedFields?.length) out.managedFields = listFrom(m.managedFields, managedFieldsEntryFromMessage);
  return out;
}
function ownerReferenceToMessage(v) {
  return {
    apiVersion: v.apiVersion ?? "",
    kind: v.kind ?? "",
    name: v.name ?? "",
    uid: v.uid ?? "",
    controller: v.controller ?? void 0,
    blockOwnerDeletion: v.blockOwnerDeletion ?? void 0
  };
}
function ownerReferenceFromMessage(m) {
  const out = {};
  out.apiVersion = !m.apiVersion ? "" : m.apiVersion;
  out.kind = !m.kind ? "" : m.kind;
  out.name = !m.name ? "" : m.name;
  out.uid = !m.uid ? "" : m.uid;
  if (m.controller !== void 0) out.controller = m.controller;
  if (m.blockOwnerDeletion !== void 0) out.blockOwnerDeletion = m.blockOwnerDeletion;
  return out;
}
function managedFieldsEntryToMessage(v) {
  return {
    manager: v.manager ?? "",
    operation: v.operation ?? "",
    apiVersion: v.apiVersion ?? "",
    time: optionalTo(v.time, timeTo),
    fieldsType: v.fieldsType ?? "",
    fieldsV1: optionalTo(v.fieldsV1, fieldsTo)
  };
}
function managedFieldsEntryFromMessage(m) {
  const out = {};
  if (!!m.manager) out.manager = m.manager;
  if (!!m.operation) out.operation = m.operation;
  if (!!m.apiVersion) out.apiVersion = m.apiVersion;
  if (m.time !== void 0) out.time = timeFrom(m.time);
  if (!!m.fieldsType) out.fieldsType = m.fieldsType;
  if (m.fieldsV1 !== void 0) out.fieldsV1 = fieldsFrom(m.fieldsV1);
  return out;
}
function patchOptionsToMessage(v) {
  return {
    dryRun: listTo(v.dryRun, same),
    force: v.force ?? void 0,
    fieldManager: v.fieldManager ?? ""
  };
}
function patchOptionsFromMessage(m) {
  const out = {};
  if (!!m.dryRun?.length) out.dryRun = listFrom(m.dryRun, same);
  if (m.force !== void 0) out.force = m.force;
  if (!!m.fieldManager) out.fieldManager = m.fieldManager;
  return out;
}
function statusToMessage(v) {
  return {
    metadata: listMetaToMessage(v.metadata ?? {}),
    status: v.status ?? "",
    message: v.message ?? "",
    reason: v.reason ?? "",
    details: optionalTo(v.details, statusDetailsToMessage),
    code: v.code ?? 0
  };
}
function statusFromMessage(m) {
  const out = {};
  out.metadata = listMetaFromMessage(m.metadata ?? {});
  if (!!m.status) out.status = m.status;
  if (!!m.message) out.message = m.message;
  if (!!m.reason) out.reason = m.reason;
  if (m.details !== void 0) out.details = statusDetailsFromMessage(m.details ?? {});
  if (!!m.code) out.code = m.code;
  return out;
}
function statusDetailsToMessage(v) {
  return {
    name: v.name ?? "",
    group: v.group ?? "",
    kind: v.kind ?? "",
    uid: v.uid ?? "",
    causes: listTo(v.causes, statusCauseToMessage),
    retryAfterSeconds: v.retryAfterSeconds ?? 0
  };
}
function statusDetailsFromMessage(m) {
  const out = {};
  if (!!m.name) out.name = m.name;
  if (!!m.group) out.group = m.group;
  if (!!m.kind) out.kind = m.kind;
  if (!!m.uid) out.uid = m.uid;
  if (!!m.causes?.length) out.causes = listFrom(m.causes, statusCauseFromMessage);
  if (!!m.retryAfterSeconds) out.retryAfterSeconds = m.retryAfterSeconds;
  return out;
}
function statusCauseToMessage(v) {
  return {
    reason: v.reason ?? "",
    message: v.message ?? "",
    field: v.field ?? ""
  };
}
function statusCauseFromMessage(m) {
  const out = {};
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  if (!!m.field) out.field = m.field;
  return out;
}
function tableOptionsToMessage(v) {
  return {
    includeObject: v.includeObject ?? ""
  };
}
function tableOptionsFromMessage(m) {
  const out = {};
  if (!!m.includeObject) out.includeObject = m.includeObject;
  return out;
}
function updateOptionsToMessage(v) {
  return {
    dryRun: listTo(v.dryRun, same),
    fieldManager: v.fieldManager ?? ""
  };
}
function updateOptionsFromMessage(m) {
  const out = {};
  if (!!m.dryRun?.length) out.dryRun = listFrom(m.dryRun, same);
  if (!!m.fieldManager) out.fieldManager = m.fieldManager;
  return out;
}
function groupVersionResourceToMessage(v) {
  return {
    group: v.group ?? "",
    version: v.version ?? "",
    resource: v.resource ?? ""
  };
}
function groupVersionResourceFromMessage(m) {
  const out = {};
  out.group = !m.group ? "" : m.group;
  out.version = !m.version ? "" : m.version;
  out.resource = !m.resource ? "" : m.resource;
  return out;
}
function groupVersionKindToMessage(v) {
  return {
    group: v.group ?? "",
    version: v.version ?? "",
    kind: v.kind ?? ""
  };
}
function groupVersionKindFromMessage(m) {
  const out = {};
  out.group = !m.group ? "" : m.group;
  out.version = !m.version ? "" : m.version;
  out.kind = !m.kind ? "" : m.kind;
  return out;
}
function serverAddressByClientCIDRToMessage(v) {
  return {
    clientCIDR: v.clientCIDR ?? "",
    serverAddress: v.serverAddress ?? ""
  };
}
function serverAddressByClientCIDRFromMessage(m) {
  const out = {};
  out.clientCIDR = !m.clientCIDR ? "" : m.clientCIDR;
  out.serverAddress = !m.serverAddress ? "" : m.serverAddress;
  return out;
}
function groupVersionForDiscoveryToMessage(v) {
  return {
    groupVersion: v.groupVersion ?? "",
    version: v.version ?? ""
  };
}
function groupVersionForDiscoveryFromMessage(m) {
  const out = {};
  out.groupVersion = !m.groupVersion ? "" : m.groupVersion;
  out.version = !m.version ? "" : m.version;
  return out;
}
function listMetaToMessage(v) {
  return {
    selfLink: v.selfLink ?? "",
    resourceVersion: v.resourceVersion ?? "",
    continue: v.continue ?? "",
    remainingItemCount: optionalTo(v.remainingItemCount, longTo)
  };
}
function listMetaFromMessage(m) {
  const out = {};
  if (!!m.selfLink) out.selfLink = m.selfLink;
  if (!!m.resourceVersion) out.resourceVersion = m.resourceVersion;
  if (!!m.continue) out.continue = m.continue;
  if (m.remainingItemCount !== void 0) out.remainingItemCount = longFrom(m.remainingItemCount);
  return out;
}
function labelSelectorToMessage(v) {
  return {
    matchLabels: mapTo(v.matchLabels, same),
    matchExpressions: listTo(v.matchExpressions, labelSelectorRequirementToMessage)
  };
}
function labelSelectorFromMessage(m) {
  const out = {};
  if (!!m.matchLabels?.size) out.matchLabels = mapFrom(m.matchLabels, same);
  if (!!m.matchExpressions?.length) out.matchExpressions = listFrom(m.matchExpressions, labelSelectorRequirementFromMessage);
  return out;
}
function labelSelectorRequirementToMessage(v) {
  return {
    key: v.key ?? "",
    operator: v.operator ?? "",
    values: listTo(v.values, same)
  };
}
function labelSelectorRequirementFromMessage(m) {
  const out = {};
  out.key = !m.key ? "" : m.key;
  out.operator = !m.operator ? "" : m.operator;
  if (!!m.values?.length) out.values = listFrom(m.values, same);
  return out;
}
function conditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    observedGeneration: longTo(v.observedGeneration ?? 0),
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function conditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  if (!!m.observedGeneration) out.observedGeneration = longFrom(m.observedGeneration);
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  out.reason = !m.reason ? "" : m.reason;
  out.message = !m.message ? "" : m.message;
  return out;
}
var APIGroup2 = {
  encode: (object) => APIGroup.encode(aPIGroupToMessage(object)).finish(),
  decode: (bytes) => asObject("APIGroup", "meta.k8s.io/v1", aPIGroupFromMessage(APIGroup.decode(bytes)))
};
var APIGroupList2 = {
  encode: (object) => APIGroupList.encode(aPIGroupListToMessage(object)).finish(),
  decode: (bytes) => asObject("APIGroupList", "meta.k8s.io/v1", aPIGroupListFromMessage(APIGroupList.decode(bytes)))
};
var APIResourceList2 = {
  encode: (object) => APIResourceList.encode(aPIResourceListToMessage(object)).finish(),
  decode: (bytes) => asObject("APIResourceList", "meta.k8s.io/v1", aPIResourceListFromMessage(APIResourceList.decode(bytes)))
};
var APIVersions2 = {
  encode: (object) => APIVersions.encode(aPIVersionsToMessage(object)).finish(),
  decode: (bytes) => asObject("APIVersions", "meta.k8s.io/v1", aPIVersionsFromMessage(APIVersions.decode(bytes)))
};
var ApplyOptions2 = {
  encode: (object) => ApplyOptions.encode(applyOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("ApplyOptions", "meta.k8s.io/v1", applyOptionsFromMessage(ApplyOptions.decode(bytes)))
};
var CreateOptions2 = {
  encode: (object) => CreateOptions.encode(createOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("CreateOptions", "meta.k8s.io/v1", createOptionsFromMessage(CreateOptions.decode(bytes)))
};
var DeleteOptions2 = {
  encode: (object) => DeleteOptions.encode(deleteOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("DeleteOptions", "meta.k8s.io/v1", deleteOptionsFromMessage(DeleteOptions.decode(bytes)))
};
var ExportOptions2 = {
  encode: (object) => ExportOptions.encode(exportOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("ExportOptions", "meta.k8s.io/v1", exportOptionsFromMessage(ExportOptions.decode(bytes)))
};
var GetOptions2 = {
  encode: (object) => GetOptions.encode(getOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("GetOptions", "meta.k8s.io/v1", getOptionsFromMessage(GetOptions.decode(bytes)))
};
var ListOptions2 = {
  encode: (object) => ListOptions.encode(listOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("ListOptions", "meta.k8s.io/v1", listOptionsFromMessage(ListOptions.decode(bytes)))
};
var PartialObjectMetadata2 = {
  encode: (object) => PartialObjectMetadata.encode(partialObjectMetadataToMessage(object)).finish(),
  decode: (bytes) => asObject("PartialObjectMetadata", "meta.k8s.io/v1", partialObjectMetadataFromMessage(PartialObjectMetadata.decode(bytes)))
};
var PatchOptions2 = {
  encode: (object) => PatchOptions.encode(patchOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("PatchOptions", "meta.k8s.io/v1", patchOptionsFromMessage(PatchOptions.decode(bytes)))
};
var Status2 = {
  encode: (object) => Status.encode(statusToMessage(object)).finish(),
  decode: (bytes) => asObject("Status", "meta.k8s.io/v1", statusFromMessage(Status.decode(bytes)))
};
var TableOptions2 = {
  encode: (object) => TableOptions.encode(tableOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("TableOptions", "meta.k8s.io/v1", tableOptionsFromMessage(TableOptions.decode(bytes)))
};
var UpdateOptions2 = {
  encode: (object) => UpdateOptions.encode(updateOptionsToMessage(object)).finish(),
  decode: (bytes) => asObject("UpdateOptions", "meta.k8s.io/v1", updateOptionsFromMessage(UpdateOptions.decode(bytes)))
};

export {
  RawExtension,
  Condition,
  DeleteOptions,
  GroupVersionKind,
  GroupVersionResource,
  LabelSelector,
  MicroTime,
  ObjectMeta,
  Status,
  Time,
  aPIGroupToMessage,
  aPIGroupFromMessage,
  aPIGroupListToMessage,
  aPIGroupListFromMessage,
  aPIResourceListToMessage,
  aPIResourceListFromMessage,
  aPIResourceToMessage,
  aPIResourceFromMessage,
  verbsToMessage,
  verbsFromMessage,
  aPIVersionsToMessage,
  aPIVersionsFromMessage,
  applyOptionsToMessage,
  applyOptionsFromMessage,
  createOptionsToMessage,
  createOptionsFromMessage,
  deleteOptionsToMessage,
  deleteOptionsFromMessage,
  preconditionsToMessage,
  preconditionsFromMessage,
  exportOptionsToMessage,
  exportOptionsFromMessage,
  getOptionsToMessage,
  getOptionsFromMessage,
  listOptionsToMessage,
  listOptionsFromMessage,
  partialObjectMetadataToMessage,
  partialObjectMetadataFromMessage,
  objectMetaToMessage,
  objectMetaFromMessage,
  ownerReferenceToMessage,
  ownerReferenceFromMessage,
  managedFieldsEntryToMessage,
  managedFieldsEntryFromMessage,
  patchOptionsToMessage,
  patchOptionsFromMessage,
  statusToMessage,
  statusFromMessage,
  statusDetailsToMessage,
  statusDetailsFromMessage,
  statusCauseToMessage,
  statusCauseFromMessage,
  tableOptionsToMessage,
  tableOptionsFromMessage,
  updateOptionsToMessage,
  updateOptionsFromMessage,
  groupVersionResourceToMessage,
  groupVersionResourceFromMessage,
  groupVersionKindToMessage,
  groupVersionKindFromMessage,
  serverAddressByClientCIDRToMessage,
  serverAddressByClientCIDRFromMessage,
  groupVersionForDiscoveryToMessage,
  groupVersionForDiscoveryFromMessage,
  listMetaToMessage,
  listMetaFromMessage,
  labelSelectorToMessage,
  labelSelectorFromMessage,
  labelSelectorRequirementToMessage,
  labelSelectorRequirementFromMessage,
  conditionToMessage,
  conditionFromMessage,
  APIGroup2 as APIGroup,
  APIGroupList2 as APIGroupList,
  APIResourceList2 as APIResourceList,
  APIVersions2 as APIVersions,
  ApplyOptions2 as ApplyOptions,
  CreateOptions2 as CreateOptions,
  DeleteOptions2,
  ExportOptions2 as ExportOptions,
  GetOptions2 as GetOptions,
  ListOptions2 as ListOptions,
  PartialObjectMetadata2 as PartialObjectMetadata,
  PatchOptions2 as PatchOptions,
  Status2,
  TableOptions2 as TableOptions,
  UpdateOptions2 as UpdateOptions
};
