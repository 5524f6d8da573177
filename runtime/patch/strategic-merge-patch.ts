/**
 * Strategic merge patch: a merge patch that knows the type it patches. Lists with the strategy `merge` merge item by
 * item, and directives say what merging alone cannot:
 *
 * | directive | in | meaning |
 * | --- | --- | --- |
 * | `$patch: replace` | object, list item | the patch stands for the whole object or list |
 * | `$patch: delete` | object, list item | the object becomes empty; the item with the same merge key goes |
 * | `$retainKeys: [...]` | object | drops the live members not listed; must list every member of the patch |
 * | `$deleteFromPrimitiveList/x: [...]` | object | drops these scalars from list x |
 * | `$setElementOrder/x: [...]` | object | the order of list x |
 *
 * A directive says something where there is a value of its kind to merge with. What the document lacks, or has of another
 * type, is taken from the patch as it stands, for decoding to judge; only members that are null leave no trace. An object that
 * is replaced by its strategy keeps even those. Later releases take no directive for a value: see `DirectiveRules`.
 */

import type { FieldStructure, Structure } from '../model/definition/structure.js';
import { badRequest } from '../model/errors.js';
import { isObject, own, setOwn } from '../model/json/json.js';
import type { Json, JsonObject } from '../model/object.js';
import { afterParts, type Parted, Parts } from '../model/parts.js';
import { type MergeItem, mergeLists, ordered, unknownDirective, withoutScalars } from './strategic-lists.js';

const DELETIONS = '$deleteFromPrimitiveList';
const ORDER = '$setElementOrder';

/** All that one patch says about one member. */
interface MemberPatch {
  value?: Json;
  deletions?: Json[];
  order?: Json[];
}

/** What becomes of directives where there is nothing that they could direct. */
interface DirectiveRules {
  /** Items and objects with a `$patch` are left out where nothing of their type is stored. Otherwise `$patch` is a member of theirs. */
  readonly leftOut: boolean;
  /** Scalars to delete from a list that is not there leave no trace. Otherwise they become the list. */
  readonly missingStayMissing: boolean;
  /** Scalars to delete go from every list, however it merges. Otherwise they take the place of a list that is replaced as a whole. */
  readonly deleteFromAll: boolean;
}

/** Directives as the first releases took them. */
const FIRST_RULES: DirectiveRules = { leftOut: false, missingStayMissing: false, deleteFromAll: false };

/** How a member merges; unknown members merge as free-form JSON. */
interface MemberStrategy {
  readonly structure: Structure | undefined;
  readonly field: FieldStructure | undefined;
}

/**
 * Applies the patch to a document of the given structure, with pauses where that is long. Neither argument changes; the result shares with them what is
 * untouched. A null patch changes nothing.
 *
 * @throws ApiError 400 for unknown or mismatched directives and for list items without their merge key (notes 4).
 */
export function applyStrategicMergePatch(
  document: JsonObject,
  patch: Json,
  structure: Structure,
  rules: DirectiveRules = FIRST_RULES,
): Parted<JsonObject> {
  if (patch === null) return document;
  if (!isObject(patch)) throw badRequest('a strategic merge patch must be an object');
  return mergeObject(document, patch, structure, { ...rules, parts: new Parts() });
}

/** How one patch is merged. */
interface Merging extends DirectiveRules {
  readonly parts: Parts;
}

function mergeObject(live: JsonObject, patch: JsonObject, structure: Structure | undefined, merging: Merging): Parted<JsonObject> {
  switch (own(patch, '$patch')) {
    case undefined:
      break;
    case 'replace': {
      const { $patch: _, ...replacement } = patch;
      return withoutNulls(replacement);
    }
    case 'delete':
      return {};
    default:
      throw unknownDirective(patch);
  }
  const out = retained(live, patch);
  const changes = [...memberPatches(patch)];
  const each = merging.parts.each(changes.length, (i) => {
    const [name = '', change = {}] = changes[i] ?? [];
    return afterParts(mergeMember(own(out, name), change, strategyOf(structure, name), merging), (value) => {
      if (value === undefined) delete out[name];
      else setOwn(out, name, value);
    });
  });
  return afterParts(each, () => out);
}

function memberPatches(patch: JsonObject): Map<string, MemberPatch> {
  const members = new Map<string, MemberPatch>();
  const member = (name: string): MemberPatch => {
    const found = members.get(name) ?? {};
    members.set(name, found);
    return found;
  };
  for (const key of Object.keys(patch)) {
    const value = patch[key];
    if (value === undefined || key === '$patch' || key === '$retainKeys') continue;
    if (isDirective(key, DELETIONS)) member(listName(key)).deletions = listValue(key, value);
    else if (isDirective(key, ORDER)) member(listName(key)).order = listValue(key, value);
    else member(key).value = value;
  }
  return members;
}

const isDirective = (key: string, directive: string): boolean => key.startsWith('$') && key.startsWith(directive);

function listName(key: string): string {
  const slash = key.indexOf('/');
  const directive = key.slice(0, slash);
  if (directive !== DELETIONS && directive !== ORDER) throw badRequest(`invalid patch format of list directive ${JSON.stringify(key)}`);
  return key.slice(slash + 1);
}

function listValue(key: string, value: Json): Json[] {
  if (!Array.isArray(value)) throw badRequest(`${key} must be a list`);
  return value;
}

/** A copy of the live object, without what `$retainKeys` does not list. */
function retained(live: JsonObject, patch: JsonObject): JsonObject {
  const keys = own(patch, '$retainKeys');
  if (keys === undefined) return { ...live };
  if (!Array.isArray(keys)) throw badRequest('invalid patch format of retainKeys');
  const retain = new Set(keys);
  for (const key of Object.keys(patch)) {
    const value = patch[key];
    if (key === '$retainKeys' || key === '$patch' || value === null || value === undefined) continue;
    if (!isDirective(key, DELETIONS) && !isDirective(key, ORDER) && !retain.has(key)) {
      throw badRequest('invalid patch format of retainKeys');
    }
  }
  const out: JsonObject = {};
  for (const key of Object.keys(live)) if (retain.has(key)) setOwn(out, key, live[key]);
  return out;
}

function strategyOf(structure: Structure | undefined, name: string): MemberStrategy {
  if (structure?.kind === 'struct') {
    const field = structure.byName.get(name);
    return { structure: field?.type, field };
  }
  return { structure: structure?.kind === 'map' ? structure.values : undefined, field: undefined };
}

/** The member's new value; undefined takes it away. */
function mergeMember(live: Json | undefined, patch: MemberPatch, strategy: MemberStrategy, merging: Merging): Parted<Json | undefined> {
  const { value, deletions, order } = patch;
  if (order !== undefined) return orderedMember(live, patch, order, strategy, merging);
  if (value === null) return undefined;
  if (deletions === undefined) return value === undefined ? live : mergeValue(live, value, strategy, merging);
  const kept = live === undefined ? merging.missingStayMissing : merging.deleteFromAll || isMergedList(live, strategy);
  if (!kept) return value === undefined ? deletions : asItStands(value);
  if (!Array.isArray(live)) return value === undefined ? live : mergeValue(live, value, strategy, merging);
  const before = withoutScalars(live, deletions);
  return value === undefined ? before : mergeValue(before, value, strategy, merging);
}

/** Whether the value is a list that merges item by item; any other is replaced by what the patch has for it. */
const isMergedList = (live: Json | undefined, { field }: MemberStrategy): live is Json[] =>
  Array.isArray(live) && field?.patchStrategy?.includes('merge') === true;

function mergeValue(live: Json | undefined, value: Json, strategy: MemberStrategy, merging: Merging): Parted<Json | undefined> {
  if (isObject(live) && isObject(value)) {
    // What replaces an object is that member as it is written, nulls included: in a map they are values.
    const replaces = strategy.field?.patchStrategy?.includes('replace') === true;
    return replaces ? value : mergeObject(live, value, strategy.structure, merging);
  }
  if (!isMergedList(live, strategy) || !Array.isArray(value)) {
    const taken = merging.leftOut && !(Array.isArray(live) && Array.isArray(value)) ? withoutDirectives(value) : value;
    return taken === undefined ? undefined : asItStands(taken);
  }
  const itemType = strategy.structure?.kind === 'list' ? strategy.structure.items : undefined;
  const mergeItem: MergeItem = (item, change) => (item === undefined ? withoutNulls(change) : mergeObject(item, change, itemType, merging));
  return mergeLists(live, value, strategy.field?.patchMergeKey, mergeItem, merging.parts);
}

/** A list in the order that the patch directs; lists that are replaced as a whole follow it, too. */
function orderedMember(
  live: Json | undefined,
  patch: MemberPatch,
  order: readonly Json[],
  strategy: MemberStrategy,
  merging: Merging,
): Parted<Json | undefined> {
  const { value, deletions } = patch;
  if (live !== undefined && !Array.isArray(live)) throw badRequest('an order directive is for lists');
  if (value !== undefined && !Array.isArray(value)) throw badRequest('an order directive stands beside a list');
  const before = deletions !== undefined && live !== undefined ? withoutScalars(live, deletions) : live;
  const merged = value === undefined ? before : mergeValue(before, value, strategy, merging);
  return afterParts(merged, (list) =>
    Array.isArray(list) ? ordered(list, order, value ?? [], live ?? [], strategy.field?.patchMergeKey, merging.parts) : undefined,
  );
}

/** A value without directives, but for those that name what to keep; undefined where it was nothing else. */
function withoutDirectives(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const items = value.map(withoutDirectives).filter((item) => item !== undefined);
    return items.length === 0 && value.length > 0 ? undefined : items;
  }
  if (!isObject(value)) return value;
  if (own(value, '$patch') !== undefined) return undefined;
  const out: JsonObject = {};
  for (const key of Object.keys(value)) {
    const member = value[key];
    const kept = member === undefined || isDirective(key, DELETIONS) || isDirective(key, ORDER) ? undefined : withoutDirectives(member);
    if (kept !== undefined) setOwn(out, key, kept);
  }
  return out;
}

const asItStands = (value: Json): Json =>
  isObject(value) ? withoutNulls(value) : Array.isArray(value) ? value.map((item) => asItStands(item)) : value;

/** The object, at all levels without its members that are null. */
function withoutNulls(object: JsonObject): JsonObject {
  const out: JsonObject = {};
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (value !== null && value !== undefined) setOwn(out, key, asItStands(value));
  }
  return out;
}
