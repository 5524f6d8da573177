// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of apps/v1beta1, for clients. */

import type * as appsV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A saved, unchangeable copy of a template that DaemonSets and StatefulSets use for updates and for rolling back. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const controllerrevisions: Kind<{
      object: appsV1beta1.ControllerRevision;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"apps/v1beta1","kind":"ControllerRevision","plural":"controllerrevisions","scopedBy":"namespaces"};
/** Runs a set of interchangeable pods and replaces them step by step when their template changes. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const deployments: Kind<{
      object: appsV1beta1.Deployment;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: appsV1beta1.Scale; verbs: "get" | "patch" | "update" }; status: { body: appsV1beta1.Deployment; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1beta1","kind":"Deployment","plural":"deployments","scopedBy":"namespaces"};
/** Runs pods that keep a stable name, network identity and storage, numbered from 0 and handled in order. Deprecated since 1.8 and removed in 1.16; use apps/v1. */
export const statefulsets: Kind<{
      object: appsV1beta1.StatefulSet;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: appsV1beta1.Scale; verbs: "get" | "patch" | "update" }; status: { body: appsV1beta1.StatefulSet; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"apps/v1beta1","kind":"StatefulSet","plural":"statefulsets","scopedBy":"namespaces"};
