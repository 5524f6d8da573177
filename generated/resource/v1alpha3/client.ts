// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of resource.k8s.io/v1alpha3, for clients. */

import type * as resourceV1alpha3 from "./types.js";
import type { Kind } from "kindwright/client";
/** A kind of device that claims can ask for, set up by those who run the cluster. */
export const deviceclasses: Kind<{
      object: resourceV1alpha3.DeviceClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha3","kind":"DeviceClass","plural":"deviceclasses"};
/** Taints devices that its selector means, beside the taints that their drivers tell of. Deprecated since 1.36 and removed in 1.39. */
export const devicetaintrules: Kind<{
      object: resourceV1alpha3.DeviceTaintRule;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1alpha3.DeviceTaintRule; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1alpha3","kind":"DeviceTaintRule","plural":"devicetaintrules"};
/** Where the scheduler and drivers agree on a node for a pod with claims that wait for one. */
export const podschedulingcontexts: Kind<{
      object: resourceV1alpha3.PodSchedulingContext;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1alpha3.PodSchedulingContext; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1alpha3","kind":"PodSchedulingContext","plural":"podschedulingcontexts","scopedBy":"namespaces"};
/** Asks for devices, and says which ones were given and who uses them. */
export const resourceclaims: Kind<{
      object: resourceV1alpha3.ResourceClaim;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1alpha3.ResourceClaim; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1alpha3","kind":"ResourceClaim","plural":"resourceclaims","scopedBy":"namespaces"};
/** What claims look like that are made for pods. */
export const resourceclaimtemplates: Kind<{
      object: resourceV1alpha3.ResourceClaimTemplate;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha3","kind":"ResourceClaimTemplate","plural":"resourceclaimtemplates","scopedBy":"namespaces"};
/** Asks once how much of pools of devices is free; the answer stands in its status. Deprecated since 1.39 and removed in 1.42. */
export const resourcepoolstatusrequests: Kind<{
      object: resourceV1alpha3.ResourcePoolStatusRequest;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1alpha3.ResourcePoolStatusRequest; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1alpha3","kind":"ResourcePoolStatusRequest","plural":"resourcepoolstatusrequests"};
/** Devices of one driver that are in one pool, or a part of those. */
export const resourceslices: Kind<{
      object: resourceV1alpha3.ResourceSlice;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha3","kind":"ResourceSlice","plural":"resourceslices"};
