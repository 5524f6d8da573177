import {
  LoadBalancerStatus,
  TypedLocalObjectReference,
  loadBalancerStatusFromMessage,
  loadBalancerStatusToMessage,
  typedLocalObjectReferenceFromMessage,
  typedLocalObjectReferenceToMessage
} from "./chunk-OCKGDRJ2.js";
import {
  IntOrString
} from "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
import {
  ObjectMeta,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/networking/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseHTTPIngressPath() {
  return { path: void 0, backend: void 0, pathType: void 0 };
}
var HTTPIngressPath = {
  encode(message, writer = new BinaryWriter()) {
    if (message.path !== void 0) {
      writer.uint32(10).string(message.path);
    }
    if (message.backend !== void 0) {
      IngressBackend.encode(message.backend, writer.uint32(18).fork()).join();
    }
    if (message.pathType !== void 0) {
      writer.uint32(26).string(message.pathType);
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
      const message = createBaseHTTPIngressPath();
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
            message.backend = IngressBackend.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.pathType = reader.string();
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
function createBaseHTTPIngressRuleValue() {
  return { paths: [] };
}
var HTTPIngressRuleValue = {
  encode(message, writer = new BinaryWriter()) {
    if (message.paths !== void 0 && message.paths.length !== 0) {
      for (const v of message.paths) {
        HTTPIngressPath.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseHTTPIngressRuleValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = HTTPIngressPath.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.paths.push(el);
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
function createBaseIngress() {
  return { metadata: void 0, spec: void 0, status: void 0 };
}
var Ingress = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      IngressSpec.encode(message.spec, writer.uint32(18).fork()).join();
    }
    if (message.status !== void 0) {
      IngressStatus.encode(message.status, writer.uint32(26).fork()).join();
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
      const message = createBaseIngress();
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
            message.spec = IngressSpec.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = IngressStatus.decode(reader, reader.uint32());
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
function createBaseIngressBackend() {
  return { serviceName: void 0, servicePort: void 0, resource: void 0 };
}
var IngressBackend = {
  encode(message, writer = new BinaryWriter()) {
    if (message.serviceName !== void 0) {
      writer.uint32(10).string(message.serviceName);
    }
    if (message.servicePort !== void 0) {
      IntOrString.encode(message.servicePort, writer.uint32(18).fork()).join();
    }
    if (message.resource !== void 0) {
      TypedLocalObjectReference.encode(message.resource, writer.uint32(26).fork()).join();
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
      const message = createBaseIngressBackend();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.serviceName = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.servicePort = IntOrString.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.resource = TypedLocalObjectReference.decode(reader, reader.uint32());
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
function createBaseIngressClass() {
  return { metadata: void 0, spec: void 0 };
}
var IngressClass = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      IngressClassSpec.encode(message.spec, writer.uint32(18).fork()).join();
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
      const message = createBaseIngressClass();
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
            message.spec = IngressClassSpec.decode(reader, reader.uint32());
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
function createBaseIngressClassParametersReference() {
  return { aPIGroup: void 0, kind: void 0, name: void 0, scope: void 0, namespace: void 0 };
}
var IngressClassParametersReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.aPIGroup !== void 0) {
      writer.uint32(10).string(message.aPIGroup);
    }
    if (message.kind !== void 0) {
      writer.uint32(18).string(message.kind);
    }
    if (message.name !== void 0) {
      writer.uint32(26).string(message.name);
    }
    if (message.scope !== void 0) {
      writer.uint32(34).string(message.scope);
    }
    if (message.namespace !== void 0) {
      writer.uint32(42).string(message.namespace);
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
      const message = createBaseIngressClassParametersReference();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.aPIGroup = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
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
            message.scope = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
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
function createBaseIngressClassSpec() {
  return { controller: void 0, parameters: void 0 };
}
var IngressClassSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.controller !== void 0) {
      writer.uint32(10).string(message.controller);
    }
    if (message.parameters !== void 0) {
      IngressClassParametersReference.encode(message.parameters, writer.uint32(18).fork()).join();
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
      const message = createBaseIngressClassSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.controller = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.parameters = IngressClassParametersReference.decode(reader, reader.uint32());
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
function createBaseIngressRule() {
  return { host: void 0, ingressRuleValue: void 0 };
}
var IngressRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.host !== void 0) {
      writer.uint32(10).string(message.host);
    }
    if (message.ingressRuleValue !== void 0) {
      IngressRuleValue.encode(message.ingressRuleValue, writer.uint32(18).fork()).join();
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
      const message = createBaseIngressRule();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.host = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.ingressRuleValue = IngressRuleValue.decode(reader, reader.uint32());
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
function createBaseIngressRuleValue() {
  return { http: void 0 };
}
var IngressRuleValue = {
  encode(message, writer = new BinaryWriter()) {
    if (message.http !== void 0) {
      HTTPIngressRuleValue.encode(message.http, writer.uint32(10).fork()).join();
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
      const message = createBaseIngressRuleValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.http = HTTPIngressRuleValue.decode(reader, reader.uint32());
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
function createBaseIngressSpec() {
  return { backend: void 0, tls: [], rules: [], ingressClassName: void 0 };
}
var IngressSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.backend !== void 0) {
      IngressBackend.encode(message.backend, writer.uint32(10).fork()).join();
    }
    if (message.tls !== void 0 && message.tls.length !== 0) {
      for (const v of message.tls) {
        IngressTLS.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.rules !== void 0 && message.rules.length !== 0) {
      for (const v of message.rules) {
        IngressRule.encode(v, writer.uint32(26).fork()).join();
      }
    }
    if (message.ingressClassName !== void 0) {
      writer.uint32(34).string(message.ingressClassName);
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
      const message = createBaseIngressSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.backend = IngressBackend.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = IngressTLS.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.tls.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = IngressRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.rules.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.ingressClassName = reader.string();
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
function createBaseIngressStatus() {
  return { loadBalancer: void 0 };
}
var IngressStatus = {
  encode(message, writer = new BinaryWriter()) {
    if (message.loadBalancer !== void 0) {
      LoadBalancerStatus.encode(message.loadBalancer, writer.uint32(10).fork()).join();
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
      const message = createBaseIngressStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.loadBalancer = LoadBalancerStatus.decode(reader, reader.uint32());
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
function createBaseIngressTLS() {
  return { hosts: [], secretName: void 0 };
}
var IngressTLS = {
  encode(message, writer = new BinaryWriter()) {
    if (message.hosts !== void 0 && message.hosts.length !== 0) {
      for (const v of message.hosts) {
        writer.uint32(10).string(v);
      }
    }
    if (message.secretName !== void 0) {
      writer.uint32(18).string(message.secretName);
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
      const message = createBaseIngressTLS();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.hosts.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.secretName = reader.string();
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

// dist/generated/networking/v1beta1/codecs.js
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
function ingressToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: ingressSpecToMessage(v.spec ?? {}),
    status: ingressStatusToMessage(v.status ?? {})
  };
}
function ingressFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = ingressSpecFromMessage(m.spec ?? {});
  out.status = ingressStatusFromMessage(m.status ?? {});
  return out;
}
function ingressSpecToMessage(v) {
  return {
    ingressClassName: v.ingressClassName ?? void 0,
    backend: optionalTo(v.backend, ingressBackendToMessage),
    tls: listTo(v.tls, ingressTLSToMessage),
    rules: listTo(v.rules, ingressRuleToMessage)
  };
}
function ingressSpecFromMessage(m) {
  const out = {};
  if (m.ingressClassName !== void 0) out.ingressClassName = m.ingressClassName;
  if (m.backend !== void 0) out.backend = ingressBackendFromMessage(m.backend ?? {});
  if (!!m.tls?.length) out.tls = listFrom(m.tls, ingressTLSFromMessage);
  if (!!m.rules?.length) out.rules = listFrom(m.rules, ingressRuleFromMessage);
  return out;
}
function ingressTLSToMessage(v) {
  return {
    hosts: listTo(v.hosts, same),
    secretName: v.secretName ?? ""
  };
}
function ingressTLSFromMessage(m) {
  const out = {};
  if (!!m.hosts?.length) out.hosts = listFrom(m.hosts, same);
  if (!!m.secretName) out.secretName = m.secretName;
  return out;
}
function ingressStatusToMessage(v) {
  return {
    loadBalancer: loadBalancerStatusToMessage(v.loadBalancer ?? {})
  };
}
function ingressStatusFromMessage(m) {
  const out = {};
  out.loadBalancer = loadBalancerStatusFromMessage(m.loadBalancer ?? {});
  return out;
}
function ingressRuleToMessage(v) {
  return {
    host: v.host ?? "",
    ingressRuleValue: ingressRuleValueToMessage(v)
  };
}
function ingressRuleFromMessage(m) {
  const out = {};
  if (!!m.host) out.host = m.host;
  Object.assign(out, ingressRuleValueFromMessage(m.ingressRuleValue ?? {}));
  return out;
}
function ingressRuleValueToMessage(v) {
  return {
    http: optionalTo(v.http, hTTPIngressRuleValueToMessage)
  };
}
function ingressRuleValueFromMessage(m) {
  const out = {};
  if (m.http !== void 0) out.http = hTTPIngressRuleValueFromMessage(m.http ?? {});
  return out;
}
function hTTPIngressRuleValueToMessage(v) {
  return {
    paths: listTo(v.paths, hTTPIngressPathToMessage)
  };
}
function hTTPIngressRuleValueFromMessage(m) {
  const out = {};
  out.paths = !m.paths?.length ? null : listFrom(m.paths, hTTPIngressPathFromMessage);
  return out;
}
function hTTPIngressPathToMessage(v) {
  return {
    path: v.path ?? "",
    pathType: v.pathType ?? void 0,
    backend: ingressBackendToMessage(v.backend ?? {})
  };
}
function hTTPIngressPathFromMessage(m) {
  const out = {};
  if (!!m.path) out.path = m.path;
  if (m.pathType !== void 0) out.pathType = m.pathType;
  out.backend = ingressBackendFromMessage(m.backend ?? {});
  return out;
}
function ingressBackendToMessage(v) {
  return {
    serviceName: v.serviceName ?? "",
    servicePort: intOrStringTo(v.servicePort ?? void 0),
    resource: optionalTo(v.resource, typedLocalObjectReferenceToMessage)
  };
}
function ingressBackendFromMessage(m) {
  const out = {};
  if (!!m.serviceName) out.serviceName = m.serviceName;
  out.servicePort = intOrStringFrom(m.servicePort);
  if (m.resource !== void 0) out.resource = typedLocalObjectReferenceFromMessage(m.resource ?? {});
  return out;
}
function ingressClassToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: ingressClassSpecToMessage(v.spec ?? {})
  };
}
function ingressClassFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = ingressClassSpecFromMessage(m.spec ?? {});
  return out;
}
function ingressClassSpecToMessage(v) {
  return {
    controller: v.controller ?? "",
    parameters: optionalTo(v.parameters, ingressClassParametersReferenceToMessage)
  };
}
function ingressClassSpecFromMessage(m) {
  const out = {};
  if (!!m.controller) out.controller = m.controller;
  if (m.parameters !== void 0) out.parameters = ingressClassParametersReferenceFromMessage(m.parameters ?? {});
  return out;
}
function ingressClassParametersReferenceToMessage(v) {
  return {
    aPIGroup: v.apiGroup ?? void 0,
    kind: v.kind ?? "",
    name: v.name ?? "",
    scope: v.scope ?? void 0,
    namespace: v.namespace ?? void 0
  };
}
function ingressClassParametersReferenceFromMessage(m) {
  const out = {};
  if (m.aPIGroup !== void 0) out.apiGroup = m.aPIGroup;
  out.kind = !m.kind ? "" : m.kind;
  out.name = !m.name ? "" : m.name;
  out.scope = m.scope === void 0 ? null : m.scope;
  if (m.namespace !== void 0) out.namespace = m.namespace;
  return out;
}
var Ingress2 = {
  encode: (object) => Ingress.encode(ingressToMessage(object)).finish(),
  decode: (bytes) => asObject("Ingress", "networking.k8s.io/v1beta1", ingressFromMessage(Ingress.decode(bytes)))
};
var IngressClass2 = {
  encode: (object) => IngressClass.encode(ingressClassToMessage(object)).finish(),
  decode: (bytes) => asObject("IngressClass", "networking.k8s.io/v1beta1", ingressClassFromMessage(IngressClass.decode(bytes)))
};
export {
  Ingress2 as Ingress,
  IngressClass2 as IngressClass,
  hTTPIngressPathFromMessage,
  hTTPIngressPathToMessage,
  hTTPIngressRuleValueFromMessage,
  hTTPIngressRuleValueToMessage,
  ingressBackendFromMessage,
  ingressBackendToMessage,
  ingressClassFromMessage,
  ingressClassParametersReferenceFromMessage,
  ingressClassParametersReferenceToMessage,
  ingressClassSpecFromMessage,
  ingressClassSpecToMessage,
  ingressClassToMessage,
  ingressFromMessage,
  ingressRuleFromMessage,
  ingressRuleToMessage,
  ingressRuleValueFromMessage,
  ingressRuleValueToMessage,
  ingressSpecFromMessage,
  ingressSpecToMessage,
  ingressStatusFromMessage,
  ingressStatusToMessage,
  ingressTLSFromMessage,
  ingressTLSToMessage,
  ingressToMessage
};
