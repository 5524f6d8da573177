import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/apiregistration/v1/defaults.js
import { each, eachMade } from "kindwright/generated-code";
function defaultAPIService(v, functions) {
  eachMade(v, "spec", defaultAPIServiceSpec, functions);
}
function defaultServiceReference(v) {
  v.port ??= 443;
}
function defaultAPIServiceSpec(v, functions) {
  each(v, "service", defaultServiceReference, functions);
}

// dist/generated/apiregistration/v1/structures.js
import { BOOL, BYTES, INT32, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
var APIService = struct("v1.APIService", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", APIServiceSpec, "?"),
  field("status", APIServiceStatus, "?")
], void 0, "apiregistration");
var ServiceReference = struct("v1.ServiceReference", () => [
  field("namespace", STRING, "?"),
  field("name", STRING, "?"),
  field("port", INT32, "*", { default: 443 })
], void 0, "apiregistration");
var APIServiceSpec = struct("v1.APIServiceSpec", () => [
  field("service", ServiceReference, "*"),
  field("group", STRING, "?"),
  field("version", STRING, "?"),
  field("insecureSkipTLSVerify", BOOL, "?"),
  field("caBundle", BYTES, "?", { listType: "atomic" }),
  field("groupPriorityMinimum", INT32, "+"),
  field("versionPriority", INT32, "+")
], void 0, "apiregistration");
var APIServiceCondition = struct("v1.APIServiceCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "apiregistration");
var APIServiceStatus = struct("v1.APIServiceStatus", () => [
  field("conditions", listOf(APIServiceCondition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "apiregistration");

// dist/generated/apiregistration/v1/validators.js
import { Guard } from "kindwright/generated-code";
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_5(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.service === void 0 || (!("service" in value) || (check_4(value.service) || value.service === null))) && (value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.version === void 0 || (!("version" in value) || (typeof value.version === "string" || value.version === null))) && (value.insecureSkipTLSVerify === void 0 || (!("insecureSkipTLSVerify" in value) || (typeof value.insecureSkipTLSVerify === "boolean" || value.insecureSkipTLSVerify === null))) && (value.caBundle === void 0 || (!("caBundle" in value) || (typeof value.caBundle === "string" || value.caBundle === null))) && (value.groupPriorityMinimum === void 0 || (!("groupPriorityMinimum" in value) || (Number.isInteger(value.groupPriorityMinimum) && (!(Number.isFinite(value.groupPriorityMinimum) || typeof value.groupPriorityMinimum === "bigint") || value.groupPriorityMinimum >= 1 && value.groupPriorityMinimum <= 2e4) || value.groupPriorityMinimum === null))) && (value.versionPriority === void 0 || (!("versionPriority" in value) || (Number.isInteger(value.versionPriority) && (!(Number.isFinite(value.versionPriority) || typeof value.versionPriority === "bigint") || value.versionPriority >= 1 && value.versionPriority <= 1e3) || value.versionPriority === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" && (value.namespace.length >= 2 || value.namespace.length >= 1 && Guard.CodePointCount(value.namespace) >= 1) || value.namespace === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" && (value.name.length >= 2 || value.name.length >= 1 && Guard.CodePointCount(value.name) >= 1) || value.name === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) && (!(Number.isFinite(value.port) || typeof value.port === "bigint") || value.port >= 1 && value.port <= 65535) || value.port === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_0, index) => check_6(unique_0)) || value.conditions === null))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (value.status === "True" || value.status === "False" || value.status === "Unknown" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkAPIService = check_1;

// dist/generated/apiregistration/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var APIService2 = {
  structure: APIService,
  applyDefaults: defaultAPIService,
  check: checkAPIService,
  rules: async () => (await import("./chunk-GMQZBH3Q.js")).APIService,
  schema: async () => (await import("./chunk-EG2V52RA.js")).APIService,
  ...renamed("apiregistration.k8s.io/v1", "apiregistration.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-NUKWNNWK.js")).APIService
};
export {
  APIService2 as APIService
};
