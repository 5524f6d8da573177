// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of storage.k8s.io/v1beta1, for clients. */

import type * as storageV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Tells the cluster how to deal with a CSI storage driver; named as the driver itself. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
export const csidrivers: Kind<{
      object: storageV1beta1.CSIDriver;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1beta1","kind":"CSIDriver","plural":"csidrivers"};
/** Lists the CSI drivers that run on a node; created by the kubelet and named as the node. Deprecated since 1.17 and removed in 1.22; use storage.k8s.io/v1. */
export const csinodes: Kind<{
      object: storageV1beta1.CSINode;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1beta1","kind":"CSINode","plural":"csinodes"};
/** Free capacity of one storage class in one part of the cluster, published by a CSI driver so that the scheduler can heed it. Deprecated since 1.24 and removed in 1.27; use storage.k8s.io/v1. */
export const csistoragecapacities: Kind<{
      object: storageV1beta1.CSIStorageCapacity;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1beta1","kind":"CSIStorageCapacity","plural":"csistoragecapacities","scopedBy":"namespaces"};
/** A kind of storage that claims ask for by name; provisioner, parameters, reclaim policy and binding mode are fixed once created. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
export const storageclasses: Kind<{
      object: storageV1beta1.StorageClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1beta1","kind":"StorageClass","plural":"storageclasses"};
/** Records the wish to attach a volume to a node, or detach it, and how that went. Deprecated since 1.19 and removed in 1.22; use storage.k8s.io/v1. */
export const volumeattachments: Kind<{
      object: storageV1beta1.VolumeAttachment;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1beta1","kind":"VolumeAttachment","plural":"volumeattachments"};
/** Parameters of volumes that can be changed while the volumes are in use. Deprecated since 1.34 and removed in 1.37; use storage.k8s.io/v1. */
export const volumeattributesclasses: Kind<{
      object: storageV1beta1.VolumeAttributesClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1beta1","kind":"VolumeAttributesClass","plural":"volumeattributesclasses"};
