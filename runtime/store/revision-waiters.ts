interface Waiter {
  readonly revision: number;
  readonly resolve: (reached: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

/** Callers that wait until a revision is reached. */
export class RevisionWaiters {
  readonly #waiters = new Set<Waiter>();

  /** Resolves with whether the revision was reached in time. */
  wait(revision: number, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(waiter, false), timeoutMs);
      const waiter: Waiter = { revision, resolve, timer };
      this.#waiters.add(waiter);
    });
  }

  reached(revision: number): void {
    for (const waiter of this.#waiters) if (waiter.revision <= revision) this.#settle(waiter, true);
  }

  giveUp(): void {
    for (const waiter of this.#waiters) this.#settle(waiter, false);
  }

  #settle(waiter: Waiter, reached: boolean): void {
    this.#waiters.delete(waiter);
    clearTimeout(waiter.timer);
    waiter.resolve(reached);
  }
}
