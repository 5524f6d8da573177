/** Rows in an order, in which one that changes finds its place without the others being looked at or copied. */
import type { TableRow } from '../../../api-client/index.js';
import type { SortKey } from './sorting.js';

/** A row with what its place follows from. */
export interface Entry {
  /** Tells rows apart. */
  readonly key: string;
  readonly sortKey: SortKey;
  readonly row: TableRow;
}

/** No two entries are alike. */
type Comparison = (a: Entry, b: Entry) => number;

/** Entries of a block at first, and those at which it becomes two. */
const BLOCK = 256;
const MAX_BLOCK = 2 * BLOCK;

export class RowOrder {
  /** Entries in blocks, none of which is empty: what is put in or taken out moves the entries of one block. */
  readonly #blocks: Entry[][] = [];
  #length: number;

  /** `sorted`: entries that are in order already. */
  constructor(
    sorted: readonly Entry[],
    private readonly compare: Comparison,
  ) {
    for (let i = 0; i < sorted.length; i += BLOCK) this.#blocks.push(sorted.slice(i, i + BLOCK));
    this.#length = sorted.length;
  }

  get length(): number {
    return this.#length;
  }

  at(place: number): Entry | undefined {
    let left = place;
    if (left < 0) return undefined;
    for (const block of this.#blocks) {
      if (left < block.length) return block[left];
      left -= block.length;
    }
    return undefined;
  }

  /** Where an entry is; undefined for one that is not there. */
  placeOf(entry: Entry): number | undefined {
    const [b, i] = this.#find(entry);
    if (this.#blocks[b]?.[i]?.key !== entry.key) return undefined;
    let before = 0;
    for (let each = 0; each < b; each += 1) before += this.#blocks[each]?.length ?? 0;
    return before + i;
  }

  add(entry: Entry): void {
    this.#length += 1;
    const [found, i] = this.#find(entry);
    // What is after all others belongs to the last block.
    const b = Math.min(found, Math.max(0, this.#blocks.length - 1));
    const block = this.#blocks[b];
    if (block === undefined) this.#blocks.push([entry]);
    else {
      block.splice(b === found ? i : block.length, 0, entry);
      if (block.length > MAX_BLOCK) this.#blocks.splice(b + 1, 0, block.splice(BLOCK));
    }
  }

  remove(entry: Entry): void {
    const [b, i] = this.#find(entry);
    const block = this.#blocks[b];
    if (block?.[i]?.key !== entry.key) return;
    this.#length -= 1;
    block.splice(i, 1);
    if (block.length === 0) this.#blocks.splice(b, 1);
  }

  /** Puts an entry into the place of another one of the same row, which it takes over where the order allows. */
  replace(old: Entry, entry: Entry): void {
    const [b, i] = this.#find(old);
    const block = this.#blocks[b];
    if (block?.[i]?.key === old.key && this.compare(old, entry) === 0) block[i] = entry;
    else {
      this.remove(old);
      this.add(entry);
    }
  }

  *[Symbol.iterator](): Generator<Entry> {
    for (const block of this.#blocks) yield* block;
  }

  /** The block and the place in it of the first entry that is not before the given one. */
  #find(entry: Entry): readonly [block: number, place: number] {
    const isBefore = (other: Entry | undefined): boolean => other !== undefined && this.compare(other, entry) < 0;
    const b = firstNot(this.#blocks.length, (i) => isBefore(this.#blocks[i]?.at(-1)));
    const block = this.#blocks[b] ?? [];
    return [b, firstNot(block.length, (i) => isBefore(block[i]))];
  }
}

/** The first number below a bound for which something no longer holds that holds for all numbers before it; else the bound. */
function firstNot(bound: number, holds: (i: number) => boolean): number {
  let [from, to] = [0, bound];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
