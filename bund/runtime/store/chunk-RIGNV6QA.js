import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/auditregistration/v1alpha1/defaults.js
import { each, eachMade } from "kindwright/generated-code";
function defaultAuditSink(v, functions) {
  eachMade(v, "spec", defaultAuditSinkSpec, functions);
}
function defaultAuditSinkSpec(v, functions) {
  eachMade(v, "webhook", defaultWebhook, functions);
}
function defaultWebhook(v, functions) {
  v.throttle ??= {};
  each(v, "throttle", defaultWebhookThrottleConfig, functions);
  eachMade(v, "clientConfig", defaultWebhookClientConfig, functions);
}
function defaultWebhookThrottleConfig(v) {
  v.qps ??= 10;
  v.burst ??= 15;
}
function defaultWebhookClientConfig(v, functions) {
  each(v, "service", defaultServiceReference, functions);
}
function defaultServiceReference(v) {
  v.port ??= 443;
}

// dist/generated/auditregistration/v1alpha1/structures.js
import { BYTES, INT32, INT64, STRING, field, listOf, struct } from "kindwright/generated-code";
var AuditSink = struct("v1alpha1.AuditSink", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", AuditSinkSpec, "?")
], void 0, "auditregistration");
var AuditSinkSpec = struct("v1alpha1.AuditSinkSpec", () => [
  field("policy", Policy, "+"),
  field("webhook", Webhook, "+")
], void 0, "auditregistration");
var Policy = struct("v1alpha1.Policy", () => [
  field("level", STRING, "+"),
  field("stages", listOf(STRING), "+")
], void 0, "auditregistration");
var Webhook = struct("v1alpha1.Webhook", () => [
  field("throttle", WebhookThrottleConfig, "*"),
  field("clientConfig", WebhookClientConfig, "+")
], void 0, "auditregistration");
var WebhookThrottleConfig = struct("v1alpha1.WebhookThrottleConfig", () => [
  field("qps", INT64, "*", { default: 10 }),
  field("burst", INT64, "*", { default: 15 })
], void 0, "auditregistration");
var WebhookClientConfig = struct("v1alpha1.WebhookClientConfig", () => [
  field("url", STRING, "*"),
  field("service", ServiceReference, "*"),
  field("caBundle", BYTES, "?")
], void 0, "auditregistration");
var ServiceReference = struct("v1alpha1.ServiceReference", () => [
  field("namespace", STRING, "+"),
  field("name", STRING, "+"),
  field("path", STRING, "*"),
  field("port", INT32, "*", { default: 443 })
], void 0, "auditregistration");

// dist/generated/auditregistration/v1alpha1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.policy === void 0 || (!("policy" in value) || (check_4(value.policy) || value.policy === null))) && (value.webhook === void 0 || (!("webhook" in value) || (check_5(value.webhook) || value.webhook === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.level === void 0 || (!("level" in value) || (typeof value.level === "string" || value.level === null))) && (value.stages === void 0 || (!("stages" in value) || (Array.isArray(value.stages) && value.stages.every((unique_0, index) => typeof unique_0 === "string") || value.stages === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.throttle === void 0 || (!("throttle" in value) || (check_6(value.throttle) || value.throttle === null))) && (value.clientConfig === void 0 || (!("clientConfig" in value) || (check_7(value.clientConfig) || value.clientConfig === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.qps === void 0 || (!("qps" in value) || (Number.isInteger(value.qps) && (!(Number.isFinite(value.qps) || typeof value.qps === "bigint") || value.qps >= 1) || typeof value.qps === "bigint" || value.qps === null))) && (value.burst === void 0 || (!("burst" in value) || (Number.isInteger(value.burst) && (!(Number.isFinite(value.burst) || typeof value.burst === "bigint") || value.burst >= 1) || typeof value.burst === "bigint" || value.burst === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.url === void 0 || (!("url" in value) || (typeof value.url === "string" || value.url === null))) && (value.service === void 0 || (!("service" in value) || (check_8(value.service) || value.service === null))) && (value.caBundle === void 0 || (!("caBundle" in value) || (typeof value.caBundle === "string" || value.caBundle === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || value.port === null)))));
var checkAuditSink = check_1;

// dist/generated/auditregistration/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var AuditSink2 = {
  structure: AuditSink,
  applyDefaults: defaultAuditSink,
  check: checkAuditSink,
  schema: async () => (await import("./chunk-V6NHA376.js")).AuditSink,
  ...renamed("auditregistration.k8s.io/v1alpha1", "auditregistration.k8s.io/v1alpha1"),
  protobuf: async () => (await import("./chunk-WVA2UBOS.js")).AuditSink
};
export {
  AuditSink2 as AuditSink
};
