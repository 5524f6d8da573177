/** Columns of the tables of custom objects: what a definition says of them, and the cells of a row. */
import type { CustomResourceColumnDefinition } from '../../generated/apiextensions/v1beta1/types.js';
import { stringify } from '../codec/parse.js';
import { canonicalTime } from '../codec/times.js';
import type { ColumnDefinition } from '../model/definition.js';
import type { ApiObject } from '../model/object.js';
import { age } from '../resource/table.js';
import { JsonPath, PathError } from './json-path.js';

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

/** The columns of a definition; the age alone where it says none. */
export type Columns = readonly CustomResourceColumnDefinition[];

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

/** A function that makes the cells of a row. */
export function cellsOf(columns: Columns): (object: ApiObject, now: Date) => unknown[] {
  const makers = columns.map(({ type, JSONPath: path }) => cellOf(type, path));
  return (object, now) => [object.metadata.name ?? '', ...makers.map((make) => make(object, now))];
}

type MakeCell = (object: ApiObject, now: Date) => unknown;

function cellOf(type: string, text: string): MakeCell {
  let path: JsonPath;
  try {
    path = new JsonPath(text);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    return () => null;
  }
  return (object, now) => {
    const value = path.first(object);
    return value === undefined || value === null ? null : cell(type, value, now);
  };
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
