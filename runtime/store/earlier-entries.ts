import type { CacheEntry, CacheEvent } from './cache-entry.js';
import { compareKeys } from './keys.js';

/**
 * Entries as they were before the events, in the order of their keys. The events are in revision order, and all those that made the
 * entries what they are since then; a key is as the first of its events found it.
 */
export function entriesBefore<T>(entries: readonly CacheEntry<T>[], events: readonly CacheEvent<T>[]): readonly CacheEntry<T>[] {
  if (events.length === 0) return entries;
  const found = new Map<string, CacheEntry<T> | undefined>();
  for (const { key, previous } of events) if (!found.has(key)) found.set(key, previous);
  const changed = [...found.values()].filter((entry) => entry !== undefined).sort((a, b) => compareKeys(a.key, b.key));
  const unchanged = entries.filter(({ key }) => !found.has(key));
  return merged(unchanged, changed);
}

/** Two sorted lists without a common key as one. */
function merged<T>(left: readonly CacheEntry<T>[], right: readonly CacheEntry<T>[]): readonly CacheEntry<T>[] {
  const out: CacheEntry<T>[] = [];
  let taken = 0;
  for (const entry of left) {
    for (let next = right[taken]; next !== undefined && compareKeys(next.key, entry.key) < 0; next = right[++taken]) out.push(next);
    out.push(entry);
  }
  return out.concat(right.slice(taken));
}
