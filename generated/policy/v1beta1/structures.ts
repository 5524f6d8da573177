// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of policy/v1beta1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Eviction: StructStructure = struct("v1beta1.Eviction", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("deleteOptions", metaV1.DeleteOptions, "*"),
    ], undefined, "policy", true);
export const PodDisruptionBudget: StructStructure = struct("v1beta1.PodDisruptionBudget", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodDisruptionBudgetSpec, "?"),
      field("status", PodDisruptionBudgetStatus, "?"),
    ], undefined, "policy", true);
export const PodDisruptionBudgetSpec: StructStructure = struct("v1beta1.PodDisruptionBudgetSpec", () => [
      field("minAvailable", INTORSTRING, "*"),
      field("selector", metaV1.LabelSelector, "*", { patchStrategy: ["replace"], changes: { "1.22": { patchStrategy: null } } }),
      field("maxUnavailable", INTORSTRING, "*"),
      field("unhealthyPodEvictionPolicy", STRING, "*", { since: "1.26" }),
    ], undefined, "policy", true);
export const PodDisruptionBudgetStatus: StructStructure = struct("v1beta1.PodDisruptionBudgetStatus", () => [
      field("observedGeneration", INT64, "?"),
      field("disruptedPods", mapOf(TIME), "?"),
      field("disruptionsAllowed", INT32, "+"),
      field("currentHealthy", INT32, "+"),
      field("desiredHealthy", INT32, "+"),
      field("expectedPods", INT32, "+"),
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "policy", true);
export const PodSecurityPolicy: StructStructure = struct("v1beta1.PodSecurityPolicy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodSecurityPolicySpec, "?"),
    ], undefined, "policy", true);
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
      field("allowedProcMountTypes", listOf(STRING), "?", { featureGate: "ProcMountType" }),
      field("runtimeClass", RuntimeClassStrategyOptions, "*"),
    ], undefined, "policy", true);
export const AllowedHostPath: StructStructure = struct("v1beta1.AllowedHostPath", () => [
      field("pathPrefix", STRING, "?"),
      field("readOnly", BOOL, "?"),
    ], undefined, "policy");
export const AllowedFlexVolume: StructStructure = struct("v1beta1.AllowedFlexVolume", () => [
      field("driver", STRING, "+"),
    ], undefined, "policy");
export const AllowedCSIDriver: StructStructure = struct("v1beta1.AllowedCSIDriver", () => [
      field("name", STRING, "+"),
    ], undefined, "policy");
export const HostPortRange: StructStructure = struct("v1beta1.HostPortRange", () => [
      field("min", INT32, "+"),
      field("max", INT32, "+"),
    ], undefined, "policy");
export const SELinuxStrategyOptions: StructStructure = struct("v1beta1.SELinuxStrategyOptions", () => [
      field("rule", STRING, "+"),
      field("seLinuxOptions", coreV1.SELinuxOptions, "*"),
    ], undefined, "policy");
export const RunAsUserStrategyOptions: StructStructure = struct("v1beta1.RunAsUserStrategyOptions", () => [
      field("rule", STRING, "+"),
      field("ranges", listOf(IDRange), "?"),
    ], undefined, "policy");
export const RunAsGroupStrategyOptions: StructStructure = struct("v1beta1.RunAsGroupStrategyOptions", () => [
      field("rule", STRING, "+"),
      field("ranges", listOf(IDRange), "?"),
    ], undefined, "policy");
export const IDRange: StructStructure = struct("v1beta1.IDRange", () => [
      field("min", INT64, "+"),
      field("max", INT64, "+"),
    ], undefined, "policy");
export const FSGroupStrategyOptions: StructStructure = struct("v1beta1.FSGroupStrategyOptions", () => [
      field("rule", STRING, "?"),
      field("ranges", listOf(IDRange), "?"),
    ], undefined, "policy");
export const SupplementalGroupsStrategyOptions: StructStructure = struct("v1beta1.SupplementalGroupsStrategyOptions", () => [
      field("rule", STRING, "?"),
      field("ranges", listOf(IDRange), "?"),
    ], undefined, "policy");
export const RuntimeClassStrategyOptions: StructStructure = struct("v1beta1.RuntimeClassStrategyOptions", () => [
      field("allowedRuntimeClassNames", listOf(STRING), "+"),
      field("defaultRuntimeClassName", STRING, "*"),
    ], undefined, "policy");
