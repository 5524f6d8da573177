/** What only one worker may do at a time: turns by names, in the order in which they were asked for. */

interface Waiting {
  readonly worker: number;
  begin(): void;
}

export class Turns {
  /** By name, whose turn it is first, and then who waits; empty lists are not kept. */
  readonly #turns = new Map<string, Waiting[]>();

  /** Resolves when it is the worker's turn. */
  take(name: string, worker: number): Promise<void> {
    return new Promise((resolve) => {
      const turns = this.#turns.get(name) ?? [];
      this.#turns.set(name, turns);
      turns.push({ worker, begin: resolve });
      if (turns.length === 1) resolve();
    });
  }

  /** The worker whose turn it is has done what it wanted. */
  end(name: string): void {
    const turns = this.#turns.get(name);
    turns?.shift();
    if (turns?.length === 0) this.#turns.delete(name);
    turns?.[0]?.begin();
  }

  /** The worker is gone: it has no turn and waits for none. */
  gone(worker: number): void {
    for (const [name, [first, ...others]] of this.#turns) {
      const left = others.filter((waiting) => waiting.worker !== worker);
      if (first?.worker !== worker) this.#turns.set(name, first === undefined ? left : [first, ...left]);
      else {
        this.#turns.set(name, [first, ...left]);
        this.end(name);
      }
    }
  }
}
