import {
  defaultPersistentVolumeClaim,
  defaultPodTemplateSpec
} from "./chunk-Y7CPP5VR.js";
import {
  PersistentVolumeClaim,
  PodTemplateSpec,
  checkPersistentVolumeClaim,
  checkPodTemplateSpec
} from "./chunk-RWTCUW7N.js";
import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/apps/v1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultDaemonSet(v, functions) {
  functions.fill("daemonSet", v);
  eachMade(v, "spec", defaultDaemonSetSpec, functions);
}
function defaultDaemonSetUpdateStrategy(v, functions) {
  v.type ??= "RollingUpdate";
  if ((v.rollingUpdate === void 0 || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
  each(v, "rollingUpdate", defaultRollingUpdateDaemonSet, functions);
}
function defaultRollingUpdateDaemonSet(v) {
  v.maxUnavailable ??= 1;
  v.maxSurge ??= 0;
}
function defaultDaemonSetSpec(v, functions) {
  v.revisionHistoryLimit ??= 10;
  eachMade(v, "template", defaultPodTemplateSpec, functions);
  eachMade(v, "updateStrategy", defaultDaemonSetUpdateStrategy, functions);
}
function defaultDeployment(v, functions) {
  eachMade(v, "spec", defaultDeploymentSpec, functions);
}
function defaultDeploymentSpec(v, functions) {
  v.replicas ??= 1;
  v.revisionHistoryLimit ??= 10;
  v.progressDeadlineSeconds ??= 600;
  eachMade(v, "template", defaultPodTemplateSpec, functions);
  eachMade(v, "strategy", defaultDeploymentStrategy, functions);
}
function defaultDeploymentStrategy(v, functions) {
  v.type ??= "RollingUpdate";
  if ((v.rollingUpdate === void 0 || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
  each(v, "rollingUpdate", defaultRollingUpdateDeployment, functions);
}
function defaultRollingUpdateDeployment(v) {
  v.maxUnavailable ??= "25%";
  v.maxSurge ??= "25%";
}
function defaultReplicaSet(v, functions) {
  eachMade(v, "spec", defaultReplicaSetSpec, functions);
}
function defaultReplicaSetSpec(v, functions) {
  v.replicas ??= 1;
  eachMade(v, "template", defaultPodTemplateSpec, functions);
}
function defaultStatefulSet(v, functions) {
  eachMade(v, "spec", defaultStatefulSetSpec, functions);
}
function defaultStatefulSetUpdateStrategy(v, functions) {
  v.type ??= "RollingUpdate";
  if ((v.rollingUpdate === void 0 || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
  each(v, "rollingUpdate", defaultRollingUpdateStatefulSetStrategy, functions);
}
function defaultRollingUpdateStatefulSetStrategy(v) {
  v.partition ??= 0;
}
function defaultStatefulSetSpec(v, functions) {
  functions.fill("statefulSetSpec", v);
  v.replicas ??= 1;
  v.podManagementPolicy ??= "OrderedReady";
  v.revisionHistoryLimit ??= 10;
  eachMade(v, "template", defaultPodTemplateSpec, functions);
  each(v, "volumeClaimTemplates", items(defaultPersistentVolumeClaim), functions);
  eachMade(v, "updateStrategy", defaultStatefulSetUpdateStrategy, functions);
}

// dist/generated/apps/v1/structures.js
import { BOOL, FREE_OBJECT, INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
var ControllerRevision = struct("v1.ControllerRevision", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("data", FREE_OBJECT, "?"),
  field("revision", INT64, "+")
], void 0, "apps");
var DaemonSet = struct("v1.DaemonSet", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", DaemonSetSpec, "?"),
  field("status", DaemonSetStatus, "?")
], void 0, "apps");
var DaemonSetUpdateStrategy = struct("v1.DaemonSetUpdateStrategy", () => [
  field("type", STRING, "?", { default: "RollingUpdate" }),
  field("rollingUpdate", RollingUpdateDaemonSet, "*")
], void 0, "apps");
var RollingUpdateDaemonSet = struct("v1.RollingUpdateDaemonSet", () => [
  field("maxUnavailable", INTORSTRING, "*", { default: 1 }),
  field("maxSurge", INTORSTRING, "*", { default: 0, featureGate: "DaemonSetUpdateSurge", gateOff: 0 })
], void 0, "apps");
var DaemonSetSpec = struct("v1.DaemonSetSpec", () => [
  field("selector", LabelSelector, "!"),
  field("template", PodTemplateSpec, "+"),
  field("updateStrategy", DaemonSetUpdateStrategy, "?"),
  field("minReadySeconds", INT32, "?"),
  field("revisionHistoryLimit", INT32, "*", { default: 10 })
], void 0, "apps");
var DaemonSetStatus = struct("v1.DaemonSetStatus", () => [
  field("currentNumberScheduled", INT32, "+"),
  field("numberMisscheduled", INT32, "+"),
  field("desiredNumberScheduled", INT32, "+"),
  field("numberReady", INT32, "+"),
  field("observedGeneration", INT64, "?"),
  field("updatedNumberScheduled", INT32, "?"),
  field("numberAvailable", INT32, "?"),
  field("numberUnavailable", INT32, "?"),
  field("collisionCount", INT32, "*"),
  field("conditions", listOf(DaemonSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "apps");
var DaemonSetCondition = struct("v1.DaemonSetCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "apps");
var Deployment = struct("v1.Deployment", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", DeploymentSpec, "?"),
  field("status", DeploymentStatus, "?")
], void 0, "apps");
var DeploymentSpec = struct("v1.DeploymentSpec", () => [
  field("replicas", INT32, "*", { default: 1 }),
  field("selector", LabelSelector, "!"),
  field("template", PodTemplateSpec, "+"),
  field("strategy", DeploymentStrategy, "?", { patchStrategy: ["retainKeys"] }),
  field("minReadySeconds", INT32, "?"),
  field("revisionHistoryLimit", INT32, "*", { default: 10 }),
  field("paused", BOOL, "?"),
  field("progressDeadlineSeconds", INT32, "*", { default: 600 })
], void 0, "apps");
var DeploymentStrategy = struct("v1.DeploymentStrategy", () => [
  field("type", STRING, "?", { default: "RollingUpdate" }),
  field("rollingUpdate", RollingUpdateDeployment, "*")
], void 0, "apps");
var RollingUpdateDeployment = struct("v1.RollingUpdateDeployment", () => [
  field("maxUnavailable", INTORSTRING, "*", { default: "25%" }),
  field("maxSurge", INTORSTRING, "*", { default: "25%" })
], void 0, "apps");
var DeploymentStatus = struct("v1.DeploymentStatus", () => [
  field("observedGeneration", INT64, "?"),
  field("replicas", INT32, "?"),
  field("updatedReplicas", INT32, "?"),
  field("readyReplicas", INT32, "?"),
  field("availableReplicas", INT32, "?"),
  field("unavailableReplicas", INT32, "?"),
  field("conditions", listOf(DeploymentCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" }),
  field("collisionCount", INT32, "*")
], void 0, "apps");
var DeploymentCondition = struct("v1.DeploymentCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastUpdateTime", TIME, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "apps");
var ReplicaSet = struct("v1.ReplicaSet", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", ReplicaSetSpec, "?"),
  field("status", ReplicaSetStatus, "?")
], void 0, "apps");
var ReplicaSetSpec = struct("v1.ReplicaSetSpec", () => [
  field("replicas", INT32, "*", { default: 1 }),
  field("minReadySeconds", INT32, "?"),
  field("selector", LabelSelector, "!"),
  field("template", PodTemplateSpec, "?")
], void 0, "apps");
var ReplicaSetStatus = struct("v1.ReplicaSetStatus", () => [
  field("replicas", INT32, "+"),
  field("fullyLabeledReplicas", INT32, "?"),
  field("readyReplicas", INT32, "?"),
  field("availableReplicas", INT32, "?"),
  field("observedGeneration", INT64, "?"),
  field("conditions", listOf(ReplicaSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "apps");
var ReplicaSetCondition = struct("v1.ReplicaSetCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "apps");
var StatefulSet = struct("v1.StatefulSet", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", StatefulSetSpec, "?"),
  field("status", StatefulSetStatus, "?")
], void 0, "apps");
var StatefulSetUpdateStrategy = struct("v1.StatefulSetUpdateStrategy", () => [
  field("type", STRING, "?", { default: "RollingUpdate" }),
  field("rollingUpdate", RollingUpdateStatefulSetStrategy, "*")
], void 0, "apps");
var RollingUpdateStatefulSetStrategy = struct("v1.RollingUpdateStatefulSetStrategy", () => [
  field("partition", INT32, "*", { default: 0 })
], void 0, "apps");
var StatefulSetSpec = struct("v1.StatefulSetSpec", () => [
  field("replicas", INT32, "*", { default: 1 }),
  field("selector", LabelSelector, "!"),
  field("template", PodTemplateSpec, "+"),
  field("volumeClaimTemplates", listOf(PersistentVolumeClaim), "?"),
  field("serviceName", STRING, "+"),
  field("podManagementPolicy", STRING, "?", { default: "OrderedReady" }),
  field("updateStrategy", StatefulSetUpdateStrategy, "?"),
  field("revisionHistoryLimit", INT32, "*", { default: 10 })
], void 0, "apps");
var StatefulSetStatus = struct("v1.StatefulSetStatus", () => [
  field("observedGeneration", INT64, "?"),
  field("replicas", INT32, "+"),
  field("readyReplicas", INT32, "?"),
  field("currentReplicas", INT32, "?"),
  field("updatedReplicas", INT32, "?"),
  field("currentRevision", STRING, "?"),
  field("updateRevision", STRING, "?"),
  field("collisionCount", INT32, "*"),
  field("conditions", listOf(StatefulSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "apps");
var StatefulSetCondition = struct("v1.StatefulSetCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "apps");

// dist/generated/apps/v1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.data === void 0 || (!("data" in value) || true)) && (value.revision === void 0 || (!("revision" in value) || (Number.isInteger(value.revision) || typeof value.revision === "bigint" || value.revision === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_4(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_9(value.status) || value.status === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.selector === void 0 || (!("selector" in value) || (check_5(value.selector) || value.selector === null))) && (value.template === void 0 || (!("template" in value) || (check_6(value.template) || value.template === null))) && (value.updateStrategy === void 0 || (!("updateStrategy" in value) || (check_7(value.updateStrategy) || value.updateStrategy === null))) && (value.minReadySeconds === void 0 || (!("minReadySeconds" in value) || (Number.isInteger(value.minReadySeconds) || value.minReadySeconds === null))) && (value.revisionHistoryLimit === void 0 || (!("revisionHistoryLimit" in value) || (Number.isInteger(value.revisionHistoryLimit) || value.revisionHistoryLimit === null)))));
var check_5 = (value) => checkLabelSelector(value);
var check_6 = (value) => checkPodTemplateSpec(value);
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.rollingUpdate === void 0 || (!("rollingUpdate" in value) || (check_8(value.rollingUpdate) || value.rollingUpdate === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.maxUnavailable === void 0 || (!("maxUnavailable" in value) || (Number.isInteger(value.maxUnavailable) || typeof value.maxUnavailable === "string" || value.maxUnavailable === null))) && (value.maxSurge === void 0 || (!("maxSurge" in value) || (Number.isInteger(value.maxSurge) || typeof value.maxSurge === "string" || value.maxSurge === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.currentNumberScheduled === void 0 || (!("currentNumberScheduled" in value) || (Number.isInteger(value.currentNumberScheduled) || value.currentNumberScheduled === null))) && (value.numberMisscheduled === void 0 || (!("numberMisscheduled" in value) || (Number.isInteger(value.numberMisscheduled) || value.numberMisscheduled === null))) && (value.desiredNumberScheduled === void 0 || (!("desiredNumberScheduled" in value) || (Number.isInteger(value.desiredNumberScheduled) || value.desiredNumberScheduled === null))) && (value.numberReady === void 0 || (!("numberReady" in value) || (Number.isInteger(value.numberReady) || value.numberReady === null))) && (value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.updatedNumberScheduled === void 0 || (!("updatedNumberScheduled" in value) || (Number.isInteger(value.updatedNumberScheduled) || value.updatedNumberScheduled === null))) && (value.numberAvailable === void 0 || (!("numberAvailable" in value) || (Number.isInteger(value.numberAvailable) || value.numberAvailable === null))) && (value.numberUnavailable === void 0 || (!("numberUnavailable" in value) || (Number.isInteger(value.numberUnavailable) || value.numberUnavailable === null))) && (value.collisionCount === void 0 || (!("collisionCount" in value) || (Number.isInteger(value.collisionCount) || value.collisionCount === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_0, index) => check_10(unique_0)) || value.conditions === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_12(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_15(value.status) || value.status === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.selector === void 0 || (!("selector" in value) || (check_5(value.selector) || value.selector === null))) && (value.template === void 0 || (!("template" in value) || (check_6(value.template) || value.template === null))) && (value.strategy === void 0 || (!("strategy" in value) || (check_13(value.strategy) || value.strategy === null))) && (value.minReadySeconds === void 0 || (!("minReadySeconds" in value) || (Number.isInteger(value.minReadySeconds) || value.minReadySeconds === null))) && (value.revisionHistoryLimit === void 0 || (!("revisionHistoryLimit" in value) || (Number.isInteger(value.revisionHistoryLimit) || value.revisionHistoryLimit === null))) && (value.paused === void 0 || (!("paused" in value) || (typeof value.paused === "boolean" || value.paused === null))) && (value.progressDeadlineSeconds === void 0 || (!("progressDeadlineSeconds" in value) || (Number.isInteger(value.progressDeadlineSeconds) || value.progressDeadlineSeconds === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.rollingUpdate === void 0 || (!("rollingUpdate" in value) || (check_14(value.rollingUpdate) || value.rollingUpdate === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.maxUnavailable === void 0 || (!("maxUnavailable" in value) || (Number.isInteger(value.maxUnavailable) || typeof value.maxUnavailable === "string" || value.maxUnavailable === null))) && (value.maxSurge === void 0 || (!("maxSurge" in value) || (Number.isInteger(value.maxSurge) || typeof value.maxSurge === "string" || value.maxSurge === null)))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.updatedReplicas === void 0 || (!("updatedReplicas" in value) || (Number.isInteger(value.updatedReplicas) || value.updatedReplicas === null))) && (value.readyReplicas === void 0 || (!("readyReplicas" in value) || (Number.isInteger(value.readyReplicas) || value.readyReplicas === null))) && (value.availableReplicas === void 0 || (!("availableReplicas" in value) || (Number.isInteger(value.availableReplicas) || value.availableReplicas === null))) && (value.unavailableReplicas === void 0 || (!("unavailableReplicas" in value) || (Number.isInteger(value.unavailableReplicas) || value.unavailableReplicas === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_1, index) => check_16(unique_1)) || value.conditions === null))) && (value.collisionCount === void 0 || (!("collisionCount" in value) || (Number.isInteger(value.collisionCount) || value.collisionCount === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastUpdateTime === void 0 || (!("lastUpdateTime" in value) || (typeof value.lastUpdateTime === "string" || value.lastUpdateTime === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_18(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_19(value.status) || value.status === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.minReadySeconds === void 0 || (!("minReadySeconds" in value) || (Number.isInteger(value.minReadySeconds) || value.minReadySeconds === null))) && (value.selector === void 0 || (!("selector" in value) || (check_5(value.selector) || value.selector === null))) && (value.template === void 0 || (!("template" in value) || (check_6(value.template) || value.template === null)))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.fullyLabeledReplicas === void 0 || (!("fullyLabeledReplicas" in value) || (Number.isInteger(value.fullyLabeledReplicas) || value.fullyLabeledReplicas === null))) && (value.readyReplicas === void 0 || (!("readyReplicas" in value) || (Number.isInteger(value.readyReplicas) || value.readyReplicas === null))) && (value.availableReplicas === void 0 || (!("availableReplicas" in value) || (Number.isInteger(value.availableReplicas) || value.availableReplicas === null))) && (value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_2, index) => check_20(unique_2)) || value.conditions === null)))));
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_21 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_22(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_26(value.status) || value.status === null)))));
var check_22 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.selector === void 0 || (!("selector" in value) || (check_5(value.selector) || value.selector === null))) && (value.template === void 0 || (!("template" in value) || (check_6(value.template) || value.template === null))) && (value.volumeClaimTemplates === void 0 || (!("volumeClaimTemplates" in value) || (Array.isArray(value.volumeClaimTemplates) && value.volumeClaimTemplates.every((unique_3, index) => check_23(unique_3)) || value.volumeClaimTemplates === null))) && (value.serviceName === void 0 || (!("serviceName" in value) || (typeof value.serviceName === "string" || value.serviceName === null))) && (value.podManagementPolicy === void 0 || (!("podManagementPolicy" in value) || (typeof value.podManagementPolicy === "string" || value.podManagementPolicy === null))) && (value.updateStrategy === void 0 || (!("updateStrategy" in value) || (check_24(value.updateStrategy) || value.updateStrategy === null))) && (value.revisionHistoryLimit === void 0 || (!("revisionHistoryLimit" in value) || (Number.isInteger(value.revisionHistoryLimit) || value.revisionHistoryLimit === null)))));
var check_23 = (value) => checkPersistentVolumeClaim(value);
var check_24 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.rollingUpdate === void 0 || (!("rollingUpdate" in value) || (check_25(value.rollingUpdate) || value.rollingUpdate === null)))));
var check_25 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.partition === void 0 || (!("partition" in value) || (Number.isInteger(value.partition) || value.partition === null))));
var check_26 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.readyReplicas === void 0 || (!("readyReplicas" in value) || (Number.isInteger(value.readyReplicas) || value.readyReplicas === null))) && (value.currentReplicas === void 0 || (!("currentReplicas" in value) || (Number.isInteger(value.currentReplicas) || value.currentReplicas === null))) && (value.updatedReplicas === void 0 || (!("updatedReplicas" in value) || (Number.isInteger(value.updatedReplicas) || value.updatedReplicas === null))) && (value.currentRevision === void 0 || (!("currentRevision" in value) || (typeof value.currentRevision === "string" || value.currentRevision === null))) && (value.updateRevision === void 0 || (!("updateRevision" in value) || (typeof value.updateRevision === "string" || value.updateRevision === null))) && (value.collisionCount === void 0 || (!("collisionCount" in value) || (Number.isInteger(value.collisionCount) || value.collisionCount === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_4, index) => check_27(unique_4)) || value.conditions === null)))));
var check_27 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkControllerRevision = check_1;
var checkDaemonSet = check_3;
var checkDeployment = check_11;
var checkReplicaSet = check_17;
var checkStatefulSet = check_21;

// dist/generated/apps/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var ControllerRevision2 = {
  structure: ControllerRevision,
  applyDefaults: () => void 0,
  check: checkControllerRevision,
  schema: async () => (await import("./chunk-555NFK2N.js")).ControllerRevision,
  ...renamed("apps/v1", "apps/v1"),
  protobuf: async () => (await import("./chunk-RIRSU4KH.js")).ControllerRevision
};
var DaemonSet2 = {
  structure: DaemonSet,
  applyDefaults: defaultDaemonSet,
  check: checkDaemonSet,
  schema: async () => (await import("./chunk-555NFK2N.js")).DaemonSet,
  ...renamed("apps/v1", "apps/v1"),
  protobuf: async () => (await import("./chunk-RIRSU4KH.js")).DaemonSet
};
var Deployment2 = {
  structure: Deployment,
  applyDefaults: defaultDeployment,
  check: checkDeployment,
  schema: async () => (await import("./chunk-555NFK2N.js")).Deployment,
  ...renamed("apps/v1", "apps/v1"),
  protobuf: async () => (await import("./chunk-RIRSU4KH.js")).Deployment
};
var ReplicaSet2 = {
  structure: ReplicaSet,
  applyDefaults: defaultReplicaSet,
  check: checkReplicaSet,
  schema: async () => (await import("./chunk-555NFK2N.js")).ReplicaSet,
  ...renamed("apps/v1", "apps/v1"),
  protobuf: async () => (await import("./chunk-RIRSU4KH.js")).ReplicaSet
};
var StatefulSet2 = {
  structure: StatefulSet,
  applyDefaults: defaultStatefulSet,
  check: checkStatefulSet,
  schema: async () => (await import("./chunk-555NFK2N.js")).StatefulSet,
  ...renamed("apps/v1", "apps/v1"),
  protobuf: async () => (await import("./chunk-RIRSU4KH.js")).StatefulSet
};
export {
  ControllerRevision2 as ControllerRevision,
  DaemonSet2 as DaemonSet,
  Deployment2 as Deployment,
  ReplicaSet2 as ReplicaSet,
  StatefulSet2 as StatefulSet
};
