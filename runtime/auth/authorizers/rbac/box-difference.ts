/**
 * What is left of a product of lists when other products are taken away, without ever writing the product out: a box is a list of
 * values for each factor, and stands for every choice of one value of each. Taking a box away leaves at most one box for each factor.
 */

/** One list of values for each factor; none is empty. */
export type Box<V> = readonly (readonly V[])[];

/** What is taken away: a box, too, told by which values of a factor it holds. */
export interface Taken<V> {
  holds(factor: number, value: V): boolean;
  /** Steps that one call of `holds` costs. */
  readonly cost: number;
}

/** Counts steps against a bound. */
export class StepBudget {
  constructor(private left: number) {}

  /** False once more was asked for than there was. */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }

  get isOver(): boolean {
    return this.left < 0;
  }
}

/** Steps after which others may have their turn. */
const STEPS_A_TURN = 5000;

interface Difference<V> {
  /** Disjoint boxes of what is left. Those that were not looked at any more are not among them. */
  readonly left: readonly Box<V>[];
  /** False where the budget was over, or more was left than was asked for. */
  readonly whole: boolean;
}

/**
 * Takes boxes away from one, in steps against the budget: a step is one value looked at. Yields where a turn may end. Ends early once
 * `enough` choices are left.
 */
export function* difference<V>(
  box: Box<V>,
  taken: readonly Taken<V>[],
  budget: StepBudget,
  enough: number,
): Generator<undefined, Difference<V>> {
  const left: Box<V>[] = [];
  const waiting: { readonly box: Box<V>; readonly from: number }[] = [{ box, from: 0 }];
  let found = 0;
  let unpaid = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    let rest: Box<V> | undefined = next.box;
    for (let i = next.from; i < taken.length; i += 1) {
      const one = taken[i];
      if (one === undefined) break;
      const { pieces, steps } = without(rest, one);
      unpaid += steps;
      if (!budget.spend(steps)) return { left, whole: false };
      if (unpaid > STEPS_A_TURN) {
        unpaid = 0;
        yield;
      }
      if (pieces === undefined) continue;
      for (const piece of pieces) waiting.push({ box: piece, from: i + 1 });
      rest = undefined;
      break;
    }
    if (rest === undefined) continue;
    left.push(rest);
    found += volume(rest);
    if (found >= enough) return { left, whole: found === enough && waiting.length === 0 };
  }
  return { left, whole: true };
}

/** Choices in a box. */
const volume = <V>(box: Box<V>): number => box.reduce((product, values) => product * values.length, 1);

/** The pieces of a box beside another; undefined where they have nothing in common. */
function without<V>(box: Box<V>, taken: Taken<V>): { readonly pieces: readonly Box<V>[] | undefined; readonly steps: number } {
  let steps = 1;
  const inside: (readonly V[])[] = [];
  const outside: (readonly V[])[] = [];
  for (let factor = 0; factor < box.length; factor += 1) {
    const values = box[factor] ?? [];
    const held: V[] = [];
    const open: V[] = [];
    for (const value of values) (taken.holds(factor, value) ? held : open).push(value);
    steps += values.length * taken.cost;
    if (held.length === 0) return { pieces: undefined, steps };
    inside.push(held);
    outside.push(open);
  }
  const pieces: Box<V>[] = [];
  for (let factor = box.length - 1; factor >= 0; factor -= 1) {
    const open = outside[factor] ?? [];
    if (open.length > 0) pieces.push(box.map((values, at) => (at < factor ? (inside[at] ?? []) : at === factor ? open : values)));
  }
  return { pieces, steps };
}
