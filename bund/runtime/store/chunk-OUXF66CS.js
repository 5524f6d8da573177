import "./chunk-7FSAQLAA.js";

// dist/generated/networking/v1/rules.js
var types = {
  "networking/v1.IngressClass": { between: true, properties: {
    spec: { "anyOf": [{ "$ref": "networking/v1.IngressClassSpec" }, { "type": "null" }], "rules": { "held": "struct" } }
  } },
  "networking/v1.IngressClassSpec": { between: true, properties: {
    controller: { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 250 }, { "type": "null" }], "rules": { "needed": true, "immutable": true } },
    parameters: { "anyOf": [{ "$ref": "networking/v1.IngressClassParametersReference" }, { "type": "null" }] }
  } },
  "networking/v1.IngressClassParametersReference": { between: true, properties: {
    kind: { "anyOf": [{ "type": "string", "minLength": 1, "format": "path-segment" }, { "type": "null" }], "rules": { "needed": true }, "because": { "nonEmpty": "kind is required" } },
    name: { "anyOf": [{ "type": "string", "minLength": 1, "format": "path-segment" }, { "type": "null" }], "rules": { "needed": true }, "because": { "nonEmpty": "name is required" } },
    namespace: { "anyOf": [{ "type": "string", "format": "dns-label" }, { "type": "null" }], "rules": { "requiredIf": { "scope": { "values": ["Namespace"] } }, "forbiddenIf": { "scope": { "values": ["Cluster"] } } }, "because": { "requiredIf": "`parameters.scope` is set to 'Namespace'", "forbiddenIf": "`parameters.scope` is set to 'Cluster'" } }
  } },
  "networking/v1.NetworkPolicy": { between: true, properties: {
    spec: { "anyOf": [{ "$ref": "networking/v1.NetworkPolicySpec" }, { "type": "null" }], "rules": { "held": "struct" } }
  } },
  "networking/v1.NetworkPolicySpec": { between: true, properties: {
    ingress: { "anyOf": [{ "type": "array", "items": { "$ref": "networking/v1.NetworkPolicyIngressRule" } }, { "type": "null" }] },
    egress: { "anyOf": [{ "type": "array", "items": { "$ref": "networking/v1.NetworkPolicyEgressRule" } }, { "type": "null" }] }
  } },
  "networking/v1.NetworkPolicyIngressRule": { between: true, properties: {
    from: { "anyOf": [{ "type": "array", "items": { "$ref": "networking/v1.NetworkPolicyPeer" } }, { "type": "null" }] }
  } },
  "networking/v1.NetworkPolicyEgressRule": { between: true, properties: {
    to: { "anyOf": [{ "type": "array", "items": { "$ref": "networking/v1.NetworkPolicyPeer" } }, { "type": "null" }] }
  } },
  "networking/v1.IPBlock": { between: true, properties: {
    cidr: { "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "null" }], "rules": { "needed": true } }
  } },
  "networking/v1.NetworkPolicyPeer": { between: true, properties: {
    ipBlock: { "anyOf": [{ "$ref": "networking/v1.IPBlock" }, { "type": "null" }] }
  } }
};
var named = () => ({ ...types });
var IngressClass = { root: types["networking/v1.IngressClass"], get named() {
  return named();
} };
var NetworkPolicy = { root: types["networking/v1.NetworkPolicy"], get named() {
  return named();
} };
export {
  IngressClass,
  NetworkPolicy,
  types
};
