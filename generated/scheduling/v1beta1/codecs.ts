// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of scheduling.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/api/scheduling/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function priorityClassToMessage(v: Value, shown: ShownRelease): messages.PriorityClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      value: v.value ?? 0,
      globalDefault: v.globalDefault ?? false,
      description: v.description ?? '',
      preemptionPolicy: v.preemptionPolicy ?? undefined,
    };
}

export function priorityClassFromMessage(m: messages.PriorityClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.value = !m.value ? 0 : m.value;
    if (!(!m.globalDefault)) out.globalDefault = m.globalDefault;
    if (!(!m.description)) out.description = m.description;
    if (m.preemptionPolicy !== undefined) out.preemptionPolicy = m.preemptionPolicy;
    return out;
}

export const PriorityClass: GeneratedCodec = {
      encode: (object, shown) => messages.PriorityClass.encode(priorityClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PriorityClass", "scheduling.k8s.io/v1beta1", priorityClassFromMessage(messages.PriorityClass.decode(bytes), shown)),
    };
