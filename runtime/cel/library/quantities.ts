/** Quantities, such as `1500m` or `2Gi`. */
import { QUANTITY_FAULT, quantityNanos } from '../../model/values/quantity.js';
import { EvaluationFault } from '../fault.js';
import { type Overload, opaqueType, overload } from '../functions.js';
import { Opaque } from '../values.js';

const NANO = 1_000_000_000n;
const INT_MAX = 2n ** 63n - 1n;

/** A quantity of so many billionths. */
const quantity = (nanos: bigint): Opaque<bigint> => new Opaque(opaqueType('quantity'), nanos, String(nanos));

/** The text's amount in billionths; undefined where it is no quantity. Unlike stored fields, such texts have no blanks. */
const read = (text: string): bigint | undefined => (text === text.trim() ? quantityNanos(text) : undefined);

function parsed(text: string): Opaque {
  const nanos = read(text);
  if (nanos === undefined) throw new EvaluationFault(QUANTITY_FAULT);
  return quantity(nanos);
}

const nanosOf = ({ content }: Opaque): bigint => (typeof content === 'bigint' ? content : 0n);

const isWhole = (value: Opaque): boolean => {
  const whole = nanosOf(value) / NANO;
  return nanosOf(value) % NANO === 0n && whole <= INT_MAX && whole >= -INT_MAX - 1n;
};

function whole(value: Opaque): bigint {
  if (!isWhole(value)) throw new EvaluationFault('cannot convert value to integer');
  return nanosOf(value) / NANO;
}

const order = (a: Opaque, b: Opaque): number => (nanosOf(a) < nanosOf(b) ? -1 : nanosOf(a) > nanosOf(b) ? 1 : 0);
/** Texts of quantities that are longer are refused unread. */
const MAX_TEXT = 1000;
const scan = { cost: (text = 0): number => 1 + text / 10, work: (text = 0): number => 3000 + text + 100 * Math.min(text, MAX_TEXT) };
/** Amounts have as many digits as their texts, and are written as one. */
const digits = { work: (a = 0, b = 0): number => 1000 + 40 * (a + b) };

export const QUANTITIES: readonly Overload[] = [
  overload('quantity(string): quantity', parsed, scan),
  overload('isQuantity(string): bool', (text) => read(text) !== undefined, scan),
  overload('quantity.sign(): int', (value) => BigInt(order(value, quantity(0n))), digits),
  overload('quantity.isInteger(): bool', isWhole, digits),
  overload('quantity.asInteger(): int', whole, digits),
  overload('quantity.asApproximateFloat(): double', (value) => Number(nanosOf(value)) / Number(NANO), digits),
  overload('quantity.add(quantity): quantity', (a, b) => quantity(nanosOf(a) + nanosOf(b)), digits),
  overload('quantity.add(int): quantity', (a, b) => quantity(nanosOf(a) + b * NANO), digits),
  overload('quantity.sub(quantity): quantity', (a, b) => quantity(nanosOf(a) - nanosOf(b)), digits),
  overload('quantity.sub(int): quantity', (a, b) => quantity(nanosOf(a) - b * NANO), digits),
  overload('quantity.isLessThan(quantity): bool', (a, b) => order(a, b) < 0, digits),
  overload('quantity.isGreaterThan(quantity): bool', (a, b) => order(a, b) > 0, digits),
  overload('quantity.compareTo(quantity): int', (a, b) => BigInt(order(a, b)), digits),
];
