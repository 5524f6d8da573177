// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of extensions/v1beta1, for clients. */

import type * as extensionsV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Runs one copy of a pod on every node, or on every node that the pod's scheduling rules admit. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const daemonsets: Kind<{
      object: extensionsV1beta1.DaemonSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: extensionsV1beta1.DaemonSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"extensions/v1beta1","kind":"DaemonSet","plural":"daemonsets","scopedBy":"namespaces"};
/** Runs a set of interchangeable pods and replaces them step by step when their template changes. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const deployments: Kind<{
      object: extensionsV1beta1.Deployment;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: extensionsV1beta1.Scale; verbs: "get" | "patch" | "update" }; status: { body: extensionsV1beta1.Deployment; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"extensions/v1beta1","kind":"Deployment","plural":"deployments","scopedBy":"namespaces"};
/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. Deprecated since 1.14 and removed in 1.22; use networking.k8s.io/v1. */
export const ingresses: Kind<{
      object: extensionsV1beta1.Ingress;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: extensionsV1beta1.Ingress; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"extensions/v1beta1","kind":"Ingress","plural":"ingresses","scopedBy":"namespaces"};
/** Limits which network traffic the selected pods may receive or send; it works only if the network plugin enforces it. Deprecated since 1.9 and removed in 1.16; use networking.k8s.io/v1. */
export const networkpolicies: Kind<{
      object: extensionsV1beta1.NetworkPolicy;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"extensions/v1beta1","kind":"NetworkPolicy","plural":"networkpolicies","scopedBy":"namespaces"};
/** Restricts what pods may ask for concerning security. Deprecated since 1.11 and removed in 1.16; use policy/v1beta1. */
export const podsecuritypolicies: Kind<{
      object: extensionsV1beta1.PodSecurityPolicy;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"extensions/v1beta1","kind":"PodSecurityPolicy","plural":"podsecuritypolicies"};
/** Keeps a given number of identical pods running; usually created and managed by a Deployment. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const replicasets: Kind<{
      object: extensionsV1beta1.ReplicaSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: extensionsV1beta1.Scale; verbs: "get" | "patch" | "update" }; status: { body: extensionsV1beta1.ReplicaSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"extensions/v1beta1","kind":"ReplicaSet","plural":"replicasets","scopedBy":"namespaces"};
