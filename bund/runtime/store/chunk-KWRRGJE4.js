import {
  Condition,
  LabelSelector,
  ObjectMeta,
  checkCondition,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/policy/v1/structures.js
import { INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var PodDisruptionBudget = struct("v1.PodDisruptionBudget", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PodDisruptionBudgetSpec, "?"),
  field("status", PodDisruptionBudgetStatus, "?")
], void 0, "policy");
var PodDisruptionBudgetSpec = struct("v1.PodDisruptionBudgetSpec", () => [
  field("minAvailable", INTORSTRING, "*"),
  field("selector", LabelSelector, "*", { patchStrategy: ["replace"] }),
  field("maxUnavailable", INTORSTRING, "*")
], void 0, "policy");
var PodDisruptionBudgetStatus = struct("v1.PodDisruptionBudgetStatus", () => [
  field("observedGeneration", INT64, "?"),
  field("disruptedPods", mapOf(TIME), "?"),
  field("disruptionsAllowed", INT32, "+"),
  field("currentHealthy", INT32, "+"),
  field("desiredHealthy", INT32, "+"),
  field("expectedPods", INT32, "+"),
  field("conditions", listOf(Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "policy");

// dist/generated/policy/v1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_5(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.minAvailable === void 0 || (!("minAvailable" in value) || (Number.isInteger(value.minAvailable) || typeof value.minAvailable === "string" || value.minAvailable === null))) && (value.selector === void 0 || (!("selector" in value) || (check_4(value.selector) || value.selector === null))) && (value.maxUnavailable === void 0 || (!("maxUnavailable" in value) || (Number.isInteger(value.maxUnavailable) || typeof value.maxUnavailable === "string" || value.maxUnavailable === null)))));
var check_4 = (value) => checkLabelSelector(value);
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.disruptedPods === void 0 || (!("disruptedPods" in value) || (typeof value.disruptedPods === "object" && value.disruptedPods !== null && !Array.isArray(value.disruptedPods) && (Object.getOwnPropertyNames(value.disruptedPods).every((unique_0, unique_1) => External[0].test(unique_0) || typeof value.disruptedPods[unique_0] === "string") && true) || value.disruptedPods === null))) && (value.disruptionsAllowed === void 0 || (!("disruptionsAllowed" in value) || (Number.isInteger(value.disruptionsAllowed) || value.disruptionsAllowed === null))) && (value.currentHealthy === void 0 || (!("currentHealthy" in value) || (Number.isInteger(value.currentHealthy) || value.currentHealthy === null))) && (value.desiredHealthy === void 0 || (!("desiredHealthy" in value) || (Number.isInteger(value.desiredHealthy) || value.desiredHealthy === null))) && (value.expectedPods === void 0 || (!("expectedPods" in value) || (Number.isInteger(value.expectedPods) || value.expectedPods === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_2, index) => check_6(unique_2)) || value.conditions === null)))));
var check_6 = (value) => checkCondition(value);
var checkPodDisruptionBudget = check_1;

// dist/generated/policy/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var PodDisruptionBudget2 = {
  structure: PodDisruptionBudget,
  applyDefaults: () => void 0,
  check: checkPodDisruptionBudget,
  schema: async () => (await import("./chunk-C2OR5EVZ.js")).PodDisruptionBudget,
  ...renamed("policy/v1", "policy/v1"),
  protobuf: async () => (await import("./chunk-7TS2M45E.js")).PodDisruptionBudget
};
export {
  PodDisruptionBudget2 as PodDisruptionBudget
};
