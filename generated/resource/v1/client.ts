// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of resource.k8s.io/v1, for clients. */

import type * as resourceV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A kind of device that claims can ask for, set up by those who run the cluster. */
export const deviceclasses: Kind<{
      object: resourceV1.DeviceClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1","kind":"DeviceClass","plural":"deviceclasses"};
/** Asks for devices, and says which ones were given and who uses them. */
export const resourceclaims: Kind<{
      object: resourceV1.ResourceClaim;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: resourceV1.ResourceClaim; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"resource.k8s.io/v1","kind":"ResourceClaim","plural":"resourceclaims","scopedBy":"namespaces"};
/** What claims look like that are made for pods. */
export const resourceclaimtemplates: Kind<{
      object: resourceV1.ResourceClaimTemplate;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1","kind":"ResourceClaimTemplate","plural":"resourceclaimtemplates","scopedBy":"namespaces"};
/** Devices of one driver that are in one pool, or a part of those. */
export const resourceslices: Kind<{
      object: resourceV1.ResourceSlice;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"resource.k8s.io/v1","kind":"ResourceSlice","plural":"resourceslices"};
