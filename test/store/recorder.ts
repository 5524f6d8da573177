import type { StoreEvent, WatchHandler } from '../../runtime/store/index.js';

/** A watcher that keeps what it is told and lets a test wait for it. */
export class Recorder<E extends { readonly key: string; readonly revision: number } = StoreEvent> {
  readonly told: E[] = [];
  progressed = 0;
  ended: { error: Error | undefined } | undefined;
  #checks: (() => void)[] = [];

  readonly handler = {
    events: (events: readonly E[]): void => {
      this.told.push(...events);
      this.#changed();
    },
    progress: (revision: number): void => {
      this.progressed = revision;
      this.#changed();
    },
    closed: (error: Error | undefined): void => {
      this.ended = { error };
      this.#changed();
    },
  };

  get revisions(): number[] {
    return this.told.map((event) => event.revision);
  }

  get keys(): string[] {
    return this.told.map((event) => event.key);
  }

  /** Resolves when the condition holds; rejects when the watch ends before. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (condition()) resolve();
        else if (this.ended !== undefined) reject(this.ended.error ?? new Error('the watch was closed'));
        else this.#checks.push(check);
      };
      check();
    });
  }

  reached(revision: number): Promise<void> {
    return this.until(() => this.progressed >= revision);
  }

  closed(): Promise<Error | undefined> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.ended === undefined) this.#checks.push(check);
        else resolve(this.ended.error);
      };
      check();
    });
  }

  #changed(): void {
    const checks = this.#checks;
    this.#checks = [];
    for (const check of checks) check();
  }
}

/** A handler that throws when told of an event. */
export const throwing = (error: Error, closed: (error: Error | undefined) => void): WatchHandler => ({
  events: () => {
    throw error;
  },
  closed,
});
