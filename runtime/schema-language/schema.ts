/**
 * JSON schemas of custom resources as definitions hold them: decoded, so that a keyword which says nothing is not there. What may
 * be a schema or something else, as `items` and `additionalProperties`, is of an unknown type, and was decoded all the same.
 */

import type {
  CustomResourceDefinitionSpec,
  CustomResourceValidation,
  JSONSchemaProps,
} from '../../generated/apiextensions/v1beta1/types.js';
import * as allowed from '../../generated/apiextensions/v1beta1/values.js';
import { isObject } from '../model/json/json.js';

export type Schema = JSONSchemaProps;
export type Keyword = keyof Schema;
/** Keywords that are true or false, such as `nullable`. */
type Flag = { [K in Keyword]-?: Schema[K] extends boolean | undefined ? K : never }[Keyword];

export const PRESERVE = 'x-kubernetes-preserve-unknown-fields';
export const EMBEDDED = 'x-kubernetes-embedded-resource';
export const INT_OR_STRING = 'x-kubernetes-int-or-string';
export const LIST_TYPE = 'x-kubernetes-list-type';
export const LIST_MAP_KEYS = 'x-kubernetes-list-map-keys';
export const VALIDATIONS = 'x-kubernetes-validations';
export const MAP_TYPE = 'x-kubernetes-map-type';

/** Of what may be a schema or something else, whatever is an object is a schema. */
const isSchema = (value: unknown): value is Schema => isObject(value);

export const schemaOf = (value: unknown): Schema | undefined => (isSchema(value) ? value : undefined);

/** The schemas of a list; none where there is no list. */
export const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** Members of a map of schemas by name, in the order of the names. */
export function namedSchemas(map: unknown): [name: string, schema: Schema][] {
  const out: [string, Schema][] = [];
  if (!isObject(map)) return out;
  for (const name of Object.keys(map).sort()) {
    const member = map[name];
    if (isSchema(member)) out.push([name, member]);
  }
  return out;
}

/** The schema of a property, of the schema's own properties only. */
export const propertyOf = ({ properties }: Schema, name: string): Schema | undefined =>
  properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;

/** How schemas are joined, in the order in which their faults are told. */
export const JUNCTORS = ['allOf', 'oneOf', 'anyOf'] as const satisfies readonly Keyword[];
export type Junctor = (typeof JUNCTORS)[number];

const BY_NAME = ['properties', 'patternProperties', 'definitions', 'dependencies'] as const satisfies readonly Keyword[];
const ALONE = ['items', 'not', 'additionalProperties', 'additionalItems'] as const satisfies readonly Keyword[];

/** Where schemas stand inside of a schema: in a map by name, in a list, or alone. */
type Holder = Junctor | (typeof BY_NAME)[number] | (typeof ALONE)[number];

const NAMED: ReadonlySet<string> = new Set(BY_NAME);
const HOLDERS: ReadonlySet<string> = new Set([...BY_NAME, ...JUNCTORS, ...ALONE]);
const isHolder = (keyword: string): keyword is Holder => HOLDERS.has(keyword);

/** Whether no schema stands inside of the schema. */
export function isLeaf(schema: Schema): boolean {
  for (const keyword in schema) if (isHolder(keyword)) return false;
  return true;
}

/** Whether the schema, or one inside of it, is as asked. */
export function hasSchema(schema: unknown, asked: (schema: Schema) => boolean): boolean {
  if (!isSchema(schema)) return false;
  if (asked(schema)) return true;
  for (const keyword in schema) {
    if (!isHolder(keyword)) continue;
    const held: unknown = schema[keyword];
    if (Array.isArray(held) ? held.some((s) => hasSchema(s, asked)) : NAMED.has(keyword) ? hasNamed(held, asked) : hasSchema(held, asked))
      return true;
  }
  return false;
}

function hasNamed(held: unknown, asked: (schema: Schema) => boolean): boolean {
  if (!isObject(held)) return false;
  for (const name in held) if (hasSchema(held[name], asked)) return true;
  return false;
}

/** The schema of a `validation`, or of the `schema` of a version. */
export const rootSchema = (validation: CustomResourceValidation | undefined): Schema | undefined => validation?.openAPIV3Schema;

/** The schemas of a definition: the one of all versions, then those of single versions. */
export const schemasOf = ({ validation, versions = [] }: CustomResourceDefinitionSpec): Schema[] =>
  [rootSchema(validation), ...versions.map(({ schema }) => rootSchema(schema))].filter((s) => s !== undefined);

/** Whether any schema of a definition is as asked. */
export const someSchema = (spec: CustomResourceDefinitionSpec, asked: (schema: Schema) => boolean): boolean =>
  schemasOf(spec).some((s) => hasSchema(s, asked));

export const hasDefaults = (spec: CustomResourceDefinitionSpec): boolean => someSchema(spec, (s) => s.default !== undefined);

/** Extensions that only mean something in a structural schema. */
const STRUCTURAL_ONLY = [EMBEDDED, PRESERVE, INT_OR_STRING, LIST_MAP_KEYS, LIST_TYPE, VALIDATIONS] as const satisfies readonly Keyword[];

export const hasExtensions = (spec: CustomResourceDefinitionSpec): boolean =>
  someSchema(spec, (s) => STRUCTURAL_ONLY.some((extension) => s[extension] !== undefined));

export const TYPES = allowed.JSONSchemaProps.type;

export const hasUnknownTypes = (spec: CustomResourceDefinitionSpec): boolean =>
  someSchema(spec, ({ type }) => type !== undefined && !TYPES.includes(type));

/** Whether every version has a schema, its own or the shared one. */
export const hasSchemas = ({ validation, versions = [] }: CustomResourceDefinitionSpec): boolean =>
  rootSchema(validation) !== undefined || versions.every(({ schema }) => rootSchema(schema) !== undefined);

/** Whether a schema has a flag, such as `nullable`. */
export const says = (schema: Schema, flag: Flag): boolean => schema[flag] === true;
