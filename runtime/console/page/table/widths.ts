/** Which columns a table shows, and how wide each is: as its values need, judged by some of them, so that columns stay while rows scroll. */
import type { TableColumn, TableRow } from '../../../api-client/index.js';
import type { ShownRows } from './live-rows.js';
import { columnId, isAge } from './sorting.js';

export interface ShownColumn {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In widths of the digit 0. */
  readonly width: number;
  readonly isName: boolean;
  /** Of the server; absent for the namespace, of which tables of the server say nothing. */
  readonly column?: TableColumn;
  cell(row: TableRow): unknown;
}

const SAMPLE = 200;
const NARROWEST = 8;
const WIDEST = 44;
const AGE_WIDTH = 9;
/** Room beside the text. */
const PADDING = 4;

interface Wanted {
  /** Whether columns are shown that are for whoever wants to see more. */
  readonly isWide: boolean;
  readonly withNamespace: boolean;
}

export function shownColumns(columns: readonly TableColumn[], rows: ShownRows, { isWide, withNamespace }: Wanted): ShownColumn[] {
  const sample = rows.first(SAMPLE);
  const widthOf = (name: string, cell: (row: TableRow) => unknown): number =>
    Math.min(WIDEST, Math.max(NARROWEST, name.length + 2, ...sample.map((row) => String(cell(row) ?? '').length))) + PADDING;
  const named = columns.flatMap((column, i): ShownColumn[] => {
    if (column.priority > 0 && !isWide) return [];
    const cell = (row: TableRow): unknown => row.cells[i];
    const { name, description } = column;
    const width = isAge(column) ? AGE_WIDTH : widthOf(name, cell);
    return [{ id: columnId(column), name, description, width, isName: name === 'Name', column, cell }];
  });
  if (!withNamespace) return named;
  const cell = ({ metadata }: TableRow): unknown => metadata.namespace;
  return [{ id: 'namespace', name: 'Namespace', description: '', width: widthOf('Namespace', cell), isName: false, cell }, ...named];
}
