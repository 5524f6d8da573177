// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of storage.k8s.io/v1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface CSIDriver {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: CSIDriverSpec | null;
}

/** Several CSIDriver objects, as a list request answers them. */
export interface CSIDriverList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: CSIDriver[] | null;
}

/** - */
export interface CSIDriverSpec {
    /** - */
    attachRequired?: boolean | null;
    /** - */
    podInfoOnMount?: boolean | null;
    /** - */
    volumeLifecycleModes?: string[];
    /** - */
    storageCapacity?: boolean | null;
    /** - */
    fsGroupPolicy?: string | null;
    /** - */
    tokenRequests?: TokenRequest[];
    /** - */
    requiresRepublish?: boolean | null;
}

/** - */
export interface TokenRequest {
    /** - */
    audience: string | null;
    /** - */
    expirationSeconds?: number | bigint | null;
}

/** - */
export interface CSINode {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: CSINodeSpec | null;
}

/** Several CSINode objects, as a list request answers them. */
export interface CSINodeList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: CSINode[] | null;
}

/** - */
export interface CSINodeSpec {
    /** - */
    drivers: CSINodeDriver[] | null;
}

/** - */
export interface CSINodeDriver {
    /** - */
    name: string | null;
    /** - */
    nodeID: string | null;
    /** - */
    topologyKeys?: string[] | null;
    /** - */
    allocatable?: VolumeNodeResources | null;
}

/** - */
export interface VolumeNodeResources {
    /** - */
    count?: number | null;
}

/** - */
export interface StorageClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    provisioner: string | null;
    /** - */
    parameters?: Record<string, string>;
    /** - */
    reclaimPolicy?: string | null;
    /** - */
    mountOptions?: string[];
    /** - */
    allowVolumeExpansion?: boolean | null;
    /** - */
    volumeBindingMode?: string | null;
    /** - */
    allowedTopologies?: (coreV1.TopologySelectorTerm)[];
}

/** Several StorageClass objects, as a list request answers them. */
export interface StorageClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: StorageClass[] | null;
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
