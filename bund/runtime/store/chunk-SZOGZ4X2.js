import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/flowcontrol.apiserver/v1alpha1/defaults.js
import { each, eachMade } from "kindwright/generated-code";
function defaultFlowSchema(v, functions) {
  eachMade(v, "spec", defaultFlowSchemaSpec, functions);
}
function defaultFlowSchemaSpec(v) {
  if (v.matchingPrecedence === void 0 || v.matchingPrecedence === null || v.matchingPrecedence === 0) v.matchingPrecedence = 1e3;
}
function defaultPriorityLevelConfiguration(v, functions) {
  eachMade(v, "spec", defaultPriorityLevelConfigurationSpec, functions);
}
function defaultPriorityLevelConfigurationSpec(v, functions) {
  each(v, "limited", defaultLimitedPriorityLevelConfiguration, functions);
}
function defaultLimitedPriorityLevelConfiguration(v, functions) {
  if (v.assuredConcurrencyShares === void 0 || v.assuredConcurrencyShares === null || v.assuredConcurrencyShares === 0) v.assuredConcurrencyShares = 30;
  eachMade(v, "limitResponse", defaultLimitResponse, functions);
}
function defaultLimitResponse(v, functions) {
  each(v, "queuing", defaultQueuingConfiguration, functions);
}
function defaultQueuingConfiguration(v) {
  if (v.queues === void 0 || v.queues === null || v.queues === 0) v.queues = 64;
  if (v.handSize === void 0 || v.handSize === null || v.handSize === 0) v.handSize = 8;
  if (v.queueLengthLimit === void 0 || v.queueLengthLimit === null || v.queueLengthLimit === 0) v.queueLengthLimit = 50;
}

// dist/generated/flowcontrol.apiserver/v1alpha1/structures.js
import { BOOL, INT32, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
var FlowSchema = struct("v1alpha1.FlowSchema", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", FlowSchemaSpec, "?"),
  field("status", FlowSchemaStatus, "?")
], void 0, "flowcontrol");
var FlowSchemaSpec = struct("v1alpha1.FlowSchemaSpec", () => [
  field("priorityLevelConfiguration", PriorityLevelConfigurationReference, "+"),
  field("matchingPrecedence", INT32, "+", { default: 1e3 }),
  field("distinguisherMethod", FlowDistinguisherMethod, "*"),
  field("rules", listOf(PolicyRulesWithSubjects), "?", { listType: "atomic" })
], void 0, "flowcontrol");
var FlowDistinguisherMethod = struct("v1alpha1.FlowDistinguisherMethod", () => [
  field("type", STRING, "+")
], void 0, "flowcontrol");
var PriorityLevelConfigurationReference = struct("v1alpha1.PriorityLevelConfigurationReference", () => [
  field("name", STRING, "+")
], void 0, "flowcontrol");
var PolicyRulesWithSubjects = struct("v1alpha1.PolicyRulesWithSubjects", () => [
  field("subjects", listOf(Subject), "+", { listType: "atomic" }),
  field("resourceRules", listOf(ResourcePolicyRule), "?", { listType: "atomic" }),
  field("nonResourceRules", listOf(NonResourcePolicyRule), "?", { listType: "atomic" })
], void 0, "flowcontrol");
var Subject = struct("v1alpha1.Subject", () => [
  field("kind", STRING, "+"),
  field("user", UserSubject, "*"),
  field("group", GroupSubject, "*"),
  field("serviceAccount", ServiceAccountSubject, "*")
], void 0, "flowcontrol");
var UserSubject = struct("v1alpha1.UserSubject", () => [
  field("name", STRING, "+")
], void 0, "flowcontrol");
var GroupSubject = struct("v1alpha1.GroupSubject", () => [
  field("name", STRING, "+")
], void 0, "flowcontrol");
var ServiceAccountSubject = struct("v1alpha1.ServiceAccountSubject", () => [
  field("namespace", STRING, "+"),
  field("name", STRING, "+")
], void 0, "flowcontrol");
var ResourcePolicyRule = struct("v1alpha1.ResourcePolicyRule", () => [
  field("verbs", listOf(STRING), "+", { listType: "set" }),
  field("apiGroups", listOf(STRING), "+", { listType: "set" }),
  field("resources", listOf(STRING), "+", { listType: "set" }),
  field("clusterScope", BOOL, "?"),
  field("namespaces", listOf(STRING), "+", { listType: "set" })
], void 0, "flowcontrol");
var NonResourcePolicyRule = struct("v1alpha1.NonResourcePolicyRule", () => [
  field("verbs", listOf(STRING), "+", { listType: "set" }),
  field("nonResourceURLs", listOf(STRING), "+", { listType: "set" })
], void 0, "flowcontrol");
var FlowSchemaStatus = struct("v1alpha1.FlowSchemaStatus", () => [
  field("conditions", listOf(FlowSchemaCondition), "?", { listType: "map", listMapKeys: ["type"] })
], void 0, "flowcontrol");
var FlowSchemaCondition = struct("v1alpha1.FlowSchemaCondition", () => [
  field("type", STRING, "?"),
  field("status", STRING, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "flowcontrol");
var PriorityLevelConfiguration = struct("v1alpha1.PriorityLevelConfiguration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PriorityLevelConfigurationSpec, "?"),
  field("status", PriorityLevelConfigurationStatus, "?")
], void 0, "flowcontrol");
var PriorityLevelConfigurationSpec = struct("v1alpha1.PriorityLevelConfigurationSpec", () => [
  field("type", STRING, "+"),
  field("limited", LimitedPriorityLevelConfiguration, "*")
], void 0, "flowcontrol");
var LimitedPriorityLevelConfiguration = struct("v1alpha1.LimitedPriorityLevelConfiguration", () => [
  field("assuredConcurrencyShares", INT32, "+", { default: 30 }),
  field("limitResponse", LimitResponse, "?")
], void 0, "flowcontrol");
var LimitResponse = struct("v1alpha1.LimitResponse", () => [
  field("type", STRING, "+"),
  field("queuing", QueuingConfiguration, "*")
], void 0, "flowcontrol");
var QueuingConfiguration = struct("v1alpha1.QueuingConfiguration", () => [
  field("queues", INT32, "+", { default: 64 }),
  field("handSize", INT32, "+", { default: 8 }),
  field("queueLengthLimit", INT32, "+", { default: 50 })
], void 0, "flowcontrol");
var PriorityLevelConfigurationStatus = struct("v1alpha1.PriorityLevelConfigurationStatus", () => [
  field("conditions", listOf(PriorityLevelConfigurationCondition), "?", { listType: "map", listMapKeys: ["type"] })
], void 0, "flowcontrol");
var PriorityLevelConfigurationCondition = struct("v1alpha1.PriorityLevelConfigurationCondition", () => [
  field("type", STRING, "?"),
  field("status", STRING, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "flowcontrol");

// dist/generated/flowcontrol.apiserver/v1alpha1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_13(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.priorityLevelConfiguration === void 0 || (!("priorityLevelConfiguration" in value) || (check_4(value.priorityLevelConfiguration) || value.priorityLevelConfiguration === null))) && (value.matchingPrecedence === void 0 || (!("matchingPrecedence" in value) || (Number.isInteger(value.matchingPrecedence) || value.matchingPrecedence === null))) && (value.distinguisherMethod === void 0 || (!("distinguisherMethod" in value) || (check_5(value.distinguisherMethod) || value.distinguisherMethod === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_0, index) => check_6(unique_0)) || value.rules === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.subjects === void 0 || (!("subjects" in value) || (Array.isArray(value.subjects) && value.subjects.every((unique_1, index) => check_7(unique_1)) || value.subjects === null))) && (value.resourceRules === void 0 || (!("resourceRules" in value) || (Array.isArray(value.resourceRules) && value.resourceRules.every((unique_2, index) => check_11(unique_2)) || value.resourceRules === null))) && (value.nonResourceRules === void 0 || (!("nonResourceRules" in value) || (Array.isArray(value.nonResourceRules) && value.nonResourceRules.every((unique_7, index) => check_12(unique_7)) || value.nonResourceRules === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.user === void 0 || (!("user" in value) || (check_8(value.user) || value.user === null))) && (value.group === void 0 || (!("group" in value) || (check_9(value.group) || value.group === null))) && (value.serviceAccount === void 0 || (!("serviceAccount" in value) || (check_10(value.serviceAccount) || value.serviceAccount === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.verbs === void 0 || (!("verbs" in value) || (Array.isArray(value.verbs) && value.verbs.every((unique_3, index) => typeof unique_3 === "string") || value.verbs === null))) && (value.apiGroups === void 0 || (!("apiGroups" in value) || (Array.isArray(value.apiGroups) && value.apiGroups.every((unique_4, index) => typeof unique_4 === "string") || value.apiGroups === null))) && (value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_5, index) => typeof unique_5 === "string") || value.resources === null))) && (value.clusterScope === void 0 || (!("clusterScope" in value) || (typeof value.clusterScope === "boolean" || value.clusterScope === null))) && (value.namespaces === void 0 || (!("namespaces" in value) || (Array.isArray(value.namespaces) && value.namespaces.every((unique_6, index) => typeof unique_6 === "string") || value.namespaces === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.verbs === void 0 || (!("verbs" in value) || (Array.isArray(value.verbs) && value.verbs.every((unique_8, index) => typeof unique_8 === "string") || value.verbs === null))) && (value.nonResourceURLs === void 0 || (!("nonResourceURLs" in value) || (Array.isArray(value.nonResourceURLs) && value.nonResourceURLs.every((unique_9, index) => typeof unique_9 === "string") || value.nonResourceURLs === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_10, index) => check_14(unique_10)) || value.conditions === null))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_16(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_20(value.status) || value.status === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.limited === void 0 || (!("limited" in value) || (check_17(value.limited) || value.limited === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.assuredConcurrencyShares === void 0 || (!("assuredConcurrencyShares" in value) || (Number.isInteger(value.assuredConcurrencyShares) || value.assuredConcurrencyShares === null))) && (value.limitResponse === void 0 || (!("limitResponse" in value) || (check_18(value.limitResponse) || value.limitResponse === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.queuing === void 0 || (!("queuing" in value) || (check_19(value.queuing) || value.queuing === null)))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.queues === void 0 || (!("queues" in value) || (Number.isInteger(value.queues) || value.queues === null))) && (value.handSize === void 0 || (!("handSize" in value) || (Number.isInteger(value.handSize) || value.handSize === null))) && (value.queueLengthLimit === void 0 || (!("queueLengthLimit" in value) || (Number.isInteger(value.queueLengthLimit) || value.queueLengthLimit === null)))));
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_11, index) => check_21(unique_11)) || value.conditions === null))));
var check_21 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkFlowSchema = check_1;
var checkPriorityLevelConfiguration = check_15;

// dist/generated/flowcontrol.apiserver/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var FlowSchema2 = {
  structure: FlowSchema,
  applyDefaults: defaultFlowSchema,
  check: checkFlowSchema,
  schema: async () => (await import("./chunk-HK6XEEVI.js")).FlowSchema,
  ...renamed("flowcontrol.apiserver.k8s.io/v1alpha1", "flowcontrol.apiserver.k8s.io/v1beta1"),
  protobuf: async () => (await import("./chunk-DYUFRH4K.js")).FlowSchema
};
var PriorityLevelConfiguration2 = {
  structure: PriorityLevelConfiguration,
  applyDefaults: defaultPriorityLevelConfiguration,
  check: checkPriorityLevelConfiguration,
  schema: async () => (await import("./chunk-HK6XEEVI.js")).PriorityLevelConfiguration,
  ...renamed("flowcontrol.apiserver.k8s.io/v1alpha1", "flowcontrol.apiserver.k8s.io/v1beta1"),
  protobuf: async () => (await import("./chunk-DYUFRH4K.js")).PriorityLevelConfiguration
};
export {
  FlowSchema2 as FlowSchema,
  PriorityLevelConfiguration2 as PriorityLevelConfiguration
};
