// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of rbac.authorization.k8s.io/v1 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "rbac.authorization/v1.ClusterRole": { between: true, properties: {
        rules: {"anyOf":[{"type":"array","items":{"$ref":"rbac.authorization/v1.PolicyRule"}},{"type":"null"}]},
        aggregationRule: {"anyOf":[{"$ref":"rbac.authorization/v1.AggregationRule"},{"type":"null"}]},
      } },
      "rbac.authorization/v1.AggregationRule": { between: true, properties: {
        clusterRoleSelectors: {"anyOf":[{"type":"array","items":{"$ref":"meta/v1.LabelSelector"}},{"type":"null"}],"rules":{"needed":true},"because":{"nonEmpty":"at least one clusterRoleSelector required if aggregationRule is non-nil"}},
      } },
      "rbac.authorization/v1.Role": { between: true, properties: {
        rules: {"anyOf":[{"type":"array","items":{"$ref":"rbac.authorization/v1.PolicyRule"}},{"type":"null"}]},
      } },
      "rbac.authorization/v1.PolicyRule": { between: true, properties: {
        verbs: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"needed":true},"because":{"nonEmpty":"verbs must contain at least one value"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const ClusterRole: SchemaOfType = { root: types["rbac.authorization/v1.ClusterRole"], get named() { return named(); } };
export const Role: SchemaOfType = { root: types["rbac.authorization/v1.Role"], get named() { return named(); } };
