/** Text that is written piece by piece, so that other work may run between the pieces of a long one. */
import type { Turn } from '../model/definition/settled.js';

/** Characters after which a piece is handed on. */
const PIECE = 4096;

/** What a writer has written and not handed on yet. */
export class Pieces {
  #text = '';

  add(text: string): void {
    this.#text += text;
  }

  /** Whether there is a piece to hand on. */
  get full(): boolean {
    return this.#text.length >= PIECE;
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

export function joined(pieces: Iterable<string>): string {
  let text = '';
  for (const piece of pieces) text += piece;
  return text;
}

/** The whole text; a promise of it where other work has to run before it is written. */
export function joinedInTurns(pieces: Iterable<string>, turn: Turn): string | Promise<string> {
  const rest = pieces[Symbol.iterator]();
  let text = '';
  for (let step = rest.next(); step.done !== true; step = rest.next()) {
    text += step.value;
    const wait = turn();
    if (wait !== undefined) return joinedAfter(text, rest, turn, wait);
  }
  return text;
}

async function joinedAfter(begun: string, rest: Iterator<string>, turn: Turn, first: Promise<void>): Promise<string> {
  await first;
  let text = begun;
  for (let step = rest.next(); step.done !== true; step = rest.next()) {
    text += step.value;
    await turn();
  }
  return text;
}
