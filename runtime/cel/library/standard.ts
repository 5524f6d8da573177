/** The language's own functions: sizes, conversions between types, tests of texts, parts of times. */
import { parseDuration } from '../../model/values/duration.js';
import { EvaluationFault } from '../fault.js';
import { FIXED, type Overload, overload } from '../functions.js';
import { inZone, parseTimestamp, secondsOf, shownDuration, shownTimestamp, timestampAt } from '../times.js';
import { type Context, Duration, int, type Timestamp, TypeName, textSize, typeName, type Uint, uint } from '../values.js';
import { span } from './operators.js';

const textLength = (text: string): bigint => BigInt(textSize(text));
/** Counting the code points of a text goes through it. */
const counted = { work: (text = 0): number => 100 + 3 * text };
const partCount = ({ size }: { readonly size: number }): bigint => BigInt(size);

const SIZES: readonly Overload[] = [
  overload('size(string): int', textLength, counted),
  overload('size(bytes): int', (bytes) => BigInt(bytes.length), FIXED),
  overload('size(list<A>): int', partCount, FIXED),
  overload('size(map<A,B>): int', partCount, FIXED),
  overload('string.size(): int', textLength, counted),
  overload('bytes.size(): int', (bytes) => BigInt(bytes.length), FIXED),
  overload('list<A>.size(): int', partCount, FIXED),
  overload('map<A,B>.size(): int', partCount, FIXED),
];

/** A double's whole part; throws for one that 64 bits do not hold. */
function whole(value: number): bigint {
  if (!Number.isFinite(value) || Math.abs(value) >= 2 ** 64) throw new EvaluationFault('integer overflow');
  return BigInt(Math.trunc(value));
}

const intOf = (value: number): bigint => {
  // A double next to the bounds may have been rounded to them.
  if (Math.abs(value) >= 2 ** 63) throw new EvaluationFault('integer overflow');
  return whole(value);
};

function parsed(text: string, form: RegExp, type: string): bigint {
  if (!form.test(text)) throw new EvaluationFault(`type conversion error from 'string' to '${type}'`);
  return BigInt(text.replace(/^\+/, ''));
}

const MAX_DIGITS = 40;
const digits = (text: string, form: RegExp, type: string): bigint => parsed(text.length > MAX_DIGITS ? '' : text, form, type);

function doubleOf(text: string): number {
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(text)) return Number(text);
  const special = /^([+-]?)(?:(inf|infinity)|nan)$/i.exec(text);
  if (special === null) throw new EvaluationFault("type conversion error from 'string' to 'double'");
  return special[2] === undefined ? Number.NaN : special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

const TRUE = new Set(['1', 't', 'true', 'TRUE', 'True']);
const FALSE = new Set(['0', 'f', 'false', 'FALSE', 'False']);

function boolOf(text: string): boolean {
  if (!TRUE.has(text) && !FALSE.has(text)) throw new EvaluationFault("type conversion error from 'string' to 'bool'");
  return TRUE.has(text);
}

function shownDouble(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  const [mantissa = '', exponent] = String(value).split('e');
  return exponent === undefined ? mantissa : `${mantissa}e${exponent.replace(/^([+-])(\d)$/, '$10$2')}`;
}

/** Bytes as a text; throws where they are none. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new EvaluationFault('invalid UTF-8 in bytes, cannot convert to string');
  }
}

function timestampOf(text: string): Timestamp {
  const timestamp = text.includes('T') ? parseTimestamp(text) : undefined;
  if (timestamp === undefined) throw new EvaluationFault("type conversion error from 'string' to 'google.protobuf.Timestamp'");
  return timestamp;
}

function timestampOfSeconds(seconds: bigint): Timestamp {
  const timestamp = timestampAt(seconds * 1_000_000_000n);
  if (timestamp === undefined) throw new EvaluationFault('timestamp overflow');
  return timestamp;
}

/** Durations of more than about 10,000 years are out of the type's range. */
const DURATION_MAX = 315_576_000_000n * 1_000_000_000n;

function durationOf(text: string): Duration {
  const nanos = parseDuration(text);
  if (typeof nanos !== 'bigint' || nanos > DURATION_MAX || nanos < -DURATION_MAX)
    throw new EvaluationFault("type conversion error from 'string' to 'google.protobuf.Duration'");
  return new Duration(nanos);
}

const scan = (size = 0): number => 1 + size / 10;
const same = (size = 0): number => size;
/** Work of writing a moment or a duration. */
const WRITING_WORK = 1500;
/** Reading a text goes through it. */
const reading = { work: (text = 0): number => 1000 + 10 * text };

/** Estimates count the text of a value as one without a bound, as they do in conformant servers. */
const unbounded = (): number => Number.POSITIVE_INFINITY;

const CONVERSIONS: readonly Overload[] = [
  overload('bool(bool): bool', (value) => value),
  overload('bool(string): bool', boolOf, reading),
  overload('int(int): int', (value) => value),
  overload('int(uint): int', ({ value }) => int(value)),
  overload('int(double): int', intOf),
  overload('int(string): int', (text) => int(digits(text, /^[+-]?\d+$/, 'int')), reading),
  overload('int(timestamp): int', (timestamp) => secondsOf(timestamp).seconds),
  overload('uint(uint): uint', (value) => value),
  overload('uint(int): uint', (value) => uint(value)),
  overload('uint(double): uint', (value) => uint(whole(value))),
  overload('uint(string): uint', (text) => uint(digits(text, /^\d+$/, 'uint')), reading),
  overload('double(double): double', (value) => value),
  overload('double(int): double', (value) => Number(value)),
  overload('double(uint): double', ({ value }) => Number(value)),
  overload('double(string): double', doubleOf, reading),
  overload('string(string): string', (text) => text, FIXED),
  overload('string(bool): string', String, { size: unbounded }),
  overload('string(int): string', (value) => String(value), { size: unbounded }),
  overload('string(uint): string', ({ value }: Uint) => String(value), { size: unbounded }),
  overload('string(double): string', (value) => shownDouble(value), { size: unbounded }),
  overload('string(bytes): string', textOf, { cost: scan, size: same, work: (bytes = 0) => 2000 + 5 * bytes }),
  overload('string(timestamp): string', (timestamp) => shownTimestamp(timestamp), { size: unbounded, work: () => WRITING_WORK }),
  overload('string(duration): string', ({ nanos }) => shownDuration(nanos), { size: unbounded, work: () => WRITING_WORK }),
  overload('bytes(bytes): bytes', (bytes) => bytes, FIXED),
  overload('bytes(string): bytes', (text) => Buffer.from(text), {
    cost: scan,
    size: (size = 0) => 3 * size,
    work: (text = 0) => 500 + 5 * text,
  }),
  overload('timestamp(timestamp): timestamp', (timestamp) => timestamp),
  overload('timestamp(string): timestamp', (text) => timestampOf(text), reading),
  overload('timestamp(int): timestamp', (seconds) => timestampOfSeconds(seconds)),
  overload('duration(duration): duration', (duration) => duration),
  overload('duration(string): duration', (text) => durationOf(text), { work: (text = 0) => 1000 + 100 * text }),
  overload('duration(int): duration', (nanos) => span(nanos)),
  overload('dyn(A): dyn', (value) => value, FIXED),
  overload('type(A): type<A>', (value) => new TypeName(typeName(value)), FIXED),
];

/** Texts that are made of others are put together when they are first read. */
const compared = (_ = 0, part = 0): number => 100 + 3 * part;
const search = (text = 0, part = 0): number => Math.ceil(text / 10) * Math.ceil(part / 10);

const TEXTS: readonly Overload[] = [
  overload('string.contains(string): bool', (text, part) => text.includes(part), {
    cost: search,
    work: (text = 0, part = 0) => 200 + (5 + part / 50) * text + 20 * part,
  }),
  overload('string.startsWith(string): bool', (text, part) => text.startsWith(part), {
    cost: (_, part = 0) => Math.ceil(part / 10),
    work: compared,
  }),
  overload('string.endsWith(string): bool', (text, part) => text.endsWith(part), {
    cost: (_, part = 0) => Math.ceil(part / 10),
    work: compared,
  }),
];

/** What matching costs: the text's length times the pattern's. */
export const patternCost = (text = 0, pattern = 0): number => Math.ceil((1 + text) / 10) * Math.ceil(pattern / 4);

function matches(text: string, pattern: string, context: Context): boolean {
  return context.pattern(pattern).test(text, (work) => context.work(work));
}

const PATTERNS: readonly Overload[] = [
  overload('string.matches(string): bool', matches, { cost: patternCost, ...FIXED }),
  overload('matches(string, string): bool', matches, { cost: patternCost, ...FIXED }),
];

const fieldsOf = (timestamp: Timestamp, zone: string): Date => {
  const date = inZone(timestamp, zone);
  if (date === undefined) throw new EvaluationFault(`unknown time zone ${zone}`);
  return date;
};

const DAY = 86_400_000;

/** Parts of a moment, by the names of their functions. */
const DATE_PARTS: readonly (readonly [name: string, part: (date: Date) => number])[] = [
  ['getFullYear', (date) => date.getUTCFullYear()],
  ['getMonth', (date) => date.getUTCMonth()],
  ['getDate', (date) => date.getUTCDate()],
  ['getDayOfMonth', (date) => date.getUTCDate() - 1],
  ['getDayOfWeek', (date) => date.getUTCDay()],
  ['getDayOfYear', (date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY)],
  ['getHours', (date) => date.getUTCHours()],
  ['getMinutes', (date) => date.getUTCMinutes()],
  ['getSeconds', (date) => date.getUTCSeconds()],
  ['getMilliseconds', (date) => date.getUTCMilliseconds()],
];

const NANOS: readonly (readonly [name: string, unit: bigint, modulus?: bigint])[] = [
  ['getHours', 3_600_000_000_000n],
  ['getMinutes', 60_000_000_000n],
  ['getSeconds', 1_000_000_000n],
  ['getMilliseconds', 1_000_000n, 1000n],
];

/** Looking up a zone by its name takes as long as so many steps, and as so many nanoseconds. */
const ZONE_COST = 1000;
const ZONE_WORK = 150_000;
const DATE_WORK = 500;

const TIMES: readonly Overload[] = [
  ...DATE_PARTS.flatMap(([name, part]) => [
    overload(`timestamp.${name}(): int`, (timestamp: Timestamp) => BigInt(part(fieldsOf(timestamp, ''))), {
      work: () => DATE_WORK,
    }),
    overload(`timestamp.${name}(string): int`, (timestamp: Timestamp, zone: string) => BigInt(part(fieldsOf(timestamp, zone))), {
      cost: () => ZONE_COST,
      work: (_, zone = 0) => ZONE_WORK + 20 * zone,
    }),
  ]),
  ...NANOS.map(([name, unit, modulus]) =>
    overload(`duration.${name}(): int`, ({ nanos }: Duration) => (modulus === undefined ? nanos / unit : (nanos / unit) % modulus)),
  ),
];

export const STANDARD: readonly Overload[] = [...SIZES, ...CONVERSIONS, ...TEXTS, ...PATTERNS, ...TIMES];
