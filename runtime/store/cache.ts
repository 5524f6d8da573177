import { CacheEntry, CacheEvent } from './cache-entry.js';
import { CacheFeed } from './cache-feed.js';
import { type CacheSubscription, LateSubscription } from './cache-late-subscription.js';
import {
  type CommitResult,
  CompactedError,
  type Engine,
  type StoredEntry,
  type StoreEvent,
  StoreUnavailableError,
  type Write,
} from './contract.js';
import { Dispatch, holds, type Receiver, type Scope } from './dispatch.js';
import { EventRing, type RingBounds } from './event-ring.js';
import { compareKeys, keyAfter, prefixEnd } from './keys.js';
import { RevisionWaiters } from './revision-waiters.js';
import { SortedEntries } from './sorted-entries.js';

/** Entries of one read while loading. */
const PAGE_ENTRIES = 500;
/** How long a write waits for a cache whose watch is interrupted. */
const WRITE_LAG_MS = 10_000;

export interface WatchCacheOptions<T> {
  /** What must be done before anything is ingested; where it rejects, the cache tries again. */
  prepare?(): Promise<void>;
  /** The cache holds the keys that start with it. */
  readonly prefix: string;
  /**
   * Makes of a stored value what the cache holds of it; the value itself is not kept. Called once for each version, in
   * revision order. Where it throws, the cache is unhealthy and loads again until it no longer does.
   */
  ingest(key: string, value: Buffer, revision: number, attachment: unknown): T;
  /** Bytes that an item holds; by default they are not counted. */
  weigh?(item: T): number;
  readonly ring?: RingBounds;
}

export interface CacheRange<T> {
  readonly entries: readonly CacheEntry<T>[];
  /** The revision the answer shows. */
  readonly revision: number;
  /** More keys of the prefix follow the last entry. */
  readonly more: boolean;
  /** Keys of the prefix from `start` on, whether returned or not. */
  readonly count: number;
}

export interface SubscriptionScope {
  /** The revision after which events are wanted; one of the future waits for it. */
  readonly after: number;
  /** Only keys that start with it; best ending in a slash. */
  readonly keyPrefix?: string;
  /** Only this key. */
  readonly key?: string;
}

/**
 * Told of events in revision order, each exactly once, in batches shared with others. `closed` comes where the
 * subscription ends without being asked to: with CompactedError the subscriber must read anew, undefined means that the
 * cache was closed. What `events` throws ends the subscription and comes back through `closed`; `closed` must not throw.
 */
export type CacheListener<T> = Receiver<CacheEvent<T>>;

/** All keys of one prefix in memory, in order, as the engine commits them, with their recent changes. */
export class WatchCache<T> {
  readonly #dispatch = new Dispatch<CacheEvent<T>>();
  readonly #late = new Set<LateSubscription<T>>();
  readonly #waiters = new RevisionWaiters();
  readonly #feed: CacheFeed;
  readonly #ready: Promise<void>;
  #becomeReady: { resolve: () => void; reject: (error: Error) => void } | undefined;
  #entries = new SortedEntries<CacheEntry<T>>();
  /** Before the first load no revision is in the ring. */
  #ring = new EventRing<T>(Number.POSITIVE_INFINITY);
  #loaded = false;
  #revision = 0;
  #changedAt = 0;

  constructor(
    private readonly engine: Engine,
    private readonly options: WatchCacheOptions<T>,
  ) {
    this.#ready = new Promise((resolve, reject) => {
      this.#becomeReady = { resolve, reject };
    });
    // Whoever awaits ready() sees the rejection; a cache closed before anyone did is no fault.
    this.#ready.catch(() => undefined);
    this.#feed = new CacheFeed(engine, options.prefix, {
      load: () => this.#load(),
      position: () => this.#revision,
      events: (events) => this.#apply(events),
      progress: (revision) => {
        this.#advance(revision);
        this.#becomeReady?.resolve();
      },
    });
  }

  /**
   * Starts the cache where it is not started and resolves once it holds the store's content and follows it, however long the
   * engine takes to answer. Rejects with StoreUnavailableError where the cache is closed before.
   */
  ready(): Promise<void> {
    this.#feed.start();
    return this.#ready;
  }

  /** The cache follows its engine now. False before it is loaded and while the engine fails; it then shows what it last saw. */
  get healthy(): boolean {
    return this.#feed.healthy;
  }

  /** The newest revision the cache shows, whichever prefix it changed; 0 before the first load. */
  get revision(): number {
    return this.#revision;
  }

  /** The content is the same at every revision from this one to `revision`, so that it answers exact reads of those. */
  get changedAt(): number {
    return this.#changedAt;
  }

  /** Subscriptions after this revision or a later one are served from memory. */
  get oldestRevision(): number {
    return this.#ring.oldest;
  }

  /** Keys held. */
  get size(): number {
    return this.#entries.size;
  }

  get(key: string): CacheEntry<T> | undefined {
    return this.#entries.get(key);
  }

  /** The keys of a prefix in order: a snapshot that stays as it is. `start` (inclusive) and `limit` cut a page out of it. */
  list(prefix: string = this.options.prefix, page: { readonly start?: string; readonly limit?: number } = {}): CacheRange<T> {
    const start = page.start !== undefined && compareKeys(page.start, prefix) > 0 ? page.start : prefix;
    const end = prefixEnd(prefix);
    const entries = this.#entries.slice(start, end, page.limit);
    const complete = page.limit === undefined || entries.length < page.limit;
    const count = complete ? entries.length : this.#entries.count(start, end);
    return { entries, revision: this.#revision, more: count > entries.length, count };
  }

  /** Resolves with true as soon as the cache shows the revision or a newer one, with false when the time is over before. */
  waitFor(revision: number, timeoutMs: number): Promise<boolean> {
    return this.#revision >= revision ? Promise.resolve(true) : this.#waiters.wait(revision, timeoutMs);
  }

  /** Commits the write to the engine; when it resolves, the cache shows it. */
  async write(write: Write): Promise<CommitResult> {
    const result = await this.engine.commit(write);
    if (result.committed && this.#loaded) await this.waitFor(result.revision, WRITE_LAG_MS);
    return result;
  }

  /**
   * Tells the listener every change after a revision, then live. What memory still has is told before this returns;
   * older changes are read from the engine's history.
   */
  subscribe(scope: SubscriptionScope, listener: CacheListener<T>): CacheSubscription {
    const { after } = scope;
    const keys: Scope = scope.key === undefined ? { prefix: scope.keyPrefix ?? this.options.prefix } : { key: scope.key };
    if (after >= this.#ring.oldest) return this.#join(keys, after, listener);
    const late = new LateSubscription<T>(this.engine, keys, after, listener, {
      oldest: () => this.#ring.oldest,
      join: (from) => this.#join(keys, from, listener),
      event: (event) => this.#eventOf(event, this.#entryBefore(event)),
      ended: () => this.#late.delete(late),
    });
    this.#late.add(late);
    return late;
  }

  /** Ends all subscriptions and lets go of the engine, which stays open. */
  close(): void {
    this.#feed.close();
    this.#loaded = false;
    for (const late of this.#late) late.end(undefined);
    this.#dispatch.closeAll(undefined);
    this.#waiters.giveUp();
    this.#becomeReady?.reject(new StoreUnavailableError('the cache is closed'));
  }

  #join(keys: Scope, after: number, listener: CacheListener<T>): CacheSubscription {
    const backlog = this.#ring.after(after).filter((event) => holds(keys, event.key));
    const subscription = this.#dispatch.join(keys, Math.max(after, this.#revision), listener, backlog, this.#revision);
    return { live: true, close: () => subscription.close() };
  }

  async #load(): Promise<number> {
    const { prefix } = this.options;
    await this.options.prepare?.();
    const entries = new SortedEntries<CacheEntry<T>>();
    let revision: number | undefined;
    let start = prefix;
    for (let more = true; more; ) {
      const page = await this.engine.range(prefix, { start, limit: PAGE_ENTRIES, uncounted: true, revision });
      for (const stored of page.entries) entries.set(this.#entryOf(stored, undefined));
      const last = page.entries[page.entries.length - 1];
      more = page.more && last !== undefined;
      if (last !== undefined) start = keyAfter(last.key);
      revision = page.revision;
    }
    this.#replace(entries, revision ?? 0);
    return this.#revision;
  }

  #replace(entries: SortedEntries<CacheEntry<T>>, revision: number): void {
    const seen = this.#revision;
    this.#entries = entries;
    this.#ring = new EventRing<T>(revision, this.options.ring, (event) => this.#weigh(event.current) + this.#weigh(event.previous));
    this.#revision = revision;
    this.#changedAt = revision;
    // The changes in between are lost to those who were subscribed.
    if (this.#loaded) this.#dispatch.closeAll(new CompactedError(seen, revision));
    this.#loaded = true;
    this.#waiters.reached(revision);
  }

  #apply(events: readonly StoreEvent[]): void {
    const now = performance.now();
    const batch: CacheEvent<T>[] = [];
    for (const change of events) {
      const event = this.#eventOf(change, this.#entries.get(change.key));
      if (event.current !== undefined) this.#entries.set(event.current);
      else if (event.previous !== undefined) this.#entries.delete(event.key);
      else continue;
      this.#ring.push(event, now);
      batch.push(event);
    }
    this.#changedAt = batch[batch.length - 1]?.revision ?? this.#changedAt;
    this.#advance(events[events.length - 1]?.revision ?? this.#revision, batch);
  }

  #advance(revision: number, batch: readonly CacheEvent<T>[] = []): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#dispatch.publish(batch, revision);
    this.#waiters.reached(revision);
  }

  #eventOf(event: StoreEvent, previous: CacheEntry<T> | undefined): CacheEvent<T> {
    const { type, key, revision, createRevision, value, attachment } = event;
    const current = value === undefined ? undefined : this.#entryOf({ key, value, revision, createRevision }, attachment);
    return new CacheEvent(type, key, revision, current, previous);
  }

  #weigh(entry: CacheEntry<T> | undefined): number {
    return entry === undefined ? 0 : (this.options.weigh?.(entry.item) ?? 0);
  }

  #entryBefore({ previous }: StoreEvent): CacheEntry<T> | undefined {
    return previous === undefined ? undefined : this.#entryOf(previous, undefined);
  }

  #entryOf({ key, value, revision, createRevision }: StoredEntry, attachment: unknown): CacheEntry<T> {
    return new CacheEntry(key, revision, createRevision, this.options.ingest(key, value, revision, attachment));
  }
}
