/** Bounds of work are bounds of the processor's time: a busy machine prolongs every wait, and tests that measure waits fail on it. */

/** Starts to measure. Gives what this process has worked since, on all of its threads, in milliseconds. */
export function processorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
