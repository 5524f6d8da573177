// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of autoscaling/v1. */

import * as messages from "../../messages/k8s/io/api/autoscaling/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, longFrom, longTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
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
      targetCPUUtilizationPercentage: v.targetCPUUtilizationPercentage ?? undefined,
    };
}

export function horizontalPodAutoscalerSpecFromMessage(m: messages.HorizontalPodAutoscalerSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.scaleTargetRef = crossVersionObjectReferenceFromMessage(m.scaleTargetRef ?? {}, shown);
    if (m.minReplicas !== undefined) out.minReplicas = m.minReplicas;
    out.maxReplicas = !m.maxReplicas ? 0 : m.maxReplicas;
    if (m.targetCPUUtilizationPercentage !== undefined) out.targetCPUUtilizationPercentage = m.targetCPUUtilizationPercentage;
    return out;
}

export function horizontalPodAutoscalerStatusToMessage(v: Value, shown: ShownRelease): messages.HorizontalPodAutoscalerStatus {
    return {
      observedGeneration: optionalTo(v.observedGeneration, longTo, shown),
      lastScaleTime: optionalTo(v.lastScaleTime, timeTo, shown),
      currentReplicas: v.currentReplicas ?? 0,
      desiredReplicas: v.desiredReplicas ?? 0,
      currentCPUUtilizationPercentage: v.currentCPUUtilizationPercentage ?? undefined,
    };
}

export function horizontalPodAutoscalerStatusFromMessage(m: messages.HorizontalPodAutoscalerStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.observedGeneration !== undefined) out.observedGeneration = longFrom(m.observedGeneration);
    if (m.lastScaleTime !== undefined) out.lastScaleTime = timeFrom(m.lastScaleTime);
    out.currentReplicas = !m.currentReplicas ? 0 : m.currentReplicas;
    out.desiredReplicas = !m.desiredReplicas ? 0 : m.desiredReplicas;
    if (m.currentCPUUtilizationPercentage !== undefined) out.currentCPUUtilizationPercentage = m.currentCPUUtilizationPercentage;
    return out;
}

export function scaleToMessage(v: Value, shown: ShownRelease): messages.Scale {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: scaleSpecToMessage(v.spec ?? {}, shown),
      status: scaleStatusToMessage(v.status ?? {}, shown),
    };
}

export function scaleFromMessage(m: messages.Scale, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = scaleSpecFromMessage(m.spec ?? {}, shown);
    out.status = scaleStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function scaleSpecToMessage(v: Value, _shown: ShownRelease): messages.ScaleSpec {
    return {
      replicas: v.replicas ?? 0,
    };
}

export function scaleSpecFromMessage(m: messages.ScaleSpec, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.replicas)) out.replicas = m.replicas;
    return out;
}

export function scaleStatusToMessage(v: Value, _shown: ShownRelease): messages.ScaleStatus {
    return {
      replicas: v.replicas ?? 0,
      selector: v.selector ?? '',
    };
}

export function scaleStatusFromMessage(m: messages.ScaleStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    out.replicas = !m.replicas ? 0 : m.replicas;
    if (!(!m.selector)) out.selector = m.selector;
    return out;
}

export const HorizontalPodAutoscaler: GeneratedCodec = {
      encode: (object, shown) => messages.HorizontalPodAutoscaler.encode(horizontalPodAutoscalerToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("HorizontalPodAutoscaler", "autoscaling/v1", horizontalPodAutoscalerFromMessage(messages.HorizontalPodAutoscaler.decode(bytes), shown)),
    };
export const Scale: GeneratedCodec = {
      encode: (object, shown) => messages.Scale.encode(scaleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Scale", "autoscaling/v1", scaleFromMessage(messages.Scale.decode(bytes), shown)),
    };
