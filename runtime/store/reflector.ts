import { type Engine, type StoreEvent, StoreUnavailableError, type Subscription } from './contract.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;

interface ReflectorTarget {
  /** Replaces all content with the store's and returns its revision. */
  load(): Promise<number>;
  /** The revision of the content, from which a broken watch resumes. */
  position(): number;
  events(events: readonly StoreEvent[]): void;
  progress(revision: number): void;
  /** Called when loading fails for another reason than the last time. Loading is tried again. */
  failed?(error: Error): void;
}

/**
 * Keeps a cache in step with an engine, like a reflector of client-go: it loads, then watches. After an interruption it resumes the watch
 * from the last revision; if that history is gone it loads again. While the engine fails it retries at growing intervals.
 */
export class Reflector {
  #watch: Subscription | undefined;
  #state: 'idle' | 'running' | 'closed' = 'idle';
  #healthy = false;
  #pause = FIRST_PAUSE_MS;
  #wake: (() => void) | undefined;
  #failure: Error | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly prefix: string,
    private readonly target: ReflectorTarget,
  ) {}

  get healthy(): boolean {
    return this.#healthy;
  }

  /** Why the last attempt to load failed; undefined where it did not. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  start(): void {
    if (this.#state !== 'idle') return;
    this.#state = 'running';
    void this.#run();
  }

  close(): void {
    this.#state = 'closed';
    this.#healthy = false;
    this.#watch?.close();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    for (let loaded = false; this.#state === 'running'; ) {
      try {
        const from = loaded ? this.target.position() : await this.target.load();
        if (this.#state !== 'running') return;
        loaded = true;
        this.#thrive();
        loaded = canResume(await this.#watched(from));
      } catch (error) {
        // The failure may be temporary; `healthy` is false until a load succeeds.
        this.#fail(error instanceof Error ? error : new Error(String(error)));
      }
      this.#healthy = false;
      await this.#rest();
    }
  }

  /** Watches from the revision; resolves with what ended the watch. */
  #watched(from: number): Promise<Error | undefined> {
    return new Promise((resolve) => {
      this.#watch = this.engine.watch(this.prefix, from, {
        events: (events) => {
          this.target.events(events);
          this.#thrive();
        },
        progress: (revision) => {
          this.target.progress(revision);
          this.#thrive();
        },
        closed: resolve,
      });
    });
  }

  #fail(error: Error): void {
    const known = this.#failure?.message === error.message;
    this.#failure = error;
    if (!known) this.target.failed?.(error);
  }

  #thrive(): void {
    this.#healthy = true;
    this.#failure = undefined;
    this.#pause = FIRST_PAUSE_MS;
  }

  #rest(): Promise<void> {
    if (this.#state !== 'running') return Promise.resolve();
    const pause = this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** After any error except an unavailable engine, the content is not trusted, so it is loaded again. */
const canResume = (error: Error | undefined): boolean => error === undefined || error instanceof StoreUnavailableError;
