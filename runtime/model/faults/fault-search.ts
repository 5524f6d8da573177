/** Searches for faults that may take long, so that other work runs between their parts. */

import type { Turn } from '../definition/settled.js';
import type { FieldError } from '../errors.js';
import { FaultBudget } from './fault-budget.js';

/** Each value is a fault, or undefined where the search may pause before it goes on. */
export type FaultSearch = Generator<FieldError | undefined>;

/** Items that are searched between two pauses, at least. */
const SEARCHED_AT_ONCE = 128;

/** Searches each item, until there are as many faults as an answer shows. */
export function* searchEach<Item>(
  items: Iterable<Item>,
  search: (item: Item, index: number) => Iterable<FieldError | undefined>,
): FaultSearch {
  const budget = new FaultBudget();
  let index = 0;
  for (const item of items) {
    for (const fault of search(item, index)) {
      yield fault;
      if (fault !== undefined) budget.take(fault);
    }
    if (budget.isSpent) return;
    index += 1;
    if (index % SEARCHED_AT_ONCE === 0) yield undefined;
  }
}

/** The same search. `spent` is told of the seconds that it took, without those of its pauses, once it is over or given up. */
export function* timed(search: FaultSearch, spent: (seconds: number) => void): FaultSearch {
  let milliseconds = 0;
  try {
    for (;;) {
      const since = performance.now();
      const { done, value } = search.next();
      milliseconds += performance.now() - since;
      if (done) return;
      yield value;
    }
  } finally {
    spent(milliseconds / 1000);
  }
}

/** What a search finds, with other work where it pauses. */
export async function foundBy(search: FaultSearch, turn: Turn): Promise<FieldError[]> {
  const out: FieldError[] = [];
  for (const fault of search) {
    if (fault !== undefined) out.push(fault);
    else await turn();
  }
  return out;
}

/** What a search finds, without pauses. */
export function foundAtOnce(search: FaultSearch): FieldError[] {
  const out: FieldError[] = [];
  for (const fault of search) if (fault !== undefined) out.push(fault);
  return out;
}

/** What comes of work that may pause where it yields, done without pauses. */
export function finished<T>(work: Generator<undefined, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** The same with other work between its parts. Rejects with what the work throws. */
export async function finishedInTurns<T>(work: Generator<undefined, T>, turn: Turn): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const wait = turn();
    if (wait !== undefined) await wait;
  }
}

/** The one or the other, as there are turns or none. */
export const finishedWith = <T>(work: Generator<undefined, T>, turn: Turn | undefined): T | Promise<T> =>
  turn === undefined ? finished(work) : finishedInTurns(work, turn);
