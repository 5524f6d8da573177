/**
 * Regular expressions of schemas, in the syntax that clients know (RE2). They are matched in time linear in the text, and
 * what compiling them costs is bounded before they are compiled: nothing that a client writes stalls the server.
 */
import { matching } from '../../model/linear-pattern.js';

/** The program sizes of one definition's patterns together, in steps; compiling this many takes about 0.2 s. */
const MAX_STEPS = 200_000;

const REPEAT = /^\{(\d{1,4})(?:,(\d{0,4}))?\}/;

interface Group {
  steps: number;
  last: number;
}

/** The number of steps of a pattern's program, counted generously: what is repeated counts as often as it may be repeated. */
function stepsOf(pattern: string): number {
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

export type Compiled = { readonly matches: (text: string) => boolean } | { readonly fault: string };

/** The patterns of one definition: each is compiled once, as long as all of them together stay small enough. */
export class Patterns {
  readonly #compiled = new Map<string, Compiled>();
  #left = MAX_STEPS;

  compile(pattern: string): Compiled {
    const known = this.#compiled.get(pattern);
    if (known !== undefined) return known;
    const compiled = this.#compile(pattern);
    this.#compiled.set(pattern, compiled);
    return compiled;
  }

  #compile(pattern: string): Compiled {
    this.#left -= stepsOf(pattern);
    if (this.#left < 0) return { fault: 'the regular expressions of the definition are too large together' };
    try {
      const expression = matching(pattern);
      return { matches: (text) => expression.test(text) };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }
}
