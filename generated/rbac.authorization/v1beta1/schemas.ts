// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of rbac.authorization.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "rbac.authorization/v1beta1.ClusterRole": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1beta1.PolicyRule")), Type.Null()])),
        aggregationRule: Type.Optional(Type.Union([Type.Ref("rbac.authorization/v1beta1.AggregationRule"), Type.Null()])),
      }),
      "rbac.authorization/v1beta1.AggregationRule": Type.Object({
        clusterRoleSelectors: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.LabelSelector")), Type.Null()])),
      }),
      "rbac.authorization/v1beta1.ClusterRoleBinding": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        subjects: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1beta1.Subject")), Type.Null()])),
        roleRef: Type.Optional(Type.Union([Type.Ref("rbac.authorization/v1beta1.RoleRef"), Type.Null()])),
      }),
      "rbac.authorization/v1beta1.Role": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1beta1.PolicyRule")), Type.Null()])),
      }),
      "rbac.authorization/v1beta1.RoleBinding": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        subjects: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1beta1.Subject")), Type.Null()])),
        roleRef: Type.Optional(Type.Union([Type.Ref("rbac.authorization/v1beta1.RoleRef"), Type.Null()])),
      }),
      "rbac.authorization/v1beta1.PolicyRule": Type.Object({
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        apiGroups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        resourceNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        nonResourceURLs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "rbac.authorization/v1beta1.Subject": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "rbac.authorization/v1beta1.RoleRef": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const ClusterRole: SchemaOfType = { root: types["rbac.authorization/v1beta1.ClusterRole"], get named() { return named(); } };
export const ClusterRoleBinding: SchemaOfType = { root: types["rbac.authorization/v1beta1.ClusterRoleBinding"], get named() { return named(); } };
export const Role: SchemaOfType = { root: types["rbac.authorization/v1beta1.Role"], get named() { return named(); } };
export const RoleBinding: SchemaOfType = { root: types["rbac.authorization/v1beta1.RoleBinding"], get named() { return named(); } };
