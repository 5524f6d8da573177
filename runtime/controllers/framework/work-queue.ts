/** A work queue of keys. */
import type { Clock, Timer } from '../../model/clock.js';

/** The measurements of a queue, under the field's names. */
export interface QueueMeter {
  depth(keys: number): void;
  added(): void;
  retried(): void;
  /** How long a key waited for a worker, in milliseconds. */
  waited(ms: number): void;
  /** How long a worker took for a key, in milliseconds. */
  worked(ms: number): void;
  /** Gives the meter a function that returns when work on the current keys began, by the queue's clock. */
  working(since: () => Iterable<number>): void;
}

export interface WorkQueueOptions {
  readonly clock: Clock;
  readonly meter?: QueueMeter;
  /** Pause before the first retry of a key, which doubles with each further one, and the longest pause, in milliseconds. */
  readonly firstRetryMs?: number;
  readonly longestRetryMs?: number;
  /** Rate limit for the retries of all keys together: so many a second, after a burst of so many. */
  readonly retriesPerSecond?: number;
  readonly retryBurst?: number;
}

const FIRST_RETRY_MS = 5;
const LONGEST_RETRY_MS = 1_000_000;
const RETRIES_PER_SECOND = 10;
const RETRY_BURST = 100;

/**
 * A queue that holds each key once, however often it is added, and gives it to one worker at a time: what is added while it is
 * worked on comes again when that is done. A queue holds at most one text and a few numbers for each object there is, as keys name
 * objects; keys that succeed leave nothing behind.
 */
export class WorkQueue {
  /** Waiting keys in their order, with the time since when they wait. */
  readonly #waiting = new Map<string, number>();
  /** Keys that are being worked on, and since when. */
  readonly #working = new Map<string, number>();
  /** Keys that were added while being worked on. */
  readonly #again = new Set<string>();
  /** Keys that rest after long work, and the timers that end the rest. */
  readonly #resting = new Map<string, NodeJS.Timeout>();
  readonly #later = new Map<string, { readonly dueAt: number; readonly timer: Timer }>();
  readonly #failures = new Map<string, number>();
  readonly #takers: ((key: string | undefined) => void)[] = [];
  readonly #bucket: TokenBucket;
  readonly #options: WorkQueueOptions;
  #stopped = false;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
    options.meter?.working(() => this.#working.values());
    this.#bucket = new TokenBucket(options.clock, options.retriesPerSecond ?? RETRIES_PER_SECOND, options.retryBurst ?? RETRY_BURST);
  }

  /** Keys that wait for a worker. */
  get length(): number {
    return this.#waiting.size;
  }

  /** Whether no key is waiting, being worked on or scheduled. */
  get idle(): boolean {
    return this.#waiting.size + this.#working.size + this.#later.size + this.#again.size === 0;
  }

  add(key: string): void {
    if (this.#stopped || this.#waiting.has(key) || this.#again.has(key)) return;
    this.#options.meter?.added();
    if (this.#working.has(key) || this.#resting.has(key)) this.#again.add(key);
    else this.#offer(key);
  }

  /** Adds the key after so many milliseconds, unless it is scheduled earlier already. */
  addAfter(key: string, ms: number): void {
    if (this.#stopped) return;
    if (ms <= 0) {
      this.add(key);
      return;
    }
    const { clock } = this.#options;
    const dueAt = clock.now() + ms;
    const known = this.#later.get(key);
    if (known !== undefined && known.dueAt <= dueAt) return;
    known?.timer.cancel();
    const timer = clock.after(ms, () => {
      this.#later.delete(key);
      this.add(key);
    });
    this.#later.set(key, { dueAt, timer });
  }

  /** Adds a key that failed, after its pause. Returns the pause in milliseconds. */
  addRateLimited(key: string): number {
    const { firstRetryMs = FIRST_RETRY_MS, longestRetryMs = LONGEST_RETRY_MS, meter } = this.#options;
    const failures = this.#failures.get(key) ?? 0;
    this.#failures.set(key, failures + 1);
    meter?.retried();
    const pause = Math.max(Math.min(firstRetryMs * 2 ** failures, longestRetryMs), this.#bucket.take());
    this.addAfter(key, pause);
    return pause;
  }

  /** Resets the key's retry pause. */
  forget(key: string): void {
    this.#failures.delete(key);
  }

  /** The next key, to be returned with `done`; undefined once the queue is shut down. */
  take(): Promise<string | undefined> {
    if (this.#stopped) return Promise.resolve(undefined);
    for (const [key, since] of this.#waiting) {
      this.#waiting.delete(key);
      this.#begin(key, since);
      return Promise.resolve(key);
    }
    return new Promise((resolve) => this.#takers.push(resolve));
  }

  /**
   * Returns a key. It is given out again after `restMs` at the earliest, in real time and not by the queue's clock; additions during the
   * rest are worked on together.
   */
  done(key: string, restMs = 0): void {
    const since = this.#working.get(key);
    if (since !== undefined) this.#options.meter?.worked(this.#options.clock.now() - since);
    this.#working.delete(key);
    if (this.#stopped) return;
    if (restMs > 0) this.#resting.set(key, setTimeout(() => this.#rested(key), restMs).unref());
    else if (this.#again.delete(key)) this.#offer(key);
  }

  /** Gives out no more keys, and forgets waiting ones. */
  shutDown(): void {
    this.#stopped = true;
    for (const { timer } of this.#later.values()) timer.cancel();
    for (const timer of this.#resting.values()) clearTimeout(timer);
    for (const held of [this.#resting, this.#waiting, this.#again, this.#later, this.#failures]) held.clear();
    for (const taker of this.#takers.splice(0)) taker(undefined);
    this.#options.meter?.depth(0);
  }

  #rested(key: string): void {
    this.#resting.delete(key);
    if (this.#again.delete(key)) this.#offer(key);
  }

  #offer(key: string): void {
    const taker = this.#takers.shift();
    if (taker === undefined) {
      this.#waiting.set(key, this.#options.clock.now());
      this.#options.meter?.depth(this.#waiting.size);
      return;
    }
    this.#begin(key, this.#options.clock.now());
    taker(key);
  }

  #begin(key: string, since: number): void {
    const now = this.#options.clock.now();
    this.#working.set(key, now);
    this.#options.meter?.waited(now - since);
    this.#options.meter?.depth(this.#waiting.size);
  }
}

/** Tokens that are refilled at a steady rate. */
class TokenBucket {
  #tokens: number;
  #at: number;

  constructor(
    private readonly clock: Clock,
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.#tokens = burst;
    this.#at = clock.now();
  }

  /** Takes a token, which may be one of the future: returns the milliseconds until it is there. */
  take(): number {
    const now = this.clock.now();
    this.#tokens = Math.min(this.burst, this.#tokens + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    this.#tokens -= 1;
    return this.#tokens >= 0 ? 0 : (-this.#tokens / this.perSecond) * 1000;
  }
}
