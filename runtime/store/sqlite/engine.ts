import { bufferOf } from '../bytes.js';
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
  type WatchHandler,
  type Write,
} from '../contract.js';
import { Dispatch } from '../dispatch.js';
import { endedWatch } from '../ended-watch.js';
import { type HistoryPage, type HistorySource, HistoryWatch } from '../history-watch.js';
import { compareKeys, keyAfter, prefixEnd } from '../keys.js';
import { entriesOf, entryOf } from './columns.js';
import type { HistoryRow, RangeRequest, WorkerSettings } from './messages.js';
import { ReaderThread, type StartThread, startThread, WriterThread } from './threads.js';

const DEFAULT_HISTORY_SECONDS = 300;
/** Milliseconds before a thread that ended is replaced. */
const RECOVERY_MS = 100;
/** Milliseconds without a read of the database after which its thread ends. Reads of what is newest are answered by caches. */
const READER_REST_MS = 2000;

export interface SqliteOptions {
  /** Folder of the database, made where it is absent. One engine at a time can have it open. */
  readonly directory: string;
  /** Seconds that history is kept for exact reads and watches; 300 by default, 0 keeps it until `compact` is called. */
  readonly historySeconds?: number;
  /** How database threads are started; as workers of this process by default. */
  readonly start?: StartThread;
  /** Bytes the database may grow to; writes beyond fail with StoreUnavailableError. As far as the disk goes by default. */
  readonly maxBytes?: number;
  /** Overwrites removed history, so that nothing of it stays in the file; false by default. */
  readonly erases?: boolean;
  /** Milliseconds without a read after which the reading thread ends, to be started by the next one; 2,000 by default. */
  readonly readerRestMs?: number;
  /** Whether the thread that owns the database seals values as their writes say; false by default. */
  readonly seals?: boolean;
}

/**
 * A store in one SQLite file (`kindwright.db`). A thread owns the database and commits all writes that wait in one
 * transaction, flushed to the disk before any of them is acknowledged; a second thread, which is there while it is asked, reads snapshots.
 */
export class SqliteEngine implements Engine {
  readonly seals: boolean;
  readonly #settings: Omit<WorkerSettings, 'role'>;
  readonly #dispatch = new Dispatch<StoreEvent>();
  readonly #source: HistorySource;
  #writer: WriterThread | undefined;
  #reader: ReaderThread | undefined;
  /** Resolves when every reading thread that was there before has ended. */
  #rested: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | undefined;
  readonly #start: StartThread;
  readonly #readerRestMs: number;
  #recovering = false;
  #recovery: NodeJS.Timeout | undefined;

  constructor(options: SqliteOptions) {
    const { directory, historySeconds = DEFAULT_HISTORY_SECONDS, maxBytes, erases = false, seals = false } = options;
    this.#start = options.start ?? startThread;
    this.#readerRestMs = options.readerRestMs ?? READER_REST_MS;
    this.seals = seals;
    this.#settings = { directory, historySeconds, maxBytes, erases, seals };
    this.#source = {
      live: this.#dispatch,
      newest: () => this.#writer?.revision ?? 0,
      history: (prefix, after) => this.#history(prefix, after),
    };
  }

  /** Throws StoreOpenError where the folder is in use, damaged, of another program or not writable. */
  async open(): Promise<number> {
    if (this.#closing !== undefined) throw closedError();
    this.#writer ??= this.#startWriting();
    this.#reader ??= this.#startReading();
    try {
      return await this.#writer.opened();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async get(key: string, revision?: number): Promise<{ entry: StoredEntry | undefined; revision: number }> {
    const found = await this.#entries({ start: key, end: keyAfter(key), limit: undefined, uncounted: true, revision });
    return { entry: found.entries[0], revision: found.revision };
  }

  async range(prefix: string, options: RangeOptions = {}): Promise<RangeResult> {
    const start = options.start !== undefined && compareKeys(options.start, prefix) > 0 ? options.start : prefix;
    const { limit, uncounted = false, revision } = options;
    return this.#entries({ start, end: prefixEnd(prefix), limit, uncounted, revision });
  }

  async commit(write: Write): Promise<CommitResult> {
    return this.#opened(this.#writer).commit(write);
  }

  watch(prefix: string, after: number, handler: WatchHandler): Subscription {
    const obstacle = this.#writer === undefined || this.#closing !== undefined ? closedError() : this.#writer.failure;
    if (obstacle === undefined) return new HistoryWatch(this.#source, prefix, after, handler);
    return endedWatch(handler, obstacle);
  }

  async currentRevision(): Promise<number> {
    const { failure, revision } = this.#opened(this.#writer);
    if (failure !== undefined) throw failure;
    return revision;
  }

  async compactedRevision(): Promise<number> {
    const answer = await this.#reading().ask({ kind: 'compactedRevision' });
    if (answer.kind !== 'compactedRevision') throw misanswered(answer.kind);
    return answer.revision;
  }

  async compact(revision: number): Promise<void> {
    const writer = this.#opened(this.#writer);
    if (revision > writer.revision) throw new FutureRevisionError(revision, writer.revision);
    await writer.compact(revision);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    clearTimeout(this.#recovery);
    // The last connection to close empties the write-ahead log; it must be the writer's.
    await this.#reader?.close();
    await this.#rested;
    await this.#writer?.close();
  }

  async #entries(request: RangeRequest): Promise<RangeResult> {
    const answer = await this.#reading().ask({ kind: 'range', ...request });
    if (answer.kind !== 'entries') throw misanswered(answer.kind);
    return { entries: entriesOf(answer.entries), revision: answer.revision, more: answer.more, count: answer.count };
  }

  async #history(prefix: string, after: number): Promise<HistoryPage> {
    const answer = await this.#reading().ask({ kind: 'history', prefix, after });
    if (answer.kind !== 'history') throw misanswered(answer.kind);
    return { events: answer.rows.map(eventOf), upTo: answer.upTo };
  }

  /** The reading thread, started again if it ended, which loses nothing because it holds no state. */
  #reading(): ReaderThread {
    const reader = this.#opened(this.#reader);
    if (!reader.ended) return reader;
    this.#rested = Promise.all([this.#rested, reader.over]);
    this.#reader = this.#startReading();
    return this.#reader;
  }

  #startReading(): ReaderThread {
    return new ReaderThread({ role: 'reader', ...this.#settings }, this.#start, this.#readerRestMs);
  }

  #startWriting(): WriterThread {
    let opened = false;
    const writer = new WriterThread({ role: 'writer', ...this.#settings }, this.#start, {
      committed: (events, revision) => this.#dispatch.publish(events, revision),
      died: (error) => {
        this.#dispatch.closeAll(this.#closing === undefined ? error : undefined);
        if (opened || this.#recovering) this.#recover();
      },
    });
    writer.opened().then(
      () => {
        opened = true;
        this.#recovering = false;
      },
      () => undefined,
    );
    return writer;
  }

  /**
   * Another thread takes over from one that ended by itself: what it had committed is in the file, and watchers go on from
   * there. Tried until it succeeds; until then the store is unavailable and health checks say why.
   */
  #recover(): void {
    if (this.#closing !== undefined) return;
    this.#recovering = true;
    this.#recovery = setTimeout(() => {
      if (this.#closing === undefined) this.#writer = this.#startWriting();
    }, RECOVERY_MS);
  }

  #opened<T>(thread: T | undefined): T {
    if (thread === undefined || this.#closing !== undefined) throw closedError();
    return thread;
  }
}

const closedError = (): StoreUnavailableError => new StoreUnavailableError('the store is closed');

const misanswered = (kind: string): Error => new Error(`the reading thread answered with ${kind}`);

function eventOf(row: HistoryRow): StoreEvent {
  const { key, revision } = row;
  const previous = row.previous === undefined ? undefined : entryOf(row.previous);
  if (row.created === 0) {
    return { type: 'delete', key, revision, value: undefined, createRevision: previous?.createRevision ?? revision, previous };
  }
  const value = row.value === null ? Buffer.alloc(0) : bufferOf(row.value);
  const { damage } = row;
  return { type: 'put', key, revision, value, createRevision: row.created, previous, ...(damage === undefined ? {} : { damage }) };
}
