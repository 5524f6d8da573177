import {
  EnvFromSource,
  EnvVar,
  Volume,
  VolumeMount,
  envFromSourceFromMessage,
  envFromSourceToMessage,
  envVarFromMessage,
  envVarToMessage,
  volumeFromMessage,
  volumeMountFromMessage,
  volumeMountToMessage,
  volumeToMessage
} from "./chunk-OCKGDRJ2.js";
import "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
import {
  LabelSelector,
  ObjectMeta,
  labelSelectorFromMessage,
  labelSelectorToMessage,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/settings/v1alpha1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBasePodPreset() {
  return { metadata: void 0, spec: void 0 };
}
var PodPreset = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.spec !== void 0) {
      PodPresetSpec.encode(message.spec, writer.uint32(18).fork()).join();
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
      const message = createBasePodPreset();
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
            message.spec = PodPresetSpec.decode(reader, reader.uint32());
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
function createBasePodPresetSpec() {
  return { selector: void 0, env: [], envFrom: [], volumes: [], volumeMounts: [] };
}
var PodPresetSpec = {
  encode(message, writer = new BinaryWriter()) {
    if (message.selector !== void 0) {
      LabelSelector.encode(message.selector, writer.uint32(10).fork()).join();
    }
    if (message.env !== void 0 && message.env.length !== 0) {
      for (const v of message.env) {
        EnvVar.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message.envFrom !== void 0 && message.envFrom.length !== 0) {
      for (const v of message.envFrom) {
        EnvFromSource.encode(v, writer.uint32(26).fork()).join();
      }
    }
    if (message.volumes !== void 0 && message.volumes.length !== 0) {
      for (const v of message.volumes) {
        Volume.encode(v, writer.uint32(34).fork()).join();
      }
    }
    if (message.volumeMounts !== void 0 && message.volumeMounts.length !== 0) {
      for (const v of message.volumeMounts) {
        VolumeMount.encode(v, writer.uint32(42).fork()).join();
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
      const message = createBasePodPresetSpec();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.selector = LabelSelector.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = EnvVar.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.env.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = EnvFromSource.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.envFrom.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            const el = Volume.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumes.push(el);
            }
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            const el = VolumeMount.decode(reader, reader.uint32());
            if (el !== void 0) {
              message.volumeMounts.push(el);
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

// dist/generated/settings/v1alpha1/codecs.js
import { asObject, listFrom, listTo } from "kindwright/generated-code";
function podPresetToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    spec: podPresetSpecToMessage(v.spec ?? {})
  };
}
function podPresetFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.spec = podPresetSpecFromMessage(m.spec ?? {});
  return out;
}
function podPresetSpecToMessage(v) {
  return {
    selector: labelSelectorToMessage(v.selector ?? {}),
    env: listTo(v.env, envVarToMessage),
    envFrom: listTo(v.envFrom, envFromSourceToMessage),
    volumes: listTo(v.volumes, volumeToMessage),
    volumeMounts: listTo(v.volumeMounts, volumeMountToMessage)
  };
}
function podPresetSpecFromMessage(m) {
  const out = {};
  out.selector = labelSelectorFromMessage(m.selector ?? {});
  if (!!m.env?.length) out.env = listFrom(m.env, envVarFromMessage);
  if (!!m.envFrom?.length) out.envFrom = listFrom(m.envFrom, envFromSourceFromMessage);
  if (!!m.volumes?.length) out.volumes = listFrom(m.volumes, volumeFromMessage);
  if (!!m.volumeMounts?.length) out.volumeMounts = listFrom(m.volumeMounts, volumeMountFromMessage);
  return out;
}
var PodPreset2 = {
  encode: (object) => PodPreset.encode(podPresetToMessage(object)).finish(),
  decode: (bytes) => asObject("PodPreset", "settings.k8s.io/v1alpha1", podPresetFromMessage(PodPreset.decode(bytes)))
};
export {
  PodPreset2 as PodPreset,
  podPresetFromMessage,
  podPresetSpecFromMessage,
  podPresetSpecToMessage,
  podPresetToMessage
};
