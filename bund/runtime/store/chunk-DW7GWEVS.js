import "./chunk-7FSAQLAA.js";

// dist/generated/eventratelimit.admission/v1alpha1/structures.js
import { INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
var Configuration = struct("v1alpha1.Configuration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("limits", listOf(Limit), "+")
], void 0, "eventratelimit");
var Limit = struct("v1alpha1.Limit", () => [
  field("type", STRING, "+"),
  field("qps", INT32, "+"),
  field("burst", INT32, "+"),
  field("cacheSize", INT32, "?")
], void 0, "eventratelimit");

// dist/generated/eventratelimit.admission/v1alpha1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.limits === void 0 || (!("limits" in value) || (Array.isArray(value.limits) && value.limits.every((unique_0, index) => check_2(unique_0)) || value.limits === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.qps === void 0 || (!("qps" in value) || (Number.isInteger(value.qps) || value.qps === null))) && (value.burst === void 0 || (!("burst" in value) || (Number.isInteger(value.burst) || value.burst === null))) && (value.cacheSize === void 0 || (!("cacheSize" in value) || (Number.isInteger(value.cacheSize) || value.cacheSize === null)))));
var checkConfiguration = check_1;

// dist/generated/eventratelimit.admission/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var Configuration2 = {
  structure: Configuration,
  applyDefaults: () => void 0,
  check: checkConfiguration,
  schema: async () => (await import("./chunk-RRRG6BEA.js")).Configuration,
  ...renamed("eventratelimit.admission.k8s.io/v1alpha1", "eventratelimit.admission.k8s.io/v1alpha1"),
  protobuf: async () => void 0
};
export {
  Configuration2 as Configuration
};
