/** A clock that stands still until a test moves it. */
import type { Clock, Timer } from '../../runtime/model/clock.js';

export class MovedClock implements Clock {
  #now: number;
  readonly #timers = new Set<{ readonly at: number; readonly work: () => void }>();

  constructor(start = Date.now()) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, work: () => void): Timer {
    const timer = { at: this.#now + ms, work };
    this.#timers.add(timer);
    return { cancel: () => void this.#timers.delete(timer) };
  }

  /** Moves on by so many milliseconds, and runs what is due on the way, each at its time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers.delete(due);
      this.#now = Math.max(this.#now, due.at);
      due.work();
    }
    this.#now = end;
  }

  /** Milliseconds until the next thing is due; undefined where nothing is. */
  get next(): number | undefined {
    const times = [...this.#timers].map(({ at }) => at - this.#now);
    return times.length === 0 ? undefined : Math.min(...times);
  }
}
