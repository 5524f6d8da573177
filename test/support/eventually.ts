/** Waiting for what a server does by itself. */

/** Reads until what is read is as wanted, and gives it; fails with what was read last. */
export async function eventually<T>(read: () => Promise<T>, wanted: (value: T) => boolean, seconds = 10): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (wanted(value)) return value;
    if (performance.now() > end) throw new Error(`what was waited for did not come: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
