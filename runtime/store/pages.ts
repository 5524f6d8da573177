import type { RangeResult, StoredEntry, StoreReader } from './contract.js';
import { keyAfter } from './keys.js';

/** Entries of a page at most, and the bytes of its values that are aimed at. */
const PAGE_ENTRIES = 500;
const PAGE_BYTES = 4 * 1024 * 1024;

/**
 * The content of a prefix at one revision, in pages and in the order of the keys; at least one page, which may be empty. The engine reads
 * the page that follows while the caller looks at one. Throws what `range` rejects with.
 */
export async function* pages(engine: Pick<StoreReader, 'range'>, prefix: string): AsyncGenerator<RangeResult, void, undefined> {
  let next: Promise<RangeResult> | undefined = engine.range(prefix, { limit: PAGE_ENTRIES, uncounted: true });
  while (next !== undefined) {
    const page: RangeResult = await next;
    const { entries, revision } = page;
    const last = entries[entries.length - 1];
    next = undefined;
    if (page.more && last !== undefined) {
      next = engine.range(prefix, { start: keyAfter(last.key), limit: entriesWithin(PAGE_BYTES, entries), uncounted: true, revision });
      // It may fail before it is awaited, which is where the failure is thrown.
      next.catch(() => undefined);
    }
    yield page;
  }
}

/** How many entries like these have so many bytes. */
function entriesWithin(bytes: number, entries: readonly StoredEntry[]): number {
  const sum = entries.reduce((total, { value }) => total + value.length, 0);
  return Math.min(PAGE_ENTRIES, Math.max(1, Math.floor((bytes * entries.length) / Math.max(1, sum))));
}
