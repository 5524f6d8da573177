// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of scheduling.k8s.io/v1alpha2. */

import * as messages from "../../messages/k8s/io/api/scheduling/v1alpha2/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, optionalTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function podGroupToMessage(v: Value, shown: ShownRelease): messages.PodGroup {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podGroupSpecToMessage(v.spec ?? {}, shown),
      status: podGroupStatusToMessage(v.status ?? {}, shown),
    };
}

export function podGroupFromMessage(m: messages.PodGroup, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podGroupSpecFromMessage(m.spec ?? {}, shown);
    out.status = podGroupStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function podGroupSpecToMessage(v: Value, shown: ShownRelease): messages.PodGroupSpec {
    return {
      podGroupTemplateRef: optionalTo(v.podGroupTemplateRef, podGroupTemplateReferenceToMessage, shown),
      schedulingPolicy: podGroupSchedulingPolicyToMessage(v.schedulingPolicy ?? {}, shown),
      schedulingConstraints: optionalTo(v.schedulingConstraints, podGroupSchedulingConstraintsToMessage, shown),
      resourceClaims: listTo(v.resourceClaims, podGroupResourceClaimToMessage, shown),
      disruptionMode: v.disruptionMode ?? undefined,
      priorityClassName: v.priorityClassName ?? '',
      priority: v.priority ?? undefined,
    };
}

export function podGroupSpecFromMessage(m: messages.PodGroupSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.podGroupTemplateRef = m.podGroupTemplateRef === undefined ? null : podGroupTemplateReferenceFromMessage(m.podGroupTemplateRef ?? {}, shown);
    out.schedulingPolicy = podGroupSchedulingPolicyFromMessage(m.schedulingPolicy ?? {}, shown);
    if (m.schedulingConstraints !== undefined) out.schedulingConstraints = podGroupSchedulingConstraintsFromMessage(m.schedulingConstraints ?? {}, shown);
    if (!(!m.resourceClaims?.length)) out.resourceClaims = listFrom(m.resourceClaims, podGroupResourceClaimFromMessage, shown);
    if (m.disruptionMode !== undefined) out.disruptionMode = m.disruptionMode;
    if (!(!m.priorityClassName)) out.priorityClassName = m.priorityClassName;
    if (m.priority !== undefined) out.priority = m.priority;
    return out;
}

export function podGroupStatusToMessage(v: Value, shown: ShownRelease): messages.PodGroupStatus {
    return {
      conditions: listTo(v.conditions, metaV1.conditionToMessage, shown),
      resourceClaimStatuses: listTo(v.resourceClaimStatuses, podGroupResourceClaimStatusToMessage, shown),
    };
}

export function podGroupStatusFromMessage(m: messages.PodGroupStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, metaV1.conditionFromMessage, shown);
    if (!(!m.resourceClaimStatuses?.length)) out.resourceClaimStatuses = listFrom(m.resourceClaimStatuses, podGroupResourceClaimStatusFromMessage, shown);
    return out;
}

export function podGroupResourceClaimStatusToMessage(v: Value, _shown: ShownRelease): messages.PodGroupResourceClaimStatus {
    return {
      name: v.name ?? '',
      resourceClaimName: v.resourceClaimName ?? undefined,
    };
}

export function podGroupResourceClaimStatusFromMessage(m: messages.PodGroupResourceClaimStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.resourceClaimName !== undefined) out.resourceClaimName = m.resourceClaimName;
    return out;
}

export function podGroupTemplateReferenceToMessage(v: Value, shown: ShownRelease): messages.PodGroupTemplateReference {
    return {
      workload: optionalTo(v.workload, workloadPodGroupTemplateReferenceToMessage, shown),
    };
}

export function podGroupTemplateReferenceFromMessage(m: messages.PodGroupTemplateReference, shown: ShownRelease): Value {
    const out: Value = {};
    out.workload = m.workload === undefined ? null : workloadPodGroupTemplateReferenceFromMessage(m.workload ?? {}, shown);
    return out;
}

export function workloadPodGroupTemplateReferenceToMessage(v: Value, _shown: ShownRelease): messages.WorkloadPodGroupTemplateReference {
    return {
      workloadName: v.workloadName ?? '',
      podGroupTemplateName: v.podGroupTemplateName ?? '',
    };
}

export function workloadPodGroupTemplateReferenceFromMessage(m: messages.WorkloadPodGroupTemplateReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.workloadName = !m.workloadName ? '' : m.workloadName;
    out.podGroupTemplateName = !m.podGroupTemplateName ? '' : m.podGroupTemplateName;
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
      podGroupTemplates: listTo(v.podGroupTemplates, podGroupTemplateToMessage, shown),
    };
}

export function workloadSpecFromMessage(m: messages.WorkloadSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.controllerRef !== undefined) out.controllerRef = typedLocalObjectReferenceFromMessage(m.controllerRef ?? {}, shown);
    out.podGroupTemplates = !m.podGroupTemplates?.length ? null : listFrom(m.podGroupTemplates, podGroupTemplateFromMessage, shown);
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

export function podGroupTemplateToMessage(v: Value, shown: ShownRelease): messages.PodGroupTemplate {
    return {
      name: v.name ?? '',
      schedulingPolicy: podGroupSchedulingPolicyToMessage(v.schedulingPolicy ?? {}, shown),
      schedulingConstraints: optionalTo(v.schedulingConstraints, podGroupSchedulingConstraintsToMessage, shown),
      resourceClaims: listTo(v.resourceClaims, podGroupResourceClaimToMessage, shown),
      disruptionMode: v.disruptionMode ?? undefined,
      priorityClassName: v.priorityClassName ?? '',
      priority: v.priority ?? undefined,
    };
}

export function podGroupTemplateFromMessage(m: messages.PodGroupTemplate, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.schedulingPolicy = podGroupSchedulingPolicyFromMessage(m.schedulingPolicy ?? {}, shown);
    out.schedulingConstraints = m.schedulingConstraints === undefined ? null : podGroupSchedulingConstraintsFromMessage(m.schedulingConstraints ?? {}, shown);
    if (!(!m.resourceClaims?.length)) out.resourceClaims = listFrom(m.resourceClaims, podGroupResourceClaimFromMessage, shown);
    if (m.disruptionMode !== undefined) out.disruptionMode = m.disruptionMode;
    if (!(!m.priorityClassName)) out.priorityClassName = m.priorityClassName;
    if (m.priority !== undefined) out.priority = m.priority;
    return out;
}

export function podGroupSchedulingPolicyToMessage(v: Value, shown: ShownRelease): messages.PodGroupSchedulingPolicy {
    return {
      basic: optionalTo(v.basic, basicSchedulingPolicyToMessage, shown),
      gang: optionalTo(v.gang, gangSchedulingPolicyToMessage, shown),
    };
}

export function podGroupSchedulingPolicyFromMessage(m: messages.PodGroupSchedulingPolicy, shown: ShownRelease): Value {
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

export function podGroupResourceClaimToMessage(v: Value, _shown: ShownRelease): messages.PodGroupResourceClaim {
    return {
      name: v.name ?? '',
      resourceClaimName: v.resourceClaimName ?? undefined,
      resourceClaimTemplateName: v.resourceClaimTemplateName ?? undefined,
    };
}

export function podGroupResourceClaimFromMessage(m: messages.PodGroupResourceClaim, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (m.resourceClaimName !== undefined) out.resourceClaimName = m.resourceClaimName;
    if (m.resourceClaimTemplateName !== undefined) out.resourceClaimTemplateName = m.resourceClaimTemplateName;
    return out;
}

export function podGroupSchedulingConstraintsToMessage(v: Value, shown: ShownRelease): messages.PodGroupSchedulingConstraints {
    return {
      topology: listTo(v.topology, topologyConstraintToMessage, shown),
    };
}

export function podGroupSchedulingConstraintsFromMessage(m: messages.PodGroupSchedulingConstraints, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.topology?.length)) out.topology = listFrom(m.topology, topologyConstraintFromMessage, shown);
    return out;
}

export function topologyConstraintToMessage(v: Value, _shown: ShownRelease): messages.TopologyConstraint {
    return {
      key: v.key ?? '',
    };
}

export function topologyConstraintFromMessage(m: messages.TopologyConstraint, _shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    return out;
}

export const PodGroup: GeneratedCodec = {
      encode: (object, shown) => messages.PodGroup.encode(podGroupToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodGroup", "scheduling.k8s.io/v1alpha2", podGroupFromMessage(messages.PodGroup.decode(bytes), shown)),
    };
export const Workload: GeneratedCodec = {
      encode: (object, shown) => messages.Workload.encode(workloadToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Workload", "scheduling.k8s.io/v1alpha2", workloadFromMessage(messages.Workload.decode(bytes), shown)),
    };
