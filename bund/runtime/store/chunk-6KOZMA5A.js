import "./chunk-7FSAQLAA.js";

// dist/generated/rbac.authorization/v1/rules.js
var types = {
  "rbac.authorization/v1.ClusterRole": { between: true, properties: {
    rules: { "anyOf": [{ "type": "array", "items": { "$ref": "rbac.authorization/v1.PolicyRule" } }, { "type": "null" }] },
    aggregationRule: { "anyOf": [{ "$ref": "rbac.authorization/v1.AggregationRule" }, { "type": "null" }] }
  } },
  "rbac.authorization/v1.AggregationRule": { between: true, properties: {
    clusterRoleSelectors: { "anyOf": [{ "type": "array", "items": { "$ref": "meta/v1.LabelSelector" } }, { "type": "null" }], "rules": { "needed": true }, "because": { "nonEmpty": "at least one clusterRoleSelector required if aggregationRule is non-nil" } }
  } },
  "rbac.authorization/v1.Role": { between: true, properties: {
    rules: { "anyOf": [{ "type": "array", "items": { "$ref": "rbac.authorization/v1.PolicyRule" } }, { "type": "null" }] }
  } },
  "rbac.authorization/v1.PolicyRule": { between: true, properties: {
    verbs: { "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }], "rules": { "needed": true }, "because": { "nonEmpty": "verbs must contain at least one value" } }
  } }
};
var named = () => ({ ...types });
var ClusterRole = { root: types["rbac.authorization/v1.ClusterRole"], get named() {
  return named();
} };
var Role = { root: types["rbac.authorization/v1.Role"], get named() {
  return named();
} };
export {
  ClusterRole,
  Role,
  types
};
