/** Work that can wait until a server has little to do. */
import type { Clock, Timer } from '../../model/clock.js';

/** Milliseconds between looks at how busy the server is, and the part of them that it may have been busy. */
const LOOK_MS = 1000;
const LITTLE = 0.2;

/**
 * Runs the work once, as soon as there is little to do. `busy`: gives the part of the time since it was last asked in which the thread
 * was taken. A server that always has something to do never runs it. `seconds`: how long there has been little to do by then.
 */
export function atLeisure(clock: Clock, busy: () => number, work: () => void, seconds = 1): Timer {
  busy();
  let timer = clock.after(LOOK_MS, look);
  let quiet = 0;
  function look(): void {
    quiet = busy() <= LITTLE ? quiet + 1 : 0;
    if (quiet >= seconds) work();
    else timer = clock.after(LOOK_MS, look);
  }
  return { cancel: () => timer.cancel() };
}

/** How busy this thread is, for those who ask from time to time. */
export function busyThread(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
