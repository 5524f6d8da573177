import {
  ObjectMeta,
  RawExtension,
  Status,
  Time,
  objectMetaFromMessage,
  objectMetaToMessage,
  statusFromMessage,
  statusToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/apiextensions_apiserver/pkg/apis/apiextensions/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseConversionRequest() {
  return { uid: void 0, desiredAPIVersion: void 0, objects: [] };
}
var ConversionRequest = {
  encode(message, writer = new BinaryWriter()) {
    if (message.uid !== void 0) {
      writer.uint32(10).string(message.uid);
    }
    if (message.desiredAPIVersion !== void 0) {
      writer.uint32(18).string(message.desiredAPIVersion);
    }
    if (message.objects !== void 0 && message.objects.length !== 0) {
      for (const v of message.objects) {
        RawExtension.encode(v, writer.uint32(26).fork()).join();
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
      const message = createBaseConversionRequest();
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
            message.desiredAPIVersion = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = RawExtension.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.objects.push(el);
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
function createBaseConversionResponse() {
  return { uid: void 0, convertedObjects: [], result: void 0 };
}
var ConversionResponse = {
  encode(message, writer = new BinaryWriter()) {
    if (message.uid !== void 0) {
      writer.uint32(10).string(message.uid);
    }
    if (message.convertedObjects !== void 0 && message.convertedObjects.length !== 0) {
      for (const v of message.convertedObjects) {
        RawExtension.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.result !== void 0) {
      Status.encode(message.result, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseConversionResponse();
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
            const el = RawExtension.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.convertedObjects.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.result = Status.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseConversionReview() {
  return { request: void 0, response: void 0 };
}
var ConversionReview = {
  encode(message, writer = new BinaryWriter()) {
    if (message.request !== void 0) {
      ConversionRequest.encode(message.request, writer.uint32(10).fork()).join();
    }
    if (message.response !== void 0) {
      ConversionResponse.encode(message.response, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseConversionReview();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.request = ConversionRequest.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.response = ConversionResponse.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCustomResourceColumnDefinition() {
  return {
    name: void 0,
    type: void 0,
    format: void 0,
    description: void 0,
    priority: void 0,
    JSONPath: void 0
  };
}
var CustomResourceColumnDefinition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.type !== void 0) {
      writer.uint32(18).string(message.type);
    }
    if (message.format !== void 0) {
      writer.uint32(26).string(message.format);
    }
    if (message.description !== void 0) {
      writer.uint32(34).string(message.description);
    }
    if (message.priority !== void 0) {
      writer.uint32(40).int32(message.priority);
    }
    if (message.JSONPath !== void 0) {
      writer.uint32(50).string(message.JSONPath);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCustomResourceColumnDefinition();
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
            message.type = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.format = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message.priority = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.JSONPath = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCustomResourceConversion() {
  return { strategy: void 0, webhookClientConfig: void 0, conversionReviewVersions: [] };
}
var CustomResourceConversion = {
  encode(message, writer = new BinaryWriter()) {
    if (message.strategy !== void 0) {
      writer.uint32(10).string(message.strategy);
    }
    if (message.webhookClientConfig !== void 0) {
      WebhookClientConfig.encode(message.webhookClientConfig, writer.uint32(18).fork()).join();
    }
    if (message.conversionReviewVersions !== void 0 && message.conversionReviewVersions.length !== 0) {
      for (const v of message.conversionReviewVersions) {
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
      const message = createBaseCustomResourceConversion();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.strategy = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.webhookClientConfig = WebhookClientConfig.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.conversionReviewVersions.push(el);
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
function createBaseCustomResourceDefinition() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var CustomResourceDefinition = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      CustomResourceDefinitionSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      CustomResourceDefinitionStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCustomResourceDefinition();
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
            message.spec = CustomResourceDefinitionSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = CustomResourceDefinitionStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCustomResourceDefinitionCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var CustomResourceDefinitionCondition = {
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
      const message = createBaseCustomResourceDefinitionCondition();
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
function createBaseCustomResourceDefinitionNames() {
  return {
    plural: void 0,
    singular: void 0,
    shortNames: [],
    kind: void 0,
    listKind: void 0,
    categories: []
  };
}
var CustomResourceDefinitionNames = {
  encode(message, writer = new BinaryWriter()) {
    if (message.plural !== void 0) {
      writer.uint32(10).string(message.plural);
    }
    if (message.singular !== void 0) {
      writer.uint32(18).string(message.singular);
    }
    if (message.shortNames !== void 0 && message.shortNames.length !== 0) {
      for (const v of message.shortNames) {
        writer.uint32(26).string(v);
      }
    }
    if (message.kind !== void 0) {
      writer.uint32(34).string(message.kind);
    }
    if (message.listKind !== void 0) {
      writer.uint32(42).string(message.listKind);
    }
    if (message.categories !== void 0 && message.categories.length !== 0) {
      for (const v of message.categories) {
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
      const message = createBaseCustomResourceDefinitionNames();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.plural = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.singular = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.shortNames.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.kind = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.listKind = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.categories.push(el);
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
function createBaseCustomResourceDefinitionSpec() {
  return {
    group: void 0,
    version: void 0,
    names: void 0,
    scope: void 0,
    validation: void 0,
    subresources: void 0,
    versions: [],
    additionalPrinterColumns: [],
    conversion: void 0,
    preserveUnknownFields: void 0
  };
}
var CustomResourceDefinitionSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.group !== void 0) {
      writer.uint32(10).string(message.group);
    }
    if (message.version !== void 0) {
      writer.uint32(18).string(message.version);
    }
    if (message.names !== void 0) {
      CustomResourceDefinitionNames.encode(message.names, writer.uint32(26).fork()).join();
    }
    if (message.scope !== void 0) {
      writer.uint32(34).string(message.scope);
    }
    if (message.validation !== void 0) {
      CustomResourceValidation.encode(message.validation, writer.uint32(42).fork()).join();
    }
    if (message.subresources !== void 0) {
      CustomResourceSubresources.encode(message.subresources, writer.uint32(50).fork()).join();
    }
    if (message.versions !== void 0 && message.versions.length !== 0) {
      for (const v of message.versions) {
        CustomResourceDefinitionVersion.encode(v, writer.uint32(58).fork()).join();
      }
    }
    if (message.additionalPrinterColumns !== void 0 && message.additionalPrinterColumns.length !== 0) {
      for (const v of message.additionalPrinterColumns) {
        CustomResourceColumnDefinition.encode(v, writer.uint32(66).fork()).join();
      }
    }
    if (message.conversion !== void 0) {
      CustomResourceConversion.encode(message.conversion, writer.uint32(74).fork()).join();
    }
    if (message.preserveUnknownFields !== void 0) {
      writer.uint32(80).bool(message.preserveUnknownFields);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCustomResourceDefinitionSpec();
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
            message.names = CustomResourceDefinitionNames.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.scope = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.validation = CustomResourceValidation.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.subresources = CustomResourceSubresources.decode(reader, reader.uint32());
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = CustomResourceDefinitionVersion.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.versions.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            const el = CustomResourceColumnDefinition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.additionalPrinterColumns.push(el);
            }
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.conversion = CustomResourceConversion.decode(reader, reader.uint32());
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }
            message.preserveUnknownFields = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCustomResourceDefinitionStatus() {
  return { conditions: [], acceptedNames: void 0, storedVersions: [] };
}
var CustomResourceDefinitionStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        CustomResourceDefinitionCondition.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.acceptedNames !== void 0) {
      CustomResourceDefinitionNames.encode(message.acceptedNames, writer.uint32(18).fork()).join();
    }
    if (message.storedVersions !== void 0 && message.storedVersions.length !== 0) {
      for (const v of message.storedVersions) {
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
      const message = createBaseCustomResourceDefinitionStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = CustomResourceDefinitionCondition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.conditions.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.acceptedNames = CustomResourceDefinitionNames.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.storedVersions.push(el);
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
function createBaseCustomResourceDefinitionVersion() {
  return {
    name: void 0,
    served: void 0,
    storage: void 0,
    schema: void 0,
    subresources: void 0,
    additionalPrinterColumns: [],
    deprecated: void 0,
    deprecationWarning: void 0
  };
}
var CustomResourceDefinitionVersion = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.served !== void 0) {
      writer.uint32(16).bool(message.served);
    }
    if (message.storage !== void 0) {
      writer.uint32(24).bool(message.storage);
    }
    if (message.schema !== void 0) {
      CustomResourceValidation.encode(message.schema, writer.uint32(34).fork()).join();
    }
    if (message.subresources !== void 0) {
      CustomResourceSubresources.encode(message.subresources, writer.uint32(42).fork()).join();
    }
    if (message.additionalPrinterColumns !== void 0 && message.additionalPrinterColumns.length !== 0) {
      for (const v of message.additionalPrinterColumns) {
        CustomResourceColumnDefinition.encode(v, writer.uint32(50).fork()).join();
      }
    }
    if (message.deprecated !== void 0) {
      writer.uint32(56).bool(message.deprecated);
    }
    if (message.deprecationWarning !== void 0) {
      writer.uint32(66).string(message.deprecationWarning);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCustomResourceDefinitionVersion();
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
            message.served = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.storage = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.schema = CustomResourceValidation.decode(reader, reader.uint32());
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.subresources = CustomResourceSubresources.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = CustomResourceColumnDefinition.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.additionalPrinterColumns.push(el);
            }
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.deprecated = reader.bool();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.deprecationWarning = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCustomResourceSubresourceScale() {
  return { specReplicasPath: void 0, statusReplicasPath: void 0, labelSelectorPath: void 0 };
}
var CustomResourceSubresourceScale = {
  encode(message, writer = new BinaryWriter()) {
    if (message.specReplicasPath !== void 0) {
      writer.uint32(10).string(message.specReplicasPath);
    }
    if (message.statusReplicasPath !== void 0) {
      writer.uint32(18).string(message.statusReplicasPath);
    }
    if (message.labelSelectorPath !== void 0) {
      writer.uint32(26).string(message.labelSelectorPath);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCustomResourceSubresourceScale();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.specReplicasPath = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.statusReplicasPath = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.labelSelectorPath = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCustomResourceSubresourceStatus() {
  return {};
}
var CustomResourceSubresourceStatus = {
  encode(_, writer = new BinaryWriter()) {
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCustomResourceSubresourceStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCustomResourceSubresources() {
  return { status: void 0, scale: void 0 };
}
var CustomResourceSubresources = {
  encode(message, writer = new BinaryWriter()) {
    if (message.status !== void 0) {
      CustomResourceSubresourceStatus.encode(message.status, writer.uint32(10).fork()).join();
    }
    if (message.scale !== void 0) {
      CustomResourceSubresourceScale.encode(message.scale, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCustomResourceSubresources();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.status = CustomResourceSubresourceStatus.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.scale = CustomResourceSubresourceScale.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCustomResourceValidation() {
  return { openAPIV3Schema: void 0 };
}
var CustomResourceValidation = {
  encode(message, writer = new BinaryWriter()) {
    if (message.openAPIV3Schema !== void 0) {
      JSONSchemaProps.encode(message.openAPIV3Schema, writer.uint32(10).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseCustomResourceValidation();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.openAPIV3Schema = JSONSchemaProps.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseExternalDocumentation() {
  return { description: void 0, url: void 0 };
}
var ExternalDocumentation = {
  encode(message, writer = new BinaryWriter()) {
    if (message.description !== void 0) {
      writer.uint32(10).string(message.description);
    }
    if (message.url !== void 0) {
      writer.uint32(18).string(message.url);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseExternalDocumentation();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.url = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJSONSchemaProps() {
  return {
    id: void 0,
    schema: void 0,
    ref: void 0,
    description: void 0,
    type: void 0,
    format: void 0,
    title: void 0,
    default: void 0,
    maximum: void 0,
    exclusiveMaximum: void 0,
    minimum: void 0,
    exclusiveMinimum: void 0,
    maxLength: void 0,
    minLength: void 0,
    pattern: void 0,
    maxItems: void 0,
    minItems: void 0,
    uniqueItems: void 0,
    multipleOf: void 0,
    enum: [],
    maxProperties: void 0,
    minProperties: void 0,
    required: [],
    items: void 0,
    allOf: [],
    oneOf: [],
    anyOf: [],
    not: void 0,
    properties: /* @__PURE__ */ new Map(),
    additionalProperties: void 0,
    patternProperties: /* @__PURE__ */ new Map(),
    dependencies: /* @__PURE__ */ new Map(),
    additionalItems: void 0,
    definitions: /* @__PURE__ */ new Map(),
    externalDocs: void 0,
    example: void 0,
    nullable: void 0,
    xKubernetesPreserveUnknownFields: void 0,
    xKubernetesEmbeddedResource: void 0,
    xKubernetesIntOrString: void 0,
    xKubernetesListMapKeys: [],
    xKubernetesListType: void 0,
    xKubernetesMapType: void 0
  };
}
var JSONSchemaProps = {
  encode(message, writer = new BinaryWriter()) {
    if (message.id !== void 0) {
      writer.uint32(10).string(message.id);
    }
    if (message.schema !== void 0) {
      writer.uint32(18).string(message.schema);
    }
    if (message.ref !== void 0) {
      writer.uint32(26).string(message.ref);
    }
    if (message.description !== void 0) {
      writer.uint32(34).string(message.description);
    }
    if (message.type !== void 0) {
      writer.uint32(42).string(message.type);
    }
    if (message.format !== void 0) {
      writer.uint32(50).string(message.format);
    }
    if (message.title !== void 0) {
      writer.uint32(58).string(message.title);
    }
    if (message.default !== void 0) {
      RawExtension.encode(message.default, writer.uint32(66).fork()).join();
    }
    if (message.maximum !== void 0) {
      writer.uint32(73).double(message.maximum);
    }
    if (message.exclusiveMaximum !== void 0) {
      writer.uint32(80).bool(message.exclusiveMaximum);
    }
    if (message.minimum !== void 0) {
      writer.uint32(89).double(message.minimum);
    }
    if (message.exclusiveMinimum !== void 0) {
      writer.uint32(96).bool(message.exclusiveMinimum);
    }
    if (message.maxLength !== void 0) {
      if (BigInt.asIntN(64, message.maxLength) !== message.maxLength) {
        throw new globalThis.Error("value provided for field message.maxLength of type int64 too large");
      }
      writer.uint32(104).int64(message.maxLength);
    }
    if (message.minLength !== void 0) {
      if (BigInt.asIntN(64, message.minLength) !== message.minLength) {
        throw new globalThis.Error("value provided for field message.minLength of type int64 too large");
      }
      writer.uint32(112).int64(message.minLength);
    }
    if (message.pattern !== void 0) {
      writer.uint32(122).string(message.pattern);
    }
    if (message.maxItems !== void 0) {
      if (BigInt.asIntN(64, message.maxItems) !== message.maxItems) {
        throw new globalThis.Error("value provided for field message.maxItems of type int64 too large");
      }
      writer.uint32(128).int64(message.maxItems);
    }
    if (message.minItems !== void 0) {
      if (BigInt.asIntN(64, message.minItems) !== message.minItems) {
        throw new globalThis.Error("value provided for field message.minItems of type int64 too large");
      }
      writer.uint32(136).int64(message.minItems);
    }
    if (message.uniqueItems !== void 0) {
      writer.uint32(144).bool(message.uniqueItems);
    }
    if (message.multipleOf !== void 0) {
      writer.uint32(153).double(message.multipleOf);
    }
    if (message.enum !== void 0 && message.enum.length !== 0) {
      for (const v of message.enum) {
        RawExtension.encode(v, writer.uint32(162).fork()).join();
      }
    }
    if (message.maxProperties !== void 0) {
      if (BigInt.asIntN(64, message.maxProperties) !== message.maxProperties) {
        throw new globalThis.Error("value provided for field message.maxProperties of type int64 too large");
      }
      writer.uint32(168).int64(message.maxProperties);
    }
    if (message.minProperties !== void 0) {
      if (BigInt.asIntN(64, message.minProperties) !== message.minProperties) {
        throw new globalThis.Error("value provided for field message.minProperties of type int64 too large");
      }
      writer.uint32(176).int64(message.minProperties);
    }
    if (message.required !== void 0 && message.required.length !== 0) {
      for (const v of message.required) {
        writer.uint32(186).string(v);
      }
    }
    if (message.items !== void 0) {
      JSONSchemaPropsOrArray.encode(message.items, writer.uint32(194).fork()).join();
    }
    if (message.allOf !== void 0 && message.allOf.length !== 0) {
      for (const v of message.allOf) {
        JSONSchemaProps.encode(v, writer.uint32(202).fork()).join();
      }
    }
    if (message.oneOf !== void 0 && message.oneOf.length !== 0) {
      for (const v of message.oneOf) {
        JSONSchemaProps.encode(v, writer.uint32(210).fork()).join();
      }
    }
    if (message.anyOf !== void 0 && message.anyOf.length !== 0) {
      for (const v of message.anyOf) {
        JSONSchemaProps.encode(v, writer.uint32(218).fork()).join();
      }
    }
    if (message.not !== void 0) {
      JSONSchemaProps.encode(message.not, writer.uint32(226).fork()).join();
    }
    (message.properties || /* @__PURE__ */ new Map()).forEach((value, key) => {
      JSONSchemaProps_PropertiesEntry.encode({ key, value }, writer.uint32(234).fork()).join();
    });
    if (message.additionalProperties !== void 0) {
      JSONSchemaPropsOrBool.encode(message.additionalProperties, writer.uint32(242).fork()).join();
    }
    (message.patternProperties || /* @__PURE__ */ new Map()).forEach((value, key) => {
      JSONSchemaProps_PatternPropertiesEntry.encode({ key, value }, writer.uint32(250).fork()).join();
    });
    (message.dependencies || /* @__PURE__ */ new Map()).forEach((value, key) => {
      JSONSchemaProps_DependenciesEntry.encode({ key, value }, writer.uint32(258).fork()).join();
    });
    if (message.additionalItems !== void 0) {
      JSONSchemaPropsOrBool.encode(message.additionalItems, writer.uint32(266).fork()).join();
    }
    (message.definitions || /* @__PURE__ */ new Map()).forEach((value, key) => {
      JSONSchemaProps_DefinitionsEntry.encode({ key, value }, writer.uint32(274).fork()).join();
    });
    if (message.externalDocs !== void 0) {
      ExternalDocumentation.encode(message.externalDocs, writer.uint32(282).fork()).join();
    }
    if (message.example !== void 0) {
      RawExtension.encode(message.example, writer.uint32(290).fork()).join();
    }
    if (message.nullable !== void 0) {
      writer.uint32(296).bool(message.nullable);
    }
    if (message.xKubernetesPreserveUnknownFields !== void 0) {
      writer.uint32(304).bool(message.xKubernetesPreserveUnknownFields);
    }
    if (message.xKubernetesEmbeddedResource !== void 0) {
      writer.uint32(312).bool(message.xKubernetesEmbeddedResource);
    }
    if (message.xKubernetesIntOrString !== void 0) {
      writer.uint32(320).bool(message.xKubernetesIntOrString);
    }
    if (message.xKubernetesListMapKeys !== void 0 && message.xKubernetesListMapKeys.length !== 0) {
      for (const v of message.xKubernetesListMapKeys) {
        writer.uint32(330).string(v);
      }
    }
    if (message.xKubernetesListType !== void 0) {
      writer.uint32(338).string(message.xKubernetesListType);
    }
    if (message.xKubernetesMapType !== void 0) {
      writer.uint32(346).string(message.xKubernetesMapType);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJSONSchemaProps();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.id = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.schema = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.ref = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.description = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.format = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.title = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.default = RawExtension.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 73) {
              break;
            }
            message.maximum = reader.double();
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }
            message.exclusiveMaximum = reader.bool();
            continue;
          }
          case 11: {
            if (tag !== 89) {
              break;
            }
            message.minimum = reader.double();
            continue;
          }
          case 12: {
            if (tag !== 96) {
              break;
            }
            message.exclusiveMinimum = reader.bool();
            continue;
          }
          case 13: {
            if (tag !== 104) {
              break;
            }
            message.maxLength = reader.int64();
            continue;
          }
          case 14: {
            if (tag !== 112) {
              break;
            }
            message.minLength = reader.int64();
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.pattern = reader.string();
            continue;
          }
          case 16: {
            if (tag !== 128) {
              break;
            }
            message.maxItems = reader.int64();
            continue;
          }
          case 17: {
            if (tag !== 136) {
              break;
            }
            message.minItems = reader.int64();
            continue;
          }
          case 18: {
            if (tag !== 144) {
              break;
            }
            message.uniqueItems = reader.bool();
            continue;
          }
          case 19: {
            if (tag !== 153) {
              break;
            }
            message.multipleOf = reader.double();
            continue;
          }
          case 20: {
            if (tag !== 162) {
              break;
            }
            const el = RawExtension.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.enum.push(el);
            }
            continue;
          }
          case 21: {
            if (tag !== 168) {
              break;
            }
            message.maxProperties = reader.int64();
            continue;
          }
          case 22: {
            if (tag !== 176) {
              break;
            }
            message.minProperties = reader.int64();
            continue;
          }
          case 23: {
            if (tag !== 186) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.required.push(el);
            }
            continue;
          }
          case 24: {
            if (tag !== 194) {
              break;
            }
            message.items = JSONSchemaPropsOrArray.decode(reader, reader.uint32());
            continue;
          }
          case 25: {
            if (tag !== 202) {
              break;
            }
            const el = JSONSchemaProps.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.allOf.push(el);
            }
            continue;
          }
          case 26: {
            if (tag !== 210) {
              break;
            }
            const el = JSONSchemaProps.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.oneOf.push(el);
            }
            continue;
          }
          case 27: {
            if (tag !== 218) {
              break;
            }
            const el = JSONSchemaProps.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.anyOf.push(el);
            }
            continue;
          }
          case 28: {
            if (tag !== 226) {
              break;
            }
            message.not = JSONSchemaProps.decode(reader, reader.uint32());
            continue;
          }
          case 29: {
            if (tag !== 234) {
              break;
            }
            const entry29 = JSONSchemaProps_PropertiesEntry.decode(reader, reader.uint32());
            if (entry29.value !== void 0) {
              message.properties.set(entry29.key, entry29.value);
            }
            continue;
          }
          case 30: {
            if (tag !== 242) {
              break;
            }
            message.additionalProperties = JSONSchemaPropsOrBool.decode(reader, reader.uint32());
            continue;
          }
          case 31: {
            if (tag !== 250) {
              break;
            }
            const entry31 = JSONSchemaProps_PatternPropertiesEntry.decode(reader, reader.uint32());
            if (entry31.value !== void 0) {
              message.patternProperties.set(entry31.key, entry31.value);
            }
            continue;
          }
          case 32: {
            if (tag !== 258) {
              break;
            }
            const entry32 = JSONSchemaProps_DependenciesEntry.decode(reader, reader.uint32());
            if (entry32.value !== void 0) {
              message.dependencies.set(entry32.key, entry32.value);
            }
            continue;
          }
          case 33: {
            if (tag !== 266) {
              break;
            }
            message.additionalItems = JSONSchemaPropsOrBool.decode(reader, reader.uint32());
            continue;
          }
          case 34: {
            if (tag !== 274) {
              break;
            }
            const entry34 = JSONSchemaProps_DefinitionsEntry.decode(reader, reader.uint32());
            if (entry34.value !== void 0) {
              message.definitions.set(entry34.key, entry34.value);
            }
            continue;
          }
          case 35: {
            if (tag !== 282) {
              break;
            }
            message.externalDocs = ExternalDocumentation.decode(reader, reader.uint32());
            continue;
          }
          case 36: {
            if (tag !== 290) {
              break;
            }
            message.example = RawExtension.decode(reader, reader.uint32());
            continue;
          }
          case 37: {
            if (tag !== 296) {
              break;
            }
            message.nullable = reader.bool();
            continue;
          }
          case 38: {
            if (tag !== 304) {
              break;
            }
            message.xKubernetesPreserveUnknownFields = reader.bool();
            continue;
          }
          case 39: {
            if (tag !== 312) {
              break;
            }
            message.xKubernetesEmbeddedResource = reader.bool();
            continue;
          }
          case 40: {
            if (tag !== 320) {
              break;
            }
            message.xKubernetesIntOrString = reader.bool();
            continue;
          }
          case 41: {
            if (tag !== 330) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.xKubernetesListMapKeys.push(el);
            }
            continue;
          }
          case 42: {
            if (tag !== 338) {
              break;
            }
            message.xKubernetesListType = reader.string();
            continue;
          }
          case 43: {
            if (tag !== 346) {
              break;
            }
            message.xKubernetesMapType = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJSONSchemaProps_PropertiesEntry() {
  return { key: "", value: void 0 };
}
var JSONSchemaProps_PropertiesEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    if (message.value !== void 0) {
      JSONSchemaProps.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJSONSchemaProps_PropertiesEntry();
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
            message.value = JSONSchemaProps.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJSONSchemaProps_PatternPropertiesEntry() {
  return { key: "", value: void 0 };
}
var JSONSchemaProps_PatternPropertiesEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    if (message.value !== void 0) {
      JSONSchemaProps.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJSONSchemaProps_PatternPropertiesEntry();
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
            message.value = JSONSchemaProps.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJSONSchemaProps_DependenciesEntry() {
  return { key: "", value: void 0 };
}
var JSONSchemaProps_DependenciesEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    if (message.value !== void 0) {
      JSONSchemaPropsOrStringArray.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJSONSchemaProps_DependenciesEntry();
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
            message.value = JSONSchemaPropsOrStringArray.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJSONSchemaProps_DefinitionsEntry() {
  return { key: "", value: void 0 };
}
var JSONSchemaProps_DefinitionsEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    if (message.value !== void 0) {
      JSONSchemaProps.encode(message.value, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJSONSchemaProps_DefinitionsEntry();
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
            message.value = JSONSchemaProps.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJSONSchemaPropsOrArray() {
  return { schema: void 0, jSONSchemas: [] };
}
var JSONSchemaPropsOrArray = {
  encode(message, writer = new BinaryWriter()) {
    if (message.schema !== void 0) {
      JSONSchemaProps.encode(message.schema, writer.uint32(10).fork()).join();
    }
    if (message.jSONSchemas !== void 0 && message.jSONSchemas.length !== 0) {
      for (const v of message.jSONSchemas) {
        JSONSchemaProps.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseJSONSchemaPropsOrArray();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.schema = JSONSchemaProps.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = JSONSchemaProps.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.jSONSchemas.push(el);
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
function createBaseJSONSchemaPropsOrBool() {
  return { allows: void 0, schema: void 0 };
}
var JSONSchemaPropsOrBool = {
  encode(message, writer = new BinaryWriter()) {
    if (message.allows !== void 0) {
      writer.uint32(8).bool(message.allows);
    }
    if (message.schema !== void 0) {
      JSONSchemaProps.encode(message.schema, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseJSONSchemaPropsOrBool();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.allows = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.schema = JSONSchemaProps.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseJSONSchemaPropsOrStringArray() {
  return { schema: void 0, property: [] };
}
var JSONSchemaPropsOrStringArray = {
  encode(message, writer = new BinaryWriter()) {
    if (message.schema !== void 0) {
      JSONSchemaProps.encode(message.schema, writer.uint32(10).fork()).join();
    }
    if (message.property !== void 0 && message.property.length !== 0) {
      for (const v of message.property) {
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
      const message = createBaseJSONSchemaPropsOrStringArray();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.schema = JSONSchemaProps.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.property.push(el);
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
function createBaseServiceReference() {
  return { namespace: void 0, name: void 0, path: void 0, port: void 0 };
}
var ServiceReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.namespace !== void 0) {
      writer.uint32(10).string(message.namespace);
    }
    if (message.name !== void 0) {
      writer.uint32(18).string(message.name);
    }
    if (message.path !== void 0) {
      writer.uint32(26).string(message.path);
    }
    if (message.port !== void 0) {
      writer.uint32(32).int32(message.port);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseServiceReference();
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
            message.path = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message.port = reader.int32();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseWebhookClientConfig() {
  return { service: void 0, caBundle: void 0, url: void 0 };
}
var WebhookClientConfig = {
  encode(message, writer = new BinaryWriter()) {
    if (message.service !== void 0) {
      ServiceReference.encode(message.service, writer.uint32(10).fork()).join();
    }
    if (message.caBundle !== void 0) {
      writer.uint32(18).bytes(message.caBundle);
    }
    if (message.url !== void 0) {
      writer.uint32(26).string(message.url);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseWebhookClientConfig();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.service = ServiceReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.caBundle = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.url = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/generated/apiextensions/v1beta1/codecs.js
import { asObject, bytesFrom, bytesTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, rawFrom, rawTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function conversionReviewToMessage(v) {
  return {
    request: optionalTo(v.request, conversionRequestToMessage),
    response: optionalTo(v.response, conversionResponseToMessage)
  };
}
function conversionReviewFromMessage(m) {
  const out = {};
  if (m.request !== void 0) out.request = conversionRequestFromMessage(m.request ?? {});
  if (m.response !== void 0) out.response = conversionResponseFromMessage(m.response ?? {});
  return out;
}
function conversionRequestToMessage(v) {
  return {
    uid: v.uid ?? "",
    desiredAPIVersion: v.desiredAPIVersion ?? "",
    objects: listTo(v.objects, rawTo)
  };
}
function conversionRequestFromMessage(m) {
  const out = {};
  out.uid = !m.uid ? "" : m.uid;
  out.desiredAPIVersion = !m.desiredAPIVersion ? "" : m.desiredAPIVersion;
  out.objects = !m.objects?.length ? null : listFrom(m.objects, rawFrom);
  return out;
}
function conversionResponseToMessage(v) {
  return {
    uid: v.uid ?? "",
    convertedObjects: listTo(v.convertedObjects, rawTo),
    result: statusToMessage(v.result ?? {})
  };
}
function conversionResponseFromMessage(m) {
  const out = {};
  out.uid = !m.uid ? "" : m.uid;
  out.convertedObjects = !m.convertedObjects?.length ? null : listFrom(m.convertedObjects, rawFrom);
  out.result = statusFromMessage(m.result ?? {});
  return out;
}
function customResourceDefinitionToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: customResourceDefinitionSpecToMessage(v.spec ?? {}),
    status: customResourceDefinitionStatusToMessage(v.status ?? {})
  };
}
function customResourceDefinitionFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = customResourceDefinitionSpecFromMessage(m.spec ?? {});
  out.status = customResourceDefinitionStatusFromMessage(m.status ?? {});
  return out;
}
function customResourceDefinitionSpecToMessage(v) {
  return {
    group: v.group ?? "",
    version: v.version ?? "",
    names: customResourceDefinitionNamesToMessage(v.names ?? {}),
    scope: v.scope ?? "",
    validation: optionalTo(v.validation, customResourceValidationToMessage),
    subresources: optionalTo(v.subresources, customResourceSubresourcesToMessage),
    versions: listTo(v.versions, customResourceDefinitionVersionToMessage),
    additionalPrinterColumns: listTo(v.additionalPrinterColumns, customResourceColumnDefinitionToMessage),
    conversion: optionalTo(v.conversion, customResourceConversionToMessage),
    preserveUnknownFields: v.preserveUnknownFields ?? void 0
  };
}
function customResourceDefinitionSpecFromMessage(m) {
  const out = {};
  out.group = !m.group ? "" : m.group;
  if (!!m.version) out.version = m.version;
  out.names = customResourceDefinitionNamesFromMessage(m.names ?? {});
  out.scope = !m.scope ? "" : m.scope;
  if (m.validation !== void 0) out.validation = customResourceValidationFromMessage(m.validation ?? {});
  if (m.subresources !== void 0) out.subresources = customResourceSubresourcesFromMessage(m.subresources ?? {});
  if (!!m.versions?.length) out.versions = listFrom(m.versions, customResourceDefinitionVersionFromMessage);
  if (!!m.additionalPrinterColumns?.length) out.additionalPrinterColumns = listFrom(m.additionalPrinterColumns, customResourceColumnDefinitionFromMessage);
  if (m.conversion !== void 0) out.conversion = customResourceConversionFromMessage(m.conversion ?? {});
  if (m.preserveUnknownFields !== void 0) out.preserveUnknownFields = m.preserveUnknownFields;
  return out;
}
function customResourceConversionToMessage(v) {
  return {
    strategy: v.strategy ?? "",
    webhookClientConfig: optionalTo(v.webhookClientConfig, webhookClientConfigToMessage),
    conversionReviewVersions: listTo(v.conversionReviewVersions, same)
  };
}
function customResourceConversionFromMessage(m) {
  const out = {};
  out.strategy = !m.strategy ? "" : m.strategy;
  if (m.webhookClientConfig !== void 0) out.webhookClientConfig = webhookClientConfigFromMessage(m.webhookClientConfig ?? {});
  if (!!m.conversionReviewVersions?.length) out.conversionReviewVersions = listFrom(m.conversionReviewVersions, same);
  return out;
}
function webhookClientConfigToMessage(v) {
  return {
    url: v.url ?? void 0,
    service: optionalTo(v.service, serviceReferenceToMessage),
    caBundle: optionalTo(v.caBundle, bytesTo)
  };
}
function webhookClientConfigFromMessage(m) {
  const out = {};
  if (m.url !== void 0) out.url = m.url;
  if (m.service !== void 0) out.service = serviceReferenceFromMessage(m.service ?? {});
  if (!!m.caBundle?.length) out.caBundle = bytesFrom(m.caBundle);
  return out;
}
function serviceReferenceToMessage(v) {
  return {
    namespace: v.namespace ?? "",
    name: v.name ?? "",
    path: v.path ?? void 0,
    port: v.port ?? void 0
  };
}
function serviceReferenceFromMessage(m) {
  const out = {};
  out.namespace = !m.namespace ? "" : m.namespace;
  out.name = !m.name ? "" : m.name;
  if (m.path !== void 0) out.path = m.path;
  if (m.port !== void 0) out.port = m.port;
  return out;
}
function customResourceDefinitionVersionToMessage(v) {
  return {
    name: v.name ?? "",
    served: v.served ?? false,
    storage: v.storage ?? false,
    deprecated: v.deprecated ?? false,
    deprecationWarning: v.deprecationWarning ?? void 0,
    schema: optionalTo(v.schema, customResourceValidationToMessage),
    subresources: optionalTo(v.subresources, customResourceSubresourcesToMessage),
    additionalPrinterColumns: listTo(v.additionalPrinterColumns, customResourceColumnDefinitionToMessage)
  };
}
function customResourceDefinitionVersionFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.served = !m.served ? false : m.served;
  out.storage = !m.storage ? false : m.storage;
  if (!!m.deprecated) out.deprecated = m.deprecated;
  if (m.deprecationWarning !== void 0) out.deprecationWarning = m.deprecationWarning;
  if (m.schema !== void 0) out.schema = customResourceValidationFromMessage(m.schema ?? {});
  if (m.subresources !== void 0) out.subresources = customResourceSubresourcesFromMessage(m.subresources ?? {});
  if (!!m.additionalPrinterColumns?.length) out.additionalPrinterColumns = listFrom(m.additionalPrinterColumns, customResourceColumnDefinitionFromMessage);
  return out;
}
function customResourceColumnDefinitionToMessage(v) {
  return {
    name: v.name ?? "",
    type: v.type ?? "",
    format: v.format ?? "",
    description: v.description ?? "",
    priority: v.priority ?? 0,
    JSONPath: v.JSONPath ?? ""
  };
}
function customResourceColumnDefinitionFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.type = !m.type ? "" : m.type;
  if (!!m.format) out.format = m.format;
  if (!!m.description) out.description = m.description;
  if (!!m.priority) out.priority = m.priority;
  out.JSONPath = !m.JSONPath ? "" : m.JSONPath;
  return out;
}
function customResourceDefinitionNamesToMessage(v) {
  return {
    plural: v.plural ?? "",
    singular: v.singular ?? "",
    shortNames: listTo(v.shortNames, same),
    kind: v.kind ?? "",
    listKind: v.listKind ?? "",
    categories: listTo(v.categories, same)
  };
}
function customResourceDefinitionNamesFromMessage(m) {
  const out = {};
  out.plural = !m.plural ? "" : m.plural;
  if (!!m.singular) out.singular = m.singular;
  if (!!m.shortNames?.length) out.shortNames = listFrom(m.shortNames, same);
  out.kind = !m.kind ? "" : m.kind;
  if (!!m.listKind) out.listKind = m.listKind;
  if (!!m.categories?.length) out.categories = listFrom(m.categories, same);
  return out;
}
function customResourceDefinitionConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function customResourceDefinitionConditionFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  out.status = !m.status ? "" : m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function customResourceDefinitionStatusToMessage(v) {
  return {
    conditions: listTo(v.conditions, customResourceDefinitionConditionToMessage),
    acceptedNames: customResourceDefinitionNamesToMessage(v.acceptedNames ?? {}),
    storedVersions: listTo(v.storedVersions, same)
  };
}
function customResourceDefinitionStatusFromMessage(m) {
  const out = {};
  out.conditions = !m.conditions?.length ? null : listFrom(m.conditions, customResourceDefinitionConditionFromMessage);
  out.acceptedNames = customResourceDefinitionNamesFromMessage(m.acceptedNames ?? {});
  out.storedVersions = !m.storedVersions?.length ? null : listFrom(m.storedVersions, same);
  return out;
}
function customResourceValidationToMessage(v) {
  return {
    openAPIV3Schema: optionalTo(v.openAPIV3Schema, jSONSchemaPropsToMessage)
  };
}
function customResourceValidationFromMessage(m) {
  const out = {};
  if (m.openAPIV3Schema !== void 0) out.openAPIV3Schema = jSONSchemaPropsFromMessage(m.openAPIV3Schema ?? {});
  return out;
}
function customResourceSubresourcesToMessage(v) {
  return {
    status: optionalTo(v.status, customResourceSubresourceStatusToMessage),
    scale: optionalTo(v.scale, customResourceSubresourceScaleToMessage)
  };
}
function customResourceSubresourcesFromMessage(m) {
  const out = {};
  if (m.status !== void 0) out.status = customResourceSubresourceStatusFromMessage(m.status ?? {});
  if (m.scale !== void 0) out.scale = customResourceSubresourceScaleFromMessage(m.scale ?? {});
  return out;
}
function customResourceSubresourceStatusToMessage(_) {
  return {};
}
function customResourceSubresourceStatusFromMessage(_) {
  const out = {};
  return out;
}
function customResourceSubresourceScaleToMessage(v) {
  return {
    specReplicasPath: v.specReplicasPath ?? "",
    statusReplicasPath: v.statusReplicasPath ?? "",
    labelSelectorPath: v.labelSelectorPath ?? void 0
  };
}
function customResourceSubresourceScaleFromMessage(m) {
  const out = {};
  out.specReplicasPath = !m.specReplicasPath ? "" : m.specReplicasPath;
  out.statusReplicasPath = !m.statusReplicasPath ? "" : m.statusReplicasPath;
  if (m.labelSelectorPath !== void 0) out.labelSelectorPath = m.labelSelectorPath;
  return out;
}
function jSONSchemaPropsToMessage(v) {
  return {
    id: v.id ?? "",
    schema: v.$schema ?? "",
    ref: v.$ref ?? void 0,
    description: v.description ?? "",
    type: v.type ?? "",
    format: v.format ?? "",
    title: v.title ?? "",
    default: optionalTo(v.default, rawTo),
    maximum: v.maximum ?? void 0,
    exclusiveMaximum: v.exclusiveMaximum ?? false,
    minimum: v.minimum ?? void 0,
    exclusiveMinimum: v.exclusiveMinimum ?? false,
    maxLength: optionalTo(v.maxLength, longTo),
    minLength: optionalTo(v.minLength, longTo),
    pattern: v.pattern ?? "",
    maxItems: optionalTo(v.maxItems, longTo),
    minItems: optionalTo(v.minItems, longTo),
    uniqueItems: v.uniqueItems ?? false,
    multipleOf: v.multipleOf ?? void 0,
    enum: listTo(v.enum, rawTo),
    maxProperties: optionalTo(v.maxProperties, longTo),
    minProperties: optionalTo(v.minProperties, longTo),
    required: listTo(v.required, same),
    items: optionalTo(v.items, jSONSchemaPropsOrArrayToMessage),
    allOf: listTo(v.allOf, jSONSchemaPropsToMessage),
    oneOf: listTo(v.oneOf, jSONSchemaPropsToMessage),
    anyOf: listTo(v.anyOf, jSONSchemaPropsToMessage),
    not: optionalTo(v.not, jSONSchemaPropsToMessage),
    properties: mapTo(v.properties, jSONSchemaPropsToMessage),
    additionalProperties: optionalTo(v.additionalProperties, jSONSchemaPropsOrBoolToMessage),
    patternProperties: mapTo(v.patternProperties, jSONSchemaPropsToMessage),
    dependencies: mapTo(v.dependencies, jSONSchemaPropsOrStringArrayToMessage),
    additionalItems: optionalTo(v.additionalItems, jSONSchemaPropsOrBoolToMessage),
    definitions: mapTo(v.definitions, jSONSchemaPropsToMessage),
    externalDocs: optionalTo(v.externalDocs, externalDocumentationToMessage),
    example: optionalTo(v.example, rawTo),
    nullable: v.nullable ?? false,
    xKubernetesPreserveUnknownFields: v["x-kubernetes-preserve-unknown-fields"] ?? void 0,
    xKubernetesEmbeddedResource: v["x-kubernetes-embedded-resource"] ?? false,
    xKubernetesIntOrString: v["x-kubernetes-int-or-string"] ?? false,
    xKubernetesListMapKeys: listTo(v["x-kubernetes-list-map-keys"], same),
    xKubernetesListType: v["x-kubernetes-list-type"] ?? void 0,
    xKubernetesMapType: v["x-kubernetes-map-type"] ?? void 0
  };
}
function jSONSchemaPropsFromMessage(m) {
  const out = {};
  if (!!m.id) out.id = m.id;
  if (!!m.schema) out.$schema = m.schema;
  if (m.ref !== void 0) out.$ref = m.ref;
  if (!!m.description) out.description = m.description;
  if (!!m.type) out.type = m.type;
  if (!!m.format) out.format = m.format;
  if (!!m.title) out.title = m.title;
  if (m.default !== void 0) out.default = rawFrom(m.default);
  if (m.maximum !== void 0) out.maximum = m.maximum;
  if (!!m.exclusiveMaximum) out.exclusiveMaximum = m.exclusiveMaximum;
  if (m.minimum !== void 0) out.minimum = m.minimum;
  if (!!m.exclusiveMinimum) out.exclusiveMinimum = m.exclusiveMinimum;
  if (m.maxLength !== void 0) out.maxLength = longFrom(m.maxLength);
  if (m.minLength !== void 0) out.minLength = longFrom(m.minLength);
  if (!!m.pattern) out.pattern = m.pattern;
  if (m.maxItems !== void 0) out.maxItems = longFrom(m.maxItems);
  if (m.minItems !== void 0) out.minItems = longFrom(m.minItems);
  if (!!m.uniqueItems) out.uniqueItems = m.uniqueItems;
  if (m.multipleOf !== void 0) out.multipleOf = m.multipleOf;
  if (!!m.enum?.length) out.enum = listFrom(m.enum, rawFrom);
  if (m.maxProperties !== void 0) out.maxProperties = longFrom(m.maxProperties);
  if (m.minProperties !== void 0) out.minProperties = longFrom(m.minProperties);
  if (!!m.required?.length) out.required = listFrom(m.required, same);
  if (m.items !== void 0) out.items = jSONSchemaPropsOrArrayFromMessage(m.items ?? {});
  if (!!m.allOf?.length) out.allOf = listFrom(m.allOf, jSONSchemaPropsFromMessage);
  if (!!m.oneOf?.length) out.oneOf = listFrom(m.oneOf, jSONSchemaPropsFromMessage);
  if (!!m.anyOf?.length) out.anyOf = listFrom(m.anyOf, jSONSchemaPropsFromMessage);
  if (m.not !== void 0) out.not = jSONSchemaPropsFromMessage(m.not ?? {});
  if (!!m.properties?.size) out.properties = mapFrom(m.properties, jSONSchemaPropsFromMessage);
  if (m.additionalProperties !== void 0) out.additionalProperties = jSONSchemaPropsOrBoolFromMessage(m.additionalProperties ?? {});
  if (!!m.patternProperties?.size) out.patternProperties = mapFrom(m.patternProperties, jSONSchemaPropsFromMessage);
  if (!!m.dependencies?.size) out.dependencies = mapFrom(m.dependencies, jSONSchemaPropsOrStringArrayFromMessage);
  if (m.additionalItems !== void 0) out.additionalItems = jSONSchemaPropsOrBoolFromMessage(m.additionalItems ?? {});
  if (!!m.definitions?.size) out.definitions = mapFrom(m.definitions, jSONSchemaPropsFromMessage);
  if (m.externalDocs !== void 0) out.externalDocs = externalDocumentationFromMessage(m.externalDocs ?? {});
  if (m.example !== void 0) out.example = rawFrom(m.example);
  if (!!m.nullable) out.nullable = m.nullable;
  if (m.xKubernetesPreserveUnknownFields !== void 0) out["x-kubernetes-preserve-unknown-fields"] = m.xKubernetesPreserveUnknownFields;
  if (!!m.xKubernetesEmbeddedResource) out["x-kubernetes-embedded-resource"] = m.xKubernetesEmbeddedResource;
  if (!!m.xKubernetesIntOrString) out["x-kubernetes-int-or-string"] = m.xKubernetesIntOrString;
  if (!!m.xKubernetesListMapKeys?.length) out["x-kubernetes-list-map-keys"] = listFrom(m.xKubernetesListMapKeys, same);
  if (m.xKubernetesListType !== void 0) out["x-kubernetes-list-type"] = m.xKubernetesListType;
  if (m.xKubernetesMapType !== void 0) out["x-kubernetes-map-type"] = m.xKubernetesMapType;
  return out;
}
function jSONSchemaPropsOrArrayToMessage(v) {
  if (Array.isArray(v)) return { jSONSchemas: listTo(v, jSONSchemaPropsToMessage) };
  return { schema: jSONSchemaPropsToMessage(v ?? {}) };
}
function jSONSchemaPropsOrArrayFromMessage(m) {
  if (m.schema !== void 0) return jSONSchemaPropsFromMessage(m.schema ?? {});
  return listFrom(m.jSONSchemas, jSONSchemaPropsFromMessage);
}
function jSONSchemaPropsOrBoolToMessage(v) {
  if (typeof v === "boolean") return { allows: v };
  return { allows: true, schema: jSONSchemaPropsToMessage(v ?? {}) };
}
function jSONSchemaPropsOrBoolFromMessage(m) {
  if (m.schema !== void 0) return jSONSchemaPropsFromMessage(m.schema ?? {});
  return m.allows ?? false;
}
function jSONSchemaPropsOrStringArrayToMessage(v) {
  if (Array.isArray(v)) return { property: listTo(v, same) };
  return { schema: jSONSchemaPropsToMessage(v ?? {}) };
}
function jSONSchemaPropsOrStringArrayFromMessage(m) {
  if (m.schema !== void 0) return jSONSchemaPropsFromMessage(m.schema ?? {});
  return listFrom(m.property, same);
}
function externalDocumentationToMessage(v) {
  return {
    description: v.description ?? "",
    url: v.url ?? ""
  };
}
function externalDocumentationFromMessage(m) {
  const out = {};
  if (!!m.description) out.description = m.description;
  if (!!m.url) out.url = m.url;
  return out;
}
var ConversionReview2 = {
  encode: (object) => ConversionReview.encode(conversionReviewToMessage(object)).finish(),
  decode: (bytes) => asObject("ConversionReview", "apiextensions.k8s.io/v1beta1", conversionReviewFromMessage(ConversionReview.decode(bytes)))
};
var CustomResourceDefinition2 = {
  encode: (object) => CustomResourceDefinition.encode(customResourceDefinitionToMessage(object)).finish(),
  decode: (bytes) => asObject("CustomResourceDefinition", "apiextensions.k8s.io/v1beta1", customResourceDefinitionFromMessage(CustomResourceDefinition.decode(bytes)))
};
export {
  ConversionReview2 as ConversionReview,
  CustomResourceDefinition2 as CustomResourceDefinition,
  conversionRequestFromMessage,
  conversionRequestToMessage,
  conversionResponseFromMessage,
  conversionResponseToMessage,
  conversionReviewFromMessage,
  conversionReviewToMessage,
  customResourceColumnDefinitionFromMessage,
  customResourceColumnDefinitionToMessage,
  customResourceConversionFromMessage,
  customResourceConversionToMessage,
  customResourceDefinitionConditionFromMessage,
  customResourceDefinitionConditionToMessage,
  customResourceDefinitionFromMessage,
  customResourceDefinitionNamesFromMessage,
  customResourceDefinitionNamesToMessage,
  customResourceDefinitionSpecFromMessage,
  customResourceDefinitionSpecToMessage,
  customResourceDefinitionStatusFromMessage,
  customResourceDefinitionStatusToMessage,
  customResourceDefinitionToMessage,
  customResourceDefinitionVersionFromMessage,
  customResourceDefinitionVersionToMessage,
  customResourceSubresourceScaleFromMessage,
  customResourceSubresourceScaleToMessage,
  customResourceSubresourceStatusFromMessage,
  customResourceSubresourceStatusToMessage,
  customResourceSubresourcesFromMessage,
  customResourceSubresourcesToMessage,
  customResourceValidationFromMessage,
  customResourceValidationToMessage,
  externalDocumentationFromMessage,
  externalDocumentationToMessage,
  jSONSchemaPropsFromMessage,
  jSONSchemaPropsOrArrayFromMessage,
  jSONSchemaPropsOrArrayToMessage,
  jSONSchemaPropsOrBoolFromMessage,
  jSONSchemaPropsOrBoolToMessage,
  jSONSchemaPropsOrStringArrayFromMessage,
  jSONSchemaPropsOrStringArrayToMessage,
  jSONSchemaPropsToMessage,
  serviceReferenceFromMessage,
  serviceReferenceToMessage,
  webhookClientConfigFromMessage,
  webhookClientConfigToMessage
};
