import {
  LabelSelector,
  ObjectMeta,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/admissionregistration/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseMutatingWebhook() {
  return {
    name: void 0,
    clientConfig: void 0,
    rules: [],
    failurePolicy: void 0,
    namespaceSelector: void 0,
    sideEffects: void 0,
    timeoutSeconds: void 0,
    admissionReviewVersions: [],
    matchPolicy: void 0,
    reinvocationPolicy: void 0,
    objectSelector: void 0
  };
}
var MutatingWebhook = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.clientConfig !== void 0) {
      WebhookClientConfig.encode(message.clientConfig, writer.uint32(18).fork()).join();
    }
    if (message.rules !== void 0 && message.rules.length !== 0) {
      for (const v of message.rules) {
        RuleWithOperations.encode(v, writer.uint32(26).fork()).join();
      }
    }
    if (message.failurePolicy !== void 0) {
      writer.uint32(34).string(message.failurePolicy);
    }
    if (message.namespaceSelector !== void 0) {
      LabelSelector.encode(message.namespaceSelector, writer.uint32(42).fork()).join();
    }
    if (message.sideEffects !== void 0) {
      writer.uint32(50).string(message.sideEffects);
    }
    if (message.timeoutSeconds !== void 0) {
      writer.uint32(56).int32(message.timeoutSeconds);
    }
    if (message.admissionReviewVersions !== void 0 && message.admissionReviewVersions.length !== 0) {
      for (const v of message.admissionReviewVersions) {
        writer.uint32(66).string(v);
      }
    }
    if (message.matchPolicy !== void 0) {
      writer.uint32(74).string(message.matchPolicy);
    }
    if (message.reinvocationPolicy !== void 0) {
      writer.uint32(82).string(message.reinvocationPolicy);
    }
    if (message.objectSelector !== void 0) {
      LabelSelector.encode(message.objectSelector, writer.uint32(90).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseMutatingWebhook();
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
            message.clientConfig = WebhookClientConfig.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = RuleWithOperations.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.rules.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.failurePolicy = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.namespaceSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.sideEffects = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.timeoutSeconds = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.admissionReviewVersions.push(el);
            }
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.matchPolicy = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.reinvocationPolicy = reader.string();
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.objectSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseMutatingWebhookConfiguration() {
  return { metadata: void 0, Webhooks: [] };
}
var MutatingWebhookConfiguration = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.Webhooks !== void 0 && message.Webhooks.length !== 0) {
      for (const v of message.Webhooks) {
        MutatingWebhook.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseMutatingWebhookConfiguration();
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
            const el = MutatingWebhook.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.Webhooks.push(el);
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
function createBaseRule() {
  return { apiGroups: [], apiVersions: [], resources: [], scope: void 0 };
}
var Rule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.apiGroups !== void 0 && message.apiGroups.length !== 0) {
      for (const v of message.apiGroups) {
        writer.uint32(10).string(v);
      }
    }
    if (message.apiVersions !== void 0 && message.apiVersions.length !== 0) {
      for (const v of message.apiVersions) {
        writer.uint32(18).string(v);
      }
    }
    if (message.resources !== void 0 && message.resources.length !== 0) {
      for (const v of message.resources) {
        writer.uint32(26).string(v);
      }
    }
    if (message.scope !== void 0) {
      writer.uint32(34).string(message.scope);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseRule();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.apiGroups.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.apiVersions.push(el);
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
            message.scope = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseRuleWithOperations() {
  return { operations: [], rule: void 0 };
}
var RuleWithOperations = {
  encode(message, writer = new BinaryWriter()) {
    if (message.operations !== void 0 && message.operations.length !== 0) {
      for (const v of message.operations) {
        writer.uint32(10).string(v);
      }
    }
    if (message.rule !== void 0) {
      Rule.encode(message.rule, writer.uint32(18).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseRuleWithOperations();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.operations.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.rule = Rule.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
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
function createBaseValidatingWebhook() {
  return {
    name: void 0,
    clientConfig: void 0,
    rules: [],
    failurePolicy: void 0,
    namespaceSelector: void 0,
    sideEffects: void 0,
    timeoutSeconds: void 0,
    admissionReviewVersions: [],
    matchPolicy: void 0,
    objectSelector: void 0
  };
}
var ValidatingWebhook = {
  encode(message, writer = new BinaryWriter()) {
    if (message.name !== void 0) {
      writer.uint32(10).string(message.name);
    }
    if (message.clientConfig !== void 0) {
      WebhookClientConfig.encode(message.clientConfig, writer.uint32(18).fork()).join();
    }
    if (message.rules !== void 0 && message.rules.length !== 0) {
      for (const v of message.rules) {
        RuleWithOperations.encode(v, writer.uint32(26).fork()).join();
      }
    }
    if (message.failurePolicy !== void 0) {
      writer.uint32(34).string(message.failurePolicy);
    }
    if (message.namespaceSelector !== void 0) {
      LabelSelector.encode(message.namespaceSelector, writer.uint32(42).fork()).join();
    }
    if (message.sideEffects !== void 0) {
      writer.uint32(50).string(message.sideEffects);
    }
    if (message.timeoutSeconds !== void 0) {
      writer.uint32(56).int32(message.timeoutSeconds);
    }
    if (message.admissionReviewVersions !== void 0 && message.admissionReviewVersions.length !== 0) {
      for (const v of message.admissionReviewVersions) {
        writer.uint32(66).string(v);
      }
    }
    if (message.matchPolicy !== void 0) {
      writer.uint32(74).string(message.matchPolicy);
    }
    if (message.objectSelector !== void 0) {
      LabelSelector.encode(message.objectSelector, writer.uint32(82).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseValidatingWebhook();
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
            message.clientConfig = WebhookClientConfig.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = RuleWithOperations.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.rules.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.failurePolicy = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.namespaceSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.sideEffects = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message.timeoutSeconds = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.admissionReviewVersions.push(el);
            }
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.matchPolicy = reader.string();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.objectSelector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseValidatingWebhookConfiguration() {
  return { metadata: void 0, Webhooks: [] };
}
var ValidatingWebhookConfiguration = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.Webhooks !== void 0 && message.Webhooks.length !== 0) {
      for (const v of message.Webhooks) {
        ValidatingWebhook.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseValidatingWebhookConfiguration();
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
            const el = ValidatingWebhook.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.Webhooks.push(el);
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

// dist/generated/admissionregistration/v1beta1/codecs.js
import { asObject, bytesFrom, bytesTo, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
function mutatingWebhookConfigurationToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    Webhooks: listTo(v.webhooks, mutatingWebhookToMessage)
  };
}
function mutatingWebhookConfigurationFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (!!m.Webhooks?.length) out.webhooks = listFrom(m.Webhooks, mutatingWebhookFromMessage);
  return out;
}
function mutatingWebhookToMessage(v) {
  return {
    name: v.name ?? "",
    clientConfig: webhookClientConfigToMessage(v.clientConfig ?? {}),
    rules: listTo(v.rules, ruleWithOperationsToMessage),
    failurePolicy: v.failurePolicy ?? void 0,
    matchPolicy: v.matchPolicy ?? void 0,
    namespaceSelector: optionalTo(v.namespaceSelector, labelSelectorToMessage),
    objectSelector: optionalTo(v.objectSelector, labelSelectorToMessage),
    sideEffects: v.sideEffects ?? void 0,
    timeoutSeconds: v.timeoutSeconds ?? void 0,
    admissionReviewVersions: listTo(v.admissionReviewVersions, same),
    reinvocationPolicy: v.reinvocationPolicy ?? void 0
  };
}
function mutatingWebhookFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.clientConfig = webhookClientConfigFromMessage(m.clientConfig ?? {});
  if (!!m.rules?.length) out.rules = listFrom(m.rules, ruleWithOperationsFromMessage);
  if (m.failurePolicy !== void 0) out.failurePolicy = m.failurePolicy;
  if (m.matchPolicy !== void 0) out.matchPolicy = m.matchPolicy;
  if (m.namespaceSelector !== void 0) out.namespaceSelector = labelSelectorFromMessage(m.namespaceSelector ?? {});
  if (m.objectSelector !== void 0) out.objectSelector = labelSelectorFromMessage(m.objectSelector ?? {});
  if (m.sideEffects !== void 0) out.sideEffects = m.sideEffects;
  if (m.timeoutSeconds !== void 0) out.timeoutSeconds = m.timeoutSeconds;
  if (!!m.admissionReviewVersions?.length) out.admissionReviewVersions = listFrom(m.admissionReviewVersions, same);
  if (m.reinvocationPolicy !== void 0) out.reinvocationPolicy = m.reinvocationPolicy;
  return out;
}
function validatingWebhookConfigurationToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    Webhooks: listTo(v.webhooks, validatingWebhookToMessage)
  };
}
function validatingWebhookConfigurationFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (!!m.Webhooks?.length) out.webhooks = listFrom(m.Webhooks, validatingWebhookFromMessage);
  return out;
}
function validatingWebhookToMessage(v) {
  return {
    name: v.name ?? "",
    clientConfig: webhookClientConfigToMessage(v.clientConfig ?? {}),
    rules: listTo(v.rules, ruleWithOperationsToMessage),
    failurePolicy: v.failurePolicy ?? void 0,
    matchPolicy: v.matchPolicy ?? void 0,
    namespaceSelector: optionalTo(v.namespaceSelector, labelSelectorToMessage),
    objectSelector: optionalTo(v.objectSelector, labelSelectorToMessage),
    sideEffects: v.sideEffects ?? void 0,
    timeoutSeconds: v.timeoutSeconds ?? void 0,
    admissionReviewVersions: listTo(v.admissionReviewVersions, same)
  };
}
function validatingWebhookFromMessage(m) {
  const out = {};
  out.name = !m.name ? "" : m.name;
  out.clientConfig = webhookClientConfigFromMessage(m.clientConfig ?? {});
  if (!!m.rules?.length) out.rules = listFrom(m.rules, ruleWithOperationsFromMessage);
  if (m.failurePolicy !== void 0) out.failurePolicy = m.failurePolicy;
  if (m.matchPolicy !== void 0) out.matchPolicy = m.matchPolicy;
  if (m.namespaceSelector !== void 0) out.namespaceSelector = labelSelectorFromMessage(m.namespaceSelector ?? {});
  if (m.objectSelector !== void 0) out.objectSelector = labelSelectorFromMessage(m.objectSelector ?? {});
  if (m.sideEffects !== void 0) out.sideEffects = m.sideEffects;
  if (m.timeoutSeconds !== void 0) out.timeoutSeconds = m.timeoutSeconds;
  if (!!m.admissionReviewVersions?.length) out.admissionReviewVersions = listFrom(m.admissionReviewVersions, same);
  return out;
}
function ruleToMessage(v) {
  return {
    apiGroups: listTo(v.apiGroups, same),
    apiVersions: listTo(v.apiVersions, same),
    resources: listTo(v.resources, same),
    scope: v.scope ?? void 0
  };
}
function ruleFromMessage(m) {
  const out = {};
  if (!!m.apiGroups?.length) out.apiGroups = listFrom(m.apiGroups, same);
  if (!!m.apiVersions?.length) out.apiVersions = listFrom(m.apiVersions, same);
  if (!!m.resources?.length) out.resources = listFrom(m.resources, same);
  if (m.scope !== void 0) out.scope = m.scope;
  return out;
}
function ruleWithOperationsToMessage(v) {
  return {
    operations: listTo(v.operations, same),
    rule: ruleToMessage(v)
  };
}
function ruleWithOperationsFromMessage(m) {
  const out = {};
  if (!!m.operations?.length) out.operations = listFrom(m.operations, same);
  Object.assign(out, ruleFromMessage(m.rule ?? {}));
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
var MutatingWebhookConfiguration2 = {
  encode: (object) => MutatingWebhookConfiguration.encode(mutatingWebhookConfigurationToMessage(object)).finish(),
  decode: (bytes) => asObject("MutatingWebhookConfiguration", "admissionregistration.k8s.io/v1beta1", mutatingWebhookConfigurationFromMessage(MutatingWebhookConfiguration.decode(bytes)))
};
var ValidatingWebhookConfiguration2 = {
  encode: (object) => ValidatingWebhookConfiguration.encode(validatingWebhookConfigurationToMessage(object)).finish(),
  decode: (bytes) => asObject("ValidatingWebhookConfiguration", "admissionregistration.k8s.io/v1beta1", validatingWebhookConfigurationFromMessage(ValidatingWebhookConfiguration.decode(bytes)))
};
export {
  MutatingWebhookConfiguration2 as MutatingWebhookConfiguration,
  ValidatingWebhookConfiguration2 as ValidatingWebhookConfiguration,
  mutatingWebhookConfigurationFromMessage,
  mutatingWebhookConfigurationToMessage,
  mutatingWebhookFromMessage,
  mutatingWebhookToMessage,
  ruleFromMessage,
  ruleToMessage,
  ruleWithOperationsFromMessage,
  ruleWithOperationsToMessage,
  serviceReferenceFromMessage,
  serviceReferenceToMessage,
  validatingWebhookConfigurationFromMessage,
  validatingWebhookConfigurationToMessage,
  validatingWebhookFromMessage,
  validatingWebhookToMessage,
  webhookClientConfigFromMessage,
  webhookClientConfigToMessage
};
