/** FieldsV1: the JSON form of a field set, as it stands in managedFields. */

import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import type { JsonObject } from '../../model/object.js';
import { EMPTY_SET, FieldSet, LEAF } from './field-set.js';
import { canonicalElement, compareElements, type PathElement, sortedElements, sortedInTurns } from './path-element.js';

/** Deeper sets are unreadable: no object that could be parsed nests so far, and reading must not exhaust the stack. */
const MAX_DEPTH = 1_000;

export interface DecodedFields {
  readonly fields: FieldSet;
  /** Whether encoding the set gives the same JSON again. */
  readonly canonical: boolean;
}

/**
 * Objects read from the cache come again and again; what they hold is read once. Only what will be read again goes in
 * here: each entry costs the collector more than the reading of a small set.
 */
const decoded = new WeakMap<JsonObject, DecodedFields | undefined>();

/** Reads a field set; undefined where the JSON is none. Takes time in proportion to the JSON's size. */
export function decodeFieldSet(json: JsonObject): DecodedFields | undefined {
  if (decoded.has(json)) return decoded.get(json);
  const reading = new Reading();
  const fields = Object.keys(json).length === 0 ? EMPTY_SET : reading.node(json, 0);
  const result = fields === undefined ? undefined : { fields, canonical: reading.canonical };
  decoded.set(json, result);
  return result;
}

class Reading {
  canonical = true;

  node(json: unknown, depth: number): FieldSet | undefined {
    if (!isObject(json) || depth > MAX_DEPTH) return undefined;
    const children = new Map<PathElement, FieldSet>();
    let owned = false;
    let before: PathElement | undefined;
    for (const key of Object.keys(json)) {
      if (key === '.') {
        owned = true;
        continue;
      }
      const element = canonicalElement(key);
      const child = element === undefined ? undefined : this.node(json[key], depth + 1);
      if (element === undefined || child === undefined) return undefined;
      if (element !== key || (before !== undefined && compareElements(before, element) > 0)) this.canonical = false;
      before = element;
      children.set(element, child);
    }
    if (children.size === 0) {
      if (owned) this.canonical = false;
      return LEAF;
    }
    const set = new FieldSet(owned, children);
    if (this.canonical) set.json = json;
    return set;
  }
}

/**
 * Writes a field set, elements in order; a path with nothing below is `{}` and gets a `.` only beside children. Sets
 * share branches, so most of a changed set was written before; the JSON is shared as well and must not be changed.
 *
 * @param readAgain whether the next write to the object will read what is written here.
 */
export function encodeFieldSet(set: FieldSet, readAgain = false): JsonObject {
  const json = encoded(set);
  if (readAgain && !decoded.has(json)) decoded.set(json, { fields: set, canonical: true });
  return json;
}

/** Paths that are written between two turns. */
const WRITTEN_AT_ONCE = 256;

/** Writes a field set in turns, so that `encodeFieldSet` finds it written. */
export async function encodeInTurns(set: FieldSet, turn: Turn): Promise<void> {
  let nodes = 0;
  const write = async (node: FieldSet): Promise<void> => {
    if (node.children.size === 0 || node.json !== undefined) return;
    for (const child of node.children.values()) {
      nodes += 1;
      if (nodes % WRITTEN_AT_ONCE === 0) await turn();
      if (child.children.size > 0) await write(child);
    }
    const elements = await sortedInTurns(node.children.keys(), turn);
    const json = begun(node);
    for (const [i, element] of elements.entries()) {
      if ((i + 1) % WRITTEN_AT_ONCE === 0) await turn();
      add(json, node, element);
    }
    node.json = json;
  };
  await write(set);
}

function encoded(set: FieldSet): JsonObject {
  if (set.children.size === 0) return {};
  if (set.json !== undefined) return set.json;
  const json = begun(set);
  for (const element of sortedElements(set.children.keys())) add(json, set, element);
  set.json = json;
  return json;
}

const begun = (set: FieldSet): JsonObject => (set.owned ? { '.': {} } : {});

function add(json: JsonObject, set: FieldSet, element: PathElement): void {
  const child = set.children.get(element);
  if (child !== undefined) json[element] = encoded(child);
}
