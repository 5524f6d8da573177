/**
 * Allocation of values that only one object may hold each: on request or at random. A value is free again when no stored object
 * holds it.
 */
import { randomInt } from 'node:crypto';

/** How long a value that was handed out may wait for its holder to be stored, in milliseconds. */
const RESERVED_MS = 2000;
const RANDOM_TRIES = 32;

export class Pool<T> {
  readonly #reserved = new Map<T, { holder: string; until: number }>();

  constructor(
    /** Number of values. */
    readonly size: number,
    /** A value by its number, from 0 on. */
    private readonly at: (index: number) => T,
    /** Who holds a value now, as far as it is stored. */
    private readonly holderOf: (value: T) => string | undefined,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Takes the value for the holder; false where somebody else has it. */
  take(value: T, holder: string, forGood: boolean): boolean {
    const now = this.clock();
    const stored = this.holderOf(value);
    if (stored !== undefined) {
      // The value is held by its stored object, so the reservation ends.
      this.#reserved.delete(value);
      return stored === holder;
    }
    const reserved = this.#reserved.get(value);
    if (reserved !== undefined && reserved.until > now && reserved.holder !== holder) return false;
    if (forGood) this.#reserved.set(value, { holder, until: now + RESERVED_MS });
    return true;
  }

  /** Takes a free value; undefined where there is none. */
  takeAny(holder: string, forGood: boolean, skipped: ReadonlySet<T> = new Set()): T | undefined {
    for (let i = 0; i < RANDOM_TRIES; i += 1) {
      const value = this.at(randomInt(this.size));
      if (this.isFree(value, skipped) && this.take(value, holder, forGood)) return value;
    }
    const start = randomInt(this.size);
    for (let i = 0; i < this.size; i += 1) {
      const value = this.at((start + i) % this.size);
      if (this.isFree(value, skipped) && this.take(value, holder, forGood)) return value;
    }
    return undefined;
  }

  /** Whether the value is neither held nor reserved, not even for the one who asks. */
  private isFree(value: T, skipped: ReadonlySet<T>): boolean {
    if (skipped.has(value) || this.holderOf(value) !== undefined) return false;
    const reserved = this.#reserved.get(value);
    return reserved === undefined || reserved.until <= this.clock();
  }
}
