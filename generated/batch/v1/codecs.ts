// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of batch/v1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/batch/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function cronJobToMessage(v: Value, shown: ShownRelease): messages.CronJob {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: cronJobSpecToMessage(v.spec ?? {}, shown),
      status: cronJobStatusToMessage(v.status ?? {}, shown),
    };
}

export function cronJobFromMessage(m: messages.CronJob): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = cronJobSpecFromMessage(m.spec ?? {});
    out.status = cronJobStatusFromMessage(m.status ?? {});
    return out;
}

export function cronJobSpecToMessage(v: Value, shown: ShownRelease): messages.CronJobSpec {
    return {
      schedule: v.schedule ?? '',
      startingDeadlineSeconds: optionalTo(v.startingDeadlineSeconds, longTo, shown),
      concurrencyPolicy: v.concurrencyPolicy ?? '',
      suspend: v.suspend ?? undefined,
      jobTemplate: jobTemplateSpecToMessage(v.jobTemplate ?? {}, shown),
      successfulJobsHistoryLimit: v.successfulJobsHistoryLimit ?? undefined,
      failedJobsHistoryLimit: v.failedJobsHistoryLimit ?? undefined,
    };
}

export function cronJobSpecFromMessage(m: messages.CronJobSpec): Value {
    const out: Value = {};
    out.schedule = !m.schedule ? '' : m.schedule;
    if (m.startingDeadlineSeconds !== undefined) out.startingDeadlineSeconds = longFrom(m.startingDeadlineSeconds);
    if (!(!m.concurrencyPolicy)) out.concurrencyPolicy = m.concurrencyPolicy;
    if (m.suspend !== undefined) out.suspend = m.suspend;
    out.jobTemplate = jobTemplateSpecFromMessage(m.jobTemplate ?? {});
    if (m.successfulJobsHistoryLimit !== undefined) out.successfulJobsHistoryLimit = m.successfulJobsHistoryLimit;
    if (m.failedJobsHistoryLimit !== undefined) out.failedJobsHistoryLimit = m.failedJobsHistoryLimit;
    return out;
}

export function cronJobStatusToMessage(v: Value, shown: ShownRelease): messages.CronJobStatus {
    return {
      active: listTo(v.active, coreV1.objectReferenceToMessage, shown),
      lastScheduleTime: optionalTo(v.lastScheduleTime, timeTo, shown),
      lastSuccessfulTime: optionalTo(v.lastSuccessfulTime, timeTo, shown),
    };
}

export function cronJobStatusFromMessage(m: messages.CronJobStatus): Value {
    const out: Value = {};
    if (!(!m.active?.length)) out.active = listFrom(m.active, coreV1.objectReferenceFromMessage);
    if (m.lastScheduleTime !== undefined) out.lastScheduleTime = timeFrom(m.lastScheduleTime);
    if (m.lastSuccessfulTime !== undefined) out.lastSuccessfulTime = timeFrom(m.lastSuccessfulTime);
    return out;
}

export function jobToMessage(v: Value, shown: ShownRelease): messages.Job {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: jobSpecToMessage(v.spec ?? {}, shown),
      status: jobStatusToMessage(v.status ?? {}, shown),
    };
}

export function jobFromMessage(m: messages.Job): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = jobSpecFromMessage(m.spec ?? {});
    out.status = jobStatusFromMessage(m.status ?? {});
    return out;
}

export function jobStatusToMessage(v: Value, shown: ShownRelease): messages.JobStatus {
    return {
      conditions: listTo(v.conditions, jobConditionToMessage, shown),
      startTime: optionalTo(v.startTime, timeTo, shown),
      completionTime: optionalTo(v.completionTime, timeTo, shown),
      active: v.active ?? 0,
      succeeded: v.succeeded ?? 0,
      failed: v.failed ?? 0,
      completedIndexes: v.completedIndexes ?? '',
    };
}

export function jobStatusFromMessage(m: messages.JobStatus): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, jobConditionFromMessage);
    if (m.startTime !== undefined) out.startTime = timeFrom(m.startTime);
    if (m.completionTime !== undefined) out.completionTime = timeFrom(m.completionTime);
    if (!(!m.active)) out.active = m.active;
    if (!(!m.succeeded)) out.succeeded = m.succeeded;
    if (!(!m.failed)) out.failed = m.failed;
    if (!(!m.completedIndexes)) out.completedIndexes = m.completedIndexes;
    return out;
}

export function jobConditionToMessage(v: Value, _shown: ShownRelease): messages.JobCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastProbeTime: timeTo(v.lastProbeTime ?? undefined),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function jobConditionFromMessage(m: messages.JobCondition): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastProbeTime = timeFrom(m.lastProbeTime);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function jobTemplateToMessage(v: Value, shown: ShownRelease): messages.JobTemplate {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      template: jobTemplateSpecToMessage(v.template ?? {}, shown),
    };
}

export function jobTemplateFromMessage(m: messages.JobTemplate): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.template = jobTemplateSpecFromMessage(m.template ?? {});
    return out;
}

export function jobSpecToMessage(v: Value, shown: ShownRelease): messages.JobSpec {
    return {
      parallelism: v.parallelism ?? undefined,
      completions: v.completions ?? undefined,
      activeDeadlineSeconds: optionalTo(v.activeDeadlineSeconds, longTo, shown),
      backoffLimit: v.backoffLimit ?? undefined,
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      manualSelector: v.manualSelector ?? undefined,
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
      ttlSecondsAfterFinished: v.ttlSecondsAfterFinished ?? undefined,
      completionMode: v.completionMode ?? undefined,
      suspend: v.suspend ?? undefined,
    };
}

export function jobSpecFromMessage(m: messages.JobSpec): Value {
    const out: Value = {};
    if (m.parallelism !== undefined) out.parallelism = m.parallelism;
    if (m.completions !== undefined) out.completions = m.completions;
    if (m.activeDeadlineSeconds !== undefined) out.activeDeadlineSeconds = longFrom(m.activeDeadlineSeconds);
    if (m.backoffLimit !== undefined) out.backoffLimit = m.backoffLimit;
    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {});
    if (m.manualSelector !== undefined) out.manualSelector = m.manualSelector;
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {});
    if (m.ttlSecondsAfterFinished !== undefined) out.ttlSecondsAfterFinished = m.ttlSecondsAfterFinished;
    if (m.completionMode !== undefined) out.completionMode = m.completionMode;
    if (m.suspend !== undefined) out.suspend = m.suspend;
    return out;
}

export function jobTemplateSpecToMessage(v: Value, shown: ShownRelease): messages.JobTemplateSpec {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: jobSpecToMessage(v.spec ?? {}, shown),
    };
}

export function jobTemplateSpecFromMessage(m: messages.JobTemplateSpec): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = jobSpecFromMessage(m.spec ?? {});
    return out;
}

export const CronJob: GeneratedCodec = {
      encode: (object, shown) => messages.CronJob.encode(cronJobToMessage(object, shown)).finish(),
      decode: (bytes) => asObject("CronJob", "batch/v1", cronJobFromMessage(messages.CronJob.decode(bytes))),
    };
export const Job: GeneratedCodec = {
      encode: (object, shown) => messages.Job.encode(jobToMessage(object, shown)).finish(),
      decode: (bytes) => asObject("Job", "batch/v1", jobFromMessage(messages.Job.decode(bytes))),
    };
export const JobTemplate: GeneratedCodec = {
      encode: (object, shown) => messages.JobTemplate.encode(jobTemplateToMessage(object, shown)).finish(),
      decode: (bytes) => asObject("JobTemplate", "batch/v1", jobTemplateFromMessage(messages.JobTemplate.decode(bytes))),
    };
