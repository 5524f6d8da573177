/**
 * Decodes custom objects: fields that the schema does not know are dropped, null is dropped where a field is not nullable, and members are
 * sorted by name. Values of wrong types are kept, because validation reports all of them at once.
 */
import { canonicalize } from '../codec/canonicalize.js';
import { DecodeError, decode, type JsonMap } from '../codec/decode.js';
import { stringify } from '../codec/parse.js';
import { findStrictFaults } from '../codec/strict-fields.js';
import type { CanonicalForm, ObjectReading } from '../model/definition/definition.js';
import { field, STRING, type StructStructure, struct } from '../model/definition/structure.js';
import { isObject, own, setOwn } from '../model/json/json.js';
import { type ApiObject, asJson, type Json } from '../model/object.js';
import type { SchemaNode } from './schema-node.js';

/** Members of every object, which no schema describes. */
const ABOUT_OBJECT: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/** Marks a member that is dropped. */
const DROPPED = Symbol('dropped');

/**
 * Reads objects by a schema; `undefined` keeps everything, as definitions that preserve unknown fields do. `metadata` is the structure
 * of every object's metadata.
 */
interface Mode {
  /** The result shares nothing with the input. */
  readonly copies: boolean;
  /** Null is dropped where the field is not nullable. */
  readonly drops: boolean;
  /** Unreadable metadata of an embedded object is dropped: the object may be older than the schema. */
  readonly mends: boolean;
}

/** Paths of what is dropped of an object by its schema, and of what metadata inside of it does not have. */
interface Unknown {
  readonly dropped: string[];
  readonly embedded: string[];
}

const READ: Mode = { copies: true, drops: true, mends: false };
const STORED: Mode = { ...READ, mends: true };
const APPLIED: Mode = { copies: true, drops: false, mends: false };
const ARRANGED: Mode = { copies: false, drops: false, mends: false };

export class SchemaReading implements ObjectReading {
  readonly outline: StructStructure;

  constructor(
    kind: string,
    private readonly metadata: StructStructure,
    private readonly root: SchemaNode | undefined,
  ) {
    this.outline = struct(kind, () => [field('kind', STRING, '?'), field('apiVersion', STRING, '?'), field('metadata', metadata, '+')]);
  }

  decode(value: unknown): JsonMap {
    return this.#whole(decode(this.outline, value), isObject<JsonMap>(value) ? value : {}, READ);
  }

  decodeStored(value: unknown): JsonMap {
    return this.#whole(this.#storedOutline(value), isObject<JsonMap>(value) ? value : {}, STORED);
  }

  /** The metadata of a stored object; of unreadable metadata, the readable part. Another program may have written it. */
  #storedOutline(value: unknown): JsonMap {
    try {
      return decode(this.outline, value);
    } catch (error) {
      if (!(error instanceof DecodeError) || !isObject<JsonMap>(value) || !isObject<JsonMap>(value.metadata)) throw error;
      return decode(this.outline, { ...value, metadata: this.#soundMetadata(value.metadata) });
    }
  }

  decodeApplied(value: unknown): JsonMap {
    return this.#whole(decode(this.outline, value), isObject<JsonMap>(value) ? value : {}, APPLIED);
  }

  unknownFields(value: unknown): string[] {
    if (!isObject<JsonMap>(value)) return [];
    const found: Unknown = { dropped: [], embedded: [] };
    if (this.root !== undefined)
      for (const [name, member] of Object.entries(value))
        if (member !== undefined && !ABOUT_OBJECT.has(name)) this.#unknownMember(this.root, name, member, this.root.preserves, '', found);
    const metadata = isObject<JsonMap>(value.metadata) ? this.#unknownOf(value.metadata, 'metadata') : [];
    return [...metadata, ...found.dropped.sort(), ...found.embedded.sort()];
  }

  #unknownOf(metadata: JsonMap, path: string): string[] {
    const paths: string[] = [];
    const sink = {
      repeats: new Map(),
      isFull: false,
      suggests: false,
      // Servers read the metadata of untyped objects from a text that they wrote themselves.
      byName: true,
      unknown: (field: string) => void paths.push(field),
      repeated: () => undefined,
    };
    findStrictFaults(this.metadata, metadata, sink, path);
    return paths;
  }

  /** The same ways through a value that `#member` goes, for what that drops. */
  #unknownMember(node: SchemaNode, name: string, value: Json, keeps: boolean, path: string, found: Unknown): void {
    const at = path === '' ? name : `${path}.${name}`;
    const property = node.property(name);
    if (property !== undefined) this.#unknownValue(property, value, property.preserves, at, found);
    else if (!node.takesOthers) {
      if (!keeps) found.dropped.push(at);
    } else if (node.others !== undefined) this.#unknownValue(node.others, value, node.others.preserves, at, found);
    else if (!keeps) unknownInside(value, at, found);
  }

  #unknownValue(node: SchemaNode, value: Json, keeps: boolean, path: string, found: Unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const { items } = node;
      for (const [i, item] of value.entries()) {
        if (items !== undefined) this.#unknownValue(items, item, keeps || items.preserves, `${path}[${i}]`, found);
        else if (!keeps) unknownInside(item, `${path}[${i}]`, found);
      }
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      if (!node.embedded || !ABOUT_OBJECT.has(name)) this.#unknownMember(node, name, member, keeps, path, found);
      else if (name === 'metadata' && isObject<JsonMap>(member)) found.embedded.push(...this.#unknownOf(member, `${path}.metadata`));
    }
  }

  canonical(object: ApiObject, form: CanonicalForm | undefined): JsonMap {
    // No member of an object that was read before is undefined.
    const value = asJson(object) as JsonMap;
    const { kind = null, apiVersion = null, metadata = {} } = value;
    return this.#whole(canonicalize(this.outline, { kind, apiVersion, metadata: metadata ?? {} }, form), value, ARRANGED);
  }

  #whole(about: JsonMap, value: JsonMap, how: Mode): JsonMap {
    const out: JsonMap = { kind: about.kind ?? null, apiVersion: about.apiVersion ?? null, metadata: about.metadata ?? {} };
    const names = Object.keys(value);
    if (!inOrder(names)) names.sort();
    for (const name of names) {
      const member = value[name];
      if (member === undefined || ABOUT_OBJECT.has(name)) continue;
      const kept = this.root === undefined ? sorted(member, how) : this.#member(this.root, name, member, this.root.preserves, how);
      if (kept !== DROPPED) setOwn(out, name, kept);
    }
    return out;
  }

  /** A member of an object; `keeps`: whether unknown members are kept. */
  #member(node: SchemaNode, name: string, value: Json, keeps: boolean, how: Mode): Json | typeof DROPPED {
    const property = node.property(name);
    if (property !== undefined) {
      if (value === null && how.drops && !property.nullable) return DROPPED;
      return this.#value(property, value, property.preserves, how);
    }
    if (node.takesOthers) {
      const { others } = node;
      if (value === null && how.drops && others !== undefined && !others.nullable && others.default === undefined) return DROPPED;
      return others === undefined ? unknownValue(value, keeps, how) : this.#value(others, value, others.preserves, how);
    }
    return keeps ? sorted(value, how) : DROPPED;
  }

  /** The value after pruning; the value itself if nothing changes. */
  #value(node: SchemaNode, value: Json, keeps: boolean, how: Mode): Json {
    if (typeof value !== 'object' || value === null) return scalar(value);
    if (Array.isArray(value)) {
      const { items } = node;
      const read = (item: Json): Json =>
        items === undefined ? unknownValue(item, keeps, how) : this.#value(items, item, keeps || items.preserves, how);
      return mapped(value, read, how);
    }
    const read = (name: string, member: Json): Json | typeof DROPPED =>
      node.embedded && ABOUT_OBJECT.has(name) && !(member === null && node.property(name) !== undefined)
        ? this.#about(name, member, how)
        : this.#member(node, name, member, keeps, how);
    return members(value as JsonMap, read, how);
  }

  /** The metadata of an embedded object, reduced to the fields of all metadata. Throws DecodeError if it cannot be read. */
  #about(name: string, value: Json, how: Mode): Json | typeof DROPPED {
    if (how.mends && !this.#isReadable(name, value)) return this.#mended(name, value, how);
    if (name !== 'metadata') {
      if (typeof value !== 'string') throw new DecodeError(name, `Invalid value: ${stringify(value)}: must be a string`);
      return value;
    }
    if (value === null) return {};
    if (!isObject<JsonMap>(value)) throw new DecodeError(name, `Invalid value: ${stringify(value)}: must be an object`);
    const known = decode(this.metadata, value);
    const read = (field: string): Json | typeof DROPPED => own(known, field) ?? DROPPED;
    return members(value, read, how);
  }

  #isReadable(name: string, value: Json): boolean {
    if (name !== 'metadata') return typeof value === 'string';
    if (value === null) return true;
    if (!isObject<JsonMap>(value)) return false;
    try {
      decode(this.metadata, value);
      return true;
    } catch (error) {
      if (error instanceof DecodeError) return false;
      throw error;
    }
  }

  /** The readable part of metadata that cannot be read as a whole. */
  #mended(name: string, value: Json, how: Mode): Json | typeof DROPPED {
    if (name !== 'metadata' || !isObject<JsonMap>(value)) return DROPPED;
    return this.#about(name, this.#soundMetadata(value), how);
  }

  /** The fields of metadata that can be read, each as a whole. */
  #soundMetadata(metadata: JsonMap): JsonMap {
    const sound = Object.entries(metadata).filter(
      ([name, member]) => member !== undefined && this.#isReadable('metadata', { [name]: member }),
    );
    return Object.fromEntries(sound) as JsonMap;
  }
}

function inOrder(names: readonly string[]): boolean {
  for (let i = 1; i < names.length; i += 1) if ((names[i - 1] as string) > (names[i] as string)) return false;
  return true;
}

/** A value without a schema: scalars and lists are kept; for objects, `keeps` decides. */
const unknownValue = (value: Json, keeps: boolean, how: Mode): Json => (keeps ? sorted(value, how) : emptied(value));

/** What `emptied` drops of a value. */
function unknownInside(value: Json, path: string, found: Unknown): void {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) unknownInside(item, `${path}[${i}]`, found);
  else if (isObject<JsonMap>(value)) found.dropped.push(...Object.keys(value).map((name) => `${path}.${name}`));
}

function emptied(value: Json): Json {
  if (Array.isArray(value)) return value.map(emptied);
  return typeof value === 'object' && value !== null ? {} : scalar(value);
}

const BOUND = 2n ** 63n;

/** Integers beyond 64 bits become floating-point numbers, as on a conformant server. */
const scalar = (value: Json): Json => (typeof value === 'bigint' && (value >= BOUND || value < -BOUND) ? Number(value) : value);

/** The value with the members of objects sorted by name. */
function sorted(value: Json, how: Mode): Json {
  if (typeof value !== 'object' || value === null) return scalar(value);
  const read = (member: Json): Json => sorted(member, how);
  return Array.isArray(value) ? mapped(value, read, how) : members(value as JsonMap, (_, member) => read(member), how);
}

function mapped(list: Json[], to: (item: Json) => Json, how: Mode): Json[] {
  let out: Json[] | undefined = how.copies ? new Array(list.length) : undefined;
  for (let i = 0; i < list.length; i += 1) {
    const item = list[i] as Json;
    const next = to(item);
    if (next !== item && out === undefined) out = list.slice();
    if (out !== undefined) out[i] = next;
  }
  return out ?? list;
}

function members(value: JsonMap, to: (name: string, member: Json) => Json | typeof DROPPED, how: Mode): JsonMap {
  const names = Object.keys(value);
  const asItIs = inOrder(names);
  let out: JsonMap | undefined = asItIs && !how.copies ? undefined : {};
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
