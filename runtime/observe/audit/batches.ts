/** A bounded queue of events that is emptied in batches, no faster than allowed. */
import type { AuditEvent } from './event.js';

export interface BatchLimits {
  /** Events that may wait. */
  readonly bufferSize: number;
  /** Characters of their bodies. */
  readonly bufferBodies: number;
  /** Events of one batch. */
  readonly maxSize: number;
  /** Longest an event waits for others, in milliseconds. */
  readonly maxWaitMs: number;
  /** Batches per second, and how many may follow one another at once after a pause; undefined sets no limit. */
  readonly throttle: { readonly qps: number; readonly burst: number } | undefined;
  /** Batches on their way at once. */
  readonly concurrency: number;
}

const bodiesOf = ({ requestObject, responseObject }: AuditEvent): number => (requestObject?.length ?? 0) + (responseObject?.length ?? 0);

export class Batches {
  #waiting: AuditEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #waitingBodies = 0;
  /** When the oldest of those that wait came. */
  #since = 0;
  readonly #sending = new Set<Promise<void>>();
  #draining = false;
  #tokens: number;
  #tokensAt = performance.now();

  constructor(
    private readonly limits: BatchLimits,
    /** Never rejects. */
    private readonly send: (events: readonly AuditEvent[]) => Promise<void>,
  ) {
    this.#tokens = limits.throttle?.burst ?? 0;
  }

  /** False where the queue is full. */
  add(event: AuditEvent): boolean {
    const bodies = bodiesOf(event);
    if (this.#waiting.length >= this.limits.bufferSize || this.#waitingBodies + bodies > this.limits.bufferBodies) return false;
    this.#waitingBodies += bodies;
    if (this.#waiting.push(event) === 1) this.#since = performance.now();
    this.#schedule();
    return true;
  }

  /** Sends everything that waits. */
  async drain(): Promise<void> {
    this.#draining = true;
    this.#schedule();
    while (this.#sending.size > 0) {
      await Promise.race(this.#sending);
      this.#schedule();
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0 && this.#sending.size < this.limits.concurrency) {
      const due = this.#dueMs();
      if (due > 0) {
        this.#timer = setTimeout(() => this.#schedule(), due);
        return;
      }
      if (this.limits.throttle !== undefined) this.#tokens -= 1;
      const events = this.#waiting.splice(0, this.limits.maxSize);
      for (const event of events) this.#waitingBodies -= bodiesOf(event);
      const sending = this.send(events);
      this.#since = performance.now();
      this.#sending.add(sending);
      void sending.then(() => {
        this.#sending.delete(sending);
        this.#schedule();
      });
    }
  }

  /** Milliseconds until the next batch may go. */
  #dueMs(): number {
    if (this.#draining) return 0;
    const at = performance.now();
    const full = this.#waiting.length >= this.limits.maxSize;
    const filling = full ? 0 : Math.ceil(this.#since + this.limits.maxWaitMs - at);
    const { throttle } = this.limits;
    if (throttle === undefined) return filling;
    this.#tokens = Math.min(throttle.burst, this.#tokens + ((at - this.#tokensAt) / 1000) * throttle.qps);
    this.#tokensAt = at;
    return Math.max(filling, Math.ceil(((1 - this.#tokens) / throttle.qps) * 1000));
  }
}
