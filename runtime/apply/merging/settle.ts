/**
 * Keeps differences that only defaulting makes from counting as changes. An atomic value is applied as a whole, so one that is sent without
 * its defaults differs from the live one in text but not in what is stored.
 */

import { equalJson, isObject, own, setOwn } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { type KeyedShape, memberShape, type ObjectShape, type Shape } from '../shape.js';
import { itemsByElement } from './list-items.js';

/**
 * The merged object, with the live value in place of every atomic list, map or struct that equals it once completed. Scalars stay
 * as they were sent, because other spellings are other values (notes 43). Shares all it can.
 */
export function settle(live: Json, merged: Json, completed: Json | undefined, shape: Shape): Json {
  if (live === merged || completed === undefined) return merged;
  switch (shape.how) {
    case 'leaf':
      return typeof merged === 'object' && merged !== null && equalJson(live, completed) ? live : merged;
    case 'keyed':
      return settleItems(live, merged, completed, shape);
    case 'set':
      return merged;
    default:
      return settleMembers(live, merged, completed, shape);
  }
}

function settleMembers(live: Json, merged: Json, completed: Json, shape: ObjectShape): Json {
  if (!isObject(live) || !isObject(merged) || !isObject(completed)) return merged;
  let out: JsonObject | undefined;
  for (const name of Object.keys(merged)) {
    const [before, now] = [own(live, name), own(merged, name)];
    if (before === undefined || now === undefined) continue;
    const settled = settle(before, now, own(completed, name), memberShape(shape, name));
    if (settled === now) continue;
    out ??= { ...merged };
    setOwn(out, name, settled);
  }
  return out ?? merged;
}

function settleItems(live: Json, merged: Json, completed: Json, shape: KeyedShape): Json {
  if (!Array.isArray(merged)) return merged;
  const [before, after] = [itemsByElement(shape, live), itemsByElement(shape, completed)];
  let changed = false;
  const out = [...itemsByElement(shape, merged)].map(([element, item]) => {
    const then = before.get(element);
    const settled = then === undefined ? item : settle(then, item, after.get(element), shape.items);
    changed ||= settled !== item;
    return settled;
  });
  return changed ? out : merged;
}
