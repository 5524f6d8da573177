// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of autoscaling/v2beta1. */

import * as messages from "../../messages/k8s/io/api/autoscaling/v2beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, optionalTo, quantityFrom, quantityTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function horizontalPodAutoscalerToMessage(v: Value, shown: ShownRelease): messages.HorizontalPodAutoscaler {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: horizontalPodAutoscalerSpecToMessage(v.spec ?? {}, shown),
      status: horizontalPodAutoscalerStatusToMessage(v.status ?? {}, shown),
    };
}

export function horizontalPodAutoscalerFromMessage(m: messages.HorizontalPodAutoscaler, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = horizontalPodAutoscalerSpecFromMessage(m.spec ?? {}, shown);
    out.status = horizontalPodAutoscalerStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function crossVersionObjectReferenceToMessage(v: Value, _shown: ShownRelease): messages.CrossVersionObjectReference {
    return {
      kind: v.kind ?? '',
      name: v.name ?? '',
      apiVersion: v.apiVersion ?? '',
    };
}

export function crossVersionObjectReferenceFromMessage(m: messages.CrossVersionObjectReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    if (!(!m.apiVersion)) out.apiVersion = m.apiVersion;
    return out;
}

export function horizontalPodAutoscalerSpecToMessage(v: Value, shown: ShownRelease): messages.HorizontalPodAutoscalerSpec {
    return {
      scaleTargetRef: crossVersionObjectReferenceToMessage(v.scaleTargetRef ?? {}, shown),
      minReplicas: v.minReplicas ?? undefined,
      maxReplicas: v.maxReplicas ?? 0,
      metrics: listTo(v.metrics, metricSpecToMessage, shown),
    };
}

export function horizontalPodAutoscalerSpecFromMessage(m: messages.HorizontalPodAutoscalerSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.scaleTargetRef = crossVersionObjectReferenceFromMessage(m.scaleTargetRef ?? {}, shown);
    if (m.minReplicas !== undefined) out.minReplicas = m.minReplicas;
    out.maxReplicas = !m.maxReplicas ? 0 : m.maxReplicas;
    if (!(!m.metrics?.length)) out.metrics = listFrom(m.metrics, metricSpecFromMessage, shown);
    return out;
}

export function metricSpecToMessage(v: Value, shown: ShownRelease): messages.MetricSpec {
    return {
      type: v.type ?? '',
      object: optionalTo(v.object, objectMetricSourceToMessage, shown),
      pods: optionalTo(v.pods, podsMetricSourceToMessage, shown),
      resource: optionalTo(v.resource, resourceMetricSourceToMessage, shown),
      containerResource: optionalTo(v.containerResource, containerResourceMetricSourceToMessage, shown),
      external: optionalTo(v.external, externalMetricSourceToMessage, shown),
    };
}

export function metricSpecFromMessage(m: messages.MetricSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (m.object !== undefined) out.object = objectMetricSourceFromMessage(m.object ?? {}, shown);
    if (m.pods !== undefined) out.pods = podsMetricSourceFromMessage(m.pods ?? {}, shown);
    if (m.resource !== undefined) out.resource = resourceMetricSourceFromMessage(m.resource ?? {}, shown);
    if (m.containerResource !== undefined) out.containerResource = containerResourceMetricSourceFromMessage(m.containerResource ?? {}, shown);
    if (m.external !== undefined) out.external = externalMetricSourceFromMessage(m.external ?? {}, shown);
    return out;
}

export function objectMetricSourceToMessage(v: Value, shown: ShownRelease): messages.ObjectMetricSource {
    return {
      target: crossVersionObjectReferenceToMessage(v.target ?? {}, shown),
      metricName: v.metricName ?? '',
      targetValue: quantityTo(v.targetValue ?? undefined),
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      averageValue: optionalTo(v.averageValue, quantityTo, shown),
    };
}

export function objectMetricSourceFromMessage(m: messages.ObjectMetricSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.target = crossVersionObjectReferenceFromMessage(m.target ?? {}, shown);
    out.metricName = !m.metricName ? '' : m.metricName;
    out.targetValue = quantityFrom(m.targetValue);
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    if (m.averageValue !== undefined) out.averageValue = quantityFrom(m.averageValue);
    return out;
}

export function podsMetricSourceToMessage(v: Value, shown: ShownRelease): messages.PodsMetricSource {
    return {
      metricName: v.metricName ?? '',
      targetAverageValue: quantityTo(v.targetAverageValue ?? undefined),
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
    };
}

export function podsMetricSourceFromMessage(m: messages.PodsMetricSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.metricName = !m.metricName ? '' : m.metricName;
    out.targetAverageValue = quantityFrom(m.targetAverageValue);
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    return out;
}

export function resourceMetricSourceToMessage(v: Value, shown: ShownRelease): messages.ResourceMetricSource {
    return {
      name: v.name ?? '',
      targetAverageUtilization: v.targetAverageUtilization ?? undefined,
      targetAverageValue: optionalTo(v.targetAverageValue, quantityTo, shown),
    };
}

export function resourceMetricSourceFromMessage(m: messages.ResourceMetricSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.targetAverageUtilization !== undefined) out.targetAverageUtilization = m.targetAverageUtilization;
    if (m.targetAverageValue !== undefined) out.targetAverageValue = quantityFrom(m.targetAverageValue);
    return out;
}

export function containerResourceMetricSourceToMessage(v: Value, shown: ShownRelease): messages.ContainerResourceMetricSource {
    return {
      name: v.name ?? '',
      targetAverageUtilization: v.targetAverageUtilization ?? undefined,
      targetAverageValue: optionalTo(v.targetAverageValue, quantityTo, shown),
      container: v.container ?? '',
    };
}

export function containerResourceMetricSourceFromMessage(m: messages.ContainerResourceMetricSource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.targetAverageUtilization !== undefined) out.targetAverageUtilization = m.targetAverageUtilization;
    if (m.targetAverageValue !== undefined) out.targetAverageValue = quantityFrom(m.targetAverageValue);
    out.container = !m.container ? '' : m.container;
    return out;
}

export function externalMetricSourceToMessage(v: Value, shown: ShownRelease): messages.ExternalMetricSource {
    return {
      metricName: v.metricName ?? '',
      metricSelector: optionalTo(v.metricSelector, metaV1.labelSelectorToMessage, shown),
      targetValue: optionalTo(v.targetValue, quantityTo, shown),
      targetAverageValue: optionalTo(v.targetAverageValue, quantityTo, shown),
    };
}

export function externalMetricSourceFromMessage(m: messages.ExternalMetricSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.metricName = !m.metricName ? '' : m.metricName;
    if (m.metricSelector !== undefined) out.metricSelector = metaV1.labelSelectorFromMessage(m.metricSelector ?? {}, shown);
    if (m.targetValue !== undefined) out.targetValue = quantityFrom(m.targetValue);
    if (m.targetAverageValue !== undefined) out.targetAverageValue = quantityFrom(m.targetAverageValue);
    return out;
}

export function horizontalPodAutoscalerStatusToMessage(v: Value, shown: ShownRelease): messages.HorizontalPodAutoscalerStatus {
    return {
      observedGeneration: optionalTo(v.observedGeneration, longTo, shown),
      lastScaleTime: optionalTo(v.lastScaleTime, timeTo, shown),
      currentReplicas: v.currentReplicas ?? 0,
      desiredReplicas: v.desiredReplicas ?? 0,
      currentMetrics: listTo(v.currentMetrics, metricStatusToMessage, shown),
      conditions: listTo(v.conditions, horizontalPodAutoscalerConditionToMessage, shown),
    };
}

export function horizontalPodAutoscalerStatusFromMessage(m: messages.HorizontalPodAutoscalerStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.observedGeneration !== undefined) out.observedGeneration = longFrom(m.observedGeneration);
    if (m.lastScaleTime !== undefined) out.lastScaleTime = timeFrom(m.lastScaleTime);
    out.currentReplicas = !m.currentReplicas ? 0 : m.currentReplicas;
    out.desiredReplicas = !m.desiredReplicas ? 0 : m.desiredReplicas;
    out.currentMetrics = !m.currentMetrics?.length ? null : listFrom(m.currentMetrics, metricStatusFromMessage, shown);
    out.conditions = !m.conditions?.length ? null : listFrom(m.conditions, horizontalPodAutoscalerConditionFromMessage, shown);
    return out;
}

export function horizontalPodAutoscalerConditionToMessage(v: Value, _shown: ShownRelease): messages.HorizontalPodAutoscalerCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function horizontalPodAutoscalerConditionFromMessage(m: messages.HorizontalPodAutoscalerCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function metricStatusToMessage(v: Value, shown: ShownRelease): messages.MetricStatus {
    return {
      type: v.type ?? '',
      object: optionalTo(v.object, objectMetricStatusToMessage, shown),
      pods: optionalTo(v.pods, podsMetricStatusToMessage, shown),
      resource: optionalTo(v.resource, resourceMetricStatusToMessage, shown),
      containerResource: optionalTo(v.containerResource, containerResourceMetricStatusToMessage, shown),
      external: optionalTo(v.external, externalMetricStatusToMessage, shown),
    };
}

export function metricStatusFromMessage(m: messages.MetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (m.object !== undefined) out.object = objectMetricStatusFromMessage(m.object ?? {}, shown);
    if (m.pods !== undefined) out.pods = podsMetricStatusFromMessage(m.pods ?? {}, shown);
    if (m.resource !== undefined) out.resource = resourceMetricStatusFromMessage(m.resource ?? {}, shown);
    if (m.containerResource !== undefined) out.containerResource = containerResourceMetricStatusFromMessage(m.containerResource ?? {}, shown);
    if (m.external !== undefined) out.external = externalMetricStatusFromMessage(m.external ?? {}, shown);
    return out;
}

export function objectMetricStatusToMessage(v: Value, shown: ShownRelease): messages.ObjectMetricStatus {
    return {
      target: crossVersionObjectReferenceToMessage(v.target ?? {}, shown),
      metricName: v.metricName ?? '',
      currentValue: quantityTo(v.currentValue ?? undefined),
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      averageValue: optionalTo(v.averageValue, quantityTo, shown),
    };
}

export function objectMetricStatusFromMessage(m: messages.ObjectMetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.target = crossVersionObjectReferenceFromMessage(m.target ?? {}, shown);
    out.metricName = !m.metricName ? '' : m.metricName;
    out.currentValue = quantityFrom(m.currentValue);
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    if (m.averageValue !== undefined) out.averageValue = quantityFrom(m.averageValue);
    return out;
}

export function podsMetricStatusToMessage(v: Value, shown: ShownRelease): messages.PodsMetricStatus {
    return {
      metricName: v.metricName ?? '',
      currentAverageValue: quantityTo(v.currentAverageValue ?? undefined),
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
    };
}

export function podsMetricStatusFromMessage(m: messages.PodsMetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.metricName = !m.metricName ? '' : m.metricName;
    out.currentAverageValue = quantityFrom(m.currentAverageValue);
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    return out;
}

export function resourceMetricStatusToMessage(v: Value, _shown: ShownRelease): messages.ResourceMetricStatus {
    return {
      name: v.name ?? '',
      currentAverageUtilization: v.currentAverageUtilization ?? undefined,
      currentAverageValue: quantityTo(v.currentAverageValue ?? undefined),
    };
}

export function resourceMetricStatusFromMessage(m: messages.ResourceMetricStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.currentAverageUtilization !== undefined) out.currentAverageUtilization = m.currentAverageUtilization;
    out.currentAverageValue = quantityFrom(m.currentAverageValue);
    return out;
}

export function containerResourceMetricStatusToMessage(v: Value, _shown: ShownRelease): messages.ContainerResourceMetricStatus {
    return {
      name: v.name ?? '',
      currentAverageUtilization: v.currentAverageUtilization ?? undefined,
      currentAverageValue: quantityTo(v.currentAverageValue ?? undefined),
      container: v.container ?? '',
    };
}

export function containerResourceMetricStatusFromMessage(m: messages.ContainerResourceMetricStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.currentAverageUtilization !== undefined) out.currentAverageUtilization = m.currentAverageUtilization;
    out.currentAverageValue = quantityFrom(m.currentAverageValue);
    out.container = !m.container ? '' : m.container;
    return out;
}

export function externalMetricStatusToMessage(v: Value, shown: ShownRelease): messages.ExternalMetricStatus {
    return {
      metricName: v.metricName ?? '',
      metricSelector: optionalTo(v.metricSelector, metaV1.labelSelectorToMessage, shown),
      currentValue: quantityTo(v.currentValue ?? undefined),
      currentAverageValue: optionalTo(v.currentAverageValue, quantityTo, shown),
    };
}

export function externalMetricStatusFromMessage(m: messages.ExternalMetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.metricName = !m.metricName ? '' : m.metricName;
    if (m.metricSelector !== undefined) out.metricSelector = metaV1.labelSelectorFromMessage(m.metricSelector ?? {}, shown);
    out.currentValue = quantityFrom(m.currentValue);
    if (m.currentAverageValue !== undefined) out.currentAverageValue = quantityFrom(m.currentAverageValue);
    return out;
}

export const HorizontalPodAutoscaler: GeneratedCodec = {
      encode: (object, shown) => messages.HorizontalPodAutoscaler.encode(horizontalPodAutoscalerToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("HorizontalPodAutoscaler", "autoscaling/v2beta1", horizontalPodAutoscalerFromMessage(messages.HorizontalPodAutoscaler.decode(bytes), shown)),
    };
