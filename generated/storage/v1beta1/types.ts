// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of storage.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Tells the cluster how to deal with a CSI storage driver; named as the driver itself. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
export interface CSIDriver {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Abilities and needs of the driver. */
    spec: CSIDriverSpec;
}

/** Several CSIDriver objects, as a list request answers them. */
export interface CSIDriverList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: CSIDriver[] | null;
}

/** Abilities and needs of a CSI driver. */
export interface CSIDriverSpec {
    /** Whether volumes must be attached to a node before mounting, through VolumeAttachment; true by default, and fixed after creation. */
    attachRequired: boolean;
    /** If true, name, namespace, UID and service account of the pod are passed to the driver on mounting; false by default. */
    podInfoOnMount: boolean;
    /** Kinds of volumes supported: Persistent (the default) for claims, Ephemeral for volumes written inline in a pod. */
    volumeLifecycleModes: string[];
    /** If true, the scheduler heeds the free capacity published for this driver; false by default, needs the CSIStorageCapacity feature gate. */
    storageCapacity?: boolean;
    /** Whether volumes change owner for fsGroup: ReadWriteOnceWithFSType (the default) decides by volume, File always, None never. */
    fsGroupPolicy: string;
    /** Service account tokens to pass to the driver on mounting, one per audience. */
    tokenRequests?: TokenRequest[];
    /** If true, mounted volumes are published again from time to time, so that the driver can refresh their contents; false by default. */
    requiresRepublish: boolean;
    /** Whether the driver mounts volumes with an SELinux label. */
    seLinuxMount?: boolean;
    /** How often nodes ask the driver anew how many volumes they can attach, in seconds. */
    nodeAllocatableUpdatePeriodSeconds?: number | bigint;
    /** Whether tokens reach the driver in the field for secrets and not in the volume's context. */
    serviceAccountTokenInSecrets?: boolean;
    /** Whether pods wait for a node on which the driver is registered. */
    preventPodSchedulingIfMissing?: boolean;
}

/** A service account token that a driver needs. */
export interface TokenRequest {
    /** Whom the token is meant for; empty stands for the API server's own audiences. */
    audience: string;
    /** Lifetime of the token in seconds; one hour by default. */
    expirationSeconds?: number | bigint;
}

/** Lists the CSI drivers that run on a node; created by the kubelet and named as the node. Deprecated since 1.17 and removed in 1.22; use storage.k8s.io/v1. */
export interface CSINode {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The CSI drivers on this node and what they report about it. */
    spec: CSINodeSpec;
}

/** Several CSINode objects, as a list request answers them. */
export interface CSINodeList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: CSINode[] | null;
}

/** The CSI drivers of a node. */
export interface CSINodeSpec {
    /** One entry per driver on the node; may be empty. */
    drivers: CSINodeDriver[] | null;
}

/** A CSI driver on a node. */
export interface CSINodeDriver {
    /** Name of the driver, as it reports itself. */
    name: string;
    /** Name by which the driver knows this node, which may differ from the cluster name. */
    nodeID: string;
    /** Node labels by which the driver describes where the node lies, such as a zone label; used for placing volumes. */
    topologyKeys: string[] | null;
    /** How many volumes of this driver the node can take. */
    allocatable?: VolumeNodeResources;
}

/** Limits on the volumes of one driver on a node. */
export interface VolumeNodeResources {
    /** Largest number of this driver's volumes on the node at once; left out, there is no limit. */
    count?: number;
}

/** Free capacity of one storage class in one part of the cluster, published by a CSI driver so that the scheduler can heed it. Deprecated since 1.24 and removed in 1.27; use storage.k8s.io/v1. */
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

/** A kind of storage that claims ask for by name; provisioner, parameters, reclaim policy and binding mode are fixed once created. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
export interface StorageClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Name of the plugin or driver that makes the volumes. */
    provisioner: string;
    /** Settings passed to the provisioner, whose meaning it defines; at most 512 entries. */
    parameters?: Record<string, string>;
    /** What happens to a volume when its claim is deleted: Delete (the default) or Retain. */
    reclaimPolicy: string;
    /** Mount options for volumes of this class; not checked beforehand, so a wrong one makes mounting fail. */
    mountOptions?: string[];
    /** Whether claims of this class may be enlarged after creation. */
    allowVolumeExpansion?: boolean;
    /** Immediate (the default) makes the volume at once; WaitForFirstConsumer waits until a pod needs it, heeding where that runs. */
    volumeBindingMode: string;
    /** Limits where volumes may be made, for instance to some zones; empty sets no limit. */
    allowedTopologies?: (coreV1.TopologySelectorTerm)[];
}

/** Several StorageClass objects, as a list request answers them. */
export interface StorageClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: StorageClass[] | null;
}

/** Records the wish to attach a volume to a node, or detach it, and how that went. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
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

/** Parameters of volumes that can be changed while the volumes are in use. Deprecated since 1.34 and removed in 1.37; use storage.k8s.io/v1. */
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
