/** Objects by values of theirs: only keys are kept, of objects that have such values. */

/** `T`: objects. Places are texts that name objects. */
export class ObjectIndex<T> {
  readonly #places = new Map<string, Set<string>>();

  constructor(private readonly keysOf: (object: T) => Iterable<string>) {}

  /** The object at a place changed from one to another; undefined where it was, or is, not there. */
  change(place: string, before: T | undefined, now: T | undefined): void {
    if (before !== undefined) for (const key of this.keysOf(before)) this.#remove(key, place);
    if (now !== undefined) for (const key of this.keysOf(now)) this.#add(key, place);
  }

  places(key: string): Iterable<string> {
    return this.#places.get(key) ?? [];
  }

  #add(key: string, place: string): void {
    const places = this.#places.get(key);
    if (places === undefined) this.#places.set(key, new Set([place]));
    else places.add(place);
  }

  #remove(key: string, place: string): void {
    const places = this.#places.get(key);
    if (places?.delete(place) === true && places.size === 0) this.#places.delete(key);
  }
}
