/** The rows of a kind as they are now: followed at the server, sorted and filtered here, and shown once for each frame of the screen. */
import { type Signal, signal } from '@preact/signals';
import type { TableClient, TableColumn, TableRow } from '../../../api-client/index.js';
import { compareBy, type Sort } from './sorting.js';

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

export class LiveRows {
  /** The rows that are shown, in their order. */
  readonly shown: Signal<readonly TableRow[]> = signal([]);
  readonly columns: Signal<readonly TableColumn[]> = signal([]);
  /** How many there are, shown or not. */
  readonly total: Signal<number> = signal(0);
  readonly synced: Signal<boolean> = signal(false);
  readonly fault: Signal<unknown> = signal(undefined);
  /** When rows have changed last since all were there, by their keys: Unix time in milliseconds. */
  readonly changedAt = new Map<string, number>();
  readonly #rows = new Map<string, TableRow>();
  /** Keys of the rows that have changed since the last frame. */
  readonly #changed = new Set<string>();
  readonly #ended = new AbortController();
  #frame = 0;
  #sort: Sort = { column: 'name', descending: false };
  #text = '';

  constructor(private readonly client: TableClient) {}

  /** Follows the rows until `end`. */
  async begin({ namespace, labelSelector, fieldSelector }: Selected): Promise<void> {
    const { signal } = this.#ended;
    const client = namespace === '' ? this.client : this.client.namespace(namespace);
    try {
      const selection = { ...(labelSelector && { labelSelector }), ...(fieldSelector && { fieldSelector }) };
      await this.#begin(client.list({ ...selection, signal, pageSize: FIRST_ROWS }));
      for await (const { type, object } of client.watch({ ...selection, signal })) {
        if (type === 'SYNCED') this.#sync();
        else if (object !== undefined) this.#take(object, type === 'DELETED');
      }
    } catch (error) {
      if (!signal.aborted) this.fault.value = error;
    }
  }

  end(): void {
    this.#ended.abort();
    cancelAnimationFrame(this.#frame);
  }

  /** Shows the rows in another order, or others of them: those of which a cell or a label has the text. */
  arrange(sort: Sort, text: string): void {
    const wanted = text.toLowerCase();
    if (sort.column === this.#sort.column && sort.descending === this.#sort.descending && wanted === this.#text) return;
    this.#sort = sort;
    this.#text = wanted;
    this.#all();
  }

  row(key: string): TableRow | undefined {
    return this.#rows.get(key);
  }

  /** Shows the first rows at once, where these are in the order of the server, before all are there. */
  async #begin(list: ReturnType<TableClient['list']>): Promise<void> {
    if (this.#text !== '' || this.#sort.column !== 'name' || this.#sort.descending) return;
    for await (const { items } of list.pages()) {
      this.columns.value = this.client.columns;
      this.shown.value = items;
      return;
    }
  }

  #sync(): void {
    this.columns.value = this.client.columns;
    this.#all();
    this.synced.value = true;
  }

  #take(row: TableRow, isGone: boolean): void {
    const key = rowKey(row);
    if (isGone) this.#rows.delete(key);
    else this.#rows.set(key, row);
    if (!this.synced.peek()) return;
    this.#changed.add(key);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#changes());
  }

  #all(): void {
    this.#changed.clear();
    this.shown.value = [...this.#rows.values()].filter((row) => this.#isShown(row)).sort(this.#compare());
    this.total.value = this.#rows.size;
  }

  /** Puts the rows that have changed into their places among the others, which keep theirs. */
  #changes(): void {
    this.#frame = 0;
    const now = Date.now();
    const compare = this.#compare();
    const rest = this.shown.value.filter((row) => !this.#changed.has(rowKey(row)));
    const changed: TableRow[] = [];
    for (const key of this.#changed) {
      const row = this.#rows.get(key);
      if (row === undefined) this.changedAt.delete(key);
      else {
        this.changedAt.set(key, now);
        if (this.#isShown(row)) changed.push(row);
      }
    }
    this.#changed.clear();
    this.#forget(now);
    this.shown.value = merged(rest, changed.sort(compare), compare);
    this.total.value = this.#rows.size;
  }

  /** The first in the map have changed first or are there since long: those that are marked no longer are forgotten. */
  #forget(now: number): void {
    for (const [key, at] of this.changedAt) if (now - at > MARKED_MS) this.changedAt.delete(key);
  }

  #compare(): (a: TableRow, b: TableRow) => number {
    return compareBy(this.#sort, this.columns.peek());
  }

  #isShown({ cells, metadata: { namespace = '', labels = {} } }: TableRow): boolean {
    if (this.#text === '') return true;
    const has = (value: unknown): boolean => String(value).toLowerCase().includes(this.#text);
    return cells.some(has) || has(namespace) || Object.entries(labels).some(([key, value]) => has(`${key}=${value}`));
  }
}

/** Two sorted lists as one. */
function merged<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): T[] {
  const all: T[] = [];
  let i = 0;
  for (const next of b) {
    for (let item = a[i]; item !== undefined && compare(item, next) <= 0; item = a[i]) {
      all.push(item);
      i += 1;
    }
    all.push(next);
  }
  for (; i < a.length; i += 1) {
    const item = a[i];
    if (item !== undefined) all.push(item);
  }
  return all;
}
