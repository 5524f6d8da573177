// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of batch/v1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, INT64, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const CronJob: StructStructure = struct("v1.CronJob", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", CronJobSpec, "?"),
      field("status", CronJobStatus, "?"),
    ], undefined, "batch");
export const CronJobSpec: StructStructure = struct("v1.CronJobSpec", () => [
      field("schedule", STRING, "+"),
      field("startingDeadlineSeconds", INT64, "*"),
      field("concurrencyPolicy", STRING, "?", { default: "Allow" }),
      field("suspend", BOOL, "*", { default: false }),
      field("jobTemplate", JobTemplateSpec, "+", { ungated: ["SuspendJob"] }),
      field("successfulJobsHistoryLimit", INT32, "*", { default: 3 }),
      field("failedJobsHistoryLimit", INT32, "*", { default: 1 }),
    ], undefined, "batch");
export const CronJobStatus: StructStructure = struct("v1.CronJobStatus", () => [
      field("active", listOf(coreV1.ObjectReference), "?", { listType: "atomic" }),
      field("lastScheduleTime", TIME, "*"),
      field("lastSuccessfulTime", TIME, "*"),
    ], undefined, "batch");
export const Job: StructStructure = struct("v1.Job", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", JobSpec, "?"),
      field("status", JobStatus, "?"),
    ], undefined, "batch");
export const JobStatus: StructStructure = struct("v1.JobStatus", () => [
      field("conditions", listOf(JobCondition), "?", { listType: "atomic", patchStrategy: ["merge"], patchMergeKey: "type" }),
      field("startTime", TIME, "*"),
      field("completionTime", TIME, "*"),
      field("active", INT32, "?"),
      field("succeeded", INT32, "?"),
      field("failed", INT32, "?"),
      field("completedIndexes", STRING, "?"),
    ], undefined, "batch");
export const JobCondition: StructStructure = struct("v1.JobCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastProbeTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "batch");
export const JobTemplate: StructStructure = struct("v1.JobTemplate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("template", JobTemplateSpec, "?"),
    ], undefined, "batch");
export const JobSpec: StructStructure = struct("v1.JobSpec", () => [
      field("parallelism", INT32, "*"),
      field("completions", INT32, "*"),
      field("activeDeadlineSeconds", INT64, "*"),
      field("backoffLimit", INT32, "*"),
      field("selector", metaV1.LabelSelector, "*"),
      field("manualSelector", BOOL, "*"),
      field("template", coreV1.PodTemplateSpec, "+"),
      field("ttlSecondsAfterFinished", INT32, "*", { featureGate: "TTLAfterFinished" }),
      field("completionMode", STRING, "*", { featureGate: "IndexedJob" }),
      field("suspend", BOOL, "*", { featureGate: "SuspendJob" }),
    ], undefined, "batch");
export const JobTemplateSpec: StructStructure = struct("v1.JobTemplateSpec", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", JobSpec, "?"),
    ], undefined, "batch");
