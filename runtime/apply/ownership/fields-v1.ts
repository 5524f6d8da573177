/** FieldsV1: the JSON form of a field set, as it stands in managedFields. */

import type { Turn } from '../../model/definition/settled.js';
import { isObject } from '../../model/json/json.js';
import { eachItem, type LaterItems, walked } from '../../model/later-items.js';
import type { JsonObject } from '../../model/object.js';
import { EMPTY_SET, FieldSet, LEAF } from './field-set.js';
import { canonicalElement, compareElements, type PathElement, sortedElements, sortedInTurns } from './path-element.js';

/** The key that marks a path, below which there are others, as itself in the set. */
const OWNED = '.';
/** Deeper sets are unreadable: no object that could be parsed nests so far, and reading must not exhaust the stack. */
const MAX_DEPTH = 1_000;

interface DecodedFields {
  readonly fields: FieldSet;
  /** Whether encoding the set gives the same JSON again. */
  readonly canonical: boolean;
}

/**
 * Decoded sets by their JSON: cached objects are read again and again. Only JSON that will be read again is added, because each entry costs
 * the garbage collector more than decoding a small set.
 */
const decoded = new WeakMap<JsonObject, DecodedFields | undefined>();

/** Reads a field set; undefined where the JSON is none. Takes time in proportion to the JSON's size. */
export function decodeFieldSet(json: JsonObject): DecodedFields | undefined {
  if (decoded.has(json)) return decoded.get(json);
  const reading = new Reading();
  return reading.end(json, reading.node(json, 0));
}

/** Reads a field set in turns, so that `decodeFieldSet` finds it read. */
export async function decodeInTurns(json: JsonObject, turn: Turn): Promise<void> {
  if (decoded.has(json)) return;
  const reading = new Reading();
  reading.end(json, await walked(turn, (later) => reading.node(json, 0, later)));
}

class Reading {
  #canonical = true;
  #readable = true;
  /** Sets that have paths below them, by the JSON that each was decoded from. */
  readonly #sets: [FieldSet, JsonObject][] = [];

  /** The set of the JSON. With `later`, sets of many paths are filled when that is done. */
  node(json: unknown, depth: number, later?: LaterItems): FieldSet {
    if (!isObject<JsonObject>(json) || depth > MAX_DEPTH) {
      this.#readable = false;
      return LEAF;
    }
    const keys = Object.keys(json);
    const owned = Object.hasOwn(json, OWNED);
    if (keys.length === (owned ? 1 : 0)) {
      if (owned) this.#canonical = false;
      return LEAF;
    }
    const children = new Map<PathElement, FieldSet>();
    let before: PathElement | undefined;
    const read = (i: number): void => {
      const key = keys[i] ?? '';
      if (key === OWNED) return;
      const element = canonicalElement(key);
      if (element === undefined) this.#readable = false;
      if (element === undefined || !this.#readable) return;
      if (element !== key || (before !== undefined && compareElements(before, element) > 0)) this.#canonical = false;
      before = element;
      children.set(element, this.node(json[key], depth + 1, later));
    };
    eachItem(keys.length, read, later);
    const set = new FieldSet(owned, children);
    this.#sets.push([set, json]);
    return set;
  }

  /** Decodes a complete set and remembers it. */
  end(json: JsonObject, set: FieldSet): DecodedFields | undefined {
    if (this.#canonical) for (const [node, source] of this.#sets) node.json = source;
    const fields = Object.keys(json).length === 0 ? EMPTY_SET : set;
    const result = this.#readable ? { fields, canonical: this.#canonical } : undefined;
    decoded.set(json, result);
    return result;
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

/** Paths that are encoded between two turns. */
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

const begun = (set: FieldSet): JsonObject => (set.owned ? { [OWNED]: {} } : {});

function add(json: JsonObject, set: FieldSet, element: PathElement): void {
  const child = set.children.get(element);
  if (child !== undefined) json[element] = encoded(child);
}
