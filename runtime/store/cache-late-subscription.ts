import type { CacheEvent } from './cache-entry.js';
import type { Engine, StoreEvent, Subscription } from './contract.js';
import { holds, type Receiver, type Scope } from './dispatch.js';
import { endedWatch } from './ended-watch.js';

interface LateSource<T> {
  /** The revision after which the cache holds all events in memory. */
  oldest(): number;
  /** Subscribes from memory, after the revision. */
  join(after: number): Subscription;
  event(event: StoreEvent): CacheEvent<T>;
  ended(): void;
}

export interface CacheSubscription extends Subscription {
  /** Whether every event that the cache shows was delivered. False while history is read. */
  readonly live: boolean;
}

/**
 * A subscription from before the oldest event in memory: it reads the engine's history until it reaches the events in memory, and
 * goes on with those.
 */
export class LateSubscription<T> implements CacheSubscription {
  #subscription: Subscription | undefined;
  #state: 'history' | 'memory' | 'closed' = 'history';

  constructor(
    engine: Engine,
    private readonly keys: Scope,
    after: number,
    private readonly listener: Receiver<CacheEvent<T>>,
    private readonly source: LateSource<T>,
  ) {
    this.#subscription = engine.watch('key' in keys ? keys.key : keys.prefix, after, {
      events: (events) => this.#read(events),
      progress: (revision) => {
        if (this.#state === 'history' && revision >= this.source.oldest()) this.#meet();
      },
      closed: (error) => this.end(error),
    });
  }

  get live(): boolean {
    return this.#state === 'memory';
  }

  close(): void {
    if (this.#state === 'history') this.source.ended();
    this.#state = 'closed';
    this.#subscription?.close();
  }

  end(error: Error | undefined): void {
    if (this.#state !== 'history') return;
    this.close();
    this.listener.closed(error);
  }

  /** Delivers events that are older than those in memory. */
  #read(events: readonly StoreEvent[]): void {
    if (this.#state !== 'history') return;
    const oldest = this.source.oldest();
    const older = events.filter((event) => event.revision <= oldest && holds(this.keys, event.key));
    if (older.length > 0) this.listener.events(older.map((event) => this.source.event(event)));
    const last = events[events.length - 1];
    if (this.#state === 'history' && last !== undefined && last.revision > oldest) this.#meet();
  }

  #meet(): void {
    this.#subscription?.close();
    this.#state = 'memory';
    this.source.ended();
    const joined = this.source.join(this.source.oldest());
    // The listener may have closed the subscription while events were delivered from memory.
    if (this.#isClosed()) joined.close();
    else this.#subscription = joined;
  }

  #isClosed(): boolean {
    return this.#state === 'closed';
  }
}

/** A subscription of a cache that follows nothing any more; the subscriber is told once it has the subscription. */
export const endedSubscription = <T>(listener: Receiver<CacheEvent<T>>): CacheSubscription => ({
  live: true,
  close: endedWatch(listener, undefined).close,
});
