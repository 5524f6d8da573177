// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of autoscaling/v2: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "autoscaling/v2.HorizontalPodAutoscaler": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("autoscaling/v2.HorizontalPodAutoscalerSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.HorizontalPodAutoscalerStatus"), Type.Null()])),
      }, {"between":true}),
      "autoscaling/v2.HorizontalPodAutoscalerSpec": Type.Object({
        minReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        maxReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be greater than 0"}})),
        scaleTargetRef: Type.Union([Type.Ref("autoscaling/v2.CrossVersionObjectReference")], {"rules":{"held":"struct"}}),
        metrics: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2.MetricSpec")), Type.Null()])),
        behavior: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.HorizontalPodAutoscalerBehavior"), Type.Null()])),
      }, {"between":true}),
      "autoscaling/v2.CrossVersionObjectReference": Type.Object({
        kind: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true}}),
        name: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true}}),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2.MetricSpec": Type.Object({
        type: Type.Union([Type.Enum(["ContainerResource","External","Object","Pods","Resource"])], {"rules":{"needed":true,"held":"text","besides":true},"because":{"nonEmpty":"must specify a metric source type"}}),
        object: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.ObjectMetricSource"), Type.Null()], {"rules":{"requiredIf":{"type":{"values":["Object"]}}},"because":{"requiredIf":"must populate information for the given metric source"}})),
        pods: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.PodsMetricSource"), Type.Null()], {"rules":{"requiredIf":{"type":{"values":["Pods"]}}},"because":{"requiredIf":"must populate information for the given metric source"}})),
        resource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.ResourceMetricSource"), Type.Null()], {"rules":{"requiredIf":{"type":{"values":["Resource"]}}},"because":{"requiredIf":"must populate information for the given metric source"}})),
        containerResource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.ContainerResourceMetricSource"), Type.Null()], {"rules":{"requiredIf":{"type":{"values":["ContainerResource"]}}},"because":{"requiredIf":"must populate information for the given metric source"}})),
        external: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.ExternalMetricSource"), Type.Null()], {"rules":{"requiredIf":{"type":{"values":["External"]}}},"because":{"requiredIf":"must populate information for the given metric source"}})),
      }, {"between":true}),
      "autoscaling/v2.HorizontalPodAutoscalerBehavior": Type.Object({
        scaleUp: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.HPAScalingRules"), Type.Null()])),
        scaleDown: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.HPAScalingRules"), Type.Null()])),
      }),
      "autoscaling/v2.HPAScalingRules": Type.Object({
        stabilizationWindowSeconds: Type.Optional(Type.Union([Type.Integer({"minimum":0,"maximum":3600}), Type.Null()], {"because":{"min":"must be greater than or equal to zero","max":"must be less than or equal to 3600"}})),
        selectPolicy: Type.Optional(Type.Union([Type.Enum(["Disabled","Max","Min"]), Type.Null()])),
        policies: Type.Union([Type.Array(Type.Ref("autoscaling/v2.HPAScalingPolicy"), {"minItems":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify at least one Policy"}}),
        tolerance: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2.HPAScalingPolicy": Type.Object({
        type: Type.Union([Type.Enum(["Percent","Pods"])], {"rules":{"held":"text"}}),
        value: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be greater than zero"}})),
        periodSeconds: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":1800}), Type.Null()], {"because":{"min":"must be greater than zero","max":"must be less than or equal to 1800"}})),
      }),
      "autoscaling/v2.ObjectMetricSource": Type.Object({
        describedObject: Type.Union([Type.Ref("autoscaling/v2.CrossVersionObjectReference")], {"rules":{"held":"struct"}}),
        target: Type.Union([Type.Ref("autoscaling/v2.ObjectMetricSource_target")], {"rules":{"held":"struct"}}),
        metric: Type.Union([Type.Ref("autoscaling/v2.MetricIdentifier")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "autoscaling/v2.PodsMetricSource": Type.Object({
        metric: Type.Union([Type.Ref("autoscaling/v2.MetricIdentifier")], {"rules":{"held":"struct"}}),
        target: Type.Union([Type.Ref("autoscaling/v2.PodsMetricSource_target")], {"rules":{"held":"struct"}}),
      }),
      "autoscaling/v2.ResourceMetricSource": Type.Object({
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify a resource name"}}),
        target: Type.Union([Type.Ref("autoscaling/v2.ResourceMetricSource_target")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "autoscaling/v2.ContainerResourceMetricSource": Type.Object({
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify a resource name"}}),
        target: Type.Union([Type.Ref("autoscaling/v2.ContainerResourceMetricSource_target")], {"rules":{"held":"struct"}}),
        container: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify a container name"}}),
      }, {"between":true}),
      "autoscaling/v2.ExternalMetricSource": Type.Object({
        metric: Type.Union([Type.Ref("autoscaling/v2.MetricIdentifier")], {"rules":{"held":"struct"}}),
        target: Type.Union([Type.Ref("autoscaling/v2.ExternalMetricSource_target")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "autoscaling/v2.MetricIdentifier": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify a metric name"}}),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
      }),
      "autoscaling/v2.MetricTarget": Type.Object({
        type: Type.Union([Type.Enum(["Utilization","Value","AverageValue"])], {"rules":{"needed":true,"held":"text","besides":true},"because":{"nonEmpty":"must specify a metric target type","values":"must be either Utilization, Value, or AverageValue"}}),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageUtilization: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be greater than 0"}})),
      }),
      "autoscaling/v2.HorizontalPodAutoscalerStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        lastScaleTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        desiredReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        currentMetrics: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("autoscaling/v2.HorizontalPodAutoscalerCondition")), Type.Null()])),
      }),
      "autoscaling/v2.HorizontalPodAutoscalerCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2.MetricStatus": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        object: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.ObjectMetricStatus"), Type.Null()])),
        pods: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.PodsMetricStatus"), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.ResourceMetricStatus"), Type.Null()])),
        containerResource: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.ContainerResourceMetricStatus"), Type.Null()])),
        external: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.ExternalMetricStatus"), Type.Null()])),
      }),
      "autoscaling/v2.ObjectMetricStatus": Type.Object({
        metric: Type.Union([Type.Ref("autoscaling/v2.MetricIdentifier")], {"rules":{"held":"struct"}}),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.MetricValueStatus"), Type.Null()])),
        describedObject: Type.Union([Type.Ref("autoscaling/v2.CrossVersionObjectReference")], {"rules":{"held":"struct"}}),
      }),
      "autoscaling/v2.PodsMetricStatus": Type.Object({
        metric: Type.Union([Type.Ref("autoscaling/v2.MetricIdentifier")], {"rules":{"held":"struct"}}),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.MetricValueStatus"), Type.Null()])),
      }),
      "autoscaling/v2.ResourceMetricStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.MetricValueStatus"), Type.Null()])),
      }),
      "autoscaling/v2.ContainerResourceMetricStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.MetricValueStatus"), Type.Null()])),
        container: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v2.ExternalMetricStatus": Type.Object({
        metric: Type.Union([Type.Ref("autoscaling/v2.MetricIdentifier")], {"rules":{"held":"struct"}}),
        current: Type.Optional(Type.Union([Type.Ref("autoscaling/v2.MetricValueStatus"), Type.Null()])),
      }),
      "autoscaling/v2.MetricValueStatus": Type.Object({
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageUtilization: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "autoscaling/v2.ObjectMetricSource_target": Type.Object({
        type: Type.Union([Type.Enum(["Utilization","Value","AverageValue"])], {"rules":{"needed":true,"held":"text","besides":true},"because":{"nonEmpty":"must specify a metric target type","values":"must be either Utilization, Value, or AverageValue"}}),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"requiredIf":{"value":{"values":[null]}}},"because":{"requiredIf":"must set either a target value or averageValue"}})),
        averageUtilization: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be greater than 0"}})),
      }, {"between":true}),
      "autoscaling/v2.PodsMetricSource_target": Type.Object({
        type: Type.Union([Type.Enum(["Utilization","Value","AverageValue"])], {"rules":{"needed":true,"held":"text","besides":true},"because":{"nonEmpty":"must specify a metric target type","values":"must be either Utilization, Value, or AverageValue"}}),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageValue: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify a positive target averageValue"}}),
        averageUtilization: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be greater than 0"}})),
      }),
      "autoscaling/v2.ResourceMetricSource_target": Type.Object({
        type: Type.Union([Type.Enum(["Utilization","Value","AverageValue"])], {"rules":{"needed":true,"held":"text","besides":true},"because":{"nonEmpty":"must specify a metric target type","values":"must be either Utilization, Value, or AverageValue"}}),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"forbiddenIf":{"averageUtilization":{"values":[null],"not":true}}},"because":{"forbiddenIf":"may not set both a target raw value and a target utilization"}})),
        averageUtilization: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"rules":{"requiredIf":{"averageValue":{"values":[null]}}},"because":{"min":"must be greater than 0","requiredIf":"must set either a target raw value or a target utilization"}})),
      }, {"between":true}),
      "autoscaling/v2.ContainerResourceMetricSource_target": Type.Object({
        type: Type.Union([Type.Enum(["Utilization","Value","AverageValue"])], {"rules":{"needed":true,"held":"text","besides":true},"because":{"nonEmpty":"must specify a metric target type","values":"must be either Utilization, Value, or AverageValue"}}),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"forbiddenIf":{"averageUtilization":{"values":[null],"not":true}}},"because":{"forbiddenIf":"may not set both a target raw value and a target utilization"}})),
        averageUtilization: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"rules":{"requiredIf":{"averageValue":{"values":[null]}}},"because":{"min":"must be greater than 0","requiredIf":"must set either a target raw value or a target utilization"}})),
      }, {"between":true}),
      "autoscaling/v2.ExternalMetricSource_target": Type.Object({
        type: Type.Union([Type.Enum(["Utilization","Value","AverageValue"])], {"rules":{"needed":true,"held":"text","besides":true},"because":{"nonEmpty":"must specify a metric target type","values":"must be either Utilization, Value, or AverageValue"}}),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"forbiddenIf":{"averageValue":{"values":[null],"not":true}}},"because":{"forbiddenIf":"may not set both a target value for metric and a per-pod target"}})),
        averageValue: Type.Optional(Type.Union([Type.String(), Type.Null()], {"rules":{"requiredIf":{"value":{"values":[null]}}},"because":{"requiredIf":"must set either a target value for metric or a per-pod target"}})),
        averageUtilization: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be greater than 0"}})),
      }, {"between":true}),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const HorizontalPodAutoscaler: SchemaOfType = { root: types["autoscaling/v2.HorizontalPodAutoscaler"], get named() { return named(); } };
