// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of extensions/v1beta1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const DaemonSet: StructStructure = struct("v1beta1.DaemonSet", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", DaemonSetSpec, "?"),
      field("status", DaemonSetStatus, "?"),
    ], undefined, "extensions", true);
export const DaemonSetUpdateStrategy: StructStructure = struct("v1beta1.DaemonSetUpdateStrategy", () => [
      field("type", STRING, "?", { default: "OnDelete" }),
      field("rollingUpdate", RollingUpdateDaemonSet, "*"),
    ], undefined, "extensions");
export const RollingUpdateDaemonSet: StructStructure = struct("v1beta1.RollingUpdateDaemonSet", () => [
      field("maxUnavailable", INTORSTRING, "*", { default: 1 }),
      field("maxSurge", INTORSTRING, "*", { featureGate: "DaemonSetUpdateSurge" }),
    ], undefined, "extensions");
export const DaemonSetSpec: StructStructure = struct("v1beta1.DaemonSetSpec", () => [
      field("selector", metaV1.LabelSelector, "*"),
      field("template", coreV1.PodTemplateSpec, "+"),
      field("updateStrategy", DaemonSetUpdateStrategy, "?"),
      field("minReadySeconds", INT32, "?"),
      field("templateGeneration", INT64, "?"),
      field("revisionHistoryLimit", INT32, "*", { default: 10 }),
    ], undefined, "extensions", true);
export const DaemonSetStatus: StructStructure = struct("v1beta1.DaemonSetStatus", () => [
      field("currentNumberScheduled", INT32, "+"),
      field("numberMisscheduled", INT32, "+"),
      field("desiredNumberScheduled", INT32, "+"),
      field("numberReady", INT32, "+"),
      field("observedGeneration", INT64, "?"),
      field("updatedNumberScheduled", INT32, "?"),
      field("numberAvailable", INT32, "?"),
      field("numberUnavailable", INT32, "?"),
      field("collisionCount", INT32, "*"),
      field("conditions", listOf(DaemonSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
    ], undefined, "extensions", true);
export const DaemonSetCondition: StructStructure = struct("v1beta1.DaemonSetCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "extensions");
export const Deployment: StructStructure = struct("v1beta1.Deployment", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", DeploymentSpec, "?"),
      field("status", DeploymentStatus, "?"),
    ], undefined, "extensions", true);
export const DeploymentSpec: StructStructure = struct("v1beta1.DeploymentSpec", () => [
      field("replicas", INT32, "*", { default: 1 }),
      field("selector", metaV1.LabelSelector, "*"),
      field("template", coreV1.PodTemplateSpec, "+"),
      field("strategy", DeploymentStrategy, "?", { patchStrategy: ["retainKeys"] }),
      field("minReadySeconds", INT32, "?"),
      field("revisionHistoryLimit", INT32, "*", { default: 2147483647 }),
      field("paused", BOOL, "?"),
      field("rollbackTo", RollbackConfig, "*"),
      field("progressDeadlineSeconds", INT32, "*", { default: 2147483647 }),
    ], undefined, "extensions", true);
export const DeploymentStrategy: StructStructure = struct("v1beta1.DeploymentStrategy", () => [
      field("type", STRING, "?", { default: "RollingUpdate" }),
      field("rollingUpdate", RollingUpdateDeployment, "*"),
    ], undefined, "extensions");
export const RollingUpdateDeployment: StructStructure = struct("v1beta1.RollingUpdateDeployment", () => [
      field("maxUnavailable", INTORSTRING, "*", { default: 1 }),
      field("maxSurge", INTORSTRING, "*", { default: 1 }),
    ], undefined, "extensions");
export const DeploymentStatus: StructStructure = struct("v1beta1.DeploymentStatus", () => [
      field("observedGeneration", INT64, "?"),
      field("replicas", INT32, "?"),
      field("updatedReplicas", INT32, "?"),
      field("readyReplicas", INT32, "?"),
      field("availableReplicas", INT32, "?"),
      field("unavailableReplicas", INT32, "?"),
      field("terminatingReplicas", INT32, "*", { since: "1.33" }),
      field("conditions", listOf(DeploymentCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
      field("collisionCount", INT32, "*"),
    ], undefined, "extensions", true);
export const DeploymentCondition: StructStructure = struct("v1beta1.DeploymentCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastUpdateTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "extensions");
export const DeploymentRollback: StructStructure = struct("v1beta1.DeploymentRollback", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("name", STRING, "+"),
      field("updatedAnnotations", mapOf(STRING), "?"),
      field("rollbackTo", RollbackConfig, "+"),
    ], undefined, "extensions");
export const Ingress: StructStructure = struct("v1beta1.Ingress", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", IngressSpec, "?"),
      field("status", IngressStatus, "?"),
    ], undefined, "extensions", true);
export const IngressSpec: StructStructure = struct("v1beta1.IngressSpec", () => [
      field("ingressClassName", STRING, "*"),
      field("backend", IngressBackend, "*"),
      field("tls", listOf(IngressTLS), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("rules", listOf(IngressRule), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "extensions", true);
export const IngressTLS: StructStructure = struct("v1beta1.IngressTLS", () => [
      field("hosts", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("secretName", STRING, "?"),
    ], undefined, "extensions", true);
export const IngressStatus: StructStructure = struct("v1beta1.IngressStatus", () => [
      field("loadBalancer", coreV1.LoadBalancerStatus, "?", { changes: { "1.26": { type: IngressLoadBalancerStatus } } }),
    ], undefined, "extensions", true);
export const IngressRule: StructStructure = struct("v1beta1.IngressRule", () => [
      field("host", STRING, "?"),
      field("http", HTTPIngressRuleValue, "*"),
    ], undefined, "extensions", true);
export const HTTPIngressRuleValue: StructStructure = struct("v1beta1.HTTPIngressRuleValue", () => [
      field("paths", listOf(HTTPIngressPath), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "extensions", true);
export const HTTPIngressPath: StructStructure = struct("v1beta1.HTTPIngressPath", () => [
      field("path", STRING, "?"),
      field("pathType", STRING, "*", { default: "ImplementationSpecific" }),
      field("backend", IngressBackend, "+"),
    ], undefined, "extensions", true);
export const IngressBackend: StructStructure = struct("v1beta1.IngressBackend", () => [
      field("serviceName", STRING, "?"),
      field("servicePort", INTORSTRING, "?"),
      field("resource", coreV1.TypedLocalObjectReference, "*"),
    ], undefined, "extensions", true);
export const IngressLoadBalancerStatus: StructStructure = struct("v1beta1.IngressLoadBalancerStatus", () => [
      field("ingress", listOf(IngressLoadBalancerIngress), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "extensions", true);
export const IngressLoadBalancerIngress: StructStructure = struct("v1beta1.IngressLoadBalancerIngress", () => [
      field("ip", STRING, "?"),
      field("hostname", STRING, "?"),
      field("ports", listOf(IngressPortStatus), "?", { listType: "atomic" }),
    ], undefined, "extensions", true);
export const IngressPortStatus: StructStructure = struct("v1beta1.IngressPortStatus", () => [
      field("port", INT32, "+"),
      field("protocol", STRING, "+"),
      field("error", STRING, "*"),
    ], undefined, "extensions", true);
export const NetworkPolicy: StructStructure = struct("v1beta1.NetworkPolicy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", NetworkPolicySpec, "?"),
      field("status", NetworkPolicyStatus, "?", { since: "1.24", until: "1.27" }),
    ], undefined, "extensions", true);
export const NetworkPolicySpec: StructStructure = struct("v1beta1.NetworkPolicySpec", () => [
      field("podSelector", metaV1.LabelSelector, "+"),
      field("ingress", listOf(NetworkPolicyIngressRule), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("egress", listOf(NetworkPolicyEgressRule), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("policyTypes", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "extensions", true);
export const NetworkPolicyIngressRule: StructStructure = struct("v1beta1.NetworkPolicyIngressRule", () => [
      field("ports", listOf(NetworkPolicyPort), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("from", listOf(NetworkPolicyPeer), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "extensions", true);
export const NetworkPolicyEgressRule: StructStructure = struct("v1beta1.NetworkPolicyEgressRule", () => [
      field("ports", listOf(NetworkPolicyPort), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("to", listOf(NetworkPolicyPeer), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "extensions", true);
export const NetworkPolicyPort: StructStructure = struct("v1beta1.NetworkPolicyPort", () => [
      field("protocol", STRING, "*", { default: "TCP" }),
      field("port", INTORSTRING, "*"),
      field("endPort", INT32, "*"),
    ], undefined, "extensions", true);
export const IPBlock: StructStructure = struct("v1beta1.IPBlock", () => [
      field("cidr", STRING, "+"),
      field("except", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "extensions", true);
export const NetworkPolicyPeer: StructStructure = struct("v1beta1.NetworkPolicyPeer", () => [
      field("podSelector", metaV1.LabelSelector, "*"),
      field("namespaceSelector", metaV1.LabelSelector, "*"),
      field("ipBlock", IPBlock, "*"),
    ], undefined, "extensions", true);
export const NetworkPolicyStatus: StructStructure = struct("v1beta1.NetworkPolicyStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "extensions");
export const PodSecurityPolicy: StructStructure = struct("v1beta1.PodSecurityPolicy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodSecurityPolicySpec, "?"),
    ], undefined, "extensions", true);
export const PodSecurityPolicySpec: StructStructure = struct("v1beta1.PodSecurityPolicySpec", () => [
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
      field("runtimeClass", RuntimeClassStrategyOptions, "*"),
    ], undefined, "extensions", true);
export const AllowedHostPath: StructStructure = struct("v1beta1.AllowedHostPath", () => [
      field("pathPrefix", STRING, "?"),
      field("readOnly", BOOL, "?"),
    ], undefined, "extensions");
export const AllowedFlexVolume: StructStructure = struct("v1beta1.AllowedFlexVolume", () => [
      field("driver", STRING, "+"),
    ], undefined, "extensions");
export const AllowedCSIDriver: StructStructure = struct("v1beta1.AllowedCSIDriver", () => [
      field("name", STRING, "+"),
    ], undefined, "extensions");
export const HostPortRange: StructStructure = struct("v1beta1.HostPortRange", () => [
      field("min", INT32, "+"),
      field("max", INT32, "+"),
    ], undefined, "extensions");
export const SELinuxStrategyOptions: StructStructure = struct("v1beta1.SELinuxStrategyOptions", () => [
      field("rule", STRING, "+"),
      field("seLinuxOptions", coreV1.SELinuxOptions, "*"),
    ], undefined, "extensions");
export const RunAsUserStrategyOptions: StructStructure = struct("v1beta1.RunAsUserStrategyOptions", () => [
      field("rule", STRING, "+"),
      field("ranges", listOf(IDRange), "?"),
    ], undefined, "extensions");
export const RunAsGroupStrategyOptions: StructStructure = struct("v1beta1.RunAsGroupStrategyOptions", () => [
      field("rule", STRING, "+"),
      field("ranges", listOf(IDRange), "?"),
    ], undefined, "extensions");
export const IDRange: StructStructure = struct("v1beta1.IDRange", () => [
      field("min", INT64, "+"),
      field("max", INT64, "+"),
    ], undefined, "extensions");
export const FSGroupStrategyOptions: StructStructure = struct("v1beta1.FSGroupStrategyOptions", () => [
      field("rule", STRING, "?"),
      field("ranges", listOf(IDRange), "?"),
    ], undefined, "extensions");
export const SupplementalGroupsStrategyOptions: StructStructure = struct("v1beta1.SupplementalGroupsStrategyOptions", () => [
      field("rule", STRING, "?"),
      field("ranges", listOf(IDRange), "?"),
    ], undefined, "extensions");
export const RuntimeClassStrategyOptions: StructStructure = struct("v1beta1.RuntimeClassStrategyOptions", () => [
      field("allowedRuntimeClassNames", listOf(STRING), "+"),
      field("defaultRuntimeClassName", STRING, "*"),
    ], undefined, "extensions");
export const ReplicaSet: StructStructure = struct("v1beta1.ReplicaSet", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ReplicaSetSpec, "?"),
      field("status", ReplicaSetStatus, "?"),
    ], undefined, "extensions", true);
export const ReplicaSetSpec: StructStructure = struct("v1beta1.ReplicaSetSpec", () => [
      field("replicas", INT32, "*", { default: 1 }),
      field("minReadySeconds", INT32, "?"),
      field("selector", metaV1.LabelSelector, "*"),
      field("template", coreV1.PodTemplateSpec, "?"),
    ], undefined, "extensions", true);
export const ReplicaSetStatus: StructStructure = struct("v1beta1.ReplicaSetStatus", () => [
      field("replicas", INT32, "+"),
      field("fullyLabeledReplicas", INT32, "?"),
      field("readyReplicas", INT32, "?"),
      field("availableReplicas", INT32, "?"),
      field("terminatingReplicas", INT32, "*", { since: "1.33" }),
      field("observedGeneration", INT64, "?"),
      field("conditions", listOf(ReplicaSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
    ], undefined, "extensions", true);
export const ReplicaSetCondition: StructStructure = struct("v1beta1.ReplicaSetCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "extensions");
export const Scale: StructStructure = struct("v1beta1.Scale", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ScaleSpec, "?"),
      field("status", ScaleStatus, "?"),
    ], undefined, "extensions", true);
export const ScaleSpec: StructStructure = struct("v1beta1.ScaleSpec", () => [
      field("replicas", INT32, "?"),
    ], undefined, "extensions", true);
export const ScaleStatus: StructStructure = struct("v1beta1.ScaleStatus", () => [
      field("replicas", INT32, "+"),
      field("selector", mapOf(STRING), "?", { changes: { "1.22": { mapType: "atomic" } } }),
      field("targetSelector", STRING, "?"),
    ], undefined, "extensions", true);
export const RollbackConfig: StructStructure = struct("v1beta1.RollbackConfig", () => [
      field("revision", INT64, "?"),
    ], undefined, "extensions");
