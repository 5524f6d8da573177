/** Defaults of structural schemas, filled in in place: as far as an object may have as much. */

import { copied, isObject, own, setOwn } from '../model/json/json.js';
import { MAX_VALUES } from '../model/json/json-text.js';
import { eachItem, type LaterItems } from '../model/later-items.js';
import type { Json, JsonObject } from '../model/object.js';
import { MAX_OBJECT_BYTES } from '../model/object-limits.js';
import type { DefaultSize, SchemaNode } from './schema-node.js';

/**
 * What defaults may still add to one object. They multiply: a list of items without a member has a default for each, with defaults inside.
 * Once they alone are more than an object may be, nothing is filled in any more, since the object is refused when it comes to be stored.
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
  /** What is left of long lists and maps, where the work goes in turns. */
  readonly later: LaterItems | undefined;
}

/** Fills in what the value leaves out; null counts as left out where a field may not hold it. With `later`, the rest when that is done. */
export function fillDefaults(node: SchemaNode, value: Json, later?: LaterItems): void {
  fill(node, value, { room: new Room(), later });
}

function fill(node: SchemaNode, value: Json, filling: Filling): void {
  if (!node.hasDefaults || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) fillItems(node.items, value, filling);
  else if (isObject<JsonObject>(value)) fillMembers(node, value, filling);
}

const isLeftOut = (node: SchemaNode, value: Json | undefined): boolean => value === undefined || (value === null && !node.nullable);

/** A copy of a node's default, for a member of the name or an item; undefined where it has none, or there is no room for it. */
function defaultOf(node: SchemaNode, room: Room, name = ''): Json | undefined {
  if (node.default === undefined || !room.isLeft) return undefined;
  const { bytes, values } = node.defaultSize;
  room.take({ bytes: bytes + name.length, values });
  return copied(node.default);
}

/** Fills in a member that is left out. */
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
