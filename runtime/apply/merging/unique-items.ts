/** Sets and keyed lists inside of atomic values. Their items have no owners of their own, but must still be unique. */

import type { FieldStructure, MergeMarkers, StructStructure, Structure } from '../../model/definition/structure.js';
import { isObject, own } from '../../model/json/json.js';
import type { Json } from '../../model/object.js';
import { afterParts, type Parted, type Parts } from '../../model/parts.js';
import { shapeOf } from '../shape.js';
import { partedByElement } from './list-items.js';

/** Found out once for each structure, which never changes. */
const known = new WeakMap<StructStructure, boolean>();

/** Whether values of this type hold any set or keyed list. */
function namesItems(structure: Structure, markers: MergeMarkers = {}): boolean {
  switch (structure.kind) {
    case 'list':
      return shapeOf(structure, markers).how !== 'leaf' || namesItems(structure.items);
    case 'map':
      return namesItems(structure.values, structure.markers);
    case 'struct': {
      const found = known.get(structure);
      if (found !== undefined) return found;
      // A type that contains itself adds nothing new.
      known.set(structure, false);
      const names = structure.fields.some((field) => namesItems(field.type, field));
      known.set(structure, names);
      return names;
    }
    default:
      return false;
  }
}

const looked = new WeakMap<StructStructure, readonly FieldStructure[]>();

/** The fields of a struct that hold a set or a keyed list at any depth. */
function namingFields(structure: StructStructure): readonly FieldStructure[] {
  const before = looked.get(structure);
  if (before !== undefined) return before;
  const fields = structure.fields.filter((field) => namesItems(field.type, field));
  looked.set(structure, fields);
  return fields;
}

/** Looks at what is below a value, with pauses on long lists. @throws ShapeMismatch where a list has items that cannot be told apart. */
export function checkUniqueItems(structure: Structure, value: Json | undefined, parts: Parts): Parted<void> {
  if (typeof value !== 'object' || value === null || !namesItems(structure)) return;
  if (structure.kind === 'list' && Array.isArray(value))
    return parts.each(value.length, (i) => checkUniqueItems(structure.items, value[i], parts));
  if (structure.kind === 'map' && isObject(value)) {
    const names = Object.keys(value);
    return parts.each(names.length, (i) => check(structure.values, structure.markers, value[names[i] ?? ''], parts));
  }
  if (structure.kind === 'struct' && isObject(value)) {
    const fields = namingFields(structure);
    return parts.each(fields.length, (i) => {
      const field = fields[i];
      if (field !== undefined) return check(field.type, field, own(value, field.name), parts);
    });
  }
}

function check(structure: Structure, markers: MergeMarkers | undefined, value: Json | undefined, parts: Parts): Parted<void> {
  const shape = shapeOf(structure, markers);
  const items = shape.how === 'set' || shape.how === 'keyed' ? partedByElement(shape, value, 'refused', parts) : undefined;
  return afterParts(items, () => checkUniqueItems(structure, value, parts));
}
