/** What a job knows of its pods: those that run, those that ended, and what their ends mean for it. */
import type { Job } from '../../../../generated/batch/v1/types.js';
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { Words } from '../../../model/values/words.js';
import { isTerminal } from '../pods/pod-step.js';
import { isActive, isDeleted, isReady } from '../workloads/pods-of-workloads.js';
import { meaningOf } from './job-failures.js';
import { indexOf, indexSet } from './job-indexes.js';

/** Names that jobs and their pods have in common. */
export class JobWords {
  readonly finalizer: string;
  readonly index: string;
  readonly failures: string;

  constructor(words: Words) {
    this.finalizer = words.label('job-tracking', 'batch');
    this.index = words.label('job-completion-index', 'batch');
    this.failures = words.label('job-index-failure-count', 'batch');
  }
}

/** Pods that one look at a job counts at most. */
const MOST = 500;

export interface JobCount {
  readonly active: readonly Readonly<Pod>[];
  readonly ready: number;
  readonly terminating: number;
  /** Pods that have ended and are not counted in the status yet. */
  readonly ended: readonly Readonly<Pod>[];
  readonly succeeded: readonly string[];
  readonly failed: readonly string[];
  readonly completed: ReadonlySet<number>;
  readonly failedIndexes: ReadonlySet<number>;
  /** Failures of each index that is tried again. */
  readonly failuresOf: ReadonlyMap<number, number>;
  /** Why the policy lets the job fail. */
  readonly fault: string | undefined;
}

export const isIndexed = ({ spec }: Readonly<Job>): boolean => spec.completionMode === 'Indexed';

/** `tracked`: whether pods that ended wait to be counted. */
export function jobCount(job: Readonly<Job>, pods: readonly Readonly<Pod>[], words: JobWords, tracked: boolean): JobCount {
  const { spec, status } = job;
  const waiting = new Set([...(status.uncountedTerminatedPods?.succeeded ?? []), ...(status.uncountedTerminatedPods?.failed ?? [])]);
  const hasEnded = (pod: Readonly<Pod>): boolean => isTerminal(pod.status) || (isDeleted(pod) && !pod.spec.nodeName);
  const isCounted = ({ metadata }: Readonly<Pod>): boolean =>
    tracked && (!(metadata.finalizers ?? []).includes(words.finalizer) || waiting.has(metadata.uid ?? ''));
  const ended = pods.filter((pod) => hasEnded(pod) && !isCounted(pod)).slice(0, tracked ? MOST : undefined);
  const completions = spec.completions ?? 0;
  const completed = indexSet(status.completedIndexes, completions);
  const failedIndexes = indexSet(status.failedIndexes, completions);
  const failuresOf = new Map<number, number>();
  const failuresUpTo = ({ metadata }: Readonly<Pod>): number => (Number(metadata.annotations?.[words.failures] ?? 0) || 0) + 1;
  const [succeeded, failed]: [string[], string[]] = [[], []];
  let fault: string | undefined;
  for (const pod of ended) {
    const uid = pod.metadata.uid ?? '';
    const index = indexOf(pod, words.index);
    if (pod.status.phase === 'Succeeded') {
      if (isIndexed(job) && (index === undefined || index >= completions || completed.has(index))) continue;
      if (index !== undefined) completed.add(index);
      succeeded.push(uid);
      continue;
    }
    const meaning = meaningOf(job, pod);
    if (meaning.action === 'FailJob') fault ??= meaning.message;
    if (meaning.action === 'Ignore') continue;
    failed.push(uid);
    if (index === undefined || spec.backoffLimitPerIndex === undefined) continue;
    if (meaning.action === 'FailIndex' || failuresUpTo(pod) > spec.backoffLimitPerIndex) failedIndexes.add(index);
  }
  for (const pod of pods) {
    const index = pod.status.phase === 'Failed' ? indexOf(pod, words.index) : undefined;
    if (index !== undefined) failuresOf.set(index, Math.max(failuresOf.get(index) ?? 0, failuresUpTo(pod)));
  }
  const active = pods.filter((pod) => isActive(pod));
  return {
    active,
    ready: active.filter(isReady).length,
    terminating: pods.filter((pod) => isDeleted(pod) && !isTerminal(pod.status)).length,
    ended,
    succeeded,
    failed,
    completed,
    failedIndexes,
    failuresOf,
    fault,
  };
}
