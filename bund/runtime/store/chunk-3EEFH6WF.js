import {
  defaultPodTemplateSpec
} from "./chunk-Y7CPP5VR.js";
import {
  ObjectReference,
  PodTemplateSpec,
  checkObjectReference,
  checkPodTemplateSpec
} from "./chunk-RWTCUW7N.js";
import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";

// dist/generated/batch/v1/defaults.js
import { eachMade } from "kindwright/generated-code";
function defaultCronJob(v, functions) {
  eachMade(v, "spec", defaultCronJobSpec, functions);
}
function defaultCronJobSpec(v, functions) {
  v.concurrencyPolicy ??= "Allow";
  v.suspend ??= false;
  v.successfulJobsHistoryLimit ??= 3;
  v.failedJobsHistoryLimit ??= 1;
  eachMade(v, "jobTemplate", defaultJobTemplateSpec, functions);
}
function defaultJob(v, functions) {
  functions.fill("job", v);
  eachMade(v, "spec", defaultJobSpec, functions);
}
function defaultJobTemplate(v, functions) {
  eachMade(v, "template", defaultJobTemplateSpec, functions);
}
function defaultJobSpec(v, functions) {
  eachMade(v, "template", defaultPodTemplateSpec, functions);
}
function defaultJobTemplateSpec(v, functions) {
  eachMade(v, "spec", defaultJobSpec, functions);
}

// dist/generated/batch/v1/structures.js
import { BOOL, INT32, INT64, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
var CronJob = struct("v1.CronJob", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", CronJobSpec, "?"),
  field("status", CronJobStatus, "?")
], void 0, "batch");
var CronJobSpec = struct("v1.CronJobSpec", () => [
  field("schedule", STRING, "+"),
  field("startingDeadlineSeconds", INT64, "*"),
  field("concurrencyPolicy", STRING, "?", { default: "Allow" }),
  field("suspend", BOOL, "*", { default: false }),
  field("jobTemplate", JobTemplateSpec, "+"),
  field("successfulJobsHistoryLimit", INT32, "*", { default: 3 }),
  field("failedJobsHistoryLimit", INT32, "*", { default: 1 })
], void 0, "batch");
var CronJobStatus = struct("v1.CronJobStatus", () => [
  field("active", listOf(ObjectReference), "?", { listType: "atomic" }),
  field("lastScheduleTime", TIME, "*"),
  field("lastSuccessfulTime", TIME, "*")
], void 0, "batch");
var Job = struct("v1.Job", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", JobSpec, "?"),
  field("status", JobStatus, "?")
], void 0, "batch");
var JobStatus = struct("v1.JobStatus", () => [
  field("conditions", listOf(JobCondition), "?", { listType: "atomic", patchStrategy: ["merge"], patchMergeKey: "type" }),
  field("startTime", TIME, "*"),
  field("completionTime", TIME, "*"),
  field("active", INT32, "?"),
  field("succeeded", INT32, "?"),
  field("failed", INT32, "?"),
  field("completedIndexes", STRING, "?")
], void 0, "batch");
var JobCondition = struct("v1.JobCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("lastProbeTime", TIME, "?"),
  field("lastTransitionTime", TIME, "?"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
], void 0, "batch");
var JobTemplate = struct("v1.JobTemplate", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("template", JobTemplateSpec, "?")
], void 0, "batch");
var JobSpec = struct("v1.JobSpec", () => [
  field("parallelism", INT32, "*"),
  field("completions", INT32, "*"),
  field("activeDeadlineSeconds", INT64, "*"),
  field("backoffLimit", INT32, "*"),
  field("selector", LabelSelector, "*"),
  field("manualSelector", BOOL, "*"),
  field("template", PodTemplateSpec, "+"),
  field("ttlSecondsAfterFinished", INT32, "*", { featureGate: "TTLAfterFinished" }),
  field("completionMode", STRING, "*", { featureGate: "IndexedJob" }),
  field("suspend", BOOL, "*", { featureGate: "SuspendJob" })
], void 0, "batch");
var JobTemplateSpec = struct("v1.JobTemplateSpec", () => [
  field("metadata", ObjectMeta, "?"),
  field("spec", JobSpec, "?")
], void 0, "batch");

// dist/generated/batch/v1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_8(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.schedule === void 0 || (!("schedule" in value) || (typeof value.schedule === "string" || value.schedule === null))) && (value.startingDeadlineSeconds === void 0 || (!("startingDeadlineSeconds" in value) || (Number.isInteger(value.startingDeadlineSeconds) || typeof value.startingDeadlineSeconds === "bigint" || value.startingDeadlineSeconds === null))) && (value.concurrencyPolicy === void 0 || (!("concurrencyPolicy" in value) || (value.concurrencyPolicy === "Allow" || value.concurrencyPolicy === "Forbid" || value.concurrencyPolicy === "Replace" || value.concurrencyPolicy === null))) && (value.suspend === void 0 || (!("suspend" in value) || (typeof value.suspend === "boolean" || value.suspend === null))) && (value.jobTemplate === void 0 || (!("jobTemplate" in value) || (check_4(value.jobTemplate) || value.jobTemplate === null))) && (value.successfulJobsHistoryLimit === void 0 || (!("successfulJobsHistoryLimit" in value) || (Number.isInteger(value.successfulJobsHistoryLimit) || value.successfulJobsHistoryLimit === null))) && (value.failedJobsHistoryLimit === void 0 || (!("failedJobsHistoryLimit" in value) || (Number.isInteger(value.failedJobsHistoryLimit) || value.failedJobsHistoryLimit === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_5(value.spec) || value.spec === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.parallelism === void 0 || (!("parallelism" in value) || (Number.isInteger(value.parallelism) || value.parallelism === null))) && (value.completions === void 0 || (!("completions" in value) || (Number.isInteger(value.completions) || value.completions === null))) && (value.activeDeadlineSeconds === void 0 || (!("activeDeadlineSeconds" in value) || (Number.isInteger(value.activeDeadlineSeconds) || typeof value.activeDeadlineSeconds === "bigint" || value.activeDeadlineSeconds === null))) && (value.backoffLimit === void 0 || (!("backoffLimit" in value) || (Number.isInteger(value.backoffLimit) || value.backoffLimit === null))) && (value.selector === void 0 || (!("selector" in value) || (check_6(value.selector) || value.selector === null))) && (value.manualSelector === void 0 || (!("manualSelector" in value) || (typeof value.manualSelector === "boolean" || value.manualSelector === null))) && (value.template === void 0 || (!("template" in value) || (check_7(value.template) || value.template === null))) && (value.ttlSecondsAfterFinished === void 0 || (!("ttlSecondsAfterFinished" in value) || (Number.isInteger(value.ttlSecondsAfterFinished) || value.ttlSecondsAfterFinished === null))) && (value.completionMode === void 0 || (!("completionMode" in value) || (typeof value.completionMode === "string" || value.completionMode === null))) && (value.suspend === void 0 || (!("suspend" in value) || (typeof value.suspend === "boolean" || value.suspend === null)))));
var check_6 = (value) => checkLabelSelector(value);
var check_7 = (value) => checkPodTemplateSpec(value);
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.active === void 0 || (!("active" in value) || (Array.isArray(value.active) && value.active.every((unique_0, index) => check_9(unique_0)) || value.active === null))) && (value.lastScheduleTime === void 0 || (!("lastScheduleTime" in value) || (typeof value.lastScheduleTime === "string" || value.lastScheduleTime === null))) && (value.lastSuccessfulTime === void 0 || (!("lastSuccessfulTime" in value) || (typeof value.lastSuccessfulTime === "string" || value.lastSuccessfulTime === null)))));
var check_9 = (value) => checkObjectReference(value);
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_5(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_11(value.status) || value.status === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_1, index) => check_12(unique_1)) || value.conditions === null))) && (value.startTime === void 0 || (!("startTime" in value) || (typeof value.startTime === "string" || value.startTime === null))) && (value.completionTime === void 0 || (!("completionTime" in value) || (typeof value.completionTime === "string" || value.completionTime === null))) && (value.active === void 0 || (!("active" in value) || (Number.isInteger(value.active) || value.active === null))) && (value.succeeded === void 0 || (!("succeeded" in value) || (Number.isInteger(value.succeeded) || value.succeeded === null))) && (value.failed === void 0 || (!("failed" in value) || (Number.isInteger(value.failed) || value.failed === null))) && (value.completedIndexes === void 0 || (!("completedIndexes" in value) || (typeof value.completedIndexes === "string" || value.completedIndexes === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.lastProbeTime === void 0 || (!("lastProbeTime" in value) || (typeof value.lastProbeTime === "string" || value.lastProbeTime === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.template === void 0 || (!("template" in value) || (check_4(value.template) || value.template === null)))));
var checkCronJob = check_1;
var checkJob = check_10;
var checkJobTemplate = check_13;
var checkJobSpec = check_5;

export {
  defaultCronJob,
  defaultJob,
  defaultJobTemplate,
  defaultJobSpec,
  CronJob,
  Job,
  JobTemplate,
  JobSpec,
  checkCronJob,
  checkJob,
  checkJobTemplate,
  checkJobSpec
};
