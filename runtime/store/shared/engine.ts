import { connect } from 'node:net';
import { type Answer, type Change, Message, Request } from '../../../generated/protocols/workers.js';
import { PassingMap } from '../../model/passing-map.js';
import {
  type CommitResult,
  CompactedError,
  type Engine,
  type RangeOptions,
  type RangeResult,
  type StoredEntry,
  type StoreEvent,
  StoreUnavailableError,
  type Subscription,
  UncertainWriteError,
  type WatchHandler,
  type Write,
} from '../contract.js';
import { Dispatch } from '../dispatch.js';
import { endedWatch } from '../ended-watch.js';
import { type HistoryPage, type HistorySource, HistoryWatch } from '../history-watch.js';
import { RevisionWaiters } from '../revision-waiters.js';
import { FenceReader } from './fence.js';
import { entryOf, eventOf, faultOf } from './messages.js';
import { Wire } from './wire.js';

type Question = Omit<Request, 'id'>;

/** Milliseconds that a read waits for changes that are on their way before the store's process is asked directly. */
const BEHIND_MS = 1000;

export interface SharedStore {
  /** Path of the socket of the store's process. */
  readonly socket: string;
  /** Path of its fence. */
  readonly fence: string;
}

interface Call {
  readonly write: Write | undefined;
  readonly entries: StoredEntry[];
  readonly changes: Change[];
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * A worker's view of the store that another process of its server holds. That process tells of all changes in order, of those of a write
 * before it answers the write; reads that go by memory first look at the fence, and wait for what it shows.
 */
export class SharedEngine implements Engine {
  readonly #dispatch = new Dispatch<StoreEvent>();
  readonly #waiters = new RevisionWaiters();
  readonly #calls = new PassingMap<number, Call>();
  #confirming: Promise<boolean> | undefined;
  readonly #source: HistorySource;
  #wire: Wire | undefined;
  #fence: FenceReader | undefined;
  #opening: Promise<number> | undefined;
  #closing: Promise<void> | undefined;
  #failure: StoreUnavailableError | undefined;
  /** Called once all calls are answered, where the engine waits for that. */
  #answered: (() => void) | undefined;
  /** By which the store's process knows this connection. */
  #number = 0;
  #lastId = 0;
  /** The newest revision whose events were delivered. */
  #revision = 0;

  /** `lost`: called where the store's process went away unasked, after which nothing is answered any more. */
  constructor(
    private readonly store: SharedStore,
    private readonly lost: () => void = () => undefined,
  ) {
    this.#source = {
      live: this.#dispatch,
      newest: () => this.#revision,
      history: (prefix, after) => this.#history(prefix, after),
    };
  }

  open(): Promise<number> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async get(key: string, revision?: number): Promise<{ entry: StoredEntry | undefined; revision: number }> {
    const { answer, entries } = await this.#ask({ get: { key, revision } });
    return { entry: entries[0], revision: answer.revision ?? 0 };
  }

  async range(prefix: string, options: RangeOptions = {}): Promise<RangeResult> {
    const { start, uncounted, revision: at } = options;
    const limit = options.limit === undefined ? undefined : Math.min(options.limit, MOST);
    const { answer, entries } = await this.#ask({ range: { prefix, start, limit, uncounted, revision: at } });
    const { revision = 0, more = false, count = 0 } = answer;
    return { entries, revision, more, count };
  }

  async commit(write: Write): Promise<CommitResult> {
    const { key, value, expected, ttlSeconds } = write;
    const { answer, entries } = await this.#ask({ commit: { key, value, expected, ttlSeconds } }, write);
    const { revision = 0, createRevision = revision } = answer.committed ?? {};
    return revision === 0 ? { committed: false, current: entries[0] } : { committed: true, revision, createRevision };
  }

  watch(prefix: string, after: number, handler: WatchHandler): Subscription {
    const obstacle = this.#obstacle();
    if (obstacle === undefined) return new HistoryWatch(this.#source, prefix, after, handler);
    return endedWatch(handler, obstacle);
  }

  /** Requests that came in together look at the fence together, after all of them: the look costs more than the wait for it. */
  readonly confirm = (): Promise<boolean> => {
    const obstacle = this.#obstacle();
    if (obstacle !== undefined) return Promise.reject(obstacle);
    this.#confirming ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#confirming = undefined;
        const newest = this.#fence?.read() ?? Number.POSITIVE_INFINITY;
        resolve(this.#revision >= newest || this.#waiters.wait(newest, BEHIND_MS));
      });
    });
    return this.#confirming;
  };

  async currentRevision(): Promise<number> {
    return (await this.#ask({ currentRevision: {} })).answer.revision ?? 0;
  }

  async compactedRevision(): Promise<number> {
    return (await this.#ask({ compactedRevision: {} })).answer.revision ?? 0;
  }

  async compact(revision: number): Promise<void> {
    await this.#ask({ compact: { revision } });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #open(): Promise<number> {
    if (this.#closing !== undefined) throw closedError();
    const socket = connect(this.store.socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', (error) => reject(new StoreUnavailableError(`the store's process cannot be reached: ${error.message}`)));
    });
    this.#fence = new FenceReader(this.store.fence);
    this.#wire = new Wire(socket, {
      message: (bytes) => this.#hear(Message.decode(bytes)),
      lost: (error) => this.#fail(error),
    });
    const { answer } = await this.#ask({ open: {} });
    this.#number = answer.count ?? 0;
    this.#revision = Math.max(this.#revision, answer.revision ?? 0);
    return this.#revision;
  }

  async #close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    // Nothing is asked any more from now on, so that this ends.
    await new Promise<void>((resolve) => {
      this.#answered = resolve;
      this.#checkAnswered();
    });
    this.#wire?.close();
    this.#waiters.giveUp();
    this.#dispatch.closeAll(undefined);
    this.#fence?.close();
    this.#fence = undefined;
  }

  #checkAnswered(): void {
    if (this.#calls.size === 0) this.#answered?.();
  }

  #obstacle(): StoreUnavailableError | undefined {
    return this.#closing !== undefined || this.#wire === undefined ? closedError() : this.#failure;
  }

  #ask(question: Question, write?: Write): Promise<{ answer: Answer; entries: readonly StoredEntry[]; changes: readonly Change[] }> {
    const obstacle = this.#obstacle();
    const wire = this.#wire;
    if (obstacle !== undefined || wire === undefined) return Promise.reject(obstacle ?? closedError());
    return new Promise((resolve, reject) => {
      // Numbers begin anew long after the calls that had them were answered.
      this.#lastId = (this.#lastId + 1) % MOST;
      const entries: StoredEntry[] = [];
      const changes: Change[] = [];
      this.#calls.set(this.#lastId, { write, entries, changes, resolve: (answer) => resolve({ answer, entries, changes }), reject });
      wire.say(Request.encode({ id: this.#lastId, ...question }).finish());
    });
  }

  #hear({ answer, changes, lost }: Message): void {
    if (changes !== undefined) this.#tell(changes.changes ?? []);
    if (answer !== undefined) this.#settle(answer);
    if (lost !== undefined) {
      const seen = this.#revision;
      this.#revision = lost.revision ?? seen;
      this.#dispatch.closeAll(new CompactedError(seen, lost.compacted ?? this.#revision));
      this.#waiters.reached(this.#revision);
    }
  }

  #settle(answer: Answer): void {
    const { id = 0, fault, entries = [], changes = [], unfinished } = answer;
    const call = this.#calls.get(id);
    if (call === undefined) return;
    for (const entry of entries) call.entries.push(entryOf(entry));
    for (const change of changes) call.changes.push(change);
    if (unfinished) return;
    this.#calls.delete(id);
    this.#checkAnswered();
    if (fault === undefined) call.resolve(answer);
    else call.reject(faultOf(fault));
  }

  #tell(changes: readonly Change[]): void {
    const events: StoreEvent[] = [];
    for (const change of changes) if ((change.revision ?? 0) > this.#revision) events.push(this.#eventOf(change));
    const revision = events[events.length - 1]?.revision;
    if (revision === undefined) return;
    this.#revision = revision;
    this.#dispatch.publish(events, revision);
    this.#waiters.reached(revision);
  }

  #eventOf(change: Change): StoreEvent {
    return eventOf(change, ({ connection, call }) => (connection === this.#number ? this.#calls.get(call)?.write : undefined));
  }

  async #history(prefix: string, after: number): Promise<HistoryPage> {
    const { answer, changes } = await this.#ask({ history: { prefix, after } });
    return { events: changes.map((change) => eventOf(change, () => undefined)), upTo: answer.revision ?? after };
  }

  #fail(cause: Error | undefined): void {
    const failure = new StoreUnavailableError(
      cause === undefined ? 'the store is closed' : `the store's process is gone: ${cause.message}`,
    );
    this.#failure = failure;
    const uncertain = new UncertainWriteError(`${failure.message}; the write may have happened`);
    for (const { write, reject } of this.#calls.values()) reject(write === undefined ? failure : uncertain);
    this.#calls.clear();
    this.#checkAnswered();
    if (this.#closing !== undefined) return;
    this.#dispatch.closeAll(failure);
    this.#waiters.giveUp();
    this.lost();
  }
}

/** The greatest number that a field of 32 bits holds. */
const MOST = 2 ** 31 - 1;

const closedError = (): StoreUnavailableError => new StoreUnavailableError('the store is closed');
