/**
 * Work that ends at once on what is small, and pauses on what is large: a function returns its result, or what is left to do for it. The
 * small pays for no generator and no promise, and there is one code for both.
 */
import type { Turn } from './definition/settled.js';
import { finished, finishedInTurns } from './faults/fault-search.js';

/** Items of a list between two pauses. */
const STEP = 64;
/** Lists of more items pause. */
const LONG = 128;
/** Work that came by so many items at once pauses at the next list, whatever its length: short lists may hold short lists. */
const MANY = 512;

/** What is left to do for a result. */
export class Rest<T> {
  constructor(readonly work: Generator<undefined, T>) {}
}

/** A result, or what is left to do for it. */
export type Parted<T> = T | Rest<T>;

/** What `go` makes of the result, once it is there. */
export function afterParts<T, R>(value: Parted<T>, go: (value: T) => Parted<R>): Parted<R> {
  return value instanceof Rest ? new Rest(continued(value, go)) : go(value);
}

function* continued<T, R>(rest: Rest<T>, go: (value: T) => Parted<R>): Generator<undefined, R> {
  const then = go(yield* rest.work);
  return then instanceof Rest ? yield* then.work : then;
}

/** The result, without pauses. */
export const atOnce = <T>(value: Parted<T>): T => (value instanceof Rest ? finished(value.work) : value);

/** The result within work that may pause itself. */
export function* resultOf<T>(value: Parted<T>): Generator<undefined, T> {
  return value instanceof Rest ? yield* value.work : value;
}

/** The result, now or with other work between the parts. Rejects with what the work throws. */
export const inTurns = <T>(value: Parted<T>, turn: Turn | undefined): T | Promise<T> =>
  turn !== undefined && value instanceof Rest ? finishedInTurns(value.work, turn) : atOnce(value);

/** Goes by lists, and knows when it is time for a pause. One belongs to one piece of work. */
export class Parts {
  #atOnce = 0;

  /** Works on each item of a list, by its number, in order. */
  each(count: number, work: (i: number) => Parted<void>): Parted<void> {
    if (count > LONG || this.#atOnce + count > MANY) return new Rest(this.#steps(0, count, work));
    this.#atOnce += count;
    for (let i = 0; i < count; i += 1) {
      const rest = work(i);
      if (rest instanceof Rest) return new Rest(this.#steps(i + 1, count, work, rest));
    }
  }

  *#steps(from: number, count: number, work: (i: number) => Parted<void>, first?: Rest<void>): Generator<undefined, void> {
    if (first !== undefined) yield* first.work;
    for (let i = from; i < count; i += 1) {
      if (i % STEP === 0) {
        yield;
        this.#atOnce = 0;
      }
      const rest = work(i);
      if (rest instanceof Rest) yield* rest.work;
    }
  }
}
