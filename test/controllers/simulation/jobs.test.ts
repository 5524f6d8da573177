/** Jobs and cron jobs of a simulated cluster. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { scheduleOf } from '../../../runtime/controllers/simulation/jobs/schedule-times.js';
import { condition, LivingCluster, template } from './living-cluster.js';

const STAGES = `
stages:
  - { match: { labels: app=failing }, run: 1s, exitCode: 1 }
  - { match: { labels: app=fatal }, exitCode: 42 }
  - { match: { labels: app=long }, run: 1h }
  - { match: { pod: indexed-1-* }, exitCode: 1 }
`;

let cluster: LivingCluster;
before(async () => {
  cluster = await LivingCluster.start(STAGES);
});
after(() => cluster.close());

const job = (app: string, more: object = {}): object => ({ template: template(app, { restartPolicy: 'Never' }), ...more });
const ended = (name: string, type: 'Complete' | 'Failed') =>
  cluster.eventually(`jobs/${name}`, (found) => condition(found, type)?.status === 'True');

test('a job completes when as many of its pods have as it wants', async () => {
  await cluster.create('jobs', 'once', job('once', { completions: 3, parallelism: 2 }));
  const { status } = await ended('once', 'Complete');
  assert.deepEqual([status.succeeded, status.active, status.failed], [3, undefined, undefined]);
  assert.ok(status.completionTime >= status.startTime);
  assert.deepEqual(status.uncountedTerminatedPods, {});
  assert.equal(condition({ status }, 'SuccessCriteriaMet').reason, 'CompletionsReached');
  await cluster.pods('once', (found) => found.length === 3 && found.every(({ metadata }) => metadata.finalizers === undefined));
});

test('a job whose pods fail tries again later and later, and gives up', async () => {
  await cluster.create('jobs', 'failing', job('failing', { backoffLimit: 1 }));
  const { status } = await cluster.eventually('jobs/failing', (found) => {
    cluster.clock.advance(1000);
    return condition(found, 'Failed')?.status === 'True';
  });
  assert.deepEqual([status.failed, condition({ status }, 'Failed').reason], [2, 'BackoffLimitExceeded']);
  assert.equal(condition({ status }, 'FailureTarget').reason, 'BackoffLimitExceeded');
});

test('a policy lets a job fail at once by the exit code of a pod', async () => {
  const rules = [{ action: 'FailJob', onExitCodes: { operator: 'In', values: [42] } }];
  await cluster.create('jobs', 'fatal', job('fatal', { podFailurePolicy: { rules } }));
  const { status } = await ended('fatal', 'Failed');
  assert.equal(condition({ status }, 'Failed').reason, 'PodFailurePolicy');
  assert.match(
    condition({ status }, 'Failed').message,
    /^Container main for pod default\/fatal-\w+ failed with exit code 42 matching FailJob rule at index 0$/,
  );
});

test('an indexed job has a pod for each index, and tells which failed', async () => {
  await cluster.create(
    'jobs',
    'indexed',
    job('indexed', { completions: 3, parallelism: 3, completionMode: 'Indexed', backoffLimitPerIndex: 0 }),
  );
  const { status } = await ended('indexed', 'Failed');
  assert.deepEqual([status.completedIndexes, status.failedIndexes, status.succeeded, status.failed], ['0,2', '1', 2, 1]);
  const pods = await cluster.pods('indexed', (found) => found.length === 3);
  assert.deepEqual(
    pods.map(({ metadata }) => metadata.labels['batch.kubernetes.io/job-completion-index']),
    ['0', '1', '2'],
  );
  assert.equal(pods[0].spec.containers[0].env[0].name, 'JOB_COMPLETION_INDEX');
});

test('a job that takes too long fails, and one that is suspended has no pods', async () => {
  await cluster.create('jobs', 'long', job('long', { activeDeadlineSeconds: 60 }));
  await cluster.eventually('jobs/long', ({ status }) => status.ready === 1);
  await cluster.patch('jobs/long', { spec: { suspend: true } });
  await cluster.eventually('jobs/long', (found) => condition(found, 'Suspended')?.status === 'True' && found.status.active === undefined);
  await cluster.pods('long', (found) => found.length === 0);
  await cluster.patch('jobs/long', { spec: { suspend: false } });
  await cluster.eventually('jobs/long', ({ status }) => status.ready === 1);
  cluster.clock.advance(60_000);
  assert.equal(condition(await ended('long', 'Failed'), 'Failed').reason, 'DeadlineExceeded');
});

test('a cron job makes a job at each of its times, and keeps the last ones', async () => {
  await cluster.create('cron', 'hourly', { schedule: '0 * * * *', successfulJobsHistoryLimit: 2, jobTemplate: { spec: job('hourly') } });
  await cluster.eventually('cron/hourly', ({ metadata }) => metadata !== undefined);
  const seen = new Set<string>();
  while (seen.size < 4) {
    cluster.clock.advance(1_800_000);
    const { items } = await cluster.eventually('jobs?labelSelector=app=hourly', ({ items: found }) =>
      found.every((one: object) => condition(one, 'Complete')?.status === 'True'),
    );
    for (const { metadata } of items) seen.add(metadata.name);
  }
  const { status } = await cluster.eventually(
    'cron/hourly',
    (found) => found.status.active === undefined && found.status.lastSuccessfulTime !== undefined,
  );
  assert.match(status.lastScheduleTime, /:00:00Z$/);
  await cluster.eventually('jobs?labelSelector=app=hourly', ({ items }) => items.length === 2);
});

describe('the next time of a schedule', () => {
  const ROWS: readonly [schedule: string, zone: string | undefined, after: string, next: string | undefined][] = [
    ['*/15 * * * *', undefined, '2030-01-01T00:00:00Z', '2030-01-01T00:15:00Z'],
    ['30 3 * * mon-fri', undefined, '2030-01-04T03:30:00Z', '2030-01-07T03:30:00Z'],
    ['0 0 13 * 5', undefined, '2030-01-01T00:00:00Z', '2030-01-04T00:00:00Z'],
    ['0 0 29 feb *', undefined, '2030-01-01T00:00:00Z', '2032-02-29T00:00:00Z'],
    ['0 0 31 2 *', undefined, '2030-01-01T00:00:00Z', undefined],
    ['@daily', undefined, '2030-01-01T00:00:00Z', '2030-01-02T00:00:00Z'],
    ['@every 90m', undefined, '2030-01-01T00:00:00Z', '2030-01-01T01:30:00Z'],
    ['0 9 * * *', 'Europe/Berlin', '2030-07-01T00:00:00Z', '2030-07-01T07:00:00Z'],
    ['0 9 * * *', 'Europe/Berlin', '2030-01-01T10:00:00Z', '2030-01-02T08:00:00Z'],
    // The night in which the clocks there are put forward has no such time.
    ['30 2 * * *', 'Europe/Berlin', '2030-03-30T12:00:00Z', '2030-04-01T00:30:00Z'],
    ['TZ=Asia/Tokyo 0 0 * * *', undefined, '2030-01-01T00:00:00Z', '2030-01-01T15:00:00Z'],
  ];
  for (const [schedule, zone, start, next] of ROWS)
    test(`${schedule}${zone === undefined ? '' : ` in ${zone}`} after ${start} is ${next}`, () => {
      const time = scheduleOf(schedule, zone).after(Date.parse(start));
      assert.equal(time, next === undefined ? undefined : Date.parse(next));
    });
});
