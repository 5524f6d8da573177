// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of networking.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/networking/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function clusterCIDRToMessage(v: Value, shown: ShownRelease): messages.ClusterCIDR {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: clusterCIDRSpecToMessage(v.spec ?? {}, shown),
    };
}

export function clusterCIDRFromMessage(m: messages.ClusterCIDR, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = clusterCIDRSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function clusterCIDRSpecToMessage(v: Value, shown: ShownRelease): messages.ClusterCIDRSpec {
    return {
      nodeSelector: optionalTo(v.nodeSelector, coreV1.nodeSelectorToMessage, shown),
      perNodeHostBits: v.perNodeHostBits ?? 0,
      ipv4: v.ipv4 ?? '',
      ipv6: v.ipv6 ?? '',
    };
}

export function clusterCIDRSpecFromMessage(m: messages.ClusterCIDRSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.nodeSelector !== undefined) out.nodeSelector = coreV1.nodeSelectorFromMessage(m.nodeSelector ?? {}, shown);
    out.perNodeHostBits = !m.perNodeHostBits ? 0 : m.perNodeHostBits;
    out.ipv4 = !m.ipv4 ? '' : m.ipv4;
    out.ipv6 = !m.ipv6 ? '' : m.ipv6;
    return out;
}

export function iPAddressToMessage(v: Value, shown: ShownRelease): messages.IPAddress {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: iPAddressSpecToMessage(v.spec ?? {}, shown),
    };
}

export function iPAddressFromMessage(m: messages.IPAddress, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = iPAddressSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function iPAddressSpecToMessage(v: Value, shown: ShownRelease): messages.IPAddressSpec {
    return {
      parentRef: optionalTo(v.parentRef, parentReferenceToMessage, shown),
    };
}

export function iPAddressSpecFromMessage(m: messages.IPAddressSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.parentRef !== undefined) out.parentRef = parentReferenceFromMessage(m.parentRef ?? {}, shown);
    return out;
}

export function parentReferenceToMessage(v: Value, shown: ShownRelease): messages.ParentReference {
    return {
      group: v.group ?? '',
      resource: v.resource ?? '',
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      uid: !shown.has("1.29") ? v.uid ?? '' : undefined,
    };
}

export function parentReferenceFromMessage(m: messages.ParentReference, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.group)) out.group = m.group;
    if (!(!m.resource)) out.resource = m.resource;
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (!(!m.name)) out.name = m.name;
    if (!shown.has("1.29")) { if (!(!m.uid)) out.uid = m.uid; }

    return out;
}

export function serviceCIDRToMessage(v: Value, shown: ShownRelease): messages.ServiceCIDR {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: serviceCIDRSpecToMessage(v.spec ?? {}, shown),
      status: serviceCIDRStatusToMessage(v.status ?? {}, shown),
    };
}

export function serviceCIDRFromMessage(m: messages.ServiceCIDR, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = serviceCIDRSpecFromMessage(m.spec ?? {}, shown);
    out.status = serviceCIDRStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function serviceCIDRSpecToMessage(v: Value, shown: ShownRelease): messages.ServiceCIDRSpec {
    return {
      cidrs: listTo(v.cidrs, same, shown),
    };
}

export function serviceCIDRSpecFromMessage(m: messages.ServiceCIDRSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.cidrs?.length)) out.cidrs = listFrom(m.cidrs, same, shown);
    return out;
}

export function serviceCIDRStatusToMessage(v: Value, shown: ShownRelease): messages.ServiceCIDRStatus {
    return {
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
    };
}

export function serviceCIDRStatusFromMessage(m: messages.ServiceCIDRStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    return out;
}

export const ClusterCIDR: GeneratedCodec = {
      encode: (object, shown) => messages.ClusterCIDR.encode(clusterCIDRToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ClusterCIDR", "networking.k8s.io/v1alpha1", clusterCIDRFromMessage(messages.ClusterCIDR.decode(bytes), shown)),
    };
export const IPAddress: GeneratedCodec = {
      encode: (object, shown) => messages.IPAddress.encode(iPAddressToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("IPAddress", "networking.k8s.io/v1alpha1", iPAddressFromMessage(messages.IPAddress.decode(bytes), shown)),
    };
export const ServiceCIDR: GeneratedCodec = {
      encode: (object, shown) => messages.ServiceCIDR.encode(serviceCIDRToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ServiceCIDR", "networking.k8s.io/v1alpha1", serviceCIDRFromMessage(messages.ServiceCIDR.decode(bytes), shown)),
    };
