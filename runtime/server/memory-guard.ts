/** Whether a process has memory for further requests: who comes is told to come back before the engine would end the process. */
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type OperatorLog, tell } from '../observe/operator-log.js';

/** Bytes. */
export interface MemoryReading {
  /** What objects that are not new take, those that nobody needs any more included. */
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
/**
 * Bytes that new objects may take at most, by release of Node 48 to 192 MiB. The engine counts them as its limit's, and ends the process
 * where older objects fill the rest.
 */
const FOR_NEW_OBJECTS = 192 * 1024 * 1024;
/** Bytes that a process needs beside its heap and buffers: code, threads, caches of the database. */
const BESIDE = 128 * 1024 * 1024;
/** Milliseconds between two readings, and between two collections of what nobody needs any more. */
const READING_MS = 250;
const COLLECTION_MS = 10_000;

export const processMemory = (totalMemory: number): (() => MemoryReading) => {
  const constrained = process.constrainedMemory();
  // Where a process has no limit of its own, the number is none, or greater than any machine has.
  const memory = constrained > 0 && constrained < totalMemory ? constrained : totalMemory;
  return () => {
    const { used_heap_size: used, heap_size_limit: heapLimit, external_memory: outside } = getHeapStatistics();
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    return { heap: used - (young?.space_used_size ?? 0), heapLimit, outside, memory };
  };
};

/** The part that is taken of the scarcer of heap and memory. */
function takenPart({ heap, heapLimit, outside, memory }: MemoryReading): number {
  return Math.max(heap / Math.max(heapLimit - FOR_NEW_OBJECTS, heapLimit / 2), (heap + outside) / Math.max(memory - BESIDE, memory / 2));
}

/** Collects what nobody needs any more, as the engine does when memory ends. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') gc();
}

export interface MemoryGuardOptions {
  readonly read: () => MemoryReading;
  readonly collect?: () => void;
  /** Told whenever requests begin or cease to be refused. */
  readonly changed: (full: boolean, reading: MemoryReading) => void;
  /** By `performance.now()`. */
  readonly now?: () => number;
}

export class MemoryGuard {
  /** Whether requests are refused. */
  full = false;
  #timer: NodeJS.Timeout | undefined;
  #collectedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: MemoryGuardOptions) {}

  start(): void {
    this.#timer = setInterval(() => this.look(), READING_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** What is in use is known only after a collection, so that there is one before the first refusal, and now and then while all are refused. */
  look(): void {
    const { read, now = () => performance.now() } = this.options;
    const first = read();
    if (takenPart(first) < (this.full ? ROOM : FULL)) {
      this.#settle(false, first);
      return;
    }
    if (now() - this.#collectedAt < COLLECTION_MS) return;
    (this.options.collect ?? collect)();
    this.#collectedAt = now();
    const reading = read();
    this.#settle(takenPart(reading) >= (this.full ? ROOM : FULL), reading);
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
