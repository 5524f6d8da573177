/**
 * All rows put into an order at once. Many rows have the same key, such as a number or an age: they are put together by it, so that keys are
 * compared and not rows. Lists come in the order of names already, in which sorting by names compares each row once.
 */
import type { Turn } from '../../../model/definition/settled.js';
import { sortedBy } from '../../../model/sort-in-turns.js';
import type { Entry } from './row-order.js';
import { compareKeys, compareNames, type SortKey } from './sorting.js';

/** Rows that are looked at before a pause may follow. */
const LOOKED_AT = 256;

/** The entries in the order that `comparison(descending)` has. */
export async function wholeOrder(entries: readonly Entry[], descending: boolean, turn: Turn): Promise<Entry[]> {
  const byKey = new Map<SortKey, Entry[]>();
  let looked = 0;
  for (const entry of await sortedBy(entries, compareNames, turn)) {
    const alike = byKey.get(entry.sortKey);
    if (alike === undefined) byKey.set(entry.sortKey, [entry]);
    else alike.push(entry);
    looked += 1;
    if (looked % LOOKED_AT === 0) await turn();
  }
  const keys = await sortedBy([...byKey.keys()], descending ? (a, b) => compareKeys(b, a) : compareKeys, turn);
  const ordered: Entry[] = [];
  let taken = 0;
  for (const key of keys) {
    for (const entry of byKey.get(key) ?? []) ordered.push(entry);
    taken += 1;
    if (taken % LOOKED_AT === 0) await turn();
  }
  return ordered;
}
