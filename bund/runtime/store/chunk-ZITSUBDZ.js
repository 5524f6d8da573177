import {
  Toleration,
  checkToleration
} from "./chunk-RWTCUW7N.js";
import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/node/v1alpha1/conversions.js
var RuntimeClassMapping = {
  renamed: [["spec.runtimeHandler", "handler"], ["spec.overhead", "overhead"], ["spec.scheduling", "scheduling"]]
};

// dist/generated/node/v1alpha1/structures.js
import { QUANTITY, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
var RuntimeClass = struct("v1alpha1.RuntimeClass", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", RuntimeClassSpec, "+")
], void 0, "node");
var RuntimeClassSpec = struct("v1alpha1.RuntimeClassSpec", () => [
  field("runtimeHandler", STRING, "+"),
  field("overhead", Overhead, "*"),
  field("scheduling", Scheduling, "*")
], void 0, "node");
var Overhead = struct("v1alpha1.Overhead", () => [
  field("podFixed", mapOf(QUANTITY), "?")
], void 0, "node");
var Scheduling = struct("v1alpha1.Scheduling", () => [
  field("nodeSelector", mapOf(STRING), "?"),
  field("tolerations", listOf(Toleration), "?", { listType: "atomic" })
], void 0, "node");

// dist/generated/node/v1alpha1/validators.js
var External = [/(?!)/u, /(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.runtimeHandler === void 0 || (!("runtimeHandler" in value) || (typeof value.runtimeHandler === "string" || value.runtimeHandler === null))) && (value.overhead === void 0 || (!("overhead" in value) || (check_4(value.overhead) || value.overhead === null))) && (value.scheduling === void 0 || (!("scheduling" in value) || (check_5(value.scheduling) || value.scheduling === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.podFixed === void 0 || (!("podFixed" in value) || (typeof value.podFixed === "object" && value.podFixed !== null && !Array.isArray(value.podFixed) && (Object.getOwnPropertyNames(value.podFixed).every((unique_0, unique_1) => External[0].test(unique_0) || typeof value.podFixed[unique_0] === "string") && true) || value.podFixed === null))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.nodeSelector === void 0 || (!("nodeSelector" in value) || (typeof value.nodeSelector === "object" && value.nodeSelector !== null && !Array.isArray(value.nodeSelector) && (Object.getOwnPropertyNames(value.nodeSelector).every((unique_2, unique_3) => External[1].test(unique_2) || typeof value.nodeSelector[unique_2] === "string") && true) || value.nodeSelector === null))) && (value.tolerations === void 0 || (!("tolerations" in value) || (Array.isArray(value.tolerations) && value.tolerations.every((unique_4, index) => check_6(unique_4)) || value.tolerations === null)))));
var check_6 = (value) => checkToleration(value);
var checkRuntimeClass = check_1;

// dist/generated/node/v1alpha1/kinds.js
import { converter } from "kindwright/generated-code";
var RuntimeClass2 = {
  structure: RuntimeClass,
  applyDefaults: () => void 0,
  check: checkRuntimeClass,
  schema: async () => (await import("./chunk-3ASJQINH.js")).RuntimeClass,
  ...converter({ here: "node.k8s.io/v1alpha1", hub: "node.k8s.io/v1", mapping: RuntimeClassMapping, annotation: "conversion.kubernetes.io/kept" }),
  protobuf: async () => (await import("./chunk-6BB3NZ7O.js")).RuntimeClass
};
export {
  RuntimeClass2 as RuntimeClass
};
