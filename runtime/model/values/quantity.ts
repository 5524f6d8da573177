/** Quantities: numbers with a unit, such as `100m`, `2Gi` or `12e6`, in the canonical spelling of the API. */
import { BoundedCache } from '../bounded-cache.js';

const DECIMAL = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];
const BINARY = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];
/** Longer texts are refused without parsing. */
const MAX_LENGTH = 1000;
const NANO = 1_000_000_000n;
const MILLI = 1_000_000n;
const MAX = (2n ** 63n - 1n) * NANO;

const FORM = /^([+-]?)((?:\d+(?:\.\d*)?|\.\d*)?)(?:([eE][+-]?\d+)|(n|u|m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)|)$/;

export const QUANTITY_FAULT = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";

interface Parsed {
  /** In billionths, rounded away from zero. */
  readonly nanos: bigint;
  readonly family: 'decimal' | 'exponent' | 'binary';
  /** The number as sent where it is whole, together with its unit. */
  readonly whole: bigint | undefined;
  readonly unit: string;
}

/**
 * Parsed quantities: the same few amounts occur again and again, several times in one object. What is kept follows from the text alone, so
 * that all servers of a process may share it.
 */
const parsed = new BoundedCache<string, Parsed>(1024 * 1024);
/** What an entry takes beside its text, about. */
const ENTRY_BYTES = 250;

function parse(text: string): Parsed | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const read = readQuantity(text);
  if (read !== undefined) parsed.set(text, read, 4 * text.length + ENTRY_BYTES);
  return read;
}

function readQuantity(text: string): Parsed | undefined {
  const match = text === '' ? null : FORM.exec(text);
  if (match === null) return undefined;
  const [, sign = '', digits = '', exponent, suffix = ''] = match;
  const [whole = '', fraction = ''] = digits.split('.');
  const places = fraction.length;
  const unscaled = BigInt(`${whole}${fraction}` || '0');
  const power = exponent === undefined ? (DECIMAL.indexOf(suffix) - 3) * 3 : Number(exponent.slice(1));
  if (Math.abs(power) > 100) return undefined;
  const binary = BINARY.indexOf(suffix);
  const isBinary = suffix !== '' && binary > 0;
  const numerator = unscaled * NANO * (isBinary ? 1024n ** BigInt(binary) : power > 0 ? 10n ** BigInt(power) : 1n);
  const denominator = 10n ** BigInt(places) * (!isBinary && power < 0 ? 10n ** BigInt(-power) : 1n);
  const magnitude = ceil(numerator, denominator);
  const capped = isBinary && magnitude > MAX ? MAX : magnitude;
  return {
    nanos: sign === '-' ? -capped : capped,
    family: exponent !== undefined ? 'exponent' : isBinary ? 'binary' : 'decimal',
    whole: fraction === '' ? BigInt(sign === '-' ? -unscaled : unscaled) : undefined,
    unit: exponent === undefined ? suffix : exponent.toLowerCase().replace('+', ''),
  };
}

const ceil = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;

/** Zeros that are removed at a time, since there may be hundreds. */
const LEAP = 12;
const LEAP_UNIT = 1000n ** BigInt(LEAP);

/** Digits and unit of the shortest exact spelling. */
function canonical(nanos: bigint, family: Parsed['family']): { digits: bigint; unit: string } {
  if (nanos === 0n) return { digits: 0n, unit: '' };
  if (family === 'binary' && nanos % NANO === 0n) {
    let digits = nanos / NANO;
    let step = 0;
    while (digits % 1024n === 0n && step < BINARY.length - 1) {
      digits /= 1024n;
      step += 1;
    }
    return { digits, unit: BINARY[step] ?? '' };
  }
  let digits = nanos;
  let step = 0;
  const steps = family === 'exponent' ? Number.POSITIVE_INFINITY : DECIMAL.length - 1;
  while (steps > LEAP && digits % LEAP_UNIT === 0n) {
    digits /= LEAP_UNIT;
    step += LEAP;
  }
  while (digits % 1000n === 0n && step < steps) {
    digits /= 1000n;
    step += 1;
  }
  const power = (step - 3) * 3;
  return { digits, unit: family === 'exponent' ? (power === 0 ? '' : `e${power}`) : (DECIMAL[step] ?? '') };
}

/**
 * The canonical spelling, or undefined where the text is no quantity. A spelling that differs from it only in a plus sign,
 * leading zeros or the case of the exponent stays as sent; zero has no minus sign. `milli` rounds up to thousandths, as resource lists do.
 */
export function canonicalQuantity(value: unknown, milli = false): string | undefined {
  if (value === null || value === undefined) return '0';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined;
  const text = String(value).trim();
  const quantity = parse(text);
  if (quantity === undefined) return undefined;
  let { nanos } = quantity;
  if (milli && nanos % MILLI !== 0n) nanos = nanos < 0n ? -ceil(-nanos, MILLI) * MILLI : ceil(nanos, MILLI) * MILLI;
  const { digits, unit } = canonical(nanos, quantity.family);
  if (nanos === 0n && text.startsWith('-')) return `${digits}${unit}`;
  if (quantity.whole === digits && (quantity.unit === unit || (quantity.unit === 'e0' && unit === ''))) return text;
  return `${digits}${unit}`;
}

/** The value in billionths; undefined where the text is no quantity. */
export const quantityNanos = (value: unknown): bigint | undefined =>
  value === undefined || value === null ? 0n : parse(String(value).trim())?.nanos;

/** The sum of two quantities, in the canonical spelling of the first one's family, or of the second's where the first is nothing. */
export function addQuantities(a: string, b: string): string {
  const [x, y] = [parse(a.trim()), parse(b.trim())];
  const before = x?.nanos ?? 0n;
  const { digits, unit } = canonical(before + (y?.nanos ?? 0n), (before === 0n ? (y ?? x) : x)?.family ?? 'decimal');
  return `${digits}${unit}`;
}

/** The first quantity less the second, in the canonical spelling of the first one's family; zero where the second is greater. */
export function subtractQuantities(a: string, b: string): string {
  const [x, y] = [parse(a.trim()), quantityNanos(b) ?? 0n];
  const rest = (x?.nanos ?? 0n) - y;
  const { digits, unit } = canonical(rest < 0n ? 0n : rest, x?.family ?? 'decimal');
  return `${digits}${unit}`;
}

/** Less than, equal to or greater than zero, as the first quantity compares to the second. */
export function compareQuantities(a: unknown, b: unknown): number {
  const [x, y] = [quantityNanos(a) ?? 0n, quantityNanos(b) ?? 0n];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** The inner parts of a quantity: a whole number of tens to the scale, the spelling it keeps, and the family of its units. */
export function quantityParts(value: unknown): { digits: bigint; scale: number; spelling: string; format: string } {
  const text = String(value ?? '').trim();
  const quantity = parse(text);
  if (quantity === undefined) return { digits: 0n, scale: 0, spelling: '', format: 'DecimalSI' };
  const format = quantity.family === 'binary' ? 'BinarySI' : quantity.family === 'exponent' ? 'DecimalExponent' : 'DecimalSI';
  const sign = quantity.nanos < 0n ? -1n : 1n;
  if (quantity.whole === undefined || quantity.family === 'binary') {
    let [digits, scale] = [quantity.nanos * sign, -9];
    while (scale < 0 && digits % 10n === 0n) {
      digits /= 10n;
      scale += 1;
    }
    return { digits: digits * sign, scale, spelling: quantity.whole === undefined ? '' : text, format };
  }
  const scale = quantity.family === 'exponent' ? Number(quantity.unit.slice(1)) : (DECIMAL.indexOf(quantity.unit) - 3) * 3;
  return { digits: quantity.whole, scale, spelling: text, format };
}

/** A text that is no quantity: of another form, or with a unit that there is not. */
export type QuantityFault = 'format' | 'suffix';

export function quantityFault(sent: string): QuantityFault | undefined {
  const text = sent.trim();
  if (parse(text) !== undefined) return undefined;
  return text !== '' && text.length <= MAX_LENGTH && /^[+-]?\d*(?:\.\d*)?(?:[eEinumkKMGTP]+(?:[-+]?\d*)|[-+]\d*)?$/.test(text)
    ? 'suffix'
    : 'format';
}
