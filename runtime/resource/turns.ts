/** Turns at a key: those who would change one object at once go one after the other, instead of undoing each other's work. */

/** How long anybody is waited for, in milliseconds: a turn may hang on a webhook, and the store's own check keeps writes apart. */
const PATIENCE_MS = 100;

export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Does the work once those who came before are done with the key, or have taken too long. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    let done: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      done = resolve;
    });
    this.#last.set(key, turn);
    try {
      if (before !== undefined) await inTime(before);
      return await work();
    } finally {
      done();
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}

function inTime(turn: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    void turn.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
