/** Stored values as CEL values, typed by their schema and made on demand. */

import { isObject } from '../model/json/json.js';
import { parseWordedDuration } from '../model/values/duration.js';
import { escapedName } from './escape.js';
import { EvaluationFault, FormatFault } from './fault.js';
import { parseTimestamp } from './times.js';
import { DYN, type Fields, type ObjectType, type Type } from './types.js';
import { Duration, List, Mapping, type Value } from './values.js';

type Members = Readonly<Record<string, unknown>>;

const own = (members: Members, name: string): unknown => (Object.hasOwn(members, name) ? members[name] : undefined);

/** Views of parts that have parts themselves or are expensive to make, each made once. */
class Views<Place> {
  readonly #made = new Map<Place, Value>();

  of(place: Place, value: unknown, type: Type): Value {
    if (!isObject(value) && !Array.isArray(value) && type.kind !== 'bytes') return view(value, type);
    const made = this.#made.get(place) ?? view(value, type);
    this.#made.set(place, made);
    return made;
  }
}

/** A list with a schema. */
function listView(items: readonly unknown[], type: Type): List {
  const views = new Views<number>();
  return new List(items.length, (i) => views.of(i, items[i], type));
}

/** A map with a schema: its keys are strings, its values are of one type. */
class MapView extends Mapping {
  readonly #members: Members;
  readonly #value: Type;
  readonly #views = new Views<string>();
  #keys: readonly string[] | undefined;

  constructor(members: Members, value: Type) {
    super();
    this.#members = members;
    this.#value = value;
  }

  get size(): number {
    return this.keys().length;
  }

  get(key: Value): Value | undefined {
    if (typeof key !== 'string') return undefined;
    const member = own(this.#members, key);
    return member === undefined ? undefined : this.#views.of(key, member, this.#value);
  }

  keys(): readonly string[] {
    this.#keys ??= Object.keys(this.#members);
    return this.#keys;
  }
}

/** An object with a schema: its fields are those that are declared and present. */
class ObjectView extends Mapping {
  readonly #members: Members;
  readonly #fields: Fields;
  readonly #views = new Views<string>();
  #keys: readonly string[] | undefined;

  constructor(members: Members, type: ObjectType) {
    super();
    this.#members = members;
    this.#fields = type.fields();
  }

  get size(): number {
    return this.keys().length;
  }

  get(key: Value): Value | undefined {
    const field = typeof key === 'string' ? this.#fields.get(key) : undefined;
    if (field === undefined) return undefined;
    const member = own(this.#members, field.name);
    return member === undefined || (member === null && field.type.nullable !== true)
      ? undefined
      : this.#views.of(field.name, member, field.type);
  }

  keys(): readonly string[] {
    this.#keys ??= Object.keys(this.#members).flatMap((name) => {
      const key = escapedName(name);
      return key !== undefined && this.get(key) !== undefined ? [key] : [];
    });
    return this.#keys;
  }
}

const wrong = (type: string): never => {
  throw new EvaluationFault(`invalid data, expected a value of the type ${type}`);
};

const badlyFormatted = (format: string, text: string): never => {
  throw new FormatFault(`Invalid ${format} formatted string ${text}`);
};

/** The text that a format is about; schemas let lists pass for one. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new FormatFault(`invalid data, expected string, got ${Array.isArray(value) ? '[]interface {}' : typeof value}`);
}

function dynamic(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return listView(value, DYN);
  return isObject(value) ? new MapView(value, DYN) : null;
}

/** A stored value as a value of the type; throws for one that is of another type. */
export function view(value: unknown, type: Type): Value {
  if (value === null || value === undefined) return null;
  switch (type.kind) {
    case 'int':
      return typeof value === 'bigint' ? value : typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : wrong('int');
    case 'double':
      return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : wrong('double');
    case 'string':
      return typeof value === 'string' ? value : wrong('string');
    case 'bool':
      return typeof value === 'boolean' ? value : wrong('bool');
    case 'bytes':
      return typeof value === 'string' ? Buffer.from(value, 'base64') : value instanceof Uint8Array ? value : wrong('bytes');
    case 'timestamp':
      return parseTimestamp(asText(value)) ?? badlyFormatted('date-time', asText(value));
    case 'duration': {
      const nanos = parseWordedDuration(asText(value));
      return nanos === undefined ? badlyFormatted('duration', asText(value)) : new Duration(nanos);
    }
    case 'list':
      return Array.isArray(value) ? listView(value, type.item) : wrong('list');
    case 'map':
      return isObject(value) ? new MapView(value, type.value) : wrong('map');
    case 'object':
      return isObject(value) ? new ObjectView(value, type) : wrong('object');
    default:
      return dynamic(value);
  }
}
