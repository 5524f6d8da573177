/** Regular expressions that are kept ready: compiled when they are first asked for, and again when they were forgotten. */
import { BoundedCache } from '../bounded-cache.js';
import { judge, type LinearPattern, matching, type Pay, patternBytes, patternFault } from './linear-pattern.js';

/** Bytes of the patterns that a server keeps, of all its definitions together. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Bytes of what is kept beside a pattern. */
const ENTRY_BYTES = 200;

type Compiled = { readonly pattern: LinearPattern } | { readonly fault: string };

/** Patterns by their text, so many as there is room for. */
export class KeptPatterns {
  readonly #kept: BoundedCache<string, Compiled>;

  constructor(bytes = KEPT_BYTES) {
    this.#kept = new BoundedCache(bytes);
  }

  /** `pay` is called with the work of compiling the pattern before it is compiled, and may throw. */
  compile(text: string, pay: Pay): Compiled {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const compiled = compile(text, pay);
    this.#kept.set(text, compiled, ENTRY_BYTES + ('pattern' in compiled ? patternBytes(text, compiled.pattern) : 4 * text.length));
    return compiled;
  }
}

/** Why a text is no pattern; undefined where it is one. `pay` is called as for compiling it, though its program is not made. */
export function faultOfPattern(text: string, pay: Pay): string | undefined {
  const judged = orFault(() => judge(text, pay));
  return typeof judged === 'object' ? judged.fault : undefined;
}

function compile(text: string, pay: Pay): Compiled {
  return orFault(() => ({ pattern: matching(text, pay) }));
}

/** What an action gives, or what it throws about the pattern. */
function orFault<T>(action: () => T): T | { readonly fault: string } {
  try {
    return action();
  } catch (error) {
    const fault = patternFault(error);
    if (fault === undefined) throw error;
    return { fault };
  }
}
