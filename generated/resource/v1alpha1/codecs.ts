// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of resource.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/resource/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function podSchedulingToMessage(v: Value, shown: ShownRelease): messages.PodScheduling {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podSchedulingSpecToMessage(v.spec ?? {}, shown),
      status: podSchedulingStatusToMessage(v.status ?? {}, shown),
    };
}

export function podSchedulingFromMessage(m: messages.PodScheduling, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podSchedulingSpecFromMessage(m.spec ?? {}, shown);
    out.status = podSchedulingStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function podSchedulingSpecToMessage(v: Value, shown: ShownRelease): messages.PodSchedulingSpec {
    return {
      selectedNode: v.selectedNode ?? '',
      potentialNodes: listTo(v.potentialNodes, same, shown),
    };
}

export function podSchedulingSpecFromMessage(m: messages.PodSchedulingSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.selectedNode)) out.selectedNode = m.selectedNode;
    if (!(!m.potentialNodes?.length)) out.potentialNodes = listFrom(m.potentialNodes, same, shown);
    return out;
}

export function podSchedulingStatusToMessage(v: Value, shown: ShownRelease): messages.PodSchedulingStatus {
    return {
      resourceClaims: listTo(v.resourceClaims, resourceClaimSchedulingStatusToMessage, shown),
    };
}

export function podSchedulingStatusFromMessage(m: messages.PodSchedulingStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.resourceClaims?.length)) out.resourceClaims = listFrom(m.resourceClaims, resourceClaimSchedulingStatusFromMessage, shown);
    return out;
}

export function resourceClaimSchedulingStatusToMessage(v: Value, shown: ShownRelease): messages.ResourceClaimSchedulingStatus {
    return {
      name: v.name ?? '',
      unsuitableNodes: listTo(v.unsuitableNodes, same, shown),
    };
}

export function resourceClaimSchedulingStatusFromMessage(m: messages.ResourceClaimSchedulingStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.unsuitableNodes?.length)) out.unsuitableNodes = listFrom(m.unsuitableNodes, same, shown);
    return out;
}

export function resourceClaimToMessage(v: Value, shown: ShownRelease): messages.ResourceClaim {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: resourceClaimSpecToMessage(v.spec ?? {}, shown),
      status: resourceClaimStatusToMessage(v.status ?? {}, shown),
    };
}

export function resourceClaimFromMessage(m: messages.ResourceClaim, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = resourceClaimSpecFromMessage(m.spec ?? {}, shown);
    out.status = resourceClaimStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function resourceClaimSpecToMessage(v: Value, shown: ShownRelease): messages.ResourceClaimSpec {
    return {
      resourceClassName: v.resourceClassName ?? '',
      parametersRef: optionalTo(v.parametersRef, resourceClaimParametersReferenceToMessage, shown),
      allocationMode: v.allocationMode ?? '',
    };
}

export function resourceClaimSpecFromMessage(m: messages.ResourceClaimSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.resourceClassName = !m.resourceClassName ? '' : m.resourceClassName;
    if (m.parametersRef !== undefined) out.parametersRef = resourceClaimParametersReferenceFromMessage(m.parametersRef ?? {}, shown);
    if (!(!m.allocationMode)) out.allocationMode = m.allocationMode;
    return out;
}

export function resourceClaimParametersReferenceToMessage(v: Value, _shown: ShownRelease): messages.ResourceClaimParametersReference {
    return {
      apiGroup: v.apiGroup ?? '',
      kind: v.kind ?? '',
      name: v.name ?? '',
    };
}

export function resourceClaimParametersReferenceFromMessage(m: messages.ResourceClaimParametersReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.apiGroup)) out.apiGroup = m.apiGroup;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    return out;
}

export function resourceClaimStatusToMessage(v: Value, shown: ShownRelease): messages.ResourceClaimStatus {
    return {
      driverName: v.driverName ?? '',
      allocation: optionalTo(v.allocation, allocationResultToMessage, shown),
      reservedFor: listTo(v.reservedFor, resourceClaimConsumerReferenceToMessage, shown),
      deallocationRequested: v.deallocationRequested ?? false,
    };
}

export function resourceClaimStatusFromMessage(m: messages.ResourceClaimStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.driverName)) out.driverName = m.driverName;
    if (m.allocation !== undefined) out.allocation = allocationResultFromMessage(m.allocation ?? {}, shown);
    if (!(!m.reservedFor?.length)) out.reservedFor = listFrom(m.reservedFor, resourceClaimConsumerReferenceFromMessage, shown);
    if (!(!m.deallocationRequested)) out.deallocationRequested = m.deallocationRequested;
    return out;
}

export function allocationResultToMessage(v: Value, shown: ShownRelease): messages.AllocationResult {
    return {
      resourceHandle: v.resourceHandle ?? '',
      availableOnNodes: optionalTo(v.availableOnNodes, coreV1.nodeSelectorToMessage, shown),
      shareable: v.shareable ?? false,
    };
}

export function allocationResultFromMessage(m: messages.AllocationResult, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.resourceHandle)) out.resourceHandle = m.resourceHandle;
    if (m.availableOnNodes !== undefined) out.availableOnNodes = coreV1.nodeSelectorFromMessage(m.availableOnNodes ?? {}, shown);
    if (!(!m.shareable)) out.shareable = m.shareable;
    return out;
}

export function resourceClaimConsumerReferenceToMessage(v: Value, _shown: ShownRelease): messages.ResourceClaimConsumerReference {
    return {
      apiGroup: v.apiGroup ?? '',
      resource: v.resource ?? '',
      name: v.name ?? '',
      uid: v.uid ?? '',
    };
}

export function resourceClaimConsumerReferenceFromMessage(m: messages.ResourceClaimConsumerReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.apiGroup)) out.apiGroup = m.apiGroup;
    out.resource = !m.resource ? '' : m.resource;
    out.name = !m.name ? '' : m.name;
    out.uid = !m.uid ? '' : m.uid;
    return out;
}

export function resourceClaimTemplateToMessage(v: Value, shown: ShownRelease): messages.ResourceClaimTemplate {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: resourceClaimTemplateSpecToMessage(v.spec ?? {}, shown),
    };
}

export function resourceClaimTemplateFromMessage(m: messages.ResourceClaimTemplate, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = resourceClaimTemplateSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function resourceClaimTemplateSpecToMessage(v: Value, shown: ShownRelease): messages.ResourceClaimTemplateSpec {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: resourceClaimSpecToMessage(v.spec ?? {}, shown),
    };
}

export function resourceClaimTemplateSpecFromMessage(m: messages.ResourceClaimTemplateSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = resourceClaimSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function resourceClassToMessage(v: Value, shown: ShownRelease): messages.ResourceClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      driverName: v.driverName ?? '',
      parametersRef: optionalTo(v.parametersRef, resourceClassParametersReferenceToMessage, shown),
      suitableNodes: optionalTo(v.suitableNodes, coreV1.nodeSelectorToMessage, shown),
    };
}

export function resourceClassFromMessage(m: messages.ResourceClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.driverName = !m.driverName ? '' : m.driverName;
    if (m.parametersRef !== undefined) out.parametersRef = resourceClassParametersReferenceFromMessage(m.parametersRef ?? {}, shown);
    if (m.suitableNodes !== undefined) out.suitableNodes = coreV1.nodeSelectorFromMessage(m.suitableNodes ?? {}, shown);
    return out;
}

export function resourceClassParametersReferenceToMessage(v: Value, _shown: ShownRelease): messages.ResourceClassParametersReference {
    return {
      apiGroup: v.apiGroup ?? '',
      kind: v.kind ?? '',
      name: v.name ?? '',
      namespace: v.namespace ?? '',
    };
}

export function resourceClassParametersReferenceFromMessage(m: messages.ResourceClassParametersReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.apiGroup)) out.apiGroup = m.apiGroup;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    if (!(!m.namespace)) out.namespace = m.namespace;
    return out;
}

export const PodScheduling: GeneratedCodec = {
      encode: (object, shown) => messages.PodScheduling.encode(podSchedulingToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodScheduling", "resource.k8s.io/v1alpha1", podSchedulingFromMessage(messages.PodScheduling.decode(bytes), shown)),
    };
export const ResourceClaim: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClaim.encode(resourceClaimToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClaim", "resource.k8s.io/v1alpha1", resourceClaimFromMessage(messages.ResourceClaim.decode(bytes), shown)),
    };
export const ResourceClaimTemplate: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClaimTemplate.encode(resourceClaimTemplateToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClaimTemplate", "resource.k8s.io/v1alpha1", resourceClaimTemplateFromMessage(messages.ResourceClaimTemplate.decode(bytes), shown)),
    };
export const ResourceClass: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClass.encode(resourceClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClass", "resource.k8s.io/v1alpha1", resourceClassFromMessage(messages.ResourceClass.decode(bytes), shown)),
    };
