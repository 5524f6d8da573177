/** Types of the objects that policies are about, by which their expressions are checked before any request comes. */
import { isOpen } from '../../../apply/index.js';
import { BOOL, DOUBLE, DYN, type Field, type Fields, INT, listOf, mapOf, STRING, type Type } from '../../../cel/types.js';
import type { ScalarName, StructStructure, Structure } from '../../../model/definition/structure.js';

/** Texts may be compared with texts and given to functions that read times and quantities, as the values of requests may. */
const SCALARS: Readonly<Record<ScalarName, Type>> = {
  string: STRING,
  bool: BOOL,
  int32: INT,
  int64: INT,
  double: DOUBLE,
  bytes: STRING,
  quantity: STRING,
  // Expressions see texts. Other servers check them as times, so that neither use is doubted.
  time: DYN,
  microtime: DYN,
  duration: DYN,
  intorstring: DYN,
};

/**
 * The type of an object, named after its path. Fields have the names that requests have, and are found on demand, since types may contain
 * themselves. Values that may be anything are dynamic, as is a struct that keeps members which it does not declare.
 */
export function objectType(path: string, structure: StructStructure): Type {
  if (isOpen(structure)) return DYN;
  let known: Fields | undefined;
  const fields = (): Fields => {
    known ??= new Map(
      structure.fields.map(({ name, type }): [string, Field] => [name, { name, type: valueType(`${path}.${name}`, type) }]),
    );
    return known;
  };
  return { kind: 'object', name: path, fields };
}

function valueType(path: string, structure: Structure): Type {
  switch (structure.kind) {
    case 'scalar':
      return SCALARS[structure.scalar];
    case 'free':
      return DYN;
    case 'list':
      return listOf(valueType(path, structure.items));
    case 'map':
      return mapOf(STRING, valueType(path, structure.values));
    case 'struct':
      return objectType(path, structure);
  }
}
