/** Turns of the event loop, by the processor time that they take. */

/** Code is slow at first, and the collector, which is counted as well, comes when it likes. */
const TRIES = 5;

/** The processor time of the longest turn of the loop until the work is done, in milliseconds; of all threads of the process. */
async function longestOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let done = false;
  let last = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.cpuUsage();
    if (!done) setImmediate(look);
  };
  setImmediate(look);
  try {
    await work();
  } finally {
    done = true;
  }
  return longest;
}

/**
 * The longest turn of work that is to hold the loop for less than `limit` milliseconds: the least of some tries, of which another is made
 * only where none was below the limit. The work is told how many there were before.
 */
export async function longestTurn(limit: number, work: (before: number) => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let before = 0; before < TRIES && least >= limit; before += 1) least = Math.min(least, await longestOf(() => work(before)));
  return least;
}
