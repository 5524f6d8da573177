import {
  types as types3
} from "./chunk-24LHMPKF.js";
import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/batch/v2alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types4 = {
  "batch/v2alpha1.CronJob": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("batch/v2alpha1.CronJobSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("batch/v2alpha1.CronJobStatus"), Type.Null()]))
  }),
  "batch/v2alpha1.CronJobSpec": Type.Object({
    schedule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    startingDeadlineSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    concurrencyPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    suspend: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    jobTemplate: Type.Optional(Type.Union([Type.Ref("batch/v2alpha1.JobTemplateSpec"), Type.Null()])),
    successfulJobsHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    failedJobsHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "batch/v2alpha1.CronJobStatus": Type.Object({
    active: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ObjectReference")), Type.Null()])),
    lastScheduleTime: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "batch/v2alpha1.JobTemplate": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    template: Type.Optional(Type.Union([Type.Ref("batch/v2alpha1.JobTemplateSpec"), Type.Null()]))
  }),
  "batch/v2alpha1.JobTemplateSpec": Type.Object({
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("batch/v1.JobSpec"), Type.Null()]))
  })
};
var named = () => ({ ...types4, ...types, ...types2, ...types3 });
var CronJob = { root: types4["batch/v2alpha1.CronJob"], get named() {
  return named();
} };
var JobTemplate = { root: types4["batch/v2alpha1.JobTemplate"], get named() {
  return named();
} };
export {
  CronJob,
  JobTemplate,
  types4 as types
};
