// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of autoscaling/v2 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "autoscaling/v2.HorizontalPodAutoscaler": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"autoscaling/v2.HorizontalPodAutoscalerSpec"}],"rules":{"held":"struct"}},
      } },
      "autoscaling/v2.HorizontalPodAutoscalerSpec": { between: true, properties: {
        metrics: {"anyOf":[{"type":"array","items":{"$ref":"autoscaling/v2.MetricSpec"}},{"type":"null"}]},
      } },
      "autoscaling/v2.MetricSpec": { between: true, properties: {
        object: {"anyOf":[{"$ref":"autoscaling/v2.ObjectMetricSource"},{"type":"null"}],"rules":{"requiredIf":{"type":{"values":["Object"]}}},"because":{"requiredIf":"must populate information for the given metric source"}},
        pods: {"anyOf":[{"$ref":"autoscaling/v2.PodsMetricSource"},{"type":"null"}],"rules":{"requiredIf":{"type":{"values":["Pods"]}}},"because":{"requiredIf":"must populate information for the given metric source"}},
        resource: {"anyOf":[{"$ref":"autoscaling/v2.ResourceMetricSource"},{"type":"null"}],"rules":{"requiredIf":{"type":{"values":["Resource"]}}},"because":{"requiredIf":"must populate information for the given metric source"}},
        containerResource: {"anyOf":[{"$ref":"autoscaling/v2.ContainerResourceMetricSource"},{"type":"null"}],"rules":{"requiredIf":{"type":{"values":["ContainerResource"]}}},"because":{"requiredIf":"must populate information for the given metric source"}},
        external: {"anyOf":[{"$ref":"autoscaling/v2.ExternalMetricSource"},{"type":"null"}],"rules":{"requiredIf":{"type":{"values":["External"]}}},"because":{"requiredIf":"must populate information for the given metric source"}},
      } },
      "autoscaling/v2.ObjectMetricSource": { between: true, properties: {
        target: {"anyOf":[{"$ref":"autoscaling/v2.ObjectMetricSource_target"}],"rules":{"held":"struct"}},
      } },
      "autoscaling/v2.ResourceMetricSource": { between: true, properties: {
        target: {"anyOf":[{"$ref":"autoscaling/v2.ResourceMetricSource_target"}],"rules":{"held":"struct"}},
      } },
      "autoscaling/v2.ContainerResourceMetricSource": { between: true, properties: {
        target: {"anyOf":[{"$ref":"autoscaling/v2.ContainerResourceMetricSource_target"}],"rules":{"held":"struct"}},
      } },
      "autoscaling/v2.ExternalMetricSource": { between: true, properties: {
        target: {"anyOf":[{"$ref":"autoscaling/v2.ExternalMetricSource_target"}],"rules":{"held":"struct"}},
      } },
      "autoscaling/v2.ObjectMetricSource_target": { between: true, properties: {
        averageValue: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"requiredIf":{"value":{"values":[null]}}},"because":{"requiredIf":"must set either a target value or averageValue"}},
      } },
      "autoscaling/v2.ResourceMetricSource_target": { between: true, properties: {
        averageValue: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"forbiddenIf":{"averageUtilization":{"values":[null],"not":true}}},"because":{"forbiddenIf":"may not set both a target raw value and a target utilization"}},
        averageUtilization: {"anyOf":[{"type":"integer","minimum":1},{"type":"null"}],"rules":{"requiredIf":{"averageValue":{"values":[null]}}},"because":{"min":"must be greater than 0","requiredIf":"must set either a target raw value or a target utilization"}},
      } },
      "autoscaling/v2.ContainerResourceMetricSource_target": { between: true, properties: {
        averageValue: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"forbiddenIf":{"averageUtilization":{"values":[null],"not":true}}},"because":{"forbiddenIf":"may not set both a target raw value and a target utilization"}},
        averageUtilization: {"anyOf":[{"type":"integer","minimum":1},{"type":"null"}],"rules":{"requiredIf":{"averageValue":{"values":[null]}}},"because":{"min":"must be greater than 0","requiredIf":"must set either a target raw value or a target utilization"}},
      } },
      "autoscaling/v2.ExternalMetricSource_target": { between: true, properties: {
        value: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"forbiddenIf":{"averageValue":{"values":[null],"not":true}}},"because":{"forbiddenIf":"may not set both a target value for metric and a per-pod target"}},
        averageValue: {"anyOf":[{"type":"string"},{"type":"null"}],"rules":{"requiredIf":{"value":{"values":[null]}}},"because":{"requiredIf":"must set either a target value for metric or a per-pod target"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const HorizontalPodAutoscaler: SchemaOfType = { root: types["autoscaling/v2.HorizontalPodAutoscaler"], get named() { return named(); } };
