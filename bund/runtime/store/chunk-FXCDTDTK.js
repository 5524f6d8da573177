import {
  defaultPodTemplateSpec
} from "./chunk-Y7CPP5VR.js";
import {
  LoadBalancerStatus,
  PodTemplateSpec,
  SELinuxOptions,
  TypedLocalObjectReference,
  checkLoadBalancerStatus,
  checkPodTemplateSpec,
  checkSELinuxOptions,
  checkTypedLocalObjectReference
} from "./chunk-RWTCUW7N.js";
import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/extensions/v1beta1/conversions.js
import { eachItem, one } from "kindwright/generated-code";
var DaemonSetMapping = {
  inner: { spec: one(() => DaemonSetSpecMapping) }
};
var DeploymentMapping = {
  inner: { spec: one(() => DeploymentSpecMapping) }
};
var IngressMapping = {
  inner: { spec: one(() => IngressSpecMapping) }
};
var DaemonSetSpecMapping = {
  derivedHere: ["templateGeneration"]
};
var DeploymentSpecMapping = {
  keptHere: ["rollbackTo"]
};
var IngressSpecMapping = {
  renamed: [["backend", "defaultBackend"]],
  inner: { backend: one(() => IngressBackendMapping), rules: eachItem(() => IngressRuleMapping) }
};
var IngressBackendMapping = {
  renamed: [["serviceName", "service.name"]],
  derivedHere: ["servicePort"]
};
var IngressRuleMapping = {
  inner: { http: one(() => HTTPIngressRuleValueMapping) }
};
var HTTPIngressRuleValueMapping = {
  inner: { paths: eachItem(() => HTTPIngressPathMapping) }
};
var HTTPIngressPathMapping = {
  inner: { backend: one(() => IngressBackendMapping) }
};

// dist/generated/extensions/v1beta1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultDaemonSet(v, functions) {
  functions.fill("legacyWorkload", v);
  eachMade(v, "spec", defaultDaemonSetSpec, functions);
}
function defaultDaemonSetUpdateStrategy(v, functions) {
  v.type ??= "OnDelete";
  if ((v.rollingUpdate === void 0 || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
  each(v, "rollingUpdate", defaultRollingUpdateDaemonSet, functions);
}
function defaultRollingUpdateDaemonSet(v) {
  v.maxUnavailable ??= 1;
}
function defaultDaemonSetSpec(v, functions) {
  v.revisionHistoryLimit ??= 10;
  eachMade(v, "template", defaultPodTemplateSpec, functions);
  eachMade(v, "updateStrategy", defaultDaemonSetUpdateStrategy, functions);
}
function defaultDeployment(v, functions) {
  functions.fill("legacyWorkload", v);
  eachMade(v, "spec", defaultDeploymentSpec, functions);
}
function defaultDeploymentSpec(v, functions) {
  v.replicas ??= 1;
  v.revisionHistoryLimit ??= 2147483647;
  v.progressDeadlineSeconds ??= 2147483647;
  eachMade(v, "template", defaultPodTemplateSpec, functions);
  eachMade(v, "strategy", defaultDeploymentStrategy, functions);
}
function defaultDeploymentStrategy(v, functions) {
  v.type ??= "RollingUpdate";
  if ((v.rollingUpdate === void 0 || v.rollingUpdate === null) && v.type === "RollingUpdate") v.rollingUpdate = {};
  each(v, "rollingUpdate", defaultRollingUpdateDeployment, functions);
}
function defaultRollingUpdateDeployment(v) {
  v.maxUnavailable ??= 1;
  v.maxSurge ??= 1;
}
function defaultIngress(v, functions) {
  eachMade(v, "spec", defaultIngressSpec, functions);
}
function defaultIngressSpec(v, functions) {
  each(v, "rules", items(defaultIngressRule), functions);
}
function defaultIngressRule(v, functions) {
  each(v, "http", defaultHTTPIngressRuleValue, functions);
}
function defaultHTTPIngressRuleValue(v, functions) {
  each(v, "paths", items(defaultHTTPIngressPath), functions);
}
function defaultHTTPIngressPath(v) {
  v.pathType ??= "ImplementationSpecific";
}
function defaultNetworkPolicy(v, functions) {
  eachMade(v, "spec", defaultNetworkPolicySpec, functions);
}
function defaultNetworkPolicySpec(v, functions) {
  functions.fill("networkPolicySpec", v);
  each(v, "ingress", items(defaultNetworkPolicyIngressRule), functions);
  each(v, "egress", items(defaultNetworkPolicyEgressRule), functions);
}
function defaultNetworkPolicyIngressRule(v, functions) {
  each(v, "ports", items(defaultNetworkPolicyPort), functions);
}
function defaultNetworkPolicyEgressRule(v, functions) {
  each(v, "ports", items(defaultNetworkPolicyPort), functions);
}
function defaultNetworkPolicyPort(v) {
  v.protocol ??= "TCP";
}
function defaultPodSecurityPolicy(v, functions) {
  eachMade(v, "spec", defaultPodSecurityPolicySpec, functions);
}
function defaultPodSecurityPolicySpec(v) {
  v.allowPrivilegeEscalation ??= true;
}
function defaultReplicaSet(v, functions) {
  functions.fill("legacyWorkload", v);
  eachMade(v, "spec", defaultReplicaSetSpec, functions);
}
function defaultReplicaSetSpec(v, functions) {
  v.replicas ??= 1;
  eachMade(v, "template", defaultPodTemplateSpec, functions);
}

// dist/generated/extensions/v1beta1/structures.js
import { BOOL, INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var DaemonSet = struct("v1beta1.DaemonSet", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", DaemonSetSpec, "?"),
  field("status", DaemonSetStatus, "?")
], void 0, "extensions");
var DaemonSetUpdateStrategy = struct("v1beta1.DaemonSetUpdateStrategy", () => [
  field("type", STRING, "?", { default: "OnDelete" }),
  field("rollingUpdate", RollingUpdateDaemonSet, "*")
], void 0, "extensions");
var RollingUpdateDaemonSet = struct("v1beta1.RollingUpdateDaemonSet", () => [
  field("maxUnavailable", INTORSTRING, "*", { default: 1 }),
  field("maxSurge", INTORSTRING, "*", { featureGate: "DaemonSetUpdateSurge" })
], void 0, "extensions");
var DaemonSetSpec = struct("v1beta1.DaemonSetSpec", () => [
  field("selector", LabelSelector, "*"),
  field("template", PodTemplateSpec, "+"),
  field("updateStrategy", DaemonSetUpdateStrategy, "?"),
  field("minReadySeconds", INT32, "?"),
  field("templateGeneration", INT64, "?"),
  field("revisionHistoryLimit", INT32, "*", { default: 10 })
], void 0, "extensions");
var DaemonSetStatus = struct("v1beta1.DaemonSetStatus", () => [
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
], void 0, "extensions");
var DaemonSetCondition = struct("v1beta1.DaemonSetCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "extensions");
var Deployment = struct("v1beta1.Deployment", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", DeploymentSpec, "?"),
  field("status", DeploymentStatus, "?")
], void 0, "extensions");
var DeploymentSpec = struct("v1beta1.DeploymentSpec", () => [
  field("replicas", INT32, "*", { default: 1 }),
  field("selector", LabelSelector, "*"),
  field("template", PodTemplateSpec, "+"),
  field("strategy", DeploymentStrategy, "?", { patchStrategy: ["retainKeys"] }),
  field("minReadySeconds", INT32, "?"),
  field("revisionHistoryLimit", INT32, "*", { default: 2147483647 }),
  field("paused", BOOL, "?"),
  field("rollbackTo", RollbackConfig, "*"),
  field("progressDeadlineSeconds", INT32, "*", { default: 2147483647 })
], void 0, "extensions");
var DeploymentStrategy = struct("v1beta1.DeploymentStrategy", () => [
  field("type", STRING, "?", { default: "RollingUpdate" }),
  field("rollingUpdate", RollingUpdateDeployment, "*")
], void 0, "extensions");
var RollingUpdateDeployment = struct("v1beta1.RollingUpdateDeployment", () => [
  field("maxUnavailable", INTORSTRING, "*", { default: 1 }),
  field("maxSurge", INTORSTRING, "*", { default: 1 })
], void 0, "extensions");
var DeploymentStatus = struct("v1beta1.DeploymentStatus", () => [
  field("observedGeneration", INT64, "?"),
  field("replicas", INT32, "?"),
  field("updatedReplicas", INT32, "?"),
  field("readyReplicas", INT32, "?"),
  field("availableReplicas", INT32, "?"),
  field("unavailableReplicas", INT32, "?"),
  field("conditions", listOf(DeploymentCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" }),
  field("collisionCount", INT32, "*")
], void 0, "extensions");
var DeploymentCondition = struct("v1beta1.DeploymentCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastUpdateTime", TIME, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "extensions");
var DeploymentRollback = struct("v1beta1.DeploymentRollback", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("name", STRING, "+"),
  field("updatedAnnotations", mapOf(STRING), "?"),
  field("rollbackTo", RollbackConfig, "+")
], void 0, "extensions");
var Ingress = struct("v1beta1.Ingress", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", IngressSpec, "?"),
  field("status", IngressStatus, "?")
], void 0, "extensions");
var IngressSpec = struct("v1beta1.IngressSpec", () => [
  field("ingressClassName", STRING, "*"),
  field("backend", IngressBackend, "*"),
  field("tls", listOf(IngressTLS), "?"),
  field("rules", listOf(IngressRule), "?")
], void 0, "extensions");
var IngressTLS = struct("v1beta1.IngressTLS", () => [
  field("hosts", listOf(STRING), "?"),
  field("secretName", STRING, "?")
], void 0, "extensions");
var IngressStatus = struct("v1beta1.IngressStatus", () => [
  field("loadBalancer", LoadBalancerStatus, "?")
], void 0, "extensions");
var IngressRule = struct("v1beta1.IngressRule", () => [
  field("host", STRING, "?"),
  field("http", HTTPIngressRuleValue, "*")
], void 0, "extensions");
var HTTPIngressRuleValue = struct("v1beta1.HTTPIngressRuleValue", () => [
  field("paths", listOf(HTTPIngressPath), "+")
], void 0, "extensions");
var HTTPIngressPath = struct("v1beta1.HTTPIngressPath", () => [
  field("path", STRING, "?"),
  field("pathType", STRING, "*", { default: "ImplementationSpecific" }),
  field("backend", IngressBackend, "+")
], void 0, "extensions");
var IngressBackend = struct("v1beta1.IngressBackend", () => [
  field("serviceName", STRING, "?"),
  field("servicePort", INTORSTRING, "?"),
  field("resource", TypedLocalObjectReference, "*")
], void 0, "extensions");
var NetworkPolicy = struct("v1beta1.NetworkPolicy", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", NetworkPolicySpec, "?")
], void 0, "extensions");
var NetworkPolicySpec = struct("v1beta1.NetworkPolicySpec", () => [
  field("podSelector", LabelSelector, "+"),
  field("ingress", listOf(NetworkPolicyIngressRule), "?"),
  field("egress", listOf(NetworkPolicyEgressRule), "?"),
  field("policyTypes", listOf(STRING), "?")
], void 0, "extensions");
var NetworkPolicyIngressRule = struct("v1beta1.NetworkPolicyIngressRule", () => [
  field("ports", listOf(NetworkPolicyPort), "?"),
  field("from", listOf(NetworkPolicyPeer), "?")
], void 0, "extensions");
var NetworkPolicyEgressRule = struct("v1beta1.NetworkPolicyEgressRule", () => [
  field("ports", listOf(NetworkPolicyPort), "?"),
  field("to", listOf(NetworkPolicyPeer), "?")
], void 0, "extensions");
var NetworkPolicyPort = struct("v1beta1.NetworkPolicyPort", () => [
  field("protocol", STRING, "*", { default: "TCP" }),
  field("port", INTORSTRING, "*"),
  field("endPort", INT32, "*")
], void 0, "extensions");
var IPBlock = struct("v1beta1.IPBlock", () => [
  field("cidr", STRING, "+"),
  field("except", listOf(STRING), "?")
], void 0, "extensions");
var NetworkPolicyPeer = struct("v1beta1.NetworkPolicyPeer", () => [
  field("podSelector", LabelSelector, "*"),
  field("namespaceSelector", LabelSelector, "*"),
  field("ipBlock", IPBlock, "*")
], void 0, "extensions");
var PodSecurityPolicy = struct("v1beta1.PodSecurityPolicy", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PodSecurityPolicySpec, "?")
], void 0, "extensions");
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
  field("allowedProcMountTypes", listOf(STRING), "?"),
  field("runtimeClass", RuntimeClassStrategyOptions, "*")
], void 0, "extensions");
var AllowedHostPath = struct("v1beta1.AllowedHostPath", () => [
  field("pathPrefix", STRING, "?"),
  field("readOnly", BOOL, "?")
], void 0, "extensions");
var AllowedFlexVolume = struct("v1beta1.AllowedFlexVolume", () => [
  field("driver", STRING, "+")
], void 0, "extensions");
var AllowedCSIDriver = struct("v1beta1.AllowedCSIDriver", () => [
  field("name", STRING, "+")
], void 0, "extensions");
var HostPortRange = struct("v1beta1.HostPortRange", () => [
  field("min", INT32, "+"),
  field("max", INT32, "+")
], void 0, "extensions");
var SELinuxStrategyOptions = struct("v1beta1.SELinuxStrategyOptions", () => [
  field("rule", STRING, "+"),
  field("seLinuxOptions", SELinuxOptions, "*")
], void 0, "extensions");
var RunAsUserStrategyOptions = struct("v1beta1.RunAsUserStrategyOptions", () => [
  field("rule", STRING, "+"),
  field("ranges", listOf(IDRange), "?")
], void 0, "extensions");
var RunAsGroupStrategyOptions = struct("v1beta1.RunAsGroupStrategyOptions", () => [
  field("rule", STRING, "+"),
  field("ranges", listOf(IDRange), "?")
], void 0, "extensions");
var IDRange = struct("v1beta1.IDRange", () => [
  field("min", INT64, "+"),
  field("max", INT64, "+")
], void 0, "extensions");
var FSGroupStrategyOptions = struct("v1beta1.FSGroupStrategyOptions", () => [
  field("rule", STRING, "?"),
  field("ranges", listOf(IDRange), "?")
], void 0, "extensions");
var SupplementalGroupsStrategyOptions = struct("v1beta1.SupplementalGroupsStrategyOptions", () => [
  field("rule", STRING, "?"),
  field("ranges", listOf(IDRange), "?")
], void 0, "extensions");
var RuntimeClassStrategyOptions = struct("v1beta1.RuntimeClassStrategyOptions", () => [
  field("allowedRuntimeClassNames", listOf(STRING), "+"),
  field("defaultRuntimeClassName", STRING, "*")
], void 0, "extensions");
var ReplicaSet = struct("v1beta1.ReplicaSet", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", ReplicaSetSpec, "?"),
  field("status", ReplicaSetStatus, "?")
], void 0, "extensions");
var ReplicaSetSpec = struct("v1beta1.ReplicaSetSpec", () => [
  field("replicas", INT32, "*", { default: 1 }),
  field("minReadySeconds", INT32, "?"),
  field("selector", LabelSelector, "*"),
  field("template", PodTemplateSpec, "?")
], void 0, "extensions");
var ReplicaSetStatus = struct("v1beta1.ReplicaSetStatus", () => [
  field("replicas", INT32, "+"),
  field("fullyLabeledReplicas", INT32, "?"),
  field("readyReplicas", INT32, "?"),
  field("availableReplicas", INT32, "?"),
  field("observedGeneration", INT64, "?"),
  field("conditions", listOf(ReplicaSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type" })
], void 0, "extensions");
var ReplicaSetCondition = struct("v1beta1.ReplicaSetCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "extensions");
var Scale = struct("v1beta1.Scale", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", ScaleSpec, "?"),
  field("status", ScaleStatus, "?")
], void 0, "extensions");
var ScaleSpec = struct("v1beta1.ScaleSpec", () => [
  field("replicas", INT32, "?")
], void 0, "extensions");
var ScaleStatus = struct("v1beta1.ScaleStatus", () => [
  field("replicas", INT32, "+"),
  field("selector", mapOf(STRING), "?"),
  field("targetSelector", STRING, "?")
], void 0, "extensions");
var RollbackConfig = struct("v1beta1.RollbackConfig", () => [
  field("revision", INT64, "?")
], void 0, "extensions");

// dist/generated/extensions/v1beta1/validators.js
var External = [/(?!)/u, /(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_8(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.selector === void 0 || (!("selector" in value) || (check_4(value.selector) || value.selector === null))) && (value.template === void 0 || (!("template" in value) || (check_5(value.template) || value.template === null))) && (value.updateStrategy === void 0 || (!("updateStrategy" in value) || (check_6(value.updateStrategy) || value.updateStrategy === null))) && (value.minReadySeconds === void 0 || (!("minReadySeconds" in value) || (Number.isInteger(value.minReadySeconds) || value.minReadySeconds === null))) && (value.templateGeneration === void 0 || (!("templateGeneration" in value) || (Number.isInteger(value.templateGeneration) || typeof value.templateGeneration === "bigint" || value.templateGeneration === null))) && (value.revisionHistoryLimit === void 0 || (!("revisionHistoryLimit" in value) || (Number.isInteger(value.revisionHistoryLimit) || value.revisionHistoryLimit === null)))));
var check_4 = (value) => checkLabelSelector(value);
var check_5 = (value) => checkPodTemplateSpec(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.rollingUpdate === void 0 || (!("rollingUpdate" in value) || (check_7(value.rollingUpdate) || value.rollingUpdate === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.maxUnavailable === void 0 || (!("maxUnavailable" in value) || (Number.isInteger(value.maxUnavailable) || typeof value.maxUnavailable === "string" || value.maxUnavailable === null))) && (value.maxSurge === void 0 || (!("maxSurge" in value) || (Number.isInteger(value.maxSurge) || typeof value.maxSurge === "string" || value.maxSurge === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.currentNumberScheduled === void 0 || (!("currentNumberScheduled" in value) || (Number.isInteger(value.currentNumberScheduled) || value.currentNumberScheduled === null))) && (value.numberMisscheduled === void 0 || (!("numberMisscheduled" in value) || (Number.isInteger(value.numberMisscheduled) || value.numberMisscheduled === null))) && (value.desiredNumberScheduled === void 0 || (!("desiredNumberScheduled" in value) || (Number.isInteger(value.desiredNumberScheduled) || value.desiredNumberScheduled === null))) && (value.numberReady === void 0 || (!("numberReady" in value) || (Number.isInteger(value.numberReady) || value.numberReady === null))) && (value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.updatedNumberScheduled === void 0 || (!("updatedNumberScheduled" in value) || (Number.isInteger(value.updatedNumberScheduled) || value.updatedNumberScheduled === null))) && (value.numberAvailable === void 0 || (!("numberAvailable" in value) || (Number.isInteger(value.numberAvailable) || value.numberAvailable === null))) && (value.numberUnavailable === void 0 || (!("numberUnavailable" in value) || (Number.isInteger(value.numberUnavailable) || value.numberUnavailable === null))) && (value.collisionCount === void 0 || (!("collisionCount" in value) || (Number.isInteger(value.collisionCount) || value.collisionCount === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_0, index) => check_9(unique_0)) || value.conditions === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_11(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_15(value.status) || value.status === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.selector === void 0 || (!("selector" in value) || (check_4(value.selector) || value.selector === null))) && (value.template === void 0 || (!("template" in value) || (check_5(value.template) || value.template === null))) && (value.strategy === void 0 || (!("strategy" in value) || (check_12(value.strategy) || value.strategy === null))) && (value.minReadySeconds === void 0 || (!("minReadySeconds" in value) || (Number.isInteger(value.minReadySeconds) || value.minReadySeconds === null))) && (value.revisionHistoryLimit === void 0 || (!("revisionHistoryLimit" in value) || (Number.isInteger(value.revisionHistoryLimit) || value.revisionHistoryLimit === null))) && (value.paused === void 0 || (!("paused" in value) || (typeof value.paused === "boolean" || value.paused === null))) && (value.rollbackTo === void 0 || (!("rollbackTo" in value) || (check_14(value.rollbackTo) || value.rollbackTo === null))) && (value.progressDeadlineSeconds === void 0 || (!("progressDeadlineSeconds" in value) || (Number.isInteger(value.progressDeadlineSeconds) || value.progressDeadlineSeconds === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.rollingUpdate === void 0 || (!("rollingUpdate" in value) || (check_13(value.rollingUpdate) || value.rollingUpdate === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.maxUnavailable === void 0 || (!("maxUnavailable" in value) || (Number.isInteger(value.maxUnavailable) || typeof value.maxUnavailable === "string" || value.maxUnavailable === null))) && (value.maxSurge === void 0 || (!("maxSurge" in value) || (Number.isInteger(value.maxSurge) || typeof value.maxSurge === "string" || value.maxSurge === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.revision === void 0 || (!("revision" in value) || (Number.isInteger(value.revision) || typeof value.revision === "bigint" || value.revision === null))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.updatedReplicas === void 0 || (!("updatedReplicas" in value) || (Number.isInteger(value.updatedReplicas) || value.updatedReplicas === null))) && (value.readyReplicas === void 0 || (!("readyReplicas" in value) || (Number.isInteger(value.readyReplicas) || value.readyReplicas === null))) && (value.availableReplicas === void 0 || (!("availableReplicas" in value) || (Number.isInteger(value.availableReplicas) || value.availableReplicas === null))) && (value.unavailableReplicas === void 0 || (!("unavailableReplicas" in value) || (Number.isInteger(value.unavailableReplicas) || value.unavailableReplicas === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_1, index) => check_16(unique_1)) || value.conditions === null))) && (value.collisionCount === void 0 || (!("collisionCount" in value) || (Number.isInteger(value.collisionCount) || value.collisionCount === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastUpdateTime === void 0 || (!("lastUpdateTime" in value) || (typeof value.lastUpdateTime === "string" || value.lastUpdateTime === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.updatedAnnotations === void 0 || (!("updatedAnnotations" in value) || (typeof value.updatedAnnotations === "object" && value.updatedAnnotations !== null && !Array.isArray(value.updatedAnnotations) && (Object.getOwnPropertyNames(value.updatedAnnotations).every((unique_2, unique_3) => External[0].test(unique_2) || typeof value.updatedAnnotations[unique_2] === "string") && true) || value.updatedAnnotations === null))) && (value.rollbackTo === void 0 || (!("rollbackTo" in value) || (check_14(value.rollbackTo) || value.rollbackTo === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_19(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_26(value.status) || value.status === null)))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ingressClassName === void 0 || (!("ingressClassName" in value) || (typeof value.ingressClassName === "string" || value.ingressClassName === null))) && (value.backend === void 0 || (!("backend" in value) || (check_20(value.backend) || value.backend === null))) && (value.tls === void 0 || (!("tls" in value) || (Array.isArray(value.tls) && value.tls.every((unique_4, index) => check_22(unique_4)) || value.tls === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_6, index) => check_23(unique_6)) || value.rules === null)))));
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.serviceName === void 0 || (!("serviceName" in value) || (typeof value.serviceName === "string" || value.serviceName === null))) && (value.servicePort === void 0 || (!("servicePort" in value) || (Number.isInteger(value.servicePort) || typeof value.servicePort === "string" || value.servicePort === null))) && (value.resource === void 0 || (!("resource" in value) || (check_21(value.resource) || value.resource === null)))));
var check_21 = (value) => checkTypedLocalObjectReference(value);
var check_22 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.hosts === void 0 || (!("hosts" in value) || (Array.isArray(value.hosts) && value.hosts.every((unique_5, index) => typeof unique_5 === "string") || value.hosts === null))) && (value.secretName === void 0 || (!("secretName" in value) || (typeof value.secretName === "string" || value.secretName === null)))));
var check_23 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.host === void 0 || (!("host" in value) || (typeof value.host === "string" || value.host === null))) && (value.http === void 0 || (!("http" in value) || (check_24(value.http) || value.http === null)))));
var check_24 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.paths === void 0 || (!("paths" in value) || (Array.isArray(value.paths) && value.paths.every((unique_7, index) => check_25(unique_7)) || value.paths === null))));
var check_25 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.pathType === void 0 || (!("pathType" in value) || (typeof value.pathType === "string" || value.pathType === null))) && (value.backend === void 0 || (!("backend" in value) || (check_20(value.backend) || value.backend === null)))));
var check_26 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.loadBalancer === void 0 || (!("loadBalancer" in value) || (check_27(value.loadBalancer) || value.loadBalancer === null))));
var check_27 = (value) => checkLoadBalancerStatus(value);
var check_28 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_29(value.spec) || value.spec === null)))));
var check_29 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.podSelector === void 0 || (!("podSelector" in value) || (check_4(value.podSelector) || value.podSelector === null))) && (value.ingress === void 0 || (!("ingress" in value) || (Array.isArray(value.ingress) && value.ingress.every((unique_8, index) => check_30(unique_8)) || value.ingress === null))) && (value.egress === void 0 || (!("egress" in value) || (Array.isArray(value.egress) && value.egress.every((unique_12, index) => check_34(unique_12)) || value.egress === null))) && (value.policyTypes === void 0 || (!("policyTypes" in value) || (Array.isArray(value.policyTypes) && value.policyTypes.every((unique_15, index) => typeof unique_15 === "string") || value.policyTypes === null)))));
var check_30 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_9, index) => check_31(unique_9)) || value.ports === null))) && (value.from === void 0 || (!("from" in value) || (Array.isArray(value.from) && value.from.every((unique_10, index) => check_32(unique_10)) || value.from === null)))));
var check_31 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.protocol === void 0 || (!("protocol" in value) || (typeof value.protocol === "string" || value.protocol === null))) && (value.port === void 0 || (!("port" in value) || (Number.isInteger(value.port) || typeof value.port === "string" || value.port === null))) && (value.endPort === void 0 || (!("endPort" in value) || (Number.isInteger(value.endPort) || value.endPort === null)))));
var check_32 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.podSelector === void 0 || (!("podSelector" in value) || (check_4(value.podSelector) || value.podSelector === null))) && (value.namespaceSelector === void 0 || (!("namespaceSelector" in value) || (check_4(value.namespaceSelector) || value.namespaceSelector === null))) && (value.ipBlock === void 0 || (!("ipBlock" in value) || (check_33(value.ipBlock) || value.ipBlock === null)))));
var check_33 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.cidr === void 0 || (!("cidr" in value) || (typeof value.cidr === "string" || value.cidr === null))) && (value.except === void 0 || (!("except" in value) || (Array.isArray(value.except) && value.except.every((unique_11, index) => typeof unique_11 === "string") || value.except === null)))));
var check_34 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.ports === void 0 || (!("ports" in value) || (Array.isArray(value.ports) && value.ports.every((unique_13, index) => check_31(unique_13)) || value.ports === null))) && (value.to === void 0 || (!("to" in value) || (Array.isArray(value.to) && value.to.every((unique_14, index) => check_32(unique_14)) || value.to === null)))));
var check_35 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_36(value.spec) || value.spec === null)))));
var check_36 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.privileged === void 0 || (!("privileged" in value) || (typeof value.privileged === "boolean" || value.privileged === null))) && (value.defaultAddCapabilities === void 0 || (!("defaultAddCapabilities" in value) || (Array.isArray(value.defaultAddCapabilities) && value.defaultAddCapabilities.every((unique_16, index) => typeof unique_16 === "string") || value.defaultAddCapabilities === null))) && (value.requiredDropCapabilities === void 0 || (!("requiredDropCapabilities" in value) || (Array.isArray(value.requiredDropCapabilities) && value.requiredDropCapabilities.every((unique_17, index) => typeof unique_17 === "string") || value.requiredDropCapabilities === null))) && (value.allowedCapabilities === void 0 || (!("allowedCapabilities" in value) || (Array.isArray(value.allowedCapabilities) && value.allowedCapabilities.every((unique_18, index) => typeof unique_18 === "string") || value.allowedCapabilities === null))) && (value.volumes === void 0 || (!("volumes" in value) || (Array.isArray(value.volumes) && value.volumes.every((unique_19, index) => typeof unique_19 === "string") || value.volumes === null))) && (value.hostNetwork === void 0 || (!("hostNetwork" in value) || (typeof value.hostNetwork === "boolean" || value.hostNetwork === null))) && (value.hostPorts === void 0 || (!("hostPorts" in value) || (Array.isArray(value.hostPorts) && value.hostPorts.every((unique_20, index) => check_37(unique_20)) || value.hostPorts === null))) && (value.hostPID === void 0 || (!("hostPID" in value) || (typeof value.hostPID === "boolean" || value.hostPID === null))) && (value.hostIPC === void 0 || (!("hostIPC" in value) || (typeof value.hostIPC === "boolean" || value.hostIPC === null))) && (value.seLinux === void 0 || (!("seLinux" in value) || (check_38(value.seLinux) || value.seLinux === null))) && (value.runAsUser === void 0 || (!("runAsUser" in value) || (check_40(value.runAsUser) || value.runAsUser === null))) && (value.runAsGroup === void 0 || (!("runAsGroup" in value) || (check_42(value.runAsGroup) || value.runAsGroup === null))) && (value.supplementalGroups === void 0 || (!("supplementalGroups" in value) || (check_43(value.supplementalGroups) || value.supplementalGroups === null))) && (value.fsGroup === void 0 || (!("fsGroup" in value) || (check_44(value.fsGroup) || value.fsGroup === null))) && (value.readOnlyRootFilesystem === void 0 || (!("readOnlyRootFilesystem" in value) || (typeof value.readOnlyRootFilesystem === "boolean" || value.readOnlyRootFilesystem === null))) && (value.defaultAllowPrivilegeEscalation === void 0 || (!("defaultAllowPrivilegeEscalation" in value) || (typeof value.defaultAllowPrivilegeEscalation === "boolean" || value.defaultAllowPrivilegeEscalation === null))) && (value.allowPrivilegeEscalation === void 0 || (!("allowPrivilegeEscalation" in value) || (typeof value.allowPrivilegeEscalation === "boolean" || value.allowPrivilegeEscalation === null))) && (value.allowedHostPaths === void 0 || (!("allowedHostPaths" in value) || (Array.isArray(value.allowedHostPaths) && value.allowedHostPaths.every((unique_25, index) => check_45(unique_25)) || value.allowedHostPaths === null))) && (value.allowedFlexVolumes === void 0 || (!("allowedFlexVolumes" in value) || (Array.isArray(value.allowedFlexVolumes) && value.allowedFlexVolumes.every((unique_26, index) => check_46(unique_26)) || value.allowedFlexVolumes === null))) && (value.allowedCSIDrivers === void 0 || (!("allowedCSIDrivers" in value) || (Array.isArray(value.allowedCSIDrivers) && value.allowedCSIDrivers.every((unique_27, index) => check_47(unique_27)) || value.allowedCSIDrivers === null))) && (value.allowedUnsafeSysctls === void 0 || (!("allowedUnsafeSysctls" in value) || (Array.isArray(value.allowedUnsafeSysctls) && value.allowedUnsafeSysctls.every((unique_28, index) => typeof unique_28 === "string") || value.allowedUnsafeSysctls === null))) && (value.forbiddenSysctls === void 0 || (!("forbiddenSysctls" in value) || (Array.isArray(value.forbiddenSysctls) && value.forbiddenSysctls.every((unique_29, index) => typeof unique_29 === "string") || value.forbiddenSysctls === null))) && (value.allowedProcMountTypes === void 0 || (!("allowedProcMountTypes" in value) || (Array.isArray(value.allowedProcMountTypes) && value.allowedProcMountTypes.every((unique_30, index) => typeof unique_30 === "string") || value.allowedProcMountTypes === null))) && (value.runtimeClass === void 0 || (!("runtimeClass" in value) || (check_48(value.runtimeClass) || value.runtimeClass === null)))));
var check_37 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.min === void 0 || (!("min" in value) || (Number.isInteger(value.min) || value.min === null))) && (value.max === void 0 || (!("max" in value) || (Number.isInteger(value.max) || value.max === null)))));
var check_38 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.seLinuxOptions === void 0 || (!("seLinuxOptions" in value) || (check_39(value.seLinuxOptions) || value.seLinuxOptions === null)))));
var check_39 = (value) => checkSELinuxOptions(value);
var check_40 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.ranges === void 0 || (!("ranges" in value) || (Array.isArray(value.ranges) && value.ranges.every((unique_21, index) => check_41(unique_21)) || value.ranges === null)))));
var check_41 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.min === void 0 || (!("min" in value) || (Number.isInteger(value.min) || typeof value.min === "bigint" || value.min === null))) && (value.max === void 0 || (!("max" in value) || (Number.isInteger(value.max) || typeof value.max === "bigint" || value.max === null)))));
var check_42 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.ranges === void 0 || (!("ranges" in value) || (Array.isArray(value.ranges) && value.ranges.every((unique_22, index) => check_41(unique_22)) || value.ranges === null)))));
var check_43 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.ranges === void 0 || (!("ranges" in value) || (Array.isArray(value.ranges) && value.ranges.every((unique_23, index) => check_41(unique_23)) || value.ranges === null)))));
var check_44 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.rule === void 0 || (!("rule" in value) || (typeof value.rule === "string" || value.rule === null))) && (value.ranges === void 0 || (!("ranges" in value) || (Array.isArray(value.ranges) && value.ranges.every((unique_24, index) => check_41(unique_24)) || value.ranges === null)))));
var check_45 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.pathPrefix === void 0 || (!("pathPrefix" in value) || (typeof value.pathPrefix === "string" || value.pathPrefix === null))) && (value.readOnly === void 0 || (!("readOnly" in value) || (typeof value.readOnly === "boolean" || value.readOnly === null)))));
var check_46 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.driver === void 0 || (!("driver" in value) || (typeof value.driver === "string" || value.driver === null))));
var check_47 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))));
var check_48 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.allowedRuntimeClassNames === void 0 || (!("allowedRuntimeClassNames" in value) || (Array.isArray(value.allowedRuntimeClassNames) && value.allowedRuntimeClassNames.every((unique_31, index) => typeof unique_31 === "string") || value.allowedRuntimeClassNames === null))) && (value.defaultRuntimeClassName === void 0 || (!("defaultRuntimeClassName" in value) || (typeof value.defaultRuntimeClassName === "string" || value.defaultRuntimeClassName === null)))));
var check_49 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_50(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_51(value.status) || value.status === null)))));
var check_50 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.minReadySeconds === void 0 || (!("minReadySeconds" in value) || (Number.isInteger(value.minReadySeconds) || value.minReadySeconds === null))) && (value.selector === void 0 || (!("selector" in value) || (check_4(value.selector) || value.selector === null))) && (value.template === void 0 || (!("template" in value) || (check_5(value.template) || value.template === null)))));
var check_51 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.fullyLabeledReplicas === void 0 || (!("fullyLabeledReplicas" in value) || (Number.isInteger(value.fullyLabeledReplicas) || value.fullyLabeledReplicas === null))) && (value.readyReplicas === void 0 || (!("readyReplicas" in value) || (Number.isInteger(value.readyReplicas) || value.readyReplicas === null))) && (value.availableReplicas === void 0 || (!("availableReplicas" in value) || (Number.isInteger(value.availableReplicas) || value.availableReplicas === null))) && (value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_32, index) => check_52(unique_32)) || value.conditions === null)))));
var check_52 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_53 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_54(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_55(value.status) || value.status === null)))));
var check_54 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))));
var check_55 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.replicas === void 0 || (!("replicas" in value) || (Number.isInteger(value.replicas) || value.replicas === null))) && (value.selector === void 0 || (!("selector" in value) || (typeof value.selector === "object" && value.selector !== null && !Array.isArray(value.selector) && (Object.getOwnPropertyNames(value.selector).every((unique_33, unique_34) => External[1].test(unique_33) || typeof value.selector[unique_33] === "string") && true) || value.selector === null))) && (value.targetSelector === void 0 || (!("targetSelector" in value) || (typeof value.targetSelector === "string" || value.targetSelector === null)))));
var checkDaemonSet = check_1;
var checkDeployment = check_10;
var checkDeploymentRollback = check_17;
var checkIngress = check_18;
var checkNetworkPolicy = check_28;
var checkPodSecurityPolicy = check_35;
var checkReplicaSet = check_49;
var checkScale = check_53;

// dist/generated/extensions/v1beta1/kinds.js
import { converter, renamed } from "kindwright/generated-code";
var DaemonSet2 = {
  structure: DaemonSet,
  applyDefaults: defaultDaemonSet,
  check: checkDaemonSet,
  schema: async () => (await import("./chunk-JNC6BRMG.js")).DaemonSet,
  ...converter({ here: "extensions/v1beta1", hub: "apps/v1", mapping: DaemonSetMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "templateGenerationToHub", finishFromHub: "templateGenerationFromHub" }),
  protobuf: async () => (await import("./chunk-CSNH4SQR.js")).DaemonSet
};
var Deployment2 = {
  structure: Deployment,
  applyDefaults: defaultDeployment,
  check: checkDeployment,
  schema: async () => (await import("./chunk-JNC6BRMG.js")).Deployment,
  ...converter({ here: "extensions/v1beta1", hub: "apps/v1", mapping: DeploymentMapping, annotation: "conversion.kubernetes.io/kept" }),
  protobuf: async () => (await import("./chunk-CSNH4SQR.js")).Deployment
};
var DeploymentRollback2 = {
  structure: DeploymentRollback,
  applyDefaults: () => void 0,
  check: checkDeploymentRollback,
  schema: async () => (await import("./chunk-JNC6BRMG.js")).DeploymentRollback,
  ...renamed("extensions/v1beta1", "extensions/v1beta1"),
  protobuf: async () => (await import("./chunk-CSNH4SQR.js")).DeploymentRollback
};
var Ingress2 = {
  structure: Ingress,
  applyDefaults: defaultIngress,
  check: checkIngress,
  schema: async () => (await import("./chunk-JNC6BRMG.js")).Ingress,
  ...converter({ here: "extensions/v1beta1", hub: "networking.k8s.io/v1", mapping: IngressMapping, annotation: "conversion.kubernetes.io/kept", finishToHub: "ingressToHub", finishFromHub: "ingressFromHub" }),
  protobuf: async () => (await import("./chunk-CSNH4SQR.js")).Ingress
};
var NetworkPolicy2 = {
  structure: NetworkPolicy,
  applyDefaults: defaultNetworkPolicy,
  check: checkNetworkPolicy,
  schema: async () => (await import("./chunk-JNC6BRMG.js")).NetworkPolicy,
  ...renamed("extensions/v1beta1", "networking.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-CSNH4SQR.js")).NetworkPolicy
};
var PodSecurityPolicy2 = {
  structure: PodSecurityPolicy,
  applyDefaults: defaultPodSecurityPolicy,
  check: checkPodSecurityPolicy,
  schema: async () => (await import("./chunk-JNC6BRMG.js")).PodSecurityPolicy,
  ...renamed("extensions/v1beta1", "policy/v1beta1"),
  protobuf: async () => (await import("./chunk-CSNH4SQR.js")).PodSecurityPolicy
};
var ReplicaSet2 = {
  structure: ReplicaSet,
  applyDefaults: defaultReplicaSet,
  check: checkReplicaSet,
  schema: async () => (await import("./chunk-JNC6BRMG.js")).ReplicaSet,
  ...renamed("extensions/v1beta1", "apps/v1"),
  protobuf: async () => (await import("./chunk-CSNH4SQR.js")).ReplicaSet
};
var Scale2 = {
  structure: Scale,
  applyDefaults: () => void 0,
  check: checkScale,
  schema: async () => (await import("./chunk-JNC6BRMG.js")).Scale,
  ...renamed("extensions/v1beta1", "extensions/v1beta1"),
  protobuf: async () => (await import("./chunk-CSNH4SQR.js")).Scale
};
export {
  DaemonSet2 as DaemonSet,
  Deployment2 as Deployment,
  DeploymentRollback2 as DeploymentRollback,
  Ingress2 as Ingress,
  NetworkPolicy2 as NetworkPolicy,
  PodSecurityPolicy2 as PodSecurityPolicy,
  ReplicaSet2 as ReplicaSet,
  Scale2 as Scale
};
