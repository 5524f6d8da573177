// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of storage.k8s.io/v1alpha1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "storage/v1alpha1.CSIStorageCapacity": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        nodeTopology: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        storageClassName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        maximumVolumeSize: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "storage/v1alpha1.VolumeAttachment": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("storage/v1alpha1.VolumeAttachmentSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("storage/v1alpha1.VolumeAttachmentStatus"), Type.Null()])),
      }),
      "storage/v1alpha1.VolumeAttachmentSpec": Type.Object({
        attacher: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        source: Type.Optional(Type.Union([Type.Ref("storage/v1alpha1.VolumeAttachmentSource"), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "storage/v1alpha1.VolumeAttachmentSource": Type.Object({
        persistentVolumeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        inlineVolumeSpec: Type.Optional(Type.Union([Type.Ref("core/v1.PersistentVolumeSpec"), Type.Null()])),
      }),
      "storage/v1alpha1.VolumeAttachmentStatus": Type.Object({
        attached: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        attachmentMetadata: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        attachError: Type.Optional(Type.Union([Type.Ref("storage/v1alpha1.VolumeError"), Type.Null()])),
        detachError: Type.Optional(Type.Union([Type.Ref("storage/v1alpha1.VolumeError"), Type.Null()])),
      }),
      "storage/v1alpha1.VolumeError": Type.Object({
        time: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        errorCode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "storage/v1alpha1.VolumeAttributesClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        parameters: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const CSIStorageCapacity: SchemaOfType = { root: types["storage/v1alpha1.CSIStorageCapacity"], get named() { return named(); } };
export const VolumeAttachment: SchemaOfType = { root: types["storage/v1alpha1.VolumeAttachment"], get named() { return named(); } };
export const VolumeAttributesClass: SchemaOfType = { root: types["storage/v1alpha1.VolumeAttributesClass"], get named() { return named(); } };
