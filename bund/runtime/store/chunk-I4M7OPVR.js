import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/scheduling/v1beta1/defaults.js
function defaultPriorityClass(v) {
  v.preemptionPolicy ??= "PreemptLowerPriority";
}

// dist/generated/scheduling/v1beta1/structures.js
import { BOOL, INT32, STRING, field, struct } from "kindwright/generated-code";
var PriorityClass = struct("v1beta1.PriorityClass", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("value", INT32, "+"),
  field("globalDefault", BOOL, "?"),
  field("description", STRING, "?"),
  field("preemptionPolicy", STRING, "*", { default: "PreemptLowerPriority" })
], void 0, "scheduling");

// dist/generated/scheduling/v1beta1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.value === void 0 || (!("value" in value) || (Number.isInteger(value.value) || value.value === null))) && (value.globalDefault === void 0 || (!("globalDefault" in value) || (typeof value.globalDefault === "boolean" || value.globalDefault === null))) && (value.description === void 0 || (!("description" in value) || (typeof value.description === "string" || value.description === null))) && (value.preemptionPolicy === void 0 || (!("preemptionPolicy" in value) || (typeof value.preemptionPolicy === "string" || value.preemptionPolicy === null)))));
var check_2 = (value) => checkObjectMeta(value);
var checkPriorityClass = check_1;

// dist/generated/scheduling/v1beta1/kinds.js
import { renamed } from "kindwright/generated-code";
var PriorityClass2 = {
  structure: PriorityClass,
  applyDefaults: defaultPriorityClass,
  check: checkPriorityClass,
  schema: async () => (await import("./chunk-WLTU4QHZ.js")).PriorityClass,
  ...renamed("scheduling.k8s.io/v1beta1", "scheduling.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-3L4CQIMP.js")).PriorityClass
};
export {
  PriorityClass2 as PriorityClass
};
