/** The main thread's ends of the two database threads. */

import { Worker } from 'node:worker_threads';
import { builtFile } from '../../files/package.js';
import { PassingMap } from '../../model/passing-map.js';
import {
  type CommitResult,
  CompactedError,
  FutureRevisionError,
  StoreDamagedError,
  type StoreEvent,
  StoreFullError,
  StoreOpenError,
  StoreUnavailableError,
  UncertainWriteError,
  type Write,
} from '../contract.js';
import type { SealRecipe } from '../encryption/recipes.js';
import { EntryUnpacker, joined } from './columns.js';
import { RECOVERY_ADVICE } from './database.js';
import type {
  CommittedGroup,
  Expired,
  ReaderReply,
  ReaderRequest,
  WorkerSettings,
  WriteBatch,
  WriteFault,
  WriterReply,
  WriterRequest,
} from './messages.js';

const NO_VALUE = new Uint8Array(0);

/** A thread's bytes are outside of its heap, and few of its objects live on: V8's own bound, 48 MiB, keeps memory that nothing needs. */
const YOUNG_GENERATION_MB = 8;

/** Starts a database thread. */
export type StartThread = (settings: WorkerSettings) => Worker;

export function startThread(settings: WorkerSettings): Worker {
  return new Worker(builtFile('runtime/store/sqlite/worker.js'), {
    workerData: settings,
    name: `kindwright-store-${settings.role}`,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
}

interface Accepted {
  readonly write: Write;
  readonly resolve: (result: CommitResult) => void;
  readonly reject: (error: Error) => void;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

interface WriterListener {
  /** Called when a group was committed, with its events in revision order and the newest revision with it. */
  committed(events: readonly StoreEvent[], revision: number): void;
  /** Called when the thread ended unasked, so that nothing can be written any more. */
  died(error: StoreUnavailableError): void;
}

/** Sends writes in groups. After a commit it first informs the listener, then resolves the writes. */
export class WriterThread {
  readonly #worker: Worker;
  readonly #compactions = new Map<number, Waiting>();
  readonly #opening: Promise<number>;
  readonly #ended: Promise<void>;
  #opened: { resolve: (revision: number) => void; reject: (error: Error) => void } | undefined;
  #queue: Accepted[] = [];
  /** Batches sent and not answered, oldest first. */
  #sent: (readonly Accepted[])[] = [];
  #revision = 0;
  #compactionId = 0;
  #failure: StoreUnavailableError | undefined;

  constructor(
    settings: WorkerSettings,
    start: StartThread,
    private readonly listener: WriterListener,
  ) {
    this.#worker = start(settings);
    this.#opening = new Promise((resolve, reject) => {
      this.#opened = { resolve, reject };
    });
    this.#ended = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.on('message', (reply: WriterReply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#fail(new StoreUnavailableError(`the database thread ended: ${error.message}`)));
    this.#worker.on('exit', () => this.#fail(new StoreUnavailableError('the store is closed')));
  }

  /** Resolves with the newest revision once the database is open; rejects with StoreOpenError. */
  opened(): Promise<number> {
    return this.#opening;
  }

  /** The newest revision that the listener was told of. */
  get revision(): number {
    return this.#revision;
  }

  /** Why nothing can be written any more; undefined if writes are possible. */
  get failure(): StoreUnavailableError | undefined {
    return this.#failure;
  }

  commit(write: Write): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#queue.push({ write, resolve, reject });
      // Writes of requests that arrive in the same turn of the event loop are sent together.
      if (this.#queue.length === 1) setImmediate(() => this.#send());
    });
  }

  compact(revision: number): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      const id = ++this.#compactionId;
      this.#compactions.set(id, { resolve, reject });
      this.#post({ kind: 'compact', id, revision });
    });
  }

  /** Resolves when everything accepted is committed, told and the database is closed. */
  async close(): Promise<void> {
    this.#send();
    this.#post({ kind: 'close' });
    await this.#ended;
  }

  #send(): void {
    const group = this.#queue;
    if (group.length === 0) return;
    this.#queue = [];
    this.#sent.push(group);
    const batch = batchOf(group.map(({ write }) => write));
    this.#post({ kind: 'commit', batch }, [batch.values.buffer]);
  }

  #post(request: WriterRequest, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(request, transfer);
  }

  #hear(reply: WriterReply): void {
    switch (reply.kind) {
      case 'opened':
        this.#revision = reply.revision;
        this.#opened?.resolve(reply.revision);
        break;
      case 'refused':
        this.#opened?.reject(new StoreOpenError(reply.fault, reply.message));
        break;
      case 'committed':
        this.#settle(reply);
        break;
      case 'expired':
        this.#tell(expiredEvents(reply));
        break;
      case 'compacted':
        this.#compacted(reply.id, reply.failure);
        break;
    }
  }

  #compacted(id: number, failure: string | undefined): void {
    const waiting = this.#compactions.get(id);
    this.#compactions.delete(id);
    if (failure === undefined) waiting?.resolve();
    else waiting?.reject(new StoreUnavailableError(`compaction failed: ${failure}`));
  }

  #settle(group: CommittedGroup): void {
    const accepted = this.#sent.splice(0, group.batches).flat();
    const previous = new EntryUnpacker(group.previous);
    const events: StoreEvent[] = [];
    let failed = 0;
    let sealed = 0;
    const results = accepted.map(({ write }, i): CommitResult | Error => {
      const held = previous.next(write.key);
      const revision = group.revisions[i] ?? 0;
      if (revision < 0) return faultOf(group.faults[failed++]);
      if (revision === 0) return { committed: false, current: held };
      const { key, value, attachment, sealing } = write;
      sealing?.sealed(group.sealed[sealed++] ?? 0);
      const createRevision = group.created[i] ?? revision;
      events.push({ type: value === undefined ? 'delete' : 'put', key, revision, value, createRevision, previous: held, attachment });
      return { committed: true, revision, createRevision };
    });
    this.#tell(events);
    accepted.forEach(({ resolve, reject }, i) => {
      const result = results[i];
      if (result instanceof Error) reject(result);
      else if (result !== undefined) resolve(result);
    });
  }

  #tell(events: readonly StoreEvent[]): void {
    const last = events[events.length - 1];
    if (last === undefined) return;
    this.#revision = last.revision;
    this.listener.committed(events, last.revision);
  }

  #fail(failure: StoreUnavailableError): void {
    if (this.#failure !== undefined) return;
    this.#failure = failure;
    this.#opened?.reject(failure);
    // Writes that the thread had received may have been committed before it ended.
    const uncertain = new UncertainWriteError(`${failure.message}; the write may have happened`);
    for (const { reject } of this.#sent.flat()) reject(uncertain);
    for (const { reject } of this.#queue) reject(failure);
    this.#sent = [];
    this.#queue = [];
    for (const { reject } of this.#compactions.values()) reject(failure);
    this.#compactions.clear();
    this.listener.died(failure);
  }
}

function faultOf(fault: WriteFault | undefined): Error {
  if (fault?.damaged === true) return damagedError('write', fault.message);
  const message = `the write failed: ${fault?.message ?? 'unknown'}`;
  return fault?.full === true ? new StoreFullError(message) : new StoreUnavailableError(message);
}

const damagedError = (what: string, why: string): StoreDamagedError =>
  new StoreDamagedError(`the ${what} failed, as the database is damaged (${why}); ${RECOVERY_ADVICE}`);

/** Copies the values once, into memory that is transferred to the thread. */
function batchOf(writes: readonly Write[]): WriteBatch & { readonly values: Uint8Array<ArrayBuffer> } {
  const recipes = new Set<SealRecipe>();
  for (const { sealing } of writes) if (sealing !== undefined) recipes.add(sealing.recipe);
  const places = new Map([...recipes].map((recipe, place) => [recipe, place]));
  return {
    recipes: [...recipes],
    sealedBy: recipes.size === 0 ? [] : writes.map(({ sealing }) => (sealing && places.get(sealing.recipe)) ?? -1),
    keys: writes.map(({ key }) => key),
    expected: writes.map(({ expected }) => expected ?? -1),
    sizes: writes.map(({ value }) => value?.length ?? -1),
    ttl: writes.map(({ ttlSeconds }) => (ttlSeconds === undefined ? -1 : Math.ceil(ttlSeconds * 1000))),
    values: joined(writes.map(({ value }) => value ?? NO_VALUE)),
  };
}

function expiredEvents(expired: Expired): StoreEvent[] {
  const held = new EntryUnpacker(expired.previous);
  return expired.keys.map((key, i) => {
    const revision = expired.revisions[i] ?? 0;
    const previous = held.next(key);
    return { type: 'delete', key, revision, value: undefined, createRevision: previous?.createRevision ?? revision, previous };
  });
}

type Answer = Exclude<ReaderReply, { kind: 'compacted' | 'future' | 'failed' | 'closed' }>;
type Question<R = Exclude<ReaderRequest, { kind: 'close' }>> = R extends { readonly id: number } ? Omit<R, 'id'> : never;

/** Asks the reading thread, which ends when nothing was asked for a while: it takes 8 MB, and is started in some 30 ms. */
export class ReaderThread {
  readonly #worker: Worker;
  /** Resolves when the thread has ended. */
  readonly over: Promise<void>;
  readonly #waiting = new PassingMap<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  readonly #rest: NodeJS.Timeout;
  #lastId = 0;
  #failure: StoreUnavailableError | undefined;

  /** `restMs`: milliseconds without a question after which the thread ends. */
  constructor(settings: WorkerSettings, start: StartThread, restMs: number) {
    this.#worker = start(settings);
    this.over = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.on('message', (reply: ReaderReply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#fail(new StoreUnavailableError(`the reading thread ended: ${error.message}`)));
    this.#worker.on('exit', () => this.#fail(new StoreUnavailableError('the store is closed')));
    this.#rest = setTimeout(() => {
      if (this.#waiting.size > 0) this.#rest.refresh();
      else void this.close();
    }, restMs).unref();
  }

  /** The thread has ended or is about to, whether asked to or not, and answers no more. */
  get ended(): boolean {
    return this.#failure !== undefined;
  }

  /** Rejects with CompactedError, FutureRevisionError or StoreUnavailableError. */
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#rest.refresh();
      this.#worker.postMessage({ ...question, id } satisfies ReaderRequest);
    });
  }

  /** Answers the pending requests, then ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#rest);
    this.#failure ??= new StoreUnavailableError('the store is closed');
    this.#worker.postMessage({ kind: 'close' } satisfies ReaderRequest);
    await this.over;
  }

  #hear(reply: ReaderReply): void {
    if (reply.kind === 'closed') return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    const failure = failureOf(reply);
    if (failure !== undefined) waiting?.reject(failure);
    else if (isAnswer(reply)) waiting?.resolve(reply);
  }

  #fail(failure: StoreUnavailableError): void {
    clearTimeout(this.#rest);
    this.#failure ??= failure;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

const isAnswer = (reply: ReaderReply): reply is Answer =>
  reply.kind === 'entries' || reply.kind === 'history' || reply.kind === 'compactedRevision';

function failureOf(reply: ReaderReply): Error | undefined {
  switch (reply.kind) {
    case 'compacted':
      return new CompactedError(reply.requested, reply.oldest);
    case 'future':
      return new FutureRevisionError(reply.requested, reply.newest);
    case 'failed':
      return reply.damaged ? damagedError('read', reply.message) : new StoreUnavailableError(`the read failed: ${reply.message}`);
    default:
      return undefined;
  }
}
