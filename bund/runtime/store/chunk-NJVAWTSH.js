import {
  MicroTime,
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/coordination/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseLease() {
  return { metadata: void 0, spec: void 0 };
}
var Lease = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      LeaseSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseLease();
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
            message.spec = LeaseSpec.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseLeaseSpec() {
  return {
    holderIdentity: void 0,
    leaseDurationSeconds: void 0,
    acquireTime: void 0,
    renewTime: void 0,
    leaseTransitions: void 0
  };
}
var LeaseSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.holderIdentity !== void 0) {
      writer.uint32(10).string(message.holderIdentity);
    }
    if (message.leaseDurationSeconds !== void 0) {
      writer.uint32(16).int32(message.leaseDurationSeconds);
    }
    if (message.acquireTime !== void 0) {
      MicroTime.encode(message.acquireTime, writer.uint32(26).fork()).join();
    }
    if (message.renewTime !== void 0) {
      MicroTime.encode(message.renewTime, writer.uint32(34).fork()).join();
    }
    if (message.leaseTransitions !== void 0) {
      writer.uint32(40).int32(message.leaseTransitions);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseLeaseSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.holderIdentity = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.leaseDurationSeconds = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.acquireTime = MicroTime.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.renewTime = MicroTime.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.leaseTransitions = reader.int32();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/generated/coordination/v1beta1/codecs.js
import { asObject, microTimeFrom, microTimeTo, optionalTo } from "kindwright/generated-code";
function leaseToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: leaseSpecToMessage(v.spec ?? {})
  };
}
function leaseFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = leaseSpecFromMessage(m.spec ?? {});
  return out;
}
function leaseSpecToMessage(v) {
  return {
    holderIdentity: v.holderIdentity ?? void 0,
    leaseDurationSeconds: v.leaseDurationSeconds ?? void 0,
    acquireTime: optionalTo(v.acquireTime, microTimeTo),
    renewTime: optionalTo(v.renewTime, microTimeTo),
    leaseTransitions: v.leaseTransitions ?? void 0
  };
}
function leaseSpecFromMessage(m) {
  const out = {};
  if (m.holderIdentity !== void 0) out.holderIdentity = m.holderIdentity;
  if (m.leaseDurationSeconds !== void 0) out.leaseDurationSeconds = m.leaseDurationSeconds;
  if (m.acquireTime !== void 0) out.acquireTime = microTimeFrom(m.acquireTime);
  if (m.renewTime !== void 0) out.renewTime = microTimeFrom(m.renewTime);
  if (m.leaseTransitions !== void 0) out.leaseTransitions = m.leaseTransitions;
  return out;
}
var Lease2 = {
  encode: (object) => Lease.encode(leaseToMessage(object)).finish(),
  decode: (bytes) => asObject("Lease", "coordination.k8s.io/v1beta1", leaseFromMessage(Lease.decode(bytes)))
};
export {
  Lease2 as Lease,
  leaseFromMessage,
  leaseSpecFromMessage,
  leaseSpecToMessage,
  leaseToMessage
};
