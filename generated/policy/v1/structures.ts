// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of policy/v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Eviction: StructStructure = struct("v1.Eviction", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("deleteOptions", metaV1.DeleteOptions, "*"),
    ], undefined, "policy", true);
export const PodDisruptionBudget: StructStructure = struct("v1.PodDisruptionBudget", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodDisruptionBudgetSpec, "?"),
      field("status", PodDisruptionBudgetStatus, "?"),
    ], undefined, "policy", true);
export const PodDisruptionBudgetSpec: StructStructure = struct("v1.PodDisruptionBudgetSpec", () => [
      field("minAvailable", INTORSTRING, "*"),
      field("selector", metaV1.LabelSelector, "*", { patchStrategy: ["replace"] }),
      field("maxUnavailable", INTORSTRING, "*"),
      field("unhealthyPodEvictionPolicy", STRING, "*", { featureGate: "PDBUnhealthyPodEvictionPolicy", since: "1.26" }),
    ], undefined, "policy", true);
export const PodDisruptionBudgetStatus: StructStructure = struct("v1.PodDisruptionBudgetStatus", () => [
      field("observedGeneration", INT64, "?"),
      field("disruptedPods", mapOf(TIME), "?"),
      field("disruptionsAllowed", INT32, "+"),
      field("currentHealthy", INT32, "+"),
      field("desiredHealthy", INT32, "+"),
      field("expectedPods", INT32, "+"),
      field("conditions", listOf(metaV1.Condition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "policy", true);
