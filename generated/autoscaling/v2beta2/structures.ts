// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of autoscaling/v2beta2: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, INT64, QUANTITY, STRING, TIME, field, listOf, struct } from "../../../runtime/model/structure.js";
import type { StructStructure } from "../../../runtime/model/structure.js";
export const HorizontalPodAutoscaler: StructStructure = struct("v2beta2.HorizontalPodAutoscaler", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", HorizontalPodAutoscalerSpec, "?"),
      field("status", HorizontalPodAutoscalerStatus, "?"),
    ]);
export const HorizontalPodAutoscalerList: StructStructure = struct("v2beta2.HorizontalPodAutoscalerList", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ListMeta, "?"),
      field("items", listOf(HorizontalPodAutoscaler), "+"),
    ]);
export const HorizontalPodAutoscalerSpec: StructStructure = struct("v2beta2.HorizontalPodAutoscalerSpec", () => [
      field("scaleTargetRef", CrossVersionObjectReference, "+"),
      field("minReplicas", INT32, "*", { default: 1 }),
      field("maxReplicas", INT32, "+"),
      field("metrics", listOf(MetricSpec), "?"),
      field("behavior", HorizontalPodAutoscalerBehavior, "*"),
    ]);
export const CrossVersionObjectReference: StructStructure = struct("v2beta2.CrossVersionObjectReference", () => [
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("apiVersion", STRING, "?"),
    ]);
export const MetricSpec: StructStructure = struct("v2beta2.MetricSpec", () => [
      field("type", STRING, "+"),
      field("object", ObjectMetricSource, "*"),
      field("pods", PodsMetricSource, "*"),
      field("resource", ResourceMetricSource, "*"),
      field("containerResource", ContainerResourceMetricSource, "*"),
      field("external", ExternalMetricSource, "*"),
    ]);
export const HorizontalPodAutoscalerBehavior: StructStructure = struct("v2beta2.HorizontalPodAutoscalerBehavior", () => [
      field("scaleUp", HPAScalingRules, "*"),
      field("scaleDown", HPAScalingRules, "*"),
    ]);
export const HPAScalingRules: StructStructure = struct("v2beta2.HPAScalingRules", () => [
      field("stabilizationWindowSeconds", INT32, "*"),
      field("selectPolicy", STRING, "*"),
      field("policies", listOf(HPAScalingPolicy), "?"),
    ]);
export const HPAScalingPolicy: StructStructure = struct("v2beta2.HPAScalingPolicy", () => [
      field("type", STRING, "+"),
      field("value", INT32, "+"),
      field("periodSeconds", INT32, "+"),
    ]);
export const ObjectMetricSource: StructStructure = struct("v2beta2.ObjectMetricSource", () => [
      field("describedObject", CrossVersionObjectReference, "+"),
      field("target", MetricTarget, "+"),
      field("metric", MetricIdentifier, "+"),
    ]);
export const PodsMetricSource: StructStructure = struct("v2beta2.PodsMetricSource", () => [
      field("metric", MetricIdentifier, "+"),
      field("target", MetricTarget, "+"),
    ]);
export const ResourceMetricSource: StructStructure = struct("v2beta2.ResourceMetricSource", () => [
      field("name", STRING, "+"),
      field("target", MetricTarget, "+"),
    ]);
export const ContainerResourceMetricSource: StructStructure = struct("v2beta2.ContainerResourceMetricSource", () => [
      field("name", STRING, "+"),
      field("target", MetricTarget, "+"),
      field("container", STRING, "+"),
    ]);
export const ExternalMetricSource: StructStructure = struct("v2beta2.ExternalMetricSource", () => [
      field("metric", MetricIdentifier, "+"),
      field("target", MetricTarget, "+"),
    ]);
export const MetricIdentifier: StructStructure = struct("v2beta2.MetricIdentifier", () => [
      field("name", STRING, "+"),
      field("selector", metaV1.LabelSelector, "*"),
    ]);
export const MetricTarget: StructStructure = struct("v2beta2.MetricTarget", () => [
      field("type", STRING, "+"),
      field("value", QUANTITY, "*"),
      field("averageValue", QUANTITY, "*"),
      field("averageUtilization", INT32, "*"),
    ]);
export const HorizontalPodAutoscalerStatus: StructStructure = struct("v2beta2.HorizontalPodAutoscalerStatus", () => [
      field("observedGeneration", INT64, "*"),
      field("lastScaleTime", TIME, "*"),
      field("currentReplicas", INT32, "+"),
      field("desiredReplicas", INT32, "+"),
      field("currentMetrics", listOf(MetricStatus), "+"),
      field("conditions", listOf(HorizontalPodAutoscalerCondition), "+"),
    ]);
export const HorizontalPodAutoscalerCondition: StructStructure = struct("v2beta2.HorizontalPodAutoscalerCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ]);
export const MetricStatus: StructStructure = struct("v2beta2.MetricStatus", () => [
      field("type", STRING, "+"),
      field("object", ObjectMetricStatus, "*"),
      field("pods", PodsMetricStatus, "*"),
      field("resource", ResourceMetricStatus, "*"),
      field("containerResource", ContainerResourceMetricStatus, "*"),
      field("external", ExternalMetricStatus, "*"),
    ]);
export const ObjectMetricStatus: StructStructure = struct("v2beta2.ObjectMetricStatus", () => [
      field("metric", MetricIdentifier, "+"),
      field("current", MetricValueStatus, "+"),
      field("describedObject", CrossVersionObjectReference, "+"),
    ]);
export const PodsMetricStatus: StructStructure = struct("v2beta2.PodsMetricStatus", () => [
      field("metric", MetricIdentifier, "+"),
      field("current", MetricValueStatus, "+"),
    ]);
export const ResourceMetricStatus: StructStructure = struct("v2beta2.ResourceMetricStatus", () => [
      field("name", STRING, "+"),
      field("current", MetricValueStatus, "+"),
    ]);
export const ContainerResourceMetricStatus: StructStructure = struct("v2beta2.ContainerResourceMetricStatus", () => [
      field("name", STRING, "+"),
      field("current", MetricValueStatus, "+"),
      field("container", STRING, "+"),
    ]);
export const ExternalMetricStatus: StructStructure = struct("v2beta2.ExternalMetricStatus", () => [
      field("metric", MetricIdentifier, "+"),
      field("current", MetricValueStatus, "+"),
    ]);
export const MetricValueStatus: StructStructure = struct("v2beta2.MetricValueStatus", () => [
      field("value", QUANTITY, "*"),
      field("averageValue", QUANTITY, "*"),
      field("averageUtilization", INT32, "*"),
    ]);
