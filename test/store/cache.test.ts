import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  type CacheEntry,
  type CacheEvent,
  CompactedError,
  ContentReplacedError,
  type Engine,
  MemoryEngine,
  type RingBounds,
  SqliteEngine,
  StoreUnavailableError,
  UnreadableValueError,
  WatchCache,
} from '../../runtime/store/index.js';
import { FlakyEngine } from './flaky-engine.js';
import { temporaryFolder } from './folder.js';
import { Recorder } from './recorder.js';

/** What the tests make of a value: its text, how often it was ingested so far, and the attachment it came with. */
interface Item {
  readonly text: string;
  readonly attachment: unknown;
}

const PREFIX = '/registry/pods/';
const pod = (name: string, namespace = 'default'): string => `${PREFIX}${namespace}/${name}`;

let ingested = 0;
const cacheOf = (engine: Engine, ring?: RingBounds): WatchCache<Item> =>
  new WatchCache<Item>(engine, {
    prefix: PREFIX,
    ring,
    ingest: (_key, value, _revision, attachment) => {
      ingested++;
      return { text: value.toString(), attachment };
    },
  });

const put = async (to: { commit: Engine['commit'] } | WatchCache<Item>, key: string, text: string): Promise<number> => {
  const write = { key, value: Buffer.from(text), expected: undefined };
  const result = to instanceof WatchCache ? await to.write(write) : await to.commit(write);
  assert.ok(result.committed);
  return result.revision;
};
const texts = (cache: WatchCache<Item>, ...page: Parameters<WatchCache<Item>['list']>): string[] =>
  cache.list(...page).entries.map((entry) => entry.item.text);
const transitions = (seen: Recorder<CacheEvent<Item>>): unknown[] =>
  seen.told.map((event) => [event.type, event.revision, event.previous?.item.text, event.current?.item.text]);

const engines: readonly [string, () => { engine: Engine; dispose: () => void }][] = [
  ['memory engine', () => ({ engine: new MemoryEngine(), dispose: () => undefined })],
  [
    'sqlite engine',
    () => {
      const folder = temporaryFolder();
      return { engine: new SqliteEngine({ directory: folder.directory }), dispose: folder.remove };
    },
  ],
];

/** Nothing waits for a turn. */
const atOnce = (): undefined => undefined;

for (const [name, make] of engines) {
  describe(`watch cache over the ${name}`, () => {
    let engine: Engine;
    let cache: WatchCache<Item>;
    let dispose: () => void;

    beforeEach(async () => {
      ({ engine, dispose } = make());
      await engine.open();
      cache = cacheOf(engine);
    });
    afterEach(async () => {
      cache.close();
      await engine.close();
      dispose();
    });

    it('lists what it held at an earlier revision, even if the store has forgotten that', async () => {
      await cache.ready();
      for (const at of ['b', 'd', 'f']) await put(cache, pod(at), at);
      const then = cache.revision;
      await put(cache, pod('a'), 'new');
      await put(cache, pod('b'), 'changed');
      await put(cache, pod('b'), 'changed again');
      assert.ok((await cache.write({ key: pod('d'), value: undefined, expected: undefined })).committed);
      await put(cache, pod('d', 'other'), 'elsewhere');
      await engine.compact(cache.revision);
      const held = async (prefix: string, start?: string): Promise<unknown> =>
        (await cache.listAt(then, prefix, atOnce, start))?.map(({ item }) => item.text);
      assert.deepEqual(await held(`${PREFIX}default/`), ['b', 'd', 'f']);
      assert.deepEqual(await held(`${PREFIX}default/`, pod('c')), ['d', 'f']);
      assert.deepEqual(await held(`${PREFIX}other/`), []);
    });

    it('lists an earlier revision in turns, and as it was when it was asked for', async () => {
      await cache.ready();
      const names = Array.from({ length: 3000 }, (_, i) => `p${String(i).padStart(4, '0')}`);
      await Promise.all(names.map((name) => put(cache, pod(name), name)));
      const then = cache.revision;
      await Promise.all(names.slice(500, 2000).map((name) => put(cache, pod(name), 'changed')));
      let turns = 0;
      const turn = async (): Promise<void> => {
        turns += 1;
        await put(cache, pod(names[turns] ?? ''), 'changed meanwhile');
      };
      const listed = await cache.listAt(then, `${PREFIX}default/`, turn);
      assert.ok(turns >= 3, `${turns} turns`);
      assert.deepEqual(
        listed?.map(({ item }) => item.text),
        names,
      );
    });

    it('lists nothing of a revision after which it has forgotten changes', async () => {
      const small = cacheOf(engine, { minimum: 1, maximum: 2 });
      await small.ready();
      const first = await put(small, pod('a'), '1');
      for (const text of ['2', '3', '4']) await put(small, pod('a'), text);
      assert.equal(await small.listAt(first, PREFIX, atOnce), undefined);
      assert.equal(await small.listAt(small.revision + 1, PREFIX, atOnce), undefined);
      assert.deepEqual(
        (await small.listAt(small.revision - 1, PREFIX, atOnce))?.map(({ item }) => item.text),
        ['3'],
      );
      small.close();
    });

    it('holds what the store held, in order, page by page', async () => {
      const names = Array.from({ length: 1200 }, (_, i) => `p${String((i * 7919) % 1200).padStart(4, '0')}`);
      await Promise.all(names.map((n) => put(engine, pod(n), n)));
      await put(engine, '/registry/nodes/n', 'elsewhere');
      await cache.ready();
      assert.equal(cache.size, 1200);
      assert.equal(cache.revision, 1202);
      assert.deepEqual(texts(cache), names.toSorted());
      assert.equal(cache.get(pod('p0007'))?.item.text, 'p0007');
      assert.equal(cache.get(pod('p9999')), undefined);
    });

    it('shows a write when it resolves, with the attachment it came with', async () => {
      await cache.ready();
      const attachment = {};
      const result = await cache.write({ key: pod('a'), value: Buffer.from('1'), expected: 0, attachment });
      assert.deepEqual(result, { committed: true, revision: 2, createRevision: 2 });
      const entry = cache.get(pod('a'));
      assert.deepEqual([entry?.revision, entry?.createRevision, entry?.item.text], [2, 2, '1']);
      assert.equal(entry?.item.attachment, attachment);
      await cache.write({ key: pod('a'), value: undefined, expected: 2 });
      assert.equal(cache.get(pod('a')), undefined);
    });

    it('lists a snapshot of any prefix and pages of it', async () => {
      await cache.ready();
      for (const n of ['a', 'b', 'c', 'd']) await put(cache, pod(n), n);
      await put(cache, pod('x', 'other'), 'x');
      const page = cache.list(`${PREFIX}default/`, { start: `${pod('a')}\0`, limit: 2 });
      assert.deepEqual([page.entries.map((e) => e.item.text), page.more, page.count, page.revision], [['b', 'c'], true, 3, 6]);
      await put(cache, pod('bb'), 'bb');
      assert.deepEqual(
        page.entries.map((e) => e.item.text),
        ['b', 'c'],
      );
      assert.deepEqual(texts(cache, `${PREFIX}other/`), ['x']);
      assert.deepEqual(texts(cache, `${PREFIX}none/`), []);
    });

    it('advances with writes elsewhere, without having changed', async () => {
      await cache.ready();
      await put(cache, pod('a'), '1');
      const revision = await put(engine, '/registry/nodes/n', '1');
      assert.equal(await cache.waitFor(revision, 5000), true);
      assert.deepEqual([cache.revision, cache.changedAt], [3, 2]);
    });

    it('waits for revisions, for a while', async () => {
      await cache.ready();
      const waiting = cache.waitFor(2, 5000);
      assert.equal(await cache.waitFor(99, 1), false);
      await put(engine, pod('a'), '1');
      assert.equal(await waiting, true);
    });

    it('tells subscribers transitions of items, once ingested and shared by all', async () => {
      await cache.ready();
      const before = ingested;
      const one = new Recorder<CacheEvent<Item>>();
      const two = new Recorder<CacheEvent<Item>>();
      cache.subscribe({ after: 1 }, one.handler);
      cache.subscribe({ after: 1, keyPrefix: `${PREFIX}default/` }, two.handler);
      await put(cache, pod('a'), '1');
      await put(cache, pod('a'), '2');
      await cache.write({ key: pod('a'), value: undefined, expected: 3 });
      assert.deepEqual(transitions(one), [
        ['put', 2, undefined, '1'],
        ['put', 3, '1', '2'],
        ['delete', 4, '2', undefined],
      ]);
      assert.ok(one.told.every((event, i) => event === two.told[i]));
      assert.equal(one.told[0]?.current, one.told[1]?.previous);
      assert.equal(ingested - before, 2);
      one.told[0]?.keep('json', Buffer.from('{}'));
      assert.equal(two.told[0]?.encoding('json')?.toString(), '{}');
    });

    it('tells recent events from memory before subscribe returns', async () => {
      await cache.ready();
      for (const n of ['a', 'b', 'c']) await put(cache, pod(n), n);
      const seen = new Recorder<CacheEvent<Item>>();
      cache.subscribe({ after: 2 }, seen.handler);
      assert.deepEqual(seen.revisions, [3, 4]);
      assert.equal(seen.progressed, 4);
    });

    it('tells older events from history, then goes on from memory', async () => {
      cache = cacheOf(engine, { minimum: 3, maximum: 3 });
      for (const n of ['1', '2', '3']) await put(engine, pod('a'), n);
      await cache.ready();
      for (const n of ['4', '5', '6', '7', '8']) await put(cache, pod('a'), n);
      assert.equal(cache.oldestRevision, 6);
      const seen = new Recorder<CacheEvent<Item>>();
      const recent = new Recorder<CacheEvent<Item>>();
      cache.subscribe({ after: 2 }, seen.handler);
      cache.subscribe({ after: 6 }, recent.handler);
      await seen.until(() => seen.told.length === 7);
      await put(cache, pod('a'), '9');
      assert.deepEqual(
        transitions(seen),
        ['2', '3', '4', '5', '6', '7', '8', '9'].map((n, i) => ['put', i + 3, String(Number(n) - 1), n]),
      );
      assert.equal(seen.told[7], recent.told[3], 'events from memory are shared');
    });

    it('tells each event once to whoever subscribes from wherever while writes go on', async () => {
      cache = cacheOf(engine, { minimum: 50, maximum: 50 });
      await cache.ready();
      const seen: Recorder<CacheEvent<Item>>[] = [];
      const after: number[] = [];
      for (let round = 0; round < 40; round++) {
        const writes = Array.from({ length: 25 }, (_, i) => put(cache, pod(`p${i}`), `${round}`));
        for (const from of [1, Math.max(1, cache.revision - 30), cache.revision]) {
          const recorder = new Recorder<CacheEvent<Item>>();
          cache.subscribe({ after: from }, recorder.handler);
          seen.push(recorder);
          after.push(from);
        }
        await Promise.all(writes);
      }
      for (const [i, recorder] of seen.entries()) {
        const from = after[i] ?? 0;
        await recorder.until(() => recorder.told.length >= 1001 - from);
        assert.deepEqual(
          recorder.revisions,
          Array.from({ length: 1001 - from }, (_, n) => from + 1 + n),
        );
      }
    });

    it('tells a subscriber of one key or one prefix only of those', async () => {
      await cache.ready();
      await put(cache, pod('a'), '0');
      const key = new Recorder<CacheEvent<Item>>();
      const namespace = new Recorder<CacheEvent<Item>>();
      const start = new Recorder<CacheEvent<Item>>();
      cache.subscribe({ after: 1, key: pod('a') }, key.handler);
      cache.subscribe({ after: 1, keyPrefix: `${PREFIX}other/` }, namespace.handler);
      cache.subscribe({ after: 1, keyPrefix: pod('a') }, start.handler);
      for (const k of [pod('a'), pod('ab'), pod('b'), pod('a', 'other')]) await put(cache, k, '1');
      assert.deepEqual(key.keys, [pod('a'), pod('a')]);
      assert.deepEqual(namespace.keys, [pod('a', 'other')]);
      assert.deepEqual(start.keys, [pod('a'), pod('a'), pod('ab')]);
    });

    it('says when the history asked for is gone', async () => {
      for (const n of ['1', '2', '3']) await put(engine, pod('a'), n);
      await engine.compact(3);
      await cache.ready();
      const seen = new Recorder<CacheEvent<Item>>();
      cache.subscribe({ after: 2 }, seen.handler);
      assert.deepEqual(await seen.closed(), new CompactedError(2, 3));
    });

    it('lets a subscription wait for a revision of the future', async () => {
      await cache.ready();
      const seen = new Recorder<CacheEvent<Item>>();
      cache.subscribe({ after: 3 }, seen.handler);
      for (const n of ['a', 'b', 'c']) await put(cache, pod(n), n);
      assert.deepEqual(seen.revisions, [4]);
    });
  });
}

describe('watch cache of a failing engine', () => {
  let engine: FlakyEngine;
  let cache: WatchCache<Item>;

  beforeEach(() => {
    engine = new FlakyEngine();
    cache = cacheOf(engine);
  });
  afterEach(async () => {
    cache.close();
    await engine.close();
  });

  it('loads as soon as the engine answers', async () => {
    engine.failing = true;
    const ready = cache.ready();
    assert.equal(cache.healthy, false);
    await put(engine, pod('a'), '1');
    engine.failing = false;
    await ready;
    assert.deepEqual(texts(cache), ['1']);
  });

  it('goes on from where it was when the watch breaks, unnoticed by subscribers', async () => {
    await cache.ready();
    const seen = new Recorder<CacheEvent<Item>>();
    cache.subscribe({ after: 1 }, seen.handler);
    await put(cache, pod('a'), '1');
    engine.failing = true;
    engine.interrupt(new StoreUnavailableError('gone'));
    await put(engine, pod('a'), '2');
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(cache.healthy, false);
    assert.deepEqual(texts(cache), ['1']);
    engine.failing = false;
    assert.equal(await cache.waitFor(3, 5000), true);
    assert.equal(cache.healthy, true);
    assert.deepEqual(seen.revisions, [2, 3]);
    assert.equal(seen.ended, undefined);
  });

  it('shows what a write lost against, also where the watch was broken meanwhile', async () => {
    await cache.ready();
    await put(cache, pod('a'), '1');
    await put(cache, pod('b'), '2');
    for (const value of [Buffer.from('3'), undefined]) {
      engine.interrupt(new StoreUnavailableError('gone'));
      await engine.commit({ key: pod('a'), value, expected: undefined });
      const expected = cache.get(pod('a'))?.revision;
      const { committed } = await cache.write({ key: pod('a'), value: Buffer.from('late'), expected });
      assert.equal(committed, false);
      assert.equal(cache.get(pod('a'))?.item.text, value?.toString());
    }
  });

  it('loads again when the history is lost, and tells subscribers that they missed something', async () => {
    await cache.ready();
    const seen = new Recorder<CacheEvent<Item>>();
    cache.subscribe({ after: 1 }, seen.handler);
    await put(cache, pod('a'), '1');
    engine.interrupt(new StoreUnavailableError('gone'));
    await put(engine, pod('a'), '2');
    await put(engine, pod('b'), '3');
    await engine.compact(4);
    const error = await seen.closed();
    assert.ok(error instanceof ContentReplacedError && error instanceof CompactedError);
    assert.deepEqual([error.requested, error.oldest], [2, 4]);
    const before = error.before as readonly CacheEntry<Item>[];
    assert.deepEqual(
      before.map(({ item }) => item.text),
      ['1'],
    );
    assert.deepEqual(texts(cache), ['2', '3']);
    assert.equal(cache.revision, 4);
    assert.equal(await put(cache, pod('c'), '4'), 5);
    assert.deepEqual(texts(cache), ['2', '3', '4']);
  });

  describe('a value that cannot be read', () => {
    const faults: string[] = [];
    beforeEach(async () => {
      cache.close();
      faults.length = 0;
      cache = new WatchCache<Item>(engine, {
        prefix: PREFIX,
        ingest: (_key, value) => {
          if (value.toString() === 'bad') throw new Error('it is bad');
          return { text: value.toString(), attachment: undefined };
        },
        unreadable: (error) => faults.push(error.message),
      });
    });
    const message = `the value stored at "${pod('a')}" cannot be read: it is bad`;
    const isUnreadable = { name: 'UnreadableValueError', message, key: pod('a') };

    it('hides neither the others nor itself, while loading and while following', async () => {
      await put(engine, pod('a'), 'bad');
      await put(engine, pod('b'), 'good');
      await cache.ready();
      assert.equal(cache.healthy, true);
      assert.deepEqual(faults, [message]);
      assert.throws(() => cache.get(pod('a')), isUnreadable);
      assert.throws(() => cache.list(), isUnreadable);
      assert.equal(cache.get(pod('b'))?.item.text, 'good');
      assert.deepEqual(texts(cache, PREFIX, { start: pod('b') }), ['good']);
      assert.deepEqual(
        cache.readable().map(({ item }) => item.text),
        ['good'],
      );
      await put(engine, pod('b'), 'better');
      assert.equal(cache.get(pod('b'))?.item.text, 'better');
    });

    it('ends subscriptions with the error, and is gone once it is deleted or written anew', async () => {
      await put(engine, pod('a'), 'good');
      await cache.ready();
      const before = cache.revision;
      const seen = new Recorder<CacheEvent<Item>>();
      cache.subscribe({ after: before }, seen.handler);
      await put(engine, pod('a'), 'bad');
      assert.deepEqual({ ...(await seen.closed()) }, { ...new UnreadableValueError(pod('a'), before + 1, 'it is bad') });
      const late = new Recorder<CacheEvent<Item>>();
      cache.subscribe({ after: before }, late.handler);
      assert.equal((await late.closed())?.message, message);
      await put(engine, pod('a'), 'good again');
      assert.deepEqual(texts(cache), ['good again']);
      await put(engine, pod('a'), 'bad');
      await engine.commit({ key: pod('a'), value: undefined, expected: undefined });
      assert.deepEqual(texts(cache), []);
      assert.deepEqual(faults, [message, message]);
    });
  });

  it('ends subscriptions, waits and readiness when it is closed', async () => {
    const never = cacheOf(engine);
    engine.failing = true;
    const ready = never.ready();
    const late = new Recorder<CacheEvent<Item>>();
    engine.failing = false;
    never.subscribe({ after: 1 }, late.handler);
    const waiting = never.waitFor(99, 60_000);
    never.close();
    assert.equal(await waiting, false);
    assert.equal(await late.closed(), undefined);
    await assert.rejects(ready, StoreUnavailableError);
  });

  it('is ready for nobody once it is closed, also where it was before', async () => {
    await put(engine, pod('a'), '1');
    await cache.ready();
    cache.close();
    await assert.rejects(cache.ready(), StoreUnavailableError);
  });

  it('lets requests go on that began before it was retired', async () => {
    await put(engine, pod('a'), '1');
    const ready = cache.ready();
    cache.retire();
    await ready;
    assert.deepEqual(texts(cache), ['1']);
    const { revision = 0 } = cache.get(pod('a')) ?? {};
    await put(engine, pod('a'), '2');
    assert.deepEqual(texts(cache), ['1'], 'it follows the engine no longer');
    const lost = await cache.write({ key: pod('a'), value: Buffer.from('3'), expected: revision });
    assert.equal(lost.committed, false);
    assert.deepEqual(texts(cache), ['2'], 'a write shows what it lost against');
    await put(engine, pod('b'), '1');
    assert.equal((await cache.write({ key: pod('b'), value: Buffer.from('2'), expected: 0 })).committed, false);
    assert.deepEqual(texts(cache), ['2', '1']);
    await engine.commit({ key: pod('b'), value: undefined, expected: undefined });
    assert.equal((await cache.write({ key: pod('b'), value: Buffer.from('2'), expected: 1 })).committed, false);
    assert.deepEqual(texts(cache), ['2']);
  });

  it('loads once where it is asked for after it was retired, and gives up where it cannot', async () => {
    await put(engine, pod('a'), '1');
    const late = cacheOf(engine);
    late.retire();
    await late.ready();
    assert.deepEqual(texts(late), ['1']);
    const unreadable = cacheOf(engine);
    unreadable.retire();
    engine.failing = true;
    await assert.rejects(unreadable.ready(), { message: 'failing' });
    const failed = cacheOf(engine);
    const ready = failed.ready();
    await new Promise(setImmediate);
    failed.retire();
    await assert.rejects(ready, { message: 'failing' });
  });

  it('ends subscriptions when it is retired, and those that come afterwards', async () => {
    await cache.ready();
    const [before, after, given] = [new Recorder<CacheEvent<Item>>(), new Recorder<CacheEvent<Item>>(), new Recorder<CacheEvent<Item>>()];
    cache.subscribe({ after: cache.revision }, before.handler);
    cache.retire();
    assert.equal(await before.closed(), undefined);
    cache.subscribe({ after: cache.revision }, after.handler);
    assert.equal(await after.closed(), undefined);
    const closed: unknown[] = [];
    cache.subscribe({ after: cache.revision }, { ...given.handler, closed: (error) => closed.push(error) }).close();
    await new Promise(setImmediate);
    assert.deepEqual(closed, [], 'whoever closed it is not told');
  });

  it('harms nobody else when a listener throws', async () => {
    await cache.ready();
    const seen = new Recorder<CacheEvent<Item>>();
    const faults: (Error | undefined)[] = [];
    cache.subscribe(
      { after: 1 },
      {
        events: () => {
          throw new Error('listener');
        },
        closed: (error) => faults.push(error),
      },
    );
    cache.subscribe({ after: 1 }, seen.handler);
    await put(cache, pod('a'), '1');
    await put(cache, pod('a'), '2');
    assert.deepEqual(seen.revisions, [2, 3]);
    assert.deepEqual(
      faults.map((fault) => fault?.message),
      ['listener'],
    );
    assert.equal(cache.healthy, true);
  });
});
