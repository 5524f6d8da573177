/** Values that may be absent. */
import { EvaluationFault } from '../fault.js';
import { type Overload, overload } from '../functions.js';
import { List, Mapping, Optional, sizeOf, Timestamp, Uint, type Value } from '../values.js';

const NONE = new Optional(undefined);

/** Whether a value is the zero of its type. */
const isZero = (value: Value): boolean =>
  value === null ||
  value === false ||
  value === 0n ||
  value === 0 ||
  (value instanceof Uint && value.value === 0n) ||
  (value instanceof Timestamp && value.nanos === 0n) ||
  ((typeof value === 'string' || value instanceof Uint8Array || value instanceof List || value instanceof Mapping) && sizeOf(value) === 0);

const present = ({ value }: Optional): Value => {
  if (value === undefined) throw new EvaluationFault('optional.none() dereference');
  return value;
};

/** An item where the list has one at the position. */
const itemOf = (list: List, index: bigint): Optional =>
  index >= 0n && index < BigInt(list.size) ? new Optional(list.at(Number(index))) : NONE;

export const OPTIONALS: readonly Overload[] = [
  overload('optional/of(A): optional<A>', (value) => new Optional(value)),
  overload('optional/none(): optional<A>', () => NONE),
  overload('optional/ofNonZeroValue(A): optional<A>', (value) => (isZero(value) ? NONE : new Optional(value))),
  overload('optional<A>.hasValue(): bool', ({ value }) => value !== undefined),
  overload('optional<A>.value(): A', present),
  overload('optional<A>.or(optional<A>): optional<A>', (a, b) => (a.value === undefined ? b : a)),
  overload('optional<A>.orValue(A): A', (optional, other) => (optional.value === undefined ? other : optional.value)),
  overload(
    '_[_](optional<map<A,B>>, A): optional<B>',
    ({ value }, key) => new Optional(value instanceof Mapping ? value.get(key) : undefined),
  ),
  overload('_[_](optional<list<A>>, int): optional<A>', ({ value }, index) => (value instanceof List ? itemOf(value, index) : NONE)),
  overload('_[?_](map<A,B>, A): optional<B>', (map, key) => new Optional(map.get(key))),
  overload('_[?_](list<A>, int): optional<A>', itemOf),
];
