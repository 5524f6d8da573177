/**
 * Lists under strategic merge patch: what "the same item" means, merging by it, and the order of the result.
 *
 * The order of a merged list follows the patch (or its order directive) for the items it names and the live list for
 * the others; where the two leave a choice, items of the patch come first (notes 6).
 */
import { badRequest } from '../model/errors.js';
import { isObject, own } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import { printed } from './printed.js';

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

/**
 * Merges `patch` into `live`: scalars as a set, objects by their merge key.
 *
 * @param merge merges one item of the patch into the live item of the same key, if there is one.
 * @throws ApiError 400 for lists of mixed types, items without the merge key and unknown directives.
 */
export function mergeLists(
  live: readonly Json[],
  patch: readonly Json[],
  mergeKey: string | undefined,
  merge: (item: JsonObject | undefined, change: JsonObject) => JsonObject,
): Json[] {
  if (!holdsObjects(live) && !holdsObjects(patch)) return mergeScalars(live, patch);
  if (mergeKey === undefined) throw badRequest('cannot merge lists of objects that have no merge key');
  return mergeObjects(live, patch, mergeKey, merge);
}

function mergeScalars(live: readonly Json[], patch: readonly Json[]): Json[] {
  const merged = new Map<Name | undefined, Json>();
  for (const item of [...live, ...patch]) if (!merged.has(scalarName(item))) merged.set(scalarName(item), item);
  return inOrder([...merged.values()], patch, live, scalarName);
}

interface Sorted {
  readonly kept: Json[];
  readonly changes: JsonObject[];
}

function mergeObjects(
  live: readonly Json[],
  patch: readonly Json[],
  mergeKey: string,
  merge: (item: JsonObject | undefined, change: JsonObject) => JsonObject,
): Json[] {
  const { kept, changes } = heedDirectives(live, patch, mergeKey);
  const merged = [...kept];
  const positions = firstPositions(kept, namedBy(mergeKey));
  for (const change of changes) {
    const name = nameInPatch(change, mergeKey);
    const at = positions.get(name);
    const item = at === undefined ? undefined : merged[at];
    if (at !== undefined && isObject(item)) merged[at] = merge(item, change);
    else {
      positions.set(name, merged.length);
      merged.push(merge(undefined, change));
    }
  }
  return inOrder(merged, changes, kept, namedBy(mergeKey));
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
): Json[] {
  if (mergeKey !== undefined && holdsObjects(order)) for (const item of order) nameInPatch(item, mergeKey);
  const name = mergeKey !== undefined && (holdsObjects(merged) || holdsObjects(order)) ? namedBy(mergeKey) : scalarName;
  const mentioned = patch.filter((item) => !(isObject(item) && own(item, '$patch') !== undefined));
  let next = 0;
  for (const item of order) if (next < mentioned.length && name(mentioned[next] ?? null) === name(item)) next++;
  if (next < mentioned.length) {
    throw badRequest(`The order in patch list:\n${printed([...patch])}\n doesn't match $setElementOrder list:\n${printed([...order])}\n`);
  }
  return inOrder(merged, order, live, name);
}

function firstPositions(list: readonly Json[], name: Naming): Map<Name | undefined, number> {
  const positions = new Map<Name | undefined, number>();
  list.forEach((item, i) => {
    const key = name(item);
    if (key !== undefined && !positions.has(key)) positions.set(key, i);
  });
  return positions;
}

/** An item, with its first place in the lists that decide on the order. */
interface Placed {
  readonly item: Json;
  readonly wanted: number | undefined;
  readonly live: number | undefined;
}

/** Items that `wanted` names in its order, the others in live order, the two interleaved by live order. */
function inOrder(items: readonly Json[], wanted: readonly Json[], live: readonly Json[], name: Naming): Json[] {
  const wantedAt = firstPositions(wanted, name);
  const liveAt = firstPositions(live, name);
  const placed = items.map((item): Placed => {
    const named = name(item);
    return { item, wanted: wantedAt.get(named), live: liveAt.get(named) };
  });
  const by = (place: 'wanted' | 'live', some: readonly Placed[]): Placed[] =>
    [...some].sort((a, b) => (a[place] ?? items.length) - (b[place] ?? items.length));
  const first = by(
    'wanted',
    placed.filter((one) => one.wanted !== undefined),
  );
  const others = by(
    'live',
    placed.filter((one) => one.wanted === undefined),
  );
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
