/** JSON values as YAML 1.1 text, members in the order of their names, as the ecosystem writes it. Takes time in proportion to the text. */
import type * as Yaml from 'yaml';
import { onDemand } from '../model/definition/on-demand.js';
import { stringify } from '../model/json/json-text.js';

const yaml = onDemand<typeof Yaml>('yaml');

/**
 * Nesting levels that are written line by line. Deeper values are written as JSON on one line, which is valid YAML: the indentation of many
 * deep lines would be longer than their content.
 */
export const SHOWN_LEVELS = 64;

const OPTIONS = { lineWidth: 0, version: '1.1', singleQuote: false } as const;

/** Texts that need no quotes, and mean nothing else than text. */
const PLAIN = /^(?:\.|[A-Za-z/_][A-Za-z0-9/_.-]*)$/;
const MEANINGFUL = /^(?:y|n|yes|no|on|off|true|false|null|e-?[0-9_]+)$/i;

const isPlain = (text: string): boolean => PLAIN.test(text) && !MEANINGFUL.test(text);

/** A line for each scalar, or several where that is long; lists stand at the margin of their member. */
export function toYaml(value: unknown): string {
  return `${new Writer().value(value, '', 0, 1)}\n`;
}

class Writer {
  /** The text of a value that begins at a column and whose further lines are indented by the margin. */
  value(value: unknown, margin: string, column: number, level: number): string {
    if (typeof value !== 'object' || value === null) return scalar(value, margin, column);
    if (level > SHOWN_LEVELS || isEmpty(value)) return stringify(value);
    return Array.isArray(value) ? this.#list(value, margin, level) : this.#map(value, margin, level);
  }

  #list(items: readonly unknown[], margin: string, level: number): string {
    return items.map((item) => `- ${this.value(item ?? null, `${margin}  `, margin.length + 2, level + 1)}`).join(`\n${margin}`);
  }

  #map(object: object, margin: string, level: number): string {
    const members = Object.entries(object)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return members
      .map(([name, member]) => {
        const text = `${key(name, margin)}:`;
        return text + this.#member(member, margin, margin.length + text.length + 1, level);
      })
      .join(`\n${margin}`);
  }

  #member(value: unknown, margin: string, column: number, level: number): string {
    const inner = Array.isArray(value) ? margin : `${margin}  `;
    const text = this.value(value, inner, column, level + 1);
    const onItsOwnLines = typeof value === 'object' && value !== null && level < SHOWN_LEVELS && !isEmpty(value);
    return onItsOwnLines ? `\n${inner}${text}` : ` ${text}`;
  }
}

function isEmpty(value: object): boolean {
  if (Array.isArray(value)) return value.length === 0;
  for (const member of Object.values(value)) if (member !== undefined) return false;
  return true;
}

/** Whether the lines of a string can be told from their margin: it begins with a visible character, and has no line of blanks only. */
const standsAsBlock = (text: string): boolean =>
  text.trimStart() === text && text.split('\n').every((line) => line === '' || line.trim() !== '');

/** The column after which a line is broken at the next blank. */
const LINE_WIDTH = 80;

const isBlank = (c: string | undefined): boolean => c === ' ' || c === '\t';

/**
 * A scalar on one line, folded over several: a line break stands for a blank. Breaks are never put at one of several consecutive blanks,
 * nor at the first or last character of a quoted string, because those blanks would be lost.
 */
function folded(text: string, margin: string, column: number): string {
  if (column + text.length <= LINE_WIDTH) return text;
  const escapes = text.startsWith('"');
  const [first, end] = escapes || text.startsWith("'") ? [2, text.length - 2] : [1, text.length];
  let out = '';
  let from = 0;
  let start = -column;
  for (let i = 0; i < end; i += 1) {
    const c = text[i];
    if (escapes && c === '\\') i += 1;
    if (c !== ' ' || i - start <= LINE_WIDTH || i < first || isBlank(text[i - 1]) || isBlank(text[i + 1])) continue;
    out += `${text.slice(from, i)}\n${margin}`;
    from = i + 1;
    start = from - margin.length;
  }
  return out + text.slice(from);
}

/** Strings that would be read as something else without quotes: numbers, times and the like. */
const LIKE_VALUES = /^(?:[\w:.+~=<-]*|\d{4}-\d\d?-\d\d?[Tt \t].*)$/;

/** Single quotes are used when a string is quoted only for its special characters: within them only the quote itself is escaped. */
const quoted = (text: string, value: string): string =>
  !text.startsWith('"') || LIKE_VALUES.test(value) || !/^[\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]*$/.test(value)
    ? text
    : `'${value.replaceAll("'", "''")}'`;

function scalar(value: unknown, margin: string, column: number): string {
  if (typeof value !== 'string') return stringify(value) ?? 'null';
  if (isPlain(value)) return value;
  if (value.includes('\n') && !standsAsBlock(value)) return folded(JSON.stringify(value), margin, column);
  const item = yaml().stringify([value], OPTIONS);
  const text = quoted(item.slice(2, -1), value);
  // Lines of a block stand two blanks to the right of their item; empty ones have no margin.
  return text.includes('\n') ? text.replace(/\n {2}/g, `\n${margin}`) : folded(text, margin, column);
}

/** Longer names cannot stand on the line of their value. */
const MAX_KEY = 1000;

function key(name: string, margin: string): string {
  if (name.length > MAX_KEY) return `? ${JSON.stringify(name)}\n${margin}`;
  return isPlain(name)
    ? name
    : yaml()
        .stringify({ [name]: 0 }, OPTIONS)
        .slice(0, -': 0\n'.length);
}
