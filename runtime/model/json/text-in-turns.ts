/** JSON that is written in turns: an object with many members holds the event loop no longer than one with few. */
import type { Turn } from '../definition/settled.js';
import { finishedInTurns } from '../faults/fault-search.js';
import { stringify } from './json-text.js';

/** Members or items that are written at once. */
const AT_ONCE = 256;
/** Characters that are written between two pauses, about. */
const PIECE = 32 * 1024;

/** As `stringify`, with the same text for the same value. `value` is an object or a list, and holds no functions. */
export async function stringifyInTurns(value: object, turn: Turn): Promise<string> {
  const out = new Pieces();
  await finishedInTurns(written(value, out), turn);
  return out.text;
}

class Pieces {
  readonly #all: string[] = [];
  #since = 0;

  get text(): string {
    return this.#all.join('');
  }

  add(piece: string): void {
    this.#all.push(piece);
    this.#since += piece.length;
  }

  /** Whether it is time for a pause, which begins anew. */
  isLong(): boolean {
    if (this.#since < PIECE) return false;
    this.#since = 0;
    return true;
  }
}

function* written(value: object, out: Pieces): Generator<undefined, void> {
  // To list the members of a large object takes long by itself.
  yield;
  const isList = Array.isArray(value);
  const names = isList ? undefined : Object.keys(value);
  const count = isList ? value.length : (names?.length ?? 0);
  let first = true;
  out.add(isList ? '[' : '{');
  for (let i = 0; i < count; i += 1) {
    const name = names?.[i];
    const member: unknown = name === undefined ? (value as readonly unknown[])[i] : (value as Readonly<Record<string, unknown>>)[name];
    if (member === undefined && !isList) continue;
    const before = `${first ? '' : ','}${name === undefined ? '' : `${JSON.stringify(name)}:`}`;
    first = false;
    if (typeof member === 'object' && member !== null && isWide(member)) {
      out.add(before);
      yield* written(member, out);
    } else out.add(before + (member === undefined ? 'null' : stringify(member)));
    if (out.isLong()) yield;
  }
  out.add(isList ? ']' : '}');
}

/** Whether a value, or one inside of it, is too much to be written at once. */
function isWide(value: object, left = { members: AT_ONCE }): boolean {
  for (const name in value) {
    left.members -= 1;
    if (left.members < 0) return true;
    const member = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof member === 'object' && member !== null && isWide(member, left)) return true;
  }
  return false;
}
