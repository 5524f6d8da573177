import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";

// dist/generated/batch/v1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "batch/v1.CronJob": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("batch/v1.CronJobSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("batch/v1.CronJobStatus"), Type.Null()]))
  }),
  "batch/v1.CronJobSpec": Type.Object({
    schedule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    startingDeadlineSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    concurrencyPolicy: Type.Optional(Type.Union([Type.Enum(["Allow", "Forbid", "Replace"]), Type.Null()])),
    suspend: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    jobTemplate: Type.Optional(Type.Union([Type.Ref("batch/v1.JobTemplateSpec"), Type.Null()])),
    successfulJobsHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    failedJobsHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "batch/v1.CronJobStatus": Type.Object({
    active: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ObjectReference")), Type.Null()])),
    lastScheduleTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastSuccessfulTime: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "batch/v1.Job": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("batch/v1.JobSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("batch/v1.JobStatus"), Type.Null()]))
  }),
  "batch/v1.JobStatus": Type.Object({
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("batch/v1.JobCondition")), Type.Null()])),
    startTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    completionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    active: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    succeeded: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    failed: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    completedIndexes: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "batch/v1.JobCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastProbeTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "batch/v1.JobTemplate": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("batch/v1.JobTemplateSpec"), Type.Null()]))
  }),
  "batch/v1.JobSpec": Type.Object({
    parallelism: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    completions: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    activeDeadlineSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    backoffLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    manualSelector: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("core/v1.PodTemplateSpec"), Type.Null()])),
    ttlSecondsAfterFinished: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    completionMode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    suspend: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "batch/v1.JobTemplateSpec": Type.Object({
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("batch/v1.JobSpec"), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var CronJob = { root: types3["batch/v1.CronJob"], get named() {
  return named();
} };
var Job = { root: types3["batch/v1.Job"], get named() {
  return named();
} };
var JobTemplate = { root: types3["batch/v1.JobTemplate"], get named() {
  return named();
} };

export {
  types3 as types,
  CronJob,
  Job,
  JobTemplate
};
