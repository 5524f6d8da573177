/** What plugins have taken for a write that is not stored yet. */
export class Reservations {
  #undo: (() => Promise<void>)[] | undefined;
  #release: (() => void)[] | undefined;

  /** Tells how something that was taken is given back, should the write fail. */
  add(undo: () => Promise<void>): void {
    this.#undo ??= [];
    this.#undo.push(undo);
  }

  /** Tells how something is let go that was held only until the write has ended, whatever its end. */
  until(release: () => void): void {
    this.#release ??= [];
    this.#release.push(release);
  }

  /** Lets go, once, of what was held until now: what was written can be seen, or nothing was. */
  ended(): void {
    const all = this.#release ?? [];
    this.#release = undefined;
    for (const release of all) release();
  }

  /** Gives everything back, once. */
  async giveBack(): Promise<void> {
    const all = this.#undo ?? [];
    this.#undo = undefined;
    await Promise.all(all.map((undo) => undo()));
  }
}
