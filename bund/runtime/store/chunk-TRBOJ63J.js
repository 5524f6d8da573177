import {
  UserInfo,
  checkUserInfo
} from "./chunk-6GBM4GIP.js";
import {
  ObjectMeta,
  Status,
  checkObjectMeta,
  checkStatus
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/audit/v1alpha1/structures.js
import { FREE_OBJECT, MICROTIME, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var Event = struct("v1alpha1.Event", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("level", STRING, "+"),
  field("timestamp", TIME, "+"),
  field("auditID", STRING, "+"),
  field("stage", STRING, "+"),
  field("requestURI", STRING, "+"),
  field("verb", STRING, "+"),
  field("user", UserInfo, "+"),
  field("impersonatedUser", UserInfo, "*"),
  field("sourceIPs", listOf(STRING), "?"),
  field("userAgent", STRING, "?"),
  field("objectRef", ObjectReference, "*"),
  field("responseStatus", Status, "*"),
  field("requestObject", FREE_OBJECT, "*"),
  field("responseObject", FREE_OBJECT, "*"),
  field("requestReceivedTimestamp", MICROTIME, "+"),
  field("stageTimestamp", MICROTIME, "+"),
  field("annotations", mapOf(STRING), "?")
], void 0, "audit");
var ObjectReference = struct("v1alpha1.ObjectReference", () => [
  field("resource", STRING, "?"),
  field("namespace", STRING, "?"),
  field("name", STRING, "?"),
  field("uid", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("resourceVersion", STRING, "?"),
  field("subresource", STRING, "?")
], void 0, "audit");
var Policy = struct("v1alpha1.Policy", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("rules", listOf(PolicyRule), "+"),
  field("omitStages", listOf(STRING), "?")
], void 0, "audit");
var PolicyRule = struct("v1alpha1.PolicyRule", () => [
  field("level", STRING, "+"),
  field("users", listOf(STRING), "?"),
  field("userGroups", listOf(STRING), "?"),
  field("verbs", listOf(STRING), "?"),
  field("resources", listOf(GroupResources), "?"),
  field("namespaces", listOf(STRING), "?"),
  field("nonResourceURLs", listOf(STRING), "?"),
  field("omitStages", listOf(STRING), "?")
], void 0, "audit");
var GroupResources = struct("v1alpha1.GroupResources", () => [
  field("group", STRING, "?"),
  field("resources", listOf(STRING), "?"),
  field("resourceNames", listOf(STRING), "?")
], void 0, "audit");

// dist/generated/audit/v1alpha1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.level === void 0 || (!("level" in value) || (typeof value.level === "string" || value.level === null))) && (value.timestamp === void 0 || (!("timestamp" in value) || (typeof value.timestamp === "string" || value.timestamp === null))) && (value.auditID === void 0 || (!("auditID" in value) || (typeof value.auditID === "string" || value.auditID === null))) && (value.stage === void 0 || (!("stage" in value) || (typeof value.stage === "string" || value.stage === null))) && (value.requestURI === void 0 || (!("requestURI" in value) || (typeof value.requestURI === "string" || value.requestURI === null))) && (value.verb === void 0 || (!("verb" in value) || (typeof value.verb === "string" || value.verb === null))) && (value.user === void 0 || (!("user" in value) || (check_3(value.user) || value.user === null))) && (value.impersonatedUser === void 0 || (!("impersonatedUser" in value) || (check_3(value.impersonatedUser) || value.impersonatedUser === null))) && (value.sourceIPs === void 0 || (!("sourceIPs" in value) || (Array.isArray(value.sourceIPs) && value.sourceIPs.every((unique_0, index) => typeof unique_0 === "string") || value.sourceIPs === null))) && (value.userAgent === void 0 || (!("userAgent" in value) || (typeof value.userAgent === "string" || value.userAgent === null))) && (value.objectRef === void 0 || (!("objectRef" in value) || (check_4(value.objectRef) || value.objectRef === null))) && (value.responseStatus === void 0 || (!("responseStatus" in value) || (check_5(value.responseStatus) || value.responseStatus === null))) && (value.requestObject === void 0 || (!("requestObject" in value) || true)) && (value.responseObject === void 0 || (!("responseObject" in value) || true)) && (value.requestReceivedTimestamp === void 0 || (!("requestReceivedTimestamp" in value) || (typeof value.requestReceivedTimestamp === "string" || value.requestReceivedTimestamp === null))) && (value.stageTimestamp === void 0 || (!("stageTimestamp" in value) || (typeof value.stageTimestamp === "string" || value.stageTimestamp === null))) && (value.annotations === void 0 || (!("annotations" in value) || (typeof value.annotations === "object" && value.annotations !== null && !Array.isArray(value.annotations) && (Object.getOwnPropertyNames(value.annotations).every((unique_1, unique_2) => External[0].test(unique_1) || typeof value.annotations[unique_1] === "string") && true) || value.annotations === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = (value) => checkUserInfo(value);
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.resource === void 0 || (!("resource" in value) || (typeof value.resource === "string" || value.resource === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.resourceVersion === void 0 || (!("resourceVersion" in value) || (typeof value.resourceVersion === "string" || value.resourceVersion === null))) && (value.subresource === void 0 || (!("subresource" in value) || (typeof value.subresource === "string" || value.subresource === null)))));
var check_5 = (value) => checkStatus(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_3, index) => check_7(unique_3)) || value.rules === null))) && (value.omitStages === void 0 || (!("omitStages" in value) || (Array.isArray(value.omitStages) && value.omitStages.every((unique_13, index) => typeof unique_13 === "string") || value.omitStages === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.level === void 0 || (!("level" in value) || (typeof value.level === "string" || value.level === null))) && (value.users === void 0 || (!("users" in value) || (Array.isArray(value.users) && value.users.every((unique_4, index) => typeof unique_4 === "string") || value.users === null))) && (value.userGroups === void 0 || (!("userGroups" in value) || (Array.isArray(value.userGroups) && value.userGroups.every((unique_5, index) => typeof unique_5 === "string") || value.userGroups === null))) && (value.verbs === void 0 || (!("verbs" in value) || (Array.isArray(value.verbs) && value.verbs.every((unique_6, index) => typeof unique_6 === "string") || value.verbs === null))) && (value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_7, index) => check_8(unique_7)) || value.resources === null))) && (value.namespaces === void 0 || (!("namespaces" in value) || (Array.isArray(value.namespaces) && value.namespaces.every((unique_10, index) => typeof unique_10 === "string") || value.namespaces === null))) && (value.nonResourceURLs === void 0 || (!("nonResourceURLs" in value) || (Array.isArray(value.nonResourceURLs) && value.nonResourceURLs.every((unique_11, index) => typeof unique_11 === "string") || value.nonResourceURLs === null))) && (value.omitStages === void 0 || (!("omitStages" in value) || (Array.isArray(value.omitStages) && value.omitStages.every((unique_12, index) => typeof unique_12 === "string") || value.omitStages === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_8, index) => typeof unique_8 === "string") || value.resources === null))) && (value.resourceNames === void 0 || (!("resourceNames" in value) || (Array.isArray(value.resourceNames) && value.resourceNames.every((unique_9, index) => typeof unique_9 === "string") || value.resourceNames === null)))));
var checkEvent = check_1;
var checkPolicy = check_6;

// dist/generated/audit/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var Event2 = {
  structure: Event,
  applyDefaults: () => void 0,
  check: checkEvent,
  schema: async () => (await import("./chunk-MQDC65H3.js")).Event,
  ...renamed("audit.k8s.io/v1alpha1", "audit.k8s.io/v1alpha1"),
  protobuf: async () => (await import("./chunk-V7XOAHO2.js")).Event
};
var Policy2 = {
  structure: Policy,
  applyDefaults: () => void 0,
  check: checkPolicy,
  schema: async () => (await import("./chunk-MQDC65H3.js")).Policy,
  ...renamed("audit.k8s.io/v1alpha1", "audit.k8s.io/v1alpha1"),
  protobuf: async () => (await import("./chunk-V7XOAHO2.js")).Policy
};
export {
  Event2 as Event,
  Policy2 as Policy
};
