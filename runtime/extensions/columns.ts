/** Columns of the tables of custom objects: their definition, and the cells of a row. */
import type { CustomResourceColumnDefinition } from '../../generated/apiextensions/v1beta1/types.js';
import { stringify } from '../codec/parse.js';
import { canonicalTime } from '../codec/times.js';
import type { ColumnDefinition } from '../model/definition/definition.js';
import { isObject } from '../model/json/json.js';
import type { ApiObject } from '../model/object.js';
import { age } from '../resource/presentations/table.js';
import { JsonPath, PathError, TooManyVisits, Visits } from './json-path.js';

const NAME: ColumnDefinition = {
  name: 'Name',
  type: 'string',
  format: 'name',
  description: 'Name of the object, unique among those of its kind in a namespace.',
  priority: 0,
};

const CREATED: CustomResourceColumnDefinition = {
  name: 'Age',
  type: 'date',
  description: 'Time at which the object was created.',
  JSONPath: '.metadata.creationTimestamp',
};

/** The columns of a definition; only the age if it declares none. */
type Columns = readonly CustomResourceColumnDefinition[];

export const columnsOrAge = (columns: Columns | undefined): Columns =>
  columns === undefined || columns.length === 0 ? [CREATED] : columns;

export const columnDefinitionsOf = (columns: Columns): ColumnDefinition[] => [
  NAME,
  ...columns.map(({ name, type, format = '', description, priority = 0 }) => ({
    name,
    type,
    format,
    description: description ?? `Custom resource definition column (in JSONPath format): ${name}`,
    priority,
  })),
];

/** How many values one cell, and all cells of a row, may visit; the rest is not shown. Ordinary cells visit a few. */
const PER_CELL = 10_000;
const PER_ROW = 20_000;
/** Characters that can be printed in the time of visiting one value. */
const CHARACTERS = 32;

/** A function that makes the cells of a row, at bounded cost whatever the columns and the object. */
export function cellsOf(columns: Columns): (object: ApiObject, now: Date) => unknown[] {
  const makers = columns.map(({ type, JSONPath: path }) => cellOf(type, path));
  return (object, now) => {
    const visits = new Visits(PER_ROW);
    return [object.metadata.name ?? '', ...makers.map((make) => make(object, now, visits))];
  };
}

type MakeCell = (object: ApiObject, now: Date, row: Visits) => unknown;

function cellOf(type: string, text: string): MakeCell {
  let path: JsonPath;
  try {
    path = new JsonPath(text);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    return () => null;
  }
  return (object, now, row) => {
    const visits = row.share(PER_CELL);
    try {
      const value = path.first(object, visits);
      if (value === undefined || value === null) return null;
      // Printing is charged to the whole row, so that a long text fits once or twice, and not into each of a thousand columns.
      payShown(value, row);
      return cell(type, value, now);
    } catch (error) {
      if (error instanceof TooManyVisits) return null;
      throw error;
    }
  };
}

/** Charges the budget for printing a value. */
function payShown(value: unknown, visits: Visits): void {
  visits.take(1 + (typeof value === 'string' ? value.length / CHARACTERS : 0));
  if (Array.isArray(value)) for (const item of value) payShown(item, visits);
  else if (isObject(value))
    for (const [name, member] of Object.entries(value)) {
      visits.take(name.length / CHARACTERS);
      payShown(member, visits);
    }
}

function cell(type: string, value: unknown, now: Date): unknown {
  const number = typeof value === 'number' || typeof value === 'bigint';
  switch (type) {
    case 'string':
      return typeof value === 'string' ? value : stringify(value);
    case 'integer':
      return typeof value === 'number' ? Math.trunc(value) : typeof value === 'bigint' ? value : null;
    case 'number':
      return number ? Number(value) : null;
    case 'boolean':
      return typeof value === 'boolean' ? value : null;
    case 'date':
      return typeof value === 'string' ? dated(value, now) : null;
    default:
      return null;
  }
}

const dated = (value: string, now: Date): string =>
  value === '' ? age(undefined, now) : canonicalTime(value, 0) === undefined ? '<invalid>' : age(value, now);
