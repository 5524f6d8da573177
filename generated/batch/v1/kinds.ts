// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of batch/v1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Creates a Job at set times, written as a cron schedule. */
export const CronJob: GeneratedCode = {
      structure: structures.CronJob,
      applyDefaults: defaults.defaultCronJob,
      check: validators.checkCronJob,
      rules: async () => (await import('./rules.js')).CronJob,
      schema: async () => (await import('./schemas.js')).CronJob,
      ...renamed("batch/v1", "batch/v1"),
      protobuf: async () => (await import('./codecs.js')).CronJob,
    };
/** Runs pods until a given number of them have succeeded, then stops. */
export const Job: GeneratedCode = {
      structure: structures.Job,
      applyDefaults: defaults.defaultJob,
      check: validators.checkJob,
      rules: async () => (await import('./rules.js')).Job,
      schema: async () => (await import('./schemas.js')).Job,
      ...renamed("batch/v1", "batch/v1"),
      protobuf: async () => (await import('./codecs.js')).Job,
    };
/** A Job blueprint as an object of its own; it appears only in serialization samples and no server offers it. */
export const JobTemplate: GeneratedCode = {
      structure: structures.JobTemplate,
      applyDefaults: defaults.defaultJobTemplate,
      check: validators.checkJobTemplate,
      rules: async () => (await import('./rules.js')).JobTemplate,
      schema: async () => (await import('./schemas.js')).JobTemplate,
      ...renamed("batch/v1", "batch/v1"),
      protobuf: async () => (await import('./codecs.js')).JobTemplate,
    };
