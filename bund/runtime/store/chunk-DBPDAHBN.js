import "./chunk-7FSAQLAA.js";

// dist/generated/discovery/v1/rules.js
var types = {
  "discovery/v1.EndpointSlice": { between: true, properties: {
    addressType: { "anyOf": [{ "enum": ["FQDN", "IPv4", "IPv6"] }, { "type": "null" }], "rules": { "needed": true, "immutable": true } },
    endpoints: { "anyOf": [{ "type": "array", "items": { "$ref": "discovery/v1.Endpoint" }, "maxItems": 1e3 }, { "type": "null" }] },
    ports: { "anyOf": [{ "type": "array", "items": { "$ref": "discovery/v1.EndpointPort" }, "maxItems": 100 }, { "type": "null" }], "rules": { "unique": "name" } }
  } },
  "discovery/v1.Endpoint": { between: true, properties: {
    addresses: { "anyOf": [{ "type": "array", "items": { "type": "string" }, "maxItems": 100 }, { "type": "null" }], "rules": { "needed": true }, "because": { "nonEmpty": "must contain at least 1 address" } },
    hints: { "anyOf": [{ "$ref": "discovery/v1.EndpointHints" }, { "type": "null" }] }
  } },
  "discovery/v1.EndpointHints": { between: true, properties: {
    forZones: { "anyOf": [{ "type": "array", "items": { "$ref": "discovery/v1.ForZone" }, "maxItems": 8 }, { "type": "null" }], "rules": { "unique": "name" } }
  } },
  "discovery/v1.ForZone": { between: true, properties: {
    name: { "anyOf": [{ "type": "string", "format": "label-value" }, { "type": "null" }], "rules": { "held": "text" } }
  } }
};
var named = () => ({ ...types });
var EndpointSlice = { root: types["discovery/v1.EndpointSlice"], get named() {
  return named();
} };
export {
  EndpointSlice,
  types
};
