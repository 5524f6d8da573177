import {
  UserInfo,
  userInfoFromMessage,
  userInfoToMessage
} from "./chunk-2LW3XZTX.js";
import {
  GroupVersionKind,
  GroupVersionResource,
  RawExtension,
  Status,
  groupVersionKindFromMessage,
  groupVersionKindToMessage,
  groupVersionResourceFromMessage,
  groupVersionResourceToMessage,
  statusFromMessage,
  statusToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/admission/v1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseAdmissionRequest() {
  return {
    uid: void 0,
    kind: void 0,
    resource: void 0,
    subResource: void 0,
    name: void 0,
    namespace: void 0,
    operation: void 0,
    userInfo: void 0,
    object: void 0,
    oldObject: void 0,
    dryRun: void 0,
    options: void 0,
    requestKind: void 0,
    requestResource: void 0,
    requestSubResource: void 0
  };
}
var AdmissionRequest = {
  encode(message, writer = new BinaryWriter()) {
    if (message.uid !== void 0) {
      writer.uint32(10).string(message.uid);
    }
    if (message.kind !== void 0) {
      GroupVersionKind.encode(message.kind, writer.uint32(18).fork()).join();
    }
    if (message.resource !== void 0) {
      GroupVersionResource.encode(message.resource, writer.uint32(26).fork()).join();
    }
    if (message.subResource !== void 0) {
      writer.uint32(34).string(message.subResource);
    }
    if (message.name !== void 0) {
      writer.uint32(42).string(message.name);
    }
    if (message.namespace !== void 0) {
      writer.uint32(50).string(message.namespace);
    }
    if (message.operation !== void 0) {
      writer.uint32(58).string(message.operation);
    }
    if (message.userInfo !== void 0) {
      UserInfo.encode(message.userInfo, writer.uint32(66).fork()).join();
    }
    if (message.object !== void 0) {
      RawExtension.encode(message.object, writer.uint32(74).fork()).join();
    }
    if (message.oldObject !== void 0) {
      RawExtension.encode(message.oldObject, writer.uint32(82).fork()).join();
    }
    if (message.dryRun !== void 0) {
      writer.uint32(88).bool(message.dryRun);
    }
    if (message.options !== void 0) {
      RawExtension.encode(message.options, writer.uint32(98).fork()).join();
    }
    if (message.requestKind !== void 0) {
      GroupVersionKind.encode(message.requestKind, writer.uint32(106).fork()).join();
    }
    if (message.requestResource !== void 0) {
      GroupVersionResource.encode(message.requestResource, writer.uint32(114).fork()).join();
    }
    if (message.requestSubResource !== void 0) {
      writer.uint32(122).string(message.requestSubResource);
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
      const message = createBaseAdmissionRequest();
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
            message.kind = GroupVersionKind.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.resource = GroupVersionResource.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.subResource = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.name = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.namespace = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.operation = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.userInfo = UserInfo.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.object = RawExtension.decode(reader, reader.uint32());
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.oldObject = RawExtension.decode(reader, reader.uint32());
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }
            message.dryRun = reader.bool();
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.options = RawExtension.decode(reader, reader.uint32());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.requestKind = GroupVersionKind.decode(reader, reader.uint32());
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.requestResource = GroupVersionResource.decode(reader, reader.uint32());
            continue;
          }
          case 15: {
            if (tag !== 122) {
              break;
            }
            message.requestSubResource = reader.string();
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
function createBaseAdmissionResponse() {
  return {
    uid: void 0,
    allowed: void 0,
    status: void 0,
    patch: void 0,
    patchType: void 0,
    auditAnnotations: /* @__PURE__ */ new Map(),
    warnings: []
  };
}
var AdmissionResponse = {
  encode(message, writer = new BinaryWriter()) {
    if (message.uid !== void 0) {
      writer.uint32(10).string(message.uid);
    }
    if (message.allowed !== void 0) {
      writer.uint32(16).bool(message.allowed);
    }
    if (message.status !== void 0) {
      Status.encode(message.status, writer.uint32(26).fork()).join();
    }
    if (message.patch !== void 0) {
      writer.uint32(34).bytes(message.patch);
    }
    if (message.patchType !== void 0) {
      writer.uint32(42).string(message.patchType);
    }
    (message.auditAnnotations || /* @__PURE__ */ new Map()).forEach((value, key) => {
      AdmissionResponse_AuditAnnotationsEntry.encode({ key, value }, writer.uint32(50).fork()).join();
    });
    if (message.warnings !== void 0 && message.warnings.length !== 0) {
      for (const v of message.warnings) {
        writer.uint32(58).string(v);
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
      const message = createBaseAdmissionResponse();
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
            if (tag !== 16) {
              break;
            }
            message.allowed = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.status = Status.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.patch = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.patchType = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            const entry6 = AdmissionResponse_AuditAnnotationsEntry.decode(reader, reader.uint32());
            if (entry6.value !== void 0) {
              message.auditAnnotations.set(entry6.key, entry6.value);
            }
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            const el = reader.string();
            if (el !== void 0) {
              message.warnings.push(el);
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
function createBaseAdmissionResponse_AuditAnnotationsEntry() {
  return { key: "", value: "" };
}
var AdmissionResponse_AuditAnnotationsEntry = {
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
      const message = createBaseAdmissionResponse_AuditAnnotationsEntry();
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
function createBaseAdmissionReview() {
  return { request: void 0, response: void 0 };
}
var AdmissionReview = {
  encode(message, writer = new BinaryWriter()) {
    if (message.request !== void 0) {
      AdmissionRequest.encode(message.request, writer.uint32(10).fork()).join();
    }
    if (message.response !== void 0) {
      AdmissionResponse.encode(message.response, writer.uint32(18).fork()).join();
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
      const message = createBaseAdmissionReview();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.request = AdmissionRequest.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.response = AdmissionResponse.decode(reader, reader.uint32());
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

// dist/generated/admission/v1/codecs.js
import { asObject, bytesFrom, bytesTo, listFrom, listTo, mapFrom, mapTo, optionalTo, rawFrom, rawTo, same } from "kindwright/generated-code";
function admissionReviewToMessage(v) {
  return {
    request: optionalTo(v.request, admissionRequestToMessage),
    response: optionalTo(v.response, admissionResponseToMessage)
  };
}
function admissionReviewFromMessage(m) {
  const out = {};
  if (m.request !== void 0) out.request = admissionRequestFromMessage(m.request ?? {});
  if (m.response !== void 0) out.response = admissionResponseFromMessage(m.response ?? {});
  return out;
}
function admissionRequestToMessage(v) {
  return {
    uid: v.uid ?? "",
    kind: groupVersionKindToMessage(v.kind ?? {}),
    resource: groupVersionResourceToMessage(v.resource ?? {}),
    subResource: v.subResource ?? "",
    requestKind: optionalTo(v.requestKind, groupVersionKindToMessage),
    requestResource: optionalTo(v.requestResource, groupVersionResourceToMessage),
    requestSubResource: v.requestSubResource ?? "",
    name: v.name ?? "",
    namespace: v.namespace ?? "",
    operation: v.operation ?? "",
    userInfo: userInfoToMessage(v.userInfo ?? {}),
    object: rawTo(v.object ?? void 0),
    oldObject: rawTo(v.oldObject ?? void 0),
    dryRun: v.dryRun ?? void 0,
    options: rawTo(v.options ?? void 0)
  };
}
function admissionRequestFromMessage(m) {
  const out = {};
  out.uid = !m.uid ? "" : m.uid;
  out.kind = groupVersionKindFromMessage(m.kind ?? {});
  out.resource = groupVersionResourceFromMessage(m.resource ?? {});
  if (!!m.subResource) out.subResource = m.subResource;
  if (m.requestKind !== void 0) out.requestKind = groupVersionKindFromMessage(m.requestKind ?? {});
  if (m.requestResource !== void 0) out.requestResource = groupVersionResourceFromMessage(m.requestResource ?? {});
  if (!!m.requestSubResource) out.requestSubResource = m.requestSubResource;
  if (!!m.name) out.name = m.name;
  if (!!m.namespace) out.namespace = m.namespace;
  out.operation = !m.operation ? "" : m.operation;
  out.userInfo = userInfoFromMessage(m.userInfo ?? {});
  out.object = rawFrom(m.object);
  out.oldObject = rawFrom(m.oldObject);
  if (m.dryRun !== void 0) out.dryRun = m.dryRun;
  out.options = rawFrom(m.options);
  return out;
}
function admissionResponseToMessage(v) {
  return {
    uid: v.uid ?? "",
    allowed: v.allowed ?? false,
    status: optionalTo(v.status, statusToMessage),
    patch: optionalTo(v.patch, bytesTo),
    patchType: v.patchType ?? void 0,
    auditAnnotations: mapTo(v.auditAnnotations, same),
    warnings: listTo(v.warnings, same)
  };
}
function admissionResponseFromMessage(m) {
  const out = {};
  out.uid = !m.uid ? "" : m.uid;
  out.allowed = !m.allowed ? false : m.allowed;
  if (m.status !== void 0) out.status = statusFromMessage(m.status ?? {});
  if (!!m.patch?.length) out.patch = bytesFrom(m.patch);
  if (m.patchType !== void 0) out.patchType = m.patchType;
  if (!!m.auditAnnotations?.size) out.auditAnnotations = mapFrom(m.auditAnnotations, same);
  if (!!m.warnings?.length) out.warnings = listFrom(m.warnings, same);
  return out;
}
var AdmissionReview2 = {
  encode: (object) => AdmissionReview.encode(admissionReviewToMessage(object)).finish(),
  decode: (bytes) => asObject("AdmissionReview", "admission.k8s.io/v1", admissionReviewFromMessage(AdmissionReview.decode(bytes)))
};
export {
  AdmissionReview2 as AdmissionReview,
  admissionRequestFromMessage,
  admissionRequestToMessage,
  admissionResponseFromMessage,
  admissionResponseToMessage,
  admissionReviewFromMessage,
  admissionReviewToMessage
};
