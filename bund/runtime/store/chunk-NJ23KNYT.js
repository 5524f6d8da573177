import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/apps/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "apps/v1beta1.ControllerRevision": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    data: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
    revision: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()]))
  }),
  "apps/v1beta1.Deployment": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.DeploymentSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.DeploymentStatus"), Type.Null()]))
  }),
  "apps/v1beta1.DeploymentSpec": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()])),
    strategy: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.DeploymentStrategy"), Type.Null()])),
    minReadySeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    paused: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    rollbackTo: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.RollbackConfig"), Type.Null()])),
    progressDeadlineSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1beta1.DeploymentStrategy": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.RollingUpdateDeployment"), Type.Null()]))
  }),
  "apps/v1beta1.RollingUpdateDeployment": Type.Object({
    maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    maxSurge: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()]))
  }),
  "apps/v1beta1.DeploymentStatus": Type.Object({
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    updatedReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    readyReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    availableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    unavailableReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1beta1.DeploymentCondition")), Type.Null()])),
    collisionCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1beta1.DeploymentCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastUpdateTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apps/v1beta1.DeploymentRollback": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    updatedAnnotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    rollbackTo: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.RollbackConfig"), Type.Null()]))
  }),
  "apps/v1beta1.Scale": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.ScaleSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.ScaleStatus"), Type.Null()]))
  }),
  "apps/v1beta1.ScaleSpec": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1beta1.ScaleStatus": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    targetSelector: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apps/v1beta1.StatefulSet": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.StatefulSetSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.StatefulSetStatus"), Type.Null()]))
  }),
  "apps/v1beta1.StatefulSetUpdateStrategy": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    rollingUpdate: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.RollingUpdateStatefulSetStrategy"), Type.Null()]))
  }),
  "apps/v1beta1.RollingUpdateStatefulSetStrategy": Type.Object({
    partition: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "apps/v1beta1.StatefulSetSpec": Type.Object({
    replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()])),
    volumeClaimTemplates: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.PersistentVolumeClaim")), Type.Null()])),
    serviceName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    podManagementPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    updateStrategy: Type.Optional(Type.Union([Type.Ref("apps/v1beta1.StatefulSetUpdateStrategy"), Type.Null()])),
    revisionHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
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
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apps/v1beta1.StatefulSetCondition")), Type.Null()]))
  }),
  "apps/v1beta1.StatefulSetCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "apps/v1beta1.RollbackConfig": Type.Object({
    revision: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var ControllerRevision = { root: types3["apps/v1beta1.ControllerRevision"], get named() {
  return named();
} };
var Deployment = { root: types3["apps/v1beta1.Deployment"], get named() {
  return named();
} };
var DeploymentRollback = { root: types3["apps/v1beta1.DeploymentRollback"], get named() {
  return named();
} };
var Scale = { root: types3["apps/v1beta1.Scale"], get named() {
  return named();
} };
var StatefulSet = { root: types3["apps/v1beta1.StatefulSet"], get named() {
  return named();
} };
export {
  ControllerRevision,
  Deployment,
  DeploymentRollback,
  Scale,
  StatefulSet,
  types3 as types
};
