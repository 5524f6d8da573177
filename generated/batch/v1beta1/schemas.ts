// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of batch/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import * as batchV1 from "../v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "batch/v1beta1.CronJob": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("batch/v1beta1.CronJobSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("batch/v1beta1.CronJobStatus"), Type.Null()])),
      }, {"between":true}),
      "batch/v1beta1.CronJobSpec": Type.Object({
        schedule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        timeZone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        startingDeadlineSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        concurrencyPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        suspend: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        jobTemplate: Type.Union([Type.Ref("batch/v1beta1.JobTemplateSpec")], {"rules":{"held":"struct"}}),
        successfulJobsHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        failedJobsHistoryLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }, {"between":true}),
      "batch/v1beta1.CronJobStatus": Type.Object({
        active: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ObjectReference")), Type.Null()])),
        lastScheduleTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastSuccessfulTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "batch/v1beta1.JobTemplate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        template: Type.Union([Type.Ref("batch/v1beta1.JobTemplateSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "batch/v1beta1.JobTemplateSpec": Type.Object({
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("batch/v1.JobSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types, ...batchV1.types });
export const CronJob: SchemaOfType = { root: types["batch/v1beta1.CronJob"], get named() { return named(); } };
export const JobTemplate: SchemaOfType = { root: types["batch/v1beta1.JobTemplate"], get named() { return named(); } };
