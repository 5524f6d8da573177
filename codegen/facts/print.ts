/** Words as the files of the catalogue spell them: on one line where that is short enough, else each on a line of its own. */
import { stringify } from 'yaml';
import type { Words } from './field-words.js';

const WIDTH = 150;

/** A value on one line. */
export function flow(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(flow).join(', ')} ]`;
  if (typeof value !== 'object' || value === null) return scalar(value, true);
  const entries = Object.entries(value).map(([name, each]) => `${key(name)}: ${flow(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Releases look like numbers, and stay texts. */
const scalar = (value: unknown, isInside = false): string => {
  const text = stringify(value, { version: '1.1', lineWidth: 0, defaultStringType: 'PLAIN' }).trimEnd();
  return isInside && typeof value === 'string' && /[,[\]{}]/.test(text) && !/^["']/.test(text) ? JSON.stringify(value) : text;
};

const key = (name: string): string => (/^\d/.test(name) ? JSON.stringify(name) : name);

/** An entry with its words, indented by this many blanks, with a line break at its end. */
export function entry(name: string, words: Words, indent: number): string {
  const margin = ' '.repeat(indent);
  const short = `${margin}${key(name)}: ${flow(words)}`;
  if (short.length <= WIDTH && !short.includes('\n')) return `${short}\n`;
  return `${margin}${key(name)}:\n${block(words, indent + 2)}`;
}

/** Words on lines of their own. */
export function block(words: Words, indent: number): string {
  const margin = ' '.repeat(indent);
  return Object.entries(words)
    .map(([name, value]) => `${margin}${key(name)}: ${typeof value === 'object' ? flow(value) : scalar(value)}\n`)
    .join('');
}
