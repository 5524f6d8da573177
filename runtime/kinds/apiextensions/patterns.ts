/**
 * Regular expressions of schemas, in the syntax that clients know (RE2). They are matched in time linear in the text, and
 * what compiling them costs is bounded before they are compiled: nothing that a client writes stalls the server.
 */
import { matching, patternSteps } from '../../model/linear-pattern.js';

/** The program sizes of one definition's patterns together, in steps; compiling this many takes about 0.2 s. */
const MAX_STEPS = 200_000;

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
    this.#left -= patternSteps(pattern);
    if (this.#left < 0) return { fault: 'the regular expressions of the definition are too large together' };
    try {
      const expression = matching(pattern);
      return { matches: (text) => expression.test(text) };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }
}
