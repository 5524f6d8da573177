/**
 * How the values of a JSON patch are spelled. The operation `test` compares texts and numbers as the document's JSON spells them, which
 * escapes `<`, `>` and `&`, so that a value that is spelled in another way is another one (as recorded of conformant servers).
 */
import { stringEnd } from '../model/json/json-text.js';

/** By the operation's place in the patch: the texts and numbers in its value that no document spells so. */
export type OddSpellings = ReadonlyMap<number, ReadonlySet<string>>;

const NONE: OddSpellings = new Map();

/** What has to be in a text that spells anything oddly. */
const MAY_BE_ODD = /[<>&\u2028\u2029]|\\[^"\\bfnrt]|\d[.eE]|-0/;

/** Characters that are read between two pauses. */
const AT_ONCE = 64 * 1024;

/** The odd spellings of a patch, which is well formed; pauses are where it yields. */
export function* oddSpellings(text: string): Generator<undefined, OddSpellings> {
  if (!MAY_BE_ODD.test(text) || !text.includes('"test"')) return NONE;
  const found = new Map<number, Set<string>>();
  const note = (operation: number, source: string): void => {
    const sources = found.get(operation);
    if (sources === undefined) found.set(operation, new Set([source]));
    else sources.add(source);
  };
  let [depth, operation, inValue, pause] = [0, 0, false, AT_ONCE];
  for (let at = 0; at < text.length; at += 1) {
    const from = at;
    const c = text.charAt(at);
    if (c === '{' || c === '[') depth += 1;
    else if (c === '}' || c === ']') depth -= 1;
    else if (c === ',' && depth === 1) operation += 1;
    else if (c === '"') {
      at = stringEnd(text, from);
      const source = text.slice(from, at + 1);
      if (isName(text, at + 1)) {
        if (depth === 2) inValue = read(source) === 'value';
      } else if (depth >= 2 && inValue && isOddText(source)) note(operation, source);
    } else if (c === '-' || (c >= '0' && c <= '9')) {
      while (/[-+.\deE]/.test(text.charAt(at + 1))) at += 1;
      const source = text.slice(from, at + 1);
      if (depth >= 2 && inValue && isOddNumber(source)) note(operation, source);
    }
    if (at < pause) continue;
    pause = at + AT_ONCE;
    yield;
  }
  return found;
}

/** Whether a string that ends here names a member. */
function isName(text: string, end: number): boolean {
  let at = end;
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at += 1;
  return text.charAt(at) === ':';
}

const read = (source: string): unknown => JSON.parse(source);

const isOddText = (source: string): boolean => MAY_BE_ODD.test(source) && folded(source) !== folded(written(read(source)));

/** A text as the JSON of documents spells it. */
const written = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** These two characters have a short spelling that only later servers write. */
const folded = (source: string): string => source.replaceAll('\\u0008', '\\b').replaceAll('\\u000c', '\\f');

/** Integers stand as they are, however long. */
const isOddNumber = (source: string): boolean => (/^-?\d+$/.test(source) ? source === '-0' : String(Number(source)) !== source);
