/** Regular expressions that users write, in RE2's syntax, matched in time linear in the text. */
import { RE2JS } from 're2js';

export interface LinearPattern {
  /** Whether the pattern fits any part of the text. */
  test(text: string): boolean;
}

/** Compiles a pattern; throws for what is none, or needs backtracking. */
export const matching = (pattern: string): LinearPattern => RE2JS.compile(pattern);
