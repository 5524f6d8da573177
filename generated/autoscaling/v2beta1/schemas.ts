// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of autoscaling/v2beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "autoscaling/v2beta1.HorizontalPodAutoscaler": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.HorizontalPodAutoscalerSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.HorizontalPodAutoscalerStatus"), Type.Null()])),
      }),
      "autoscaling/v2beta1.CrossVersionObjectReference": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.HorizontalPodAutoscalerSpec": Type.Object({
        scaleTargetRef: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.CrossVersionObjectReference"), Type.Null()])),
        minReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        maxReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        metrics: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2beta1.MetricSpec")), Type.Null()])),
      }),
      "autoscaling/v2beta1.MetricSpec": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        object: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.ObjectMetricSource"), Type.Null()])),
        pods: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.PodsMetricSource"), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.ResourceMetricSource"), Type.Null()])),
        containerResource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.ContainerResourceMetricSource"), Type.Null()])),
        external: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.ExternalMetricSource"), Type.Null()])),
      }),
      "autoscaling/v2beta1.ObjectMetricSource": Type.Object({
        target: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.CrossVersionObjectReference"), Type.Null()])),
        metricName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        targetValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.PodsMetricSource": Type.Object({
        metricName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        targetAverageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
      }),
      "autoscaling/v2beta1.ResourceMetricSource": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        targetAverageUtilization: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        targetAverageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.ContainerResourceMetricSource": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        targetAverageUtilization: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        targetAverageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        container: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.ExternalMetricSource": Type.Object({
        metricName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metricSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        targetValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        targetAverageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.HorizontalPodAutoscalerStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        lastScaleTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        desiredReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        currentMetrics: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2beta1.MetricStatus")), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2beta1.HorizontalPodAutoscalerCondition")), Type.Null()])),
      }),
      "autoscaling/v2beta1.HorizontalPodAutoscalerCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.MetricStatus": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        object: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.ObjectMetricStatus"), Type.Null()])),
        pods: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.PodsMetricStatus"), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.ResourceMetricStatus"), Type.Null()])),
        containerResource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.ContainerResourceMetricStatus"), Type.Null()])),
        external: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.ExternalMetricStatus"), Type.Null()])),
      }),
      "autoscaling/v2beta1.ObjectMetricStatus": Type.Object({
        target: Type.Optional(Type.Union([Type.Ref("autoscaling/v2beta1.CrossVersionObjectReference"), Type.Null()])),
        metricName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.PodsMetricStatus": Type.Object({
        metricName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentAverageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
      }),
      "autoscaling/v2beta1.ResourceMetricStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentAverageUtilization: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        currentAverageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.ContainerResourceMetricStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentAverageUtilization: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        currentAverageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        container: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2beta1.ExternalMetricStatus": Type.Object({
        metricName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metricSelector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        currentValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentAverageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const HorizontalPodAutoscaler: SchemaOfType = { root: types["autoscaling/v2beta1.HorizontalPodAutoscaler"], get named() { return named(); } };
