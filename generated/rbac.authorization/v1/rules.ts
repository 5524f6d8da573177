// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of rbac.authorization.k8s.io/v1 that look beyond single values. */

import { rulesOfPolicyRule } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "rbac.authorization/v1.ClusterRole": { between: true, properties: {
        rules: {"anyOf":[{"type":"array","items":{"$ref":"rbac.authorization/v1.PolicyRule"}},{"type":"null"}]},
      } },
      "rbac.authorization/v1.ClusterRoleBinding": { between: true, properties: {
        roleRef: {"anyOf":[{"$ref":"rbac.authorization/v1.RoleRef"}],"rules":{"held":"struct","immutable":true},"because":{"immutable":"cannot change roleRef"}},
      } },
      "rbac.authorization/v1.Role": { between: true, properties: {
        rules: {"anyOf":[{"type":"array","items":{"$ref":"rbac.authorization/v1.PolicyRule"}},{"type":"null"}]},
      } },
      "rbac.authorization/v1.RoleBinding": { between: true, properties: {
        roleRef: {"anyOf":[{"$ref":"rbac.authorization/v1.RoleRef"}],"rules":{"held":"struct","immutable":true},"because":{"immutable":"cannot change roleRef"}},
      } },
      "rbac.authorization/v1.PolicyRule": { between: true, rules: rulesOfPolicyRule, properties: {
        apiGroups: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"requiredIf":{"nonResourceURLs":{"values":[null]}}},"because":{"requiredIf":"resource rules must supply at least one api group"}},
        resources: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"requiredIf":{"nonResourceURLs":{"values":[null]}}},"because":{"requiredIf":"resource rules must supply at least one resource"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const ClusterRole: SchemaOfType = { root: types["rbac.authorization/v1.ClusterRole"], get named() { return named(); } };
export const ClusterRoleBinding: SchemaOfType = { root: types["rbac.authorization/v1.ClusterRoleBinding"], get named() { return named(); } };
export const Role: SchemaOfType = { root: types["rbac.authorization/v1.Role"], get named() { return named(); } };
export const RoleBinding: SchemaOfType = { root: types["rbac.authorization/v1.RoleBinding"], get named() { return named(); } };
