/** The work of judging values, which is counted since the junctors of schemas multiply it. */
import type { KeptPatterns } from '../model/patterns/kept-patterns.js';
import type { Conventions } from './conventions.js';

/** The work got too much: what is left was not looked at. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/**
 * Steps that the values of one definition may take, or those of one object, of about a microsecond each: visits of a value by a schema, comparisons,
 * searches. It is many times what the largest ordinary object needs.
 */
const MAX_STEPS = 200_000;
/** Part of the steps that may go to patterns, which cost the most for what is sent: each reads all of a text. */
const PATTERNS_SHARE = 0.5;
/** Nanoseconds of a step. */
const STEP = 1000;

/** Steps between two pauses. */
const PAUSE_STEPS = 1000;

export class ValueChecks {
  #left: number;
  #leftForPatterns: number;
  #pauseAt: number;

  constructor(
    readonly patterns: KeptPatterns,
    readonly conventions: Conventions,
    steps = MAX_STEPS,
  ) {
    this.#left = steps;
    this.#leftForPatterns = steps * PATTERNS_SHARE;
    this.#pauseAt = steps - PAUSE_STEPS;
  }

  /** Whether so much was done since this was last true that other work should run. */
  due(): boolean {
    if (this.#left > this.#pauseAt) return false;
    this.#pauseAt = this.#left - PAUSE_STEPS;
    return true;
  }

  /** Takes the work of patterns; throws TooMuchWork. */
  readonly pay = (work: number): void => {
    this.#leftForPatterns -= work / STEP;
    if (this.#leftForPatterns < 0) throw new TooMuchWork();
    this.spend(work / STEP);
  };

  /** Throws TooMuchWork. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuchWork();
  }
}
