/** The watchdog: an event loop that stands still is told of with its stack and its cause, and counted. */
import assert from 'node:assert/strict';
import { url as inspectorAddress } from 'node:inspector';
import { after, before, test } from 'node:test';
import { getHeapStatistics } from 'node:v8';
import type { AdmissionPlugin } from '../../runtime/admission/chain.js';
import { defineController } from '../../runtime/controllers/framework/reconciler.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import type { LogEntry } from '../../runtime/observe/operator-log.js';
import { Watchdog } from '../../runtime/observe/watchdog/watchdog.js';
import { processorTime } from '../support/programs/processor-time.js';
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const STALL_MS = 1600;

/** It works as long, however long that takes: who watches finds it at work on a busy machine as well. */
function standStill(): number {
  let turns = 0;
  for (const worked = processorTime(); worked() < STALL_MS; turns += 1);
  return turns;
}

const hostile: AdmissionPlugin = {
  name: 'Hostile',
  admit: ({ name }) => {
    if (name === 'slow') standStill();
  },
};

const greedy = defineController({
  name: 'greedy',
  watches: ['secrets'],
  async reconcile({ name }) {
    if (name === 'heavy') standStill();
  },
});

const told: LogEntry[] = [];
const stalls: number[] = [];
let server: TestServer;
let watchdog: Watchdog;

before(async () => {
  server = await TestServer.start({ admission: [() => hostile], controllers: [systemNamespaces, greedy] });
  const { marks } = server.server.environment;
  watchdog = new Watchdog({
    log: (_, entry) => {
      if (entry !== undefined) told.push(entry);
    },
    form: { json: false, worker: undefined },
    work: () => marks.current?.describe() ?? '',
    beat: () => {
      marks.current = undefined;
    },
    stalled: (seconds) => stalls.push(seconds),
  });
});
after(async () => {
  await watchdog.stop();
  await server.close();
});

const next = async (): Promise<LogEntry['fields']> => {
  const count = told.length;
  return (
    (
      await eventually(
        async () => told[count],
        (entry) => entry !== undefined,
      )
    )?.fields ?? {}
  );
};

test('a request that takes the loop is told of by its user, verb and path, without what may be a secret', async () => {
  const stall = next();
  await server.ask(`${MAPS}?fieldManager=me&token=hidden-word`, { method: 'POST', body: { metadata: { name: 'slow' } } });
  const { work, stack, for: took } = await stall;
  assert.equal(work, `request of "admin": create ${MAPS}?fieldManager=me&token=***`);
  assert.match(String(stack), /\bstandStill \(.*watchdog\.test\.js:\d+\) < .*admit/);
  assert.ok(Number.parseInt(String(took), 10) >= 1000, String(took));
  assert.equal(stalls.length, 1);
  assert.ok((stalls[0] ?? 0) >= 1);
});

test('a controller is told of by its name and the key', async () => {
  const stall = next();
  await server.create('/api/v1/namespaces/default/secrets', { metadata: { name: 'heavy' } });
  const { work, stack } = await stall;
  assert.equal(work, 'controller greedy: default/heavy');
  assert.match(String(stack), /\bstandStill \(/);
});

test('no port is opened to look at the stack', () => assert.equal(inspectorAddress(), undefined));

test('a loop that goes on is not told of', async () => {
  const [before, until] = [told.length, performance.now() + 1200];
  await eventually(
    () => server.ask('/livez'),
    () => performance.now() > until,
  );
  assert.equal(told.length, before);
});

test('a server of a program watches over its process where it is asked to, and no longer than it is open', async () => {
  const lines: LogEntry[] = [];
  const listeners = process.listenerCount('kindwright:work');
  const quiet = await TestServer.start({ controllers: [systemNamespaces] });
  assert.equal(process.listenerCount('kindwright:work'), listeners, 'off by default');
  await quiet.close();
  const own = await TestServer.start({
    admission: [() => hostile],
    controllers: [systemNamespaces],
    watchdog: true,
    log: (_, entry) => {
      if (entry !== undefined) lines.push(entry);
    },
  });
  await eventually(
    () => process.listenerCount('kindwright:work'),
    (count) => count === listeners + 1,
  );
  await own.create(MAPS, { metadata: { name: 'slow' } });
  await eventually(
    () => lines.map(({ message }) => message),
    (messages) => messages.includes('Event loop stood still'),
  );
  assert.match((await own.ask('/metrics')).text, /^process_event_loop_stalls_total 1$/m);
  await own.close();
  assert.equal(process.listenerCount('kindwright:work'), listeners);
});

test('the limit of the heap is shown', async () => {
  const limit = /^process_heap_limit_bytes (\S+)$/m.exec((await server.ask('/metrics')).text)?.[1];
  assert.equal(Number(limit), getHeapStatistics().heap_size_limit);
});
