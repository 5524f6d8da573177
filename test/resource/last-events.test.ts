/** What watches tell of objects that go at once, and of kinds of which a bookmark shows nothing. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';

const PODS = '/api/v1/namespaces/default/pods';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
});
after(() => server.close());

for (const [how, nodeName, options] of [
  ['that no node has', undefined, {}],
  ['that is to go without grace', 'n', { gracePeriodSeconds: 0 }],
  ['that is to go without grace after it was to go with some', 'n', { gracePeriodSeconds: 0 }],
] as const)
  test(`a pod ${how} is told of as deleted before it goes`, async () => {
    const spec = { nodeName, containers: [{ name: 'c', image: 'example.com/c:1' }] };
    assert.equal((await server.create(PODS, { metadata: { name: 'p' }, spec })).status, 201);
    if (how.endsWith('some')) await server.ask(`${PODS}/p`, { method: 'DELETE' });
    const watch = server.watch(`${PODS}?watch=1`);
    await watch.next();
    const answer = await server.ask(`${PODS}/p`, { method: 'DELETE', body: options });
    const [modified, deleted] = [await watch.next(), await watch.next()];
    watch.close();
    const told = [modified, deleted].map(({ type, object }) => {
      const { deletionTimestamp, deletionGracePeriodSeconds } = object.metadata as Record<string, unknown>;
      return [type, typeof deletionTimestamp, deletionGracePeriodSeconds];
    });
    assert.deepEqual(told, [
      ['MODIFIED', 'string', 0],
      ['DELETED', 'string', 0],
    ]);
    assert.deepEqual(answer.json.metadata, deleted.object.metadata);
  });

test('a dry run tells watches nothing', async () => {
  const spec = { containers: [{ name: 'c', image: 'example.com/c:1' }] };
  const { json } = await server.create(PODS, { metadata: { name: 'dry' }, spec });
  const dry = await server.ask(`${PODS}/dry?dryRun=All`, { method: 'DELETE' });
  assert.equal(dry.json.metadata.deletionGracePeriodSeconds, 0, dry.text);
  assert.deepEqual((await server.ask(`${PODS}/dry`)).json, json);
});

for (const path of [
  '/apis/apps/v1/namespaces/default/deployments',
  '/apis/apps/v1/namespaces/default/replicasets',
  '/apis/apps/v1/namespaces/default/statefulsets',
  '/api/v1/namespaces/default/replicationcontrollers',
])
  test(`a bookmark of ${path.split('/').at(-1)} is of one that is scaled to zero`, async () => {
    const query = 'watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';
    const watch = server.watch(`${path}?${query}`);
    const { type, object } = await watch.next();
    watch.close();
    assert.deepEqual([type, (object.spec as { replicas?: number }).replicas], ['BOOKMARK', 0]);
  });
