// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of discovery.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/discovery/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, mapFrom, mapTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function endpointSliceToMessage(v: Value, shown: ShownRelease): messages.EndpointSlice {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      addressType: v.addressType ?? '',
      endpoints: listTo(v.endpoints, endpointToMessage, shown),
      ports: listTo(v.ports, endpointPortToMessage, shown),
    };
}

export function endpointSliceFromMessage(m: messages.EndpointSlice, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.addressType = !m.addressType ? '' : m.addressType;
    out.endpoints = !m.endpoints?.length ? null : listFrom(m.endpoints, endpointFromMessage, shown);
    out.ports = !m.ports?.length ? null : listFrom(m.ports, endpointPortFromMessage, shown);
    return out;
}

export function endpointToMessage(v: Value, shown: ShownRelease): messages.Endpoint {
    return {
      addresses: listTo(v.addresses, same, shown),
      conditions: endpointConditionsToMessage(v.conditions ?? {}, shown),
      hostname: v.hostname ?? undefined,
      targetRef: optionalTo(v.targetRef, coreV1.objectReferenceToMessage, shown),
      topology: mapTo(v.topology, same, shown),
      nodeName: v.nodeName ?? undefined,
    };
}

export function endpointFromMessage(m: messages.Endpoint, shown: ShownRelease): Value {
    const out: Value = {};
    out.addresses = !m.addresses?.length ? null : listFrom(m.addresses, same, shown);
    out.conditions = endpointConditionsFromMessage(m.conditions ?? {}, shown);
    if (m.hostname !== undefined) out.hostname = m.hostname;
    if (m.targetRef !== undefined) out.targetRef = coreV1.objectReferenceFromMessage(m.targetRef ?? {}, shown);
    if (!(!m.topology?.size)) out.topology = mapFrom(m.topology, same, shown);
    if (m.nodeName !== undefined) out.nodeName = m.nodeName;
    return out;
}

export function endpointConditionsToMessage(v: Value, _shown: ShownRelease): messages.EndpointConditions {
    return {
      ready: v.ready ?? undefined,
      serving: v.serving ?? undefined,
      terminating: v.terminating ?? undefined,
    };
}

export function endpointConditionsFromMessage(m: messages.EndpointConditions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.ready !== undefined) out.ready = m.ready;
    if (m.serving !== undefined) out.serving = m.serving;
    if (m.terminating !== undefined) out.terminating = m.terminating;
    return out;
}

export function endpointPortToMessage(v: Value, _shown: ShownRelease): messages.EndpointPort {
    return {
      name: v.name ?? undefined,
      protocol: v.protocol ?? undefined,
      port: v.port ?? undefined,
      appProtocol: v.appProtocol ?? undefined,
    };
}

export function endpointPortFromMessage(m: messages.EndpointPort, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.name !== undefined) out.name = m.name;
    if (m.protocol !== undefined) out.protocol = m.protocol;
    if (m.port !== undefined) out.port = m.port;
    if (m.appProtocol !== undefined) out.appProtocol = m.appProtocol;
    return out;
}

export const EndpointSlice: GeneratedCodec = {
      encode: (object, shown) => messages.EndpointSlice.encode(endpointSliceToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("EndpointSlice", "discovery.k8s.io/v1alpha1", endpointSliceFromMessage(messages.EndpointSlice.decode(bytes), shown)),
    };
