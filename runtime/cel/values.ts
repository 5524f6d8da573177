/** Values during evaluation. Integers are bigints, so that a JavaScript number is always a double. */
import type { LinearPattern } from '../model/patterns/linear-pattern.js';
import { EvaluationFault, noOverload } from './fault.js';

/** Unsigned integers are a type of their own. */
export class Uint {
  constructor(readonly value: bigint) {}
}

export class Timestamp {
  /** Nanoseconds since 1970. */
  constructor(readonly nanos: bigint) {}
}

export class Duration {
  constructor(readonly nanos: bigint) {}
}

/** An optional value; undefined if absent. */
export class Optional {
  constructor(readonly value: Value | undefined) {}
}

/** A type as a value, by its name. */
export class TypeName {
  constructor(readonly name: string) {}
}

/** A value of a library's own type, such as a quantity; only the library knows its content. */
export class Opaque<Content = unknown> {
  constructor(
    readonly type: string,
    readonly content: Content,
    /** Two values of one type are equal if these texts are. */
    readonly identity: string,
  ) {}
}

/** A list, whose items are made on demand. */
export class List implements Iterable<Value> {
  constructor(
    readonly size: number,
    readonly at: (index: number) => Value,
  ) {}

  static of(items: readonly Value[]): List {
    return new List(items.length, (i) => items[i] ?? null);
  }

  *[Symbol.iterator](): Iterator<Value> {
    for (let i = 0; i < this.size; i++) yield this.at(i);
  }
}

/** A map, or an object whose present fields are the entries. */
export abstract class Mapping {
  abstract get size(): number;
  /** The value of a key; undefined where there is none. */
  abstract get(key: Value): Value | undefined;
  abstract keys(): Iterable<Value>;
}

export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Uint
  | Timestamp
  | Duration
  | Optional
  | TypeName
  | Opaque
  | List
  | Mapping;

/** Text that identifies a key of a map by CEL's equality: integers are equal whatever their type. */
function keyText(key: Value): string {
  if (typeof key === 'string') return `"${key}`;
  if (key instanceof Uint) return String(key.value);
  return String(key);
}

/** Work of making a list item, of comparing two values, and of lookups. */
export const ITEM_WORK = 60;
const COMPARISON_WORK = 20;
const ENTRY_WORK = 200;

/** Work of looking up a key, or of adding one. */
export const keyWork = (key: Value): number => ENTRY_WORK + (typeof key === 'string' ? 3 * key.length : 0);

/** A map that an expression makes. */
export class Entries extends Mapping {
  readonly #entries = new Map<string, readonly [Value, Value]>();

  /** Adds an entry; throws for a duplicate or invalid key. */
  add(key: Value, value: Value): void {
    const print = keyText(key);
    if (this.#entries.has(print)) throw new EvaluationFault('Failed with repeated key');
    if (!['string', 'bigint', 'boolean'].includes(typeof key) && !(key instanceof Uint)) throw new EvaluationFault('unsupported key type');
    this.#entries.set(print, [key, value]);
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Value): Value | undefined {
    return this.#entries.get(keyText(key))?.[1];
  }

  *keys(): Iterable<Value> {
    for (const [key] of this.#entries.values()) yield key;
  }
}

const INT_MIN = -(2n ** 63n);
const INT_MAX = 2n ** 63n - 1n;
const UINT_MAX = 2n ** 64n - 1n;

/** An integer within 64 bits; throws for others. */
export function int(value: bigint): bigint {
  if (value < INT_MIN || value > INT_MAX) throw new EvaluationFault('integer overflow');
  return value;
}

export function uint(value: bigint): Uint {
  if (value < 0n || value > UINT_MAX) throw new EvaluationFault('unsigned integer overflow');
  return new Uint(value);
}

/** The runtime's name of a value's type. */
export function typeName(value: Value): string {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'double';
    case 'string':
      return 'string';
    default:
      return objectTypeName(value);
  }
}

function objectTypeName(value: Exclude<Value, boolean | bigint | number | string>): string {
  if (value === null) return 'null_type';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Uint) return 'uint';
  if (value instanceof Timestamp) return 'google.protobuf.Timestamp';
  if (value instanceof Duration) return 'google.protobuf.Duration';
  if (value instanceof Optional) return 'optional_type';
  if (value instanceof TypeName) return 'type';
  if (value instanceof Opaque) return value.type;
  return value instanceof List ? 'list' : 'map';
}

/** The numeric value of a number of any type, for comparisons across types. */
const numeric = (value: Value): number | bigint | undefined =>
  typeof value === 'bigint' || typeof value === 'number' ? value : value instanceof Uint ? value.value : undefined;

/** Negative, zero or positive as numbers of any types compare, as doubles if one is a double; undefined if one is not a number. */
export function compareNumbers(a: Value, b: Value): number | undefined {
  const [x, y] = [numeric(a), numeric(b)];
  if (x === undefined || y === undefined) return undefined;
  if (typeof x === typeof y) return x < y ? -1 : x > y ? 1 : x === y ? 0 : Number.NaN;
  return compareNumbers(Number(x), Number(y));
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** What an evaluation gives functions beside their arguments. */
export interface Context {
  /** Charges a step; throws if the budget is exceeded. */
  spend(units: number): void;
  /**
   * Charges nanoseconds of work that the declaration of the call does not cover, before the work is done; throws if the budget is exceeded.
   */
  work(nanos: number): void;
  /** Whether enough was spent since the last pause that other work should run. */
  due(): boolean;
  /** A compiled regular expression; throws an evaluation fault for an invalid one. Searches are charged with `work`. */
  pattern(text: string): LinearPattern;
}

const sameLists = (a: List, b: List, context: Context): boolean => {
  if (a.size !== b.size) return false;
  for (let i = 0; i < a.size; i++) {
    context.work(2 * ITEM_WORK);
    if (!equal(a.at(i), b.at(i), context)) return false;
  }
  return true;
};

const sameMaps = (a: Mapping, b: Mapping, context: Context): boolean => {
  if (a.size !== b.size) return false;
  for (const key of a.keys()) {
    context.work(2 * keyWork(key));
    const [x, y] = [a.get(key), b.get(key)];
    if (x === undefined || y === undefined || !equal(x, y, context)) return false;
  }
  return true;
};

/** Whether two values are equal: numbers by their value, lists and maps by their parts; values of different types are not. */
export function equal(a: Value, b: Value, context: Context): boolean {
  context.work(COMPARISON_WORK);
  if (typeof a === 'string' && typeof b === 'string') {
    if (a.length !== b.length) return false;
    context.work(a.length);
  }
  if (a === b) return true;
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return false;
  const order = compareNumbers(a, b);
  if (order !== undefined) return order === 0;
  if (a instanceof List) return b instanceof List && sameLists(a, b, context);
  if (a instanceof Mapping) return b instanceof Mapping && sameMaps(a, b, context);
  if (a instanceof Uint8Array) {
    context.work(a.length);
    return b instanceof Uint8Array && sameBytes(a, b);
  }
  if (a instanceof Timestamp) return b instanceof Timestamp && a.nanos === b.nanos;
  if (a instanceof Duration) return b instanceof Duration && a.nanos === b.nanos;
  if (a instanceof TypeName) return b instanceof TypeName && a.name === b.name;
  if (a instanceof Opaque) return b instanceof Opaque && a.type === b.type && a.identity === b.identity;
  if (!(a instanceof Optional && b instanceof Optional)) return false;
  if (a.value === undefined || b.value === undefined) return a.value === b.value;
  return equal(a.value, b.value, context);
}

/** Code points of a text. */
export function textSize(text: string): number {
  let size = text.length;
  for (let i = 0; i < text.length - 1; i++)
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) size--;
  return size;
}

/** A value's size for its cost. */
export const sizeOf = (value: Value): number =>
  typeof value === 'string' || value instanceof Uint8Array
    ? value.length
    : value instanceof List || value instanceof Mapping
      ? value.size
      : 1;

/**
 * A value's size for its work; for a library's type, that of its text. Entries of a map are counted only on demand, so functions that
 * iterate over a map charge as they go.
 */
export const workSize = (value: Value): number =>
  value instanceof Opaque ? value.identity.length : value instanceof Mapping ? 1 : sizeOf(value);

/** A value as a condition; throws unless it is true or false. */
export function truth(value: Value): boolean {
  if (typeof value !== 'boolean') throw noOverload();
  return value;
}
