/**
 * Keeps differences that only defaulting makes from counting as changes. An atomic value is applied as a whole, so one that is sent without
 * its defaults differs from the live one in text but not in what is stored.
 */

import { equalJson, isObject, own, setOwn } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { type KeyedShape, memberShape, type ObjectShape, type Shape } from '../shape.js';
import { allByElement, Repeated, type Repeats } from './list-items.js';

/**
 * The merged object, with the live value in place of every atomic list, map or struct that equals it once completed. Scalars stay
 * as they were sent, because other spellings are other values (notes 43). Shares all it can.
 */
export function settle(live: Json, merged: Json, completed: Json | undefined, shape: Shape, repeats: Repeats): Json {
  if (live === merged || completed === undefined) return merged;
  switch (shape.how) {
    case 'leaf':
      return typeof merged === 'object' && merged !== null && equalJson(live, completed) ? live : merged;
    case 'keyed':
      return settleItems(live, merged, completed, shape, repeats);
    case 'set':
      return merged;
    default:
      return settleMembers(live, merged, completed, shape, repeats);
  }
}

function settleMembers(live: Json, merged: Json, completed: Json, shape: ObjectShape, repeats: Repeats): Json {
  if (!isObject(live) || !isObject(merged) || !isObject(completed)) return merged;
  let out: JsonObject | undefined;
  for (const name of Object.keys(merged)) {
    const [before, now] = [own(live, name), own(merged, name)];
    if (before === undefined || now === undefined) continue;
    const settled = settle(before, now, own(completed, name), memberShape(shape, name), repeats);
    if (settled === now) continue;
    out ??= { ...merged };
    setOwn(out, name, settled);
  }
  return out ?? merged;
}

function settleItems(live: Json, merged: Json, completed: Json, shape: KeyedShape, repeats: Repeats): Json {
  if (!Array.isArray(merged)) return merged;
  const [before, after] = [allByElement(shape, live, repeats), allByElement(shape, completed, repeats)];
  let changed = false;
  const out = [...allByElement(shape, merged, repeats)].flatMap(([element, item]): readonly Json[] => {
    if (item instanceof Repeated) return item.items;
    const [then, whole] = [before.get(element), after.get(element)];
    if (then === undefined || then instanceof Repeated || whole instanceof Repeated) return [item];
    const settled = settle(then, item, whole, shape.items, repeats);
    changed ||= settled !== item;
    return [settled];
  });
  return changed ? out : merged;
}
