/** An index of objects by their values. It holds only keys, and only of objects that have such values. */

/** `T`: objects. Places are texts that identify objects. */
export class ObjectIndex<T> {
  readonly #places = new Map<string, Set<string>>();

  constructor(private readonly keysOf: (object: T) => Iterable<string>) {}

  /** Updates the index for a change at a place; undefined for an object that did not exist or no longer does. */
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
