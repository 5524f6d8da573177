/** JSON values as YAML 1.1 text, members in the order of their names, as the ecosystem writes it. Takes time in proportion to the text. */
import type * as Yaml from 'yaml';
import type * as Util from 'yaml/util';
import type { StringifyContext } from 'yaml/util';
import { onDemand } from '../model/definition/on-demand.js';
import { stringify } from '../model/json/json-text.js';
import { byUnits, SORTED_AT_ONCE, sortingSteps } from '../model/sort-in-turns.js';
import { Pieces } from './text-pieces.js';

const yaml = onDemand<typeof Yaml>('yaml');
const util = onDemand<typeof Util>('yaml/util');

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

/** A line for each scalar, or several where that is long; lists stand at the margin of their member. In pieces, as they are written. */
export function* toYaml(value: unknown): Generator<string, void> {
  const writer = new Writer();
  const nested = nestedIn(value, 1);
  if (nested !== undefined) yield* writer.nested(nested, '', 1);
  else writer.out.add(writer.short(value, '', 0));
  writer.out.add('\n');
  yield writer.out.take();
}

class Writer {
  readonly out = new Pieces();
  readonly #scalars = new Scalars();

  /** Writes a list or an object whose further lines are indented by the margin. */
  *nested(value: Nested, margin: string, level: number): Generator<string, void> {
    if ('items' in value) yield* this.#list(value.items, margin, level);
    else yield* this.#map(value, margin, level);
  }

  /** What is no list or object of several lines, at a column; further lines of a text are indented by the margin. */
  short(value: unknown, margin: string, column: number): string {
    return typeof value === 'object' && value !== null ? stringify(value) : this.#scalars.text(value, margin, column);
  }

  *#list(items: readonly unknown[], margin: string, level: number): Generator<string, void> {
    const inner = `${margin}  `;
    let gap = '- ';
    for (const item of items) {
      const nested = nestedIn(item, level + 1);
      if (nested !== undefined) {
        this.out.add(gap);
        yield* this.nested(nested, inner, level + 1);
      } else this.out.add(gap + this.short(item ?? null, inner, inner.length));
      gap = `\n${margin}- `;
      if (this.out.full) yield this.out.take();
    }
  }

  *#map({ object, names }: NestedMap, margin: string, level: number): Generator<string, void> {
    let gap = '';
    for (const name of yield* sorted(names)) {
      const member = object[name];
      if (member === undefined) continue;
      const text = `${this.#scalars.key(name, margin)}:`;
      const inner = Array.isArray(member) ? margin : `${margin}  `;
      const nested = nestedIn(member, level + 1);
      if (nested !== undefined) {
        this.out.add(`${gap}${text}\n${inner}`);
        yield* this.nested(nested, inner, level + 1);
      } else this.out.add(`${gap}${text} ${this.short(member, inner, margin.length + text.length + 1)}`);
      gap = `\n${margin}`;
      if (this.out.full) yield this.out.take();
    }
  }
}

interface NestedMap {
  readonly object: Readonly<Record<string, unknown>>;
  /** The names of its members, of which some may be undefined. */
  readonly names: readonly string[];
}

/** What is written on lines of its own. */
type Nested = { readonly items: readonly unknown[] } | NestedMap;

/** A value that is written on lines of its own: a list or an object that is not empty, and does not stand too deep. */
function nestedIn(value: unknown, level: number): Nested | undefined {
  if (typeof value !== 'object' || value === null || level > SHOWN_LEVELS) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : { items: value };
  const object = value as Readonly<Record<string, unknown>>;
  // Reading the names of very many members takes long, so that it is done once.
  const names = Object.keys(object);
  return names.some((name) => object[name] !== undefined) ? { object, names } : undefined;
}

/** Names in order; what sorts very many yields empty pieces, between which other work may run. */
function* sorted(names: readonly string[]): Generator<string, readonly string[], void> {
  if (names.length <= SORTED_AT_ONCE) return names.toSorted();
  const steps = sortingSteps(names, byUnits);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    yield '';
  }
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

/** Longer names cannot stand on the line of their value. */
const MAX_KEY = 1000;

/**
 * What the library knows of where a scalar stands while it writes a document around it. It is asked for once, since writing a whole document for each
 * scalar takes several times as long as the scalar does.
 */
function contextIn(around: (scalar: Yaml.Scalar) => unknown): StringifyContext {
  const { Document, Scalar } = yaml();
  const mark = {};
  let context: StringifyContext | undefined;
  const marked: Yaml.ScalarTag = {
    tag: '!mark',
    identify: (value) => value === mark,
    resolve: () => mark,
    stringify: (_, there) => {
      context = { ...there, actualString: true };
      return '';
    },
  };
  const scalar = new Scalar(mark);
  new Document(around(scalar), { ...OPTIONS, customTags: (tags) => [...tags, marked] }).toString(OPTIONS);
  if (context === undefined) throw new Error('the library did not write the scalar');
  return context;
}

/** Writes scalars and names; what needs the rules of the language is left to the library. */
class Scalars {
  #item: StringifyContext | undefined;
  #member: StringifyContext | undefined;

  text(value: unknown, margin: string, column: number): string {
    if (typeof value !== 'string') return stringify(value) ?? 'null';
    if (isPlain(value)) return value;
    if (value.includes('\n') && !standsAsBlock(value)) return folded(JSON.stringify(value), margin, column);
    this.#item ??= contextIn((scalar) => [scalar]);
    const text = quoted(util().stringifyString({ value }, this.#item), value);
    // Lines of a block stand two blanks to the right of their item; empty ones have no margin.
    return text.includes('\n') ? text.replace(/\n {2}/g, `\n${margin}`) : folded(text, margin, column);
  }

  key(name: string, margin: string): string {
    if (isPlain(name) && name.length <= MAX_KEY) return name;
    this.#member ??= contextIn((scalar) => mapOf(scalar));
    const text = name.length > MAX_KEY ? JSON.stringify(name) : util().stringifyString({ value: name }, this.#member);
    return text.length > MAX_KEY ? `? ${text}\n${margin}` : text;
  }
}

function mapOf(name: Yaml.Scalar): Yaml.YAMLMap {
  const { Pair, Scalar, YAMLMap } = yaml();
  const map = new YAMLMap();
  map.items.push(new Pair(name, new Scalar(0)));
  return map;
}
