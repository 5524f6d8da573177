import {
  Toleration,
  checkToleration
} from "./chunk-RWTCUW7N.js";
import "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/podtolerationrestriction.admission/v1alpha1/structures.js
import { STRING, field, listOf, struct } from "kindwright/generated-code";
var Configuration = struct("v1alpha1.Configuration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("default", listOf(Toleration), "?"),
  field("whitelist", listOf(Toleration), "?")
], void 0, "podtolerationrestriction");

// dist/generated/podtolerationrestriction.admission/v1alpha1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.default === void 0 || (!("default" in value) || (Array.isArray(value.default) && value.default.every((unique_0, index) => check_2(unique_0)) || value.default === null))) && (value.whitelist === void 0 || (!("whitelist" in value) || (Array.isArray(value.whitelist) && value.whitelist.every((unique_1, index) => check_2(unique_1)) || value.whitelist === null)))));
var check_2 = (value) => checkToleration(value);
var checkConfiguration = check_1;

// dist/generated/podtolerationrestriction.admission/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var Configuration2 = {
  structure: Configuration,
  applyDefaults: () => void 0,
  check: checkConfiguration,
  schema: async () => (await import("./chunk-SC6ZULHG.js")).Configuration,
  ...renamed("podtolerationrestriction.admission.k8s.io/v1alpha1", "podtolerationrestriction.admission.k8s.io/v1alpha1"),
  protobuf: async () => void 0
};
export {
  Configuration2 as Configuration
};
