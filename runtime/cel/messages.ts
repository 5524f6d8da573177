/**
 * Literals of objects by the name of their type: `Object.spec{replicas: 1}`. The parser knows maps only, so that the names are taken out of the
 * text before, and found again by the places of the braces that follow them.
 */
import { lineEnd, textEnd } from './optional-items.js';

/** A text in which blanks stand for the names of types, and these by the places of their braces. */
interface Unnamed {
  readonly text: string;
  readonly names: ReadonlyMap<number, string>;
}

const WORD = /[A-Za-z0-9_]/;
const BLANK = /\s/;

/** Words that may stand before a map without being the name of its type. */
const OPERATORS: ReadonlySet<string> = new Set(['in']);

/** Takes the names of types out of an expression. The text is gone through once. */
export function withoutNames(text: string): Unnamed {
  const names = new Map<number, string>();
  if (!text.includes('{')) return { text, names };
  const parts: string[] = [];
  let written = 0;
  // Where the words with dots between them begin that end before the place; undefined where there are none.
  let start: number | undefined;
  let [last, isApart] = ['', false];
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? '';
    const end = WORD.test(char) && WORD.test(text[at - 1] ?? '') ? undefined : textEnd(text, at);
    if (end !== undefined || (char === '/' && text[at + 1] === '/')) {
      at = end ?? lineEnd(text, at);
      [start, last, isApart] = [undefined, '', false];
      continue;
    }
    const name = start === undefined ? '' : text.slice(start, at).replaceAll(/\s/g, '');
    if (char === '{' && start !== undefined && /^[A-Za-z_]/.test(name) && !OPERATORS.has(name)) {
      names.set(at, name);
      parts.push(text.slice(written, start), ' '.repeat(at - start));
      written = at;
    }
    if (BLANK.test(char)) isApart = true;
    else {
      if (!WORD.test(char) && char !== '.') start = undefined;
      else if (start === undefined || (isApart && last !== '.' && char !== '.')) start = at;
      [last, isApart] = [char, false];
    }
    at += 1;
  }
  return { text: [...parts, text.slice(written)].join(''), names };
}
