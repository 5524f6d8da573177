// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of autoscaling/v2beta2: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "autoscaling/v2beta2.HorizontalPodAutoscaler": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.HorizontalPodAutoscalerSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.HorizontalPodAutoscalerStatus"), Type.Null()])),
      }),
      "autoscaling/v2beta2.HorizontalPodAutoscalerSpec": Type.Object({
        scaleTargetRef: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.CrossVersionObjectReference"), Type.Null()])),
        minReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        maxReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        metrics: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2beta2.MetricSpec")), Type.Null()])),
        behavior: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.HorizontalPodAutoscalerBehavior"), Type.Null()])),
      }),
      "autoscaling/v2beta2.CrossVersionObjectReference": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta2.MetricSpec": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        object: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.ObjectMetricSource"), Type.Null()])),
        pods: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.PodsMetricSource"), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.ResourceMetricSource"), Type.Null()])),
        containerResource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.ContainerResourceMetricSource"), Type.Null()])),
        external: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.ExternalMetricSource"), Type.Null()])),
      }),
      "autoscaling/v2beta2.HorizontalPodAutoscalerBehavior": Type.Object({
        scaleUp: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.HPAScalingRules"), Type.Null()])),
        scaleDown: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.HPAScalingRules"), Type.Null()])),
      }),
      "autoscaling/v2beta2.HPAScalingRules": Type.Object({
        stabilizationWindowSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        selectPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        policies: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2beta2.HPAScalingPolicy")), Type.Null()])),
      }),
      "autoscaling/v2beta2.HPAScalingPolicy": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        value: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        periodSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "autoscaling/v2beta2.ObjectMetricSource": Type.Object({
        describedObject: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.CrossVersionObjectReference"), Type.Null()])),
        target: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricTarget"), Type.Null()])),
        metric: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricIdentifier"), Type.Null()])),
      }),
      "autoscaling/v2beta2.PodsMetricSource": Type.Object({
        metric: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricIdentifier"), Type.Null()])),
        target: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricTarget"), Type.Null()])),
      }),
      "autoscaling/v2beta2.ResourceMetricSource": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        target: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricTarget"), Type.Null()])),
      }),
      "autoscaling/v2beta2.ContainerResourceMetricSource": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        target: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricTarget"), Type.Null()])),
        container: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta2.ExternalMetricSource": Type.Object({
        metric: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricIdentifier"), Type.Null()])),
        target: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricTarget"), Type.Null()])),
      }),
      "autoscaling/v2beta2.MetricIdentifier": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
      }),
      "autoscaling/v2beta2.MetricTarget": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageUtilization: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "autoscaling/v2beta2.HorizontalPodAutoscalerStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        lastScaleTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        desiredReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        currentMetrics: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2beta2.MetricStatus")), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2beta2.HorizontalPodAutoscalerCondition")), Type.Null()])),
      }),
      "autoscaling/v2beta2.HorizontalPodAutoscalerCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta2.MetricStatus": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        object: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.ObjectMetricStatus"), Type.Null()])),
        pods: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.PodsMetricStatus"), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.ResourceMetricStatus"), Type.Null()])),
        containerResource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.ContainerResourceMetricStatus"), Type.Null()])),
        external: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.ExternalMetricStatus"), Type.Null()])),
      }),
      "autoscaling/v2beta2.ObjectMetricStatus": Type.Object({
        metric: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricIdentifier"), Type.Null()])),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricValueStatus"), Type.Null()])),
        describedObject: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.CrossVersionObjectReference"), Type.Null()])),
      }),
      "autoscaling/v2beta2.PodsMetricStatus": Type.Object({
        metric: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricIdentifier"), Type.Null()])),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricValueStatus"), Type.Null()])),
      }),
      "autoscaling/v2beta2.ResourceMetricStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricValueStatus"), Type.Null()])),
      }),
      "autoscaling/v2beta2.ContainerResourceMetricStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricValueStatus"), Type.Null()])),
        container: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta2.ExternalMetricStatus": Type.Object({
        metric: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricIdentifier"), Type.Null()])),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta2.MetricValueStatus"), Type.Null()])),
      }),
      "autoscaling/v2beta2.MetricValueStatus": Type.Object({
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageUtilization: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const HorizontalPodAutoscaler: SchemaOfType = { root: types["autoscaling/v2beta2.HorizontalPodAutoscaler"], get named() { return named(); } };
