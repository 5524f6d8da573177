// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of rbac.authorization.k8s.io/v1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfPolicyRule } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "rbac.authorization/v1.ClusterRole": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1.PolicyRule")), Type.Null()])),
        aggregationRule: Type.Optional(Type.Union([Type.Ref("rbac.authorization/v1.AggregationRule"), Type.Null()])),
      }, {"between":true}),
      "rbac.authorization/v1.AggregationRule": Type.Object({
        clusterRoleSelectors: Type.Union([Type.Array(Type.Ref("meta/v1.LabelSelector"), {"minItems":1})], {"rules":{"needed":true},"because":{"nonEmpty":"at least one clusterRoleSelector required if aggregationRule is non-nil"}}),
      }),
      "rbac.authorization/v1.ClusterRoleBinding": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        subjects: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1.Subject")), Type.Null()])),
        roleRef: Type.Union([Type.Ref("rbac.authorization/v1.RoleRef")], {"rules":{"held":"struct","immutable":true},"because":{"immutable":"cannot change roleRef"}}),
      }, {"between":true}),
      "rbac.authorization/v1.Role": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1.PolicyRule")), Type.Null()])),
      }, {"between":true}),
      "rbac.authorization/v1.RoleBinding": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        subjects: Type.Optional(Type.Union([Type.Array(Type.Ref("rbac.authorization/v1.Subject")), Type.Null()])),
        roleRef: Type.Union([Type.Ref("rbac.authorization/v1.RoleRef")], {"rules":{"held":"struct","immutable":true},"because":{"immutable":"cannot change roleRef"}}),
      }, {"between":true}),
      "rbac.authorization/v1.PolicyRule": Type.Object({
        verbs: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true},"because":{"nonEmpty":"verbs must contain at least one value"}}),
        apiGroups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()], {"rules":{"requiredIf":{"nonResourceURLs":{"values":[null]}}},"because":{"requiredIf":"resource rules must supply at least one api group"}})),
        resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()], {"rules":{"requiredIf":{"nonResourceURLs":{"values":[null]}}},"because":{"requiredIf":"resource rules must supply at least one resource"}})),
        resourceNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        nonResourceURLs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }, { between: true, rules: rulesOfPolicyRule }),
      "rbac.authorization/v1.Subject": Type.Object({
        kind: Type.Union([Type.Enum(["ServiceAccount","User","Group"])], {"rules":{"held":"text"}}),
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "rbac.authorization/v1.RoleRef": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true}}),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const ClusterRole: SchemaOfType = { root: types["rbac.authorization/v1.ClusterRole"], get named() { return named(); } };
export const ClusterRoleBinding: SchemaOfType = { root: types["rbac.authorization/v1.ClusterRoleBinding"], get named() { return named(); } };
export const Role: SchemaOfType = { root: types["rbac.authorization/v1.Role"], get named() { return named(); } };
export const RoleBinding: SchemaOfType = { root: types["rbac.authorization/v1.RoleBinding"], get named() { return named(); } };
