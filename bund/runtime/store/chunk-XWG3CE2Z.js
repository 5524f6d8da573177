import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/autoscaling/v2beta1/defaults.js
import { eachMade } from "kindwright/generated-code";
function defaultHorizontalPodAutoscaler(v, functions) {
  eachMade(v, "spec", defaultHorizontalPodAutoscalerSpec, functions);
}
function defaultHorizontalPodAutoscalerSpec(v, functions) {
  functions.fill("autoscalerSpecFlat", v);
  v.minReplicas ??= 1;
}

// dist/generated/autoscaling/v2beta1/structures.js
import { INT32, INT64, QUANTITY, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
var HorizontalPodAutoscaler = struct("v2beta1.HorizontalPodAutoscaler", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", HorizontalPodAutoscalerSpec, "?"),
  field("status", HorizontalPodAutoscalerStatus, "?")
], void 0, "autoscaling");
var CrossVersionObjectReference = struct("v2beta1.CrossVersionObjectReference", () => [
  field("kind", STRING, "+"),
  field("name", STRING, "+"),
  field("apiVersion", STRING, "?")
], void 0, "autoscaling");
var HorizontalPodAutoscalerSpec = struct("v2beta1.HorizontalPodAutoscalerSpec", () => [
  field("scaleTargetRef", CrossVersionObjectReference, "+"),
  field("minReplicas", INT32, "*", { default: 1 }),
  field("maxReplicas", INT32, "+"),
  field("metrics", listOf(MetricSpec), "?")
], void 0, "autoscaling");
var MetricSpec = struct("v2beta1.MetricSpec", () => [
  field("type", STRING, "+"),
  field("object", ObjectMetricSource, "*"),
  field("pods", PodsMetricSource, "*"),
  field("resource", ResourceMetricSource, "*"),
  field("containerResource", ContainerResourceMetricSource, "*"),
  field("external", ExternalMetricSource, "*")
], void 0, "autoscaling");
var ObjectMetricSource = struct("v2beta1.ObjectMetricSource", () => [
  field("target", CrossVersionObjectReference, "+"),
  field("metricName", STRING, "+"),
  field("targetValue", QUANTITY, "+"),
  field("selector", LabelSelector, "*"),
  field("averageValue", QUANTITY, "*")
], void 0, "autoscaling");
var PodsMetricSource = struct("v2beta1.PodsMetricSource", () => [
  field("metricName", STRING, "+"),
  field("targetAverageValue", QUANTITY, "+"),
  field("selector", LabelSelector, "*")
], void 0, "autoscaling");
var ResourceMetricSource = struct("v2beta1.ResourceMetricSource", () => [
  field("name", STRING, "+"),
  field("targetAverageUtilization", INT32, "*"),
  field("targetAverageValue", QUANTITY, "*")
], void 0, "autoscaling");
var ContainerResourceMetricSource = struct("v2beta1.ContainerResourceMetricSource", () => [
  field("name", STRING, "+"),
  field("targetAverageUtilization", INT32, "*"),
  field("targetAverageValue", QUANTITY, "*"),
  field("container", STRING, "+")
], void 0, "autoscaling");
var ExternalMetricSource = struct("v2beta1.ExternalMetricSource", () => [
  field("metricName", STRING, "+"),
  field("metricSelector", LabelSelector, "*"),
  field("targetValue", QUANTITY, "*"),
  field("targetAverageValue", QUANTITY, "*")
], void 0, "autoscaling");
var HorizontalPodAutoscalerStatus = struct("v2beta1.HorizontalPodAutoscalerStatus", () => [
  field("observedGeneration", INT64, "*"),
  field("lastScaleTime", TIME, "*"),
  field("currentReplicas", INT32, "+"),
  field("desiredReplicas", INT32, "+"),
  field("currentMetrics", listOf(MetricStatus), "+"),
  field("conditions", listOf(HorizontalPodAutoscalerCondition), "+")
], void 0, "autoscaling");
var HorizontalPodAutoscalerCondition = struct("v2beta1.HorizontalPodAutoscalerCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "autoscaling");
var MetricStatus = struct("v2beta1.MetricStatus", () => [
  field("type", STRING, "+"),
  field("object", ObjectMetricStatus, "*"),
  field("pods", PodsMetricStatus, "*"),
  field("resource", ResourceMetricStatus, "*"),
  field("containerResource", ContainerResourceMetricStatus, "*"),
  field("external", ExternalMetricStatus, "*")
], void 0, "autoscaling");
var ObjectMetricStatus = struct("v2beta1.ObjectMetricStatus", () => [
  field("target", CrossVersionObjectReference, "+"),
  field("metricName", STRING, "+"),
  field("currentValue", QUANTITY, "+"),
  field("selector", LabelSelector, "*"),
  field("averageValue", QUANTITY, "*")
], void 0, "autoscaling");
var PodsMetricStatus = struct("v2beta1.PodsMetricStatus", () => [
  field("metricName", STRING, "+"),
  field("currentAverageValue", QUANTITY, "+"),
  field("selector", LabelSelector, "*")
], void 0, "autoscaling");
var ResourceMetricStatus = struct("v2beta1.ResourceMetricStatus", () => [
  field("name", STRING, "+"),
  field("currentAverageUtilization", INT32, "*"),
  field("currentAverageValue", QUANTITY, "+")
], void 0, "autoscaling");
var ContainerResourceMetricStatus = struct("v2beta1.ContainerResourceMetricStatus", () => [
  field("name", STRING, "+"),
  field("currentAverageUtilization", INT32, "*"),
  field("currentAverageValue", QUANTITY, "+"),
  field("container", STRING, "+")
], void 0, "autoscaling");
var ExternalMetricStatus = struct("v2beta1.ExternalMetricStatus", () => [
  field("metricName", STRING, "+"),
  field("metricSelector", LabelSelector, "*"),
  field("currentValue", QUANTITY, "+"),
  field("currentAverageValue", QUANTITY, "*")
], void 0, "autoscaling");

// dist/generated/autoscaling/v2beta1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_12(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.scaleTargetRef === void 0 || (!("scaleTargetRef" in value) || (check_4(value.scaleTargetRef) || value.scaleTargetRef === null))) && (value.minReplicas === void 0 || (!("minReplicas" in value) || (Number.isInteger(value.minReplicas) || value.minReplicas === null))) && (value.maxReplicas === void 0 || (!("maxReplicas" in value) || (Number.isInteger(value.maxReplicas) || value.maxReplicas === null))) && (value.metrics === void 0 || (!("metrics" in value) || (Array.isArray(value.metrics) && value.metrics.every((unique_0, index) => check_5(unique_0)) || value.metrics === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.object === void 0 || (!("object" in value) || (check_6(value.object) || value.object === null))) && (value.pods === void 0 || (!("pods" in value) || (check_8(value.pods) || value.pods === null))) && (value.resource === void 0 || (!("resource" in value) || (check_9(value.resource) || value.resource === null))) && (value.containerResource === void 0 || (!("containerResource" in value) || (check_10(value.containerResource) || value.containerResource === null))) && (value.external === void 0 || (!("external" in value) || (check_11(value.external) || value.external === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.target === void 0 || (!("target" in value) || (check_4(value.target) || value.target === null))) && (value.metricName === void 0 || (!("metricName" in value) || (typeof value.metricName === "string" || value.metricName === null))) && (value.targetValue === void 0 || (!("targetValue" in value) || (typeof value.targetValue === "string" || value.targetValue === null))) && (value.selector === void 0 || (!("selector" in value) || (check_7(value.selector) || value.selector === null))) && (value.averageValue === void 0 || (!("averageValue" in value) || (typeof value.averageValue === "string" || value.averageValue === null)))));
var check_7 = (value) => checkLabelSelector(value);
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metricName === void 0 || (!("metricName" in value) || (typeof value.metricName === "string" || value.metricName === null))) && (value.targetAverageValue === void 0 || (!("targetAverageValue" in value) || (typeof value.targetAverageValue === "string" || value.targetAverageValue === null))) && (value.selector === void 0 || (!("selector" in value) || (check_7(value.selector) || value.selector === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.targetAverageUtilization === void 0 || (!("targetAverageUtilization" in value) || (Number.isInteger(value.targetAverageUtilization) || value.targetAverageUtilization === null))) && (value.targetAverageValue === void 0 || (!("targetAverageValue" in value) || (typeof value.targetAverageValue === "string" || value.targetAverageValue === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.targetAverageUtilization === void 0 || (!("targetAverageUtilization" in value) || (Number.isInteger(value.targetAverageUtilization) || value.targetAverageUtilization === null))) && (value.targetAverageValue === void 0 || (!("targetAverageValue" in value) || (typeof value.targetAverageValue === "string" || value.targetAverageValue === null))) && (value.container === void 0 || (!("container" in value) || (typeof value.container === "string" || value.container === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metricName === void 0 || (!("metricName" in value) || (typeof value.metricName === "string" || value.metricName === null))) && (value.metricSelector === void 0 || (!("metricSelector" in value) || (check_7(value.metricSelector) || value.metricSelector === null))) && (value.targetValue === void 0 || (!("targetValue" in value) || (typeof value.targetValue === "string" || value.targetValue === null))) && (value.targetAverageValue === void 0 || (!("targetAverageValue" in value) || (typeof value.targetAverageValue === "string" || value.targetAverageValue === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.lastScaleTime === void 0 || (!("lastScaleTime" in value) || (typeof value.lastScaleTime === "string" || value.lastScaleTime === null))) && (value.currentReplicas === void 0 || (!("currentReplicas" in value) || (Number.isInteger(value.currentReplicas) || value.currentReplicas === null))) && (value.desiredReplicas === void 0 || (!("desiredReplicas" in value) || (Number.isInteger(value.desiredReplicas) || value.desiredReplicas === null))) && (value.currentMetrics === void 0 || (!("currentMetrics" in value) || (Array.isArray(value.currentMetrics) && value.currentMetrics.every((unique_1, index) => check_13(unique_1)) || value.currentMetrics === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_2, index) => check_19(unique_2)) || value.conditions === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.object === void 0 || (!("object" in value) || (check_14(value.object) || value.object === null))) && (value.pods === void 0 || (!("pods" in value) || (check_15(value.pods) || value.pods === null))) && (value.resource === void 0 || (!("resource" in value) || (check_16(value.resource) || value.resource === null))) && (value.containerResource === void 0 || (!("containerResource" in value) || (check_17(value.containerResource) || value.containerResource === null))) && (value.external === void 0 || (!("external" in value) || (check_18(value.external) || value.external === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.target === void 0 || (!("target" in value) || (check_4(value.target) || value.target === null))) && (value.metricName === void 0 || (!("metricName" in value) || (typeof value.metricName === "string" || value.metricName === null))) && (value.currentValue === void 0 || (!("currentValue" in value) || (typeof value.currentValue === "string" || value.currentValue === null))) && (value.selector === void 0 || (!("selector" in value) || (check_7(value.selector) || value.selector === null))) && (value.averageValue === void 0 || (!("averageValue" in value) || (typeof value.averageValue === "string" || value.averageValue === null)))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metricName === void 0 || (!("metricName" in value) || (typeof value.metricName === "string" || value.metricName === null))) && (value.currentAverageValue === void 0 || (!("currentAverageValue" in value) || (typeof value.currentAverageValue === "string" || value.currentAverageValue === null))) && (value.selector === void 0 || (!("selector" in value) || (check_7(value.selector) || value.selector === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.currentAverageUtilization === void 0 || (!("currentAverageUtilization" in value) || (Number.isInteger(value.currentAverageUtilization) || value.currentAverageUtilization === null))) && (value.currentAverageValue === void 0 || (!("currentAverageValue" in value) || (typeof value.currentAverageValue === "string" || value.currentAverageValue === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.currentAverageUtilization === void 0 || (!("currentAverageUtilization" in value) || (Number.isInteger(value.currentAverageUtilization) || value.currentAverageUtilization === null))) && (value.currentAverageValue === void 0 || (!("currentAverageValue" in value) || (typeof value.currentAverageValue === "string" || value.currentAverageValue === null))) && (value.container === void 0 || (!("container" in value) || (typeof value.container === "string" || value.container === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metricName === void 0 || (!("metricName" in value) || (typeof value.metricName === "string" || value.metricName === null))) && (value.metricSelector === void 0 || (!("metricSelector" in value) || (check_7(value.metricSelector) || value.metricSelector === null))) && (value.currentValue === void 0 || (!("currentValue" in value) || (typeof value.currentValue === "string" || value.currentValue === null))) && (value.currentAverageValue === void 0 || (!("currentAverageValue" in value) || (typeof value.currentAverageValue === "string" || value.currentAverageValue === null)))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkHorizontalPodAutoscaler = check_1;

// dist/generated/autoscaling/v2beta1/kinds.js
import { converter } from "kindwright/generated-code";
var HorizontalPodAutoscaler2 = {
  structure: HorizontalPodAutoscaler,
  applyDefaults: defaultHorizontalPodAutoscaler,
  check: checkHorizontalPodAutoscaler,
  schema: async () => (await import("./chunk-ZK5JP5LR.js")).HorizontalPodAutoscaler,
  ...converter({ here: "autoscaling/v2beta1", hub: "autoscaling/v2beta2", mapping: {}, annotation: "conversion.kubernetes.io/kept", finishToHub: "autoscalerV2beta1ToHub", finishFromHub: "autoscalerV2beta1FromHub" }),
  protobuf: async () => (await import("./chunk-NYCUG43S.js")).HorizontalPodAutoscaler
};
export {
  HorizontalPodAutoscaler2 as HorizontalPodAutoscaler
};
