/** A test against a server of its own, in which the objects of some manifests exist. */
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { type Snapshot, startTestServer, type TestServer } from 'kindwright/test';

let server: TestServer;
let start: Snapshot;
before(async () => {
  server = await startTestServer({ load: 'manifests' });
  start = await server.snapshot();
});
afterEach(() => server.restore(start));
after(() => server.close());

test('a shop has its greeting', async () => {
  const { status, body } = await server.request('GET', '/api/v1/namespaces/shop/configmaps/greeting');
  assert.equal(status, 200);
  assert.deepEqual(body.data, { text: 'hello' });
});

test('a name is used once', async () => {
  const { status } = await server.request('POST', '/api/v1/namespaces', { metadata: { name: 'shop' } });
  assert.equal(status, 409);
});

test('what was deleted comes back', async () => {
  await server.request('DELETE', '/api/v1/namespaces/shop/configmaps/greeting');
  await server.restore(start);
  const { status } = await server.request('GET', '/api/v1/namespaces/shop/configmaps/greeting');
  assert.equal(status, 200);
});
