/** Examples of objects, made of what their schemas say; none where a schema asks for what cannot be made up. */
import { isObject } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { matching, patternFault } from '../../model/patterns/linear-pattern.js';

/** Levels of an example; deeper values are left out, or the example is none where they are required. */
const MAX_DEPTH = 8;
/** Texts that are tried where a schema has a pattern. */
const TEXTS = ['example', 'Example', 'a', 'example.com', '1', 'v1', '2026-01-31', 'https://example.com/'];
const OF_FORMATS: Readonly<Record<string, string>> = {
  byte: 'ZXhhbXBsZQ==',
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'someone@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
};
const RULES = 'x-kubernetes-validations';

/** Makes examples of the schemas of one document. */
export class Examples {
  /** `schemas`: by the names that references end with. */
  constructor(private readonly schemas: JsonObject) {}

  /** An object of a kind; undefined where none can be made. */
  ofKind(schema: JsonObject, kind: string, apiVersion: string): JsonObject | undefined {
    const { properties } = schema;
    if (!isObject(properties) || properties.metadata === undefined || schema[RULES] !== undefined) return undefined;
    const about = new Set(['kind', 'apiVersion', 'metadata', 'status']);
    const parts = Object.entries(properties).filter(([name]) => !about.has(name));
    const values = parts.map(([name, part]) => [name, isObject(part) ? this.#value(part, 1) : undefined] as const);
    const required = requiredOf(schema).filter((name) => !about.has(name));
    if (values.some(([name, value]) => value === undefined && required.includes(name))) return undefined;
    const isEmpty = (value: Json | undefined): boolean => isObject(value) && Object.keys(value).length === 0;
    const given = values.filter(([name, value]) => value !== undefined && (required.includes(name) || !isEmpty(value)));
    return { apiVersion, kind, metadata: { name: 'example' }, ...Object.fromEntries(given) };
  }

  #value(given: JsonObject, depth: number): Json | undefined {
    const schema = this.#whole(given);
    if (schema === undefined || depth > MAX_DEPTH || schema[RULES] !== undefined) return undefined;
    if (Array.isArray(schema.enum)) return schema.default ?? schema.enum[0];
    if (hasGoodDefault(schema)) return schema.default;
    switch (schema.type) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return this.#list(schema, depth);
      case 'string':
        return textOf(schema);
      case 'integer':
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return true;
      default:
        return undefined;
    }
  }

  /** The members that are required, and those whose values are known. */
  #object(schema: JsonObject, depth: number): Json | undefined {
    const members: JsonObject = {};
    const required = requiredOf(schema);
    for (const [name, part] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      if (!isObject(part)) continue;
      if (!hasGoodDefault(part) && !required.includes(name)) continue;
      const value = this.#value(part, depth + 1);
      if (value !== undefined) members[name] = value;
      else if (required.includes(name)) return undefined;
    }
    return members;
  }

  #list({ items, minItems = 0 }: JsonObject, depth: number): Json | undefined {
    if (Number(minItems) === 0) return [];
    const item = Number(minItems) === 1 && isObject(items) ? this.#value(items, depth + 1) : undefined;
    return item === undefined ? undefined : [item];
  }

  /** The schema that is referred to, with what is said beside the reference. */
  #whole(schema: JsonObject): JsonObject | undefined {
    const { allOf, ...others } = schema;
    const [only, ...more] = Array.isArray(allOf) ? allOf : [schema];
    if (more.length > 0 || !isObject(only)) return undefined;
    if (typeof only.$ref !== 'string') return { ...only, ...others };
    const named = this.schemas[only.$ref.slice(only.$ref.lastIndexOf('/') + 1)];
    return isObject(named) ? { ...named, ...(others.default === undefined ? {} : { default: others.default }) } : undefined;
  }
}

/** Whether a schema has a plain default that it allows; the one for what is absent may be none that may be sent. */
const hasGoodDefault = ({ default: value, minimum, maximum }: JsonObject): boolean =>
  value !== undefined &&
  !isObject(value) &&
  (typeof value !== 'number' || (value >= Number(minimum ?? value) && value <= Number(maximum ?? value)));

const requiredOf = ({ required }: JsonObject): string[] => (Array.isArray(required) ? required.map(String) : []);

function textOf({ format, pattern, minLength = 0, maxLength }: JsonObject): string | undefined {
  const longest = maxLength === undefined ? Number.POSITIVE_INFINITY : Number(maxLength);
  const known = typeof format === 'string' ? OF_FORMATS[format] : undefined;
  const texts = known === undefined ? TEXTS : [known];
  return texts
    .map((text) => text.padEnd(Number(minLength), 'x').slice(0, longest))
    .find((text) => text.length >= Number(minLength) && (typeof pattern !== 'string' || fits(text, pattern)));
}

/** Whether the text fits a pattern, as servers match it. */
function fits(text: string, pattern: string): boolean {
  try {
    return matching(pattern).test(text);
  } catch (error) {
    if (patternFault(error) === undefined) throw error;
    return false;
  }
}

function numberOf({ type, minimum, maximum, multipleOf, exclusiveMinimum, exclusiveMaximum }: JsonObject): number | undefined {
  const step = multipleOf === undefined ? 1 : Number(multipleOf);
  const low = minimum === undefined ? step : Number(minimum) + (exclusiveMinimum === true ? step : 0);
  const value = Math.ceil(low / step) * step;
  const highest = maximum === undefined ? Number.POSITIVE_INFINITY : Number(maximum);
  const isIn = exclusiveMaximum === true ? value < highest : value <= highest;
  return isIn && (type !== 'integer' || Number.isInteger(value)) ? value : undefined;
}
