// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of rbac.authorization.k8s.io/v1alpha1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A named set of rights for cluster-wide objects, or for reuse in any namespace; rbac.authorization.k8s.io/v1 replaces it. */
export const ClusterRole: GeneratedCode = {
      structure: structures.ClusterRole,
      applyDefaults: () => undefined,
      check: validators.checkClusterRole,
      schema: async () => (await import('./schemas.js')).ClusterRole,
      ...renamed("rbac.authorization.k8s.io/v1alpha1", "rbac.authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ClusterRole,
    };
/** Hands the rights of a ClusterRole to users, groups or service accounts in all namespaces and for cluster-wide objects; rbac.authorization.k8s.io/v1 replaces it. */
export const ClusterRoleBinding: GeneratedCode = {
      structure: structures.ClusterRoleBinding,
      applyDefaults: defaults.defaultClusterRoleBinding,
      check: validators.checkClusterRoleBinding,
      schema: async () => (await import('./schemas.js')).ClusterRoleBinding,
      ...converter({ here: "rbac.authorization.k8s.io/v1alpha1", hub: "rbac.authorization.k8s.io/v1", mapping: conversions.ClusterRoleBindingMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "subjectsToHub", finishFromHub: "subjectsFromHub" }),
      protobuf: async () => (await import('./codecs.js')).ClusterRoleBinding,
    };
/** A named set of rights within one namespace, granted to someone through a RoleBinding; rbac.authorization.k8s.io/v1 replaces it. */
export const Role: GeneratedCode = {
      structure: structures.Role,
      applyDefaults: () => undefined,
      check: validators.checkRole,
      schema: async () => (await import('./schemas.js')).Role,
      ...renamed("rbac.authorization.k8s.io/v1alpha1", "rbac.authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).Role,
    };
/** Hands the rights of a Role or ClusterRole to users, groups or service accounts within one namespace; rbac.authorization.k8s.io/v1 replaces it. */
export const RoleBinding: GeneratedCode = {
      structure: structures.RoleBinding,
      applyDefaults: defaults.defaultRoleBinding,
      check: validators.checkRoleBinding,
      schema: async () => (await import('./schemas.js')).RoleBinding,
      ...converter({ here: "rbac.authorization.k8s.io/v1alpha1", hub: "rbac.authorization.k8s.io/v1", mapping: conversions.RoleBindingMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "subjectsToHub", finishFromHub: "subjectsFromHub" }),
      protobuf: async () => (await import('./codecs.js')).RoleBinding,
    };
