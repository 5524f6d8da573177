// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of apps/v1, for clients. */

import type * as autoscalingV1 from "../../autoscaling/v1/types.js";
import type * as appsV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A saved, unchangeable copy of a template that DaemonSets and StatefulSets use for updates and for rolling back. */
export const controllerrevisions: Kind<{
      object: appsV1.ControllerRevision;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"apps/v1","kind":"ControllerRevision","plural":"controllerrevisions","scopedBy":"namespaces"};
/** Runs one copy of a pod on every node, or on every node that the pod's scheduling rules admit. */
export const daemonsets: Kind<{
      object: appsV1.DaemonSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: appsV1.DaemonSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1","kind":"DaemonSet","plural":"daemonsets","scopedBy":"namespaces"};
/** Runs a set of interchangeable pods and replaces them step by step when their template changes. */
export const deployments: Kind<{
      object: appsV1.Deployment;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: autoscalingV1.Scale; verbs: "get" | "patch" | "update" }; status: { body: appsV1.Deployment; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1","kind":"Deployment","plural":"deployments","scopedBy":"namespaces"};
/** Keeps a given number of identical pods running; usually created and managed by a Deployment. */
export const replicasets: Kind<{
      object: appsV1.ReplicaSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: autoscalingV1.Scale; verbs: "get" | "patch" | "update" }; status: { body: appsV1.ReplicaSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1","kind":"ReplicaSet","plural":"replicasets","scopedBy":"namespaces"};
/** Runs pods that keep a stable name, network identity and storage, numbered from 0 and handled in order. */
export const statefulsets: Kind<{
      object: appsV1.StatefulSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: autoscalingV1.Scale; verbs: "get" | "patch" | "update" }; status: { body: appsV1.StatefulSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1","kind":"StatefulSet","plural":"statefulsets","scopedBy":"namespaces"};
