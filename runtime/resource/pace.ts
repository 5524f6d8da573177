/**
 * Cooperative scheduling of long work. Lists, scans and other work that grows with what is stored run in short turns, and only
 * one of them has a turn between two passes of the event loop. A short request therefore waits for one turn, however many long
 * ones are running.
 */

import type { Turn } from '../model/definition/settled.js';
import { type Work, WorkMarks } from '../model/work-marks.js';

/** Milliseconds that a turn lasts. */
const TURN_MS = 4;
/** Milliseconds that work may run before it needs a turn; most lists are done by then. */
const FREE_MS = 1;

/**
 * A turn that took longer than this, in milliseconds, is followed by a rest of half its time, within bounds: whatever else was asked for meanwhile takes
 * several passes of the loop (a read, a write by the store's thread, an answer), and would wait for a long turn in each.
 */
const LONG_MS = 2 * TURN_MS;
const MOST_REST_MS = 10;

/** Work on so few bytes is one turn, whatever they hold. */
const SHORT_BYTES = 32 * 1024;
/** The first look at so many bytes takes long already: several that come at once are not looked at in one pass of the loop. */
const LONG_BYTES = 512 * 1024;

/** Lets several workers share one piece of long work: its turns are given to them in the order in which they ask. */
export function together(turn: Turn): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => turn());
    return last;
  };
}

interface Worker {
  /** Time (of performance.now()) until which it may run, unless the event loop has moved on before. */
  until: number;
  /** Number of the event loop's pass in which it got its turn. */
  pass: number;
  goOn(): void;
  /** What the work is a part of. */
  readonly work: Work | undefined;
}

export class Pace {
  /** `marks`: told whose work goes on when it gets its turn. `now`: milliseconds of a clock that only goes forward. */
  constructor(
    private readonly marks = new WorkMarks(),
    readonly now = (): number => performance.now(),
  ) {}

  readonly #waiting: Worker[] = [];
  #pass = 0;
  #taken = false;
  /** When the last turn was given. */
  #given = Number.POSITIVE_INFINITY;

  /**
   * Registers one piece of long work, and returns the function to call before each of its steps. `freeMs`: milliseconds that it may run
   * before it needs a turn.
   */
  begin(freeMs = FREE_MS): Turn {
    const worker: Worker = { until: this.now() + freeMs, pass: Number.NaN, goOn: () => undefined, work: this.marks.current };
    let free = true;
    return () => {
      const now = this.now();
      free &&= now < worker.until;
      if (free || (worker.pass === this.#pass && now < worker.until)) return undefined;
      // Nobody else waits, so the worker goes on at once, unless its last turn lasted more than twice as long as a turn should.
      if (!this.#taken && now < worker.until + TURN_MS) {
        this.#give(worker);
        return undefined;
      }
      return new Promise((resolve) => {
        worker.goOn = resolve;
        this.#waiting.push(worker);
        if (!this.#taken) this.#wholePass();
      });
    };
  }

  /** For work on an object of so many bytes; undefined where it needs no turns. */
  ofObject(bytes: number): Turn | undefined {
    return bytes <= SHORT_BYTES ? undefined : this.begin(bytes > LONG_BYTES ? 0 : FREE_MS);
  }

  /**
   * The turns of work that goes on after a first step which began at `began`. Undefined where that step was short: the rest then needs no
   * turns either. The step may be long although its input is small, for example when it expands what it reads.
   */
  after(began: number): Turn | undefined {
    return this.now() - began > FREE_MS ? this.begin() : undefined;
  }

  #give(worker: Worker): void {
    this.#given = this.now();
    worker.pass = this.#pass;
    worker.until = this.#given + TURN_MS;
    this.#pause();
  }

  /** Nobody gets a turn before the event loop has moved on. */
  #pause(): void {
    this.#taken = true;
    setImmediate(() => this.#next());
  }

  /**
   * As a pause, but so that everyone who waits for the event loop gets to run: what was called by a read is followed by the
   * callbacks of setImmediate in the same pass, before any other read.
   */
  #wholePass(): void {
    this.#taken = true;
    setImmediate(() => this.#pause());
  }

  #next(): void {
    const took = this.now() - this.#given;
    this.#given = Number.POSITIVE_INFINITY;
    if (took > LONG_MS) {
      setTimeout(() => this.#pause(), Math.min(took / 2, MOST_REST_MS));
      return;
    }
    this.#pass += 1;
    this.#taken = false;
    const worker = this.#waiting.shift();
    if (worker === undefined) return;
    this.#give(worker);
    this.marks.current = worker.work;
    worker.goOn();
  }
}
