// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of apps/v1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfDaemonSetStatus, rulesOfDeploymentSpec, rulesOfDeploymentStatus, rulesOfReplicaSetStatus, rulesOfStatefulSetStatus, rulesOfStatefulSetUpdateStrategy } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "apps/v1.ControllerRevision": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        data: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        revision: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()])),
      }),
      "apps/v1.DaemonSet": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("apps/v1.DaemonSetSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("apps/v1.DaemonSetStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "apps/v1.DaemonSetUpdateStrategy": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1.RollingUpdateDaemonSet"), Type.Null()])),
      }),
      "apps/v1.RollingUpdateDaemonSet": Type.Object({
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.String({"format":"percentage"})]), Type.Null()])),
        maxSurge: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.String({"format":"percentage"})]), Type.Null()])),
      }),
      "apps/v1.DaemonSetSpec": Type.Object({
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        updateStrategy: Type.Optional(Type.Union([Type.Ref("apps/v1.DaemonSetUpdateStrategy"), Type.Null()])),
        revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }),
      "apps/v1.DaemonSetStatus": Type.Object({
        currentNumberScheduled: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        numberMisscheduled: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        desiredNumberScheduled: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        numberReady: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()])),
        updatedNumberScheduled: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        numberAvailable: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        numberUnavailable: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        collisionCount: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1.DaemonSetCondition")), Type.Null()])),
      }, { between: true, rules: rulesOfDaemonSetStatus }),
      "apps/v1.DaemonSetCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apps/v1.Deployment": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("apps/v1.DeploymentSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("apps/v1.DeploymentStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "apps/v1.DeploymentSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
        strategy: Type.Optional(Type.Union([Type.Ref("apps/v1.DeploymentStrategy"), Type.Null()], {"rules":{"held":"struct"}})),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        paused: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        progressDeadlineSeconds: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }, { between: true, rules: rulesOfDeploymentSpec }),
      "apps/v1.DeploymentStrategy": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1.RollingUpdateDeployment"), Type.Null()], {"rules":{"forbiddenIf":{"type":{"values":["Recreate"]}}},"because":{"forbiddenIf":"may not be specified when strategy `type` is 'Recreate'"}})),
      }, {"between":true}),
      "apps/v1.RollingUpdateDeployment": Type.Object({
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.String({"format":"percentage"})]), Type.Null()])),
        maxSurge: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.String({"format":"percentage"})]), Type.Null()])),
      }),
      "apps/v1.DeploymentStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()])),
        replicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        updatedReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        readyReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        availableReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        unavailableReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        terminatingReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1.DeploymentCondition")), Type.Null()])),
        collisionCount: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }, { between: true, rules: rulesOfDeploymentStatus }),
      "apps/v1.DeploymentCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastUpdateTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apps/v1.ReplicaSet": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("apps/v1.ReplicaSetSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("apps/v1.ReplicaSetStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "apps/v1.ReplicaSetSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
      }),
      "apps/v1.ReplicaSetStatus": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        fullyLabeledReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        readyReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        availableReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        terminatingReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1.ReplicaSetCondition")), Type.Null()])),
      }, { between: true, rules: rulesOfReplicaSetStatus }),
      "apps/v1.ReplicaSetCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apps/v1.StatefulSet": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("apps/v1.StatefulSetSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("apps/v1.StatefulSetStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "apps/v1.StatefulSetUpdateStrategy": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1.RollingUpdateStatefulSetStrategy"), Type.Null()])),
      }, { between: true, rules: rulesOfStatefulSetUpdateStrategy }),
      "apps/v1.RollingUpdateStatefulSetStrategy": Type.Object({
        partition: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.String({"format":"percentage"})]), Type.Null()])),
      }),
      "apps/v1.StatefulSetSpec": Type.Object({
        podManagementPolicy: Type.Optional(Type.Union([Type.Enum(["OrderedReady","Parallel"]), Type.Null()], {"because":{"values":"must be 'OrderedReady' or 'Parallel'"}})),
        updateStrategy: Type.Optional(Type.Union([Type.Ref("apps/v1.StatefulSetUpdateStrategy"), Type.Null()], {"rules":{"held":"struct"}})),
        replicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
        volumeClaimTemplates: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PersistentVolumeClaim")), Type.Null()])),
        serviceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        persistentVolumeClaimRetentionPolicy: Type.Optional(Type.Union([Type.Ref("apps/v1.StatefulSetPersistentVolumeClaimRetentionPolicy"), Type.Null()])),
        ordinals: Type.Optional(Type.Union([Type.Ref("apps/v1.StatefulSetOrdinals"), Type.Null()])),
      }, {"between":true}),
      "apps/v1.StatefulSetStatus": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        readyReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        currentReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        updatedReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        availableReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()])),
        currentRevision: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        updateRevision: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        collisionCount: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1.StatefulSetCondition")), Type.Null()])),
      }, { between: true, rules: rulesOfStatefulSetStatus }),
      "apps/v1.StatefulSetCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apps/v1.StatefulSetPersistentVolumeClaimRetentionPolicy": Type.Object({
        whenDeleted: Type.Optional(Type.Union([Type.Enum(["Retain","Delete"]), Type.Null()])),
        whenScaled: Type.Optional(Type.Union([Type.Enum(["Retain","Delete"]), Type.Null()])),
      }),
      "apps/v1.StatefulSetOrdinals": Type.Object({
        start: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const ControllerRevision: SchemaOfType = { root: types["apps/v1.ControllerRevision"], get named() { return named(); } };
export const DaemonSet: SchemaOfType = { root: types["apps/v1.DaemonSet"], get named() { return named(); } };
export const Deployment: SchemaOfType = { root: types["apps/v1.Deployment"], get named() { return named(); } };
export const ReplicaSet: SchemaOfType = { root: types["apps/v1.ReplicaSet"], get named() { return named(); } };
export const StatefulSet: SchemaOfType = { root: types["apps/v1.StatefulSet"], get named() { return named(); } };
