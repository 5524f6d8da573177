/**
 * The rounds in which mutating plugins see a request. There is a second round if a webhook changed the object, so that earlier plugins see
 * its changes; there is never a third.
 */
export class Rounds {
  #round: 0 | 1 = 0;
  #again = false;
  #kept: Map<object, unknown> | undefined;

  get round(): 0 | 1 {
    return this.#round;
  }

  /** The object has changed in a way that earlier plugins must see. */
  askAgain(): void {
    this.#again = true;
  }

  /** Begins the second round; false if none is needed. */
  next(): boolean {
    if (!this.#again || this.#round === 1) return false;
    this.#round = 1;
    return true;
  }

  /** State that a plugin keeps between rounds, made in the first one. */
  kept<T>(plugin: object, make: () => T): T {
    this.#kept ??= new Map();
    const known = this.#kept.get(plugin);
    // A plugin finds only the state that it made itself.
    if (known !== undefined) return known as T;
    const made = make();
    this.#kept.set(plugin, made);
    return made;
  }
}
