// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of scheduling.k8s.io/v1alpha1. */

import * as messages from "../../messages/k8s/io/api/scheduling/v1alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function priorityClassToMessage(v: Value, shown: ShownRelease): messages.PriorityClass {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      value: v.value ?? 0,
      globalDefault: v.globalDefault ?? false,
      description: v.description ?? '',
      preemptionPolicy: v.preemptionPolicy ?? undefined,
    };
}

export function priorityClassFromMessage(m: messages.PriorityClass, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.value = !m.value ? 0 : m.value;
    if (!(!m.globalDefault)) out.globalDefault = m.globalDefault;
    if (!(!m.description)) out.description = m.description;
    if (m.preemptionPolicy !== undefined) out.preemptionPolicy = m.preemptionPolicy;
    return out;
}

export function workloadToMessage(v: Value, shown: ShownRelease): messages.Workload {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: workloadSpecToMessage(v.spec ?? {}, shown),
    };
}

export function workloadFromMessage(m: messages.Workload, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = workloadSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function workloadSpecToMessage(v: Value, shown: ShownRelease): messages.WorkloadSpec {
    return {
      controllerRef: optionalTo(v.controllerRef, typedLocalObjectReferenceToMessage, shown),
      podGroups: listTo(v.podGroups, podGroupToMessage, shown),
    };
}

export function workloadSpecFromMessage(m: messages.WorkloadSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.controllerRef !== undefined) out.controllerRef = typedLocalObjectReferenceFromMessage(m.controllerRef ?? {}, shown);
    out.podGroups = !m.podGroups?.length ? null : listFrom(m.podGroups, podGroupFromMessage, shown);
    return out;
}

export function typedLocalObjectReferenceToMessage(v: Value, _shown: ShownRelease): messages.TypedLocalObjectReference {
    return {
      apiGroup: v.apiGroup ?? '',
      kind: v.kind ?? '',
      name: v.name ?? '',
    };
}

export function typedLocalObjectReferenceFromMessage(m: messages.TypedLocalObjectReference, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.apiGroup)) out.apiGroup = m.apiGroup;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    return out;
}

export function podGroupToMessage(v: Value, shown: ShownRelease): messages.PodGroup {
    return {
      name: v.name ?? '',
      policy: podGroupPolicyToMessage(v.policy ?? {}, shown),
    };
}

export function podGroupFromMessage(m: messages.PodGroup, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.policy = podGroupPolicyFromMessage(m.policy ?? {}, shown);
    return out;
}

export function podGroupPolicyToMessage(v: Value, shown: ShownRelease): messages.PodGroupPolicy {
    return {
      basic: optionalTo(v.basic, basicSchedulingPolicyToMessage, shown),
      gang: optionalTo(v.gang, gangSchedulingPolicyToMessage, shown),
    };
}

export function podGroupPolicyFromMessage(m: messages.PodGroupPolicy, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.basic !== undefined) out.basic = basicSchedulingPolicyFromMessage(m.basic ?? {}, shown);
    if (m.gang !== undefined) out.gang = gangSchedulingPolicyFromMessage(m.gang ?? {}, shown);
    return out;
}

export function basicSchedulingPolicyToMessage(_: Value, _shown: ShownRelease): messages.BasicSchedulingPolicy {
    return {};
}

export function basicSchedulingPolicyFromMessage(_: messages.BasicSchedulingPolicy, _shown: ShownRelease): Value {
    const out: Value = {};
    return out;
}

export function gangSchedulingPolicyToMessage(v: Value, _shown: ShownRelease): messages.GangSchedulingPolicy {
    return {
      minCount: v.minCount ?? 0,
    };
}

export function gangSchedulingPolicyFromMessage(m: messages.GangSchedulingPolicy, _shown: ShownRelease): Value {
    const out: Value = {};
    out.minCount = !m.minCount ? 0 : m.minCount;
    return out;
}

export const PriorityClass: GeneratedCodec = {
      encode: (object, shown) => messages.PriorityClass.encode(priorityClassToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PriorityClass", "scheduling.k8s.io/v1alpha1", priorityClassFromMessage(messages.PriorityClass.decode(bytes), shown)),
    };
export const Workload: GeneratedCodec = {
      encode: (object, shown) => messages.Workload.encode(workloadToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Workload", "scheduling.k8s.io/v1alpha1", workloadFromMessage(messages.Workload.decode(bytes), shown)),
    };
