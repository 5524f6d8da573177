// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of autoscaling/v2beta1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, INT64, QUANTITY, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const HorizontalPodAutoscaler: StructStructure = struct("v2beta1.HorizontalPodAutoscaler", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", HorizontalPodAutoscalerSpec, "?"),
      field("status", HorizontalPodAutoscalerStatus, "?"),
    ], undefined, "autoscaling", true);
export const CrossVersionObjectReference: StructStructure = struct("v2beta1.CrossVersionObjectReference", () => [
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("apiVersion", STRING, "?"),
    ], undefined, "autoscaling");
export const HorizontalPodAutoscalerSpec: StructStructure = struct("v2beta1.HorizontalPodAutoscalerSpec", () => [
      field("scaleTargetRef", CrossVersionObjectReference, "+"),
      field("minReplicas", INT32, "*", { default: 1 }),
      field("maxReplicas", INT32, "+"),
      field("metrics", listOf(MetricSpec), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "autoscaling", true);
export const MetricSpec: StructStructure = struct("v2beta1.MetricSpec", () => [
      field("type", STRING, "+"),
      field("object", ObjectMetricSource, "*"),
      field("pods", PodsMetricSource, "*"),
      field("resource", ResourceMetricSource, "*"),
      field("containerResource", ContainerResourceMetricSource, "*", { featureGate: "HPAContainerMetrics" }),
      field("external", ExternalMetricSource, "*"),
    ], undefined, "autoscaling", true);
export const ObjectMetricSource: StructStructure = struct("v2beta1.ObjectMetricSource", () => [
      field("target", CrossVersionObjectReference, "+"),
      field("metricName", STRING, "+"),
      field("targetValue", QUANTITY, "+"),
      field("selector", metaV1.LabelSelector, "*"),
      field("averageValue", QUANTITY, "*"),
    ], undefined, "autoscaling", true);
export const PodsMetricSource: StructStructure = struct("v2beta1.PodsMetricSource", () => [
      field("metricName", STRING, "+"),
      field("targetAverageValue", QUANTITY, "+"),
      field("selector", metaV1.LabelSelector, "*"),
    ], undefined, "autoscaling", true);
export const ResourceMetricSource: StructStructure = struct("v2beta1.ResourceMetricSource", () => [
      field("name", STRING, "+"),
      field("targetAverageUtilization", INT32, "*"),
      field("targetAverageValue", QUANTITY, "*"),
    ], undefined, "autoscaling");
export const ContainerResourceMetricSource: StructStructure = struct("v2beta1.ContainerResourceMetricSource", () => [
      field("name", STRING, "+"),
      field("targetAverageUtilization", INT32, "*"),
      field("targetAverageValue", QUANTITY, "*"),
      field("container", STRING, "+"),
    ], undefined, "autoscaling");
export const ExternalMetricSource: StructStructure = struct("v2beta1.ExternalMetricSource", () => [
      field("metricName", STRING, "+"),
      field("metricSelector", metaV1.LabelSelector, "*"),
      field("targetValue", QUANTITY, "*"),
      field("targetAverageValue", QUANTITY, "*"),
    ], undefined, "autoscaling", true);
export const HorizontalPodAutoscalerStatus: StructStructure = struct("v2beta1.HorizontalPodAutoscalerStatus", () => [
      field("observedGeneration", INT64, "*"),
      field("lastScaleTime", TIME, "*"),
      field("currentReplicas", INT32, "+"),
      field("desiredReplicas", INT32, "+"),
      field("currentMetrics", listOf(MetricStatus), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("conditions", listOf(HorizontalPodAutoscalerCondition), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, "autoscaling", true);
export const HorizontalPodAutoscalerCondition: StructStructure = struct("v2beta1.HorizontalPodAutoscalerCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "autoscaling");
export const MetricStatus: StructStructure = struct("v2beta1.MetricStatus", () => [
      field("type", STRING, "+"),
      field("object", ObjectMetricStatus, "*"),
      field("pods", PodsMetricStatus, "*"),
      field("resource", ResourceMetricStatus, "*"),
      field("containerResource", ContainerResourceMetricStatus, "*"),
      field("external", ExternalMetricStatus, "*"),
    ], undefined, "autoscaling", true);
export const ObjectMetricStatus: StructStructure = struct("v2beta1.ObjectMetricStatus", () => [
      field("target", CrossVersionObjectReference, "+"),
      field("metricName", STRING, "+"),
      field("currentValue", QUANTITY, "+"),
      field("selector", metaV1.LabelSelector, "*"),
      field("averageValue", QUANTITY, "*"),
    ], undefined, "autoscaling", true);
export const PodsMetricStatus: StructStructure = struct("v2beta1.PodsMetricStatus", () => [
      field("metricName", STRING, "+"),
      field("currentAverageValue", QUANTITY, "+"),
      field("selector", metaV1.LabelSelector, "*"),
    ], undefined, "autoscaling", true);
export const ResourceMetricStatus: StructStructure = struct("v2beta1.ResourceMetricStatus", () => [
      field("name", STRING, "+"),
      field("currentAverageUtilization", INT32, "*"),
      field("currentAverageValue", QUANTITY, "+"),
    ], undefined, "autoscaling");
export const ContainerResourceMetricStatus: StructStructure = struct("v2beta1.ContainerResourceMetricStatus", () => [
      field("name", STRING, "+"),
      field("currentAverageUtilization", INT32, "*"),
      field("currentAverageValue", QUANTITY, "+"),
      field("container", STRING, "+"),
    ], undefined, "autoscaling");
export const ExternalMetricStatus: StructStructure = struct("v2beta1.ExternalMetricStatus", () => [
      field("metricName", STRING, "+"),
      field("metricSelector", metaV1.LabelSelector, "*"),
      field("currentValue", QUANTITY, "+"),
      field("currentAverageValue", QUANTITY, "*"),
    ], undefined, "autoscaling", true);
