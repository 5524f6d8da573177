/** Rounds after rounds, several at once, until the time is over. */
import { Random } from '../attack/random.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { round } from './round.js';

export interface SoakOptions {
  readonly milliseconds: number;
  readonly seed: number;
  /** Servers at once. */
  readonly atOnce: number;
  /** Longest that a server lives before it is ended. */
  readonly lifeMs: number;
  /** Clients of each server. */
  readonly clients: number;
  readonly tell?: (line: string) => void;
}

export interface Totals {
  rounds: number;
  requests: number;
  /** Processes gone without a word. */
  silent: number;
  readonly causes: Map<string, number>;
  readonly faults: string[];
}

/** Rounds that are told of at once. */
const TELL_EVERY = 25;

export async function soak({ milliseconds, seed, atOnce, lifeMs, clients, tell = () => undefined }: SoakOptions): Promise<Totals> {
  const until = performance.now() + milliseconds;
  const totals: Totals = { rounds: 0, requests: 0, silent: 0, causes: new Map(), faults: [] };
  let number = 0;
  const seat = async (): Promise<void> => {
    while (performance.now() < until) {
      const own = number++;
      const folder = freshFolder();
      const { cause, requests, silent, faults } = await round({ random: new Random(seed, own), folder, lifeMs, clients });
      removeFolder(folder);
      totals.rounds += 1;
      totals.requests += requests;
      totals.silent += silent ? 1 : 0;
      totals.causes.set(cause, (totals.causes.get(cause) ?? 0) + 1);
      for (const fault of faults) {
        totals.faults.push(`round ${own}: ${fault}`);
        tell(`round ${own}: ${fault}`);
      }
      if (totals.rounds % TELL_EVERY === 0)
        tell(`${totals.rounds} rounds, ${totals.requests} requests, ${totals.silent} gone without a word, ${totals.faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, seat));
  return totals;
}
