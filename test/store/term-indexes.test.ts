/** Indexes of label values: what a scan finds by them is what it finds without them, and they stay within their bytes. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import type { Turn } from '../../runtime/model/definition/settled.js';
import { type Ask, MemoryEngine, WatchCache } from '../../runtime/store/index.js';

type Labels = Readonly<Record<string, string>>;

const PREFIX = '/registry/pods/';
let engine: MemoryEngine;
let cache: WatchCache<Labels>;

beforeEach(async () => {
  engine = new MemoryEngine();
  await engine.open();
  cache = new WatchCache<Labels>(engine, {
    prefix: PREFIX,
    ingest: (_key, value) => JSON.parse(value.toString()) as Labels,
    weigh: (labels) => 100 + JSON.stringify(labels).length,
  });
  await cache.ready();
});

afterEach(async () => {
  cache.close();
  await engine.close();
});

const put = (name: string, labels: Labels) =>
  cache.write({ key: `${PREFIX}${name}`, value: Buffer.from(JSON.stringify(labels)), expected: undefined });
const ask = (key: string, ...values: string[]): Ask<Labels> => ({ term: { name: key, valueOf: (labels) => labels[key] }, values });
const atOnce = (): Turn => () => undefined;

/** Fills the cache with more keys than are scanned without an index. */
async function fill(count: number, labels: (i: number) => Labels): Promise<void> {
  for (let i = 0; i < count; i += 1) await put(`${i % 3}/p${String(i).padStart(4, '0')}`, labels(i));
}

/** Scans for asks until an index is made of one of their terms. */
async function missed(...asks: Ask<Labels>[]): Promise<void> {
  cache.indexes.missed(asks, cache.size, atOnce);
  await cache.indexes.settled();
}

const found = (prefix: string, start: string | undefined, asks: readonly Ask<Labels>[]) =>
  cache.asked(prefix, { start, asks, within: undefined });
const matching = (asks: readonly Ask<Labels>[]) => (entry: { readonly item: Labels }) =>
  asks.every(({ term, values }) => values.includes(term.valueOf(entry.item) ?? '-'));
const scanned = (prefix: string, start: string | undefined, asks: readonly Ask<Labels>[]) =>
  cache.list(prefix, { start }).entries.filter(matching(asks));

test('an index is made when scans have missed it for as many entries as there are', async () => {
  await fill(300, (i) => ({ app: `a${i % 10}` }));
  cache.indexes.missed([ask('app', 'a1')], 299, atOnce);
  await cache.indexes.settled();
  assert.deepEqual(cache.indexes.terms, []);
  cache.indexes.missed([ask('app', 'a1')], 1, atOnce);
  await cache.indexes.settled();
  assert.deepEqual(cache.indexes.terms, ['app']);
  assert.equal(found(PREFIX, undefined, [ask('app', 'a1')]).entries.length, 30);
});

test('few keys are scanned', async () => {
  await fill(200, (i) => ({ app: `a${i % 10}` }));
  await missed(ask('app', 'a1'));
  assert.deepEqual(cache.indexes.terms, []);
});

test('of several indexes the one is used that leaves fewest entries', async () => {
  await fill(300, (i) => ({ app: `a${i % 2}`, tier: `t${i % 50}` }));
  await missed(ask('app', 'a1'));
  await missed(ask('tier', 't1'));
  assert.deepEqual(cache.indexes.terms, ['app', 'tier']);
  assert.equal(found(PREFIX, undefined, [ask('app', 'a1'), ask('tier', 't1')]).entries.length, 6);
});

test('eight terms are kept, those that were asked for last', async () => {
  await fill(300, (i) => Object.fromEntries(Array.from({ length: 10 }, (_, k) => [`l${k}`, String((i + k) % 2)])));
  for (let k = 0; k < 8; k += 1) await missed(ask(`l${k}`, '0'));
  found(PREFIX, undefined, [ask('l0', '0')]);
  await missed(ask('l8', '0'));
  assert.deepEqual(cache.indexes.terms, ['l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l0', 'l8']);
});

test('indexes take at most an eighth of the bytes of what is indexed', async () => {
  await fill(2000, (i) => ({ unique: `u${i}`, app: `a${i % 4}` }));
  await missed(ask('app', 'a1'));
  const bytes = (): boolean => cache.indexes.bytes <= Math.max(64 * 1024, cache.bytes / 8);
  assert.ok(bytes());
  await missed(ask('unique', 'u1'));
  assert.ok(bytes());
  assert.deepEqual(cache.indexes.terms, ['app'], 'a value for each object takes more');
  await missed(ask('unique', 'u1'));
  assert.deepEqual(cache.indexes.terms, ['app'], 'it is not tried again soon');
});

test('an index goes when the content is replaced', async () => {
  await fill(300, (i) => ({ app: `a${i % 10}` }));
  await missed(ask('app', 'a1'));
  cache.retire();
  const other = new WatchCache<Labels>(engine, { prefix: PREFIX, ingest: (_key, value) => JSON.parse(value.toString()) as Labels });
  await other.ready();
  assert.deepEqual(other.indexes.terms, []);
  other.close();
});

const KEYS = ['app', 'tier', 'zone'];
const labels = fc.dictionary(fc.constantFrom(...KEYS), fc.constantFrom('', 'a', 'b', 'c'), { noNullPrototype: true });
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), at: fc.nat(330), labels }),
  fc.record({ kind: fc.constant('delete' as const), at: fc.nat(330) }),
  fc.record({ kind: fc.constant('missed' as const), key: fc.constantFrom(...KEYS) }),
  fc.record({ kind: fc.constant('turn' as const) }),
);
const asks = fc.uniqueArray(
  fc.record({ key: fc.constantFrom(...KEYS), values: fc.uniqueArray(fc.constantFrom('', 'a', 'b', 'x'), { minLength: 1 }) }),
  { selector: ({ key }) => key, maxLength: 3 },
);

test('whatever changes, also while indexes are made, what is found is what a scan finds', async () => {
  await fill(300, (i) => ({ app: ['a', 'b', ''][i % 3] ?? '', ...(i % 2 === 0 ? { tier: 'a' } : {}) }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), asks, fc.nat(330), async (steps, wanted, from) => {
      const waiting: (() => void)[] = [];
      const begin = (): Turn => () => new Promise<void>((resolve) => waiting.push(resolve));
      const name = (at: number): string => `${at % 3}/p${String(at).padStart(4, '0')}`;
      const all = wanted.map(({ key, values }) => ask(key, ...values));
      const check = (): void => {
        for (const [prefix, start] of [[PREFIX], [`${PREFIX}1/`], [PREFIX, `${PREFIX}${name(from)}`]] as const) {
          const range = found(prefix, start, all);
          assert.deepEqual(range.entries.filter(matching(all)), scanned(prefix, start, all));
          assert.equal(range.last, cache.list(prefix, { start }).entries.at(-1)?.key);
        }
      };
      for (const each of steps) {
        if (each.kind === 'put') await put(name(each.at), each.labels);
        else if (each.kind === 'delete') await cache.write({ key: `${PREFIX}${name(each.at)}`, value: undefined, expected: undefined });
        else if (each.kind === 'missed') cache.indexes.missed([ask(each.key, 'a')], cache.size, begin);
        else {
          waiting.shift()?.();
          await Promise.resolve();
        }
        check();
      }
      const settled = cache.indexes.settled();
      while (waiting.length > 0) {
        waiting.shift()?.();
        await new Promise(setImmediate);
      }
      await settled;
      check();
    }),
    { numRuns: 60 },
  );
});
