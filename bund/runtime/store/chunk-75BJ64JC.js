import "./chunk-7FSAQLAA.js";

// dist/generated/storage/v1beta1/rules.js
var types = {
  "storage/v1beta1.CSIStorageCapacity": { between: true, properties: {
    nodeTopology: { "anyOf": [{ "$ref": "meta/v1.LabelSelector" }, { "type": "null" }], "rules": { "immutable": true } },
    storageClassName: { "anyOf": [{ "type": "string", "format": "dns-subdomain" }, { "type": "null" }], "rules": { "held": "text", "immutable": true } }
  } }
};
var named = () => ({ ...types });
var CSIStorageCapacity = { root: types["storage/v1beta1.CSIStorageCapacity"], get named() {
  return named();
} };
export {
  CSIStorageCapacity,
  types
};
