/** The extension for texts. Positions count code points. */
import { ESCAPED } from '../../model/printed-values.js';
import { EvaluationFault } from '../fault.js';
import { type Overload, overload } from '../functions.js';
import { shownDuration, shownTimestamp } from '../times.js';
import { type Context, Duration, int, List, Mapping, Timestamp, TypeName, typeName, Uint, type Value } from '../values.js';

/** The code points of a text; going through it costs what it is long. */
function points(text: string, context: Context): readonly string[] {
  context.spend(text.length / 10);
  return Array.from(text);
}

const INDEX_FAULT = 'index out of range: ';

function within(index: bigint, size: number): number {
  if (index < 0n || index > BigInt(size)) throw new EvaluationFault(`${INDEX_FAULT}${index}`);
  return Number(index);
}

function charAt(text: string, index: bigint, context: Context): string {
  const all = points(text, context);
  return all[within(index, all.length)] ?? '';
}

/** The first position, from `start` on, where a text holds another; -1 where there is none. */
function indexOf(text: string, part: string, start: bigint, context: Context): bigint {
  const all = points(text, context);
  if (part === '') return BigInt(within(start, all.length));
  const from = all.slice(0, within(start, all.length)).join('').length;
  const found = text.indexOf(part, from);
  return found < 0 ? -1n : BigInt(points(text.slice(0, found), context).length);
}

function lastIndexOf(text: string, part: string, start: bigint | undefined, context: Context): bigint {
  const all = points(text, context);
  const last = start === undefined ? all.length : within(start, all.length);
  if (part === '') return BigInt(last);
  const found = text.lastIndexOf(part, all.slice(0, last).join('').length);
  return found < 0 ? -1n : BigInt(points(text.slice(0, found), context).length);
}

function substring(text: string, start: bigint, end: bigint | undefined, context: Context): string {
  const all = points(text, context);
  const from = within(start, all.length);
  const to = end === undefined ? all.length : within(end, all.length);
  if (from > to) throw new EvaluationFault(`invalid substring range. start: ${from}, end: ${to}`);
  return all.slice(from, to).join('');
}

/** Replaces at most so many occurrences; all where the number is negative. What comes of it may be longer, which costs. */
function replaced(text: string, part: string, by: string, limit: bigint, context: Context): string {
  const pieces = split(text, part, limit < 0n ? -1n : limit + 1n, context);
  context.spend(((pieces.length - 1) * by.length) / 10);
  return pieces.join(by);
}

/** The pieces between separators, at most so many of them; any number where it is negative. */
function split(text: string, separator: string, limit: bigint, context: Context): readonly string[] {
  context.spend(text.length / 10);
  if (limit === 0n) return [];
  const all = separator === '' ? Array.from(text) : text.split(separator);
  if (limit < 0n || BigInt(all.length) <= limit) return all;
  const kept = Number(limit) - 1;
  return [...all.slice(0, kept), all.slice(kept).join(separator)];
}

function joined(list: List, separator: string, context: Context): string {
  const texts: string[] = [];
  for (const item of list) {
    if (typeof item !== 'string') throw new EvaluationFault('no such overload');
    context.spend((item.length + separator.length) / 10);
    texts.push(item);
  }
  return texts.join(separator);
}

const lowered = (text: string): string => text.replace(/[A-Z]+/g, (part) => part.toLowerCase());
const raised = (text: string): string => text.replace(/[a-z]+/g, (part) => part.toUpperCase());

const quote = (text: string): string => `"${text.replace(/\p{Cc}|[\\"]/gu, (c) => ESCAPED[c] ?? c).replace(/\p{Surrogate}/gu, '\ufffd')}"`;

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : /^\p{White_Space}/u.test(text.charAt(at));
}

/** A text without the white space at either end, as Unicode counts it. Each character is looked at once. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text, start)) start += 1;
  while (end > start && isBlank(text, end - 1)) end -= 1;
  return text.slice(start, end);
}

/** The text of a value within a format's result. */
function shown(value: Value, context: Context): string {
  context.spend(1);
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (value instanceof Uint) return String(value.value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString();
  if (value instanceof Timestamp) return shownTimestamp(value);
  if (value instanceof Duration) return shownDuration(value.nanos);
  if (value instanceof TypeName) return value.name;
  if (value instanceof List) return `[${[...value].map((item) => shown(item, context)).join(', ')}]`;
  if (value instanceof Mapping) {
    const entries = [...value.keys()].map((key) => [shown(key, context), shown(value.get(key) ?? null, context)] as const);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${key}: ${member}`)
      .join(', ')}}`;
  }
  if (typeof value === 'number')
    return Number.isNaN(value) ? 'NaN' : Number.isFinite(value) ? String(value) : value > 0 ? 'Infinity' : '-Infinity';
  return typeof value === 'object' ? typeName(value) : String(value);
}

/** A number with so many digits after the point; one in the middle is rounded to the even digit. */
function fixed(value: number, digits: number): string {
  const scaled = value * 10 ** digits;
  const isMiddle = Number.isInteger(value * 2 ** (digits + 1)) && Math.abs(scaled % 1) === 0.5;
  return (isMiddle ? (2 * Math.round(scaled / 2)) / 10 ** digits : value).toFixed(digits);
}

const MAX_PRECISION = 100;

function inFormat(verb: string, precision: string, value: Value, context: Context): string {
  if (verb === 's') return shown(value, context);
  const digits = precision === '' ? 6 : Number(precision);
  if (digits > MAX_PRECISION) throw new EvaluationFault(`precision ${digits} is too large`);
  const number = value instanceof Uint ? value.value : value;
  if ((verb === 'f' || verb === 'e') && (typeof number === 'number' || typeof number === 'bigint')) {
    if (!Number.isFinite(Number(number))) return shown(value, context);
    return verb === 'f'
      ? fixed(Number(number), digits)
      : Number(number)
          .toExponential(digits)
          .replace(/e([+-])(\d)$/, 'e$10$2');
  }
  if (verb === 'd' && (typeof number === 'bigint' || typeof number === 'number')) return shown(value, context);
  if (verb === 'b' && (typeof number === 'bigint' || typeof number === 'boolean')) return BigInt(number).toString(2);
  if (verb === 'o' && typeof number === 'bigint') return number.toString(8);
  if (verb === 'x' || verb === 'X') {
    const hex =
      typeof number === 'bigint'
        ? number.toString(16)
        : typeof number === 'string' || number instanceof Uint8Array
          ? Buffer.from(number).toString('hex')
          : undefined;
    if (hex !== undefined) return verb === 'x' ? hex : hex.toUpperCase();
  }
  throw new EvaluationFault(`error during formatting: could not convert argument of type ${typeName(value)} for %${verb}`);
}

/** Fills the clauses of a format, such as `%s` or `%.2f`, with the items of a list. */
function formatted(format: string, args: List, context: Context): string {
  context.spend(format.length / 10);
  let next = 0;
  return format.replace(/%(?:%|(?:\.(\d{1,4}))?(.)?)/gsu, (clause: string, precision = '', verb = '') => {
    if (clause === '%%') return '%';
    if (!/^[sdfebxXo]$/.test(verb))
      throw new EvaluationFault(`could not parse formatting clause: unrecognized formatting clause "${verb}"`);
    if (next >= args.size) throw new EvaluationFault(`index ${next} out of range`);
    const out = inFormat(verb, precision, args.at(next), context);
    next += 1;
    context.spend(out.length / 10);
    return out;
  });
}

const scan = (text = 0): number => 1 + text / 10;
const doubled = (text = 0): number => 2 * text + 2;
const product = (text = 0, _part = 0, by = 0): number => 1 + (text * Math.max(1, by)) / 10;
const costs = { cost: scan };

export const STRINGS: readonly Overload[] = [
  overload('string.charAt(int): string', charAt, { cost: scan, size: () => 4 }),
  overload('string.indexOf(string): int', (text, part, context) => indexOf(text, part, 0n, context), costs),
  overload('string.indexOf(string, int): int', indexOf, costs),
  overload('string.lastIndexOf(string): int', (text, part, context) => lastIndexOf(text, part, undefined, context), costs),
  overload('string.lastIndexOf(string, int): int', lastIndexOf, costs),
  overload('string.lowerAscii(): string', lowered, costs),
  overload('string.upperAscii(): string', raised, costs),
  overload('string.trim(): string', trimmed, costs),
  overload('string.reverse(): string', (text, context) => [...points(text, context)].reverse().join(''), costs),
  overload('string.replace(string, string): string', (text, part, by, context) => replaced(text, part, by, -1n, context), {
    cost: scan,
    size: product,
  }),
  overload('string.replace(string, string, int): string', replaced, { cost: scan, size: product }),
  overload('string.split(string): list<string>', (text, separator, context) => List.of(split(text, separator, -1n, context)), costs),
  overload(
    'string.split(string, int): list<string>',
    (text, separator, limit, context) => List.of(split(text, separator, int(limit), context)),
    costs,
  ),
  overload('string.substring(int): string', (text, start, context) => substring(text, start, undefined, context), costs),
  overload('string.substring(int, int): string', substring, costs),
  overload('list<string>.join(): string', (list, context) => joined(list, '', context), {
    cost: scan,
    size: () => Number.POSITIVE_INFINITY,
  }),
  overload('list<string>.join(string): string', joined, { cost: scan, size: () => Number.POSITIVE_INFINITY }),
  overload('string.format(list<dyn>): string', formatted, { cost: scan, size: () => Number.POSITIVE_INFINITY }),
  overload('strings/quote(string): string', quote, { cost: scan, size: doubled }),
];
