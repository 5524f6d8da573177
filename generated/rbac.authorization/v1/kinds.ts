// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of rbac.authorization.k8s.io/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** A named set of rights for cluster-wide objects, or for reuse in any namespace. */
export const ClusterRole: GeneratedCode = {
      structure: structures.ClusterRole,
      applyDefaults: () => undefined,
      check: validators.checkClusterRole,
      rules: async () => (await import('./rules.js')).ClusterRole,
      schema: async () => (await import('./schemas.js')).ClusterRole,
      ...renamed("rbac.authorization.k8s.io/v1", "rbac.authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ClusterRole,
    };
/** Hands the rights of a ClusterRole to users, groups or service accounts in all namespaces and for cluster-wide objects. */
export const ClusterRoleBinding: GeneratedCode = {
      structure: structures.ClusterRoleBinding,
      applyDefaults: defaults.defaultClusterRoleBinding,
      check: validators.checkClusterRoleBinding,
      rules: async () => (await import('./rules.js')).ClusterRoleBinding,
      schema: async () => (await import('./schemas.js')).ClusterRoleBinding,
      ...renamed("rbac.authorization.k8s.io/v1", "rbac.authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).ClusterRoleBinding,
    };
/** A named set of rights within one namespace, granted to someone through a RoleBinding. */
export const Role: GeneratedCode = {
      structure: structures.Role,
      applyDefaults: () => undefined,
      check: validators.checkRole,
      rules: async () => (await import('./rules.js')).Role,
      schema: async () => (await import('./schemas.js')).Role,
      ...renamed("rbac.authorization.k8s.io/v1", "rbac.authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).Role,
    };
/** Hands the rights of a Role or ClusterRole to users, groups or service accounts within one namespace. */
export const RoleBinding: GeneratedCode = {
      structure: structures.RoleBinding,
      applyDefaults: defaults.defaultRoleBinding,
      check: validators.checkRoleBinding,
      rules: async () => (await import('./rules.js')).RoleBinding,
      schema: async () => (await import('./schemas.js')).RoleBinding,
      ...renamed("rbac.authorization.k8s.io/v1", "rbac.authorization.k8s.io/v1"),
      protobuf: async () => (await import('./codecs.js')).RoleBinding,
    };
