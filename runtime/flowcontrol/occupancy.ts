/** How many requests there are of a kind, and how many there were at most and at least since somebody looked. */

export class Occupancy {
  #value = 0;
  #high = 0;
  #low = 0;

  get value(): number {
    return this.#value;
  }

  add(count: 1 | -1): void {
    this.#value += count;
    if (this.#value > this.#high) this.#high = this.#value;
    else if (this.#value < this.#low) this.#low = this.#value;
  }

  /** The most and the least since this was last asked. */
  watermarks(): { readonly high: number; readonly low: number } {
    const marks = { high: this.#high, low: this.#low };
    this.#high = this.#value;
    this.#low = this.#value;
    return marks;
  }
}

/** Requests by what they are doing. */
export class Phases {
  readonly waiting = new Occupancy();
  readonly executing = new Occupancy();
  /** Those that do either. */
  readonly asking = new Occupancy();
}

export type RequestKind = 'readOnly' | 'mutating';

/** Whether requests of the verb only read. */
export const kindOf = (verb: string): RequestKind => (verb === 'get' || verb === 'list' || verb === 'watch' ? 'readOnly' : 'mutating');
