/** Options that tests give, in code or as JSON: each mistake is told, since a fault that never happens makes a test pass for nothing. */
import { suggestion } from '../model/faults/nearest.js';
import { parseDuration } from '../model/values/duration.js';
import { TestMistake } from './mistake.js';

/** Throws for members that are none of the known ones. */
export function checkMembers(what: string, options: object, known: readonly string[]): void {
  for (const name of Object.keys(options))
    if (!known.includes(name)) throw new TestMistake(`${what} has no option ${JSON.stringify(name)}${suggestion(name, known)}`);
}

/** A whole number that is not negative, or undefined where there is none. */
export function countOf(what: string, value: unknown): number | undefined {
  if (value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0)) return value;
  throw new TestMistake(`${what} is a whole number that is not negative, and not ${JSON.stringify(value)}`);
}

/** The longest time that is taken, about three hundred years. */
const LONGEST_MS = 1e13;

/** Milliseconds of a text such as `1h30m`, or of a number of milliseconds. */
export function milliseconds(what: string, value: unknown): number {
  const parsed = typeof value === 'string' ? parseDuration(value) : undefined;
  const ms = typeof parsed === 'bigint' ? Number(parsed) / 1e6 : value;
  if (typeof ms === 'number' && ms >= 0 && ms <= LONGEST_MS) return ms;
  throw new TestMistake(`${what} is a time such as "1h30m" or "250ms", or a number of milliseconds, and not ${JSON.stringify(value)}`);
}

/** One of some words, or undefined where there is none. */
export function oneOf<Word extends string>(what: string, value: unknown, words: readonly Word[]): Word | undefined {
  if (value === undefined) return undefined;
  const known = words.find((word) => word === value);
  if (known !== undefined) return known;
  const near = typeof value === 'string' ? suggestion(value, words) : '';
  throw new TestMistake(`${what} is one of ${words.join(', ')}, and not ${JSON.stringify(value)}${near}`);
}
