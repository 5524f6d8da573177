import type { Turn } from '../model/definition/settled.js';
import { CacheContent, type KeyPage } from './cache-content.js';
import { type CacheEntry, CacheEvent } from './cache-entry.js';
import { type CacheSubscription, endedSubscription, LateSubscription } from './cache-late-subscription.js';
import type { Asked, AskedRange, CacheListener, CacheRange, SubscriptionScope, WatchCacheOptions } from './cache-options.js';
import {
  type CommitResult,
  ContentReplacedError,
  type Engine,
  StoreDamagedError,
  type StoredEntry,
  type StoreEvent,
  StoreUnavailableError,
  UnreadableValueError,
  type Write,
} from './contract.js';
import { Dispatch, holds, type Scope } from './dispatch.js';
import { entriesBefore } from './earlier-entries.js';
import { EntryReader } from './entry-reader.js';
import { EventRing } from './event-ring.js';
import { pages } from './pages.js';
import { Reflector } from './reflector.js';
import { RevisionWaiters } from './revision-waiters.js';
import { SortedEntries } from './sorted-entries.js';
import type { TermIndexes } from './term-indexes.js';

/** Milliseconds that a write waits for a cache whose watch is interrupted. */
const WRITE_LAG_MS = 10_000;
const CLOSED = 'the cache is closed';

/** All keys of one prefix in memory, in order, as the engine commits them, with their recent changes. */
export class WatchCache<T> {
  readonly #dispatch = new Dispatch<CacheEvent<T>>();
  readonly #late = new Set<LateSubscription<T>>();
  readonly #waiters = new RevisionWaiters();
  readonly #reflector: Reflector;
  readonly #read: EntryReader<T>;
  readonly #ready: Promise<void>;
  #becomeReady: { resolve: () => void; reject: (error: Error) => void } | undefined;
  readonly #content: CacheContent<T>;
  /** Before the first load no revision is in the ring. */
  #ring = new EventRing<T>(Number.POSITIVE_INFINITY);
  #loaded = false;
  /** Whether another cache follows the prefix now. */
  #retired = false;
  #ended = false;
  #revision = 0;
  #changedAt = 0;
  /** Counts since the start: loads of the whole content, changes and progress notes from the engine, and events passed on to subscribers. */
  readonly counts = { loads: 0, received: 0, progress: 0, dispatched: 0 };

  constructor(
    private readonly engine: Engine,
    private readonly options: WatchCacheOptions<T>,
  ) {
    this.#read = new EntryReader(options.ingest);
    this.#content = new CacheContent(options);
    this.#ready = new Promise((resolve, reject) => {
      this.#becomeReady = { resolve, reject };
    });
    // A caller of ready() sees the rejection. If the cache is closed before anyone called it, nothing has gone wrong.
    this.#ready.catch(() => undefined);
    this.#reflector = new Reflector(engine, options.prefix, {
      load: () => this.#load(),
      position: () => this.#revision,
      events: (events) => this.#apply(events),
      progress: (revision) => {
        this.counts.progress += 1;
        this.#advance(revision);
        this.#becomeReady?.resolve();
        if (this.#retired) this.#unfollow();
      },
      failed: (error) => {
        if (error instanceof StoreDamagedError) options.damaged?.(error);
        if (this.#retired) this.#abandon(error);
      },
    });
  }

  /**
   * Starts the cache where it is not started and resolves once it holds the store's content and follows it, however long the
   * engine takes to answer. Rejects with StoreUnavailableError once the cache is closed, also where it was ready before, so that
   * nobody who follows it begins again for ever.
   */
  ready(): Promise<void> {
    if (this.#ended) return Promise.reject(new StoreUnavailableError(CLOSED));
    this.#reflector.start();
    return this.#ready;
  }

  /**
   * Whether the cache follows its engine now. False before it is loaded and while the engine fails; meanwhile it shows the last
   * state it saw.
   */
  get healthy(): boolean {
    return this.#reflector.healthy;
  }

  /** The newest revision the cache shows, whichever prefix it changed; 0 before the first load. */
  get revision(): number {
    return this.#revision;
  }

  /** The content is the same at every revision from this one to `revision`, so that the cache can answer exact reads of those. */
  get changedAt(): number {
    return this.#changedAt;
  }

  /** Subscriptions after this revision or a later one are served from memory. */
  get oldestRevision(): number {
    return this.#ring.oldest;
  }

  /** Recent events that subscriptions can resume from. */
  get history(): number {
    return this.#ring.size;
  }

  /** Keys held. */
  get size(): number {
    return this.#content.size;
  }

  /** Bytes of the items held, as far as they are weighed. */
  get bytes(): number {
    return this.#content.bytes;
  }

  /** Subscriptions that are served from memory. */
  get subscribers(): number {
    return this.#dispatch.size;
  }

  /** Throws UnreadableValueError where the key holds what cannot be read. */
  get(key: string): CacheEntry<T> | undefined {
    const entry = this.#content.get(key);
    if (entry === undefined) this.#content.checkKey(key);
    return entry;
  }

  /** Errors of unreadable values, by key; empty unless the store was damaged from outside. */
  get unreadable(): ReadonlyMap<string, UnreadableValueError> {
    return this.#content.unreadable;
  }

  /** Why nothing could be loaded at the last try; undefined where the cache is loaded. */
  get failure(): Error | undefined {
    return this.#loaded ? undefined : this.#reflector.failure;
  }

  /**
   * The keys of a prefix in order: a snapshot that stays as it is. `start` (inclusive) and `limit` cut a page out of it. Throws
   * UnreadableValueError where a key from `start` on cannot be read.
   */
  list(prefix: string = this.options.prefix, page: KeyPage = {}): CacheRange<T> {
    return { ...this.#content.page(prefix, page), revision: this.#revision };
  }

  /** What a scan of a prefix looks at, in the order of the keys: a snapshot, by an index where there is one. Throws as `list` does. */
  asked(prefix: string, asked: Asked<T>): AskedRange<T> {
    return this.#content.asked(prefix, asked);
  }

  /** The indexes that `asked` uses. */
  get indexes(): TermIndexes<T> {
    return this.#content.indexes;
  }

  /** The keys of a prefix from `start` on as they were at a revision; undefined where not all changes since then are in memory. */
  async listAt(revision: number, prefix: string, turn: Turn, start = prefix): Promise<readonly CacheEntry<T>[] | undefined> {
    if (revision < this.#ring.oldest || revision > this.#revision) return undefined;
    return entriesBefore(this.list(prefix, { start }).entries, this.#ring.after(revision), { prefix, start }, turn);
  }

  /** Keys of a prefix. */
  count(prefix: string): number {
    return this.#content.count(prefix);
  }

  /** Throws UnreadableValueError where a key of the prefix cannot be read. */
  checkReadable(prefix: string): void {
    this.#content.checkReadable(prefix);
  }

  /** The keys of a prefix that can be read, in order, for those who must go on without the others. */
  readable(prefix: string = this.options.prefix): readonly CacheEntry<T>[] {
    return this.#content.of(prefix);
  }

  /** Resolves with true as soon as the cache shows the revision or a newer one, with false when the time is over before. */
  waitFor(revision: number, timeoutMs: number): Promise<boolean> {
    return this.#revision >= revision ? Promise.resolve(true) : this.#waiters.wait(revision, timeoutMs);
  }

  /**
   * Commits the write to the engine. When it resolves, the cache shows the write, or the one that it lost against, so that a retry starts
   * from the newest state.
   */
  async write(write: Write): Promise<CommitResult> {
    const result = await this.engine.commit(write);
    if (this.#retired) this.#note(write.key, result);
    else if (this.#loaded) await (result.committed ? this.waitFor(result.revision, WRITE_LAG_MS) : this.#shows(write.key, result.current));
    return result;
  }

  /** Shows the one key as the engine answered it, for a request that began before the cache was retired and now tries again. */
  #note(key: string, result: CommitResult): void {
    if (result.committed) return;
    const entry = result.current === undefined ? undefined : this.#read.entry(result.current, undefined);
    if (entry instanceof UnreadableValueError) this.#content.lose(this.#told(entry));
    else if (entry === undefined) this.#content.remove(key);
    else this.#content.put(entry, this.#content.get(key));
  }

  /** Resolves when the cache shows the key's newest state in the engine. */
  async #shows(key: string, current: StoredEntry | undefined): Promise<void> {
    if (current !== undefined) await this.waitFor(current.revision, WRITE_LAG_MS);
    else if (this.#content.get(key) === undefined) return;
    else if (this.engine.confirm !== undefined) await this.engine.confirm();
    else await this.waitFor(await this.engine.currentRevision(), WRITE_LAG_MS);
  }

  /**
   * Delivers every change after a revision, then live ones. Changes in memory are delivered before this returns; older ones are
   * read from the engine's history.
   */
  subscribe(scope: SubscriptionScope, listener: CacheListener<T>): CacheSubscription {
    const { after } = scope;
    if (this.#retired || this.#ended) return endedSubscription(listener);
    const keys: Scope = scope.key === undefined ? { prefix: scope.keyPrefix ?? this.options.prefix } : { key: scope.key };
    if (after >= this.#ring.oldest) return this.#join(keys, after, listener);
    const late = new LateSubscription<T>(this.engine, keys, after, listener, {
      oldest: () => this.#ring.oldest,
      join: (from) => this.#join(keys, from, listener),
      event: (event) => this.#read.event(event),
      ended: () => this.#late.delete(late),
    });
    this.#late.add(late);
    return late;
  }

  /**
   * Ends all subscriptions: another cache takes over the prefix. Requests that began with this one go on: those that wait for its
   * content get it, reads show the state of now, and a write that loses shows what it lost against. Content that cannot be read at once
   * is not waited for.
   */
  retire(): void {
    this.#retired = true;
    this.#endSubscriptions();
    if (this.#loaded) this.#unfollow();
    else if (this.#reflector.failure !== undefined) this.#abandon(this.#reflector.failure);
  }

  /** Forgets the recent changes: whoever resumes from before the newest revision must read them of the engine, or begin anew. */
  forgetChanges(): void {
    if (!this.#loaded) return;
    this.#beginRing(this.#revision);
    this.#changedAt = this.#revision;
  }

  /** Ends all subscriptions and the watch of the engine, which stays open. */
  close(): void {
    this.#ended = true;
    this.#loaded = false;
    this.#endSubscriptions();
    this.#abandon(new StoreUnavailableError(CLOSED));
  }

  /** Follows the engine no longer; those who wait for content are told why they do not get it. */
  #abandon(error: Error): void {
    this.#unfollow();
    this.#becomeReady?.reject(error);
  }

  #unfollow(): void {
    this.#reflector.close();
    this.#ring.close();
    this.#waiters.giveUp();
  }

  #endSubscriptions(): void {
    for (const late of this.#late) late.end(undefined);
    this.#dispatch.closeAll(undefined);
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
    const unreadable = new Map<string, UnreadableValueError>();
    let revision = 0;
    for await (const page of pages(this.engine, prefix)) {
      for (const stored of page.entries) {
        const entry = this.#read.entry(stored, undefined);
        if (entry instanceof UnreadableValueError) unreadable.set(stored.key, this.#told(entry));
        else entries.set(entry);
      }
      revision = page.revision;
    }
    this.#replace(entries, unreadable, revision);
    return this.#revision;
  }

  /** Starts the ring of events after a revision; the ring's bytes are those of the items that the events hold. */
  #beginRing(revision: number): void {
    this.#ring.close();
    this.#ring = new EventRing<T>(
      revision,
      this.options.ring,
      ({ current, previous }) => this.#content.weigh(current) + this.#content.weigh(previous),
    );
  }

  #replace(entries: SortedEntries<CacheEntry<T>>, unreadable: Map<string, UnreadableValueError>, revision: number): void {
    const seen = this.#revision;
    const before = this.#content.replace(entries, unreadable);
    this.counts.loads += 1;
    this.#beginRing(revision);
    this.#revision = revision;
    this.#changedAt = revision;
    // The changes between the old and the new content are not known, so subscribers must list again.
    if (this.#loaded) this.#dispatch.closeAll(new ContentReplacedError(seen, revision, before));
    this.#loaded = true;
    this.#waiters.reached(revision);
  }

  #apply(events: readonly StoreEvent[]): void {
    const now = performance.now();
    const batch: CacheEvent<T>[] = [];
    this.counts.received += events.length;
    for (const change of events) {
      const { key } = change;
      const previous = this.#content.get(key);
      // The entry keeps the key's first string, so that all who hold the key share one copy.
      const current = this.#read.current(change, previous?.key);
      if (current instanceof UnreadableValueError) {
        this.#lose(current, batch.splice(0));
        continue;
      }
      const event = new CacheEvent(change.type, key, change.revision, current, previous);
      if (current === undefined) this.#content.remove(key);
      else this.#content.put(current, previous);
      if (current === undefined && previous === undefined) continue;
      this.#ring.push(event, now);
      batch.push(event);
    }
    this.#changedAt = batch[batch.length - 1]?.revision ?? this.#changedAt;
    this.#advance(events[events.length - 1]?.revision ?? this.#revision, batch);
  }

  #advance(revision: number, batch: readonly CacheEvent<T>[] = []): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.counts.dispatched += batch.length;
    this.#dispatch.publish(batch, revision);
    this.#waiters.reached(revision);
  }

  /**
   * Marks the key as unreadable. Its new value cannot be delivered, so all subscriptions end with the error; those that resume
   * from an earlier revision get it again.
   */
  #lose(error: UnreadableValueError, before: readonly CacheEvent<T>[]): void {
    this.#advance(error.revision - 1, before);
    this.#content.lose(this.#told(error));
    this.#beginRing(error.revision);
    this.#changedAt = error.revision;
    this.#revision = error.revision;
    this.#dispatch.closeAll(error);
    this.#waiters.reached(error.revision);
  }

  #told(error: UnreadableValueError): UnreadableValueError {
    const known = this.#content.unreadable.get(error.key);
    if (known?.revision !== error.revision) this.options.unreadable?.(error);
    return error;
  }
}
