/** Merging an applied configuration into the live object. */

import { equalJson, isEmptyObject, isObject, own, setOwn } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import type { PathElement } from '../ownership/path-element.js';
import { type KeyedShape, memberShape, type ObjectShape, type SetShape, type Shape } from '../shape.js';
import { allByElement, itemsByElement, Repeated, type Repeats } from './list-items.js';

/**
 * The live value with the configuration's values in it. The configuration wins in every leaf; maps, sets and keyed
 * lists are united, in the given order of their items. Null leaves live members and
 * items alone, since an applier removes only what it owned before.
 *
 * Returns `live` itself where nothing changes, and shares with both values what it can.
 *
 * @throws ShapeMismatch where a list has items that cannot be told apart; where the way takes repeated ones, only the configuration's are.
 */
export function merge(live: Json | undefined, config: Json | undefined, shape: Shape, way: MergeWay): Json | undefined {
  if (config === undefined || live === config) return live;
  if (live === undefined) return config;
  switch (shape.how) {
    case 'leaf':
      return equalJson(live, config) ? live : config;
    case 'set':
    case 'keyed':
      return mergeLists(live, config, shape, way);
    case 'deduced':
      if (isObject(live) && (isObject(config) || config === null)) return mergeObjects(live, config, shape, way);
      return equalJson(live, config) ? live : config;
    default:
      return mergeObjects(live, config, shape, way);
  }
}

function mergeObjects(live: Json, config: Json, shape: ObjectShape, way: MergeWay): Json {
  if (!isObject(live)) return config;
  if (!isObject(config)) return isEmptyObject(live) ? config : live;
  let out: JsonObject | undefined;
  for (const name of Object.keys(config)) {
    const given = config[name];
    if (given === undefined) continue;
    const before = own(live, name);
    const after = merge(before, given, memberShape(shape, name), way);
    if (after === before) continue;
    out ??= { ...live };
    setOwn(out, name, after);
  }
  return out ?? live;
}

function mergeLists(live: Json, config: Json, shape: SetShape | KeyedShape, way: MergeWay): Json {
  if (!Array.isArray(live)) return config;
  if (!Array.isArray(config)) return live.length === 0 ? config : live;
  if (config.length === 0) return live;
  const before = allByElement(shape, live, way.repeats);
  const given = itemsByElement(shape, config);
  const out: Json[] = [];
  const passed = new Map<PathElement, number>();
  for (const element of way.order(elementsOf(before), given)) {
    const [item, wanted] = [before.get(element), given.get(element)];
    if (item instanceof Repeated) {
      // What the configuration names takes the place of all of them; others stay, each where it is.
      const at = passed.get(element) ?? 0;
      passed.set(element, at + 1);
      if (wanted === undefined) out.push(item.items[at] ?? null);
      else if (at === 0) out.push(wanted);
    } else out.push((item !== undefined && shape.how === 'keyed' ? merge(item, wanted, shape.items, way) : (item ?? wanted)) ?? null);
  }
  return out.length === live.length && out.every((item, i) => item === live[i]) ? live : out;
}

/** How objects are merged. */
interface MergeWay {
  readonly order: ItemOrder;
  /** Whether the live object may have lists with several items of one element. */
  readonly repeats: Repeats;
}

type Items = ReadonlyMap<PathElement, Json>;

/** The elements of a united list, in order, from those of the live one and what is applied. */
type ItemOrder = (live: readonly PathElement[], config: Items) => Iterable<PathElement>;

/** The element of each item; those of several items stand together. */
const elementsOf = (items: ReadonlyMap<PathElement, Json | Repeated>): PathElement[] =>
  [...items].flatMap(([element, item]) => (item instanceof Repeated ? item.items.map(() => element) : [element]));

/** Live items in their order, then new ones in the order of the configuration. */
export const liveFirst: ItemOrder = (live, config) => {
  const known = new Set(live);
  return [...live, ...[...config.keys()].filter((element) => !known.has(element))];
};

/**
 * Items of the configuration in its order. Live items that it does not name stay where they are, before the item of both that follows them
 * and that the configuration wants next.
 */
export function* asSent(before: readonly PathElement[], config: Items): Iterable<PathElement> {
  const given = [...config.keys()];
  const known = new Set(before);
  const shared = given.filter((element) => known.has(element));
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
