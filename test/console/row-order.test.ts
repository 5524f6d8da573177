/** Rows in an order: each finds its place by few comparisons, however many there are, and they are where sorting all of them puts them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Entry, RowOrder } from '../../runtime/console/page/table/row-order.js';
import { comparison, sortKey } from '../../runtime/console/page/table/sorting.js';
import { wholeOrder } from '../../runtime/console/page/table/whole-order.js';
import { SORTED_AT_ONCE, sortedBy } from '../../runtime/model/sort-in-turns.js';

const entry = (n: number, sortKey: number): Entry => {
  const name = `map-${String(n).padStart(6, '0')}`;
  const row = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'default' }, cells: [name, sortKey] };
  return { key: `default/${name}`, sortKey, row };
};

const keysOf = (entries: Iterable<Entry>): string[] => Array.from(entries, ({ key, sortKey }) => `${key} ${sortKey}`);

/** What sorting gives, and the most comparisons that one turn had. */
async function sorted(
  entries: readonly Entry[],
  compare: (a: Entry, b: Entry) => number,
): Promise<{ all: readonly Entry[]; most: number }> {
  let [most, now] = [0, 0];
  const counting = (a: Entry, b: Entry): number => {
    now += 1;
    return compare(a, b);
  };
  const turn = (): undefined => {
    most = Math.max(most, now);
    now = 0;
  };
  const all = await sortedBy(entries, counting, turn);
  turn();
  return { all, most };
}

describe('the order of rows', () => {
  test('after any changes it is that of all rows sorted anew', () => {
    const change = fc.tuple(fc.nat(1500), fc.option(fc.nat(20)));
    fc.assert(
      fc.property(fc.boolean(), fc.array(change, { maxLength: 3000, size: 'max' }), (descending, changes) => {
        const compare = comparison(descending);
        const order = new RowOrder([], compare);
        const now = new Map<number, Entry>();
        for (const [n, sortKey] of changes) {
          const old = now.get(n);
          const next = sortKey === null ? undefined : entry(n, sortKey);
          if (next === undefined) now.delete(n);
          else now.set(n, next);
          if (old !== undefined && next !== undefined) order.replace(old, next);
          else if (old !== undefined) order.remove(old);
          else if (next !== undefined) order.add(next);
        }
        const wanted = [...now.values()].sort(compare);
        assert.deepEqual(keysOf(order), keysOf(wanted));
        assert.equal(order.length, wanted.length);
        for (const i of [0, 1, wanted.length - 1]) assert.equal(order.at(i), wanted[i]);
        for (const each of wanted.slice(0, 20)) assert.equal(order.at(order.placeOf(each) ?? -1), each);
        assert.equal(order.at(wanted.length), undefined);
        assert.equal(order.placeOf(entry(9999, 3)), undefined);
      }),
      { numRuns: 20 },
    );
  });

  test('sorting in turns gives what sorting at once gives, and no turn is long', async () => {
    const compare = comparison(true);
    const entries = Array.from({ length: 20_000 }, (_, i) => entry(i, (i * 7919) % 101));
    const { all, most } = await sorted(entries, compare);
    assert.deepEqual(keysOf(all), keysOf([...entries].sort(compare)));
    assert.ok(most > 0 && most < 14 * SORTED_AT_ONCE, `${most} comparisons in one turn`);
    assert.deepEqual((await sorted([], compare)).all, []);
  });

  test('all rows at once are in the order of the comparison, whether few or all have keys of their own', async () => {
    for (const descending of [false, true])
      for (const keys of [1, 3, 977, 20_000]) {
        const entries = Array.from({ length: 20_000 }, (_, i) => entry(i, (i * 7919) % keys));
        const shuffled = [...entries.slice(11_000), ...entries.slice(0, 7_000).reverse(), ...entries.slice(7_000, 11_000)];
        let turns = 0;
        const all = await wholeOrder(shuffled, descending, () => {
          turns += 1;
        });
        assert.deepEqual(keysOf(all), keysOf([...entries].sort(comparison(descending))), `${keys} keys`);
        assert.ok(turns > 40, `${turns} turns`);
      }
  });

  test('rows that come in the order of names are compared once each', async () => {
    const compare = comparison(false);
    let comparisons = 0;
    const entries = Array.from({ length: 20_000 }, (_, i) => entry(i, 0));
    const counting = (a: Entry, b: Entry): number => {
      comparisons += 1;
      return compare(a, b);
    };
    assert.deepEqual(await sortedBy(entries, counting, () => undefined), entries);
    assert.ok(comparisons < 1.01 * entries.length, String(comparisons));
    comparisons = 0;
    assert.deepEqual(await sortedBy([...entries].reverse(), counting, () => undefined), entries);
    assert.ok(comparisons < 1.01 * entries.length, String(comparisons));
  });

  test('durations are in the order of how long they are, and parts of a whole in that of what is there', () => {
    const columns = [{ name: 'Last Seen', type: 'string', format: '', description: '', priority: 0 }];
    const keyOf = sortKey({ column: 'last seen', descending: false }, columns);
    const sortedTexts = (texts: readonly string[]): string[] => {
      const entries = texts.map((text, i) => {
        const row = { ...entry(i, 0).row, cells: [text] };
        return { key: text, sortKey: keyOf(row), row };
      });
      return entries.sort(comparison(false)).map(({ key }) => key);
    };
    assert.deepEqual(sortedTexts(['2m24s', '2y3d', '9s', '119s', '3h', '4m7s', '5d']), ['9s', '119s', '2m24s', '4m7s', '3h', '5d', '2y3d']);
    assert.deepEqual(sortedTexts(['10/10', '2/3', 'm', '9s ago']), ['2/3', '10/10', '9s ago', 'm']);
  });

  test('a change is compared with few of 100,000 rows', () => {
    let comparisons = 0;
    const plain = comparison(false);
    const counting = (a: Entry, b: Entry): number => {
      comparisons += 1;
      return plain(a, b);
    };
    const entries = Array.from({ length: 100_000 }, (_, i) => entry(i, i));
    const order = new RowOrder(entries, counting);
    const old = entries[50_000];
    assert.ok(old !== undefined);
    order.replace(old, entry(50_000, 3));
    assert.ok(comparisons < 200, String(comparisons));
    assert.equal(order.placeOf(entry(50_000, 3)), 4);
  });
});
