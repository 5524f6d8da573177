// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of resource.k8s.io/v1beta2, for clients. */

import type * as resourceV1beta2 from "./types.js";
import type { Kind } from "kindwright/client";
/** A kind of device that claims can ask for, set up by those who run the cluster. Deprecated since 1.36 and removed in 1.39. */
export const deviceclasses: Kind<{
      object: resourceV1beta2.DeviceClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1beta2","kind":"DeviceClass","plural":"deviceclasses"};
/** Taints devices that its selector means, beside the taints that their drivers tell of. Deprecated since 1.39 and removed in 1.42. */
export const devicetaintrules: Kind<{
      object: resourceV1beta2.DeviceTaintRule;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1beta2.DeviceTaintRule; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1beta2","kind":"DeviceTaintRule","plural":"devicetaintrules"};
/** Asks for devices, and says which ones were given and who uses them. Deprecated since 1.36 and removed in 1.39. */
export const resourceclaims: Kind<{
      object: resourceV1beta2.ResourceClaim;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1beta2.ResourceClaim; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1beta2","kind":"ResourceClaim","plural":"resourceclaims","scopedBy":"namespaces"};
/** What claims look like that are made for pods. Deprecated since 1.36 and removed in 1.39. */
export const resourceclaimtemplates: Kind<{
      object: resourceV1beta2.ResourceClaimTemplate;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1beta2","kind":"ResourceClaimTemplate","plural":"resourceclaimtemplates","scopedBy":"namespaces"};
/** Devices of one driver that are in one pool, or a part of those. Deprecated since 1.36 and removed in 1.39. */
export const resourceslices: Kind<{
      object: resourceV1beta2.ResourceSlice;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1beta2","kind":"ResourceSlice","plural":"resourceslices"};
