/** What plugins have taken for a write that is not stored yet, such as addresses or quota. */
export class Reservations {
  #undo: (() => Promise<void>)[] | undefined;
  #release: (() => void)[] | undefined;

  /** Adds a function that returns what was taken; it is called if the write fails. */
  add(undo: () => Promise<void>): void {
    this.#undo ??= [];
    this.#undo.push(undo);
  }

  /** Adds a function that releases what was held only during the write; it is called however the write ends. */
  until(release: () => void): void {
    this.#release ??= [];
    this.#release.push(release);
  }

  /** Releases, once, what was held until now: the write is visible, or there was none. */
  ended(): void {
    const all = this.#release ?? [];
    this.#release = undefined;
    for (const release of all) release();
  }

  /** Returns everything, once. */
  async giveBack(): Promise<void> {
    const all = this.#undo ?? [];
    this.#undo = undefined;
    await Promise.all(all.map((undo) => undo()));
  }
}
