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
    ], undefined, "batch", true);
export const CronJobSpec: StructStructure = struct("v1.CronJobSpec", () => [
      field("schedule", STRING, "+"),
      field("timeZone", STRING, "*", { featureGate: "CronJobTimeZone", since: "1.24" }),
      field("startingDeadlineSeconds", INT64, "*"),
      field("concurrencyPolicy", STRING, "?", { default: "Allow" }),
      field("suspend", BOOL, "*", { default: false }),
      field("jobTemplate", JobTemplateSpec, "+", { ungated: ["SuspendJob","JobPodFailurePolicy","JobBackoffLimitPerIndex","JobSuccessPolicy","JobPodReplacementPolicy"] }),
      field("successfulJobsHistoryLimit", INT32, "*", { default: 3 }),
      field("failedJobsHistoryLimit", INT32, "*", { default: 1 }),
    ], undefined, "batch", true);
export const CronJobStatus: StructStructure = struct("v1.CronJobStatus", () => [
      field("active", listOf(coreV1.ObjectReference), "?", { listType: "atomic" }),
      field("lastScheduleTime", TIME, "*"),
      field("lastSuccessfulTime", TIME, "*"),
    ], undefined, "batch", true);
export const Job: StructStructure = struct("v1.Job", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", JobSpec, "?"),
      field("status", JobStatus, "?"),
    ], undefined, "batch", true);
export const JobStatus: StructStructure = struct("v1.JobStatus", () => [
      field("conditions", listOf(JobCondition), "?", { listType: "atomic", patchStrategy: ["merge"], patchMergeKey: "type" }),
      field("startTime", TIME, "*"),
      field("completionTime", TIME, "*"),
      field("active", INT32, "?"),
      field("succeeded", INT32, "?"),
      field("failed", INT32, "?"),
      field("terminating", INT32, "*", { since: "1.28" }),
      field("completedIndexes", STRING, "?"),
      field("failedIndexes", STRING, "*", { since: "1.28" }),
      field("uncountedTerminatedPods", UncountedTerminatedPods, "*", { since: "1.22" }),
      field("ready", INT32, "*", { since: "1.23" }),
    ], undefined, "batch", true);
export const JobCondition: StructStructure = struct("v1.JobCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastProbeTime", TIME, "?"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "batch");
export const UncountedTerminatedPods: StructStructure = struct("v1.UncountedTerminatedPods", () => [
      field("succeeded", listOf(STRING), "?", { listType: "set" }),
      field("failed", listOf(STRING), "?", { listType: "set" }),
    ], undefined, "batch");
export const JobTemplate: StructStructure = struct("v1.JobTemplate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("template", JobTemplateSpec, "?"),
    ], undefined, "batch", true);
export const JobSpec: StructStructure = struct("v1.JobSpec", () => [
      field("parallelism", INT32, "*"),
      field("completions", INT32, "*"),
      field("activeDeadlineSeconds", INT64, "*"),
      field("podFailurePolicy", PodFailurePolicy, "*", { featureGate: "JobPodFailurePolicy", since: "1.25" }),
      field("successPolicy", SuccessPolicy, "*", { featureGate: "JobSuccessPolicy", since: "1.30" }),
      field("backoffLimit", INT32, "*"),
      field("backoffLimitPerIndex", INT32, "*", { featureGate: "JobBackoffLimitPerIndex", since: "1.28" }),
      field("maxFailedIndexes", INT32, "*", { featureGate: "JobBackoffLimitPerIndex", since: "1.28" }),
      field("selector", metaV1.LabelSelector, "*"),
      field("manualSelector", BOOL, "*"),
      field("template", coreV1.PodTemplateSpec, "+"),
      field("ttlSecondsAfterFinished", INT32, "*", { featureGate: "TTLAfterFinished" }),
      field("completionMode", STRING, "*", { featureGate: "IndexedJob" }),
      field("suspend", BOOL, "*", { featureGate: "SuspendJob" }),
      field("podReplacementPolicy", STRING, "*", { featureGate: "JobPodReplacementPolicy", since: "1.28" }),
      field("managedBy", STRING, "*", { since: "1.30" }),
    ], undefined, "batch", true);
export const JobTemplateSpec: StructStructure = struct("v1.JobTemplateSpec", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", JobSpec, "?"),
    ], undefined, "batch", true);
export const PodFailurePolicy: StructStructure = struct("v1.PodFailurePolicy", () => [
      field("rules", listOf(PodFailurePolicyRule), "+", { listType: "atomic" }),
    ], undefined, "batch", true);
export const SuccessPolicy: StructStructure = struct("v1.SuccessPolicy", () => [
      field("rules", listOf(SuccessPolicyRule), "+", { listType: "atomic" }),
    ], undefined, "batch");
export const PodFailurePolicyRule: StructStructure = struct("v1.PodFailurePolicyRule", () => [
      field("action", STRING, "+"),
      field("onExitCodes", PodFailurePolicyOnExitCodesRequirement, "!", { changes: { "1.31": { omitEmpty: true, pointer: true } } }),
      field("onPodConditions", listOf(PodFailurePolicyOnPodConditionsPattern), "+", { listType: "atomic", changes: { "1.31": { omitEmpty: true, pointer: false } } }),
    ], undefined, "batch", true);
export const SuccessPolicyRule: StructStructure = struct("v1.SuccessPolicyRule", () => [
      field("succeededIndexes", STRING, "*"),
      field("succeededCount", INT32, "*"),
    ], undefined, "batch");
export const PodFailurePolicyOnExitCodesRequirement: StructStructure = struct("v1.PodFailurePolicyOnExitCodesRequirement", () => [
      field("containerName", STRING, "!", { changes: { "1.31": { omitEmpty: true, pointer: true } } }),
      field("operator", STRING, "+"),
      field("values", listOf(INT32), "+", { listType: "set" }),
    ], undefined, "batch", true);
export const PodFailurePolicyOnPodConditionsPattern: StructStructure = struct("v1.PodFailurePolicyOnPodConditionsPattern", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
    ], undefined, "batch", true);
