// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of v1. */

import * as messages from "../../messages/k8s/io/api/core/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, microTimeFrom, microTimeTo, optionalTo, quantityFrom, quantityTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function bindingToMessage(v: Value, shown: ShownRelease): messages.Binding {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      target: objectReferenceToMessage(v.target ?? {}, shown),
    };
}

export function bindingFromMessage(m: messages.Binding, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.target = objectReferenceFromMessage(m.target ?? {}, shown);
    return out;
}

export function componentStatusToMessage(v: Value, shown: ShownRelease): messages.ComponentStatus {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      conditions: listTo(v.conditions, componentConditionToMessage, shown),
    };
}

export function componentStatusFromMessage(m: messages.ComponentStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, componentConditionFromMessage, shown);
    return out;
}

export function componentConditionToMessage(v: Value, _shown: ShownRelease): messages.ComponentCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      message: v.message ?? '',
      error: v.error ?? '',
    };
}

export function componentConditionFromMessage(m: messages.ComponentCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    if (!(!m.message)) out.message = m.message;
    if (!(!m.error)) out.error = m.error;
    return out;
}

export function configMapToMessage(v: Value, shown: ShownRelease): messages.ConfigMap {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      immutable: v.immutable ?? undefined,
      data: mapTo(v.data, same, shown),
      binaryData: mapTo(v.binaryData, bytesTo, shown),
    };
}

export function configMapFromMessage(m: messages.ConfigMap, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (m.immutable !== undefined) out.immutable = m.immutable;
    if (!(!m.data?.size)) out.data = mapFrom(m.data, same, shown);
    if (!(!m.binaryData?.size)) out.binaryData = mapFrom(m.binaryData, bytesFrom, shown);
    return out;
}

export function endpointsToMessage(v: Value, shown: ShownRelease): messages.Endpoints {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      subsets: listTo(v.subsets, endpointSubsetToMessage, shown),
    };
}

export function endpointsFromMessage(m: messages.Endpoints, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.subsets?.length)) out.subsets = listFrom(m.subsets, endpointSubsetFromMessage, shown);
    return out;
}

export function endpointSubsetToMessage(v: Value, shown: ShownRelease): messages.EndpointSubset {
    return {
      addresses: listTo(v.addresses, endpointAddressToMessage, shown),
      notReadyAddresses: listTo(v.notReadyAddresses, endpointAddressToMessage, shown),
      ports: listTo(v.ports, endpointPortToMessage, shown),
    };
}

export function endpointSubsetFromMessage(m: messages.EndpointSubset, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.addresses?.length)) out.addresses = listFrom(m.addresses, endpointAddressFromMessage, shown);
    if (!(!m.notReadyAddresses?.length)) out.notReadyAddresses = listFrom(m.notReadyAddresses, endpointAddressFromMessage, shown);
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, endpointPortFromMessage, shown);
    return out;
}

export function endpointAddressToMessage(v: Value, shown: ShownRelease): messages.EndpointAddress {
    return {
      ip: v.ip ?? '',
      hostname: v.hostname ?? '',
      nodeName: v.nodeName ?? undefined,
      targetRef: optionalTo(v.targetRef, objectReferenceToMessage, shown),
    };
}

export function endpointAddressFromMessage(m: messages.EndpointAddress, shown: ShownRelease): Value {
    const out: Value = {};
    out.ip = !m.ip ? '' : m.ip;
    if (!(!m.hostname)) out.hostname = m.hostname;
    if (m.nodeName !== undefined) out.nodeName = m.nodeName;
    if (m.targetRef !== undefined) out.targetRef = objectReferenceFromMessage(m.targetRef ?? {}, shown);
    return out;
}

export function endpointPortToMessage(v: Value, _shown: ShownRelease): messages.EndpointPort {
    return {
      name: v.name ?? '',
      port: v.port ?? 0,
      protocol: v.protocol ?? '',
      appProtocol: v.appProtocol ?? undefined,
    };
}

export function endpointPortFromMessage(m: messages.EndpointPort, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    out.port = !m.port ? 0 : m.port;
    if (!(!m.protocol)) out.protocol = m.protocol;
    if (m.appProtocol !== undefined) out.appProtocol = m.appProtocol;
    return out;
}

export function ephemeralContainersToMessage(v: Value, shown: ShownRelease): messages.EphemeralContainers {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      ephemeralContainers: listTo(v.ephemeralContainers, ephemeralContainerToMessage, shown),
    };
}

export function ephemeralContainersFromMessage(m: messages.EphemeralContainers, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.ephemeralContainers = !m.ephemeralContainers?.length ? null : listFrom(m.ephemeralContainers, ephemeralContainerFromMessage, shown);
    return out;
}

export function eventToMessage(v: Value, shown: ShownRelease): messages.Event {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      involvedObject: objectReferenceToMessage(v.involvedObject ?? {}, shown),
      reason: v.reason ?? '',
      message: v.message ?? '',
      source: eventSourceToMessage(v.source ?? {}, shown),
      firstTimestamp: timeTo(v.firstTimestamp ?? undefined),
      lastTimestamp: timeTo(v.lastTimestamp ?? undefined),
      count: v.count ?? 0,
      type: v.type ?? '',
      eventTime: microTimeTo(v.eventTime ?? undefined),
      series: optionalTo(v.series, eventSeriesToMessage, shown),
      action: v.action ?? '',
      related: optionalTo(v.related, objectReferenceToMessage, shown),
      reportingComponent: v.reportingComponent ?? '',
      reportingInstance: v.reportingInstance ?? '',
    };
}

export function eventFromMessage(m: messages.Event, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.involvedObject = objectReferenceFromMessage(m.involvedObject ?? {}, shown);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    out.source = eventSourceFromMessage(m.source ?? {}, shown);
    out.firstTimestamp = timeFrom(m.firstTimestamp);
    out.lastTimestamp = timeFrom(m.lastTimestamp);
    if (!(!m.count)) out.count = m.count;
    if (!(!m.type)) out.type = m.type;
    out.eventTime = microTimeFrom(m.eventTime);
    if (m.series !== undefined) out.series = eventSeriesFromMessage(m.series ?? {}, shown);
    if (!(!m.action)) out.action = m.action;
    if (m.related !== undefined) out.related = objectReferenceFromMessage(m.related ?? {}, shown);
    out.reportingComponent = !m.reportingComponent ? '' : m.reportingComponent;
    out.reportingInstance = !m.reportingInstance ? '' : m.reportingInstance;
    return out;
}

export function eventSourceToMessage(v: Value, _shown: ShownRelease): messages.EventSource {
    return {
      component: v.component ?? '',
      host: v.host ?? '',
    };
}

export function eventSourceFromMessage(m: messages.EventSource, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.component)) out.component = m.component;
    if (!(!m.host)) out.host = m.host;
    return out;
}

export function eventSeriesToMessage(v: Value, _shown: ShownRelease): messages.EventSeries {
    return {
      count: v.count ?? 0,
      lastObservedTime: microTimeTo(v.lastObservedTime ?? undefined),
      state: v.state ?? undefined,
    };
}

export function eventSeriesFromMessage(m: messages.EventSeries, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.count)) out.count = m.count;
    out.lastObservedTime = microTimeFrom(m.lastObservedTime);
    if (m.state !== undefined) out.state = m.state;
    return out;
}

export function limitRangeToMessage(v: Value, shown: ShownRelease): messages.LimitRange {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: limitRangeSpecToMessage(v.spec ?? {}, shown),
    };
}

export function limitRangeFromMessage(m: messages.LimitRange, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = limitRangeSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function limitRangeItemToMessage(v: Value, shown: ShownRelease): messages.LimitRangeItem {
    return {
      type: v.type ?? '',
      max: mapTo(v.max, quantityTo, shown),
      min: mapTo(v.min, quantityTo, shown),
      default: mapTo(v.default, quantityTo, shown),
      defaultRequest: mapTo(v.defaultRequest, quantityTo, shown),
      maxLimitRequestRatio: mapTo(v.maxLimitRequestRatio, quantityTo, shown),
    };
}

export function limitRangeItemFromMessage(m: messages.LimitRangeItem, shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (!(!m.max?.size)) out.max = mapFrom(m.max, quantityFrom, shown);
    if (!(!m.min?.size)) out.min = mapFrom(m.min, quantityFrom, shown);
    if (!(!m.default?.size)) out.default = mapFrom(m.default, quantityFrom, shown);
    if (!(!m.defaultRequest?.size)) out.defaultRequest = mapFrom(m.defaultRequest, quantityFrom, shown);
    if (!(!m.maxLimitRequestRatio?.size)) out.maxLimitRequestRatio = mapFrom(m.maxLimitRequestRatio, quantityFrom, shown);
    return out;
}

export function limitRangeSpecToMessage(v: Value, shown: ShownRelease): messages.LimitRangeSpec {
    return {
      limits: listTo(v.limits, limitRangeItemToMessage, shown),
    };
}

export function limitRangeSpecFromMessage(m: messages.LimitRangeSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.limits = !m.limits?.length ? null : listFrom(m.limits, limitRangeItemFromMessage, shown);
    return out;
}

export function namespaceToMessage(v: Value, shown: ShownRelease): messages.Namespace {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: namespaceSpecToMessage(v.spec ?? {}, shown),
      status: namespaceStatusToMessage(v.status ?? {}, shown),
    };
}

export function namespaceFromMessage(m: messages.Namespace, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = namespaceSpecFromMessage(m.spec ?? {}, shown);
    out.status = namespaceStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function namespaceSpecToMessage(v: Value, shown: ShownRelease): messages.NamespaceSpec {
    return {
      finalizers: listTo(v.finalizers, same, shown),
    };
}

export function namespaceSpecFromMessage(m: messages.NamespaceSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.finalizers?.length)) out.finalizers = listFrom(m.finalizers, same, shown);
    return out;
}

export function namespaceStatusToMessage(v: Value, shown: ShownRelease): messages.NamespaceStatus {
    return {
      phase: v.phase ?? '',
      conditions: listTo(v.conditions, namespaceConditionToMessage, shown),
    };
}

export function namespaceStatusFromMessage(m: messages.NamespaceStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.phase)) out.phase = m.phase;
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, namespaceConditionFromMessage, shown);
    return out;
}

export function namespaceConditionToMessage(v: Value, _shown: ShownRelease): messages.NamespaceCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function namespaceConditionFromMessage(m: messages.NamespaceCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function nodeToMessage(v: Value, shown: ShownRelease): messages.Node {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: nodeSpecToMessage(v.spec ?? {}, shown),
      status: nodeStatusToMessage(v.status ?? {}, shown),
    };
}

export function nodeFromMessage(m: messages.Node, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = nodeSpecFromMessage(m.spec ?? {}, shown);
    out.status = nodeStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function taintToMessage(v: Value, shown: ShownRelease): messages.Taint {
    return {
      key: v.key ?? '',
      value: v.value ?? '',
      effect: v.effect ?? '',
      timeAdded: optionalTo(v.timeAdded, timeTo, shown),
    };
}

export function taintFromMessage(m: messages.Taint, _shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    if (!(!m.value)) out.value = m.value;
    out.effect = !m.effect ? '' : m.effect;
    if (m.timeAdded !== undefined) out.timeAdded = timeFrom(m.timeAdded);
    return out;
}

export function nodeSpecToMessage(v: Value, shown: ShownRelease): messages.NodeSpec {
    return {
      podCIDR: v.podCIDR ?? '',
      podCIDRs: listTo(v.podCIDRs, same, shown),
      providerID: v.providerID ?? '',
      unschedulable: v.unschedulable ?? false,
      taints: listTo(v.taints, taintToMessage, shown),
      configSource: optionalTo(v.configSource, nodeConfigSourceToMessage, shown),
      externalID: v.externalID ?? '',
    };
}

export function nodeSpecFromMessage(m: messages.NodeSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.podCIDR)) out.podCIDR = m.podCIDR;
    if (!(!m.podCIDRs?.length)) out.podCIDRs = listFrom(m.podCIDRs, same, shown);
    if (!(!m.providerID)) out.providerID = m.providerID;
    if (!(!m.unschedulable)) out.unschedulable = m.unschedulable;
    if (!(!m.taints?.length)) out.taints = listFrom(m.taints, taintFromMessage, shown);
    if (m.configSource !== undefined) out.configSource = nodeConfigSourceFromMessage(m.configSource ?? {}, shown);
    if (!(!m.externalID)) out.externalID = m.externalID;
    return out;
}

export function nodeConfigSourceToMessage(v: Value, shown: ShownRelease): messages.NodeConfigSource {
    return {
      configMap: optionalTo(v.configMap, configMapNodeConfigSourceToMessage, shown),
      configMapRef: optionalTo(v.configMapRef, objectReferenceToMessage, shown),
    };
}

export function nodeConfigSourceFromMessage(m: messages.NodeConfigSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.configMap !== undefined) out.configMap = configMapNodeConfigSourceFromMessage(m.configMap ?? {}, shown);
    if (m.configMapRef !== undefined) out.configMapRef = objectReferenceFromMessage(m.configMapRef ?? {}, shown);
    return out;
}

export function configMapNodeConfigSourceToMessage(v: Value, _shown: ShownRelease): messages.ConfigMapNodeConfigSource {
    return {
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      uid: v.uid ?? '',
      resourceVersion: v.resourceVersion ?? '',
      kubeletConfigKey: v.kubeletConfigKey ?? '',
    };
}

export function configMapNodeConfigSourceFromMessage(m: messages.ConfigMapNodeConfigSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.namespace = !m.namespace ? '' : m.namespace;
    out.name = !m.name ? '' : m.name;
    if (!(!m.uid)) out.uid = m.uid;
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    out.kubeletConfigKey = !m.kubeletConfigKey ? '' : m.kubeletConfigKey;
    return out;
}

export function daemonEndpointToMessage(v: Value, _shown: ShownRelease): messages.DaemonEndpoint {
    return {
      Port: v.Port ?? 0,
    };
}

export function daemonEndpointFromMessage(m: messages.DaemonEndpoint, _shown: ShownRelease): Value {
    const out: Value = {};
    out.Port = !m.Port ? 0 : m.Port;
    return out;
}

export function nodeDaemonEndpointsToMessage(v: Value, shown: ShownRelease): messages.NodeDaemonEndpoints {
    return {
      kubeletEndpoint: daemonEndpointToMessage(v.kubeletEndpoint ?? {}, shown),
    };
}

export function nodeDaemonEndpointsFromMessage(m: messages.NodeDaemonEndpoints, shown: ShownRelease): Value {
    const out: Value = {};
    out.kubeletEndpoint = daemonEndpointFromMessage(m.kubeletEndpoint ?? {}, shown);
    return out;
}

export function nodeSystemInfoToMessage(v: Value, shown: ShownRelease): messages.NodeSystemInfo {
    return {
      machineID: v.machineID ?? '',
      systemUUID: v.systemUUID ?? '',
      bootID: v.bootID ?? '',
      kernelVersion: v.kernelVersion ?? '',
      osImage: v.osImage ?? '',
      containerRuntimeVersion: v.containerRuntimeVersion ?? '',
      kubeletVersion: v.kubeletVersion ?? '',
      kubeProxyVersion: v.kubeProxyVersion ?? '',
      operatingSystem: v.operatingSystem ?? '',
      architecture: v.architecture ?? '',
      swap: optionalTo(v.swap, nodeSwapStatusToMessage, shown),
    };
}

export function nodeSystemInfoFromMessage(m: messages.NodeSystemInfo, shown: ShownRelease): Value {
    const out: Value = {};
    out.machineID = !m.machineID ? '' : m.machineID;
    out.systemUUID = !m.systemUUID ? '' : m.systemUUID;
    out.bootID = !m.bootID ? '' : m.bootID;
    out.kernelVersion = !m.kernelVersion ? '' : m.kernelVersion;
    out.osImage = !m.osImage ? '' : m.osImage;
    out.containerRuntimeVersion = !m.containerRuntimeVersion ? '' : m.containerRuntimeVersion;
    out.kubeletVersion = !m.kubeletVersion ? '' : m.kubeletVersion;
    out.kubeProxyVersion = !m.kubeProxyVersion ? '' : m.kubeProxyVersion;
    out.operatingSystem = !m.operatingSystem ? '' : m.operatingSystem;
    out.architecture = !m.architecture ? '' : m.architecture;
    if (shown.has("1.33")) { if (m.swap !== undefined) out.swap = nodeSwapStatusFromMessage(m.swap ?? {}, shown); }

    return out;
}

export function nodeConfigStatusToMessage(v: Value, shown: ShownRelease): messages.NodeConfigStatus {
    return {
      assigned: optionalTo(v.assigned, nodeConfigSourceToMessage, shown),
      active: optionalTo(v.active, nodeConfigSourceToMessage, shown),
      lastKnownGood: optionalTo(v.lastKnownGood, nodeConfigSourceToMessage, shown),
      error: v.error ?? '',
    };
}

export function nodeConfigStatusFromMessage(m: messages.NodeConfigStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.assigned !== undefined) out.assigned = nodeConfigSourceFromMessage(m.assigned ?? {}, shown);
    if (m.active !== undefined) out.active = nodeConfigSourceFromMessage(m.active ?? {}, shown);
    if (m.lastKnownGood !== undefined) out.lastKnownGood = nodeConfigSourceFromMessage(m.lastKnownGood ?? {}, shown);
    if (!(!m.error)) out.error = m.error;
    return out;
}

export function nodeStatusToMessage(v: Value, shown: ShownRelease): messages.NodeStatus {
    return {
      capacity: mapTo(v.capacity, quantityTo, shown),
      allocatable: mapTo(v.allocatable, quantityTo, shown),
      phase: v.phase ?? '',
      conditions: listTo(v.conditions, nodeConditionToMessage, shown),
      addresses: listTo(v.addresses, nodeAddressToMessage, shown),
      daemonEndpoints: nodeDaemonEndpointsToMessage(v.daemonEndpoints ?? {}, shown),
      nodeInfo: nodeSystemInfoToMessage(v.nodeInfo ?? {}, shown),
      images: listTo(v.images, containerImageToMessage, shown),
      volumesInUse: listTo(v.volumesInUse, same, shown),
      volumesAttached: listTo(v.volumesAttached, attachedVolumeToMessage, shown),
      config: optionalTo(v.config, nodeConfigStatusToMessage, shown),
      runtimeHandlers: shown.has("1.30") ? listTo(v.runtimeHandlers, nodeRuntimeHandlerToMessage, shown) : undefined,
      features: optionalTo(v.features, nodeFeaturesToMessage, shown),
      declaredFeatures: shown.has("1.35") ? listTo(v.declaredFeatures, same, shown) : undefined,
    };
}

export function nodeStatusFromMessage(m: messages.NodeStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.capacity?.size)) out.capacity = mapFrom(m.capacity, quantityFrom, shown);
    if (!(!m.allocatable?.size)) out.allocatable = mapFrom(m.allocatable, quantityFrom, shown);
    if (!(!m.phase)) out.phase = m.phase;
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, nodeConditionFromMessage, shown);
    if (!(!m.addresses?.length)) out.addresses = listFrom(m.addresses, nodeAddressFromMessage, shown);
    out.daemonEndpoints = nodeDaemonEndpointsFromMessage(m.daemonEndpoints ?? {}, shown);
    out.nodeInfo = nodeSystemInfoFromMessage(m.nodeInfo ?? {}, shown);
    if (!(!m.images?.length)) out.images = listFrom(m.images, containerImageFromMessage, shown);
    if (!(!m.volumesInUse?.length)) out.volumesInUse = listFrom(m.volumesInUse, same, shown);
    if (!(!m.volumesAttached?.length)) out.volumesAttached = listFrom(m.volumesAttached, attachedVolumeFromMessage, shown);
    if (m.config !== undefined) out.config = nodeConfigStatusFromMessage(m.config ?? {}, shown);
    if (shown.has("1.30")) { if (!(!m.runtimeHandlers?.length)) out.runtimeHandlers = listFrom(m.runtimeHandlers, nodeRuntimeHandlerFromMessage, shown); }

    if (shown.has("1.31")) { if (m.features !== undefined) out.features = nodeFeaturesFromMessage(m.features ?? {}, shown); }

    if (shown.has("1.35")) { if (!(!m.declaredFeatures?.length)) out.declaredFeatures = listFrom(m.declaredFeatures, same, shown); }

    return out;
}

export function attachedVolumeToMessage(v: Value, _shown: ShownRelease): messages.AttachedVolume {
    return {
      name: v.name ?? '',
      devicePath: v.devicePath ?? '',
    };
}

export function attachedVolumeFromMessage(m: messages.AttachedVolume, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.devicePath = !m.devicePath ? '' : m.devicePath;
    return out;
}

export function containerImageToMessage(v: Value, shown: ShownRelease): messages.ContainerImage {
    return {
      names: listTo(v.names, same, shown),
      sizeBytes: longTo(v.sizeBytes ?? 0),
    };
}

export function containerImageFromMessage(m: messages.ContainerImage, shown: ShownRelease): Value {
    const out: Value = {};
    out.names = !m.names?.length ? null : listFrom(m.names, same, shown);
    if (!(!m.sizeBytes)) out.sizeBytes = longFrom(m.sizeBytes);
    return out;
}

export function nodeConditionToMessage(v: Value, _shown: ShownRelease): messages.NodeCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastHeartbeatTime: timeTo(v.lastHeartbeatTime ?? undefined),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function nodeConditionFromMessage(m: messages.NodeCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastHeartbeatTime = timeFrom(m.lastHeartbeatTime);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function nodeAddressToMessage(v: Value, _shown: ShownRelease): messages.NodeAddress {
    return {
      type: v.type ?? '',
      address: v.address ?? '',
    };
}

export function nodeAddressFromMessage(m: messages.NodeAddress, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.address = !m.address ? '' : m.address;
    return out;
}

export function nodeSwapStatusToMessage(v: Value, shown: ShownRelease): messages.NodeSwapStatus {
    return {
      capacity: optionalTo(v.capacity, longTo, shown),
    };
}

export function nodeSwapStatusFromMessage(m: messages.NodeSwapStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.capacity !== undefined) out.capacity = longFrom(m.capacity);
    return out;
}

export function nodeRuntimeHandlerToMessage(v: Value, shown: ShownRelease): messages.NodeRuntimeHandler {
    return {
      name: v.name ?? '',
      features: optionalTo(v.features, nodeRuntimeHandlerFeaturesToMessage, shown),
    };
}

export function nodeRuntimeHandlerFromMessage(m: messages.NodeRuntimeHandler, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.features !== undefined) out.features = nodeRuntimeHandlerFeaturesFromMessage(m.features ?? {}, shown);
    return out;
}

export function nodeFeaturesToMessage(v: Value, _shown: ShownRelease): messages.NodeFeatures {
    return {
      supplementalGroupsPolicy: v.supplementalGroupsPolicy ?? undefined,
    };
}

export function nodeFeaturesFromMessage(m: messages.NodeFeatures, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.supplementalGroupsPolicy !== undefined) out.supplementalGroupsPolicy = m.supplementalGroupsPolicy;
    return out;
}

export function nodeRuntimeHandlerFeaturesToMessage(v: Value, _shown: ShownRelease): messages.NodeRuntimeHandlerFeatures {
    return {
      recursiveReadOnlyMounts: v.recursiveReadOnlyMounts ?? undefined,
      userNamespaces: v.userNamespaces ?? undefined,
    };
}

export function nodeRuntimeHandlerFeaturesFromMessage(m: messages.NodeRuntimeHandlerFeatures, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.recursiveReadOnlyMounts !== undefined) out.recursiveReadOnlyMounts = m.recursiveReadOnlyMounts;
    if (shown.has("1.31")) { if (m.userNamespaces !== undefined) out.userNamespaces = m.userNamespaces; }

    return out;
}

export function nodeProxyOptionsToMessage(v: Value, _shown: ShownRelease): messages.NodeProxyOptions {
    return {
      path: v.path ?? '',
    };
}

export function nodeProxyOptionsFromMessage(m: messages.NodeProxyOptions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.path)) out.path = m.path;
    return out;
}

export function persistentVolumeToMessage(v: Value, shown: ShownRelease): messages.PersistentVolume {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: persistentVolumeSpecToMessage(v.spec ?? {}, shown),
      status: persistentVolumeStatusToMessage(v.status ?? {}, shown),
    };
}

export function persistentVolumeFromMessage(m: messages.PersistentVolume, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = persistentVolumeSpecFromMessage(m.spec ?? {}, shown);
    out.status = persistentVolumeStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function persistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.PersistentVolumeSource {
    return {
      gcePersistentDisk: optionalTo(v.gcePersistentDisk, gCEPersistentDiskVolumeSourceToMessage, shown),
      awsElasticBlockStore: optionalTo(v.awsElasticBlockStore, aWSElasticBlockStoreVolumeSourceToMessage, shown),
      hostPath: optionalTo(v.hostPath, hostPathVolumeSourceToMessage, shown),
      glusterfs: optionalTo(v.glusterfs, glusterfsPersistentVolumeSourceToMessage, shown),
      nfs: optionalTo(v.nfs, nFSVolumeSourceToMessage, shown),
      rbd: optionalTo(v.rbd, rBDPersistentVolumeSourceToMessage, shown),
      iscsi: optionalTo(v.iscsi, iSCSIPersistentVolumeSourceToMessage, shown),
      cinder: optionalTo(v.cinder, cinderPersistentVolumeSourceToMessage, shown),
      cephfs: optionalTo(v.cephfs, cephFSPersistentVolumeSourceToMessage, shown),
      fc: optionalTo(v.fc, fCVolumeSourceToMessage, shown),
      flocker: optionalTo(v.flocker, flockerVolumeSourceToMessage, shown),
      flexVolume: optionalTo(v.flexVolume, flexPersistentVolumeSourceToMessage, shown),
      azureFile: optionalTo(v.azureFile, azureFilePersistentVolumeSourceToMessage, shown),
      vsphereVolume: optionalTo(v.vsphereVolume, vsphereVirtualDiskVolumeSourceToMessage, shown),
      quobyte: optionalTo(v.quobyte, quobyteVolumeSourceToMessage, shown),
      azureDisk: optionalTo(v.azureDisk, azureDiskVolumeSourceToMessage, shown),
      photonPersistentDisk: optionalTo(v.photonPersistentDisk, photonPersistentDiskVolumeSourceToMessage, shown),
      portworxVolume: optionalTo(v.portworxVolume, portworxVolumeSourceToMessage, shown),
      scaleIO: optionalTo(v.scaleIO, scaleIOPersistentVolumeSourceToMessage, shown),
      local: optionalTo(v.local, localVolumeSourceToMessage, shown),
      storageos: optionalTo(v.storageos, storageOSPersistentVolumeSourceToMessage, shown),
      csi: optionalTo(v.csi, cSIPersistentVolumeSourceToMessage, shown),
    };
}

export function persistentVolumeSourceFromMessage(m: messages.PersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.gcePersistentDisk !== undefined) out.gcePersistentDisk = gCEPersistentDiskVolumeSourceFromMessage(m.gcePersistentDisk ?? {}, shown);
    if (m.awsElasticBlockStore !== undefined) out.awsElasticBlockStore = aWSElasticBlockStoreVolumeSourceFromMessage(m.awsElasticBlockStore ?? {}, shown);
    if (m.hostPath !== undefined) out.hostPath = hostPathVolumeSourceFromMessage(m.hostPath ?? {}, shown);
    if (m.glusterfs !== undefined) out.glusterfs = glusterfsPersistentVolumeSourceFromMessage(m.glusterfs ?? {}, shown);
    if (m.nfs !== undefined) out.nfs = nFSVolumeSourceFromMessage(m.nfs ?? {}, shown);
    if (m.rbd !== undefined) out.rbd = rBDPersistentVolumeSourceFromMessage(m.rbd ?? {}, shown);
    if (m.iscsi !== undefined) out.iscsi = iSCSIPersistentVolumeSourceFromMessage(m.iscsi ?? {}, shown);
    if (m.cinder !== undefined) out.cinder = cinderPersistentVolumeSourceFromMessage(m.cinder ?? {}, shown);
    if (m.cephfs !== undefined) out.cephfs = cephFSPersistentVolumeSourceFromMessage(m.cephfs ?? {}, shown);
    if (m.fc !== undefined) out.fc = fCVolumeSourceFromMessage(m.fc ?? {}, shown);
    if (m.flocker !== undefined) out.flocker = flockerVolumeSourceFromMessage(m.flocker ?? {}, shown);
    if (m.flexVolume !== undefined) out.flexVolume = flexPersistentVolumeSourceFromMessage(m.flexVolume ?? {}, shown);
    if (m.azureFile !== undefined) out.azureFile = azureFilePersistentVolumeSourceFromMessage(m.azureFile ?? {}, shown);
    if (m.vsphereVolume !== undefined) out.vsphereVolume = vsphereVirtualDiskVolumeSourceFromMessage(m.vsphereVolume ?? {}, shown);
    if (m.quobyte !== undefined) out.quobyte = quobyteVolumeSourceFromMessage(m.quobyte ?? {}, shown);
    if (m.azureDisk !== undefined) out.azureDisk = azureDiskVolumeSourceFromMessage(m.azureDisk ?? {}, shown);
    if (m.photonPersistentDisk !== undefined) out.photonPersistentDisk = photonPersistentDiskVolumeSourceFromMessage(m.photonPersistentDisk ?? {}, shown);
    if (m.portworxVolume !== undefined) out.portworxVolume = portworxVolumeSourceFromMessage(m.portworxVolume ?? {}, shown);
    if (m.scaleIO !== undefined) out.scaleIO = scaleIOPersistentVolumeSourceFromMessage(m.scaleIO ?? {}, shown);
    if (m.local !== undefined) out.local = localVolumeSourceFromMessage(m.local ?? {}, shown);
    if (m.storageos !== undefined) out.storageos = storageOSPersistentVolumeSourceFromMessage(m.storageos ?? {}, shown);
    if (m.csi !== undefined) out.csi = cSIPersistentVolumeSourceFromMessage(m.csi ?? {}, shown);
    return out;
}

export function persistentVolumeSpecToMessage(v: Value, shown: ShownRelease): messages.PersistentVolumeSpec {
    return {
      capacity: mapTo(v.capacity, quantityTo, shown),
      persistentVolumeSource: persistentVolumeSourceToMessage(v, shown),
      accessModes: listTo(v.accessModes, same, shown),
      claimRef: optionalTo(v.claimRef, objectReferenceToMessage, shown),
      persistentVolumeReclaimPolicy: v.persistentVolumeReclaimPolicy ?? '',
      storageClassName: v.storageClassName ?? '',
      mountOptions: listTo(v.mountOptions, same, shown),
      volumeMode: v.volumeMode ?? undefined,
      nodeAffinity: optionalTo(v.nodeAffinity, volumeNodeAffinityToMessage, shown),
      volumeAttributesClassName: v.volumeAttributesClassName ?? undefined,
    };
}

export function persistentVolumeSpecFromMessage(m: messages.PersistentVolumeSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.capacity?.size)) out.capacity = mapFrom(m.capacity, quantityFrom, shown);
    Object.assign(out, persistentVolumeSourceFromMessage(m.persistentVolumeSource ?? {}, shown));
    if (!(!m.accessModes?.length)) out.accessModes = listFrom(m.accessModes, same, shown);
    if (m.claimRef !== undefined) out.claimRef = objectReferenceFromMessage(m.claimRef ?? {}, shown);
    if (!(!m.persistentVolumeReclaimPolicy)) out.persistentVolumeReclaimPolicy = m.persistentVolumeReclaimPolicy;
    if (!(!m.storageClassName)) out.storageClassName = m.storageClassName;
    if (!(!m.mountOptions?.length)) out.mountOptions = listFrom(m.mountOptions, same, shown);
    if (m.volumeMode !== undefined) out.volumeMode = m.volumeMode;
    if (m.nodeAffinity !== undefined) out.nodeAffinity = volumeNodeAffinityFromMessage(m.nodeAffinity ?? {}, shown);
    if (shown.has("1.29")) { if (m.volumeAttributesClassName !== undefined) out.volumeAttributesClassName = m.volumeAttributesClassName; }

    return out;
}

export function volumeNodeAffinityToMessage(v: Value, shown: ShownRelease): messages.VolumeNodeAffinity {
    return {
      required: optionalTo(v.required, nodeSelectorToMessage, shown),
    };
}

export function volumeNodeAffinityFromMessage(m: messages.VolumeNodeAffinity, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.required !== undefined) out.required = nodeSelectorFromMessage(m.required ?? {}, shown);
    return out;
}

export function persistentVolumeStatusToMessage(v: Value, shown: ShownRelease): messages.PersistentVolumeStatus {
    return {
      phase: v.phase ?? '',
      message: v.message ?? '',
      reason: v.reason ?? '',
      lastPhaseTransitionTime: optionalTo(v.lastPhaseTransitionTime, timeTo, shown),
    };
}

export function persistentVolumeStatusFromMessage(m: messages.PersistentVolumeStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.phase)) out.phase = m.phase;
    if (!(!m.message)) out.message = m.message;
    if (!(!m.reason)) out.reason = m.reason;
    if (shown.has("1.28")) { if (m.lastPhaseTransitionTime !== undefined) out.lastPhaseTransitionTime = timeFrom(m.lastPhaseTransitionTime); }

    return out;
}

export function glusterfsPersistentVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.GlusterfsPersistentVolumeSource {
    return {
      endpoints: v.endpoints ?? '',
      path: v.path ?? '',
      readOnly: v.readOnly ?? false,
      endpointsNamespace: v.endpointsNamespace ?? undefined,
    };
}

export function glusterfsPersistentVolumeSourceFromMessage(m: messages.GlusterfsPersistentVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.endpoints = !m.endpoints ? '' : m.endpoints;
    out.path = !m.path ? '' : m.path;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (m.endpointsNamespace !== undefined) out.endpointsNamespace = m.endpointsNamespace;
    return out;
}

export function rBDPersistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.RBDPersistentVolumeSource {
    return {
      monitors: listTo(v.monitors, same, shown),
      image: v.image ?? '',
      fsType: v.fsType ?? '',
      pool: v.pool ?? '',
      user: v.user ?? '',
      keyring: v.keyring ?? '',
      secretRef: optionalTo(v.secretRef, secretReferenceToMessage, shown),
      readOnly: v.readOnly ?? false,
    };
}

export function rBDPersistentVolumeSourceFromMessage(m: messages.RBDPersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.monitors = !m.monitors?.length ? null : listFrom(m.monitors, same, shown);
    out.image = !m.image ? '' : m.image;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.pool)) out.pool = m.pool;
    if (!(!m.user)) out.user = m.user;
    if (!(!m.keyring)) out.keyring = m.keyring;
    if (m.secretRef !== undefined) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {}, shown);
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function cinderPersistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.CinderPersistentVolumeSource {
    return {
      volumeID: v.volumeID ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
      secretRef: optionalTo(v.secretRef, secretReferenceToMessage, shown),
    };
}

export function cinderPersistentVolumeSourceFromMessage(m: messages.CinderPersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.volumeID = !m.volumeID ? '' : m.volumeID;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (m.secretRef !== undefined) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {}, shown);
    return out;
}

export function secretReferenceToMessage(v: Value, _shown: ShownRelease): messages.SecretReference {
    return {
      name: v.name ?? '',
      namespace: v.namespace ?? '',
    };
}

export function secretReferenceFromMessage(m: messages.SecretReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.namespace)) out.namespace = m.namespace;
    return out;
}

export function cephFSPersistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.CephFSPersistentVolumeSource {
    return {
      monitors: listTo(v.monitors, same, shown),
      path: v.path ?? '',
      user: v.user ?? '',
      secretFile: v.secretFile ?? '',
      secretRef: optionalTo(v.secretRef, secretReferenceToMessage, shown),
      readOnly: v.readOnly ?? false,
    };
}

export function cephFSPersistentVolumeSourceFromMessage(m: messages.CephFSPersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.monitors = !m.monitors?.length ? null : listFrom(m.monitors, same, shown);
    if (!(!m.path)) out.path = m.path;
    if (!(!m.user)) out.user = m.user;
    if (!(!m.secretFile)) out.secretFile = m.secretFile;
    if (m.secretRef !== undefined) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {}, shown);
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function flexPersistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.FlexPersistentVolumeSource {
    return {
      driver: v.driver ?? '',
      fsType: v.fsType ?? '',
      secretRef: optionalTo(v.secretRef, secretReferenceToMessage, shown),
      readOnly: v.readOnly ?? false,
      options: mapTo(v.options, same, shown),
    };
}

export function flexPersistentVolumeSourceFromMessage(m: messages.FlexPersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (m.secretRef !== undefined) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {}, shown);
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (!(!m.options?.size)) out.options = mapFrom(m.options, same, shown);
    return out;
}

export function iSCSIPersistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.ISCSIPersistentVolumeSource {
    return {
      targetPortal: v.targetPortal ?? '',
      iqn: v.iqn ?? '',
      lun: v.lun ?? 0,
      iscsiInterface: v.iscsiInterface ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
      portals: listTo(v.portals, same, shown),
      chapAuthDiscovery: v.chapAuthDiscovery ?? false,
      chapAuthSession: v.chapAuthSession ?? false,
      secretRef: optionalTo(v.secretRef, secretReferenceToMessage, shown),
      initiatorName: v.initiatorName ?? undefined,
    };
}

export function iSCSIPersistentVolumeSourceFromMessage(m: messages.ISCSIPersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.targetPortal = !m.targetPortal ? '' : m.targetPortal;
    out.iqn = !m.iqn ? '' : m.iqn;
    out.lun = !m.lun ? 0 : m.lun;
    if (!(!m.iscsiInterface)) out.iscsiInterface = m.iscsiInterface;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (!(!m.portals?.length)) out.portals = listFrom(m.portals, same, shown);
    if (!(!m.chapAuthDiscovery)) out.chapAuthDiscovery = m.chapAuthDiscovery;
    if (!(!m.chapAuthSession)) out.chapAuthSession = m.chapAuthSession;
    if (m.secretRef !== undefined) out.secretRef = secretReferenceFromMessage(m.secretRef ?? {}, shown);
    if (m.initiatorName !== undefined) out.initiatorName = m.initiatorName;
    return out;
}

export function azureFilePersistentVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.AzureFilePersistentVolumeSource {
    return {
      secretName: v.secretName ?? '',
      shareName: v.shareName ?? '',
      readOnly: v.readOnly ?? false,
      secretNamespace: v.secretNamespace ?? undefined,
    };
}

export function azureFilePersistentVolumeSourceFromMessage(m: messages.AzureFilePersistentVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.secretName = !m.secretName ? '' : m.secretName;
    out.shareName = !m.shareName ? '' : m.shareName;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    out.secretNamespace = m.secretNamespace === undefined ? null : m.secretNamespace;
    return out;
}

export function scaleIOPersistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.ScaleIOPersistentVolumeSource {
    return {
      gateway: v.gateway ?? '',
      system: v.system ?? '',
      secretRef: optionalTo(v.secretRef, secretReferenceToMessage, shown),
      sslEnabled: v.sslEnabled ?? false,
      protectionDomain: v.protectionDomain ?? '',
      storagePool: v.storagePool ?? '',
      storageMode: v.storageMode ?? '',
      volumeName: v.volumeName ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function scaleIOPersistentVolumeSourceFromMessage(m: messages.ScaleIOPersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.gateway = !m.gateway ? '' : m.gateway;
    out.system = !m.system ? '' : m.system;
    out.secretRef = m.secretRef === undefined ? null : secretReferenceFromMessage(m.secretRef ?? {}, shown);
    if (!(!m.sslEnabled)) out.sslEnabled = m.sslEnabled;
    if (!(!m.protectionDomain)) out.protectionDomain = m.protectionDomain;
    if (!(!m.storagePool)) out.storagePool = m.storagePool;
    if (!(!m.storageMode)) out.storageMode = m.storageMode;
    if (!(!m.volumeName)) out.volumeName = m.volumeName;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function storageOSPersistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.StorageOSPersistentVolumeSource {
    return {
      volumeName: v.volumeName ?? '',
      volumeNamespace: v.volumeNamespace ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
      secretRef: optionalTo(v.secretRef, objectReferenceToMessage, shown),
    };
}

export function storageOSPersistentVolumeSourceFromMessage(m: messages.StorageOSPersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.volumeName)) out.volumeName = m.volumeName;
    if (!(!m.volumeNamespace)) out.volumeNamespace = m.volumeNamespace;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (m.secretRef !== undefined) out.secretRef = objectReferenceFromMessage(m.secretRef ?? {}, shown);
    return out;
}

export function localVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.LocalVolumeSource {
    return {
      path: v.path ?? '',
      fsType: v.fsType ?? undefined,
    };
}

export function localVolumeSourceFromMessage(m: messages.LocalVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.path = !m.path ? '' : m.path;
    if (m.fsType !== undefined) out.fsType = m.fsType;
    return out;
}

export function cSIPersistentVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.CSIPersistentVolumeSource {
    return {
      driver: v.driver ?? '',
      volumeHandle: v.volumeHandle ?? '',
      readOnly: v.readOnly ?? false,
      fsType: v.fsType ?? '',
      volumeAttributes: mapTo(v.volumeAttributes, same, shown),
      controllerPublishSecretRef: optionalTo(v.controllerPublishSecretRef, secretReferenceToMessage, shown),
      nodeStageSecretRef: optionalTo(v.nodeStageSecretRef, secretReferenceToMessage, shown),
      nodePublishSecretRef: optionalTo(v.nodePublishSecretRef, secretReferenceToMessage, shown),
      controllerExpandSecretRef: optionalTo(v.controllerExpandSecretRef, secretReferenceToMessage, shown),
      nodeExpandSecretRef: optionalTo(v.nodeExpandSecretRef, secretReferenceToMessage, shown),
    };
}

export function cSIPersistentVolumeSourceFromMessage(m: messages.CSIPersistentVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    out.volumeHandle = !m.volumeHandle ? '' : m.volumeHandle;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.volumeAttributes?.size)) out.volumeAttributes = mapFrom(m.volumeAttributes, same, shown);
    if (m.controllerPublishSecretRef !== undefined) out.controllerPublishSecretRef = secretReferenceFromMessage(m.controllerPublishSecretRef ?? {}, shown);
    if (m.nodeStageSecretRef !== undefined) out.nodeStageSecretRef = secretReferenceFromMessage(m.nodeStageSecretRef ?? {}, shown);
    if (m.nodePublishSecretRef !== undefined) out.nodePublishSecretRef = secretReferenceFromMessage(m.nodePublishSecretRef ?? {}, shown);
    if (m.controllerExpandSecretRef !== undefined) out.controllerExpandSecretRef = secretReferenceFromMessage(m.controllerExpandSecretRef ?? {}, shown);
    if (shown.has("1.25")) { if (m.nodeExpandSecretRef !== undefined) out.nodeExpandSecretRef = secretReferenceFromMessage(m.nodeExpandSecretRef ?? {}, shown); }

    return out;
}

export function persistentVolumeClaimToMessage(v: Value, shown: ShownRelease): messages.PersistentVolumeClaim {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: persistentVolumeClaimSpecToMessage(v.spec ?? {}, shown),
      status: persistentVolumeClaimStatusToMessage(v.status ?? {}, shown),
    };
}

export function persistentVolumeClaimFromMessage(m: messages.PersistentVolumeClaim, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = persistentVolumeClaimSpecFromMessage(m.spec ?? {}, shown);
    out.status = persistentVolumeClaimStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function persistentVolumeClaimConditionToMessage(v: Value, _shown: ShownRelease): messages.PersistentVolumeClaimCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastProbeTime: timeTo(v.lastProbeTime ?? undefined),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function persistentVolumeClaimConditionFromMessage(m: messages.PersistentVolumeClaimCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastProbeTime = timeFrom(m.lastProbeTime);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function persistentVolumeClaimStatusToMessage(v: Value, shown: ShownRelease): messages.PersistentVolumeClaimStatus {
    return {
      phase: v.phase ?? '',
      accessModes: listTo(v.accessModes, same, shown),
      capacity: mapTo(v.capacity, quantityTo, shown),
      conditions: listTo(v.conditions, persistentVolumeClaimConditionToMessage, shown),
      allocatedResources: shown.has("1.23") ? mapTo(v.allocatedResources, quantityTo, shown) : undefined,
      resizeStatus: v.resizeStatus ?? undefined,
      allocatedResourceStatuses: shown.has("1.28") ? mapTo(v.allocatedResourceStatuses, same, shown) : undefined,
      currentVolumeAttributesClassName: v.currentVolumeAttributesClassName ?? undefined,
      modifyVolumeStatus: optionalTo(v.modifyVolumeStatus, modifyVolumeStatusToMessage, shown),
    };
}

export function persistentVolumeClaimStatusFromMessage(m: messages.PersistentVolumeClaimStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.phase)) out.phase = m.phase;
    if (!(!m.accessModes?.length)) out.accessModes = listFrom(m.accessModes, same, shown);
    if (!(!m.capacity?.size)) out.capacity = mapFrom(m.capacity, quantityFrom, shown);
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, persistentVolumeClaimConditionFromMessage, shown);
    if (shown.has("1.23")) { if (!(!m.allocatedResources?.size)) out.allocatedResources = mapFrom(m.allocatedResources, quantityFrom, shown); }

    if (shown.has("1.23") && !shown.has("1.28")) { if (m.resizeStatus !== undefined) out.resizeStatus = m.resizeStatus; }

    if (shown.has("1.28")) { if (!(!m.allocatedResourceStatuses?.size)) out.allocatedResourceStatuses = mapFrom(m.allocatedResourceStatuses, same, shown); }

    if (shown.has("1.29")) { if (m.currentVolumeAttributesClassName !== undefined) out.currentVolumeAttributesClassName = m.currentVolumeAttributesClassName; }

    if (shown.has("1.29")) { if (m.modifyVolumeStatus !== undefined) out.modifyVolumeStatus = modifyVolumeStatusFromMessage(m.modifyVolumeStatus ?? {}, shown); }

    return out;
}

export function modifyVolumeStatusToMessage(v: Value, _shown: ShownRelease): messages.ModifyVolumeStatus {
    return {
      targetVolumeAttributesClassName: v.targetVolumeAttributesClassName ?? '',
      status: v.status ?? '',
    };
}

export function modifyVolumeStatusFromMessage(m: messages.ModifyVolumeStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.targetVolumeAttributesClassName)) out.targetVolumeAttributesClassName = m.targetVolumeAttributesClassName;
    out.status = !m.status ? '' : m.status;
    return out;
}

export function podToMessage(v: Value, shown: ShownRelease): messages.Pod {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podSpecToMessage(v.spec ?? {}, shown),
      status: podStatusToMessage(v.status ?? {}, shown),
    };
}

export function podFromMessage(m: messages.Pod, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podSpecFromMessage(m.spec ?? {}, shown);
    out.status = podStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function podAttachOptionsToMessage(v: Value, _shown: ShownRelease): messages.PodAttachOptions {
    return {
      stdin: v.stdin ?? false,
      stdout: v.stdout ?? false,
      stderr: v.stderr ?? false,
      tty: v.tty ?? false,
      container: v.container ?? '',
    };
}

export function podAttachOptionsFromMessage(m: messages.PodAttachOptions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.stdin)) out.stdin = m.stdin;
    if (!(!m.stdout)) out.stdout = m.stdout;
    if (!(!m.stderr)) out.stderr = m.stderr;
    if (!(!m.tty)) out.tty = m.tty;
    if (!(!m.container)) out.container = m.container;
    return out;
}

export function podExecOptionsToMessage(v: Value, shown: ShownRelease): messages.PodExecOptions {
    return {
      stdin: v.stdin ?? false,
      stdout: v.stdout ?? false,
      stderr: v.stderr ?? false,
      tty: v.tty ?? false,
      container: v.container ?? '',
      command: listTo(v.command, same, shown),
    };
}

export function podExecOptionsFromMessage(m: messages.PodExecOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.stdin)) out.stdin = m.stdin;
    if (!(!m.stdout)) out.stdout = m.stdout;
    if (!(!m.stderr)) out.stderr = m.stderr;
    if (!(!m.tty)) out.tty = m.tty;
    if (!(!m.container)) out.container = m.container;
    out.command = !m.command?.length ? null : listFrom(m.command, same, shown);
    return out;
}

export function podLogOptionsToMessage(v: Value, shown: ShownRelease): messages.PodLogOptions {
    return {
      container: v.container ?? '',
      follow: v.follow ?? false,
      previous: v.previous ?? false,
      sinceSeconds: optionalTo(v.sinceSeconds, longTo, shown),
      sinceTime: optionalTo(v.sinceTime, timeTo, shown),
      timestamps: v.timestamps ?? false,
      tailLines: optionalTo(v.tailLines, longTo, shown),
      limitBytes: optionalTo(v.limitBytes, longTo, shown),
      insecureSkipTLSVerifyBackend: v.insecureSkipTLSVerifyBackend ?? false,
      stream: v.stream ?? undefined,
    };
}

export function podLogOptionsFromMessage(m: messages.PodLogOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.container)) out.container = m.container;
    if (!(!m.follow)) out.follow = m.follow;
    if (!(!m.previous)) out.previous = m.previous;
    if (m.sinceSeconds !== undefined) out.sinceSeconds = longFrom(m.sinceSeconds);
    if (m.sinceTime !== undefined) out.sinceTime = timeFrom(m.sinceTime);
    if (!(!m.timestamps)) out.timestamps = m.timestamps;
    if (m.tailLines !== undefined) out.tailLines = longFrom(m.tailLines);
    if (m.limitBytes !== undefined) out.limitBytes = longFrom(m.limitBytes);
    if (!(!m.insecureSkipTLSVerifyBackend)) out.insecureSkipTLSVerifyBackend = m.insecureSkipTLSVerifyBackend;
    if (shown.has("1.32")) { if (m.stream !== undefined) out.stream = m.stream; }

    return out;
}

export function podPortForwardOptionsToMessage(v: Value, shown: ShownRelease): messages.PodPortForwardOptions {
    return {
      ports: listTo(v.ports, same, shown),
    };
}

export function podPortForwardOptionsFromMessage(m: messages.PodPortForwardOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, same, shown);
    return out;
}

export function podProxyOptionsToMessage(v: Value, _shown: ShownRelease): messages.PodProxyOptions {
    return {
      path: v.path ?? '',
    };
}

export function podProxyOptionsFromMessage(m: messages.PodProxyOptions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.path)) out.path = m.path;
    return out;
}

export function podStatusResultToMessage(v: Value, shown: ShownRelease): messages.PodStatusResult {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      status: podStatusToMessage(v.status ?? {}, shown),
    };
}

export function podStatusResultFromMessage(m: messages.PodStatusResult, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.status = podStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function podTemplateToMessage(v: Value, shown: ShownRelease): messages.PodTemplate {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      template: podTemplateSpecToMessage(v.template ?? {}, shown),
    };
}

export function podTemplateFromMessage(m: messages.PodTemplate, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.template = podTemplateSpecFromMessage(m.template ?? {}, shown);
    return out;
}

export function rangeAllocationToMessage(v: Value, shown: ShownRelease): messages.RangeAllocation {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      range: v.range ?? '',
      data: optionalTo(v.data, bytesTo, shown),
    };
}

export function rangeAllocationFromMessage(m: messages.RangeAllocation, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.range = !m.range ? '' : m.range;
    out.data = !m.data?.length ? null : bytesFrom(m.data);
    return out;
}

export function replicationControllerToMessage(v: Value, shown: ShownRelease): messages.ReplicationController {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: replicationControllerSpecToMessage(v.spec ?? {}, shown),
      status: replicationControllerStatusToMessage(v.status ?? {}, shown),
    };
}

export function replicationControllerFromMessage(m: messages.ReplicationController, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = replicationControllerSpecFromMessage(m.spec ?? {}, shown);
    out.status = replicationControllerStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function replicationControllerSpecToMessage(v: Value, shown: ShownRelease): messages.ReplicationControllerSpec {
    return {
      replicas: v.replicas ?? undefined,
      minReadySeconds: v.minReadySeconds ?? 0,
      selector: mapTo(v.selector, same, shown),
      template: optionalTo(v.template, podTemplateSpecToMessage, shown),
    };
}

export function replicationControllerSpecFromMessage(m: messages.ReplicationControllerSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.replicas !== undefined) out.replicas = m.replicas;
    if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds;
    if (!(!m.selector?.size)) out.selector = mapFrom(m.selector, same, shown);
    if (m.template !== undefined) out.template = podTemplateSpecFromMessage(m.template ?? {}, shown);
    return out;
}

export function replicationControllerStatusToMessage(v: Value, shown: ShownRelease): messages.ReplicationControllerStatus {
    return {
      replicas: v.replicas ?? 0,
      fullyLabeledReplicas: v.fullyLabeledReplicas ?? 0,
      readyReplicas: v.readyReplicas ?? 0,
      availableReplicas: v.availableReplicas ?? 0,
      observedGeneration: longTo(v.observedGeneration ?? 0),
      conditions: listTo(v.conditions, replicationControllerConditionToMessage, shown),
    };
}

export function replicationControllerStatusFromMessage(m: messages.ReplicationControllerStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.replicas = !m.replicas ? 0 : m.replicas;
    if (!(!m.fullyLabeledReplicas)) out.fullyLabeledReplicas = m.fullyLabeledReplicas;
    if (!(!m.readyReplicas)) out.readyReplicas = m.readyReplicas;
    if (!(!m.availableReplicas)) out.availableReplicas = m.availableReplicas;
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, replicationControllerConditionFromMessage, shown);
    return out;
}

export function replicationControllerConditionToMessage(v: Value, _shown: ShownRelease): messages.ReplicationControllerCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function replicationControllerConditionFromMessage(m: messages.ReplicationControllerCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function resourceQuotaToMessage(v: Value, shown: ShownRelease): messages.ResourceQuota {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: resourceQuotaSpecToMessage(v.spec ?? {}, shown),
      status: resourceQuotaStatusToMessage(v.status ?? {}, shown),
    };
}

export function resourceQuotaFromMessage(m: messages.ResourceQuota, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = resourceQuotaSpecFromMessage(m.spec ?? {}, shown);
    out.status = resourceQuotaStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function resourceQuotaSpecToMessage(v: Value, shown: ShownRelease): messages.ResourceQuotaSpec {
    return {
      hard: mapTo(v.hard, quantityTo, shown),
      scopes: listTo(v.scopes, same, shown),
      scopeSelector: optionalTo(v.scopeSelector, scopeSelectorToMessage, shown),
    };
}

export function resourceQuotaSpecFromMessage(m: messages.ResourceQuotaSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.hard?.size)) out.hard = mapFrom(m.hard, quantityFrom, shown);
    if (!(!m.scopes?.length)) out.scopes = listFrom(m.scopes, same, shown);
    if (m.scopeSelector !== undefined) out.scopeSelector = scopeSelectorFromMessage(m.scopeSelector ?? {}, shown);
    return out;
}

export function scopeSelectorToMessage(v: Value, shown: ShownRelease): messages.ScopeSelector {
    return {
      matchExpressions: listTo(v.matchExpressions, scopedResourceSelectorRequirementToMessage, shown),
    };
}

export function scopeSelectorFromMessage(m: messages.ScopeSelector, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.matchExpressions?.length)) out.matchExpressions = listFrom(m.matchExpressions, scopedResourceSelectorRequirementFromMessage, shown);
    return out;
}

export function scopedResourceSelectorRequirementToMessage(v: Value, shown: ShownRelease): messages.ScopedResourceSelectorRequirement {
    return {
      scopeName: v.scopeName ?? '',
      operator: v.operator ?? '',
      values: listTo(v.values, same, shown),
    };
}

export function scopedResourceSelectorRequirementFromMessage(m: messages.ScopedResourceSelectorRequirement, shown: ShownRelease): Value {
    const out: Value = {};
    out.scopeName = !m.scopeName ? '' : m.scopeName;
    out.operator = !m.operator ? '' : m.operator;
    if (!(!m.values?.length)) out.values = listFrom(m.values, same, shown);
    return out;
}

export function resourceQuotaStatusToMessage(v: Value, shown: ShownRelease): messages.ResourceQuotaStatus {
    return {
      hard: mapTo(v.hard, quantityTo, shown),
      used: mapTo(v.used, quantityTo, shown),
    };
}

export function resourceQuotaStatusFromMessage(m: messages.ResourceQuotaStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.hard?.size)) out.hard = mapFrom(m.hard, quantityFrom, shown);
    if (!(!m.used?.size)) out.used = mapFrom(m.used, quantityFrom, shown);
    return out;
}

export function secretToMessage(v: Value, shown: ShownRelease): messages.Secret {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      immutable: v.immutable ?? undefined,
      data: mapTo(v.data, bytesTo, shown),
      stringData: mapTo(v.stringData, same, shown),
      type: v.type ?? '',
    };
}

export function secretFromMessage(m: messages.Secret, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (m.immutable !== undefined) out.immutable = m.immutable;
    if (!(!m.data?.size)) out.data = mapFrom(m.data, bytesFrom, shown);
    if (!(!m.stringData?.size)) out.stringData = mapFrom(m.stringData, same, shown);
    if (!(!m.type)) out.type = m.type;
    return out;
}

export function serializedReferenceToMessage(v: Value, shown: ShownRelease): messages.SerializedReference {
    return {
      reference: objectReferenceToMessage(v.reference ?? {}, shown),
    };
}

export function serializedReferenceFromMessage(m: messages.SerializedReference, shown: ShownRelease): Value {
    const out: Value = {};
    out.reference = objectReferenceFromMessage(m.reference ?? {}, shown);
    return out;
}

export function serviceToMessage(v: Value, shown: ShownRelease): messages.Service {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: serviceSpecToMessage(v.spec ?? {}, shown),
      status: serviceStatusToMessage(v.status ?? {}, shown),
    };
}

export function serviceFromMessage(m: messages.Service, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = serviceSpecFromMessage(m.spec ?? {}, shown);
    out.status = serviceStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function sessionAffinityConfigToMessage(v: Value, shown: ShownRelease): messages.SessionAffinityConfig {
    return {
      clientIP: optionalTo(v.clientIP, clientIPConfigToMessage, shown),
    };
}

export function sessionAffinityConfigFromMessage(m: messages.SessionAffinityConfig, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.clientIP !== undefined) out.clientIP = clientIPConfigFromMessage(m.clientIP ?? {}, shown);
    return out;
}

export function clientIPConfigToMessage(v: Value, _shown: ShownRelease): messages.ClientIPConfig {
    return {
      timeoutSeconds: v.timeoutSeconds ?? undefined,
    };
}

export function clientIPConfigFromMessage(m: messages.ClientIPConfig, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.timeoutSeconds !== undefined) out.timeoutSeconds = m.timeoutSeconds;
    return out;
}

export function serviceStatusToMessage(v: Value, shown: ShownRelease): messages.ServiceStatus {
    return {
      loadBalancer: loadBalancerStatusToMessage(v.loadBalancer ?? {}, shown),
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
    };
}

export function serviceStatusFromMessage(m: messages.ServiceStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.loadBalancer = loadBalancerStatusFromMessage(m.loadBalancer ?? {}, shown);
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    return out;
}

export function loadBalancerStatusToMessage(v: Value, shown: ShownRelease): messages.LoadBalancerStatus {
    return {
      ingress: listTo(v.ingress, loadBalancerIngressToMessage, shown),
    };
}

export function loadBalancerStatusFromMessage(m: messages.LoadBalancerStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ingress?.length)) out.ingress = listFrom(m.ingress, loadBalancerIngressFromMessage, shown);
    return out;
}

export function loadBalancerIngressToMessage(v: Value, shown: ShownRelease): messages.LoadBalancerIngress {
    return {
      ip: v.ip ?? '',
      hostname: v.hostname ?? '',
      ipMode: v.ipMode ?? undefined,
      ports: listTo(v.ports, portStatusToMessage, shown),
    };
}

export function loadBalancerIngressFromMessage(m: messages.LoadBalancerIngress, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ip)) out.ip = m.ip;
    if (!(!m.hostname)) out.hostname = m.hostname;
    if (shown.has("1.29")) { if (m.ipMode !== undefined) out.ipMode = m.ipMode; }

    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, portStatusFromMessage, shown);
    return out;
}

export function serviceSpecToMessage(v: Value, shown: ShownRelease): messages.ServiceSpec {
    return {
      ports: listTo(v.ports, servicePortToMessage, shown),
      selector: mapTo(v.selector, same, shown),
      clusterIP: v.clusterIP ?? '',
      clusterIPs: listTo(v.clusterIPs, same, shown),
      type: v.type ?? '',
      externalIPs: listTo(v.externalIPs, same, shown),
      sessionAffinity: v.sessionAffinity ?? '',
      loadBalancerIP: v.loadBalancerIP ?? '',
      loadBalancerSourceRanges: listTo(v.loadBalancerSourceRanges, same, shown),
      externalName: v.externalName ?? '',
      externalTrafficPolicy: v.externalTrafficPolicy ?? '',
      healthCheckNodePort: v.healthCheckNodePort ?? 0,
      publishNotReadyAddresses: v.publishNotReadyAddresses ?? false,
      sessionAffinityConfig: optionalTo(v.sessionAffinityConfig, sessionAffinityConfigToMessage, shown),
      topologyKeys: !shown.has("1.22") ? listTo(v.topologyKeys, same, shown) : undefined,
      ipFamilies: listTo(v.ipFamilies, same, shown),
      ipFamilyPolicy: v.ipFamilyPolicy ?? undefined,
      allocateLoadBalancerNodePorts: v.allocateLoadBalancerNodePorts ?? undefined,
      loadBalancerClass: v.loadBalancerClass ?? undefined,
      internalTrafficPolicy: v.internalTrafficPolicy ?? undefined,
      trafficDistribution: v.trafficDistribution ?? undefined,
      ipFamily: v.ipFamily ?? undefined,
    };
}

export function serviceSpecFromMessage(m: messages.ServiceSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, servicePortFromMessage, shown);
    if (!(!m.selector?.size)) out.selector = mapFrom(m.selector, same, shown);
    if (!(!m.clusterIP)) out.clusterIP = m.clusterIP;
    if (!(!m.clusterIPs?.length)) out.clusterIPs = listFrom(m.clusterIPs, same, shown);
    if (!(!m.type)) out.type = m.type;
    if (!(!m.externalIPs?.length)) out.externalIPs = listFrom(m.externalIPs, same, shown);
    if (!(!m.sessionAffinity)) out.sessionAffinity = m.sessionAffinity;
    if (!(!m.loadBalancerIP)) out.loadBalancerIP = m.loadBalancerIP;
    if (!(!m.loadBalancerSourceRanges?.length)) out.loadBalancerSourceRanges = listFrom(m.loadBalancerSourceRanges, same, shown);
    if (!(!m.externalName)) out.externalName = m.externalName;
    if (!(!m.externalTrafficPolicy)) out.externalTrafficPolicy = m.externalTrafficPolicy;
    if (!(!m.healthCheckNodePort)) out.healthCheckNodePort = m.healthCheckNodePort;
    if (!(!m.publishNotReadyAddresses)) out.publishNotReadyAddresses = m.publishNotReadyAddresses;
    if (m.sessionAffinityConfig !== undefined) out.sessionAffinityConfig = sessionAffinityConfigFromMessage(m.sessionAffinityConfig ?? {}, shown);
    if (!shown.has("1.22")) { if (!(!m.topologyKeys?.length)) out.topologyKeys = listFrom(m.topologyKeys, same, shown); }

    if (!(!m.ipFamilies?.length)) out.ipFamilies = listFrom(m.ipFamilies, same, shown);
    if (m.ipFamilyPolicy !== undefined) out.ipFamilyPolicy = m.ipFamilyPolicy;
    if (m.allocateLoadBalancerNodePorts !== undefined) out.allocateLoadBalancerNodePorts = m.allocateLoadBalancerNodePorts;
    if (m.loadBalancerClass !== undefined) out.loadBalancerClass = m.loadBalancerClass;
    if (m.internalTrafficPolicy !== undefined) out.internalTrafficPolicy = m.internalTrafficPolicy;
    if (shown.has("1.30")) { if (m.trafficDistribution !== undefined) out.trafficDistribution = m.trafficDistribution; }

    if (m.ipFamily !== undefined) out.ipFamily = m.ipFamily;
    return out;
}

export function servicePortToMessage(v: Value, _shown: ShownRelease): messages.ServicePort {
    return {
      name: v.name ?? '',
      protocol: v.protocol ?? '',
      appProtocol: v.appProtocol ?? undefined,
      port: v.port ?? 0,
      targetPort: intOrStringTo(v.targetPort ?? undefined),
      nodePort: v.nodePort ?? 0,
    };
}

export function servicePortFromMessage(m: messages.ServicePort, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.protocol)) out.protocol = m.protocol;
    if (m.appProtocol !== undefined) out.appProtocol = m.appProtocol;
    out.port = !m.port ? 0 : m.port;
    out.targetPort = intOrStringFrom(m.targetPort);
    if (!(!m.nodePort)) out.nodePort = m.nodePort;
    return out;
}

export function portStatusToMessage(v: Value, _shown: ShownRelease): messages.PortStatus {
    return {
      port: v.port ?? 0,
      protocol: v.protocol ?? '',
      error: v.error ?? undefined,
    };
}

export function portStatusFromMessage(m: messages.PortStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    out.port = !m.port ? 0 : m.port;
    out.protocol = !m.protocol ? '' : m.protocol;
    if (m.error !== undefined) out.error = m.error;
    return out;
}

export function serviceAccountToMessage(v: Value, shown: ShownRelease): messages.ServiceAccount {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      secrets: listTo(v.secrets, objectReferenceToMessage, shown),
      imagePullSecrets: listTo(v.imagePullSecrets, localObjectReferenceToMessage, shown),
      automountServiceAccountToken: v.automountServiceAccountToken ?? undefined,
    };
}

export function serviceAccountFromMessage(m: messages.ServiceAccount, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.secrets?.length)) out.secrets = listFrom(m.secrets, objectReferenceFromMessage, shown);
    if (!(!m.imagePullSecrets?.length)) out.imagePullSecrets = listFrom(m.imagePullSecrets, localObjectReferenceFromMessage, shown);
    if (m.automountServiceAccountToken !== undefined) out.automountServiceAccountToken = m.automountServiceAccountToken;
    return out;
}

export function serviceProxyOptionsToMessage(v: Value, _shown: ShownRelease): messages.ServiceProxyOptions {
    return {
      path: v.path ?? '',
    };
}

export function serviceProxyOptionsFromMessage(m: messages.ServiceProxyOptions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.path)) out.path = m.path;
    return out;
}

export function containerPortToMessage(v: Value, _shown: ShownRelease): messages.ContainerPort {
    return {
      name: v.name ?? '',
      hostPort: v.hostPort ?? 0,
      containerPort: v.containerPort ?? 0,
      protocol: v.protocol ?? '',
      hostIP: v.hostIP ?? '',
    };
}

export function containerPortFromMessage(m: messages.ContainerPort, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.hostPort)) out.hostPort = m.hostPort;
    out.containerPort = !m.containerPort ? 0 : m.containerPort;
    if (!(!m.protocol)) out.protocol = m.protocol;
    if (!(!m.hostIP)) out.hostIP = m.hostIP;
    return out;
}

export function envVarToMessage(v: Value, shown: ShownRelease): messages.EnvVar {
    return {
      name: v.name ?? '',
      value: v.value ?? '',
      valueFrom: optionalTo(v.valueFrom, envVarSourceToMessage, shown),
    };
}

export function envVarFromMessage(m: messages.EnvVar, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.value)) out.value = m.value;
    if (m.valueFrom !== undefined) out.valueFrom = envVarSourceFromMessage(m.valueFrom ?? {}, shown);
    return out;
}

export function envVarSourceToMessage(v: Value, shown: ShownRelease): messages.EnvVarSource {
    return {
      fieldRef: optionalTo(v.fieldRef, objectFieldSelectorToMessage, shown),
      resourceFieldRef: optionalTo(v.resourceFieldRef, resourceFieldSelectorToMessage, shown),
      configMapKeyRef: optionalTo(v.configMapKeyRef, configMapKeySelectorToMessage, shown),
      secretKeyRef: optionalTo(v.secretKeyRef, secretKeySelectorToMessage, shown),
      fileKeyRef: optionalTo(v.fileKeyRef, fileKeySelectorToMessage, shown),
    };
}

export function envVarSourceFromMessage(m: messages.EnvVarSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.fieldRef !== undefined) out.fieldRef = objectFieldSelectorFromMessage(m.fieldRef ?? {}, shown);
    if (m.resourceFieldRef !== undefined) out.resourceFieldRef = resourceFieldSelectorFromMessage(m.resourceFieldRef ?? {}, shown);
    if (m.configMapKeyRef !== undefined) out.configMapKeyRef = configMapKeySelectorFromMessage(m.configMapKeyRef ?? {}, shown);
    if (m.secretKeyRef !== undefined) out.secretKeyRef = secretKeySelectorFromMessage(m.secretKeyRef ?? {}, shown);
    if (shown.has("1.34")) { if (m.fileKeyRef !== undefined) out.fileKeyRef = fileKeySelectorFromMessage(m.fileKeyRef ?? {}, shown); }

    return out;
}

export function objectFieldSelectorToMessage(v: Value, _shown: ShownRelease): messages.ObjectFieldSelector {
    return {
      apiVersion: v.apiVersion ?? '',
      fieldPath: v.fieldPath ?? '',
    };
}

export function objectFieldSelectorFromMessage(m: messages.ObjectFieldSelector, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.apiVersion)) out.apiVersion = m.apiVersion;
    out.fieldPath = !m.fieldPath ? '' : m.fieldPath;
    return out;
}

export function resourceFieldSelectorToMessage(v: Value, _shown: ShownRelease): messages.ResourceFieldSelector {
    return {
      containerName: v.containerName ?? '',
      resource: v.resource ?? '',
      divisor: quantityTo(v.divisor ?? undefined),
    };
}

export function resourceFieldSelectorFromMessage(m: messages.ResourceFieldSelector, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.containerName)) out.containerName = m.containerName;
    out.resource = !m.resource ? '' : m.resource;
    out.divisor = quantityFrom(m.divisor);
    return out;
}

export function configMapKeySelectorToMessage(v: Value, shown: ShownRelease): messages.ConfigMapKeySelector {
    return {
      localObjectReference: localObjectReferenceToMessage(v, shown),
      key: v.key ?? '',
      optional: v.optional ?? undefined,
    };
}

export function configMapKeySelectorFromMessage(m: messages.ConfigMapKeySelector, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}, shown));
    out.key = !m.key ? '' : m.key;
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function secretKeySelectorToMessage(v: Value, shown: ShownRelease): messages.SecretKeySelector {
    return {
      localObjectReference: localObjectReferenceToMessage(v, shown),
      key: v.key ?? '',
      optional: v.optional ?? undefined,
    };
}

export function secretKeySelectorFromMessage(m: messages.SecretKeySelector, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}, shown));
    out.key = !m.key ? '' : m.key;
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function envFromSourceToMessage(v: Value, shown: ShownRelease): messages.EnvFromSource {
    return {
      prefix: v.prefix ?? '',
      configMapRef: optionalTo(v.configMapRef, configMapEnvSourceToMessage, shown),
      secretRef: optionalTo(v.secretRef, secretEnvSourceToMessage, shown),
    };
}

export function envFromSourceFromMessage(m: messages.EnvFromSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.prefix)) out.prefix = m.prefix;
    if (m.configMapRef !== undefined) out.configMapRef = configMapEnvSourceFromMessage(m.configMapRef ?? {}, shown);
    if (m.secretRef !== undefined) out.secretRef = secretEnvSourceFromMessage(m.secretRef ?? {}, shown);
    return out;
}

export function configMapEnvSourceToMessage(v: Value, shown: ShownRelease): messages.ConfigMapEnvSource {
    return {
      localObjectReference: localObjectReferenceToMessage(v, shown),
      optional: v.optional ?? undefined,
    };
}

export function configMapEnvSourceFromMessage(m: messages.ConfigMapEnvSource, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}, shown));
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function secretEnvSourceToMessage(v: Value, shown: ShownRelease): messages.SecretEnvSource {
    return {
      localObjectReference: localObjectReferenceToMessage(v, shown),
      optional: v.optional ?? undefined,
    };
}

export function secretEnvSourceFromMessage(m: messages.SecretEnvSource, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}, shown));
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function hTTPHeaderToMessage(v: Value, _shown: ShownRelease): messages.HTTPHeader {
    return {
      name: v.name ?? '',
      value: v.value ?? '',
    };
}

export function hTTPHeaderFromMessage(m: messages.HTTPHeader, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.value = !m.value ? '' : m.value;
    return out;
}

export function hTTPGetActionToMessage(v: Value, shown: ShownRelease): messages.HTTPGetAction {
    return {
      path: v.path ?? '',
      port: intOrStringTo(v.port ?? undefined),
      host: v.host ?? '',
      scheme: v.scheme ?? '',
      httpHeaders: listTo(v.httpHeaders, hTTPHeaderToMessage, shown),
    };
}

export function hTTPGetActionFromMessage(m: messages.HTTPGetAction, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.path)) out.path = m.path;
    out.port = intOrStringFrom(m.port);
    if (!(!m.host)) out.host = m.host;
    if (!(!m.scheme)) out.scheme = m.scheme;
    if (!(!m.httpHeaders?.length)) out.httpHeaders = listFrom(m.httpHeaders, hTTPHeaderFromMessage, shown);
    return out;
}

export function tCPSocketActionToMessage(v: Value, _shown: ShownRelease): messages.TCPSocketAction {
    return {
      port: intOrStringTo(v.port ?? undefined),
      host: v.host ?? '',
    };
}

export function tCPSocketActionFromMessage(m: messages.TCPSocketAction, _shown: ShownRelease): Value {
    const out: Value = {};
    out.port = intOrStringFrom(m.port);
    if (!(!m.host)) out.host = m.host;
    return out;
}

export function execActionToMessage(v: Value, shown: ShownRelease): messages.ExecAction {
    return {
      command: listTo(v.command, same, shown),
    };
}

export function execActionFromMessage(m: messages.ExecAction, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.command?.length)) out.command = listFrom(m.command, same, shown);
    return out;
}

export function probeToMessage(v: Value, shown: ShownRelease): messages.Probe {
    return {
      handler: probeHandlerToMessage(v, shown),
      initialDelaySeconds: v.initialDelaySeconds ?? 0,
      timeoutSeconds: v.timeoutSeconds ?? 0,
      periodSeconds: v.periodSeconds ?? 0,
      successThreshold: v.successThreshold ?? 0,
      failureThreshold: v.failureThreshold ?? 0,
      terminationGracePeriodSeconds: optionalTo(v.terminationGracePeriodSeconds, longTo, shown),
    };
}

export function probeFromMessage(m: messages.Probe, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, probeHandlerFromMessage(m.handler ?? {}, shown));
    if (!(!m.initialDelaySeconds)) out.initialDelaySeconds = m.initialDelaySeconds;
    if (!(!m.timeoutSeconds)) out.timeoutSeconds = m.timeoutSeconds;
    if (!(!m.periodSeconds)) out.periodSeconds = m.periodSeconds;
    if (!(!m.successThreshold)) out.successThreshold = m.successThreshold;
    if (!(!m.failureThreshold)) out.failureThreshold = m.failureThreshold;
    if (m.terminationGracePeriodSeconds !== undefined) out.terminationGracePeriodSeconds = longFrom(m.terminationGracePeriodSeconds);
    return out;
}

export function capabilitiesToMessage(v: Value, shown: ShownRelease): messages.Capabilities {
    return {
      add: listTo(v.add, same, shown),
      drop: listTo(v.drop, same, shown),
    };
}

export function capabilitiesFromMessage(m: messages.Capabilities, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.add?.length)) out.add = listFrom(m.add, same, shown);
    if (!(!m.drop?.length)) out.drop = listFrom(m.drop, same, shown);
    return out;
}

export function resourceRequirementsToMessage(v: Value, shown: ShownRelease): messages.ResourceRequirements {
    return {
      limits: mapTo(v.limits, quantityTo, shown),
      requests: mapTo(v.requests, quantityTo, shown),
      claims: shown.has("1.26") ? listTo(v.claims, resourceClaimToMessage, shown) : undefined,
    };
}

export function resourceRequirementsFromMessage(m: messages.ResourceRequirements, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.limits?.size)) out.limits = mapFrom(m.limits, quantityFrom, shown);
    if (!(!m.requests?.size)) out.requests = mapFrom(m.requests, quantityFrom, shown);
    if (shown.has("1.26")) { if (!(!m.claims?.length)) out.claims = listFrom(m.claims, resourceClaimFromMessage, shown); }

    return out;
}

export function containerToMessage(v: Value, shown: ShownRelease): messages.Container {
    return {
      name: v.name ?? '',
      image: v.image ?? '',
      command: listTo(v.command, same, shown),
      args: listTo(v.args, same, shown),
      workingDir: v.workingDir ?? '',
      ports: listTo(v.ports, containerPortToMessage, shown),
      envFrom: listTo(v.envFrom, envFromSourceToMessage, shown),
      env: listTo(v.env, envVarToMessage, shown),
      resources: resourceRequirementsToMessage(v.resources ?? {}, shown),
      resizePolicy: shown.has("1.27") ? listTo(v.resizePolicy, containerResizePolicyToMessage, shown) : undefined,
      restartPolicy: v.restartPolicy ?? undefined,
      restartPolicyRules: shown.has("1.34") ? listTo(v.restartPolicyRules, containerRestartRuleToMessage, shown) : undefined,
      volumeMounts: listTo(v.volumeMounts, volumeMountToMessage, shown),
      volumeDevices: listTo(v.volumeDevices, volumeDeviceToMessage, shown),
      livenessProbe: optionalTo(v.livenessProbe, probeToMessage, shown),
      readinessProbe: optionalTo(v.readinessProbe, probeToMessage, shown),
      startupProbe: optionalTo(v.startupProbe, probeToMessage, shown),
      lifecycle: optionalTo(v.lifecycle, lifecycleToMessage, shown),
      terminationMessagePath: v.terminationMessagePath ?? '',
      terminationMessagePolicy: v.terminationMessagePolicy ?? '',
      imagePullPolicy: v.imagePullPolicy ?? '',
      securityContext: optionalTo(v.securityContext, securityContextToMessage, shown),
      stdin: v.stdin ?? false,
      stdinOnce: v.stdinOnce ?? false,
      tty: v.tty ?? false,
    };
}

export function containerFromMessage(m: messages.Container, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.image)) out.image = m.image;
    if (!(!m.command?.length)) out.command = listFrom(m.command, same, shown);
    if (!(!m.args?.length)) out.args = listFrom(m.args, same, shown);
    if (!(!m.workingDir)) out.workingDir = m.workingDir;
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, containerPortFromMessage, shown);
    if (!(!m.envFrom?.length)) out.envFrom = listFrom(m.envFrom, envFromSourceFromMessage, shown);
    if (!(!m.env?.length)) out.env = listFrom(m.env, envVarFromMessage, shown);
    out.resources = resourceRequirementsFromMessage(m.resources ?? {}, shown);
    if (shown.has("1.27")) { if (!(!m.resizePolicy?.length)) out.resizePolicy = listFrom(m.resizePolicy, containerResizePolicyFromMessage, shown); }

    if (shown.has("1.28")) { if (m.restartPolicy !== undefined) out.restartPolicy = m.restartPolicy; }

    if (shown.has("1.34")) { if (!(!m.restartPolicyRules?.length)) out.restartPolicyRules = listFrom(m.restartPolicyRules, containerRestartRuleFromMessage, shown); }

    if (!(!m.volumeMounts?.length)) out.volumeMounts = listFrom(m.volumeMounts, volumeMountFromMessage, shown);
    if (!(!m.volumeDevices?.length)) out.volumeDevices = listFrom(m.volumeDevices, volumeDeviceFromMessage, shown);
    if (m.livenessProbe !== undefined) out.livenessProbe = probeFromMessage(m.livenessProbe ?? {}, shown);
    if (m.readinessProbe !== undefined) out.readinessProbe = probeFromMessage(m.readinessProbe ?? {}, shown);
    if (m.startupProbe !== undefined) out.startupProbe = probeFromMessage(m.startupProbe ?? {}, shown);
    if (m.lifecycle !== undefined) out.lifecycle = lifecycleFromMessage(m.lifecycle ?? {}, shown);
    if (!(!m.terminationMessagePath)) out.terminationMessagePath = m.terminationMessagePath;
    if (!(!m.terminationMessagePolicy)) out.terminationMessagePolicy = m.terminationMessagePolicy;
    if (!(!m.imagePullPolicy)) out.imagePullPolicy = m.imagePullPolicy;
    if (m.securityContext !== undefined) out.securityContext = securityContextFromMessage(m.securityContext ?? {}, shown);
    if (!(!m.stdin)) out.stdin = m.stdin;
    if (!(!m.stdinOnce)) out.stdinOnce = m.stdinOnce;
    if (!(!m.tty)) out.tty = m.tty;
    return out;
}

export function handlerToMessage(v: Value, shown: ShownRelease): messages.Handler {
    return {
      exec: optionalTo(v.exec, execActionToMessage, shown),
      httpGet: optionalTo(v.httpGet, hTTPGetActionToMessage, shown),
      tcpSocket: optionalTo(v.tcpSocket, tCPSocketActionToMessage, shown),
    };
}

export function handlerFromMessage(m: messages.Handler, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.exec !== undefined) out.exec = execActionFromMessage(m.exec ?? {}, shown);
    if (m.httpGet !== undefined) out.httpGet = hTTPGetActionFromMessage(m.httpGet ?? {}, shown);
    if (m.tcpSocket !== undefined) out.tcpSocket = tCPSocketActionFromMessage(m.tcpSocket ?? {}, shown);
    return out;
}

export function probeHandlerToMessage(v: Value, shown: ShownRelease): messages.ProbeHandler {
    return {
      exec: optionalTo(v.exec, execActionToMessage, shown),
      httpGet: optionalTo(v.httpGet, hTTPGetActionToMessage, shown),
      tcpSocket: optionalTo(v.tcpSocket, tCPSocketActionToMessage, shown),
      grpc: optionalTo(v.grpc, gRPCActionToMessage, shown),
    };
}

export function probeHandlerFromMessage(m: messages.ProbeHandler, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.exec !== undefined) out.exec = execActionFromMessage(m.exec ?? {}, shown);
    if (m.httpGet !== undefined) out.httpGet = hTTPGetActionFromMessage(m.httpGet ?? {}, shown);
    if (m.tcpSocket !== undefined) out.tcpSocket = tCPSocketActionFromMessage(m.tcpSocket ?? {}, shown);
    if (shown.has("1.23")) { if (m.grpc !== undefined) out.grpc = gRPCActionFromMessage(m.grpc ?? {}, shown); }

    return out;
}

export function gRPCActionToMessage(v: Value, _shown: ShownRelease): messages.GRPCAction {
    return {
      port: v.port ?? 0,
      service: v.service ?? undefined,
    };
}

export function gRPCActionFromMessage(m: messages.GRPCAction, _shown: ShownRelease): Value {
    const out: Value = {};
    out.port = !m.port ? 0 : m.port;
    out.service = m.service === undefined ? null : m.service;
    return out;
}

export function lifecycleToMessage(v: Value, shown: ShownRelease): messages.Lifecycle {
    return {
      postStart: optionalTo(v.postStart, lifecycleHandlerToMessage, shown),
      preStop: optionalTo(v.preStop, lifecycleHandlerToMessage, shown),
      stopSignal: v.stopSignal ?? undefined,
    };
}

export function lifecycleFromMessage(m: messages.Lifecycle, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.postStart !== undefined) out.postStart = lifecycleHandlerFromMessage(m.postStart ?? {}, shown);
    if (m.preStop !== undefined) out.preStop = lifecycleHandlerFromMessage(m.preStop ?? {}, shown);
    if (shown.has("1.33")) { if (m.stopSignal !== undefined) out.stopSignal = m.stopSignal; }

    return out;
}

export function containerStateWaitingToMessage(v: Value, _shown: ShownRelease): messages.ContainerStateWaiting {
    return {
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function containerStateWaitingFromMessage(m: messages.ContainerStateWaiting, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function containerStateRunningToMessage(v: Value, _shown: ShownRelease): messages.ContainerStateRunning {
    return {
      startedAt: timeTo(v.startedAt ?? undefined),
    };
}

export function containerStateRunningFromMessage(m: messages.ContainerStateRunning, _shown: ShownRelease): Value {
    const out: Value = {};
    out.startedAt = timeFrom(m.startedAt);
    return out;
}

export function containerStateTerminatedToMessage(v: Value, _shown: ShownRelease): messages.ContainerStateTerminated {
    return {
      exitCode: v.exitCode ?? 0,
      signal: v.signal ?? 0,
      reason: v.reason ?? '',
      message: v.message ?? '',
      startedAt: timeTo(v.startedAt ?? undefined),
      finishedAt: timeTo(v.finishedAt ?? undefined),
      containerID: v.containerID ?? '',
    };
}

export function containerStateTerminatedFromMessage(m: messages.ContainerStateTerminated, _shown: ShownRelease): Value {
    const out: Value = {};
    out.exitCode = !m.exitCode ? 0 : m.exitCode;
    if (!(!m.signal)) out.signal = m.signal;
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    out.startedAt = timeFrom(m.startedAt);
    out.finishedAt = timeFrom(m.finishedAt);
    if (!(!m.containerID)) out.containerID = m.containerID;
    return out;
}

export function containerStateToMessage(v: Value, shown: ShownRelease): messages.ContainerState {
    return {
      waiting: optionalTo(v.waiting, containerStateWaitingToMessage, shown),
      running: optionalTo(v.running, containerStateRunningToMessage, shown),
      terminated: optionalTo(v.terminated, containerStateTerminatedToMessage, shown),
    };
}

export function containerStateFromMessage(m: messages.ContainerState, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.waiting !== undefined) out.waiting = containerStateWaitingFromMessage(m.waiting ?? {}, shown);
    if (m.running !== undefined) out.running = containerStateRunningFromMessage(m.running ?? {}, shown);
    if (m.terminated !== undefined) out.terminated = containerStateTerminatedFromMessage(m.terminated ?? {}, shown);
    return out;
}

export function containerStatusToMessage(v: Value, shown: ShownRelease): messages.ContainerStatus {
    return {
      name: v.name ?? '',
      state: containerStateToMessage(v.state ?? {}, shown),
      lastState: containerStateToMessage(v.lastState ?? {}, shown),
      ready: v.ready ?? false,
      restartCount: v.restartCount ?? 0,
      image: v.image ?? '',
      imageID: v.imageID ?? '',
      containerID: v.containerID ?? '',
      started: v.started ?? undefined,
      allocatedResources: shown.has("1.27") ? mapTo(v.allocatedResources, quantityTo, shown) : undefined,
      resources: optionalTo(v.resources, resourceRequirementsToMessage, shown),
      volumeMounts: shown.has("1.30") ? listTo(v.volumeMounts, volumeMountStatusToMessage, shown) : undefined,
      user: optionalTo(v.user, containerUserToMessage, shown),
      allocatedResourcesStatus: shown.has("1.31") ? listTo(v.allocatedResourcesStatus, resourceStatusToMessage, shown) : undefined,
      stopSignal: v.stopSignal ?? undefined,
    };
}

export function containerStatusFromMessage(m: messages.ContainerStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.state = containerStateFromMessage(m.state ?? {}, shown);
    out.lastState = containerStateFromMessage(m.lastState ?? {}, shown);
    out.ready = !m.ready ? false : m.ready;
    out.restartCount = !m.restartCount ? 0 : m.restartCount;
    out.image = !m.image ? '' : m.image;
    out.imageID = !m.imageID ? '' : m.imageID;
    if (!(!m.containerID)) out.containerID = m.containerID;
    if (m.started !== undefined) out.started = m.started;
    if (shown.has("1.27")) { if (!(!m.allocatedResources?.size)) out.allocatedResources = mapFrom(m.allocatedResources, quantityFrom, shown); }

    if (shown.has("1.27")) { if (m.resources !== undefined) out.resources = resourceRequirementsFromMessage(m.resources ?? {}, shown); }

    if (shown.has("1.30")) { if (!(!m.volumeMounts?.length)) out.volumeMounts = listFrom(m.volumeMounts, volumeMountStatusFromMessage, shown); }

    if (shown.has("1.31")) { if (m.user !== undefined) out.user = containerUserFromMessage(m.user ?? {}, shown); }

    if (shown.has("1.31")) { if (!(!m.allocatedResourcesStatus?.length)) out.allocatedResourcesStatus = listFrom(m.allocatedResourcesStatus, resourceStatusFromMessage, shown); }

    if (shown.has("1.33")) { if (m.stopSignal !== undefined) out.stopSignal = m.stopSignal; }

    return out;
}

export function podSecurityContextToMessage(v: Value, shown: ShownRelease): messages.PodSecurityContext {
    return {
      seLinuxOptions: optionalTo(v.seLinuxOptions, sELinuxOptionsToMessage, shown),
      windowsOptions: optionalTo(v.windowsOptions, windowsSecurityContextOptionsToMessage, shown),
      runAsUser: optionalTo(v.runAsUser, longTo, shown),
      runAsGroup: optionalTo(v.runAsGroup, longTo, shown),
      runAsNonRoot: v.runAsNonRoot ?? undefined,
      supplementalGroups: listTo(v.supplementalGroups, longTo, shown),
      supplementalGroupsPolicy: v.supplementalGroupsPolicy ?? undefined,
      fsGroup: optionalTo(v.fsGroup, longTo, shown),
      sysctls: listTo(v.sysctls, sysctlToMessage, shown),
      fsGroupChangePolicy: v.fsGroupChangePolicy ?? undefined,
      seccompProfile: optionalTo(v.seccompProfile, seccompProfileToMessage, shown),
      appArmorProfile: optionalTo(v.appArmorProfile, appArmorProfileToMessage, shown),
      seLinuxChangePolicy: v.seLinuxChangePolicy ?? undefined,
    };
}

export function podSecurityContextFromMessage(m: messages.PodSecurityContext, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.seLinuxOptions !== undefined) out.seLinuxOptions = sELinuxOptionsFromMessage(m.seLinuxOptions ?? {}, shown);
    if (m.windowsOptions !== undefined) out.windowsOptions = windowsSecurityContextOptionsFromMessage(m.windowsOptions ?? {}, shown);
    if (m.runAsUser !== undefined) out.runAsUser = longFrom(m.runAsUser);
    if (m.runAsGroup !== undefined) out.runAsGroup = longFrom(m.runAsGroup);
    if (m.runAsNonRoot !== undefined) out.runAsNonRoot = m.runAsNonRoot;
    if (!(!m.supplementalGroups?.length)) out.supplementalGroups = listFrom(m.supplementalGroups, longFrom, shown);
    if (shown.has("1.31")) { if (m.supplementalGroupsPolicy !== undefined) out.supplementalGroupsPolicy = m.supplementalGroupsPolicy; }

    if (m.fsGroup !== undefined) out.fsGroup = longFrom(m.fsGroup);
    if (!(!m.sysctls?.length)) out.sysctls = listFrom(m.sysctls, sysctlFromMessage, shown);
    if (m.fsGroupChangePolicy !== undefined) out.fsGroupChangePolicy = m.fsGroupChangePolicy;
    if (m.seccompProfile !== undefined) out.seccompProfile = seccompProfileFromMessage(m.seccompProfile ?? {}, shown);
    if (shown.has("1.30")) { if (m.appArmorProfile !== undefined) out.appArmorProfile = appArmorProfileFromMessage(m.appArmorProfile ?? {}, shown); }

    if (shown.has("1.32")) { if (m.seLinuxChangePolicy !== undefined) out.seLinuxChangePolicy = m.seLinuxChangePolicy; }

    return out;
}

export function seccompProfileToMessage(v: Value, _shown: ShownRelease): messages.SeccompProfile {
    return {
      type: v.type ?? '',
      localhostProfile: v.localhostProfile ?? undefined,
    };
}

export function seccompProfileFromMessage(m: messages.SeccompProfile, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (m.localhostProfile !== undefined) out.localhostProfile = m.localhostProfile;
    return out;
}

export function ephemeralContainerCommonToMessage(v: Value, shown: ShownRelease): messages.EphemeralContainerCommon {
    return {
      name: v.name ?? '',
      image: v.image ?? '',
      command: listTo(v.command, same, shown),
      args: listTo(v.args, same, shown),
      workingDir: v.workingDir ?? '',
      ports: listTo(v.ports, containerPortToMessage, shown),
      envFrom: listTo(v.envFrom, envFromSourceToMessage, shown),
      env: listTo(v.env, envVarToMessage, shown),
      resources: resourceRequirementsToMessage(v.resources ?? {}, shown),
      resizePolicy: listTo(v.resizePolicy, containerResizePolicyToMessage, shown),
      restartPolicy: v.restartPolicy ?? undefined,
      restartPolicyRules: listTo(v.restartPolicyRules, containerRestartRuleToMessage, shown),
      volumeMounts: listTo(v.volumeMounts, volumeMountToMessage, shown),
      volumeDevices: listTo(v.volumeDevices, volumeDeviceToMessage, shown),
      livenessProbe: optionalTo(v.livenessProbe, probeToMessage, shown),
      readinessProbe: optionalTo(v.readinessProbe, probeToMessage, shown),
      startupProbe: optionalTo(v.startupProbe, probeToMessage, shown),
      lifecycle: optionalTo(v.lifecycle, lifecycleToMessage, shown),
      terminationMessagePath: v.terminationMessagePath ?? '',
      terminationMessagePolicy: v.terminationMessagePolicy ?? '',
      imagePullPolicy: v.imagePullPolicy ?? '',
      securityContext: optionalTo(v.securityContext, securityContextToMessage, shown),
      stdin: v.stdin ?? false,
      stdinOnce: v.stdinOnce ?? false,
      tty: v.tty ?? false,
    };
}

export function ephemeralContainerCommonFromMessage(m: messages.EphemeralContainerCommon, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.image)) out.image = m.image;
    if (!(!m.command?.length)) out.command = listFrom(m.command, same, shown);
    if (!(!m.args?.length)) out.args = listFrom(m.args, same, shown);
    if (!(!m.workingDir)) out.workingDir = m.workingDir;
    if (!(!m.ports?.length)) out.ports = listFrom(m.ports, containerPortFromMessage, shown);
    if (!(!m.envFrom?.length)) out.envFrom = listFrom(m.envFrom, envFromSourceFromMessage, shown);
    if (!(!m.env?.length)) out.env = listFrom(m.env, envVarFromMessage, shown);
    out.resources = resourceRequirementsFromMessage(m.resources ?? {}, shown);
    if (shown.has("1.27")) { if (!(!m.resizePolicy?.length)) out.resizePolicy = listFrom(m.resizePolicy, containerResizePolicyFromMessage, shown); }

    if (shown.has("1.28")) { if (m.restartPolicy !== undefined) out.restartPolicy = m.restartPolicy; }

    if (shown.has("1.34")) { if (!(!m.restartPolicyRules?.length)) out.restartPolicyRules = listFrom(m.restartPolicyRules, containerRestartRuleFromMessage, shown); }

    if (!(!m.volumeMounts?.length)) out.volumeMounts = listFrom(m.volumeMounts, volumeMountFromMessage, shown);
    if (!(!m.volumeDevices?.length)) out.volumeDevices = listFrom(m.volumeDevices, volumeDeviceFromMessage, shown);
    if (m.livenessProbe !== undefined) out.livenessProbe = probeFromMessage(m.livenessProbe ?? {}, shown);
    if (m.readinessProbe !== undefined) out.readinessProbe = probeFromMessage(m.readinessProbe ?? {}, shown);
    if (m.startupProbe !== undefined) out.startupProbe = probeFromMessage(m.startupProbe ?? {}, shown);
    if (m.lifecycle !== undefined) out.lifecycle = lifecycleFromMessage(m.lifecycle ?? {}, shown);
    if (!(!m.terminationMessagePath)) out.terminationMessagePath = m.terminationMessagePath;
    if (!(!m.terminationMessagePolicy)) out.terminationMessagePolicy = m.terminationMessagePolicy;
    if (!(!m.imagePullPolicy)) out.imagePullPolicy = m.imagePullPolicy;
    if (m.securityContext !== undefined) out.securityContext = securityContextFromMessage(m.securityContext ?? {}, shown);
    if (!(!m.stdin)) out.stdin = m.stdin;
    if (!(!m.stdinOnce)) out.stdinOnce = m.stdinOnce;
    if (!(!m.tty)) out.tty = m.tty;
    return out;
}

export function ephemeralContainerToMessage(v: Value, shown: ShownRelease): messages.EphemeralContainer {
    return {
      ephemeralContainerCommon: ephemeralContainerCommonToMessage(v, shown),
      targetContainerName: v.targetContainerName ?? '',
    };
}

export function ephemeralContainerFromMessage(m: messages.EphemeralContainer, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, ephemeralContainerCommonFromMessage(m.ephemeralContainerCommon ?? {}, shown));
    if (!(!m.targetContainerName)) out.targetContainerName = m.targetContainerName;
    return out;
}

export function securityContextToMessage(v: Value, shown: ShownRelease): messages.SecurityContext {
    return {
      capabilities: optionalTo(v.capabilities, capabilitiesToMessage, shown),
      privileged: v.privileged ?? undefined,
      seLinuxOptions: optionalTo(v.seLinuxOptions, sELinuxOptionsToMessage, shown),
      windowsOptions: optionalTo(v.windowsOptions, windowsSecurityContextOptionsToMessage, shown),
      runAsUser: optionalTo(v.runAsUser, longTo, shown),
      runAsGroup: optionalTo(v.runAsGroup, longTo, shown),
      runAsNonRoot: v.runAsNonRoot ?? undefined,
      readOnlyRootFilesystem: v.readOnlyRootFilesystem ?? undefined,
      allowPrivilegeEscalation: v.allowPrivilegeEscalation ?? undefined,
      procMount: v.procMount ?? undefined,
      seccompProfile: optionalTo(v.seccompProfile, seccompProfileToMessage, shown),
      appArmorProfile: optionalTo(v.appArmorProfile, appArmorProfileToMessage, shown),
    };
}

export function securityContextFromMessage(m: messages.SecurityContext, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.capabilities !== undefined) out.capabilities = capabilitiesFromMessage(m.capabilities ?? {}, shown);
    if (m.privileged !== undefined) out.privileged = m.privileged;
    if (m.seLinuxOptions !== undefined) out.seLinuxOptions = sELinuxOptionsFromMessage(m.seLinuxOptions ?? {}, shown);
    if (m.windowsOptions !== undefined) out.windowsOptions = windowsSecurityContextOptionsFromMessage(m.windowsOptions ?? {}, shown);
    if (m.runAsUser !== undefined) out.runAsUser = longFrom(m.runAsUser);
    if (m.runAsGroup !== undefined) out.runAsGroup = longFrom(m.runAsGroup);
    if (m.runAsNonRoot !== undefined) out.runAsNonRoot = m.runAsNonRoot;
    if (m.readOnlyRootFilesystem !== undefined) out.readOnlyRootFilesystem = m.readOnlyRootFilesystem;
    if (m.allowPrivilegeEscalation !== undefined) out.allowPrivilegeEscalation = m.allowPrivilegeEscalation;
    if (m.procMount !== undefined) out.procMount = m.procMount;
    if (m.seccompProfile !== undefined) out.seccompProfile = seccompProfileFromMessage(m.seccompProfile ?? {}, shown);
    if (shown.has("1.30")) { if (m.appArmorProfile !== undefined) out.appArmorProfile = appArmorProfileFromMessage(m.appArmorProfile ?? {}, shown); }

    return out;
}

export function sELinuxOptionsToMessage(v: Value, _shown: ShownRelease): messages.SELinuxOptions {
    return {
      user: v.user ?? '',
      role: v.role ?? '',
      type: v.type ?? '',
      level: v.level ?? '',
    };
}

export function sELinuxOptionsFromMessage(m: messages.SELinuxOptions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.user)) out.user = m.user;
    if (!(!m.role)) out.role = m.role;
    if (!(!m.type)) out.type = m.type;
    if (!(!m.level)) out.level = m.level;
    return out;
}

export function windowsSecurityContextOptionsToMessage(v: Value, _shown: ShownRelease): messages.WindowsSecurityContextOptions {
    return {
      gmsaCredentialSpecName: v.gmsaCredentialSpecName ?? undefined,
      gmsaCredentialSpec: v.gmsaCredentialSpec ?? undefined,
      runAsUserName: v.runAsUserName ?? undefined,
      hostProcess: v.hostProcess ?? undefined,
    };
}

export function windowsSecurityContextOptionsFromMessage(m: messages.WindowsSecurityContextOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.gmsaCredentialSpecName !== undefined) out.gmsaCredentialSpecName = m.gmsaCredentialSpecName;
    if (m.gmsaCredentialSpec !== undefined) out.gmsaCredentialSpec = m.gmsaCredentialSpec;
    if (m.runAsUserName !== undefined) out.runAsUserName = m.runAsUserName;
    if (shown.has("1.22")) { if (m.hostProcess !== undefined) out.hostProcess = m.hostProcess; }

    return out;
}

export function sysctlToMessage(v: Value, _shown: ShownRelease): messages.Sysctl {
    return {
      name: v.name ?? '',
      value: v.value ?? '',
    };
}

export function sysctlFromMessage(m: messages.Sysctl, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.value = !m.value ? '' : m.value;
    return out;
}

export function fileKeySelectorToMessage(v: Value, _shown: ShownRelease): messages.FileKeySelector {
    return {
      volumeName: v.volumeName ?? '',
      path: v.path ?? '',
      key: v.key ?? '',
      optional: v.optional ?? undefined,
    };
}

export function fileKeySelectorFromMessage(m: messages.FileKeySelector, _shown: ShownRelease): Value {
    const out: Value = {};
    out.volumeName = !m.volumeName ? '' : m.volumeName;
    out.path = !m.path ? '' : m.path;
    out.key = !m.key ? '' : m.key;
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function resourceClaimToMessage(v: Value, shown: ShownRelease): messages.ResourceClaim {
    return {
      name: v.name ?? '',
      request: shown.has("1.31") ? v.request ?? '' : undefined,
    };
}

export function resourceClaimFromMessage(m: messages.ResourceClaim, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (shown.has("1.31")) { if (!(!m.request)) out.request = m.request; }

    return out;
}

export function containerResizePolicyToMessage(v: Value, _shown: ShownRelease): messages.ContainerResizePolicy {
    return {
      resourceName: v.resourceName ?? '',
      restartPolicy: v.restartPolicy ?? '',
    };
}

export function containerResizePolicyFromMessage(m: messages.ContainerResizePolicy, _shown: ShownRelease): Value {
    const out: Value = {};
    out.resourceName = !m.resourceName ? '' : m.resourceName;
    out.restartPolicy = !m.restartPolicy ? '' : m.restartPolicy;
    return out;
}

export function containerRestartRuleToMessage(v: Value, shown: ShownRelease): messages.ContainerRestartRule {
    return {
      action: v.action ?? '',
      exitCodes: optionalTo(v.exitCodes, containerRestartRuleOnExitCodesToMessage, shown),
    };
}

export function containerRestartRuleFromMessage(m: messages.ContainerRestartRule, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.action)) out.action = m.action;
    if (m.exitCodes !== undefined) out.exitCodes = containerRestartRuleOnExitCodesFromMessage(m.exitCodes ?? {}, shown);
    return out;
}

export function lifecycleHandlerToMessage(v: Value, shown: ShownRelease): messages.LifecycleHandler {
    return {
      exec: optionalTo(v.exec, execActionToMessage, shown),
      httpGet: optionalTo(v.httpGet, hTTPGetActionToMessage, shown),
      tcpSocket: optionalTo(v.tcpSocket, tCPSocketActionToMessage, shown),
      sleep: optionalTo(v.sleep, sleepActionToMessage, shown),
    };
}

export function lifecycleHandlerFromMessage(m: messages.LifecycleHandler, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.exec !== undefined) out.exec = execActionFromMessage(m.exec ?? {}, shown);
    if (m.httpGet !== undefined) out.httpGet = hTTPGetActionFromMessage(m.httpGet ?? {}, shown);
    if (m.tcpSocket !== undefined) out.tcpSocket = tCPSocketActionFromMessage(m.tcpSocket ?? {}, shown);
    if (shown.has("1.29")) { if (m.sleep !== undefined) out.sleep = sleepActionFromMessage(m.sleep ?? {}, shown); }

    return out;
}

export function volumeMountStatusToMessage(v: Value, shown: ShownRelease): messages.VolumeMountStatus {
    return {
      name: v.name ?? '',
      mountPath: v.mountPath ?? '',
      readOnly: v.readOnly ?? false,
      recursiveReadOnly: v.recursiveReadOnly ?? undefined,
      volumeStatus: optionalTo(v.volumeStatus, volumeStatusToMessage, shown),
    };
}

export function volumeMountStatusFromMessage(m: messages.VolumeMountStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.mountPath = !m.mountPath ? '' : m.mountPath;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (m.recursiveReadOnly !== undefined) out.recursiveReadOnly = m.recursiveReadOnly;
    if (shown.has("1.36")) { if (m.volumeStatus !== undefined) out.volumeStatus = volumeStatusFromMessage(m.volumeStatus ?? {}, shown); }

    return out;
}

export function containerUserToMessage(v: Value, shown: ShownRelease): messages.ContainerUser {
    return {
      linux: optionalTo(v.linux, linuxContainerUserToMessage, shown),
    };
}

export function containerUserFromMessage(m: messages.ContainerUser, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.linux !== undefined) out.linux = linuxContainerUserFromMessage(m.linux ?? {}, shown);
    return out;
}

export function resourceStatusToMessage(v: Value, shown: ShownRelease): messages.ResourceStatus {
    return {
      name: v.name ?? '',
      resources: listTo(v.resources, resourceHealthToMessage, shown),
    };
}

export function resourceStatusFromMessage(m: messages.ResourceStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.resources?.length)) out.resources = listFrom(m.resources, resourceHealthFromMessage, shown);
    return out;
}

export function appArmorProfileToMessage(v: Value, _shown: ShownRelease): messages.AppArmorProfile {
    return {
      type: v.type ?? '',
      localhostProfile: v.localhostProfile ?? undefined,
    };
}

export function appArmorProfileFromMessage(m: messages.AppArmorProfile, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (m.localhostProfile !== undefined) out.localhostProfile = m.localhostProfile;
    return out;
}

export function containerRestartRuleOnExitCodesToMessage(v: Value, shown: ShownRelease): messages.ContainerRestartRuleOnExitCodes {
    return {
      operator: v.operator ?? '',
      values: listTo(v.values, same, shown),
    };
}

export function containerRestartRuleOnExitCodesFromMessage(m: messages.ContainerRestartRuleOnExitCodes, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.operator)) out.operator = m.operator;
    if (!(!m.values?.length)) out.values = listFrom(m.values, same, shown);
    return out;
}

export function sleepActionToMessage(v: Value, _shown: ShownRelease): messages.SleepAction {
    return {
      seconds: longTo(v.seconds ?? 0),
    };
}

export function sleepActionFromMessage(m: messages.SleepAction, _shown: ShownRelease): Value {
    const out: Value = {};
    out.seconds = !m.seconds ? 0 : longFrom(m.seconds);
    return out;
}

export function volumeStatusToMessage(v: Value, shown: ShownRelease): messages.VolumeStatus {
    return {
      image: optionalTo(v.image, imageVolumeStatusToMessage, shown),
    };
}

export function volumeStatusFromMessage(m: messages.VolumeStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.image !== undefined) out.image = imageVolumeStatusFromMessage(m.image ?? {}, shown);
    return out;
}

export function linuxContainerUserToMessage(v: Value, shown: ShownRelease): messages.LinuxContainerUser {
    return {
      uid: longTo(v.uid ?? 0),
      gid: longTo(v.gid ?? 0),
      supplementalGroups: listTo(v.supplementalGroups, longTo, shown),
    };
}

export function linuxContainerUserFromMessage(m: messages.LinuxContainerUser, shown: ShownRelease): Value {
    const out: Value = {};
    out.uid = !m.uid ? 0 : longFrom(m.uid);
    out.gid = !m.gid ? 0 : longFrom(m.gid);
    if (!(!m.supplementalGroups?.length)) out.supplementalGroups = listFrom(m.supplementalGroups, longFrom, shown);
    return out;
}

export function resourceHealthToMessage(v: Value, _shown: ShownRelease): messages.ResourceHealth {
    return {
      resourceID: v.resourceID ?? '',
      health: v.health ?? '',
      message: v.message ?? undefined,
    };
}

export function resourceHealthFromMessage(m: messages.ResourceHealth, shown: ShownRelease): Value {
    const out: Value = {};
    out.resourceID = !m.resourceID ? '' : m.resourceID;
    if (!(!m.health)) out.health = m.health;
    if (shown.has("1.36")) { if (m.message !== undefined) out.message = m.message; }

    return out;
}

export function imageVolumeStatusToMessage(v: Value, _shown: ShownRelease): messages.ImageVolumeStatus {
    return {
      imageRef: v.imageRef ?? '',
    };
}

export function imageVolumeStatusFromMessage(m: messages.ImageVolumeStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.imageRef)) out.imageRef = m.imageRef;
    return out;
}

export function podConditionToMessage(v: Value, shown: ShownRelease): messages.PodCondition {
    return {
      type: v.type ?? '',
      observedGeneration: shown.has("1.33") ? longTo(v.observedGeneration ?? 0) : undefined,
      status: v.status ?? '',
      lastProbeTime: timeTo(v.lastProbeTime ?? undefined),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function podConditionFromMessage(m: messages.PodCondition, shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (shown.has("1.33")) { if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration); }

    out.status = !m.status ? '' : m.status;
    out.lastProbeTime = timeFrom(m.lastProbeTime);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function podReadinessGateToMessage(v: Value, _shown: ShownRelease): messages.PodReadinessGate {
    return {
      conditionType: v.conditionType ?? '',
    };
}

export function podReadinessGateFromMessage(m: messages.PodReadinessGate, _shown: ShownRelease): Value {
    const out: Value = {};
    out.conditionType = !m.conditionType ? '' : m.conditionType;
    return out;
}

export function podSpecToMessage(v: Value, shown: ShownRelease): messages.PodSpec {
    return {
      volumes: listTo(v.volumes, volumeToMessage, shown),
      initContainers: listTo(v.initContainers, containerToMessage, shown),
      containers: listTo(v.containers, containerToMessage, shown),
      ephemeralContainers: listTo(v.ephemeralContainers, ephemeralContainerToMessage, shown),
      restartPolicy: v.restartPolicy ?? '',
      terminationGracePeriodSeconds: optionalTo(v.terminationGracePeriodSeconds, longTo, shown),
      activeDeadlineSeconds: optionalTo(v.activeDeadlineSeconds, longTo, shown),
      dnsPolicy: v.dnsPolicy ?? '',
      nodeSelector: mapTo(v.nodeSelector, same, shown),
      serviceAccountName: v.serviceAccountName ?? '',
      serviceAccount: v.serviceAccount ?? '',
      automountServiceAccountToken: v.automountServiceAccountToken ?? undefined,
      nodeName: v.nodeName ?? '',
      hostNetwork: v.hostNetwork ?? false,
      hostPID: v.hostPID ?? false,
      hostIPC: v.hostIPC ?? false,
      shareProcessNamespace: v.shareProcessNamespace ?? undefined,
      securityContext: optionalTo(v.securityContext, podSecurityContextToMessage, shown),
      imagePullSecrets: listTo(v.imagePullSecrets, localObjectReferenceToMessage, shown),
      hostname: v.hostname ?? '',
      subdomain: v.subdomain ?? '',
      affinity: optionalTo(v.affinity, affinityToMessage, shown),
      schedulerName: v.schedulerName ?? '',
      tolerations: listTo(v.tolerations, tolerationToMessage, shown),
      hostAliases: listTo(v.hostAliases, hostAliasToMessage, shown),
      priorityClassName: v.priorityClassName ?? '',
      priority: v.priority ?? undefined,
      dnsConfig: optionalTo(v.dnsConfig, podDNSConfigToMessage, shown),
      readinessGates: listTo(v.readinessGates, podReadinessGateToMessage, shown),
      runtimeClassName: v.runtimeClassName ?? undefined,
      enableServiceLinks: v.enableServiceLinks ?? undefined,
      preemptionPolicy: v.preemptionPolicy ?? undefined,
      overhead: mapTo(v.overhead, quantityTo, shown),
      topologySpreadConstraints: listTo(v.topologySpreadConstraints, topologySpreadConstraintToMessage, shown),
      setHostnameAsFQDN: v.setHostnameAsFQDN ?? undefined,
      os: optionalTo(v.os, podOSToMessage, shown),
      hostUsers: v.hostUsers ?? undefined,
      schedulingGates: shown.has("1.26") ? listTo(v.schedulingGates, podSchedulingGateToMessage, shown) : undefined,
      resourceClaims: shown.has("1.26") ? listTo(v.resourceClaims, podResourceClaimToMessage, shown) : undefined,
      resources: optionalTo(v.resources, resourceRequirementsToMessage, shown),
      hostnameOverride: v.hostnameOverride ?? undefined,
      workloadRef: optionalTo(v.workloadRef, workloadReferenceToMessage, shown),
      schedulingGroup: optionalTo(v.schedulingGroup, podSchedulingGroupToMessage, shown),
    };
}

export function podSpecFromMessage(m: messages.PodSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.volumes?.length)) out.volumes = listFrom(m.volumes, volumeFromMessage, shown);
    if (!(!m.initContainers?.length)) out.initContainers = listFrom(m.initContainers, containerFromMessage, shown);
    out.containers = !m.containers?.length ? null : listFrom(m.containers, containerFromMessage, shown);
    if (!(!m.ephemeralContainers?.length)) out.ephemeralContainers = listFrom(m.ephemeralContainers, ephemeralContainerFromMessage, shown);
    if (!(!m.restartPolicy)) out.restartPolicy = m.restartPolicy;
    if (m.terminationGracePeriodSeconds !== undefined) out.terminationGracePeriodSeconds = longFrom(m.terminationGracePeriodSeconds);
    if (m.activeDeadlineSeconds !== undefined) out.activeDeadlineSeconds = longFrom(m.activeDeadlineSeconds);
    if (!(!m.dnsPolicy)) out.dnsPolicy = m.dnsPolicy;
    if (!(!m.nodeSelector?.size)) out.nodeSelector = mapFrom(m.nodeSelector, same, shown);
    if (!(!m.serviceAccountName)) out.serviceAccountName = m.serviceAccountName;
    if (!(!m.serviceAccount)) out.serviceAccount = m.serviceAccount;
    if (m.automountServiceAccountToken !== undefined) out.automountServiceAccountToken = m.automountServiceAccountToken;
    if (!(!m.nodeName)) out.nodeName = m.nodeName;
    if (!(!m.hostNetwork)) out.hostNetwork = m.hostNetwork;
    if (!(!m.hostPID)) out.hostPID = m.hostPID;
    if (!(!m.hostIPC)) out.hostIPC = m.hostIPC;
    if (m.shareProcessNamespace !== undefined) out.shareProcessNamespace = m.shareProcessNamespace;
    if (m.securityContext !== undefined) out.securityContext = podSecurityContextFromMessage(m.securityContext ?? {}, shown);
    if (!(!m.imagePullSecrets?.length)) out.imagePullSecrets = listFrom(m.imagePullSecrets, localObjectReferenceFromMessage, shown);
    if (!(!m.hostname)) out.hostname = m.hostname;
    if (!(!m.subdomain)) out.subdomain = m.subdomain;
    if (m.affinity !== undefined) out.affinity = affinityFromMessage(m.affinity ?? {}, shown);
    if (!(!m.schedulerName)) out.schedulerName = m.schedulerName;
    if (!(!m.tolerations?.length)) out.tolerations = listFrom(m.tolerations, tolerationFromMessage, shown);
    if (!(!m.hostAliases?.length)) out.hostAliases = listFrom(m.hostAliases, hostAliasFromMessage, shown);
    if (!(!m.priorityClassName)) out.priorityClassName = m.priorityClassName;
    if (m.priority !== undefined) out.priority = m.priority;
    if (m.dnsConfig !== undefined) out.dnsConfig = podDNSConfigFromMessage(m.dnsConfig ?? {}, shown);
    if (!(!m.readinessGates?.length)) out.readinessGates = listFrom(m.readinessGates, podReadinessGateFromMessage, shown);
    if (m.runtimeClassName !== undefined) out.runtimeClassName = m.runtimeClassName;
    if (m.enableServiceLinks !== undefined) out.enableServiceLinks = m.enableServiceLinks;
    if (m.preemptionPolicy !== undefined) out.preemptionPolicy = m.preemptionPolicy;
    if (!(!m.overhead?.size)) out.overhead = mapFrom(m.overhead, quantityFrom, shown);
    if (!(!m.topologySpreadConstraints?.length)) out.topologySpreadConstraints = listFrom(m.topologySpreadConstraints, topologySpreadConstraintFromMessage, shown);
    if (m.setHostnameAsFQDN !== undefined) out.setHostnameAsFQDN = m.setHostnameAsFQDN;
    if (shown.has("1.23")) { if (m.os !== undefined) out.os = podOSFromMessage(m.os ?? {}, shown); }

    if (shown.has("1.25")) { if (m.hostUsers !== undefined) out.hostUsers = m.hostUsers; }

    if (shown.has("1.26")) { if (!(!m.schedulingGates?.length)) out.schedulingGates = listFrom(m.schedulingGates, podSchedulingGateFromMessage, shown); }

    if (shown.has("1.26")) { if (!(!m.resourceClaims?.length)) out.resourceClaims = listFrom(m.resourceClaims, podResourceClaimFromMessage, shown); }

    if (shown.has("1.32")) { if (m.resources !== undefined) out.resources = resourceRequirementsFromMessage(m.resources ?? {}, shown); }

    if (shown.has("1.34")) { if (m.hostnameOverride !== undefined) out.hostnameOverride = m.hostnameOverride; }

    if (shown.has("1.35") && !shown.has("1.36")) { if (m.workloadRef !== undefined) out.workloadRef = workloadReferenceFromMessage(m.workloadRef ?? {}, shown); }

    if (shown.has("1.36")) { if (m.schedulingGroup !== undefined) out.schedulingGroup = podSchedulingGroupFromMessage(m.schedulingGroup ?? {}, shown); }

    return out;
}

export function hostAliasToMessage(v: Value, shown: ShownRelease): messages.HostAlias {
    return {
      ip: v.ip ?? '',
      hostnames: listTo(v.hostnames, same, shown),
    };
}

export function hostAliasFromMessage(m: messages.HostAlias, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ip)) out.ip = m.ip;
    if (!(!m.hostnames?.length)) out.hostnames = listFrom(m.hostnames, same, shown);
    return out;
}

export function podDNSConfigToMessage(v: Value, shown: ShownRelease): messages.PodDNSConfig {
    return {
      nameservers: listTo(v.nameservers, same, shown),
      searches: listTo(v.searches, same, shown),
      options: listTo(v.options, podDNSConfigOptionToMessage, shown),
    };
}

export function podDNSConfigFromMessage(m: messages.PodDNSConfig, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.nameservers?.length)) out.nameservers = listFrom(m.nameservers, same, shown);
    if (!(!m.searches?.length)) out.searches = listFrom(m.searches, same, shown);
    if (!(!m.options?.length)) out.options = listFrom(m.options, podDNSConfigOptionFromMessage, shown);
    return out;
}

export function podDNSConfigOptionToMessage(v: Value, _shown: ShownRelease): messages.PodDNSConfigOption {
    return {
      name: v.name ?? '',
      value: v.value ?? undefined,
    };
}

export function podDNSConfigOptionFromMessage(m: messages.PodDNSConfigOption, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (m.value !== undefined) out.value = m.value;
    return out;
}

export function podIPToMessage(v: Value, _shown: ShownRelease): messages.PodIP {
    return {
      ip: v.ip ?? '',
    };
}

export function podIPFromMessage(m: messages.PodIP, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ip)) out.ip = m.ip;
    return out;
}

export function podStatusToMessage(v: Value, shown: ShownRelease): messages.PodStatus {
    return {
      observedGeneration: shown.has("1.33") ? longTo(v.observedGeneration ?? 0) : undefined,
      phase: v.phase ?? '',
      conditions: listTo(v.conditions, podConditionToMessage, shown),
      message: v.message ?? '',
      reason: v.reason ?? '',
      nominatedNodeName: v.nominatedNodeName ?? '',
      hostIP: v.hostIP ?? '',
      hostIPs: shown.has("1.28") ? listTo(v.hostIPs, hostIPToMessage, shown) : undefined,
      podIP: v.podIP ?? '',
      podIPs: listTo(v.podIPs, podIPToMessage, shown),
      startTime: optionalTo(v.startTime, timeTo, shown),
      initContainerStatuses: listTo(v.initContainerStatuses, containerStatusToMessage, shown),
      containerStatuses: listTo(v.containerStatuses, containerStatusToMessage, shown),
      qosClass: v.qosClass ?? '',
      ephemeralContainerStatuses: listTo(v.ephemeralContainerStatuses, containerStatusToMessage, shown),
      resize: shown.has("1.27") ? v.resize ?? '' : undefined,
      resourceClaimStatuses: shown.has("1.28") ? listTo(v.resourceClaimStatuses, podResourceClaimStatusToMessage, shown) : undefined,
      extendedResourceClaimStatus: optionalTo(v.extendedResourceClaimStatus, podExtendedResourceClaimStatusToMessage, shown),
      allocatedResources: shown.has("1.35") ? mapTo(v.allocatedResources, quantityTo, shown) : undefined,
      resources: optionalTo(v.resources, resourceRequirementsToMessage, shown),
      nodeAllocatableResourceClaimStatuses: shown.has("1.36") ? listTo(v.nodeAllocatableResourceClaimStatuses, nodeAllocatableResourceClaimStatusToMessage, shown) : undefined,
    };
}

export function podStatusFromMessage(m: messages.PodStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (shown.has("1.33")) { if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration); }

    if (!(!m.phase)) out.phase = m.phase;
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, podConditionFromMessage, shown);
    if (!(!m.message)) out.message = m.message;
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.nominatedNodeName)) out.nominatedNodeName = m.nominatedNodeName;
    if (!(!m.hostIP)) out.hostIP = m.hostIP;
    if (shown.has("1.28")) { if (!(!m.hostIPs?.length)) out.hostIPs = listFrom(m.hostIPs, hostIPFromMessage, shown); }

    if (!(!m.podIP)) out.podIP = m.podIP;
    if (!(!m.podIPs?.length)) out.podIPs = listFrom(m.podIPs, podIPFromMessage, shown);
    if (m.startTime !== undefined) out.startTime = timeFrom(m.startTime);
    if (!(!m.initContainerStatuses?.length)) out.initContainerStatuses = listFrom(m.initContainerStatuses, containerStatusFromMessage, shown);
    if (!(!m.containerStatuses?.length)) out.containerStatuses = listFrom(m.containerStatuses, containerStatusFromMessage, shown);
    if (!(!m.qosClass)) out.qosClass = m.qosClass;
    if (!(!m.ephemeralContainerStatuses?.length)) out.ephemeralContainerStatuses = listFrom(m.ephemeralContainerStatuses, containerStatusFromMessage, shown);
    if (shown.has("1.27")) { if (!(!m.resize)) out.resize = m.resize; }

    if (shown.has("1.28")) { if (!(!m.resourceClaimStatuses?.length)) out.resourceClaimStatuses = listFrom(m.resourceClaimStatuses, podResourceClaimStatusFromMessage, shown); }

    if (shown.has("1.34")) { if (m.extendedResourceClaimStatus !== undefined) out.extendedResourceClaimStatus = podExtendedResourceClaimStatusFromMessage(m.extendedResourceClaimStatus ?? {}, shown); }

    if (shown.has("1.35")) { if (!(!m.allocatedResources?.size)) out.allocatedResources = mapFrom(m.allocatedResources, quantityFrom, shown); }

    if (shown.has("1.35")) { if (m.resources !== undefined) out.resources = resourceRequirementsFromMessage(m.resources ?? {}, shown); }

    if (shown.has("1.36")) { if (!(!m.nodeAllocatableResourceClaimStatuses?.length)) out.nodeAllocatableResourceClaimStatuses = listFrom(m.nodeAllocatableResourceClaimStatuses, nodeAllocatableResourceClaimStatusFromMessage, shown); }

    return out;
}

export function podTemplateSpecToMessage(v: Value, shown: ShownRelease): messages.PodTemplateSpec {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podSpecToMessage(v.spec ?? {}, shown),
    };
}

export function podTemplateSpecFromMessage(m: messages.PodTemplateSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function podOSToMessage(v: Value, _shown: ShownRelease): messages.PodOS {
    return {
      name: v.name ?? '',
    };
}

export function podOSFromMessage(m: messages.PodOS, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    return out;
}

export function podSchedulingGateToMessage(v: Value, _shown: ShownRelease): messages.PodSchedulingGate {
    return {
      name: v.name ?? '',
    };
}

export function podSchedulingGateFromMessage(m: messages.PodSchedulingGate, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    return out;
}

export function podResourceClaimToMessage(v: Value, shown: ShownRelease): messages.PodResourceClaim {
    return {
      name: v.name ?? '',
      source: !shown.has("1.31") ? claimSourceToMessage(v.source ?? {}, shown) : undefined,
      resourceClaimName: v.resourceClaimName ?? undefined,
      resourceClaimTemplateName: v.resourceClaimTemplateName ?? undefined,
    };
}

export function podResourceClaimFromMessage(m: messages.PodResourceClaim, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!shown.has("1.31")) { out.source = claimSourceFromMessage(m.source ?? {}, shown); }

    if (shown.has("1.31")) { if (m.resourceClaimName !== undefined) out.resourceClaimName = m.resourceClaimName; }

    if (shown.has("1.31")) { if (m.resourceClaimTemplateName !== undefined) out.resourceClaimTemplateName = m.resourceClaimTemplateName; }

    return out;
}

export function workloadReferenceToMessage(v: Value, _shown: ShownRelease): messages.WorkloadReference {
    return {
      name: v.name ?? '',
      podGroup: v.podGroup ?? '',
      podGroupReplicaKey: v.podGroupReplicaKey ?? '',
    };
}

export function workloadReferenceFromMessage(m: messages.WorkloadReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.podGroup = !m.podGroup ? '' : m.podGroup;
    if (!(!m.podGroupReplicaKey)) out.podGroupReplicaKey = m.podGroupReplicaKey;
    return out;
}

export function podSchedulingGroupToMessage(v: Value, _shown: ShownRelease): messages.PodSchedulingGroup {
    return {
      podGroupName: v.podGroupName ?? undefined,
    };
}

export function podSchedulingGroupFromMessage(m: messages.PodSchedulingGroup, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.podGroupName !== undefined) out.podGroupName = m.podGroupName;
    return out;
}

export function hostIPToMessage(v: Value, _shown: ShownRelease): messages.HostIP {
    return {
      ip: v.ip ?? '',
    };
}

export function hostIPFromMessage(m: messages.HostIP, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.ip)) out.ip = m.ip;
    return out;
}

export function podResourceClaimStatusToMessage(v: Value, _shown: ShownRelease): messages.PodResourceClaimStatus {
    return {
      name: v.name ?? '',
      resourceClaimName: v.resourceClaimName ?? undefined,
    };
}

export function podResourceClaimStatusFromMessage(m: messages.PodResourceClaimStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.resourceClaimName !== undefined) out.resourceClaimName = m.resourceClaimName;
    return out;
}

export function podExtendedResourceClaimStatusToMessage(v: Value, shown: ShownRelease): messages.PodExtendedResourceClaimStatus {
    return {
      requestMappings: listTo(v.requestMappings, containerExtendedResourceRequestToMessage, shown),
      resourceClaimName: v.resourceClaimName ?? '',
    };
}

export function podExtendedResourceClaimStatusFromMessage(m: messages.PodExtendedResourceClaimStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.requestMappings = !m.requestMappings?.length ? null : listFrom(m.requestMappings, containerExtendedResourceRequestFromMessage, shown);
    out.resourceClaimName = !m.resourceClaimName ? '' : m.resourceClaimName;
    return out;
}

export function nodeAllocatableResourceClaimStatusToMessage(v: Value, shown: ShownRelease): messages.NodeAllocatableResourceClaimStatus {
    return {
      resourceClaimName: v.resourceClaimName ?? '',
      containers: listTo(v.containers, same, shown),
      resources: mapTo(v.resources, quantityTo, shown),
    };
}

export function nodeAllocatableResourceClaimStatusFromMessage(m: messages.NodeAllocatableResourceClaimStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.resourceClaimName = !m.resourceClaimName ? '' : m.resourceClaimName;
    if (!(!m.containers?.length)) out.containers = listFrom(m.containers, same, shown);
    out.resources = !m.resources?.size ? null : mapFrom(m.resources, quantityFrom, shown);
    return out;
}

export function claimSourceToMessage(v: Value, _shown: ShownRelease): messages.ClaimSource {
    return {
      resourceClaimName: v.resourceClaimName ?? undefined,
      resourceClaimTemplateName: v.resourceClaimTemplateName ?? undefined,
    };
}

export function claimSourceFromMessage(m: messages.ClaimSource, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.resourceClaimName !== undefined) out.resourceClaimName = m.resourceClaimName;
    if (m.resourceClaimTemplateName !== undefined) out.resourceClaimTemplateName = m.resourceClaimTemplateName;
    return out;
}

export function containerExtendedResourceRequestToMessage(v: Value, _shown: ShownRelease): messages.ContainerExtendedResourceRequest {
    return {
      containerName: v.containerName ?? '',
      resourceName: v.resourceName ?? '',
      requestName: v.requestName ?? '',
    };
}

export function containerExtendedResourceRequestFromMessage(m: messages.ContainerExtendedResourceRequest, _shown: ShownRelease): Value {
    const out: Value = {};
    out.containerName = !m.containerName ? '' : m.containerName;
    out.resourceName = !m.resourceName ? '' : m.resourceName;
    out.requestName = !m.requestName ? '' : m.requestName;
    return out;
}

export function nodeSelectorToMessage(v: Value, shown: ShownRelease): messages.NodeSelector {
    return {
      nodeSelectorTerms: listTo(v.nodeSelectorTerms, nodeSelectorTermToMessage, shown),
    };
}

export function nodeSelectorFromMessage(m: messages.NodeSelector, shown: ShownRelease): Value {
    const out: Value = {};
    out.nodeSelectorTerms = !m.nodeSelectorTerms?.length ? null : listFrom(m.nodeSelectorTerms, nodeSelectorTermFromMessage, shown);
    return out;
}

export function nodeSelectorTermToMessage(v: Value, shown: ShownRelease): messages.NodeSelectorTerm {
    return {
      matchExpressions: listTo(v.matchExpressions, nodeSelectorRequirementToMessage, shown),
      matchFields: listTo(v.matchFields, nodeSelectorRequirementToMessage, shown),
    };
}

export function nodeSelectorTermFromMessage(m: messages.NodeSelectorTerm, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.matchExpressions?.length)) out.matchExpressions = listFrom(m.matchExpressions, nodeSelectorRequirementFromMessage, shown);
    if (!(!m.matchFields?.length)) out.matchFields = listFrom(m.matchFields, nodeSelectorRequirementFromMessage, shown);
    return out;
}

export function nodeSelectorRequirementToMessage(v: Value, shown: ShownRelease): messages.NodeSelectorRequirement {
    return {
      key: v.key ?? '',
      operator: v.operator ?? '',
      values: listTo(v.values, same, shown),
    };
}

export function nodeSelectorRequirementFromMessage(m: messages.NodeSelectorRequirement, shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    out.operator = !m.operator ? '' : m.operator;
    if (!(!m.values?.length)) out.values = listFrom(m.values, same, shown);
    return out;
}

export function affinityToMessage(v: Value, shown: ShownRelease): messages.Affinity {
    return {
      nodeAffinity: optionalTo(v.nodeAffinity, nodeAffinityToMessage, shown),
      podAffinity: optionalTo(v.podAffinity, podAffinityToMessage, shown),
      podAntiAffinity: optionalTo(v.podAntiAffinity, podAntiAffinityToMessage, shown),
    };
}

export function affinityFromMessage(m: messages.Affinity, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.nodeAffinity !== undefined) out.nodeAffinity = nodeAffinityFromMessage(m.nodeAffinity ?? {}, shown);
    if (m.podAffinity !== undefined) out.podAffinity = podAffinityFromMessage(m.podAffinity ?? {}, shown);
    if (m.podAntiAffinity !== undefined) out.podAntiAffinity = podAntiAffinityFromMessage(m.podAntiAffinity ?? {}, shown);
    return out;
}

export function podAffinityToMessage(v: Value, shown: ShownRelease): messages.PodAffinity {
    return {
      requiredDuringSchedulingIgnoredDuringExecution: listTo(v.requiredDuringSchedulingIgnoredDuringExecution, podAffinityTermToMessage, shown),
      preferredDuringSchedulingIgnoredDuringExecution: listTo(v.preferredDuringSchedulingIgnoredDuringExecution, weightedPodAffinityTermToMessage, shown),
    };
}

export function podAffinityFromMessage(m: messages.PodAffinity, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.requiredDuringSchedulingIgnoredDuringExecution?.length)) out.requiredDuringSchedulingIgnoredDuringExecution = listFrom(m.requiredDuringSchedulingIgnoredDuringExecution, podAffinityTermFromMessage, shown);
    if (!(!m.preferredDuringSchedulingIgnoredDuringExecution?.length)) out.preferredDuringSchedulingIgnoredDuringExecution = listFrom(m.preferredDuringSchedulingIgnoredDuringExecution, weightedPodAffinityTermFromMessage, shown);
    return out;
}

export function podAntiAffinityToMessage(v: Value, shown: ShownRelease): messages.PodAntiAffinity {
    return {
      requiredDuringSchedulingIgnoredDuringExecution: listTo(v.requiredDuringSchedulingIgnoredDuringExecution, podAffinityTermToMessage, shown),
      preferredDuringSchedulingIgnoredDuringExecution: listTo(v.preferredDuringSchedulingIgnoredDuringExecution, weightedPodAffinityTermToMessage, shown),
    };
}

export function podAntiAffinityFromMessage(m: messages.PodAntiAffinity, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.requiredDuringSchedulingIgnoredDuringExecution?.length)) out.requiredDuringSchedulingIgnoredDuringExecution = listFrom(m.requiredDuringSchedulingIgnoredDuringExecution, podAffinityTermFromMessage, shown);
    if (!(!m.preferredDuringSchedulingIgnoredDuringExecution?.length)) out.preferredDuringSchedulingIgnoredDuringExecution = listFrom(m.preferredDuringSchedulingIgnoredDuringExecution, weightedPodAffinityTermFromMessage, shown);
    return out;
}

export function weightedPodAffinityTermToMessage(v: Value, shown: ShownRelease): messages.WeightedPodAffinityTerm {
    return {
      weight: v.weight ?? 0,
      podAffinityTerm: podAffinityTermToMessage(v.podAffinityTerm ?? {}, shown),
    };
}

export function weightedPodAffinityTermFromMessage(m: messages.WeightedPodAffinityTerm, shown: ShownRelease): Value {
    const out: Value = {};
    out.weight = !m.weight ? 0 : m.weight;
    out.podAffinityTerm = podAffinityTermFromMessage(m.podAffinityTerm ?? {}, shown);
    return out;
}

export function podAffinityTermToMessage(v: Value, shown: ShownRelease): messages.PodAffinityTerm {
    return {
      labelSelector: optionalTo(v.labelSelector, metaV1.labelSelectorToMessage, shown),
      namespaces: listTo(v.namespaces, same, shown),
      topologyKey: v.topologyKey ?? '',
      namespaceSelector: optionalTo(v.namespaceSelector, metaV1.labelSelectorToMessage, shown),
      matchLabelKeys: shown.has("1.29") ? listTo(v.matchLabelKeys, same, shown) : undefined,
      mismatchLabelKeys: shown.has("1.29") ? listTo(v.mismatchLabelKeys, same, shown) : undefined,
    };
}

export function podAffinityTermFromMessage(m: messages.PodAffinityTerm, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.labelSelector !== undefined) out.labelSelector = metaV1.labelSelectorFromMessage(m.labelSelector ?? {}, shown);
    if (!(!m.namespaces?.length)) out.namespaces = listFrom(m.namespaces, same, shown);
    out.topologyKey = !m.topologyKey ? '' : m.topologyKey;
    if (m.namespaceSelector !== undefined) out.namespaceSelector = metaV1.labelSelectorFromMessage(m.namespaceSelector ?? {}, shown);
    if (shown.has("1.29")) { if (!(!m.matchLabelKeys?.length)) out.matchLabelKeys = listFrom(m.matchLabelKeys, same, shown); }

    if (shown.has("1.29")) { if (!(!m.mismatchLabelKeys?.length)) out.mismatchLabelKeys = listFrom(m.mismatchLabelKeys, same, shown); }

    return out;
}

export function nodeAffinityToMessage(v: Value, shown: ShownRelease): messages.NodeAffinity {
    return {
      requiredDuringSchedulingIgnoredDuringExecution: optionalTo(v.requiredDuringSchedulingIgnoredDuringExecution, nodeSelectorToMessage, shown),
      preferredDuringSchedulingIgnoredDuringExecution: listTo(v.preferredDuringSchedulingIgnoredDuringExecution, preferredSchedulingTermToMessage, shown),
    };
}

export function nodeAffinityFromMessage(m: messages.NodeAffinity, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.requiredDuringSchedulingIgnoredDuringExecution !== undefined) out.requiredDuringSchedulingIgnoredDuringExecution = nodeSelectorFromMessage(m.requiredDuringSchedulingIgnoredDuringExecution ?? {}, shown);
    if (!(!m.preferredDuringSchedulingIgnoredDuringExecution?.length)) out.preferredDuringSchedulingIgnoredDuringExecution = listFrom(m.preferredDuringSchedulingIgnoredDuringExecution, preferredSchedulingTermFromMessage, shown);
    return out;
}

export function preferredSchedulingTermToMessage(v: Value, shown: ShownRelease): messages.PreferredSchedulingTerm {
    return {
      weight: v.weight ?? 0,
      preference: nodeSelectorTermToMessage(v.preference ?? {}, shown),
    };
}

export function preferredSchedulingTermFromMessage(m: messages.PreferredSchedulingTerm, shown: ShownRelease): Value {
    const out: Value = {};
    out.weight = !m.weight ? 0 : m.weight;
    out.preference = nodeSelectorTermFromMessage(m.preference ?? {}, shown);
    return out;
}

export function tolerationToMessage(v: Value, shown: ShownRelease): messages.Toleration {
    return {
      key: v.key ?? '',
      operator: v.operator ?? '',
      value: v.value ?? '',
      effect: v.effect ?? '',
      tolerationSeconds: optionalTo(v.tolerationSeconds, longTo, shown),
    };
}

export function tolerationFromMessage(m: messages.Toleration, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.key)) out.key = m.key;
    if (!(!m.operator)) out.operator = m.operator;
    if (!(!m.value)) out.value = m.value;
    if (!(!m.effect)) out.effect = m.effect;
    if (m.tolerationSeconds !== undefined) out.tolerationSeconds = longFrom(m.tolerationSeconds);
    return out;
}

export function topologySpreadConstraintToMessage(v: Value, shown: ShownRelease): messages.TopologySpreadConstraint {
    return {
      maxSkew: v.maxSkew ?? 0,
      topologyKey: v.topologyKey ?? '',
      whenUnsatisfiable: v.whenUnsatisfiable ?? '',
      labelSelector: optionalTo(v.labelSelector, metaV1.labelSelectorToMessage, shown),
      minDomains: v.minDomains ?? undefined,
      nodeAffinityPolicy: v.nodeAffinityPolicy ?? undefined,
      nodeTaintsPolicy: v.nodeTaintsPolicy ?? undefined,
      matchLabelKeys: shown.has("1.25") ? listTo(v.matchLabelKeys, same, shown) : undefined,
    };
}

export function topologySpreadConstraintFromMessage(m: messages.TopologySpreadConstraint, shown: ShownRelease): Value {
    const out: Value = {};
    out.maxSkew = !m.maxSkew ? 0 : m.maxSkew;
    out.topologyKey = !m.topologyKey ? '' : m.topologyKey;
    out.whenUnsatisfiable = !m.whenUnsatisfiable ? '' : m.whenUnsatisfiable;
    if (m.labelSelector !== undefined) out.labelSelector = metaV1.labelSelectorFromMessage(m.labelSelector ?? {}, shown);
    if (shown.has("1.24")) { if (m.minDomains !== undefined) out.minDomains = m.minDomains; }

    if (shown.has("1.25")) { if (m.nodeAffinityPolicy !== undefined) out.nodeAffinityPolicy = m.nodeAffinityPolicy; }

    if (shown.has("1.25")) { if (m.nodeTaintsPolicy !== undefined) out.nodeTaintsPolicy = m.nodeTaintsPolicy; }

    if (shown.has("1.25")) { if (!(!m.matchLabelKeys?.length)) out.matchLabelKeys = listFrom(m.matchLabelKeys, same, shown); }

    return out;
}

export function topologySelectorTermToMessage(v: Value, shown: ShownRelease): messages.TopologySelectorTerm {
    return {
      matchLabelExpressions: listTo(v.matchLabelExpressions, topologySelectorLabelRequirementToMessage, shown),
    };
}

export function topologySelectorTermFromMessage(m: messages.TopologySelectorTerm, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.matchLabelExpressions?.length)) out.matchLabelExpressions = listFrom(m.matchLabelExpressions, topologySelectorLabelRequirementFromMessage, shown);
    return out;
}

export function topologySelectorLabelRequirementToMessage(v: Value, shown: ShownRelease): messages.TopologySelectorLabelRequirement {
    return {
      key: v.key ?? '',
      values: listTo(v.values, same, shown),
    };
}

export function topologySelectorLabelRequirementFromMessage(m: messages.TopologySelectorLabelRequirement, shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    out.values = !m.values?.length ? null : listFrom(m.values, same, shown);
    return out;
}

export function objectReferenceToMessage(v: Value, _shown: ShownRelease): messages.ObjectReference {
    return {
      kind: v.kind ?? '',
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      uid: v.uid ?? '',
      apiVersion: v.apiVersion ?? '',
      resourceVersion: v.resourceVersion ?? '',
      fieldPath: v.fieldPath ?? '',
    };
}

export function objectReferenceFromMessage(m: messages.ObjectReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.kind)) out.kind = m.kind;
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (!(!m.name)) out.name = m.name;
    if (!(!m.uid)) out.uid = m.uid;
    if (!(!m.apiVersion)) out.apiVersion = m.apiVersion;
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    if (!(!m.fieldPath)) out.fieldPath = m.fieldPath;
    return out;
}

export function localObjectReferenceToMessage(v: Value, _shown: ShownRelease): messages.LocalObjectReference {
    return {
      name: v.name ?? '',
    };
}

export function localObjectReferenceFromMessage(m: messages.LocalObjectReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    return out;
}

export function volumeToMessage(v: Value, shown: ShownRelease): messages.Volume {
    return {
      name: v.name ?? '',
      volumeSource: volumeSourceToMessage(v, shown),
    };
}

export function volumeFromMessage(m: messages.Volume, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    Object.assign(out, volumeSourceFromMessage(m.volumeSource ?? {}, shown));
    return out;
}

export function volumeSourceToMessage(v: Value, shown: ShownRelease): messages.VolumeSource {
    return {
      hostPath: optionalTo(v.hostPath, hostPathVolumeSourceToMessage, shown),
      emptyDir: optionalTo(v.emptyDir, emptyDirVolumeSourceToMessage, shown),
      gcePersistentDisk: optionalTo(v.gcePersistentDisk, gCEPersistentDiskVolumeSourceToMessage, shown),
      awsElasticBlockStore: optionalTo(v.awsElasticBlockStore, aWSElasticBlockStoreVolumeSourceToMessage, shown),
      gitRepo: optionalTo(v.gitRepo, gitRepoVolumeSourceToMessage, shown),
      secret: optionalTo(v.secret, secretVolumeSourceToMessage, shown),
      nfs: optionalTo(v.nfs, nFSVolumeSourceToMessage, shown),
      iscsi: optionalTo(v.iscsi, iSCSIVolumeSourceToMessage, shown),
      glusterfs: optionalTo(v.glusterfs, glusterfsVolumeSourceToMessage, shown),
      persistentVolumeClaim: optionalTo(v.persistentVolumeClaim, persistentVolumeClaimVolumeSourceToMessage, shown),
      rbd: optionalTo(v.rbd, rBDVolumeSourceToMessage, shown),
      flexVolume: optionalTo(v.flexVolume, flexVolumeSourceToMessage, shown),
      cinder: optionalTo(v.cinder, cinderVolumeSourceToMessage, shown),
      cephfs: optionalTo(v.cephfs, cephFSVolumeSourceToMessage, shown),
      flocker: optionalTo(v.flocker, flockerVolumeSourceToMessage, shown),
      downwardAPI: optionalTo(v.downwardAPI, downwardAPIVolumeSourceToMessage, shown),
      fc: optionalTo(v.fc, fCVolumeSourceToMessage, shown),
      azureFile: optionalTo(v.azureFile, azureFileVolumeSourceToMessage, shown),
      configMap: optionalTo(v.configMap, configMapVolumeSourceToMessage, shown),
      vsphereVolume: optionalTo(v.vsphereVolume, vsphereVirtualDiskVolumeSourceToMessage, shown),
      quobyte: optionalTo(v.quobyte, quobyteVolumeSourceToMessage, shown),
      azureDisk: optionalTo(v.azureDisk, azureDiskVolumeSourceToMessage, shown),
      photonPersistentDisk: optionalTo(v.photonPersistentDisk, photonPersistentDiskVolumeSourceToMessage, shown),
      projected: optionalTo(v.projected, projectedVolumeSourceToMessage, shown),
      portworxVolume: optionalTo(v.portworxVolume, portworxVolumeSourceToMessage, shown),
      scaleIO: optionalTo(v.scaleIO, scaleIOVolumeSourceToMessage, shown),
      storageos: optionalTo(v.storageos, storageOSVolumeSourceToMessage, shown),
      csi: optionalTo(v.csi, cSIVolumeSourceToMessage, shown),
      ephemeral: optionalTo(v.ephemeral, ephemeralVolumeSourceToMessage, shown),
      image: optionalTo(v.image, imageVolumeSourceToMessage, shown),
    };
}

export function volumeSourceFromMessage(m: messages.VolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.hostPath !== undefined) out.hostPath = hostPathVolumeSourceFromMessage(m.hostPath ?? {}, shown);
    if (m.emptyDir !== undefined) out.emptyDir = emptyDirVolumeSourceFromMessage(m.emptyDir ?? {}, shown);
    if (m.gcePersistentDisk !== undefined) out.gcePersistentDisk = gCEPersistentDiskVolumeSourceFromMessage(m.gcePersistentDisk ?? {}, shown);
    if (m.awsElasticBlockStore !== undefined) out.awsElasticBlockStore = aWSElasticBlockStoreVolumeSourceFromMessage(m.awsElasticBlockStore ?? {}, shown);
    if (m.gitRepo !== undefined) out.gitRepo = gitRepoVolumeSourceFromMessage(m.gitRepo ?? {}, shown);
    if (m.secret !== undefined) out.secret = secretVolumeSourceFromMessage(m.secret ?? {}, shown);
    if (m.nfs !== undefined) out.nfs = nFSVolumeSourceFromMessage(m.nfs ?? {}, shown);
    if (m.iscsi !== undefined) out.iscsi = iSCSIVolumeSourceFromMessage(m.iscsi ?? {}, shown);
    if (m.glusterfs !== undefined) out.glusterfs = glusterfsVolumeSourceFromMessage(m.glusterfs ?? {}, shown);
    if (m.persistentVolumeClaim !== undefined) out.persistentVolumeClaim = persistentVolumeClaimVolumeSourceFromMessage(m.persistentVolumeClaim ?? {}, shown);
    if (m.rbd !== undefined) out.rbd = rBDVolumeSourceFromMessage(m.rbd ?? {}, shown);
    if (m.flexVolume !== undefined) out.flexVolume = flexVolumeSourceFromMessage(m.flexVolume ?? {}, shown);
    if (m.cinder !== undefined) out.cinder = cinderVolumeSourceFromMessage(m.cinder ?? {}, shown);
    if (m.cephfs !== undefined) out.cephfs = cephFSVolumeSourceFromMessage(m.cephfs ?? {}, shown);
    if (m.flocker !== undefined) out.flocker = flockerVolumeSourceFromMessage(m.flocker ?? {}, shown);
    if (m.downwardAPI !== undefined) out.downwardAPI = downwardAPIVolumeSourceFromMessage(m.downwardAPI ?? {}, shown);
    if (m.fc !== undefined) out.fc = fCVolumeSourceFromMessage(m.fc ?? {}, shown);
    if (m.azureFile !== undefined) out.azureFile = azureFileVolumeSourceFromMessage(m.azureFile ?? {}, shown);
    if (m.configMap !== undefined) out.configMap = configMapVolumeSourceFromMessage(m.configMap ?? {}, shown);
    if (m.vsphereVolume !== undefined) out.vsphereVolume = vsphereVirtualDiskVolumeSourceFromMessage(m.vsphereVolume ?? {}, shown);
    if (m.quobyte !== undefined) out.quobyte = quobyteVolumeSourceFromMessage(m.quobyte ?? {}, shown);
    if (m.azureDisk !== undefined) out.azureDisk = azureDiskVolumeSourceFromMessage(m.azureDisk ?? {}, shown);
    if (m.photonPersistentDisk !== undefined) out.photonPersistentDisk = photonPersistentDiskVolumeSourceFromMessage(m.photonPersistentDisk ?? {}, shown);
    if (m.projected !== undefined) out.projected = projectedVolumeSourceFromMessage(m.projected ?? {}, shown);
    if (m.portworxVolume !== undefined) out.portworxVolume = portworxVolumeSourceFromMessage(m.portworxVolume ?? {}, shown);
    if (m.scaleIO !== undefined) out.scaleIO = scaleIOVolumeSourceFromMessage(m.scaleIO ?? {}, shown);
    if (m.storageos !== undefined) out.storageos = storageOSVolumeSourceFromMessage(m.storageos ?? {}, shown);
    if (m.csi !== undefined) out.csi = cSIVolumeSourceFromMessage(m.csi ?? {}, shown);
    if (m.ephemeral !== undefined) out.ephemeral = ephemeralVolumeSourceFromMessage(m.ephemeral ?? {}, shown);
    if (shown.has("1.31")) { if (m.image !== undefined) out.image = imageVolumeSourceFromMessage(m.image ?? {}, shown); }

    return out;
}

export function persistentVolumeClaimVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.PersistentVolumeClaimVolumeSource {
    return {
      claimName: v.claimName ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function persistentVolumeClaimVolumeSourceFromMessage(m: messages.PersistentVolumeClaimVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.claimName = !m.claimName ? '' : m.claimName;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function persistentVolumeClaimSpecToMessage(v: Value, shown: ShownRelease): messages.PersistentVolumeClaimSpec {
    return {
      accessModes: listTo(v.accessModes, same, shown),
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      resources: volumeResourceRequirementsToMessage(v.resources ?? {}, shown),
      volumeName: v.volumeName ?? '',
      storageClassName: v.storageClassName ?? undefined,
      volumeMode: v.volumeMode ?? undefined,
      dataSource: optionalTo(v.dataSource, typedLocalObjectReferenceToMessage, shown),
      dataSourceRef: optionalTo(v.dataSourceRef, typedObjectReferenceToMessage, shown),
      volumeAttributesClassName: v.volumeAttributesClassName ?? undefined,
    };
}

export function persistentVolumeClaimSpecFromMessage(m: messages.PersistentVolumeClaimSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.accessModes?.length)) out.accessModes = listFrom(m.accessModes, same, shown);
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.resources = volumeResourceRequirementsFromMessage(m.resources ?? {}, shown);
    if (!(!m.volumeName)) out.volumeName = m.volumeName;
    if (m.storageClassName !== undefined) out.storageClassName = m.storageClassName;
    if (m.volumeMode !== undefined) out.volumeMode = m.volumeMode;
    if (m.dataSource !== undefined) out.dataSource = typedLocalObjectReferenceFromMessage(m.dataSource ?? {}, shown);
    if (shown.has("1.22")) { if (m.dataSourceRef !== undefined) out.dataSourceRef = typedObjectReferenceFromMessage(m.dataSourceRef ?? {}, shown); }

    if (shown.has("1.29")) { if (m.volumeAttributesClassName !== undefined) out.volumeAttributesClassName = m.volumeAttributesClassName; }

    return out;
}

export function hostPathVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.HostPathVolumeSource {
    return {
      path: v.path ?? '',
      type: v.type ?? undefined,
    };
}

export function hostPathVolumeSourceFromMessage(m: messages.HostPathVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.path = !m.path ? '' : m.path;
    if (m.type !== undefined) out.type = m.type;
    return out;
}

export function emptyDirVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.EmptyDirVolumeSource {
    return {
      medium: v.medium ?? '',
      sizeLimit: optionalTo(v.sizeLimit, quantityTo, shown),
    };
}

export function emptyDirVolumeSourceFromMessage(m: messages.EmptyDirVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.medium)) out.medium = m.medium;
    if (m.sizeLimit !== undefined) out.sizeLimit = quantityFrom(m.sizeLimit);
    return out;
}

export function glusterfsVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.GlusterfsVolumeSource {
    return {
      endpoints: v.endpoints ?? '',
      path: v.path ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function glusterfsVolumeSourceFromMessage(m: messages.GlusterfsVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.endpoints = !m.endpoints ? '' : m.endpoints;
    out.path = !m.path ? '' : m.path;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function rBDVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.RBDVolumeSource {
    return {
      monitors: listTo(v.monitors, same, shown),
      image: v.image ?? '',
      fsType: v.fsType ?? '',
      pool: v.pool ?? '',
      user: v.user ?? '',
      keyring: v.keyring ?? '',
      secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage, shown),
      readOnly: v.readOnly ?? false,
    };
}

export function rBDVolumeSourceFromMessage(m: messages.RBDVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.monitors = !m.monitors?.length ? null : listFrom(m.monitors, same, shown);
    out.image = !m.image ? '' : m.image;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.pool)) out.pool = m.pool;
    if (!(!m.user)) out.user = m.user;
    if (!(!m.keyring)) out.keyring = m.keyring;
    if (m.secretRef !== undefined) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {}, shown);
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function cinderVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.CinderVolumeSource {
    return {
      volumeID: v.volumeID ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
      secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage, shown),
    };
}

export function cinderVolumeSourceFromMessage(m: messages.CinderVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.volumeID = !m.volumeID ? '' : m.volumeID;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (m.secretRef !== undefined) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {}, shown);
    return out;
}

export function cephFSVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.CephFSVolumeSource {
    return {
      monitors: listTo(v.monitors, same, shown),
      path: v.path ?? '',
      user: v.user ?? '',
      secretFile: v.secretFile ?? '',
      secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage, shown),
      readOnly: v.readOnly ?? false,
    };
}

export function cephFSVolumeSourceFromMessage(m: messages.CephFSVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.monitors = !m.monitors?.length ? null : listFrom(m.monitors, same, shown);
    if (!(!m.path)) out.path = m.path;
    if (!(!m.user)) out.user = m.user;
    if (!(!m.secretFile)) out.secretFile = m.secretFile;
    if (m.secretRef !== undefined) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {}, shown);
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function flockerVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.FlockerVolumeSource {
    return {
      datasetName: v.datasetName ?? '',
      datasetUUID: v.datasetUUID ?? '',
    };
}

export function flockerVolumeSourceFromMessage(m: messages.FlockerVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.datasetName)) out.datasetName = m.datasetName;
    if (!(!m.datasetUUID)) out.datasetUUID = m.datasetUUID;
    return out;
}

export function gCEPersistentDiskVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.GCEPersistentDiskVolumeSource {
    return {
      pdName: v.pdName ?? '',
      fsType: v.fsType ?? '',
      partition: v.partition ?? 0,
      readOnly: v.readOnly ?? false,
    };
}

export function gCEPersistentDiskVolumeSourceFromMessage(m: messages.GCEPersistentDiskVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.pdName = !m.pdName ? '' : m.pdName;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.partition)) out.partition = m.partition;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function quobyteVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.QuobyteVolumeSource {
    return {
      registry: v.registry ?? '',
      volume: v.volume ?? '',
      readOnly: v.readOnly ?? false,
      user: v.user ?? '',
      group: v.group ?? '',
      tenant: v.tenant ?? '',
    };
}

export function quobyteVolumeSourceFromMessage(m: messages.QuobyteVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.registry = !m.registry ? '' : m.registry;
    out.volume = !m.volume ? '' : m.volume;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (!(!m.user)) out.user = m.user;
    if (!(!m.group)) out.group = m.group;
    if (!(!m.tenant)) out.tenant = m.tenant;
    return out;
}

export function flexVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.FlexVolumeSource {
    return {
      driver: v.driver ?? '',
      fsType: v.fsType ?? '',
      secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage, shown),
      readOnly: v.readOnly ?? false,
      options: mapTo(v.options, same, shown),
    };
}

export function flexVolumeSourceFromMessage(m: messages.FlexVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (m.secretRef !== undefined) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {}, shown);
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (!(!m.options?.size)) out.options = mapFrom(m.options, same, shown);
    return out;
}

export function aWSElasticBlockStoreVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.AWSElasticBlockStoreVolumeSource {
    return {
      volumeID: v.volumeID ?? '',
      fsType: v.fsType ?? '',
      partition: v.partition ?? 0,
      readOnly: v.readOnly ?? false,
    };
}

export function aWSElasticBlockStoreVolumeSourceFromMessage(m: messages.AWSElasticBlockStoreVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.volumeID = !m.volumeID ? '' : m.volumeID;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.partition)) out.partition = m.partition;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function gitRepoVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.GitRepoVolumeSource {
    return {
      repository: v.repository ?? '',
      revision: v.revision ?? '',
      directory: v.directory ?? '',
    };
}

export function gitRepoVolumeSourceFromMessage(m: messages.GitRepoVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.repository = !m.repository ? '' : m.repository;
    if (!(!m.revision)) out.revision = m.revision;
    if (!(!m.directory)) out.directory = m.directory;
    return out;
}

export function secretVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.SecretVolumeSource {
    return {
      secretName: v.secretName ?? '',
      items: listTo(v.items, keyToPathToMessage, shown),
      defaultMode: v.defaultMode ?? undefined,
      optional: v.optional ?? undefined,
    };
}

export function secretVolumeSourceFromMessage(m: messages.SecretVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.secretName)) out.secretName = m.secretName;
    if (!(!m.items?.length)) out.items = listFrom(m.items, keyToPathFromMessage, shown);
    if (m.defaultMode !== undefined) out.defaultMode = m.defaultMode;
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function secretProjectionToMessage(v: Value, shown: ShownRelease): messages.SecretProjection {
    return {
      localObjectReference: localObjectReferenceToMessage(v, shown),
      items: listTo(v.items, keyToPathToMessage, shown),
      optional: v.optional ?? undefined,
    };
}

export function secretProjectionFromMessage(m: messages.SecretProjection, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}, shown));
    if (!(!m.items?.length)) out.items = listFrom(m.items, keyToPathFromMessage, shown);
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function nFSVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.NFSVolumeSource {
    return {
      server: v.server ?? '',
      path: v.path ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function nFSVolumeSourceFromMessage(m: messages.NFSVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.server = !m.server ? '' : m.server;
    out.path = !m.path ? '' : m.path;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function iSCSIVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.ISCSIVolumeSource {
    return {
      targetPortal: v.targetPortal ?? '',
      iqn: v.iqn ?? '',
      lun: v.lun ?? 0,
      iscsiInterface: v.iscsiInterface ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
      portals: listTo(v.portals, same, shown),
      chapAuthDiscovery: v.chapAuthDiscovery ?? false,
      chapAuthSession: v.chapAuthSession ?? false,
      secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage, shown),
      initiatorName: v.initiatorName ?? undefined,
    };
}

export function iSCSIVolumeSourceFromMessage(m: messages.ISCSIVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.targetPortal = !m.targetPortal ? '' : m.targetPortal;
    out.iqn = !m.iqn ? '' : m.iqn;
    out.lun = !m.lun ? 0 : m.lun;
    if (!(!m.iscsiInterface)) out.iscsiInterface = m.iscsiInterface;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (!(!m.portals?.length)) out.portals = listFrom(m.portals, same, shown);
    if (!(!m.chapAuthDiscovery)) out.chapAuthDiscovery = m.chapAuthDiscovery;
    if (!(!m.chapAuthSession)) out.chapAuthSession = m.chapAuthSession;
    if (m.secretRef !== undefined) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {}, shown);
    if (m.initiatorName !== undefined) out.initiatorName = m.initiatorName;
    return out;
}

export function fCVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.FCVolumeSource {
    return {
      targetWWNs: listTo(v.targetWWNs, same, shown),
      lun: v.lun ?? undefined,
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
      wwids: listTo(v.wwids, same, shown),
    };
}

export function fCVolumeSourceFromMessage(m: messages.FCVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.targetWWNs?.length)) out.targetWWNs = listFrom(m.targetWWNs, same, shown);
    if (m.lun !== undefined) out.lun = m.lun;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (!(!m.wwids?.length)) out.wwids = listFrom(m.wwids, same, shown);
    return out;
}

export function azureFileVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.AzureFileVolumeSource {
    return {
      secretName: v.secretName ?? '',
      shareName: v.shareName ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function azureFileVolumeSourceFromMessage(m: messages.AzureFileVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.secretName = !m.secretName ? '' : m.secretName;
    out.shareName = !m.shareName ? '' : m.shareName;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function vsphereVirtualDiskVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.VsphereVirtualDiskVolumeSource {
    return {
      volumePath: v.volumePath ?? '',
      fsType: v.fsType ?? '',
      storagePolicyName: v.storagePolicyName ?? '',
      storagePolicyID: v.storagePolicyID ?? '',
    };
}

export function vsphereVirtualDiskVolumeSourceFromMessage(m: messages.VsphereVirtualDiskVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.volumePath = !m.volumePath ? '' : m.volumePath;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.storagePolicyName)) out.storagePolicyName = m.storagePolicyName;
    if (!(!m.storagePolicyID)) out.storagePolicyID = m.storagePolicyID;
    return out;
}

export function photonPersistentDiskVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.PhotonPersistentDiskVolumeSource {
    return {
      pdID: v.pdID ?? '',
      fsType: v.fsType ?? '',
    };
}

export function photonPersistentDiskVolumeSourceFromMessage(m: messages.PhotonPersistentDiskVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.pdID = !m.pdID ? '' : m.pdID;
    if (!(!m.fsType)) out.fsType = m.fsType;
    return out;
}

export function azureDiskVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.AzureDiskVolumeSource {
    return {
      diskName: v.diskName ?? '',
      diskURI: v.diskURI ?? '',
      cachingMode: v.cachingMode ?? undefined,
      fsType: v.fsType ?? undefined,
      readOnly: v.readOnly ?? undefined,
      kind: v.kind ?? undefined,
    };
}

export function azureDiskVolumeSourceFromMessage(m: messages.AzureDiskVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.diskName = !m.diskName ? '' : m.diskName;
    out.diskURI = !m.diskURI ? '' : m.diskURI;
    if (m.cachingMode !== undefined) out.cachingMode = m.cachingMode;
    if (m.fsType !== undefined) out.fsType = m.fsType;
    if (m.readOnly !== undefined) out.readOnly = m.readOnly;
    if (m.kind !== undefined) out.kind = m.kind;
    return out;
}

export function portworxVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.PortworxVolumeSource {
    return {
      volumeID: v.volumeID ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function portworxVolumeSourceFromMessage(m: messages.PortworxVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.volumeID = !m.volumeID ? '' : m.volumeID;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function scaleIOVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.ScaleIOVolumeSource {
    return {
      gateway: v.gateway ?? '',
      system: v.system ?? '',
      secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage, shown),
      sslEnabled: v.sslEnabled ?? false,
      protectionDomain: v.protectionDomain ?? '',
      storagePool: v.storagePool ?? '',
      storageMode: v.storageMode ?? '',
      volumeName: v.volumeName ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function scaleIOVolumeSourceFromMessage(m: messages.ScaleIOVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.gateway = !m.gateway ? '' : m.gateway;
    out.system = !m.system ? '' : m.system;
    out.secretRef = m.secretRef === undefined ? null : localObjectReferenceFromMessage(m.secretRef ?? {}, shown);
    if (!(!m.sslEnabled)) out.sslEnabled = m.sslEnabled;
    if (!(!m.protectionDomain)) out.protectionDomain = m.protectionDomain;
    if (!(!m.storagePool)) out.storagePool = m.storagePool;
    if (!(!m.storageMode)) out.storageMode = m.storageMode;
    if (!(!m.volumeName)) out.volumeName = m.volumeName;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function storageOSVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.StorageOSVolumeSource {
    return {
      volumeName: v.volumeName ?? '',
      volumeNamespace: v.volumeNamespace ?? '',
      fsType: v.fsType ?? '',
      readOnly: v.readOnly ?? false,
      secretRef: optionalTo(v.secretRef, localObjectReferenceToMessage, shown),
    };
}

export function storageOSVolumeSourceFromMessage(m: messages.StorageOSVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.volumeName)) out.volumeName = m.volumeName;
    if (!(!m.volumeNamespace)) out.volumeNamespace = m.volumeNamespace;
    if (!(!m.fsType)) out.fsType = m.fsType;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (m.secretRef !== undefined) out.secretRef = localObjectReferenceFromMessage(m.secretRef ?? {}, shown);
    return out;
}

export function configMapVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.ConfigMapVolumeSource {
    return {
      localObjectReference: localObjectReferenceToMessage(v, shown),
      items: listTo(v.items, keyToPathToMessage, shown),
      defaultMode: v.defaultMode ?? undefined,
      optional: v.optional ?? undefined,
    };
}

export function configMapVolumeSourceFromMessage(m: messages.ConfigMapVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}, shown));
    if (!(!m.items?.length)) out.items = listFrom(m.items, keyToPathFromMessage, shown);
    if (m.defaultMode !== undefined) out.defaultMode = m.defaultMode;
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function configMapProjectionToMessage(v: Value, shown: ShownRelease): messages.ConfigMapProjection {
    return {
      localObjectReference: localObjectReferenceToMessage(v, shown),
      items: listTo(v.items, keyToPathToMessage, shown),
      optional: v.optional ?? undefined,
    };
}

export function configMapProjectionFromMessage(m: messages.ConfigMapProjection, shown: ShownRelease): Value {
    const out: Value = {};
    Object.assign(out, localObjectReferenceFromMessage(m.localObjectReference ?? {}, shown));
    if (!(!m.items?.length)) out.items = listFrom(m.items, keyToPathFromMessage, shown);
    if (m.optional !== undefined) out.optional = m.optional;
    return out;
}

export function serviceAccountTokenProjectionToMessage(v: Value, shown: ShownRelease): messages.ServiceAccountTokenProjection {
    return {
      audience: v.audience ?? '',
      expirationSeconds: optionalTo(v.expirationSeconds, longTo, shown),
      path: v.path ?? '',
    };
}

export function serviceAccountTokenProjectionFromMessage(m: messages.ServiceAccountTokenProjection, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.audience)) out.audience = m.audience;
    if (m.expirationSeconds !== undefined) out.expirationSeconds = longFrom(m.expirationSeconds);
    out.path = !m.path ? '' : m.path;
    return out;
}

export function projectedVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.ProjectedVolumeSource {
    return {
      sources: listTo(v.sources, volumeProjectionToMessage, shown),
      defaultMode: v.defaultMode ?? undefined,
    };
}

export function projectedVolumeSourceFromMessage(m: messages.ProjectedVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.sources = !m.sources?.length ? null : listFrom(m.sources, volumeProjectionFromMessage, shown);
    if (m.defaultMode !== undefined) out.defaultMode = m.defaultMode;
    return out;
}

export function volumeProjectionToMessage(v: Value, shown: ShownRelease): messages.VolumeProjection {
    return {
      secret: optionalTo(v.secret, secretProjectionToMessage, shown),
      downwardAPI: optionalTo(v.downwardAPI, downwardAPIProjectionToMessage, shown),
      configMap: optionalTo(v.configMap, configMapProjectionToMessage, shown),
      serviceAccountToken: optionalTo(v.serviceAccountToken, serviceAccountTokenProjectionToMessage, shown),
      clusterTrustBundle: optionalTo(v.clusterTrustBundle, clusterTrustBundleProjectionToMessage, shown),
      podCertificate: optionalTo(v.podCertificate, podCertificateProjectionToMessage, shown),
    };
}

export function volumeProjectionFromMessage(m: messages.VolumeProjection, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.secret !== undefined) out.secret = secretProjectionFromMessage(m.secret ?? {}, shown);
    if (m.downwardAPI !== undefined) out.downwardAPI = downwardAPIProjectionFromMessage(m.downwardAPI ?? {}, shown);
    if (m.configMap !== undefined) out.configMap = configMapProjectionFromMessage(m.configMap ?? {}, shown);
    if (m.serviceAccountToken !== undefined) out.serviceAccountToken = serviceAccountTokenProjectionFromMessage(m.serviceAccountToken ?? {}, shown);
    if (shown.has("1.29")) { if (m.clusterTrustBundle !== undefined) out.clusterTrustBundle = clusterTrustBundleProjectionFromMessage(m.clusterTrustBundle ?? {}, shown); }

    if (shown.has("1.34")) { if (m.podCertificate !== undefined) out.podCertificate = podCertificateProjectionFromMessage(m.podCertificate ?? {}, shown); }

    return out;
}

export function keyToPathToMessage(v: Value, _shown: ShownRelease): messages.KeyToPath {
    return {
      key: v.key ?? '',
      path: v.path ?? '',
      mode: v.mode ?? undefined,
    };
}

export function keyToPathFromMessage(m: messages.KeyToPath, _shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    out.path = !m.path ? '' : m.path;
    if (m.mode !== undefined) out.mode = m.mode;
    return out;
}

export function cSIVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.CSIVolumeSource {
    return {
      driver: v.driver ?? '',
      readOnly: v.readOnly ?? undefined,
      fsType: v.fsType ?? undefined,
      volumeAttributes: mapTo(v.volumeAttributes, same, shown),
      nodePublishSecretRef: optionalTo(v.nodePublishSecretRef, localObjectReferenceToMessage, shown),
    };
}

export function cSIVolumeSourceFromMessage(m: messages.CSIVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    if (m.readOnly !== undefined) out.readOnly = m.readOnly;
    if (m.fsType !== undefined) out.fsType = m.fsType;
    if (!(!m.volumeAttributes?.size)) out.volumeAttributes = mapFrom(m.volumeAttributes, same, shown);
    if (m.nodePublishSecretRef !== undefined) out.nodePublishSecretRef = localObjectReferenceFromMessage(m.nodePublishSecretRef ?? {}, shown);
    return out;
}

export function ephemeralVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.EphemeralVolumeSource {
    return {
      volumeClaimTemplate: optionalTo(v.volumeClaimTemplate, persistentVolumeClaimTemplateToMessage, shown),
      readOnly: v.readOnly ?? undefined,
    };
}

export function ephemeralVolumeSourceFromMessage(m: messages.EphemeralVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.volumeClaimTemplate !== undefined) out.volumeClaimTemplate = persistentVolumeClaimTemplateFromMessage(m.volumeClaimTemplate ?? {}, shown);
    if (m.readOnly !== undefined) out.readOnly = m.readOnly;
    return out;
}

export function persistentVolumeClaimTemplateToMessage(v: Value, shown: ShownRelease): messages.PersistentVolumeClaimTemplate {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: persistentVolumeClaimSpecToMessage(v.spec ?? {}, shown),
    };
}

export function persistentVolumeClaimTemplateFromMessage(m: messages.PersistentVolumeClaimTemplate, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = persistentVolumeClaimSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function volumeMountToMessage(v: Value, _shown: ShownRelease): messages.VolumeMount {
    return {
      name: v.name ?? '',
      readOnly: v.readOnly ?? false,
      recursiveReadOnly: v.recursiveReadOnly ?? undefined,
      mountPath: v.mountPath ?? '',
      subPath: v.subPath ?? '',
      mountPropagation: v.mountPropagation ?? undefined,
      subPathExpr: v.subPathExpr ?? '',
    };
}

export function volumeMountFromMessage(m: messages.VolumeMount, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    if (shown.has("1.30")) { if (m.recursiveReadOnly !== undefined) out.recursiveReadOnly = m.recursiveReadOnly; }

    out.mountPath = !m.mountPath ? '' : m.mountPath;
    if (!(!m.subPath)) out.subPath = m.subPath;
    if (m.mountPropagation !== undefined) out.mountPropagation = m.mountPropagation;
    if (!(!m.subPathExpr)) out.subPathExpr = m.subPathExpr;
    return out;
}

export function volumeDeviceToMessage(v: Value, _shown: ShownRelease): messages.VolumeDevice {
    return {
      name: v.name ?? '',
      devicePath: v.devicePath ?? '',
    };
}

export function volumeDeviceFromMessage(m: messages.VolumeDevice, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.devicePath = !m.devicePath ? '' : m.devicePath;
    return out;
}

export function typedLocalObjectReferenceToMessage(v: Value, _shown: ShownRelease): messages.TypedLocalObjectReference {
    return {
      apiGroup: v.apiGroup ?? undefined,
      kind: v.kind ?? '',
      name: v.name ?? '',
    };
}

export function typedLocalObjectReferenceFromMessage(m: messages.TypedLocalObjectReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.apiGroup = m.apiGroup === undefined ? null : m.apiGroup;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    return out;
}

export function downwardAPIVolumeSourceToMessage(v: Value, shown: ShownRelease): messages.DownwardAPIVolumeSource {
    return {
      items: listTo(v.items, downwardAPIVolumeFileToMessage, shown),
      defaultMode: v.defaultMode ?? undefined,
    };
}

export function downwardAPIVolumeSourceFromMessage(m: messages.DownwardAPIVolumeSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.items?.length)) out.items = listFrom(m.items, downwardAPIVolumeFileFromMessage, shown);
    if (m.defaultMode !== undefined) out.defaultMode = m.defaultMode;
    return out;
}

export function downwardAPIVolumeFileToMessage(v: Value, shown: ShownRelease): messages.DownwardAPIVolumeFile {
    return {
      path: v.path ?? '',
      fieldRef: optionalTo(v.fieldRef, objectFieldSelectorToMessage, shown),
      resourceFieldRef: optionalTo(v.resourceFieldRef, resourceFieldSelectorToMessage, shown),
      mode: v.mode ?? undefined,
    };
}

export function downwardAPIVolumeFileFromMessage(m: messages.DownwardAPIVolumeFile, shown: ShownRelease): Value {
    const out: Value = {};
    out.path = !m.path ? '' : m.path;
    if (m.fieldRef !== undefined) out.fieldRef = objectFieldSelectorFromMessage(m.fieldRef ?? {}, shown);
    if (m.resourceFieldRef !== undefined) out.resourceFieldRef = resourceFieldSelectorFromMessage(m.resourceFieldRef ?? {}, shown);
    if (m.mode !== undefined) out.mode = m.mode;
    return out;
}

export function downwardAPIProjectionToMessage(v: Value, shown: ShownRelease): messages.DownwardAPIProjection {
    return {
      items: listTo(v.items, downwardAPIVolumeFileToMessage, shown),
    };
}

export function downwardAPIProjectionFromMessage(m: messages.DownwardAPIProjection, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.items?.length)) out.items = listFrom(m.items, downwardAPIVolumeFileFromMessage, shown);
    return out;
}

export function imageVolumeSourceToMessage(v: Value, _shown: ShownRelease): messages.ImageVolumeSource {
    return {
      reference: v.reference ?? '',
      pullPolicy: v.pullPolicy ?? '',
    };
}

export function imageVolumeSourceFromMessage(m: messages.ImageVolumeSource, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.reference)) out.reference = m.reference;
    if (!(!m.pullPolicy)) out.pullPolicy = m.pullPolicy;
    return out;
}

export function volumeResourceRequirementsToMessage(v: Value, shown: ShownRelease): messages.VolumeResourceRequirements {
    return {
      limits: mapTo(v.limits, quantityTo, shown),
      requests: mapTo(v.requests, quantityTo, shown),
      claims: shown.has("1.26") && !shown.has("1.29") ? listTo(v.claims, resourceClaimToMessage, shown) : undefined,
    };
}

export function volumeResourceRequirementsFromMessage(m: messages.VolumeResourceRequirements, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.limits?.size)) out.limits = mapFrom(m.limits, quantityFrom, shown);
    if (!(!m.requests?.size)) out.requests = mapFrom(m.requests, quantityFrom, shown);
    if (shown.has("1.26") && !shown.has("1.29")) { if (!(!m.claims?.length)) out.claims = listFrom(m.claims, resourceClaimFromMessage, shown); }

    return out;
}

export function typedObjectReferenceToMessage(v: Value, _shown: ShownRelease): messages.TypedObjectReference {
    return {
      apiGroup: v.apiGroup ?? undefined,
      kind: v.kind ?? '',
      name: v.name ?? '',
      namespace: v.namespace ?? undefined,
    };
}

export function typedObjectReferenceFromMessage(m: messages.TypedObjectReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.apiGroup = m.apiGroup === undefined ? null : m.apiGroup;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    if (m.namespace !== undefined) out.namespace = m.namespace;
    return out;
}

export function clusterTrustBundleProjectionToMessage(v: Value, shown: ShownRelease): messages.ClusterTrustBundleProjection {
    return {
      name: v.name ?? undefined,
      signerName: v.signerName ?? undefined,
      labelSelector: optionalTo(v.labelSelector, metaV1.labelSelectorToMessage, shown),
      optional: v.optional ?? undefined,
      path: v.path ?? '',
    };
}

export function clusterTrustBundleProjectionFromMessage(m: messages.ClusterTrustBundleProjection, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.name !== undefined) out.name = m.name;
    if (m.signerName !== undefined) out.signerName = m.signerName;
    if (m.labelSelector !== undefined) out.labelSelector = metaV1.labelSelectorFromMessage(m.labelSelector ?? {}, shown);
    if (m.optional !== undefined) out.optional = m.optional;
    out.path = !m.path ? '' : m.path;
    return out;
}

export function podCertificateProjectionToMessage(v: Value, shown: ShownRelease): messages.PodCertificateProjection {
    return {
      signerName: v.signerName ?? '',
      keyType: v.keyType ?? '',
      maxExpirationSeconds: v.maxExpirationSeconds ?? undefined,
      credentialBundlePath: v.credentialBundlePath ?? '',
      keyPath: v.keyPath ?? '',
      certificateChainPath: v.certificateChainPath ?? '',
      userAnnotations: shown.has("1.35") ? mapTo(v.userAnnotations, same, shown) : undefined,
    };
}

export function podCertificateProjectionFromMessage(m: messages.PodCertificateProjection, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.signerName)) out.signerName = m.signerName;
    if (!(!m.keyType)) out.keyType = m.keyType;
    if (m.maxExpirationSeconds !== undefined) out.maxExpirationSeconds = m.maxExpirationSeconds;
    if (!(!m.credentialBundlePath)) out.credentialBundlePath = m.credentialBundlePath;
    if (!(!m.keyPath)) out.keyPath = m.keyPath;
    if (!(!m.certificateChainPath)) out.certificateChainPath = m.certificateChainPath;
    if (shown.has("1.35")) { if (!(!m.userAnnotations?.size)) out.userAnnotations = mapFrom(m.userAnnotations, same, shown); }

    return out;
}

export const Binding: GeneratedCodec = {
      encode: (object, shown) => messages.Binding.encode(bindingToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Binding", "v1", bindingFromMessage(messages.Binding.decode(bytes), shown)),
    };
export const ComponentStatus: GeneratedCodec = {
      encode: (object, shown) => messages.ComponentStatus.encode(componentStatusToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ComponentStatus", "v1", componentStatusFromMessage(messages.ComponentStatus.decode(bytes), shown)),
    };
export const ConfigMap: GeneratedCodec = {
      encode: (object, shown) => messages.ConfigMap.encode(configMapToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ConfigMap", "v1", configMapFromMessage(messages.ConfigMap.decode(bytes), shown)),
    };
export const Endpoints: GeneratedCodec = {
      encode: (object, shown) => messages.Endpoints.encode(endpointsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Endpoints", "v1", endpointsFromMessage(messages.Endpoints.decode(bytes), shown)),
    };
export const EphemeralContainers: GeneratedCodec = {
      encode: (object, shown) => messages.EphemeralContainers.encode(ephemeralContainersToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("EphemeralContainers", "v1", ephemeralContainersFromMessage(messages.EphemeralContainers.decode(bytes), shown)),
    };
export const Event: GeneratedCodec = {
      encode: (object, shown) => messages.Event.encode(eventToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Event", "v1", eventFromMessage(messages.Event.decode(bytes), shown)),
    };
export const LimitRange: GeneratedCodec = {
      encode: (object, shown) => messages.LimitRange.encode(limitRangeToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("LimitRange", "v1", limitRangeFromMessage(messages.LimitRange.decode(bytes), shown)),
    };
export const Namespace: GeneratedCodec = {
      encode: (object, shown) => messages.Namespace.encode(namespaceToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Namespace", "v1", namespaceFromMessage(messages.Namespace.decode(bytes), shown)),
    };
export const Node: GeneratedCodec = {
      encode: (object, shown) => messages.Node.encode(nodeToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Node", "v1", nodeFromMessage(messages.Node.decode(bytes), shown)),
    };
export const NodeProxyOptions: GeneratedCodec = {
      encode: (object, shown) => messages.NodeProxyOptions.encode(nodeProxyOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("NodeProxyOptions", "v1", nodeProxyOptionsFromMessage(messages.NodeProxyOptions.decode(bytes), shown)),
    };
export const PersistentVolume: GeneratedCodec = {
      encode: (object, shown) => messages.PersistentVolume.encode(persistentVolumeToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PersistentVolume", "v1", persistentVolumeFromMessage(messages.PersistentVolume.decode(bytes), shown)),
    };
export const PersistentVolumeClaim: GeneratedCodec = {
      encode: (object, shown) => messages.PersistentVolumeClaim.encode(persistentVolumeClaimToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PersistentVolumeClaim", "v1", persistentVolumeClaimFromMessage(messages.PersistentVolumeClaim.decode(bytes), shown)),
    };
export const Pod: GeneratedCodec = {
      encode: (object, shown) => messages.Pod.encode(podToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Pod", "v1", podFromMessage(messages.Pod.decode(bytes), shown)),
    };
export const PodAttachOptions: GeneratedCodec = {
      encode: (object, shown) => messages.PodAttachOptions.encode(podAttachOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodAttachOptions", "v1", podAttachOptionsFromMessage(messages.PodAttachOptions.decode(bytes), shown)),
    };
export const PodExecOptions: GeneratedCodec = {
      encode: (object, shown) => messages.PodExecOptions.encode(podExecOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodExecOptions", "v1", podExecOptionsFromMessage(messages.PodExecOptions.decode(bytes), shown)),
    };
export const PodLogOptions: GeneratedCodec = {
      encode: (object, shown) => messages.PodLogOptions.encode(podLogOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodLogOptions", "v1", podLogOptionsFromMessage(messages.PodLogOptions.decode(bytes), shown)),
    };
export const PodPortForwardOptions: GeneratedCodec = {
      encode: (object, shown) => messages.PodPortForwardOptions.encode(podPortForwardOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodPortForwardOptions", "v1", podPortForwardOptionsFromMessage(messages.PodPortForwardOptions.decode(bytes), shown)),
    };
export const PodProxyOptions: GeneratedCodec = {
      encode: (object, shown) => messages.PodProxyOptions.encode(podProxyOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodProxyOptions", "v1", podProxyOptionsFromMessage(messages.PodProxyOptions.decode(bytes), shown)),
    };
export const PodStatusResult: GeneratedCodec = {
      encode: (object, shown) => messages.PodStatusResult.encode(podStatusResultToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodStatusResult", "v1", podStatusResultFromMessage(messages.PodStatusResult.decode(bytes), shown)),
    };
export const PodTemplate: GeneratedCodec = {
      encode: (object, shown) => messages.PodTemplate.encode(podTemplateToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodTemplate", "v1", podTemplateFromMessage(messages.PodTemplate.decode(bytes), shown)),
    };
export const RangeAllocation: GeneratedCodec = {
      encode: (object, shown) => messages.RangeAllocation.encode(rangeAllocationToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("RangeAllocation", "v1", rangeAllocationFromMessage(messages.RangeAllocation.decode(bytes), shown)),
    };
export const ReplicationController: GeneratedCodec = {
      encode: (object, shown) => messages.ReplicationController.encode(replicationControllerToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ReplicationController", "v1", replicationControllerFromMessage(messages.ReplicationController.decode(bytes), shown)),
    };
export const ResourceQuota: GeneratedCodec = {
      encode: (object, shown) => messages.ResourceQuota.encode(resourceQuotaToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ResourceQuota", "v1", resourceQuotaFromMessage(messages.ResourceQuota.decode(bytes), shown)),
    };
export const Secret: GeneratedCodec = {
      encode: (object, shown) => messages.Secret.encode(secretToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Secret", "v1", secretFromMessage(messages.Secret.decode(bytes), shown)),
    };
export const SerializedReference: GeneratedCodec = {
      encode: (object, shown) => messages.SerializedReference.encode(serializedReferenceToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("SerializedReference", "v1", serializedReferenceFromMessage(messages.SerializedReference.decode(bytes), shown)),
    };
export const Service: GeneratedCodec = {
      encode: (object, shown) => messages.Service.encode(serviceToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Service", "v1", serviceFromMessage(messages.Service.decode(bytes), shown)),
    };
export const ServiceAccount: GeneratedCodec = {
      encode: (object, shown) => messages.ServiceAccount.encode(serviceAccountToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ServiceAccount", "v1", serviceAccountFromMessage(messages.ServiceAccount.decode(bytes), shown)),
    };
export const ServiceProxyOptions: GeneratedCodec = {
      encode: (object, shown) => messages.ServiceProxyOptions.encode(serviceProxyOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ServiceProxyOptions", "v1", serviceProxyOptionsFromMessage(messages.ServiceProxyOptions.decode(bytes), shown)),
    };
