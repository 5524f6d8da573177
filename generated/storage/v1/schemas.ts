// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of storage.k8s.io/v1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfCSIDriverSpec, rulesOfVolumeAttachmentSource } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "storage/v1.CSIDriver": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("storage/v1.CSIDriverSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "storage/v1.CSIDriverSpec": Type.Object({
        attachRequired: Type.Optional(Type.Union([Type.Boolean(), Type.Null()], {"rules":{"immutable":true}})),
        podInfoOnMount: Type.Optional(Type.Union([Type.Boolean(), Type.Null()], {"rules":{"immutable":true,"gates":{"immutable":"!DriverPodFieldsChange"}}})),
        volumeLifecycleModes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()], {"rules":{"immutable":true}})),
        storageCapacity: Type.Optional(Type.Union([Type.Boolean(), Type.Null()], {"rules":{"immutable":true,"gates":{"immutable":"!DriverCapacityChanges"}}})),
        fsGroupPolicy: Type.Optional(Type.Union([Type.Enum(["File","None","ReadWriteOnceWithFSType"]), Type.Null()], {"rules":{"immutable":true,"gates":{"immutable":"!DriverPodFieldsChange"}}})),
        tokenRequests: Type.Optional(Type.Union([Type.Array(Type.Ref("storage/v1.TokenRequest")), Type.Null()], {"rules":{"unique":"audience"}})),
        requiresRepublish: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        seLinuxMount: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        nodeAllocatableUpdatePeriodSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":10}), Type.BigInt({ minimum: 10n })]), Type.Null()], {"because":{"min":"must be greater than or equal to 10 seconds"}})),
        serviceAccountTokenInSecrets: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        preventPodSchedulingIfMissing: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }, { between: true, rules: rulesOfCSIDriverSpec }),
      "storage/v1.TokenRequest": Type.Object({
        audience: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expirationSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":600,"maximum":4294967296}), Type.BigInt({ minimum: 600n, maximum: 4294967296n })]), Type.Null()], {"because":{"min":"may not specify a duration less than 10 minutes","max":"may not specify a duration larger than 2^32 seconds"}})),
      }),
      "storage/v1.CSINode": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("storage/v1.CSINodeSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "storage/v1.CSINodeSpec": Type.Object({
        drivers: Type.Optional(Type.Union([Type.Array(Type.Ref("storage/v1.CSINodeDriver")), Type.Null()], {"rules":{"unique":"name"}})),
      }, {"between":true}),
      "storage/v1.CSINodeDriver": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeID: Type.Union([Type.String({"minLength":1,"maxLength":128})], {"rules":{"needed":true},"because":{"length":"must be 128 characters or less"}}),
        topologyKeys: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        allocatable: Type.Optional(Type.Union([Type.Ref("storage/v1.VolumeNodeResources"), Type.Null()])),
      }),
      "storage/v1.VolumeNodeResources": Type.Object({
        count: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }),
      "storage/v1.CSIStorageCapacity": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        nodeTopology: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        storageClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        maximumVolumeSize: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "storage/v1.StorageClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        provisioner: Type.Union([Type.String({"minLength":1,"format":"qualified-name-any-case"})], {"rules":{"needed":true}}),
        parameters: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()], {"rules":{"bytes":{"max":262144}}})),
        reclaimPolicy: Type.Optional(Type.Union([Type.Enum(["Delete","Retain"]), Type.Null()])),
        mountOptions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        allowVolumeExpansion: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        volumeBindingMode: Type.Optional(Type.Union([Type.Enum(["Immediate","WaitForFirstConsumer"]), Type.Null()], {"rules":{"immutable":true}})),
        allowedTopologies: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.TopologySelectorTerm")), Type.Null()])),
      }, {"between":true}),
      "storage/v1.VolumeAttachment": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("storage/v1.VolumeAttachmentSpec")], {"rules":{"held":"struct","immutable":true}}),
        status: Type.Optional(Type.Union([Type.Ref("storage/v1.VolumeAttachmentStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "storage/v1.VolumeAttachmentSpec": Type.Object({
        attacher: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        source: Type.Optional(Type.Union([Type.Ref("storage/v1.VolumeAttachmentSource"), Type.Null()], {"rules":{"held":"struct"}})),
        nodeName: Type.Union([Type.String({"format":"dns-subdomain"})], {"rules":{"held":"text"}}),
      }, {"between":true}),
      "storage/v1.VolumeAttachmentSource": Type.Object({
        persistentVolumeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        inlineVolumeSpec: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeSpec"), Type.Null()])),
      }, { between: true, rules: rulesOfVolumeAttachmentSource }),
      "storage/v1.VolumeAttachmentStatus": Type.Object({
        attached: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        attachmentMetadata: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()], {"rules":{"bytes":{"max":262144}}})),
        attachError: Type.Optional(Type.Union([Type.Ref("storage/v1.VolumeError"), Type.Null()])),
        detachError: Type.Optional(Type.Union([Type.Ref("storage/v1.VolumeError"), Type.Null()])),
      }, {"between":true}),
      "storage/v1.VolumeError": Type.Object({
        time: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        errorCode: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }),
      "storage/v1.VolumeAttributesClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        driverName: Type.Union([Type.String({"minLength":1,"format":"qualified-name-any-case"})], {"rules":{"needed":true}}),
        parameters: Type.Union([Type.Object({}, { additionalProperties: Type.String() })], {"rules":{"needed":"map","bytes":{"max":262144}},"because":{"nonEmpty":"must contain at least one key/value pair"}}),
      }, {"between":true}),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const CSIDriver: SchemaOfType = { root: types["storage/v1.CSIDriver"], get named() { return named(); } };
export const CSINode: SchemaOfType = { root: types["storage/v1.CSINode"], get named() { return named(); } };
export const CSIStorageCapacity: SchemaOfType = { root: types["storage/v1.CSIStorageCapacity"], get named() { return named(); } };
export const StorageClass: SchemaOfType = { root: types["storage/v1.StorageClass"], get named() { return named(); } };
export const VolumeAttachment: SchemaOfType = { root: types["storage/v1.VolumeAttachment"], get named() { return named(); } };
export const VolumeAttributesClass: SchemaOfType = { root: types["storage/v1.VolumeAttributesClass"], get named() { return named(); } };
