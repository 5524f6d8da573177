import {
  UserInfo,
  userInfoFromMessage,
  userInfoToMessage
} from "./chunk-2LW3XZTX.js";
import {
  MicroTime,
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

// dist/generated/messages/k8s/io/apiserver/pkg/apis/audit/v1alpha1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseEvent() {
  return {
    metadata: void 0,
    level: void 0,
    timestamp: void 0,
    auditID: void 0,
    stage: void 0,
    requestURI: void 0,
    verb: void 0,
    user: void 0,
    impersonatedUser: void 0,
    sourceIPs: [],
    objectRef: void 0,
    responseStatus: void 0,
    requestObject: void 0,
    responseObject: void 0,
    requestReceivedTimestamp: void 0,
    stageTimestamp: void 0,
    annotations: /* @__PURE__ */ new Map(),
    userAgent: void 0
  };
}
var Event = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.level !== void 0) {
      writer.uint32(18).string(message.level);
    }
    if (message.timestamp !== void 0) {
      Time.encode(message.timestamp, writer.uint32(26).fork()).join();
    }
    if (message.auditID !== void 0) {
      writer.uint32(34).string(message.auditID);
    }
    if (message.stage !== void 0) {
      writer.uint32(42).string(message.stage);
    }
    if (message.requestURI !== void 0) {
      writer.uint32(50).string(message.requestURI);
    }
    if (message.verb !== void 0) {
      writer.uint32(58).string(message.verb);
    }
    if (message.user !== void 0) {
      UserInfo.encode(message.user, writer.uint32(66).fork()).join();
    }
    if (message.impersonatedUser !== void 0) {
      UserInfo.encode(message.impersonatedUser, writer.uint32(74).fork()).join();
    }
    if (message.sourceIPs !== void 0 && message.sourceIPs.length !== 0) {
      for (const v of message.sourceIPs) {
        writer.uint32(82).string(v);
      }
    }
    if (message.objectRef !== void 0) {
      ObjectReference.encode(message.objectRef, writer.uint32(90).fork()).join();
    }
    if (message.responseStatus !== void 0) {
      Status.encode(message.responseStatus, writer.uint32(98).fork()).join();
    }
    if (message.requestObject !== void 0) {
      RawExtension.encode(message.requestObject, writer.uint32(106).fork()).join();
    }
    if (message.responseObject !== void 0) {
      RawExtension.encode(message.responseObject, writer.uint32(114).fork()).join();
    }
    if (message.requestReceivedTimestamp !== void 0) {
      MicroTime.encode(message.requestReceivedTimestamp, writer.uint32(122).fork()).join();
    }
    if (message.stageTimestamp !== void 0) {
      MicroTime.encode(message.stageTimestamp, writer.uint32(130).fork()).join();
    }
    (message.annotations || /* @__PURE__ */ new Map()).forEach((value, key) => {
      Event_AnnotationsEntry.encode({ key, value }, writer.uint32(138).fork()).join();
    });
    if (message.userAgent !== void 0) {
      writer.uint32(146).string(message.userAgent);
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
      const message = createBaseEvent();
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
            message.level = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.timestamp = Time.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.auditID = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.stage = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.requestURI = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.verb = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.user = UserInfo.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.impersonatedUser = UserInfo.decode(reader, reader.uint32());
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.sourceIPs.push(el);
            }
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.objectRef = ObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.responseStatus = Status.decode(reader, reader.uint32());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.requestObject = RawExtension.decode(reader, reader.uint32());
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.responseObject = RawExtension.decode(reader, reader.uint32());
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.requestReceivedTimestamp = MicroTime.decode(reader, reader.uint32());
            continue;
          }
          case 16: {
            if (tag !== 130) {
              break;
            }
            message.stageTimestamp = MicroTime.decode(reader, reader.uint32());
            continue;
          }
          case 17: {
            if (tag !== 138) {
              break;
            }
            const entry17 = Event_AnnotationsEntry.decode(reader, reader.uint32());
            if (entry17.value !== void 0) {
              message.annotations.set(entry17.key, entry17.value);
            }
            continue;
          }
          case 18: {
            if (tag !== 146) {
              break;
            }
            message.userAgent = reader.string();
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
function createBaseEvent_AnnotationsEntry() {
  return { key: "", value: "" };
}
var Event_AnnotationsEntry = {
  encode(message, writer = new BinaryWriter()) {
    writer.uint32(10).string(message.key);
    writer.uint32(18).string(message.value);
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
      const message = createBaseEvent_AnnotationsEntry();
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
function createBaseGroupResources() {
  return { group: void 0, resources: [], resourceNames: [] };
}
var GroupResources = {
  encode(message, writer = new BinaryWriter()) {
    if (message.group !== void 0) {
      writer.uint32(10).string(message.group);
    }
    if (message.resources !== void 0 && message.resources.length !== 0) {
      for (const v of message.resources) {
        writer.uint32(18).string(v);
      }
    }
    if (message.resourceNames !== void 0 && message.resourceNames.length !== 0) {
      for (const v of message.resourceNames) {
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
      const message = createBaseGroupResources();
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
            const el = reader.string();
            if (el !== void 0) {
              message.resources.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
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
function createBaseObjectReference() {
  return {
    resource: void 0,
    namespace: void 0,
    name: void 0,
    uid: void 0,
    apiVersion: void 0,
    resourceVersion: void 0,
    subresource: void 0
  };
}
var ObjectReference = {
  encode(message, writer = new BinaryWriter()) {
    if (message.resource !== void 0) {
      writer.uint32(10).string(message.resource);
    }
    if (message.namespace !== void 0) {
      writer.uint32(18).string(message.namespace);
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
    if (message.resourceVersion !== void 0) {
      writer.uint32(50).string(message.resourceVersion);
    }
    if (message.subresource !== void 0) {
      writer.uint32(58).string(message.subresource);
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
      const message = createBaseObjectReference();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.resource = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.namespace = reader.string();
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
            if (tag !== 50) {
              break;
            }
            message.resourceVersion = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.subresource = reader.string();
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
  return { metadata: void 0, rules: [], omitStages: [] };
}
var Policy = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.rules !== void 0 && message.rules.length !== 0) {
      for (const v of message.rules) {
        PolicyRule.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.omitStages !== void 0 && message.omitStages.length !== 0) {
      for (const v of message.omitStages) {
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
      const message = createBasePolicy();
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
            const el = reader.string();
            if (el !== void 0) {
              message.omitStages.push(el);
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
function createBasePolicyRule() {
  return {
    level: void 0,
    users: [],
    userGroups: [],
    verbs: [],
    resources: [],
    namespaces: [],
    nonResourceURLs: [],
    omitStages: []
  };
}
var PolicyRule = {
  encode(message, writer = new BinaryWriter()) {
    if (message.level !== void 0) {
      writer.uint32(10).string(message.level);
    }
    if (message.users !== void 0 && message.users.length !== 0) {
      for (const v of message.users) {
        writer.uint32(18).string(v);
      }
    }
    if (message.userGroups !== void 0 && message.userGroups.length !== 0) {
      for (const v of message.userGroups) {
        writer.uint32(26).string(v);
      }
    }
    if (message.verbs !== void 0 && message.verbs.length !== 0) {
      for (const v of message.verbs) {
        writer.uint32(34).string(v);
      }
    }
    if (message.resources !== void 0 && message.resources.length !== 0) {
      for (const v of message.resources) {
        GroupResources.encode(v, writer.uint32(42).fork()).join();
      }
    }
    if (message.namespaces !== void 0 && message.namespaces.length !== 0) {
      for (const v of message.namespaces) {
        writer.uint32(50).string(v);
      }
    }
    if (message.nonResourceURLs !== void 0 && message.nonResourceURLs.length !== 0) {
      for (const v of message.nonResourceURLs) {
        writer.uint32(58).string(v);
      }
    }
    if (message.omitStages !== void 0 && message.omitStages.length !== 0) {
      for (const v of message.omitStages) {
        writer.uint32(66).string(v);
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
            message.level = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.users.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.userGroups.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.verbs.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = GroupResources.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.resources.push(el);
            }
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.namespaces.push(el);
            }
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.nonResourceURLs.push(el);
            }
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.omitStages.push(el);
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

// dist/generated/audit/v1alpha1/codecs.js
import { asObject, listFrom, listTo, mapFrom, mapTo, microTimeFrom, microTimeTo, optionalTo, rawFrom, rawTo, same, timeFrom, timeTo } from "kindwright/generated-code";
function eventToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    level: v.level ?? "",
    timestamp: timeTo(v.timestamp ?? void 0),
    auditID: v.auditID ?? "",
    stage: v.stage ?? "",
    requestURI: v.requestURI ?? "",
    verb: v.verb ?? "",
    user: userInfoToMessage(v.user ?? {}),
    impersonatedUser: optionalTo(v.impersonatedUser, userInfoToMessage),
    sourceIPs: listTo(v.sourceIPs, same),
    userAgent: v.userAgent ?? "",
    objectRef: optionalTo(v.objectRef, objectReferenceToMessage),
    responseStatus: optionalTo(v.responseStatus, statusToMessage),
    requestObject: optionalTo(v.requestObject, rawTo),
    responseObject: optionalTo(v.responseObject, rawTo),
    requestReceivedTimestamp: microTimeTo(v.requestReceivedTimestamp ?? void 0),
    stageTimestamp: microTimeTo(v.stageTimestamp ?? void 0),
    annotations: mapTo(v.annotations, same)
  };
}
function eventFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.level = !m.level ? "" : m.level;
  out.timestamp = timeFrom(m.timestamp);
  out.auditID = !m.auditID ? "" : m.auditID;
  out.stage = !m.stage ? "" : m.stage;
  out.requestURI = !m.requestURI ? "" : m.requestURI;
  out.verb = !m.verb ? "" : m.verb;
  out.user = userInfoFromMessage(m.user ?? {});
  if (m.impersonatedUser !== void 0) out.impersonatedUser = userInfoFromMessage(m.impersonatedUser ?? {});
  if (!!m.sourceIPs?.length) out.sourceIPs = listFrom(m.sourceIPs, same);
  if (!!m.userAgent) out.userAgent = m.userAgent;
  if (m.objectRef !== void 0) out.objectRef = objectReferenceFromMessage(m.objectRef ?? {});
  if (m.responseStatus !== void 0) out.responseStatus = statusFromMessage(m.responseStatus ?? {});
  if (m.requestObject !== void 0) out.requestObject = rawFrom(m.requestObject);
  if (m.responseObject !== void 0) out.responseObject = rawFrom(m.responseObject);
  out.requestReceivedTimestamp = microTimeFrom(m.requestReceivedTimestamp);
  out.stageTimestamp = microTimeFrom(m.stageTimestamp);
  if (!!m.annotations?.size) out.annotations = mapFrom(m.annotations, same);
  return out;
}
function objectReferenceToMessage(v) {
  return {
    resource: v.resource ?? "",
    namespace: v.namespace ?? "",
    name: v.name ?? "",
    uid: v.uid ?? "",
    apiVersion: v.apiVersion ?? "",
    resourceVersion: v.resourceVersion ?? "",
    subresource: v.subresource ?? ""
  };
}
function objectReferenceFromMessage(m) {
  const out = {};
  if (!!m.resource) out.resource = m.resource;
  if (!!m.namespace) out.namespace = m.namespace;
  if (!!m.name) out.name = m.name;
  if (!!m.uid) out.uid = m.uid;
  if (!!m.apiVersion) out.apiVersion = m.apiVersion;
  if (!!m.resourceVersion) out.resourceVersion = m.resourceVersion;
  if (!!m.subresource) out.subresource = m.subresource;
  return out;
}
function policyToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    rules: listTo(v.rules, policyRuleToMessage),
    omitStages: listTo(v.omitStages, same)
  };
}
function policyFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.rules = !m.rules?.length ? null : listFrom(m.rules, policyRuleFromMessage);
  if (!!m.omitStages?.length) out.omitStages = listFrom(m.omitStages, same);
  return out;
}
function policyRuleToMessage(v) {
  return {
    level: v.level ?? "",
    users: listTo(v.users, same),
    userGroups: listTo(v.userGroups, same),
    verbs: listTo(v.verbs, same),
    resources: listTo(v.resources, groupResourcesToMessage),
    namespaces: listTo(v.namespaces, same),
    nonResourceURLs: listTo(v.nonResourceURLs, same),
    omitStages: listTo(v.omitStages, same)
  };
}
function policyRuleFromMessage(m) {
  const out = {};
  out.level = !m.level ? "" : m.level;
  if (!!m.users?.length) out.users = listFrom(m.users, same);
  if (!!m.userGroups?.length) out.userGroups = listFrom(m.userGroups, same);
  if (!!m.verbs?.length) out.verbs = listFrom(m.verbs, same);
  if (!!m.resources?.length) out.resources = listFrom(m.resources, groupResourcesFromMessage);
  if (!!m.namespaces?.length) out.namespaces = listFrom(m.namespaces, same);
  if (!!m.nonResourceURLs?.length) out.nonResourceURLs = listFrom(m.nonResourceURLs, same);
  if (!!m.omitStages?.length) out.omitStages = listFrom(m.omitStages, same);
  return out;
}
function groupResourcesToMessage(v) {
  return {
    group: v.group ?? "",
    resources: listTo(v.resources, same),
    resourceNames: listTo(v.resourceNames, same)
  };
}
function groupResourcesFromMessage(m) {
  const out = {};
  if (!!m.group) out.group = m.group;
  if (!!m.resources?.length) out.resources = listFrom(m.resources, same);
  if (!!m.resourceNames?.length) out.resourceNames = listFrom(m.resourceNames, same);
  return out;
}
var Event2 = {
  encode: (object) => Event.encode(eventToMessage(object)).finish(),
  decode: (bytes) => asObject("Event", "audit.k8s.io/v1alpha1", eventFromMessage(Event.decode(bytes)))
};
var Policy2 = {
  encode: (object) => Policy.encode(policyToMessage(object)).finish(),
  decode: (bytes) => asObject("Policy", "audit.k8s.io/v1alpha1", policyFromMessage(Policy.decode(bytes)))
};
export {
  Event2 as Event,
  Policy2 as Policy,
  eventFromMessage,
  eventToMessage,
  groupResourcesFromMessage,
  groupResourcesToMessage,
  objectReferenceFromMessage,
  objectReferenceToMessage,
  policyFromMessage,
  policyRuleFromMessage,
  policyRuleToMessage,
  policyToMessage
};
