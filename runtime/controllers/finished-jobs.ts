/** Jobs that have finished go once their time to live is over. */
import type { Job } from '../../generated/batch/v1/types.js';
import { clusterController, settling, unchanged } from './cluster-controller.js';

const JOBS = 'jobs.batch';
const FINAL: readonly string[] = ['Complete', 'Failed'];

/** When a job that ends by itself may go, in Unix milliseconds; undefined for one that is not finished, or stays. */
export function jobEnd({ spec, status, metadata }: Readonly<Job>): number | undefined {
  const seconds = spec.ttlSecondsAfterFinished;
  const finished = (status.conditions ?? []).find(({ type, status: holds }) => FINAL.includes(type) && holds === 'True');
  const at = Date.parse(finished?.lastTransitionTime ?? '');
  return seconds === undefined || Number.isNaN(at) || metadata.deletionTimestamp !== undefined ? undefined : at + seconds * 1000;
}

export const finishedJobs = clusterController({
  name: 'ttl-after-finished',
  account: 'ttl-after-finished-controller',
  define: ({ api, environment }) => {
    if (!environment.enabled('TTLAfterFinished')) return undefined;
    const jobs = api.informer<Job>(JOBS);
    return {
      watches: [JOBS],
      async reconcile({ namespace, name }, { client, clock }) {
        const job = jobs.get(namespace, name);
        const end = job && jobEnd(job);
        if (job === undefined || end === undefined) return undefined;
        const left = end - clock.now();
        if (left > 0) return { requeueAfter: left };
        await settling(
          client.resource(JOBS).delete(namespace, name, { propagationPolicy: 'Foreground', preconditions: unchanged(job.metadata) }),
        );
        return undefined;
      },
    };
  },
});
