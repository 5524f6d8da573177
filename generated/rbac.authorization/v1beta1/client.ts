// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of rbac.authorization.k8s.io/v1beta1, for clients. */

import type * as rbacAuthorizationV1beta1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A named set of rights for cluster-wide objects, or for reuse in any namespace. Deprecated since 1.17 and removed in 1.22; use rbac.authorization.k8s.io/v1. */
export const clusterroles: Kind<{
      object: rbacAuthorizationV1beta1.ClusterRole;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"rbac.authorization.k8s.io/v1beta1","kind":"ClusterRole","plural":"clusterroles"};
/** Hands the rights of a ClusterRole to users, groups or service accounts in all namespaces and for cluster-wide objects. Deprecated since 1.17 and removed in 1.22; use rbac.authorization.k8s.io/v1. */
export const clusterrolebindings: Kind<{
      object: rbacAuthorizationV1beta1.ClusterRoleBinding;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"rbac.authorization.k8s.io/v1beta1","kind":"ClusterRoleBinding","plural":"clusterrolebindings"};
/** A named set of rights within one namespace, granted to someone through a RoleBinding. Deprecated since 1.17 and removed in 1.22; use rbac.authorization.k8s.io/v1. */
export const roles: Kind<{
      object: rbacAuthorizationV1beta1.Role;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"rbac.authorization.k8s.io/v1beta1","kind":"Role","plural":"roles","scopedBy":"namespaces"};
/** Hands the rights of a Role or ClusterRole to users, groups or service accounts within one namespace. Deprecated since 1.17 and removed in 1.22; use rbac.authorization.k8s.io/v1. */
export const rolebindings: Kind<{
      object: rbacAuthorizationV1beta1.RoleBinding;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"rbac.authorization.k8s.io/v1beta1","kind":"RoleBinding","plural":"rolebindings","scopedBy":"namespaces"};
