import { PassingSet } from '../../model/passing-map.js';
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
} from '../contract.js';
import { Dispatch } from '../dispatch.js';
import { endedWatch } from '../ended-watch.js';
import { Channel, type ChannelOptions } from '../grpc/channel.js';
import { type HistorySource, HistoryWatch } from '../history-watch.js';
import { compareKeys, prefixEnd } from '../keys.js';
import { PendingWrites } from '../pending-writes.js';
import { RevisionWaiters } from '../revision-waiters.js';
import { COMPACT_KEY, Compactor } from './compactor.js';
import { readFault, saysCompacted, saysFuture, writeFault } from './errors.js';
import { storedEntry, storeEvent } from './events.js';
import { readHistory } from './history.js';
import { Leases } from './leases.js';
import { type KeyRange, LiveWatch, WATCH_PATH } from './live.js';
import * as rpc from './messages.js';

export interface EtcdOptions extends Omit<ChannelOptions, 'peer' | 'unreachable'> {
  /** Seconds between two compactions by one of the servers; 0 never compacts. 300 by default. */
  readonly compactionSeconds?: number;
  /** Called when a lease is replaced by another, with the number of keys that use it. */
  readonly leaseReplaced?: (keys: number) => void;
  /** Seconds for which keys that expire at about the same time share a lease; 60 by default. */
  readonly leaseSharedSeconds?: number;
}

const READ = { timeoutMs: 10_000, repeatable: true } as const;
const WRITE = { timeoutMs: 10_000, repeatable: false } as const;
/** Milliseconds that a read waits for the live watch before etcd is asked directly. */
const BEHIND_MS = 1000;
/** Milliseconds that an acknowledged write waits until the live watch delivers its event. */
const TOLD_MS = 10_000;
/** The revision of a cluster that nothing was written to yet. */
const EMPTY_REVISION = 1;
const PATHS = {
  range: '/etcdserverpb.KV/Range',
  txn: '/etcdserverpb.KV/Txn',
  compact: '/etcdserverpb.KV/Compact',
  grant: '/etcdserverpb.Lease/LeaseGrant',
} as const;

/**
 * A store in an etcd cluster, which other servers may use at the same time. One watch of all keys tells this process what
 * happens; as every revision changes a key, it also tells how far it has come, on every version of etcd.
 */
export class EtcdEngine implements Engine {
  readonly #channel: Channel;
  readonly #compactor: Compactor;
  readonly #leases: Leases;
  readonly #dispatch = new Dispatch<StoreEvent>();
  readonly #waiters = new RevisionWaiters();
  readonly #pending = new PendingWrites();
  readonly #source: HistorySource;
  readonly #accepted = new PassingSet<Promise<unknown>>();
  #live: LiveWatch | undefined;
  /** The newest revision whose events were delivered. */
  #revision = 0;
  #closing: Promise<void> | undefined;
  #nextNewest: Promise<number> | undefined;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(options: EtcdOptions) {
    this.#channel = new Channel({ ...options, peer: 'etcd', unreachable: 'no etcd member can be reached' });
    this.#leases = new Leases(
      async (seconds) => rpc.leaseGrantResponse(await this.#channel.call(PATHS.grant, rpc.leaseGrantRequest(seconds), READ)),
      () => performance.now(),
      options.leaseReplaced ?? (() => undefined),
      options.leaseSharedSeconds,
    );
    this.#compactor = new Compactor(
      { claim: (version, value) => this.#claimCompaction(version, value), compact: (revision) => this.compact(revision) },
      options.compactionSeconds ?? 300,
    );
    this.#source = {
      live: this.#dispatch,
      newest: () => this.#revision,
      history: (prefix, after) => readHistory(this.#channel, EVERYTHING, prefix, after, this.#revision),
    };
  }

  /** Throws StoreUnavailableError where no member answers. */
  async open(): Promise<number> {
    this.#checkOpen();
    if (this.#live !== undefined) return this.#revision;
    this.#revision = await this.currentRevision();
    this.#live = new LiveWatch(this.#channel, EVERYTHING, {
      position: () => this.#revision,
      events: (events) => this.#tell(events),
      lost: (compacted) => this.#lost(compacted),
    });
    return this.#revision;
  }

  async get(key: string, revision?: number): Promise<{ entry: StoredEntry | undefined; revision: number }> {
    const found = await this.#range({ key: rpc.keyBytes(key), revision });
    return { entry: found.entries[0], revision: found.revision };
  }

  async range(prefix: string, { start, limit, revision }: RangeOptions = {}): Promise<RangeResult> {
    const from = start !== undefined && compareKeys(start, prefix) > 0 ? start : prefix;
    const end = prefixEnd(prefix);
    return this.#range({
      key: from === '' ? rpc.ALL_KEYS : rpc.keyBytes(from),
      end: end === undefined ? rpc.ALL_KEYS : rpc.keyBytes(end),
      limit,
      revision,
    });
  }

  commit(write: Write): Promise<CommitResult> {
    const done = this.#closing === undefined ? this.#commit(write) : Promise.reject(closedError());
    const forget = this.#accepted.add(done);
    done.then(forget, forget);
    return done;
  }

  watch(prefix: string, after: number, handler: WatchHandler): Subscription {
    if (this.#closing === undefined) return new HistoryWatch(this.#source, prefix, after, handler);
    return endedWatch(handler, closedError());
  }

  async currentRevision(): Promise<number> {
    this.#checkOpen();
    // Any key will do: the response's header has the cluster's revision.
    return (await this.#range({ key: rpc.keyBytes(COMPACT_KEY), keysOnly: true })).revision;
  }

  readonly confirm = async (): Promise<boolean> => {
    const newest = await this.#newest();
    return this.#revision >= newest || this.#waiters.wait(newest, BEHIND_MS);
  };

  /** etcd reveals its compacted revision only to a watch that starts before it. */
  async compactedRevision(): Promise<number> {
    if ((await this.currentRevision()) <= EMPTY_REVISION) return EMPTY_REVISION;
    return new Promise((resolve, reject) => {
      const stream = this.#channel.stream(WATCH_PATH, {
        message: (bytes) => {
          const { created, canceled, compacted } = rpc.watchResponse(bytes);
          if (created && !canceled) return;
          stream.close();
          resolve(Math.max(EMPTY_REVISION, compacted));
        },
        ended: (error) => reject(readFault(error)),
      });
      stream.send(rpc.watchCreateRequest({ ...EVERYTHING, start: 1 }));
    });
  }

  async compact(revision: number): Promise<void> {
    this.#checkOpen();
    try {
      await this.#channel.call(PATHS.compact, rpc.compactionRequest(revision), { timeoutMs: 60_000, repeatable: true });
    } catch (error) {
      if (saysCompacted(error)) return;
      throw saysFuture(error) ? new FutureRevisionError(revision, await this.currentRevision()) : readFault(error);
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#compactor.close();
    await Promise.allSettled(this.#accepted.values());
    this.#live?.close();
    this.#waiters.giveUp();
    this.#dispatch.closeAll(undefined);
    this.#channel.close();
  }

  async #commit({ key, value, expected, ttlSeconds, attachment }: Write): Promise<CommitResult> {
    const pending = value === undefined || attachment === undefined ? undefined : this.#pending.add(key, value, attachment);
    try {
      const request = rpc.txnRequest({
        key: rpc.keyBytes(key),
        ...(expected === undefined ? {} : { compare: { target: 'modRevision', is: expected } }),
        value,
        ...(ttlSeconds === undefined ? {} : { lease: await this.#leases.for(ttlSeconds) }),
      });
      const { succeeded, revision, entry } = rpc.txnResponse(await this.#channel.call(PATHS.txn, request, WRITE));
      if (!succeeded) return { committed: false, current: entry === undefined ? undefined : storedEntry(entry) };
      if (this.#revision < revision) await this.#waiters.wait(revision, TOLD_MS);
      return { committed: true, revision, createRevision: entry?.createRevision ?? revision };
    } catch (error) {
      throw writeFault(error);
    } finally {
      pending?.remove();
    }
  }

  async #range(request: rpc.RangeRequest): Promise<RangeResult> {
    this.#checkOpen();
    try {
      const { entries, revision, count } = rpc.rangeResponse(await this.#channel.call(PATHS.range, rpc.rangeRequest(request), READ));
      const shown = request.revision ?? revision;
      return { entries: entries.map(storedEntry), revision: shown, more: count > entries.length, count };
    } catch (error) {
      const asked = request.revision ?? 0;
      if (saysCompacted(error)) throw new CompactedError(asked, await this.compactedRevision());
      throw saysFuture(error) ? new FutureRevisionError(asked, await this.currentRevision()) : readFault(error);
    }
  }

  /**
   * The cluster's newest revision, read after the call. Those who ask while one read is under way share the one after it.
   */
  #newest(): Promise<number> {
    this.#nextNewest ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#nextNewest = undefined;
        const reading = this.currentRevision();
        this.#reading = reading;
        return reading;
      });
    return this.#nextNewest;
  }

  #tell(told: readonly rpc.WatchEvent[]): void {
    const events: StoreEvent[] = [];
    for (const event of told) {
      const { key, value, modRevision } = event.entry;
      // A restarted stream may repeat events of the old one.
      if (modRevision > this.#revision) events.push(storeEvent(event, event.deleted ? undefined : this.#pending.take(key, value)));
    }
    const last = events[events.length - 1];
    if (last !== undefined) this.#advance(events, last.revision);
  }

  #advance(events: readonly StoreEvent[], revision: number): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#dispatch.publish(events, revision);
    this.#waiters.reached(revision);
  }

  async #lost(compacted: number): Promise<void> {
    const seen = this.#revision;
    this.#revision = await this.currentRevision();
    this.#dispatch.closeAll(new CompactedError(seen, compacted));
    this.#waiters.reached(this.#revision);
  }

  async #claimCompaction(version: number, value: string): Promise<{ won: boolean; version: number; revision: number }> {
    const request = rpc.txnRequest({
      key: rpc.keyBytes(COMPACT_KEY),
      compare: { target: 'version', is: version },
      value: Buffer.from(value),
    });
    const { succeeded, revision, entry } = rpc.txnResponse(await this.#channel.call(PATHS.txn, request, WRITE));
    return { won: succeeded, version: entry?.version ?? 0, revision };
  }

  #checkOpen(): void {
    if (this.#closing !== undefined) throw closedError();
  }
}

const EVERYTHING: KeyRange = { key: rpc.ALL_KEYS, end: rpc.ALL_KEYS };

const closedError = (): StoreUnavailableError => new StoreUnavailableError('the store is closed');
