import "./chunk-7FSAQLAA.js";

// dist/generated/autoscaling/v2beta2/rules.js
var types = {
  "autoscaling/v2beta2.HorizontalPodAutoscaler": { between: true, properties: {
    spec: { "anyOf": [{ "$ref": "autoscaling/v2beta2.HorizontalPodAutoscalerSpec" }, { "type": "null" }], "rules": { "held": "struct" } }
  } },
  "autoscaling/v2beta2.HorizontalPodAutoscalerSpec": { between: true, properties: {
    behavior: { "anyOf": [{ "$ref": "autoscaling/v2beta2.HorizontalPodAutoscalerBehavior" }, { "type": "null" }] }
  } },
  "autoscaling/v2beta2.HorizontalPodAutoscalerBehavior": { between: true, properties: {
    scaleUp: { "anyOf": [{ "$ref": "autoscaling/v2beta2.HPAScalingRules" }, { "type": "null" }] },
    scaleDown: { "anyOf": [{ "$ref": "autoscaling/v2beta2.HPAScalingRules" }, { "type": "null" }] }
  } },
  "autoscaling/v2beta2.HPAScalingRules": { between: true, properties: {
    policies: { "anyOf": [{ "type": "array", "items": { "$ref": "autoscaling/v2beta2.HPAScalingPolicy" } }, { "type": "null" }] }
  } },
  "autoscaling/v2beta2.HPAScalingPolicy": { between: true, properties: {
    type: { "anyOf": [{ "enum": ["Percent", "Pods"] }, { "type": "null" }], "rules": { "held": "text" } }
  } }
};
var named = () => ({ ...types });
var HorizontalPodAutoscaler = { root: types["autoscaling/v2beta2.HorizontalPodAutoscaler"], get named() {
  return named();
} };
export {
  HorizontalPodAutoscaler,
  types
};
