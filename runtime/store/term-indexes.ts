/**
 * Indexes of what the keys of a cache are asked for by: the entries of each label value, for example. None is there until scans for a
 * term have looked in vain at as many entries as the cache holds, so that making one costs no more than it was missed for.
 */
import type { Turn } from '../model/definition/settled.js';
import type { CacheEntry } from './cache-entry.js';
import { compareKeys } from './keys.js';
import { type Term, ValueIndex } from './value-index.js';

/** Values of a term of which an entry must have one. */
export interface Ask<T> {
  readonly term: Term<T>;
  readonly values: readonly string[];
}

/** What is indexed. */
interface Indexed<T> {
  /** Keys. */
  size(): number;
  /** Bytes of all items. */
  bytes(): number;
  get(key: string): CacheEntry<T> | undefined;
  all(): readonly CacheEntry<T>[];
}

/** Terms with an index at most: each costs every write a little. */
const MAX_INDEXES = 8;
/** Terms whose scans are counted at most. */
const MAX_COUNTED = 64;
/** Fewer keys are scanned faster than an index is kept. */
const MIN_KEYS = 256;
/** Bytes that the indexes may take whatever the cache holds; else a share of the items' bytes. */
const MIN_BYTES = 64 * 1024;
const SHARE = 1 / 8;
/** How many times as much must be missed before an index that was too large is tried again. */
const REFUSED = 16;
/** Entries of several values are sorted by key in one go, so there must be few. */
const MAX_SORTED = 4096;
/** A mask: turns are asked for after every STRIDE + 1 entries. */
const STRIDE = 127;

interface Kept<T> {
  readonly index: ValueIndex<T>;
  complete: boolean;
}

export class TermIndexes<T> {
  /** By the names of their terms, the one that was used last at the end. */
  readonly #kept = new Map<string, Kept<T>>();
  /** Entries that scans looked at in vain, by the names of terms without an index. */
  readonly #missed = new Map<string, number>();
  #building: Promise<void> | undefined;

  constructor(private readonly indexed: Indexed<T>) {}

  /** Terms that lists are answered by now. */
  get terms(): string[] {
    return [...this.#kept].filter(([, { complete }]) => complete).map(([name]) => name);
  }

  /** Estimated bytes of all indexes. */
  get bytes(): number {
    let bytes = 0;
    for (const { index } of this.#kept.values()) bytes += index.bytes;
    return bytes;
  }

  /** Resolves when no index is being made. */
  async settled(): Promise<void> {
    while (this.#building !== undefined) await this.#building;
  }

  /**
   * The entries from `start` (inclusive) to `end` (exclusive) that have a value of one of the asks, the one that leaves fewest, in the order of
   * their keys. Undefined where no index says.
   */
  find(asks: readonly Ask<T>[], start: string, end: string | undefined): CacheEntry<T>[] | undefined {
    if (this.#kept.size === 0) return undefined;
    let best: { name: string; kept: Kept<T>; values: readonly string[]; count: number } | undefined;
    for (const { term, values } of asks) {
      const kept = this.#kept.get(term.name);
      if (kept === undefined || !kept.complete) continue;
      let count = 0;
      for (const value of values) count += kept.index.count(value, start, end);
      if (values.length > 1 && count > MAX_SORTED) continue;
      if (best === undefined || count < best.count) best = { name: term.name, kept, values, count };
    }
    if (best === undefined) return undefined;
    const { name, kept, values } = best;
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const [only, ...others] = values.map((value) => kept.index.slice(value, start, end));
    if (only === undefined || others.length === 0) return only ?? [];
    return only.concat(...others).sort((a, b) => compareKeys(a.key, b.key));
  }

  /**
   * Notes that entries were looked at in vain for want of an index of one of the asks' terms. Where that has cost as much as to make
   * one, it is made, with the turns that `begin` gives.
   */
  missed(asks: readonly Ask<T>[], entries: number, begin: () => Turn): void {
    const size = this.indexed.size();
    if (entries === 0 || size < MIN_KEYS) return;
    let due: Term<T> | undefined;
    for (const { term } of asks) {
      if (this.#kept.has(term.name)) continue;
      const missed = (this.#missed.get(term.name) ?? 0) + entries;
      this.#missed.delete(term.name);
      this.#missed.set(term.name, missed);
      if (missed >= size) due ??= term;
    }
    for (const name of this.#missed.keys()) {
      if (this.#missed.size <= MAX_COUNTED) break;
      this.#missed.delete(name);
    }
    if (due === undefined || this.#building !== undefined) return;
    // What is missed with the new index is counted anew.
    for (const { term } of asks) this.#missed.delete(term.name);
    this.#building = this.#build(due, begin()).finally(() => {
      this.#building = undefined;
    });
  }

  /** Follows a change of one key; an entry that is undefined is absent. */
  change(current: CacheEntry<T> | undefined, previous: CacheEntry<T> | undefined): void {
    if (this.#kept.size === 0) return;
    for (const { index } of this.#kept.values()) index.change(current, previous);
    this.#fit();
  }

  /** Forgets all indexes: what the cache holds was replaced. */
  clear(): void {
    this.#kept.clear();
  }

  async #build(term: Term<T>, turn: Turn): Promise<void> {
    const kept: Kept<T> = { index: new ValueIndex(term), complete: false };
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MAX_INDEXES) this.#kept.delete(oldest);
    // From here on it follows changes, so entries that have changed meanwhile are left out below.
    this.#kept.set(term.name, kept);
    for (const [i, entry] of this.indexed.all().entries()) {
      if ((i & STRIDE) === STRIDE) {
        const next = turn();
        if (next !== undefined) await next;
        if (this.#kept.get(term.name) !== kept) return;
        this.#fit();
      }
      if (this.indexed.get(entry.key) === entry) kept.index.put(entry);
    }
    kept.complete = true;
    this.#fit();
  }

  /** Lets go of the largest indexes until the others fit the share of the items' bytes that they may take; those come back seldom. */
  #fit(): void {
    const most = Math.max(MIN_BYTES, this.indexed.bytes() * SHARE);
    while (this.bytes > most) {
      let largest: { name: string; bytes: number } | undefined;
      for (const [name, { index }] of this.#kept)
        if (largest === undefined || index.bytes > largest.bytes) largest = { name, bytes: index.bytes };
      if (largest === undefined) return;
      this.#kept.delete(largest.name);
      this.#missed.set(largest.name, -REFUSED * this.indexed.size());
    }
  }
}
