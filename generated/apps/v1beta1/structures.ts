// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apps/v1beta1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, EMBEDDED_OBJECT, INT32, INT64, INTORSTRING, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const ControllerRevision: StructStructure = struct("v1beta1.ControllerRevision", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("data", EMBEDDED_OBJECT, "?"),
      field("revision", INT64, "+"),
    ], undefined, "apps", true);
export const Deployment: StructStructure = struct("v1beta1.Deployment", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", DeploymentSpec, "?"),
      field("status", DeploymentStatus, "?"),
    ], undefined, "apps", true);
export const DeploymentSpec: StructStructure = struct("v1beta1.DeploymentSpec", () => [
      field("replicas", INT32, "*", { default: 1 }),
      field("selector", metaV1.LabelSelector, "*"),
      field("template", coreV1.PodTemplateSpec, "+"),
      field("strategy", DeploymentStrategy, "?", { patchStrategy: ["retainKeys"] }),
      field("minReadySeconds", INT32, "?"),
      field("revisionHistoryLimit", INT32, "*", { default: 2 }),
      field("paused", BOOL, "?"),
      field("rollbackTo", RollbackConfig, "*"),
      field("progressDeadlineSeconds", INT32, "*", { default: 600 }),
    ], undefined, "apps", true);
export const DeploymentStrategy: StructStructure = struct("v1beta1.DeploymentStrategy", () => [
      field("type", STRING, "?", { default: "RollingUpdate" }),
      field("rollingUpdate", RollingUpdateDeployment, "*"),
    ], undefined, "apps");
export const RollingUpdateDeployment: StructStructure = struct("v1beta1.RollingUpdateDeployment", () => [
      field("maxUnavailable", INTORSTRING, "*", { default: "25%" }),
      field("maxSurge", INTORSTRING, "*", { default: "25%" }),
    ], undefined, "apps");
export const DeploymentStatus: StructStructure = struct("v1beta1.DeploymentStatus", () => [
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
export const DeploymentCondition: StructStructure = struct("v1beta1.DeploymentCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastUpdateTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "apps");
export const DeploymentRollback: StructStructure = struct("v1beta1.DeploymentRollback", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("name", STRING, "+"),
      field("updatedAnnotations", mapOf(STRING), "?"),
      field("rollbackTo", RollbackConfig, "+"),
    ], undefined, "apps");
export const Scale: StructStructure = struct("v1beta1.Scale", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", ScaleSpec, "?"),
      field("status", ScaleStatus, "?"),
    ], undefined, "apps", true);
export const ScaleSpec: StructStructure = struct("v1beta1.ScaleSpec", () => [
      field("replicas", INT32, "?"),
    ], undefined, "apps", true);
export const ScaleStatus: StructStructure = struct("v1beta1.ScaleStatus", () => [
      field("replicas", INT32, "+"),
      field("selector", mapOf(STRING), "?"),
      field("targetSelector", STRING, "?"),
    ], undefined, "apps");
export const StatefulSet: StructStructure = struct("v1beta1.StatefulSet", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", StatefulSetSpec, "?"),
      field("status", StatefulSetStatus, "?"),
    ], undefined, "apps", true);
export const StatefulSetUpdateStrategy: StructStructure = struct("v1beta1.StatefulSetUpdateStrategy", () => [
      field("type", STRING, "?", { default: "OnDelete" }),
      field("rollingUpdate", RollingUpdateStatefulSetStrategy, "*"),
    ], undefined, "apps", true);
export const RollingUpdateStatefulSetStrategy: StructStructure = struct("v1beta1.RollingUpdateStatefulSetStrategy", () => [
      field("partition", INT32, "*", { default: 0 }),
      field("maxUnavailable", INTORSTRING, "*", { featureGate: "MaxUnavailableStatefulSet", since: "1.24" }),
    ], undefined, "apps", true);
export const StatefulSetSpec: StructStructure = struct("v1beta1.StatefulSetSpec", () => [
      field("replicas", INT32, "*", { default: 1 }),
      field("selector", metaV1.LabelSelector, "*"),
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
export const StatefulSetStatus: StructStructure = struct("v1beta1.StatefulSetStatus", () => [
      field("observedGeneration", INT64, "*"),
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
export const StatefulSetCondition: StructStructure = struct("v1beta1.StatefulSetCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "apps");
export const StatefulSetPersistentVolumeClaimRetentionPolicy: StructStructure = struct("v1beta1.StatefulSetPersistentVolumeClaimRetentionPolicy", () => [
      field("whenDeleted", STRING, "?"),
      field("whenScaled", STRING, "?"),
    ], undefined, "apps");
export const StatefulSetOrdinals: StructStructure = struct("v1beta1.StatefulSetOrdinals", () => [
      field("start", INT32, "+"),
    ], undefined, "apps");
export const RollbackConfig: StructStructure = struct("v1beta1.RollbackConfig", () => [
      field("revision", INT64, "?"),
    ], undefined, "apps");
