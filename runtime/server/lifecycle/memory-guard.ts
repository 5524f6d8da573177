/** Whether a process has memory for further requests: who comes is told to come back before the engine would end the process. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { type OperatorLog, tell } from '../../observe/operator-log.js';

/** Bytes. */
export interface MemoryReading {
  /** Bytes of objects, including garbage that was not collected yet. */
  readonly heap: number;
  /** The most that objects may take before the engine ends the process. */
  readonly heapLimit: number;
  /** What buffers take outside of the heap. */
  readonly outside: number;
  /** What the machine or the container has for the process. */
  readonly memory: number;
}

/** Parts of what there is from which on requests are refused, and below which they are taken again. */
const FULL = 0.9;
const ROOM = 0.8;
/** Most bytes that any release of Node leaves to new objects. What holds here is asked for once that may make the difference. */
const FOR_NEW_OBJECTS = 192 * 1024 * 1024;
/** Bytes that a process needs beside its heap and buffers: code, threads, caches of the database. */
const BESIDE = 128 * 1024 * 1024;
/** Bytes of the heap that may fill between two readings, or lie between objects. */
const HEADROOM = 24 * 1024 * 1024;
/** Milliseconds between two readings, and between two forced garbage collections. */
const READING_MS = 250;
const COLLECTION_MS = 10_000;
/** The same while memory fills fast. */
const HURRIED_COLLECTION_MS = 500;

/** `processes`: how many share what there is, each a part as large as the others'. */
export const processMemory = (totalMemory: number, processes = 1): (() => MemoryReading) => {
  const constrained = process.constrainedMemory();
  // Where a process has no limit of its own, the number is none, or greater than any machine has.
  const memory = (constrained > 0 && constrained < totalMemory ? constrained : totalMemory) / processes;
  return () => {
    // What is new may be kept, all of it.
    const { used_heap_size: heap, heap_size_limit: heapLimit, external_memory: outside } = getHeapStatistics();
    return { heap, heapLimit, outside, memory };
  };
};

/**
 * Bytes that new objects may take at most, 48 to 192 MiB by release of Node. A heap's limit counts them, and the engine ends the process
 * where older objects fill the rest. Only a thread tells what it may take, and one without limits of its own may take what this one may.
 */
export const newObjectsLimit = (): Promise<number> =>
  new Promise((resolve) => {
    const thread = new Worker('', { eval: true, stdin: false });
    const tell = (): void => resolve((thread.resourceLimits?.maxYoungGenerationSizeMb ?? 0) * 1024 * 1024 || FOR_NEW_OBJECTS);
    thread.once('online', tell);
    thread.once('error', tell);
    thread.unref();
  });

/** The part that is taken of the scarcer of heap and memory. */
function takenPart({ heap, heapLimit, outside, memory }: MemoryReading, forNewObjects: number): number {
  return Math.max(
    (heap + HEADROOM) / Math.max(heapLimit - forNewObjects, heapLimit / 4),
    (heap + outside) / Math.max(memory - BESIDE, memory / 2),
  );
}

/** Collects garbage, as the engine does when memory runs out. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') gc();
}

interface MemoryGuardOptions {
  readonly read: () => MemoryReading;
  readonly collect?: () => void;
  /** What `newObjectsLimit` gives where it is left out. */
  readonly forNewObjects?: () => Promise<number>;
  /** Told whenever requests begin or cease to be refused. */
  readonly changed: (full: boolean, reading: MemoryReading) => void;
  /** By `performance.now()`. */
  readonly now?: () => number;
}

export class MemoryGuard {
  /** Whether requests are refused. */
  full = false;
  #timer: NodeJS.Timeout | undefined;
  #forNewObjects: number | undefined;
  #asked = false;
  #collectedAt = Number.NEGATIVE_INFINITY;
  /** What was taken after the last collection. */
  #keptPart = 0;

  constructor(private readonly options: MemoryGuardOptions) {}

  start(): void {
    this.#timer = setInterval(() => void this.look(), READING_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Memory in use is known only after a garbage collection, so there is one before the first refusal, and further ones now and then while
   * requests are refused.
   */
  async look(): Promise<void> {
    const { read, now = () => performance.now(), forNewObjects = newObjectsLimit } = this.options;
    const first = read();
    const part = this.#takenOf(first);
    if (part < (this.full ? ROOM : FULL)) {
      this.#settle(false, first);
      return;
    }
    if (this.#forNewObjects === undefined) {
      if (this.#asked) return;
      this.#asked = true;
      this.#forNewObjects = await forNewObjects();
      return this.look();
    }
    const since = now() - this.#collectedAt;
    // Where half of what was left then is gone already, the next collection may come too late.
    const isFilling = !this.full && part > (1 + this.#keptPart) / 2;
    if (since < (isFilling ? HURRIED_COLLECTION_MS : COLLECTION_MS)) return;
    (this.options.collect ?? collect)();
    this.#collectedAt = now();
    const reading = read();
    this.#keptPart = this.#takenOf(reading);
    this.#settle(this.#keptPart >= (this.full ? ROOM : FULL), reading);
  }

  #takenOf(reading: MemoryReading): number {
    return takenPart(reading, this.#forNewObjects ?? FOR_NEW_OBJECTS);
  }

  #settle(full: boolean, reading: MemoryReading): void {
    if (this.full === full) return;
    this.full = full;
    this.options.changed(full, reading);
  }
}

const MEGABYTE = 1024 * 1024;
const shown = (bytes: number): string => `${Math.round(bytes / MEGABYTE)}MB`;

/** A line for the operator, whenever requests begin or cease to be refused. */
export function tellMemory(log: OperatorLog, full: boolean, { heap, heapLimit, outside, memory }: MemoryReading): void {
  tell(log, full ? 'error' : 'info', full ? 'Memory is short: requests are told to come back' : 'There is memory for requests again', {
    heap: shown(heap),
    heapLimit: shown(heapLimit),
    buffers: shown(outside),
    memory: shown(memory),
  });
}
