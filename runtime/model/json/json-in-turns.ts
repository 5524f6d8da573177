/** JSON that is read in turns: a long text of somebody else holds the event loop no longer than a short one does. */

import type { Turn } from '../definition/settled.js';
import type { Json, JsonObject } from '../object.js';
import { isObject, own, setOwn } from './json.js';
import {
  BoundsError,
  exactNumber,
  type MembersOfOneName,
  noteAnew,
  noteMember,
  PLAIN_ITEM,
  parseJson,
  stringEnd,
  tooDeep,
  wellFormed,
} from './json-text.js';

export interface JsonBounds {
  /** Levels of nesting. */
  readonly depth: number;
  /** Values of all lists and objects; plain items count as `PLAIN_ITEM` says. */
  readonly values: number;
}

/** Texts of so many characters are read at once, and of longer ones about so many before each turn. */
const AT_ONCE = 16 * 1024;

/** As `parseJson`, with the same values for the same texts. Rejects with SyntaxError and BoundsError. */
export async function parseJsonInTurns(text: string, bounds: JsonBounds, turn: Turn, how: MembersOfOneName = {}): Promise<Json> {
  // No text holds more values than characters.
  if (text.length <= Math.min(AT_ONCE, bounds.values)) return parseJson(text, bounds.depth, undefined, how);
  const reader = new JsonReader(text, bounds, how);
  while (!reader.readOn(AT_ONCE)) {
    const wait = turn();
    if (wait !== undefined) await wait;
  }
  return reader.value;
}

/** What may come next. */
type Expected = 'value' | 'item or end' | 'name' | 'name or end' | 'comma or end';

/** A list or an object that is not yet complete. */
interface Open {
  readonly container: Json[] | JsonObject;
  /** Name of the member that is being read. */
  name: string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS: readonly (readonly [word: string, value: Json])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/** A reader that stops and goes on between two tokens; what is open stands in a list, not on the stack. */
class JsonReader {
  readonly #open: Open[] = [];
  #at = 0;
  #expected: Expected = 'value';
  #values = 0;
  #whole: Json = null;

  constructor(
    private readonly text: string,
    private readonly bounds: JsonBounds,
    private readonly how: MembersOfOneName,
  ) {}

  get value(): Json {
    return this.#whole;
  }

  /** Reads at least so many characters more, to the end of a token; whether the text is read to its end. */
  readOn(characters: number): boolean {
    const stop = this.#at + characters;
    while (this.#at < stop) {
      const c = this.#next();
      if (this.#open.length === 0 && this.#expected === 'comma or end') {
        if (this.#at < this.text.length) throw this.#fault();
        return true;
      }
      this.#token(c);
    }
    return false;
  }

  /** The next character that is no blank; NaN at the end. */
  #next(): number {
    let c = this.text.charCodeAt(this.#at);
    while (c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09) {
      this.#at += 1;
      c = this.text.charCodeAt(this.#at);
    }
    return c;
  }

  #token(c: number): void {
    const open = this.#open.at(-1);
    const isEnd = open !== undefined && c === (Array.isArray(open.container) ? 0x5d : 0x7d);
    if (isEnd && this.#expected !== 'value' && this.#expected !== 'name') this.#close();
    else if (this.#expected === 'comma or end') this.#comma(c, open);
    else if (this.#expected === 'name' || this.#expected === 'name or end') this.#readName(c, open);
    else this.#readValue(c, open);
  }

  #comma(c: number, open: Open | undefined): void {
    if (c !== 0x2c || open === undefined) throw this.#fault();
    this.#at += 1;
    this.#expected = Array.isArray(open.container) ? 'value' : 'name';
  }

  #readName(c: number, open: Open | undefined): void {
    if (c !== 0x22 || open === undefined) throw this.#fault();
    open.name = this.#string();
    if (this.#next() !== 0x3a) throw this.#fault();
    this.#at += 1;
    this.#expected = 'value';
  }

  #readValue(c: number, open: Open | undefined): void {
    const isPlain = c !== 0x22 && c !== 0x7b && c !== 0x5b && c !== 0x6e && Array.isArray(open?.container);
    this.#values += isPlain ? PLAIN_ITEM : 1;
    if (this.#values > this.bounds.values) throw new BoundsError(`more than ${this.bounds.values} values`);
    if (c === 0x7b) {
      // Of several objects of one name, each goes on filling the first, unless the last one takes its place.
      const filled = open === undefined || Array.isArray(open.container) || this.how.replace === true ? undefined : open;
      const before = filled === undefined ? undefined : own(filled.container as JsonObject, filled.name);
      if (isObject(before) && this.how.repeats !== undefined) noteAnew(this.how.repeats, before);
      this.#begin(open, isObject(before) ? before : {}, 'name or end');
    } else if (c === 0x5b) this.#begin(open, [], 'item or end');
    else {
      this.#put(open, c === 0x22 ? this.#string() : this.#scalar());
      this.#expected = 'comma or end';
    }
  }

  #begin(open: Open | undefined, container: Json[] | JsonObject, expected: Expected): void {
    if (this.#open.length >= this.bounds.depth) throw tooDeep(this.bounds.depth);
    this.#at += 1;
    this.#put(open, container);
    this.#open.push({ container, name: '' });
    this.#expected = expected;
  }

  #close(): void {
    this.#at += 1;
    this.#open.pop();
    this.#expected = 'comma or end';
  }

  #put(open: Open | undefined, value: Json): void {
    if (open === undefined) this.#whole = value;
    else if (Array.isArray(open.container)) open.container.push(value);
    else {
      if (this.how.repeats !== undefined) noteMember(this.how.repeats, open.container, open.name, value);
      setOwn(open.container, open.name, value);
    }
  }

  #string(): string {
    const end = stringEnd(this.text, this.#at);
    if (end < 0) throw this.#fault();
    const quoted = this.text.slice(this.#at, end + 1);
    this.#at = end + 1;
    // The built-in parser judges escapes and control characters.
    const text = JSON.parse(quoted) as string;
    return quoted.includes('\\') ? wellFormed(text) : text;
  }

  #scalar(): Json {
    for (const [word, value] of WORDS)
      if (this.text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    NUMBER.lastIndex = this.#at;
    const [word] = NUMBER.exec(this.text) ?? [];
    if (word === undefined) throw this.#fault();
    this.#at += word.length;
    return exactNumber(word);
  }

  #fault(): SyntaxError {
    if (this.#at >= this.text.length) return new SyntaxError('Unexpected end of JSON input');
    return new SyntaxError(`Unexpected token ${JSON.stringify(this.text.charAt(this.#at))} at position ${this.#at}`);
  }
}
