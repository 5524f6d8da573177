// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of batch/v1beta1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import * as batchV1 from "../v1/structures.js";
import { BOOL, INT32, INT64, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const CronJob: StructStructure = struct("v1beta1.CronJob", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", CronJobSpec, "?"),
      field("status", CronJobStatus, "?"),
    ], undefined, "batch", true);
export const CronJobSpec: StructStructure = struct("v1beta1.CronJobSpec", () => [
      field("schedule", STRING, "+"),
      field("timeZone", STRING, "*", { featureGate: "CronJobTimeZone", since: "1.24" }),
      field("startingDeadlineSeconds", INT64, "*"),
      field("concurrencyPolicy", STRING, "?", { default: "Allow" }),
      field("suspend", BOOL, "*", { default: false }),
      field("jobTemplate", JobTemplateSpec, "+", { ungated: ["SuspendJob"] }),
      field("successfulJobsHistoryLimit", INT32, "*", { default: 3 }),
      field("failedJobsHistoryLimit", INT32, "*", { default: 1 }),
    ], undefined, "batch", true);
export const CronJobStatus: StructStructure = struct("v1beta1.CronJobStatus", () => [
      field("active", listOf(coreV1.ObjectReference), "?", { listType: "atomic" }),
      field("lastScheduleTime", TIME, "*"),
      field("lastSuccessfulTime", TIME, "*"),
    ], undefined, "batch", true);
export const JobTemplate: StructStructure = struct("v1beta1.JobTemplate", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("template", JobTemplateSpec, "?"),
    ], undefined, "batch", true);
export const JobTemplateSpec: StructStructure = struct("v1beta1.JobTemplateSpec", () => [
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", batchV1.JobSpec, "?"),
    ], undefined, "batch", true);
