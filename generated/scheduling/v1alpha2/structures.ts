// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of scheduling.k8s.io/v1alpha2: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const PodGroup: StructStructure = struct("v1alpha2.PodGroup", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodGroupSpec, "?"),
      field("status", PodGroupStatus, "?"),
    ], undefined, "scheduling", true);
export const PodGroupSpec: StructStructure = struct("v1alpha2.PodGroupSpec", () => [
      field("podGroupTemplateRef", PodGroupTemplateReference, "!"),
      field("schedulingPolicy", PodGroupSchedulingPolicy, "?"),
      field("schedulingConstraints", PodGroupSchedulingConstraints, "*", { featureGate: "TopologyAwareWorkloadScheduling" }),
      field("resourceClaims", listOf(PodGroupResourceClaim), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge","retainKeys"], patchMergeKey: "name", featureGate: "DRAWorkloadResourceClaims" }),
      field("disruptionMode", STRING, "*", { default: "Pod" }),
      field("priorityClassName", STRING, "?", { featureGate: "WorkloadAwarePreemption" }),
      field("priority", INT32, "*", { featureGate: "WorkloadAwarePreemption" }),
    ], undefined, "scheduling");
export const PodGroupStatus: StructStructure = struct("v1alpha2.PodGroupStatus", () => [
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
      field("resourceClaimStatuses", listOf(PodGroupResourceClaimStatus), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge","retainKeys"], patchMergeKey: "name", featureGate: "DRAWorkloadResourceClaims" }),
    ], undefined, "scheduling");
export const PodGroupResourceClaimStatus: StructStructure = struct("v1alpha2.PodGroupResourceClaimStatus", () => [
      field("name", STRING, "+"),
      field("resourceClaimName", STRING, "*"),
    ], undefined, "scheduling");
export const PodGroupTemplateReference: StructStructure = struct("v1alpha2.PodGroupTemplateReference", () => [
      field("workload", WorkloadPodGroupTemplateReference, "!"),
    ], undefined, "scheduling");
export const WorkloadPodGroupTemplateReference: StructStructure = struct("v1alpha2.WorkloadPodGroupTemplateReference", () => [
      field("workloadName", STRING, "+"),
      field("podGroupTemplateName", STRING, "+"),
    ], undefined, "scheduling");
export const Workload: StructStructure = struct("v1alpha2.Workload", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", WorkloadSpec, "?"),
    ], undefined, "scheduling", true);
export const WorkloadSpec: StructStructure = struct("v1alpha2.WorkloadSpec", () => [
      field("controllerRef", TypedLocalObjectReference, "*"),
      field("podGroupTemplates", listOf(PodGroupTemplate), "+", { listType: "map", listMapKeys: ["name"] }),
    ], undefined, "scheduling");
export const TypedLocalObjectReference: StructStructure = struct("v1alpha2.TypedLocalObjectReference", () => [
      field("apiGroup", STRING, "?"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
    ], undefined, "scheduling");
export const PodGroupTemplate: StructStructure = struct("v1alpha2.PodGroupTemplate", () => [
      field("name", STRING, "+"),
      field("schedulingPolicy", PodGroupSchedulingPolicy, "?"),
      field("schedulingConstraints", PodGroupSchedulingConstraints, "!", { featureGate: "TopologyAwareWorkloadScheduling" }),
      field("resourceClaims", listOf(PodGroupResourceClaim), "?", { listType: "map", listMapKeys: ["name"], patchStrategy: ["merge","retainKeys"], patchMergeKey: "name", featureGate: "DRAWorkloadResourceClaims" }),
      field("disruptionMode", STRING, "*", { featureGate: "WorkloadAwarePreemption" }),
      field("priorityClassName", STRING, "?", { featureGate: "WorkloadAwarePreemption" }),
      field("priority", INT32, "*", { featureGate: "WorkloadAwarePreemption" }),
    ], undefined, "scheduling");
export const PodGroupSchedulingPolicy: StructStructure = struct("v1alpha2.PodGroupSchedulingPolicy", () => [
      field("basic", BasicSchedulingPolicy, "*"),
      field("gang", GangSchedulingPolicy, "*"),
    ], undefined, "scheduling");
export const BasicSchedulingPolicy: StructStructure = struct("v1alpha2.BasicSchedulingPolicy", () => [], undefined, "scheduling");
export const GangSchedulingPolicy: StructStructure = struct("v1alpha2.GangSchedulingPolicy", () => [
      field("minCount", INT32, "+"),
    ], undefined, "scheduling");
export const PodGroupResourceClaim: StructStructure = struct("v1alpha2.PodGroupResourceClaim", () => [
      field("name", STRING, "+"),
      field("resourceClaimName", STRING, "*"),
      field("resourceClaimTemplateName", STRING, "*"),
    ], undefined, "scheduling");
export const PodGroupSchedulingConstraints: StructStructure = struct("v1alpha2.PodGroupSchedulingConstraints", () => [
      field("topology", listOf(TopologyConstraint), "?", { listType: "atomic" }),
    ], undefined, "scheduling");
export const TopologyConstraint: StructStructure = struct("v1alpha2.TopologyConstraint", () => [
      field("key", STRING, "+"),
    ], undefined, "scheduling");
