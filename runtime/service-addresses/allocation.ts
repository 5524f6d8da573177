/**
 * Allocation of values that only one object may hold each: on request or at random. A value is free again when no stored object
 * holds it.
 */
import { randomInt } from 'node:crypto';

const RANDOM_TRIES = 32;

/** A value that was handed out to a write that has not ended; the same object may be written by several. */
interface Reserved {
  readonly holder: string;
  writes: number;
}

/** The write that takes a value. */
export interface Taking {
  /** The key of the object that is to hold the value. */
  readonly holder: string;
  /** Is told how the value is let go once the write has ended, by when its object is stored or never will be; absent where nothing is kept. */
  readonly onEnd?: ((release: () => void) => void) | undefined;
}

/** Whether a value was asked for, or any. */
type Scope = 'static' | 'dynamic';

/** Told of each value that is allocated, and of each that could not be; not of what is not kept, nor of what the holder has already. */
export type Allocated = (scope: Scope, had: boolean) => void;

export class Pool<T> {
  readonly #reserved = new Map<T, Reserved>();

  constructor(
    /** Number of values. */
    readonly size: number,
    /** A value by its number, from 0 on. */
    private readonly at: (index: number) => T,
    /** Who holds a value now, as far as it is stored. */
    private readonly holderOf: (value: T) => string | undefined,
    private readonly allocated: Allocated = () => undefined,
  ) {}

  /** Takes the value for the holder; false where somebody else has it. */
  take(value: T, taking: Taking): boolean {
    if (this.holderOf(value) === taking.holder) return true;
    const had = this.#reserve(value, taking);
    if (taking.onEnd !== undefined) this.allocated('static', had);
    return had;
  }

  #reserve(value: T, { holder, onEnd }: Taking): boolean {
    if (this.holderOf(value) !== undefined) return false;
    const known = this.#reserved.get(value);
    if (known !== undefined && known.holder !== holder) return false;
    if (onEnd === undefined) return true;
    const reserved = known ?? { holder, writes: 0 };
    reserved.writes += 1;
    this.#reserved.set(value, reserved);
    onEnd(() => {
      reserved.writes -= 1;
      if (reserved.writes === 0) this.#reserved.delete(value);
    });
    return true;
  }

  /** Takes a free value; undefined where there is none. */
  takeAny(taking: Taking, skipped: ReadonlySet<T> = new Set()): T | undefined {
    const value = this.#reserveAny(taking, skipped);
    if (taking.onEnd !== undefined) this.allocated('dynamic', value !== undefined);
    return value;
  }

  #reserveAny(taking: Taking, skipped: ReadonlySet<T>): T | undefined {
    for (let i = 0; i < RANDOM_TRIES; i += 1) {
      const value = this.at(randomInt(this.size));
      if (this.#isFree(value, skipped) && this.#reserve(value, taking)) return value;
    }
    const start = randomInt(this.size);
    for (let i = 0; i < this.size; i += 1) {
      const value = this.at((start + i) % this.size);
      if (this.#isFree(value, skipped) && this.#reserve(value, taking)) return value;
    }
    return undefined;
  }

  /** Whether the value is neither held nor reserved, not even for the one who asks. */
  #isFree(value: T, skipped: ReadonlySet<T>): boolean {
    return !skipped.has(value) && this.holderOf(value) === undefined && !this.#reserved.has(value);
  }
}
