/**
 * Marks of optional parts in literals: `[1, ?optional]`, `{?'key': optional}`. The parser does not read them, so that they are taken out of the
 * text before, and found again by their places.
 */

/** A text without the marks, each of which is a blank, and their places in ascending order. */
interface Unmarked {
  readonly text: string;
  readonly marks: readonly number[];
}

const QUOTES = /^(?:[bB]?[rR]?|[rR][bB])("""|'''|"|')/;
const BLANK = /\s/;
const NAME = /[A-Za-z0-9_]/;

/** The end of the literal that begins at a place, where a quote is or letters before one; undefined where none begins. */
export function textEnd(text: string, start: number): number | undefined {
  const opening = QUOTES.exec(text.slice(start, start + LONGEST_OPENING));
  const quote = opening?.[1];
  if (opening === null || quote === undefined) return undefined;
  const isRaw = /[rR]/.test(opening[0]);
  let at = start + opening[0].length;
  while (at < text.length && !text.startsWith(quote, at)) at += text[at] === '\\' && !isRaw ? 2 : 1;
  return Math.min(text.length, at + quote.length);
}
const LONGEST_OPENING = 5;
/** Characters that tell a name apart from the word before a list. */
const KEPT = 5;

/** Whether a bracket after a text opens a list, and names no item of what is before it. */
const opensList = (before: string): boolean => !/[A-Za-z0-9_)\]}"']$/.test(before) || /(?:^|[^A-Za-z0-9_.])in$/.test(before);

/** Takes the marks out of an expression. The text is gone through once. */
export function withoutMarks(text: string): Unmarked {
  if (!text.includes('?')) return { text, marks: [] };
  const marks: number[] = [];
  // The end of what stands before the place, as much as tells what it is; a null character after it where a mark may come.
  let before = '';
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? '';
    const end = NAME.test(char) && NAME.test(text[at - 1] ?? '') ? undefined : textEnd(text, at);
    if (end !== undefined) {
      before = '"';
      at = end;
    } else if (char === '/' && text[at + 1] === '/') at = lineEnd(text, at);
    else {
      if (char === '?' && before.endsWith('\0')) marks.push(at);
      if (!BLANK.test(char)) before = `${before.slice(-KEPT)}${char}${marksNext(before.trimEnd(), char) ? '\0' : ''}`;
      else if (!before.endsWith('\0')) before = `${before.slice(-KEPT).trimEnd()} `;
      at += 1;
    }
  }
  const parts = marks.map((mark, i) => text.slice(i === 0 ? 0 : (marks[i - 1] ?? 0) + 1, mark));
  return { text: [...parts, text.slice((marks.at(-1) ?? -1) + 1)].join(' '), marks };
}

/** Whether a mark may come after a character. */
const marksNext = (before: string, char: string): boolean => char === ',' || char === '{' || (char === '[' && opensList(before));

export const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};
