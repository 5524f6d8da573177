// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of internal.apiserver.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/apiserverinternal/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function storageVersionToMessage(v: Value, shown: ShownRelease): messages.StorageVersion {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: storageVersionSpecToMessage(v.spec ?? {}, shown),
      status: storageVersionStatusToMessage(v.status ?? {}, shown),
    };
}

export function storageVersionFromMessage(m: messages.StorageVersion, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = storageVersionSpecFromMessage(m.spec ?? {}, shown);
    out.status = storageVersionStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function storageVersionSpecToMessage(_: Value, _shown: ShownRelease): messages.StorageVersionSpec {
    return {};
}

export function storageVersionSpecFromMessage(_: messages.StorageVersionSpec, _shown: ShownRelease): Value {
    const out: Value = {};
    return out;
}

export function storageVersionStatusToMessage(v: Value, shown: ShownRelease): messages.StorageVersionStatus {
    return {
      storageVersions: listTo(v.storageVersions, serverStorageVersionToMessage, shown),
      commonEncodingVersion: v.commonEncodingVersion ?? undefined,
      conditions: listTo(v.conditions, storageVersionConditionToMessage, shown),
    };
}

export function storageVersionStatusFromMessage(m: messages.StorageVersionStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.storageVersions?.length)) out.storageVersions = listFrom(m.storageVersions, serverStorageVersionFromMessage, shown);
    if (m.commonEncodingVersion !== undefined) out.commonEncodingVersion = m.commonEncodingVersion;
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, storageVersionConditionFromMessage, shown);
    return out;
}

export function serverStorageVersionToMessage(v: Value, shown: ShownRelease): messages.ServerStorageVersion {
    return {
      apiServerID: v.apiServerID ?? '',
      encodingVersion: v.encodingVersion ?? '',
      decodableVersions: listTo(v.decodableVersions, same, shown),
      servedVersions: shown.has("1.28") ? listTo(v.servedVersions, same, shown) : undefined,
    };
}

export function serverStorageVersionFromMessage(m: messages.ServerStorageVersion, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.apiServerID)) out.apiServerID = m.apiServerID;
    if (!(!m.encodingVersion)) out.encodingVersion = m.encodingVersion;
    if (!(!m.decodableVersions?.length)) out.decodableVersions = listFrom(m.decodableVersions, same, shown);
    if (shown.has("1.28")) { if (!(!m.servedVersions?.length)) out.servedVersions = listFrom(m.servedVersions, same, shown); }

    return out;
}

export function storageVersionConditionToMessage(v: Value, _shown: ShownRelease): messages.StorageVersionCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      observedGeneration: longTo(v.observedGeneration ?? 0),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function storageVersionConditionFromMessage(m: messages.StorageVersionCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    out.reason = !m.reason ? '' : m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export const StorageVersion: GeneratedCodec = {
      encode: (object, shown) => messages.StorageVersion.encode(storageVersionToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("StorageVersion", "internal.apiserver.k8s.io/v1alpha1", storageVersionFromMessage(messages.StorageVersion.decode(bytes), shown)),
    };
