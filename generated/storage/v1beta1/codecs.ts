// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of storage.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/storage/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, quantityFrom, quantityTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function cSIDriverToMessage(v: Value, shown: ShownRelease): messages.CSIDriver {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: cSIDriverSpecToMessage(v.spec ?? {}, shown),
    };
}

export function cSIDriverFromMessage(m: messages.CSIDriver, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = cSIDriverSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function cSIDriverSpecToMessage(v: Value, shown: ShownRelease): messages.CSIDriverSpec {
    return {
      attachRequired: v.attachRequired ?? undefined,
      podInfoOnMount: v.podInfoOnMount ?? undefined,
      volumeLifecycleModes: listTo(v.volumeLifecycleModes, same, shown),
      storageCapacity: v.storageCapacity ?? undefined,
      fsGroupPolicy: v.fsGroupPolicy ?? undefined,
      tokenRequests: listTo(v.tokenRequests, tokenRequestToMessage, shown),
      requiresRepublish: v.requiresRepublish ?? undefined,
      seLinuxMount: v.seLinuxMount ?? undefined,
      nodeAllocatableUpdatePeriodSeconds: optionalTo(v.nodeAllocatableUpdatePeriodSeconds, longTo, shown),
      serviceAccountTokenInSecrets: v.serviceAccountTokenInSecrets ?? undefined,
      preventPodSchedulingIfMissing: v.preventPodSchedulingIfMissing ?? undefined,
    };
}

export function cSIDriverSpecFromMessage(m: messages.CSIDriverSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.attachRequired !== undefined) out.attachRequired = m.attachRequired;
    if (m.podInfoOnMount !== undefined) out.podInfoOnMount = m.podInfoOnMount;
    if (!(!m.volumeLifecycleModes?.length)) out.volumeLifecycleModes = listFrom(m.volumeLifecycleModes, same, shown);
    if (m.storageCapacity !== undefined) out.storageCapacity = m.storageCapacity;
    if (m.fsGroupPolicy !== undefined) out.fsGroupPolicy = m.fsGroupPolicy;
    if (!(!m.tokenRequests?.length)) out.tokenRequests = listFrom(m.tokenRequests, tokenRequestFromMessage, shown);
    if (m.requiresRepublish !== undefined) out.requiresRepublish = m.requiresRepublish;
    if (shown.has("1.25")) { if (m.seLinuxMount !== undefined) out.seLinuxMount = m.seLinuxMount; }

    if (shown.has("1.33")) { if (m.nodeAllocatableUpdatePeriodSeconds !== undefined) out.nodeAllocatableUpdatePeriodSeconds = longFrom(m.nodeAllocatableUpdatePeriodSeconds); }

    if (shown.has("1.35")) { if (m.serviceAccountTokenInSecrets !== undefined) out.serviceAccountTokenInSecrets = m.serviceAccountTokenInSecrets; }

    if (shown.has("1.36")) { if (m.preventPodSchedulingIfMissing !== undefined) out.preventPodSchedulingIfMissing = m.preventPodSchedulingIfMissing; }

    return out;
}

export function tokenRequestToMessage(v: Value, shown: ShownRelease): messages.TokenRequest {
    return {
      audience: v.audience ?? '',
      expirationSeconds: optionalTo(v.expirationSeconds, longTo, shown),
    };
}

export function tokenRequestFromMessage(m: messages.TokenRequest, _shown: ShownRelease): Value {
    const out: Value = {};
    out.audience = !m.audience ? '' : m.audience;
    if (m.expirationSeconds !== undefined) out.expirationSeconds = longFrom(m.expirationSeconds);
    return out;
}

export function cSINodeToMessage(v: Value, shown: ShownRelease): messages.CSINode {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: cSINodeSpecToMessage(v.spec ?? {}, shown),
    };
}

export function cSINodeFromMessage(m: messages.CSINode, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = cSINodeSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function cSINodeSpecToMessage(v: Value, shown: ShownRelease): messages.CSINodeSpec {
    return {
      drivers: listTo(v.drivers, cSINodeDriverToMessage, shown),
    };
}

export function cSINodeSpecFromMessage(m: messages.CSINodeSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.drivers = !m.drivers?.length ? null : listFrom(m.drivers, cSINodeDriverFromMessage, shown);
    return out;
}

export function cSINodeDriverToMessage(v: Value, shown: ShownRelease): messages.CSINodeDriver {
    return {
      name: v.name ?? '',
      nodeID: v.nodeID ?? '',
      topologyKeys: listTo(v.topologyKeys, same, shown),
      allocatable: optionalTo(v.allocatable, volumeNodeResourcesToMessage, shown),
    };
}

export function cSINodeDriverFromMessage(m: messages.CSINodeDriver, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.nodeID = !m.nodeID ? '' : m.nodeID;
    out.topologyKeys = !m.topologyKeys?.length ? null : listFrom(m.topologyKeys, same, shown);
    if (m.allocatable !== undefined) out.allocatable = volumeNodeResourcesFromMessage(m.allocatable ?? {}, shown);
    return out;
}

export function volumeNodeResourcesToMessage(v: Value, _shown: ShownRelease): messages.VolumeNodeResources {
    return {
      count: v.count ?? undefined,
    };
}

export function volumeNodeResourcesFromMessage(m: messages.VolumeNodeResources, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.count !== undefined) out.count = m.count;
    return out;
}

export function cSIStorageCapacityToMessage(v: Value, shown: ShownRelease): messages.CSIStorageCapacity {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      nodeTopology: optionalTo(v.nodeTopology, metaV1.labelSelectorToMessage, shown),
      storageClassName: v.storageClassName ?? '',
      capacity: optionalTo(v.capacity, quantityTo, shown),
      maximumVolumeSize: optionalTo(v.maximumVolumeSize, quantityTo, shown),
    };
}

export function cSIStorageCapacityFromMessage(m: messages.CSIStorageCapacity, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (m.nodeTopology !== undefined) out.nodeTopology = metaV1.labelSelectorFromMessage(m.nodeTopology ?? {}, shown);
    out.storageClassName = !m.storageClassName ? '' : m.storageClassName;
    if (m.capacity !== undefined) out.capacity = quantityFrom(m.capacity);
    if (m.maximumVolumeSize !== undefined) out.maximumVolumeSize = quantityFrom(m.maximumVolumeSize);
    return out;
}

export function storageClassToMessage(v: Value, shown: ShownRelease): messages.StorageClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      provisioner: v.provisioner ?? '',
      parameters: mapTo(v.parameters, same, shown),
      reclaimPolicy: v.reclaimPolicy ?? undefined,
      mountOptions: listTo(v.mountOptions, same, shown),
      allowVolumeExpansion: v.allowVolumeExpansion ?? undefined,
      volumeBindingMode: v.volumeBindingMode ?? undefined,
      allowedTopologies: listTo(v.allowedTopologies, coreV1.topologySelectorTermToMessage, shown),
    };
}

export function storageClassFromMessage(m: messages.StorageClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.provisioner = !m.provisioner ? '' : m.provisioner;
    if (!(!m.parameters?.size)) out.parameters = mapFrom(m.parameters, same, shown);
    if (m.reclaimPolicy !== undefined) out.reclaimPolicy = m.reclaimPolicy;
    if (!(!m.mountOptions?.length)) out.mountOptions = listFrom(m.mountOptions, same, shown);
    if (m.allowVolumeExpansion !== undefined) out.allowVolumeExpansion = m.allowVolumeExpansion;
    if (m.volumeBindingMode !== undefined) out.volumeBindingMode = m.volumeBindingMode;
    if (!(!m.allowedTopologies?.length)) out.allowedTopologies = listFrom(m.allowedTopologies, coreV1.topologySelectorTermFromMessage, shown);
    return out;
}

export function volumeAttachmentToMessage(v: Value, shown: ShownRelease): messages.VolumeAttachment {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: volumeAttachmentSpecToMessage(v.spec ?? {}, shown),
      status: volumeAttachmentStatusToMessage(v.status ?? {}, shown),
    };
}

export function volumeAttachmentFromMessage(m: messages.VolumeAttachment, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = volumeAttachmentSpecFromMessage(m.spec ?? {}, shown);
    out.status = volumeAttachmentStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function volumeAttachmentSpecToMessage(v: Value, shown: ShownRelease): messages.VolumeAttachmentSpec {
    return {
      attacher: v.attacher ?? '',
      source: volumeAttachmentSourceToMessage(v.source ?? {}, shown),
      nodeName: v.nodeName ?? '',
    };
}

export function volumeAttachmentSpecFromMessage(m: messages.VolumeAttachmentSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.attacher = !m.attacher ? '' : m.attacher;
    out.source = volumeAttachmentSourceFromMessage(m.source ?? {}, shown);
    out.nodeName = !m.nodeName ? '' : m.nodeName;
    return out;
}

export function volumeAttachmentSourceToMessage(v: Value, shown: ShownRelease): messages.VolumeAttachmentSource {
    return {
      persistentVolumeName: v.persistentVolumeName ?? undefined,
      inlineVolumeSpec: optionalTo(v.inlineVolumeSpec, coreV1.persistentVolumeSpecToMessage, shown),
    };
}

export function volumeAttachmentSourceFromMessage(m: messages.VolumeAttachmentSource, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.persistentVolumeName !== undefined) out.persistentVolumeName = m.persistentVolumeName;
    if (m.inlineVolumeSpec !== undefined) out.inlineVolumeSpec = coreV1.persistentVolumeSpecFromMessage(m.inlineVolumeSpec ?? {}, shown);
    return out;
}

export function volumeAttachmentStatusToMessage(v: Value, shown: ShownRelease): messages.VolumeAttachmentStatus {
    return {
      attached: v.attached ?? false,
      attachmentMetadata: mapTo(v.attachmentMetadata, same, shown),
      attachError: optionalTo(v.attachError, volumeErrorToMessage, shown),
      detachError: optionalTo(v.detachError, volumeErrorToMessage, shown),
    };
}

export function volumeAttachmentStatusFromMessage(m: messages.VolumeAttachmentStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.attached = !m.attached ? false : m.attached;
    if (!(!m.attachmentMetadata?.size)) out.attachmentMetadata = mapFrom(m.attachmentMetadata, same, shown);
    if (m.attachError !== undefined) out.attachError = volumeErrorFromMessage(m.attachError ?? {}, shown);
    if (m.detachError !== undefined) out.detachError = volumeErrorFromMessage(m.detachError ?? {}, shown);
    return out;
}

export function volumeErrorToMessage(v: Value, _shown: ShownRelease): messages.VolumeError {
    return {
      time: timeTo(v.time ?? undefined),
      message: v.message ?? '',
      errorCode: v.errorCode ?? undefined,
    };
}

export function volumeErrorFromMessage(m: messages.VolumeError, shown: ShownRelease): Value {
    const out: Value = {};
    out.time = timeFrom(m.time);
    if (!(!m.message)) out.message = m.message;
    if (shown.has("1.33")) { if (m.errorCode !== undefined) out.errorCode = m.errorCode; }

    return out;
}

export function volumeAttributesClassToMessage(v: Value, shown: ShownRelease): messages.VolumeAttributesClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      driverName: v.driverName ?? '',
      parameters: mapTo(v.parameters, same, shown),
    };
}

export function volumeAttributesClassFromMessage(m: messages.VolumeAttributesClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.driverName = !m.driverName ? '' : m.driverName;
    if (!(!m.parameters?.size)) out.parameters = mapFrom(m.parameters, same, shown);
    return out;
}

export const CSIDriver: GeneratedCodec = {
      encode: (object, shown) => messages.CSIDriver.encode(cSIDriverToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CSIDriver", "storage.k8s.io/v1beta1", cSIDriverFromMessage(messages.CSIDriver.decode(bytes), shown)),
    };
export const CSINode: GeneratedCodec = {
      encode: (object, shown) => messages.CSINode.encode(cSINodeToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CSINode", "storage.k8s.io/v1beta1", cSINodeFromMessage(messages.CSINode.decode(bytes), shown)),
    };
export const CSIStorageCapacity: GeneratedCodec = {
      encode: (object, shown) => messages.CSIStorageCapacity.encode(cSIStorageCapacityToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CSIStorageCapacity", "storage.k8s.io/v1beta1", cSIStorageCapacityFromMessage(messages.CSIStorageCapacity.decode(bytes), shown)),
    };
export const StorageClass: GeneratedCodec = {
      encode: (object, shown) => messages.StorageClass.encode(storageClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("StorageClass", "storage.k8s.io/v1beta1", storageClassFromMessage(messages.StorageClass.decode(bytes), shown)),
    };
export const VolumeAttachment: GeneratedCodec = {
      encode: (object, shown) => messages.VolumeAttachment.encode(volumeAttachmentToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("VolumeAttachment", "storage.k8s.io/v1beta1", volumeAttachmentFromMessage(messages.VolumeAttachment.decode(bytes), shown)),
    };
export const VolumeAttributesClass: GeneratedCodec = {
      encode: (object, shown) => messages.VolumeAttributesClass.encode(volumeAttributesClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("VolumeAttributesClass", "storage.k8s.io/v1beta1", volumeAttributesClassFromMessage(messages.VolumeAttributesClass.decode(bytes), shown)),
    };
