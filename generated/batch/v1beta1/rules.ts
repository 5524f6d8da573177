// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of batch/v1beta1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import * as batchV1 from "../v1/rules.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "batch/v1beta1.CronJob": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"batch/v1beta1.CronJobSpec"}],"rules":{"held":"struct"}},
      } },
      "batch/v1beta1.CronJobSpec": { between: true, properties: {
        jobTemplate: {"anyOf":[{"$ref":"batch/v1beta1.JobTemplateSpec"}],"rules":{"held":"struct"}},
      } },
      "batch/v1beta1.JobTemplate": { between: true, properties: {
        template: {"anyOf":[{"$ref":"batch/v1beta1.JobTemplateSpec"}],"rules":{"held":"struct"}},
      } },
      "batch/v1beta1.JobTemplateSpec": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"batch/v1.JobSpec"}],"rules":{"held":"struct"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types, ...batchV1.types });
export const CronJob: SchemaOfType = { root: types["batch/v1beta1.CronJob"], get named() { return named(); } };
export const JobTemplate: SchemaOfType = { root: types["batch/v1beta1.JobTemplate"], get named() { return named(); } };
