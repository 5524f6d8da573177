/** The order of rows: by what a column means, not by how it is written. */
import type { TableColumn, TableRow } from '../../../api-client/index.js';
import { secondsOf } from './age.js';

export interface Sort {
  /** Name of a column in lower case, or `namespace`. */
  readonly column: string;
  readonly descending: boolean;
}

/** Such a column tells how long ago the object was made, in words that the server writes once; here it is reckoned anew. */
export const isAge = ({ name }: TableColumn): boolean => name === 'Age';

export const columnId = ({ name }: TableColumn): string => name.toLowerCase();

export type SortKey = string | number;

/** What may follow a number that the rest of the text only explains, as in `2/3` and `5 (3m ago)`. */
const ENDS: readonly string[] = ['', '/', ' '];

/** Numbers, parts of a whole such as `2/3`, and durations such as `3m57s` are compared as numbers. */
function keyOf(cell: unknown): SortKey {
  if (typeof cell === 'number') return cell;
  const text = String(cell ?? '');
  const seconds = secondsOf(text);
  if (seconds !== undefined) return seconds;
  const [, number = '', rest = ''] = /^(-?\d+(?:\.\d+)?)(.?)/.exec(text) ?? [];
  return number !== '' && ENDS.includes(rest) ? Number(number) : text.toLowerCase();
}

export function compareKeys(a: SortKey, b: SortKey): number {
  if (typeof a === typeof b) return a < b ? -1 : a > b ? 1 : 0;
  return typeof a === 'number' ? -1 : 1;
}

/** What a row is sorted by. */
export function sortKey({ column }: Sort, columns: readonly TableColumn[]): (row: TableRow) => SortKey {
  if (column === 'namespace') return ({ metadata }) => metadata.namespace ?? '';
  const i = columns.findIndex((each) => columnId(each) === column);
  const found = columns[i];
  if (found === undefined) return ({ metadata }) => metadata.name ?? '';
  // The youngest has the latest time, and the smallest age.
  if (isAge(found)) return ({ metadata }) => -Date.parse(metadata.creationTimestamp ?? '') || 0;
  return ({ cells }) => keyOf(cells[i]);
}

interface Sorted {
  readonly sortKey: SortKey;
  readonly row: TableRow;
}

/** The order of namespaces, and of names in them. */
export function compareNames({ row: { metadata: a } }: Sorted, { row: { metadata: b } }: Sorted): number {
  return compareKeys(a.namespace ?? '', b.namespace ?? '') || compareKeys(a.name ?? '', b.name ?? '');
}

/** Rows that are alike in the column are in the order of their namespaces and names. */
export const comparison =
  (descending: boolean) =>
  (a: Sorted, b: Sorted): number => {
    const order = compareKeys(a.sortKey, b.sortKey);
    if (order !== 0) return descending ? -order : order;
    return compareNames(a, b);
  };

export const parseSort = (text: string | null): Sort =>
  text === null ? { column: 'name', descending: false } : { column: text.replace(/^-/, ''), descending: text.startsWith('-') };
