/** Jobs with a time to live go after they have finished. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Job } from '../../generated/batch/v1/types.js';
import { finishedJobs, jobEnd } from '../../runtime/controllers/finished-jobs.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { MovedClock } from '../support/clock.js';
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const JOBS = '/apis/batch/v1/namespaces/default/jobs';
const AT = '2030-01-01T00:00:00Z';

describe('the end of a job', () => {
  const condition = (type: string, status = 'True') => ({ type, status, lastTransitionTime: AT, lastProbeTime: AT });
  const ROWS: readonly [what: string, seconds: number | undefined, conditions: object[], metadata: object, end: number | undefined][] = [
    ['comes after the time that it names', 60, [condition('Complete')], {}, Date.parse(AT) + 60_000],
    ['comes at once without time', 0, [condition('Suspended'), condition('Failed')], {}, Date.parse(AT)],
    ['does not come while it runs', 60, [condition('Complete', 'False')], {}, undefined],
    ['does not come where it names none', undefined, [condition('Complete')], {}, undefined],
    ['does not come again', 60, [condition('Complete')], { deletionTimestamp: AT }, undefined],
  ];
  for (const [what, ttlSecondsAfterFinished, conditions, metadata, end] of ROWS)
    test(what, () => {
      const job = { metadata, spec: { ttlSecondsAfterFinished }, status: { conditions } } as unknown as Job;
      assert.equal(jobEnd(job), end);
    });
});

test('a finished job goes in the foreground when its time is over, and not before', async () => {
  const clock = new MovedClock();
  const server = await TestServer.start({ clock, controllers: [systemNamespaces, finishedJobs] });
  const template = { spec: { containers: [{ name: 'c', image: 'i' }], restartPolicy: 'Never' } };
  for (const [name, seconds] of [
    ['brief', 60],
    ['long', 600],
  ] as const) {
    await server.create(JOBS, { metadata: { name }, spec: { ttlSecondsAfterFinished: seconds, template } });
    const conditions = [{ type: 'Complete', status: 'True', lastTransitionTime: new Date(clock.now()).toISOString() }];
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    const done = await server.ask(`${JOBS}/${name}/status`, { method: 'PATCH', body: { status: { conditions } }, headers });
    assert.equal(done.status, 200, done.text);
  }
  clock.advance(120_000);
  // It waits for what it owns.
  const { json } = await eventually(
    () => server.ask(`${JOBS}/brief`),
    (answer) => answer.json.metadata.deletionTimestamp !== undefined,
  );
  assert.deepEqual(json.metadata.finalizers, ['foregroundDeletion']);
  assert.equal((await server.ask(`${JOBS}/long`)).json.metadata.deletionTimestamp, undefined);
  await server.close();
});
