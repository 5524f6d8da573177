import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/autoscaling/v2beta2/defaults.js
import { each, eachMade } from "kindwright/generated-code";
function defaultHorizontalPodAutoscaler(v, functions) {
  eachMade(v, "spec", defaultHorizontalPodAutoscalerSpec, functions);
}
function defaultHorizontalPodAutoscalerSpec(v, functions) {
  functions.fill("autoscalerSpec", v);
  v.minReplicas ??= 1;
  each(v, "behavior", defaultHorizontalPodAutoscalerBehavior, functions);
}
function defaultHorizontalPodAutoscalerBehavior(v, functions) {
  functions.fill("autoscalerBehavior", v);
}

// dist/generated/autoscaling/v2beta2/structures.js
import { INT32, INT64, QUANTITY, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
var HorizontalPodAutoscaler = struct("v2beta2.HorizontalPodAutoscaler", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", HorizontalPodAutoscalerSpec, "?"),
  field("status", HorizontalPodAutoscalerStatus, "?")
], void 0, "autoscaling");
var HorizontalPodAutoscalerSpec = struct("v2beta2.HorizontalPodAutoscalerSpec", () => [
  field("scaleTargetRef", CrossVersionObjectReference, "+"),
  field("minReplicas", INT32, "*", { default: 1 }),
  field("maxReplicas", INT32, "+"),
  field("metrics", listOf(MetricSpec), "?"),
  field("behavior", HorizontalPodAutoscalerBehavior, "*")
], void 0, "autoscaling");
var CrossVersionObjectReference = struct("v2beta2.CrossVersionObjectReference", () => [
  field("kind", STRING, "+"),
  field("name", STRING, "+"),
  field("apiVersion", STRING, "?")
], void 0, "autoscaling");
var MetricSpec = struct("v2beta2.MetricSpec", () => [
  field("type", STRING, "+"),
  field("object", ObjectMetricSource, "*"),
  field("pods", PodsMetricSource, "*"),
  field("resource", ResourceMetricSource, "*"),
  field("containerResource", ContainerResourceMetricSource, "*"),
  field("external", ExternalMetricSource, "*")
], void 0, "autoscaling");
var HorizontalPodAutoscalerBehavior = struct("v2beta2.HorizontalPodAutoscalerBehavior", () => [
  field("scaleUp", HPAScalingRules, "*"),
  field("scaleDown", HPAScalingRules, "*")
], void 0, "autoscaling");
var HPAScalingRules = struct("v2beta2.HPAScalingRules", () => [
  field("stabilizationWindowSeconds", INT32, "*"),
  field("selectPolicy", STRING, "*"),
  field("policies", listOf(HPAScalingPolicy), "*")
], void 0, "autoscaling");
var HPAScalingPolicy = struct("v2beta2.HPAScalingPolicy", () => [
  field("type", STRING, "+"),
  field("value", INT32, "+"),
  field("periodSeconds", INT32, "+")
], void 0, "autoscaling");
var ObjectMetricSource = struct("v2beta2.ObjectMetricSource", () => [
  field("describedObject", CrossVersionObjectReference, "+"),
  field("target", MetricTarget, "+"),
  field("metric", MetricIdentifier, "+")
], void 0, "autoscaling");
var PodsMetricSource = struct("v2beta2.PodsMetricSource", () => [
  field("metric", MetricIdentifier, "+"),
  field("target", MetricTarget, "+")
], void 0, "autoscaling");
var ResourceMetricSource = struct("v2beta2.ResourceMetricSource", () => [
  field("name", STRING, "+"),
  field("target", MetricTarget, "+")
], void 0, "autoscaling");
var ContainerResourceMetricSource = struct("v2beta2.ContainerResourceMetricSource", () => [
  field("name", STRING, "+"),
  field("target", MetricTarget, "+"),
  field("container", STRING, "+")
], void 0, "autoscaling");
var ExternalMetricSource = struct("v2beta2.ExternalMetricSource", () => [
  field("metric", MetricIdentifier, "+"),
  field("target", MetricTarget, "+")
], void 0, "autoscaling");
var MetricIdentifier = struct("v2beta2.MetricIdentifier", () => [
  field("name", STRING, "+"),
  field("selector", LabelSelector, "*")
], void 0, "autoscaling");
var MetricTarget = struct("v2beta2.MetricTarget", () => [
  field("type", STRING, "+"),
  field("value", QUANTITY, "*"),
  field("averageValue", QUANTITY, "*"),
  field("averageUtilization", INT32, "*")
], void 0, "autoscaling");
var HorizontalPodAutoscalerStatus = struct("v2beta2.HorizontalPodAutoscalerStatus", () => [
  field("observedGeneration", INT64, "*"),
  field("lastScaleTime", TIME, "*"),
  field("currentReplicas", INT32, "+"),
  field("desiredReplicas", INT32, "+"),
  field("currentMetrics", listOf(MetricStatus), "+"),
  field("conditions", listOf(HorizontalPodAutoscalerCondition), "+")
], void 0, "autoscaling");
var HorizontalPodAutoscalerCondition = struct("v2beta2.HorizontalPodAutoscalerCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "autoscaling");
var MetricStatus = struct("v2beta2.MetricStatus", () => [
  field("type", STRING, "+"),
  field("object", ObjectMetricStatus, "*"),
  field("pods", PodsMetricStatus, "*"),
  field("resource", ResourceMetricStatus, "*"),
  field("containerResource", ContainerResourceMetricStatus, "*"),
  field("external", ExternalMetricStatus, "*")
], void 0, "autoscaling");
var ObjectMetricStatus = struct("v2beta2.ObjectMetricStatus", () => [
  field("metric", MetricIdentifier, "+"),
  field("current", MetricValueStatus, "+"),
  field("describedObject", CrossVersionObjectReference, "+")
], void 0, "autoscaling");
var PodsMetricStatus = struct("v2beta2.PodsMetricStatus", () => [
  field("metric", MetricIdentifier, "+"),
  field("current", MetricValueStatus, "+")
], void 0, "autoscaling");
var ResourceMetricStatus = struct("v2beta2.ResourceMetricStatus", () => [
  field("name", STRING, "+"),
  field("current", MetricValueStatus, "+")
], void 0, "autoscaling");
var ContainerResourceMetricStatus = struct("v2beta2.ContainerResourceMetricStatus", () => [
  field("name", STRING, "+"),
  field("current", MetricValueStatus, "+"),
  field("container", STRING, "+")
], void 0, "autoscaling");
var ExternalMetricStatus = struct("v2beta2.ExternalMetricStatus", () => [
  field("metric", MetricIdentifier, "+"),
  field("current", MetricValueStatus, "+")
], void 0, "autoscaling");
var MetricValueStatus = struct("v2beta2.MetricValueStatus", () => [
  field("value", QUANTITY, "*"),
  field("averageValue", QUANTITY, "*"),
  field("averageUtilization", INT32, "*")
], void 0, "autoscaling");

// dist/generated/autoscaling/v2beta2/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_17(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.scaleTargetRef === void 0 || (!("scaleTargetRef" in value) || (check_4(value.scaleTargetRef) || value.scaleTargetRef === null))) && (value.minReplicas === void 0 || (!("minReplicas" in value) || (Number.isInteger(value.minReplicas) || value.minReplicas === null))) && (value.maxReplicas === void 0 || (!("maxReplicas" in value) || (Number.isInteger(value.maxReplicas) || value.maxReplicas === null))) && (value.metrics === void 0 || (!("metrics" in value) || (Array.isArray(value.metrics) && value.metrics.every((unique_0, index) => check_5(unique_0)) || value.metrics === null))) && (value.behavior === void 0 || (!("behavior" in value) || (check_14(value.behavior) || value.behavior === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.object === void 0 || (!("object" in value) || (check_6(value.object) || value.object === null))) && (value.pods === void 0 || (!("pods" in value) || (check_10(value.pods) || value.pods === null))) && (value.resource === void 0 || (!("resource" in value) || (check_11(value.resource) || value.resource === null))) && (value.containerResource === void 0 || (!("containerResource" in value) || (check_12(value.containerResource) || value.containerResource === null))) && (value.external === void 0 || (!("external" in value) || (check_13(value.external) || value.external === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.describedObject === void 0 || (!("describedObject" in value) || (check_4(value.describedObject) || value.describedObject === null))) && (value.target === void 0 || (!("target" in value) || (check_7(value.target) || value.target === null))) && (value.metric === void 0 || (!("metric" in value) || (check_8(value.metric) || value.metric === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.value === void 0 || (!("value" in value) || (typeof value.value === "string" || value.value === null))) && (value.averageValue === void 0 || (!("averageValue" in value) || (typeof value.averageValue === "string" || value.averageValue === null))) && (value.averageUtilization === void 0 || (!("averageUtilization" in value) || (Number.isInteger(value.averageUtilization) || value.averageUtilization === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.selector === void 0 || (!("selector" in value) || (check_9(value.selector) || value.selector === null)))));
var check_9 = (value) => checkLabelSelector(value);
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metric === void 0 || (!("metric" in value) || (check_8(value.metric) || value.metric === null))) && (value.target === void 0 || (!("target" in value) || (check_7(value.target) || value.target === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.target === void 0 || (!("target" in value) || (check_7(value.target) || value.target === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.target === void 0 || (!("target" in value) || (check_7(value.target) || value.target === null))) && (value.container === void 0 || (!("container" in value) || (typeof value.container === "string" || value.container === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metric === void 0 || (!("metric" in value) || (check_8(value.metric) || value.metric === null))) && (value.target === void 0 || (!("target" in value) || (check_7(value.target) || value.target === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.scaleUp === void 0 || (!("scaleUp" in value) || (check_15(value.scaleUp) || value.scaleUp === null))) && (value.scaleDown === void 0 || (!("scaleDown" in value) || (check_15(value.scaleDown) || value.scaleDown === null)))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.stabilizationWindowSeconds === void 0 || (!("stabilizationWindowSeconds" in value) || (Number.isInteger(value.stabilizationWindowSeconds) || value.stabilizationWindowSeconds === null))) && (value.selectPolicy === void 0 || (!("selectPolicy" in value) || (value.selectPolicy === "Disabled" || value.selectPolicy === "Max" || value.selectPolicy === "Min" || value.selectPolicy === null))) && (value.policies === void 0 || (!("policies" in value) || (Array.isArray(value.policies) && value.policies.every((unique_1, index) => check_16(unique_1)) || value.policies === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (value.type === "Percent" || value.type === "Pods" || value.type === null))) && (value.value === void 0 || (!("value" in value) || (Number.isInteger(value.value) || value.value === null))) && (value.periodSeconds === void 0 || (!("periodSeconds" in value) || (Number.isInteger(value.periodSeconds) || value.periodSeconds === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.lastScaleTime === void 0 || (!("lastScaleTime" in value) || (typeof value.lastScaleTime === "string" || value.lastScaleTime === null))) && (value.currentReplicas === void 0 || (!("currentReplicas" in value) || (Number.isInteger(value.currentReplicas) || value.currentReplicas === null))) && (value.desiredReplicas === void 0 || (!("desiredReplicas" in value) || (Number.isInteger(value.desiredReplicas) || value.desiredReplicas === null))) && (value.currentMetrics === void 0 || (!("currentMetrics" in value) || (Array.isArray(value.currentMetrics) && value.currentMetrics.every((unique_2, index) => check_18(unique_2)) || value.currentMetrics === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_3, index) => check_25(unique_3)) || value.conditions === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.object === void 0 || (!("object" in value) || (check_19(value.object) || value.object === null))) && (value.pods === void 0 || (!("pods" in value) || (check_21(value.pods) || value.pods === null))) && (value.resource === void 0 || (!("resource" in value) || (check_22(value.resource) || value.resource === null))) && (value.containerResource === void 0 || (!("containerResource" in value) || (check_23(value.containerResource) || value.containerResource === null))) && (value.external === void 0 || (!("external" in value) || (check_24(value.external) || value.external === null)))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metric === void 0 || (!("metric" in value) || (check_8(value.metric) || value.metric === null))) && (value.current === void 0 || (!("current" in value) || (check_20(value.current) || value.current === null))) && (value.describedObject === void 0 || (!("describedObject" in value) || (check_4(value.describedObject) || value.describedObject === null)))));
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.value === void 0 || (!("value" in value) || (typeof value.value === "string" || value.value === null))) && (value.averageValue === void 0 || (!("averageValue" in value) || (typeof value.averageValue === "string" || value.averageValue === null))) && (value.averageUtilization === void 0 || (!("averageUtilization" in value) || (Number.isInteger(value.averageUtilization) || value.averageUtilization === null)))));
var check_21 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metric === void 0 || (!("metric" in value) || (check_8(value.metric) || value.metric === null))) && (value.current === void 0 || (!("current" in value) || (check_20(value.current) || value.current === null)))));
var check_22 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.current === void 0 || (!("current" in value) || (check_20(value.current) || value.current === null)))));
var check_23 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.current === void 0 || (!("current" in value) || (check_20(value.current) || value.current === null))) && (value.container === void 0 || (!("container" in value) || (typeof value.container === "string" || value.container === null)))));
var check_24 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metric === void 0 || (!("metric" in value) || (check_8(value.metric) || value.metric === null))) && (value.current === void 0 || (!("current" in value) || (check_20(value.current) || value.current === null)))));
var check_25 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkHorizontalPodAutoscaler = check_1;

// dist/generated/autoscaling/v2beta2/kinds.js
import { renamed } from "kindwright/generated-code";
var HorizontalPodAutoscaler2 = {
  structure: HorizontalPodAutoscaler,
  applyDefaults: defaultHorizontalPodAutoscaler,
  check: checkHorizontalPodAutoscaler,
  rules: async () => (await import("./chunk-7BQMBFQL.js")).HorizontalPodAutoscaler,
  schema: async () => (await import("./chunk-JY2CZS6Y.js")).HorizontalPodAutoscaler,
  ...renamed("autoscaling/v2beta2", "autoscaling/v2beta2"),
  protobuf: async () => (await import("./chunk-2PXRGNL7.js")).HorizontalPodAutoscaler
};
export {
  HorizontalPodAutoscaler2 as HorizontalPodAutoscaler
};
