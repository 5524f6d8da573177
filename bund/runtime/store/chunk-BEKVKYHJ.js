import "./chunk-7FSAQLAA.js";

// dist/generated/node/v1/rules.js
var types = {
  "node/v1.RuntimeClass": { between: true, properties: {
    handler: { "anyOf": [{ "type": "string", "format": "dns-label" }, { "type": "null" }], "rules": { "held": "text", "immutable": true } }
  } }
};
var named = () => ({ ...types });
var RuntimeClass = { root: types["node/v1.RuntimeClass"], get named() {
  return named();
} };
export {
  RuntimeClass,
  types
};
