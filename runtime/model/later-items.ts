/**
 * Items of long lists that a walk over an object leaves for later. A walk is one piece of work for the event loop, and a body of 100 KiB may hold
 * 50,000 items that each take microseconds; what is left for later is done in turns.
 */
import type { Turn } from './definition/settled.js';

/** Longer lists are left for later. */
const LONG = 128;
/** Lists are left for later whatever their length once a walk has come by so many items: short lists may hold short lists. */
const MANY = 512;
/** Items between two questions whether others have their turn. */
const STEP = 32;

interface Rest {
  readonly count: number;
  readonly work: (i: number) => void;
  next: number;
}

/** Work that asks for turns by itself. */
type InTurns = (turn: Turn) => Promise<void>;

export class LaterItems {
  readonly #rests: (Rest | InTurns)[] = [];
  /** Items that were worked on at once since the last question. */
  #atOnce = 0;

  /** Whether a list of so many items is left; if not, it is worked on at once. */
  takes(count: number): boolean {
    if (count > LONG || this.#atOnce + count > MANY) return true;
    this.#atOnce += count;
    return false;
  }

  /** Leaves the work on a list of so many items. */
  leave(count: number, work: (i: number) => void): void {
    this.#rests.push({ count, work, next: 0 });
  }

  /** Leaves work that asks for turns by itself, such as sorting. */
  leaveInTurns(work: InTurns): void {
    this.#rests.push(work);
  }

  /** Does what was left, and what that leaves. Rejects with what the work throws. */
  async done(turn: Turn): Promise<void> {
    for (let rest = this.#rests.at(-1); rest !== undefined; rest = this.#rests.at(-1)) {
      if (typeof rest === 'function') {
        this.#rests.pop();
        await rest(turn);
        continue;
      }
      if (rest.next >= rest.count) {
        this.#rests.pop();
        continue;
      }
      this.#atOnce = 0;
      const end = Math.min(rest.count, rest.next + STEP);
      while (rest.next < end) {
        rest.work(rest.next);
        rest.next += 1;
      }
      const wait = turn();
      if (wait !== undefined) await wait;
    }
  }
}

/** Works on each item of a list, by its number: at once, or later where that is much and there is a later. */
export function eachItem(count: number, work: (i: number) => void, later: LaterItems | undefined): void {
  if (later?.takes(count) === true) later.leave(count, work);
  else for (let i = 0; i < count; i += 1) work(i);
}

/** Runs a walk and what it leaves: without turns nothing is left, and nothing has to be waited for. */
export function walked<T>(turn: Turn | undefined, walk: (later: LaterItems | undefined) => T): T | Promise<T> {
  if (turn === undefined) return walk(undefined);
  const later = new LaterItems();
  const value = walk(later);
  return later.done(turn).then(() => value);
}
