// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of storage.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Free capacity of one storage class in one part of the cluster, published by a CSI driver so that the scheduler can heed it. Deprecated since 1.21 and removed in 1.24; use storage.k8s.io/v1beta1. */
export interface CSIStorageCapacity {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps; the name carries no meaning. */
    metadata: metaV1.ObjectMeta;
    /** Labels of the nodes that can reach the storage; empty selects all nodes and null none. */
    nodeTopology?: metaV1.LabelSelector;
    /** Name of the StorageClass the figures are for; required and fixed after creation. */
    storageClassName: string;
    /** Free space reported by the driver for that class and part of the cluster; left out, it is unknown. */
    capacity?: string;
    /** Size of the largest volume that can be made there; left out, it is unknown and capacity is used in its place. */
    maximumVolumeSize?: string;
}

/** Several CSIStorageCapacity objects, as a list request answers them. */
export interface CSIStorageCapacityList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: CSIStorageCapacity[] | null;
}

/** Records the wish to attach a volume to a node, or detach it, and how that went. Deprecated since 1.21 and removed in 1.24; use storage.k8s.io/v1. */
export interface VolumeAttachment {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which volume goes to which node through which driver; cannot be changed. */
    spec: VolumeAttachmentSpec;
    /** Whether the volume is attached; written by the driver's attacher. */
    status: VolumeAttachmentStatus;
}

/** Several VolumeAttachment objects, as a list request answers them. */
export interface VolumeAttachmentList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: VolumeAttachment[] | null;
}

/** What is to be attached, where and by whom. */
export interface VolumeAttachmentSpec {
    /** Name of the driver that must carry out the attachment. */
    attacher: string;
    /** The volume to attach, by name or spelled out. */
    source: VolumeAttachmentSource;
    /** Node to which the volume is to be attached. */
    nodeName: string;
}

/** The volume to attach; exactly one field is set. */
export interface VolumeAttachmentSource {
    /** Name of the PersistentVolume to attach. */
    persistentVolumeName?: string;
    /** Description of a volume that a pod spells out itself; used while such volumes are moved over to CSI. */
    inlineVolumeSpec?: coreV1.PersistentVolumeSpec;
}

/** Tells whether a volume is attached, and what went wrong if not. */
export interface VolumeAttachmentStatus {
    /** True once the volume is attached; it can then be mounted. */
    attached: boolean;
    /** Facts the driver returned on attaching, which are handed on when the volume is mounted. */
    attachmentMetadata?: Record<string, string>;
    /** The last failure of attaching, if there was one. */
    attachError?: VolumeError;
    /** The last failure of detaching, if there was one. */
    detachError?: VolumeError;
}

/** A failure while attaching or detaching. */
export interface VolumeError {
    /** When the attempt to attach or detach failed. */
    time: string | null;
    /** What went wrong; it must not contain secrets, as it may be logged. */
    message?: string;
    /** Code of the error, as gRPC numbers them. */
    errorCode?: number;
}

/** Parameters of volumes that can be changed while the volumes are in use. Deprecated since 1.32 and removed in 1.35; use storage.k8s.io/v1. */
export interface VolumeAttributesClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Name of the CSI driver that the class is for; cannot be changed later. */
    driverName: string;
    /** Names and values that the driver is given; cannot be changed later. */
    parameters?: Record<string, string>;
}

/** Several VolumeAttributesClass objects, as a list request answers them. */
export interface VolumeAttributesClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: VolumeAttributesClass[] | null;
}
