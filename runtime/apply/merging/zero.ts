import type { FieldStructure, StructStructure } from '../../model/definition/structure.js';
import { setOwn } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { zeroValue } from '../shape.js';

/** Scalars that are structs on a conformant server, and are therefore written even when empty. Embedded objects are as well. */
const ALWAYS_WRITTEN: ReadonlySet<string> = new Set(['time', 'microtime', 'quantity', 'intorstring', 'duration']);

/** Made once for each structure, which never changes. */
const zeros = new WeakMap<StructStructure, JsonObject>();

/**
 * An object of this structure in which nothing was ever set, in canonical form. A create owns what differs from it:
 * that is why creators own `.` of the optional parts they set, but not of those that every object has.
 */
export function zeroObject(structure: StructStructure): JsonObject {
  const known = zeros.get(structure);
  if (known !== undefined) return known;
  const object: JsonObject = {};
  for (const field of structure.fields) {
    const value = unset(field);
    if (value !== undefined) setOwn(object, field.name, value);
  }
  zeros.set(structure, object);
  return object;
}

function unset({ type, omitEmpty, omitZero, pointer }: FieldStructure): Json | undefined {
  if (omitZero === true) return undefined;
  if (pointer) return omitEmpty ? undefined : null;
  if (type.kind === 'struct') return zeroObject(type);
  const written =
    !omitEmpty || (type.kind === 'scalar' && ALWAYS_WRITTEN.has(type.scalar)) || (type.kind === 'free' && type.form === 'object');
  return written ? zeroValue(type) : undefined;
}
