/**
 * Long work in short turns. Lists, scans and other work that grows with what is stored is done piece by piece, and between
 * two passes of the event loop only one of those who do such work has a turn, so that short requests wait for one turn and
 * never for as many as there are long ones.
 */

/** How long a turn lasts, in milliseconds. */
const TURN_MS = 4;
/** Work that takes no longer needs no turn, in milliseconds: most lists are done by then. */
const FREE_MS = 1;

/** Asked before each piece of work: undefined where it may go on at once, else what to wait for. */
export type Turn = () => Promise<void> | undefined;

/** One turn for several who work on the same: each waits for those who asked before. */
export function together(turn: Turn): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => turn());
    return last;
  };
}

interface Worker {
  /** Until when it may work, as long as the event loop has not gone on. */
  until: number;
  /** The pass of the event loop in which it got its turn. */
  pass: number;
  goOn(): void;
}

export class Pace {
  readonly #waiting: Worker[] = [];
  #pass = 0;
  #taken = false;

  /** For one piece of long work; others have theirs. */
  begin(): Turn {
    const worker: Worker = { until: performance.now() + FREE_MS, pass: Number.NaN, goOn: () => undefined };
    let free = true;
    return () => {
      free &&= performance.now() < worker.until;
      if (free || (worker.pass === this.#pass && performance.now() < worker.until)) return undefined;
      if (!this.#taken) {
        this.#give(worker);
        return undefined;
      }
      return new Promise((resolve) => {
        worker.goOn = resolve;
        this.#waiting.push(worker);
      });
    };
  }

  #give(worker: Worker): void {
    this.#taken = true;
    worker.pass = this.#pass;
    worker.until = performance.now() + TURN_MS;
    setImmediate(() => this.#next());
  }

  #next(): void {
    this.#pass += 1;
    this.#taken = false;
    const worker = this.#waiting.shift();
    if (worker === undefined) return;
    this.#give(worker);
    worker.goOn();
  }
}
