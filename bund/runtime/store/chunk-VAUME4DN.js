import "./chunk-7FSAQLAA.js";

// dist/generated/storage/v1/rules.js
var types = {
  "storage/v1.StorageClass": { between: true, properties: {
    provisioner: { "anyOf": [{ "type": "string", "minLength": 1, "format": "qualified-name-any-case" }, { "type": "null" }], "rules": { "needed": true } }
  } },
  "storage/v1.VolumeAttachment": { between: true, properties: {
    spec: { "anyOf": [{ "$ref": "storage/v1.VolumeAttachmentSpec" }, { "type": "null" }], "rules": { "immutable": true } }
  } }
};
var named = () => ({ ...types });
var StorageClass = { root: types["storage/v1.StorageClass"], get named() {
  return named();
} };
var VolumeAttachment = { root: types["storage/v1.VolumeAttachment"], get named() {
  return named();
} };
export {
  StorageClass,
  VolumeAttachment,
  types
};
