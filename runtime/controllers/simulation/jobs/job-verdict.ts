/** Whether a job is done: by what succeeded, what failed, and how long it took. */
import type { Job } from '../../../../generated/batch/v1/types.js';
import type { JobCount } from './job-count.js';
import { isIndexed } from './job-count.js';
import { restartsOf } from './job-failures.js';
import { indexSet } from './job-indexes.js';

export interface Verdict {
  readonly succeeds: boolean;
  readonly reason: string;
  readonly message: string;
}

const failing = (reason: string, message: string): Verdict => ({ succeeds: false, reason, message });

/** When the job has run for too long, in Unix milliseconds; infinity where it may go on. */
export const deadlineOf = ({ spec, status }: Readonly<Job>): number =>
  spec.activeDeadlineSeconds === undefined || status.startTime === undefined || spec.suspend === true
    ? Number.POSITIVE_INFINITY
    : Date.parse(status.startTime) + Number(spec.activeDeadlineSeconds) * 1000;

/** Whether a policy says that enough has succeeded; the message names its rule. */
function policyMet({ spec }: Readonly<Job>, completed: ReadonlySet<number>): Verdict | undefined {
  for (const [i, { succeededIndexes, succeededCount }] of (spec.successPolicy?.rules ?? []).entries()) {
    const meant = succeededIndexes === undefined ? undefined : indexSet(succeededIndexes, spec.completions ?? 0);
    const done = meant === undefined ? completed.size : [...meant].filter((index) => completed.has(index)).length;
    if (done >= (succeededCount ?? meant?.size ?? 0))
      return { succeeds: true, reason: 'SuccessPolicy', message: `Matched rules at index ${i}` };
  }
  return undefined;
}

function failure(job: Readonly<Job>, { active, fault, failedIndexes }: JobCount, failed: number, now: number): Verdict | undefined {
  const { backoffLimit = 0, maxFailedIndexes, template } = job.spec;
  const restarted = template.spec.restartPolicy === 'OnFailure' ? restartsOf(active) : 0;
  if (fault !== undefined) return failing('PodFailurePolicy', fault);
  if (failed > backoffLimit || (restarted > 0 && restarted >= backoffLimit))
    return failing('BackoffLimitExceeded', 'Job has reached the specified backoff limit');
  if (now >= deadlineOf(job)) return failing('DeadlineExceeded', 'Job was active longer than specified deadline');
  if (maxFailedIndexes !== undefined && failedIndexes.size > maxFailedIndexes)
    return failing('MaxFailedIndexesExceeded', 'Job has exceeded the specified maximal number of failed indexes');
  return undefined;
}

const REACHED = { succeeds: true, reason: 'CompletionsReached', message: 'Reached expected number of succeeded pods' };

/** Undefined for a job that goes on. `succeeded`, `failed`: all there were. */
export function verdictOf(job: Readonly<Job>, count: JobCount, succeeded: number, failed: number, now: number): Verdict | undefined {
  const { completions } = job.spec;
  const bad = failure(job, count, failed, now);
  if (bad !== undefined) return bad;
  if (isIndexed(job)) {
    const met = policyMet(job, count.completed);
    if (met !== undefined) return met;
    const { completed, failedIndexes } = count;
    if (failedIndexes.size > 0 && completed.size + failedIndexes.size >= (completions ?? 0))
      return failing('FailedIndexes', 'Job has failed indexes');
  }
  if (completions === undefined) return succeeded > 0 && count.active.length === 0 ? REACHED : undefined;
  return succeeded >= completions ? REACHED : undefined;
}
