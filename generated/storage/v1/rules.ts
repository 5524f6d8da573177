// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of storage.k8s.io/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import { rulesOfCSIDriverSpec, rulesOfVolumeAttachmentSource } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "storage/v1.CSIDriver": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"storage/v1.CSIDriverSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "storage/v1.CSIDriverSpec": { between: true, rules: rulesOfCSIDriverSpec, properties: {
        attachRequired: {"anyOf":[{"type":"boolean"},{"type":"null"}],"rules":{"immutable":true}},
        podInfoOnMount: {"anyOf":[{"type":"boolean"},{"type":"null"}],"rules":{"immutable":true,"gates":{"immutable":"!DriverPodFieldsChange"}}},
        volumeLifecycleModes: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"immutable":true}},
        storageCapacity: {"anyOf":[{"type":"boolean"},{"type":"null"}],"rules":{"immutable":true,"gates":{"immutable":"!DriverCapacityChanges"}}},
        fsGroupPolicy: {"anyOf":[{"enum":["File","None","ReadWriteOnceWithFSType"]},{"type":"null"}],"rules":{"immutable":true,"gates":{"immutable":"!DriverPodFieldsChange"}}},
        tokenRequests: {"anyOf":[{"type":"array","items":{"$ref":"storage/v1.TokenRequest"}},{"type":"null"}],"rules":{"unique":"audience"}},
      } },
      "storage/v1.CSINode": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"storage/v1.CSINodeSpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "storage/v1.CSINodeSpec": { between: true, properties: {
        drivers: {"anyOf":[{"type":"array","items":{"$ref":"storage/v1.CSINodeDriver"}},{"type":"null"}],"rules":{"unique":"name"}},
      } },
      "storage/v1.StorageClass": { between: true, properties: {
        parameters: {"anyOf":[{"type":"object","properties":{},"additionalProperties":{"type":"string"}},{"type":"null"}],"rules":{"bytes":{"max":262144}}},
        volumeBindingMode: {"anyOf":[{"enum":["Immediate","WaitForFirstConsumer"]},{"type":"null"}],"rules":{"immutable":true}},
        allowedTopologies: {"anyOf":[{"type":"array","items":{"$ref":"core/v1.TopologySelectorTerm"}},{"type":"null"}]},
      } },
      "storage/v1.VolumeAttachment": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"storage/v1.VolumeAttachmentSpec"}],"rules":{"held":"struct","immutable":true}},
        status: {"anyOf":[{"$ref":"storage/v1.VolumeAttachmentStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "storage/v1.VolumeAttachmentSpec": { between: true, properties: {
        source: {"anyOf":[{"$ref":"storage/v1.VolumeAttachmentSource"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "storage/v1.VolumeAttachmentSource": { between: true, rules: rulesOfVolumeAttachmentSource, properties: {

      } },
      "storage/v1.VolumeAttachmentStatus": { between: true, properties: {
        attachmentMetadata: {"anyOf":[{"type":"object","properties":{},"additionalProperties":{"type":"string"}},{"type":"null"}],"rules":{"bytes":{"max":262144}}},
      } },
      "storage/v1.VolumeAttributesClass": { between: true, properties: {
        parameters: {"anyOf":[{"type":"object","properties":{},"additionalProperties":{"type":"string"}}],"rules":{"needed":"map","bytes":{"max":262144}},"because":{"nonEmpty":"must contain at least one key/value pair"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const CSIDriver: SchemaOfType = { root: types["storage/v1.CSIDriver"], get named() { return named(); } };
export const CSINode: SchemaOfType = { root: types["storage/v1.CSINode"], get named() { return named(); } };
export const StorageClass: SchemaOfType = { root: types["storage/v1.StorageClass"], get named() { return named(); } };
export const VolumeAttachment: SchemaOfType = { root: types["storage/v1.VolumeAttachment"], get named() { return named(); } };
export const VolumeAttributesClass: SchemaOfType = { root: types["storage/v1.VolumeAttributesClass"], get named() { return named(); } };
