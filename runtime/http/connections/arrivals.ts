/**
 * Requests that have come in together. All of them are read before the first is answered: an answer wakes its client, and a client that is
 * awake takes further answers for less. Measured with 32 connections on a virtual machine: 50 µs of the processor for a read in place of 90.
 */
export class Arrivals {
  /** Read, and not begun. */
  #waiting = 0;
  #following: (() => void)[] = [];

  /** Begins the work for a request that has come in, in this turn of the event loop. */
  begin(work: () => void): void {
    this.#waiting += 1;
    setImmediate(() => {
      this.#waiting -= 1;
      if (this.#waiting === 0 && this.#following.length > 0) whenIdle(this.#follow);
      work();
    });
  }

  /**
   * Does the work in the next turn, once every request that comes in by then is begun: a seat that is given away earlier goes to those who
   * waited for longer, and never to the one who asks for the first time in a while.
   */
  afterNext(work: () => void): void {
    setImmediate(() => {
      if (this.#waiting === 0) work();
      else this.#following.push(work);
    });
  }

  readonly #follow = (): void => {
    const following = this.#following;
    this.#following = [];
    for (const work of following) work();
  };
}

/** Once the current call is over, with all promises that it settles and that those settle. */
const whenIdle = (work: () => void): void => queueMicrotask(() => process.nextTick(work));
