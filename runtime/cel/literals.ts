/** Texts that stand in expressions as they are and are read at every evaluation, such as patterns: whether they can be read at all. */

import type { KeptPatterns } from '../model/patterns/kept-patterns.js';
import { parseDuration } from '../model/values/duration.js';
import { type Expression, partsOf } from './expression.js';
import type { Issue } from './fault.js';
import { parseTimestamp } from './times.js';

/** Work that compiling the patterns of one expression may take; what is left is judged when it is evaluated. */
const MAX_WORK = 50_000_000;

/** The patterns of one expression take too much work to be judged. */
class TooMuchWork extends Error {}

/** The faults of the expression's literal texts that are patterns, durations or moments. */
export function literalIssues(expression: Expression, patterns: KeptPatterns): Issue[] {
  let left = MAX_WORK;
  const pay = (work: number): void => {
    left -= work;
    if (left < 0) throw new TooMuchWork();
  };
  const readable: Readonly<Record<string, (text: string) => boolean>> = {
    matches: (text) => !('fault' in patterns.compile(text, pay)),
    duration: (text) => typeof parseDuration(text) === 'bigint',
    timestamp: (text) => text.includes('T') && parseTimestamp(text) !== undefined,
  };
  const issues: Issue[] = [];
  const look = (part: Expression): void => {
    if (part.kind === 'call') {
      const text = part.args.at(-1);
      const reads = Object.hasOwn(readable, part.name) ? readable[part.name] : undefined;
      if (reads !== undefined && text?.kind === 'literal' && typeof text.value === 'string' && !reads(text.value))
        issues.push({ offset: text.offset, message: `invalid ${part.name} argument` });
    }
    for (const inner of partsOf(part)) look(inner);
  };
  try {
    look(expression);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
  }
  return issues;
}
