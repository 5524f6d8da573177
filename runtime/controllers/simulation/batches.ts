/** Work on many objects, some of it at once: each write waits for the store, and those that wait together are committed together. */
import type { Turn } from '../../model/definition/settled.js';

const MOST_AT_ONCE = 32;

/**
 * Does the work for each of the items, first for one, then for ever more of them at once: what fails for all fails for few before it is
 * thrown. Resolves when nothing of it goes on any more.
 */
export async function inBatches<T>(items: readonly T[], turn: Turn, work: (item: T) => Promise<unknown>): Promise<void> {
  let size = 1;
  for (let at = 0; at < items.length; at += size, size = Math.min(MOST_AT_ONCE, size * 2)) {
    await turn();
    const results = await Promise.allSettled(items.slice(at, at + size).map(work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}
