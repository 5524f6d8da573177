// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of batch/v1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/batch/v1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, listFrom, listTo, longFrom, longTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
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
      timeZone: v.timeZone ?? undefined,
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
    if (shown.has("1.24")) { if (m.timeZone !== undefined) out.timeZone = m.timeZone; }

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
      lastSuccessfulTime: optionalTo(v.lastSuccessfulTime, timeTo, shown),
    };
}

export function cronJobStatusFromMessage(m: messages.CronJobStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.active?.length)) out.active = listFrom(m.active, coreV1.objectReferenceFromMessage, shown);
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

export function jobFromMessage(m: messages.Job, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = jobSpecFromMessage(m.spec ?? {}, shown);
    out.status = jobStatusFromMessage(m.status ?? {}, shown);
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
      terminating: v.terminating ?? undefined,
      completedIndexes: v.completedIndexes ?? '',
      failedIndexes: v.failedIndexes ?? undefined,
      uncountedTerminatedPods: optionalTo(v.uncountedTerminatedPods, uncountedTerminatedPodsToMessage, shown),
      ready: v.ready ?? undefined,
    };
}

export function jobStatusFromMessage(m: messages.JobStatus, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.conditions?.length)) out.conditions = listFrom(m.conditions, jobConditionFromMessage, shown);
    if (m.startTime !== undefined) out.startTime = timeFrom(m.startTime);
    if (m.completionTime !== undefined) out.completionTime = timeFrom(m.completionTime);
    if (!(!m.active)) out.active = m.active;
    if (!(!m.succeeded)) out.succeeded = m.succeeded;
    if (!(!m.failed)) out.failed = m.failed;
    if (shown.has("1.28")) { if (m.terminating !== undefined) out.terminating = m.terminating; }

    if (!(!m.completedIndexes)) out.completedIndexes = m.completedIndexes;
    if (shown.has("1.28")) { if (m.failedIndexes !== undefined) out.failedIndexes = m.failedIndexes; }

    if (shown.has("1.22")) { if (m.uncountedTerminatedPods !== undefined) out.uncountedTerminatedPods = uncountedTerminatedPodsFromMessage(m.uncountedTerminatedPods ?? {}, shown); }

    if (shown.has("1.23")) { if (m.ready !== undefined) out.ready = m.ready; }

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

export function jobConditionFromMessage(m: messages.JobCondition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastProbeTime = timeFrom(m.lastProbeTime);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    return out;
}

export function uncountedTerminatedPodsToMessage(v: Value, shown: ShownRelease): messages.UncountedTerminatedPods {
    return {
      succeeded: listTo(v.succeeded, same, shown),
      failed: listTo(v.failed, same, shown),
    };
}

export function uncountedTerminatedPodsFromMessage(m: messages.UncountedTerminatedPods, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.succeeded?.length)) out.succeeded = listFrom(m.succeeded, same, shown);
    if (!(!m.failed?.length)) out.failed = listFrom(m.failed, same, shown);
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

export function jobSpecToMessage(v: Value, shown: ShownRelease): messages.JobSpec {
    return {
      parallelism: v.parallelism ?? undefined,
      completions: v.completions ?? undefined,
      activeDeadlineSeconds: optionalTo(v.activeDeadlineSeconds, longTo, shown),
      podFailurePolicy: optionalTo(v.podFailurePolicy, podFailurePolicyToMessage, shown),
      successPolicy: optionalTo(v.successPolicy, successPolicyToMessage, shown),
      backoffLimit: v.backoffLimit ?? undefined,
      backoffLimitPerIndex: v.backoffLimitPerIndex ?? undefined,
      maxFailedIndexes: v.maxFailedIndexes ?? undefined,
      selector: optionalTo(v.selector, metaV1.labelSelectorToMessage, shown),
      manualSelector: v.manualSelector ?? undefined,
      template: coreV1.podTemplateSpecToMessage(v.template ?? {}, shown),
      ttlSecondsAfterFinished: v.ttlSecondsAfterFinished ?? undefined,
      completionMode: v.completionMode ?? undefined,
      suspend: v.suspend ?? undefined,
      podReplacementPolicy: v.podReplacementPolicy ?? undefined,
      managedBy: v.managedBy ?? undefined,
    };
}

export function jobSpecFromMessage(m: messages.JobSpec, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.parallelism !== undefined) out.parallelism = m.parallelism;
    if (m.completions !== undefined) out.completions = m.completions;
    if (m.activeDeadlineSeconds !== undefined) out.activeDeadlineSeconds = longFrom(m.activeDeadlineSeconds);
    if (shown.has("1.25")) { if (m.podFailurePolicy !== undefined) out.podFailurePolicy = podFailurePolicyFromMessage(m.podFailurePolicy ?? {}, shown); }

    if (shown.has("1.30")) { if (m.successPolicy !== undefined) out.successPolicy = successPolicyFromMessage(m.successPolicy ?? {}, shown); }

    if (m.backoffLimit !== undefined) out.backoffLimit = m.backoffLimit;
    if (shown.has("1.28")) { if (m.backoffLimitPerIndex !== undefined) out.backoffLimitPerIndex = m.backoffLimitPerIndex; }

    if (shown.has("1.28")) { if (m.maxFailedIndexes !== undefined) out.maxFailedIndexes = m.maxFailedIndexes; }

    if (m.selector !== undefined) out.selector = metaV1.labelSelectorFromMessage(m.selector ?? {}, shown);
    if (m.manualSelector !== undefined) out.manualSelector = m.manualSelector;
    out.template = coreV1.podTemplateSpecFromMessage(m.template ?? {}, shown);
    if (m.ttlSecondsAfterFinished !== undefined) out.ttlSecondsAfterFinished = m.ttlSecondsAfterFinished;
    if (m.completionMode !== undefined) out.completionMode = m.completionMode;
    if (m.suspend !== undefined) out.suspend = m.suspend;
    if (shown.has("1.28")) { if (m.podReplacementPolicy !== undefined) out.podReplacementPolicy = m.podReplacementPolicy; }

    if (shown.has("1.30")) { if (m.managedBy !== undefined) out.managedBy = m.managedBy; }

    return out;
}

export function jobTemplateSpecToMessage(v: Value, shown: ShownRelease): messages.JobTemplateSpec {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: jobSpecToMessage(v.spec ?? {}, shown),
    };
}

export function jobTemplateSpecFromMessage(m: messages.JobTemplateSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = jobSpecFromMessage(m.spec ?? {}, shown);
    return out;
}

export function podFailurePolicyToMessage(v: Value, shown: ShownRelease): messages.PodFailurePolicy {
    return {
      rules: listTo(v.rules, podFailurePolicyRuleToMessage, shown),
    };
}

export function podFailurePolicyFromMessage(m: messages.PodFailurePolicy, shown: ShownRelease): Value {
    const out: Value = {};
    out.rules = !m.rules?.length ? null : listFrom(m.rules, podFailurePolicyRuleFromMessage, shown);
    return out;
}

export function successPolicyToMessage(v: Value, shown: ShownRelease): messages.SuccessPolicy {
    return {
      rules: listTo(v.rules, successPolicyRuleToMessage, shown),
    };
}

export function successPolicyFromMessage(m: messages.SuccessPolicy, shown: ShownRelease): Value {
    const out: Value = {};
    out.rules = !m.rules?.length ? null : listFrom(m.rules, successPolicyRuleFromMessage, shown);
    return out;
}

export function podFailurePolicyRuleToMessage(v: Value, shown: ShownRelease): messages.PodFailurePolicyRule {
    return {
      action: v.action ?? '',
      onExitCodes: optionalTo(v.onExitCodes, podFailurePolicyOnExitCodesRequirementToMessage, shown),
      onPodConditions: listTo(v.onPodConditions, podFailurePolicyOnPodConditionsPatternToMessage, shown),
    };
}

export function podFailurePolicyRuleFromMessage(m: messages.PodFailurePolicyRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.action = !m.action ? '' : m.action;
    out.onExitCodes = m.onExitCodes === undefined ? null : podFailurePolicyOnExitCodesRequirementFromMessage(m.onExitCodes ?? {}, shown);
    out.onPodConditions = !m.onPodConditions?.length ? null : listFrom(m.onPodConditions, podFailurePolicyOnPodConditionsPatternFromMessage, shown);
    return out;
}

export function successPolicyRuleToMessage(v: Value, _shown: ShownRelease): messages.SuccessPolicyRule {
    return {
      succeededIndexes: v.succeededIndexes ?? undefined,
      succeededCount: v.succeededCount ?? undefined,
    };
}

export function successPolicyRuleFromMessage(m: messages.SuccessPolicyRule, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.succeededIndexes !== undefined) out.succeededIndexes = m.succeededIndexes;
    if (m.succeededCount !== undefined) out.succeededCount = m.succeededCount;
    return out;
}

export function podFailurePolicyOnExitCodesRequirementToMessage(v: Value, shown: ShownRelease): messages.PodFailurePolicyOnExitCodesRequirement {
    return {
      containerName: v.containerName ?? undefined,
      operator: v.operator ?? '',
      values: listTo(v.values, same, shown),
    };
}

export function podFailurePolicyOnExitCodesRequirementFromMessage(m: messages.PodFailurePolicyOnExitCodesRequirement, shown: ShownRelease): Value {
    const out: Value = {};
    out.containerName = m.containerName === undefined ? null : m.containerName;
    out.operator = !m.operator ? '' : m.operator;
    out.values = !m.values?.length ? null : listFrom(m.values, same, shown);
    return out;
}

export function podFailurePolicyOnPodConditionsPatternToMessage(v: Value, _shown: ShownRelease): messages.PodFailurePolicyOnPodConditionsPattern {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
    };
}

export function podFailurePolicyOnPodConditionsPatternFromMessage(m: messages.PodFailurePolicyOnPodConditionsPattern, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    return out;
}

export const CronJob: GeneratedCodec = {
      encode: (object, shown) => messages.CronJob.encode(cronJobToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CronJob", "batch/v1", cronJobFromMessage(messages.CronJob.decode(bytes), shown)),
    };
export const Job: GeneratedCodec = {
      encode: (object, shown) => messages.Job.encode(jobToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Job", "batch/v1", jobFromMessage(messages.Job.decode(bytes), shown)),
    };
export const JobTemplate: GeneratedCodec = {
      encode: (object, shown) => messages.JobTemplate.encode(jobTemplateToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("JobTemplate", "batch/v1", jobTemplateFromMessage(messages.JobTemplate.decode(bytes), shown)),
    };
