/** Values that may be absent. */
import { EvaluationFault } from '../fault.js';
import { FIXED, type Overload, overload } from '../functions.js';
import { keyWork, List, Mapping, Optional, sizeOf, Timestamp, Uint, type Value } from '../values.js';

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
  overload('optional/of(A): optional<A>', (value) => new Optional(value), FIXED),
  overload('optional/none(): optional<A>', () => NONE),
  overload('optional/ofNonZeroValue(A): optional<A>', (value) => (isZero(value) ? NONE : new Optional(value)), FIXED),
  overload('optional<A>.hasValue(): bool', ({ value }) => value !== undefined, FIXED),
  overload('optional<A>.value(): A', present, FIXED),
  overload('optional<A>.or(optional<A>): optional<A>', (a, b) => (a.value === undefined ? b : a), FIXED),
  overload('optional<A>.orValue(A): A', (optional, other) => (optional.value === undefined ? other : optional.value), FIXED),
  overload(
    '_[_](optional<map<A,B>>, A): optional<B>',
    ({ value }, key, context) => {
      context.work(keyWork(key));
      return new Optional(value instanceof Mapping ? value.get(key) : undefined);
    },
    FIXED,
  ),
  overload('_[_](optional<list<A>>, int): optional<A>', ({ value }, index) => (value instanceof List ? itemOf(value, index) : NONE), FIXED),
  overload(
    '_[?_](map<A,B>, A): optional<B>',
    (map, key, context) => {
      context.work(keyWork(key));
      return new Optional(map.get(key));
    },
    FIXED,
  ),
  overload('_[?_](list<A>, int): optional<A>', itemOf, FIXED),
];
