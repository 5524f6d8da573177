import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/apps/v1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "apps/v1.ControllerRevision": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    data: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
    revision: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()]))
  }),
  "apps/v1.DaemonSet": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("apps/v1.DaemonSetSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("apps/v1.DaemonSetStatus"), Type.Null()]))
  }),
  "apps/v1.DaemonSetUpdateStrategy": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1.RollingUpdateDaemonSet"), Type.Null()]))
  }),
  "apps/v1.RollingUpdateDaemonSet": Type.Object({
    maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    maxSurge: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()]))
  }),
  "apps/v1.DaemonSetSpec": Type.Object({
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()])),
    updateStrategy: Type.Optional(Type.Union([Type.Ref("apps/v1.DaemonSetUpdateStrategy"), Type.Null()])),
    minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1.DaemonSetStatus": Type.Object({
    currentNumberScheduled: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    numberMisscheduled: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    desiredNumberScheduled: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    numberReady: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    updatedNumberScheduled: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    numberAvailable: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    numberUnavailable: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    collisionCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1.DaemonSetCondition")), Type.Null()]))
  }),
  "apps/v1.DaemonSetCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apps/v1.Deployment": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("apps/v1.DeploymentSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("apps/v1.DeploymentStatus"), Type.Null()]))
  }),
  "apps/v1.DeploymentSpec": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()])),
    strategy: Type.Optional(Type.Union([Type.Ref("apps/v1.DeploymentStrategy"), Type.Null()])),
    minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    paused: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    progressDeadlineSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1.DeploymentStrategy": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1.RollingUpdateDeployment"), Type.Null()]))
  }),
  "apps/v1.RollingUpdateDeployment": Type.Object({
    maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    maxSurge: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()]))
  }),
  "apps/v1.DeploymentStatus": Type.Object({
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    updatedReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    availableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    unavailableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1.DeploymentCondition")), Type.Null()])),
    collisionCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1.DeploymentCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastUpdateTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apps/v1.ReplicaSet": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("apps/v1.ReplicaSetSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("apps/v1.ReplicaSetStatus"), Type.Null()]))
  }),
  "apps/v1.ReplicaSetSpec": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()]))
  }),
  "apps/v1.ReplicaSetStatus": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    fullyLabeledReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    availableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1.ReplicaSetCondition")), Type.Null()]))
  }),
  "apps/v1.ReplicaSetCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apps/v1.StatefulSet": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("apps/v1.StatefulSetSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("apps/v1.StatefulSetStatus"), Type.Null()]))
  }),
  "apps/v1.StatefulSetUpdateStrategy": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1.RollingUpdateStatefulSetStrategy"), Type.Null()]))
  }),
  "apps/v1.RollingUpdateStatefulSetStrategy": Type.Object({
    partition: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1.StatefulSetSpec": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()])),
    volumeClaimTemplates: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PersistentVolumeClaim")), Type.Null()])),
    serviceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    podManagementPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    updateStrategy: Type.Optional(Type.Union([Type.Ref("apps/v1.StatefulSetUpdateStrategy"), Type.Null()])),
    revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1.StatefulSetStatus": Type.Object({
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    currentReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    updatedReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    currentRevision: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    updateRevision: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    collisionCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1.StatefulSetCondition")), Type.Null()]))
  }),
  "apps/v1.StatefulSetCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var ControllerRevision = { root: types3["apps/v1.ControllerRevision"], get named() {
  return named();
} };
var DaemonSet = { root: types3["apps/v1.DaemonSet"], get named() {
  return named();
} };
var Deployment = { root: types3["apps/v1.Deployment"], get named() {
  return named();
} };
var ReplicaSet = { root: types3["apps/v1.ReplicaSet"], get named() {
  return named();
} };
var StatefulSet = { root: types3["apps/v1.StatefulSet"], get named() {
  return named();
} };
export {
  ControllerRevision,
  DaemonSet,
  Deployment,
  ReplicaSet,
  StatefulSet,
  types3 as types
};
