// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of resource.k8s.io/v1alpha1, for clients. */

import type * as resourceV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Where the scheduler and drivers agree on a node for a pod with claims that wait for one. */
export const podschedulings: Kind<{
      object: resourceV1alpha1.PodScheduling;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1alpha1.PodScheduling; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1alpha1","kind":"PodScheduling","plural":"podschedulings","scopedBy":"namespaces"};
/** Asks for devices, and says which ones were given and who uses them. */
export const resourceclaims: Kind<{
      object: resourceV1alpha1.ResourceClaim;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1alpha1.ResourceClaim; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1alpha1","kind":"ResourceClaim","plural":"resourceclaims","scopedBy":"namespaces"};
/** What claims look like that are made for pods. */
export const resourceclaimtemplates: Kind<{
      object: resourceV1alpha1.ResourceClaimTemplate;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha1","kind":"ResourceClaimTemplate","plural":"resourceclaimtemplates","scopedBy":"namespaces"};
/** A kind of resource that claims can ask for, and its driver. */
export const resourceclasses: Kind<{
      object: resourceV1alpha1.ResourceClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1alpha1","kind":"ResourceClass","plural":"resourceclasses"};
