// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of rbac.authorization.k8s.io/v1alpha1, for clients. */

import type * as rbacAuthorizationV1alpha1 from "./types.js";
import type { Kind } from "kindwright/client";
/** A named set of rights for cluster-wide objects, or for reuse in any namespace; rbac.authorization.k8s.io/v1 replaces it. */
export const clusterroles: Kind<{
      object: rbacAuthorizationV1alpha1.ClusterRole;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"rbac.authorization.k8s.io/v1alpha1","kind":"ClusterRole","plural":"clusterroles"};
/** Hands the rights of a ClusterRole to users, groups or service accounts in all namespaces and for cluster-wide objects; rbac.authorization.k8s.io/v1 replaces it. */
export const clusterrolebindings: Kind<{
      object: rbacAuthorizationV1alpha1.ClusterRoleBinding;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"rbac.authorization.k8s.io/v1alpha1","kind":"ClusterRoleBinding","plural":"clusterrolebindings"};
/** A named set of rights within one namespace, granted to someone through a RoleBinding; rbac.authorization.k8s.io/v1 replaces it. */
export const roles: Kind<{
      object: rbacAuthorizationV1alpha1.Role;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"rbac.authorization.k8s.io/v1alpha1","kind":"Role","plural":"roles","scopedBy":"namespaces"};
/** Hands the rights of a Role or ClusterRole to users, groups or service accounts within one namespace; rbac.authorization.k8s.io/v1 replaces it. */
export const rolebindings: Kind<{
      object: rbacAuthorizationV1alpha1.RoleBinding;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"rbac.authorization.k8s.io/v1alpha1","kind":"RoleBinding","plural":"rolebindings","scopedBy":"namespaces"};
