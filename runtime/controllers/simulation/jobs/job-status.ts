/** What a job tells of itself, as controller managers write it. */
import type { Job, JobCondition, JobStatus } from '../../../../generated/batch/v1/types.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { textOfTime } from '../pods/container-step.js';
import type { JobCount } from './job-count.js';
import { isIndexed } from './job-count.js';
import { indexText } from './job-indexes.js';
import type { Verdict } from './job-verdict.js';

export const holds = ({ conditions = [] }: JobStatus, type: string): boolean =>
  conditions.some((condition) => condition.type === type && condition.status === 'True');

export const isFinished = (status: JobStatus): boolean => holds(status, 'Complete') || holds(status, 'Failed');

/** A condition of the status, once it is there. */
const conditionOf = (status: JobStatus, type: string): JobCondition | undefined =>
  (status.conditions ?? []).find((known) => known.type === type && known.status === 'True');

/** What was decided of a job whose pods are still ending. */
export function decided(status: JobStatus): Verdict | undefined {
  const [good, bad] = [conditionOf(status, 'SuccessCriteriaMet'), conditionOf(status, 'FailureTarget')];
  const found = bad ?? good;
  return found === undefined ? undefined : { succeeds: bad === undefined, reason: found.reason ?? '', message: found.message ?? '' };
}

function withCondition(
  conditions: readonly JobCondition[],
  type: string,
  status: string,
  reason: string,
  message: string,
  now: number,
): JobCondition[] {
  const before = conditions.find((known) => known.type === type);
  if (before?.status === status) return [...conditions];
  const time = textOfTime(now);
  return [
    ...conditions.filter((known) => known.type !== type),
    { type, status, lastProbeTime: time, lastTransitionTime: time, reason, message },
  ];
}

/** Conditions of a job that is suspended or goes on. */
function suspension({ spec, status }: Readonly<Job>, now: number): JobCondition[] {
  const conditions = status.conditions ?? [];
  if (spec.suspend === true) return withCondition(conditions, 'Suspended', 'True', 'JobSuspended', 'Job suspended', now);
  return holds(status, 'Suspended') ? withCondition(conditions, 'Suspended', 'False', 'JobResumed', 'Job resumed', now) : conditions;
}

/** Conditions of a job that is done. First what was reached is told, and once all pods have ended, that it is done. */
function ending(
  conditions: JobCondition[],
  { succeeds, reason, message }: Verdict,
  over: boolean,
  enabled: Enabled,
  now: number,
): JobCondition[] {
  const tells = succeeds
    ? enabled('JobSuccessPolicy') && (enabled('JobManagedBy') || reason === 'SuccessPolicy')
    : enabled('JobPodReplacementPolicy');
  const reached = tells
    ? withCondition(conditions, succeeds ? 'SuccessCriteriaMet' : 'FailureTarget', 'True', reason, message, now)
    : conditions;
  return over ? withCondition(reached, succeeds ? 'Complete' : 'Failed', 'True', reason, message, now) : reached;
}

interface Told {
  readonly count: JobCount;
  readonly succeeded: number;
  readonly failed: number;
  readonly verdict: Verdict | undefined;
}

export function jobStatus(job: Readonly<Job>, { count, succeeded, failed, verdict }: Told, enabled: Enabled, now: number): JobStatus {
  const { spec, status: before } = job;
  const active = count.active.length;
  const over = verdict !== undefined && active === 0 && (count.terminating === 0 || !enabled('JobPodReplacementPolicy'));
  const suspended = suspension(job, now);
  const conditions = verdict === undefined ? suspended : ending(suspended, verdict, over, enabled, now);
  const {
    active: _,
    ready: __,
    terminating: ___,
    uncountedTerminatedPods: ____,
    startTime: _____,
    completionTime: ______,
    ...kept
  } = before;
  const startTime =
    spec.suspend === true ? undefined : holds(before, 'Suspended') || before.startTime === undefined ? textOfTime(now) : before.startTime;
  const completionTime = before.completionTime ?? (over && verdict.succeeds ? textOfTime(now) : undefined);
  return {
    ...kept,
    ...(conditions.length === 0 ? {} : { conditions }),
    ...(startTime === undefined ? {} : { startTime }),
    ...(completionTime === undefined ? {} : { completionTime }),
    ...(active === 0 ? {} : { active }),
    ...(succeeded === 0 ? {} : { succeeded }),
    ...(failed === 0 ? {} : { failed }),
    ...(enabled('JobReadyPods') ? { ready: over ? 0 : count.ready } : {}),
    ...(enabled('JobPodReplacementPolicy') ? { terminating: over ? 0 : count.terminating } : {}),
    ...(isIndexed(job) && count.completed.size > 0 ? { completedIndexes: indexText(count.completed) } : {}),
    ...(spec.backoffLimitPerIndex === undefined ? {} : { failedIndexes: indexText(count.failedIndexes) }),
    ...(enabled('JobTrackingWithFinalizers') ? { uncountedTerminatedPods: {} } : {}),
  };
}
