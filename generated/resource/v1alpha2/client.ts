// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of resource.k8s.io/v1alpha2, for clients. */

import type * as resourceV1alpha2 from "./types.js";
import type { Kind } from "kindwright/client";
/** Where the scheduler and drivers agree on a node for a pod with claims that wait for one. */
export const podschedulingcontexts: Kind<{
      object: resourceV1alpha2.PodSchedulingContext;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1alpha2.PodSchedulingContext; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1alpha2","kind":"PodSchedulingContext","plural":"podschedulingcontexts","scopedBy":"namespaces"};
/** Asks for devices, and says which ones were given and who uses them. */
export const resourceclaims: Kind<{
      object: resourceV1alpha2.ResourceClaim;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1alpha2.ResourceClaim; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1alpha2","kind":"ResourceClaim","plural":"resourceclaims","scopedBy":"namespaces"};
/** Settings of a claim that the scheduler understands. */
export const resourceclaimparameters: Kind<{
      object: resourceV1alpha2.ResourceClaimParameters;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha2","kind":"ResourceClaimParameters","plural":"resourceclaimparameters","scopedBy":"namespaces"};
/** What claims look like that are made for pods. */
export const resourceclaimtemplates: Kind<{
      object: resourceV1alpha2.ResourceClaimTemplate;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha2","kind":"ResourceClaimTemplate","plural":"resourceclaimtemplates","scopedBy":"namespaces"};
/** A kind of resource that claims can ask for, and its driver. */
export const resourceclasses: Kind<{
      object: resourceV1alpha2.ResourceClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha2","kind":"ResourceClass","plural":"resourceclasses"};
/** Settings of a class that the scheduler understands. */
export const resourceclassparameters: Kind<{
      object: resourceV1alpha2.ResourceClassParameters;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha2","kind":"ResourceClassParameters","plural":"resourceclassparameters","scopedBy":"namespaces"};
/** Devices of one driver that are in one pool, or a part of those. */
export const resourceslices: Kind<{
      object: resourceV1alpha2.ResourceSlice;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha2","kind":"ResourceSlice","plural":"resourceslices"};
