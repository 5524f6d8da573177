/** The rows of a kind as they are now: followed at the server, sorted and filtered here, and shown once for each frame of the screen. */
import { type Signal, signal } from '@preact/signals';
import type { TableClient, TableColumn, TableRow } from '../../../api-client/index.js';
import { inTurns, Turns } from '../values/turns.js';
import { type Entry, RowOrder, sorting } from './row-order.js';
import { comparison, type Sort, type SortKey, sortKey } from './sorting.js';

interface Selected {
  /** Empty for all. */
  readonly namespace: string;
  readonly labelSelector: string;
  readonly fieldSelector: string;
}

export const rowKey = ({ metadata: { namespace = '', name = '' } }: TableRow): string => `${namespace}/${name}`;

/** What a key of a row names. */
export function placeOfKey(key: string): { readonly namespace: string; readonly name: string } {
  const [namespace = '', name = ''] = key.split('/');
  return { namespace, name };
}

/** Rows that fill any screen. */
const FIRST_ROWS = 100;

/** Milliseconds for which a row that has changed is marked. */
export const MARKED_MS = 1200;

/** Changes that find their places one by one in a frame; where more have come together, all rows are ordered anew, in turns. */
const MAX_CHANGES = 2_000;

/** Rows that are looked at before a pause may follow. */
const LOOKED_AT = 256;

/** The rows that are shown, in their order. They are read when they are drawn: the order itself changes with the rows. */
export class ShownRows implements Iterable<TableRow> {
  constructor(
    private readonly order: RowOrder,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  get length(): number {
    return this.order.length;
  }

  at(place: number): TableRow | undefined {
    return this.order.at(place)?.row;
  }

  /** So many of them, or all where they are fewer. */
  first(count: number): TableRow[] {
    return Array.from({ length: Math.min(count, this.length) }, (_, i) => this.at(i)).filter((row) => row !== undefined);
  }

  /** Where the row of a key is; undefined where it is not shown. */
  placeOf(key: string): number | undefined {
    const entry = this.entries.get(key);
    return entry && this.order.placeOf(entry);
  }

  /** Whether the row of a key is shown. */
  has(key: string): boolean {
    return this.entries.has(key);
  }

  /** Whether the keys of all rows are among the given ones. */
  isWithin(keys: ReadonlySet<string>): boolean {
    for (const key of this.entries.keys()) if (!keys.has(key)) return false;
    return true;
  }

  keys(): IterableIterator<string> {
    return this.entries.keys();
  }

  *[Symbol.iterator](): Generator<TableRow> {
    for (const { row } of this.order) yield row;
  }
}

/** The rows that are shown, with their places. */
interface Arrangement {
  readonly order: RowOrder;
  readonly entries: Map<string, Entry>;
}

export class LiveRows {
  readonly shown: Signal<ShownRows>;
  readonly columns: Signal<readonly TableColumn[]> = signal([]);
  /** How many there are, shown or not. */
  readonly total: Signal<number> = signal(0);
  readonly synced: Signal<boolean> = signal(false);
  readonly fault: Signal<unknown> = signal(undefined);
  /** When rows have changed last since all were there, by their keys: Unix time in milliseconds. */
  readonly changedAt = new Map<string, number>();
  readonly #rows = new Map<string, TableRow>();
  /** Keys of the rows that have changed since they were put into their places. */
  #changed = new Set<string>();
  #arranged: Arrangement = { order: new RowOrder([], comparison(false)), entries: new Map() };
  /** Ends what arranges all rows; undefined where nothing does. */
  #arranging: AbortController | undefined;
  readonly #ended = new AbortController();
  #isListed = false;
  #frame = 0;
  #sort: Sort = { column: 'name', descending: false };
  #text = '';

  constructor(private readonly client: TableClient) {
    this.shown = signal(this.#view());
  }

  /** Follows the rows until `end`. */
  async begin({ namespace, labelSelector, fieldSelector }: Selected): Promise<void> {
    const { signal } = this.#ended;
    const client = namespace === '' ? this.client : this.client.namespace(namespace);
    try {
      const selection = { ...(labelSelector && { labelSelector }), ...(fieldSelector && { fieldSelector }) };
      await this.#begin(client.list({ ...selection, signal, pageSize: FIRST_ROWS }));
      const turns = new Turns();
      for await (const { type, object } of client.watch({ ...selection, signal })) {
        if (type === 'SYNCED') this.#sync();
        else if (object !== undefined) this.#take(object, type === 'DELETED');
        if (turns.isOver()) await turns.next();
      }
    } catch (error) {
      if (!signal.aborted) this.fault.value = error;
    }
  }

  end(): void {
    this.#ended.abort();
    this.#arranging?.abort();
    cancelAnimationFrame(this.#frame);
  }

  /** Shows the rows in another order, or others of them: those of which a cell or a label has the text. The others stay until it is done. */
  arrange(sort: Sort, text: string): void {
    const wanted = text.toLowerCase();
    if (sort.column === this.#sort.column && sort.descending === this.#sort.descending && wanted === this.#text) return;
    this.#sort = sort;
    this.#text = wanted;
    if (this.#isListed) void this.#all();
  }

  /** Shows the first rows at once, where these are in the order of the server, before all are there. */
  async #begin(list: ReturnType<TableClient['list']>): Promise<void> {
    if (this.#text !== '' || this.#sort.column !== 'name' || this.#sort.descending) return;
    for await (const { items } of list.pages()) {
      this.columns.value = this.client.columns;
      for (const row of items) this.#place(rowKey(row), row);
      this.shown.value = this.#view();
      return;
    }
  }

  #sync(): void {
    this.columns.value = this.client.columns;
    this.#isListed = true;
    void this.#all();
  }

  #take(row: TableRow, isGone: boolean): void {
    const key = rowKey(row);
    if (isGone) this.#rows.delete(key);
    else this.#rows.set(key, row);
    if (!this.#isListed) return;
    this.#changed.add(key);
    this.#nextFrame();
  }

  #nextFrame(): void {
    if (this.#frame !== 0 || this.#arranging !== undefined) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#changed.size > MAX_CHANGES) void this.#all();
      else if (this.#arranging === undefined) this.#changes();
    });
  }

  /** Arranges all rows, in turns. What changes meanwhile finds its place afterwards. */
  async #all(): Promise<void> {
    this.#arranging?.abort();
    const arranging = new AbortController();
    this.#arranging = arranging;
    if (this.synced.peek()) this.#mark();
    this.#changed = new Set();
    const arranged = await inTurns(this.#arrangements(), arranging.signal);
    if (arranged === undefined) return;
    this.#arranging = undefined;
    this.#arranged = arranged;
    this.#changes();
    this.synced.value = true;
  }

  *#arrangements(): Generator<undefined, Arrangement> {
    const sortKeyOf = this.#sortKey();
    const wanted: Entry[] = [];
    let looked = 0;
    for (const [key, row] of this.#rows) {
      if (this.#isShown(row)) wanted.push({ key, sortKey: sortKeyOf(row), row });
      looked += 1;
      if (looked % LOOKED_AT === 0) yield;
    }
    const compare = comparison(this.#sort.descending);
    const sorted = yield* sorting(wanted, compare);
    const entries = new Map<string, Entry>();
    for (const entry of sorted) {
      entries.set(entry.key, entry);
      if (entries.size % LOOKED_AT === 0) yield;
    }
    return { order: new RowOrder(sorted, compare), entries };
  }

  /** Puts the rows that have changed into their places among the others, which keep theirs. */
  #changes(): void {
    if (this.synced.peek()) this.#mark();
    for (const key of this.#changed) this.#place(key, this.#rows.get(key));
    this.#changed.clear();
    this.shown.value = this.#view();
    this.total.value = this.#rows.size;
  }

  /** Shows the row of a key as it is now, or no longer. */
  #place(key: string, row: TableRow | undefined): void {
    const { order, entries } = this.#arranged;
    const old = entries.get(key);
    const entry = row !== undefined && this.#isShown(row) ? { key, sortKey: this.#sortKey()(row), row } : undefined;
    if (entry === undefined) entries.delete(key);
    else entries.set(key, entry);
    if (old !== undefined && entry !== undefined) order.replace(old, entry);
    else if (old !== undefined) order.remove(old);
    else if (entry !== undefined) order.add(entry);
  }

  #view(): ShownRows {
    return new ShownRows(this.#arranged.order, this.#arranged.entries);
  }

  /** Keeps when the rows have changed. The first in the map have changed first: those that are marked no longer are forgotten. */
  #mark(): void {
    const now = Date.now();
    for (const key of this.#changed) {
      this.changedAt.delete(key);
      if (this.#rows.has(key)) this.changedAt.set(key, now);
    }
    for (const [key, at] of this.changedAt) {
      if (now - at <= MARKED_MS) break;
      this.changedAt.delete(key);
    }
  }

  /** What a row is sorted by. */
  #sortKey(): (row: TableRow) => SortKey {
    return sortKey(this.#sort, this.columns.peek());
  }

  #isShown({ cells, metadata: { namespace = '', labels = {} } }: TableRow): boolean {
    if (this.#text === '') return true;
    const has = (value: unknown): boolean => String(value).toLowerCase().includes(this.#text);
    return cells.some(has) || has(namespace) || Object.entries(labels).some(([key, value]) => has(`${key}=${value}`));
  }
}
