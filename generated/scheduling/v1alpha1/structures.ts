// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of scheduling.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const PriorityClass: StructStructure = struct("v1alpha1.PriorityClass", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("value", INT32, "+"),
      field("globalDefault", BOOL, "?"),
      field("description", STRING, "?"),
      field("preemptionPolicy", STRING, "*", { default: "PreemptLowerPriority" }),
    ], undefined, "scheduling", true);
export const Workload: StructStructure = struct("v1alpha1.Workload", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", WorkloadSpec, "?"),
    ], undefined, "scheduling", true);
export const WorkloadSpec: StructStructure = struct("v1alpha1.WorkloadSpec", () => [
      field("controllerRef", TypedLocalObjectReference, "*"),
      field("podGroups", listOf(PodGroup), "+", { listType: "map", listMapKeys: ["name"] }),
    ], undefined, "scheduling");
export const TypedLocalObjectReference: StructStructure = struct("v1alpha1.TypedLocalObjectReference", () => [
      field("apiGroup", STRING, "?"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
    ], undefined, "scheduling");
export const PodGroup: StructStructure = struct("v1alpha1.PodGroup", () => [
      field("name", STRING, "+"),
      field("policy", PodGroupPolicy, "?"),
    ], undefined, "scheduling");
export const PodGroupPolicy: StructStructure = struct("v1alpha1.PodGroupPolicy", () => [
      field("basic", BasicSchedulingPolicy, "*"),
      field("gang", GangSchedulingPolicy, "*"),
    ], undefined, "scheduling");
export const BasicSchedulingPolicy: StructStructure = struct("v1alpha1.BasicSchedulingPolicy", () => [], undefined, "scheduling");
export const GangSchedulingPolicy: StructStructure = struct("v1alpha1.GangSchedulingPolicy", () => [
      field("minCount", INT32, "+"),
    ], undefined, "scheduling");
