/** Requests in flight: reads and writes have room of their own, and who finds none is told to come back. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { gate } from '../support/gate.js';
import { type Ask, TestServer } from '../support/server.js';

const SECRETS = '/api/v1/namespaces/default/secrets';
const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
const secret = { metadata: { name: 'a' } };

let server: TestServer;

afterEach(() => server.close());

/** A server on which requests about secrets wait to be let go on; `begun` resolves with how one of them is. */
async function startServer(reading: number, mutating: number): Promise<() => Promise<() => void>> {
  const { authorizer, begun } = gate();
  server = await TestServer.start({
    enablePriorityAndFairness: false,
    maxRequestsInflight: reading,
    maxMutatingRequestsInflight: mutating,
    authorizer,
  });
  return begun;
}

const asAlice = (path: string, ask: Ask = {}): ReturnType<TestServer['ask']> => server.ask(path, { token: 'alice', ...ask });
const post = (body: unknown): Ask => ({ method: 'POST', body });

test('a second write beside one under way is 429; reads, and superusers, go on', async () => {
  const begun = await startServer(1, 1);
  const first = asAlice(SECRETS, post(secret));
  const goOn = await begun();
  const second = await asAlice(CONFIG_MAPS, post({ metadata: { name: 'x' } }));
  assert.equal(second.status, 429);
  assert.equal(second.headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(second.headers['retry-after'], '1');
  assert.equal(second.text, 'Too many requests, please try again later.\n');
  assert.equal((await asAlice(CONFIG_MAPS)).status, 200);
  assert.equal((await server.create(CONFIG_MAPS, { metadata: { name: 'y' } })).status, 201);
  goOn();
  assert.equal((await first).status, 201);
  assert.equal((await asAlice(CONFIG_MAPS, post({ metadata: { name: 'x' } }))).status, 201);
});

test('a read beside one under way is 429, also on paths outside of the resources', async () => {
  const begun = await startServer(1, 1);
  const first = asAlice(SECRETS);
  const goOn = await begun();
  for (const path of [CONFIG_MAPS, '/version', '/apis']) assert.equal((await asAlice(path)).status, 429, path);
  assert.equal((await asAlice(CONFIG_MAPS, post({ metadata: { name: 'x' } }))).status, 201);
  goOn();
  assert.equal((await first).status, 200);
  assert.equal((await asAlice('/apis')).status, 200);
});

test('a watch does not count against the limit', async () => {
  await startServer(1, 1);
  const watch = server.watch(`${CONFIG_MAPS}?watch=1`);
  assert.equal((await server.create(CONFIG_MAPS, { metadata: { name: 'x' } })).status, 201);
  await watch.next();
  assert.equal((await asAlice(CONFIG_MAPS)).status, 200);
  watch.close();
});

test('a request that was given up counts against the limit until its work is done', async () => {
  const begun = await startServer(1, 1);
  const first = await asAlice(`${SECRETS}?timeout=50ms`);
  assert.equal(first.status, 504);
  assert.equal((await asAlice(CONFIG_MAPS)).status, 429);
  (await begun())();
  assert.equal((await asAlice(CONFIG_MAPS)).status, 200);
});

test('0 sets no limit', async () => {
  const begun = await startServer(0, 0);
  const asked = [asAlice(SECRETS), asAlice(SECRETS), asAlice(SECRETS, post(secret)), asAlice(SECRETS, post(secret))];
  for (const _ of asked) (await begun())();
  assert.deepEqual((await Promise.all(asked)).map(({ status }) => status).sort(), [200, 200, 201, 409]);
});
