/** Where a watch starts (specification 1, watch table), how it ends, and the forms its frames take. */
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { after, before, describe, it } from 'node:test';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import { unwrap } from '../../runtime/codec/envelope.js';
import { TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const END = 'k8s.io/initial-events-end';

let server: TestServer;
let first = '';
let changes = 0;

const change = async (name = 'a'): Promise<string> => {
  changes += 1;
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const answer = await server.ask(`${MAPS}/${name}`, { method: 'PATCH', headers, body: { data: { k: String(changes) } } });
  return answer.json.metadata.resourceVersion;
};

interface Told {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: events carry objects of any shape
  readonly object: any;
}

/** What a watch tells until it ends or the number of events is there. */
async function told(query: string, events: number, during: () => Promise<unknown> = async () => undefined): Promise<Told[]> {
  const watch = server.watch(`${MAPS}?watch=1&${query}`);
  const seen: Told[] = [];
  if (events > 0) seen.push((await watch.next()) as Told);
  await during();
  while (seen.length < events) seen.push((await watch.next()) as Told);
  watch.close();
  return seen;
}

before(async () => {
  server = await TestServer.start();
  first = (await server.create(MAPS, { metadata: { name: 'a', labels: { app: 'x' } }, data: { k: '0' } })).json.metadata.resourceVersion;
  await server.create(MAPS, { metadata: { name: 'b' }, data: { k: '0' } });
});
after(() => server.close());

const summary = (events: readonly Told[]): string =>
  events.map(({ type, object }) => `${type} ${object.metadata.name ?? ''}`.trim()).join(', ');

describe('a watch starts', () => {
  const starts: readonly [query: () => string, tells: string][] = [
    [() => '', 'ADDED a, ADDED b, MODIFIED a'],
    [() => 'resourceVersion=0', 'ADDED a, ADDED b, MODIFIED a'],
    [() => `resourceVersion=${first}`, 'ADDED b, MODIFIED a'],
    [() => 'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true', 'ADDED a, ADDED b, BOOKMARK, MODIFIED a'],
    [
      () => `sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true&resourceVersion=${first}`,
      'ADDED a, ADDED b, BOOKMARK, MODIFIED a',
    ],
    [() => 'sendInitialEvents=true&resourceVersionMatch=NotOlderThan', 'ADDED a, ADDED b, MODIFIED a'],
  ];
  for (const [query, tells] of starts) {
    it(`${query() === '' ? 'unset' : query().replace(/=$/, '=<version of a>')}: ${tells}`, async () => {
      const fresh = await TestServer.start();
      const outer = server;
      server = fresh;
      try {
        first = (await fresh.create(MAPS, { metadata: { name: 'a' }, data: { k: '0' } })).json.metadata.resourceVersion;
        await fresh.create(MAPS, { metadata: { name: 'b' }, data: { k: '0' } });
        assert.equal(summary(await told(query(), tells.split(', ').length, change)), tells);
      } finally {
        server = outer;
        await fresh.close();
      }
    });
  }

  it('after the state as of now, without showing it, where initial events are declined', async () => {
    const watch = server.watch(
      `${MAPS}?watch=1&sendInitialEvents=false&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true&timeoutSeconds=2`,
    );
    const bookmark = (await watch.next()) as Told;
    assert.equal(bookmark.type, 'BOOKMARK');
    const version = await change();
    const event = (await watch.next()) as Told;
    assert.deepEqual([event.type, event.object.metadata.resourceVersion], ['MODIFIED', version]);
    watch.close();
  });

  it('with a bookmark that ends the initial events, at the version they show', async () => {
    const events = await told('sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true', 3);
    const { metadata } = events[2]?.object ?? {};
    assert.deepEqual(metadata.annotations, { [END]: 'true' });
    assert.equal(metadata.resourceVersion, (await server.ask(MAPS)).json.metadata.resourceVersion);
  });
});

describe('a watch is refused before it begins', () => {
  const rows: readonly [query: string, status: number][] = [
    ['resourceVersion=abc', 400],
    ['resourceVersion=-5', 400],
    ['resourceVersion=5&resourceVersionMatch=Exact', 422],
    ['resourceVersionMatch=NotOlderThan', 422],
    ['sendInitialEvents=true', 422],
    ['sendInitialEvents=true&resourceVersionMatch=Exact&resourceVersion=5', 422],
    ['sendInitialEvents=true&resourceVersionMatch=NotOlderThan&continue=abc', 422],
    ['sendInitialEvents=true&resourceVersionMatch=NotOlderThan&resourceVersion=999999', 504],
    ['timeoutSeconds=soon', 400],
    ['labelSelector=a%20in', 400],
    ['fieldSelector=data.k%3Dx', 400],
  ];
  for (const [query, status] of rows) {
    it(`${query}: ${status}`, async () => assert.equal((await server.ask(`${MAPS}?watch=1&${query}`)).status, status));
  }

  it('initial events belong to watches only', async () => assert.equal((await server.ask(`${MAPS}?sendInitialEvents=true`)).status, 422));
});

describe('a watch of one object', () => {
  for (const path of ['?watch=1&fieldSelector=metadata.name%3Da', 'watch path']) {
    it(`tells of it alone: ${path}`, async () => {
      const watch = server.watch(path === 'watch path' ? '/api/v1/watch/namespaces/default/configmaps/a' : `${MAPS}${path}`);
      assert.equal(((await watch.next()) as Told).object.metadata.name, 'a');
      await change('b');
      const version = await change('a');
      assert.equal(((await watch.next()) as Told).object.metadata.resourceVersion, version);
      watch.close();
    });
  }
});

describe('selectors', () => {
  it('turn changes into what they mean for the selection', async () => {
    const label = async (name: string, app: string | null): Promise<void> => {
      const headers = { 'Content-Type': 'application/merge-patch+json' };
      await server.ask(`${MAPS}/${name}`, { method: 'PATCH', headers, body: { metadata: { labels: { app } } } });
    };
    const events = await told('labelSelector=app%3Dx', 4, async () => {
      await label('b', 'x');
      await label('a', null);
      await label('a', 'x');
    });
    assert.equal(summary(events), 'ADDED a, ADDED b, DELETED a, ADDED a');
    assert.equal(events[2]?.object.metadata.labels.app, 'x');
    assert.ok(Number(events[2]?.object.metadata.resourceVersion) > Number(events[1]?.object.metadata.resourceVersion));
  });
});

describe('frames', () => {
  const frames = async (accept: string, query = ''): Promise<Buffer> =>
    (await server.ask(`${MAPS}?watch=1&timeoutSeconds=1&fieldSelector=metadata.name%3Da${query}`, { headers: { Accept: accept } })).bytes;
  const lines = (bytes: Buffer): Told[] =>
    bytes
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('are Tables, with columns in the first event only', async () => {
    const later = change();
    const [event, ...rest] = lines(await frames('application/json;as=Table;v=v1;g=meta.k8s.io'));
    await later;
    assert.equal(event?.object.kind, 'Table');
    assert.ok(event?.object.columnDefinitions.length > 0);
    for (const { object } of rest) assert.equal(object.columnDefinitions, null);
    assert.equal(event?.object.rows[0].object.kind, 'PartialObjectMetadata');
  });

  it('have the form that each watcher asks for, where many watch the same in many forms', async () => {
    const table = (version: string): string => `application/json;as=Table;v=${version};g=meta.k8s.io`;
    const metadata = (version: string): string => `application/json;as=PartialObjectMetadata;v=${version};g=meta.k8s.io`;
    const forms: readonly (readonly [accept: string, query: string, shows: string])[] = [
      ['application/json', '', 'ConfigMap v1'],
      ['application/json', '&pretty=1', 'ConfigMap v1'],
      [table('v1'), '', 'Table meta.k8s.io/v1 PartialObjectMetadata'],
      [table('v1beta1'), '', 'Table meta.k8s.io/v1beta1 PartialObjectMetadata'],
      [table('v1'), '&includeObject=Object', 'Table meta.k8s.io/v1 ConfigMap'],
      [table('v1'), '&includeObject=None', 'Table meta.k8s.io/v1 none'],
      [metadata('v1'), '', 'PartialObjectMetadata meta.k8s.io/v1'],
      [metadata('v1beta1'), '', 'PartialObjectMetadata meta.k8s.io/v1beta1'],
    ];
    const from = `&resourceVersion=${await change()}`;
    const changed = await change();
    await change();
    // Some begin with an event that others have been told before, some after that.
    const all = [...forms, ...forms.toReversed()].flatMap((form) =>
      [from, `&resourceVersion=${changed}`].map((start) => ({ form, start })),
    );
    const answers = all.map(async ({ form: [accept, query, shows], start }) => {
      const [event, ...rest] = lines(await frames(accept, query + start));
      const { kind, apiVersion, rows, columnDefinitions } = event?.object ?? {};
      const row = rows === undefined ? '' : ` ${rows[0].object?.kind ?? 'none'}`;
      assert.equal(`${kind} ${apiVersion}${row}`, shows);
      assert.equal(Array.isArray(columnDefinitions), kind === 'Table');
      assert.deepEqual(
        rest.map(({ object }) => object.columnDefinitions),
        start === from ? [kind === 'Table' ? null : undefined] : [],
      );
    });
    await Promise.all(answers);
  });

  it('are metadata only', async () => {
    const [event] = lines(await frames('application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io'));
    assert.equal(event?.object.kind, 'PartialObjectMetadata');
    assert.equal(event?.object.data, undefined);
  });

  it('are length-delimited Protobuf, errors included', async () => {
    const type = 'application/vnd.kubernetes.protobuf;stream=watch';
    const read = (bytes: Buffer): { type: string; apiVersion: string; kind: string } => {
      assert.equal(bytes.readUInt32BE(0), bytes.length - 4);
      const reader = new BinaryReader(bytes.subarray(4));
      assert.equal(reader.uint32(), 10);
      const said = reader.string();
      assert.equal(reader.uint32(), 18);
      const extension = new BinaryReader(reader.bytes());
      assert.equal(extension.uint32(), 10);
      const { apiVersion, kind } = unwrap(extension.bytes());
      return { type: said, apiVersion, kind };
    };
    assert.deepEqual(read(await frames(type)), { type: 'ADDED', apiVersion: 'v1', kind: 'ConfigMap' });
    const { engine } = server.server.environment;
    await change();
    await engine.compact(await engine.currentRevision());
    const fresh = await TestServer.start({ engine: sharedEngine(engine) });
    const answer = await fresh.ask(`${MAPS}?watch=1&resourceVersion=2`, { headers: { Accept: type } });
    await fresh.close();
    assert.deepEqual(read(answer.bytes), { type: 'ERROR', apiVersion: 'v1', kind: 'Status' });
  });
});

/** The engine under another server, which does not close it. */
const sharedEngine = (engine: TestServer['server']['environment']['engine']): typeof engine =>
  new Proxy(engine, {
    get: (target, name) => {
      if (name === 'close') return async () => undefined;
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });

describe('a watch ends', () => {
  it('at its time-out, with a bookmark before', async () => {
    const started = performance.now();
    const answer = await server.ask(`${MAPS}?watch=1&timeoutSeconds=2&allowWatchBookmarks=true&labelSelector=none`);
    assert.ok(performance.now() - started >= 2000);
    const { type, object } = JSON.parse(answer.text);
    assert.deepEqual(
      [type, object.kind, object.metadata.resourceVersion],
      ['BOOKMARK', 'ConfigMap', (await server.ask(MAPS)).json.metadata.resourceVersion],
    );
  });

  it('no sooner for a client that falls far behind: it is told everything once it reads on', async () => {
    const from = (await server.ask(MAPS)).json.metadata.resourceVersion;
    const slow = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { headers: { Authorization: 'Bearer admin' }, rejectUnauthorized: false, agent: new https.Agent() };
      https.get(`${server.url}${MAPS}?watch=1&resourceVersion=${from}`, options, resolve).on('error', reject);
    });
    const expected: string[] = [];
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    for (let i = 0; i < 40; i += 1) {
      const body = { data: { k: `${i}`.padEnd(700_000, 'x') } };
      expected.push((await server.ask(`${MAPS}/a`, { method: 'PATCH', headers, body })).json.metadata.resourceVersion);
    }
    const seen: string[] = [];
    let rest = '';
    slow.setEncoding('utf8');
    for await (const text of slow) {
      const whole = (rest + text).split('\n');
      rest = whole.pop() ?? '';
      for (const line of whole) seen.push(JSON.parse(line).object.metadata.resourceVersion);
      if (seen.length === expected.length) break;
    }
    assert.deepEqual(seen, expected);
  });
});
