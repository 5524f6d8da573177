/**
 * Watches look at events in turns where there is much to look at: what one write makes the event loop do does not grow with the watches of
 * all tenants. A watch that has to wait for its turn holds no events; it goes on from the revision that it has come to, with the cache's
 * recent events.
 */
import type { Pace } from './pace.js';

/** Terms of selectors that are looked at before anybody asks what time it is, and between two such questions. */
const FREE_TERMS = 2000;
const STRIDE = 1000;
/** Milliseconds that watches have in a pass of the event loop. */
const TURN_MS = 4;

export class WatchTurns {
  /** Those that wait, in the order in which they came. */
  readonly #waiting = new Set<() => void>();
  #running = false;
  #terms = 0;
  #nextLook = FREE_TERMS;
  #until = 0;
  #isOver = false;

  constructor(private readonly pace: Pace) {}

  /** Whether what is still to be looked at has to wait. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** A watch has looked at an event, with a selector of so many terms. */
  looked(terms: number): void {
    this.#terms += terms;
    if (this.#terms >= this.#nextLook) this.#lookAtClock();
  }

  /** Has a watch go on when its turn comes; `leave` takes it back. */
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
    // Where there is little to look at, this comes once in many events.
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
    // A set goes on with what is added while it is gone through.
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
