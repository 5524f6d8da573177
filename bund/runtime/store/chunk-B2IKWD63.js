import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/rbac.authorization/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "rbac.authorization/v1alpha1.ClusterRole": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    rules: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1alpha1.PolicyRule")), Type.Null()])),
    aggregationRule: Type.Optional(Type.Union([Type.Ref("rbac.authorization/v1alpha1.AggregationRule"), Type.Null()]))
  }),
  "rbac.authorization/v1alpha1.AggregationRule": Type.Object({
    clusterRoleSelectors: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.LabelSelector")), Type.Null()]))
  }),
  "rbac.authorization/v1alpha1.ClusterRoleBinding": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    subjects: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1alpha1.Subject")), Type.Null()])),
    roleRef: Type.Optional(Type.Union([Type.Ref("rbac.authorization/v1alpha1.RoleRef"), Type.Null()]))
  }),
  "rbac.authorization/v1alpha1.Role": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    rules: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1alpha1.PolicyRule")), Type.Null()]))
  }),
  "rbac.authorization/v1alpha1.RoleBinding": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    subjects: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1alpha1.Subject")), Type.Null()])),
    roleRef: Type.Optional(Type.Union([Type.Ref("rbac.authorization/v1alpha1.RoleRef"), Type.Null()]))
  }),
  "rbac.authorization/v1alpha1.PolicyRule": Type.Object({
    verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    apiGroups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    resourceNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    nonResourceURLs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "rbac.authorization/v1alpha1.Subject": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "rbac.authorization/v1alpha1.RoleRef": Type.Object({
    apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var ClusterRole = { root: types2["rbac.authorization/v1alpha1.ClusterRole"], get named() {
  return named();
} };
var ClusterRoleBinding = { root: types2["rbac.authorization/v1alpha1.ClusterRoleBinding"], get named() {
  return named();
} };
var Role = { root: types2["rbac.authorization/v1alpha1.Role"], get named() {
  return named();
} };
var RoleBinding = { root: types2["rbac.authorization/v1alpha1.RoleBinding"], get named() {
  return named();
} };
export {
  ClusterRole,
  ClusterRoleBinding,
  Role,
  RoleBinding,
  types2 as types
};
