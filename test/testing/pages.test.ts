/** Tests in any language have a test server misbehave over HTTP, by pages that no other server has. */
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { createServer } from 'kindwright';
import { catalogue } from 'kindwright/kubernetes';
import { startTestServer, type TestServer } from 'kindwright/test';
import { type Answer, ask, watch } from './asking.js';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());
afterEach(async () => {
  await tell('DELETE', 'faults');
  await tell('DELETE', 'requests');
});

const MAPS = '/api/v1/namespaces/default/configmaps';
const map = (name: string): object => ({ metadata: { name }, data: { text: name } });
const tell = (method: string, page: string, body?: object): Promise<Answer> =>
  ask(server, method, `/test/${page}`, { ...(body && { body }) });

test('faults are made, counted and lifted', async () => {
  const { body, status } = await tell('POST', 'fail', { verb: 'list', resource: 'configmaps', status: 503 });
  assert.deepEqual([status, Object.keys(body)], [200, ['fault']]);
  assert.equal((await ask(server, 'GET', MAPS)).status, 503);
  assert.deepEqual((await tell('GET', `faults/${body.fault}`)).body, { hits: 1 });
  await tell('DELETE', `faults/${body.fault}`);
  assert.equal((await ask(server, 'GET', MAPS)).status, 200);
  assert.equal((await tell('GET', `faults/${body.fault}`)).status, 404);

  await tell('POST', 'slow', { path: '/version', by: '100ms', times: 1 });
  const since = performance.now();
  await ask(server, 'GET', '/version');
  assert.ok(performance.now() - since >= 95);
  await tell('POST', 'conflict', { times: 1 });
  assert.equal((await ask(server, 'PATCH', `${MAPS}/kube-root-ca.crt`, { body: {} })).status, 409);

  const open = await watch(server, `${MAPS}?watch=1`);
  assert.deepEqual((await tell('POST', 'drop-watches', {})).body, { dropped: 1 });
  assert.equal(await open.over, 'ended');
  await tell('POST', 'partition');
  await assert.rejects(ask(server, 'GET', '/version'));
  await tell('DELETE', 'faults');
  assert.equal((await ask(server, 'GET', '/version')).status, 200);
});

test('history expires', async () => {
  const { body } = await ask(server, 'GET', MAPS);
  await tell('POST', 'expire-history');
  const resumed = await watch(server, `${MAPS}?watch=1&resourceVersion=${body.metadata.resourceVersion}`);
  await resumed.over;
  assert.equal(resumed.events[0]?.object.code, 410);
});

test('requests are told, and held to what is expected of them', async () => {
  const waiting = tell('POST', 'requests/wait-for', { match: { verb: 'create' }, within: '10s' });
  await ask(server, 'POST', MAPS, { body: map('told') });
  assert.equal((await waiting).body.items[0].body.data.text, 'told');
  await ask(server, 'GET', `${MAPS}/told`);
  const { body } = await tell('GET', 'requests?verb=get&resource=configmaps');
  assert.deepEqual(
    body.items.map(({ verb, name, status }: Record<string, unknown>) => [verb, name, status]),
    [['get', 'told', 200]],
  );
  const expected = [{ verb: 'create', body: { data: { text: 'told' } } }, { verb: 'get' }];
  assert.equal((await tell('POST', 'requests/assert-exactly', { expected })).status, 200);
  assert.equal((await tell('POST', 'requests/assert-in-order', { expected })).status, 200);
  assert.equal((await tell('POST', 'requests/assert-none', { verb: 'delete' })).status, 200);
  const failed = await tell('POST', 'requests/assert-exactly', { expected: [{ verb: 'get' }], of: { resource: 'configmaps' } });
  assert.deepEqual([failed.status, failed.body.reason], [417, 'ExpectationFailed']);
  assert.deepEqual(failed.body.message.split('\n').slice(1), [
    '+ create configmaps default by admin → 201',
    '  get configmaps default/told by admin → 200',
  ]);
});

test('objects are brought back', async () => {
  await server.request('POST', MAPS, map('back'));
  const { body } = await tell('POST', 'snapshots');
  await server.request('DELETE', `${MAPS}/back`);
  await tell('POST', `snapshots/${body.snapshot}/restore`);
  assert.equal((await ask(server, 'GET', `${MAPS}/back`)).status, 200);
  assert.equal((await tell('POST', 'snapshots/99/restore')).body.message, 'there is no snapshot "99"');
});

test('mistakes are told, and callers who may not do it are refused', async () => {
  const mistaken: readonly [string, object | undefined, string][] = [
    ['fail', { resource: 'podz' }, 'fail: the server has no resource "podz"; did you mean pods?'],
    ['slow', {}, 'slow: by is a time such as "1h30m" or "250ms", or a number of milliseconds, and not ""'],
    ['fail', { name: { like: 'x' } }, 'fail: name is a text, a regular expression, or a list of them'],
    ['requests/assert-exactly', { expect: [] }, '/test/requests/assert-exactly has no option "expect"; did you mean expected?'],
    ['requests/assert-in-order', {}, 'expected is a list of objects, each of which says of a request what must be so'],
  ];
  for (const [page, body, message] of mistaken) {
    const answer = await tell('POST', page, body);
    assert.deepEqual([answer.status, answer.body.reason, answer.body.message], [400, 'BadRequest', message]);
  }
  const headers = { 'Impersonate-User': 'ann' };
  assert.equal((await ask(server, 'POST', '/test/fail', { headers })).status, 403);
});

test('a server that is none of tests has none of it', async () => {
  const other = await createServer({ catalogue, storage: 'memory', dataDir: '', securePort: 0 });
  try {
    await other.listen();
    await other.ready();
    assert.equal((await ask(other, 'POST', '/test/fail')).status, 404);
    const { body } = await ask(server, 'GET', '/');
    assert.ok(body.paths.includes('/version') && !body.paths.some((path: string) => path.startsWith('/test')));
  } finally {
    await other.close();
  }
});
