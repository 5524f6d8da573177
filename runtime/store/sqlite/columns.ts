import { bufferOf } from '../bytes.js';
import type { StoredEntry } from '../contract.js';
import type { EntryColumns, EntryRow, KeyedColumns } from './messages.js';

/** Collects entries into columns, in order. */
export class EntryPacker {
  readonly #revisions: number[] = [];
  readonly #created: number[] = [];
  readonly #sizes: number[] = [];
  readonly #values: Uint8Array[] = [];

  none(): void {
    this.#push(0, 0, undefined);
  }

  entry(revision: number, created: number, value: Uint8Array): void {
    this.#push(revision, created, value);
  }

  columns(): EntryColumns & { readonly values: Uint8Array<ArrayBuffer> } {
    return { revisions: this.#revisions, created: this.#created, sizes: this.#sizes, values: joined(this.#values) };
  }

  #push(revision: number, created: number, value: Uint8Array | undefined): void {
    this.#revisions.push(revision);
    this.#created.push(created);
    this.#sizes.push(value?.length ?? 0);
    if (value !== undefined) this.#values.push(value);
  }
}

/** Reads packed entries, once each and in order. Values are views of the one buffer. */
export class EntryUnpacker {
  #index = 0;
  #offset = 0;

  constructor(private readonly columns: EntryColumns) {}

  next(key: string): StoredEntry | undefined {
    const { revisions, created, sizes, values } = this.columns;
    const index = this.#index++;
    const revision = revisions[index] ?? 0;
    if (revision === 0) return undefined;
    const size = sizes[index] ?? 0;
    const value = bufferOf(values.subarray(this.#offset, this.#offset + size));
    this.#offset += size;
    return { key, value, revision, createRevision: created[index] ?? 0 };
  }
}

/** The entries of a page. Values are views of the one buffer. */
export function entriesOf(columns: KeyedColumns): StoredEntry[] {
  const unpacker = new EntryUnpacker(columns);
  const entries = columns.keys.flatMap((key) => unpacker.next(key) ?? []);
  for (const [at, damage] of columns.damages) {
    const entry = entries[at];
    if (entry !== undefined) entries[at] = { ...entry, damage };
  }
  return entries;
}

/** The pieces one after the other, in memory of their own, which can be transferred. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/** An entry in the form in which the database threads send it. */
export const entryOf = ({ key, value, revision, created, damage }: EntryRow): StoredEntry => ({
  key,
  value: bufferOf(value),
  revision,
  createRevision: created,
  ...(damage === undefined ? {} : { damage }),
});
