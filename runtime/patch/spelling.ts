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

const VALUE = '"value"';

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
        if (depth === 2) inValue = source === VALUE || (source.length < 40 && JSON.parse(source) === 'value');
      } else if (depth >= 2 && inValue && isOddText(source)) note(operation, source);
    } else if (c === '-' || (c >= '0' && c <= '9')) {
      while (isInNumber(text.charCodeAt(at + 1))) at += 1;
      const source = text.slice(from, at + 1);
      if (depth >= 2 && inValue && isOddNumber(source)) note(operation, source);
    }
    if (at < pause) continue;
    pause = at + AT_ONCE;
    yield;
  }
  return found;
}

/** Digits, signs, the point, and e in either case. */
const isInNumber = (c: number): boolean => (c >= 0x30 && c <= 0x39) || c === 0x2b || c === 0x2d || c === 0x2e || (c | 0x20) === 0x65;

/** Whether a string that ends here names a member. */
function isName(text: string, end: number): boolean {
  let at = end;
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at += 1;
  return text.charAt(at) === ':';
}

/** What JSON has to be escaped for browsers, and for older ones. */
const ESCAPED_ALWAYS = /[<>&\u2028\u2029]/;
/** The characters that servers write by their numbers: those above, and controls. Later servers write two of these as `\b` and `\f`. */
const BY_NUMBER = /^(?:00(?:0[0-8bcef]|1[\da-f]|26|3[ce])|202[89])$/;

/** Whether the text, in quotes, is spelled otherwise than the JSON of documents does. Takes time by its length, and builds nothing. */
function isOddText(source: string): boolean {
  if (ESCAPED_ALWAYS.test(source)) return true;
  for (let at = source.indexOf('\\'); at >= 0; at = source.indexOf('\\', at + 2)) {
    const letter = source.charAt(at + 1);
    if (letter === '/') return true;
    if (letter !== 'u') continue;
    if (!BY_NUMBER.test(source.slice(at + 2, at + 6))) return true;
    at += 4;
  }
  return false;
}

/** Integers stand as they are, however long. */
const isOddNumber = (source: string): boolean => (/^-?\d+$/.test(source) ? source === '-0' : String(Number(source)) !== source);
