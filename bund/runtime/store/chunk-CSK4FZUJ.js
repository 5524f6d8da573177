import {
  SELinuxOptions,
  checkSELinuxOptions
} from "./chunk-RWTCUW7N.js";
import {
  Condition,
  DeleteOptions,
  LabelSelector,
  ObjectMeta,
  checkCondition,
  checkDeleteOptions,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/policy/v1beta1/defaults.js
import { eachMade } from "kindwright/generated-code";
function defaultPodSecurityPolicy(v, functions) {
  eachMade(v, "spec", defaultPodSecurityPolicySpec, functions);
}
function defaultPodSecurityPolicySpec(v) {
  v.allowPrivilegeEscalation ??= true;
}

// dist/generated/policy/v1beta1/structures.js
import { BOOL, INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var Eviction = struct("v1beta1.Eviction", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("deleteOptions", DeleteOptions, "*")
], void 0, "policy");
var PodDisruptionBudget = struct("v1beta1.PodDisruptionBudget", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PodDisruptionBudgetSpec, "?"),
  field("status", PodDisruptionBudgetStatus, "?")
], void 0, "policy");
var PodDisruptionBudgetSpec = struct("v1beta1.PodDisruptionBudgetSpec", () => [
  field("minAvailable", INTORSTRING, "*"),
  field("selector", LabelSelector, "*", { patchStrategy: ["replace"] }),
  field("maxUnavailable", INTORSTRING, "*")
], void 0, "policy");
var PodDisruptionBudgetStatus = struct("v1beta1.PodDisruptionBudgetStatus", () => [
  field("observedGeneration", INT64, "?"),
  field("disruptedPods", mapOf(TIME), "?"),
  field("disruptionsAllowed", INT32, "+"),
  field("currentHealthy", INT32, "+"),
  field("desiredHealthy", INT32, "+"),
  field("expectedPods", INT32, "+"),
  field("conditions", listOf(Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "policy");
var PodSecurityPolicy = struct("v1beta1.PodSecurityPolicy", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PodSecurityPolicySpec, "?")
], void 0, "policy");
var PodSecurityPolicySpec = struct("v1beta1.PodSecurityPolicySpec", () => [
  field("privileged", BOOL, "?"),
  field("defaultAddCapabilities", listOf(STRING), "?"),
  field("requiredDropCapabilities", listOf(STRING), "?"),
  field("allowedCapabilities", listOf(STRING), "?"),
  field("volumes", listOf(STRING), "?"),
  field("hostNetwork", BOOL, "?"),
  field("hostPorts", listOf(HostPortRange), "?"),
  field("hostPID", BOOL, "?"),
  field("hostIPC", BOOL, "?"),
  field("seLinux", SELinuxStrategyOptions, "+"),
  field("runAsUser", RunAsUserStrategyOptions, "+"),
  field("runAsGroup", RunAsGroupStrategyOptions, "*"),
  field("supplementalGroups", SupplementalGroupsStrategyOptions, "+"),
  field("fsGroup", FSGroupStrategyOptions, "+"),
  field("readOnlyRootFilesystem", BOOL, "?"),
  field("defaultAllowPrivilegeEscalation", BOOL, "*"),
  field("allowPrivilegeEscalation", BOOL, "*", { default: true }),
  field("allowedHostPaths", listOf(AllowedHostPath), "?"),
  field("allowedFlexVolumes", listOf(AllowedFlexVolume), "?"),
  field("allowedCSIDrivers", listOf(AllowedCSIDriver), "?"),
  field("allowedUnsafeSysctls", listOf(STRING), "?"),
  field("forbiddenSysctls", listOf(STRING), "?"),
  field("allowedProcMountTypes", listOf(STRING), "?", { featureGate: "ProcMountType" }),
  field("runtimeClass", RuntimeClassStrategyOptions, "*")
], void 0, "policy");
var AllowedHostPath = struct("v1beta1.AllowedHostPath", () => [
  field("pathPrefix", STRING, "?"),
  field("readOnly", BOOL, "?")
], void 0, "policy");
var AllowedFlexVolume = struct("v1beta1.AllowedFlexVolume", () => [
  field("driver", STRING, "+")
], void 0, "policy");
var AllowedCSIDriver = struct("v1beta1.AllowedCSIDriver", () => [
  field("name", STRING, "+")
], void 0, "policy");
var HostPortRange = struct("v1beta1.HostPortRange", () => [
  field("min", INT32, "+"),
  field("max", INT32, "+")
], void 0, "policy");
var SELinuxStrategyOptions = struct("v1beta1.SELinuxStrategyOptions", () => [
  field("rule", STRING, "+"),
  field("seLinuxOptions", SELinuxOptions, "*")
], void 0, "policy");
var RunAsUserStrategyOptions = struct("v1beta1.RunAsUserStrategyOptions", () => [
  field("rule", STRING, "+"),
  field("ranges", listOf(IDRange), "?")
], void 0, "policy");
var RunAsGroupStrategyOptions = struct("v1beta1.RunAsGroupStrategyOptions", () => [
  field("rule", STRING, "+"),
  field("ranges", listOf(IDRange), "?")
], void 0, "policy");
var IDRange = struct("v1beta1.IDRange", () => [
  field("min", INT64, "+"),
  field("max", INT64, "+")
], void 0, "policy");
var FSGroupStrategyOptions = struct("v1beta1.FSGroupStrategyOptions", () => [
  field("rule", STRING, "?"),
  field("ranges", listOf(IDRange), "?")
], void 0, "policy");
var SupplementalGroupsStrategyOptions = struct("v1beta1.SupplementalGroupsStrategyOptions", () => [
  field("rule", STRING, "?"),
  field("ranges", listOf(IDRange), "?")
], void 0, "policy");
var RuntimeClassStrategyOptions = struct("v1beta1.RuntimeClassStrategyOptions", () => [
  field("allowedRuntimeClassNames", listOf(STRING), "+"),
  field("defaultRuntimeClassName", STRING, "*")
], void 0, "policy");

// dist/generated/policy/v1beta1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.deleteOptions === void 0 || (!("deleteOptions" in value) || (check_3(value.deleteOptions) || value.deleteOptions === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = (value) => checkDeleteOptions(value);
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_5(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_7(value.status) || value.status === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.minAvailable === void 0 || (!("minAvailable" in value) || (Number.isInteger(value.minAvailable) || typeof value.minAvailable === "string" || value.minAvailable === null))) && (value.selector === void 0 || (!("selector" in value) || (check_6(value.selector) || value.selector === null))) && (value.maxUnavailable === void 0 || (!("maxUnavailable" in value) || (Number.isInteger(value.maxUnavailable) || typeof value.maxUnavailable === "string" || value.maxUnavailable === null)))));
var check_6 = (value) => checkLabelSelector(value);
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.disruptedPods === void 0 || (!("disruptedPods" in value) || (typeof value.disruptedPods === "object" && value.disruptedPods !== null && !Array.isArray(value.disruptedPods) && (Object.getOwnPropertyNames(value.disruptedPods).every((unique_0, unique_1) => External[0].test(unique_0) || typeof value.disruptedPods[unique_0] === "string") && true) || value.disruptedPods === null))) && (value.disruptionsAllowed === void 0 || (!("disruptionsAllowed" in value) || (Number.isInteger(value.disruptionsAllowed) || value.disruptionsAllowed === null))) && (value.currentHealthy === void 0 || (!("currentHealthy" in value) || (Number.isInteger(value.currentHealthy) || value.currentHealthy === null))) && (value.desiredHealthy === void 0 || (!("desiredHealthy" in value) || (Number.isInteger(value.desiredHealthy) || value.desiredHealthy === null))) && (value.expectedPods === void 0 || (!("expectedPods" in value) || (Number.isInteger(value.expectedPods) || value.expectedPods === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_2, index) => check_8(unique_2)) || value.conditions === null)))));
var check_8 = (value) => checkCondition(value);
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_10(value.spec) || value.spec === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.privileged === void 0 || (!("privileged" in value) || (typeof value.privileged === "boolean" || value.privileged === null))) && (value.defaultAddCapabilities === void 0 || (!("defaultAddCapabilities" in value) || (Array.isArray(value.defaultAddCapabilities) && value.defaultAddCapabilities.every((unique_3, index) => typeof unique_3 === "string") || value.defaultAddCapabilities === null))) && (value.requiredDropCapabilities === void 0 || (!("requiredDropCapabilities" in value) || (Array.isArray(value.requiredDropCapabilities) && value.requiredDropCapabilities.every((unique_4, index) => typeof unique_4 === "string") || value.requiredDropCapabilities === null))) && (value.allowedCapabilities === void 0 || (!("allowedCapabilities" in value) || (Array.isArray(value.allowedCapabilities) && value.allowedCapabilities.every((unique_5, index) => typeof unique_5 === "string") || value.allowedCapabilities === null))) && (value.volumes === void 0 || (!("volumes" in value) || (Array.isArray(value.volumes) && value.volumes.every((unique_6, index) => typeof unique_6 === "string") || value.volumes === null))) && (value.hostNetwork === void 0 || (!("hostNetwork" in value) || (typeof value.hostNetwork === "boolean" || value.hostNetwork === null))) && (value.hostPorts === void 0 || (!("hostPorts" in value) || (Array.isArray(value.hostPorts) && value.hostPorts.every((unique_7, index) => check_11(unique_7)) || value.hostPorts === null))) && (value.hostPID === void 0 || (!("hostPID" in value) || (typeof value.hostPID === "boolean" || value.hostPID === null))) && (value.hostIPC === void 0 || (!("hostIPC" in value) || (typeof value.hostIPC === "boolean" || value.hostIPC === null))) && (value.seLinux === void 0 || (!("seLinux" in value) || (check_12(value.seLinux) || value.seLinux === null))) && (value.runAsUser === void 0 || (!("runAsUser" in value) || (check_14(value.runAsUser) || value.runAsUser === null))) && (value.runAsGroup === void 0 || (!("runAsGroup" in value) || (check_16(value.runAsGroup) || value.runAsGroup === null))) && (value.supplementalGroups === void 0 || (!("supplementalGroups" in value) || (check_17(value.supplementalGroups) || value.supplementalGroups === null))) && (value.fsGroup === void 0 || (!("fsGroup" in value) || (check_18(value.fsGroup) || value.fsGroup === null))) && (value.readOnlyRootFilesystem === void 0 || (!("readOnlyRootFilesystem" in value) || (typeof value.readOnlyRootFilesystem === "boolean" || value.readOnlyRootFilesystem === null))) && (value.defaultAllowPrivilegeEscalation === void 0 || (!("defaultAllowPrivilegeEscalation" in value) || (typeof value.defaultAllowPrivilegeEscalation === "boolean" || value.defaultAllowPrivilegeEscalation === null))) && (value.allowPrivilegeEscalation === void 0 || (!("allowPrivilegeEscalation" in value) || (typeof value.allowPrivilegeEscalation === "boolean" || value.allowPrivilegeEscalation === null))) && (value.allowedHostPaths === void 0 || (!("allowedHostPaths" in value) || (Array.isArray(value.allowedHostPaths) && value.allowedHostPaths.every((unique_12, index) => check_19(unique_12)) || value.allowedHostPaths === null))) && (value.allowedFlexVolumes === void 0 || (!("allowedFlexVolumes" in value) || (Array.isArray(value.allowedFlexVolumes) && value.allowedFlexVolumes.every((unique_13, index) => check_20(unique_13)) || value.allowedFlexVolumes === null))) && (value.allowedCSIDrivers === void 0 || (!("allowedCSIDrivers" in value) || (Array.isArray(value.allowedCSIDrivers) && value.allowedCSIDrivers.every((unique_14, index) => check_21(unique_14)) || value.allowedCSIDrivers === null))) && (value.allowedUnsafeSysctls === void 0 || (!("allowedUnsafeSysctls" in value) || (Array.isArray(value.allowedUnsafeSysctls) && value.allowedUnsafeSysctls.every((unique_15, index) => typeof unique_15 === "string") || value.allowedUnsafeSysctls === null))) && (value.forbiddenSysctls === void 0 || (!("forbiddenSysctls" in value) || (Array.isArray(value.forbiddenSysctls) && value.forbiddenSysctls.every((unique_16, index) => typeof unique_16 === "string") || value.forbiddenSysctls === null))) && (value.allowedProcMountTypes === void 0 || (!("allowedProcMountTypes" in value) || (Array.isArray(value.allowedProcMountTypes) && value.allowedProcMountTypes.every((unique_17, index) => typeof unique_17 === "string") || value.allowedProcMountTypes === null))) && (value.runtimeClass === void 0 || (!("runtimeClass" in value) || (check_22(value.runtimeClass) || value.runtimeClass === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.min === void 0 || (!("min" in value) || (Number.isInteger(value.min) || value.min === null))) && (value.max === void 0 || (!("max" in value) || (Number.isInteger(value.max) || value.max === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.seLinuxOptions === void 0 || (!("seLinuxOptions" in value) || (check_13(value.seLinuxOptions) || value.seLinuxOptions === null)))));
var check_13 = (value) => checkSELinuxOptions(value);
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.ranges === void 0 || (!("ranges" in value) || (Array.isArray(value.ranges) && value.ranges.every((unique_8, index) => check_15(unique_8)) || value.ranges === null)))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.min === void 0 || (!("min" in value) || (Number.isInteger(value.min) || typeof value.min === "bigint" || value.min === null))) && (value.max === void 0 || (!("max" in value) || (Number.isInteger(value.max) || typeof value.max === "bigint" || value.max === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.ranges === void 0 || (!("ranges" in value) || (Array.isArray(value.ranges) && value.ranges.every((unique_9, index) => check_15(unique_9)) || value.ranges === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.ranges === void 0 || (!("ranges" in value) || (Array.isArray(value.ranges) && value.ranges.every((unique_10, index) => check_15(unique_10)) || value.ranges === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.ranges === void 0 || (!("ranges" in value) || (Array.isArray(value.ranges) && value.ranges.every((unique_11, index) => check_15(unique_11)) || value.ranges === null)))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.pathPrefix === void 0 || (!("pathPrefix" in value) || (typeof value.pathPrefix === "string" || value.pathPrefix === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.driver === void 0 || (!("driver" in value) || (typeof value.driver === "string" || value.driver === null))));
var check_21 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))));
var check_22 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.allowedRuntimeClassNames === void 0 || (!("allowedRuntimeClassNames" in value) || (Array.isArray(value.allowedRuntimeClassNames) && value.allowedRuntimeClassNames.every((unique_18, index) => typeof unique_18 === "string") || value.allowedRuntimeClassNames === null))) && (value.defaultRuntimeClassName === void 0 || (!("defaultRuntimeClassName" in value) || (typeof value.defaultRuntimeClassName === "string" || value.defaultRuntimeClassName === null)))));
var checkEviction = check_1;
var checkPodDisruptionBudget = check_4;
var checkPodSecurityPolicy = check_9;

// dist/generated/policy/v1beta1/kinds.js
import { converter, renamed } from "kindwright/generated-code";
var Eviction2 = {
  structure: Eviction,
  applyDefaults: () => void 0,
  check: checkEviction,
  schema: async () => (await import("./chunk-6QSSWU4H.js")).Eviction,
  ...renamed("policy/v1beta1", "policy/v1beta1"),
  protobuf: async () => (await import("./chunk-2VKTIB3K.js")).Eviction
};
var PodDisruptionBudget2 = {
  structure: PodDisruptionBudget,
  applyDefaults: () => void 0,
  check: checkPodDisruptionBudget,
  schema: async () => (await import("./chunk-6QSSWU4H.js")).PodDisruptionBudget,
  ...converter({ here: "policy/v1beta1", hub: "policy/v1", mapping: {}, annotation: "conversion.kubernetes.io/kept", finishToHub: "disruptionBudgetToHub", finishFromHub: "disruptionBudgetFromHub" }),
  protobuf: async () => (await import("./chunk-2VKTIB3K.js")).PodDisruptionBudget
};
var PodSecurityPolicy2 = {
  structure: PodSecurityPolicy,
  applyDefaults: defaultPodSecurityPolicy,
  check: checkPodSecurityPolicy,
  schema: async () => (await import("./chunk-6QSSWU4H.js")).PodSecurityPolicy,
  ...renamed("policy/v1beta1", "policy/v1beta1"),
  protobuf: async () => (await import("./chunk-2VKTIB3K.js")).PodSecurityPolicy
};
export {
  Eviction2 as Eviction,
  PodDisruptionBudget2 as PodDisruptionBudget,
  PodSecurityPolicy2 as PodSecurityPolicy
};
