/**
 * Embedded objects are kept as their writer wrote them. Two of them are stored alike only where their members come in the same order, and
 * whatever reads one as an object and writes it again puts its members in the order of their names.
 */
import { isObject, own, sameValue, setOwn } from '../json/json.js';
import { eachItem, type LaterItems } from '../later-items.js';
import type { Json, JsonObject } from '../object.js';
import { sortedByUnits } from '../sort-in-turns.js';
import type { Structure } from './structure.js';

/** Computed once for each type, which never changes. */
const holders = new WeakMap<Structure, boolean>();

/** Whether values of the type may hold embedded objects. */
export function holdsEmbedded(type: Structure): boolean {
  const known = holders.get(type);
  if (known !== undefined) return known;
  const holds = reachesEmbedded(type, new Set());
  holders.set(type, holds);
  return holds;
}

function reachesEmbedded(type: Structure, seen: Set<Structure>): boolean {
  if (type.kind === 'free') return type.embedded === true;
  if (type.kind === 'scalar' || seen.has(type)) return false;
  seen.add(type);
  if (type.kind === 'struct') return type.fields.some((field) => reachesEmbedded(field.type, seen));
  return reachesEmbedded(type.kind === 'list' ? type.items : type.values, seen);
}

/** Whether two values are the same, and embedded objects in them are written alike. */
export const writtenAlike = (type: Structure, a: unknown, b: unknown): boolean =>
  sameValue(a, b) && (a === b || !holdsEmbedded(type) || embeddedAlike(type, a, b));

/** The same of the values at the path, such as `spec.devices`, in two objects. */
export function sameAt(type: Structure, path: string, a: unknown, b: unknown): boolean {
  let [inner, left, right]: [Structure | undefined, unknown, unknown] = [type, a, b];
  for (const name of path.split('.')) {
    inner = inner?.kind === 'struct' ? inner.byName.get(name)?.type : undefined;
    left = isObject(left) ? own(left, name) : undefined;
    right = isObject(right) ? own(right, name) : undefined;
  }
  return inner === undefined ? sameValue(left, right) : writtenAlike(inner, left, right);
}

/** Whether embedded objects are written alike in two values that are the same. */
export function embeddedAlike(type: Structure, a: unknown, b: unknown): boolean {
  if (a === b || !holdsEmbedded(type)) return true;
  if (type.kind === 'free') return sameOrder(a, b);
  if (type.kind === 'list') return !Array.isArray(a) || !Array.isArray(b) || a.every((item, i) => embeddedAlike(type.items, item, b[i]));
  if (!isObject(a) || !isObject(b)) return true;
  if (type.kind === 'struct') return type.fields.every(({ name, type: inner }) => embeddedAlike(inner, own(a, name), own(b, name)));
  return type.kind !== 'map' || Object.keys(a).every((key) => embeddedAlike(type.values, own(a, key), own(b, key)));
}

function sameOrder(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameOrder(item, b[i]));
  if (!isObject(a) || !isObject(b)) return true;
  const [left, right] = [Object.keys(a), Object.keys(b)];
  return left.length === right.length && left.every((key, i) => key === right[i] && sameOrder(a[key], b[key]));
}

/** Containers that were read as objects and lists, and are written again. */
export type Rewritten = Pick<WeakSet<object>, 'has'>;

/** Everything was read and is written again. */
export const ALL_REWRITTEN: Rewritten = { has: () => true };

/**
 * The value with the members of embedded objects in the order of their names, as far as those are rewritten. Values without any are returned as
 * they are. With `later`, long lists and large objects are filled when that is done.
 */
export function rewrittenInOrder(type: Structure, value: Json, rewritten: Rewritten, later?: LaterItems): Json {
  if (!holdsEmbedded(type) || typeof value !== 'object' || value === null) return value;
  if (type.kind === 'free') return inOrderOfNames(value, rewritten, later);
  if (Array.isArray(value)) return type.kind === 'list' ? value.map((item) => rewrittenInOrder(type.items, item, rewritten, later)) : value;
  const out: JsonObject = { ...value };
  for (const key of Object.keys(value)) {
    const inner = type.kind === 'struct' ? type.byName.get(key)?.type : type.kind === 'map' ? type.values : undefined;
    const member = value[key];
    if (inner !== undefined && member !== undefined) setOwn(out, key, rewrittenInOrder(inner, member, rewritten, later));
  }
  return out;
}

/** The value with all members in the order of their names, in what is rewritten of it. */
function inOrderOfNames(value: Json, rewritten: Rewritten, later: LaterItems | undefined): Json {
  if (typeof value !== 'object' || value === null || !rewritten.has(value)) return value;
  if (Array.isArray(value)) {
    const list = new Array<Json>(value.length);
    const item = (i: number): void => {
      list[i] = inOrderOfNames(value[i] ?? null, rewritten, later);
    };
    eachItem(value.length, item, later);
    return list;
  }
  const out: JsonObject = {};
  const fill = (key: string): void => {
    const member = value[key];
    if (member !== undefined) setOwn(out, key, inOrderOfNames(member, rewritten, later));
  };
  const keys = Object.keys(value);
  if (later?.takes(keys.length) !== true) for (const key of keys.sort()) fill(key);
  else {
    later.leaveInTurns(async (turn) => {
      const sorted = await sortedByUnits(keys, turn);
      later.leave(sorted.length, (i) => fill(sorted[i] as string));
    });
  }
  return out;
}
