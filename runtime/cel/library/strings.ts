/** The extension for texts. Positions count code points. */
import { ESCAPED } from '../../model/values/printed-values.js';
import { EvaluationFault } from '../fault.js';
import { FIXED, type Overload, overload } from '../functions.js';
import { shownDuration, shownTimestamp } from '../times.js';
import { type Context, Duration, int, List, Mapping, Timestamp, TypeName, textSize, typeName, Uint, type Value } from '../values.js';

const hasPairs = (text: string): boolean => /[\ud800-\udbff][\udc00-\udfff]/.test(text);

/** Positions in a text, which expressions count in code points and texts in code units. */
class Positions {
  readonly size: number;
  readonly #pairs: boolean;

  constructor(private readonly text: string) {
    this.#pairs = hasPairs(text);
    this.size = this.#pairs ? textSize(text) : text.length;
  }

  /** The code unit with which a code point begins. */
  unit(point: number): number {
    if (!this.#pairs) return point;
    let unit = 0;
    for (let i = 0; i < point; i += 1) unit += (this.text.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
    return unit;
  }

  /** The code point that begins with a code unit. */
  point(unit: number): number {
    return this.#pairs ? textSize(this.text.slice(0, unit)) : unit;
  }
}

const INDEX_FAULT = 'index out of range: ';

function within(index: bigint, size: number): number {
  if (index < 0n || index > BigInt(size)) throw new EvaluationFault(`${INDEX_FAULT}${index}`);
  return Number(index);
}

function charAt(text: string, index: bigint): string {
  const positions = new Positions(text);
  const point = text.codePointAt(positions.unit(within(index, positions.size)));
  return point === undefined ? '' : String.fromCodePoint(point);
}

/** The first position, from `start` on, where a text holds another; -1 where there is none. */
function indexOf(text: string, part: string, start: bigint): bigint {
  const positions = new Positions(text);
  const from = within(start, positions.size);
  if (part === '') return BigInt(from);
  const found = text.indexOf(part, positions.unit(from));
  return found < 0 ? -1n : BigInt(positions.point(found));
}

function lastIndexOf(text: string, part: string, start?: bigint): bigint {
  const positions = new Positions(text);
  const last = start === undefined ? positions.size : within(start, positions.size);
  if (part === '') return BigInt(last);
  const found = text.lastIndexOf(part, positions.unit(last));
  return found < 0 ? -1n : BigInt(positions.point(found));
}

function substring(text: string, start: bigint, end?: bigint): string {
  const positions = new Positions(text);
  const from = within(start, positions.size);
  const to = end === undefined ? positions.size : within(end, positions.size);
  if (from > to) throw new EvaluationFault(`invalid substring range. start: ${from}, end: ${to}`);
  return text.slice(positions.unit(from), positions.unit(to));
}

function reversed(text: string): string {
  // Bytes that are reversed and then swapped in pairs are code units in the other order.
  const units = Buffer.from(text, 'utf16le').reverse().swap16().toString('utf16le');
  return hasPairs(text) ? units.replace(/([\udc00-\udfff])([\ud800-\udbff])/g, '$2$1') : units;
}

/** Replaces at most so many occurrences; all where the number is negative. What comes of it may be longer, which is paid, too. */
function replaced(text: string, part: string, by: string, limit: bigint, context: Context): string {
  const pieces = split(text, part, limit < 0n ? -1n : limit + 1n, context);
  context.work(2 * (text.length + (pieces.length - 1) * by.length));
  return pieces.join(by);
}

/** Work of a piece of a text that is split. */
const PIECE_WORK = 80;

/** The pieces between separators, at most so many of them; any number where it is negative. */
function split(text: string, separator: string, limit: bigint, context: Context): readonly string[] {
  if (limit === 0n) return [];
  context.work((PIECE_WORK * text.length) / Math.max(1, separator.length));
  const all = separator === '' ? Array.from(text) : text.split(separator);
  if (limit < 0n || BigInt(all.length) <= limit) return all;
  const kept = Number(limit) - 1;
  return [...all.slice(0, kept), all.slice(kept).join(separator)];
}

function joined(list: List, separator: string, context: Context): string {
  const texts: string[] = [];
  for (const item of list) {
    if (typeof item !== 'string') throw new EvaluationFault('no such overload');
    context.work(PIECE_WORK + 2 * (item.length + separator.length));
    texts.push(item);
  }
  return texts.join(separator);
}

/** The text with the letters of ASCII in one case. */
function inCase(text: string, first: number, step: number): string {
  const units = Buffer.from(text, 'utf16le');
  for (let i = 0; i < units.length; i += 2) {
    const low = units[i] ?? 0;
    if (low >= first && low < first + LETTERS && units[i + 1] === 0) units[i] = low + step;
  }
  return units.toString('utf16le');
}
const LETTERS = 26;
const BETWEEN_CASES = 32;
const lowered = (text: string): string => inCase(text, 65, BETWEEN_CASES);
const raised = (text: string): string => inCase(text, 97, -BETWEEN_CASES);

/** Work of a character that is written as an escape. */
const ESCAPE_WORK = 250;

function quote(text: string, context: Context): string {
  const inside = text.replace(/\p{Cc}|[\\"]/gu, (c) => {
    context.work(ESCAPE_WORK);
    return ESCAPED[c] ?? c;
  });
  return `"${inside.replace(/\p{Surrogate}/gu, '\ufffd')}"`;
}

const BLANKS: ReadonlySet<number> = new Set([
  ...[9, 10, 11, 12, 13, 32, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
  ...Array.from({ length: 11 }, (_, i) => 0x2000 + i),
]);

/** A text without the white space at either end, as Unicode counts it. Each character is looked at once. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANKS.has(text.charCodeAt(start))) start += 1;
  while (end > start && BLANKS.has(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Work of the text of a value, and of each of its characters, which are put together once more on each level of lists and maps. */
const SHOWN_WORK = 150;
const SHOWN_CHARACTER = 3;

/** Pieces of a text that is made of them, each paid when it is added. */
class Pieces {
  readonly #pieces: string[] = [];

  constructor(private readonly context: Context) {}

  add(piece: string): void {
    this.context.work(SHOWN_CHARACTER * piece.length);
    this.#pieces.push(piece);
  }

  get all(): readonly string[] {
    return this.#pieces;
  }
}

function shownList(list: List, context: Context): string {
  const pieces = new Pieces(context);
  for (const item of list) pieces.add(shown(item, context));
  return `[${pieces.all.join(', ')}]`;
}

function shownMap(map: Mapping, context: Context): string {
  const pieces = new Pieces(context);
  // Keys are compared as often as sorting takes.
  for (const key of map.keys()) pieces.add(`${shown(key, context)}: ${shown(map.get(key) ?? null, context)}`);
  const size = pieces.all.length;
  context.work(SHOWN_WORK * size * Math.ceil(Math.log2(size + 1)));
  return `{${[...pieces.all].sort((a, b) => (a < b ? -1 : 1)).join(', ')}}`;
}

/** The text of a value within a format's result. */
function shown(value: Value, context: Context): string {
  context.work(SHOWN_WORK);
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (value instanceof Uint) return String(value.value);
  if (value instanceof Uint8Array) {
    context.work(SHOWN_CHARACTER * value.length);
    return Buffer.from(value).toString();
  }
  if (value instanceof Timestamp) return shownTimestamp(value);
  if (value instanceof Duration) return shownDuration(value.nanos);
  if (value instanceof TypeName) return value.name;
  if (value instanceof List) return shownList(value, context);
  if (value instanceof Mapping) return shownMap(value, context);
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

function inHex(value: string | Uint8Array, context: Context): string {
  context.work(SHOWN_CHARACTER * 2 * value.length);
  return Buffer.from(value).toString('hex');
}

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
          ? inHex(number, context)
          : undefined;
    if (hex !== undefined) return verb === 'x' ? hex : hex.toUpperCase();
  }
  throw new EvaluationFault(`error during formatting: could not convert argument of type ${typeName(value)} for %${verb}`);
}

const CLAUSE_WORK = 1000;

/** Fills the clauses of a format, such as `%s` or `%.2f`, with the items of a list. */
function formatted(format: string, args: List, context: Context): string {
  let next = 0;
  return format.replace(/%(?:%|(?:\.(\d{1,4}))?(.)?)/gsu, (clause: string, precision = '', verb = '') => {
    if (clause === '%%') {
      context.work(SHOWN_WORK);
      return '%';
    }
    if (!/^[sdfebxXo]$/.test(verb))
      throw new EvaluationFault(`could not parse formatting clause: unrecognized formatting clause "${verb}"`);
    if (next >= args.size) throw new EvaluationFault(`index ${next} out of range`);
    context.work(CLAUSE_WORK);
    const out = inFormat(verb, precision, args.at(next), context);
    next += 1;
    context.work(SHOWN_CHARACTER * out.length);
    return out;
  });
}

const scan = (text = 0): number => 1 + text / 10;
const doubled = (text = 0): number => 2 * text + 2;
const product = (text = 0, _part = 0, by = 0): number => 1 + (text * Math.max(1, by)) / 10;
/** Work of going through a text, which was made of others, to count its code points. */
const through = (text = 0): number => 200 + 12 * text;
const costs = { cost: scan, work: through };
/** Of looking for one text in another: short ones are looked for at each place, long ones with a table. */
const looking = { cost: scan, work: (text = 0, part = 0): number => through(text) + (5 + part / 50) * text + 20 * part };
/** Nothing but the places that fit is skipped where the last one is looked for. */
const lookingBack = { cost: scan, work: (text = 0, part = 0): number => through(text) + (2 + 2 * part) * text };
const replacing = { ...looking, size: product };
const making = { cost: scan, size: (): number => Number.POSITIVE_INFINITY };

export const STRINGS: readonly Overload[] = [
  overload('string.charAt(int): string', charAt, { ...costs, size: () => 4 }),
  overload('string.indexOf(string): int', (text, part) => indexOf(text, part, 0n), looking),
  overload('string.indexOf(string, int): int', indexOf, looking),
  overload('string.lastIndexOf(string): int', (text, part) => lastIndexOf(text, part), lookingBack),
  overload('string.lastIndexOf(string, int): int', lastIndexOf, lookingBack),
  overload('string.lowerAscii(): string', lowered, costs),
  overload('string.upperAscii(): string', raised, costs),
  overload('string.trim(): string', trimmed, costs),
  overload('string.reverse(): string', reversed, costs),
  overload('string.replace(string, string): string', (text, part, by, context) => replaced(text, part, by, -1n, context), replacing),
  overload('string.replace(string, string, int): string', replaced, replacing),
  overload('string.split(string): list<string>', (text, separator, context) => List.of(split(text, separator, -1n, context)), looking),
  overload(
    'string.split(string, int): list<string>',
    (text, separator, limit, context) => List.of(split(text, separator, int(limit), context)),
    looking,
  ),
  overload('string.substring(int): string', (text, start) => substring(text, start), costs),
  overload('string.substring(int, int): string', substring, costs),
  overload('list<string>.join(): string', (list, context) => joined(list, '', context), { ...making, ...FIXED }),
  overload('list<string>.join(string): string', joined, { ...making, ...FIXED }),
];

export const TEXT_FORMATS: readonly Overload[] = [
  overload('string.format(list<dyn>): string', formatted, { ...making, work: (format = 0) => 500 + 10 * format }),
  overload('strings/quote(string): string', quote, { ...costs, size: doubled }),
];
