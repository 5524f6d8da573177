/** A test sees what clients asked its server, and fails with the difference where that is not what it expects. */
import assert, { AssertionError } from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startTestServer, TestMistake, type TestServer } from 'kindwright/test';
import { ask, watch } from './asking.js';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(() => {
  server.heal();
  server.requests.clear();
});

const MAPS = '/api/v1/namespaces/default/configmaps';
const map = (name: string, text = name): object => ({ metadata: { name }, data: { text } });

/** The lines of a failure. */
const failure = (expectation: () => unknown): string[] => {
  try {
    expectation();
  } catch (error) {
    assert.ok(error instanceof AssertionError, String(error));
    return error.message.split('\n');
  }
  return [];
};

test('requests tell who asked what, in which order, and what came of it', async () => {
  await ask(server, 'POST', MAPS, { body: map('a'), headers: { 'User-Agent': 'shop/1' } });
  await ask(server, 'GET', `${MAPS}/b?pretty=1`, { headers: { 'Impersonate-User': 'ann' } });
  await ask(server, 'GET', '/version', { headers: { Authorization: 'Bearer wrong' } });
  await server.request('GET', MAPS);
  const [created, refused, unknown, ...others] = server.requests.all();
  assert.deepEqual(others, []);
  assert.ok(created !== undefined && refused !== undefined && unknown !== undefined);
  const { verb, group, resource, namespace, name, user, userAgent, status, body, method, url } = created;
  assert.deepEqual([verb, group, resource, namespace, name], ['create', '', 'configmaps', 'default', '']);
  assert.deepEqual([user, userAgent, status, method, url], ['admin', 'shop/1', 201, 'POST', MAPS]);
  assert.deepEqual(body, map('a'));
  assert.deepEqual([refused.user, refused.status, refused.path], ['ann', 403, `${MAPS}/b`]);
  assert.deepEqual([unknown.user, unknown.status, unknown.verb], ['', 401, 'get']);
  assert.deepEqual(
    server.requests.all({ resource: 'configmaps' }).map(({ number }) => number),
    [created.number, created.number + 1],
  );
});

test('bodies are kept as they were meant, unless they are long', async () => {
  const yaml = { 'Content-Type': 'application/apply-patch+yaml' };
  await ask(server, 'PATCH', `${MAPS}/applied?fieldManager=shop`, { body: map('applied'), headers: yaml });
  assert.equal(server.requests.all({ verb: 'patch', body: { data: { text: 'applied' } } }).length, 1);
  assert.deepEqual(server.requests.all({ body: { data: { text: 'other' } } }), []);
  await ask(server, 'POST', MAPS, { body: map('long', 'x'.repeat(200_000)) });
  const [long] = server.requests.all({ verb: 'create' });
  assert.deepEqual([long?.status, long?.body], [201, undefined]);
  const packed = gzipSync(JSON.stringify(map('packed')));
  await fetchPacked(packed);
  assert.equal(server.requests.all({ body: { metadata: { name: 'packed' } }, status: 201 }).length, 1);
});

const fetchPacked = (packed: Buffer): Promise<unknown> =>
  ask(server, 'POST', MAPS, { bytes: packed, headers: { 'Content-Encoding': 'gzip' } });

test('what came in another order, or not at all, is shown line by line', async () => {
  await ask(server, 'GET', `${MAPS}/absent`);
  await ask(server, 'POST', MAPS, { body: map('ordered') });
  server.conflict({ times: 1 });
  await ask(server, 'PATCH', `${MAPS}/ordered`, { body: { data: {} } });
  const { requests } = server;
  requests.assertInOrder([
    { verb: 'get', status: 404 },
    { verb: 'patch', name: 'ordered', status: 409 },
  ]);
  assert.deepEqual(
    failure(() => requests.assertInOrder([{ verb: 'patch' }, { verb: 'create', resource: 'configmaps' }])),
    [
      'the requests did not come in this order (- expected, + came):',
      '- patch *',
      '+ get configmaps default/absent by admin → 404',
      '  create configmaps default by admin → 201',
      '+ patch configmaps default/ordered by admin → 409 (conflict)',
    ],
  );
  requests.assertExactly([{ verb: 'create' }, { verb: 'patch' }], { verb: ['create', 'patch'] });
  assert.deepEqual(
    failure(() => requests.assertExactly([{ verb: 'get', name: /^abs/ }, { verb: 'update', body: { data: {} } }, { verb: 'patch' }])),
    [
      'the requests are not the expected ones (- expected, + came):',
      '  get configmaps default/absent by admin → 404',
      '- update *, body {"data":{}}',
      '+ create configmaps default by admin → 201',
      '  patch configmaps default/ordered by admin → 409 (conflict)',
    ],
  );
  requests.assertNone({ verb: 'delete' });
  assert.deepEqual(
    failure(() => requests.assertNone({ resource: 'configmaps', status: [404, 409] })),
    [
      'no request was expected that is * configmaps, status [404,409], and 2 came:',
      '+ get configmaps default/absent by admin → 404',
      '+ patch configmaps default/ordered by admin → 409 (conflict)',
    ],
  );
});

test('of many requests those around the difference are shown', async () => {
  for (let n = 0; n < 20; n++) await ask(server, 'GET', n === 10 ? '/readyz' : '/livez');
  const expected = Array.from({ length: 20 }, () => ({ path: '/livez' }));
  const lines = failure(() => server.requests.assertExactly(expected));
  assert.deepEqual(lines.slice(1, 3), ['  … 7 more', '  get /livez by admin → 200']);
  assert.ok(lines.includes('+ get /readyz by admin → 200'));
  assert.ok(lines.includes('- * *, path "/livez"'));
  assert.ok(lines.length < 16, lines.join('\n'));
});

test('a request that has not come yet is waited for, also one that never comes', async () => {
  const { requests } = server;
  const waiting = requests.waitFor({ verb: 'create', resource: 'configmaps' }, { count: 2 });
  await ask(server, 'POST', MAPS, { body: map('first') });
  await ask(server, 'POST', MAPS, { body: map('second') });
  assert.deepEqual(
    (await waiting).map(({ body }) => body),
    [map('first'), map('second')],
  );
  const [early] = await requests.waitFor({ body: map('first') as { data: { text: string } } });
  assert.equal(early?.status, 201);
  await assert.rejects(requests.waitFor({ verb: 'delete' }, { within: '20ms' }), (error: unknown) => {
    assert.ok(error instanceof AssertionError);
    assert.deepEqual(error.message.split('\n'), [
      'a request did not come within 20 ms: delete *',
      'These came:',
      '  create configmaps default by admin → 201',
      '  create configmaps default by admin → 201',
    ]);
    return true;
  });
});

test('open watches and broken connections are told apart from answers', async () => {
  await watch(server, `${MAPS}?watch=1`);
  server.fail({ path: '/version', by: 'reset' });
  await assert.rejects(ask(server, 'GET', '/version'));
  assert.deepEqual(
    server.requests.all().map(({ verb, status, fault }) => [verb, status, fault]),
    [
      ['watch', 200, undefined],
      ['get', 0, 'fail'],
    ],
  );
});

test('the oldest requests go where there are many, and a failure says so', async () => {
  const { requests } = server;
  for (let n = 0; n < 190; n++) await ask(server, 'POST', `${MAPS}?dryRun=All`, { body: map(`dry-${n}`, 'x'.repeat(100_000)) });
  const kept = requests.all();
  assert.ok(kept.length > 100 && kept.length < 180, String(kept.length));
  assert.equal(kept.at(-1)?.number, (kept[0]?.number ?? 0) + kept.length - 1);
  const lines = failure(() => requests.assertExactly([{ verb: 'delete' }]));
  assert.match(lines.at(-1) ?? '', /^\d+ older requests are no longer kept; requests\.clear\(\) begins anew\.$/);
});

test('words that mean nothing are mistakes of the test', () => {
  assert.throws(() => server.requests.all({ resource: 'configmap' }), TestMistake);
  assert.throws(
    () => server.requests.assertNone({ verbs: 'get' } as object),
    /requests.assertNone has no option "verbs"; did you mean verb\?/,
  );
});
