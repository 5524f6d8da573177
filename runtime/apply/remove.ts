/** Taking paths out of a value. */
import type { Json, JsonObject } from '../model/object.js';
import { isObject, setOwn } from '../patch/json.js';
import { memberShape } from './compare.js';
import type { FieldSet } from './field-set.js';
import { itemElement } from './list-items.js';
import { fieldElement } from './path-element.js';
import type { Shape } from './shape.js';

/**
 * The value without the members and items whose paths are in the set, with all they hold. A map or list that loses all
 * it had becomes null. Returns the value itself where nothing goes.
 */
export function remove(value: Json, paths: FieldSet, shape: Shape): Json {
  if (paths.children.size === 0 || value === null || typeof value !== 'object') return value;
  switch (shape.how) {
    case 'leaf':
      return value;
    case 'set':
    case 'keyed':
      return Array.isArray(value) ? removeItems(value, paths, shape) : value;
    default:
      return isObject(value) ? removeMembers(value, paths, shape) : value;
  }
}

function removeMembers(value: JsonObject, paths: FieldSet, shape: Extract<Shape, { how: 'struct' | 'map' | 'deduced' }>): Json {
  const out: JsonObject = {};
  let changed = false;
  let left = 0;
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member === undefined) continue;
    const below = paths.children.get(fieldElement(name));
    if (below?.owned === true) {
      changed = true;
      continue;
    }
    const rest = below === undefined ? member : remove(member, below, memberShape(shape, name));
    changed ||= rest !== member;
    left++;
    setOwn(out, name, rest);
  }
  if (!changed) return value;
  return left === 0 ? null : out;
}

function removeItems(value: Json[], paths: FieldSet, shape: Extract<Shape, { how: 'set' | 'keyed' }>): Json {
  const out: Json[] = [];
  let changed = false;
  for (let i = 0; i < value.length; i++) {
    const item = value[i] ?? null;
    const below = paths.children.get(itemElement(shape, item, i));
    if (below?.owned === true) {
      changed = true;
      continue;
    }
    const rest = below === undefined || shape.how === 'set' ? item : remove(item, below, shape.items);
    changed ||= rest !== item;
    out.push(rest);
  }
  if (!changed) return value;
  return out.length === 0 ? null : out;
}
