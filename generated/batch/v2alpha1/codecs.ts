// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of batch/v2alpha1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/batch/v2alpha1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import * as batchV1 from "../v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function cronJobToMessage(v: Value, shown: ShownRelease): messages.CronJob {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: cronJobSpecToMessage(v.spec ?? {}, shown),
      status: cronJobStatusToMessage(v.status ?? {}, shown),
    };
}

export function cronJobFromMessage(m: messages.CronJob, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = cronJobSpecFromMessage(m.spec ?? {}, shown);
    out.status = cronJobStatusFromMessage(m.status ?? {}, shown);
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

export function cronJobSpecFromMessage(m: messages.CronJobSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.schedule = !m.schedule ? '' : m.schedule;
    if (m.startingDeadlineSeconds !== undefined) out.startingDeadlineSeconds = longFrom(m.startingDeadlineSeconds);
    if (!(!m.concurrencyPolicy)) out.concurrencyPolicy = m.concurrencyPolicy;
    if (m.suspend !== undefined) out.suspend = m.suspend;
    out.jobTemplate = jobTemplateSpecFromMessage(m.jobTemplate ?? {}, shown);
    if (m.successfulJobsHistoryLimit !== undefined) out.successfulJobsHistoryLimit = m.successfulJobsHistoryLimit;
    if (m.failedJobsHistoryLimit !== undefined) out.failedJobsHistoryLimit = m.failedJobsHistoryLimit;
    return out;
}

export function cronJobStatusToMessage(v: Value, shown: ShownRelease): messages.CronJobStatus {
    return {
      active: listTo(v.active, coreV1.objectReferenceToMessage, shown),
      lastScheduleTime: optionalTo(v.lastScheduleTime, timeTo, shown),
    };
}

export function cronJobStatusFromMessage(m: messages.CronJobStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.active?.length)) out.active = listFrom(m.active, coreV1.objectReferenceFromMessage, shown);
    if (m.lastScheduleTime !== undefined) out.lastScheduleTime = timeFrom(m.lastScheduleTime);
    return out;
}

export function jobTemplateToMessage(v: Value, shown: ShownRelease): messages.JobTemplate {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      template: jobTemplateSpecToMessage(v.template ?? {}, shown),
    };
}

export function jobTemplateFromMessage(m: messages.JobTemplate, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.template = jobTemplateSpecFromMessage(m.template ?? {}, shown);
    return out;
}

export function jobTemplateSpecToMessage(v: Value, shown: ShownRelease): messages.JobTemplateSpec {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: batchV1.jobSpecToMessage(v.spec ?? {}, shown),
    };
}

export function jobTemplateSpecFromMessage(m: messages.JobTemplateSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = batchV1.jobSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export const CronJob: GeneratedCodec = {
      encode: (object, shown) => messages.CronJob.encode(cronJobToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CronJob", "batch/v2alpha1", cronJobFromMessage(messages.CronJob.decode(bytes), shown)),
    };
export const JobTemplate: GeneratedCodec = {
      encode: (object, shown) => messages.JobTemplate.encode(jobTemplateToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("JobTemplate", "batch/v2alpha1", jobTemplateFromMessage(messages.JobTemplate.decode(bytes), shown)),
    };
