/** Waiting for what is to come: the one mechanism for it. */

/** Lets everything else have its turn. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * What comes from this process takes a few turns alone. For what takes longer, or comes from others, looking all the time would take the
 * processor from them: a look may be a request, and many wait at once.
 */
const TURNS = 20;
const PAUSE_MS = 5;
/** A bound for what never comes, far beyond what a busy machine takes. */
const PATIENCE_MS = 60_000;

// Tests may set the timers of this process still.
const { setTimeout: startTimer } = globalThis;

/** Reads until what is read is as wanted, and gives it; after `patienceMs` it fails with what was read last. */
export async function eventually<T>(read: () => T | Promise<T>, wanted: (value: T) => boolean, patienceMs = PATIENCE_MS): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let looks = 1; ; looks += 1) {
    const value = await read();
    if (wanted(value)) return value;
    if (performance.now() > end) throw new Error(`what was waited for did not come: ${JSON.stringify(value)}`);
    await (looks < TURNS ? turn() : new Promise((resolve) => startTimer(resolve, PAUSE_MS)));
  }
}

/** Resolves once it holds; fails where it does not within `patienceMs`. */
export async function until(holds: () => boolean | Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  await eventually(holds, Boolean, patienceMs);
}
