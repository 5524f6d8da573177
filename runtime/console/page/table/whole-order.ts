/**
 * All rows put into an order at once. Lists come in the order of names already, in which sorting by names compares each row once. Many rows
 * may have the same key, such as a number or an age: they are put together by it, so that keys are compared and not rows.
 */
import type { Turn } from '../../../model/definition/settled.js';
import { sortedBy } from '../../../model/sort-in-turns.js';
import type { Entry } from './row-order.js';
import { compareKeys, compareNames, type SortKey } from './sorting.js';

/** Rows that are looked at before a pause may follow. */
const LOOKED_AT = 256;

/** Keys by which rows are put together at most: of more, few rows have the same, and to put them together takes longer than to compare them. */
const MAX_KEYS = 4096;

/** The entries in the order that `comparison(descending)` has. */
export async function wholeOrder(entries: readonly Entry[], descending: boolean, turn: Turn): Promise<readonly Entry[]> {
  const named = await sortedBy(entries, compareNames, turn);
  const compare = descending ? (a: SortKey, b: SortKey) => compareKeys(b, a) : compareKeys;
  const byKey = await togetherByKey(named, turn);
  // Those of the same key stay in the order of their names.
  if (byKey === undefined) return sortedBy(named, (a, b) => compare(a.sortKey, b.sortKey), turn);
  const ordered: Entry[] = [];
  for (const key of await sortedBy([...byKey.keys()], compare, turn))
    for (const entry of byKey.get(key) ?? []) {
      ordered.push(entry);
      if (ordered.length % LOOKED_AT === 0) await turn();
    }
  return ordered;
}

/** Entries by their keys; undefined where these are too many. */
async function togetherByKey(entries: readonly Entry[], turn: Turn): Promise<ReadonlyMap<SortKey, readonly Entry[]> | undefined> {
  const byKey = new Map<SortKey, Entry[]>();
  let looked = 0;
  for (const entry of entries) {
    const alike = byKey.get(entry.sortKey);
    if (alike !== undefined) alike.push(entry);
    else if (byKey.size < MAX_KEYS) byKey.set(entry.sortKey, [entry]);
    else return undefined;
    looked += 1;
    if (looked % LOOKED_AT === 0) await turn();
  }
  return byKey;
}
