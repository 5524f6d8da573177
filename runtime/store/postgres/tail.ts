/** Follows the revision log: tells this process's watchers of each change once, in the order of revisions, whoever made it. */
import { CompactedError, type StoreEvent } from '../contract.js';
import { Dispatch } from '../dispatch.js';
import type { HistoryPage } from '../history-watch.js';
import type { PendingWrites } from '../pending-writes.js';
import { RevisionWaiters } from '../revision-waiters.js';
import type { Bounds } from './statements.js';

/** Milliseconds between two looks at the log: beside notifications, which say when to look, and where none come. */
const BESIDE_NOTIFICATIONS_MS = 1000;
const WITHOUT_NOTIFICATIONS_MS = 50;

interface TailOptions {
  /** A page of all changes after the revision. Throws CompactedError. */
  readonly read: (after: number) => Promise<HistoryPage & Bounds>;
  /**
   * Has the database go on at a greater revision than the one given, and resolves with it. Called when the database has not come as far,
   * as a standby that lacks the last writes.
   */
  readonly settle: (given: number) => Promise<number>;
  readonly pending: PendingWrites;
}

export class Tail {
  readonly live = new Dispatch<StoreEvent>();
  readonly #waiters = new RevisionWaiters();
  #revision = 0;
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #interval = BESIDE_NOTIFICATIONS_MS;
  #state: 'idle' | 'running' | 'closed' = 'idle';

  constructor(private readonly options: TailOptions) {}

  /** The newest revision whose events were delivered. */
  get revision(): number {
    return this.#revision;
  }

  /** `notified`: whether notifications say when there is something to read. */
  start(revision: number, notified: boolean): void {
    this.#revision = revision;
    this.#interval = notified ? BESIDE_NOTIFICATIONS_MS : WITHOUT_NOTIFICATIONS_MS;
    this.#state = 'running';
    this.look();
    this.#wait();
  }

  /** Delivers all that was committed before the call. Those who ask while a read is under way share the one after it. */
  catchUp(): Promise<void> {
    this.#next ??= this.#current
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        this.#current = this.#state === 'running' ? this.#read() : Promise.resolve();
        return this.#current;
      });
    return this.#next;
  }

  /** Reads what is new, where others do not wait for it; where that fails, the next look makes up for it. */
  look(): void {
    this.catchUp().catch(() => undefined);
  }

  /** Delivers events of one transaction of this process, unless changes before them are still to be read. Gives whether they are delivered. */
  offer(events: readonly StoreEvent[]): boolean {
    const [first, last] = [events[0], events[events.length - 1]];
    if (first === undefined || last === undefined) return true;
    if (first.revision <= this.#revision + 1) this.#advance(events, last.revision);
    return this.#revision >= last.revision;
  }

  /** Resolves with whether the revision was delivered in time. */
  reached(revision: number, timeoutMs: number): Promise<boolean> {
    if (this.#revision >= revision) return Promise.resolve(true);
    this.look();
    return this.#waiters.wait(revision, timeoutMs);
  }

  close(): void {
    this.#state = 'closed';
    clearTimeout(this.#timer);
    this.#waiters.giveUp();
    this.live.closeAll(undefined);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.catchUp().then(
        () => this.#wait(),
        () => this.#wait(),
      );
    }, this.#interval);
    if (this.#state === 'closed') clearTimeout(this.#timer);
  }

  async #read(): Promise<void> {
    try {
      for (let more = true; more && this.#state === 'running'; ) {
        const before = this.#revision;
        const { events, upTo, newest } = await this.options.read(before);
        if (newest < before) return this.#lose(before, await this.options.settle(before));
        const { pending } = this.options;
        this.#advance(
          events.map((event) => (event.value === undefined ? event : attached(event, pending.take(event.key, event.value)))),
          upTo,
        );
        more = upTo < newest;
      }
    } catch (error) {
      if (!(error instanceof CompactedError)) throw error;
      this.#lose(error.requested, error.oldest);
    }
  }

  /** Delivers those of the events that were not delivered before. */
  #advance(events: readonly StoreEvent[], revision: number): void {
    if (revision <= this.#revision || this.#state === 'closed') return;
    const after = this.#revision;
    this.#revision = revision;
    this.live.publish((events[0]?.revision ?? 0) > after ? events : events.filter((event) => event.revision > after), revision);
    this.#waiters.reached(revision);
  }

  /** Some changes after the revision cannot be told any more, so watchers must read anew from the other one on. */
  #lose(seen: number, revision: number): void {
    this.#revision = Math.max(revision, seen);
    this.live.closeAll(new CompactedError(seen, revision));
    this.#waiters.reached(this.#revision);
  }
}

const attached = (event: StoreEvent, attachment: unknown): StoreEvent => (attachment === undefined ? event : { ...event, attachment });
