import type { Subscription } from './contract.js';

/** The part of an event by which its subscribers are found. */
interface KeyedEvent {
  readonly key: string;
  readonly revision: number;
}

/** Which keys a subscriber wants: those that start with a prefix, or exactly one. */
export type Scope = { readonly prefix: string } | { readonly key: string };

/** Whether the scope holds the key. */
export const holds = (scope: Scope, key: string): boolean => ('key' in scope ? scope.key === key : key.startsWith(scope.prefix));

export interface Receiver<E> {
  events(events: readonly E[]): void;
  progress?(revision: number): void;
  closed(error: Error | undefined): void;
}

/**
 * Live subscribers, found by the key of an event. Subscribers of the same scope share one array of events. Single keys, and prefixes that
 * end with a slash, are found by lookup, so that the cost grows with the subscribers concerned and not with all of them.
 */
export class Dispatch<E extends KeyedEvent> {
  readonly #exact = new Map<string, Bucket<E>>();
  readonly #folders = new Map<string, Bucket<E>>();
  readonly #prefixes = new Map<string, Bucket<E>>();
  readonly #subscribers = new Set<Subscriber<E>>();
  readonly #followers = new Set<Subscriber<E>>();

  /** Subscribers that are open. */
  get size(): number {
    return this.#subscribers.size;
  }

  /**
   * Delivers the backlog and the revision it reaches, then every event of the scope after the revision `after`. A receiver that
   * throws is closed.
   */
  join(scope: Scope, after: number, receiver: Receiver<E>, backlog: readonly E[] = [], reached = 0): Subscription {
    const [buckets, name] = 'key' in scope ? [this.#exact, scope.key] : [this.#bucketsOf(scope.prefix), scope.prefix];
    const bucket = buckets.get(name) ?? new Bucket<E>();
    buckets.set(name, bucket);
    const subscriber = new Subscriber<E>(receiver, after, () => {
      bucket.subscribers.delete(subscriber);
      if (bucket.subscribers.size === 0 && buckets.get(name) === bucket) buckets.delete(name);
      this.#subscribers.delete(subscriber);
      this.#followers.delete(subscriber);
    });
    bucket.subscribers.add(subscriber);
    this.#subscribers.add(subscriber);
    if (receiver.progress !== undefined) this.#followers.add(subscriber);
    subscriber.tell(backlog);
    subscriber.progress(reached);
    return subscriber;
  }

  /** Delivers one commit group, in revision order; `revision` is the store's newest with it. */
  publish(events: readonly E[], revision: number): void {
    const touched: Bucket<E>[] = [];
    for (const event of events) this.#collect(event, touched);
    for (const bucket of touched) {
      const batch = bucket.batch;
      bucket.batch = [];
      for (const subscriber of bucket.subscribers) subscriber.deliver(batch);
    }
    for (const subscriber of this.#followers) subscriber.progress(revision);
  }

  /** Ends every subscription and says why. */
  closeAll(error: Error | undefined): void {
    for (const subscriber of this.#subscribers) subscriber.end(error);
  }

  #bucketsOf(prefix: string): Map<string, Bucket<E>> {
    return prefix.endsWith('/') ? this.#folders : this.#prefixes;
  }

  #collect(event: E, touched: Bucket<E>[]): void {
    const { key } = event;
    add(this.#exact.get(key), event, touched);
    if (this.#folders.size > 0) {
      for (let slash = key.indexOf('/'); slash >= 0; slash = key.indexOf('/', slash + 1)) {
        add(this.#folders.get(key.slice(0, slash + 1)), event, touched);
      }
    }
    for (const [prefix, bucket] of this.#prefixes) if (key.startsWith(prefix)) add(bucket, event, touched);
  }
}

function add<E extends KeyedEvent>(bucket: Bucket<E> | undefined, event: E, touched: Bucket<E>[]): void {
  if (bucket === undefined) return;
  if (bucket.batch.push(event) === 1) touched.push(bucket);
}

class Bucket<E extends KeyedEvent> {
  readonly subscribers = new Set<Subscriber<E>>();
  /** Events of the group being published. */
  batch: E[] = [];
}

class Subscriber<E extends KeyedEvent> implements Subscription {
  #open = true;

  constructor(
    private readonly receiver: Receiver<E>,
    private readonly after: number,
    private readonly leave: () => void,
  ) {}

  deliver(batch: readonly E[]): void {
    if (!this.#open) return;
    const first = batch[0];
    if (first === undefined) return;
    const fresh = first.revision > this.after ? batch : batch.filter((event) => event.revision > this.after);
    this.tell(fresh);
  }

  tell(events: readonly E[]): void {
    if (events.length > 0) this.#guard(() => this.receiver.events(events));
  }

  progress(revision: number): void {
    if (this.#open && revision >= this.after) this.#guard(() => this.receiver.progress?.(revision));
  }

  close(): void {
    this.#open = false;
    this.leave();
  }

  end(error: Error | undefined): void {
    if (!this.#open) return;
    this.close();
    this.receiver.closed(error);
  }

  /** Closes a receiver that throws, and leaves the others alone. */
  #guard(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
