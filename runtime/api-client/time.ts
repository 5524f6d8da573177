/** Waiting, on every platform that has timers. */
import type { Clock } from '../model/clock.js';

/** The time of the platform. What waits keeps the process alive. */
export const platformClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return { cancel: () => clearTimeout(timer) };
  },
};

/** Resolves after so many milliseconds. Rejects with the signal's reason once it is aborted. */
export function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const end = (): void => {
      timer.cancel();
      reject(signal?.reason);
    };
    const timer = clock.after(ms, () => {
      signal?.removeEventListener('abort', end);
      resolve();
    });
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** Growing pauses between attempts, up to a longest one, so that many clients do not come back at the same time. */
export class Backoff {
  #ms: number;

  constructor(
    private readonly clock: Clock,
    private readonly firstMs: number,
    private readonly longestMs: number,
  ) {
    this.#ms = firstMs;
  }

  reset(): void {
    this.#ms = this.firstMs;
  }

  /** Rejects with the signal's reason once it is aborted. */
  wait(signal: AbortSignal | undefined): Promise<void> {
    const ms = this.#ms * (0.5 + Math.random() / 2);
    this.#ms = Math.min(this.longestMs, this.#ms * 2);
    return pause(this.clock, ms, signal);
  }
}
