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
    if ((v.concurrencyPolicy === undefined || v.concurrencyPolicy === null)) v.concurrencyPolicy = "Allow";
    if ((v.suspend === undefined || v.suspend === null)) v.suspend = false;
    if ((v.successfulJobsHistoryLimit === undefined || v.successfulJobsHistoryLimit === null)) v.successfulJobsHistoryLimit = 3;
    if ((v.failedJobsHistoryLimit === undefined || v.failedJobsHistoryLimit === null)) v.failedJobsHistoryLimit = 1;
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
    functions.jobSpec(v);
    if ((v.backoffLimit === undefined || v.backoffLimit === null)) v.backoffLimit = 6;
    eachMade(v, "template", coreV1.defaultPodTemplateSpec);
}

export function defaultJobTemplateSpec(v: Defaultable): void {
    eachMade(v, "spec", defaultJobSpec);
}
