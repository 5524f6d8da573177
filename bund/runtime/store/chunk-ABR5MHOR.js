import {
  JobSpec,
  checkJobSpec,
  defaultJobSpec
} from "./chunk-3EEFH6WF.js";
import "./chunk-Y7CPP5VR.js";
import {
  ObjectReference,
  checkObjectReference
} from "./chunk-RWTCUW7N.js";
import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/batch/v1beta1/defaults.js
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
function defaultJobTemplate(v, functions) {
  eachMade(v, "template", defaultJobTemplateSpec, functions);
}
function defaultJobTemplateSpec(v, functions) {
  eachMade(v, "spec", defaultJobSpec, functions);
}

// dist/generated/batch/v1beta1/structures.js
import { BOOL, INT32, INT64, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
var CronJob = struct("v1beta1.CronJob", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", CronJobSpec, "?"),
  field("status", CronJobStatus, "?")
], void 0, "batch");
var CronJobSpec = struct("v1beta1.CronJobSpec", () => [
  field("schedule", STRING, "+"),
  field("startingDeadlineSeconds", INT64, "*"),
  field("concurrencyPolicy", STRING, "?", { default: "Allow" }),
  field("suspend", BOOL, "*", { default: false }),
  field("jobTemplate", JobTemplateSpec, "+"),
  field("successfulJobsHistoryLimit", INT32, "*", { default: 3 }),
  field("failedJobsHistoryLimit", INT32, "*", { default: 1 })
], void 0, "batch");
var CronJobStatus = struct("v1beta1.CronJobStatus", () => [
  field("active", listOf(ObjectReference), "?", { listType: "atomic" }),
  field("lastScheduleTime", TIME, "*"),
  field("lastSuccessfulTime", TIME, "*")
], void 0, "batch");
var JobTemplate = struct("v1beta1.JobTemplate", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("template", JobTemplateSpec, "?")
], void 0, "batch");
var JobTemplateSpec = struct("v1beta1.JobTemplateSpec", () => [
  field("metadata", ObjectMeta, "?"),
  field("spec", JobSpec, "?")
], void 0, "batch");

// dist/generated/batch/v1beta1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_6(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.schedule === void 0 || (!("schedule" in value) || (typeof value.schedule === "string" || value.schedule === null))) && (value.startingDeadlineSeconds === void 0 || (!("startingDeadlineSeconds" in value) || (Number.isInteger(value.startingDeadlineSeconds) || typeof value.startingDeadlineSeconds === "bigint" || value.startingDeadlineSeconds === null))) && (value.concurrencyPolicy === void 0 || (!("concurrencyPolicy" in value) || (typeof value.concurrencyPolicy === "string" || value.concurrencyPolicy === null))) && (value.suspend === void 0 || (!("suspend" in value) || (typeof value.suspend === "boolean" || value.suspend === null))) && (value.jobTemplate === void 0 || (!("jobTemplate" in value) || (check_4(value.jobTemplate) || value.jobTemplate === null))) && (value.successfulJobsHistoryLimit === void 0 || (!("successfulJobsHistoryLimit" in value) || (Number.isInteger(value.successfulJobsHistoryLimit) || value.successfulJobsHistoryLimit === null))) && (value.failedJobsHistoryLimit === void 0 || (!("failedJobsHistoryLimit" in value) || (Number.isInteger(value.failedJobsHistoryLimit) || value.failedJobsHistoryLimit === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_5(value.spec) || value.spec === null)))));
var check_5 = (value) => checkJobSpec(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.active === void 0 || (!("active" in value) || (Array.isArray(value.active) && value.active.every((unique_0, index) => check_7(unique_0)) || value.active === null))) && (value.lastScheduleTime === void 0 || (!("lastScheduleTime" in value) || (typeof value.lastScheduleTime === "string" || value.lastScheduleTime === null))) && (value.lastSuccessfulTime === void 0 || (!("lastSuccessfulTime" in value) || (typeof value.lastSuccessfulTime === "string" || value.lastSuccessfulTime === null)))));
var check_7 = (value) => checkObjectReference(value);
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.template === void 0 || (!("template" in value) || (check_4(value.template) || value.template === null)))));
var checkCronJob = check_1;
var checkJobTemplate = check_8;

// dist/generated/batch/v1beta1/kinds.js
import { renamed } from "kindwright/generated-code";
var CronJob2 = {
  structure: CronJob,
  applyDefaults: defaultCronJob,
  check: checkCronJob,
  schema: async () => (await import("./chunk-NZFD4UK5.js")).CronJob,
  ...renamed("batch/v1beta1", "batch/v1"),
  protobuf: async () => (await import("./chunk-GVLE7TS4.js")).CronJob
};
var JobTemplate2 = {
  structure: JobTemplate,
  applyDefaults: defaultJobTemplate,
  check: checkJobTemplate,
  schema: async () => (await import("./chunk-NZFD4UK5.js")).JobTemplate,
  ...renamed("batch/v1beta1", "batch/v1beta1"),
  protobuf: async () => (await import("./chunk-GVLE7TS4.js")).JobTemplate
};
export {
  CronJob2 as CronJob,
  JobTemplate2 as JobTemplate
};
