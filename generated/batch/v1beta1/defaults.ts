// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of batch/v1beta1, filled in place. */

import * as batchV1 from "../v1/defaults.js";
import { eachMade } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultCronJob(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultCronJobSpec, functions);
}

export function defaultCronJobSpec(v: Defaultable, functions: KindFunctions): void {
    v.concurrencyPolicy ??= "Allow";
    v.suspend ??= false;
    v.successfulJobsHistoryLimit ??= 3;
    v.failedJobsHistoryLimit ??= 1;
    eachMade(v, "jobTemplate", defaultJobTemplateSpec, functions);
}

export function defaultJobTemplate(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "template", defaultJobTemplateSpec, functions);
}

export function defaultJobTemplateSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", batchV1.defaultJobSpec, functions);
}
