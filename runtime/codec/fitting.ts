/** Decodes objects that another program or an earlier release stored and that may hold values which do not fit their kind. */

import type { StructStructure, Structure } from '../model/definition/structure.js';
import { isObject, setOwn } from '../model/json/json.js';
import type { Json } from '../model/object.js';
import { DecodeError, decode, decodeItem, type JsonMap } from './decode.js';

/** The canonical form of the values that fit the structure. Only the values that do not fit are left out. */
export const fitting = (structure: StructStructure, value: unknown): JsonMap =>
  decode(structure, fittingPart(structure, value as Json) ?? {});

/** The part of a value that fits; undefined where nothing does. */
function fittingPart(type: Structure, value: Json): Json | undefined {
  if (value === null) return null;
  switch (type.kind) {
    case 'struct':
      return isObject<JsonMap>(value) ? fittingMembers(value, (name) => type.byName.get(name)?.type) : undefined;
    case 'map':
      return isObject<JsonMap>(value) ? fittingMembers(value, () => type.values) : undefined;
    case 'list':
      return Array.isArray(value) ? value.map((item) => fittingPart(type.items, item)).filter((item) => item !== undefined) : undefined;
    default:
      return decodes(type, value) ? value : undefined;
  }
}

function fittingMembers(value: JsonMap, typeOf: (name: string) => Structure | undefined): JsonMap {
  const out: JsonMap = {};
  for (const name of Object.keys(value)) {
    const type = typeOf(name);
    const member = type === undefined ? undefined : fittingPart(type, value[name] ?? null);
    if (member !== undefined) setOwn(out, name, member);
  }
  return out;
}

function decodes(type: Structure, value: Json): boolean {
  try {
    decodeItem(type, value, '', '');
    return true;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}
