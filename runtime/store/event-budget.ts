/**
 * What the recent events of all caches of a server hold together. Each cache has bounds of its own; a server has as many caches as
 * resources, and clients make resources.
 */

/** Bytes of the objects and the encodings of all events, unless a server is told otherwise. */
const KEPT_BYTES = 128 * 1024 * 1024;

/** Recent events of one cache. */
interface Holder {
  /** Bytes that it holds now. */
  readonly bytes: number;
  /** Lets go of its oldest events until it holds no more than so many bytes. */
  shrink(bytes: number): void;
}

export class EventBudget {
  readonly #holders = new Set<Holder>();
  #bytes = 0;

  constructor(private readonly maximum = KEPT_BYTES) {}

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Notes that a holder took bytes, or let go of them where there are fewer than none. Beyond the maximum those who hold most let go of half of
   * what they have, so that nobody is looked for again soon.
   */
  took(holder: Holder, bytes: number): void {
    this.#bytes += bytes;
    if (bytes > 0) this.#holders.add(holder);
    while (bytes > 0 && this.#bytes > this.maximum) {
      const before = this.#bytes;
      const most = this.#most();
      most?.shrink(most.bytes / 2);
      if (this.#bytes === before) return;
    }
  }

  /** The holder is gone, with all that it has. */
  leave(holder: Holder): void {
    if (this.#holders.delete(holder)) this.#bytes -= holder.bytes;
  }

  #most(): Holder | undefined {
    let most: Holder | undefined;
    for (const holder of this.#holders) if (most === undefined || holder.bytes > most.bytes) most = holder;
    return most;
  }
}
