// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of apps/v1beta2, for clients. */

import type * as appsV1beta2 from "./types.js";
import type { Kind } from "kindwright/client";
/** A saved, unchangeable copy of a template that DaemonSets and StatefulSets use for updates and for rolling back. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export const controllerrevisions: Kind<{
      object: appsV1beta2.ControllerRevision;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"apps/v1beta2","kind":"ControllerRevision","plural":"controllerrevisions","scopedBy":"namespaces"};
/** Runs one copy of a pod on every node, or on every node that the pod's scheduling rules admit. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export const daemonsets: Kind<{
      object: appsV1beta2.DaemonSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: appsV1beta2.DaemonSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1beta2","kind":"DaemonSet","plural":"daemonsets","scopedBy":"namespaces"};
/** Runs a set of interchangeable pods and replaces them step by step when their template changes. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export const deployments: Kind<{
      object: appsV1beta2.Deployment;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: appsV1beta2.Scale; verbs: "get" | "patch" | "update" }; status: { body: appsV1beta2.Deployment; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1beta2","kind":"Deployment","plural":"deployments","scopedBy":"namespaces"};
/** Keeps a given number of identical pods running; usually created and managed by a Deployment. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export const replicasets: Kind<{
      object: appsV1beta2.ReplicaSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: appsV1beta2.Scale; verbs: "get" | "patch" | "update" }; status: { body: appsV1beta2.ReplicaSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1beta2","kind":"ReplicaSet","plural":"replicasets","scopedBy":"namespaces"};
/** Runs pods that keep a stable name, network identity and storage, numbered from 0 and handled in order. Deprecated since 1.9 and removed in 1.16; use apps/v1. */
export const statefulsets: Kind<{
      object: appsV1beta2.StatefulSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: appsV1beta2.Scale; verbs: "get" | "patch" | "update" }; status: { body: appsV1beta2.StatefulSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1beta2","kind":"StatefulSet","plural":"statefulsets","scopedBy":"namespaces"};
