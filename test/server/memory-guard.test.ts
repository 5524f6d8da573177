/** Memory that runs short: who comes is told to come back, what must go on goes on, and all are taken again once there is room. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getHeapStatistics } from 'node:v8';
import { MemoryGuard, type MemoryReading, newObjectsLimit, processMemory } from '../../runtime/server/lifecycle/memory-guard.js';
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

const GB = 1024 ** 3;
const reading = (heap: number, outside = 0): MemoryReading => ({
  heap: heap * GB,
  heapLimit: 2 * GB,
  outside: outside * GB,
  memory: 4 * GB,
});
const MAPS = '/api/v1/namespaces/default/configmaps';

let taken = reading(0.2);
const log: string[] = [];
let server: TestServer;
before(async () => {
  server = await TestServer.start({ memory: () => taken, log: (line) => log.push(line) });
});
after(() => server.close());

const statusFor = async (token: string, path: string): Promise<number> => (await server.ask(path, { token })).status;

test('requests are refused with 429 and a time to come back, but for health, watches and superusers', async () => {
  assert.equal(await statusFor('ann', MAPS), 200);
  taken = reading(1.9);
  const refused = await eventually(
    () => server.ask(MAPS, { token: 'ann' }),
    ({ status }) => status !== 200,
  );
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) >= 1);
  assert.equal((await server.ask(MAPS, { method: 'POST', token: 'ann', body: { metadata: { name: 'a' } } })).status, 429);
  for (const path of ['/livez', '/readyz', '/version']) assert.equal(await statusFor('ann', path), 200, path);
  assert.equal(await statusFor('ann', `${MAPS}?watch=true&timeoutSeconds=1`), 200);
  assert.equal(await statusFor('admin', MAPS), 200);
  assert.match(log.at(-1) ?? '', /^Memory is short: requests are told to come back heap="1946MB" heapLimit="2048MB"/);
  const { text } = await server.ask('/metrics');
  assert.ok(Number(/^apiserver_memory_refused_requests_total (\d+)$/m.exec(text)?.[1]) >= 2);
  taken = reading(0.5);
  await eventually(
    () => statusFor('ann', MAPS),
    (status) => status === 200,
  );
  assert.match(log.at(-1) ?? '', /^There is memory for requests again/);
});

/** A guard over readings that a collection changes; `at` is its time in milliseconds. */
function guarded(before: MemoryReading, collected: MemoryReading) {
  let [now, collections, current] = [0, 0, before];
  const guard = new MemoryGuard({
    read: () => current,
    collect: () => {
      collections += 1;
      current = collected;
    },
    changed: () => undefined,
    now: () => now,
    forNewObjects: async () => 192 * 1024 ** 2,
  });
  return {
    look: async (at: number, next = current): Promise<boolean> => {
      now = at;
      current = next;
      await guard.look();
      return guard.full;
    },
    collections: () => collections,
  };
}

test('what nobody needs any more is collected before anybody is refused', async () => {
  const guard = guarded(reading(1.9), reading(0.3));
  assert.equal(await guard.look(0), false);
  assert.equal(guard.collections(), 1);
});

test('memory is collected at most every ten seconds, also while all are refused', async () => {
  const guard = guarded(reading(1.9), reading(1.85));
  assert.equal(await guard.look(0), true);
  for (const at of [250, 5000, 9999]) assert.equal(await guard.look(at), true);
  assert.equal(guard.collections(), 1);
  assert.equal(await guard.look(10_001), true);
  assert.equal(guard.collections(), 2);
  // A little room is not enough to begin again.
  assert.equal(await guard.look(21_000, reading(1.5)), true);
  assert.equal(await guard.look(22_000, reading(1.4)), false);
});

test('buffers outside of the heap count against the memory of the machine or container', async () => {
  assert.equal(await guarded(reading(0.5, 3.2), reading(0.5, 3.2)).look(0), true);
  assert.equal(await guarded(reading(0.5, 2), reading(0.5, 2)).look(0), false);
});

test('a process knows how much its heap may take, and what the machine has', () => {
  const { heap, heapLimit, memory } = processMemory(8 * GB)();
  assert.ok(heap > 0 && heapLimit > heap);
  assert.ok(memory > 0 && memory <= 8 * GB);
});

test('what new objects may take is a part of the limit of the heap', async () => {
  const bytes = await newObjectsLimit();
  assert.ok(bytes >= 16 * 1024 ** 2 && bytes <= 256 * 1024 ** 2, String(bytes));
  assert.ok(bytes < getHeapStatistics().heap_size_limit);
});
