import {
  ScopedResourceSelectorRequirement,
  checkScopedResourceSelectorRequirement
} from "./chunk-RWTCUW7N.js";
import "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/resourcequota.admission/v1alpha1/structures.js
import { STRING, field, listOf, struct } from "kindwright/generated-code";
var Configuration = struct("v1alpha1.Configuration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("limitedResources", listOf(LimitedResource), "+")
], void 0, "resourcequota");
var LimitedResource = struct("v1alpha1.LimitedResource", () => [
  field("apiGroup", STRING, "?"),
  field("resource", STRING, "+"),
  field("matchContains", listOf(STRING), "?"),
  field("matchScopes", listOf(ScopedResourceSelectorRequirement), "?")
], void 0, "resourcequota");

// dist/generated/resourcequota.admission/v1alpha1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.limitedResources === void 0 || (!("limitedResources" in value) || (Array.isArray(value.limitedResources) && value.limitedResources.every((unique_0, index) => check_2(unique_0)) || value.limitedResources === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiGroup === void 0 || (!("apiGroup" in value) || (typeof value.apiGroup === "string" || value.apiGroup === null))) && (value.resource === void 0 || (!("resource" in value) || (typeof value.resource === "string" || value.resource === null))) && (value.matchContains === void 0 || (!("matchContains" in value) || (Array.isArray(value.matchContains) && value.matchContains.every((unique_1, index) => typeof unique_1 === "string") || value.matchContains === null))) && (value.matchScopes === void 0 || (!("matchScopes" in value) || (Array.isArray(value.matchScopes) && value.matchScopes.every((unique_2, index) => check_3(unique_2)) || value.matchScopes === null)))));
var check_3 = (value) => checkScopedResourceSelectorRequirement(value);
var checkConfiguration = check_1;

// dist/generated/resourcequota.admission/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var Configuration2 = {
  structure: Configuration,
  applyDefaults: () => void 0,
  check: checkConfiguration,
  schema: async () => (await import("./chunk-HZH6BRRK.js")).Configuration,
  ...renamed("resourcequota.admission.k8s.io/v1alpha1", "resourcequota.admission.k8s.io/v1alpha1"),
  protobuf: async () => void 0
};
export {
  Configuration2 as Configuration
};
