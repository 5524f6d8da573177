/** JSON values as YAML 1.1 text, members in the order of their names, as the ecosystem writes it. Takes time in proportion to the text. */
import type * as Yaml from 'yaml';
import { stringify } from '../model/json-text.js';
import { onDemand } from '../model/on-demand.js';

const yaml = onDemand<typeof Yaml>('yaml');

/**
 * Levels that are written line by line. What stands deeper goes on one line, as JSON, of which YAML is made, too: the margins
 * of many lines would be longer than all they say.
 */
export const SHOWN_LEVELS = 64;

const OPTIONS = { lineWidth: 0, version: '1.1', singleQuote: false } as const;

/** Texts that need no quotes, and mean nothing else than text. */
const PLAIN = /^[A-Za-z/_][A-Za-z0-9/_.-]*$/;
const MEANINGFUL = /^(?:y|n|yes|no|on|off|true|false|null|e-?[0-9_]+)$/i;

const isPlain = (text: string): boolean => PLAIN.test(text) && !MEANINGFUL.test(text);

/** A line for each scalar; lists stand at the margin of their member. */
export function toYaml(value: unknown): string {
  return `${new Writer().value(value, '', 1)}\n`;
}

class Writer {
  /** The text of a value whose further lines begin with the margin. */
  value(value: unknown, margin: string, level: number): string {
    if (typeof value !== 'object' || value === null) return scalar(value, margin);
    if (level > SHOWN_LEVELS || isEmpty(value)) return stringify(value);
    return Array.isArray(value) ? this.#list(value, margin, level) : this.#map(value, margin, level);
  }

  #list(items: readonly unknown[], margin: string, level: number): string {
    return items.map((item) => `- ${this.value(item ?? null, `${margin}  `, level + 1)}`).join(`\n${margin}`);
  }

  #map(object: object, margin: string, level: number): string {
    const members = Object.entries(object)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return members.map(([name, member]) => `${key(name, margin)}:${this.#member(member, margin, level)}`).join(`\n${margin}`);
  }

  #member(value: unknown, margin: string, level: number): string {
    const inner = Array.isArray(value) ? margin : `${margin}  `;
    const text = this.value(value, inner, level + 1);
    const onItsOwnLines = typeof value === 'object' && value !== null && level < SHOWN_LEVELS && !isEmpty(value);
    return onItsOwnLines ? `\n${inner}${text}` : ` ${text}`;
  }
}

function isEmpty(value: object): boolean {
  if (Array.isArray(value)) return value.length === 0;
  for (const member of Object.values(value)) if (member !== undefined) return false;
  return true;
}

/** Whether the lines of a text can be told from their margin: it begins with something that is shown, and has no line of blanks alone. */
const standsAsBlock = (text: string): boolean =>
  text.trimStart() === text && text.split('\n').every((line) => line === '' || line.trim() !== '');

function scalar(value: unknown, margin: string): string {
  if (typeof value !== 'string') return stringify(value) ?? 'null';
  if (isPlain(value)) return value;
  if (value.includes('\n') && !standsAsBlock(value)) return JSON.stringify(value);
  const item = yaml().stringify([value], OPTIONS);
  const text = item.slice(2, -1);
  // Lines of a block stand two blanks to the right of their item; empty ones have no margin.
  return text.includes('\n') ? text.replace(/\n {2}/g, `\n${margin}`) : text;
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
