// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apps/v1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, EMBEDDED_OBJECT, INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ControllerRevision: StructStructure = struct("v1.ControllerRevision", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("data", EMBEDDED_OBJECT, "?"),
      field("revision", INT64, "+"),
    ], undefined, "apps", true);
export const DaemonSet: StructStructure = struct("v1.DaemonSet", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", DaemonSetSpec, "?"),
      field("status", DaemonSetStatus, "?"),
    ], undefined, "apps", true);
export const DaemonSetUpdateStrategy: StructStructure = struct("v1.DaemonSetUpdateStrategy", () => [
      field("type", STRING, "?", { default: "RollingUpdate" }),
      field("rollingUpdate", RollingUpdateDaemonSet, "*"),
    ], undefined, "apps", true);
export const RollingUpdateDaemonSet: StructStructure = struct("v1.RollingUpdateDaemonSet", () => [
      field("maxUnavailable", INTORSTRING, "*", { default: 1 }),
      field("maxSurge", INTORSTRING, "*", { default: 0, featureGate: "DaemonSetUpdateSurge", gateOff: 0 }),
    ], undefined, "apps");
export const DaemonSetSpec: StructStructure = struct("v1.DaemonSetSpec", () => [
      field("selector", metaV1.LabelSelector, "!"),
      field("template", coreV1.PodTemplateSpec, "+"),
      field("updateStrategy", DaemonSetUpdateStrategy, "?"),
      field("minReadySeconds", INT32, "?"),
      field("revisionHistoryLimit", INT32, "*", { default: 10 }),
    ], undefined, "apps", true);
export const DaemonSetStatus: StructStructure = struct("v1.DaemonSetStatus", () => [
      field("currentNumberScheduled", INT32, "+"),
      field("numberMisscheduled", INT32, "+"),
      field("desiredNumberScheduled", INT32, "+"),
      field("numberReady", INT32, "+"),
      field("observedGeneration", INT64, "?"),
      field("updatedNumberScheduled", INT32, "?"),
      field("numberAvailable", INT32, "?"),
      field("numberUnavailable", INT32, "?"),
      field("collisionCount", INT32, "*"),
      field("conditions", listOf(DaemonSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
    ], undefined, "apps", true);
export const DaemonSetCondition: StructStructure = struct("v1.DaemonSetCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "apps");
export const Deployment: StructStructure = struct("v1.Deployment", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", DeploymentSpec, "?"),
      field("status", DeploymentStatus, "?"),
    ], undefined, "apps", true);
export const DeploymentSpec: StructStructure = struct("v1.DeploymentSpec", () => [
      field("replicas", INT32, "*", { default: 1 }),
      field("selector", metaV1.LabelSelector, "!"),
      field("template", coreV1.PodTemplateSpec, "+"),
      field("strategy", DeploymentStrategy, "?", { patchStrategy: ["retainKeys"] }),
      field("minReadySeconds", INT32, "?"),
      field("revisionHistoryLimit", INT32, "*", { default: 10 }),
      field("paused", BOOL, "?"),
      field("progressDeadlineSeconds", INT32, "*", { default: 600 }),
    ], undefined, "apps", true);
export const DeploymentStrategy: StructStructure = struct("v1.DeploymentStrategy", () => [
      field("type", STRING, "?", { default: "RollingUpdate" }),
      field("rollingUpdate", RollingUpdateDeployment, "*"),
    ], undefined, "apps", true);
export const RollingUpdateDeployment: StructStructure = struct("v1.RollingUpdateDeployment", () => [
      field("maxUnavailable", INTORSTRING, "*", { default: "25%" }),
      field("maxSurge", INTORSTRING, "*", { default: "25%" }),
    ], undefined, "apps");
export const DeploymentStatus: StructStructure = struct("v1.DeploymentStatus", () => [
      field("observedGeneration", INT64, "?"),
      field("replicas", INT32, "?"),
      field("updatedReplicas", INT32, "?"),
      field("readyReplicas", INT32, "?"),
      field("availableReplicas", INT32, "?"),
      field("unavailableReplicas", INT32, "?"),
      field("terminatingReplicas", INT32, "*", { featureGate: "DeploymentReplicaSetTerminatingReplicas", since: "1.33" }),
      field("conditions", listOf(DeploymentCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
      field("collisionCount", INT32, "*"),
    ], undefined, "apps", true);
export const DeploymentCondition: StructStructure = struct("v1.DeploymentCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastUpdateTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "apps");
export const ReplicaSet: StructStructure = struct("v1.ReplicaSet", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ReplicaSetSpec, "?"),
      field("status", ReplicaSetStatus, "?"),
    ], undefined, "apps", true);
export const ReplicaSetSpec: StructStructure = struct("v1.ReplicaSetSpec", () => [
      field("replicas", INT32, "*", { default: 1 }),
      field("minReadySeconds", INT32, "?"),
      field("selector", metaV1.LabelSelector, "!"),
      field("template", coreV1.PodTemplateSpec, "?"),
    ], undefined, "apps", true);
export const ReplicaSetStatus: StructStructure = struct("v1.ReplicaSetStatus", () => [
      field("replicas", INT32, "+"),
      field("fullyLabeledReplicas", INT32, "?"),
      field("readyReplicas", INT32, "?"),
      field("availableReplicas", INT32, "?"),
      field("terminatingReplicas", INT32, "*", { featureGate: "DeploymentReplicaSetTerminatingReplicas", since: "1.33" }),
      field("observedGeneration", INT64, "?"),
      field("conditions", listOf(ReplicaSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
    ], undefined, "apps", true);
export const ReplicaSetCondition: StructStructure = struct("v1.ReplicaSetCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "apps");
export const StatefulSet: StructStructure = struct("v1.StatefulSet", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", StatefulSetSpec, "?"),
      field("status", StatefulSetStatus, "?"),
    ], undefined, "apps", true);
export const StatefulSetUpdateStrategy: StructStructure = struct("v1.StatefulSetUpdateStrategy", () => [
      field("type", STRING, "?", { default: "RollingUpdate" }),
      field("rollingUpdate", RollingUpdateStatefulSetStrategy, "*"),
    ], undefined, "apps", true);
export const RollingUpdateStatefulSetStrategy: StructStructure = struct("v1.RollingUpdateStatefulSetStrategy", () => [
      field("partition", INT32, "*", { default: 0 }),
      field("maxUnavailable", INTORSTRING, "*", { featureGate: "MaxUnavailableStatefulSet", since: "1.24" }),
    ], undefined, "apps", true);
export const StatefulSetSpec: StructStructure = struct("v1.StatefulSetSpec", () => [
      field("replicas", INT32, "*", { default: 1 }),
      field("selector", metaV1.LabelSelector, "!"),
      field("template", coreV1.PodTemplateSpec, "+"),
      field("volumeClaimTemplates", listOf(coreV1.PersistentVolumeClaim), "?", { ungated: ["VolumeAttributesClass"], changes: { "1.30": { listType: "atomic" } } }),
      field("serviceName", STRING, "+"),
      field("podManagementPolicy", STRING, "?", { default: "OrderedReady" }),
      field("updateStrategy", StatefulSetUpdateStrategy, "?"),
      field("revisionHistoryLimit", INT32, "*", { default: 10 }),
      field("minReadySeconds", INT32, "?", { featureGate: "StatefulSetMinReadySeconds", since: "1.22" }),
      field("persistentVolumeClaimRetentionPolicy", StatefulSetPersistentVolumeClaimRetentionPolicy, "*", { featureGate: "StatefulSetAutoDeletePVC", since: "1.23" }),
      field("ordinals", StatefulSetOrdinals, "*", { featureGate: "StatefulSetStartOrdinal", since: "1.26" }),
    ], undefined, "apps", true);
export const StatefulSetStatus: StructStructure = struct("v1.StatefulSetStatus", () => [
      field("observedGeneration", INT64, "?"),
      field("replicas", INT32, "+"),
      field("readyReplicas", INT32, "?"),
      field("currentReplicas", INT32, "?"),
      field("updatedReplicas", INT32, "?"),
      field("currentRevision", STRING, "?"),
      field("updateRevision", STRING, "?"),
      field("collisionCount", INT32, "*"),
      field("conditions", listOf(StatefulSetCondition), "?", { patchStrategy: ["merge"], patchMergeKey: "type", changes: { "1.30": { listType: "map", listMapKeys: ["type"] } } }),
      field("availableReplicas", INT32, "?", { featureGate: "StatefulSetMinReadySeconds", since: "1.22", changes: { "1.23": { omitEmpty: false, pointer: false } } }),
    ], undefined, "apps", true);
export const StatefulSetCondition: StructStructure = struct("v1.StatefulSetCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "apps");
export const StatefulSetPersistentVolumeClaimRetentionPolicy: StructStructure = struct("v1.StatefulSetPersistentVolumeClaimRetentionPolicy", () => [
      field("whenDeleted", STRING, "?"),
      field("whenScaled", STRING, "?"),
    ], undefined, "apps");
export const StatefulSetOrdinals: StructStructure = struct("v1.StatefulSetOrdinals", () => [
      field("start", INT32, "+"),
    ], undefined, "apps");
