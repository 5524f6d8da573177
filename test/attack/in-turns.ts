/** Works on all, so many at a time. */
export async function inTurns<T>(all: Iterable<T>, atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
