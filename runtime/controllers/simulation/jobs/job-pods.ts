/** The pods that a job makes. */
import type { Job } from '../../../../generated/batch/v1/types.js';
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { podOf } from '../workloads/pods-of-workloads.js';
import { isIndexed, type JobCount, type JobWords } from './job-count.js';
import { indexOf } from './job-indexes.js';

export const KIND = { apiVersion: 'batch/v1', kind: 'Job' };

interface NewPods {
  readonly words: JobWords;
  readonly tracked: boolean;
  /** Whether the index is a label, too. */
  readonly labelled: boolean;
}

const INDEX_VARIABLE = 'JOB_COMPLETION_INDEX';

/** A pod of a job, for one of its indexes where it has such. */
export function jobPod(
  job: Readonly<Job>,
  index: number | undefined,
  failures: number | undefined,
  { words, tracked, labelled }: NewPods,
): Draft<Pod> {
  const { name = '' } = job.metadata;
  const owner = { ...KIND, metadata: job.metadata };
  const pod = podOf(owner, job.spec.template, { generateName: index === undefined ? `${name}-` : `${name}-${index}-` });
  const { metadata = {}, spec = {} } = pod;
  const finalizers = tracked ? { finalizers: [...(metadata.finalizers ?? []), words.finalizer] } : {};
  if (index === undefined) return { ...pod, metadata: { ...metadata, ...finalizers } };
  const text = String(index);
  const env = { name: INDEX_VARIABLE, valueFrom: { fieldRef: { apiVersion: 'v1', fieldPath: `metadata.annotations['${words.index}']` } } };
  const told = (container: Draft<NonNullable<Pod['spec']['containers']>[number]>) => ({
    ...container,
    env: [...(container.env ?? []), env],
  });
  return {
    ...pod,
    metadata: {
      ...metadata,
      ...finalizers,
      annotations: {
        ...metadata.annotations,
        [words.index]: text,
        ...(failures === undefined ? {} : { [words.failures]: String(failures) }),
      },
      ...(labelled ? { labels: { ...metadata.labels, [words.index]: text } } : {}),
    },
    spec: { ...spec, hostname: `${name}-${index}`, containers: (spec.containers ?? []).map(told) },
  };
}

/** The indexes that need a pod, the lowest first. */
export function missingIndexes(
  job: Readonly<Job>,
  { completed, failedIndexes }: JobCount,
  occupied: readonly Readonly<Pod>[],
  words: JobWords,
  most: number,
): number[] {
  if (!isIndexed(job)) return [];
  const taken = new Set(occupied.map((pod) => indexOf(pod, words.index)));
  const found: number[] = [];
  for (let index = 0; index < (job.spec.completions ?? 0) && found.length < most; index += 1)
    if (!completed.has(index) && !failedIndexes.has(index) && !taken.has(index)) found.push(index);
  return found;
}
