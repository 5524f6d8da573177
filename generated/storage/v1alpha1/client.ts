// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of storage.k8s.io/v1alpha1, for clients. */

import type * as storageV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Free capacity of one storage class in one part of the cluster, published by a CSI driver so that the scheduler can heed it. Deprecated since 1.21 and removed in 1.24; use storage.k8s.io/v1beta1. */
export const csistoragecapacities: Kind<{
      object: storageV1alpha1.CSIStorageCapacity;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1alpha1","kind":"CSIStorageCapacity","plural":"csistoragecapacities","scopedBy":"namespaces"};
/** Records the wish to attach a volume to a node, or detach it, and how that went. Deprecated since 1.21 and removed in 1.24; use storage.k8s.io/v1. */
export const volumeattachments: Kind<{
      object: storageV1alpha1.VolumeAttachment;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1alpha1","kind":"VolumeAttachment","plural":"volumeattachments"};
/** Parameters of volumes that can be changed while the volumes are in use. Deprecated since 1.32 and removed in 1.35; use storage.k8s.io/v1. */
export const volumeattributesclasses: Kind<{
      object: storageV1alpha1.VolumeAttributesClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"storage.k8s.io/v1alpha1","kind":"VolumeAttributesClass","plural":"volumeattributesclasses"};
