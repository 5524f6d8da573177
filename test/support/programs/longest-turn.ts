/** Turns of the event loop, by the processor time that they take. */

/** The processor time of the longest turn of the loop until the work is done, in milliseconds; of all threads of the process. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
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
