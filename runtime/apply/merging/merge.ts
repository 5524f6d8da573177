/** Merging an applied configuration into the live object. */

import { equalJson, isEmptyObject, isObject, own, setOwn } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { afterParts, atOnce, type Parted, Parts } from '../../model/parts.js';
import type { PathElement } from '../ownership/path-element.js';
import { type KeyedShape, memberShape, type ObjectShape, type SetShape, type Shape } from '../shape.js';
import { partedByElement, Repeated, type Repeats } from './list-items.js';

/**
 * The live value with the configuration's values in it. The configuration wins in every leaf; maps, sets and keyed
 * lists are united, in the given order of their items. Null leaves live members and
 * items alone, since an applier removes only what it owned before.
 *
 * Returns `live` itself where nothing changes, and shares with both values what it can.
 *
 * @throws ShapeMismatch where a list has items that cannot be told apart; where `how` accepts repeated items of the live object, only those of the configuration are refused.
 */
export const merge = (live: Json | undefined, config: Json | undefined, shape: Shape, how: MergeWay): Json | undefined =>
  atOnce(mergeInParts(live, config, shape, how));

/** The same, with pauses on what is long. */
export const mergeInParts = (live: Json | undefined, config: Json | undefined, shape: Shape, how: MergeWay): Parted<Json | undefined> =>
  mergeValues(live, config, shape, new Way(how));

/** One merge of two objects: how it goes about lists, and its pauses on long ones. */
class Way extends Parts {
  constructor(readonly how: MergeWay) {
    super();
  }
}

function mergeValues(live: Json | undefined, config: Json | undefined, shape: Shape, way: Way): Parted<Json | undefined> {
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

function mergeObjects(live: Json, config: Json, shape: ObjectShape, way: Way): Parted<Json> {
  if (!isObject(live)) return config;
  if (!isObject(config)) return isEmptyObject(live) ? config : live;
  let out: JsonObject | undefined;
  const names = Object.keys(config);
  const each = way.each(names.length, (i) => {
    const name = names[i] ?? '';
    const given = config[name];
    if (given === undefined) return;
    const before = own(live, name);
    return afterParts(mergeValues(before, given, memberShape(shape, name), way), (after) => {
      if (after === before) return;
      out ??= { ...live };
      setOwn(out, name, after);
    });
  });
  return afterParts(each, () => out ?? live);
}

function mergeLists(live: Json, config: Json, shape: SetShape | KeyedShape, way: Way): Parted<Json> {
  if (!Array.isArray(live)) return config;
  if (!Array.isArray(config)) return live.length === 0 ? config : live;
  if (config.length === 0) return live;
  return afterParts(partedByElement(shape, live, way.how.repeats, way), (before) =>
    afterParts(partedByElement(shape, config, 'refused', way), (given) => unite(live, before, given as Items, shape, way)),
  );
}

/** The list with the items of both, in the order that the merge was asked to keep. */
function unite(
  live: readonly Json[],
  before: ReadonlyMap<PathElement, Json | Repeated>,
  given: Items,
  shape: SetShape | KeyedShape,
  way: Way,
): Parted<Json> {
  const out: Json[] = [];
  const passed = new Map<PathElement, number>();
  const elements = [...way.how.order(elementsOf(before), given)];
  const each = way.each(elements.length, (i) => {
    const element = elements[i] ?? '';
    const [item, wanted] = [before.get(element), given.get(element)];
    if (item instanceof Repeated) {
      // What the configuration names takes the place of all of them; others stay, each where it is.
      const at = passed.get(element) ?? 0;
      passed.set(element, at + 1);
      if (wanted === undefined) out.push(item.items[at] ?? null);
      else if (at === 0) out.push(wanted);
      return;
    }
    const merged = item !== undefined && shape.how === 'keyed' ? mergeValues(item, wanted, shape.items, way) : (item ?? wanted);
    return afterParts(merged, (value) => {
      out.push(value ?? null);
    });
  });
  return afterParts(each, () => (out.length === live.length && out.every((item, i) => item === live[i]) ? (live as Json) : out));
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
 * Items of the configuration in its order. A live item that it does not name stays before the shared item that follows it in the live list,
 * provided that the configuration wants that one next.
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
