// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of batch/v2alpha1. */

import * as conversions from "./conversions.js";
import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { converter, renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Creates a Job at set times, written as a cron schedule. */
export const CronJob: GeneratedCode = {
      structure: structures.CronJob,
      applyDefaults: defaults.defaultCronJob,
      check: validators.checkCronJob,
      rules: async () => (await import('./rules.js')).CronJob,
      schema: async () => (await import('./schemas.js')).CronJob,
      ...converter({ here: "batch/v2alpha1", hub: "batch/v1", mapping: conversions.CronJobMapping, annotation: "conversion.kubernetes.io/kept" }),
      protobuf: async () => (await import('./codecs.js')).CronJob,
    };
/** A Job blueprint as an object of its own; it appears only in serialization samples and no server offers it. */
export const JobTemplate: GeneratedCode = {
      structure: structures.JobTemplate,
      applyDefaults: defaults.defaultJobTemplate,
      check: validators.checkJobTemplate,
      rules: async () => (await import('./rules.js')).JobTemplate,
      schema: async () => (await import('./schemas.js')).JobTemplate,
      ...renamed("batch/v2alpha1", "batch/v2alpha1"),
      protobuf: async () => (await import('./codecs.js')).JobTemplate,
    };
