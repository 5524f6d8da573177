/** Removes paths from a value. */

import { isObject, setOwn } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import type { FieldSet } from '../ownership/field-set.js';
import { fieldElement } from '../ownership/path-element.js';
import { type KeyedShape, memberShape, type ObjectShape, type SetShape, type Shape } from '../shape.js';
import { itemElement } from './list-items.js';

/** What is left of a value that lost all its content: an empty object of objects and nothing of lists, null, or nothing. */
export type Emptied = 'empty object' | null | undefined;

/**
 * The value without the members and items whose paths are in the set, and their content; `emptied` if nothing is left. Returns the value
 * itself if nothing is removed.
 */
export function remove(value: Json, paths: FieldSet, shape: Shape, emptied?: Emptied): Json | undefined {
  if (paths.children.size === 0 || value === null || typeof value !== 'object') return value;
  switch (shape.how) {
    case 'leaf':
      return value;
    case 'set':
    case 'keyed':
      return Array.isArray(value) ? removeItems(value, paths, shape, emptied) : value;
    default:
      return isObject(value) ? removeMembers(value, paths, shape, emptied) : value;
  }
}

function removeMembers(value: JsonObject, paths: FieldSet, shape: ObjectShape, emptied: Emptied): JsonObject | null | undefined {
  const names = Object.keys(value);
  // Most objects lose nothing, and a large one is not copied for that.
  let out: JsonObject | undefined;
  let empty = true;
  for (const [i, name] of names.entries()) {
    const member = value[name];
    if (member === undefined) continue;
    const below = paths.children.get(fieldElement(name));
    const rest = below === undefined ? member : below.owned ? undefined : remove(member, below, memberShape(shape, name), emptied);
    if (rest !== member) out ??= copyOf(value, names.slice(0, i));
    if (rest === undefined) continue;
    empty = false;
    if (out !== undefined) setOwn(out, name, rest);
  }
  if (out === undefined) return value;
  if (!empty) return out;
  return emptied === 'empty object' ? {} : emptied;
}

function copyOf(value: JsonObject, names: readonly string[]): JsonObject {
  const out: JsonObject = {};
  for (const name of names) if (value[name] !== undefined) setOwn(out, name, value[name]);
  return out;
}

function removeItems(value: Json[], paths: FieldSet, shape: SetShape | KeyedShape, emptied: Emptied): Json[] | null | undefined {
  const out: Json[] = [];
  let changed = false;
  for (let i = 0; i < value.length; i++) {
    const item = value[i] ?? null;
    const below = paths.children.get(itemElement(shape, item, i));
    const rest =
      below === undefined ? item : below.owned || shape.how === 'set' ? undefined : (remove(item, below, shape.items, emptied) ?? {});
    changed ||= rest !== item;
    if (rest !== undefined) out.push(rest);
  }
  if (!changed) return value;
  if (out.length > 0) return out;
  return emptied === 'empty object' ? undefined : emptied;
}
