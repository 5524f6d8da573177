// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of storage.k8s.io/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "storage/v1beta1.CSIDriver": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("storage/v1beta1.CSIDriverSpec"), Type.Null()])),
      }),
      "storage/v1beta1.CSIDriverSpec": Type.Object({
        attachRequired: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        podInfoOnMount: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        volumeLifecycleModes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        storageCapacity: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        fsGroupPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        tokenRequests: Type.Optional(Type.Union([Type.Array(Type.Ref("storage/v1beta1.TokenRequest")), Type.Null()])),
        requiresRepublish: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        seLinuxMount: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        nodeAllocatableUpdatePeriodSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        serviceAccountTokenInSecrets: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        preventPodSchedulingIfMissing: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "storage/v1beta1.TokenRequest": Type.Object({
        audience: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expirationSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "storage/v1beta1.CSINode": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("storage/v1beta1.CSINodeSpec"), Type.Null()])),
      }),
      "storage/v1beta1.CSINodeSpec": Type.Object({
        drivers: Type.Optional(Type.Union([Type.Array(Type.Ref("storage/v1beta1.CSINodeDriver")), Type.Null()])),
      }),
      "storage/v1beta1.CSINodeDriver": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodeID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        topologyKeys: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        allocatable: Type.Optional(Type.Union([Type.Ref("storage/v1beta1.VolumeNodeResources"), Type.Null()])),
      }),
      "storage/v1beta1.VolumeNodeResources": Type.Object({
        count: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "storage/v1beta1.CSIStorageCapacity": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        nodeTopology: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()], {"rules":{"immutable":true}})),
        storageClassName: Type.Union([Type.String({"format":"dns-subdomain"})], {"rules":{"held":"text","immutable":true}}),
        capacity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        maximumVolumeSize: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, {"between":true}),
      "storage/v1beta1.StorageClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        provisioner: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        parameters: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        reclaimPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        mountOptions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        allowVolumeExpansion: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        volumeBindingMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        allowedTopologies: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.TopologySelectorTerm")), Type.Null()])),
      }, {"between":true}),
      "storage/v1beta1.VolumeAttachment": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("storage/v1beta1.VolumeAttachmentSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("storage/v1beta1.VolumeAttachmentStatus"), Type.Null()])),
      }),
      "storage/v1beta1.VolumeAttachmentSpec": Type.Object({
        attacher: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        source: Type.Optional(Type.Union([Type.Ref("storage/v1beta1.VolumeAttachmentSource"), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "storage/v1beta1.VolumeAttachmentSource": Type.Object({
        persistentVolumeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        inlineVolumeSpec: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeSpec"), Type.Null()])),
      }),
      "storage/v1beta1.VolumeAttachmentStatus": Type.Object({
        attached: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        attachmentMetadata: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        attachError: Type.Optional(Type.Union([Type.Ref("storage/v1beta1.VolumeError"), Type.Null()])),
        detachError: Type.Optional(Type.Union([Type.Ref("storage/v1beta1.VolumeError"), Type.Null()])),
      }),
      "storage/v1beta1.VolumeError": Type.Object({
        time: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        errorCode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "storage/v1beta1.VolumeAttributesClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        parameters: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const CSIDriver: SchemaOfType = { root: types["storage/v1beta1.CSIDriver"], get named() { return named(); } };
export const CSINode: SchemaOfType = { root: types["storage/v1beta1.CSINode"], get named() { return named(); } };
export const CSIStorageCapacity: SchemaOfType = { root: types["storage/v1beta1.CSIStorageCapacity"], get named() { return named(); } };
export const StorageClass: SchemaOfType = { root: types["storage/v1beta1.StorageClass"], get named() { return named(); } };
export const VolumeAttachment: SchemaOfType = { root: types["storage/v1beta1.VolumeAttachment"], get named() { return named(); } };
export const VolumeAttributesClass: SchemaOfType = { root: types["storage/v1beta1.VolumeAttributesClass"], get named() { return named(); } };
