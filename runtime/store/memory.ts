import { type Clock, systemClock, type Timer } from '../model/clock.js';
import {
  type CommitResult,
  CompactedError,
  type Engine,
  FutureRevisionError,
  type RangeOptions,
  type RangeResult,
  type StoredEntry,
  type StoreEvent,
  StoreUnavailableError,
  type Subscription,
  type WatchHandler,
  type Write,
} from './contract.js';
import { Dispatch } from './dispatch.js';
import { compareKeys, prefixEnd } from './keys.js';
import { SortedEntries } from './sorted-entries.js';

/** The revision of a store that nothing was written to yet. */
const EMPTY_REVISION = 1;

interface Version {
  readonly revision: number;
  /** Undefined: the key was deleted. */
  readonly entry: StoredEntry | undefined;
}

/** The versions of one key, oldest first; never empty. */
interface KeyHistory {
  readonly key: string;
  versions: Version[];
}

interface Accepted {
  readonly write: Write;
  readonly resolve: (result: CommitResult) => void;
}

/** A store in this process's memory, with all history until it is compacted. Nothing survives the process. */
export class MemoryEngine implements Engine {
  readonly #keys = new SortedEntries<KeyHistory>();
  readonly #dispatch = new Dispatch<StoreEvent>();
  readonly #timers = new Map<string, Timer>();
  /** Every change after the compacted revision; revisions have no gaps. */
  #log: StoreEvent[] = [];
  #revision = EMPTY_REVISION;
  #compacted = EMPTY_REVISION;
  #accepted: Accepted[] = [];
  #closed = false;

  /** The time by which keys go that are to last for a time. */
  constructor(private readonly clock: Clock = systemClock) {}

  async open(): Promise<number> {
    return this.#revision;
  }

  async get(key: string, revision?: number): Promise<{ entry: StoredEntry | undefined; revision: number }> {
    const at = this.#readable(revision);
    return { entry: versionAt(this.#keys.get(key), at)?.entry, revision: at };
  }

  async range(prefix: string, options: RangeOptions = {}): Promise<RangeResult> {
    const at = this.#readable(options.revision);
    const start = options.start !== undefined && compareKeys(options.start, prefix) > 0 ? options.start : prefix;
    const limit = options.limit ?? Number.POSITIVE_INFINITY;
    const entries: StoredEntry[] = [];
    let count = 0;
    for (const history of this.#keys.slice(start, prefixEnd(prefix))) {
      const entry = versionAt(history, at)?.entry;
      if (entry !== undefined && count++ < limit) entries.push(entry);
    }
    return { entries, revision: at, more: count > entries.length, count };
  }

  commit(write: Write): Promise<CommitResult> {
    if (this.#closed) return Promise.reject(closedError());
    return new Promise((resolve) => {
      this.#accepted.push({ write, resolve });
      // The group is committed in a microtask of its own: a watcher that writes must not receive its own write while it
      // handles another group.
      if (this.#accepted.length === 1) queueMicrotask(() => this.#commitGroup());
    });
  }

  watch(prefix: string, after: number, handler: WatchHandler): Subscription {
    let live: Subscription | undefined;
    let cancelled = false;
    queueMicrotask(() => {
      if (cancelled) return;
      const obstacle = this.#closed ? closedError() : after < this.#compacted ? new CompactedError(after, this.#compacted) : undefined;
      if (obstacle !== undefined) {
        handler.closed(obstacle);
        return;
      }
      const backlog = this.#log.slice(after - this.#compacted).filter((event) => event.key.startsWith(prefix));
      live = this.#dispatch.join({ prefix }, Math.max(after, this.#revision), handler, backlog, this.#revision);
      if (cancelled) live.close();
    });
    return {
      close: () => {
        cancelled = true;
        live?.close();
      },
    };
  }

  async currentRevision(): Promise<number> {
    return this.#revision;
  }

  async compactedRevision(): Promise<number> {
    return this.#compacted;
  }

  async compact(revision: number): Promise<void> {
    if (revision > this.#revision) throw new FutureRevisionError(revision, this.#revision);
    if (revision <= this.#compacted) return;
    const forgotten = this.#log.splice(0, revision - this.#compacted);
    this.#compacted = revision;
    for (const key of new Set(forgotten.map((event) => event.key))) {
      const history = this.#keys.get(key);
      if (history === undefined) continue;
      const oldest = versionAt(history, revision);
      history.versions = history.versions.filter((v) => v.revision > revision || (v === oldest && v.entry !== undefined));
      if (history.versions.length === 0) this.#keys.delete(key);
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#commitGroup();
    this.#closed = true;
    for (const timer of this.#timers.values()) timer.cancel();
    this.#dispatch.closeAll(undefined);
  }

  #readable(revision: number | undefined): number {
    if (this.#closed) throw closedError();
    if (revision === undefined) return this.#revision;
    if (revision > this.#revision) throw new FutureRevisionError(revision, this.#revision);
    if (revision < this.#compacted) throw new CompactedError(revision, this.#compacted);
    return revision;
  }

  #commitGroup(): void {
    const group = this.#accepted;
    if (group.length === 0) return;
    this.#accepted = [];
    const events: StoreEvent[] = [];
    const results = group.map(({ write }) => this.#apply(write, events));
    this.#dispatch.publish(events, this.#revision);
    group.forEach(({ resolve }, i) => {
      const result = results[i];
      if (result !== undefined) resolve(result);
    });
  }

  #apply(write: Write, events: StoreEvent[]): CommitResult {
    const { key, value, expected, attachment } = write;
    const history = this.#keys.get(key);
    const previous = versionAt(history, this.#revision)?.entry;
    if (expected !== undefined && expected !== (previous?.revision ?? 0)) return { committed: false, current: previous };
    const revision = ++this.#revision;
    const createRevision = previous?.createRevision ?? revision;
    const version: Version = { revision, entry: value === undefined ? undefined : { key, value, revision, createRevision } };
    if (history === undefined) this.#keys.set({ key, versions: [version] });
    else history.versions.push(version);
    const event: StoreEvent = { type: value === undefined ? 'delete' : 'put', key, revision, value, createRevision, previous };
    this.#log.push(event);
    events.push(attachment === undefined ? event : { ...event, attachment });
    this.#schedule(key, revision, write.ttlSeconds);
    return { committed: true, revision, createRevision };
  }

  /** Replaces the key's timer with one for the time it has left, if it has an end. */
  #schedule(key: string, revision: number, ttlSeconds: number | undefined): void {
    this.#timers.get(key)?.cancel();
    this.#timers.delete(key);
    if (ttlSeconds === undefined) return;
    this.#expire(key, revision, this.clock.now() + ttlSeconds * 1000);
  }

  /** Waits anew where the clock is not as far yet: its timers have a longest time. */
  #expire(key: string, revision: number, end: number): void {
    const timer = this.clock.after(end - this.clock.now(), () => {
      if (this.clock.now() < end) this.#expire(key, revision, end);
      else this.commit({ key, value: undefined, expected: revision }).catch(() => undefined);
    });
    this.#timers.set(key, timer);
  }
}

const closedError = (): StoreUnavailableError => new StoreUnavailableError('the store is closed');

/** The newest version at or before the revision. */
function versionAt(history: KeyHistory | undefined, revision: number): Version | undefined {
  return history?.versions.findLast((version) => version.revision <= revision);
}
