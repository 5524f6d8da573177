import type { CacheEntry } from './cache-entry.js';
import { compareKeys } from './keys.js';
import { SortedEntries } from './sorted-entries.js';

/** Something that items have a value for, such as a label: what a value index is made of. */
export interface Term<T> {
  /** Names the term among those of a cache. */
  readonly name: string;
  /** Undefined where the item has none. */
  valueOf(item: T): string | undefined;
}

/** Estimated bytes of a value that one entry has, of a value that several have, and of each of those. */
const SINGLE = 64;
const SEVERAL = 256;
const EACH = 12;

/** Entries by their value for one term; those of a value are in the order of their keys. */
export class ValueIndex<T> {
  readonly #byValue = new Map<string, CacheEntry<T> | SortedEntries<CacheEntry<T>>>();
  #bytes = 0;

  constructor(private readonly term: Term<T>) {}

  /** Estimated bytes of what the index holds beside the entries and their values, which it shares with the cache. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Puts the entry where it belongs, in place of an earlier one of its key and value. */
  put(entry: CacheEntry<T>): void {
    const value = this.term.valueOf(entry.item);
    if (value === undefined) return;
    const known = this.#byValue.get(value);
    if (known instanceof SortedEntries) {
      if (known.set(entry) === undefined) this.#bytes += EACH;
    } else if (known === undefined || known.key === entry.key) {
      this.#byValue.set(value, entry);
      if (known === undefined) this.#bytes += SINGLE;
    } else {
      const several = new SortedEntries<CacheEntry<T>>();
      several.set(known);
      several.set(entry);
      this.#byValue.set(value, several);
      this.#bytes += SEVERAL + 2 * EACH - SINGLE;
    }
  }

  /** Follows a change of one key; an entry that is undefined is absent. */
  change(current: CacheEntry<T> | undefined, previous: CacheEntry<T> | undefined): void {
    const before = previous === undefined ? undefined : this.term.valueOf(previous.item);
    if (previous !== undefined && before !== undefined)
      if (current === undefined || this.term.valueOf(current.item) !== before) this.#remove(before, previous.key);
    if (current !== undefined) this.put(current);
  }

  #remove(value: string, key: string): void {
    const known = this.#byValue.get(value);
    if (known === undefined) return;
    if (known instanceof SortedEntries) {
      if (known.delete(key) === undefined) return;
      this.#bytes -= EACH;
      if (known.size > 0) return;
      this.#bytes -= SEVERAL;
    } else if (known.key === key) this.#bytes -= SINGLE;
    else return;
    this.#byValue.delete(value);
  }

  /** How many entries of the value stand from `start` (inclusive) to `end` (exclusive; undefined: the last one), at most. */
  count(value: string, start: string, end: string | undefined): number {
    const known = this.#byValue.get(value);
    if (known instanceof SortedEntries) return known.count(start, end);
    return known === undefined ? 0 : 1;
  }

  /** The entries of the value from `start` (inclusive) to `end` (exclusive), in the order of their keys. */
  slice(value: string, start: string, end: string | undefined): CacheEntry<T>[] {
    const known = this.#byValue.get(value);
    if (known === undefined) return [];
    if (known instanceof SortedEntries) return known.slice(start, end);
    return compareKeys(known.key, start) >= 0 && (end === undefined || compareKeys(known.key, end) < 0) ? [known] : [];
  }
}
