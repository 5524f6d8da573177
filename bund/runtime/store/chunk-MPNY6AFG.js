import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/admissionregistration/v1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultMutatingWebhookConfiguration(v, functions) {
  each(v, "webhooks", items(defaultMutatingWebhook), functions);
}
function defaultMutatingWebhook(v, functions) {
  v.failurePolicy ??= "Fail";
  v.matchPolicy ??= "Equivalent";
  v.namespaceSelector ??= {};
  v.objectSelector ??= {};
  v.timeoutSeconds ??= 10;
  v.reinvocationPolicy ??= "Never";
  eachMade(v, "clientConfig", defaultWebhookClientConfig, functions);
  each(v, "rules", items(defaultRuleWithOperations), functions);
}
function defaultValidatingWebhookConfiguration(v, functions) {
  each(v, "webhooks", items(defaultValidatingWebhook), functions);
}
function defaultValidatingWebhook(v, functions) {
  v.failurePolicy ??= "Fail";
  v.matchPolicy ??= "Equivalent";
  v.namespaceSelector ??= {};
  v.objectSelector ??= {};
  v.timeoutSeconds ??= 10;
  eachMade(v, "clientConfig", defaultWebhookClientConfig, functions);
  each(v, "rules", items(defaultRuleWithOperations), functions);
}
function defaultRuleWithOperations(v) {
  v.scope ??= "*";
}
function defaultWebhookClientConfig(v, functions) {
  each(v, "service", defaultServiceReference, functions);
}
function defaultServiceReference(v) {
  v.port ??= 443;
}

// dist/generated/admissionregistration/v1/structures.js
import { BYTES, INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
var MutatingWebhookConfiguration = struct("v1.MutatingWebhookConfiguration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("webhooks", listOf(MutatingWebhook), "?", { patchStrategy: ["merge"], patchMergeKey: "name" })
], void 0, "admissionregistration");
var MutatingWebhook = struct("v1.MutatingWebhook", () => [
  field("name", STRING, "+"),
  field("clientConfig", WebhookClientConfig, "+"),
  field("rules", listOf(RuleWithOperations), "?"),
  field("failurePolicy", STRING, "*", { default: "Fail" }),
  field("matchPolicy", STRING, "*", { default: "Equivalent" }),
  field("namespaceSelector", LabelSelector, "*"),
  field("objectSelector", LabelSelector, "*"),
  field("sideEffects", STRING, "!"),
  field("timeoutSeconds", INT32, "*", { default: 10 }),
  field("admissionReviewVersions", listOf(STRING), "+"),
  field("reinvocationPolicy", STRING, "*", { default: "Never" })
], void 0, "admissionregistration");
var ValidatingWebhookConfiguration = struct("v1.ValidatingWebhookConfiguration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("webhooks", listOf(ValidatingWebhook), "?", { patchStrategy: ["merge"], patchMergeKey: "name" })
], void 0, "admissionregistration");
var ValidatingWebhook = struct("v1.ValidatingWebhook", () => [
  field("name", STRING, "+"),
  field("clientConfig", WebhookClientConfig, "+"),
  field("rules", listOf(RuleWithOperations), "?"),
  field("failurePolicy", STRING, "*", { default: "Fail" }),
  field("matchPolicy", STRING, "*", { default: "Equivalent" }),
  field("namespaceSelector", LabelSelector, "*"),
  field("objectSelector", LabelSelector, "*"),
  field("sideEffects", STRING, "!"),
  field("timeoutSeconds", INT32, "*", { default: 10 }),
  field("admissionReviewVersions", listOf(STRING), "+")
], void 0, "admissionregistration");
var RuleWithOperations = struct("v1.RuleWithOperations", () => [
  field("operations", listOf(STRING), "?"),
  field("apiGroups", listOf(STRING), "?"),
  field("apiVersions", listOf(STRING), "?"),
  field("resources", listOf(STRING), "?"),
  field("scope", STRING, "*", { default: "*" })
], void 0, "admissionregistration");
var WebhookClientConfig = struct("v1.WebhookClientConfig", () => [
  field("url", STRING, "*"),
  field("service", ServiceReference, "*"),
  field("caBundle", BYTES, "?")
], void 0, "admissionregistration");
var ServiceReference = struct("v1.ServiceReference", () => [
  field("namespace", STRING, "+"),
  field("name", STRING, "+"),
  field("path", STRING, "*"),
  field("port", INT32, "*", { default: 443 })
], void 0, "admissionregistration");

// dist/generated/admissionregistration/v1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.webhooks === void 0 || (!("webhooks" in value) || (Array.isArray(value.webhooks) && value.webhooks.every((unique_0, index) => check_3(unique_0)) || value.webhooks === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.clientConfig === void 0 || (!("clientConfig" in value) || (check_4(value.clientConfig) || value.clientConfig === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_1, index) => check_6(unique_1)) || value.rules === null))) && (value.failurePolicy === void 0 || (!("failurePolicy" in value) || (typeof value.failurePolicy === "string" || value.failurePolicy === null))) && (value.matchPolicy === void 0 || (!("matchPolicy" in value) || (typeof value.matchPolicy === "string" || value.matchPolicy === null))) && (value.namespaceSelector === void 0 || (!("namespaceSelector" in value) || (check_7(value.namespaceSelector) || value.namespaceSelector === null))) && (value.objectSelector === void 0 || (!("objectSelector" in value) || (check_7(value.objectSelector) || value.objectSelector === null))) && (value.sideEffects === void 0 || (!("sideEffects" in value) || (typeof value.sideEffects === "string" || value.sideEffects === null))) && (value.timeoutSeconds === void 0 || (!("timeoutSeconds" in value) || (Number.isInteger(value.timeoutSeconds) || value.timeoutSeconds === null))) && (value.admissionReviewVersions === void 0 || (!("admissionReviewVersions" in value) || (Array.isArray(value.admissionReviewVersions) && value.admissionReviewVersions.every((unique_6, index) => typeof unique_6 === "string") || value.admissionReviewVersions === null))) && (value.reinvocationPolicy === void 0 || (!("reinvocationPolicy" in value) || (typeof value.reinvocationPolicy === "string" || value.reinvocationPolicy === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.url === void 0 || (!("url" in value) || (typeof value.url === "string" || value.url === null))) && (value.service === void 0 || (!("service" in value) || (check_5(value.service) || value.service === null))) && (value.caBundle === void 0 || (!("caBundle" in value) || (typeof value.caBundle === "string" || value.caBundle === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || value.port === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.operations === void 0 || (!("operations" in value) || (Array.isArray(value.operations) && value.operations.every((unique_2, index) => typeof unique_2 === "string") || value.operations === null))) && (value.apiGroups === void 0 || (!("apiGroups" in value) || (Array.isArray(value.apiGroups) && value.apiGroups.every((unique_3, index) => typeof unique_3 === "string") || value.apiGroups === null))) && (value.apiVersions === void 0 || (!("apiVersions" in value) || (Array.isArray(value.apiVersions) && value.apiVersions.every((unique_4, index) => typeof unique_4 === "string") || value.apiVersions === null))) && (value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_5, index) => typeof unique_5 === "string") || value.resources === null))) && (value.scope === void 0 || (!("scope" in value) || (typeof value.scope === "string" || value.scope === null)))));
var check_7 = (value) => checkLabelSelector(value);
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.webhooks === void 0 || (!("webhooks" in value) || (Array.isArray(value.webhooks) && value.webhooks.every((unique_7, index) => check_9(unique_7)) || value.webhooks === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.clientConfig === void 0 || (!("clientConfig" in value) || (check_4(value.clientConfig) || value.clientConfig === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_8, index) => check_6(unique_8)) || value.rules === null))) && (value.failurePolicy === void 0 || (!("failurePolicy" in value) || (typeof value.failurePolicy === "string" || value.failurePolicy === null))) && (value.matchPolicy === void 0 || (!("matchPolicy" in value) || (typeof value.matchPolicy === "string" || value.matchPolicy === null))) && (value.namespaceSelector === void 0 || (!("namespaceSelector" in value) || (check_7(value.namespaceSelector) || value.namespaceSelector === null))) && (value.objectSelector === void 0 || (!("objectSelector" in value) || (check_7(value.objectSelector) || value.objectSelector === null))) && (value.sideEffects === void 0 || (!("sideEffects" in value) || (typeof value.sideEffects === "string" || value.sideEffects === null))) && (value.timeoutSeconds === void 0 || (!("timeoutSeconds" in value) || (Number.isInteger(value.timeoutSeconds) || value.timeoutSeconds === null))) && (value.admissionReviewVersions === void 0 || (!("admissionReviewVersions" in value) || (Array.isArray(value.admissionReviewVersions) && value.admissionReviewVersions.every((unique_9, index) => typeof unique_9 === "string") || value.admissionReviewVersions === null)))));
var checkMutatingWebhookConfiguration = check_1;
var checkValidatingWebhookConfiguration = check_8;

// dist/generated/admissionregistration/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var MutatingWebhookConfiguration2 = {
  structure: MutatingWebhookConfiguration,
  applyDefaults: defaultMutatingWebhookConfiguration,
  check: checkMutatingWebhookConfiguration,
  schema: async () => (await import("./chunk-YWGRGQAR.js")).MutatingWebhookConfiguration,
  ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-3LE6U7KR.js")).MutatingWebhookConfiguration
};
var ValidatingWebhookConfiguration2 = {
  structure: ValidatingWebhookConfiguration,
  applyDefaults: defaultValidatingWebhookConfiguration,
  check: checkValidatingWebhookConfiguration,
  schema: async () => (await import("./chunk-YWGRGQAR.js")).ValidatingWebhookConfiguration,
  ...renamed("admissionregistration.k8s.io/v1", "admissionregistration.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-3LE6U7KR.js")).ValidatingWebhookConfiguration
};
export {
  MutatingWebhookConfiguration2 as MutatingWebhookConfiguration,
  ValidatingWebhookConfiguration2 as ValidatingWebhookConfiguration
};
