import type { StoreEvent, Subscription, WatchHandler } from './contract.js';
import type { Dispatch } from './dispatch.js';

/** Live events that are buffered while history is read; further ones are read from history instead. */
const BUFFERED_EVENTS = 10_000;

export interface HistoryPage {
  readonly events: readonly StoreEvent[];
  /** The page holds every change up to this revision. */
  readonly upTo: number;
}

/** What a watch needs of an engine: pages of history, the newest revision delivered to live watchers, and the live watchers. */
export interface HistorySource {
  history(prefix: string, after: number): Promise<HistoryPage>;
  newest(): number;
  readonly live: Dispatch<StoreEvent>;
}

/**
 * A watch that reads history and then becomes live, without losing or repeating an event: live events are buffered from the
 * start, and history is read until it reaches the first of them.
 */
export class HistoryWatch implements Subscription {
  #waiting: StoreEvent[] = [];
  /** All changes after this revision are in the buffer. */
  #target: number;
  #position: number;
  #subscription: Subscription | undefined;
  #open = true;

  constructor(
    private readonly source: HistorySource,
    private readonly prefix: string,
    after: number,
    private readonly handler: WatchHandler,
  ) {
    this.#position = after;
    this.#target = source.newest();
    if (after < this.#target) this.#hold();
    // The caller must have the subscription before the first event.
    queueMicrotask(() => {
      this.#catchUp().catch((error: unknown) => this.#end(error instanceof Error ? error : new Error(String(error))));
    });
  }

  close(): void {
    this.#open = false;
    this.#subscription?.close();
    this.#waiting = [];
  }

  #hold(): void {
    this.#subscription = this.source.live.join({ prefix: this.prefix }, this.#target, {
      events: (events) => {
        for (const event of events) this.#waiting.push(event);
        if (this.#waiting.length <= BUFFERED_EVENTS) return;
        this.#waiting = [];
        this.#target = this.source.newest();
      },
      closed: (error) => this.#end(error),
    });
  }

  async #catchUp(): Promise<void> {
    while (this.#open && this.#position < this.#target) {
      const page = await this.source.history(this.prefix, this.#position);
      this.#position = page.upTo;
      this.#tell(page.events);
    }
    if (!this.#open) return;
    this.#subscription?.close();
    const waiting = this.#waiting.filter((event) => event.revision > this.#position);
    this.#waiting = [];
    const newest = this.source.newest();
    this.#subscription = this.source.live.join({ prefix: this.prefix }, Math.max(this.#position, newest), this.handler, waiting, newest);
    if (!this.#open) this.#subscription.close();
  }

  #tell(events: readonly StoreEvent[]): void {
    if (this.#open && events.length > 0) this.handler.events(events);
  }

  #end(error: Error | undefined): void {
    if (!this.#open) return;
    this.close();
    this.handler.closed(error);
  }
}
