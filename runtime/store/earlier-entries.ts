import type { Turn } from '../model/definition/settled.js';
import { sortedBy } from '../model/sort-in-turns.js';
import type { CacheEntry, CacheEvent } from './cache-entry.js';
import { compareKeys } from './keys.js';

/** A mask: turns are asked for after every STRIDE + 1 entries or events. */
const STRIDE = 1023;

/** Keys of a prefix from `start` on. */
interface Keys {
  readonly prefix: string;
  readonly start: string;
}

/**
 * The entries as they were before the events, in the order of their keys, found in turns. `events` are all changes since then, in the order of
 * their revisions: the first event of a key tells what the key held before.
 */
export async function entriesBefore<T>(
  entries: readonly CacheEntry<T>[],
  events: readonly CacheEvent<T>[],
  { prefix, start }: Keys,
  turn: Turn,
): Promise<readonly CacheEntry<T>[]> {
  const found = new Map<string, CacheEntry<T> | undefined>();
  for (const [i, { key, previous }] of events.entries()) {
    if ((i & STRIDE) === STRIDE) await turn();
    if (key.startsWith(prefix) && compareKeys(key, start) >= 0 && !found.has(key)) found.set(key, previous);
  }
  if (found.size === 0) return entries;
  const changed = [...found.values()].filter((entry) => entry !== undefined);
  const before = await sortedBy(changed, (a, b) => compareKeys(a.key, b.key), turn);
  const out: CacheEntry<T>[] = [];
  let taken = 0;
  for (const [i, entry] of entries.entries()) {
    if ((i & STRIDE) === STRIDE) await turn();
    for (let next = before[taken]; next !== undefined && compareKeys(next.key, entry.key) <= 0; next = before[++taken]) out.push(next);
    if (!found.has(entry.key)) out.push(entry);
  }
  return out.concat(before.slice(taken));
}
