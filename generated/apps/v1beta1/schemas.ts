// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of apps/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "apps/v1beta1.ControllerRevision": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        data: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        revision: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "apps/v1beta1.Deployment": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("apps/v1beta1.DeploymentSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.DeploymentStatus"), Type.Null()])),
      }),
      "apps/v1beta1.DeploymentSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
        strategy: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.DeploymentStrategy"), Type.Null()])),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        paused: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        rollbackTo: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.RollbackConfig"), Type.Null()])),
        progressDeadlineSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "apps/v1beta1.DeploymentStrategy": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.RollingUpdateDeployment"), Type.Null()])),
      }),
      "apps/v1beta1.RollingUpdateDeployment": Type.Object({
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
        maxSurge: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
      }),
      "apps/v1beta1.DeploymentStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        updatedReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        availableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        unavailableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        terminatingReplicas: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1beta1.DeploymentCondition")), Type.Null()])),
        collisionCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "apps/v1beta1.DeploymentCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastUpdateTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apps/v1beta1.DeploymentRollback": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        updatedAnnotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        rollbackTo: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.RollbackConfig"), Type.Null()])),
      }),
      "apps/v1beta1.Scale": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.ScaleSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.ScaleStatus"), Type.Null()])),
      }),
      "apps/v1beta1.ScaleSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "apps/v1beta1.ScaleStatus": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        targetSelector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apps/v1beta1.StatefulSet": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("apps/v1beta1.StatefulSetSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.StatefulSetStatus"), Type.Null()])),
      }),
      "apps/v1beta1.StatefulSetUpdateStrategy": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.RollingUpdateStatefulSetStrategy"), Type.Null()])),
      }),
      "apps/v1beta1.RollingUpdateStatefulSetStrategy": Type.Object({
        partition: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
      }),
      "apps/v1beta1.StatefulSetSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
        volumeClaimTemplates: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PersistentVolumeClaim")), Type.Null()])),
        serviceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        podManagementPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        updateStrategy: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.StatefulSetUpdateStrategy"), Type.Null()])),
        revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        persistentVolumeClaimRetentionPolicy: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.StatefulSetPersistentVolumeClaimRetentionPolicy"), Type.Null()])),
        ordinals: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.StatefulSetOrdinals"), Type.Null()])),
      }),
      "apps/v1beta1.StatefulSetStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        currentReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        updatedReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        currentRevision: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        updateRevision: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        collisionCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1beta1.StatefulSetCondition")), Type.Null()])),
        availableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "apps/v1beta1.StatefulSetCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apps/v1beta1.StatefulSetPersistentVolumeClaimRetentionPolicy": Type.Object({
        whenDeleted: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        whenScaled: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apps/v1beta1.StatefulSetOrdinals": Type.Object({
        start: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "apps/v1beta1.RollbackConfig": Type.Object({
        revision: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const ControllerRevision: SchemaOfType = { root: types["apps/v1beta1.ControllerRevision"], get named() { return named(); } };
export const Deployment: SchemaOfType = { root: types["apps/v1beta1.Deployment"], get named() { return named(); } };
export const DeploymentRollback: SchemaOfType = { root: types["apps/v1beta1.DeploymentRollback"], get named() { return named(); } };
export const Scale: SchemaOfType = { root: types["apps/v1beta1.Scale"], get named() { return named(); } };
export const StatefulSet: SchemaOfType = { root: types["apps/v1beta1.StatefulSet"], get named() { return named(); } };
