/** Watches that nothing is missed of and nothing is told twice by, whatever breaks; informers and waiting above them. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { configmaps } from '../../generated/core/v1/client.js';
import type { ConfigMap } from '../../generated/core/v1/types.js';
import { ApiError, type Client, connect, type WatchEvent } from '../../runtime/api-client/index.js';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { until } from '../support/until.js';
import { DisturbedFetch, expired } from './disturbed.js';

const kinds = { configmaps };

let server: TestServer;
let disturbed: DisturbedFetch;
let client: Client<typeof kinds>;
let stop: AbortController;
let round = 0;
/** A namespace of its own for each test. */
let namespace: string;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  disturbed = new DisturbedFetch(server.kubeconfigFile);
  client = connect({ url: server.url, token: server.client.token, fetch: disturbed.fetch, kinds });
  stop = new AbortController();
  round += 1;
  namespace = `round-${round}`;
  assert.equal((await server.request('POST', '/api/v1/namespaces', { metadata: { name: namespace } })).status, 201);
});
afterEach(() => {
  stop.abort();
  disturbed.close();
});

const maps = () => client.configmaps.namespace(namespace);
const put = (name: string, value: string) => maps().apply({ metadata: { name, labels: { of: 'test' } }, data: { value } });

/** Gathers what a watch tells, until the test ends. */
function told(events: AsyncIterable<WatchEvent<ConfigMap>>): {
  readonly lines: string[];
  readonly events: WatchEvent<ConfigMap>[];
  readonly end: Promise<unknown>;
} {
  const [lines, all]: [string[], WatchEvent<ConfigMap>[]] = [[], []];
  const end = (async () => {
    for await (const event of events) {
      all.push(event);
      lines.push(event.object === undefined ? event.type : `${event.type} ${event.object.metadata.name} ${event.object.data?.value}`);
    }
  })().catch((error: unknown) => error);
  return { lines, events: all, end };
}

const watching = () => told(maps().watch({ labelSelector: 'of=test', signal: stop.signal }));

test('a watch tells what is there, that this was all, and each change with the state before', async () => {
  await put('one', '1');
  const { lines, events } = watching();
  await until(() => lines.includes('SYNCED'));
  await put('one', '2');
  await put('two', '1');
  await maps().delete('one');
  await until(() => lines.length === 5);
  assert.deepEqual(lines, ['ADDED one 1', 'SYNCED', 'MODIFIED one 2', 'ADDED two 1', 'DELETED one 2']);
  assert.deepEqual(
    events.map(({ old }) => old?.data?.value),
    [undefined, undefined, '1', undefined, '2'],
  );
});

test('a watch that is aborted rejects with the reason, and one that is left ends its request', async () => {
  const { lines, end } = watching();
  await until(() => lines.includes('SYNCED'));
  const reason = new Error('enough');
  stop.abort(reason);
  assert.equal(await end, reason);
  await put('one', '1');
  for await (const { type } of maps().watch()) if (type === 'SYNCED') break;
});

test('a watch goes on where a connection broke, without what it has told', async () => {
  await put('one', '1');
  const { lines } = watching();
  await until(() => disturbed.watches.length === 1);
  await put('one', '2');
  await until(() => lines.length === 3);
  disturbed.breakWatches();
  await put('one', '3');
  await until(() => lines.length === 4);
  assert.deepEqual(lines, ['ADDED one 1', 'SYNCED', 'MODIFIED one 2', 'MODIFIED one 3']);
  const lists = disturbed.asked.filter((line) => line.includes('limit=') && line.includes(namespace));
  assert.equal(lists.length, 1, 'it is not listed again');
});

test('however often connections break in the middle of events, each state is told once and in order', async () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  disturbed.cutAfter = () => 200 + random(3000);
  const { lines } = watching();
  await until(() => lines.includes('SYNCED'));
  const written: string[] = [];
  for (let i = 0; i < 60; i += 1) {
    const name = `m-${random(4)}`;
    const isThere =
      written
        .filter((line) => line.split(' ')[1] === name)
        .at(-1)
        ?.startsWith('DELETED') === false;
    if (isThere && random(4) === 0) {
      await maps().delete(name);
      written.push(
        `DELETED ${name} ${
          written
            .filter((line) => line.split(' ')[1] === name)
            .at(-1)
            ?.split(' ')[2]
        }`,
      );
    } else {
      await put(name, String(i));
      written.push(`${isThere ? 'MODIFIED' : 'ADDED'} ${name} ${i}`);
    }
  }
  await until(() => lines.length >= written.length + 1);
  assert.deepEqual(lines.slice(1), written);
  assert.ok(disturbed.watches.length > 5, `${disturbed.watches.length} watches`);
});

test('when the history is gone, all is listed again, that is said, and only the difference is told', async () => {
  for (const name of ['kept', 'changed', 'removed', 'remade']) await put(name, '1');
  const { lines } = watching();
  await until(() => disturbed.watches.length === 1 && lines.includes('SYNCED'));
  lines.length = 0;
  disturbed.answer = (url) => (url.searchParams.has('watch') ? expired() : undefined);
  disturbed.breakWatches();
  // While no watch is answered, these changes are seen by a list alone.
  await until(() => disturbed.watches.length > 1);
  await until(() => lines.includes('SYNCED'));
  assert.deepEqual(lines.splice(0).slice(0, 2), ['RELISTED', 'SYNCED']);
  let held = true;
  disturbed.answer = (url) =>
    held && url.searchParams.has('limit')
      ? Response.json({}, { status: 503 })
      : url.searchParams.has('watch') && held
        ? expired()
        : undefined;
  for (const change of [
    () => put('changed', '2'),
    () => maps().delete('removed'),
    () => maps().delete('remade'),
    () => put('remade', '2'),
    () => put('new', '1'),
  ])
    await change();
  held = false;
  await until(() => lines.some((line) => line.startsWith('ADDED new')) && lines.at(-1) === 'SYNCED');
  assert.deepEqual(lines.filter((line) => line !== 'SYNCED' && line !== 'RELISTED').sort(), [
    'ADDED new 1',
    'ADDED remade 2',
    'DELETED remade 1',
    'DELETED removed 1',
    'MODIFIED changed 2',
  ]);
});

test('a watch from a version tells what came after it, and ends when that is no longer known', async () => {
  const made = await put('one', '1');
  await put('one', '2');
  const { lines } = told(maps().watch({ resourceVersion: made.metadata.resourceVersion ?? '', signal: stop.signal }));
  await until(() => lines.length === 1);
  assert.deepEqual(lines, ['MODIFIED one 2']);
  disturbed.answer = (url) => (url.searchParams.has('watch') ? expired() : undefined);
  const { end } = told(maps().watch({ resourceVersion: made.metadata.resourceVersion ?? '', signal: stop.signal }));
  const error = await end;
  assert.ok(error instanceof ApiError && error.is('Expired'));
});

test('a refusal that would be repeated ends a watch', async () => {
  disturbed.answer = () => Response.json({ kind: 'Status', reason: 'Forbidden', code: 403, message: 'no' }, { status: 403 });
  const error = await watching().end;
  assert.ok(error instanceof ApiError && error.is('Forbidden'));
});

test('what a server asks to repeat is repeated, and a token is asked for again when it is not known', async () => {
  let answers = 0;
  disturbed.answer = () => {
    answers += 1;
    if (answers === 1) return Response.json({ kind: 'Status', code: 429 }, { status: 429, headers: { 'Retry-After': '0' } });
    return answers === 2 ? Response.json({ kind: 'Status', code: 401 }, { status: 401 }) : undefined;
  };
  let tokens = 0;
  const renewing = connect({
    url: server.url,
    fetch: disturbed.fetch,
    token: async () => {
      tokens += 1;
      return server.client.token;
    },
    kinds,
  });
  assert.deepEqual(await renewing.configmaps.list({ labelSelector: 'of=nothing' }).toArray(), []);
  assert.deepEqual([answers, tokens], [3, 3]);
});

test('an informer has the objects of now, finds them by indexes, and goes on when it is refused', async () => {
  await put('one', 'red');
  const errors: unknown[] = [];
  const informer = maps().informer({
    labelSelector: 'of=test',
    indexes: { byValue: ({ data }) => (data?.value === undefined ? [] : [data.value]) },
    onError: (error) => errors.push(error),
    signal: stop.signal,
  });
  let refusals = 2;
  disturbed.answer = () => {
    refusals -= 1;
    return refusals < 0
      ? undefined
      : Response.json({ kind: 'Status', reason: 'Forbidden', code: 403, message: 'not yet' }, { status: 403 });
  };
  const changes: string[] = [];
  informer.onChange(({ type, name }) => changes.push(`${type} ${name}`));
  await informer.synced();
  assert.equal(errors.length, 1, 'what fails in the same way is told once');
  assert.equal(informer.get(namespace, 'one')?.data?.value, 'red');
  assert.deepEqual(
    informer.byIndex('byValue', 'red').map(({ metadata }) => metadata.name),
    ['one'],
  );
  disturbed.breakWatches();
  await put('one', 'blue');
  await put('two', 'blue');
  await until(() => informer.byIndex('byValue', 'blue').length === 2);
  assert.deepEqual(informer.byIndex('byValue', 'red'), []);
  assert.deepEqual(changes, ['added one', 'updated one', 'added two']);
  assert.equal(informer.list().length, 2);
});
