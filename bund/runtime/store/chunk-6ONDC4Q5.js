import "./chunk-7FSAQLAA.js";

// dist/generated/scheduling/v1/rules.js
var types = {
  "scheduling/v1.PriorityClass": { between: true, properties: {
    preemptionPolicy: { "anyOf": [{ "enum": ["PreemptLowerPriority", "Never"] }, { "type": "null" }], "rules": { "immutable": true } }
  } }
};
var named = () => ({ ...types });
var PriorityClass = { root: types["scheduling/v1.PriorityClass"], get named() {
  return named();
} };
export {
  PriorityClass,
  types
};
