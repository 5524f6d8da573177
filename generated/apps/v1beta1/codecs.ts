// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of apps/v1beta1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/apps/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, rawFrom, rawTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function controllerRevisionToMessage(v: Value, shown: ShownRelease): messages.ControllerRevision {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      data: rawTo(v.data ?? undefined),
      revision: longTo(v.revision ?? 0),
    };
}

export function controllerRevisionFromMessage(m: messages.ControllerRevision, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.data = rawFrom(m.data);
    out.revision = !m.revision ? 0 : longFrom(m.revision);
    return out;
}

export function deploymentToMessage(v: Value, shown: ShownRelease): messages.Deployment {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: deploymentSpecToMessage(v.spec ?? {}, shown),
      status: deploymentStatusToMessage(v.status ?? {}, shown),
    };
}

export function deploymentFromMessage(m: messages.Deployment, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = deploymentSpecFromMessage(m.spec ?? {}, shown);
    out.status = deploymentStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function deploymentSpecToMessage(v: Value, shown: ShownRelease): messages.DeploymentSpec {
    return {
      replicas: v.replicas ?? undefined,
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
      strategy: deploymentStrategyToMessage(v.strategy ?? {}, shown),
      minReadySeconds: v.minReadySeconds ?? 0,
      revisionHistoryLimit: v.revisionHistoryLimit ?? undefined,
      paused: v.paused ?? false,
      rollbackTo: optionalTo(v.rollbackTo, rollbackConfigToMessage, shown),
      progressDeadlineSeconds: v.progressDeadlineSeconds ?? undefined,
    };
}

export function deploymentSpecFromMessage(m: messages.DeploymentSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.replicas !== undefined) out.replicas = m.replicas;
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    out.strategy = deploymentStrategyFromMessage(m.strategy ?? {}, shown);
    if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds;
    if (m.revisionHistoryLimit !== undefined) out.revisionHistoryLimit = m.revisionHistoryLimit;
    if (!(!m.paused)) out.paused = m.paused;
    if (m.rollbackTo !== undefined) out.rollbackTo = rollbackConfigFromMessage(m.rollbackTo ?? {}, shown);
    if (m.progressDeadlineSeconds !== undefined) out.progressDeadlineSeconds = m.progressDeadlineSeconds;
    return out;
}

export function deploymentStrategyToMessage(v: Value, shown: ShownRelease): messages.DeploymentStrategy {
    return {
      type: v.type ?? '',
      rollingUpdate: optionalTo(v.rollingUpdate, rollingUpdateDeploymentToMessage, shown),
    };
}

export function deploymentStrategyFromMessage(m: messages.DeploymentStrategy, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.type)) out.type = m.type;
    if (m.rollingUpdate !== undefined) out.rollingUpdate = rollingUpdateDeploymentFromMessage(m.rollingUpdate ?? {}, shown);
    return out;
}

export function rollingUpdateDeploymentToMessage(v: Value, shown: ShownRelease): messages.RollingUpdateDeployment {
    return {
      maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo, shown),
      maxSurge: optionalTo(v.maxSurge, intOrStringTo, shown),
    };
}

export function rollingUpdateDeploymentFromMessage(m: messages.RollingUpdateDeployment, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.maxUnavailable !== undefined) out.maxUnavailable = intOrStringFrom(m.maxUnavailable);
    if (m.maxSurge !== undefined) out.maxSurge = intOrStringFrom(m.maxSurge);
    return out;
}

export function deploymentStatusToMessage(v: Value, shown: ShownRelease): messages.DeploymentStatus {
    return {
      observedGeneration: longTo(v.observedGeneration ?? 0),
      replicas: v.replicas ?? 0,
      updatedReplicas: v.updatedReplicas ?? 0,
      readyReplicas: v.readyReplicas ?? 0,
      availableReplicas: v.availableReplicas ?? 0,
      unavailableReplicas: v.unavailableReplicas ?? 0,
      terminatingReplicas: v.terminatingReplicas ?? undefined,
      conditions: listTo(v.conditions, deploymentConditionToMessage, shown),
      collisionCount: v.collisionCount ?? undefined,
    };
}

export function deploymentStatusFromMessage(m: messages.DeploymentStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (!(!m.replicas)) out.replicas = m.replicas;
    if (!(!m.updatedReplicas)) out.updatedReplicas = m.updatedReplicas;
    if (!(!m.readyReplicas)) out.readyReplicas = m.readyReplicas;
    if (!(!m.availableReplicas)) out.availableReplicas = m.availableReplicas;
    if (!(!m.unavailableReplicas)) out.unavailableReplicas = m.unavailableReplicas;
    if (shown.has("1.33")) { if (m.terminatingReplicas !== undefined) out.terminatingReplicas = m.terminatingReplicas; }

    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, deploymentConditionFromMessage, shown);
    if (m.collisionCount !== undefined) out.collisionCount = m.collisionCount;
    return out;
}

export function deploymentConditionToMessage(v: Value, _shown: ShownRelease): messages.DeploymentCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastUpdateTime: timeTo(v.lastUpdateTime ?? undefined),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function deploymentConditionFromMessage(m: messages.DeploymentCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastUpdateTime = timeFrom(m.lastUpdateTime);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function deploymentRollbackToMessage(v: Value, shown: ShownRelease): messages.DeploymentRollback {
    return {
      name: v.name ?? '',
      updatedAnnotations: mapTo(v.updatedAnnotations, same, shown),
      rollbackTo: rollbackConfigToMessage(v.rollbackTo ?? {}, shown),
    };
}

export function deploymentRollbackFromMessage(m: messages.DeploymentRollback, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    if (!(!m.updatedAnnotations?.size)) out.updatedAnnotations = mapFrom(m.updatedAnnotations, same, shown);
    out.rollbackTo = rollbackConfigFromMessage(m.rollbackTo ?? {}, shown);
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

export function scaleStatusToMessage(v: Value, shown: ShownRelease): messages.ScaleStatus {
    return {
      replicas: v.replicas ?? 0,
      selector: mapTo(v.selector, same, shown),
      targetSelector: v.targetSelector ?? '',
    };
}

export function scaleStatusFromMessage(m: messages.ScaleStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.replicas = !m.replicas ? 0 : m.replicas;
    if (!(!m.selector?.size)) out.selector = mapFrom(m.selector, same, shown);
    if (!(!m.targetSelector)) out.targetSelector = m.targetSelector;
    return out;
}

export function statefulSetToMessage(v: Value, shown: ShownRelease): messages.StatefulSet {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: statefulSetSpecToMessage(v.spec ?? {}, shown),
      status: statefulSetStatusToMessage(v.status ?? {}, shown),
    };
}

export function statefulSetFromMessage(m: messages.StatefulSet, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = statefulSetSpecFromMessage(m.spec ?? {}, shown);
    out.status = statefulSetStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function statefulSetUpdateStrategyToMessage(v: Value, shown: ShownRelease): messages.StatefulSetUpdateStrategy {
    return {
      type: v.type ?? '',
      rollingUpdate: optionalTo(v.rollingUpdate, rollingUpdateStatefulSetStrategyToMessage, shown),
    };
}

export function statefulSetUpdateStrategyFromMessage(m: messages.StatefulSetUpdateStrategy, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.type)) out.type = m.type;
    if (m.rollingUpdate !== undefined) out.rollingUpdate = rollingUpdateStatefulSetStrategyFromMessage(m.rollingUpdate ?? {}, shown);
    return out;
}

export function rollingUpdateStatefulSetStrategyToMessage(v: Value, shown: ShownRelease): messages.RollingUpdateStatefulSetStrategy {
    return {
      partition: v.partition ?? undefined,
      maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo, shown),
    };
}

export function rollingUpdateStatefulSetStrategyFromMessage(m: messages.RollingUpdateStatefulSetStrategy, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.partition !== undefined) out.partition = m.partition;
    if (shown.has("1.24")) { if (m.maxUnavailable !== undefined) out.maxUnavailable = intOrStringFrom(m.maxUnavailable); }

    return out;
}

export function statefulSetSpecToMessage(v: Value, shown: ShownRelease): messages.StatefulSetSpec {
    return {
      replicas: v.replicas ?? undefined,
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
      volumeClaimTemplates: listTo(v.volumeClaimTemplates, coreV1.persistentVolumeClaimToMessage, shown),
      serviceName: v.serviceName ?? '',
      podManagementPolicy: v.podManagementPolicy ?? '',
      updateStrategy: statefulSetUpdateStrategyToMessage(v.updateStrategy ?? {}, shown),
      revisionHistoryLimit: v.revisionHistoryLimit ?? undefined,
      minReadySeconds: shown.has("1.22") ? v.minReadySeconds ?? 0 : undefined,
      persistentVolumeClaimRetentionPolicy: optionalTo(v.persistentVolumeClaimRetentionPolicy, statefulSetPersistentVolumeClaimRetentionPolicyToMessage, shown),
      ordinals: optionalTo(v.ordinals, statefulSetOrdinalsToMessage, shown),
    };
}

export function statefulSetSpecFromMessage(m: messages.StatefulSetSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.replicas !== undefined) out.replicas = m.replicas;
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    if (!(!m.volumeClaimTemplates?.length)) out.volumeClaimTemplates = listFrom(m.volumeClaimTemplates, coreV1.persistentVolumeClaimFromMessage, shown);
    out.serviceName = !m.serviceName ? '' : m.serviceName;
    if (!(!m.podManagementPolicy)) out.podManagementPolicy = m.podManagementPolicy;
    out.updateStrategy = statefulSetUpdateStrategyFromMessage(m.updateStrategy ?? {}, shown);
    if (m.revisionHistoryLimit !== undefined) out.revisionHistoryLimit = m.revisionHistoryLimit;
    if (shown.has("1.22")) { if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds; }

    if (shown.has("1.23")) { if (m.persistentVolumeClaimRetentionPolicy !== undefined) out.persistentVolumeClaimRetentionPolicy = statefulSetPersistentVolumeClaimRetentionPolicyFromMessage(m.persistentVolumeClaimRetentionPolicy ?? {}, shown); }

    if (shown.has("1.26")) { if (m.ordinals !== undefined) out.ordinals = statefulSetOrdinalsFromMessage(m.ordinals ?? {}, shown); }

    return out;
}

export function statefulSetStatusToMessage(v: Value, shown: ShownRelease): messages.StatefulSetStatus {
    return {
      observedGeneration: optionalTo(v.observedGeneration, longTo, shown),
      replicas: v.replicas ?? 0,
      readyReplicas: v.readyReplicas ?? 0,
      currentReplicas: v.currentReplicas ?? 0,
      updatedReplicas: v.updatedReplicas ?? 0,
      currentRevision: v.currentRevision ?? '',
      updateRevision: v.updateRevision ?? '',
      collisionCount: v.collisionCount ?? undefined,
      conditions: listTo(v.conditions, statefulSetConditionToMessage, shown),
      availableReplicas: shown.has("1.22") ? v.availableReplicas ?? 0 : undefined,
    };
}

export function statefulSetStatusFromMessage(m: messages.StatefulSetStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.observedGeneration !== undefined) out.observedGeneration = longFrom(m.observedGeneration);
    out.replicas = !m.replicas ? 0 : m.replicas;
    if (!(!m.readyReplicas)) out.readyReplicas = m.readyReplicas;
    if (!(!m.currentReplicas)) out.currentReplicas = m.currentReplicas;
    if (!(!m.updatedReplicas)) out.updatedReplicas = m.updatedReplicas;
    if (!(!m.currentRevision)) out.currentRevision = m.currentRevision;
    if (!(!m.updateRevision)) out.updateRevision = m.updateRevision;
    if (m.collisionCount !== undefined) out.collisionCount = m.collisionCount;
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, statefulSetConditionFromMessage, shown);
    if (shown.has("1.22")) { if (!(!m.availableReplicas)) out.availableReplicas = m.availableReplicas; }

    return out;
}

export function statefulSetConditionToMessage(v: Value, _shown: ShownRelease): messages.StatefulSetCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function statefulSetConditionFromMessage(m: messages.StatefulSetCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function statefulSetPersistentVolumeClaimRetentionPolicyToMessage(v: Value, _shown: ShownRelease): messages.StatefulSetPersistentVolumeClaimRetentionPolicy {
    return {
      whenDeleted: v.whenDeleted ?? '',
      whenScaled: v.whenScaled ?? '',
    };
}

export function statefulSetPersistentVolumeClaimRetentionPolicyFromMessage(m: messages.StatefulSetPersistentVolumeClaimRetentionPolicy, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.whenDeleted)) out.whenDeleted = m.whenDeleted;
    if (!(!m.whenScaled)) out.whenScaled = m.whenScaled;
    return out;
}

export function statefulSetOrdinalsToMessage(v: Value, _shown: ShownRelease): messages.StatefulSetOrdinals {
    return {
      start: v.start ?? 0,
    };
}

export function statefulSetOrdinalsFromMessage(m: messages.StatefulSetOrdinals, _shown: ShownRelease): Value {
    const out: Value = {};
    out.start = !m.start ? 0 : m.start;
    return out;
}

export function rollbackConfigToMessage(v: Value, _shown: ShownRelease): messages.RollbackConfig {
    return {
      revision: longTo(v.revision ?? 0),
    };
}

export function rollbackConfigFromMessage(m: messages.RollbackConfig, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.revision)) out.revision = longFrom(m.revision);
    return out;
}

export const ControllerRevision: GeneratedCodec = {
      encode: (object, shown) => messages.ControllerRevision.encode(controllerRevisionToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ControllerRevision", "apps/v1beta1", controllerRevisionFromMessage(messages.ControllerRevision.decode(bytes), shown)),
    };
export const Deployment: GeneratedCodec = {
      encode: (object, shown) => messages.Deployment.encode(deploymentToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Deployment", "apps/v1beta1", deploymentFromMessage(messages.Deployment.decode(bytes), shown)),
    };
export const DeploymentRollback: GeneratedCodec = {
      encode: (object, shown) => messages.DeploymentRollback.encode(deploymentRollbackToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("DeploymentRollback", "apps/v1beta1", deploymentRollbackFromMessage(messages.DeploymentRollback.decode(bytes), shown)),
    };
export const Scale: GeneratedCodec = {
      encode: (object, shown) => messages.Scale.encode(scaleToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Scale", "apps/v1beta1", scaleFromMessage(messages.Scale.decode(bytes), shown)),
    };
export const StatefulSet: GeneratedCodec = {
      encode: (object, shown) => messages.StatefulSet.encode(statefulSetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("StatefulSet", "apps/v1beta1", statefulSetFromMessage(messages.StatefulSet.decode(bytes), shown)),
    };
