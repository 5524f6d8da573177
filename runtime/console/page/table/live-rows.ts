/** The rows of a kind as they are now: followed at the server, sorted and filtered here, and shown once for each frame of the screen. */
import { type Signal, signal } from '@preact/signals';
import type { TableClient, TableColumn, TableRow } from '../../../api-client/index.js';
import type { Turn } from '../../../model/definition/settled.js';
import type { LabelSelector } from '../../../model/selectors/selectors.js';
import { Turns, turnsUntil } from '../values/turns.js';
import { type Entry, RowOrder } from './row-order.js';
import { comparison, type Sort, type SortKey, sortKey } from './sorting.js';
import { wholeOrder } from './whole-order.js';

/** What the server is asked for. Each is empty for all. */
export interface Selected {
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

/** Milliseconds for which a row that has changed is marked. */
export const MARKED_MS = 1200;

/** Changes that find their places before the time is looked at. */
const PLACED_AT = 32;

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
  /** How many there will be once all are there, as far as the server tells while they come. */
  readonly expected: Signal<number | undefined> = signal(undefined);
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
  #columnsRead: readonly TableColumn[] = [];
  #isListed = false;
  #frame = 0;
  #sort: Sort = { column: 'name', descending: false };
  #text = '';
  #labels: LabelSelector | undefined;

  constructor(private readonly client: TableClient) {
    this.shown = signal(this.#view());
  }

  /** Follows the rows until `end`. */
  async begin({ namespace, labelSelector, fieldSelector }: Selected): Promise<void> {
    const { signal } = this.#ended;
    const client = namespace === '' ? this.client : this.client.namespace(namespace);
    try {
      const selection = { ...(labelSelector && { labelSelector }), ...(fieldSelector && { fieldSelector }) };
      const turns = new Turns();
      for await (const event of client.watch({ ...selection, signal, pages: true })) {
        if (event.object !== undefined) this.#take(event.object, event.type === 'DELETED');
        else if (event.type === 'PAGE') this.#page(event.remaining);
        else if (event.type === 'SYNCED') this.#sync();
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

  /**
   * Shows the rows in another order, or others of them: those of which a cell or a label has the text, and whose labels are selected. The
   * others stay until it is done.
   */
  arrange(sort: Sort, text: string, labels?: LabelSelector): void {
    const wanted = text.toLowerCase();
    const isSameSort = sort.column === this.#sort.column && sort.descending === this.#sort.descending;
    if (isSameSort && wanted === this.#text && labels === this.#labels) return;
    this.#sort = sort;
    this.#text = wanted;
    this.#labels = labels;
    void this.#all();
  }

  /** A page of the list is there. */
  #page(remaining: number | undefined): void {
    if (this.synced.peek()) return;
    this.expected.value = remaining === undefined ? undefined : this.#rows.size + remaining;
    this.#nextFrame();
  }

  #sync(): void {
    this.#isListed = true;
    this.#nextFrame();
  }

  #take(row: TableRow, isGone: boolean): void {
    const key = rowKey(row);
    if (isGone) this.#rows.delete(key);
    else this.#rows.set(key, row);
    this.#changed.add(key);
    this.#nextFrame();
  }

  #nextFrame(): void {
    if (this.#frame !== 0 || this.#arranging !== undefined) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#arranging === undefined) this.#changes();
    });
  }

  /** Arranges all rows, in turns. What changes meanwhile finds its place afterwards. */
  async #all(): Promise<void> {
    this.#arranging?.abort();
    const arranging = new AbortController();
    this.#arranging = arranging;
    this.#mark(this.#changed);
    this.#changed = new Set();
    const arranged = await this.#arrangement(turnsUntil(arranging.signal)).catch((error: unknown) => {
      if (!arranging.signal.aborted) throw error;
    });
    if (arranged === undefined || arranging.signal.aborted) return;
    this.#arranging = undefined;
    this.#arranged = arranged;
    this.#changes();
  }

  async #arrangement(turn: Turn): Promise<Arrangement> {
    this.#readColumns();
    const sortKeyOf = this.#sortKey();
    const wanted: Entry[] = [];
    let looked = 0;
    for (const [key, row] of this.#rows) {
      if (this.#isShown(row)) wanted.push({ key, sortKey: sortKeyOf(row), row });
      looked += 1;
      if (looked % LOOKED_AT === 0) await turn();
    }
    const { descending } = this.#sort;
    const sorted = await wholeOrder(wanted, descending, turn);
    const entries = new Map<string, Entry>();
    for (const entry of sorted) {
      entries.set(entry.key, entry);
      if (entries.size % LOOKED_AT === 0) await turn();
    }
    return { order: new RowOrder(sorted, comparison(descending)), entries };
  }

  /** Puts rows that have changed into their places among the others, for the time of a turn; the next frame goes on with what is left. */
  #changes(): void {
    if (this.#readColumns() && this.#arranged.entries.size > 0) {
      void this.#all();
      return;
    }
    const sortKeyOf = this.#sortKey();
    const turns = new Turns();
    const placed: string[] = [];
    for (const key of this.#changed) {
      this.#changed.delete(key);
      this.#place(key, this.#rows.get(key), sortKeyOf);
      placed.push(key);
      if (placed.length % PLACED_AT === 0 && turns.isOver()) break;
    }
    this.#mark(placed);
    this.shown.value = this.#view();
    this.total.value = this.#rows.size;
    if (this.#changed.size > 0) this.#nextFrame();
    else if (this.#isListed) this.synced.value = true;
  }

  /** Takes the columns that the server told last, with each page of a list anew. Gives whether they are others than before. */
  #readColumns(): boolean {
    const { columns } = this.client;
    if (columns === this.#columnsRead) return false;
    this.#columnsRead = columns;
    if (JSON.stringify(columns) === JSON.stringify(this.columns.peek())) return false;
    this.columns.value = columns;
    return true;
  }

  /** Shows the row of a key as it is now, or no longer. */
  #place(key: string, row: TableRow | undefined, sortKeyOf: (row: TableRow) => SortKey): void {
    const { order, entries } = this.#arranged;
    const old = entries.get(key);
    const entry = row !== undefined && this.#isShown(row) ? { key, sortKey: sortKeyOf(row), row } : undefined;
    if (entry === undefined) entries.delete(key);
    else entries.set(key, entry);
    if (old !== undefined && entry !== undefined) order.replace(old, entry);
    else if (old !== undefined) order.remove(old);
    else if (entry !== undefined) order.add(entry);
  }

  #view(): ShownRows {
    return new ShownRows(this.#arranged.order, this.#arranged.entries);
  }

  /** Keeps when rows have changed, once all were there. The first in the map have changed first: those that are marked no longer are forgotten. */
  #mark(keys: Iterable<string>): void {
    if (!this.synced.peek()) return;
    const now = Date.now();
    for (const key of keys) {
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
    if (this.#labels !== undefined && !this.#labels.matches(labels)) return false;
    if (this.#text === '') return true;
    const has = (value: unknown): boolean => String(value).toLowerCase().includes(this.#text);
    return cells.some(has) || has(namespace) || Object.entries(labels).some(([key, value]) => has(`${key}=${value}`));
  }
}
