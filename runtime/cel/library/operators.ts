/** Operators: arithmetic within 64 bits, comparison, access to parts. */
import { EvaluationFault } from '../fault.js';
import { FIXED, type Overload, overload } from '../functions.js';
import { timestampAt } from '../times.js';
import {
  type Context,
  compareNumbers,
  Duration,
  equal,
  ITEM_WORK,
  int,
  keyWork,
  List,
  type Timestamp,
  Uint,
  uint,
  type Value,
} from '../values.js';

const nonZero = <N extends bigint>(divisor: N, what: 'divide' | 'modulus'): N => {
  if (divisor === 0n) throw new EvaluationFault(what === 'divide' ? 'division by zero' : 'modulus by zero');
  return divisor;
};

const moment = (nanos: bigint): Timestamp => {
  const at = timestampAt(nanos);
  if (at === undefined) throw new EvaluationFault('timestamp overflow');
  return at;
};

const NANOS_MAX = 2n ** 63n - 1n;
/** A duration within 64 bits of nanoseconds; throws for others. */
export function span(nanos: bigint): Duration {
  if (nanos > NANOS_MAX || nanos < -NANOS_MAX - 1n) throw new EvaluationFault('integer overflow');
  return new Duration(nanos);
}

function joinedLists(a: List, b: List): List {
  return new List(a.size + b.size, (i) => (i < a.size ? a.at(i) : b.at(i - a.size)));
}

const sum = (a = 0, b = 0): number => a + b;
/** Texts are joined when they are read, and so once for each time that they are joined. */
const joining = (a = 0, b = 0): number => 2 * (a + b);
/** Work for each item of a list that is made of others: going through it later takes longer. */
const LISTED = 10;
const traversed = (a = 0, b = 0): number => Math.ceil((a + b) / 10);
const least = (a = 0, b = 0): number => Math.ceil(Math.min(a, b) / 10);

const ARITHMETIC: readonly Overload[] = [
  overload('_+_(int, int): int', (a, b) => int(a + b)),
  overload('_+_(uint, uint): uint', (a, b) => uint(a.value + b.value)),
  overload('_+_(double, double): double', (a, b) => a + b),
  overload('_+_(string, string): string', (a, b) => a + b, { cost: traversed, size: sum, work: joining }),
  overload('_+_(bytes, bytes): bytes', (a, b) => Buffer.concat([a, b]), { cost: traversed, size: sum, work: joining }),
  overload('_+_(list<A>, list<A>): list<A>', joinedLists, { size: sum, work: (a = 0, b = 0) => LISTED * (a + b) }),
  overload('_+_(timestamp, duration): timestamp', (a, b) => moment(a.nanos + b.nanos)),
  overload('_+_(duration, timestamp): timestamp', (a, b) => moment(a.nanos + b.nanos)),
  overload('_+_(duration, duration): duration', (a, b) => span(a.nanos + b.nanos)),
  overload('_-_(int, int): int', (a, b) => int(a - b)),
  overload('_-_(uint, uint): uint', (a, b) => uint(a.value - b.value)),
  overload('_-_(double, double): double', (a, b) => a - b),
  overload('_-_(timestamp, timestamp): duration', (a, b) => span(a.nanos - b.nanos)),
  overload('_-_(timestamp, duration): timestamp', (a, b) => moment(a.nanos - b.nanos)),
  overload('_-_(duration, duration): duration', (a, b) => span(a.nanos - b.nanos)),
  overload('_*_(int, int): int', (a, b) => int(a * b)),
  overload('_*_(uint, uint): uint', (a, b) => uint(a.value * b.value)),
  overload('_*_(double, double): double', (a, b) => a * b),
  overload('_/_(int, int): int', (a, b) => int(a / nonZero(b, 'divide'))),
  overload('_/_(uint, uint): uint', (a, b) => uint(a.value / nonZero(b.value, 'divide'))),
  overload('_/_(double, double): double', (a, b) => a / b),
  overload('_%_(int, int): int', (a, b) => int(a % nonZero(b, 'modulus'))),
  overload('_%_(uint, uint): uint', (a, b) => uint(a.value % nonZero(b.value, 'modulus'))),
  overload('-_(int): int', (a) => int(-a)),
  overload('-_(double): double', (a) => -a),
  overload('!_(bool): bool', (a) => !a),
];

/** Work of a character that is compared for the order of two texts. */
const COMPARED = 3;

/** Compares bytes as unsigned numbers, and texts by their code points, which is not the order of their UTF-16 units. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  if (i === length) return a.length - b.length;
  const rank = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);
  return rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
}

const ordered = (a: Value, b: Value, context: Context): number => {
  const order = compareNumbers(a, b);
  if (order !== undefined) return order;
  if (typeof a === 'string' && typeof b === 'string') {
    context.work(COMPARED * Math.min(a.length, b.length));
    return compareTexts(a, b);
  }
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) {
    context.work(Math.min(a.length, b.length));
    return Buffer.compare(a, b);
  }
  const [x, y] = [a, b] as (Timestamp | Duration)[];
  return x === undefined || y === undefined || x.nanos === y.nanos ? 0 : x.nanos < y.nanos ? -1 : 1;
};

/** Less than, equal to or greater than zero; NaN where a number is not one. Both values are of one ordered type. */
export const compare = ordered;

const ORDERS: readonly (readonly [operator: string, holds: (order: number) => boolean])[] = [
  ['_<_', (order) => order < 0],
  ['_<=_', (order) => order <= 0],
  ['_>_', (order) => order > 0],
  ['_>=_', (order) => order >= 0],
];

const NUMBERS = ['int', 'uint', 'double'];
const ALIKE = [...NUMBERS, 'string', 'bytes', 'bool', 'timestamp', 'duration'].map((t) => [t, t] as const);
const MIXED = NUMBERS.flatMap((a) => NUMBERS.filter((b) => a !== b).map((b) => [a, b] as const));

const comparisons = (pairs: readonly (readonly [string, string])[]): Overload[] =>
  ORDERS.flatMap(([operator, holds]) =>
    pairs.map(([a, b]) =>
      overload(`${operator}(${a}, ${b}): bool`, (x: Value, y: Value, context) => holds(ordered(x, y, context)), {
        cost: least,
        ...FIXED,
      }),
    ),
  );

function contains(list: List, item: Value, context: Context): boolean {
  for (let i = 0; i < list.size; i++) {
    context.work(ITEM_WORK);
    if (equal(list.at(i), item, context)) return true;
  }
  return false;
}

function item(list: List, index: bigint): Value {
  if (index < 0n || index >= BigInt(list.size)) throw new EvaluationFault(`index out of bounds: ${index}`);
  return list.at(Number(index));
}

/** The position that a number of any type names in a list. */
const position = (index: number | Uint): bigint => {
  if (index instanceof Uint) return index.value;
  if (!Number.isInteger(index)) throw new EvaluationFault('invalid_argument');
  return BigInt(index);
};

const PARTS: readonly Overload[] = [
  overload('_==_(A, A): bool', (a, b, context) => equal(a, b, context), { cost: least, ...FIXED }),
  overload('_!=_(A, A): bool', (a, b, context) => !equal(a, b, context), { cost: least, ...FIXED }),
  overload('@in(A, list<A>): bool', (value, list, context) => contains(list, value, context), {
    cost: (_, items = 0) => items,
    ...FIXED,
  }),
  overload(
    '@in(A, map<A,B>): bool',
    (key, map, context) => {
      context.work(keyWork(key));
      return map.get(key) !== undefined;
    },
    FIXED,
  ),
  overload('_[_](list<A>, int): A', item, FIXED),
  overload('_[_](list<A>, uint): A', (list, index) => item(list, position(index)), FIXED),
  overload('_[_](list<A>, double): A', (list, index) => item(list, position(index)), FIXED),
  overload(
    '_[_](map<A,B>, A): B',
    (map, key, context) => {
      context.work(keyWork(key));
      const value = map.get(key);
      if (value === undefined) throw new EvaluationFault(`no such key: ${typeof key === 'string' ? key : String(key)}`);
      return value;
    },
    FIXED,
  ),
];

export const OPERATORS: readonly Overload[] = [...ARITHMETIC, ...comparisons(ALIKE), ...PARTS];

/** Orders of numbers of different types. */
export const MIXED_COMPARISONS: readonly Overload[] = comparisons(MIXED);
