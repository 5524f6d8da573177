import { PassingSet } from '../../model/passing-map.js';
import {
  type CommitResult,
  type Engine,
  FutureRevisionError,
  type RangeOptions,
  type RangeResult,
  type StoredEntry,
  type StoreEvent,
  StoreUnavailableError,
  type Subscription,
  ValueTooLargeError,
  type WatchHandler,
  type Write,
} from '../contract.js';
import { endedWatch } from '../ended-watch.js';
import { type HistorySource, HistoryWatch } from '../history-watch.js';
import { compareKeys, keyAfter, prefixEnd } from '../keys.js';
import { PendingWrites } from '../pending-writes.js';
import { databaseAddress } from './address.js';
import type { PostgresCredentials } from './credentials.js';
import { DatabaseError, readFault } from './errors.js';
import { GroupCommit } from './group-commit.js';
import { migrate } from './migration.js';
import { Notifications } from './notifications.js';
import { Primary } from './primary.js';
import { SCHEMA } from './schema.js';
import { type Ask, Session } from './session.js';
import { BOUNDS, type Bounds, readHistory, readRange, SIZE_OF_TABLES } from './statements.js';
import { Tail } from './tail.js';
import { Compactor, Expiry, RepeatedFault } from './upkeep.js';

export interface PostgresOptions {
  /** Address of the database, as in postgres://user@host:5432,standby:5432/database. Without a password. */
  readonly url: string;
  /** Read for each connection, so that they may change. */
  readonly credentials: PostgresCredentials;
  /** Seconds that history is kept for exact reads and watches, and less than twice as long; 300 by default, 0 keeps it until `compact` is called. */
  readonly historySeconds?: number;
  /** Told what the operator should know, a sentence each. */
  readonly warn?: (sentence: string) => void;
}

/** Connections that read at the same time. */
const READERS = 3;
/** Milliseconds that a read waits for the watchers of this process before the database is asked directly. */
const BEHIND_MS = 1000;
/** Milliseconds that an acknowledged write waits until the watchers of this process were told of it. */
const TOLD_MS = 10_000;
/** Milliseconds that an engine waits for a database that is starting. */
const STARTING_MS = 10_000;
const STARTING_PAUSE_MS = 200;
const STARTING = '57P03';
/** Bytes of a value. PostgreSQL takes more, but a transaction holds it in memory several times. */
const MAX_VALUE_BYTES = 64 * 1024 * 1024;

const SWALLOWED =
  'the database does not pass notifications on, as behind a pooler that shares connections between transactions; ' +
  'this server looks for changes of others every 50 ms instead. Give it an address without the pooler, or have that keep sessions';

/** Every key. */
const ALL = { start: '', end: undefined } as const;

/**
 * A store in a PostgreSQL database, which other servers may use at the same time. All writes that wait are one transaction, which takes its
 * revisions from a row that it locks until it is durable, so that what anyone sees is all changes up to a revision.
 */
export class PostgresEngine implements Engine {
  readonly #writer: Session;
  readonly #readers: readonly Session[];
  readonly #upkeep: Session;
  readonly #notifications: Notifications;
  readonly #tail: Tail;
  readonly #commits: GroupCommit;
  readonly #expiry: Expiry;
  readonly #compactor: Compactor;
  readonly #pending = new PendingWrites();
  readonly #accepted = new PassingSet<Promise<unknown>>();
  readonly #source: HistorySource;
  #opening: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  /** Throws an Error that says what is wrong with the address. */
  constructor(private readonly options: PostgresOptions) {
    const primary = new Primary(databaseAddress(options.url), options.credentials);
    this.#writer = new Session(primary);
    this.#readers = Array.from({ length: READERS }, () => new Session(primary));
    this.#upkeep = new Session(primary);
    this.#tail = new Tail({
      read: (after) => readHistory(this.#read, ALL, after),
      settle: async (given) =>
        (await this.#writer.ask<{ revision: number }>(`SELECT ${SCHEMA}.lock($1) AS revision`, [given]))[0]?.revision ?? 0,
      pending: this.#pending,
    });
    this.#notifications = new Notifications(primary, () => this.#tail.look());
    this.#commits = new GroupCommit(this.#writer.ask, (events) => this.#told(events));
    this.#expiry = new Expiry(
      this.#upkeep.ask,
      () => {
        this.#tail.look();
        this.#notifications.tell();
      },
      new RepeatedFault((fault) =>
        options.warn?.(`PostgreSQL: values whose time is over were not removed, which is tried again: ${fault}`),
      ),
    );
    this.#compactor = new Compactor(
      this.#upkeep.ask,
      options.historySeconds ?? 300,
      new RepeatedFault((fault) => options.warn?.(`PostgreSQL: old history was not removed, which is tried again: ${fault}`)),
    );
    this.#source = {
      live: this.#tail.live,
      newest: () => this.#tail.revision,
      history: (prefix, after) => this.#asked(() => readHistory(this.#read, { start: prefix, end: prefixEnd(prefix) }, after)),
    };
  }

  /** Throws StoreOpenError for a database that is not ours, and StoreUnavailableError where none answers. */
  async open(): Promise<number> {
    this.#checkOpen();
    this.#opening ??= this.#open();
    try {
      await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw readFault(error);
    }
    return this.#tail.revision;
  }

  async get(key: string, revision?: number): Promise<{ entry: StoredEntry | undefined; revision: number }> {
    const request = { start: key, end: keyAfter(key), limit: undefined, uncounted: true, revision };
    const found = await this.#asked(() => readRange(this.#read, request));
    return { entry: found.entries[0], revision: found.revision };
  }

  range(prefix: string, { start, limit, uncounted = false, revision }: RangeOptions = {}): Promise<RangeResult> {
    const from = start !== undefined && compareKeys(start, prefix) > 0 ? start : prefix;
    return this.#asked(() => readRange(this.#read, { start: from, end: prefixEnd(prefix), limit, uncounted, revision }));
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

  readonly confirm = async (): Promise<boolean> => {
    this.#checkOpen();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), BEHIND_MS);
    });
    const told = this.#asked(() => this.#tail.catchUp()).then(() => true);
    return Promise.race([told, late]).finally(() => clearTimeout(timer));
  };

  async currentRevision(): Promise<number> {
    return (await this.#bounds()).newest;
  }

  async compactedRevision(): Promise<number> {
    return (await this.#bounds()).compacted;
  }

  async compact(revision: number): Promise<void> {
    const { newest } = await this.#bounds();
    if (revision > newest) throw new FutureRevisionError(revision, newest);
    await this.#asked(() => this.#compactor.compact(revision));
  }

  readonly size = async (): Promise<number> => {
    const [row] = await this.#asked(() => this.#read<{ bytes: number }>(SIZE_OF_TABLES));
    return row?.bytes ?? 0;
  };

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #open(): Promise<void> {
    await this.#started();
    await migrate(this.#writer.ask);
    const [row] = await this.#writer.ask<{ revision: number }>(`SELECT ${SCHEMA}.lock(0) AS revision`);
    const notified = await this.#notifications.start();
    if (!notified) this.options.warn?.(SWALLOWED);
    this.#tail.start(row?.revision ?? 0, notified);
    this.#expiry.start();
    this.#compactor.start();
  }

  /** Waits for a database that says that it is starting. */
  async #started(): Promise<void> {
    const deadline = performance.now() + STARTING_MS;
    for (;;) {
      try {
        await this.#writer.ask('SELECT 1');
        return;
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== STARTING || performance.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, STARTING_PAUSE_MS));
      }
    }
  }

  async #close(): Promise<void> {
    this.#expiry.close();
    await Promise.allSettled(this.#accepted.values());
    this.#tail.close();
    await this.#compactor.close();
    await this.#notifications.close();
    await Promise.all([this.#writer, this.#upkeep, ...this.#readers].map((session) => session.close()));
  }

  async #commit(write: Write): Promise<CommitResult> {
    const { key, value, attachment } = write;
    if (value !== undefined && value.length > MAX_VALUE_BYTES)
      throw new ValueTooLargeError(`the value has ${value.length} bytes, and at most ${MAX_VALUE_BYTES} can be stored`);
    const pending = value === undefined || attachment === undefined ? undefined : this.#pending.add(key, value, attachment);
    try {
      return await this.#commits.commit(write);
    } finally {
      pending?.remove();
    }
  }

  /** Tells other servers, and resolves when the watchers of this process were told. */
  async #told(events: readonly StoreEvent[]): Promise<void> {
    const last = events[events.length - 1];
    if (last === undefined) return;
    this.#notifications.tell();
    if (!this.#tail.offer(events)) await this.#tail.reached(last.revision, TOLD_MS);
  }

  async #bounds(): Promise<Bounds> {
    const [bounds] = await this.#asked(() => this.#read<Bounds>(BOUNDS));
    if (bounds === undefined) throw new StoreUnavailableError('PostgreSQL: the tables hold no revision');
    return bounds;
  }

  /** Reads on the connection that the fewest statements wait for. */
  readonly #read: Ask = (text, values) => {
    const [first] = this.#readers;
    if (first === undefined) throw closedError();
    return this.#readers.reduce((least, reader) => (reader.waiting < least.waiting ? reader : least), first).read(text, values);
  };

  async #asked<T>(read: () => Promise<T>): Promise<T> {
    this.#checkOpen();
    try {
      return await read();
    } catch (error) {
      throw readFault(error);
    }
  }

  #checkOpen(): void {
    if (this.#closing !== undefined) throw closedError();
  }
}

const closedError = (): StoreUnavailableError => new StoreUnavailableError('the store is closed');
