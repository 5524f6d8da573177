/** Merging an applied configuration into the live object. */

import { equalJson, isEmptyObject, isObject, own, setOwn } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import type { PathElement } from '../ownership/path-element.js';
import { type KeyedShape, memberShape, type ObjectShape, type SetShape, type Shape } from '../shape.js';
import { itemsByElement } from './list-items.js';

/**
 * The live value with the configuration's values in it. The configuration wins in every leaf; maps, sets and keyed
 * lists are united, in the given order of their items. Null leaves live members and
 * items alone, since an applier removes only what it owned before.
 *
 * Returns `live` itself where nothing changes, and shares with both values what it can.
 *
 * @throws ShapeMismatch where a list has items that cannot be told apart.
 */
export function merge(live: Json | undefined, config: Json | undefined, shape: Shape, order: ItemOrder): Json | undefined {
  if (config === undefined || live === config) return live;
  if (live === undefined) return config;
  switch (shape.how) {
    case 'leaf':
      return equalJson(live, config) ? live : config;
    case 'set':
    case 'keyed':
      return mergeLists(live, config, shape, order);
    case 'deduced':
      if (isObject(live) && (isObject(config) || config === null)) return mergeObjects(live, config, shape, order);
      return equalJson(live, config) ? live : config;
    default:
      return mergeObjects(live, config, shape, order);
  }
}

function mergeObjects(live: Json, config: Json, shape: ObjectShape, order: ItemOrder): Json {
  if (!isObject(live)) return config;
  if (!isObject(config)) return isEmptyObject(live) ? config : live;
  let out: JsonObject | undefined;
  for (const name of Object.keys(config)) {
    const given = config[name];
    if (given === undefined) continue;
    const before = own(live, name);
    const after = merge(before, given, memberShape(shape, name), order);
    if (after === before) continue;
    out ??= { ...live };
    setOwn(out, name, after);
  }
  return out ?? live;
}

function mergeLists(live: Json, config: Json, shape: SetShape | KeyedShape, order: ItemOrder): Json {
  if (!Array.isArray(live)) return config;
  if (!Array.isArray(config)) return live.length === 0 ? config : live;
  if (config.length === 0) return live;
  const before = itemsByElement(shape, live);
  const given = itemsByElement(shape, config);
  const out: Json[] = [];
  for (const element of order(before, given)) {
    const [item, wanted] = [before.get(element), given.get(element)];
    out.push((item !== undefined && shape.how === 'keyed' ? merge(item, wanted, shape.items, order) : (item ?? wanted)) ?? null);
  }
  return out.length === live.length && out.every((item, i) => item === live[i]) ? live : out;
}

type Items = ReadonlyMap<PathElement, Json>;

/** The elements of a united list, in order. */
type ItemOrder = (live: Items, config: Items) => Iterable<PathElement>;

/** Live items in their order, then new ones in the order of the configuration. */
export const liveFirst: ItemOrder = (live, config) => new Set([...live.keys(), ...config.keys()]);

/**
 * Items of the configuration in its order. Live items that it does not name stay where they are, before the item of both that follows them
 * and that the configuration wants next.
 */
export function* asSent(live: Items, config: Items): Iterable<PathElement> {
  const [before, given] = [[...live.keys()], [...config.keys()]];
  const shared = given.filter((element) => live.has(element));
  const told = new Set<PathElement>();
  let [at, next, awaited] = [0, 0, 0];
  while (at < before.length || next < given.length) {
    const [left, right] = [before[at], given[next]];
    if (left !== undefined && !config.has(left)) {
      yield left;
      at += 1;
    } else if (left !== undefined && (told.has(left) || (right !== undefined && left !== right && left !== shared[awaited]))) at += 1;
    else if (right !== undefined) {
      yield right;
      told.add(right);
      if (left === right) at += 1;
      if (right === shared[awaited]) awaited += 1;
      next += 1;
    } else at += 1;
  }
}
