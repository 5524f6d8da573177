import { compareKeys, orderAround } from './keys.js';

/** Entries of a chunk at most; inserting moves at most as many pointers. */
const CHUNK = 512;

/**
 * Entries in the byte order of their keys, in chunks of sorted arrays: lookups are two binary searches, an insert moves
 * part of one chunk, and a range is copied out chunk by chunk. Costs little more than a pointer for each entry.
 */
export class SortedEntries<E extends { readonly key: string }> {
  /** No chunk is empty. */
  #chunks: E[][] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(key: string): E | undefined {
    const chunk = this.#chunks[this.#chunkOf(key)];
    if (chunk === undefined) return undefined;
    const entry = chunk[lowerBound(chunk, key)];
    return entry?.key === key ? entry : undefined;
  }

  /** Puts the entry in its place and returns the one it replaced. */
  set(entry: E): E | undefined {
    if (this.#append(entry)) return undefined;
    const at = this.#chunkOf(entry.key);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return undefined;
    const index = lowerBound(chunk, entry.key);
    const present = chunk[index];
    if (present?.key === entry.key) {
      chunk[index] = entry;
      return present;
    }
    this.#size++;
    if (chunk.length < CHUNK) {
      chunk.splice(index, 0, entry);
    } else {
      const upper = chunk.splice(CHUNK / 2);
      this.#chunks.splice(at + 1, 0, upper);
      if (index <= CHUNK / 2) chunk.splice(index, 0, entry);
      else upper.splice(index - CHUNK / 2, 0, entry);
    }
    return undefined;
  }

  /**
   * Puts an entry behind all others where its key says so, which takes one comparison: content is loaded in order. Chunks are filled
   * to the brim then, instead of leaving halves behind.
   */
  #append(entry: E): boolean {
    const chunk = this.#chunks[this.#chunks.length - 1];
    const last = chunk?.[chunk.length - 1];
    if (last !== undefined && compareKeys(last.key, entry.key) >= 0) return false;
    if (chunk !== undefined && chunk.length < CHUNK) chunk.push(entry);
    else this.#chunks.push([entry]);
    this.#size++;
    return true;
  }

  /** Takes the entry of the key out and returns it. */
  delete(key: string): E | undefined {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return undefined;
    const index = lowerBound(chunk, key);
    const present = chunk[index];
    if (present?.key !== key) return undefined;
    chunk.splice(index, 1);
    this.#size--;
    if (chunk.length === 0) this.#chunks.splice(at, 1);
    return present;
  }

  /** Entries from `start` (inclusive) to `end` (exclusive; undefined: the last one), at most `limit`. */
  slice(start: string, end: string | undefined, limit = Number.POSITIVE_INFINITY): E[] {
    const pieces: E[][] = [];
    let taken = 0;
    for (let at = this.#chunkOf(start); taken < limit; at++) {
      const chunk = this.#chunks[at];
      if (chunk === undefined) break;
      const piece = cut(chunk, start, end, limit - taken);
      // Only the first chunk may have nothing from `start` on.
      if (piece.length === 0 && pieces.length > 0) break;
      pieces.push(piece);
      taken += piece.length;
    }
    const [first = [], ...rest] = pieces;
    return first.concat(...rest);
  }

  /** How many entries stand from `start` (inclusive) to `end` (exclusive; undefined: the last one). */
  count(start: string, end: string | undefined): number {
    return Math.max(0, (end === undefined ? this.#size : this.#rank(end)) - this.#rank(start));
  }

  /** The last entry before `end`; the last of all where that is undefined. */
  lastBefore(end: string | undefined): E | undefined {
    const at = end === undefined ? this.#chunks.length - 1 : this.#chunkOf(end);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return undefined;
    const index = (end === undefined ? chunk.length : lowerBound(chunk, end)) - 1;
    return index >= 0 ? chunk[index] : undefined;
  }

  /** How many entries stand before the key. */
  #rank(key: string): number {
    const at = this.#chunkOf(key);
    let before = 0;
    for (let i = 0; i < at; i++) before += this.#chunks[i]?.length ?? 0;
    const chunk = this.#chunks[at];
    return chunk === undefined ? before : before + lowerBound(chunk, key);
  }

  /** Index of the chunk that holds the key or would take it: the last one that starts at or before it, or the first. */
  #chunkOf(key: string): number {
    const compare = orderAround(key);
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const first = this.#chunks[middle]?.[0];
      if (first !== undefined && compare(first.key, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function cut<E extends { readonly key: string }>(chunk: E[], start: string, end: string | undefined, limit: number): E[] {
  const first = chunk[0];
  const last = chunk[chunk.length - 1];
  if (first === undefined || last === undefined) return [];
  const from = compareKeys(first.key, start) >= 0 ? 0 : lowerBound(chunk, start);
  const to = end === undefined || compareKeys(last.key, end) < 0 ? chunk.length : lowerBound(chunk, end);
  return chunk.slice(from, Math.min(to, from + limit));
}

/** Index of the first entry at or after the key. */
function lowerBound(chunk: readonly { readonly key: string }[], key: string): number {
  const compare = orderAround(key);
  let low = 0;
  let high = chunk.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = chunk[middle];
    if (entry !== undefined && compare(entry.key, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
