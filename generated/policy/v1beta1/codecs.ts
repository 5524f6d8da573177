// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of policy/v1beta1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/policy/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
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

export function podSecurityPolicyToMessage(v: Value, shown: ShownRelease): messages.PodSecurityPolicy {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: podSecurityPolicySpecToMessage(v.spec ?? {}, shown),
    };
}

export function podSecurityPolicyFromMessage(m: messages.PodSecurityPolicy, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = podSecurityPolicySpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function podSecurityPolicySpecToMessage(v: Value, shown: ShownRelease): messages.PodSecurityPolicySpec {
    return {
      privileged: v.privileged ?? false,
      defaultAddCapabilities: listTo(v.defaultAddCapabilities, same, shown),
      requiredDropCapabilities: listTo(v.requiredDropCapabilities, same, shown),
      allowedCapabilities: listTo(v.allowedCapabilities, same, shown),
      volumes: listTo(v.volumes, same, shown),
      hostNetwork: v.hostNetwork ?? false,
      hostPorts: listTo(v.hostPorts, hostPortRangeToMessage, shown),
      hostPID: v.hostPID ?? false,
      hostIPC: v.hostIPC ?? false,
      seLinux: sELinuxStrategyOptionsToMessage(v.seLinux ?? {}, shown),
      runAsUser: runAsUserStrategyOptionsToMessage(v.runAsUser ?? {}, shown),
      runAsGroup: optionalTo(v.runAsGroup, runAsGroupStrategyOptionsToMessage, shown),
      supplementalGroups: supplementalGroupsStrategyOptionsToMessage(v.supplementalGroups ?? {}, shown),
      fsGroup: fSGroupStrategyOptionsToMessage(v.fsGroup ?? {}, shown),
      readOnlyRootFilesystem: v.readOnlyRootFilesystem ?? false,
      defaultAllowPrivilegeEscalation: v.defaultAllowPrivilegeEscalation ?? undefined,
      allowPrivilegeEscalation: v.allowPrivilegeEscalation ?? undefined,
      allowedHostPaths: listTo(v.allowedHostPaths, allowedHostPathToMessage, shown),
      allowedFlexVolumes: listTo(v.allowedFlexVolumes, allowedFlexVolumeToMessage, shown),
      allowedCSIDrivers: listTo(v.allowedCSIDrivers, allowedCSIDriverToMessage, shown),
      allowedUnsafeSysctls: listTo(v.allowedUnsafeSysctls, same, shown),
      forbiddenSysctls: listTo(v.forbiddenSysctls, same, shown),
      allowedProcMountTypes: listTo(v.allowedProcMountTypes, same, shown),
      runtimeClass: optionalTo(v.runtimeClass, runtimeClassStrategyOptionsToMessage, shown),
    };
}

export function podSecurityPolicySpecFromMessage(m: messages.PodSecurityPolicySpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.privileged)) out.privileged = m.privileged;
    if (!(!m.defaultAddCapabilities?.length)) out.defaultAddCapabilities = listFrom(m.defaultAddCapabilities, same, shown);
    if (!(!m.requiredDropCapabilities?.length)) out.requiredDropCapabilities = listFrom(m.requiredDropCapabilities, same, shown);
    if (!(!m.allowedCapabilities?.length)) out.allowedCapabilities = listFrom(m.allowedCapabilities, same, shown);
    if (!(!m.volumes?.length)) out.volumes = listFrom(m.volumes, same, shown);
    if (!(!m.hostNetwork)) out.hostNetwork = m.hostNetwork;
    if (!(!m.hostPorts?.length)) out.hostPorts = listFrom(m.hostPorts, hostPortRangeFromMessage, shown);
    if (!(!m.hostPID)) out.hostPID = m.hostPID;
    if (!(!m.hostIPC)) out.hostIPC = m.hostIPC;
    out.seLinux = sELinuxStrategyOptionsFromMessage(m.seLinux ?? {}, shown);
    out.runAsUser = runAsUserStrategyOptionsFromMessage(m.runAsUser ?? {}, shown);
    if (m.runAsGroup !== undefined) out.runAsGroup = runAsGroupStrategyOptionsFromMessage(m.runAsGroup ?? {}, shown);
    out.supplementalGroups = supplementalGroupsStrategyOptionsFromMessage(m.supplementalGroups ?? {}, shown);
    out.fsGroup = fSGroupStrategyOptionsFromMessage(m.fsGroup ?? {}, shown);
    if (!(!m.readOnlyRootFilesystem)) out.readOnlyRootFilesystem = m.readOnlyRootFilesystem;
    if (m.defaultAllowPrivilegeEscalation !== undefined) out.defaultAllowPrivilegeEscalation = m.defaultAllowPrivilegeEscalation;
    if (m.allowPrivilegeEscalation !== undefined) out.allowPrivilegeEscalation = m.allowPrivilegeEscalation;
    if (!(!m.allowedHostPaths?.length)) out.allowedHostPaths = listFrom(m.allowedHostPaths, allowedHostPathFromMessage, shown);
    if (!(!m.allowedFlexVolumes?.length)) out.allowedFlexVolumes = listFrom(m.allowedFlexVolumes, allowedFlexVolumeFromMessage, shown);
    if (!(!m.allowedCSIDrivers?.length)) out.allowedCSIDrivers = listFrom(m.allowedCSIDrivers, allowedCSIDriverFromMessage, shown);
    if (!(!m.allowedUnsafeSysctls?.length)) out.allowedUnsafeSysctls = listFrom(m.allowedUnsafeSysctls, same, shown);
    if (!(!m.forbiddenSysctls?.length)) out.forbiddenSysctls = listFrom(m.forbiddenSysctls, same, shown);
    if (!(!m.allowedProcMountTypes?.length)) out.allowedProcMountTypes = listFrom(m.allowedProcMountTypes, same, shown);
    if (m.runtimeClass !== undefined) out.runtimeClass = runtimeClassStrategyOptionsFromMessage(m.runtimeClass ?? {}, shown);
    return out;
}

export function allowedHostPathToMessage(v: Value, _shown: ShownRelease): messages.AllowedHostPath {
    return {
      pathPrefix: v.pathPrefix ?? '',
      readOnly: v.readOnly ?? false,
    };
}

export function allowedHostPathFromMessage(m: messages.AllowedHostPath, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.pathPrefix)) out.pathPrefix = m.pathPrefix;
    if (!(!m.readOnly)) out.readOnly = m.readOnly;
    return out;
}

export function allowedFlexVolumeToMessage(v: Value, _shown: ShownRelease): messages.AllowedFlexVolume {
    return {
      driver: v.driver ?? '',
    };
}

export function allowedFlexVolumeFromMessage(m: messages.AllowedFlexVolume, _shown: ShownRelease): Value {
    const out: Value = {};
    out.driver = !m.driver ? '' : m.driver;
    return out;
}

export function allowedCSIDriverToMessage(v: Value, _shown: ShownRelease): messages.AllowedCSIDriver {
    return {
      name: v.name ?? '',
    };
}

export function allowedCSIDriverFromMessage(m: messages.AllowedCSIDriver, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    return out;
}

export function hostPortRangeToMessage(v: Value, _shown: ShownRelease): messages.HostPortRange {
    return {
      min: v.min ?? 0,
      max: v.max ?? 0,
    };
}

export function hostPortRangeFromMessage(m: messages.HostPortRange, _shown: ShownRelease): Value {
    const out: Value = {};
    out.min = !m.min ? 0 : m.min;
    out.max = !m.max ? 0 : m.max;
    return out;
}

export function sELinuxStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.SELinuxStrategyOptions {
    return {
      rule: v.rule ?? '',
      seLinuxOptions: optionalTo(v.seLinuxOptions, coreV1.sELinuxOptionsToMessage, shown),
    };
}

export function sELinuxStrategyOptionsFromMessage(m: messages.SELinuxStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    out.rule = !m.rule ? '' : m.rule;
    if (m.seLinuxOptions !== undefined) out.seLinuxOptions = coreV1.sELinuxOptionsFromMessage(m.seLinuxOptions ?? {}, shown);
    return out;
}

export function runAsUserStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.RunAsUserStrategyOptions {
    return {
      rule: v.rule ?? '',
      ranges: listTo(v.ranges, iDRangeToMessage, shown),
    };
}

export function runAsUserStrategyOptionsFromMessage(m: messages.RunAsUserStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    out.rule = !m.rule ? '' : m.rule;
    if (!(!m.ranges?.length)) out.ranges = listFrom(m.ranges, iDRangeFromMessage, shown);
    return out;
}

export function runAsGroupStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.RunAsGroupStrategyOptions {
    return {
      rule: v.rule ?? '',
      ranges: listTo(v.ranges, iDRangeToMessage, shown),
    };
}

export function runAsGroupStrategyOptionsFromMessage(m: messages.RunAsGroupStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    out.rule = !m.rule ? '' : m.rule;
    if (!(!m.ranges?.length)) out.ranges = listFrom(m.ranges, iDRangeFromMessage, shown);
    return out;
}

export function iDRangeToMessage(v: Value, _shown: ShownRelease): messages.IDRange {
    return {
      min: longTo(v.min ?? 0),
      max: longTo(v.max ?? 0),
    };
}

export function iDRangeFromMessage(m: messages.IDRange, _shown: ShownRelease): Value {
    const out: Value = {};
    out.min = !m.min ? 0 : longFrom(m.min);
    out.max = !m.max ? 0 : longFrom(m.max);
    return out;
}

export function fSGroupStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.FSGroupStrategyOptions {
    return {
      rule: v.rule ?? '',
      ranges: listTo(v.ranges, iDRangeToMessage, shown),
    };
}

export function fSGroupStrategyOptionsFromMessage(m: messages.FSGroupStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.rule)) out.rule = m.rule;
    if (!(!m.ranges?.length)) out.ranges = listFrom(m.ranges, iDRangeFromMessage, shown);
    return out;
}

export function supplementalGroupsStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.SupplementalGroupsStrategyOptions {
    return {
      rule: v.rule ?? '',
      ranges: listTo(v.ranges, iDRangeToMessage, shown),
    };
}

export function supplementalGroupsStrategyOptionsFromMessage(m: messages.SupplementalGroupsStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.rule)) out.rule = m.rule;
    if (!(!m.ranges?.length)) out.ranges = listFrom(m.ranges, iDRangeFromMessage, shown);
    return out;
}

export function runtimeClassStrategyOptionsToMessage(v: Value, shown: ShownRelease): messages.RuntimeClassStrategyOptions {
    return {
      allowedRuntimeClassNames: listTo(v.allowedRuntimeClassNames, same, shown),
      defaultRuntimeClassName: v.defaultRuntimeClassName ?? undefined,
    };
}

export function runtimeClassStrategyOptionsFromMessage(m: messages.RuntimeClassStrategyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    out.allowedRuntimeClassNames = !m.allowedRuntimeClassNames?.length ? null : listFrom(m.allowedRuntimeClassNames, same, shown);
    if (m.defaultRuntimeClassName !== undefined) out.defaultRuntimeClassName = m.defaultRuntimeClassName;
    return out;
}

export const Eviction: GeneratedCodec = {
      encode: (object, shown) => messages.Eviction.encode(evictionToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Eviction", "policy/v1beta1", evictionFromMessage(messages.Eviction.decode(bytes), shown)),
    };
export const PodDisruptionBudget: GeneratedCodec = {
      encode: (object, shown) => messages.PodDisruptionBudget.encode(podDisruptionBudgetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodDisruptionBudget", "policy/v1beta1", podDisruptionBudgetFromMessage(messages.PodDisruptionBudget.decode(bytes), shown)),
    };
export const PodSecurityPolicy: GeneratedCodec = {
      encode: (object, shown) => messages.PodSecurityPolicy.encode(podSecurityPolicyToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PodSecurityPolicy", "policy/v1beta1", podSecurityPolicyFromMessage(messages.PodSecurityPolicy.decode(bytes), shown)),
    };
