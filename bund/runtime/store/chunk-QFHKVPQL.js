import {
  LabelSelector,
  ObjectMeta,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/rbac/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseAggregationRule() {
  return { clusterRoleSelectors: [] };
}
var AggregationRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.clusterRoleSelectors !== void 0 && message.clusterRoleSelectors.length !== 0) {
      for (const v of message.clusterRoleSelectors) {
        LabelSelector.encode(v, writer.uint32(10).fork()).join();
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
      const message = createBaseAggregationRule();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = LabelSelector.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.clusterRoleSelectors.push(el);
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
function createBaseClusterRole() {
  return { metadata: void 0, rules: [], aggregationRule: void 0 };
}
var ClusterRole = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.rules !== void 0 && message.rules.length !== 0) {
      for (const v of message.rules) {
        PolicyRule.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.aggregationRule !== void 0) {
      AggregationRule.encode(message.aggregationRule, writer.uint32(26).fork()).join();
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
      const message = createBaseClusterRole();
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
            const el = PolicyRule.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.rules.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.aggregationRule = AggregationRule.decode(reader, reader.uint32());
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
function createBaseClusterRoleBinding() {
  return { metadata: void 0, subjects: [], roleRef: void 0 };
}
var ClusterRoleBinding = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.subjects !== void 0 && message.subjects.length !== 0) {
      for (const v of message.subjects) {
        Subject.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.roleRef !== void 0) {
      RoleRef.encode(message.roleRef, writer.uint32(26).fork()).join();
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
      const message = createBaseClusterRoleBinding();
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
            const el = Subject.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.subjects.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.roleRef = RoleRef.decode(reader, reader.uint32());
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
function createBasePolicyRule() {
  return { verbs: [], apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [] };
}
var PolicyRule = {
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
    if (message.nonResourceURLs !== void 0 && message.nonResourceURLs.length !== 0) {
      for (const v of message.nonResourceURLs) {
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
      const message = createBasePolicyRule();
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
          case 5: {
            if (tag !== 42) {
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
function createBaseRole() {
  return { metadata: void 0, rules: [] };
}
var Role = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.rules !== void 0 && message.rules.length !== 0) {
      for (const v of message.rules) {
        PolicyRule.encode(v, writer.uint32(18).fork()).join();
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
      const message = createBaseRole();
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
            const el = PolicyRule.decode(reader, reader.uint32());
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
function createBaseRoleBinding() {
  return { metadata: void 0, subjects: [], roleRef: void 0 };
}
var RoleBinding = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.subjects !== void 0 && message.subjects.length !== 0) {
      for (const v of message.subjects) {
        Subject.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.roleRef !== void 0) {
      RoleRef.encode(message.roleRef, writer.uint32(26).fork()).join();
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
      const message = createBaseRoleBinding();
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
            const el = Subject.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.subjects.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.roleRef = RoleRef.decode(reader, reader.uint32());
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
function createBaseRoleRef() {
  return { apiGroup: void 0, kind: void 0, name: void 0 };
}
var RoleRef = {
  encode(message, writer = new BinaryWriter()) {
    if (message.apiGroup !== void 0) {
      writer.uint32(10).string(message.apiGroup);
    }
    if (message.kind !== void 0) {
      writer.uint32(18).string(message.kind);
    }
    if (message.name !== void 0) {
      writer.uint32(26).string(message.name);
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
      const message = createBaseRoleRef();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.apiGroup = reader.string();
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
  return { kind: void 0, apiGroup: void 0, name: void 0, namespace: void 0 };
}
var Subject = {
  encode(message, writer = new BinaryWriter()) {
    if (message.kind !== void 0) {
      writer.uint32(10).string(message.kind);
    }
    if (message.apiGroup !== void 0) {
      writer.uint32(18).string(message.apiGroup);
    }
    if (message.name !== void 0) {
      writer.uint32(26).string(message.name);
    }
    if (message.namespace !== void 0) {
      writer.uint32(34).string(message.namespace);
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
            message.apiGroup = reader.string();
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

// dist/generated/rbac.authorization/v1beta1/codecs.js
import { asObject, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
function clusterRoleToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    rules: listTo(v.rules, policyRuleToMessage),
    aggregationRule: optionalTo(v.aggregationRule, aggregationRuleToMessage)
  };
}
function clusterRoleFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.rules = !m.rules?.length ? null : listFrom(m.rules, policyRuleFromMessage);
  if (m.aggregationRule !== void 0) out.aggregationRule = aggregationRuleFromMessage(m.aggregationRule ?? {});
  return out;
}
function aggregationRuleToMessage(v) {
  return {
    clusterRoleSelectors: listTo(v.clusterRoleSelectors, labelSelectorToMessage)
  };
}
function aggregationRuleFromMessage(m) {
  const out = {};
  if (!!m.clusterRoleSelectors?.length) out.clusterRoleSelectors = listFrom(m.clusterRoleSelectors, labelSelectorFromMessage);
  return out;
}
function clusterRoleBindingToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    subjects: listTo(v.subjects, subjectToMessage),
    roleRef: roleRefToMessage(v.roleRef ?? {})
  };
}
function clusterRoleBindingFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (!!m.subjects?.length) out.subjects = listFrom(m.subjects, subjectFromMessage);
  out.roleRef = roleRefFromMessage(m.roleRef ?? {});
  return out;
}
function roleToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    rules: listTo(v.rules, policyRuleToMessage)
  };
}
function roleFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.rules = !m.rules?.length ? null : listFrom(m.rules, policyRuleFromMessage);
  return out;
}
function roleBindingToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    subjects: listTo(v.subjects, subjectToMessage),
    roleRef: roleRefToMessage(v.roleRef ?? {})
  };
}
function roleBindingFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  if (!!m.subjects?.length) out.subjects = listFrom(m.subjects, subjectFromMessage);
  out.roleRef = roleRefFromMessage(m.roleRef ?? {});
  return out;
}
function policyRuleToMessage(v) {
  return {
    verbs: listTo(v.verbs, same),
    apiGroups: listTo(v.apiGroups, same),
    resources: listTo(v.resources, same),
    resourceNames: listTo(v.resourceNames, same),
    nonResourceURLs: listTo(v.nonResourceURLs, same)
  };
}
function policyRuleFromMessage(m) {
  const out = {};
  out.verbs = !m.verbs?.length ? null : listFrom(m.verbs, same);
  if (!!m.apiGroups?.length) out.apiGroups = listFrom(m.apiGroups, same);
  if (!!m.resources?.length) out.resources = listFrom(m.resources, same);
  if (!!m.resourceNames?.length) out.resourceNames = listFrom(m.resourceNames, same);
  if (!!m.nonResourceURLs?.length) out.nonResourceURLs = listFrom(m.nonResourceURLs, same);
  return out;
}
function subjectToMessage(v) {
  return {
    kind: v.kind ?? "",
    apiGroup: v.apiGroup ?? "",
    name: v.name ?? "",
    namespace: v.namespace ?? ""
  };
}
function subjectFromMessage(m) {
  const out = {};
  out.kind = !m.kind ? "" : m.kind;
  if (!!m.apiGroup) out.apiGroup = m.apiGroup;
  out.name = !m.name ? "" : m.name;
  if (!!m.namespace) out.namespace = m.namespace;
  return out;
}
function roleRefToMessage(v) {
  return {
    apiGroup: v.apiGroup ?? "",
    kind: v.kind ?? "",
    name: v.name ?? ""
  };
}
function roleRefFromMessage(m) {
  const out = {};
  out.apiGroup = !m.apiGroup ? "" : m.apiGroup;
  out.kind = !m.kind ? "" : m.kind;
  out.name = !m.name ? "" : m.name;
  return out;
}
var ClusterRole2 = {
  encode: (object) => ClusterRole.encode(clusterRoleToMessage(object)).finish(),
  decode: (bytes) => asObject("ClusterRole", "rbac.authorization.k8s.io/v1beta1", clusterRoleFromMessage(ClusterRole.decode(bytes)))
};
var ClusterRoleBinding2 = {
  encode: (object) => ClusterRoleBinding.encode(clusterRoleBindingToMessage(object)).finish(),
  decode: (bytes) => asObject("ClusterRoleBinding", "rbac.authorization.k8s.io/v1beta1", clusterRoleBindingFromMessage(ClusterRoleBinding.decode(bytes)))
};
var Role2 = {
  encode: (object) => Role.encode(roleToMessage(object)).finish(),
  decode: (bytes) => asObject("Role", "rbac.authorization.k8s.io/v1beta1", roleFromMessage(Role.decode(bytes)))
};
var RoleBinding2 = {
  encode: (object) => RoleBinding.encode(roleBindingToMessage(object)).finish(),
  decode: (bytes) => asObject("RoleBinding", "rbac.authorization.k8s.io/v1beta1", roleBindingFromMessage(RoleBinding.decode(bytes)))
};
export {
  ClusterRole2 as ClusterRole,
  ClusterRoleBinding2 as ClusterRoleBinding,
  Role2 as Role,
  RoleBinding2 as RoleBinding,
  aggregationRuleFromMessage,
  aggregationRuleToMessage,
  clusterRoleBindingFromMessage,
  clusterRoleBindingToMessage,
  clusterRoleFromMessage,
  clusterRoleToMessage,
  policyRuleFromMessage,
  policyRuleToMessage,
  roleBindingFromMessage,
  roleBindingToMessage,
  roleFromMessage,
  roleRefFromMessage,
  roleRefToMessage,
  roleToMessage,
  subjectFromMessage,
  subjectToMessage
};
