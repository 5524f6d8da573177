// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of batch/v1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfJobSpec } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "batch/v1.CronJob": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("batch/v1.CronJobSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("batch/v1.CronJobStatus"), Type.Null()])),
      }, {"between":true}),
      "batch/v1.CronJobSpec": Type.Object({
        schedule: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        timeZone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        startingDeadlineSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()])),
        concurrencyPolicy: Type.Optional(Type.Union([Type.Enum(["Allow","Forbid","Replace"]), Type.Null()])),
        suspend: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        jobTemplate: Type.Union([Type.Ref("batch/v1.JobTemplateSpec")], {"rules":{"held":"struct"}}),
        successfulJobsHistoryLimit: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        failedJobsHistoryLimit: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }, {"between":true}),
      "batch/v1.CronJobStatus": Type.Object({
        active: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ObjectReference")), Type.Null()])),
        lastScheduleTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastSuccessfulTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "batch/v1.Job": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("batch/v1.JobSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("batch/v1.JobStatus"), Type.Null()])),
      }, {"between":true}),
      "batch/v1.JobStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("batch/v1.JobCondition")), Type.Null()])),
        startTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        completionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        active: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        succeeded: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        failed: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        terminating: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        completedIndexes: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        failedIndexes: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uncountedTerminatedPods: Type.Optional(Type.Union([Type.Ref("batch/v1.UncountedTerminatedPods"), Type.Null()])),
        ready: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }),
      "batch/v1.JobCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastProbeTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "batch/v1.UncountedTerminatedPods": Type.Object({
        succeeded: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        failed: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "batch/v1.JobTemplate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        template: Type.Union([Type.Ref("batch/v1.JobTemplateSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "batch/v1.JobSpec": Type.Object({
        parallelism: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        completions: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        activeDeadlineSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()])),
        backoffLimit: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        ttlSecondsAfterFinished: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        completionMode: Type.Optional(Type.Union([Type.Enum(["NonIndexed","Indexed"]), Type.Null()])),
        template: Type.Union([Type.Ref("core/v1.PodTemplateSpec")], {"rules":{"held":"struct"}}),
        podFailurePolicy: Type.Optional(Type.Union([Type.Ref("batch/v1.PodFailurePolicy"), Type.Null()])),
        successPolicy: Type.Optional(Type.Union([Type.Ref("batch/v1.SuccessPolicy"), Type.Null()])),
        backoffLimitPerIndex: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        maxFailedIndexes: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        manualSelector: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        suspend: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        podReplacementPolicy: Type.Optional(Type.Union([Type.Enum(["Failed","TerminatingOrFailed"]), Type.Null()])),
        managedBy: Type.Optional(Type.Union([Type.String({"maxLength":63}), Type.Null()])),
      }, { between: true, rules: rulesOfJobSpec }),
      "batch/v1.JobTemplateSpec": Type.Object({
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("batch/v1.JobSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "batch/v1.PodFailurePolicy": Type.Object({
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("batch/v1.PodFailurePolicyRule"), {"maxItems":20}), Type.Null()])),
      }),
      "batch/v1.SuccessPolicy": Type.Object({
        rules: Type.Union([Type.Array(Type.Ref("batch/v1.SuccessPolicyRule"), {"minItems":1,"maxItems":20})], {"rules":{"needed":true},"because":{"nonEmpty":"at least one rules must be specified when the successPolicy is specified"}}),
      }),
      "batch/v1.PodFailurePolicyRule": Type.Object({
        action: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        onExitCodes: Type.Optional(Type.Union([Type.Ref("batch/v1.PodFailurePolicyOnExitCodesRequirement"), Type.Null()])),
        onPodConditions: Type.Optional(Type.Union([Type.Array(Type.Ref("batch/v1.PodFailurePolicyOnPodConditionsPattern"), {"maxItems":20}), Type.Null()])),
      }),
      "batch/v1.SuccessPolicyRule": Type.Object({
        succeededIndexes: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        succeededCount: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
      }),
      "batch/v1.PodFailurePolicyOnExitCodesRequirement": Type.Object({
        containerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        operator: Type.Union([Type.Enum(["In","NotIn"])], {"rules":{"needed":true},"because":{"nonEmpty":"valid values: [\"In\" \"NotIn\"]"}}),
        values: Type.Optional(Type.Union([Type.Array(Type.Integer(), {"maxItems":255}), Type.Null()])),
      }),
      "batch/v1.PodFailurePolicyOnPodConditionsPattern": Type.Object({
        type: Type.Union([Type.String({"format":"qualified-name"})], {"rules":{"held":"text"}}),
        status: Type.Union([Type.Enum(["False","True","Unknown"])], {"rules":{"needed":true},"because":{"nonEmpty":"valid values: [\"False\" \"True\" \"Unknown\"]"}}),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const CronJob: SchemaOfType = { root: types["batch/v1.CronJob"], get named() { return named(); } };
export const Job: SchemaOfType = { root: types["batch/v1.Job"], get named() { return named(); } };
export const JobTemplate: SchemaOfType = { root: types["batch/v1.JobTemplate"], get named() { return named(); } };
