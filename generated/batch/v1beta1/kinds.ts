// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Code of the kinds of batch/v1beta1. */

import * as defaults from "./defaults.js";
import * as structures from "./structures.js";
import * as validators from "./validators.js";
import { renamed } from "kindwright/generated-code";
import type { GeneratedCode } from "kindwright/generated-code";
/** Creates a Job at set times, written as a cron schedule. Deprecated since 1.21 and removed in 1.25; use batch/v1. */
export const CronJob: GeneratedCode = {
      structure: structures.CronJob,
      applyDefaults: defaults.defaultCronJob,
      check: validators.checkCronJob,
      rules: async () => (await import('./rules.js')).CronJob,
      schema: async () => (await import('./schemas.js')).CronJob,
      ...renamed("batch/v1beta1", "batch/v1"),
      protobuf: async () => (await import('./codecs.js')).CronJob,
    };
/** A Job blueprint as an object of its own; it appears only in serialization samples and no server offers it. Deprecated since 1.22 and removed in 1.25. */
export const JobTemplate: GeneratedCode = {
      structure: structures.JobTemplate,
      applyDefaults: defaults.defaultJobTemplate,
      check: validators.checkJobTemplate,
      rules: async () => (await import('./rules.js')).JobTemplate,
      schema: async () => (await import('./schemas.js')).JobTemplate,
      ...renamed("batch/v1beta1", "batch/v1beta1"),
      protobuf: async () => (await import('./codecs.js')).JobTemplate,
    };
