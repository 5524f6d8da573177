/** What any one of the servers does for all of them: it removes values whose time is over, and history that is no longer kept. */
import { DatabaseError, isPassing } from './errors.js';
import { SCHEMA } from './schema.js';
import type { Ask } from './session.js';

/** Milliseconds between two looks for values whose time is over, unless one is due sooner. */
const LONGEST_WAIT_MS = 1000;
const SHORTEST_WAIT_MS = 10;
/** Values removed in one transaction, and changes looked at in one of the compaction. */
const EXPIRED_AT_ONCE = 100;
const SWEPT_AT_ONCE = 500;
/** Looks at whether history is due in one interval of it. */
const LOOKS = 10;

const EXPIRE = `SELECT * FROM ${SCHEMA}.expire(${EXPIRED_AT_ONCE})`;
const SWEEP = `SELECT ${SCHEMA}.sweep(${SWEPT_AT_ONCE}) AS more`;
/** By the database's clock and under its lock, so that one server takes the turn. */
const TURN = `UPDATE ${SCHEMA}.history SET compacted = next, next = (SELECT revision FROM ${SCHEMA}.store), turned = clock_timestamp()
  WHERE turned <= clock_timestamp() - $1 * interval '1 second' RETURNING 1 AS turned`;
const COMPACT = `UPDATE ${SCHEMA}.history SET compacted = $1, next = greatest(next, $1) WHERE compacted < $1`;

/** Tells of a fault that the database has answered with, once until the work has succeeded again. A database that is away is told of elsewhere. */
export class RepeatedFault {
  #told = false;

  constructor(private readonly tell: (fault: string) => void) {}

  failed(error: unknown): void {
    if (!(error instanceof DatabaseError) || error.code === undefined || isPassing(error) || this.#told) return;
    this.#told = true;
    this.tell(error.message);
  }

  succeeded(): void {
    this.#told = false;
  }
}

/** Removes values with a time to live at their time, to the database's clock. */
export class Expiry {
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** `removed`: called when values were removed. */
  constructor(
    private readonly ask: Ask,
    private readonly removed: () => void,
    private readonly fault: RepeatedFault,
  ) {}

  start(): void {
    void this.#turn();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #turn(): Promise<void> {
    let wait = LONGEST_WAIT_MS;
    try {
      const [row] = await this.ask<{ removed: number; seconds: number | null }>(EXPIRE);
      if (row !== undefined && row.removed > 0) this.removed();
      this.fault.succeeded();
      if (row !== undefined && row.seconds !== null) wait = Math.min(wait, Math.max(SHORTEST_WAIT_MS, row.seconds * 1000));
    } catch (error) {
      // The next turn makes up for it.
      this.fault.failed(error);
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.#turn(), wait);
  }
}

/** Compacts old history at intervals, for which servers take turns. */
export class Compactor {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /** `seconds`: for how long history is kept at least, and for less than twice as long; 0 keeps all. */
  constructor(
    private readonly ask: Ask,
    private readonly seconds: number,
    private readonly fault: RepeatedFault,
  ) {}

  start(): void {
    if (this.seconds <= 0) return;
    this.#timer = setInterval(() => this.#look(), (this.seconds * 1000) / LOOKS);
  }

  /** Forgets what is older than the revision, and resolves when its rows are gone. */
  async compact(revision: number): Promise<void> {
    await this.ask(COMPACT, [revision]);
    await this.#sweep();
  }

  /** Resolves when nothing of it runs any more. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.#running;
  }

  #look(): void {
    this.#running = this.#turn().then(
      () => this.fault.succeeded(),
      (error: unknown) => this.fault.failed(error),
    );
  }

  async #turn(): Promise<void> {
    const turned = await this.ask(TURN, [this.seconds]);
    if (turned.length > 0) await this.#sweep();
  }

  async #sweep(): Promise<void> {
    for (let more = true; more; ) more = (await this.ask<{ more: boolean }>(SWEEP))[0]?.more === true;
  }
}
