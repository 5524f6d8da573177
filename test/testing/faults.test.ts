/** A test server misbehaves where a test asks for it, for the requests that the test says, and for no others. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http2 from 'node:http2';
import { after, afterEach, before, test } from 'node:test';
import { startTestServer, TestMistake, type TestServer } from 'kindwright/test';
import { until } from '../support/until.js';
import { ask, watch } from './asking.js';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());
afterEach(() => {
  server.heal();
  server.requests.clear();
});

const MAPS = '/api/v1/namespaces/default/configmaps';
const map = (name: string): object => ({ metadata: { name }, data: { text: name } });
const create = (name: string) => server.request('POST', MAPS, map(name));

test('requests fail by the status or the reason that is asked for, as often as that says', async () => {
  const fault = server.fail({ verb: 'list', resource: 'configmaps', status: 503, times: 2 });
  const refused = await ask(server, 'GET', MAPS);
  assert.equal(refused.status, 503);
  assert.deepEqual(
    [refused.body.kind, refused.body.reason, refused.body.message, refused.body.details],
    ['Status', 'ServiceUnavailable', 'the test has its server fail here', { kind: 'configmaps' }],
  );
  assert.equal((await ask(server, 'GET', '/api/v1/namespaces/default/secrets')).status, 200);
  assert.equal((await ask(server, 'GET', MAPS)).status, 503);
  assert.equal((await ask(server, 'GET', MAPS)).status, 200);
  assert.equal(fault.hits, 2);

  server.fail({ verb: 'create', reason: 'TooManyRequests', message: 'slow down', after: 1, times: 1 });
  const statuses: number[] = [];
  for (const name of ['a', 'b', 'c']) statuses.push((await ask(server, 'POST', MAPS, { body: map(name) })).status);
  assert.deepEqual(statuses, [201, 429, 201]);
});

test('clients that are told to come again are told when', async () => {
  server.fail({ reason: 'TooManyRequests' });
  const { headers, body } = await ask(server, 'GET', MAPS);
  assert.equal(headers['retry-after'], '1');
  assert.equal(body.details.retryAfterSeconds, 1);
  server.heal();
  server.fail({ status: 503, retryAfterSeconds: 7 });
  assert.equal((await ask(server, 'GET', MAPS)).headers['retry-after'], '7');
});

test('requests are told apart by verb, resource, namespace, name, caller and client', async () => {
  await create('web-1');
  const answered = async (path: string, headers?: Record<string, string>): Promise<number> =>
    (await ask(server, 'GET', path, { ...(headers && { headers }) })).status;
  server.fail({ name: 'web-*', status: 500 });
  assert.deepEqual([await answered(`${MAPS}/web-1`), await answered(`${MAPS}/db`)], [500, 404]);
  server.heal();
  server.fail({ resource: ['deployments.apps', 'pods/log'], status: 500 });
  const apps = '/apis/apps/v1/namespaces/default/deployments';
  const paths = [apps, `${apps}/x/scale`, '/api/v1/namespaces/default/pods/x/log', '/api/v1/pods'];
  assert.deepEqual(await Promise.all(paths.map((path) => answered(path))), [500, 404, 500, 200]);
  server.heal();
  server.fail({ user: /^system:serviceaccount:/, status: 500 });
  const asAccount = { 'Impersonate-User': 'system:serviceaccount:default:default' };
  assert.deepEqual([await answered('/version', asAccount), await answered('/version')], [500, 200]);
  server.heal();
  server.fail({ userAgent: 'old-client/*', path: '/version', status: 500 });
  assert.deepEqual([await answered('/version', { 'User-Agent': 'old-client/1' }), await answered('/version')], [500, 200]);
});

test('a connection breaks, before or after what was asked for is done', async () => {
  server.fail({ verb: 'create', by: 'reset', times: 1 });
  await assert.rejects(ask(server, 'POST', MAPS, { body: map('unmade') }));
  assert.equal((await server.request('GET', `${MAPS}/unmade`)).status, 404);
  server.fail({ verb: 'create', by: 'reset', applied: true, times: 1 });
  await assert.rejects(ask(server, 'POST', MAPS, { body: map('made') }));
  assert.equal((await server.request('GET', `${MAPS}/made`)).status, 200);
  assert.equal((await ask(server, 'POST', MAPS, { body: map('made') })).body.reason, 'AlreadyExists');
});

test('over HTTP/2 the connection breaks with all that it carries', async () => {
  const session = http2.connect(server.url, { ca: server.client.authority });
  const get = (path: string) => {
    const stream = session.request({ ':path': path, authorization: `Bearer ${server.client.token}` });
    stream.on('error', () => undefined);
    return stream;
  };
  const broken = once(session, 'close');
  session.on('error', () => undefined);
  const watching = get(`${MAPS}?watch=1`);
  await once(watching, 'response');
  server.fail({ path: '/version', by: 'reset', times: 1 });
  get('/version');
  await broken;
  assert.equal(watching.destroyed, true);
});

test('no answer comes until the client gives up, or the fault is lifted', async () => {
  const fault = server.fail({ path: '/version', by: 'timeout' });
  const asked = ask(server, 'GET', '/version');
  const outcome = asked.then(
    () => 'answered',
    () => 'broken',
  );
  await until(() => fault.hits === 1);
  assert.equal(await Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 50, 'silent'))]), 'silent');
  server.heal();
  assert.equal(await outcome, 'broken');
  server.fail({ path: '/version', by: 'timeout' });
  assert.equal((await ask(server, 'GET', '/version?timeout=100ms')).status, 504);
});

test('requests are slow by as much as is asked for', async () => {
  server.slow({ path: '/version', by: '150ms', times: 1 });
  const timed = async (): Promise<number> => {
    const since = performance.now();
    await ask(server, 'GET', '/version');
    return performance.now() - since;
  };
  assert.ok((await timed()) >= 145);
  const fault = server.slow({ path: '/version', by: '1h' });
  const waiting = ask(server, 'GET', '/version');
  await until(() => fault.hits === 1);
  fault.lift();
  assert.equal((await waiting).status, 200);
});

test('a write loses a race as one with an old resourceVersion does', async () => {
  await create('raced');
  server.conflict({ resource: 'configmaps', name: 'raced', times: 1 });
  const patch = () => ask(server, 'PATCH', `${MAPS}/raced`, { body: { data: { text: 'new' } } });
  const { status, body } = await patch();
  assert.equal(status, 409);
  const { body: real } = await ask(server, 'PUT', `${MAPS}/raced`, { body: { metadata: { name: 'raced', resourceVersion: '1' } } });
  assert.deepEqual(body, real);
  assert.equal((await patch()).status, 200);
});

test('watches are dropped, by their end or with their connections, and go on elsewhere', async () => {
  const [maps, secrets] = await Promise.all([watch(server, `${MAPS}?watch=1`), watch(server, '/api/v1/secrets?watch=1')]);
  assert.equal(server.dropWatches({ resource: 'configmaps' }), 1);
  assert.equal(await maps.over, 'ended');
  const again = await watch(server, `${MAPS}?watch=1`);
  await create('later');
  await until(() => again.events.some(({ object }) => object.metadata.name === 'later'));
  assert.equal(server.dropWatches({ by: 'reset' }), 2);
  assert.deepEqual(await Promise.all([again.over, secrets.over]), ['broken', 'broken']);
});

test('whoever resumes after history expired gets 410, and open watches go on', async () => {
  const { body: list } = await ask(server, 'GET', `${MAPS}?limit=1`);
  const open = await watch(server, `${MAPS}?watch=1&resourceVersion=${list.metadata.resourceVersion}`);
  await server.expireHistory();
  const resumed = await watch(server, `${MAPS}?watch=1&resourceVersion=${list.metadata.resourceVersion}`);
  await until(() => resumed.events.length > 0);
  assert.deepEqual([resumed.events[0]?.type, resumed.events[0]?.object.code], ['ERROR', 410]);
  const rest = await ask(server, 'GET', `${MAPS}?limit=1&continue=${list.metadata.continue}`);
  assert.deepEqual([rest.status, rest.body.reason], [410, 'Expired']);
  const { body: anew } = await ask(server, 'GET', MAPS);
  const fresh = await watch(server, `${MAPS}?watch=1&resourceVersion=${anew.metadata.resourceVersion}`);
  await create('after-history');
  await until(() => [open, fresh].every(({ events }) => events.some(({ object }) => object.metadata.name === 'after-history')));
  assert.ok(fresh.events.every(({ type }) => type === 'ADDED'));
});

test('clients are cut off while the test goes on, and find what has changed once they are back', async () => {
  const before = await watch(server, `${MAPS}?watch=1`);
  const cut = server.partition();
  assert.equal(await before.over, 'broken');
  await assert.rejects(ask(server, 'GET', MAPS));
  await create('meanwhile');
  cut.lift();
  assert.equal((await ask(server, 'GET', `${MAPS}/meanwhile`)).status, 200);
});

test('what means nothing is told, with what was meant', () => {
  const mistakes: readonly [() => unknown, RegExp][] = [
    [() => server.fail({ verb: 'creat' }), /^fail: there is no verb "creat"; did you mean create\?$/],
    [() => server.fail({ resource: 'podz' }), /^fail: the server has no resource "podz"; did you mean pods\?$/],
    [() => server.slow({ resource: 'deployment.apps', by: '1s' }), /^slow: .* "deployment" in apps; did you mean deployments\?$/],
    [() => server.fail({ reason: 'Conflcit' }), /^fail: there is no reason "Conflcit"; did you mean Conflict\?/],
    [() => server.fail({ status: 200 }), /^fail: status is a number from 400 to 599, and not 200$/],
    [() => server.fail({ times: -1 }), /^fail: times is a whole number that is not negative, and not -1$/],
    [() => server.fail({ by: 'reset', status: 500 }), /^fail: where no answer comes, by "reset", it has no status, reason or message$/],
    [() => server.slow({ by: '2 seconds' }), /^slow: by is a time such as "1h30m" or "250ms", .* and not "2 seconds"$/],
    [() => server.conflict({ nmae: 'x' } as object), /^conflict has no option "nmae"; did you mean name\?$/],
  ];
  for (const [mistaken, message] of mistakes)
    assert.throws(mistaken, (error: unknown) => error instanceof TestMistake && message.test(error.message), String(message));
});
