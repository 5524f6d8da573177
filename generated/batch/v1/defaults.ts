// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of batch/v1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import * as coreV1 from "../../core/v1/defaults.js";
import { eachMade } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultCronJob(v: Defaultable): void {
    eachMade(v, "spec", defaultCronJobSpec);
}

export function defaultCronJobSpec(v: Defaultable): void {
    v.concurrencyPolicy ??= "Allow";
    v.suspend ??= false;
    v.successfulJobsHistoryLimit ??= 3;
    v.failedJobsHistoryLimit ??= 1;
    eachMade(v, "jobTemplate", defaultJobTemplateSpec);
}

export function defaultJob(v: Defaultable): void {
    functions.job(v);
    eachMade(v, "spec", defaultJobSpec);
}

export function defaultJobTemplate(v: Defaultable): void {
    eachMade(v, "template", defaultJobTemplateSpec);
}

export function defaultJobSpec(v: Defaultable): void {
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
}

export function defaultJobTemplateSpec(v: Defaultable): void {
    eachMade(v, "spec", defaultJobSpec);
}
