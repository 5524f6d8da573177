/** Plays the controller of cron jobs: a job at each time of a schedule. */
import type { CronJob, Job } from '../../../../generated/batch/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import type { Turn } from '../../../model/definition/settled.js';
import { sameValue } from '../../../model/json/json.js';
import { clusterController } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import { type Outcome, type ReconcileContext, watching } from '../../framework/reconciler.js';
import { textOfTime } from '../pods/container-step.js';
import { telling } from '../telling.js';
import { controlledBy, indexByController, referenceTo } from '../workloads/ownership.js';
import { written } from '../written.js';
import { holds, isFinished } from './job-status.js';
import { scheduleOf } from './schedule-times.js';

const CRON_JOBS = 'cronjobs.batch';
const JOBS = 'jobs.batch';
const KIND = { apiVersion: 'batch/v1', kind: 'CronJob' };
const COMPONENT = 'cronjob-controller';

/** Times that were missed and are looked through at most. */
const MOST_MISSED = 1000;

interface Due {
  readonly missed: number | undefined;
  readonly next: number | undefined;
}

const timeOf = (text: string | null | undefined): number => Date.parse(text ?? '') || 0;

function define({ api, environment: { enabled }, registry: { words } }: ControllerHost) {
  const cronJobs = api.informer<CronJob>(CRON_JOBS);
  const jobs = api.informer<Job>(JOBS);
  indexByController(jobs);

  const tell = telling(api, KIND, COMPONENT);

  /** The last time that has come and had no job, and the next one. */
  async function due({ metadata, spec, status }: Readonly<CronJob>, now: number, turn: Turn): Promise<Due> {
    const schedule = scheduleOf(spec.schedule, spec.timeZone);
    const { startingDeadlineSeconds: seconds } = spec;
    const earliest = seconds === undefined ? 0 : now - Number(seconds) * 1000;
    let last = Math.max(earliest, timeOf(status.lastScheduleTime) || timeOf(metadata.creationTimestamp));
    let missed: number | undefined;
    for (let looks = 0; looks < MOST_MISSED; looks += 1) {
      await turn();
      const next = schedule.after(last);
      if (next === undefined || next > now) return { missed, next };
      missed = next;
      last = next;
    }
    // After so many that were missed only the present counts.
    return { missed, next: schedule.after(now) };
  }

  function jobAt({ metadata, spec }: Readonly<CronJob>, time: number): Draft<Job> {
    const { labels, annotations } = spec.jobTemplate.metadata;
    const scheduled = enabled('CronJobsScheduledAnnotation')
      ? { [words.label('cronjob-scheduled-timestamp', 'batch')]: textOfTime(time) }
      : {};
    return {
      metadata: {
        namespace: metadata.namespace ?? '',
        name: `${metadata.name}-${Math.floor(time / 60_000)}`,
        ...(labels === undefined ? {} : { labels }),
        annotations: { ...annotations, ...scheduled },
        ownerReferences: [referenceTo({ ...KIND, metadata })],
      },
      spec: spec.jobTemplate.spec as Draft<Job['spec']>,
    };
  }

  /** Deletes the oldest jobs that have ended, beyond those that are kept. */
  async function cleanUp({ spec }: Readonly<CronJob>, own: readonly Readonly<Job>[], context: ReconcileContext): Promise<void> {
    const kept = [
      ['Complete', spec.successfulJobsHistoryLimit],
      ['Failed', spec.failedJobsHistoryLimit],
    ] as const;
    for (const [type, limit] of kept) {
      const ended = own
        .filter(({ status }) => holds(status, type))
        .toSorted((a, b) => timeOf(a.status.startTime) - timeOf(b.status.startTime));
      for (const job of ended.slice(0, Math.max(0, ended.length - limit))) await remove(job, context);
    }
  }

  async function remove({ metadata }: Readonly<Job>, { client, turn }: ReconcileContext): Promise<void> {
    await turn();
    const { namespace = '', name = '', uid = '' } = metadata;
    await written(client.resource(JOBS).delete(namespace, name, { propagationPolicy: 'Background', preconditions: { uid } }));
  }

  /** Makes the job of a time, unless one before it still runs and there may not be two. Gives the job. */
  async function make(
    cronJob: Readonly<CronJob>,
    running: readonly Readonly<Job>[],
    time: number,
    context: ReconcileContext,
  ): Promise<Job | undefined> {
    const { concurrencyPolicy } = cronJob.spec;
    if (running.length > 0 && concurrencyPolicy === 'Forbid') {
      await tell(
        cronJob,
        'Normal',
        'JobAlreadyActive',
        'Not starting job because prior execution is running and concurrency policy is Forbid',
        context,
      );
      return undefined;
    }
    if (concurrencyPolicy === 'Replace') for (const job of running) await remove(job, context);
    const job = jobAt(cronJob, time);
    const { namespace = '', name = '' } = job.metadata ?? {};
    const known = jobs.get(namespace, name);
    if (known !== undefined) return known;
    const made = await context.client.resource<Job>(JOBS).create(job);
    await tell(cronJob, 'Normal', 'SuccessfulCreate', `Created job ${name}`, context);
    return made;
  }

  const referenceOf = ({ metadata }: Readonly<Job>) => ({
    apiVersion: 'batch/v1',
    kind: 'Job',
    namespace: metadata.namespace ?? '',
    name: metadata.name ?? '',
    uid: metadata.uid ?? '',
    resourceVersion: metadata.resourceVersion ?? '',
  });

  async function settle(cronJob: Readonly<CronJob>, context: ReconcileContext): Promise<Outcome | undefined> {
    const now = context.clock.now();
    const { spec, status } = cronJob;
    const own = controlledBy(jobs, cronJob.metadata.uid);
    await cleanUp(cronJob, own, context);
    const running = own.filter((job) => !isFinished(job.status) && job.metadata.deletionTimestamp === undefined);
    const { missed, next } = spec.suspend ? { missed: undefined, next: undefined } : await due(cronJob, now, context.turn);
    const made = missed === undefined ? undefined : await make(cronJob, running, missed, context);
    const replaced = made !== undefined && spec.concurrencyPolicy === 'Replace';
    const active = [...(replaced ? [] : running), ...(made === undefined ? [] : [made])].filter(
      (job, i, all) => all.findIndex((one) => one.metadata.uid === job.metadata.uid) === i,
    );
    const known = new Map((status.active ?? []).map((reference) => [reference.uid, reference]));
    const successes = own.map((job) => (holds(job.status, 'Complete') ? timeOf(job.status.completionTime) : 0));
    const lastSuccess = Math.max(timeOf(status.lastSuccessfulTime), ...successes);
    const { active: _, ...kept } = status;
    const told = {
      ...kept,
      ...(active.length === 0 ? {} : { active: active.map((job) => known.get(job.metadata.uid) ?? referenceOf(job)) }),
      ...(made === undefined || missed === undefined ? {} : { lastScheduleTime: textOfTime(missed) }),
      ...(lastSuccess === 0 ? {} : { lastSuccessfulTime: textOfTime(lastSuccess) }),
    };
    if (!sameValue(told, status)) await written(context.client.resource<CronJob>(CRON_JOBS).updateStatus({ ...cronJob, status: told }));
    return next === undefined ? undefined : { requeueAfter: Math.max(1, next - now) };
  }

  return {
    watches: [CRON_JOBS, watching<Job>({ resource: JOBS, owner: { kind: KIND.kind } })],
    async reconcile(
      { namespace, name }: { readonly namespace: string; readonly name: string },
      context: ReconcileContext,
    ): Promise<Outcome | undefined> {
      const cronJob = cronJobs.get(namespace, name);
      return cronJob === undefined || cronJob.metadata.deletionTimestamp !== undefined ? undefined : settle(cronJob, context);
    },
  };
}

export const cronJobRuns = clusterController({ name: 'cronjob', account: COMPONENT, define });
