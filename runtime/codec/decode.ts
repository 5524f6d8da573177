/**
 * Decoding: any JSON value to the canonical object of a structure. Unknown fields are dropped, types are checked, keys
 * come in canonical order, and what has no value is written or left out exactly as the structure says.
 */

import type { FieldStructure, ListStructure, MapStructure, ScalarName, StructStructure, Structure } from '../model/definition/structure.js';
import { durationFrom, durationTo } from '../model/definition/wire.js';
import { isObject, setOwn } from '../model/json/json.js';
import type { LaterItems } from '../model/later-items.js';
import type { Json } from '../model/object.js';
import { goFieldName } from '../model/values/go-names.js';
import { canonicalQuantity, QUANTITY_FAULT } from '../model/values/quantity.js';
import { canonicalTime } from './times.js';

/** Thrown for a value of the wrong type; `path` names the types that lead to it. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  constructor(
    readonly path: string,
    readonly fault: string,
    /** The message for strategic merge patches, where it differs. */
    readonly unrestored?: string,
  ) {
    super(`${path}: ${fault}`);
  }
}

export type JsonMap = { [key: string]: Json };

const found = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : `${typeof value === 'bigint' ? 'number' : typeof value} ${shorten(value)}`;
const shorten = (value: unknown): string => {
  const text = typeof value === 'bigint' ? value.toString() : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The canonical form of a value. Throws DecodeError at the first value of a wrong type. With `later`, long lists and large maps are filled when that is done. */
export function decode(structure: StructStructure, value: unknown, later?: LaterItems): JsonMap {
  if (value === null || value === undefined) return decodeStruct(structure, {}, structure.name);
  if (!isObject<JsonMap>(value)) throw new DecodeError(structure.name, `expected an object, found ${found(value)}`);
  return decodeStruct(structure, value, structure.name, later);
}

function decodeStruct(structure: StructStructure, value: JsonMap, path: string, later?: LaterItems): JsonMap {
  const out: JsonMap = {};
  const { fields } = structure;
  for (let i = 0; i < fields.length; i += 1) {
    const field = fields[i] as FieldStructure;
    const member = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
    if (member === undefined || member === null) {
      writeAbsent(out, field);
      continue;
    }
    const decoded = decodeValue(field.type, member, path, field.name, later);
    if (field.pointer || !isEmpty(field.type, decoded) || !field.omitEmpty) out[field.name] = decoded;
    else writeAbsent(out, field);
  }
  return out;
}

/** What JSON shows for a field without a value. */
export function writeAbsent(out: JsonMap, field: FieldStructure): void {
  const { type } = field;
  if (field.pointer) {
    if (!field.omitEmpty) out[field.name] = null;
    return;
  }
  if (type.kind === 'struct') {
    out[field.name] = decodeStruct(type, {}, type.name);
    return;
  }
  if (type.kind === 'scalar') {
    const zero = ZERO[type.scalar];
    if (!field.omitEmpty || (ALWAYS.has(type.scalar) && field.omitZero !== true)) out[field.name] = zero ?? null;
    return;
  }
  if (!field.omitEmpty || (type.kind === 'free' && type.form === 'object')) out[field.name] = null;
}

/** Scalars that are structs in conformant servers, and so are written even when empty. */
const ALWAYS: ReadonlySet<ScalarName> = new Set(['time', 'microtime', 'duration', 'quantity', 'intorstring']);
const ZERO: Readonly<Partial<Record<ScalarName, Json>>> = {
  string: '',
  bool: false,
  int32: 0,
  int64: 0,
  double: 0,
  duration: '0s',
  quantity: '0',
  intorstring: 0,
};

export function isEmpty(type: Structure, value: Json): boolean {
  if (type.kind === 'scalar') return !ALWAYS.has(type.scalar) && (value === '' || value === 0 || value === false);
  if (type.kind === 'list') return Array.isArray(value) && value.length === 0;
  if (type.kind === 'map') return isObject<JsonMap>(value) && isEmptyMap(value);
  return false;
}

function isEmptyMap(value: JsonMap): boolean {
  for (const _ in value) return false;
  return true;
}

const inside = (path: string, name: string): string => `${path}.${goFieldName(name)}`;

export function decodeValue(type: Structure, value: Json, path: string, name: string, later?: LaterItems): Json {
  switch (type.kind) {
    case 'scalar':
      return decodeScalar(type.scalar, value, path, name);
    case 'struct':
      if (!isObject<JsonMap>(value)) throw unlike('an object', value, path, name, `cannot restore struct from: ${goKind(value)}`);
      return decodeStruct(type, value, type.name, later);
    case 'list':
      return decodeList(type, value, path, name, later);
    case 'map':
      return decodeMap(type, value, path, name, later);
    case 'free':
      return type.either === undefined ? value : decodeValue(shapeOf(type.either, value, path, name), value, path, name, later);
  }
}

const isShape = (type: Structure, value: Json): boolean =>
  type.kind === 'struct' || type.kind === 'map'
    ? isObject<JsonMap>(value)
    : type.kind === 'list'
      ? Array.isArray(value)
      : typeof value === 'boolean';

const shapeName = ({ kind }: Structure): string =>
  kind === 'struct' || kind === 'map' ? 'an object' : kind === 'list' ? 'a list' : 'true or false';

/** Which of the shapes a value has. Throws DecodeError where it has none of them. */
export function shapeOf(either: readonly Structure[], value: Json, path: string, name: string): Structure {
  const shape = either.find((type) => isShape(type, value));
  if (shape === undefined) throw unlike(either.map(shapeName).join(' or '), value, path, name);
  return shape;
}

function decodeList(type: ListStructure, value: Json, path: string, name: string, later: LaterItems | undefined): Json {
  if (!Array.isArray(value)) throw unlike('a list', value, path, name, `cannot restore slice from ${goKind(value)}`);
  const out: Json[] = new Array(value.length);
  const item = (i: number): void => {
    out[i] = decodeItem(type.items, value[i] ?? null, path, name, later);
  };
  if (later?.takes(value.length) === true) later.leave(value.length, item);
  else for (let i = 0; i < value.length; i += 1) item(i);
  return out;
}

function decodeMap(type: MapStructure, value: Json, path: string, name: string, later?: LaterItems): Json {
  if (!isObject<JsonMap>(value)) throw unlike('an object', value, path, name, `cannot restore map from ${goKind(value)}`);
  const out: JsonMap = {};
  const one = (key: string): void => {
    const member = value[key];
    if (member !== undefined) setOwn(out, key, decodeMember(type, member, path, name, later));
  };
  const keys = Object.keys(value);
  if (later?.takes(keys.length) !== true) {
    for (const key of keys) one(key);
    return out;
  }
  // Whether the map is left out, as empty ones are, is asked before it is full.
  const first = keys.findIndex((key) => value[key] !== undefined);
  if (first >= 0) one(keys[first] as string);
  later.leave(keys.length - first - 1, (i) => one(keys[first + 1 + i] as string));
  return out;
}

/** Decodes an entry of a map. */
export const decodeMember = ({ values }: MapStructure, value: Json, path: string, name: string, later?: LaterItems): Json =>
  values.kind === 'scalar' && values.scalar === 'quantity'
    ? quantity(value, path, name, values.exact !== true)
    : decodeItem(values, value, path, name, later);

/** Decodes an entry of a list or map; null stands for the zero value. */
export function decodeItem(type: Structure, value: Json, path: string, name: string, later?: LaterItems): Json {
  if (value !== null) return decodeValue(type, value, path, name, later);
  if (type.kind === 'struct') return decodeStruct(type, {}, type.name);
  return type.kind === 'scalar' ? (ZERO[type.scalar] ?? (type.scalar === 'bytes' ? '' : null)) : null;
}

function decodeScalar(scalar: ScalarName, value: Json, path: string, name: string): Json {
  switch (scalar) {
    case 'string':
      if (typeof value !== 'string') throw unlike('a string', value, path, name, 'unrecognized type: string');
      return value;
    case 'bool':
      if (typeof value !== 'boolean') throw unlike('true or false', value, path, name, 'unrecognized type: bool');
      return value;
    case 'int32':
      if (!Number.isInteger(value) || Number(value) > 2147483647 || Number(value) < -2147483648)
        throw unlike('a 32-bit integer', value, path, name, 'unrecognized type: int32');
      return value;
    case 'int64':
      if (typeof value === 'bigint' ? BigInt.asIntN(64, value) !== value : !isInt64(value))
        throw unlike('a 64-bit integer', value, path, name, 'unrecognized type: int64');
      return value;
    case 'double':
      if ((typeof value !== 'number' && typeof value !== 'bigint') || !Number.isFinite(Number(value)))
        throw unlike('a number', value, path, name);
      return Number(value);
    case 'bytes':
      return bytes(value, path, name);
    case 'time':
      return time(value, path, name, 0);
    case 'microtime':
      return time(value, path, name, 6);
    case 'duration':
      return duration(value, path, name);
    case 'quantity':
      return quantity(value, path, name, false);
    case 'intorstring':
      if (typeof value !== 'string' && (!Number.isInteger(value) || Number(value) > 2147483647 || Number(value) < -2147483648))
        throw unlike('a 32-bit integer or a string', value, path, name);
      return value;
  }
}

/** 2^63 is the least integer above all 64-bit integers, and is exact as a double. */
const isInt64 = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= -(2 ** 63) && Number(value) < 2 ** 63;

const unlike = (expected: string, value: Json, path: string, name: string, unrestored?: string): DecodeError =>
  new DecodeError(inside(path, name), `expected ${expected}, found ${found(value)}`, unrestored);

/** Go's name for the type of a JSON value. */
const goKind = (value: Json): string => {
  if (Array.isArray(value)) return 'slice';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int64' : 'float64';
  return typeof value === 'boolean' ? 'bool' : typeof value === 'string' ? 'string' : typeof value === 'bigint' ? 'int64' : 'map';
};

/** Of text whose length is a multiple of four. */
const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]*={0,2}$/.test(text);

function bytes(value: Json, path: string, name: string): string {
  if (typeof value !== 'string') throw unlike('base64 text', value, path, name);
  const plain = /[\r\n]/.test(value) ? value.replace(/[\r\n]/g, '') : value;
  if (plain.length % 4 !== 0 || !isBase64(plain)) throw new DecodeError(inside(path, name), 'illegal base64 data');
  if (!plain.endsWith('=')) return plain;
  // The last digit before the padding may have unused bits set; re-encoding clears them, so that all forms agree.
  return plain.slice(0, -4) + Buffer.from(plain.slice(-4), 'base64').toString('base64');
}

function time(value: Json, path: string, name: string, digits: 0 | 6): Json {
  const canonical = typeof value === 'string' ? canonicalTime(value, digits) : undefined;
  if (canonical === undefined) throw new DecodeError(inside(path, name), `parsing time ${shorten(value)} as RFC 3339 failed`);
  return canonical;
}

function duration(value: Json, path: string, name: string): string {
  if (typeof value !== 'string') throw unlike('a duration', value, path, name);
  const read = value.length > MAX_DURATION ? undefined : durationOf(value);
  if (read === undefined || BigInt.asIntN(64, read.duration) !== read.duration)
    throw new DecodeError(inside(path, name), `invalid duration ${shorten(value)}`);
  return durationFrom(read) as string;
}

/** Characters of a duration: more than any number of nanoseconds in 64 bits takes. */
const MAX_DURATION = 100;

function durationOf(text: string): { duration: bigint } | undefined {
  try {
    return durationTo(text);
  } catch {
    return undefined;
  }
}

function quantity(value: Json, path: string, name: string, milli: boolean): string {
  const canonical = canonicalQuantity(value, milli);
  if (canonical === undefined) throw new DecodeError(inside(path, name), QUANTITY_FAULT);
  return canonical;
}
