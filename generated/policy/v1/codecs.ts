// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of policy/v1. */

import * as messages from "../../messages/k8s/io/api/policy/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function evictionToMessage(v: Value, shown: ShownRelease): messages.Eviction {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      deleteOptions: optionalTo(v.deleteOptions, metaV1.deleteOptionsToMessage, shown),
    };
}

export function evictionFromMessage(m: messages.Eviction, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    if (m.deleteOptions !== undefined) out.deleteOptions = metaV1.deleteOptionsFromMessage(m.deleteOptions ?? {}, shown);
    return out;
}

export function podDisruptionBudgetToMessage(v: Value, shown: ShownRelease): messages.PodDisruptionBudget {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podDisruptionBudgetSpecToMessage(v.spec ?? {}, shown),
      status: podDisruptionBudgetStatusToMessage(v.status ?? {}, shown),
    };
}

export function podDisruptionBudgetFromMessage(m: messages.PodDisruptionBudget, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podDisruptionBudgetSpecFromMessage(m.spec ?? {}, shown);
    out.status = podDisruptionBudgetStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function podDisruptionBudgetSpecToMessage(v: Value, shown: ShownRelease): messages.PodDisruptionBudgetSpec {
    return {
      minAvailable: optionalTo(v.minAvailable, intOrStringTo, shown),
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo, shown),
      unhealthyPodEvictionPolicy: v.unhealthyPodEvictionPolicy ?? undefined,
    };
}

export function podDisruptionBudgetSpecFromMessage(m: messages.PodDisruptionBudgetSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.minAvailable !== undefined) out.minAvailable = intOrStringFrom(m.minAvailable);
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    if (m.maxUnavailable !== undefined) out.maxUnavailable = intOrStringFrom(m.maxUnavailable);
    if (shown.has("1.26")) { if (m.unhealthyPodEvictionPolicy !== undefined) out.unhealthyPodEvictionPolicy = m.unhealthyPodEvictionPolicy; }

    return out;
}

export function podDisruptionBudgetStatusToMessage(v: Value, shown: ShownRelease): messages.PodDisruptionBudgetStatus {
    return {
      observedGeneration: longTo(v.observedGeneration ?? 0),
      disruptedPods: mapTo(v.disruptedPods, timeTo, shown),
      disruptionsAllowed: v.disruptionsAllowed ?? 0,
      currentHealthy: v.currentHealthy ?? 0,
      desiredHealthy: v.desiredHealthy ?? 0,
      expectedPods: v.expectedPods ?? 0,
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
    };
}

export function podDisruptionBudgetStatusFromMessage(m: messages.PodDisruptionBudgetStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (!(!m.disruptedPods?.size)) out.disruptedPods = mapFrom(m.disruptedPods, timeFrom, shown);
    out.disruptionsAllowed = !m.disruptionsAllowed ? 0 : m.disruptionsAllowed;
    out.currentHealthy = !m.currentHealthy ? 0 : m.currentHealthy;
    out.desiredHealthy = !m.desiredHealthy ? 0 : m.desiredHealthy;
    out.expectedPods = !m.expectedPods ? 0 : m.expectedPods;
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    return out;
}

export const Eviction: GeneratedCodec = {
      encode: (object, shown) => messages.Eviction.encode(evictionToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Eviction", "policy/v1", evictionFromMessage(messages.Eviction.decode(bytes), shown)),
    };
export const PodDisruptionBudget: GeneratedCodec = {
      encode: (object, shown) => messages.PodDisruptionBudget.encode(podDisruptionBudgetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodDisruptionBudget", "policy/v1", podDisruptionBudgetFromMessage(messages.PodDisruptionBudget.decode(bytes), shown)),
    };
