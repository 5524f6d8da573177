// dist/generated/messages/k8s/io/apimachinery/pkg/util/intstr/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseIntOrString() {
  return { type: void 0, intVal: void 0, strVal: void 0 };
}
var IntOrString = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      if (BigInt.asIntN(64, message.type) !== message.type) {
        throw new globalThis.Error("value provided for field message.type of type int64 too large");
      }
      writer.uint32(8).int64(message.type);
    }
    if (message.intVal !== void 0) {
      writer.uint32(16).int32(message.intVal);
    }
    if (message.strVal !== void 0) {
      writer.uint32(26).string(message.strVal);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseIntOrString();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.type = reader.int64();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.intVal = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.strVal = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

export {
  IntOrString
};
