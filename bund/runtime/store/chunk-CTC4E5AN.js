import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/autoscaling/v1/defaults.js
import { eachMade } from "kindwright/generated-code";
function defaultHorizontalPodAutoscaler(v, functions) {
  eachMade(v, "spec", defaultHorizontalPodAutoscalerSpec, functions);
}
function defaultHorizontalPodAutoscalerSpec(v) {
  v.minReplicas ??= 1;
}

// dist/generated/autoscaling/v1/structures.js
import { INT32, INT64, STRING, TIME, field, struct } from "kindwright/generated-code";
var HorizontalPodAutoscaler = struct("v1.HorizontalPodAutoscaler", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", HorizontalPodAutoscalerSpec, "?"),
  field("status", HorizontalPodAutoscalerStatus, "?")
], void 0, "autoscaling");
var CrossVersionObjectReference = struct("v1.CrossVersionObjectReference", () => [
  field("kind", STRING, "+"),
  field("name", STRING, "+"),
  field("apiVersion", STRING, "?")
], void 0, "autoscaling");
var HorizontalPodAutoscalerSpec = struct("v1.HorizontalPodAutoscalerSpec", () => [
  field("scaleTargetRef", CrossVersionObjectReference, "+"),
  field("minReplicas", INT32, "*", { default: 1 }),
  field("maxReplicas", INT32, "+"),
  field("targetCPUUtilizationPercentage", INT32, "*")
], void 0, "autoscaling");
var HorizontalPodAutoscalerStatus = struct("v1.HorizontalPodAutoscalerStatus", () => [
  field("observedGeneration", INT64, "*"),
  field("lastScaleTime", TIME, "*"),
  field("currentReplicas", INT32, "+"),
  field("desiredReplicas", INT32, "+"),
  field("currentCPUUtilizationPercentage", INT32, "*")
], void 0, "autoscaling");
var Scale = struct("v1.Scale", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", ScaleSpec, "?"),
  field("status", ScaleStatus, "?")
], void 0, "autoscaling");
var ScaleSpec = struct("v1.ScaleSpec", () => [
  field("replicas", INT32, "?")
], void 0, "autoscaling");
var ScaleStatus = struct("v1.ScaleStatus", () => [
  field("replicas", INT32, "+"),
  field("selector", STRING, "?")
], void 0, "autoscaling");

// dist/generated/autoscaling/v1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_5(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.scaleTargetRef === void 0 || (!("scaleTargetRef" in value) || (check_4(value.scaleTargetRef) || value.scaleTargetRef === null))) && (value.minReplicas === void 0 || (!("minReplicas" in value) || (Number.isInteger(value.minReplicas) || value.minReplicas === null))) && (value.maxReplicas === void 0 || (!("maxReplicas" in value) || (Number.isInteger(value.maxReplicas) || value.maxReplicas === null))) && (value.targetCPUUtilizationPercentage === void 0 || (!("targetCPUUtilizationPercentage" in value) || (Number.isInteger(value.targetCPUUtilizationPercentage) || value.targetCPUUtilizationPercentage === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.lastScaleTime === void 0 || (!("lastScaleTime" in value) || (typeof value.lastScaleTime === "string" || value.lastScaleTime === null))) && (value.currentReplicas === void 0 || (!("currentReplicas" in value) || (Number.isInteger(value.currentReplicas) || value.currentReplicas === null))) && (value.desiredReplicas === void 0 || (!("desiredReplicas" in value) || (Number.isInteger(value.desiredReplicas) || value.desiredReplicas === null))) && (value.currentCPUUtilizationPercentage === void 0 || (!("currentCPUUtilizationPercentage" in value) || (Number.isInteger(value.currentCPUUtilizationPercentage) || value.currentCPUUtilizationPercentage === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_7(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_8(value.status) || value.status === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.selector === void 0 || (!("selector" in value) || (typeof value.selector === "string" || value.selector === null)))));
var checkHorizontalPodAutoscaler = check_1;
var checkScale = check_6;

// dist/generated/autoscaling/v1/kinds.js
import { converter, renamed } from "kindwright/generated-code";
var HorizontalPodAutoscaler2 = {
  structure: HorizontalPodAutoscaler,
  applyDefaults: defaultHorizontalPodAutoscaler,
  check: checkHorizontalPodAutoscaler,
  schema: async () => (await import("./chunk-PNVXEMKY.js")).HorizontalPodAutoscaler,
  ...converter({ here: "autoscaling/v1", hub: "autoscaling/v2beta2", mapping: {}, annotation: "conversion.kubernetes.io/kept", finishToHub: "autoscalerV1ToHub", finishFromHub: "autoscalerV1FromHub" }),
  protobuf: async () => (await import("./chunk-QGYTNSJQ.js")).HorizontalPodAutoscaler
};
var Scale2 = {
  structure: Scale,
  applyDefaults: () => void 0,
  check: checkScale,
  schema: async () => (await import("./chunk-PNVXEMKY.js")).Scale,
  ...renamed("autoscaling/v1", "autoscaling/v1"),
  protobuf: async () => (await import("./chunk-QGYTNSJQ.js")).Scale
};
export {
  HorizontalPodAutoscaler2 as HorizontalPodAutoscaler,
  Scale2 as Scale
};
