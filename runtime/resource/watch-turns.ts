/**
 * Watches examine events in turns when there is much to examine, so that the time a single write takes of the event loop does not grow with
 * the watches of all tenants. A watch that waits for its turn holds no events; it resumes from its revision with the cache's recent events.
 */
import type { Pace } from './pace.js';

/** Selector terms that may be compared between two looks at the clock. */
const FREE_TERMS = 2000;
const STRIDE = 1000;
/** Milliseconds that all watches together may use in one pass of the event loop. */
const TURN_MS = 4;

export class WatchTurns {
  /** Watches that wait, in order of arrival. */
  readonly #waiting = new Set<() => void>();
  #running = false;
  #terms = 0;
  #nextLook = FREE_TERMS;
  #until = 0;
  #isOver = false;

  constructor(private readonly pace: Pace) {}

  /** Whether the time of this pass is used up, so that the remaining events wait. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Called when a watch has examined an event with a selector of so many terms. */
  looked(terms: number): void {
    this.#terms += terms;
    if (this.#terms >= this.#nextLook) this.#lookAtClock();
  }

  /** Resumes the watch in its turn; `leave` takes it out of the line again. */
  wait(goOn: () => void): void {
    this.#waiting.add(goOn);
    if (this.#running) return;
    this.#running = true;
    setImmediate(() => void this.#run());
  }

  leave(goOn: () => void): void {
    this.#waiting.delete(goOn);
  }

  #lookAtClock(): void {
    const now = performance.now();
    // The clock is read once in many events, which is cheap where selectors are small.
    if (this.#nextLook === FREE_TERMS) {
      this.#until = now + TURN_MS;
      setImmediate(() => this.#begin(FREE_TERMS));
    }
    this.#isOver = now >= this.#until;
    this.#nextLook = this.#terms + STRIDE;
  }

  #begin(nextLook: number): void {
    this.#terms = 0;
    this.#nextLook = nextLook;
    this.#isOver = false;
  }

  async #run(): Promise<void> {
    const turn = this.pace.begin();
    // Iteration over a Set includes members that are added during it.
    for (const goOn of this.#waiting) {
      const wait = turn();
      if (wait !== undefined) await wait;
      if (!this.#waiting.delete(goOn)) continue;
      this.#until = performance.now() + TURN_MS;
      this.#begin(STRIDE);
      goOn();
    }
    this.#begin(FREE_TERMS);
    this.#running = false;
  }
}
