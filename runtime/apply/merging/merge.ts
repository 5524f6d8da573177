/** Merging an applied configuration into the live object. */

import { equalJson, isEmptyObject, isObject, own, setOwn } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { type KeyedShape, memberShape, type ObjectShape, type SetShape, type Shape } from '../shape.js';
import { itemsByElement } from './list-items.js';

/**
 * The live value with the configuration's values in it. The configuration wins in every leaf; maps, sets and keyed
 * lists are united: live items in their order, then new ones in the configuration's order. Null leaves live members and
 * items alone, since an applier removes only what it owned before.
 *
 * Returns `live` itself where nothing changes, and shares with both values what it can.
 *
 * @throws ShapeMismatch where a list has items that cannot be told apart.
 */
export function merge(live: Json | undefined, config: Json | undefined, shape: Shape): Json | undefined {
  if (config === undefined || live === config) return live;
  if (live === undefined) return config;
  switch (shape.how) {
    case 'leaf':
      return equalJson(live, config) ? live : config;
    case 'set':
    case 'keyed':
      return mergeLists(live, config, shape);
    case 'deduced':
      if (isObject(live) && (isObject(config) || config === null)) return mergeObjects(live, config, shape);
      return equalJson(live, config) ? live : config;
    default:
      return mergeObjects(live, config, shape);
  }
}

function mergeObjects(live: Json, config: Json, shape: ObjectShape): Json {
  if (!isObject(live)) return config;
  if (!isObject(config)) return isEmptyObject(live) ? config : live;
  let out: JsonObject | undefined;
  for (const name of Object.keys(config)) {
    const given = config[name];
    if (given === undefined) continue;
    const before = own(live, name);
    const after = merge(before, given, memberShape(shape, name));
    if (after === before) continue;
    out ??= { ...live };
    setOwn(out, name, after);
  }
  return out ?? live;
}

function mergeLists(live: Json, config: Json, shape: SetShape | KeyedShape): Json {
  if (!Array.isArray(live)) return config;
  if (!Array.isArray(config)) return live.length === 0 ? config : live;
  if (config.length === 0) return live;
  const before = itemsByElement(shape, live);
  const given = itemsByElement(shape, config);
  let changed = false;
  const out: Json[] = [];
  for (const [element, item] of before) {
    const merged = shape.how === 'keyed' ? (merge(item, given.get(element), shape.items) ?? item) : item;
    changed ||= merged !== item;
    out.push(merged);
  }
  for (const [element, item] of given) {
    if (before.has(element)) continue;
    changed = true;
    out.push(item);
  }
  return changed ? out : live;
}
