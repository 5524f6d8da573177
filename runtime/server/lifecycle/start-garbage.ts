/** The memory that a start takes and leaves behind, which the engine by itself keeps for half a minute. */

/** Bytes of a heap that is collected in a tenth of a second; to look at one that is much larger would have clients wait. */
const COLLECTED_BYTES = 192 * 1024 * 1024;

/**
 * Collects garbage, and gives its memory back to the system together with the room for new objects, which the engine leaves as large as
 * the start made it. Resolves when this was done. The thread stands still for a tenth of a second meanwhile. A heap that is larger than
 * `mostBytes` is left to the engine, which collects it piece by piece.
 */
export async function giveBackMemory(mostBytes = COLLECTED_BYTES): Promise<void> {
  if (process.memoryUsage().heapUsed > mostBytes) return;
  // A collection that code may ask for otherwise (`gc`) leaves that room as it is.
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  // The engine holds a lock while it tells of the end, for which a disconnection would wait for ever.
  await new Promise<void>((resolve) => session.post('HeapProfiler.collectGarbage', () => setImmediate(resolve)));
  session.disconnect();
}
