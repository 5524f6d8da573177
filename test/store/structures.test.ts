import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CacheEvent } from '../../runtime/store/cache-entry.js';
import { EventBudget } from '../../runtime/store/event-budget.js';
import { EventRing } from '../../runtime/store/event-ring.js';
import { compareKeys, keyAfter, prefixEnd } from '../../runtime/store/index.js';
import { SortedEntries } from '../../runtime/store/sorted-entries.js';

const KEYS = ['', 'a', 'a\0', 'a/', 'aa', 'b', '\u007f', 'é', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10000}a', '\u{10ffff}'];

describe('keys', () => {
  it('stand in the order of their UTF-8 bytes', () => {
    for (const a of KEYS) {
      for (const b of KEYS) assert.equal(Math.sign(compareKeys(a, b)), Buffer.compare(Buffer.from(a), Buffer.from(b)), `${a} ${b}`);
    }
  });

  it('of a prefix end where the next prefix starts', () => {
    for (const prefix of KEYS) {
      const end = prefixEnd(prefix);
      for (const key of KEYS) {
        const within = compareKeys(key, prefix) >= 0 && (end === undefined || compareKeys(key, end) < 0);
        assert.equal(within, key.startsWith(prefix), `${JSON.stringify(key)} in ${JSON.stringify(prefix)}`);
      }
    }
    assert.equal(compareKeys('a', keyAfter('a')), -1);
  });
});

describe('sorted entries', () => {
  it('stand in the order of bytes whatever characters their keys have, and are found', () => {
    const entries = new SortedEntries<{ key: string }>();
    for (const key of KEYS.toReversed()) entries.set({ key });
    assert.deepEqual(
      entries.slice('', undefined).map(({ key }) => key),
      KEYS,
    );
    for (const key of KEYS) assert.equal(entries.get(key)?.key, key);
  });

  it('agree with a sorted list where most of them come in order', () => {
    const entries = new SortedEntries<{ key: string; n: number }>();
    const keys = Array.from({ length: 3000 }, (_, i) => `k${String(i).padStart(4, '0')}`);
    for (const [n, key] of keys.entries()) {
      assert.equal(entries.set({ key, n }), undefined);
      // Each tenth is put there again, and each hundredth replaces one from further before.
      if (n % 10 === 0) assert.equal(entries.set({ key, n })?.n, n);
      if (n % 100 === 99) assert.equal(entries.set({ key: keys[n - 50] ?? '', n: n - 50 })?.n, n - 50);
    }
    assert.equal(entries.size, keys.length);
    assert.deepEqual(
      entries.slice('', undefined).map(({ key }) => key),
      keys,
    );
  });

  const random = (seed: number): (() => number) => {
    let state = seed;
    return () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state;
    };
  };

  it('agree with a sorted list through any inserts, replacements and deletions', () => {
    const next = random(7);
    const entries = new SortedEntries<{ key: string; n: number }>();
    const model = new Map<string, number>();
    for (let n = 0; n < 20_000; n++) {
      const key = `k${next() % 3000}`;
      if (next() % 3 === 0) {
        assert.equal(entries.delete(key)?.n, model.get(key));
        model.delete(key);
      } else {
        assert.equal(entries.set({ key, n })?.n, model.get(key));
        model.set(key, n);
      }
    }
    const sorted = [...model.keys()].sort(compareKeys);
    assert.equal(entries.size, model.size);
    assert.deepEqual(
      entries.slice('', undefined).map(({ key }) => key),
      sorted,
    );
    for (const key of sorted) assert.equal(entries.get(key)?.n, model.get(key));
    for (let i = 0; i < 200; i++) {
      const [start = '', end = ''] = [`k${next() % 4000}`, `k${next() % 4000}`].sort(compareKeys);
      const limit = next() % 1500;
      const expected = sorted.filter((key) => compareKeys(key, start) >= 0 && compareKeys(key, end) < 0);
      assert.deepEqual(
        entries.slice(start, end, limit).map(({ key }) => key),
        expected.slice(0, limit),
      );
      assert.equal(entries.count(start, end), expected.length);
    }
    for (const key of sorted) entries.delete(key);
    assert.deepEqual([entries.size, entries.slice('', undefined), entries.count('', undefined)], [0, [], 0]);
  });
});

describe('budget of events', () => {
  const ringOf = (budget: EventBudget) => new EventRing<string>(0, { budget }, () => 10);
  const push = (ring: EventRing<string>, from: number, count: number): void => {
    for (let i = 0; i < count; i++) ring.push(new CacheEvent('put', 'k', from + i, undefined, undefined), 0);
  };

  it('takes from those that hold most, however many rings there are', () => {
    const budget = new EventBudget(1000);
    const [small, large] = [ringOf(budget), ringOf(budget)];
    push(small, 1, 20);
    push(large, 1, 200);
    assert.equal(small.size, 20);
    assert.ok(budget.bytes <= 1000, String(budget.bytes));
    assert.equal(budget.bytes, small.bytes + large.bytes);
    assert.equal(large.after(large.oldest).at(-1)?.revision, 200);
    for (let i = 0; i < 50; i++) {
      const more = ringOf(budget);
      push(more, 1, 10);
      assert.ok(budget.bytes <= 1000);
      assert.equal(more.after(0).at(-1)?.revision, 10);
    }
  });

  it('counts encodings, and forgets rings that are closed', () => {
    const budget = new EventBudget(1000);
    const ring = ringOf(budget);
    push(ring, 1, 3);
    ring.after(0)[2]?.keep('json', Buffer.alloc(500));
    assert.equal(budget.bytes, 530);
    ring.after(0)[2]?.keep('table', Buffer.alloc(600));
    assert.ok(budget.bytes <= 1000);
    push(ring, 4, 1);
    ring.close();
    assert.equal(budget.bytes, 0);
    ring.after(0).at(-1)?.keep('json', Buffer.alloc(100));
    ring.close();
    assert.equal(budget.bytes, 0);
  });
});

describe('event ring', () => {
  const event = (revision: number): CacheEvent<string> => new CacheEvent('put', 'k', revision, undefined, undefined);
  const revisions = (ring: EventRing<string>, after: number): number[] => ring.after(after).map((e) => e.revision);

  it('keeps the minimum however old, and more while they are young', () => {
    const ring = new EventRing<string>(1, { minimum: 10, maximum: 100, seconds: 1 });
    for (let i = 0; i < 50; i++) ring.push(event(2 + i * 2), 0);
    assert.equal(ring.size, 50);
    assert.equal(ring.oldest, 1);
    ring.push(event(1000), 2000);
    assert.equal(ring.size, 10);
    assert.equal(ring.oldest, 82);
    assert.deepEqual(revisions(ring, 96), [98, 100, 1000]);
    assert.deepEqual(revisions(ring, 97), [98, 100, 1000]);
    assert.deepEqual(revisions(ring, 1000), []);
  });

  it('never holds more than the maximum', () => {
    const ring = new EventRing<string>(0, { minimum: 1, maximum: 100, seconds: 1000 });
    for (let revision = 1; revision <= 1000; revision++) ring.push(event(revision), revision);
    assert.equal(ring.size, 100);
    assert.equal(ring.oldest, 900);
    assert.deepEqual(
      revisions(ring, 900),
      Array.from({ length: 100 }, (_, i) => 901 + i),
    );
  });

  it('lets go of encodings of events that are not recent', () => {
    const ring = new EventRing<string>(0);
    const first = event(1);
    ring.push(first, 0);
    first.keep('json', Buffer.from('{}'));
    for (let revision = 2; revision <= 1000; revision++) ring.push(event(revision), 0);
    assert.equal(first.encoding('json')?.toString(), '{}');
    ring.push(event(1001), 0);
    assert.equal(first.encoding('json'), undefined);
    first.keep('json', Buffer.from('{}'));
    assert.equal(first.encoding('json'), undefined);
  });

  it('keeps encodings up to a number of bytes, those of the newest events', () => {
    const ring = new EventRing<string>(0, { encodedBytes: 250 });
    const events = [1, 2, 3].map(event);
    const kept = (): string[] => events.map((e) => ['a', 'b'].filter((name) => e.encoding(name) !== undefined).join(''));
    for (const e of events) ring.push(e, 0);
    for (const e of events.slice(0, 2)) e.keep('a', Buffer.alloc(100));
    assert.deepEqual(kept(), ['a', 'a', '']);
    events[2]?.keep('a', Buffer.alloc(100));
    assert.deepEqual(kept(), ['', 'a', 'a']);
    events[2]?.keep('b', Buffer.alloc(100));
    assert.deepEqual(kept(), ['', '', 'ab']);
    events[2]?.keep('c', Buffer.alloc(300));
    assert.deepEqual(kept(), ['', '', '']);
  });
});
