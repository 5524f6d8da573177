/** A watch of an encrypted engine that delivers events with decrypted values, in the order of the events. */
import { whenThere } from '../../model/definition/settled.js';
import { type Seal, type StoredEntry, type StoreEvent, StoreUnavailableError, type Subscription, type WatchHandler } from '../contract.js';
import type { Encryption } from './encryption.js';
import { openedEntry, type Turns } from './opening.js';

/** Marks a write of this process, whose event needs no decrypting because the value is known. */
export class Sealed {
  constructor(
    readonly value: Buffer,
    readonly by: Seal,
    readonly attachment: unknown,
  ) {}
}

/** Bytes of one batch that are decrypted without a pause; more are decrypted in turns. */
const AT_ONCE_BYTES = 32 * 1024;
/** Bytes of events that may wait behind one that cannot be decrypted yet. Beyond that the watch ends, and resumes from history. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;
/** Bytes that an event takes beside its values. */
const EVENT_BYTES = 256;

const EMPTY = Buffer.alloc(0);

const sizeOf = ({ value, previous }: StoreEvent): number => EVENT_BYTES + (value?.length ?? 0) + (previous?.value.length ?? 0);

export class OpenedWatch implements Subscription {
  /** Delivers progress only if the handler wants it. */
  readonly handler: WatchHandler;
  #subscription: Subscription | undefined;
  #open = true;
  /** Resolves when the events that are being decrypted have been delivered; undefined if there are none. */
  #waiting: (() => Promise<void> | undefined)[] | undefined;
  #bytes = 0;
  #idle = Promise.resolve();

  constructor(
    readonly prefix: string,
    private readonly target: WatchHandler,
    private readonly parts: { readonly encryption: Encryption; readonly turns: Turns },
    private readonly ended: () => void,
  ) {
    const { progress } = target;
    this.handler = {
      events: (events) => this.#hear(events),
      closed: (error) => this.#afterwards(0, () => this.#end(error)),
      ...(progress === undefined
        ? {}
        : { progress: (revision: number) => this.#afterwards(0, () => this.#tell(() => progress.call(target, revision))) }),
    };
  }

  follow(subscription: Subscription): this {
    this.#subscription = subscription;
    if (!this.#open) subscription.close();
    return this;
  }

  /** Resolves when every received event has been delivered; undefined if that is so already. */
  get idle(): Promise<void> | undefined {
    return this.#waiting === undefined ? undefined : this.#idle;
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#waiting = undefined;
    this.#subscription?.close();
    this.ended();
  }

  /** Ends the watch and says why. */
  end(error: Error): void {
    this.#end(error);
  }

  #hear(events: readonly StoreEvent[]): void {
    if (this.#waiting === undefined) {
      let bytes = 0;
      for (const event of events) if (!(event.attachment instanceof Sealed)) bytes += event.value?.length ?? 0;
      const opened = bytes > AT_ONCE_BYTES ? undefined : this.#openAtOnce(events);
      if (opened !== undefined) {
        this.target.events(opened);
        return;
      }
    }
    let bytes = 0;
    for (const event of events) bytes += sizeOf(event);
    this.#afterwards(bytes, () => this.#openInTurns(events));
  }

  /** Undefined if a service must first be asked for a key. */
  #openAtOnce(events: readonly StoreEvent[]): StoreEvent[] | undefined {
    const opened: StoreEvent[] = [];
    for (const event of events) {
      const one = this.#opened(event);
      if (one instanceof Promise) {
        // The event is asked for again in its turn, and then shares this answer.
        one.catch(() => undefined);
        return undefined;
      }
      opened.push(one);
    }
    return opened;
  }

  async #openInTurns(events: readonly StoreEvent[]): Promise<void> {
    const turn = this.parts.turns.begin();
    const opened: StoreEvent[] = [];
    try {
      for (const event of events) {
        const wait = turn();
        if (wait !== undefined) await wait;
        opened.push(await this.#opened(event));
      }
    } catch (error) {
      return this.#end(error instanceof Error ? error : new Error(String(error)));
    }
    this.#tell(() => this.target.events(opened));
  }

  #opened(event: StoreEvent): StoreEvent | Promise<StoreEvent> {
    const { encryption } = this.parts;
    const { attachment, previous } = event;
    const before = previous === undefined ? undefined : this.#before(previous);
    if (attachment instanceof Sealed) {
      const { type, key, revision, createRevision } = event;
      const { value, by: seal } = attachment;
      const own = { type, key, revision, value, createRevision, previous, seal, attachment: attachment.attachment };
      return before === undefined ? own : whenThere(before, (read) => withPrevious(own, read));
    }
    const { key, value, revision, createRevision, damage } = event;
    if (value === undefined) return whenThere(before, (read) => withPrevious(event, read));
    const opened = openedEntry(encryption, { key, value, revision, createRevision, ...(damage === undefined ? {} : { damage }) });
    return whenThere(opened, (entry) => {
      const read = { ...event, value: entry.value, seal: entry.seal, ...(entry.damage === undefined ? {} : { damage: entry.damage }) };
      return whenThere(before, (known) => withPrevious(read, known));
    });
  }

  /**
   * A function that returns the entry before a change. It is decrypted on demand only, because a cache that follows the watch has it in
   * memory. It returns a promise if the key is not in memory.
   */
  #before(entry: StoredEntry): (() => StoredEntry) | Promise<() => StoredEntry> {
    const own = entry.damage === undefined ? this.parts.encryption.of(entry.key) : undefined;
    if (own === undefined) return () => entry;
    const damaged = (error: unknown): StoredEntry => ({
      ...entry,
      value: EMPTY,
      damage: error instanceof Error ? error.message : String(error),
    });
    try {
      const reader = whenThere(own.reader(entry.value), (read) => () => {
        try {
          const { value, identity } = read(entry.key);
          return { ...entry, value, seal: own.sealOf(identity) };
        } catch (error) {
          return damaged(error);
        }
      });
      // The old value may be encrypted with a key that no longer exists; the new value is delivered all the same.
      return reader instanceof Promise ? reader.catch((error: unknown) => () => damaged(error)) : reader;
    } catch (error) {
      return () => damaged(error);
    }
  }

  /** Runs the step now, or after all earlier steps; `bytes` wait until then. */
  #afterwards(bytes: number, step: () => Promise<void> | undefined | void): void {
    if (!this.#open) return;
    const run = (): Promise<void> | undefined => {
      this.#bytes -= bytes;
      return step() ?? undefined;
    };
    this.#bytes += bytes;
    if (this.#waiting !== undefined) {
      this.#waiting.push(run);
      if (this.#bytes > MAX_WAITING_BYTES) this.#end(new StoreUnavailableError('what is written cannot be decrypted as fast'));
      return;
    }
    const begun = run();
    if (begun === undefined) return;
    this.#waiting = [];
    this.#idle = this.#drain(begun);
  }

  async #drain(begun: Promise<void>): Promise<void> {
    await begun;
    for (let next = this.#waiting?.shift(); next !== undefined; next = this.#waiting?.shift()) await next();
    this.#waiting = undefined;
  }

  /** A handler that throws ends the watch, as the contract says. */
  #tell(call: () => void): void {
    if (!this.#open) return;
    try {
      call();
    } catch (error) {
      this.#end(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #end(error: Error | undefined): void {
    if (!this.#open) return;
    this.close();
    this.target.closed(error);
  }
}

/** The event with the entry before it, which is decrypted on first use. */
function withPrevious(event: StoreEvent, read: (() => StoredEntry) | undefined): StoreEvent {
  if (read === undefined) return event;
  let known: StoredEntry | undefined;
  const { type, key, revision, value, createRevision, damage, seal, attachment } = event;
  return {
    type,
    key,
    revision,
    value,
    createRevision,
    get previous() {
      known ??= read();
      return known;
    },
    ...(damage === undefined ? {} : { damage }),
    ...(seal === undefined ? {} : { seal }),
    attachment,
  };
}
