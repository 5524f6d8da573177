// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of storage.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface CSIStorageCapacity {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    nodeTopology?: metaV1.LabelSelector | null;
    /** - */
    storageClassName: string | null;
    /** - */
    capacity?: string | number | null;
    /** - */
    maximumVolumeSize?: string | number | null;
}

/** Several CSIStorageCapacity objects, as a list request answers them. */
export interface CSIStorageCapacityList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: CSIStorageCapacity[] | null;
}

/** - */
export interface VolumeAttachment {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: VolumeAttachmentSpec | null;
    /** - */
    status?: VolumeAttachmentStatus | null;
}

/** Several VolumeAttachment objects, as a list request answers them. */
export interface VolumeAttachmentList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: VolumeAttachment[] | null;
}

/** - */
export interface VolumeAttachmentSpec {
    /** - */
    attacher: string | null;
    /** - */
    source: VolumeAttachmentSource | null;
    /** - */
    nodeName: string | null;
}

/** - */
export interface VolumeAttachmentSource {
    /** - */
    persistentVolumeName?: string | null;
    /** - */
    inlineVolumeSpec?: coreV1.PersistentVolumeSpec | null;
}

/** - */
export interface VolumeAttachmentStatus {
    /** - */
    attached: boolean | null;
    /** - */
    attachmentMetadata?: Record<string, string>;
    /** - */
    attachError?: VolumeError | null;
    /** - */
    detachError?: VolumeError | null;
}

/** - */
export interface VolumeError {
    /** - */
    time?: string | null;
    /** - */
    message?: string;
}
