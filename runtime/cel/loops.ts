/** Macros that go through a list or the keys of a map. */
import type { Loop } from './expression.js';
import { BudgetFault, EvaluationFault, noOverload } from './fault.js';
import type { LoopName } from './syntax.js';
import { type Context, Entries, List, Mapping, truth, type Value } from './values.js';

/** One evaluation: its variables by their slots, and what it may cost. */
export interface Run {
  readonly slots: Value[];
  readonly context: Context;
}

export type Step = (run: Run) => Value;

/** What each turn of a loop costs beside its expressions, and what it costs beside its turns. */
export const LOOP_COSTS: Readonly<Record<LoopName, { readonly turn: number; readonly once: number }>> = {
  all: { turn: 3, once: 1 },
  exists: { turn: 4, once: 1 },
  exists_one: { turn: 2, once: 2 },
  existsOne: { turn: 2, once: 2 },
  filter: { turn: 13, once: 11 },
  map: { turn: 12, once: 11 },
  transformList: { turn: 12, once: 11 },
  transformMap: { turn: 2, once: 31 },
};

/** The keys and values of what a loop goes through: of a list, its positions and items. */
function* entriesOf(range: Value): Generator<readonly [key: Value, value: Value]> {
  if (range instanceof List) for (let i = 0; i < range.size; i++) yield [BigInt(i), range.at(i)];
  else if (range instanceof Mapping) for (const key of range.keys()) yield [key, range.get(key) ?? null];
  else throw noOverload();
}

/** Gathers the values of each turn, and tells the loop's own in the end. */
interface Gathering {
  /** Takes a turn's value; returns true where no further turn is needed. */
  take(value: () => Value, key: Value, item: Value): boolean;
  result(): Value;
}

/** Whether any turn gives the deciding answer; a fault counts only where none does. */
function deciding(decides: boolean): Gathering {
  let fault: EvaluationFault | undefined;
  let decided = false;
  return {
    take(value) {
      try {
        decided = truth(value()) === decides;
      } catch (error) {
        if (error instanceof BudgetFault || !(error instanceof EvaluationFault)) throw error;
        fault ??= error;
      }
      return decided;
    },
    result() {
      if (!decided && fault !== undefined) throw fault;
      return decided === decides;
    },
  };
}

function counting(): Gathering {
  let count = 0;
  return {
    take(value) {
      if (truth(value())) count += 1;
      return false;
    },
    result: () => count === 1,
  };
}

function listing(kept: (value: () => Value, key: Value, item: Value) => Value | undefined): Gathering {
  const out: Value[] = [];
  return {
    take(value, key, item) {
      const next = kept(value, key, item);
      if (next !== undefined) out.push(next);
      return false;
    },
    result: () => List.of(out),
  };
}

function mapping(): Gathering {
  const out = new Entries();
  return {
    take(value, key) {
      out.add(key, value());
      return false;
    },
    result: () => out,
  };
}

/** How each macro gathers; `isList` tells whether it goes through a list. */
const GATHERINGS: Readonly<Record<LoopName, (isList: boolean) => Gathering>> = {
  all: () => deciding(false),
  exists: () => deciding(true),
  exists_one: counting,
  existsOne: counting,
  filter: (isList) => listing((value, key, item) => (truth(value()) ? (isList ? item : key) : undefined)),
  map: () => listing((value) => value()),
  transformList: () => listing((value) => value()),
  transformMap: mapping,
};

/** A loop's step; with one variable it stands for a list's items or a map's keys, with two for keys and values of either. */
export function loop({ name, variables, slot }: Loop, range: Step, filter: Step | undefined, body: Step): Step {
  const { turn, once } = LOOP_COSTS[name];
  const both = variables.length === 2;
  return (run) => {
    run.context.spend(once);
    const through = range(run);
    const isList = through instanceof List;
    const gathering = GATHERINGS[name](isList);
    for (const [key, item] of entriesOf(through)) {
      run.context.spend(turn);
      run.slots[slot] = both || !isList ? key : item;
      if (both) run.slots[slot + 1] = item;
      if (filter !== undefined && !truth(filter(run))) continue;
      if (gathering.take(() => body(run), key, item)) break;
    }
    return gathering.result();
  };
}
