/**
 * The rounds in which mutating plugins see a request. There is a second one where a webhook changed the object, so that plugins
 * before it see what it made; never a third.
 */
export class Rounds {
  #round: 0 | 1 = 0;
  #again = false;
  #kept: Map<object, unknown> | undefined;

  get round(): 0 | 1 {
    return this.#round;
  }

  /** The object has changed in a way that plugins which were asked before must see. */
  askAgain(): void {
    this.#again = true;
  }

  /** Begins the second round; false where there is none. */
  next(): boolean {
    if (!this.#again || this.#round === 1) return false;
    this.#round = 1;
    return true;
  }

  /** What a plugin keeps from round to round, made the first time. */
  kept<T>(plugin: object, make: () => T): T {
    this.#kept ??= new Map();
    const known = this.#kept.get(plugin);
    // A plugin finds only what it has made itself.
    if (known !== undefined) return known as T;
    const made = make();
    this.#kept.set(plugin, made);
    return made;
  }
}
