import "./chunk-7FSAQLAA.js";

// dist/generated/apiregistration/v1/rules.js
var types = {
  "apiregistration/v1.APIService": { between: true, properties: {
    spec: { "anyOf": [{ "$ref": "apiregistration/v1.APIServiceSpec" }, { "type": "null" }], "rules": { "held": "struct" } },
    status: { "anyOf": [{ "$ref": "apiregistration/v1.APIServiceStatus" }, { "type": "null" }], "rules": { "held": "struct" } }
  } },
  "apiregistration/v1.ServiceReference": { between: true, properties: {
    namespace: { "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "null" }], "rules": { "needed": true } },
    name: { "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "null" }], "rules": { "needed": true } }
  } },
  "apiregistration/v1.APIServiceSpec": { between: true, properties: {
    service: { "anyOf": [{ "$ref": "apiregistration/v1.ServiceReference" }, { "type": "null" }] }
  } },
  "apiregistration/v1.APIServiceCondition": { between: true, properties: {
    status: { "anyOf": [{ "enum": ["True", "False", "Unknown"] }, { "type": "null" }], "rules": { "held": "text" } }
  } },
  "apiregistration/v1.APIServiceStatus": { between: true, properties: {
    conditions: { "anyOf": [{ "type": "array", "items": { "$ref": "apiregistration/v1.APIServiceCondition" } }, { "type": "null" }] }
  } }
};
var named = () => ({ ...types });
var APIService = { root: types["apiregistration/v1.APIService"], get named() {
  return named();
} };
export {
  APIService,
  types
};
