/** Regular expressions that users write, in RE2's syntax, matched in time linear in the text. */
import type * as Re2 from 're2js';
import { onDemand } from './on-demand.js';

const re2 = onDemand<typeof Re2>('re2js');

export interface LinearPattern {
  /** Whether the pattern fits any part of the text. */
  test(text: string): boolean;
}

/** Compiles a pattern; throws for what is none, or needs backtracking. */
export const matching = (pattern: string): LinearPattern => re2().RE2JS.compile(pattern);
