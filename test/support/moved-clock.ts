/** A clock that only moves when it is told to. It starts at the time of the machine, by which objects are stamped. */
import type { Clock, Timer } from '../../runtime/model/clock.js';

export class MovedClock implements Clock {
  #now: number;
  #waiting: { readonly at: number; readonly work: () => void }[] = [];

  constructor(start = Date.now()) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, work: () => void): Timer {
    const entry = { at: this.#now + Math.max(0, ms), work };
    this.#waiting.push(entry);
    return {
      cancel: () => {
        this.#waiting = this.#waiting.filter((other) => other !== entry);
      },
    };
  }

  /** Moves on by so many milliseconds; what is due then runs at once, in the order of its times. */
  advance(ms: number): void {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
    this.#waiting = this.#waiting.filter((entry) => !due.includes(entry));
    for (const { work } of due) work();
  }
}

/** Reads until what is read is as wanted, and gives it; fails with what was read last. */
export async function eventually<T>(read: () => Promise<T>, wanted: (value: T) => boolean, seconds = 10): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (wanted(value)) return value;
    if (performance.now() > end) throw new Error(`what was waited for did not come: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
