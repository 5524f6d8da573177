/**
 * JSON values whose keys come from clients. `__proto__` and `constructor` are ordinary keys: only own properties are read, and
 * writing one never sets a prototype.
 */
import { eachItem, type LaterItems } from '../later-items.js';
import type { Json, JsonObject } from '../object.js';

/** Whether a value is an object, and no list. `T` is what its members are read as. */
export const isObject = <T extends object = JsonObject>(value: unknown): value is T =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own property's value; undefined where the object itself has no such key. */
export const own = (object: JsonObject, key: string): Json | undefined => (Object.hasOwn(object, key) ? object[key] : undefined);

/** Sets an own property, whatever its name. */
export function setOwn(object: JsonObject, key: string, value: Json | undefined): void {
  if (key === '__proto__') Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  else object[key] = value;
}

export function isEmptyObject(object: JsonObject): boolean {
  for (const key of Object.keys(object)) if (object[key] !== undefined) return false;
  return true;
}

/** Whether two JSON values are the same. An undefined member is an absent one; key order does not matter. */
export const equalJson = (a: unknown, b: unknown): boolean => isEqual(a, b, isPresent);

/** Like `equalJson`, where null and an empty list equal absent, too. */
export const sameValue = (a: unknown, b: unknown): boolean => isEqual(a, b, isGiven);

const isPresent = (value: unknown): boolean => value !== undefined;
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** Compares two values; members for which `counts` is false are treated as absent. */
function isEqual(a: unknown, b: unknown, counts: (value: unknown) => boolean): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return sameNumber(a, b) || (!counts(a) && !counts(b));
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i], counts)) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [left, right] = [a as JsonObject, b as JsonObject];
  let present = 0;
  for (const key of Object.keys(left)) {
    const value = left[key];
    if (!counts(value)) continue;
    present++;
    if (!isEqual(value, own(right, key), counts)) return false;
  }
  for (const key of Object.keys(right)) if (counts(right[key])) present--;
  return present === 0;
}

/** An integer may be a number on one side and a bigint on the other. */
function sameNumber(a: unknown, b: unknown): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return Number.isInteger(b) && BigInt(b) === a;
  if (typeof a === 'number' && typeof b === 'bigint') return sameNumber(b, a);
  return false;
}

/** A copy that shares nothing with the original; with `later`, items of long lists and members of large objects are copied when that is done. */
export function copied(value: Json, later?: LaterItems): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array<Json>(value.length);
    const item = (i: number): void => {
      list[i] = copied(value[i] as Json, later);
    };
    eachItem(value.length, item, later);
    return list;
  }
  const out: JsonObject = {};
  const keys = Object.keys(value);
  const member = (i: number): void => {
    const key = keys[i] as string;
    if (value[key] !== undefined) setOwn(out, key, copied(value[key], later));
  };
  eachItem(keys.length, member, later);
  return out;
}
