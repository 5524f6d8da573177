/** The time that long-running parts go by, so that a test moves it instead of waiting. */

export interface Timer {
  cancel(): void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs the work once, after so many milliseconds. What waits does not keep the process alive. */
  after(ms: number, work: () => void): Timer;
}

/** Longest wait that timers of the platform take, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(ms, 0), LONGEST_MS)).unref();
    return { cancel: () => clearTimeout(timer) };
  },
};
