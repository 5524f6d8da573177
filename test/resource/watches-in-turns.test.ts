/** Many watches whose selectors ask for much: what one write makes the event loop do does not grow with them. */
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { JsonPresentation } from '../../runtime/resource/presentations/presentation.js';
import { type FrameSink, Watch } from '../../runtime/resource/watch.js';
import { listOptions } from '../../runtime/resource/writes/options.js';
import { longestTurn } from '../support/programs/longest-turn.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';

/** Milliseconds of processor time. */
const TURN_MS = 100;
const WATCHES = 1000;
const TERMS = 400;
const PLACE = '/api/v1/namespaces/default/configmaps';

/** Takes frames, and notes what they say of objects that tests make. */
class Sink implements FrameSink {
  readonly full = false;
  readonly seen: string[] = [];
  ended = false;

  write(frame: Buffer): void {
    const { type, object } = JSON.parse(frame.toString()) as {
      type: string;
      object: { metadata: { name: string }; data?: { at?: string } };
    };
    // The server makes some of its own.
    if (object.metadata.name.startsWith('kube-')) return;
    this.seen.push(`${type} ${object.metadata.name} ${object.data?.at ?? ''}`);
  }

  drained(): Promise<boolean> {
    return new Promise((resolve) => setImmediate(() => resolve(!this.ended)));
  }

  end(): void {
    this.ended = true;
  }
}

let server: TestServer;
const watches: Watch[] = [];
before(async () => {
  server = await TestServer.start();
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
});
after(() => server.close());

async function watching(labelSelector: string): Promise<Sink> {
  const resource = server.server.registry.byId('configmaps');
  const version = resource.forms.version('v1');
  await resource.ready(version);
  const watch = await Watch.prepare({
    resource,
    version,
    namespace: 'default',
    options: listOptions(new URLSearchParams({ watch: 'true', labelSelector, resourceVersion: String(resource.cache.revision) })),
    presentation: new JsonPresentation(resource, version),
  });
  watches.push(watch);
  const sink = new Sink();
  await watch.start(sink);
  return sink;
}

/** Labels that each selector below has to look at all of. */
const labels = Object.fromEntries(Array.from({ length: TERMS }, (_, i) => [`key-${i}`, 'v']));
const terms = (i: number): string => Array.from({ length: TERMS }, (_, n) => `key-${n} notin (a${i})`).join(',');

const write = async (name: string, at: string): Promise<void> => {
  const object = { metadata: { name, labels }, data: { at } };
  const { status } =
    at === '0' ? await server.create(PLACE, object) : await server.ask(`${PLACE}/${name}`, { method: 'PUT', body: object });
  assert.ok(status < 300, String(status));
};

test('no turn of the loop takes long after a write, each watch is told of every event, and in order', async () => {
  const sinks: Sink[] = [];
  for (let i = 0; i < WATCHES; i += 1) sinks.push(await watching(terms(i)));
  // Code is slow at first.
  await write('warm', '0');
  await until(() => sinks.every(({ seen }) => seen.length === 1));
  const told = ['ADDED warm 0'];
  const longest = await longestTurn(TURN_MS, async (before) => {
    for (const at of ['0', '1', '2', '3']) await write(`a${before}`, at);
    told.push(...['ADDED', 'MODIFIED', 'MODIFIED', 'MODIFIED'].map((type, at) => `${type} a${before} ${at}`));
    await until(() => sinks.every(({ seen }) => seen.length === told.length));
  });
  assert.ok(longest < TURN_MS, `${longest.toFixed(0)} ms`);
  for (const { seen } of sinks) assert.deepEqual(seen, told);
});

test('a watch that ends while it waits for its turn is told of nothing more, and the others go on', async () => {
  const sinks: Sink[] = [];
  for (let i = 0; i < 400; i += 1) sinks.push(await watching(terms(i)));
  await write('b', '0');
  const ended = watches.slice(200).map((watch, i) => {
    watch.stop();
    return sinks[200 + i]?.seen.length;
  });
  await write('b', '1');
  await until(() => sinks.slice(0, 200).every(({ seen }) => seen.length === 2));
  assert.deepEqual(
    sinks.slice(200).map(({ seen }) => seen.length),
    ended,
  );
});

test('a few watches are told before the write is answered', async () => {
  const sinks = await Promise.all(Array.from({ length: 10 }, (_, i) => watching(`key-${i}`)));
  await write('c', '0');
  assert.deepEqual(
    sinks.map(({ seen }) => seen),
    sinks.map(() => ['ADDED c 0']),
  );
});
