import type { Clock, Timer } from '../../model/clock.js';

/** Work that is done again and again. What fails is tried again after the same time. */
export class Repeating {
  #timer: Timer | undefined;
  #work: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly clock: Pick<Clock, 'after'>,
    /** Milliseconds between the end of the work and its next beginning. */
    private readonly wait: () => number,
    private readonly work: () => Promise<void>,
  ) {}

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Does the work now, and then again and again. */
  begin(): void {
    this.#work = this.work()
      .catch(() => undefined)
      .then(() => this.later());
  }

  /** Does the work again and again, for the first time after the wait. */
  later(): void {
    if (!this.#stopped) this.#timer = this.clock.after(this.wait(), () => this.begin());
  }

  /** Resolves once the work that goes on has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timer?.cancel();
    await this.#work;
  }
}
