/**
 * Reading custom objects: what the schema does not know is dropped, null goes where a field may not hold it, and members come in
 * the order of their names. Values of wrong types are kept as they are: checking tells all of them at once.
 */
import { canonicalize } from '../codec/canonicalize.js';
import { decode, type JsonMap } from '../codec/decode.js';
import type { CanonicalForm, ObjectReading } from '../model/definition.js';
import { isObject, setOwn } from '../model/json.js';
import type { ApiObject, Json } from '../model/object.js';
import { field, STRING, type StructStructure, type Structure, struct } from '../model/structure.js';
import type { SchemaNode } from './schema-node.js';

/** Members of every object, which no schema decides on. */
const ABOUT_OBJECT: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/** A member that is dropped. */
const DROPPED = Symbol('dropped');

/**
 * Reads objects by a schema; `undefined` keeps everything, as definitions that preserve unknown fields do. `metadata` is the structure
 * of every object's metadata.
 */
export class SchemaReading implements ObjectReading {
  readonly outline: StructStructure;

  constructor(
    kind: string,
    metadata: Structure,
    private readonly root: SchemaNode | undefined,
  ) {
    this.outline = struct(kind, () => [field('kind', STRING, '?'), field('apiVersion', STRING, '?'), field('metadata', metadata, '+')]);
  }

  decode(value: unknown): JsonMap {
    return this.#read(decode(this.outline, value), isObject<JsonMap>(value) ? value : {});
  }

  canonical(object: ApiObject, how: CanonicalForm | undefined): JsonMap {
    const { kind = null, apiVersion = null, metadata } = object as unknown as JsonMap;
    return this.#read(canonicalize(this.outline, { kind, apiVersion, metadata: metadata ?? {} }, how), object as unknown as JsonMap);
  }

  #read(about: JsonMap, value: JsonMap): JsonMap {
    const out: JsonMap = { kind: about.kind ?? null, apiVersion: about.apiVersion ?? null, metadata: about.metadata ?? {} };
    const names = Object.keys(value);
    if (!inOrder(names)) names.sort();
    for (const name of names) {
      const member = value[name];
      if (member === undefined || ABOUT_OBJECT.has(name)) continue;
      const kept = this.root === undefined ? sorted(member) : memberOf(this.root, name, member, this.root.preserves);
      if (kept !== DROPPED) setOwn(out, name, kept);
    }
    return out;
  }
}

function inOrder(names: readonly string[]): boolean {
  for (let i = 1; i < names.length; i += 1) if ((names[i - 1] as string) > (names[i] as string)) return false;
  return true;
}

/** A member of an object; `keeps`: whether unknown ones are kept. */
function memberOf(node: SchemaNode, name: string, value: Json, keeps: boolean): Json | typeof DROPPED {
  const property = node.property(name);
  if (property !== undefined) {
    if (value === null && !property.nullable) return DROPPED;
    return read(property, value, property.preserves);
  }
  if (node.takesOthers) {
    const { others } = node;
    return others === undefined ? unknownValue(value, keeps) : read(others, value, others.preserves);
  }
  return keeps ? sorted(value) : DROPPED;
}

/** A value that no schema is about: its scalars and lists are kept, and of objects what `keeps` says. */
const unknownValue = (value: Json, keeps: boolean): Json => (keeps ? sorted(value) : emptied(value));

function emptied(value: Json): Json {
  if (Array.isArray(value)) return value.map(emptied);
  return typeof value === 'object' && value !== null ? {} : scalar(value);
}

/** The value as it is kept; the value itself where nothing of it changes. */
function read(node: SchemaNode, value: Json, keeps: boolean): Json {
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (Array.isArray(value)) {
    const { items } = node;
    return mapped(value, (item) => (items === undefined ? unknownValue(item, keeps) : read(items, item, keeps || items.preserves)));
  }
  return members(value as JsonMap, (name, member) =>
    node.embedded && ABOUT_OBJECT.has(name) ? sorted(member) : memberOf(node, name, member, keeps),
  );
}

const BOUND = 2n ** 63n;

/** Whole numbers beyond 64 bits are read as such servers read them: as floating-point ones. */
const scalar = (value: Json): Json => (typeof value === 'bigint' && (value >= BOUND || value < -BOUND) ? Number(value) : value);

/** The value with members of objects in the order of their names. */
function sorted(value: Json): Json {
  if (typeof value !== 'object' || value === null) return scalar(value);
  return Array.isArray(value) ? mapped(value, sorted) : members(value as JsonMap, (_, member) => sorted(member));
}

function mapped(list: Json[], to: (item: Json) => Json): Json[] {
  let out: Json[] | undefined;
  for (let i = 0; i < list.length; i += 1) {
    const item = list[i] as Json;
    const next = to(item);
    if (next !== item && out === undefined) out = list.slice();
    if (out !== undefined) out[i] = next;
  }
  return out ?? list;
}

function members(value: JsonMap, to: (name: string, member: Json) => Json | typeof DROPPED): JsonMap {
  const names = Object.keys(value);
  const asItIs = inOrder(names);
  let out: JsonMap | undefined = asItIs ? undefined : {};
  if (!asItIs) names.sort();
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string;
    const member = value[name];
    const next = member === undefined ? DROPPED : to(name, member);
    if (out === undefined && next !== member) {
      out = {};
      for (let k = 0; k < i; k += 1) setOwn(out, names[k] as string, value[names[k] as string]);
    }
    if (out !== undefined && next !== DROPPED) setOwn(out, name, next);
  }
  return out ?? value;
}
