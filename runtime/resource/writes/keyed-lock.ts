/** A lock for each key, so that writers of one object go one after the other instead of overwriting each other's work. */

/**
 * Milliseconds for which a writer waits at most, since the holder may hang on a webhook. Two writers at once do no harm: the store checks
 * the revision that each of them expects.
 */
const MAX_WAIT_MS = 100;

export class KeyedLock {
  /** For each key, the promise of the last holder in line. */
  readonly #last = new Map<string, Promise<void>>();

  /** Runs the work once every earlier holder of the key is done, or has taken longer than MAX_WAIT_MS. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#last.set(key, held);
    try {
      if (before !== undefined) await releasedInTime(before);
      return await work();
    } finally {
      release();
      if (this.#last.get(key) === held) this.#last.delete(key);
    }
  }
}

function releasedInTime(held: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    void held.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
