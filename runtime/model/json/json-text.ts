/**
 * JSON parsing and writing that is exact and bounded: integers beyond 2^53 are bigints and never rounded, strings hold no lone
 * surrogates, and nesting is limited. Both take time linear in the text.
 */

import type { Json, JsonObject } from '../object.js';
import { isObject, setOwn } from './json.js';

/** Thrown where a text nests too deep, holds too many values, or has aliases that expand too far. */
export class BoundsError extends Error {
  override readonly name = 'BoundsError';
}

export const tooDeep = (maxDepth: number): BoundsError => new BoundsError(`nested deeper than ${maxDepth} levels`);

/**
 * Values that one text may hold: members, texts, lists and objects, of each of which there is work that cannot be cut into turns, about a
 * millisecond of the event loop for a thousand. Hundreds of thousands of them would cost far more time and memory than their bytes suggest.
 */
export const MAX_VALUES = 100_000;

/**
 * What a number, true or false in a list counts: work that cannot be cut into turns takes a quarter of the time that other values take, or 90 ms
 * for 400,000 integers of a schema. Where lists hold objects, null stands for one.
 */
export const PLAIN_ITEM = 1 / 4;

export const tooMany = (): BoundsError => new BoundsError(`more than ${MAX_VALUES} values`);

/** Stands between the members of objects of one name, which are read into one. */
export const ANEW = Symbol('anew');

/** The members of each object that has several of one name, or that several objects of one name make up, as they stand in the text. */
export type RepeatedMembers = Map<object, ([name: string, value: Json] | typeof ANEW)[]>;

/** Notes the next member that the text has in an object, which does not hold it yet. */
export function noteMember(repeats: RepeatedMembers, object: JsonObject, name: string, value: Json): void {
  const members = repeats.get(object);
  if (members !== undefined) members.push([name, value]);
  else if (Object.hasOwn(object, name)) repeats.set(object, [...(Object.entries(object) as [string, Json][]), [name, value]]);
}

/** Notes that the text has a further object of the name of one that was read before, which goes on being filled. */
export function noteAnew(repeats: RepeatedMembers, object: JsonObject): void {
  const members = repeats.get(object);
  if (members !== undefined) members.push(ANEW);
  else repeats.set(object, [...(Object.entries(object) as [string, Json][]), ANEW]);
}

/** How members of one name are taken. */
export interface MembersOfOneName {
  /** Is told of them. */
  readonly repeats?: RepeatedMembers | undefined;
  /** Whether the last one takes the place of the others whatever it is, as for readers that fill a map. */
  readonly replace?: boolean;
}

/**
 * Parses JSON text. Member names such as `__proto__` are data. Of several members of one name the last scalar or list
 * wins, and objects merge, as they do for readers that fill one object. Halves of surrogate pairs become U+FFFD, since
 * only JSON could write them again. Throws SyntaxError, also for numbers that no double can hold, and BoundsError.
 */
export function parseJson(text: string, maxDepth: number, traits = inspectJson(text, maxDepth), how: MembersOfOneName = {}): Json {
  const { depth, members, values, exact } = traits;
  if (depth > maxDepth) throw tooDeep(maxDepth);
  if (values > MAX_VALUES) throw tooMany();
  if (exact || hasSurrogateEscapes(text)) return parseExact(text, how);
  const value = JSON.parse(text) as Json;
  return countMembers(value) === members ? value : parseExact(text, how);
}

/** Parses JSON that was read and bounded before, such as stored objects. */
export function parseTrusted(text: string): Json {
  // Only a text with a long run of digits can hold an integer that a double cannot.
  return /\d{16}/.test(text) ? parseExact(text) : (JSON.parse(text) as Json);
}

const hasSurrogateEscapes = (text: string): boolean => text.includes('\\u') && /\\u[dD][89a-fA-F]/.test(text);

/** The text with U+FFFD in place of each half of a surrogate pair that stands alone. */
export const wellFormed = (text: string): string => text.toWellFormed();

interface JsonTraits {
  /** Levels of nesting; counted up to one more than asked for. */
  readonly depth: number;
  /** Members of all objects, repeated ones included. */
  readonly members: number;
  /** Values of all lists and objects, about; plain items count as `PLAIN_ITEM` says. */
  readonly values: number;
  /** Whether a number has a fraction or an exponent. */
  readonly fractions: boolean;
  /** Whether a double may be unable to hold a number. */
  readonly exact: boolean;
}

/** Integers of fewer digits are exact as doubles. */
const SAFE_DIGITS = 15;

/** Traits of the text outside of its strings, found without parsing it. */
export function inspectJson(text: string, maxDepth: number): JsonTraits {
  let [depth, deepest, members, values, plain, fractions, exact] = [0, 0, 0, 0, 0, false, false];
  // Whether what stands before the next comma is a number, true or false (which alone end with e), and is an item.
  let [word, item] = [false, true];
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (c === 0x22) {
      i = stringEnd(text, i);
      if (i < 0) break;
      word = false;
    } else if (c === 0x7b || c === 0x5b) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
      if (depth > maxDepth) break;
      word = false;
      item = true;
    } else if (c === 0x7d || c === 0x5d) {
      depth -= 1;
      word = false;
    } else if (c === 0x3a) {
      members += 1;
      item = false;
    } else if (c === 0x2c) {
      if (word && item) plain += 1;
      else values += 1;
      item = true;
    } else if (c === 0x65) word = true;
    else if (c === 0x2e) fractions = true;
    else if (isDigit(c)) {
      word = true;
      const from = i;
      while (isDigit(text.charCodeAt(i + 1))) i += 1;
      if (i - from >= SAFE_DIGITS) exact = true;
      if ((text.charCodeAt(i + 1) | 0x20) === 0x65) {
        fractions = true;
        exact = true;
      }
    }
  }
  return { depth: deepest, members, values: values + plain * PLAIN_ITEM, fractions, exact };
}

const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;

function countMembers(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object' && item !== null) count += countMembers(item);
  } else
    for (const name in value) {
      const member = value[name];
      count += 1;
      if (typeof member === 'object' && member !== null) count += countMembers(member);
    }
  return count;
}

/** Index of the quote that ends the string that starts at `from`; -1 where none does. */
export function stringEnd(text: string, from: number): number {
  let at = from;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return -1;
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
}

function parseExact(text: string, how: MembersOfOneName = {}): Json {
  // The built-in parser judges the syntax, so that both paths refuse the same texts in the same words.
  JSON.parse(text);
  return new ExactJson(text, how).value(undefined);
}

/** The longest integer that fits a double; reading longer ones would take more than linear time. */
const MAX_DIGITS = 310;

/** The number that a JSON number is. `whole`: whether it has neither a fraction nor an exponent. Throws SyntaxError where no double can hold it. */
export function exactNumber(word: string, whole = !/[.eE]/.test(word)): Json {
  const number = Number(word);
  if (!Number.isFinite(number)) throw new SyntaxError(`the number ${word.length > 30 ? `${word.slice(0, 30)}…` : word} is out of range`);
  return !whole || word.length <= SAFE_DIGITS || Number.isSafeInteger(number) || word.length > MAX_DIGITS ? number : BigInt(word);
}

/** Reads JSON that is known to be well formed. */
class ExactJson {
  #at = 0;

  constructor(
    private readonly text: string,
    private readonly how: MembersOfOneName,
  ) {}

  /** @param before what an earlier member of the same name holds: an object goes on being filled. */
  value(before: Json | undefined): Json {
    switch (this.#next()) {
      case 0x7b:
        if (!isObject(before)) return this.#object({});
        if (this.how.repeats !== undefined) noteAnew(this.how.repeats, before);
        return this.#object(before);
      case 0x5b:
        return this.#array();
      case 0x22:
        return this.#string();
      case 0x74:
        this.#at += 4;
        return true;
      case 0x66:
        this.#at += 5;
        return false;
      case 0x6e:
        this.#at += 4;
        return null;
      default:
        return this.#number();
    }
  }

  /** The next character that is no blank. */
  #next(): number {
    let c = this.text.charCodeAt(this.#at);
    while (c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09) {
      this.#at += 1;
      c = this.text.charCodeAt(this.#at);
    }
    return c;
  }

  #number(): Json {
    const from = this.#at;
    let whole = true;
    for (;;) {
      const c = this.text.charCodeAt(this.#at);
      if (c === 0x2e || (c | 0x20) === 0x65) whole = false;
      else if (!isDigit(c) && c !== 0x2d && c !== 0x2b) break;
      this.#at += 1;
    }
    return exactNumber(this.text.slice(from, this.#at), whole);
  }

  #string(): string {
    const from = this.#at;
    const end = stringEnd(this.text, from);
    this.#at = end + 1;
    const raw = this.text.slice(from + 1, end);
    return raw.includes('\\') ? wellFormed(JSON.parse(`"${raw}"`) as string) : raw;
  }

  #object(out: JsonObject): Json {
    const { repeats, replace } = this.how;
    this.#at += 1;
    for (let c = this.#next(); c !== 0x7d; c = this.#next()) {
      if (c === 0x2c) {
        this.#at += 1;
        this.#next();
      }
      const name = this.#string();
      this.#next();
      this.#at += 1;
      const value = this.value(replace !== true && Object.hasOwn(out, name) ? out[name] : undefined);
      if (repeats !== undefined) noteMember(repeats, out, name, value);
      setOwn(out, name, value);
    }
    this.#at += 1;
    return out;
  }

  #array(): Json {
    this.#at += 1;
    // A list that begins with its first item takes less memory than one that grows.
    const out: Json[] = this.#next() === 0x5d ? [] : [this.value(undefined)];
    for (let c = this.#next(); c !== 0x5d; c = this.#next()) {
      this.#at += 1;
      out.push(this.value(undefined));
    }
    this.#at += 1;
    return out;
  }
}

/** Levels that JSON inside of strings and bytes of objects may have. */
export const INNER_DEPTH = 1000;

/** Parses JSON that clients wrote into a string, such as an annotation; undefined where it is invalid or exceeds the bounds. */
export function parseInner(text: string): Json | undefined {
  try {
    return parseJson(text, INNER_DEPTH);
  } catch {
    return undefined;
  }
}

/** Throws BoundsError where a value nests deeper than so many levels; a scalar has none. */
export function checkDepth(value: unknown, maxDepth: number): void {
  if (!isDeeper(value, maxDepth)) return;
  throw tooDeep(maxDepth);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (isDeeper(item, levels - 1)) return true;
  } else if (isObject(value)) {
    for (const name in value) if (isDeeper(value[name], levels - 1)) return true;
  }
  return false;
}

/** JSON text; bigint as its digits. */
export function stringify(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof TypeError && String(error.message).includes('BigInt')) return exactText(value);
    throw error;
  }
}

function exactText(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${exactText(item)}`;
    return `[${text}]`;
  }
  for (const [name, member] of Object.entries(value))
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${exactText(member)}`;
  return `{${text}}`;
}
