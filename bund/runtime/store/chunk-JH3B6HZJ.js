import {
  CronJob,
  Job,
  JobTemplate,
  checkCronJob,
  checkJob,
  checkJobTemplate,
  defaultCronJob,
  defaultJob,
  defaultJobTemplate
} from "./chunk-3EEFH6WF.js";
import "./chunk-Y7CPP5VR.js";
import "./chunk-RWTCUW7N.js";
import "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/batch/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var CronJob2 = {
  structure: CronJob,
  applyDefaults: defaultCronJob,
  check: checkCronJob,
  schema: async () => (await import("./chunk-XVQS7LE4.js")).CronJob,
  ...renamed("batch/v1", "batch/v1"),
  protobuf: async () => (await import("./chunk-47SHNFN3.js")).CronJob
};
var Job2 = {
  structure: Job,
  applyDefaults: defaultJob,
  check: checkJob,
  schema: async () => (await import("./chunk-XVQS7LE4.js")).Job,
  ...renamed("batch/v1", "batch/v1"),
  protobuf: async () => (await import("./chunk-47SHNFN3.js")).Job
};
var JobTemplate2 = {
  structure: JobTemplate,
  applyDefaults: defaultJobTemplate,
  check: checkJobTemplate,
  schema: async () => (await import("./chunk-XVQS7LE4.js")).JobTemplate,
  ...renamed("batch/v1", "batch/v1"),
  protobuf: async () => (await import("./chunk-47SHNFN3.js")).JobTemplate
};
export {
  CronJob2 as CronJob,
  Job2 as Job,
  JobTemplate2 as JobTemplate
};
