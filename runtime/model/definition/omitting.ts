/** Structures as releases have them that leave out struct-like values which were never set, such as the time of a creation. */
import { type FieldStructure, type StructStructure, type Structure, struct } from './structure.js';

/** Made once for each structure, which never changes. */
const known = new WeakMap<StructStructure, StructStructure>();

/** The structure with all fields inside of it that say `omitZero` left out when they have no value; itself where there is none. */
export function omittingZeros(structure: StructStructure): StructStructure {
  const before = known.get(structure);
  if (before !== undefined) return before;
  const reached = new Map<StructStructure, boolean>();
  if (!omits(structure, reached)) {
    known.set(structure, structure);
    return structure;
  }
  const { name, structType, goPackage } = structure;
  const made: StructStructure = struct(name, () => structure.fields.map(omittingField), structType, goPackage);
  known.set(structure, made);
  known.set(made, made);
  return made;
}

function omittingField(field: FieldStructure): FieldStructure {
  if (field.omitZero === true) return { ...field, zeroOmitted: true };
  const type = omittingIn(field.type);
  return type === field.type ? field : { ...field, type };
}

function omittingIn(type: Structure): Structure {
  if (type.kind === 'struct') return omittingZeros(type);
  if (type.kind === 'list') {
    const items = omittingIn(type.items);
    return items === type.items ? type : { ...type, items };
  }
  if (type.kind !== 'map') return type;
  const values = omittingIn(type.values);
  return values === type.values ? type : { ...type, values };
}

/** Whether a field at any depth says `omitZero`. */
function omits(type: Structure, reached: Map<StructStructure, boolean>): boolean {
  if (type.kind === 'list') return omits(type.items, reached);
  if (type.kind === 'map') return omits(type.values, reached);
  if (type.kind !== 'struct') return false;
  const before = reached.get(type);
  if (before !== undefined) return before;
  // A type that contains itself adds nothing new.
  reached.set(type, false);
  const found = type.fields.some((field) => field.omitZero === true || omits(field.type, reached));
  reached.set(type, found);
  return found;
}
