/** Regular expressions of a definition's schemas, in the syntax that clients know (RE2). What they take is paid before it is done. */
import { faultOfPattern, KeptPatterns } from '../model/patterns/kept-patterns.js';
import type { Pay } from '../model/patterns/linear-pattern.js';

/** What compiling the patterns of one definition may take together, in nanoseconds: ordinary definitions need a hundredth. */
const MAX_WORK = 300_000_000;
/** Work between two pauses. */
const PAUSE_WORK = 5_000_000;

/** The patterns of a definition are too large together. */
class TooLargeTogether extends Error {
  override readonly message = 'the regular expressions of the definition are too large together';
}

/** The patterns of one definition, while it is judged. */
export class JudgedPatterns {
  /** Patterns that are matched while it is judged. */
  readonly patterns = new KeptPatterns();
  /** Faults of the patterns that were judged, by their text. */
  readonly #judged = new Map<string, string | undefined>();
  #left = MAX_WORK;
  #pauseAt = MAX_WORK - PAUSE_WORK;

  /** Why a text is no pattern, or cannot be used beside the others; undefined where it can. */
  faultOf(text: string): string | undefined {
    if (!this.#judged.has(text)) this.#judged.set(text, this.#judge(text));
    return this.#judged.get(text);
  }

  #judge(text: string): string | undefined {
    const pay: Pay = (work) => {
      this.#left -= work;
      if (this.#left < 0) throw new TooLargeTogether();
    };
    try {
      return faultOfPattern(text, pay);
    } catch (error) {
      if (error instanceof TooLargeTogether) return error.message;
      throw error;
    }
  }

  /** Whether so much was compiled since this was last true that other work should run. */
  due(): boolean {
    if (this.#left > this.#pauseAt) return false;
    this.#pauseAt = this.#left - PAUSE_WORK;
    return true;
  }
}
