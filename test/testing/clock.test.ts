/** A test moves its server's time on, and all that time has an end for ends. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestServer, TestMistake, type TestServer } from 'kindwright/test';
import { MovableClock } from '../../runtime/testing/movable-clock.js';
import { MovedClock } from '../support/clock.js';
import { eventually, until } from '../support/until.js';
import { ask, watch } from './asking.js';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const DEFAULT = '/api/v1/namespaces/default';
const gone = (path: string) =>
  eventually(
    () => ask(server, 'GET', path),
    ({ status }) => status === 404,
  );

test('events go when their hour is over, and watches are told', async () => {
  const event = { metadata: { name: 'told' }, involvedObject: { kind: 'Pod', name: 'web', namespace: 'default' } };
  await server.request('POST', `${DEFAULT}/events`, event);
  const watching = await watch(server, `${DEFAULT}/events?watch=1&fieldSelector=metadata.name=told`);
  await server.clock.advance('59m');
  assert.equal((await ask(server, 'GET', `${DEFAULT}/events/told`)).status, 200);
  await server.clock.advance('2m');
  await gone(`${DEFAULT}/events/told`);
  await until(() => watching.events.length === 2);
  assert.deepEqual(
    watching.events.map(({ type }) => type),
    ['ADDED', 'DELETED'],
  );
});

test('tokens expire, and new ones are of the new time', async () => {
  const issue = async (): Promise<string> => {
    const { body } = await ask(server, 'POST', `${DEFAULT}/serviceaccounts/default/token`, { body: { spec: { expirationSeconds: 600 } } });
    return body.status.token;
  };
  const answered = async (token: string): Promise<number> =>
    (await ask(server, 'GET', '/api', { headers: { Authorization: `Bearer ${token}` } })).status;
  const token = await issue();
  assert.equal(await answered(token), 200);
  await server.clock.advance('9m');
  assert.equal(await answered(token), 200);
  await server.clock.advance('3m');
  assert.equal(await answered(token), 401);
  assert.equal(await answered(await issue()), 200);
});

test('finished jobs go after the time that they say', async () => {
  const jobs = '/apis/batch/v1/namespaces/default/jobs';
  const template = { spec: { restartPolicy: 'Never', containers: [{ name: 'main', image: 'main:1' }] } };
  await server.request('POST', jobs, { metadata: { name: 'done' }, spec: { ttlSecondsAfterFinished: 3600, template } });
  const now = `${new Date(server.clock.now()).toISOString().slice(0, 19)}Z`;
  const of = (type: string) => ({ type, status: 'True', lastTransitionTime: now });
  const status = { startTime: now, completionTime: now, conditions: [of('SuccessCriteriaMet'), of('Complete')], succeeded: 1 };
  const { status: written, body } = await server.request('PATCH', `${jobs}/done/status`, { status });
  assert.equal(written, 200, JSON.stringify(body));
  await server.clock.advance('59m');
  assert.equal((await ask(server, 'GET', `${jobs}/done`)).status, 200);
  await server.clock.advance('2m');
  await gone(`${jobs}/done`);
});

test('what is written, and how old it is, is told by the time that was moved', async () => {
  await server.request('POST', `${DEFAULT}/configmaps`, { metadata: { name: 'aged', finalizers: ['example.com/held'] } });
  await server.clock.advance('3h');
  const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
  const { body: table } = await ask(server, 'GET', `${DEFAULT}/configmaps/aged`, { headers: { Accept } });
  assert.deepEqual(table.rows[0].cells, ['aged', 0, '3h']);
  await server.request('PATCH', `${DEFAULT}/configmaps/aged`, { data: { of: 'later' } });
  await server.request('DELETE', `${DEFAULT}/configmaps/aged`);
  const { body } = await ask(server, 'GET', `${DEFAULT}/configmaps/aged`);
  const { creationTimestamp, deletionTimestamp, managedFields } = body.metadata;
  for (const time of [deletionTimestamp, managedFields.at(-1).time])
    assert.ok(Math.abs(Date.parse(time) - Date.parse(creationTimestamp) - 3 * 3_600_000) < 60_000, `${time} ${creationTimestamp}`);
  await server.request('PATCH', `${DEFAULT}/configmaps/aged`, { metadata: { finalizers: null } });
});

test('over HTTP, too', async () => {
  const { body: before } = await ask(server, 'GET', '/test/clock');
  const { body: moved } = await ask(server, 'POST', '/test/clock/advance', { body: { by: '10h' } });
  const hours = (Date.parse(moved.now) - Date.parse(before.now)) / 3_600_000;
  assert.ok(hours >= 10 && hours < 10.1, String(hours));
  const mistaken = await ask(server, 'POST', '/test/clock/advance', { body: { by: 'an hour' } });
  assert.match(mistaken.body.message, /^advance: by is a time such as "1h30m"/);
  await assert.rejects(server.clock.advance('-1h'), TestMistake);
});

test('what is due on the way is done at its time, in its order, and once', async () => {
  const [below, done]: [MovedClock, string[]] = [new MovedClock(0), []];
  const clock = new MovableClock(below);
  const minute = 60_000;
  const note = (name: string) => () => void done.push(`${name} ${clock.now() / minute}`);
  clock.after(30 * minute, note('half'));
  clock.after(90 * minute, note('later'));
  const every = (): unknown =>
    clock.after(20 * minute, () => {
      note('often')();
      every();
    });
  every();
  clock.after(10 * minute, () => unwanted.cancel());
  const unwanted = clock.after(15 * minute, note('unwanted'));
  await clock.advance('1h');
  assert.deepEqual(done, ['often 20', 'half 30', 'often 40', 'often 60']);
  assert.equal(clock.now(), 60 * minute);
  below.advance(30 * minute);
  assert.deepEqual(done.slice(4), ['often 80', 'later 90']);
});

test('something that is due all the time does not keep the clock from moving', async () => {
  const clock = new MovableClock(new MovedClock(0));
  let times = 0;
  const again = (): unknown =>
    clock.after(1, () => {
      times += 1;
      again();
    });
  again();
  await clock.advance('24h');
  assert.equal(clock.now(), 86_400_000);
  assert.ok(times >= 20_000 && times < 20_010, String(times));
});
