// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of batch/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";
import * as batchV1 from "../v1/types.js";

/** Creates a Job at set times, written as a cron schedule. Deprecated since 1.21 and removed in 1.25; use batch/v1. */
export interface CronJob {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** When to create Jobs and what they run. */
    spec: CronJobSpec;
    /** Jobs now running and when the last ones were started. */
    status: CronJobStatus;
}

/** Several CronJob objects, as a list request answers them. */
export interface CronJobList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: CronJob[] | null;
}

/** Schedule, Job blueprint and housekeeping of a CronJob. */
export interface CronJobSpec {
    /** Times in cron form: minute, hour, day of month, month, day of week; read in the time zone of the controller manager. */
    schedule: string;
    /** Name of the time zone in which the schedule is read; that of the controller by default. */
    timeZone?: string;
    /** How many seconds late a Job may still be started after a missed time; left out, there is no limit. */
    startingDeadlineSeconds?: number | bigint;
    /** What to do when the previous Job still runs: Allow both (the default), Forbid the new one, or Replace the old one. */
    concurrencyPolicy: string;
    /** While true no new Jobs are started; those already running go on. */
    suspend: boolean;
    /** Blueprint for the Job created at each scheduled time. */
    jobTemplate: JobTemplateSpec;
    /** How many finished Jobs that succeeded are kept; 3 by default, 0 keeps none. */
    successfulJobsHistoryLimit: number;
    /** How many finished Jobs that failed are kept; 1 by default, 0 keeps none. */
    failedJobsHistoryLimit: number;
}

/** What the controller last saw of a CronJob. */
export interface CronJobStatus {
    /** References to the Jobs that are running now. */
    active?: (coreV1.ObjectReference)[];
    /** When a Job was last started on schedule. */
    lastScheduleTime?: string;
    /** When one of the Jobs last finished with success. */
    lastSuccessfulTime?: string;
}

/** A Job blueprint as an object of its own; it appears only in serialization samples and no server offers it. Deprecated since 1.22 and removed in 1.25. */
export interface JobTemplate {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The Job to be created from this blueprint. */
    template: JobTemplateSpec;
}

/** Blueprint from which Jobs are created. */
export interface JobTemplateSpec {
    /** Labels and annotations that each created Job receives. */
    metadata: metaV1.ObjectMeta;
    /** Pods to run, and limits, of each created Job. */
    spec: batchV1.JobSpec;
}
