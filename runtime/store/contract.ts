/**
 * The storage contract: single-key compare-and-swap on revision, range reads at the newest or an exact revision, watch
 * from a revision, compaction. Every engine passes test/store/engine-suite.
 *
 * A store has one revision counter; an empty store stands at revision 1. Every commit of one key takes the next revision,
 * which is greater than all before. Deleting an absent key without a check commits as well.
 * Keys are UTF-8 text ordered by bytes; values are opaque bytes.
 */

import type { SealRecipe } from './encryption/recipes.js';

/** The key and form in which an encryption above the engine wrote a value. */
export interface Seal {
  /** Whether the value would be encrypted differently now. A write that changes nothing then rewrites it. */
  readonly stale: boolean;
}

export interface StoredEntry {
  readonly key: string;
  /** It may be a part of memory in which others lie as well, so that whoever keeps it for long copies it. */
  readonly value: Buffer;
  /** Revision of the write that made this value. */
  readonly revision: number;
  /** Revision of the write that made the key, since it last was absent. */
  readonly createRevision: number;
  /** Why the engine cannot return the value, which is then empty; undefined if it can. */
  readonly damage?: string;
  /** Absent where nothing is encrypted. */
  readonly seal?: Seal | undefined;
}

export interface Write {
  readonly key: string;
  /** The bytes to keep, not changed by the caller from here on; undefined deletes the key. */
  readonly value: Buffer | undefined;
  /**
   * The revision the key must have now: 0 means absent. Undefined writes without a check.
   */
  readonly expected: number | undefined;
  /** Seconds, fractions allowed, after which the engine removes the key by itself, unless it is written again before. */
  readonly ttlSeconds?: number;
  /** How the engine seals the value before it keeps it. For engines that `seals` is true of; their events hold the value as it was given. */
  readonly sealing?: Sealing;
  /** Handed unchanged to this process's watchers beside the event, so that nobody decodes what is already in memory. */
  readonly attachment?: unknown;
}

export interface Sealing {
  readonly recipe: SealRecipe;
  /** Told how many seconds it took, once the write is committed. */
  sealed(seconds: number): void;
}

export type CommitResult =
  | { readonly committed: true; readonly revision: number; readonly createRevision: number }
  /** The check failed: `current` is the entry of the key now; undefined where the key is absent. */
  | { readonly committed: false; readonly current: StoredEntry | undefined };

export interface RangeOptions {
  /** First key to return, inclusive; within the prefix. */
  readonly start?: string;
  readonly limit?: number;
  /** The caller does not use `count`, so the engine may return the number of entries instead of counting the keys that follow. */
  readonly uncounted?: boolean;
  /** Exact revision to read at; newest when undefined. Throws CompactedError or FutureRevisionError where it cannot be had. */
  readonly revision?: number;
}

export interface RangeResult {
  readonly entries: readonly StoredEntry[];
  /** The revision the answer shows: the one asked for, or the newest. */
  readonly revision: number;
  /** More keys of the prefix follow the last entry. */
  readonly more: boolean;
  /** Keys of the prefix at that revision from `start` on, whether returned or not; see `uncounted`. */
  readonly count: number;
}

export interface StoreEvent {
  readonly type: 'put' | 'delete';
  readonly key: string;
  readonly revision: number;
  /** New value of a put, as for entries; undefined for a delete. */
  readonly value: Buffer | undefined;
  readonly createRevision: number;
  /** The value before this change; undefined where the key was absent. */
  readonly previous: StoredEntry | undefined;
  /** Why the engine cannot return the new value, which is then empty; undefined if it can. */
  readonly damage?: string;
  /** As for entries. */
  readonly seal?: Seal | undefined;
  readonly attachment?: unknown;
}

export interface WatchHandler {
  /**
   * Events in revision order, each exactly once, all committed. A live batch holds those of one commit group; the array
   * is shared with other watchers. What the handler throws ends the watch and comes back through `closed`.
   */
  events(events: readonly StoreEvent[]): void;
  /**
   * Called when every change of the prefix up to the revision has been delivered: after each commit group, even one that changed only other
   * prefixes, and when the watch has read its history.
   */
  progress?(revision: number): void;
  /**
   * The watch ended without the watcher asking for it; it can be resumed from the last revision seen, unless the error is
   * CompactedError. Undefined: the engine was closed.
   */
  closed(error: Error | undefined): void;
}

export interface Subscription {
  close(): void;
}

/** The part of an engine that reads. */
export type StoreReader = Pick<Engine, 'range' | 'confirm'>;

export interface Engine {
  /**
   * Present on engines that other processes write to as well. Resolves with true once this process's watchers were told of every
   * write that was acknowledged to anyone before the call, and with false where that takes too long, so that only a read of the
   * engine is up to date. Rejects with StoreUnavailableError. Where absent, watchers are told of a write before it is
   * acknowledged. An engine that knows at once says so at once.
   */
  readonly confirm?: () => boolean | Promise<boolean>;
  /** True of engines that seal values themselves where writes say how, away from the thread that answers requests. */
  readonly seals?: boolean;
  /** Opens the store and returns its newest revision. */
  open(): Promise<number>;
  get(key: string, revision?: number): Promise<{ entry: StoredEntry | undefined; revision: number }>;
  range(prefix: string, options?: RangeOptions): Promise<RangeResult>;
  /** Resolves once the write is durable; watchers of this process have been told before that. */
  commit(write: Write): Promise<CommitResult>;
  /** All changes of the prefix after `after`, from history first, then as they happen. */
  watch(prefix: string, after: number, handler: WatchHandler): Subscription;
  /** The newest revision that is committed. */
  currentRevision(): Promise<number>;
  /** The oldest revision that can still be read exactly and watched from. */
  compactedRevision(): Promise<number>;
  /**
   * Forgets history below the revision; resolves when the space is free. A revision compacted before changes nothing.
   * Throws FutureRevisionError for one that has not happened.
   */
  compact(revision: number): Promise<void>;
  /** Present on engines that ask a database how many bytes it takes for the store. Rejects with StoreUnavailableError. */
  readonly size?: () => Promise<number>;
  /** Finishes what was accepted, then closes. */
  close(): Promise<void>;
}

/** The revision is older than the history kept. */
export class CompactedError extends Error {
  override readonly name = 'CompactedError';
  constructor(
    readonly requested: number,
    readonly oldest: number,
  ) {
    super(`revision ${requested} is no longer kept; the oldest is ${oldest}`);
  }
}

/** The content was loaded again, so the single changes in between are unknown. */
export class ContentReplacedError extends CompactedError {
  constructor(
    requested: number,
    oldest: number,
    /** The entries that the cache held before, in the order of keys. */
    readonly before: readonly unknown[],
  ) {
    super(requested, oldest);
  }
}

/** The revision has not happened yet. */
export class FutureRevisionError extends Error {
  override readonly name = 'FutureRevisionError';
  constructor(
    readonly requested: number,
    readonly newest: number,
  ) {
    super(`revision ${requested} is ahead of the newest, ${newest}`);
  }
}

/** Why a store cannot be opened. `incompatible`: the file is of another program or of a later release. */
export type OpenFault = 'locked' | 'corrupt' | 'unwritable' | 'incompatible';

/** The store cannot be opened; the message names the file and what to do. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';
  constructor(
    readonly fault: OpenFault,
    message: string,
  ) {
    super(message);
  }
}

/** A write may or may not have been committed; only a read can tell. */
export class UncertainWriteError extends Error {
  override readonly name = 'UncertainWriteError';
}

/** The engine is closed or cannot take requests now; trying again later may succeed. */
export class StoreUnavailableError extends Error {
  override readonly name: string = 'StoreUnavailableError';
}

/** The value cannot be encrypted now, so it was not stored; trying again succeeds once the source of the keys works again. */
export class EncryptionError extends Error {
  override readonly name = 'EncryptionError';
}

/** The store's own file is damaged, so that it cannot be read; trying again changes nothing. */
export class StoreDamagedError extends Error {
  override readonly name = 'StoreDamagedError';
}

/** A key holds bytes that are not an object of its kind. It can be deleted by name; other keys are not affected. */
export class UnreadableValueError extends Error {
  override readonly name = 'UnreadableValueError';
  constructor(
    readonly key: string,
    /** Revision of the write that made the value. */
    readonly revision: number,
    readonly why: string,
  ) {
    super(`the value stored at ${JSON.stringify(key)} cannot be read: ${why}`);
  }
}

/** The value is larger than the engine takes. */
export class ValueTooLargeError extends Error {
  override readonly name = 'ValueTooLargeError';
}

/** There is no space for a write; trying again succeeds once there is. */
export class StoreFullError extends StoreUnavailableError {
  override readonly name = 'StoreFullError';
}
