// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of autoscaling/v1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, INT64, STRING, TIME, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const HorizontalPodAutoscaler: StructStructure = struct("v1.HorizontalPodAutoscaler", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", HorizontalPodAutoscalerSpec, "?"),
      field("status", HorizontalPodAutoscalerStatus, "?"),
    ], undefined, "autoscaling", true);
export const CrossVersionObjectReference: StructStructure = struct("v1.CrossVersionObjectReference", () => [
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("apiVersion", STRING, "?"),
    ], {"1.22":"atomic"}, "autoscaling", true);
export const HorizontalPodAutoscalerSpec: StructStructure = struct("v1.HorizontalPodAutoscalerSpec", () => [
      field("scaleTargetRef", CrossVersionObjectReference, "+"),
      field("minReplicas", INT32, "*", { default: 1 }),
      field("maxReplicas", INT32, "+"),
      field("targetCPUUtilizationPercentage", INT32, "*"),
    ], undefined, "autoscaling", true);
export const HorizontalPodAutoscalerStatus: StructStructure = struct("v1.HorizontalPodAutoscalerStatus", () => [
      field("observedGeneration", INT64, "*"),
      field("lastScaleTime", TIME, "*"),
      field("currentReplicas", INT32, "+"),
      field("desiredReplicas", INT32, "+"),
      field("currentCPUUtilizationPercentage", INT32, "*"),
    ], undefined, "autoscaling");
export const Scale: StructStructure = struct("v1.Scale", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ScaleSpec, "?"),
      field("status", ScaleStatus, "?"),
    ], undefined, "autoscaling", true);
export const ScaleSpec: StructStructure = struct("v1.ScaleSpec", () => [
      field("replicas", INT32, "?"),
    ], undefined, "autoscaling", true);
export const ScaleStatus: StructStructure = struct("v1.ScaleStatus", () => [
      field("replicas", INT32, "+"),
      field("selector", STRING, "?"),
    ], undefined, "autoscaling");
