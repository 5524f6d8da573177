import "./chunk-7FSAQLAA.js";

// dist/generated/abac.authorization/v1beta1/structures.js
import { BOOL, STRING, field, struct } from "kindwright/generated-code";
var Policy = struct("v1beta1.Policy", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("spec", PolicySpec, "+")
], void 0, "abac");
var PolicySpec = struct("v1beta1.PolicySpec", () => [
  field("user", STRING, "?"),
  field("group", STRING, "?"),
  field("readonly", BOOL, "?"),
  field("apiGroup", STRING, "?"),
  field("resource", STRING, "?"),
  field("namespace", STRING, "?"),
  field("nonResourcePath", STRING, "?")
], void 0, "abac");

// dist/generated/abac.authorization/v1beta1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.spec === void 0 || (!("spec" in value) || (check_2(value.spec) || value.spec === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.user === void 0 || (!("user" in value) || (typeof value.user === "string" || value.user === null))) && (value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.readonly === void 0 || (!("readonly" in value) || (typeof value.readonly === "boolean" || value.readonly === null))) && (value.apiGroup === void 0 || (!("apiGroup" in value) || (typeof value.apiGroup === "string" || value.apiGroup === null))) && (value.resource === void 0 || (!("resource" in value) || (typeof value.resource === "string" || value.resource === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.nonResourcePath === void 0 || (!("nonResourcePath" in value) || (typeof value.nonResourcePath === "string" || value.nonResourcePath === null)))));
var checkPolicy = check_1;

// dist/generated/abac.authorization/v1beta1/kinds.js
import { renamed } from "kindwright/generated-code";
var Policy2 = {
  structure: Policy,
  applyDefaults: () => void 0,
  check: checkPolicy,
  schema: async () => (await import("./chunk-S5IFHUBL.js")).Policy,
  ...renamed("abac.authorization.kubernetes.io/v1beta1", "abac.authorization.kubernetes.io/v1beta1"),
  protobuf: async () => void 0
};
export {
  Policy2 as Policy
};
