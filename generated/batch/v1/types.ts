// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of batch/v1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Creates a Job at set times, written as a cron schedule. */
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

/** Runs pods until a given number of them have succeeded, then stops. */
export interface Job {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The pods to run and when the work counts as done or failed. */
    spec: JobSpec;
    /** How many pods are running, succeeded or failed, and whether the Job has ended. */
    status: JobStatus;
}

/** Several Job objects, as a list request answers them. */
export interface JobList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Job[] | null;
}

/** What the controller last saw of a Job. */
export interface JobStatus {
    /** Complete, Failed or Suspended with status True say how the Job stands; none of them means still working. */
    conditions?: JobCondition[];
    /** When the controller took up the Job; set anew each time it resumes from suspension. */
    startTime?: string;
    /** When the Job succeeded; never set for a Job that failed. */
    completionTime?: string;
    /** Pods that are pending or running. */
    active?: number;
    /** How many pods have ended with success so far. */
    succeeded?: number;
    /** How many pods have ended with failure so far. */
    failed?: number;
    /** Pods of the job that are being deleted and are not gone yet. */
    terminating?: number;
    /** Numbers that have succeeded in an Indexed Job, as text with ranges, such as 1,3-5,7. */
    completedIndexes?: string;
    /** Indexes that have failed, as numbers and ranges such as 1,3-5. */
    failedIndexes?: string;
    /** Finished pods that the counters of the job do not include yet. */
    uncountedTerminatedPods?: UncountedTerminatedPods;
    /** Active pods that are ready. */
    ready?: number;
}

/** One observation about the state of a Job. */
export interface JobCondition {
    /** Complete (all work succeeded), Failed (given up) or Suspended (held by its suspend field). */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the condition was last checked, even if nothing changed. */
    lastProbeTime: string | null;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
}

/** UIDs of finished pods that are not in the counters of their job yet. */
export interface UncountedTerminatedPods {
    /** UIDs of pods that succeeded. */
    succeeded?: string[];
    /** UIDs of pods that failed. */
    failed?: string[];
}

/** A Job blueprint as an object of its own; it appears only in serialization samples and no server offers it. */
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

/** What a Job should run, and its limits. */
export interface JobSpec {
    /** Most pods that may run at the same time; 1 by default, and 0 holds the Job. */
    parallelism?: number;
    /** How many pods must succeed; left out while parallelism is set, one success ends the Job; 1 when both are left out. */
    completions?: number;
    /** Seconds the Job may be active, counting retries, before its pods are stopped and it is marked failed. */
    activeDeadlineSeconds?: number | bigint;
    /** Rules by which failed pods end the job, its index, or do not count; without any, failures count against backoffLimit. */
    podFailurePolicy?: PodFailurePolicy;
    /** When an indexed job counts as done although not all of its indexes have succeeded. */
    successPolicy?: SuccessPolicy;
    /** How many failures are retried before the Job is marked failed; 6 by default. */
    backoffLimit?: number;
    /** How often each index of an indexed job may fail before that index is given up. */
    backoffLimitPerIndex?: number;
    /** How many indexes may fail before the whole job is ended as failed. */
    maxFailedIndexes?: number;
    /** Labels by which the Job finds its pods; normally left out, because the server makes a unique one. */
    selector?: metaV1.LabelSelector;
    /** Set to true only to choose selector and pod labels yourself; a label shared with other pods can break them. */
    manualSelector?: boolean;
    /** Blueprint for the pods; its restart policy must be Never or OnFailure. */
    template: coreV1.PodTemplateSpec;
    /** Seconds after its end until the Job is deleted with its pods; 0 deletes at once, and left out keeps it forever. */
    ttlSecondsAfterFinished?: number;
    /** NonIndexed (the default) only counts successes; Indexed numbers the pods from 0 and needs one success each; behind the IndexedJob gate. */
    completionMode?: string;
    /** While true no pods run and running ones are deleted; resuming restarts the clock; needs the SuspendJob feature gate. */
    suspend?: boolean;
    /** Whether a pod is replaced as soon as it is being deleted or failed, or only once it has failed. */
    podReplacementPolicy?: string;
    /** Name of the controller that looks after the job; the built-in one where it is absent. */
    managedBy?: string;
}

/** Blueprint from which Jobs are created. */
export interface JobTemplateSpec {
    /** Labels and annotations that each created Job receives. */
    metadata: metaV1.ObjectMeta;
    /** Pods to run, and limits, of each created Job. */
    spec: JobSpec;
}

/** Rules that say what failed pods of a job mean; the first that fits decides. */
export interface PodFailurePolicy {
    /** The rules, in the order in which they are tried; 20 at most. */
    rules: PodFailurePolicyRule[] | null;
}

/** When a job is done early; one rule that is met is enough. */
export interface SuccessPolicy {
    /** The rules, any of which ends the job as succeeded; 20 at most. */
    rules: SuccessPolicyRule[] | null;
}

/** What to do with a failed pod that meets a requirement on its exit codes or conditions. */
export interface PodFailurePolicyRule {
    /** What is done - end the job, end the index, do not count the failure, or count it as usual. */
    action: string;
    /** Requirement on exit codes of the pod's containers. */
    onExitCodes: PodFailurePolicyOnExitCodesRequirement | null;
    /** Requirement on conditions of the pod, of which one must fit. */
    onPodConditions: PodFailurePolicyOnPodConditionsPattern[] | null;
}

/** How many indexes, and which, must have succeeded. */
export interface SuccessPolicyRule {
    /** Indexes that count, as numbers and ranges such as 1,3-5; all of them must succeed where no number is given. */
    succeededIndexes?: string;
    /** How many indexes must have succeeded, of those named or of all. */
    succeededCount?: number;
}

/** Compares exit codes of a pod's containers with given ones. */
export interface PodFailurePolicyOnExitCodesRequirement {
    /** Container whose exit code is looked at; every container where it is absent. */
    containerName: string | null;
    /** Whether the code must be one of the values (In) or none of them (NotIn). */
    operator: string;
    /** Exit codes in rising order, each once; 0 is not allowed with In. */
    values: number[] | null;
}

/** A condition that a failed pod must have. */
export interface PodFailurePolicyOnPodConditionsPattern {
    /** Type of the pod's condition. */
    type: string;
    /** Status that the condition must have; True by default. */
    status: string;
}
