/**
 * Strategic merge patch: a merge patch that knows the type it patches. Lists with the strategy `merge` merge item by
 * item, and directives say what merging alone cannot:
 *
 * | directive | in | meaning |
 * | --- | --- | --- |
 * | `$patch: replace` | object, list item | the patch stands for the whole object or list |
 * | `$patch: delete` | object, list item | the object becomes empty; the item with the same merge key goes |
 * | `$patch: merge` | object, list item | merge, as without it |
 * | `$retainKeys: [...]` | object | drops the live members not listed; must list every member of the patch |
 * | `$deleteFromPrimitiveList/x: [...]` | object | drops these scalars from list x |
 * | `$setElementOrder/x: [...]` | object | the order of list x |
 */
import { badRequest } from '../model/errors.js';
import { isObject, own, setOwn } from '../model/json.js';
import type { Json, JsonObject } from '../model/object.js';
import type { FieldStructure, Structure } from '../model/structure.js';
import { mergeLists, ordered, unknownDirective, withoutScalars } from './strategic-lists.js';

const DELETIONS = '$deleteFromPrimitiveList';
const ORDER = '$setElementOrder';

/** All that one patch says about one member. */
interface MemberPatch {
  value?: Json;
  deletions?: Json[];
  order?: Json[];
}

/** How a member merges; unknown members merge as free-form JSON. */
interface MemberStrategy {
  readonly structure: Structure | undefined;
  readonly field: FieldStructure | undefined;
}

/**
 * Applies the patch to a document of the given structure. Neither argument changes; the result shares with them what is
 * untouched.
 *
 * @throws ApiError 400 for unknown or mismatched directives and for list items without their merge key (notes 4).
 */
export function applyStrategicMergePatch(document: JsonObject, patch: Json, structure: Structure): JsonObject {
  if (!isObject(patch)) throw badRequest('a strategic merge patch must be an object');
  return mergeObject(document, patch, structure);
}

function mergeObject(live: JsonObject, patch: JsonObject, structure: Structure | undefined): JsonObject {
  switch (own(patch, '$patch')) {
    case undefined:
    case 'merge':
      break;
    case 'replace':
      return mergeObject({}, { ...patch, $patch: undefined }, structure);
    case 'delete':
      return {};
    default:
      throw unknownDirective(patch);
  }
  const out = retained(live, patch);
  for (const [name, change] of memberPatches(patch)) {
    const value = mergeMember(own(out, name), change, strategyOf(structure, name));
    if (value === undefined) delete out[name];
    else setOwn(out, name, value);
  }
  return out;
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
function mergeMember(live: Json | undefined, patch: MemberPatch, strategy: MemberStrategy): Json | undefined {
  const { value } = patch;
  if (value === null) return undefined;
  if (Array.isArray(value) || value === undefined) return mergeListMember(live, patch, strategy);
  if (!isObject(value)) return value;
  if (live === undefined && own(value, '$patch') === 'delete') return undefined;
  const merges = isObject(live) && strategy.field?.patchStrategy?.includes('replace') !== true;
  return mergeObject(merges ? live : {}, value, strategy.structure);
}

function mergeListMember(live: Json | undefined, patch: MemberPatch, strategy: MemberStrategy): Json | undefined {
  const before = Array.isArray(live) ? live : [];
  const { value, deletions, order } = patch;
  if (!Array.isArray(value) && !Array.isArray(live)) return live;
  const list = deletions === undefined ? before : withoutScalars(before, deletions);
  const itemType = strategy.structure?.kind === 'list' ? strategy.structure.items : undefined;
  const merge = (item: JsonObject, change: JsonObject): JsonObject => mergeObject(item, change, itemType);
  if (strategy.field?.patchStrategy?.includes('merge') !== true) {
    if (!Array.isArray(value)) return list;
    const items = Array.isArray(live) ? value.filter((item) => !isMarker(item)) : value.map(unmarked);
    return items.map((item) => (isObject(item) ? merge({}, item) : item));
  }
  const mergeKey = strategy.field.patchMergeKey;
  const merged = Array.isArray(value) ? mergeLists(list, value, mergeKey, merge) : list;
  return order === undefined ? merged : ordered(merged, order, Array.isArray(value) ? value : [], before, mergeKey);
}

/** Where there was no list, items are what they say they are, whatever they direct. */
const unmarked = (item: Json): Json => (isMarker(item) && isObject(item) ? { ...item, $patch: undefined } : item);

/** In a list that is replaced as a whole, items that direct merging have nothing to say. */
const isMarker = (item: Json): boolean => isObject(item) && (own(item, '$patch') === 'replace' || own(item, '$patch') === 'delete');
