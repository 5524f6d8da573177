// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of storagemigration.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/storagemigration/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function storageVersionMigrationToMessage(v: Value, shown: ShownRelease): messages.StorageVersionMigration {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: storageVersionMigrationSpecToMessage(v.spec ?? {}, shown),
      status: storageVersionMigrationStatusToMessage(v.status ?? {}, shown),
    };
}

export function storageVersionMigrationFromMessage(m: messages.StorageVersionMigration, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = storageVersionMigrationSpecFromMessage(m.spec ?? {}, shown);
    out.status = storageVersionMigrationStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function storageVersionMigrationSpecToMessage(v: Value, shown: ShownRelease): messages.StorageVersionMigrationSpec {
    return {
      resource: groupVersionResourceToMessage(v.resource ?? {}, shown),
      continueToken: v.continueToken ?? '',
    };
}

export function storageVersionMigrationSpecFromMessage(m: messages.StorageVersionMigrationSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.resource = groupVersionResourceFromMessage(m.resource ?? {}, shown);
    if (!(!m.continueToken)) out.continueToken = m.continueToken;
    return out;
}

export function groupVersionResourceToMessage(v: Value, _shown: ShownRelease): messages.GroupVersionResource {
    return {
      group: v.group ?? '',
      version: v.version ?? '',
      resource: v.resource ?? '',
    };
}

export function groupVersionResourceFromMessage(m: messages.GroupVersionResource, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.group)) out.group = m.group;
    if (!(!m.version)) out.version = m.version;
    if (!(!m.resource)) out.resource = m.resource;
    return out;
}

export function storageVersionMigrationStatusToMessage(v: Value, shown: ShownRelease): messages.StorageVersionMigrationStatus {
    return {
      conditions: listTo(v.conditions, migrationConditionToMessage, shown),
      resourceVersion: v.resourceVersion ?? '',
    };
}

export function storageVersionMigrationStatusFromMessage(m: messages.StorageVersionMigrationStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, migrationConditionFromMessage, shown);
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    return out;
}

export function migrationConditionToMessage(v: Value, _shown: ShownRelease): messages.MigrationCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastUpdateTime: timeTo(v.lastUpdateTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function migrationConditionFromMessage(m: messages.MigrationCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastUpdateTime = timeFrom(m.lastUpdateTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export const StorageVersionMigration: GeneratedCodec = {
      encode: (object, shown) => messages.StorageVersionMigration.encode(storageVersionMigrationToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("StorageVersionMigration", "storagemigration.k8s.io/v1alpha1", storageVersionMigrationFromMessage(messages.StorageVersionMigration.decode(bytes), shown)),
    };
