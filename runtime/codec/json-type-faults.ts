/**
 * What is wrong with JSON text that does not fit a structure, in the words of the reader that releases from 1.23 on use: it tells what kind
 * of value stands where, and which type is wanted there. The first fault counts. This runs only for text that was refused, or that holds
 * numbers whose spelling decides.
 */
import type { ListStructure, MapStructure, StructStructure, Structure } from '../model/definition/structure.js';
import { stringEnd } from '../model/json/json-text.js';
import { goType, goTypeName } from '../model/values/go-types.js';
import type { Enabled } from '../settings/feature-gates.js';
import { jsonFault } from './json-faults.js';
import { base64FaultAt, SELF_READ } from './scalar-faults.js';

/** Where a value stands: in which struct, along which fields from the outermost object on. */
interface Place {
  readonly holder: StructStructure | undefined;
  readonly fields: readonly string[];
}

/** The fault of a text, which is JSON, that does not fit a structure; undefined where it fits. */
export type JsonFault = (structure: StructStructure, text: string) => string | undefined;

const jsonTypeFault: JsonFault = (structure, text) => new TypeReader(text).value(structure, { holder: undefined, fields: [] });

/** In the words of the release shown. */
export const jsonFaultsOf = (enabled: Enabled): JsonFault => (enabled('FaultsByType') ? jsonTypeFault : jsonFault);

const packageOf = ({ name }: StructStructure): string => name.slice(0, name.indexOf('.'));

/** The Go type of a value, with the names of the version's package in place of those of the hub's. */
function typeName(type: Structure, { holder, fields }: Place): string {
  if (type.kind === 'struct') return type.name;
  if (type.kind === 'list') return `[]${typeName(type.items, { holder, fields })}`;
  if (type.kind === 'map' && type.values.kind !== 'scalar') return `map[string]${typeName(type.values, { holder, fields })}`;
  const name = goType(type, holder === undefined ? '' : goTypeName(holder), fields.at(-1) ?? '');
  if (type.kind === 'map' && name === 'core.ResourceList') return 'v1.ResourceList';
  return holder === undefined ? name : name.replace(`${holder.goPackage}.`, `${packageOf(holder)}.`);
}

const toldAt = (what: string, type: string, { holder, fields }: Place): string =>
  `json: cannot unmarshal ${what} into Go ${holder === undefined ? 'value' : `struct field ${holder.name.slice(holder.name.indexOf('.') + 1)}.${fields.join('.')}`} of type ${type}`;

const WITHOUT_PLACE = /^json: cannot unmarshal (.*) into Go value of type (\S+)$/s;

/** What a value is called that begins with this character and is no number. */
const KINDS: Readonly<Record<string, string>> = { '{': 'object', '[': 'array', '"': 'string', t: 'bool', f: 'bool' };

const SPACE = /[ \n\r\t]/;

/** Whole numbers of a type, of so many bits. */
const BITS: Readonly<Record<string, bigint>> = { int32: 32n, int64: 64n };

class TypeReader {
  #at = 0;

  constructor(private readonly text: string) {}

  /** The fault of the value that follows; the reader stands behind the value where there is none. */
  value(type: Structure, place: Place): string | undefined {
    const c = this.#next();
    if (type.kind === 'free' || c === 'n') return this.#passed();
    if (type.kind === 'struct' && c === '{') return this.#struct(type, place);
    if (type.kind === 'map' && c === '{') return this.#map(type, place);
    if (type.kind === 'list' && c === '[') return this.#list(type, place);
    const raw = this.#raw();
    if (type.kind !== 'scalar') return toldAt(KINDS[c] ?? 'number', typeName(type, place), place);
    switch (type.scalar) {
      case 'string':
        return c === '"' ? undefined : toldAt(KINDS[c] ?? 'number', typeName(type, place), place);
      case 'bool':
        return c === 't' || c === 'f' ? undefined : toldAt(KINDS[c] ?? 'number', 'bool', place);
      case 'bytes':
        return c === '"' ? bytesFault(raw) : toldAt(KINDS[c] ?? 'number', '[]uint8', place);
      case 'int32':
      case 'int64':
      case 'double':
        return c in KINDS ? toldAt(KINDS[c] ?? '', typeName(type, place), place) : numberFault(raw, type.scalar, place);
      default: {
        const fault = SELF_READ[type.scalar](raw);
        const [, what, wanted] = WITHOUT_PLACE.exec(fault ?? '') ?? [];
        return what === undefined || wanted === undefined ? fault : toldAt(what, wanted, place);
      }
    }
  }

  #struct(type: StructStructure, { fields }: Place): string | undefined {
    return this.#members((name) => {
      const field = type.byName.get(name);
      if (field === undefined) return this.#passed();
      return this.value(field.type, { holder: type, fields: [...fields, name] });
    });
  }

  #map(type: MapStructure, place: Place): string | undefined {
    return this.#members(() => this.value(type.values, place));
  }

  #members(read: (name: string) => string | undefined): string | undefined {
    this.#at += 1;
    while (this.#next() !== '}') {
      const name = JSON.parse(this.#raw()) as string;
      this.#next();
      this.#at += 1;
      const fault = read(name);
      if (fault !== undefined) return fault;
      if (this.#next() === ',') this.#at += 1;
    }
    this.#at += 1;
    return undefined;
  }

  #list({ items }: ListStructure, place: Place): string | undefined {
    this.#at += 1;
    while (this.#next() !== ']') {
      const fault = this.value(items, place);
      if (fault !== undefined) return fault;
      if (this.#next() === ',') this.#at += 1;
    }
    this.#at += 1;
    return undefined;
  }

  #passed(): undefined {
    this.#raw();
    return undefined;
  }

  /** The next character that is no space. */
  #next(): string {
    while (SPACE.test(this.text.charAt(this.#at))) this.#at += 1;
    return this.text.charAt(this.#at);
  }

  /** The text of the value that follows. */
  #raw(): string {
    this.#next();
    const from = this.#at;
    let depth = 0;
    do {
      const c = this.text.charAt(this.#at);
      if (c === '{' || c === '[') depth += 1;
      else if (c === '}' || c === ']') depth -= 1;
      else if (c === '"') this.#at = stringEnd(this.text, this.#at);
      else if (depth === 0) {
        while (this.#at < this.text.length && !/[\s,\]}]/.test(this.text.charAt(this.#at))) this.#at += 1;
        return this.text.slice(from, this.#at);
      }
      this.#at += 1;
    } while (depth > 0 && this.#at < this.text.length);
    return this.text.slice(from, this.#at);
  }
}

function bytesFault(raw: string): string | undefined {
  const at = base64FaultAt(JSON.parse(raw) as string);
  return at === undefined ? undefined : `illegal base64 data at input byte ${at}`;
}

function numberFault(raw: string, scalar: 'int32' | 'int64' | 'double', place: Place): string | undefined {
  if (scalar === 'double') return Number.isFinite(Number(raw)) ? undefined : toldAt(`number ${raw}`, 'float64', place);
  const most = 1n << ((BITS[scalar] ?? 0n) - 1n);
  // More digits than any whole number of the type has are not made a number of.
  const whole = /^-?\d{1,20}$/.test(raw) ? BigInt(raw) : undefined;
  return whole !== undefined && whole < most && whole >= -most ? undefined : toldAt(`number ${raw}`, scalar, place);
}
