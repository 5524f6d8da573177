/** Defaults of structural schemas, filled in in place. */
import { copied, isObject, own, setOwn } from '../model/json.js';
import type { Json, JsonObject } from '../model/object.js';
import type { SchemaNode } from './schema-node.js';

/** Fills in what the value leaves out; null counts as left out where a field may not hold it. */
export function fillDefaults(node: SchemaNode, value: Json): void {
  if (!node.hasDefaults || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) fillItems(node.items, value);
  else if (isObject<JsonObject>(value)) fillMembers(node, value);
}

const isLeftOut = (node: SchemaNode, value: Json | undefined): boolean => value === undefined || (value === null && !node.nullable);

function fillMembers(node: SchemaNode, value: JsonObject): void {
  for (const name of node.defaultedNames) {
    const property = node.property(name);
    if (property?.default !== undefined && isLeftOut(property, own(value, name))) setOwn(value, name, copied(property.default));
  }
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member === undefined) continue;
    const property = node.property(name);
    if (property !== undefined) fillDefaults(property, member);
    else if (node.others !== undefined) fillOther(node.others, value, name, member);
  }
}

function fillOther(others: SchemaNode, value: JsonObject, name: string, member: Json): void {
  if (others.default !== undefined && isLeftOut(others, member)) setOwn(value, name, copied(others.default));
  fillDefaults(others, value[name] ?? null);
}

function fillItems(items: SchemaNode | undefined, list: Json[]): void {
  if (items === undefined) return;
  for (let i = 0; i < list.length; i += 1) {
    if (items.default !== undefined && isLeftOut(items, list[i])) list[i] = copied(items.default);
    fillDefaults(items, list[i] ?? null);
  }
}
