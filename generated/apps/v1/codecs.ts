// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of apps/v1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/apps/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, intOrStringFrom, intOrStringTo, listFrom, listTo, longFrom, longTo, optionalTo, rawFrom, rawTo, timeFrom, timeTo } from "kindwright/generated-code";
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

export function daemonSetToMessage(v: Value, shown: ShownRelease): messages.DaemonSet {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: daemonSetSpecToMessage(v.spec ?? {}, shown),
      status: daemonSetStatusToMessage(v.status ?? {}, shown),
    };
}

export function daemonSetFromMessage(m: messages.DaemonSet, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = daemonSetSpecFromMessage(m.spec ?? {}, shown);
    out.status = daemonSetStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function daemonSetUpdateStrategyToMessage(v: Value, shown: ShownRelease): messages.DaemonSetUpdateStrategy {
    return {
      type: v.type ?? '',
      rollingUpdate: optionalTo(v.rollingUpdate, rollingUpdateDaemonSetToMessage, shown),
    };
}

export function daemonSetUpdateStrategyFromMessage(m: messages.DaemonSetUpdateStrategy, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.type)) out.type = m.type;
    if (m.rollingUpdate !== undefined) out.rollingUpdate = rollingUpdateDaemonSetFromMessage(m.rollingUpdate ?? {}, shown);
    return out;
}

export function rollingUpdateDaemonSetToMessage(v: Value, shown: ShownRelease): messages.RollingUpdateDaemonSet {
    return {
      maxUnavailable: optionalTo(v.maxUnavailable, intOrStringTo, shown),
      maxSurge: optionalTo(v.maxSurge, intOrStringTo, shown),
    };
}

export function rollingUpdateDaemonSetFromMessage(m: messages.RollingUpdateDaemonSet, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.maxUnavailable !== undefined) out.maxUnavailable = intOrStringFrom(m.maxUnavailable);
    if (m.maxSurge !== undefined) out.maxSurge = intOrStringFrom(m.maxSurge);
    return out;
}

export function daemonSetSpecToMessage(v: Value, shown: ShownRelease): messages.DaemonSetSpec {
    return {
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
      updateStrategy: daemonSetUpdateStrategyToMessage(v.updateStrategy ?? {}, shown),
      minReadySeconds: v.minReadySeconds ?? 0,
      revisionHistoryLimit: v.revisionHistoryLimit ?? undefined,
    };
}

export function daemonSetSpecFromMessage(m: messages.DaemonSetSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.selector = m.selector === undefined ? null : metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    out.updateStrategy = daemonSetUpdateStrategyFromMessage(m.updateStrategy ?? {}, shown);
    if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds;
    if (m.revisionHistoryLimit !== undefined) out.revisionHistoryLimit = m.revisionHistoryLimit;
    return out;
}

export function daemonSetStatusToMessage(v: Value, shown: ShownRelease): messages.DaemonSetStatus {
    return {
      currentNumberScheduled: v.currentNumberScheduled ?? 0,
      numberMisscheduled: v.numberMisscheduled ?? 0,
      desiredNumberScheduled: v.desiredNumberScheduled ?? 0,
      numberReady: v.numberReady ?? 0,
      observedGeneration: longTo(v.observedGeneration ?? 0),
      updatedNumberScheduled: v.updatedNumberScheduled ?? 0,
      numberAvailable: v.numberAvailable ?? 0,
      numberUnavailable: v.numberUnavailable ?? 0,
      collisionCount: v.collisionCount ?? undefined,
      conditions: listTo(v.conditions, daemonSetConditionToMessage, shown),
    };
}

export function daemonSetStatusFromMessage(m: messages.DaemonSetStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.currentNumberScheduled = !m.currentNumberScheduled ? 0 : m.currentNumberScheduled;
    out.numberMisscheduled = !m.numberMisscheduled ? 0 : m.numberMisscheduled;
    out.desiredNumberScheduled = !m.desiredNumberScheduled ? 0 : m.desiredNumberScheduled;
    out.numberReady = !m.numberReady ? 0 : m.numberReady;
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (!(!m.updatedNumberScheduled)) out.updatedNumberScheduled = m.updatedNumberScheduled;
    if (!(!m.numberAvailable)) out.numberAvailable = m.numberAvailable;
    if (!(!m.numberUnavailable)) out.numberUnavailable = m.numberUnavailable;
    if (m.collisionCount !== undefined) out.collisionCount = m.collisionCount;
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, daemonSetConditionFromMessage, shown);
    return out;
}

export function daemonSetConditionToMessage(v: Value, _shown: ShownRelease): messages.DaemonSetCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function daemonSetConditionFromMessage(m: messages.DaemonSetCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
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
      progressDeadlineSeconds: v.progressDeadlineSeconds ?? undefined,
    };
}

export function deploymentSpecFromMessage(m: messages.DeploymentSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.replicas !== undefined) out.replicas = m.replicas;
    out.selector = m.selector === undefined ? null : metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    out.strategy = deploymentStrategyFromMessage(m.strategy ?? {}, shown);
    if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds;
    if (m.revisionHistoryLimit !== undefined) out.revisionHistoryLimit = m.revisionHistoryLimit;
    if (!(!m.paused)) out.paused = m.paused;
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

export function replicaSetToMessage(v: Value, shown: ShownRelease): messages.ReplicaSet {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: replicaSetSpecToMessage(v.spec ?? {}, shown),
      status: replicaSetStatusToMessage(v.status ?? {}, shown),
    };
}

export function replicaSetFromMessage(m: messages.ReplicaSet, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = replicaSetSpecFromMessage(m.spec ?? {}, shown);
    out.status = replicaSetStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function replicaSetSpecToMessage(v: Value, shown: ShownRelease): messages.ReplicaSetSpec {
    return {
      replicas: v.replicas ?? undefined,
      minReadySeconds: v.minReadySeconds ?? 0,
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
    };
}

export function replicaSetSpecFromMessage(m: messages.ReplicaSetSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.replicas !== undefined) out.replicas = m.replicas;
    if (!(!m.minReadySeconds)) out.minReadySeconds = m.minReadySeconds;
    out.selector = m.selector === undefined ? null : metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    return out;
}

export function replicaSetStatusToMessage(v: Value, shown: ShownRelease): messages.ReplicaSetStatus {
    return {
      replicas: v.replicas ?? 0,
      fullyLabeledReplicas: v.fullyLabeledReplicas ?? 0,
      readyReplicas: v.readyReplicas ?? 0,
      availableReplicas: v.availableReplicas ?? 0,
      terminatingReplicas: v.terminatingReplicas ?? undefined,
      observedGeneration: longTo(v.observedGeneration ?? 0),
      conditions: listTo(v.conditions, replicaSetConditionToMessage, shown),
    };
}

export function replicaSetStatusFromMessage(m: messages.ReplicaSetStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.replicas = !m.replicas ? 0 : m.replicas;
    if (!(!m.fullyLabeledReplicas)) out.fullyLabeledReplicas = m.fullyLabeledReplicas;
    if (!(!m.readyReplicas)) out.readyReplicas = m.readyReplicas;
    if (!(!m.availableReplicas)) out.availableReplicas = m.availableReplicas;
    if (shown.has("1.33")) { if (m.terminatingReplicas !== undefined) out.terminatingReplicas = m.terminatingReplicas; }

    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, replicaSetConditionFromMessage, shown);
    return out;
}

export function replicaSetConditionToMessage(v: Value, _shown: ShownRelease): messages.ReplicaSetCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function replicaSetConditionFromMessage(m: messages.ReplicaSetCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
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
    out.selector = m.selector === undefined ? null : metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
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
      observedGeneration: longTo(v.observedGeneration ?? 0),
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
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
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

export const ControllerRevision: GeneratedCodec = {
      encode: (object, shown) => messages.ControllerRevision.encode(controllerRevisionToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ControllerRevision", "apps/v1", controllerRevisionFromMessage(messages.ControllerRevision.decode(bytes), shown)),
    };
export const DaemonSet: GeneratedCodec = {
      encode: (object, shown) => messages.DaemonSet.encode(daemonSetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("DaemonSet", "apps/v1", daemonSetFromMessage(messages.DaemonSet.decode(bytes), shown)),
    };
export const Deployment: GeneratedCodec = {
      encode: (object, shown) => messages.Deployment.encode(deploymentToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Deployment", "apps/v1", deploymentFromMessage(messages.Deployment.decode(bytes), shown)),
    };
export const ReplicaSet: GeneratedCodec = {
      encode: (object, shown) => messages.ReplicaSet.encode(replicaSetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ReplicaSet", "apps/v1", replicaSetFromMessage(messages.ReplicaSet.decode(bytes), shown)),
    };
export const StatefulSet: GeneratedCodec = {
      encode: (object, shown) => messages.StatefulSet.encode(statefulSetToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("StatefulSet", "apps/v1", statefulSetFromMessage(messages.StatefulSet.decode(bytes), shown)),
    };
