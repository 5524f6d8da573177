// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of storage.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/storage/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, mapFrom, mapTo, optionalTo, quantityFrom, quantityTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

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

export const CSIStorageCapacity: GeneratedCodec = {
      encode: (object, shown) => messages.CSIStorageCapacity.encode(cSIStorageCapacityToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CSIStorageCapacity", "storage.k8s.io/v1alpha1", cSIStorageCapacityFromMessage(messages.CSIStorageCapacity.decode(bytes), shown)),
    };
export const VolumeAttachment: GeneratedCodec = {
      encode: (object, shown) => messages.VolumeAttachment.encode(volumeAttachmentToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("VolumeAttachment", "storage.k8s.io/v1alpha1", volumeAttachmentFromMessage(messages.VolumeAttachment.decode(bytes), shown)),
    };
export const VolumeAttributesClass: GeneratedCodec = {
      encode: (object, shown) => messages.VolumeAttributesClass.encode(volumeAttributesClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("VolumeAttributesClass", "storage.k8s.io/v1alpha1", volumeAttributesClassFromMessage(messages.VolumeAttributesClass.decode(bytes), shown)),
    };
