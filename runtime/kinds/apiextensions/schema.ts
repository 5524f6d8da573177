/**
 * JSON schemas of custom resources as definitions hold them: decoded, so that a keyword which says nothing is not there.
 */
import { type Fields, fieldsOf, listOf } from '../shown.js';

export type Schema = Fields;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

export const PRESERVE = 'x-kubernetes-preserve-unknown-fields';
export const EMBEDDED = 'x-kubernetes-embedded-resource';
export const INT_OR_STRING = 'x-kubernetes-int-or-string';
export const LIST_TYPE = 'x-kubernetes-list-type';
export const LIST_MAP_KEYS = 'x-kubernetes-list-map-keys';
export const MAP_TYPE = 'x-kubernetes-map-type';

export const schemaOf = (value: unknown): Schema | undefined => (isSchema(value) ? value : undefined);

/** Members of a map of schemas by name, in the order of the names. */
export const namedSchemas = (value: unknown): [name: string, schema: Schema][] =>
  Object.entries(fieldsOf(value))
    .filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** The schema of a property, of the schema's own properties only. */
export function propertyOf(schema: Schema, name: string): Schema | undefined {
  const properties = fieldsOf(schema.properties);
  return Object.hasOwn(properties, name) ? schemaOf(properties[name]) : undefined;
}

/** How schemas are joined, in the order in which their faults are told. */
export const JUNCTORS = ['allOf', 'oneOf', 'anyOf'] as const;

const BY_NAME: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'definitions', 'dependencies']);

/** Where schemas stand inside of a schema: in a map by name, in a list, or alone. */
const HOLDERS: ReadonlySet<string> = new Set([...BY_NAME, ...JUNCTORS, 'items', 'not', 'additionalProperties', 'additionalItems']);

/** Whether no schema stands inside of the schema. */
export function isLeaf(schema: Schema): boolean {
  for (const keyword in schema) if (HOLDERS.has(keyword)) return false;
  return true;
}

/** Whether the schema, or one inside of it, is as asked. */
export function hasSchema(schema: unknown, asked: (schema: Schema) => boolean): boolean {
  if (!isSchema(schema)) return false;
  if (asked(schema)) return true;
  for (const keyword in schema) {
    if (!HOLDERS.has(keyword)) continue;
    const held = schema[keyword];
    if (Array.isArray(held) ? held.some((s) => hasSchema(s, asked)) : BY_NAME.has(keyword) ? hasNamed(held, asked) : hasSchema(held, asked))
      return true;
  }
  return false;
}

function hasNamed(held: unknown, asked: (schema: Schema) => boolean): boolean {
  const schemas = fieldsOf(held);
  for (const name in schemas) if (hasSchema(schemas[name], asked)) return true;
  return false;
}

const rootSchema = (validation: unknown): Schema | undefined => schemaOf(fieldsOf(validation).openAPIV3Schema);

/** The schemas of a definition: the one of all versions, then those of single versions. */
export const schemasOf = (spec: Fields): Schema[] =>
  [rootSchema(spec.validation), ...listOf(spec.versions).map((v) => rootSchema(v.schema))].filter((s) => s !== undefined);

/** Whether any schema of a definition is as asked. */
export const someSchema = (spec: Fields, asked: (schema: Schema) => boolean): boolean => schemasOf(spec).some((s) => hasSchema(s, asked));

export const hasDefaults = (spec: Fields): boolean => someSchema(spec, (s) => s.default !== undefined);

/** Extensions that only mean something in a structural schema. */
const STRUCTURAL_ONLY = [EMBEDDED, PRESERVE, INT_OR_STRING, LIST_MAP_KEYS, LIST_TYPE];

export const hasExtensions = (spec: Fields): boolean =>
  someSchema(spec, (s) => STRUCTURAL_ONLY.some((extension) => s[extension] !== undefined));

export const TYPES: readonly string[] = ['array', 'boolean', 'integer', 'number', 'object', 'string'];

export const hasUnknownTypes = (spec: Fields): boolean => someSchema(spec, ({ type }) => typeof type === 'string' && !TYPES.includes(type));

/** Whether every version has a schema, its own or the shared one. */
export const hasSchemas = (spec: Fields): boolean =>
  rootSchema(spec.validation) !== undefined || listOf(spec.versions).every((v) => rootSchema(v.schema) !== undefined);

/** A schema's flag, such as `nullable`. */
export const says = (schema: Schema, flag: string): boolean => schema[flag] === true;
