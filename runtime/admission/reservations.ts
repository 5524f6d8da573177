/** What plugins have taken for a write that is not stored yet. */
export class Reservations {
  #undo: (() => Promise<void>)[] | undefined;

  /** Tells how something that was taken is given back, should the write fail. */
  add(undo: () => Promise<void>): void {
    this.#undo ??= [];
    this.#undo.push(undo);
  }

  /** Gives everything back, once. */
  async giveBack(): Promise<void> {
    const all = this.#undo ?? [];
    this.#undo = undefined;
    await Promise.all(all.map((undo) => undo()));
  }
}
