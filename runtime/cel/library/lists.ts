/** The ecosystem's functions for lists, and those that take lists for sets. */
import { EvaluationFault } from '../fault.js';
import { FIXED, type Overload, overload } from '../functions.js';
import { type Context, Duration, equal, ITEM_WORK, int, type List, Uint, uint, type Value } from '../values.js';
import { compare, span } from './operators.js';

/** The first or last position of an item; -1 where there is none. */
function position(list: List, item: Value, context: Context, step: 1 | -1): bigint {
  for (let i = step === 1 ? 0 : list.size - 1; i >= 0 && i < list.size; i += step) {
    context.work(ITEM_WORK);
    if (equal(list.at(i), item, context)) return BigInt(i);
  }
  return -1n;
}

function isSorted(list: List, context: Context): boolean {
  for (let i = 1; i < list.size; i++) {
    if (compare(list.at(i - 1), list.at(i), context) > 0) return false;
  }
  return true;
}

function extreme(list: List, sign: 1 | -1, name: string, context: Context): Value {
  if (list.size === 0) throw new EvaluationFault(`${name} called on empty list`);
  let best = list.at(0);
  for (const item of list) if (compare(item, best, context) * sign > 0) best = item;
  return best;
}

/** Adds up items of one type; the sum of none is the zero of the list's type. */
const total = <V extends Value>(list: List, zero: V, add: (sum: V, item: V) => V): V => {
  let sum = zero;
  // The checker holds items to the type that the overload is for.
  for (const item of list) sum = add(sum, item as V);
  return sum;
};

const each = (items = 0): number => 1 + items;
/** Work of each item of a list that is gone through: items may be moments, which are read from texts. */
const READ_ITEM = 500;
const costs = { cost: each, work: (items = 0): number => READ_ITEM * items };
/** Of functions that pay for each item when they look at it. */
const searched = { cost: each, ...FIXED };
const COMPARED = ['int', 'uint', 'double', 'bool', 'duration', 'timestamp', 'string', 'bytes'] as const;

const contains = (list: List, part: List, context: Context): boolean => {
  for (const item of part) {
    context.work(ITEM_WORK);
    if (position(list, item, context, 1) < 0n) return false;
  }
  return true;
};

const intersects = (a: List, b: List, context: Context): boolean => {
  for (const item of a) {
    context.work(ITEM_WORK);
    if (position(b, item, context, 1) >= 0n) return true;
  }
  return false;
};

const pairs = (a = 0, b = 0): number => 1 + a * b;

export const SETS: readonly Overload[] = [
  overload('sets/contains(list<A>, list<A>): bool', contains, { cost: pairs, ...FIXED }),
  overload('sets/equivalent(list<A>, list<A>): bool', (a, b, context) => contains(a, b, context) && contains(b, a, context), {
    cost: pairs,
    ...FIXED,
  }),
  overload('sets/intersects(list<A>, list<A>): bool', intersects, { cost: pairs, ...FIXED }),
];

export const LISTS: readonly Overload[] = [
  ...COMPARED.flatMap((type) => [
    overload(`list<${type}>.isSorted(): bool`, isSorted, costs),
    overload(`list<${type}>.min(): ${type}`, (list: List, context) => extreme(list, -1, 'min', context) as never, costs),
    overload(`list<${type}>.max(): ${type}`, (list: List, context) => extreme(list, 1, 'max', context) as never, costs),
  ]),
  overload('list<int>.sum(): int', (list) => total<bigint>(list, 0n, (sum, item) => int(sum + item)), costs),
  overload('list<uint>.sum(): uint', (list) => total(list, new Uint(0n), (sum, item) => uint(sum.value + item.value)), costs),
  overload('list<double>.sum(): double', (list) => total<number>(list, 0, (sum, item) => sum + item), costs),
  overload('list<duration>.sum(): duration', (list) => total(list, new Duration(0n), (sum, item) => span(sum.nanos + item.nanos)), costs),
  overload('list<A>.indexOf(A): int', (list, item, context) => position(list, item, context, 1), searched),
  overload('list<A>.lastIndexOf(A): int', (list, item, context) => position(list, item, context, -1), searched),
];
