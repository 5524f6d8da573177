/** Tells of an event loop that stands still: for how long, at which stack, and whose work it did. One for a process. */
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../files/package.js';
import type { LineForm } from '../direct-line.js';
import { type OperatorLog, tell } from '../operator-log.js';
import { BEAT_MS, type Found, STALL_MS, type StallMessage, type WatchedThread, WORK_EVENT } from './messages.js';

export interface WatchdogOptions {
  readonly log: OperatorLog;
  /** Of the line that is told while the event loop still stands, when the log cannot be. */
  readonly form: LineForm;
  /** What the event loop works on, in words without secrets; empty where nobody noted it. Called while it stands still. */
  readonly work: () => string;
  /** Called at every beat, a few times a second. */
  readonly beat: () => void;
  /** Told of each stall, with the seconds that it took. */
  readonly stalled: (seconds: number) => void;
}

interface Stall {
  /** Whether the thread has seen it, too: a process that was suspended has not stood still. */
  seen: boolean;
  found: Found | undefined;
}

/** Milliseconds after a stall until it is told of: what its thread found out is on its way. */
const SETTLING_MS = 50;

export class Watchdog {
  readonly #beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #worker: Worker;
  readonly #timer: NodeJS.Timeout;
  readonly #tellWork: () => string;
  #last = performance.now();
  #stall: Stall = { seen: false, found: undefined };

  constructor(private readonly options: WatchdogOptions) {
    this.#tellWork = options.work;
    process.on(WORK_EVENT, this.#tellWork);
    const workerData: WatchedThread = { beats: this.#beats.buffer as SharedArrayBuffer, form: options.form };
    this.#worker = new Worker(builtFile('runtime/observe/watchdog/thread.js'), {
      workerData,
      name: 'kindwright-watchdog',
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
    });
    this.#worker.unref();
    this.#worker.on('message', (message: StallMessage) => {
      this.#stall.seen = true;
      if (message.kind === 'found') this.#stall.found = message;
    });
    // Without the thread, nothing is watched; the server goes on.
    this.#worker.on('error', (error) => options.log(`The event loop is watched no longer: ${error.message}`));
    this.#timer = setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    process.off(WORK_EVENT, this.#tellWork);
    await this.#worker.terminate();
  }

  #beat(): void {
    const now = performance.now();
    const ms = now - this.#last - BEAT_MS;
    this.#last = now;
    Atomics.add(this.#beats, 0, 1);
    if (ms >= STALL_MS - BEAT_MS) setTimeout(() => this.#tell(ms + BEAT_MS), SETTLING_MS).unref();
    this.options.beat();
  }

  #tell(ms: number): void {
    const { seen, found } = this.#stall;
    this.#stall = { seen: false, found: undefined };
    if (!seen) return;
    this.options.stalled(ms / 1000);
    tell(this.options.log, 'warn', 'Event loop stood still', {
      for: `${ms.toFixed(0)}ms`,
      work: found?.work || 'unknown',
      stack: found?.stack.join(' < ') || 'unknown: no JavaScript ran',
    });
  }
}
