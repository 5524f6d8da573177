// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of storagemigration.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/api/storagemigration/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo } from "kindwright/generated-code";
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
      resource: metaV1.groupResourceToMessage(v.resource ?? {}, shown),
    };
}

export function storageVersionMigrationSpecFromMessage(m: messages.StorageVersionMigrationSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.resource = metaV1.groupResourceFromMessage(m.resource ?? {}, shown);
    return out;
}

export function storageVersionMigrationStatusToMessage(v: Value, shown: ShownRelease): messages.StorageVersionMigrationStatus {
    return {
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
      resourceVersion: v.resourceVersion ?? '',
    };
}

export function storageVersionMigrationStatusFromMessage(m: messages.StorageVersionMigrationStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    return out;
}

export const StorageVersionMigration: GeneratedCodec = {
      encode: (object, shown) => messages.StorageVersionMigration.encode(storageVersionMigrationToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("StorageVersionMigration", "storagemigration.k8s.io/v1beta1", storageVersionMigrationFromMessage(messages.StorageVersionMigration.decode(bytes), shown)),
    };
