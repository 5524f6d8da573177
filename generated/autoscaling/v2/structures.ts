// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of autoscaling/v2: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, INT64, QUANTITY, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const HorizontalPodAutoscaler: StructStructure = struct("v2.HorizontalPodAutoscaler", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", HorizontalPodAutoscalerSpec, "?"),
      field("status", HorizontalPodAutoscalerStatus, "?"),
    ], undefined, "autoscaling", true);
export const HorizontalPodAutoscalerSpec: StructStructure = struct("v2.HorizontalPodAutoscalerSpec", () => [
      field("scaleTargetRef", CrossVersionObjectReference, "+"),
      field("minReplicas", INT32, "*", { default: 1 }),
      field("maxReplicas", INT32, "+"),
      field("metrics", listOf(MetricSpec), "?", { listType: "atomic" }),
      field("behavior", HorizontalPodAutoscalerBehavior, "*"),
    ], undefined, "autoscaling", true);
export const CrossVersionObjectReference: StructStructure = struct("v2.CrossVersionObjectReference", () => [
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("apiVersion", STRING, "?"),
    ], undefined, "autoscaling");
export const MetricSpec: StructStructure = struct("v2.MetricSpec", () => [
      field("type", STRING, "+"),
      field("object", ObjectMetricSource, "*"),
      field("pods", PodsMetricSource, "*"),
      field("resource", ResourceMetricSource, "*"),
      field("containerResource", ContainerResourceMetricSource, "*", { featureGate: "HPAContainerMetrics" }),
      field("external", ExternalMetricSource, "*"),
    ], undefined, "autoscaling", true);
export const HorizontalPodAutoscalerBehavior: StructStructure = struct("v2.HorizontalPodAutoscalerBehavior", () => [
      field("scaleUp", HPAScalingRules, "*"),
      field("scaleDown", HPAScalingRules, "*"),
    ], undefined, "autoscaling", true);
export const HPAScalingRules: StructStructure = struct("v2.HPAScalingRules", () => [
      field("stabilizationWindowSeconds", INT32, "*"),
      field("selectPolicy", STRING, "*"),
      field("policies", listOf(HPAScalingPolicy), "*", { listType: "atomic" }),
      field("tolerance", QUANTITY, "*", { featureGate: "HPAConfigurableTolerance", since: "1.33" }),
    ], undefined, "autoscaling", true);
export const HPAScalingPolicy: StructStructure = struct("v2.HPAScalingPolicy", () => [
      field("type", STRING, "+"),
      field("value", INT32, "+"),
      field("periodSeconds", INT32, "+"),
    ], undefined, "autoscaling");
export const ObjectMetricSource: StructStructure = struct("v2.ObjectMetricSource", () => [
      field("describedObject", CrossVersionObjectReference, "+"),
      field("target", MetricTarget, "+"),
      field("metric", MetricIdentifier, "+"),
    ], undefined, "autoscaling", true);
export const PodsMetricSource: StructStructure = struct("v2.PodsMetricSource", () => [
      field("metric", MetricIdentifier, "+"),
      field("target", MetricTarget, "+"),
    ], undefined, "autoscaling", true);
export const ResourceMetricSource: StructStructure = struct("v2.ResourceMetricSource", () => [
      field("name", STRING, "+"),
      field("target", MetricTarget, "+"),
    ], undefined, "autoscaling");
export const ContainerResourceMetricSource: StructStructure = struct("v2.ContainerResourceMetricSource", () => [
      field("name", STRING, "+"),
      field("target", MetricTarget, "+"),
      field("container", STRING, "+"),
    ], undefined, "autoscaling");
export const ExternalMetricSource: StructStructure = struct("v2.ExternalMetricSource", () => [
      field("metric", MetricIdentifier, "+"),
      field("target", MetricTarget, "+"),
    ], undefined, "autoscaling", true);
export const MetricIdentifier: StructStructure = struct("v2.MetricIdentifier", () => [
      field("name", STRING, "+"),
      field("selector", metaV1.LabelSelector, "*"),
    ], undefined, "autoscaling", true);
export const MetricTarget: StructStructure = struct("v2.MetricTarget", () => [
      field("type", STRING, "+"),
      field("value", QUANTITY, "*"),
      field("averageValue", QUANTITY, "*"),
      field("averageUtilization", INT32, "*"),
    ], undefined, "autoscaling");
export const HorizontalPodAutoscalerStatus: StructStructure = struct("v2.HorizontalPodAutoscalerStatus", () => [
      field("observedGeneration", INT64, "*"),
      field("lastScaleTime", TIME, "*"),
      field("currentReplicas", INT32, "?"),
      field("desiredReplicas", INT32, "+"),
      field("currentMetrics", listOf(MetricStatus), "+", { listType: "atomic" }),
      field("conditions", listOf(HorizontalPodAutoscalerCondition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "autoscaling", true);
export const HorizontalPodAutoscalerCondition: StructStructure = struct("v2.HorizontalPodAutoscalerCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "autoscaling");
export const MetricStatus: StructStructure = struct("v2.MetricStatus", () => [
      field("type", STRING, "+"),
      field("object", ObjectMetricStatus, "*"),
      field("pods", PodsMetricStatus, "*"),
      field("resource", ResourceMetricStatus, "*"),
      field("containerResource", ContainerResourceMetricStatus, "*"),
      field("external", ExternalMetricStatus, "*"),
    ], undefined, "autoscaling", true);
export const ObjectMetricStatus: StructStructure = struct("v2.ObjectMetricStatus", () => [
      field("metric", MetricIdentifier, "+"),
      field("current", MetricValueStatus, "+"),
      field("describedObject", CrossVersionObjectReference, "+"),
    ], undefined, "autoscaling", true);
export const PodsMetricStatus: StructStructure = struct("v2.PodsMetricStatus", () => [
      field("metric", MetricIdentifier, "+"),
      field("current", MetricValueStatus, "+"),
    ], undefined, "autoscaling", true);
export const ResourceMetricStatus: StructStructure = struct("v2.ResourceMetricStatus", () => [
      field("name", STRING, "+"),
      field("current", MetricValueStatus, "+"),
    ], undefined, "autoscaling");
export const ContainerResourceMetricStatus: StructStructure = struct("v2.ContainerResourceMetricStatus", () => [
      field("name", STRING, "+"),
      field("current", MetricValueStatus, "+"),
      field("container", STRING, "+"),
    ], undefined, "autoscaling");
export const ExternalMetricStatus: StructStructure = struct("v2.ExternalMetricStatus", () => [
      field("metric", MetricIdentifier, "+"),
      field("current", MetricValueStatus, "+"),
    ], undefined, "autoscaling", true);
export const MetricValueStatus: StructStructure = struct("v2.MetricValueStatus", () => [
      field("value", QUANTITY, "*"),
      field("averageValue", QUANTITY, "*"),
      field("averageUtilization", INT32, "*"),
    ], undefined, "autoscaling");
