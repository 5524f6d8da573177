// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of networking.k8s.io/v1beta1, for clients. */

import type * as networkingV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** An address that is taken, and by what; its name is the address in its shortest form. Deprecated since 1.34 and removed in 1.37. */
export const ipaddresses: Kind<{
      object: networkingV1beta1.IPAddress;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"networking.k8s.io/v1beta1","kind":"IPAddress","plural":"ipaddresses"};
/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. Deprecated since 1.19 and removed in 1.22; use networking.k8s.io/v1. */
export const ingresses: Kind<{
      object: networkingV1beta1.Ingress;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: networkingV1beta1.Ingress; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"networking.k8s.io/v1beta1","kind":"Ingress","plural":"ingresses","scopedBy":"namespaces"};
/** Names a kind of ingress controller that Ingresses can choose; an annotation can make it the default one. Deprecated since 1.19 and removed in 1.22; use networking.k8s.io/v1. */
export const ingressclasses: Kind<{
      object: networkingV1beta1.IngressClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"networking.k8s.io/v1beta1","kind":"IngressClass","plural":"ingressclasses"};
/** Ranges from which services get their addresses. Deprecated since 1.34 and removed in 1.37. */
export const servicecidrs: Kind<{
      object: networkingV1beta1.ServiceCIDR;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: networkingV1beta1.ServiceCIDR; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"networking.k8s.io/v1beta1","kind":"ServiceCIDR","plural":"servicecidrs"};
