import {
  type CommitResult,
  type Engine,
  MemoryEngine,
  type RangeOptions,
  type RangeResult,
  type StoredEntry,
  StoreUnavailableError,
  type Subscription,
  type WatchHandler,
  type Write,
} from '../../runtime/store/index.js';

/** A memory engine that fails when told to. */
export class FlakyEngine implements Engine {
  readonly inner = new MemoryEngine();
  readonly #watches = new Set<{ handler: WatchHandler; subscription: Subscription }>();
  /** Watches that were started. */
  watches = 0;
  /** Reads and new watches fail. */
  failing = false;

  /** Ends all watches with the error. */
  interrupt(error: Error): void {
    for (const { handler, subscription } of this.#watches) {
      subscription.close();
      handler.closed(error);
    }
    this.#watches.clear();
  }

  open(): Promise<number> {
    return this.inner.open();
  }

  get(key: string, revision?: number): Promise<{ entry: StoredEntry | undefined; revision: number }> {
    return this.inner.get(key, revision);
  }

  async range(prefix: string, options?: RangeOptions): Promise<RangeResult> {
    if (this.failing) throw new StoreUnavailableError('failing');
    return this.inner.range(prefix, options);
  }

  commit(write: Write): Promise<CommitResult> {
    return this.inner.commit(write);
  }

  watch(prefix: string, after: number, handler: WatchHandler): Subscription {
    this.watches++;
    if (this.failing) {
      queueMicrotask(() => handler.closed(new StoreUnavailableError('failing')));
      return { close: () => undefined };
    }
    const subscription = this.inner.watch(prefix, after, handler);
    this.#watches.add({ handler, subscription });
    return subscription;
  }

  currentRevision(): Promise<number> {
    return this.inner.currentRevision();
  }

  compactedRevision(): Promise<number> {
    return this.inner.compactedRevision();
  }

  compact(revision: number): Promise<void> {
    return this.inner.compact(revision);
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
