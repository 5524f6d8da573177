/** What a watch cache is told of what it holds, what it answers lists with, and what its subscribers ask for. */
import type { CacheEntry, CacheEvent } from './cache-entry.js';
import type { Seal, StoreDamagedError, UnreadableValueError } from './contract.js';
import type { Receiver } from './dispatch.js';
import type { RingBounds } from './event-ring.js';
import type { Ask } from './term-indexes.js';

export interface WatchCacheOptions<T> {
  /** Prepares for `ingest`; where it rejects, the cache tries again. */
  prepare?(): Promise<void>;
  /** Prefix of the keys that the cache holds. */
  readonly prefix: string;
  /**
   * Makes the item that the cache holds from a stored value, which is not kept itself. It is called once for each version, in revision
   * order. When it throws, the key is unreadable: reading it, or a range that contains it, throws UnreadableValueError until the key is
   * deleted or written anew.
   */
  ingest(key: string, value: Buffer, revision: number, attachment: unknown, seal: Seal | undefined): T;
  /** Bytes that an item holds; by default they are not counted. */
  weigh?(item: T): number;
  readonly ring?: RingBounds;
  /** Called once where the store is damaged, so that nothing can be loaded. */
  damaged?(error: StoreDamagedError): void;
  /** Called once for each version of a key that cannot be read. */
  unreadable?(error: UnreadableValueError): void;
}

export interface CacheRange<T> {
  readonly entries: readonly CacheEntry<T>[];
  /** The revision the answer shows. */
  readonly revision: number;
  /** More keys of the prefix follow the last entry. */
  readonly more: boolean;
  /** Number of keys of the prefix from `start` on, whether returned or not. */
  readonly count: number;
}

/** Keys from `start` (inclusive) to `end` (exclusive; undefined: the last one). */
export interface KeyRange {
  readonly start: string;
  readonly end: string | undefined;
}

/** What a scan looks for. */
export interface Asked<T> {
  /** The first key; undefined: the first of the prefix. */
  readonly start: string | undefined;
  /** Every entry that the scan lets through has a value of each of these. */
  readonly asks: readonly Ask<T>[];
  /** Every key that the scan lets through is in this range. */
  readonly within: KeyRange | undefined;
}

/** What a scan looks at. */
export interface AskedRange<T> {
  readonly entries: readonly CacheEntry<T>[];
  /** The last key of the scanned prefix, whether it is among the entries or not; undefined where it has none from the first one on. */
  readonly last: string | undefined;
}

export interface SubscriptionScope {
  /** Events after this revision are delivered. It may be in the future. */
  readonly after: number;
  /** Only keys that start with it; best ending in a slash. */
  readonly keyPrefix?: string;
  /** Only this key. */
  readonly key?: string;
}

/**
 * Receives events in revision order, each exactly once, in batches that are shared with other listeners. `closed` is called where
 * the subscription ends without being asked to: with CompactedError the subscriber must list again, undefined means that the
 * cache was closed. An error that `events` throws ends the subscription and is passed to `closed`; `closed` must not throw.
 */
export type CacheListener<T> = Receiver<CacheEvent<T>>;
