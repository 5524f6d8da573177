/** Fills in the defaults of structural schemas, in place and up to a bound per object. */

import { copied, isObject, own, setOwn } from '../model/json/json.js';
import { MAX_VALUES } from '../model/json/json-text.js';
import { eachItem, type LaterItems } from '../model/later-items.js';
import type { Json, JsonObject } from '../model/object.js';
import { MAX_OBJECT_BYTES } from '../model/object-limits.js';
import type { DefaultSize, SchemaNode } from './schema-node.js';

/**
 * Bytes that defaults may still add to one object. Defaults multiply: each item of a list gets the item's defaults, which contain others.
 * Once they exceed the size of an object, no more are added, because the object is refused when it is stored.
 */
class Room {
  #bytes = MAX_OBJECT_BYTES;
  #values = MAX_VALUES;

  get isLeft(): boolean {
    return this.#bytes >= 0 && this.#values >= 0;
  }

  take({ bytes, values }: DefaultSize): void {
    this.#bytes -= bytes;
    this.#values -= values;
  }
}

/** What one object is filled with. */
interface Filling {
  readonly room: Room;
  /** Collects long lists and maps for later if the work is done in turns. */
  readonly later: LaterItems | undefined;
}

/**
 * Fills in missing members; null counts as missing if the field is not nullable. With `later`, long lists and maps are completed when that
 * is done.
 */
export function fillDefaults(node: SchemaNode, value: Json, later?: LaterItems): void {
  fill(node, value, { room: new Room(), later });
}

function fill(node: SchemaNode, value: Json, filling: Filling): void {
  if (!node.hasDefaults || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) fillItems(node.items, value, filling);
  else if (isObject<JsonObject>(value)) fillMembers(node, value, filling);
}

const isLeftOut = (node: SchemaNode, value: Json | undefined): boolean => value === undefined || (value === null && !node.nullable);

/** A copy of a node's default, for a member of the name or for an item; undefined if it has none, or the bound is reached. */
function defaultOf(node: SchemaNode, room: Room, name = ''): Json | undefined {
  if (node.default === undefined || !room.isLeft) return undefined;
  const { bytes, values } = node.defaultSize;
  room.take({ bytes: bytes + name.length, values });
  return copied(node.default);
}

/** Fills in a missing member. */
function fillMember(node: SchemaNode, value: JsonObject, name: string, room: Room): void {
  if (!isLeftOut(node, own(value, name))) return;
  const filled = defaultOf(node, room, name);
  if (filled !== undefined) setOwn(value, name, filled);
}

function fillMembers(node: SchemaNode, value: JsonObject, filling: Filling): void {
  const { room, later } = filling;
  for (const name of node.defaultedNames) {
    const property = node.property(name);
    if (property !== undefined) fillMember(property, value, name, room);
  }
  const names = Object.keys(value);
  const one = (i: number): void => {
    const name = names[i] ?? '';
    if (value[name] === undefined) return;
    const property = node.property(name);
    if (property === undefined && node.others !== undefined) fillMember(node.others, value, name, room);
    const filled = property ?? node.others;
    if (filled !== undefined) fill(filled, value[name] ?? null, filling);
  };
  eachItem(names.length, one, later);
}

function fillItems(items: SchemaNode | undefined, list: Json[], filling: Filling): void {
  if (items === undefined) return;
  const { room, later } = filling;
  const one = (i: number): void => {
    if (isLeftOut(items, list[i])) {
      const filled = defaultOf(items, room);
      if (filled !== undefined) list[i] = filled;
    }
    fill(items, list[i] ?? null, filling);
  };
  eachItem(list.length, one, later);
}
