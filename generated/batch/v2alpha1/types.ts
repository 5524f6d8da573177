// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of batch/v2alpha1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";
import * as batchV1 from "../v1/types.js";

/** - */
export interface CronJob {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: CronJobSpec | null;
    /** - */
    status?: CronJobStatus | null;
}

/** - */
export interface CronJobSpec {
    /** - */
    schedule: string | null;
    /** - */
    startingDeadlineSeconds?: number | bigint | null;
    /** - */
    concurrencyPolicy?: string;
    /** - */
    suspend?: boolean | null;
    /** - */
    jobTemplate: JobTemplateSpec | null;
    /** - */
    successfulJobsHistoryLimit?: number | null;
    /** - */
    failedJobsHistoryLimit?: number | null;
}

/** - */
export interface CronJobStatus {
    /** - */
    active?: (coreV1.ObjectReference)[];
    /** - */
    lastScheduleTime?: string | null;
}

/** - */
export interface JobTemplate {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    template?: JobTemplateSpec | null;
}

/** - */
export interface JobTemplateSpec {
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: batchV1.JobSpec | null;
}
