// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of networking.k8s.io/v1, for clients. */

import type * as networkingV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** An address that is taken, and by what; its name is the address in its shortest form. */
export const ipaddresses: Kind<{
      object: networkingV1.IPAddress;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"networking.k8s.io/v1","kind":"IPAddress","plural":"ipaddresses"};
/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. */
export const ingresses: Kind<{
      object: networkingV1.Ingress;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: networkingV1.Ingress; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"networking.k8s.io/v1","kind":"Ingress","plural":"ingresses","scopedBy":"namespaces"};
/** Names a kind of ingress controller that Ingresses can choose; an annotation can make it the default one. */
export const ingressclasses: Kind<{
      object: networkingV1.IngressClass;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"networking.k8s.io/v1","kind":"IngressClass","plural":"ingressclasses"};
/** Limits which network traffic the selected pods may receive or send; it works only if the network plugin enforces it. */
export const networkpolicies: Kind<{
      object: networkingV1.NetworkPolicy;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: networkingV1.NetworkPolicy; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"networking.k8s.io/v1","kind":"NetworkPolicy","plural":"networkpolicies","scopedBy":"namespaces"};
/** Ranges from which services get their addresses. */
export const servicecidrs: Kind<{
      object: networkingV1.ServiceCIDR;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: networkingV1.ServiceCIDR; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"networking.k8s.io/v1","kind":"ServiceCIDR","plural":"servicecidrs"};
