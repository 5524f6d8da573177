/** Events go by themselves after the time that --event-ttl gives, and nothing else does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { TestServer } from '../support/server.js';

const EVENTS = '/api/v1/namespaces/default/events';

for (const storage of ['memory', 'sqlite'] as const)
  test(`in ${storage} an event goes when its time is over`, async () => {
    const folder = freshFolder();
    const server = await TestServer.start({ storage, dataDir: folder, eventTtl: '100ms' });
    try {
      await server.create('/api/v1/namespaces/default/configmaps', { metadata: { name: 'stays' } });
      const watch = server.watch(`${EVENTS}?watch=true`);
      const involvedObject = { kind: 'Pod', name: 'p', namespace: 'default' };
      assert.equal((await server.create(EVENTS, { metadata: { name: 'goes' }, involvedObject })).status, 201);
      assert.equal((await watch.next()).type, 'ADDED');
      const last = await watch.next();
      assert.equal(last.type, 'DELETED');
      assert.deepEqual(last.object.involvedObject, involvedObject);
      watch.close();
      assert.equal((await server.ask(`${EVENTS}/goes`)).status, 404);
      assert.equal((await server.ask('/api/v1/namespaces/default/configmaps/stays')).status, 200);
    } finally {
      await server.close();
      removeFolder(folder);
    }
  });

test('events last an hour unless told otherwise', async () => {
  const server = await TestServer.start();
  const seconds = server.server.environment.settings.seconds('event-ttl');
  await server.close();
  assert.equal(seconds, 3600);
});
