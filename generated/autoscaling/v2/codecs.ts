// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of autoscaling/v2. */

import * as messages from "../../messages/k8s/io/api/autoscaling/v2/generated.js";
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

export function horizontalPodAutoscalerSpecToMessage(v: Value, shown: ShownRelease): messages.HorizontalPodAutoscalerSpec {
    return {
      scaleTargetRef: crossVersionObjectReferenceToMessage(v.scaleTargetRef ?? {}, shown),
      minReplicas: v.minReplicas ?? undefined,
      maxReplicas: v.maxReplicas ?? 0,
      metrics: listTo(v.metrics, metricSpecToMessage, shown),
      behavior: optionalTo(v.behavior, horizontalPodAutoscalerBehaviorToMessage, shown),
    };
}

export function horizontalPodAutoscalerSpecFromMessage(m: messages.HorizontalPodAutoscalerSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.scaleTargetRef = crossVersionObjectReferenceFromMessage(m.scaleTargetRef ?? {}, shown);
    if (m.minReplicas !== undefined) out.minReplicas = m.minReplicas;
    out.maxReplicas = !m.maxReplicas ? 0 : m.maxReplicas;
    if (!(!m.metrics?.length)) out.metrics = listFrom(m.metrics, metricSpecFromMessage, shown);
    if (m.behavior !== undefined) out.behavior = horizontalPodAutoscalerBehaviorFromMessage(m.behavior ?? {}, shown);
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

export function horizontalPodAutoscalerBehaviorToMessage(v: Value, shown: ShownRelease): messages.HorizontalPodAutoscalerBehavior {
    return {
      scaleUp: optionalTo(v.scaleUp, hPAScalingRulesToMessage, shown),
      scaleDown: optionalTo(v.scaleDown, hPAScalingRulesToMessage, shown),
    };
}

export function horizontalPodAutoscalerBehaviorFromMessage(m: messages.HorizontalPodAutoscalerBehavior, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.scaleUp !== undefined) out.scaleUp = hPAScalingRulesFromMessage(m.scaleUp ?? {}, shown);
    if (m.scaleDown !== undefined) out.scaleDown = hPAScalingRulesFromMessage(m.scaleDown ?? {}, shown);
    return out;
}

export function hPAScalingRulesToMessage(v: Value, shown: ShownRelease): messages.HPAScalingRules {
    return {
      stabilizationWindowSeconds: v.stabilizationWindowSeconds ?? undefined,
      selectPolicy: v.selectPolicy ?? undefined,
      policies: listTo(v.policies, hPAScalingPolicyToMessage, shown),
      tolerance: optionalTo(v.tolerance, quantityTo, shown),
    };
}

export function hPAScalingRulesFromMessage(m: messages.HPAScalingRules, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.stabilizationWindowSeconds !== undefined) out.stabilizationWindowSeconds = m.stabilizationWindowSeconds;
    if (m.selectPolicy !== undefined) out.selectPolicy = m.selectPolicy;
    if (!(!m.policies?.length)) out.policies = listFrom(m.policies, hPAScalingPolicyFromMessage, shown);
    if (shown.has("1.33")) { if (m.tolerance !== undefined) out.tolerance = quantityFrom(m.tolerance); }

    return out;
}

export function hPAScalingPolicyToMessage(v: Value, _shown: ShownRelease): messages.HPAScalingPolicy {
    return {
      type: v.type ?? '',
      value: v.value ?? 0,
      periodSeconds: v.periodSeconds ?? 0,
    };
}

export function hPAScalingPolicyFromMessage(m: messages.HPAScalingPolicy, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.value = !m.value ? 0 : m.value;
    out.periodSeconds = !m.periodSeconds ? 0 : m.periodSeconds;
    return out;
}

export function objectMetricSourceToMessage(v: Value, shown: ShownRelease): messages.ObjectMetricSource {
    return {
      describedObject: crossVersionObjectReferenceToMessage(v.describedObject ?? {}, shown),
      target: metricTargetToMessage(v.target ?? {}, shown),
      metric: metricIdentifierToMessage(v.metric ?? {}, shown),
    };
}

export function objectMetricSourceFromMessage(m: messages.ObjectMetricSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.describedObject = crossVersionObjectReferenceFromMessage(m.describedObject ?? {}, shown);
    out.target = metricTargetFromMessage(m.target ?? {}, shown);
    out.metric = metricIdentifierFromMessage(m.metric ?? {}, shown);
    return out;
}

export function podsMetricSourceToMessage(v: Value, shown: ShownRelease): messages.PodsMetricSource {
    return {
      metric: metricIdentifierToMessage(v.metric ?? {}, shown),
      target: metricTargetToMessage(v.target ?? {}, shown),
    };
}

export function podsMetricSourceFromMessage(m: messages.PodsMetricSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.metric = metricIdentifierFromMessage(m.metric ?? {}, shown);
    out.target = metricTargetFromMessage(m.target ?? {}, shown);
    return out;
}

export function resourceMetricSourceToMessage(v: Value, shown: ShownRelease): messages.ResourceMetricSource {
    return {
      name: v.name ?? '',
      target: metricTargetToMessage(v.target ?? {}, shown),
    };
}

export function resourceMetricSourceFromMessage(m: messages.ResourceMetricSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.target = metricTargetFromMessage(m.target ?? {}, shown);
    return out;
}

export function containerResourceMetricSourceToMessage(v: Value, shown: ShownRelease): messages.ContainerResourceMetricSource {
    return {
      name: v.name ?? '',
      target: metricTargetToMessage(v.target ?? {}, shown),
      container: v.container ?? '',
    };
}

export function containerResourceMetricSourceFromMessage(m: messages.ContainerResourceMetricSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.target = metricTargetFromMessage(m.target ?? {}, shown);
    out.container = !m.container ? '' : m.container;
    return out;
}

export function externalMetricSourceToMessage(v: Value, shown: ShownRelease): messages.ExternalMetricSource {
    return {
      metric: metricIdentifierToMessage(v.metric ?? {}, shown),
      target: metricTargetToMessage(v.target ?? {}, shown),
    };
}

export function externalMetricSourceFromMessage(m: messages.ExternalMetricSource, shown: ShownRelease): Value {
    const out: Value = {};
    out.metric = metricIdentifierFromMessage(m.metric ?? {}, shown);
    out.target = metricTargetFromMessage(m.target ?? {}, shown);
    return out;
}

export function metricIdentifierToMessage(v: Value, shown: ShownRelease): messages.MetricIdentifier {
    return {
      name: v.name ?? '',
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
    };
}

export function metricIdentifierFromMessage(m: messages.MetricIdentifier, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    return out;
}

export function metricTargetToMessage(v: Value, shown: ShownRelease): messages.MetricTarget {
    return {
      type: v.type ?? '',
      value: optionalTo(v.value, quantityTo, shown),
      averageValue: optionalTo(v.averageValue, quantityTo, shown),
      averageUtilization: v.averageUtilization ?? undefined,
    };
}

export function metricTargetFromMessage(m: messages.MetricTarget, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    if (m.value !== undefined) out.value = quantityFrom(m.value);
    if (m.averageValue !== undefined) out.averageValue = quantityFrom(m.averageValue);
    if (m.averageUtilization !== undefined) out.averageUtilization = m.averageUtilization;
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
    if (!(!m.currentReplicas)) out.currentReplicas = m.currentReplicas;
    out.desiredReplicas = !m.desiredReplicas ? 0 : m.desiredReplicas;
    out.currentMetrics = !m.currentMetrics?.length ? null : listFrom(m.currentMetrics, metricStatusFromMessage, shown);
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, horizontalPodAutoscalerConditionFromMessage, shown);
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
      metric: metricIdentifierToMessage(v.metric ?? {}, shown),
      current: metricValueStatusToMessage(v.current ?? {}, shown),
      describedObject: crossVersionObjectReferenceToMessage(v.describedObject ?? {}, shown),
    };
}

export function objectMetricStatusFromMessage(m: messages.ObjectMetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.metric = metricIdentifierFromMessage(m.metric ?? {}, shown);
    out.current = metricValueStatusFromMessage(m.current ?? {}, shown);
    out.describedObject = crossVersionObjectReferenceFromMessage(m.describedObject ?? {}, shown);
    return out;
}

export function podsMetricStatusToMessage(v: Value, shown: ShownRelease): messages.PodsMetricStatus {
    return {
      metric: metricIdentifierToMessage(v.metric ?? {}, shown),
      current: metricValueStatusToMessage(v.current ?? {}, shown),
    };
}

export function podsMetricStatusFromMessage(m: messages.PodsMetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.metric = metricIdentifierFromMessage(m.metric ?? {}, shown);
    out.current = metricValueStatusFromMessage(m.current ?? {}, shown);
    return out;
}

export function resourceMetricStatusToMessage(v: Value, shown: ShownRelease): messages.ResourceMetricStatus {
    return {
      name: v.name ?? '',
      current: metricValueStatusToMessage(v.current ?? {}, shown),
    };
}

export function resourceMetricStatusFromMessage(m: messages.ResourceMetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.current = metricValueStatusFromMessage(m.current ?? {}, shown);
    return out;
}

export function containerResourceMetricStatusToMessage(v: Value, shown: ShownRelease): messages.ContainerResourceMetricStatus {
    return {
      name: v.name ?? '',
      current: metricValueStatusToMessage(v.current ?? {}, shown),
      container: v.container ?? '',
    };
}

export function containerResourceMetricStatusFromMessage(m: messages.ContainerResourceMetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.current = metricValueStatusFromMessage(m.current ?? {}, shown);
    out.container = !m.container ? '' : m.container;
    return out;
}

export function externalMetricStatusToMessage(v: Value, shown: ShownRelease): messages.ExternalMetricStatus {
    return {
      metric: metricIdentifierToMessage(v.metric ?? {}, shown),
      current: metricValueStatusToMessage(v.current ?? {}, shown),
    };
}

export function externalMetricStatusFromMessage(m: messages.ExternalMetricStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.metric = metricIdentifierFromMessage(m.metric ?? {}, shown);
    out.current = metricValueStatusFromMessage(m.current ?? {}, shown);
    return out;
}

export function metricValueStatusToMessage(v: Value, shown: ShownRelease): messages.MetricValueStatus {
    return {
      value: optionalTo(v.value, quantityTo, shown),
      averageValue: optionalTo(v.averageValue, quantityTo, shown),
      averageUtilization: v.averageUtilization ?? undefined,
    };
}

export function metricValueStatusFromMessage(m: messages.MetricValueStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.value !== undefined) out.value = quantityFrom(m.value);
    if (m.averageValue !== undefined) out.averageValue = quantityFrom(m.averageValue);
    if (m.averageUtilization !== undefined) out.averageUtilization = m.averageUtilization;
    return out;
}

export const HorizontalPodAutoscaler: GeneratedCodec = {
      encode: (object, shown) => messages.HorizontalPodAutoscaler.encode(horizontalPodAutoscalerToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("HorizontalPodAutoscaler", "autoscaling/v2", horizontalPodAutoscalerFromMessage(messages.HorizontalPodAutoscaler.decode(bytes), shown)),
    };
