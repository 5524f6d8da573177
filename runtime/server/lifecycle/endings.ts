/** What a server has opened so far, and how each of it is ended: when the server closes, and where it does not come to be. */
export class Endings {
  readonly #ends: (() => unknown)[] = [];
  #ended: Promise<void> | undefined;

  /** To be called as soon as there is something to end. */
  add(end: () => unknown): void {
    this.#ends.push(end);
  }

  /**
   * Ends everything, each once what was opened after it has ended. Further calls wait for the same. What fails keeps nothing else from
   * ending; rejects with the first such error once all have been tried.
   */
  run(): Promise<void> {
    this.#ended ??= this.#run();
    return this.#ended;
  }

  async #run(): Promise<void> {
    const faults: unknown[] = [];
    for (let end = this.#ends.pop(); end !== undefined; end = this.#ends.pop()) {
      try {
        await end();
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw faults[0];
  }
}
