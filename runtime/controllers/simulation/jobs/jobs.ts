/** Plays the controller of jobs: pods that run to their ends, as many as are wanted, and not more failures than are borne. */
import type { Job } from '../../../../generated/batch/v1/types.js';
import type { Pod } from '../../../../generated/core/v1/types.js';
import { sameValue } from '../../../model/json/json.js';
import { selectorOfObject } from '../../../model/selectors/selectors.js';
import { clusterController } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import { type Outcome, type ReconcileContext, watching } from '../../framework/reconciler.js';
import { inBatches } from '../batches.js';
import { telling } from '../telling.js';
import { claimed, indexByController } from '../workloads/ownership.js';
import { BURST } from '../workloads/pods-of-workloads.js';
import { written } from '../written.js';
import { isIndexed, type JobCount, JobWords, jobCount } from './job-count.js';
import { retryAt } from './job-failures.js';
import { indexText } from './job-indexes.js';
import { jobPod, KIND, missingIndexes } from './job-pods.js';
import { decided, isFinished, jobStatus } from './job-status.js';
import { deadlineOf, verdictOf } from './job-verdict.js';

const JOBS = 'jobs.batch';
const COMPONENT = 'job-controller';

function define({ api, environment: { enabled }, registry }: ControllerHost) {
  const jobs = api.informer<Job>(JOBS);
  const pods = api.informer<Pod>('pods');
  indexByController(pods);
  const words = new JobWords(registry.words);
  const tracked = enabled('JobTrackingWithFinalizers');
  const made = { words, tracked, labelled: enabled('PodIndexLabel') };
  const own = `${registry.words.label('job-controller')}`;

  const tell = telling(api, KIND, COMPONENT);

  async function release(owned: readonly Readonly<Pod>[], { client, turn }: ReconcileContext): Promise<void> {
    const held = owned.filter(({ metadata }) => (metadata.finalizers ?? []).includes(words.finalizer));
    await inBatches(held, turn, ({ metadata: { namespace = '', name = '', uid, resourceVersion, finalizers = [] } }) => {
      const others = finalizers.filter((finalizer) => finalizer !== words.finalizer);
      const patch = { metadata: { uid, resourceVersion, finalizers: others.length === 0 ? null : others } };
      return written(client.resource('pods').patch(namespace, name, patch));
    });
  }

  async function end(active: readonly Readonly<Pod>[], context: ReconcileContext): Promise<void> {
    const { client, turn } = context;
    await release(active, context);
    await inBatches(active.slice(0, BURST), turn, ({ metadata: { namespace = '', name = '', uid = '' } }) =>
      written(client.resource('pods').delete(namespace, name, { preconditions: { uid } })),
    );
  }

  /** Notes in the status which pods have ended, then lets these go. Undefined where the job has changed meanwhile. */
  async function noteEnds(
    job: Readonly<Job>,
    { ended, succeeded, failed, completed }: JobCount,
    context: ReconcileContext,
  ): Promise<Readonly<Job> | undefined> {
    if (!tracked || ended.length === 0) return job;
    const before = job.status.uncountedTerminatedPods;
    const uncountedTerminatedPods = {
      succeeded: [...(before?.succeeded ?? []), ...succeeded],
      failed: [...(before?.failed ?? []), ...failed],
    };
    const indexes = isIndexed(job) && completed.size > 0 ? { completedIndexes: indexText(completed) } : {};
    const noted = { ...job, status: { ...job.status, ...indexes, uncountedTerminatedPods } };
    if (!(await written(context.client.resource<Job>(JOBS).updateStatus(noted)))) return undefined;
    return jobs.get(job.metadata.namespace ?? '', job.metadata.name ?? '');
  }

  /** Makes the pods that are missing, and ends those that are too many. Gives when to try again after a failure. */
  async function scale(
    job: Readonly<Job>,
    owned: readonly Readonly<Pod>[],
    count: JobCount,
    succeeded: number,
    failed: number,
    context: ReconcileContext,
  ): Promise<number> {
    const { parallelism = 1, completions, podReplacementPolicy } = job.spec;
    const { active, failuresOf } = count;
    const wanted =
      completions === undefined
        ? succeeded > 0
          ? Math.min(active.length, parallelism)
          : parallelism
        : Math.min(parallelism, Math.max(0, completions - succeeded));
    if (active.length > wanted) {
      await end(active.slice(wanted), context);
      return 0;
    }
    const occupying = podReplacementPolicy === 'Failed' ? active.length + count.terminating : active.length;
    const missing = Math.min(BURST, wanted - occupying);
    if (missing <= 0) return 0;
    const retry = retryAt(failed, owned);
    if (retry > context.clock.now()) return retry;
    const indexes = missingIndexes(job, count, active, words, missing);
    const wantedIndexes = isIndexed(job) ? indexes : Array.from({ length: missing }, () => undefined);
    await inBatches(wantedIndexes, context.turn, async (index) => {
      const failures = job.spec.backoffLimitPerIndex === undefined || index === undefined ? undefined : (failuresOf.get(index) ?? 0);
      const pod = await context.client.resource<Pod>('pods').create(jobPod(job, index, failures, made));
      await tell(job, 'Normal', 'SuccessfulCreate', `Created pod: ${pod.metadata.name}`, context);
    });
    return 0;
  }

  async function settle(found: Readonly<Job>, context: ReconcileContext): Promise<Outcome | undefined> {
    const { client, clock, turn } = context;
    const owner = { ...KIND, metadata: found.metadata };
    const owned = await claimed(owner, selectorOfObject(found.spec.selector), pods, client.resource<Pod>('pods'), turn);
    if (isFinished(found.status) || found.metadata.deletionTimestamp !== undefined) {
      await release(owned, context);
      return undefined;
    }
    const count = jobCount(found, owned, words, tracked);
    const job = await noteEnds(found, count, context);
    if (job === undefined) return undefined;
    if (tracked) await release(count.ended, context);
    const uncounted = tracked ? job.status.uncountedTerminatedPods : count;
    const before = tracked ? job.status : {};
    const succeeded = (before.succeeded ?? 0) + (uncounted?.succeeded ?? []).length;
    const failed = (before.failed ?? 0) + (uncounted?.failed ?? []).length;
    const now = clock.now();
    const verdict = decided(job.status) ?? verdictOf(job, count, isIndexed(job) ? count.completed.size : succeeded, failed, now);
    const suspended = job.spec.suspend === true;
    const retry = verdict === undefined && !suspended ? await scale(job, owned, count, succeeded, failed, context) : 0;
    if (verdict !== undefined || suspended) await end(count.active, context);

    const left = await claimed(owner, selectorOfObject(found.spec.selector), pods, client.resource<Pod>('pods'), turn);
    const { active, ready, terminating } = jobCount(job, left, words, tracked);
    const status = jobStatus(job, { count: { ...count, active, ready, terminating }, succeeded, failed, verdict }, enabled, now);
    if (
      !sameValue(status, job.status) &&
      (await written(client.resource<Job>(JOBS).updateStatus({ ...job, status }))) &&
      isFinished(status)
    ) {
      if (verdict?.succeeds === true) await tell(job, 'Normal', 'Completed', 'Job completed', context);
      else await tell(job, 'Warning', verdict?.reason ?? '', verdict?.message ?? '', context);
    }
    const next = Math.min(retry > 0 ? retry : Number.POSITIVE_INFINITY, deadlineOf({ ...job, status }));
    return next === Number.POSITIVE_INFINITY || isFinished(status) ? undefined : { requeueAfter: Math.max(1, next - now) };
  }

  return {
    workers: 4,
    watches: [JOBS, watching<Pod>({ resource: 'pods', owner: { kind: KIND.kind } })],
    async reconcile(
      { namespace, name }: { readonly namespace: string; readonly name: string },
      context: ReconcileContext,
    ): Promise<Outcome | undefined> {
      const job = jobs.get(namespace, name);
      const { managedBy = own } = job?.spec ?? {};
      return job === undefined || managedBy !== own ? undefined : settle(job, context);
    },
  };
}

export const jobRuns = clusterController({ name: 'job', account: COMPONENT, define });
