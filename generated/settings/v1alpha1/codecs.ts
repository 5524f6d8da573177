// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of settings.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/settings/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function podPresetToMessage(v: Value, shown: ShownRelease): messages.PodPreset {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podPresetSpecToMessage(v.spec ?? {}, shown),
    };
}

export function podPresetFromMessage(m: messages.PodPreset, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podPresetSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function podPresetSpecToMessage(v: Value, shown: ShownRelease): messages.PodPresetSpec {
    return {
      selector: metaV1.labelSelectorToMessage(v.selector ?? {}, shown),
      env: listTo(v.env, coreV1.envVarToMessage, shown),
      envFrom: listTo(v.envFrom, coreV1.envFromSourceToMessage, shown),
      volumes: listTo(v.volumes, coreV1.volumeToMessage, shown),
      volumeMounts: listTo(v.volumeMounts, coreV1.volumeMountToMessage, shown),
    };
}

export function podPresetSpecFromMessage(m: messages.PodPresetSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    if (!(!m.env?.length)) out.env = listFrom(m.env, coreV1.envVarFromMessage, shown);
    if (!(!m.envFrom?.length)) out.envFrom = listFrom(m.envFrom, coreV1.envFromSourceFromMessage, shown);
    if (!(!m.volumes?.length)) out.volumes = listFrom(m.volumes, coreV1.volumeFromMessage, shown);
    if (!(!m.volumeMounts?.length)) out.volumeMounts = listFrom(m.volumeMounts, coreV1.volumeMountFromMessage, shown);
    return out;
}

export const PodPreset: GeneratedCodec = {
      encode: (object, shown) => messages.PodPreset.encode(podPresetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodPreset", "settings.k8s.io/v1alpha1", podPresetFromMessage(messages.PodPreset.decode(bytes), shown)),
    };
