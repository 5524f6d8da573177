/** A clock that runs as usual, and that a test moves on. */
import type { Clock, Timer } from '../model/clock.js';
import { milliseconds } from './options.js';

interface Waiting {
  readonly due: number;
  readonly work: () => void;
  /** Set while it waits. */
  timer: Timer | undefined;
}

/** Times at which something is due, each of which the clock stops at while it is moved; what is due later is all due at the end. */
const MOST_STOPS = 20_000;
/** How often everything else has its turn while the clock is moved. */
const TURNS = 100;

/** What a test has of it. */
export type TestClock = Pick<MovableClock, 'now' | 'advance'>;

export class MovableClock implements Clock {
  /** By how much it is ahead of the clock that it moves, in milliseconds. */
  #ahead = 0;
  readonly #waiting = new Set<Waiting>();

  constructor(private readonly clock: Clock) {}

  now(): number {
    return this.clock.now() + this.#ahead;
  }

  after(ms: number, work: () => void): Timer {
    const waiting: Waiting = { due: this.now() + Math.max(ms, 0), work, timer: undefined };
    this.#waiting.add(waiting);
    this.#wind(waiting);
    return { cancel: () => this.#end(waiting) };
  }

  /**
   * Moves the time on, such as by `1h30m`, or by milliseconds. What is due on the way is done at its time and in its order, also what that
   * makes due. Resolves when all of it is begun.
   */
  async advance(by: string | number): Promise<void> {
    const all = Math.round(milliseconds('advance', by));
    let [left, turns] = [all, 0];
    for (let stops = 0; left > 0; stops += 1) {
      const next = stops < MOST_STOPS ? this.#next(this.now() + left) : undefined;
      const step = next === undefined ? left : Math.max(0, Math.min(left, Math.ceil(next - this.now())));
      this.#ahead += step;
      left -= step;
      this.#runDue();
      // What was begun may make more due, and goes on when it has its turn.
      if ((1 - left / all) * TURNS < turns) continue;
      turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    for (const waiting of this.#waiting) this.#wind(waiting);
  }

  /** When something is due next, until the end. */
  #next(end: number): number | undefined {
    let next: number | undefined;
    for (const { due } of this.#waiting) if (due <= end && (next === undefined || due < next)) next = due;
    return next;
  }

  #runDue(): void {
    const now = this.now();
    const due = [...this.#waiting].filter((waiting) => waiting.due <= now).sort((a, b) => a.due - b.due);
    for (const waiting of due) {
      // An earlier one may have cancelled it.
      if (!this.#waiting.has(waiting)) continue;
      this.#end(waiting);
      waiting.work();
    }
  }

  /** Has it wait for as long as is left by now. */
  #wind(waiting: Waiting): void {
    waiting.timer?.cancel();
    waiting.timer = this.clock.after(waiting.due - this.now(), () => {
      // A wait that is longer than timers take ends early.
      if (this.now() < waiting.due) return this.#wind(waiting);
      this.#end(waiting);
      waiting.work();
    });
  }

  #end(waiting: Waiting): void {
    waiting.timer?.cancel();
    waiting.timer = undefined;
    this.#waiting.delete(waiting);
  }
}
