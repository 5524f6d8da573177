import {
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/auditregistration/v1alpha1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseAuditSink() {
  return { metadata: void 0, spec: void 0 };
}
var AuditSink = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      AuditSinkSpec.encode(message.spec, writer.uint32(18).fork()).join();
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
      const message = createBaseAuditSink();
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
            message.spec = AuditSinkSpec.decode(reader, reader.uint32());
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
function createBaseAuditSinkSpec() {
  return { policy: void 0, webhook: void 0 };
}
var AuditSinkSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.policy !== void 0) {
      Policy.encode(message.policy, writer.uint32(10).fork()).join();
    }
    if (message.webhook !== void 0) {
      Webhook.encode(message.webhook, writer.uint32(18).fork()).join();
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
      const message = createBaseAuditSinkSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.policy = Policy.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.webhook = Webhook.decode(reader, reader.uint32());
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
function createBasePolicy() {
  return { level: void 0, stages: [] };
}
var Policy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.level !== void 0) {
      writer.uint32(10).string(message.level);
    }
    if (message.stages !== void 0 && message.stages.length !== 0) {
      for (const v of message.stages) {
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
      const message = createBasePolicy();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.level = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.stages.push(el);
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
function createBaseWebhook() {
  return { throttle: void 0, clientConfig: void 0 };
}
var Webhook = {
  encode(message, writer = new BinaryWriter()) {
    if (message.throttle !== void 0) {
      WebhookThrottleConfig.encode(message.throttle, writer.uint32(10).fork()).join();
    }
    if (message.clientConfig !== void 0) {
      WebhookClientConfig.encode(message.clientConfig, writer.uint32(18).fork()).join();
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
      const message = createBaseWebhook();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.throttle = WebhookThrottleConfig.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.clientConfig = WebhookClientConfig.decode(reader, reader.uint32());
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
  return { url: void 0, service: void 0, caBundle: void 0 };
}
var WebhookClientConfig = {
  encode(message, writer = new BinaryWriter()) {
    if (message.url !== void 0) {
      writer.uint32(10).string(message.url);
    }
    if (message.service !== void 0) {
      ServiceReference.encode(message.service, writer.uint32(18).fork()).join();
    }
    if (message.caBundle !== void 0) {
      writer.uint32(26).bytes(message.caBundle);
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
            message.url = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.service = ServiceReference.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.caBundle = reader.bytes();
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
function createBaseWebhookThrottleConfig() {
  return { qps: void 0, burst: void 0 };
}
var WebhookThrottleConfig = {
  encode(message, writer = new BinaryWriter()) {
    if (message.qps !== void 0) {
      if (BigInt.asIntN(64, message.qps) !== message.qps) {
        throw new globalThis.Error("value provided for field message.qps of type int64 too large");
      }
      writer.uint32(8).int64(message.qps);
    }
    if (message.burst !== void 0) {
      if (BigInt.asIntN(64, message.burst) !== message.burst) {
        throw new globalThis.Error("value provided for field message.burst of type int64 too large");
      }
      writer.uint32(16).int64(message.burst);
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
      const message = createBaseWebhookThrottleConfig();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.qps = reader.int64();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message.burst = reader.int64();
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

// dist/generated/auditregistration/v1alpha1/codecs.js
import { asObject, bytesFrom, bytesTo, listFrom, listTo, longFrom, longTo, optionalTo, same } from "kindwright/generated-code";
function auditSinkToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: auditSinkSpecToMessage(v.spec ?? {})
  };
}
function auditSinkFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = auditSinkSpecFromMessage(m.spec ?? {});
  return out;
}
function auditSinkSpecToMessage(v) {
  return {
    policy: policyToMessage(v.policy ?? {}),
    webhook: webhookToMessage(v.webhook ?? {})
  };
}
function auditSinkSpecFromMessage(m) {
  const out = {};
  out.policy = policyFromMessage(m.policy ?? {});
  out.webhook = webhookFromMessage(m.webhook ?? {});
  return out;
}
function policyToMessage(v) {
  return {
    level: v.level ?? "",
    stages: listTo(v.stages, same)
  };
}
function policyFromMessage(m) {
  const out = {};
  out.level = !m.level ? "" : m.level;
  out.stages = !m.stages?.length ? null : listFrom(m.stages, same);
  return out;
}
function webhookToMessage(v) {
  return {
    throttle: optionalTo(v.throttle, webhookThrottleConfigToMessage),
    clientConfig: webhookClientConfigToMessage(v.clientConfig ?? {})
  };
}
function webhookFromMessage(m) {
  const out = {};
  if (m.throttle !== void 0) out.throttle = webhookThrottleConfigFromMessage(m.throttle ?? {});
  out.clientConfig = webhookClientConfigFromMessage(m.clientConfig ?? {});
  return out;
}
function webhookThrottleConfigToMessage(v) {
  return {
    qps: optionalTo(v.qps, longTo),
    burst: optionalTo(v.burst, longTo)
  };
}
function webhookThrottleConfigFromMessage(m) {
  const out = {};
  if (m.qps !== void 0) out.qps = longFrom(m.qps);
  if (m.burst !== void 0) out.burst = longFrom(m.burst);
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
var AuditSink2 = {
  encode: (object) => AuditSink.encode(auditSinkToMessage(object)).finish(),
  decode: (bytes) => asObject("AuditSink", "auditregistration.k8s.io/v1alpha1", auditSinkFromMessage(AuditSink.decode(bytes)))
};
export {
  AuditSink2 as AuditSink,
  auditSinkFromMessage,
  auditSinkSpecFromMessage,
  auditSinkSpecToMessage,
  auditSinkToMessage,
  policyFromMessage,
  policyToMessage,
  serviceReferenceFromMessage,
  serviceReferenceToMessage,
  webhookClientConfigFromMessage,
  webhookClientConfigToMessage,
  webhookFromMessage,
  webhookThrottleConfigFromMessage,
  webhookThrottleConfigToMessage,
  webhookToMessage
};
