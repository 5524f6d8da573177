// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of batch/v1, filled in place. */

import * as coreV1 from "../../core/v1/defaults.js";
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

export function defaultJob(v: Defaultable, functions: KindFunctions): void {
    functions.fill("job", v);
    eachMade(v, "spec", defaultJobSpec, functions);
}

export function defaultJobTemplate(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "template", defaultJobTemplateSpec, functions);
}

export function defaultJobSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "template", coreV1.defaultPodTemplateSpec, functions);
}

export function defaultJobTemplateSpec(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultJobSpec, functions);
}
