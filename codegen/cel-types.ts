/** The catalogue's types as rules in CEL see them. */
import {
  BOOL,
  BYTES,
  DOUBLE,
  DURATION,
  DYN,
  escapedName,
  type Field,
  INT,
  listOf,
  mapOf,
  STRING,
  TIMESTAMP,
  type Type,
} from '../runtime/cel/index.js';
import { presenceOf } from './emit/types.js';
import { jsonFields, referenceTo, type TypeExpression, type TypeModel } from './model.js';
import type { Scalar } from './scalars.js';

const SCALAR_TYPES: Readonly<Partial<Record<Scalar, Type>>> = {
  string: STRING,
  bool: BOOL,
  int32: INT,
  int64: INT,
  double: DOUBLE,
  bytes: BYTES,
  time: TIMESTAMP,
  microtime: TIMESTAMP,
  duration: DURATION,
  quantity: STRING,
};

const known = new WeakMap<TypeModel, Type>();

/** The type of `self` in rules of a type. Fields are looked up when they are named, since types may hold themselves. */
export function celType(type: TypeModel): Type {
  const before = known.get(type);
  if (before !== undefined) return before;
  const made: Type = { kind: 'object', name: referenceTo(type), fields: () => fieldsOf(type) };
  known.set(type, made);
  return made;
}

function fieldsOf(type: TypeModel): ReadonlyMap<string, Field> {
  const out = new Map<string, Field>();
  for (const field of jsonFields(type)) {
    const key = escapedName(field.name);
    if (key !== undefined) out.set(key, { name: field.name, type: celTypeOf(field.type), always: presenceOf(field) === 'always' });
  }
  return out;
}

function celTypeOf(type: TypeExpression): Type {
  switch (type.form) {
    case 'scalar':
      // Quantities are texts, and what may be a number or a text is known when it is there.
      return SCALAR_TYPES[type.scalar] ?? DYN;
    case 'list':
      return listOf(celTypeOf(type.items));
    case 'map':
      return mapOf(STRING, celTypeOf(type.values));
    case 'named':
      if (type.type.source.jsonUnion) return DYN;
      return type.type.collection === undefined ? celType(type.type) : celTypeOf(type.type.collection);
  }
}
