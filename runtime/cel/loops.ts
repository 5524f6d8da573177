/** Macros that iterate over a list or the keys of a map. */
import type { Loop } from './expression.js';
import { BudgetFault, EvaluationFault, noOverload } from './fault.js';
import type { LoopName } from './syntax.js';
import { type Context, Entries, keyWork, List, Mapping, truth, type Value } from './values.js';

/** An evaluation: its variables by slot, and its budget. */
export interface Run {
  readonly slots: Value[];
  readonly context: Context;
}

/**
 * A short expression without loops. Its time depends only on the size of its inputs, and is bounded by what may be done without a pause.
 */
export type Step = (run: Run) => Value;

/** A longer expression, or one with loops, which yields where other work may run. */
type Search = (run: Run) => Generator<undefined, Value>;

/** An expression that is ready for evaluation; `nodes` counts its nodes up to parts that have pauses of their own. */
export type Part = { readonly nodes: number } & ({ readonly step: Step } | { readonly search: Search });

/** Cost of each iteration and of the loop itself, beside its expressions. */
export const LOOP_COSTS: Readonly<Record<LoopName, { readonly turn: number; readonly once: number }>> = {
  all: { turn: 3, once: 1 },
  exists: { turn: 4, once: 1 },
  exists_one: { turn: 2, once: 2 },
  existsOne: { turn: 2, once: 2 },
  filter: { turn: 13, once: 11 },
  map: { turn: 12, once: 11 },
  transformList: { turn: 12, once: 11 },
  transformMap: { turn: 2, once: 31 },
  transformMapEntry: { turn: 32, once: 31 },
};

/** The keys and values that a loop iterates over; for a list, its positions and items. */
function* entriesOf(range: Value): Generator<readonly [key: Value, value: Value]> {
  if (range instanceof List) for (let i = 0; i < range.size; i++) yield [BigInt(i), range.at(i)];
  else if (range instanceof Mapping) for (const key of range.keys()) yield [key, range.get(key) ?? null];
  else throw noOverload();
}

/** Collects the values of iterations, and returns the loop's value in the end. */
interface Gathering {
  /** Takes an iteration's value; returns true if no further iteration is needed. */
  take(value: Value, key: Value, item: Value): boolean;
  /** Takes the fault of an iteration. Throws it if the loop has no value then. */
  fail(fault: EvaluationFault): void;
  result(): Value;
}

/** In most loops, a fault in one iteration is a fault of the whole loop. */
const fail = (fault: EvaluationFault): never => {
  throw fault;
};

/** Looks for an iteration with the deciding value; a fault counts only if there is none. */
function deciding(decides: boolean): Gathering {
  let first: EvaluationFault | undefined;
  let decided = false;
  return {
    take(value) {
      decided = truth(value) === decides;
      return decided;
    },
    fail(fault) {
      first ??= fault;
    },
    result() {
      if (!decided && first !== undefined) throw first;
      return decided === decides;
    },
  };
}

function counting(): Gathering {
  let count = 0;
  return {
    take(value) {
      if (truth(value)) count += 1;
      return false;
    },
    fail,
    result: () => count === 1,
  };
}

function listing(kept: (value: Value, key: Value, item: Value) => Value | undefined): Gathering {
  const out: Value[] = [];
  return {
    take(value, key, item) {
      const next = kept(value, key, item);
      if (next !== undefined) out.push(next);
      return false;
    },
    fail,
    result: () => List.of(out),
  };
}

function mapping(_: boolean, context: Context): Gathering {
  const out = new Entries();
  return {
    take(value, key) {
      context.work(keyWork(key));
      out.add(key, value);
      return false;
    },
    fail,
    result: () => out,
  };
}

/** One map of the entries of all iterations, each of which has a map; throws for a key that is there twice. */
function merging(_: boolean, context: Context): Gathering {
  const out = new Entries();
  return {
    take(value) {
      if (!(value instanceof Mapping)) throw noOverload();
      for (const key of value.keys()) {
        context.work(2 * keyWork(key));
        out.add(key, value.get(key) ?? null);
      }
      return false;
    },
    fail,
    result: () => out,
  };
}

/** The collector of each macro; `isList` tells whether it iterates over a list. */
const GATHERINGS: Readonly<Record<LoopName, (isList: boolean, context: Context) => Gathering>> = {
  all: () => deciding(false),
  exists: () => deciding(true),
  exists_one: counting,
  existsOne: counting,
  filter: (isList) => listing((value, key, item) => (truth(value) ? (isList ? item : key) : undefined)),
  map: () => listing((value) => value),
  transformList: () => listing((value) => value),
  transformMap: mapping,
  transformMapEntry: merging,
};

/** Returns the fault of an operand or an iteration if another one may still decide; throws faults that end the evaluation. */
export function passing(error: unknown): EvaluationFault {
  if (error instanceof BudgetFault || !(error instanceof EvaluationFault)) throw error;
  return error;
}

/**
 * A loop. One variable stands for a list's items or a map's keys, two for keys and values of either. It pauses between iterations once
 * enough was spent.
 */
export function loop({ name, variables, slot }: Loop, range: Part, filter: Part | undefined, body: Part): Search {
  const { turn, once } = LOOP_COSTS[name];
  const both = variables.length === 2;
  return function* (run) {
    const { context, slots } = run;
    context.spend(once);
    const through = 'step' in range ? range.step(run) : yield* range.search(run);
    const isList = through instanceof List;
    const gathering = GATHERINGS[name](isList, context);
    for (const [key, item] of entriesOf(through)) {
      context.spend(turn);
      if (context.due()) yield;
      slots[slot] = both || !isList ? key : item;
      if (both) slots[slot + 1] = item;
      if (filter !== undefined && !truth('step' in filter ? filter.step(run) : yield* filter.search(run))) continue;
      try {
        if (gathering.take('step' in body ? body.step(run) : yield* body.search(run), key, item)) break;
      } catch (error) {
        gathering.fail(passing(error));
      }
    }
    return gathering.result();
  };
}
