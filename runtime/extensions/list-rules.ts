/** Sets must have unique values, and keyed lists unique keys; otherwise the owner of an item would be ambiguous. */

import { stringify } from '../codec/parse.js';
import { duplicate, type FieldError, invalidValue } from '../model/errors.js';
import { isObject, own } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import { LIST_MAP_KEYS, LIST_TYPE } from '../schema-language/schema.js';
import type { SchemaNode } from './schema-node.js';

/** Faults of all lists inside of a value. */
export function listFaults(node: SchemaNode, value: unknown, at: string): FieldError[] {
  if (typeof value !== 'object' || value === null || !node.hasKeyedLists) return [];
  if (Array.isArray(value)) {
    const { items } = node;
    return [
      ...duplicates(node, value, at),
      ...(items === undefined ? [] : value.flatMap((item, i) => listFaults(items, item, `${at}[${i}]`))),
    ];
  }
  return Object.entries(value).flatMap(([name, member]) => {
    const property = node.property(name);
    if (property !== undefined) return listFaults(property, member, at === '' ? name : `${at}.${name}`);
    return node.others === undefined ? [] : listFaults(node.others, member, `${at}[${name}]`);
  });
}

function duplicates({ schema }: SchemaNode, list: readonly Json[], at: string): FieldError[] {
  const type = schema[LIST_TYPE];
  if (type !== 'set' && type !== 'map') return [];
  const keys = schema[LIST_MAP_KEYS] ?? [];
  // Whether the value was already reported as a duplicate.
  const seen = new Map<string, boolean>();
  const out: FieldError[] = [];
  for (const [i, item] of list.entries()) {
    const shown = type === 'set' ? item : keysOf(item, keys);
    if (item === null && type === 'map') continue;
    if (shown === undefined) {
      out.push(invalidValue(`${at}[${i}]`, item, 'must be an object for an array of list-type map'));
      continue;
    }
    const text = canonicalText(shown);
    const told = seen.get(text);
    if (told === false) out.push(duplicate(`${at}[${i}]`, shown));
    seen.set(text, told !== undefined);
  }
  return out;
}

const keysOf = (item: Json, keys: readonly string[]): JsonObject | undefined =>
  isObject<JsonObject>(item)
    ? Object.fromEntries(keys.filter((key) => own(item, key) !== undefined).map((key) => [key, own(item, key)]))
    : undefined;

const canonicalText = (value: Json | JsonObject): string => stringify(ordered(value as Json));

function ordered(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(ordered);
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, ordered(value[name] ?? null)]),
  );
}
