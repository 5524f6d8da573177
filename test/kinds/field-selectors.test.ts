/** Labels by which kinds are not selected, in the words that clients know for each. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { establish, placeOf } from '../extensions/definition.js';
import { TestServer } from '../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const UNKNOWN: readonly (readonly [path: string, says: string])[] = [
  ['/api/v1/pods', 'field label not supported: spec.$&'],
  ['/apis/apps/v1/deployments', '"spec.$&" is not a known field selector: only "metadata.name", "metadata.namespace"'],
  ['/apis/batch/v1/jobs', 'field label "spec.$&" not supported for Job'],
  ['/apis/batch/v1beta1/cronjobs', 'field label "spec.$&" not supported for "CronJob"'],
  ['/apis/batch/v1/cronjobs', '"spec.$&" is not a known field selector: only "metadata.name", "metadata.namespace"'],
];

for (const [path, says] of UNKNOWN)
  test(`${path} by a field there is not`, async () => {
    const answer = await server.ask(`${path}?fieldSelector=${encodeURIComponent('spec.$&=x')}`);
    assert.deepEqual([answer.status, answer.json.message], [400, says]);
  });

test('an object of a definition by a field there is not', async () => {
  await establish(server);
  const { status, json } = await server.ask(`${placeOf()}?fieldSelector=spec.x%3D1`);
  assert.deepEqual([status, json.message], [400, 'field label not supported: spec.x']);
});
