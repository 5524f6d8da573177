import {
  ObjectMeta,
  Time,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/flowcontrol/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseFlowDistinguisherMethod() {
  return { type: void 0 };
}
var FlowDistinguisherMethod = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseFlowDistinguisherMethod();
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
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseFlowSchema() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var FlowSchema = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      FlowSchemaSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      FlowSchemaStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseFlowSchema();
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
            message.spec = FlowSchemaSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = FlowSchemaStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseFlowSchemaCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var FlowSchemaCondition = {
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
      const message = createBaseFlowSchemaCondition();
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
function createBaseFlowSchemaSpec() {
  return {
    priorityLevelConfiguration: void 0,
    matchingPrecedence: void 0,
    distinguisherMethod: void 0,
    rules: []
  };
}
var FlowSchemaSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.priorityLevelConfiguration !== void 0) {
      PriorityLevelConfigurationReference.encode(message.priorityLevelConfiguration, writer.uint32(10).fork()).join();
    }
    if (message.matchingPrecedence !== void 0) {
      writer.uint32(16).int32(message.matchingPrecedence);
    }
    if (message.distinguisherMethod !== void 0) {
      FlowDistinguisherMethod.encode(message.distinguisherMethod, writer.uint32(26).fork()).join();
    }
    if (message.rules !== void 0 && message.rules.length !== 0) {
      for (const v of message.rules) {
        PolicyRulesWithSubjects.encode(v, writer.uint32(34).fork()).join();
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
      const message = createBaseFlowSchemaSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.priorityLevelConfiguration = PriorityLevelConfigurationReference.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.matchingPrecedence = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.distinguisherMethod = FlowDistinguisherMethod.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = PolicyRulesWithSubjects.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.rules.push(el);
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
function createBaseFlowSchemaStatus() {
  return { conditions: [] };
}
var FlowSchemaStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        FlowSchemaCondition.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseFlowSchemaStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = FlowSchemaCondition.decode(reader, reader.uint32());
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
function createBaseGroupSubject() {
  return { name: void 0 };
}
var GroupSubject = {
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
      const message = createBaseGroupSubject();
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
function createBaseLimitResponse() {
  return { type: void 0, queuing: void 0 };
}
var LimitResponse = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.queuing !== void 0) {
      QueuingConfiguration.encode(message.queuing, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseLimitResponse();
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
            message.queuing = QueuingConfiguration.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseLimitedPriorityLevelConfiguration() {
  return { assuredConcurrencyShares: void 0, limitResponse: void 0 };
}
var LimitedPriorityLevelConfiguration = {
  encode(message, writer = new BinaryWriter()) {
    if (message.assuredConcurrencyShares !== void 0) {
      writer.uint32(8).int32(message.assuredConcurrencyShares);
    }
    if (message.limitResponse !== void 0) {
      LimitResponse.encode(message.limitResponse, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseLimitedPriorityLevelConfiguration();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.assuredConcurrencyShares = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.limitResponse = LimitResponse.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseNonResourcePolicyRule() {
  return { verbs: [], nonResourceURLs: [] };
}
var NonResourcePolicyRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.verbs !== void 0 && message.verbs.length !== 0) {
      for (const v of message.verbs) {
        writer.uint32(10).string(v);
      }
    }
    if (message.nonResourceURLs !== void 0 && message.nonResourceURLs.length !== 0) {
      for (const v of message.nonResourceURLs) {
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
      const message = createBaseNonResourcePolicyRule();
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
          case 6: {
            if (tag !== 50) {
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
function createBasePolicyRulesWithSubjects() {
  return { subjects: [], resourceRules: [], nonResourceRules: [] };
}
var PolicyRulesWithSubjects = {
  encode(message, writer = new BinaryWriter()) {
    if (message.subjects !== void 0 && message.subjects.length !== 0) {
      for (const v of message.subjects) {
        Subject.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message.resourceRules !== void 0 && message.resourceRules.length !== 0) {
      for (const v of message.resourceRules) {
        ResourcePolicyRule.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.nonResourceRules !== void 0 && message.nonResourceRules.length !== 0) {
      for (const v of message.nonResourceRules) {
        NonResourcePolicyRule.encode(v, writer.uint32(26).fork()).join();
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
      const message = createBasePolicyRulesWithSubjects();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = Subject.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.subjects.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = ResourcePolicyRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.resourceRules.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = NonResourcePolicyRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.nonResourceRules.push(el);
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
function createBasePriorityLevelConfiguration() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var PriorityLevelConfiguration = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PriorityLevelConfigurationSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      PriorityLevelConfigurationStatus.encode(message.status, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBasePriorityLevelConfiguration();
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
            message.spec = PriorityLevelConfigurationSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = PriorityLevelConfigurationStatus.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePriorityLevelConfigurationCondition() {
  return { type: void 0, status: void 0, lastTransitionTime: void 0, reason: void 0, message: void 0 };
}
var PriorityLevelConfigurationCondition = {
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
      const message = createBasePriorityLevelConfigurationCondition();
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
function createBasePriorityLevelConfigurationReference() {
  return { name: void 0 };
}
var PriorityLevelConfigurationReference = {
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
      const message = createBasePriorityLevelConfigurationReference();
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
function createBasePriorityLevelConfigurationSpec() {
  return { type: void 0, limited: void 0 };
}
var PriorityLevelConfigurationSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.type !== void 0) {
      writer.uint32(10).string(message.type);
    }
    if (message.limited !== void 0) {
      LimitedPriorityLevelConfiguration.encode(message.limited, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBasePriorityLevelConfigurationSpec();
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
            message.limited = LimitedPriorityLevelConfiguration.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePriorityLevelConfigurationStatus() {
  return { conditions: [] };
}
var PriorityLevelConfigurationStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.conditions !== void 0 && message.conditions.length !== 0) {
      for (const v of message.conditions) {
        PriorityLevelConfigurationCondition.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBasePriorityLevelConfigurationStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = PriorityLevelConfigurationCondition.decode(reader, reader.uint32());
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
function createBaseQueuingConfiguration() {
  return { queues: void 0, handSize: void 0, queueLengthLimit: void 0 };
}
var QueuingConfiguration = {
  encode(message, writer = new BinaryWriter()) {
    if (message.queues !== void 0) {
      writer.uint32(8).int32(message.queues);
    }
    if (message.handSize !== void 0) {
      writer.uint32(16).int32(message.handSize);
    }
    if (message.queueLengthLimit !== void 0) {
      writer.uint32(24).int32(message.queueLengthLimit);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseQueuingConfiguration();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.queues = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.handSize = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message.queueLengthLimit = reader.int32();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseResourcePolicyRule() {
  return { verbs: [], apiGroups: [], resources: [], clusterScope: void 0, namespaces: [] };
}
var ResourcePolicyRule = {
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
    if (message.clusterScope !== void 0) {
      writer.uint32(32).bool(message.clusterScope);
    }
    if (message.namespaces !== void 0 && message.namespaces.length !== 0) {
      for (const v of message.namespaces) {
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
      const message = createBaseResourcePolicyRule();
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
            if (tag !== 32) {
              break;
            }
            message.clusterScope = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.namespaces.push(el);
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
function createBaseServiceAccountSubject() {
  return { namespace: void 0, name: void 0 };
}
var ServiceAccountSubject = {
  encode(message, writer = new BinaryWriter()) {
    if (message.namespace !== void 0) {
      writer.uint32(10).string(message.namespace);
    }
    if (message.name !== void 0) {
      writer.uint32(18).string(message.name);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseServiceAccountSubject();
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
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseSubject() {
  return { kind: void 0, user: void 0, group: void 0, serviceAccount: void 0 };
}
var Subject = {
  encode(message, writer = new BinaryWriter()) {
    if (message.kind !== void 0) {
      writer.uint32(10).string(message.kind);
    }
    if (message.user !== void 0) {
      UserSubject.encode(message.user, writer.uint32(18).fork()).join();
    }
    if (message.group !== void 0) {
      GroupSubject.encode(message.group, writer.uint32(26).fork()).join();
    }
    if (message.serviceAccount !== void 0) {
      ServiceAccountSubject.encode(message.serviceAccount, writer.uint32(34).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseSubject();
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
            message.user = UserSubject.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.group = GroupSubject.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.serviceAccount = ServiceAccountSubject.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseUserSubject() {
  return { name: void 0 };
}
var UserSubject = {
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
      const message = createBaseUserSubject();
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

// dist/generated/flowcontrol.apiserver/v1beta1/codecs.js
import { asObject, listFrom, listTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function flowSchemaToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: flowSchemaSpecToMessage(v.spec ?? {}),
    status: flowSchemaStatusToMessage(v.status ?? {})
  };
}
function flowSchemaFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = flowSchemaSpecFromMessage(m.spec ?? {});
  out.status = flowSchemaStatusFromMessage(m.status ?? {});
  return out;
}
function flowSchemaSpecToMessage(v) {
  return {
    priorityLevelConfiguration: priorityLevelConfigurationReferenceToMessage(v.priorityLevelConfiguration ?? {}),
    matchingPrecedence: v.matchingPrecedence ?? 0,
    distinguisherMethod: optionalTo(v.distinguisherMethod, flowDistinguisherMethodToMessage),
    rules: listTo(v.rules, policyRulesWithSubjectsToMessage)
  };
}
function flowSchemaSpecFromMessage(m) {
  const out = {};
  out.priorityLevelConfiguration = priorityLevelConfigurationReferenceFromMessage(m.priorityLevelConfiguration ?? {});
  out.matchingPrecedence = !m.matchingPrecedence ? 0 : m.matchingPrecedence;
  if (m.distinguisherMethod !== void 0) out.distinguisherMethod = flowDistinguisherMethodFromMessage(m.distinguisherMethod ?? {});
  if (!!m.rules?.length) out.rules = listFrom(m.rules, policyRulesWithSubjectsFromMessage);
  return out;
}
function flowDistinguisherMethodToMessage(v) {
  return {
    type: v.type ?? ""
  };
}
function flowDistinguisherMethodFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  return out;
}
function priorityLevelConfigurationReferenceToMessage(v) {
  return {
    name: v.name ?? ""
  };
}
function priorityLevelConfigurationReferenceFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  return out;
}
function policyRulesWithSubjectsToMessage(v) {
  return {
    subjects: listTo(v.subjects, subjectToMessage),
    resourceRules: listTo(v.resourceRules, resourcePolicyRuleToMessage),
    nonResourceRules: listTo(v.nonResourceRules, nonResourcePolicyRuleToMessage)
  };
}
function policyRulesWithSubjectsFromMessage(m) {
  const out = {};
  out.subjects = !m.subjects?.length ? null : listFrom(m.subjects, subjectFromMessage);
  if (!!m.resourceRules?.length) out.resourceRules = listFrom(m.resourceRules, resourcePolicyRuleFromMessage);
  if (!!m.nonResourceRules?.length) out.nonResourceRules = listFrom(m.nonResourceRules, nonResourcePolicyRuleFromMessage);
  return out;
}
function subjectToMessage(v) {
  return {
    kind: v.kind ?? "",
    user: optionalTo(v.user, userSubjectToMessage),
    group: optionalTo(v.group, groupSubjectToMessage),
    serviceAccount: optionalTo(v.serviceAccount, serviceAccountSubjectToMessage)
  };
}
function subjectFromMessage(m) {
  const out = {};
  out.kind = !m.kind ? "" : m.kind;
  if (m.user !== void 0) out.user = userSubjectFromMessage(m.user ?? {});
  if (m.group !== void 0) out.group = groupSubjectFromMessage(m.group ?? {});
  if (m.serviceAccount !== void 0) out.serviceAccount = serviceAccountSubjectFromMessage(m.serviceAccount ?? {});
  return out;
}
function userSubjectToMessage(v) {
  return {
    name: v.name ?? ""
  };
}
function userSubjectFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  return out;
}
function groupSubjectToMessage(v) {
  return {
    name: v.name ?? ""
  };
}
function groupSubjectFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  return out;
}
function serviceAccountSubjectToMessage(v) {
  return {
    namespace: v.namespace ?? "",
    name: v.name ?? ""
  };
}
function serviceAccountSubjectFromMessage(m) {
  const out = {};
  out.namespace = !m.namespace ? "" : m.namespace;
  out.name = !m.name ? "" : m.name;
  return out;
}
function resourcePolicyRuleToMessage(v) {
  return {
    verbs: listTo(v.verbs, same),
    apiGroups: listTo(v.apiGroups, same),
    resources: listTo(v.resources, same),
    clusterScope: v.clusterScope ?? false,
    namespaces: listTo(v.namespaces, same)
  };
}
function resourcePolicyRuleFromMessage(m) {
  const out = {};
  out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
  out.apiGroups = !m.apiGroups?.length ? null : listFrom(m.apiGroups, same);
  out.resources = !m.resources?.length ? null : listFrom(m.resources, same);
  if (!!m.clusterScope) out.clusterScope = m.clusterScope;
  out.namespaces = !m.namespaces?.length ? null : listFrom(m.namespaces, same);
  return out;
}
function nonResourcePolicyRuleToMessage(v) {
  return {
    verbs: listTo(v.verbs, same),
    nonResourceURLs: listTo(v.nonResourceURLs, same)
  };
}
function nonResourcePolicyRuleFromMessage(m) {
  const out = {};
  out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
  out.nonResourceURLs = !m.nonResourceURLs?.length ? null : listFrom(m.nonResourceURLs, same);
  return out;
}
function flowSchemaStatusToMessage(v) {
  return {
    conditions: listTo(v.conditions, flowSchemaConditionToMessage)
  };
}
function flowSchemaStatusFromMessage(m) {
  const out = {};
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, flowSchemaConditionFromMessage);
  return out;
}
function flowSchemaConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function flowSchemaConditionFromMessage(m) {
  const out = {};
  if (!!m.type) out.type = m.type;
  if (!!m.status) out.status = m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
function priorityLevelConfigurationToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: priorityLevelConfigurationSpecToMessage(v.spec ?? {}),
    status: priorityLevelConfigurationStatusToMessage(v.status ?? {})
  };
}
function priorityLevelConfigurationFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = priorityLevelConfigurationSpecFromMessage(m.spec ?? {});
  out.status = priorityLevelConfigurationStatusFromMessage(m.status ?? {});
  return out;
}
function priorityLevelConfigurationSpecToMessage(v) {
  return {
    type: v.type ?? "",
    limited: optionalTo(v.limited, limitedPriorityLevelConfigurationToMessage)
  };
}
function priorityLevelConfigurationSpecFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  if (m.limited !== void 0) out.limited = limitedPriorityLevelConfigurationFromMessage(m.limited ?? {});
  return out;
}
function limitedPriorityLevelConfigurationToMessage(v) {
  return {
    assuredConcurrencyShares: v.assuredConcurrencyShares ?? 0,
    limitResponse: limitResponseToMessage(v.limitResponse ?? {})
  };
}
function limitedPriorityLevelConfigurationFromMessage(m) {
  const out = {};
  out.assuredConcurrencyShares = !m.assuredConcurrencyShares ? 0 : m.assuredConcurrencyShares;
  out.limitResponse = limitResponseFromMessage(m.limitResponse ?? {});
  return out;
}
function limitResponseToMessage(v) {
  return {
    type: v.type ?? "",
    queuing: optionalTo(v.queuing, queuingConfigurationToMessage)
  };
}
function limitResponseFromMessage(m) {
  const out = {};
  out.type = !m.type ? "" : m.type;
  if (m.queuing !== void 0) out.queuing = queuingConfigurationFromMessage(m.queuing ?? {});
  return out;
}
function queuingConfigurationToMessage(v) {
  return {
    queues: v.queues ?? 0,
    handSize: v.handSize ?? 0,
    queueLengthLimit: v.queueLengthLimit ?? 0
  };
}
function queuingConfigurationFromMessage(m) {
  const out = {};
  out.queues = !m.queues ? 0 : m.queues;
  out.handSize = !m.handSize ? 0 : m.handSize;
  out.queueLengthLimit = !m.queueLengthLimit ? 0 : m.queueLengthLimit;
  return out;
}
function priorityLevelConfigurationStatusToMessage(v) {
  return {
    conditions: listTo(v.conditions, priorityLevelConfigurationConditionToMessage)
  };
}
function priorityLevelConfigurationStatusFromMessage(m) {
  const out = {};
  if (!!m.conditions?.length) out.conditions = listFrom(m.conditions, priorityLevelConfigurationConditionFromMessage);
  return out;
}
function priorityLevelConfigurationConditionToMessage(v) {
  return {
    type: v.type ?? "",
    status: v.status ?? "",
    lastTransitionTime: timeTo(v.lastTransitionTime ?? void 0),
    reason: v.reason ?? "",
    message: v.message ?? ""
  };
}
function priorityLevelConfigurationConditionFromMessage(m) {
  const out = {};
  if (!!m.type) out.type = m.type;
  if (!!m.status) out.status = m.status;
  out.lastTransitionTime = timeFrom(m.lastTransitionTime);
  if (!!m.reason) out.reason = m.reason;
  if (!!m.message) out.message = m.message;
  return out;
}
var FlowSchema2 = {
  encode: (object) => FlowSchema.encode(flowSchemaToMessage(object)).finish(),
  decode: (bytes) => asObject("FlowSchema", "flowcontrol.apiserver.k8s.io/v1beta1", flowSchemaFromMessage(FlowSchema.decode(bytes)))
};
var PriorityLevelConfiguration2 = {
  encode: (object) => PriorityLevelConfiguration.encode(priorityLevelConfigurationToMessage(object)).finish(),
  decode: (bytes) => asObject("PriorityLevelConfiguration", "flowcontrol.apiserver.k8s.io/v1beta1", priorityLevelConfigurationFromMessage(PriorityLevelConfiguration.decode(bytes)))
};
export {
  FlowSchema2 as FlowSchema,
  PriorityLevelConfiguration2 as PriorityLevelConfiguration,
  flowDistinguisherMethodFromMessage,
  flowDistinguisherMethodToMessage,
  flowSchemaConditionFromMessage,
  flowSchemaConditionToMessage,
  flowSchemaFromMessage,
  flowSchemaSpecFromMessage,
  flowSchemaSpecToMessage,
  flowSchemaStatusFromMessage,
  flowSchemaStatusToMessage,
  flowSchemaToMessage,
  groupSubjectFromMessage,
  groupSubjectToMessage,
  limitResponseFromMessage,
  limitResponseToMessage,
  limitedPriorityLevelConfigurationFromMessage,
  limitedPriorityLevelConfigurationToMessage,
  nonResourcePolicyRuleFromMessage,
  nonResourcePolicyRuleToMessage,
  policyRulesWithSubjectsFromMessage,
  policyRulesWithSubjectsToMessage,
  priorityLevelConfigurationConditionFromMessage,
  priorityLevelConfigurationConditionToMessage,
  priorityLevelConfigurationFromMessage,
  priorityLevelConfigurationReferenceFromMessage,
  priorityLevelConfigurationReferenceToMessage,
  priorityLevelConfigurationSpecFromMessage,
  priorityLevelConfigurationSpecToMessage,
  priorityLevelConfigurationStatusFromMessage,
  priorityLevelConfigurationStatusToMessage,
  priorityLevelConfigurationToMessage,
  queuingConfigurationFromMessage,
  queuingConfigurationToMessage,
  resourcePolicyRuleFromMessage,
  resourcePolicyRuleToMessage,
  serviceAccountSubjectFromMessage,
  serviceAccountSubjectToMessage,
  subjectFromMessage,
  subjectToMessage,
  userSubjectFromMessage,
  userSubjectToMessage
};
