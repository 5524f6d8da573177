/** A view of a store that others write to as well, which its server is told of only when a test lets it. */
import type { CommitResult, Engine, RangeOptions, StoreEvent, Subscription, WatchHandler, Write } from '../../runtime/store/index.js';

type Told = () => void;

export class LateEngine implements Engine {
  #held: Told[] | undefined;

  constructor(private readonly engine: Engine) {}

  /** From now on nothing is told, and the server learns that it is behind. */
  hold(): void {
    this.#held ??= [];
  }

  /** Tells what was held back, and all that comes. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const tell of held) tell();
  }

  readonly confirm = (): Promise<boolean> => Promise.resolve(this.#held === undefined);

  watch(prefix: string, after: number, handler: WatchHandler): Subscription {
    const inOrder = (tell: Told): void => {
      if (this.#held === undefined) tell();
      else this.#held.push(tell);
    };
    return this.engine.watch(prefix, after, {
      events: (events: readonly StoreEvent[]) => inOrder(() => handler.events(events)),
      progress: (revision) => inOrder(() => handler.progress?.(revision)),
      closed: (error) => inOrder(() => handler.closed(error)),
    });
  }

  open = (): Promise<number> => this.engine.open();
  get = (key: string, revision?: number) => this.engine.get(key, revision);
  range = (prefix: string, options?: RangeOptions) => this.engine.range(prefix, options);

  /** What the server itself has written it is told at once, with all before it. */
  commit = async (write: Write): Promise<CommitResult> => {
    const result = await this.engine.commit(write);
    if (result.committed) this.release();
    return result;
  };

  currentRevision = (): Promise<number> => this.engine.currentRevision();
  compactedRevision = (): Promise<number> => this.engine.compactedRevision();
  compact = (revision: number): Promise<void> => this.engine.compact(revision);
  close = (): Promise<void> => this.engine.close();
}
