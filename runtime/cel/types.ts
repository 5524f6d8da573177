/** Types of CEL: those of expressions, and those that schemas and the catalogue declare. */

const SCALARS = ['bool', 'int', 'uint', 'double', 'null', 'timestamp', 'duration', 'error'] as const;

export interface Field {
  /** The property's name before escaping. */
  readonly name: string;
  readonly type: Type;
  /** Whether every object has the field. */
  readonly always?: boolean;
}

/** Fields of an object by the names that expressions use. */
export type Fields = ReadonlyMap<string, Field>;

interface Common {
  /** Whether null is a value of the type as well. */
  readonly nullable?: true;
}

/** `max` bounds the bytes of a string, the items of a list, the entries of a map, any of these where it may be either; without it there is no bound. */
export type Type = Common &
  (
    | { readonly kind: (typeof SCALARS)[number] }
    | { readonly kind: 'string' | 'bytes' | 'dyn'; readonly max?: number }
    | { readonly kind: 'list'; readonly item: Type; readonly max?: number }
    | { readonly kind: 'map'; readonly key: Type; readonly value: Type; readonly max?: number }
    /** Fields are resolved on demand, because types may contain themselves. */
    | { readonly kind: 'object'; readonly name: string; readonly fields: () => Fields }
    | { readonly kind: 'opaque'; readonly name: string }
    | { readonly kind: 'optional'; readonly of: Type }
    | { readonly kind: 'type'; readonly of: Type }
    /** A type parameter of a signature, bound by each call. */
    | { readonly kind: 'parameter'; readonly name: string }
  );

export type ObjectType = Extract<Type, { kind: 'object' }>;

export const BOOL: Type = { kind: 'bool' };
export const INT: Type = { kind: 'int' };
export const UINT: Type = { kind: 'uint' };
export const DOUBLE: Type = { kind: 'double' };
export const STRING: Type = { kind: 'string' };
export const BYTES: Type = { kind: 'bytes' };
export const NULL: Type = { kind: 'null' };
export const DYN: Type = { kind: 'dyn' };
export const ERROR: Type = { kind: 'error' };
export const TIMESTAMP: Type = { kind: 'timestamp' };
export const DURATION: Type = { kind: 'duration' };

export const listOf = (item: Type, max?: number): Type => ({ kind: 'list', item, ...(max === undefined ? {} : { max }) });
export const mapOf = (key: Type, value: Type, max?: number): Type => ({ kind: 'map', key, value, ...(max === undefined ? {} : { max }) });
export const optionalOf = (of: Type): Type => ({ kind: 'optional', of });

/** Names of types as messages write them. */
const SHOWN: Readonly<Record<string, string>> = {
  null: 'null',
  error: '!error!',
  timestamp: 'google.protobuf.Timestamp',
  duration: 'google.protobuf.Duration',
};

/** A type as messages write it. */
export function show(type: Type): string {
  switch (type.kind) {
    case 'list':
      return `list(${show(type.item)})`;
    case 'map':
      return `map(${show(type.key)}, ${show(type.value)})`;
    case 'object':
    case 'opaque':
    case 'parameter':
      return type.name;
    case 'optional':
      return `optional_type(${show(type.of)})`;
    case 'type':
      return `type(${show(type.of)})`;
    default:
      return SHOWN[type.kind] ?? type.kind;
  }
}

/** The type parameters of a signature, bound in one call. */
export type Bindings = Map<string, Type>;

const isAnything = ({ kind }: Type): boolean => kind === 'dyn' || kind === 'error';
const mayBeNull = (type: Type): boolean =>
  type.nullable === true || ['null', 'object', 'opaque', 'timestamp', 'duration', 'optional'].includes(type.kind);

/** Whether a value of the type `actual` may be used as an `expected` one; binds type parameters of `expected`. */
export function fits(expected: Type, actual: Type, bindings: Bindings): boolean {
  if (expected.kind === 'parameter') {
    const bound = bindings.get(expected.name);
    if (bound === undefined) bindings.set(expected.name, actual);
    else if (fits(bound, actual, bindings)) {
      if (bound.kind === 'null') bindings.set(expected.name, actual);
    } else if (fits(actual, bound, bindings)) bindings.set(expected.name, actual);
    else return false;
    return true;
  }
  if (isAnything(expected) || isAnything(actual)) return true;
  if (actual.kind === 'null') return mayBeNull(expected);
  if (expected.kind === 'null') return mayBeNull(actual);
  switch (expected.kind) {
    case 'list':
      return actual.kind === 'list' && fits(expected.item, actual.item, bindings);
    case 'map':
      return actual.kind === 'map' && fits(expected.key, actual.key, bindings) && fits(expected.value, actual.value, bindings);
    case 'object':
    case 'opaque':
      return actual.kind === expected.kind && actual.name === expected.name;
    case 'optional':
      return actual.kind === 'optional' && fits(expected.of, actual.of, bindings);
    default:
      return actual.kind === expected.kind;
  }
}

/** A signature's type with its parameters replaced; an unbound one is dynamic. */
export function filled(type: Type, bindings: Bindings): Type {
  switch (type.kind) {
    case 'parameter':
      return bindings.get(type.name) ?? DYN;
    case 'list':
      return { ...type, item: filled(type.item, bindings) };
    case 'map':
      return { ...type, key: filled(type.key, bindings), value: filled(type.value, bindings) };
    case 'optional':
    case 'type':
      return { ...type, of: filled(type.of, bindings) };
    default:
      return type;
  }
}

/** Whether the only value of the type has no parts, as that of a literal such as `[]`, which is of any type of lists. */
const isEmpty = (type: Type): boolean => (type.kind === 'list' || type.kind === 'map') && type.max === 0;

/** The common type of two types: the wider one, or dynamic. */
export function joined(types: readonly Type[]): Type {
  const [first, ...rest] = types;
  return rest.reduce(
    (a, b) => (isAnything(a) ? a : isAnything(b) ? b : fits(a, b, new Map()) ? (a.kind === 'null' || isEmpty(a) ? b : a) : DYN),
    first ?? DYN,
  );
}

/** Maximum number of bytes, items or entries of the type's values; 1 for values without parts. */
export const maxSize = (type: Type): number =>
  type.kind === 'string' || type.kind === 'bytes' || type.kind === 'list' || type.kind === 'map' || type.kind === 'dyn'
    ? (type.max ?? Number.POSITIVE_INFINITY)
    : 1;

/** Whether a type nests deeper than `limit` types: the items of lists, the values of maps and what optional values hold count. */
export function nestsDeeper(type: Type, limit: number): boolean {
  let inner: Type | undefined = type;
  for (let depth = 0; inner !== undefined; depth += 1) {
    if (depth > limit) return true;
    inner = innerOf(inner);
  }
  return false;
}

/** The type inside of a type, such as that of a list's items. */
function innerOf(type: Type): Type | undefined {
  switch (type.kind) {
    case 'list':
      return type.item;
    case 'map':
      return type.value;
    case 'optional':
    case 'type':
      return type.of;
    default:
      return undefined;
  }
}
