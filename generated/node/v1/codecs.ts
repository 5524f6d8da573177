// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of node.k8s.io/v1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/node/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, mapFrom, mapTo, optionalTo, quantityFrom, quantityTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function runtimeClassToMessage(v: Value, shown: ShownRelease): messages.RuntimeClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      handler: v.handler ?? '',
      overhead: optionalTo(v.overhead, overheadToMessage, shown),
      scheduling: optionalTo(v.scheduling, schedulingToMessage, shown),
    };
}

export function runtimeClassFromMessage(m: messages.RuntimeClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.handler = !m.handler ? '' : m.handler;
    if (m.overhead !== undefined) out.overhead = overheadFromMessage(m.overhead ?? {}, shown);
    if (m.scheduling !== undefined) out.scheduling = schedulingFromMessage(m.scheduling ?? {}, shown);
    return out;
}

export function overheadToMessage(v: Value, shown: ShownRelease): messages.Overhead {
    return {
      podFixed: mapTo(v.podFixed, quantityTo, shown),
    };
}

export function overheadFromMessage(m: messages.Overhead, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.podFixed?.size)) out.podFixed = mapFrom(m.podFixed, quantityFrom, shown);
    return out;
}

export function schedulingToMessage(v: Value, shown: ShownRelease): messages.Scheduling {
    return {
      nodeSelector: mapTo(v.nodeSelector, same, shown),
      tolerations: listTo(v.tolerations, coreV1.tolerationToMessage, shown),
    };
}

export function schedulingFromMessage(m: messages.Scheduling, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.nodeSelector?.size)) out.nodeSelector = mapFrom(m.nodeSelector, same, shown);
    if (!(!m.tolerations?.length)) out.tolerations = listFrom(m.tolerations, coreV1.tolerationFromMessage, shown);
    return out;
}

export const RuntimeClass: GeneratedCodec = {
      encode: (object, shown) => messages.RuntimeClass.encode(runtimeClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("RuntimeClass", "node.k8s.io/v1", runtimeClassFromMessage(messages.RuntimeClass.decode(bytes), shown)),
    };
