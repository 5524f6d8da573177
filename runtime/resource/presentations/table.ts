/** Tables: rows of cells for people (specification 1, "Table representation"). */

import { decodeText, parseTrusted, stringify } from '../../codec/parse.js';
import type { ColumnDefinition, VersionDefinition } from '../../model/definition/definition.js';
import { type ApiObject, apiVersionOf, type ObjectMeta } from '../../model/object.js';
import type { Environment } from '../environment.js';
import type { Item } from '../item.js';
import type { Resource } from '../resource.js';
import { valueAt } from '../selecting/fields.js';
import type { RowContext, Strategy } from '../strategy.js';
import { blankObject } from './blank.js';

/** The time since `from`, rounded for people: `5s`, `3m20s`, `2d4h`, `1y10d`. */
export function age(from: unknown, now: Date): string {
  if (typeof from !== 'string' || from === '') return '<unknown>';
  const seconds = Math.trunc((now.getTime() - Date.parse(from)) / 1000);
  if (seconds < -1) return '<invalid>';
  if (seconds < 0) return '0s';
  if (seconds < 120) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 10) return seconds % 60 === 0 ? `${minutes}m` : `${minutes}m${seconds % 60}s`;
  if (minutes < 180) return `${minutes}m`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 8) return minutes % 60 === 0 ? `${hours}h` : `${hours}h${minutes % 60}m`;
  if (hours < 48) return `${hours}h`;
  const days = Math.floor(hours / 24);
  if (days < 8) return hours % 24 === 0 ? `${days}d` : `${days}d${hours % 24}h`;
  if (days < 365 * 2) return `${days}d`;
  const years = Math.floor(days / 365);
  if (years < 8) return days % 365 === 0 ? `${years}y` : `${years}y${days % 365}d`;
  return `${years}y`;
}

function cell(column: ColumnDefinition, object: ApiObject, now: Date): unknown {
  const value = column.value === undefined ? undefined : valueAt(object, column.value);
  if (column.name === 'Age') return age(value, now);
  if (value === undefined || value === null) return column.type === 'date' ? null : '';
  if (column.type === 'string' && typeof value !== 'string') return typeof value === 'object' ? stringify(value) : String(value);
  return value;
}

/** The cells of one object's row. */
function cells(version: VersionDefinition, strategy: Strategy, object: ApiObject, context: RowContext): unknown[] {
  const filled = strategy.cells?.(object, context);
  if (filled === undefined) return version.columns.map((column) => cell(column, object, context.now));
  const shown = version.shownCells?.map((i) => filled[i]) ?? filled;
  // An object that says nothing, as a bookmark has, lacks what every other has.
  return shown.includes(undefined) ? shown.map((value, i) => (value === undefined ? zeroOf(version.columns[i]) : value)) : shown;
}

const zeroOf = (column: ColumnDefinition | undefined): unknown => (column?.type === 'string' ? '' : column?.type === 'integer' ? 0 : null);

/**
 * The row of a stored object. Paths of columns are those of their own version; code that fills the cells knows the hub alone. Values that do
 * not fit the object's kind are left out, so that the table has a row for every object.
 */
export function rowOf(resource: Resource, version: VersionDefinition, item: Item, now: Date): Record<string, unknown> {
  const { forms } = resource;
  const apiVersion = versionOfCells(resource, version);
  const object = forms.in(item, apiVersion);
  try {
    return row(resource, version, object, now);
  } catch {
    return row(resource, version, forms.fitting(object, apiVersion), now);
  }
}

const versionOfCells = ({ forms, strategy }: Resource, version: VersionDefinition): string =>
  strategy.cells === undefined ? apiVersionOf(version.group, version.version) : forms.definition.hub;

/** The row of an object that says nothing, as a bookmark has it: where code of the kind counts on more, each cell is empty. */
export function blankRow(
  resource: Resource,
  version: VersionDefinition,
  metadata: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, unknown> {
  try {
    return row(resource, version, blankObject(resource, version, metadata, versionOfCells(resource, version)), now);
  } catch {
    return { cells: version.columns.map(zeroOf) };
  }
}

/** What making a row depends on: the kind's strategy, and the domain words and features of the server. */
type RowSource = { readonly strategy: Strategy; readonly environment: Pick<Environment, 'words' | 'enabled'> };

/** A row of the table: its cells, and its conditions where the kind has some. */
export function row(
  { strategy, environment }: RowSource,
  version: VersionDefinition,
  object: ApiObject,
  now: Date,
): Record<string, unknown> {
  const conditions = strategy.rowConditions?.(object);
  return {
    cells: cells(version, strategy, object, { now, words: environment.words, enabled: environment.enabled }),
    ...(conditions === undefined ? {} : { conditions }),
  };
}

export const columnDefinitions = (version: VersionDefinition): Record<string, unknown>[] =>
  version.columns.map((c) => ({ name: c.name, type: c.type, format: c.format, description: c.description, priority: c.priority }));

/** The metadata of a table of one object or event: the part of the object's metadata that a list has as well. */
export function metadataOfOne(item: Item): Record<string, unknown> {
  const { selfLink, resourceVersion } = parseTrusted(decodeText(item.metadataJson())) as ObjectMeta;
  return { ...(selfLink === undefined ? {} : { selfLink }), ...(resourceVersion === undefined ? {} : { resourceVersion }) };
}

/** The items in the order in which their rows are shown. */
export function inRowOrder({ forms, strategy }: Resource, items: readonly Item[]): readonly Item[] {
  const { rowOrder } = strategy;
  if (rowOrder === undefined || items.length < 2) return items;
  const rows = items.map((item) => ({ item, object: forms.hub(item) }));
  return rows.sort((a, b) => rowOrder(a.object, b.object)).map(({ item }) => item);
}
