/** Types of values that structural schemas describe. Their bounds follow from the schemas and from the size of a request. */
import { isObject } from '../../model/json/json.js';
import { escapedName } from '../escape.js';
import { BOOL, DOUBLE, DURATION, type Field, INT, listOf, mapOf, TIMESTAMP, type Type } from '../types.js';

/** The keywords of a schema from which types are made. Their content is read on demand. */
export interface Schema {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly nullable?: unknown;
  readonly enum?: unknown;
  readonly default?: unknown;
  readonly required?: unknown;
  readonly properties?: unknown;
  readonly additionalProperties?: unknown;
  readonly items?: unknown;
  readonly maxLength?: unknown;
  readonly maxItems?: unknown;
  readonly maxProperties?: unknown;
  readonly 'x-kubernetes-int-or-string'?: unknown;
  readonly 'x-kubernetes-embedded-resource'?: unknown;
  readonly 'x-kubernetes-list-type'?: unknown;
  readonly 'x-kubernetes-list-map-keys'?: unknown;
  readonly 'x-kubernetes-validations'?: unknown;
}

export const schemaOf = (value: unknown): Schema | undefined => (isObject<Schema>(value) ? value : undefined);

/** The fields by which items of a list are told apart; undefined for lists whose items have no keys. */
export function listKeys(schema: Schema): readonly string[] | undefined {
  const keys = schema['x-kubernetes-list-map-keys'];
  return schema['x-kubernetes-list-type'] === 'map' && Array.isArray(keys) ? keys.map(String) : undefined;
}

/** Members of a map of schemas by name. */
export function membersOf(map: unknown): [name: string, schema: Schema][] {
  const out: [string, Schema][] = [];
  for (const [name, member] of isObject(map) ? Object.entries(map) : []) if (isObject<Schema>(member)) out.push([name, member]);
  return out;
}

/** The properties of a schema; for an embedded object, with those that every object has. */
function propertiesOf(schema: Schema, isRoot: boolean): [name: string, schema: Schema][] {
  const declared = membersOf(schema.properties);
  if (!isRoot && schema['x-kubernetes-embedded-resource'] !== true) return declared;
  const known = new Set(['apiVersion', 'kind', 'metadata']);
  return [...declared.filter(([name]) => !known.has(name)), ...Object.entries(OF_OBJECTS)];
}

/** The fields of any object that rules may use. */
const OF_OBJECTS: Readonly<Record<string, Schema>> = {
  apiVersion: { type: 'string' },
  kind: { type: 'string' },
  metadata: { type: 'object', properties: { name: { type: 'string' }, generateName: { type: 'string' } } },
};

/** Maximum size of a request in bytes, which bounds everything that a schema does not. */
const REQUEST = 3 * 1024 * 1024;
/** Maximum size of a code point in bytes. */
const POINT = 4;

interface Sized {
  readonly type: Type;
  /** Minimum size of a value as JSON, in bytes. */
  readonly least: number;
}

const sized = (type: Type, least: number): Sized => ({ type, least });

const bound = (value: unknown): number | undefined =>
  typeof value === 'number' || typeof value === 'bigint' ? Math.max(0, Number(value)) : undefined;

/** Number of list items that fit into a request. */
const itemsIn = (least: number): number => Math.floor((REQUEST - 2) / (least + 1));
/** Number of map entries that fit into a request. */
const entriesIn = (least: number): number => Math.floor((REQUEST - 2) / (least + 6));

/** Types for the schemas of one definition; each schema is converted once, however many rules apply to it. */
export class SchemaTypes {
  readonly #known = new Map<Schema, Sized | undefined>();

  /**
   * The type of a schema's values; undefined if rules cannot use them, such as preserved unknown fields. The root of a definition is an
   * object with metadata.
   */
  of(schema: Schema, isRoot: boolean): Type | undefined {
    return (isRoot ? this.#read(schema, true, 'object') : this.#sized(schema, 'object'))?.type;
  }

  /** How many values of a schema that rules can name a request has room for, wherever they are. */
  inRequest(schema: Schema): number {
    return Math.floor(REQUEST / ((this.#sized(schema, 'object')?.least ?? 0) + 1));
  }

  #sized(schema: Schema, name: string): Sized | undefined {
    if (!this.#known.has(schema)) this.#known.set(schema, this.#read(schema, false, name));
    return this.#known.get(schema);
  }

  #read(schema: Schema, isRoot: boolean, name: string): Sized | undefined {
    const found = this.#plain(schema, isRoot, name);
    return found !== undefined && schema.nullable === true ? { ...found, type: { ...found.type, nullable: true } } : found;
  }

  #plain(schema: Schema, isRoot: boolean, name: string): Sized | undefined {
    // A text among such values may be as long as a request, whatever length the schema gives it.
    if (schema['x-kubernetes-int-or-string'] === true) return sized({ kind: 'dyn', max: REQUEST - 2 }, 1);
    switch (schema.type) {
      case 'array': {
        const items = schemaOf(schema.items);
        const item = items === undefined ? undefined : this.#sized(items, `${name}.item`);
        return item === undefined ? undefined : sized(listOf(item.type, bound(schema.maxItems) ?? itemsIn(item.least)), 2);
      }
      case 'object':
        return this.#object(schema, isRoot, name);
      case 'string':
        return textType(schema);
      default:
        return typeof schema.type === 'string' ? SCALARS.get(schema.type) : undefined;
    }
  }

  #object(schema: Schema, isRoot: boolean, name: string): Sized | undefined {
    const values = schemaOf(schema.additionalProperties);
    if (values !== undefined) {
      const value = this.#sized(values, `${name}.value`);
      return value === undefined ? undefined : sized(mapOf(KEY, value.type, bound(schema.maxProperties) ?? entriesIn(value.least)), 2);
    }
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const fields = new Map<string, Field>();
    let least = 2;
    for (const [property, inner] of propertiesOf(schema, isRoot)) {
      const field = this.#sized(inner, `${name}.${property}`);
      const key = escapedName(property);
      if (field === undefined || key === undefined) continue;
      fields.set(key, { name: property, type: field.type });
      if (required.has(property) && inner.default === undefined) least += property.length + field.least + 4;
    }
    return sized({ kind: 'object', name, fields: () => fields }, least);
  }
}

/** Keys of maps: no schema bounds their length, and estimates of cost count them as empty, as they do in conformant servers. */
const KEY: Type = { kind: 'string', max: 0 };

const SCALARS: ReadonlyMap<string, Sized> = new Map([
  ['boolean', sized(BOOL, 4)],
  ['integer', sized(INT, 1)],
  ['number', sized(DOUBLE, 1)],
]);

/** The longest of a list of texts, in bytes. */
const longest = (texts: readonly unknown[]): number => Math.max(0, ...texts.map((text) => Buffer.byteLength(String(text))));

function textType(schema: Schema): Sized {
  const length = bound(schema.maxLength);
  switch (schema.format) {
    case 'byte':
      return sized({ kind: 'bytes', max: length ?? REQUEST - 2 }, 2);
    case 'duration':
      return sized(DURATION, 4);
    case 'date':
    case 'date-time':
      return sized(TIMESTAMP, 12);
    default: {
      const max = length === undefined ? REQUEST - 2 : length * POINT;
      return sized({ kind: 'string', max: Array.isArray(schema.enum) ? Math.min(max, longest(schema.enum)) : max }, 2);
    }
  }
}
