// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of batch/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import { rulesOfJobSpec } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "batch/v1.CronJob": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"batch/v1.CronJobSpec"}],"rules":{"held":"struct"}},
      } },
      "batch/v1.CronJobSpec": { between: true, properties: {
        jobTemplate: {"anyOf":[{"$ref":"batch/v1.JobTemplateSpec"}],"rules":{"held":"struct"}},
      } },
      "batch/v1.Job": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"batch/v1.JobSpec"}],"rules":{"held":"struct"}},
      } },
      "batch/v1.JobTemplate": { between: true, properties: {
        template: {"anyOf":[{"$ref":"batch/v1.JobTemplateSpec"}],"rules":{"held":"struct"}},
      } },
      "batch/v1.JobSpec": { between: true, rules: rulesOfJobSpec, properties: {

      } },
      "batch/v1.JobTemplateSpec": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"batch/v1.JobSpec"}],"rules":{"held":"struct"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const CronJob: SchemaOfType = { root: types["batch/v1.CronJob"], get named() { return named(); } };
export const Job: SchemaOfType = { root: types["batch/v1.Job"], get named() { return named(); } };
export const JobTemplate: SchemaOfType = { root: types["batch/v1.JobTemplate"], get named() { return named(); } };
