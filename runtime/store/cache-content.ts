import type { CacheEntry } from './cache-entry.js';
import type { Asked, AskedRange, CacheRange, KeyRange, WatchCacheOptions } from './cache-options.js';
import type { UnreadableValueError } from './contract.js';
import { compareKeys, keyAfter, prefixEnd } from './keys.js';
import { SortedEntries } from './sorted-entries.js';
import { TermIndexes } from './term-indexes.js';

/** A page of a prefix's keys: from `start` (inclusive) on, at most `limit`. */
export interface KeyPage {
  readonly start?: string | undefined;
  readonly limit?: number | undefined;
}

/** What a watch cache holds: entries in the order of their keys, keys whose values cannot be read, and indexes of the entries. */
export class CacheContent<T> {
  #entries = new SortedEntries<CacheEntry<T>>();
  /** Errors of unreadable values, by key, which are not among the entries. */
  #unreadable = new Map<string, UnreadableValueError>();
  #bytes = 0;
  readonly indexes: TermIndexes<T>;

  constructor(private readonly options: Pick<WatchCacheOptions<T>, 'weigh'>) {
    this.indexes = new TermIndexes({
      size: () => this.#entries.size,
      bytes: () => this.#bytes,
      get: (key) => this.#entries.get(key),
      all: () => this.#entries.slice('', undefined),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get unreadable(): ReadonlyMap<string, UnreadableValueError> {
    return this.#unreadable;
  }

  weigh(entry: CacheEntry<T> | undefined): number {
    return entry === undefined ? 0 : (this.options.weigh?.(entry.item) ?? 0);
  }

  get(key: string): CacheEntry<T> | undefined {
    return this.#entries.get(key);
  }

  /** The entries of a prefix. */
  of(prefix: string): CacheEntry<T>[] {
    return this.#entries.slice(prefix, prefixEnd(prefix));
  }

  count(prefix: string): number {
    return this.#entries.count(prefix, prefixEnd(prefix));
  }

  /** A page of the prefix's keys. Throws UnreadableValueError where a key from its start on cannot be read. */
  page(prefix: string, page: KeyPage): Omit<CacheRange<T>, 'revision'> {
    const { start, end } = this.#range(prefix, page.start);
    const entries = this.#entries.slice(start, end, page.limit);
    const complete = page.limit === undefined || entries.length < page.limit;
    const count = complete ? entries.length : this.#entries.count(start, end);
    return { entries, more: count > entries.length, count };
  }

  /** What a scan of the prefix looks at. Throws UnreadableValueError as `page` does. */
  asked(prefix: string, { start: from, asks, within }: Asked<T>): AskedRange<T> {
    const { start, end } = this.#range(prefix, from);
    const before = this.#entries.lastBefore(end)?.key;
    const last = before !== undefined && compareKeys(before, start) >= 0 ? before : undefined;
    const first = within !== undefined && compareKeys(within.start, start) > 0 ? within.start : start;
    const behind = within?.end !== undefined && (end === undefined || compareKeys(within.end, end) < 0) ? within.end : end;
    return { entries: this.indexes.find(asks, first, behind) ?? this.#entries.slice(first, behind), last };
  }

  #range(prefix: string, from: string | undefined): KeyRange {
    const start = from !== undefined && compareKeys(from, prefix) > 0 ? from : prefix;
    const end = prefixEnd(prefix);
    this.#checkReadable(start, end);
    return { start, end };
  }

  /** Throws UnreadableValueError where a key of the prefix cannot be read. */
  checkReadable(prefix: string): void {
    this.#checkReadable(prefix, prefixEnd(prefix));
  }

  /** Throws UnreadableValueError where the key cannot be read. */
  checkKey(key: string): void {
    this.#checkReadable(key, keyAfter(key));
  }

  #checkReadable(start: string, end: string | undefined): void {
    if (this.#unreadable.size === 0) return;
    for (const [key, error] of this.#unreadable)
      if (compareKeys(key, start) >= 0 && (end === undefined || compareKeys(key, end) < 0)) throw error;
  }

  /** Puts an entry in the place of the one that the key had. */
  put(entry: CacheEntry<T>, previous: CacheEntry<T> | undefined): void {
    if (this.#unreadable.size > 0) this.#unreadable.delete(entry.key);
    this.#entries.set(entry);
    this.#changed(entry, previous);
  }

  /** Takes the key out, whether or not it could be read. */
  remove(key: string): void {
    if (this.#unreadable.size > 0) this.#unreadable.delete(key);
    const previous = this.#entries.delete(key);
    if (previous !== undefined) this.#changed(undefined, previous);
  }

  /** Marks the key as one that cannot be read. */
  lose(error: UnreadableValueError): void {
    this.remove(error.key);
    this.#unreadable.set(error.key, error);
  }

  #changed(current: CacheEntry<T> | undefined, previous: CacheEntry<T> | undefined): void {
    this.#bytes += this.weigh(current) - this.weigh(previous);
    this.indexes.change(current, previous);
  }

  /** Puts other content in the place of all that is there, which is returned. */
  replace(entries: SortedEntries<CacheEntry<T>>, unreadable: Map<string, UnreadableValueError>): readonly CacheEntry<T>[] {
    const before = this.#entries.slice('', undefined);
    this.#entries = entries;
    this.#unreadable = unreadable;
    this.#bytes = 0;
    for (const entry of entries.slice('', undefined)) this.#bytes += this.weigh(entry);
    this.indexes.clear();
    return before;
  }
}
