/** Regular expressions that users write, in RE2's syntax, matched in time linear in the text. */
import type * as Re2 from 're2js';
import { onDemand } from './on-demand.js';

const re2 = onDemand<typeof Re2>('re2js');

export interface LinearPattern {
  /** Whether the pattern fits any part of the text. */
  test(text: string): boolean;
  /** What the pattern fits, from the start of the text on; parts that overlap are not told. */
  found(text: string): Iterable<string>;
}

/** Compiles a pattern; throws for what is none, or needs backtracking. */
export function matching(pattern: string): LinearPattern {
  const compiled = re2().RE2JS.compile(pattern);
  return {
    test: (text) => compiled.test(text),
    *found(text) {
      const matcher = compiled.matcher(text);
      while (matcher.find()) yield matcher.group() ?? '';
    },
  };
}

const REPEAT = /^\{(\d{1,4})(?:,(\d{0,4}))?\}/;

interface Group {
  steps: number;
  last: number;
}

/** The number of steps of a pattern's program, counted generously: what is repeated counts as often as it may be repeated. */
export function patternSteps(pattern: string): number {
  const groups: Group[] = [{ steps: 1, last: 0 }];
  const add = (steps: number): void => {
    const group = groups[groups.length - 1] as Group;
    group.steps += steps;
    group.last = steps;
  };
  for (let i = 0; i < pattern.length; i += 1) {
    const c = pattern[i];
    if (c === '(') groups.push({ steps: 2, last: 0 });
    else if (c === ')' && groups.length > 1) add(groups.pop()?.steps ?? 0);
    else if (c === '{') {
      const repeat = REPEAT.exec(pattern.slice(i, i + 11));
      const { last } = groups[groups.length - 1] as Group;
      add(repeat === null ? 1 : last * Math.max(Number(repeat[1]), Number(repeat[2] ?? 0)));
    } else add(1);
    if (c === '\\') i += 1;
  }
  return groups.reduce((sum, g) => sum + g.steps, 0);
}
