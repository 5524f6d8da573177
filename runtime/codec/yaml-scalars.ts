/** Meaning of plain scalars in YAML 1.1 as API servers read it: null, booleans and numbers. All others, times included, are strings. */
import { wellFormed } from '../model/json/json-text.js';
import type { Json } from '../model/object.js';

/** As in JSON text: no integer of more digits fits a double. */
const MAX_DIGITS = 310;

const WORDS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON'].map((word) => [word, true] as const),
  ...['n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF'].map((word) => [word, false] as const),
]);
const LONGEST_WORD = 5;

const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*)$/;
const FLOAT = /^[-+]?(?:\.\d[\d_]*|\d[\d_]*(?:\.[\d_]*)?)(?:[eE][-+]?\d+)?$/;
const NO_NUMBER = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/** The value of a plain scalar without a tag. Throws SyntaxError for an integer that no double can hold. */
export function plainValue(text: string): Json {
  if (text.length <= LONGEST_WORD) {
    const word = WORDS.get(text);
    if (word !== undefined) return word;
  }
  return numberOf(text) ?? wellFormed(text);
}

/** Longer keys are texts, whatever they look like. */
const LONGEST_KEY = 40;

/** The name that a plain key without a tag is in JSON: the value that it has by itself, such as `true` for `on`. */
export function plainKey(text: string): string {
  if (text.length > LONGEST_KEY) return text;
  const value = plainValue(text);
  return typeof value === 'string' ? value : String(value);
}

/** The value of a scalar with one of YAML's own tags; undefined for tags without a meaning here. */
export function taggedValue(tag: string, text: string): Json | undefined {
  if (tag === 'str' || tag === 'timestamp') return wellFormed(text);
  if (tag === 'null') return null;
  if (tag === 'binary') return Buffer.from(text, 'base64').toString('base64');
  if (tag === 'bool') {
    const value = WORDS.get(text);
    if (typeof value !== 'boolean') throw new SyntaxError(`yaml: cannot decode ${JSON.stringify(excerpt(text))} as a bool`);
    return value;
  }
  if (tag !== 'int' && tag !== 'float') return undefined;
  const value = numberOf(text);
  if (value === undefined)
    throw new SyntaxError(`yaml: cannot decode ${JSON.stringify(excerpt(text))} as ${tag === 'int' ? 'an int' : 'a float'}`);
  return value;
}

const EXCERPT = 30;
const excerpt = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

const isNumeric = (code: number): boolean => (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2b || code === 0x2e;

function numberOf(text: string): Json | undefined {
  if (!isNumeric(text.charCodeAt(0))) return undefined;
  if (INTEGER.test(text)) {
    const value = integer(text);
    if (value !== undefined) return value;
  }
  if (FLOAT.test(text)) {
    const value = Number(text.replaceAll('_', ''));
    return Number.isFinite(value) ? value : text;
  }
  // JSON has no such numbers, so they are kept as strings.
  return NO_NUMBER.test(text) ? text : undefined;
}

/** The number that the digits say, a leading zero saying octal; undefined where they are none of their base, as in `09`. */
function integer(text: string): Json | undefined {
  if (text.length > MAX_DIGITS) throw new SyntaxError(`yaml: the number ${excerpt(text)} is out of range`);
  const negative = text.startsWith('-');
  const digits = text.replaceAll('_', '').replace(/^[-+]/, '');
  const octal = /^0\d/.test(digits);
  if (octal && !/^[0-7]+$/.test(digits)) return undefined;
  let value: bigint;
  try {
    value = BigInt(octal ? `0o${digits}` : digits);
  } catch {
    return undefined;
  }
  if (negative) value = -value;
  return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}
