// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of resource.k8s.io/v1alpha2. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/resource/v1alpha2/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, optionalTo, quantityFrom, quantityTo, rawFrom, rawTo, same } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function podSchedulingContextToMessage(v: Value, shown: ShownRelease): messages.PodSchedulingContext {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podSchedulingContextSpecToMessage(v.spec ?? {}, shown),
      status: podSchedulingContextStatusToMessage(v.status ?? {}, shown),
    };
}

export function podSchedulingContextFromMessage(m: messages.PodSchedulingContext, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podSchedulingContextSpecFromMessage(m.spec ?? {}, shown);
    out.status = podSchedulingContextStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function podSchedulingContextSpecToMessage(v: Value, shown: ShownRelease): messages.PodSchedulingContextSpec {
    return {
      selectedNode: v.selectedNode ?? '',
      potentialNodes: listTo(v.potentialNodes, same, shown),
    };
}

export function podSchedulingContextSpecFromMessage(m: messages.PodSchedulingContextSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.selectedNode)) out.selectedNode = m.selectedNode;
    if (!(!m.potentialNodes?.length)) out.potentialNodes = listFrom(m.potentialNodes, same, shown);
    return out;
}

export function podSchedulingContextStatusToMessage(v: Value, shown: ShownRelease): messages.PodSchedulingContextStatus {
    return {
      resourceClaims: listTo(v.resourceClaims, resourceClaimSchedulingStatusToMessage, shown),
    };
}

export function podSchedulingContextStatusFromMessage(m: messages.PodSchedulingContextStatus, shown: ShownRelease): Value {
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
      resourceHandles: listTo(v.resourceHandles, resourceHandleToMessage, shown),
      availableOnNodes: optionalTo(v.availableOnNodes, coreV1.nodeSelectorToMessage, shown),
      shareable: v.shareable ?? false,
    };
}

export function allocationResultFromMessage(m: messages.AllocationResult, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.resourceHandles?.length)) out.resourceHandles = listFrom(m.resourceHandles, resourceHandleFromMessage, shown);
    if (m.availableOnNodes !== undefined) out.availableOnNodes = coreV1.nodeSelectorFromMessage(m.availableOnNodes ?? {}, shown);
    if (!(!m.shareable)) out.shareable = m.shareable;
    return out;
}

export function resourceHandleToMessage(v: Value, shown: ShownRelease): messages.ResourceHandle {
    return {
      driverName: v.driverName ?? '',
      data: v.data ?? '',
      structuredData: optionalTo(v.structuredData, structuredResourceHandleToMessage, shown),
    };
}

export function resourceHandleFromMessage(m: messages.ResourceHandle, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.driverName)) out.driverName = m.driverName;
    if (!(!m.data)) out.data = m.data;
    if (shown.has("1.30")) { if (m.structuredData !== undefined) out.structuredData = structuredResourceHandleFromMessage(m.structuredData ?? {}, shown); }

    return out;
}

export function structuredResourceHandleToMessage(v: Value, shown: ShownRelease): messages.StructuredResourceHandle {
    return {
      vendorClassParameters: rawTo(v.vendorClassParameters ?? undefined),
      vendorClaimParameters: rawTo(v.vendorClaimParameters ?? undefined),
      nodeName: v.nodeName ?? '',
      results: listTo(v.results, driverAllocationResultToMessage, shown),
    };
}

export function structuredResourceHandleFromMessage(m: messages.StructuredResourceHandle, shown: ShownRelease): Value {
    const out: Value = {};
    out.vendorClassParameters = rawFrom(m.vendorClassParameters);
    out.vendorClaimParameters = rawFrom(m.vendorClaimParameters);
    if (!(!m.nodeName)) out.nodeName = m.nodeName;
    out.results = !m.results?.length ? null : listFrom(m.results, driverAllocationResultFromMessage, shown);
    return out;
}

export function driverAllocationResultToMessage(v: Value, shown: ShownRelease): messages.DriverAllocationResult {
    return {
      vendorRequestParameters: rawTo(v.vendorRequestParameters ?? undefined),
      allocationResultModel: allocationResultModelToMessage(v, shown),
    };
}

export function driverAllocationResultFromMessage(m: messages.DriverAllocationResult, shown: ShownRelease): Value {
    const out: Value = {};
    out.vendorRequestParameters = rawFrom(m.vendorRequestParameters);
    Object.assign(out, allocationResultModelFromMessage(m.allocationResultModel ?? {}, shown));
    return out;
}

export function allocationResultModelToMessage(v: Value, shown: ShownRelease): messages.AllocationResultModel {
    return {
      namedResources: optionalTo(v.namedResources, namedResourcesAllocationResultToMessage, shown),
    };
}

export function allocationResultModelFromMessage(m: messages.AllocationResultModel, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.namedResources !== undefined) out.namedResources = namedResourcesAllocationResultFromMessage(m.namedResources ?? {}, shown);
    return out;
}

export function namedResourcesAllocationResultToMessage(v: Value, _shown: ShownRelease): messages.NamedResourcesAllocationResult {
    return {
      name: v.name ?? '',
    };
}

export function namedResourcesAllocationResultFromMessage(m: messages.NamedResourcesAllocationResult, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
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

export function resourceClaimParametersToMessage(v: Value, shown: ShownRelease): messages.ResourceClaimParameters {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      generatedFrom: optionalTo(v.generatedFrom, resourceClaimParametersReferenceToMessage, shown),
      shareable: v.shareable ?? false,
      driverRequests: listTo(v.driverRequests, driverRequestsToMessage, shown),
    };
}

export function resourceClaimParametersFromMessage(m: messages.ResourceClaimParameters, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (m.generatedFrom !== undefined) out.generatedFrom = resourceClaimParametersReferenceFromMessage(m.generatedFrom ?? {}, shown);
    if (!(!m.shareable)) out.shareable = m.shareable;
    if (!(!m.driverRequests?.length)) out.driverRequests = listFrom(m.driverRequests, driverRequestsFromMessage, shown);
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

export function driverRequestsToMessage(v: Value, shown: ShownRelease): messages.DriverRequests {
    return {
      driverName: v.driverName ?? '',
      vendorParameters: rawTo(v.vendorParameters ?? undefined),
      requests: listTo(v.requests, resourceRequestToMessage, shown),
    };
}

export function driverRequestsFromMessage(m: messages.DriverRequests, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.driverName)) out.driverName = m.driverName;
    out.vendorParameters = rawFrom(m.vendorParameters);
    if (!(!m.requests?.length)) out.requests = listFrom(m.requests, resourceRequestFromMessage, shown);
    return out;
}

export function resourceRequestToMessage(v: Value, shown: ShownRelease): messages.ResourceRequest {
    return {
      vendorParameters: rawTo(v.vendorParameters ?? undefined),
      resourceRequestModel: resourceRequestModelToMessage(v, shown),
    };
}

export function resourceRequestFromMessage(m: messages.ResourceRequest, shown: ShownRelease): Value {
    const out: Value = {};
    out.vendorParameters = rawFrom(m.vendorParameters);
    Object.assign(out, resourceRequestModelFromMessage(m.resourceRequestModel ?? {}, shown));
    return out;
}

export function resourceRequestModelToMessage(v: Value, shown: ShownRelease): messages.ResourceRequestModel {
    return {
      namedResources: optionalTo(v.namedResources, namedResourcesRequestToMessage, shown),
    };
}

export function resourceRequestModelFromMessage(m: messages.ResourceRequestModel, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.namedResources !== undefined) out.namedResources = namedResourcesRequestFromMessage(m.namedResources ?? {}, shown);
    return out;
}

export function namedResourcesRequestToMessage(v: Value, _shown: ShownRelease): messages.NamedResourcesRequest {
    return {
      selector: v.selector ?? '',
    };
}

export function namedResourcesRequestFromMessage(m: messages.NamedResourcesRequest, _shown: ShownRelease): Value {
    const out: Value = {};
    out.selector = !m.selector ? '' : m.selector;
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
      structuredParameters: v.structuredParameters ?? undefined,
    };
}

export function resourceClassFromMessage(m: messages.ResourceClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.driverName = !m.driverName ? '' : m.driverName;
    if (m.parametersRef !== undefined) out.parametersRef = resourceClassParametersReferenceFromMessage(m.parametersRef ?? {}, shown);
    if (m.suitableNodes !== undefined) out.suitableNodes = coreV1.nodeSelectorFromMessage(m.suitableNodes ?? {}, shown);
    if (shown.has("1.30")) { if (m.structuredParameters !== undefined) out.structuredParameters = m.structuredParameters; }

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

export function resourceClassParametersToMessage(v: Value, shown: ShownRelease): messages.ResourceClassParameters {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      generatedFrom: optionalTo(v.generatedFrom, resourceClassParametersReferenceToMessage, shown),
      vendorParameters: listTo(v.vendorParameters, vendorParametersToMessage, shown),
      filters: listTo(v.filters, resourceFilterToMessage, shown),
    };
}

export function resourceClassParametersFromMessage(m: messages.ResourceClassParameters, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (m.generatedFrom !== undefined) out.generatedFrom = resourceClassParametersReferenceFromMessage(m.generatedFrom ?? {}, shown);
    if (!(!m.vendorParameters?.length)) out.vendorParameters = listFrom(m.vendorParameters, vendorParametersFromMessage, shown);
    if (!(!m.filters?.length)) out.filters = listFrom(m.filters, resourceFilterFromMessage, shown);
    return out;
}

export function vendorParametersToMessage(v: Value, _shown: ShownRelease): messages.VendorParameters {
    return {
      driverName: v.driverName ?? '',
      parameters: rawTo(v.parameters ?? undefined),
    };
}

export function vendorParametersFromMessage(m: messages.VendorParameters, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.driverName)) out.driverName = m.driverName;
    out.parameters = rawFrom(m.parameters);
    return out;
}

export function resourceFilterToMessage(v: Value, shown: ShownRelease): messages.ResourceFilter {
    return {
      driverName: v.driverName ?? '',
      resourceFilterModel: resourceFilterModelToMessage(v, shown),
    };
}

export function resourceFilterFromMessage(m: messages.ResourceFilter, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.driverName)) out.driverName = m.driverName;
    Object.assign(out, resourceFilterModelFromMessage(m.resourceFilterModel ?? {}, shown));
    return out;
}

export function resourceFilterModelToMessage(v: Value, shown: ShownRelease): messages.ResourceFilterModel {
    return {
      namedResources: optionalTo(v.namedResources, namedResourcesFilterToMessage, shown),
    };
}

export function resourceFilterModelFromMessage(m: messages.ResourceFilterModel, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.namedResources !== undefined) out.namedResources = namedResourcesFilterFromMessage(m.namedResources ?? {}, shown);
    return out;
}

export function namedResourcesFilterToMessage(v: Value, _shown: ShownRelease): messages.NamedResourcesFilter {
    return {
      selector: v.selector ?? '',
    };
}

export function namedResourcesFilterFromMessage(m: messages.NamedResourcesFilter, _shown: ShownRelease): Value {
    const out: Value = {};
    out.selector = !m.selector ? '' : m.selector;
    return out;
}

export function resourceSliceToMessage(v: Value, shown: ShownRelease): messages.ResourceSlice {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      nodeName: v.nodeName ?? '',
      driverName: v.driverName ?? '',
      resourceModel: resourceModelToMessage(v, shown),
    };
}

export function resourceSliceFromMessage(m: messages.ResourceSlice, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.nodeName)) out.nodeName = m.nodeName;
    out.driverName = !m.driverName ? '' : m.driverName;
    Object.assign(out, resourceModelFromMessage(m.resourceModel ?? {}, shown));
    return out;
}

export function resourceModelToMessage(v: Value, shown: ShownRelease): messages.ResourceModel {
    return {
      namedResources: optionalTo(v.namedResources, namedResourcesResourcesToMessage, shown),
    };
}

export function resourceModelFromMessage(m: messages.ResourceModel, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.namedResources !== undefined) out.namedResources = namedResourcesResourcesFromMessage(m.namedResources ?? {}, shown);
    return out;
}

export function namedResourcesResourcesToMessage(v: Value, shown: ShownRelease): messages.NamedResourcesResources {
    return {
      instances: listTo(v.instances, namedResourcesInstanceToMessage, shown),
    };
}

export function namedResourcesResourcesFromMessage(m: messages.NamedResourcesResources, shown: ShownRelease): Value {
    const out: Value = {};
    out.instances = !m.instances?.length ? null : listFrom(m.instances, namedResourcesInstanceFromMessage, shown);
    return out;
}

export function namedResourcesInstanceToMessage(v: Value, shown: ShownRelease): messages.NamedResourcesInstance {
    return {
      name: v.name ?? '',
      attributes: listTo(v.attributes, namedResourcesAttributeToMessage, shown),
    };
}

export function namedResourcesInstanceFromMessage(m: messages.NamedResourcesInstance, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.attributes?.length)) out.attributes = listFrom(m.attributes, namedResourcesAttributeFromMessage, shown);
    return out;
}

export function namedResourcesAttributeToMessage(v: Value, shown: ShownRelease): messages.NamedResourcesAttribute {
    return {
      name: v.name ?? '',
      attributeValue: namedResourcesAttributeValueToMessage(v, shown),
    };
}

export function namedResourcesAttributeFromMessage(m: messages.NamedResourcesAttribute, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    Object.assign(out, namedResourcesAttributeValueFromMessage(m.attributeValue ?? {}, shown));
    return out;
}

export function namedResourcesAttributeValueToMessage(v: Value, shown: ShownRelease): messages.NamedResourcesAttributeValue {
    return {
      quantity: optionalTo(v.quantity, quantityTo, shown),
      bool: v.bool ?? undefined,
      int: optionalTo(v.int, longTo, shown),
      intSlice: optionalTo(v.intSlice, namedResourcesIntSliceToMessage, shown),
      string: v.string ?? undefined,
      stringSlice: optionalTo(v.stringSlice, namedResourcesStringSliceToMessage, shown),
      version: v.version ?? undefined,
    };
}

export function namedResourcesAttributeValueFromMessage(m: messages.NamedResourcesAttributeValue, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.quantity !== undefined) out.quantity = quantityFrom(m.quantity);
    if (m.bool !== undefined) out.bool = m.bool;
    if (m.int !== undefined) out.int = longFrom(m.int);
    if (m.intSlice !== undefined) out.intSlice = namedResourcesIntSliceFromMessage(m.intSlice ?? {}, shown);
    if (m.string !== undefined) out.string = m.string;
    if (m.stringSlice !== undefined) out.stringSlice = namedResourcesStringSliceFromMessage(m.stringSlice ?? {}, shown);
    if (m.version !== undefined) out.version = m.version;
    return out;
}

export function namedResourcesIntSliceToMessage(v: Value, shown: ShownRelease): messages.NamedResourcesIntSlice {
    return {
      ints: listTo(v.ints, longTo, shown),
    };
}

export function namedResourcesIntSliceFromMessage(m: messages.NamedResourcesIntSlice, shown: ShownRelease): Value {
    const out: Value = {};
    out.ints = !m.ints?.length ? null : listFrom(m.ints, longFrom, shown);
    return out;
}

export function namedResourcesStringSliceToMessage(v: Value, shown: ShownRelease): messages.NamedResourcesStringSlice {
    return {
      strings: listTo(v.strings, same, shown),
    };
}

export function namedResourcesStringSliceFromMessage(m: messages.NamedResourcesStringSlice, shown: ShownRelease): Value {
    const out: Value = {};
    out.strings = !m.strings?.length ? null : listFrom(m.strings, same, shown);
    return out;
}

export const PodSchedulingContext: GeneratedCodec = {
      encode: (object, shown) => messages.PodSchedulingContext.encode(podSchedulingContextToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodSchedulingContext", "resource.k8s.io/v1alpha2", podSchedulingContextFromMessage(messages.PodSchedulingContext.decode(bytes), shown)),
    };
export const ResourceClaim: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClaim.encode(resourceClaimToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClaim", "resource.k8s.io/v1alpha2", resourceClaimFromMessage(messages.ResourceClaim.decode(bytes), shown)),
    };
export const ResourceClaimParameters: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClaimParameters.encode(resourceClaimParametersToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClaimParameters", "resource.k8s.io/v1alpha2", resourceClaimParametersFromMessage(messages.ResourceClaimParameters.decode(bytes), shown)),
    };
export const ResourceClaimTemplate: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClaimTemplate.encode(resourceClaimTemplateToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClaimTemplate", "resource.k8s.io/v1alpha2", resourceClaimTemplateFromMessage(messages.ResourceClaimTemplate.decode(bytes), shown)),
    };
export const ResourceClass: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClass.encode(resourceClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClass", "resource.k8s.io/v1alpha2", resourceClassFromMessage(messages.ResourceClass.decode(bytes), shown)),
    };
export const ResourceClassParameters: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClassParameters.encode(resourceClassParametersToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClassParameters", "resource.k8s.io/v1alpha2", resourceClassParametersFromMessage(messages.ResourceClassParameters.decode(bytes), shown)),
    };
export const ResourceSlice: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceSlice.encode(resourceSliceToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceSlice", "resource.k8s.io/v1alpha2", resourceSliceFromMessage(messages.ResourceSlice.decode(bytes), shown)),
    };
