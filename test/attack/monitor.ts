/**
 * Loaded into the attacked server before anything else (`node --expose-gc --import`): tells over the channel of the process each
 * time its loop stood still, and its memory after a collection when it is asked.
 */
import { readFileSync } from 'node:fs';

export interface Stall {
  readonly kind: 'stall';
  /** Unix time in milliseconds when the loop went on. */
  readonly at: number;
  /** Milliseconds that the loop stood still and its thread computed: time that others had the processor does not count. */
  readonly ms: number;
}

export interface Memory {
  readonly kind: 'memory';
  /** Bytes in use after a collection: of the heap, and of buffers outside. */
  readonly used: number;
  readonly rss: number;
}

export interface Used {
  readonly kind: 'used';
  /** Milliseconds of processor time since the process began, of all its threads. */
  readonly ms: number;
}

/** What the monitor is asked for; it tells of stalls by itself. */
export type Asked = 'memory' | 'used';
export type Told = Stall | Memory | Used;

const TICK_MS = 5;
const TOLD_MS = 25;

/** Milliseconds of processor time that the thread of the loop has used; on systems that do not tell this, those of all threads. */
function usedByLoop(): number {
  try {
    return Number.parseInt(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1'), 10) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

if (process.send !== undefined) {
  let last = performance.now();
  let used = usedByLoop();
  const look = (): void => {
    const now = performance.now();
    const gap = now - last - TICK_MS;
    const ms = Math.min(gap, usedByLoop() - used);
    if (ms > TOLD_MS) process.send?.({ kind: 'stall', at: Date.now(), ms } satisfies Stall);
    last = performance.now();
    used = usedByLoop();
    setTimeout(look, TICK_MS).unref();
  };
  look();
  process.on('message', (asked: Asked) => {
    if (asked === 'used') {
      const { user, system } = process.cpuUsage();
      process.send?.({ kind: 'used', ms: (user + system) / 1000 } satisfies Used);
      return;
    }
    for (let i = 0; i < 3; i += 1) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ kind: 'memory', used: heapUsed + external, rss } satisfies Memory);
  });
  process.channel?.unref();
}
