// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of storage.k8s.io/v1, for clients. */

import type * as storageV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Tells the cluster how to deal with a CSI storage driver; named as the driver itself. */
export const csidrivers: Kind<{
      object: storageV1.CSIDriver;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1","kind":"CSIDriver","plural":"csidrivers"};
/** Lists the CSI drivers that run on a node; created by the kubelet and named as the node. */
export const csinodes: Kind<{
      object: storageV1.CSINode;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1","kind":"CSINode","plural":"csinodes"};
/** How much storage of a class a driver can still provide in one part of the cluster. */
export const csistoragecapacities: Kind<{
      object: storageV1.CSIStorageCapacity;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1","kind":"CSIStorageCapacity","plural":"csistoragecapacities","scopedBy":"namespaces"};
/** A kind of storage that claims ask for by name; provisioner, parameters, reclaim policy and binding mode are fixed once created. */
export const storageclasses: Kind<{
      object: storageV1.StorageClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1","kind":"StorageClass","plural":"storageclasses"};
/** Records the wish to attach a volume to a node, or detach it, and how that went. */
export const volumeattachments: Kind<{
      object: storageV1.VolumeAttachment;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: storageV1.VolumeAttachment; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"storage.k8s.io/v1","kind":"VolumeAttachment","plural":"volumeattachments"};
/** Parameters of volumes that can be changed while the volumes are in use. */
export const volumeattributesclasses: Kind<{
      object: storageV1.VolumeAttributesClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1","kind":"VolumeAttributesClass","plural":"volumeattributesclasses"};
