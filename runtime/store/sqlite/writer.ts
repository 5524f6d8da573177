/** The thread that owns the database: it commits waiting writes in groups, removes expired keys and forgets old history. */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { StoreOpenError } from '../contract.js';
import type { Sealer } from '../encryption/recipes.js';
import { isDamage } from './binding.js';
import { orderFaults } from './check.js';
import { type OwnedDatabase, openOwned, RECOVERY_ADVICE } from './database.js';
import { RevisionLog } from './log.js';
import type { WorkerSettings, WriteBatch, WriterReply, WriterRequest } from './messages.js';

/** Bounds of one group, so that in a flood of writes the first are not answered as late as the last. */
const GROUP_WRITES = 1024;
const GROUP_BYTES = 16 * 1024 * 1024;
/** Revisions scrubbed between two looks at the message queue: a few milliseconds. */
const SCRUB_STEP = 200;
const EXPIRY_STEP = 200;
/** Pause after expiry failed, such as on a full disk. */
const EXPIRY_RETRY_MS = 1000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** How many times history is trimmed within the time that it is kept, and bounds of the interval. */
const LOOKS_PER_SPAN = 10;
const SHORTEST_LOOK_MS = 50;
const LONGEST_LOOK_MS = 60_000;

/** Opens the database and serves the port until it is told to close. */
export function runWriter(port: MessagePort, settings: WorkerSettings, sealer?: Sealer): void {
  const say = (reply: WriterReply, transfer: ArrayBuffer[] = []): void => port.postMessage(reply, transfer);
  try {
    const owned = openOwned(settings.directory, settings);
    checkOrder(owned, settings.directory);
    const writer = new Writer(port, say, owned, settings.historySeconds, sealer);
    port.on('message', (request: WriterRequest) => writer.serve(request));
  } catch (error) {
    const fault = error instanceof StoreOpenError ? error.fault : 'corrupt';
    const message = isDamage(error)
      ? `the store in ${settings.directory} is damaged (${messageOf(error)}); ${RECOVERY_ADVICE}`
      : messageOf(error);
    say({ kind: 'refused', fault, message });
    port.close();
  }
}

/** Revisions whose order is looked at when a store is opened: a few milliseconds. */
const CHECKED_REVISIONS = 10_000;

/** Throws StoreOpenError where the latest revisions are not all there. */
function checkOrder(owned: OwnedDatabase, directory: string): void {
  const [fault] = orderFaults(owned.database, CHECKED_REVISIONS);
  if (fault === undefined) return;
  owned.close();
  throw new StoreOpenError('corrupt', `the store in ${directory} is damaged, as ${fault.message}; ${RECOVERY_ADVICE}`);
}

class Writer {
  readonly #log: RevisionLog;
  readonly #compactions: { readonly id: number; readonly revision: number }[] = [];
  readonly #history: NodeJS.Timeout | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #expiryAt: number | undefined;
  #scrubbing = false;
  #waiting: WriteBatch[] = [];
  #closed = false;

  constructor(
    private readonly port: MessagePort,
    private readonly say: (reply: WriterReply, transfer?: ArrayBuffer[]) => void,
    private readonly owned: OwnedDatabase,
    historySeconds: number,
    sealer: Sealer | undefined,
  ) {
    this.#log = new RevisionLog(owned.database, sealer);
    say({ kind: 'opened', revision: this.#log.newest, compacted: this.#log.compacted });
    this.#awaitExpiry();
    this.#scrubOn();
    if (historySeconds > 0) {
      const span = historySeconds * 1000;
      const pause = Math.min(LONGEST_LOOK_MS, Math.max(SHORTEST_LOOK_MS, span / LOOKS_PER_SPAN));
      this.#history = setInterval(() => this.#forgetBefore(Date.now() - span), pause);
    }
  }

  /** Takes the request and everything that waits behind it. */
  serve(request: WriterRequest): void {
    let writes = 0;
    let bytes = 0;
    for (let next: WriterRequest | undefined = request; next !== undefined && !this.#closed; next = this.#next()) {
      if (next.kind === 'commit') {
        this.#waiting.push(next.batch);
        writes += next.batch.keys.length;
        bytes += next.batch.values.length;
        if (writes < GROUP_WRITES && bytes < GROUP_BYTES) continue;
      }
      this.#commitWaiting();
      writes = 0;
      bytes = 0;
      if (next.kind === 'compact') this.#compact(next.id, next.revision);
      if (next.kind === 'close') this.#close();
    }
    this.#commitWaiting();
  }

  #next(): WriterRequest | undefined {
    const received: { message: WriterRequest } | undefined = receiveMessageOnPort(this.port);
    return received?.message;
  }

  #commitWaiting(): void {
    const batches = this.#waiting;
    if (batches.length === 0) return;
    this.#waiting = [];
    this.owned.committed();
    const group = this.#log.commit(batches);
    this.say({ kind: 'committed', ...group }, buffersOf(group.previous.values));
    this.#awaitExpiry();
  }

  /** Sets the timer for the next key that is due. */
  #awaitExpiry(): void {
    const due = this.#log.earliestDue;
    if (due === this.#expiryAt) return;
    clearTimeout(this.#expiry);
    this.#expiryAt = due;
    if (due !== undefined) this.#expiry = setTimeout(() => this.#expire(), Math.min(LONGEST_TIMER_MS, Math.max(0, due - Date.now())));
  }

  #expire(): void {
    this.#expiryAt = undefined;
    try {
      const expired = this.#log.expire(Date.now(), EXPIRY_STEP);
      if (expired.keys.length > 0) this.say({ kind: 'expired', ...expired }, buffersOf(expired.previous.values));
      this.#awaitExpiry();
    } catch {
      // Nothing was removed; the keys are still due.
      this.#expiry = setTimeout(() => this.#expire(), EXPIRY_RETRY_MS);
    }
  }

  #forgetBefore(time: number): void {
    try {
      this.#log.compact(this.#log.revisionAt(time));
      this.#scrubOn();
    } catch {
      // History is kept until the next trim.
    }
  }

  #compact(id: number, revision: number): void {
    try {
      this.#log.compact(revision);
      this.#compactions.push({ id, revision });
      this.#scrubOn();
    } catch (error) {
      this.say({ kind: 'compacted', id, failure: messageOf(error) });
    }
  }

  /** Scrubs step by step, with messages served in between. */
  #scrubOn(): void {
    if (this.#scrubbing) return;
    this.#scrubbing = true;
    setImmediate(() => {
      this.#scrubbing = false;
      if (this.#closed) return;
      try {
        if (this.#log.scrubbed < this.#log.compacted) this.#log.scrub(SCRUB_STEP);
        this.#answerCompactions(this.#log.scrubbed, undefined);
        if (this.#log.scrubbed < this.#log.compacted) this.#scrubOn();
      } catch (error) {
        this.#answerCompactions(Number.POSITIVE_INFINITY, messageOf(error));
      }
    });
  }

  #answerCompactions(scrubbed: number, failure: string | undefined): void {
    for (let first = this.#compactions[0]; first !== undefined && first.revision <= scrubbed; first = this.#compactions[0]) {
      this.#compactions.shift();
      this.say({ kind: 'compacted', id: first.id, failure });
    }
  }

  #close(): void {
    this.#closed = true;
    clearInterval(this.#history);
    clearTimeout(this.#expiry);
    this.#answerCompactions(Number.POSITIVE_INFINITY, undefined);
    this.owned.close();
    this.say({ kind: 'closed' });
    this.port.close();
  }
}

const buffersOf = (values: Uint8Array): ArrayBuffer[] => (values.buffer instanceof ArrayBuffer ? [values.buffer] : []);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
