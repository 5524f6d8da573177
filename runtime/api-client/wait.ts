/** Waiting until an object is as it is wanted. */
import type { Identified } from './kind.js';

/** The parts of objects that conditions stand in. */
interface WithConditions {
  readonly metadata?: { readonly generation?: number | bigint };
  readonly status?: {
    readonly observedGeneration?: number | bigint;
    readonly conditions?:
      | readonly { readonly type?: string; readonly status?: string; readonly observedGeneration?: number | bigint }[]
      | null;
  };
}

/**
 * Whether a condition in the status has the value, `True` by default. A status of an earlier generation does not count, where it tells
 * its generation.
 */
export const condition =
  (type: string, value: 'True' | 'False' | 'Unknown' = 'True') =>
  (object: object): boolean => {
    // Only members that are optional are read, and compared with what they should be.
    const { metadata, status } = object as WithConditions;
    const found = status?.conditions?.find((each) => each.type === type);
    const observed = found?.observedGeneration ?? status?.observedGeneration ?? metadata?.generation ?? 0;
    return found?.status === value && observed >= (metadata?.generation ?? 0);
  };

/** What waiting ends with when it takes too long. */
export class WaitTimeout<T = unknown> extends Error {
  override readonly name = 'WaitTimeout';

  constructor(
    what: string,
    timeoutMs: number,
    /** The last state; undefined where there was no object. */
    readonly object: T | undefined,
  ) {
    super(`${what} was not as it was wanted within ${timeoutMs} ms`);
  }
}

export interface WaitOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds after which it rejects with WaitTimeout; it waits for as long as it takes by default. */
  readonly timeoutMs?: number;
}

/** The first state that is wanted; undefined stands for none. Rejects with WaitTimeout, with the reason of the signal, and as reading the states does. */
export async function firstWanted<T extends Identified, Found extends T | undefined>(
  states: (signal: AbortSignal) => AsyncIterable<T | undefined>,
  wanted: (object: T | undefined) => object is Found,
  what: string,
  { signal, timeoutMs }: WaitOptions,
): Promise<Found> {
  let last: T | undefined;
  const late = new AbortController();
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => late.abort(new WaitTimeout(what, timeoutMs, last)), timeoutMs);
  try {
    for await (const object of states(signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]))) {
      last = object;
      if (wanted(object)) return object;
    }
    throw new Error(`nothing more is told of ${what}`);
  } finally {
    clearTimeout(timer);
  }
}
