// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of resource.k8s.io/v1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/resource/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, quantityFrom, quantityTo, rawFrom, rawTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function deviceClassToMessage(v: Value, shown: ShownRelease): messages.DeviceClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: deviceClassSpecToMessage(v.spec ?? {}, shown),
    };
}

export function deviceClassFromMessage(m: messages.DeviceClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = deviceClassSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function deviceClassSpecToMessage(v: Value, shown: ShownRelease): messages.DeviceClassSpec {
    return {
      selectors: listTo(v.selectors, deviceSelectorToMessage, shown),
      config: listTo(v.config, deviceClassConfigurationToMessage, shown),
      extendedResourceName: v.extendedResourceName ?? undefined,
    };
}

export function deviceClassSpecFromMessage(m: messages.DeviceClassSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.selectors?.length)) out.selectors = listFrom(m.selectors, deviceSelectorFromMessage, shown);
    if (!(!m.config?.length)) out.config = listFrom(m.config, deviceClassConfigurationFromMessage, shown);
    if (m.extendedResourceName !== undefined) out.extendedResourceName = m.extendedResourceName;
    return out;
}

export function deviceSelectorToMessage(v: Value, shown: ShownRelease): messages.DeviceSelector {
    return {
      cel: optionalTo(v.cel, cELDeviceSelectorToMessage, shown),
    };
}

export function deviceSelectorFromMessage(m: messages.DeviceSelector, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.cel !== undefined) out.cel = cELDeviceSelectorFromMessage(m.cel ?? {}, shown);
    return out;
}

export function deviceClassConfigurationToMessage(v: Value, shown: ShownRelease): messages.DeviceClassConfiguration {
    return {
      deviceConfiguration: deviceConfigurationToMessage(v, shown),
    };
}

export function deviceClassConfigurationFromMessage(m: messages.DeviceClassConfiguration, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, deviceConfigurationFromMessage(m.deviceConfiguration ?? {}, shown));
    return out;
}

export function cELDeviceSelectorToMessage(v: Value, _shown: ShownRelease): messages.CELDeviceSelector {
    return {
      expression: v.expression ?? '',
    };
}

export function cELDeviceSelectorFromMessage(m: messages.CELDeviceSelector, _shown: ShownRelease): Value {
    const out: Value = {};
    out.expression = !m.expression ? '' : m.expression;
    return out;
}

export function deviceConfigurationToMessage(v: Value, shown: ShownRelease): messages.DeviceConfiguration {
    return {
      opaque: optionalTo(v.opaque, opaqueDeviceConfigurationToMessage, shown),
    };
}

export function deviceConfigurationFromMessage(m: messages.DeviceConfiguration, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.opaque !== undefined) out.opaque = opaqueDeviceConfigurationFromMessage(m.opaque ?? {}, shown);
    return out;
}

export function opaqueDeviceConfigurationToMessage(v: Value, _shown: ShownRelease): messages.OpaqueDeviceConfiguration {
    return {
      driver: v.driver ?? '',
      parameters: rawTo(v.parameters ?? undefined),
    };
}

export function opaqueDeviceConfigurationFromMessage(m: messages.OpaqueDeviceConfiguration, _shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    out.parameters = rawFrom(m.parameters);
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
      devices: deviceClaimToMessage(v.devices ?? {}, shown),
    };
}

export function resourceClaimSpecFromMessage(m: messages.ResourceClaimSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.devices = deviceClaimFromMessage(m.devices ?? {}, shown);
    return out;
}

export function resourceClaimStatusToMessage(v: Value, shown: ShownRelease): messages.ResourceClaimStatus {
    return {
      allocation: optionalTo(v.allocation, allocationResultToMessage, shown),
      reservedFor: listTo(v.reservedFor, resourceClaimConsumerReferenceToMessage, shown),
      devices: listTo(v.devices, allocatedDeviceStatusToMessage, shown),
    };
}

export function resourceClaimStatusFromMessage(m: messages.ResourceClaimStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.allocation !== undefined) out.allocation = allocationResultFromMessage(m.allocation ?? {}, shown);
    if (!(!m.reservedFor?.length)) out.reservedFor = listFrom(m.reservedFor, resourceClaimConsumerReferenceFromMessage, shown);
    if (!(!m.devices?.length)) out.devices = listFrom(m.devices, allocatedDeviceStatusFromMessage, shown);
    return out;
}

export function deviceClaimToMessage(v: Value, shown: ShownRelease): messages.DeviceClaim {
    return {
      requests: listTo(v.requests, deviceRequestToMessage, shown),
      constraints: listTo(v.constraints, deviceConstraintToMessage, shown),
      config: listTo(v.config, deviceClaimConfigurationToMessage, shown),
    };
}

export function deviceClaimFromMessage(m: messages.DeviceClaim, shown: ShownRelease): Value {
    const out: Value = {};
    out.requests = !m.requests?.length ? null : listFrom(m.requests, deviceRequestFromMessage, shown);
    if (!(!m.constraints?.length)) out.constraints = listFrom(m.constraints, deviceConstraintFromMessage, shown);
    if (!(!m.config?.length)) out.config = listFrom(m.config, deviceClaimConfigurationFromMessage, shown);
    return out;
}

export function allocationResultToMessage(v: Value, shown: ShownRelease): messages.AllocationResult {
    return {
      devices: deviceAllocationResultToMessage(v.devices ?? {}, shown),
      nodeSelector: optionalTo(v.nodeSelector, coreV1.nodeSelectorToMessage, shown),
      allocationTimestamp: optionalTo(v.allocationTimestamp, timeTo, shown),
    };
}

export function allocationResultFromMessage(m: messages.AllocationResult, shown: ShownRelease): Value {
    const out: Value = {};
    out.devices = deviceAllocationResultFromMessage(m.devices ?? {}, shown);
    if (m.nodeSelector !== undefined) out.nodeSelector = coreV1.nodeSelectorFromMessage(m.nodeSelector ?? {}, shown);
    if (m.allocationTimestamp !== undefined) out.allocationTimestamp = timeFrom(m.allocationTimestamp);
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

export function allocatedDeviceStatusToMessage(v: Value, shown: ShownRelease): messages.AllocatedDeviceStatus {
    return {
      driver: v.driver ?? '',
      pool: v.pool ?? '',
      device: v.device ?? '',
      shareID: v.shareID ?? undefined,
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
      data: optionalTo(v.data, rawTo, shown),
      networkData: optionalTo(v.networkData, networkDeviceDataToMessage, shown),
    };
}

export function allocatedDeviceStatusFromMessage(m: messages.AllocatedDeviceStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    out.pool = !m.pool ? '' : m.pool;
    out.device = !m.device ? '' : m.device;
    if (m.shareID !== undefined) out.shareID = m.shareID;
    out.conditions = !m.conditions?.length ? null : listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    if (m.data !== undefined) out.data = rawFrom(m.data);
    if (m.networkData !== undefined) out.networkData = networkDeviceDataFromMessage(m.networkData ?? {}, shown);
    return out;
}

export function deviceRequestToMessage(v: Value, shown: ShownRelease): messages.DeviceRequest {
    return {
      name: v.name ?? '',
      exactly: optionalTo(v.exactly, exactDeviceRequestToMessage, shown),
      firstAvailable: listTo(v.firstAvailable, deviceSubRequestToMessage, shown),
    };
}

export function deviceRequestFromMessage(m: messages.DeviceRequest, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.exactly !== undefined) out.exactly = exactDeviceRequestFromMessage(m.exactly ?? {}, shown);
    if (!(!m.firstAvailable?.length)) out.firstAvailable = listFrom(m.firstAvailable, deviceSubRequestFromMessage, shown);
    return out;
}

export function deviceConstraintToMessage(v: Value, shown: ShownRelease): messages.DeviceConstraint {
    return {
      requests: listTo(v.requests, same, shown),
      matchAttribute: v.matchAttribute ?? undefined,
      distinctAttribute: v.distinctAttribute ?? undefined,
    };
}

export function deviceConstraintFromMessage(m: messages.DeviceConstraint, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.requests?.length)) out.requests = listFrom(m.requests, same, shown);
    if (m.matchAttribute !== undefined) out.matchAttribute = m.matchAttribute;
    if (m.distinctAttribute !== undefined) out.distinctAttribute = m.distinctAttribute;
    return out;
}

export function deviceClaimConfigurationToMessage(v: Value, shown: ShownRelease): messages.DeviceClaimConfiguration {
    return {
      requests: listTo(v.requests, same, shown),
      deviceConfiguration: deviceConfigurationToMessage(v, shown),
    };
}

export function deviceClaimConfigurationFromMessage(m: messages.DeviceClaimConfiguration, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.requests?.length)) out.requests = listFrom(m.requests, same, shown);
    Object.assign(out, deviceConfigurationFromMessage(m.deviceConfiguration ?? {}, shown));
    return out;
}

export function deviceAllocationResultToMessage(v: Value, shown: ShownRelease): messages.DeviceAllocationResult {
    return {
      results: listTo(v.results, deviceRequestAllocationResultToMessage, shown),
      config: listTo(v.config, deviceAllocationConfigurationToMessage, shown),
    };
}

export function deviceAllocationResultFromMessage(m: messages.DeviceAllocationResult, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.results?.length)) out.results = listFrom(m.results, deviceRequestAllocationResultFromMessage, shown);
    if (!(!m.config?.length)) out.config = listFrom(m.config, deviceAllocationConfigurationFromMessage, shown);
    return out;
}

export function networkDeviceDataToMessage(v: Value, shown: ShownRelease): messages.NetworkDeviceData {
    return {
      interfaceName: v.interfaceName ?? '',
      ips: listTo(v.ips, same, shown),
      hardwareAddress: v.hardwareAddress ?? '',
    };
}

export function networkDeviceDataFromMessage(m: messages.NetworkDeviceData, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.interfaceName)) out.interfaceName = m.interfaceName;
    if (!(!m.ips?.length)) out.ips = listFrom(m.ips, same, shown);
    if (!(!m.hardwareAddress)) out.hardwareAddress = m.hardwareAddress;
    return out;
}

export function exactDeviceRequestToMessage(v: Value, shown: ShownRelease): messages.ExactDeviceRequest {
    return {
      deviceClassName: v.deviceClassName ?? '',
      selectors: listTo(v.selectors, deviceSelectorToMessage, shown),
      allocationMode: v.allocationMode ?? '',
      count: longTo(v.count ?? 0),
      adminAccess: v.adminAccess ?? undefined,
      tolerations: listTo(v.tolerations, deviceTolerationToMessage, shown),
      capacity: optionalTo(v.capacity, capacityRequirementsToMessage, shown),
    };
}

export function exactDeviceRequestFromMessage(m: messages.ExactDeviceRequest, shown: ShownRelease): Value {
    const out: Value = {};
    out.deviceClassName = !m.deviceClassName ? '' : m.deviceClassName;
    if (!(!m.selectors?.length)) out.selectors = listFrom(m.selectors, deviceSelectorFromMessage, shown);
    if (!(!m.allocationMode)) out.allocationMode = m.allocationMode;
    if (!(!m.count)) out.count = longFrom(m.count);
    if (m.adminAccess !== undefined) out.adminAccess = m.adminAccess;
    if (!(!m.tolerations?.length)) out.tolerations = listFrom(m.tolerations, deviceTolerationFromMessage, shown);
    if (m.capacity !== undefined) out.capacity = capacityRequirementsFromMessage(m.capacity ?? {}, shown);
    return out;
}

export function deviceSubRequestToMessage(v: Value, shown: ShownRelease): messages.DeviceSubRequest {
    return {
      name: v.name ?? '',
      deviceClassName: v.deviceClassName ?? '',
      selectors: listTo(v.selectors, deviceSelectorToMessage, shown),
      allocationMode: v.allocationMode ?? '',
      count: longTo(v.count ?? 0),
      tolerations: listTo(v.tolerations, deviceTolerationToMessage, shown),
      capacity: optionalTo(v.capacity, capacityRequirementsToMessage, shown),
    };
}

export function deviceSubRequestFromMessage(m: messages.DeviceSubRequest, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.deviceClassName = !m.deviceClassName ? '' : m.deviceClassName;
    if (!(!m.selectors?.length)) out.selectors = listFrom(m.selectors, deviceSelectorFromMessage, shown);
    if (!(!m.allocationMode)) out.allocationMode = m.allocationMode;
    if (!(!m.count)) out.count = longFrom(m.count);
    if (!(!m.tolerations?.length)) out.tolerations = listFrom(m.tolerations, deviceTolerationFromMessage, shown);
    if (m.capacity !== undefined) out.capacity = capacityRequirementsFromMessage(m.capacity ?? {}, shown);
    return out;
}

export function deviceRequestAllocationResultToMessage(v: Value, shown: ShownRelease): messages.DeviceRequestAllocationResult {
    return {
      request: v.request ?? '',
      driver: v.driver ?? '',
      pool: v.pool ?? '',
      device: v.device ?? '',
      adminAccess: v.adminAccess ?? undefined,
      tolerations: listTo(v.tolerations, deviceTolerationToMessage, shown),
      bindingConditions: listTo(v.bindingConditions, same, shown),
      bindingFailureConditions: listTo(v.bindingFailureConditions, same, shown),
      shareID: v.shareID ?? undefined,
      consumedCapacity: mapTo(v.consumedCapacity, quantityTo, shown),
    };
}

export function deviceRequestAllocationResultFromMessage(m: messages.DeviceRequestAllocationResult, shown: ShownRelease): Value {
    const out: Value = {};
    out.request = !m.request ? '' : m.request;
    out.driver = !m.driver ? '' : m.driver;
    out.pool = !m.pool ? '' : m.pool;
    out.device = !m.device ? '' : m.device;
    if (m.adminAccess !== undefined) out.adminAccess = m.adminAccess;
    if (!(!m.tolerations?.length)) out.tolerations = listFrom(m.tolerations, deviceTolerationFromMessage, shown);
    if (!(!m.bindingConditions?.length)) out.bindingConditions = listFrom(m.bindingConditions, same, shown);
    if (!(!m.bindingFailureConditions?.length)) out.bindingFailureConditions = listFrom(m.bindingFailureConditions, same, shown);
    if (m.shareID !== undefined) out.shareID = m.shareID;
    if (!(!m.consumedCapacity?.size)) out.consumedCapacity = mapFrom(m.consumedCapacity, quantityFrom, shown);
    return out;
}

export function deviceAllocationConfigurationToMessage(v: Value, shown: ShownRelease): messages.DeviceAllocationConfiguration {
    return {
      source: v.source ?? '',
      requests: listTo(v.requests, same, shown),
      deviceConfiguration: deviceConfigurationToMessage(v, shown),
    };
}

export function deviceAllocationConfigurationFromMessage(m: messages.DeviceAllocationConfiguration, shown: ShownRelease): Value {
    const out: Value = {};
    out.source = !m.source ? '' : m.source;
    if (!(!m.requests?.length)) out.requests = listFrom(m.requests, same, shown);
    Object.assign(out, deviceConfigurationFromMessage(m.deviceConfiguration ?? {}, shown));
    return out;
}

export function deviceTolerationToMessage(v: Value, shown: ShownRelease): messages.DeviceToleration {
    return {
      key: v.key ?? '',
      operator: v.operator ?? '',
      value: v.value ?? '',
      effect: v.effect ?? '',
      tolerationSeconds: optionalTo(v.tolerationSeconds, longTo, shown),
    };
}

export function deviceTolerationFromMessage(m: messages.DeviceToleration, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.key)) out.key = m.key;
    if (!(!m.operator)) out.operator = m.operator;
    if (!(!m.value)) out.value = m.value;
    if (!(!m.effect)) out.effect = m.effect;
    if (m.tolerationSeconds !== undefined) out.tolerationSeconds = longFrom(m.tolerationSeconds);
    return out;
}

export function capacityRequirementsToMessage(v: Value, shown: ShownRelease): messages.CapacityRequirements {
    return {
      requests: mapTo(v.requests, quantityTo, shown),
    };
}

export function capacityRequirementsFromMessage(m: messages.CapacityRequirements, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.requests?.size)) out.requests = mapFrom(m.requests, quantityFrom, shown);
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

export function resourceSliceToMessage(v: Value, shown: ShownRelease): messages.ResourceSlice {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: resourceSliceSpecToMessage(v.spec ?? {}, shown),
    };
}

export function resourceSliceFromMessage(m: messages.ResourceSlice, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = resourceSliceSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function resourceSliceSpecToMessage(v: Value, shown: ShownRelease): messages.ResourceSliceSpec {
    return {
      driver: v.driver ?? '',
      pool: resourcePoolToMessage(v.pool ?? {}, shown),
      nodeName: v.nodeName ?? undefined,
      nodeSelector: optionalTo(v.nodeSelector, coreV1.nodeSelectorToMessage, shown),
      allNodes: v.allNodes ?? undefined,
      devices: listTo(v.devices, deviceToMessage, shown),
      perDeviceNodeSelection: v.perDeviceNodeSelection ?? undefined,
      sharedCounters: listTo(v.sharedCounters, counterSetToMessage, shown),
    };
}

export function resourceSliceSpecFromMessage(m: messages.ResourceSliceSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    out.pool = resourcePoolFromMessage(m.pool ?? {}, shown);
    if (m.nodeName !== undefined) out.nodeName = m.nodeName;
    if (m.nodeSelector !== undefined) out.nodeSelector = coreV1.nodeSelectorFromMessage(m.nodeSelector ?? {}, shown);
    if (m.allNodes !== undefined) out.allNodes = m.allNodes;
    out.devices = !m.devices?.length ? null : listFrom(m.devices, deviceFromMessage, shown);
    if (m.perDeviceNodeSelection !== undefined) out.perDeviceNodeSelection = m.perDeviceNodeSelection;
    if (!(!m.sharedCounters?.length)) out.sharedCounters = listFrom(m.sharedCounters, counterSetFromMessage, shown);
    return out;
}

export function resourcePoolToMessage(v: Value, _shown: ShownRelease): messages.ResourcePool {
    return {
      name: v.name ?? '',
      generation: longTo(v.generation ?? 0),
      resourceSliceCount: longTo(v.resourceSliceCount ?? 0),
    };
}

export function resourcePoolFromMessage(m: messages.ResourcePool, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.generation = !m.generation ? 0 : longFrom(m.generation);
    out.resourceSliceCount = !m.resourceSliceCount ? 0 : longFrom(m.resourceSliceCount);
    return out;
}

export function deviceToMessage(v: Value, shown: ShownRelease): messages.Device {
    return {
      name: v.name ?? '',
      attributes: mapTo(v.attributes, deviceAttributeToMessage, shown),
      capacity: mapTo(v.capacity, deviceCapacityToMessage, shown),
      consumesCounters: listTo(v.consumesCounters, deviceCounterConsumptionToMessage, shown),
      nodeName: v.nodeName ?? undefined,
      nodeSelector: optionalTo(v.nodeSelector, coreV1.nodeSelectorToMessage, shown),
      allNodes: v.allNodes ?? undefined,
      taints: listTo(v.taints, deviceTaintToMessage, shown),
      bindsToNode: v.bindsToNode ?? undefined,
      bindingConditions: listTo(v.bindingConditions, same, shown),
      bindingFailureConditions: listTo(v.bindingFailureConditions, same, shown),
      allowMultipleAllocations: v.allowMultipleAllocations ?? undefined,
      nodeAllocatableResourceMappings: shown.has("1.36") ? mapTo(v.nodeAllocatableResourceMappings, nodeAllocatableResourceMappingToMessage, shown) : undefined,
    };
}

export function deviceFromMessage(m: messages.Device, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.attributes?.size)) out.attributes = mapFrom(m.attributes, deviceAttributeFromMessage, shown);
    if (!(!m.capacity?.size)) out.capacity = mapFrom(m.capacity, deviceCapacityFromMessage, shown);
    if (!(!m.consumesCounters?.length)) out.consumesCounters = listFrom(m.consumesCounters, deviceCounterConsumptionFromMessage, shown);
    if (m.nodeName !== undefined) out.nodeName = m.nodeName;
    if (m.nodeSelector !== undefined) out.nodeSelector = coreV1.nodeSelectorFromMessage(m.nodeSelector ?? {}, shown);
    if (m.allNodes !== undefined) out.allNodes = m.allNodes;
    if (!(!m.taints?.length)) out.taints = listFrom(m.taints, deviceTaintFromMessage, shown);
    if (m.bindsToNode !== undefined) out.bindsToNode = m.bindsToNode;
    if (!(!m.bindingConditions?.length)) out.bindingConditions = listFrom(m.bindingConditions, same, shown);
    if (!(!m.bindingFailureConditions?.length)) out.bindingFailureConditions = listFrom(m.bindingFailureConditions, same, shown);
    if (m.allowMultipleAllocations !== undefined) out.allowMultipleAllocations = m.allowMultipleAllocations;
    if (shown.has("1.36")) { if (!(!m.nodeAllocatableResourceMappings?.size)) out.nodeAllocatableResourceMappings = mapFrom(m.nodeAllocatableResourceMappings, nodeAllocatableResourceMappingFromMessage, shown); }

    return out;
}

export function counterSetToMessage(v: Value, shown: ShownRelease): messages.CounterSet {
    return {
      name: v.name ?? '',
      counters: mapTo(v.counters, counterToMessage, shown),
    };
}

export function counterSetFromMessage(m: messages.CounterSet, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.counters?.size)) out.counters = mapFrom(m.counters, counterFromMessage, shown);
    return out;
}

export function deviceAttributeToMessage(v: Value, shown: ShownRelease): messages.DeviceAttribute {
    return {
      int: optionalTo(v.int, longTo, shown),
      bool: v.bool ?? undefined,
      string: v.string ?? undefined,
      version: v.version ?? undefined,
      ints: listTo(v.ints, longTo, shown),
      bools: listTo(v.bools, same, shown),
      strings: listTo(v.strings, same, shown),
      versions: listTo(v.versions, same, shown),
    };
}

export function deviceAttributeFromMessage(m: messages.DeviceAttribute, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.int !== undefined) out.int = longFrom(m.int);
    if (m.bool !== undefined) out.bool = m.bool;
    if (m.string !== undefined) out.string = m.string;
    if (m.version !== undefined) out.version = m.version;
    if (shown.has("1.36")) { if (!(!m.ints?.length)) out.ints = listFrom(m.ints, longFrom, shown); }

    if (shown.has("1.36")) { if (!(!m.bools?.length)) out.bools = listFrom(m.bools, same, shown); }

    if (shown.has("1.36")) { if (!(!m.strings?.length)) out.strings = listFrom(m.strings, same, shown); }

    if (shown.has("1.36")) { if (!(!m.versions?.length)) out.versions = listFrom(m.versions, same, shown); }

    return out;
}

export function deviceCapacityToMessage(v: Value, shown: ShownRelease): messages.DeviceCapacity {
    return {
      value: quantityTo(v.value ?? undefined),
      requestPolicy: optionalTo(v.requestPolicy, capacityRequestPolicyToMessage, shown),
    };
}

export function deviceCapacityFromMessage(m: messages.DeviceCapacity, shown: ShownRelease): Value {
    const out: Value = {};
    out.value = quantityFrom(m.value);
    if (m.requestPolicy !== undefined) out.requestPolicy = capacityRequestPolicyFromMessage(m.requestPolicy ?? {}, shown);
    return out;
}

export function deviceCounterConsumptionToMessage(v: Value, shown: ShownRelease): messages.DeviceCounterConsumption {
    return {
      counterSet: v.counterSet ?? '',
      counters: mapTo(v.counters, counterToMessage, shown),
    };
}

export function deviceCounterConsumptionFromMessage(m: messages.DeviceCounterConsumption, shown: ShownRelease): Value {
    const out: Value = {};
    out.counterSet = !m.counterSet ? '' : m.counterSet;
    if (!(!m.counters?.size)) out.counters = mapFrom(m.counters, counterFromMessage, shown);
    return out;
}

export function deviceTaintToMessage(v: Value, shown: ShownRelease): messages.DeviceTaint {
    return {
      key: v.key ?? '',
      value: v.value ?? '',
      effect: v.effect ?? '',
      timeAdded: optionalTo(v.timeAdded, timeTo, shown),
    };
}

export function deviceTaintFromMessage(m: messages.DeviceTaint, _shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    if (!(!m.value)) out.value = m.value;
    out.effect = !m.effect ? '' : m.effect;
    if (m.timeAdded !== undefined) out.timeAdded = timeFrom(m.timeAdded);
    return out;
}

export function nodeAllocatableResourceMappingToMessage(v: Value, shown: ShownRelease): messages.NodeAllocatableResourceMapping {
    return {
      capacityKey: v.capacityKey ?? undefined,
      allocationMultiplier: optionalTo(v.allocationMultiplier, quantityTo, shown),
    };
}

export function nodeAllocatableResourceMappingFromMessage(m: messages.NodeAllocatableResourceMapping, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.capacityKey !== undefined) out.capacityKey = m.capacityKey;
    if (m.allocationMultiplier !== undefined) out.allocationMultiplier = quantityFrom(m.allocationMultiplier);
    return out;
}

export function counterToMessage(v: Value, _shown: ShownRelease): messages.Counter {
    return {
      value: quantityTo(v.value ?? undefined),
    };
}

export function counterFromMessage(m: messages.Counter, _shown: ShownRelease): Value {
    const out: Value = {};
    out.value = quantityFrom(m.value);
    return out;
}

export function capacityRequestPolicyToMessage(v: Value, shown: ShownRelease): messages.CapacityRequestPolicy {
    return {
      default: optionalTo(v.default, quantityTo, shown),
      validValues: listTo(v.validValues, quantityTo, shown),
      validRange: optionalTo(v.validRange, capacityRequestPolicyRangeToMessage, shown),
    };
}

export function capacityRequestPolicyFromMessage(m: messages.CapacityRequestPolicy, shown: ShownRelease): Value {
    const out: Value = {};
    out.default = m.default === undefined ? null : quantityFrom(m.default);
    if (!(!m.validValues?.length)) out.validValues = listFrom(m.validValues, quantityFrom, shown);
    if (m.validRange !== undefined) out.validRange = capacityRequestPolicyRangeFromMessage(m.validRange ?? {}, shown);
    return out;
}

export function capacityRequestPolicyRangeToMessage(v: Value, shown: ShownRelease): messages.CapacityRequestPolicyRange {
    return {
      min: optionalTo(v.min, quantityTo, shown),
      max: optionalTo(v.max, quantityTo, shown),
      step: optionalTo(v.step, quantityTo, shown),
    };
}

export function capacityRequestPolicyRangeFromMessage(m: messages.CapacityRequestPolicyRange, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.min !== undefined) out.min = quantityFrom(m.min);
    if (m.max !== undefined) out.max = quantityFrom(m.max);
    if (m.step !== undefined) out.step = quantityFrom(m.step);
    return out;
}

export const DeviceClass: GeneratedCodec = {
      encode: (object, shown) => messages.DeviceClass.encode(deviceClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("DeviceClass", "resource.k8s.io/v1", deviceClassFromMessage(messages.DeviceClass.decode(bytes), shown)),
    };
export const ResourceClaim: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClaim.encode(resourceClaimToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClaim", "resource.k8s.io/v1", resourceClaimFromMessage(messages.ResourceClaim.decode(bytes), shown)),
    };
export const ResourceClaimTemplate: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceClaimTemplate.encode(resourceClaimTemplateToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceClaimTemplate", "resource.k8s.io/v1", resourceClaimTemplateFromMessage(messages.ResourceClaimTemplate.decode(bytes), shown)),
    };
export const ResourceSlice: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceSlice.encode(resourceSliceToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceSlice", "resource.k8s.io/v1", resourceSliceFromMessage(messages.ResourceSlice.decode(bytes), shown)),
    };
