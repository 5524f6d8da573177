/**
 * A cache bounded by weight. Entries stand in two generations: an entry that is read moves to the younger one, and when that
 * holds half of the limit it becomes the older one, and the older one is forgotten. A lookup costs one or two map lookups,
 * however much is cached.
 */
export class BoundedCache<K, V> {
  #young = new Map<K, { readonly value: V; readonly weight: number }>();
  #old = new Map<K, { readonly value: V; readonly weight: number }>();
  #youngWeight = 0;
  #oldWeight = 0;

  /** `limit`: what all entries may weigh together, in bytes, the keys included. */
  constructor(private readonly limit: number) {}

  /** What the entries weigh now. */
  get weight(): number {
    return this.#youngWeight + this.#oldWeight;
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young.value;
    const old = this.#old.get(key);
    if (old === undefined) return undefined;
    this.delete(key);
    this.#keep(key, old);
    return old.value;
  }

  /** An entry that weighs more than half of the limit is not kept. */
  set(key: K, value: V, weight: number): void {
    this.delete(key);
    if (weight <= this.limit / 2) this.#keep(key, { value, weight });
  }

  delete(key: K): void {
    this.#youngWeight -= this.#young.get(key)?.weight ?? 0;
    this.#young.delete(key);
    this.#oldWeight -= this.#old.get(key)?.weight ?? 0;
    this.#old.delete(key);
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
    this.#youngWeight = 0;
    this.#oldWeight = 0;
  }

  #keep(key: K, entry: { readonly value: V; readonly weight: number }): void {
    if (this.#youngWeight + entry.weight > this.limit / 2) {
      this.#old = this.#young;
      this.#oldWeight = this.#youngWeight;
      this.#young = new Map();
      this.#youngWeight = 0;
    }
    this.#young.set(key, entry);
    this.#youngWeight += entry.weight;
  }
}
