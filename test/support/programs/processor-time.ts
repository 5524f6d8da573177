/** Bounds of work are bounds of the processor's time: a busy machine prolongs every wait, and tests that measure waits fail on it. */

/** The collector, whose work is counted as well, comes when it likes, for whatever the process has in memory. */
const TRIES = 4;

/** Starts to measure. Gives what this process has worked since, on all of its threads, in milliseconds. */
export function processorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}

/**
 * The milliseconds that work takes which is to take less than `limit`: the least of some tries, of which another is made only where none
 * was below the limit. The work may be done again, and is told how often it was.
 */
export async function leastTime(limit: number, work: (before: number) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let before = 0; before < TRIES && least >= limit; before += 1) {
    const worked = processorTime();
    await work(before);
    least = Math.min(least, worked());
  }
  return least;
}
