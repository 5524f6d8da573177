/**
 * Lists under strategic merge patch: what "the same item" means, merging by it, and the order of the result.
 *
 * The order of a merged list follows the patch (or its order directive) for the items it names and the live list for
 * the others; where the two leave a choice, items of the patch come first (notes 6).
 */
import { badRequest } from '../model/errors.js';
import { isObject, own } from '../model/json/json.js';
import { printed } from '../model/json/printed.js';
import type { Json, JsonObject } from '../model/object.js';
import { afterParts, type Parted, type Parts } from '../model/parts.js';

type Name = string | number | bigint | boolean;

/** Names an item of a list, so that equal items of two lists have equal names; undefined where it has none. */
type Naming = (item: Json) => Name | undefined;

const scalarName: Naming = (item) => (typeof item === 'object' ? undefined : item);

const namedBy =
  (mergeKey: string): Naming =>
  (item) => {
    const key = isObject(item) ? own(item, mergeKey) : undefined;
    return key === undefined || key === null ? undefined : scalarName(key);
  };

const noMergeKey = (item: JsonObject, mergeKey: string) =>
  badRequest(`map: ${printed(item)} does not contain declared merge key: ${mergeKey}`);

/** The name of an item that the patch mentions, and which therefore must have one. */
function nameInPatch(item: Json, mergeKey: string): Name {
  if (!isObject(item)) throw badRequest('list element types are not identical');
  const name = namedBy(mergeKey)(item);
  if (name === undefined) throw noMergeKey(item, mergeKey);
  return name;
}

const holdsObjects = (list: readonly Json[]): boolean => list.some(isObject);

/** Merges one item of a patch into the live item of the same key, if there is one. */
export type MergeItem = (item: JsonObject | undefined, change: JsonObject) => Parted<JsonObject>;

/**
 * Merges `patch` into `live`: scalars as a set, objects by their merge key.
 *
 * @throws ApiError 400 for lists of mixed types, items without the merge key and unknown directives.
 */
export function mergeLists(
  live: readonly Json[],
  patch: readonly Json[],
  mergeKey: string | undefined,
  merge: MergeItem,
  parts: Parts,
): Parted<Json[]> {
  if (!holdsObjects(live) && !holdsObjects(patch)) return mergeScalars(live, patch, parts);
  if (mergeKey === undefined) throw badRequest('cannot merge lists of objects that have no merge key');
  return mergeObjects(live, patch, mergeKey, merge, parts);
}

function mergeScalars(live: readonly Json[], patch: readonly Json[], parts: Parts): Parted<Json[]> {
  const merged = new Map<Name | undefined, Json>();
  const take = (list: readonly Json[]) =>
    parts.each(list.length, (i) => {
      const item = list[i] ?? null;
      if (!merged.has(scalarName(item))) merged.set(scalarName(item), item);
    });
  const taken = afterParts(take(live), () => take(patch));
  return afterParts(taken, () => inOrder([...merged.values()], patch, live, scalarName, parts));
}

interface Sorted {
  readonly kept: Json[];
  readonly changes: JsonObject[];
}

function mergeObjects(live: readonly Json[], patch: readonly Json[], mergeKey: string, merge: MergeItem, parts: Parts): Parted<Json[]> {
  const name = namedBy(mergeKey);
  const { kept, changes } = heedDirectives(live, patch, mergeKey);
  const merged = [...kept];
  const mergeEach = (positions: Positions) =>
    parts.each(changes.length, (i) => {
      const change = changes[i] ?? {};
      const own = nameInPatch(change, mergeKey);
      const at = positions.get(own);
      const item = at === undefined ? undefined : merged[at];
      const place = at !== undefined && isObject(item) ? at : merged.length;
      if (place === merged.length) positions.set(own, place);
      return afterParts(merge(isObject(item) ? item : undefined, change), (object) => {
        merged[place] = object;
      });
    });
  const all = afterParts(firstPositions(kept, name, parts), mergeEach);
  return afterParts(all, () => inOrder(merged, changes, kept, name, parts));
}

/** Takes the items that are directives out of the patch: `delete` drops live items, `replace` drops all of them. */
function heedDirectives(live: readonly Json[], patch: readonly Json[], mergeKey: string): Sorted {
  const changes: JsonObject[] = [];
  const deleted = new Set<Name | undefined>();
  let replaced = false;
  for (const item of patch) {
    if (!isObject(item)) throw badRequest('list element types are not identical');
    switch (own(item, '$patch')) {
      case undefined:
        changes.push(item);
        break;
      case 'delete':
        deleted.add(nameInPatch(item, mergeKey));
        break;
      case 'replace':
        replaced = true;
        break;
      default:
        throw unknownDirective(item);
    }
  }
  const name = namedBy(mergeKey);
  return { kept: replaced ? [] : live.filter((item) => !deleted.has(name(item))), changes };
}

export const unknownDirective = (patch: JsonObject) =>
  badRequest(`unknown patch type: ${printed(own(patch, '$patch'))} in map: ${printed(patch)}`);

/** `$deleteFromPrimitiveList`: the live list without the scalars listed. */
export function withoutScalars(live: readonly Json[], deletions: readonly Json[]): Json[] {
  if (holdsObjects(live) || holdsObjects(deletions)) throw badRequest('list element types are not identical');
  const gone = new Set(deletions.map(scalarName));
  return live.filter((item) => !gone.has(scalarName(item)));
}

/**
 * `$setElementOrder`: the merged list with the items that the directive names in its order.
 *
 * @param patch the items the same patch holds for the list, which must appear in the directive in the same order.
 * @throws ApiError 400 where they do not, or where the directive's items lack the merge key.
 */
export function ordered(
  merged: readonly Json[],
  order: readonly Json[],
  patch: readonly Json[],
  live: readonly Json[],
  mergeKey: string | undefined,
  parts: Parts,
): Parted<Json[]> {
  if (mergeKey !== undefined && holdsObjects(order)) for (const item of order) nameInPatch(item, mergeKey);
  const name = mergeKey !== undefined && (holdsObjects(merged) || holdsObjects(order)) ? namedBy(mergeKey) : scalarName;
  const mentioned = patch.filter((item) => !(isObject(item) && own(item, '$patch') !== undefined));
  let next = 0;
  for (const item of order) if (next < mentioned.length && name(mentioned[next] ?? null) === name(item)) next++;
  if (next < mentioned.length) {
    throw badRequest(`The order in patch list:\n${printed([...patch])}\n doesn't match $setElementOrder list:\n${printed([...order])}\n`);
  }
  return inOrder(merged, order, live, name, parts);
}

/** Where a list has the first item of each name. */
type Positions = Map<Name | undefined, number>;

function firstPositions(list: readonly Json[], name: Naming, parts: Parts): Parted<Positions> {
  const positions: Positions = new Map();
  const each = parts.each(list.length, (i) => {
    const key = name(list[i] ?? null);
    if (key !== undefined && !positions.has(key)) positions.set(key, i);
  });
  return afterParts(each, () => positions);
}

/** An item, with its first place in the lists that decide on the order. */
interface Placed {
  readonly item: Json;
  readonly wanted: number | undefined;
  readonly live: number | undefined;
}

/** Items that `wanted` names in its order, the others in live order, the two interleaved by live order. */
function inOrder(items: readonly Json[], wanted: readonly Json[], live: readonly Json[], name: Naming, parts: Parts): Parted<Json[]> {
  return afterParts(firstPositions(wanted, name, parts), (wantedAt) =>
    afterParts(firstPositions(live, name, parts), (liveAt) => {
      const first: Placed[] = [];
      const others: Placed[] = [];
      const each = parts.each(items.length, (i) => {
        const item = items[i] ?? null;
        const named = name(item);
        const placed = { item, wanted: wantedAt.get(named), live: liveAt.get(named) };
        (placed.wanted === undefined ? others : first).push(placed);
      });
      return afterParts(each, () => interleaved(first, others));
    }),
  );
}

const LAST = Number.MAX_SAFE_INTEGER;

function interleaved(named: readonly Placed[], unnamed: readonly Placed[]): Json[] {
  const first = [...named].sort((a, b) => (a.wanted ?? LAST) - (b.wanted ?? LAST));
  const others = [...unnamed].sort((a, b) => (a.live ?? LAST) - (b.live ?? LAST));
  const out: Json[] = [];
  let i = 0;
  for (const { item, live: here } of first) {
    for (let other = others[i]; other !== undefined; other = others[i]) {
      if (here === undefined || other.live === undefined || other.live >= here) break;
      out.push(other.item);
      i += 1;
    }
    out.push(item);
  }
  for (const { item } of others.slice(i)) out.push(item);
  return out;
}
