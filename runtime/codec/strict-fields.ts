/**
 * What was sent beyond what a kind has: fields that it does not know, and names that an object has more than once (field validation,
 * `?fieldValidation=`). Faults come in the order of the text, in the words that clients know.
 */
import type { StructStructure, Structure } from '../model/definition/structure.js';
import { MAX_FAULT_TEXT } from '../model/faults/fault-budget.js';
import { nearest } from '../model/faults/nearest.js';
import { isObject } from '../model/json/json.js';
import { ANEW, type RepeatedMembers } from '../model/json/json-text.js';
import type { Json } from '../model/object.js';
import { quoted } from '../model/values/printed-values.js';

/** Fields that are told of; readers of conformant servers count no further. */
const MAX_FIELDS = 100;

/** Is told of each fault. */
interface FieldSink {
  /** Members of one name that objects of a JSON text have, which whoever parses it fills in. */
  readonly repeats: RepeatedMembers;
  /** Whether no more are told of. */
  readonly isFull: boolean;
  /** Whether members are gone through in the order of their names. */
  readonly byName: boolean;
  /** Whether the nearest known name is told with a field that is unknown. */
  readonly suggests: boolean;
  /** `near`: the path with the name that was most likely meant. */
  unknown(path: string, near?: string): void;
  repeated(path: string): void;
}

/** Gathers what is wrong with what was sent, each fault once. */
export class StrictFaults implements FieldSink {
  readonly #lines = new Set<string>();
  readonly #fields = new Set<string>();
  /** Characters of the paths that were told, each of which may be as long as the body. */
  #told = 0;
  #of = '';
  #byName = false;

  /** `refuses`: whether faults are told by refusing the request, or by warnings beside its answer. */
  constructor(
    readonly refuses: boolean,
    readonly suggests = false,
    readonly repeats: RepeatedMembers = new Map(),
  ) {}

  /** A key that a YAML mapping has again. `line` is counted from 1. */
  repeatedKey(line: number, key: string): void {
    if (this.#lines.size < MAX_FIELDS) this.#lines.add(`line ${line}: key ${quoted(key)} already set in map`);
  }

  unknown(path: string, near?: string): void {
    this.#add('unknown', path, near === undefined ? '' : ` (did you mean ${quoted(near)}?)`);
  }

  repeated(path: string): void {
    this.#add('duplicate', path);
  }

  /** What `find` finds is of the operations of a JSON patch, and no object's. */
  inJsonPatch(find: () => void): void {
    this.#of = 'json patch ';
    find();
    this.#of = '';
  }

  /** What `find` finds is told of in the order of names, as in a text that servers wrote themselves. */
  inOrderOfNames(find: () => void): void {
    this.#byName = true;
    find();
    this.#byName = false;
  }

  get byName(): boolean {
    return this.#byName;
  }

  get lines(): readonly string[] {
    return [...this.#lines];
  }

  get isFull(): boolean {
    return this.#fields.size >= MAX_FIELDS || this.#told > MAX_FAULT_TEXT;
  }

  /** Each fault by itself, as warnings tell it. */
  get warnings(): readonly string[] {
    return [...this.#lines, ...this.#fields];
  }

  /** All of them in one sentence; undefined where there is none. */
  get message(): string | undefined {
    if (this.#lines.size + this.#fields.size === 0) return undefined;
    const yaml = this.#lines.size === 0 ? [] : [`yaml: unmarshal errors:\n  ${this.lines.join('\n  ')}`];
    return `strict decoding error: ${[...yaml, ...this.#fields].join(', ')}`;
  }

  #add(fault: 'unknown' | 'duplicate', path: string, more = ''): void {
    if (this.isFull) return;
    this.#told += path.length;
    this.#fields.add(`${this.#of}${fault} field ${quoted(path)}${more}`);
  }
}

const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Finds the fields that a structure does not have, and names that stand in an object again. Takes time by the size of the value. */
export function findStrictFaults(structure: StructStructure, value: Json, faults: FieldSink, path = ''): void {
  walkStruct(structure, value, path, faults);
}

function walk(type: Structure, value: Json, path: string, faults: FieldSink): void {
  switch (type.kind) {
    case 'struct':
      walkStruct(type, value, path, faults);
      break;
    case 'list':
      if (type.items.kind !== 'scalar' && type.items.kind !== 'free' && Array.isArray(value))
        for (let i = 0; i < value.length && !faults.isFull; i += 1) walk(type.items, value[i] as Json, `${path}[${i}]`, faults);
      break;
    case 'map': {
      if (!isObject(value)) break;
      const isPlain = type.values.kind === 'scalar' || type.values.kind === 'free';
      // Maps of texts are many and large, and have no fields.
      if (!isPlain || faults.repeats.has(value))
        eachName(value, path, faults, (name, member) => walk(type.values, member, inside(path, name), faults));
      break;
    }
    default:
    // What a text or a free value holds is not read by fields.
  }
}

function walkStruct(type: StructStructure, value: Json, path: string, faults: FieldSink): void {
  if (!isObject(value)) return;
  eachName(value, path, faults, (name, member) => {
    const known = type.byName.get(name);
    if (known === undefined) {
      const near = faults.suggests ? nearest(name, type.byName.keys()) : undefined;
      faults.unknown(inside(path, name), near && inside(path, near));
    } else if (typeof member === 'object' && member !== null) walk(known.type, member, inside(path, name), faults);
  });
}

/** Goes through the members in the order of the text; the second time that a name stands there is a fault. */
function eachName(value: object, path: string, faults: FieldSink, visit: (name: string, member: Json) => void): void {
  const members = value as Readonly<Record<string, Json>>;
  const repeated = faults.repeats.get(value);
  if (repeated === undefined) {
    for (const name of faults.byName ? Object.keys(members).sort() : Object.keys(members)) {
      if (faults.isFull) return;
      visit(name, members[name] as Json);
    }
    return;
  }
  const names = new Set<string>();
  const told = new Set<string>();
  // Objects of one name are often one object, which goes on being filled; going through it once for each would multiply at every level.
  const visited = new Set<Json>();
  for (const next of repeated) {
    if (faults.isFull) return;
    if (next === ANEW) {
      names.clear();
      continue;
    }
    const [name, member] = next;
    if (names.has(name) && !told.has(name)) {
      told.add(name);
      faults.repeated(inside(path, name));
    }
    names.add(name);
    const isObjectAgain = typeof member === 'object' && member !== null && visited.has(member);
    visited.add(member);
    if (!isObjectAgain) visit(name, member);
  }
}

/** Finds names that stand again in any object of a value whose fields are not known. */
export function findRepeats(value: Json, faults: FieldSink, path = ''): void {
  if (faults.repeats.size === 0 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const [i, item] of value.entries()) findRepeats(item, faults, `${path}[${i}]`);
  else eachName(value, path, faults, (name, member) => findRepeats(member, faults, inside(path, name)));
}

/** What an operation of a JSON patch has (RFC 6902). */
const OPERATION: ReadonlySet<string> = new Set(['op', 'from', 'path', 'value']);

/** Finds members that operations of a JSON patch do not have, and names that stand in one again. */
export function findOperationFaults(operations: readonly Json[], faults: FieldSink): void {
  operations.forEach((operation, i) => {
    if (isObject(operation))
      eachName(operation, `[${i}]`, faults, (name) => {
        if (!OPERATION.has(name)) faults.unknown(`[${i}].${name}`);
      });
  });
}
