/** Tells operators of logins that fail, which strangers can have happen as often as they like. */
import { cut } from '../model/abridged.js';
import type { Clock } from '../model/clock.js';
import type { OperatorLog } from '../observe/operator-log.js';

/** Lines within a minute, and characters of what each says. */
const MAX_LINES = 20;
const MINUTE_MS = 60_000;
const MAX_CHARACTERS = 300;

export class RefusalLog {
  #endsAt = 0;
  #told = 0;

  constructor(
    private readonly clock: Clock,
    private readonly log: OperatorLog,
  ) {}

  /** Writes a line, unless there were too many within a minute, of which the last says so. */
  tell(what: string, error: unknown): void {
    const now = this.clock.now();
    if (now >= this.#endsAt) {
      this.#endsAt = now + MINUTE_MS;
      this.#told = 0;
    }
    this.#told += 1;
    if (this.#told > MAX_LINES) return;
    const message = cut(error instanceof Error ? error.message : String(error), MAX_CHARACTERS);
    const more = this.#told === MAX_LINES ? ' What else fails within a minute is not told.' : '';
    this.log(`${what}: ${JSON.stringify(message)}${more}`);
  }
}
