/**
 * What is wrong with JSON text that does not fit a structure, in the words that clients know: those of the reader
 * that servers written in Go use, which goes on reading after a fault, wraps it in the names of all it then passes,
 * and shows the bytes around the place. This runs only for text that was refused, or that holds numbers whose
 * spelling decides.
 */
import { goMemberName } from '../model/go-names.js';
import { type QuantityFault, quantityFault } from '../model/quantity.js';
import type { ScalarName, StructStructure, Structure } from '../model/structure.js';
import { timeFault } from './times.js';

/** Structs with more fields than this are read in another way, whose faults differ. */
const HASHED_FIELDS = 10;
const NEAR = 10;
const WIDE = 50;

/** How the reader known to clients takes the first digits of a number. */
const LOOKAHEAD = { 32: { bytes: 10, digits: 8 }, 64: { bytes: 10, digits: 8 } } as const;

const SPACE = new Set([0x20, 0x0a, 0x0d, 0x09]);
const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;

class Reader {
  head = 0;
  fault: string | undefined;

  constructor(private readonly bytes: Buffer) {}

  report(operation: string, message: string): void {
    if (this.fault !== undefined) return;
    const shown = (reach: number): string =>
      this.bytes.subarray(Math.max(this.head - reach, 0), Math.min(this.head + reach, this.bytes.length)).toString('utf8');
    const back = Math.min(this.head, NEAR);
    this.fault = `${operation}: ${message}, error found in #${back} byte of ...|${shown(NEAR)}|..., bigger context ...|${shown(WIDE)}|...`;
  }

  wrap(prefix: string): void {
    if (this.fault !== undefined) this.fault = `${prefix}${this.fault}`;
  }

  /** The next byte that is no space, as a text of one character; empty at the end. */
  next(): string {
    while (this.head < this.bytes.length) {
      const c = this.bytes[this.head] ?? 0;
      this.head += 1;
      if (!SPACE.has(c)) return String.fromCharCode(c);
    }
    return '';
  }

  /** After a fault nothing is given back: what follows is read from the wrong place, which shows in the fault's path. */
  unread(): void {
    if (this.fault === undefined) this.head -= 1;
  }

  word(rest: string): void {
    for (const c of rest) {
      const at = this.bytes[this.head];
      this.head += 1;
      if (at !== c.charCodeAt(0)) {
        this.report(rest.length === 3 ? 'skipThreeBytes' : 'skipFourBytes', `expect ${rest}`);
        return;
      }
    }
  }

  skipsNull(): boolean {
    if (this.next() === 'n') {
      this.word('ull');
      return true;
    }
    this.unread();
    return false;
  }

  text(): string {
    const c = this.next();
    if (c === '"') return this.endText();
    if (c === 'n') this.word('ull');
    else this.report('ReadString', `expects " or n, but found ${c}`);
    return '';
  }

  /** The rest of a text whose opening quote was read. */
  endText(): string {
    const from = this.head;
    while (this.head < this.bytes.length && this.bytes[this.head] !== 0x22) this.head += this.bytes[this.head] === 0x5c ? 2 : 1;
    const raw = this.bytes.subarray(from, this.head).toString('utf8');
    this.head += 1;
    try {
      return JSON.parse(`"${raw}"`) as string;
    } catch {
      return raw;
    }
  }

  private numberCharacters(): void {
    while (this.head < this.bytes.length && /[0-9.eE+-]/.test(String.fromCharCode(this.bytes[this.head] ?? 0))) this.head += 1;
  }

  skip(): void {
    const c = this.next();
    if (c === '"') this.endText();
    else if (c === 'n') this.word('ull');
    else if (c === 't') this.word('rue');
    else if (c === 'f') this.word('alse');
    else if (c === '[') this.skipList();
    else if (c === '{') this.skipObject();
    else if (c === '-' || /\d/.test(c)) this.numberCharacters();
    else this.report('Skip', `do not know how to skip: ${c.charCodeAt(0) || 0}`);
  }

  private skipList(): void {
    this.unread();
    if (this.next() !== '[' || this.next() === ']') return;
    this.unread();
    let c = ',';
    while (c === ',') {
      this.skip();
      c = this.next();
    }
    if (c !== ']') this.report('ReadArrayCB', `expect ] in the end, but found ${c}`);
  }

  private skipObject(): void {
    this.unread();
    if (this.next() !== '{' || this.next() === '}') return;
    this.unread();
    let c = ',';
    while (c === ',') {
      this.text();
      if (this.next() !== ':') this.report('ReadObject', 'expect : after object field');
      this.skip();
      c = this.next();
    }
    if (c !== '}') this.report('ReadObjectCB', 'object not ended with }');
  }

  /** The bytes of the next value. */
  value(): string {
    this.next();
    this.unread();
    const from = this.head;
    this.skip();
    return this.bytes.subarray(from, this.head).toString('utf8');
  }

  integer(bits: 32 | 64): void {
    const first = this.next();
    const negative = first === '-';
    let c = negative ? (this.bytes[this.head++] ?? 0) : first.charCodeAt(0) || 0;
    if (!isDigit(c)) {
      this.report(`readUint${bits}`, 'unexpected character: \ufffd');
      return;
    }
    let digits = '';
    // Where bytes enough follow, so many digits are taken at once, and what is found after them is reported there.
    const takenAtOnce = this.bytes.length - this.head > LOOKAHEAD[bits].bytes ? LOOKAHEAD[bits].digits - 1 : 0;
    const reportedAt = this.head + takenAtOnce;
    while (isDigit(c)) {
      digits += String.fromCharCode(c);
      c = digits === '0' ? 0 : (this.bytes[this.head] ?? 0);
      if (isDigit(c)) this.head += 1;
    }
    if (this.bytes[this.head] === 0x2e) {
      this.report('assertInteger', 'can not decode float as int');
      return;
    }
    const most = 2n ** BigInt(bits - 1) - (negative ? 0n : 1n);
    if (BigInt(digits) >= 2n ** BigInt(bits)) {
      this.head = reportedAt;
      this.report(`readUint${bits}`, 'overflow');
    } else if (BigInt(digits) > most) this.report(`ReadInt${bits}`, `overflow: ${digits}`);
  }
}

/** The fault of the text, with the path to it; undefined where it fits. */
export function jsonFault(structure: StructStructure, text: string): string | undefined {
  const reader = new Reader(Buffer.from(text));
  readStruct(reader, structure);
  return reader.fault;
}

function readValue(reader: Reader, type: Structure): void {
  switch (type.kind) {
    case 'struct':
      readStruct(reader, type);
      break;
    case 'list':
      readItems(reader, type.items);
      reader.wrap(`${listName(type.items)}: `);
      break;
    case 'map':
      readMap(reader, type.values);
      break;
    case 'scalar':
      readScalar(reader, type.scalar);
      break;
    case 'free':
      reader.skip();
  }
}

function opensObject(reader: Reader): boolean {
  const c = reader.next();
  if (c === '{') {
    const first = reader.next();
    if (first === '"') {
      reader.unread();
      return true;
    }
    if (first !== '}') reader.report('readObjectStart', `expect " after {, but found ${first}`);
  } else if (c === 'n') reader.word('ull');
  else reader.report('readObjectStart', `expect { or n, but found ${c}`);
  return false;
}

function readStruct(reader: Reader, type: StructStructure): void {
  if (!opensObject(reader)) return;
  const hashed = type.fields.length <= HASHED_FIELDS;
  let c = ',';
  while (c === ',') {
    if (hashed) readHashedField(reader, type);
    else readNamedField(reader, type);
    c = reader.next();
    if (hashed && c !== ',' && c !== '}') reader.report('isObjectEnd', `object ended prematurely, unexpected char ${c}`);
  }
  reader.wrap(`${type.name}.`);
  if (!hashed && c !== '}') reader.report('struct Decode', `expect }, but found ${c}`);
}

function readMember(reader: Reader, type: StructStructure, name: string): void {
  const field = type.byName.get(name);
  if (field === undefined) {
    reader.skip();
    return;
  }
  readValue(reader, field.type);
  reader.wrap(`${goMemberName(name, field.type.kind === 'struct' ? field.type.name : undefined)}: `);
  // What tells the type of an object stands in a struct of its own, embedded in the object.
  if ((name === 'kind' || name === 'apiVersion') && type.byName.has('metadata')) reader.wrap('TypeMeta: ');
}

function readHashedField(reader: Reader, type: StructStructure): void {
  const quote = reader.next();
  let name = '';
  if (quote !== '"') reader.report('readFieldHash', `expect ", but found ${quote}`);
  else {
    name = reader.endText();
    const colon = reader.next();
    if (colon !== ':') {
      reader.report('readFieldHash', `expect :, but found ${colon}`);
      name = '';
    }
  }
  readMember(reader, type, name);
}

function readNamedField(reader: Reader, type: StructStructure): void {
  const name = reader.text();
  const colon = reader.next();
  if (colon !== ':') reader.report('ReadObject', `expect : after object field, but found ${colon}`);
  readMember(reader, type, name);
}

const listName = (items: Structure): string => `[]${items.kind === 'struct' ? items.name : items.kind === 'scalar' ? items.scalar : 'map'}`;

/** Whether a collection that opens with this bracket has begun; null and anything else end it at once. */
function opens(reader: Reader, bracket: '[' | '{', operation: string): boolean {
  const c = reader.next();
  if (c === bracket) return true;
  if (c === 'n') reader.word('ull');
  else reader.report(operation, `expect ${bracket} or n, but found ${c}`);
  return false;
}

function readItems(reader: Reader, items: Structure): void {
  if (!opens(reader, '[', 'decode slice') || reader.next() === ']') return;
  reader.unread();
  let c = ',';
  while (c === ',') {
    readValue(reader, items);
    c = reader.next();
  }
  if (c !== ']') reader.report('decode slice', `expect ], but found ${c}`);
}

function readMap(reader: Reader, values: Structure): void {
  if (!opens(reader, '{', 'ReadMapCB') || reader.next() === '}') return;
  reader.unread();
  let c = ',';
  while (c === ',') {
    reader.text();
    const colon = reader.next();
    if (colon !== ':') {
      reader.report('ReadMapCB', `expect : after object field, but found ${colon}`);
      return;
    }
    readValue(reader, values);
    c = reader.next();
  }
  if (c !== '}') reader.report('ReadMapCB', `expect }, but found ${c}`);
}

function readScalar(reader: Reader, scalar: ScalarName): void {
  switch (scalar) {
    case 'string':
      reader.text();
      return;
    case 'bool':
      if (!reader.skipsNull()) readBoolean(reader);
      return;
    case 'int32':
      if (!reader.skipsNull()) reader.integer(32);
      return;
    case 'int64':
      if (!reader.skipsNull()) reader.integer(64);
      return;
    case 'bytes':
      if (!reader.skipsNull()) readBytes(reader);
      return;
    case 'double':
      reader.skip();
      return;
    default: {
      const json = reader.value();
      // What is read after a fault need not be a value at all.
      const fault = reader.fault === undefined ? SELF_READ[scalar](json) : undefined;
      if (fault !== undefined) reader.report('unmarshalerDecoder', fault);
    }
  }
}

function readBoolean(reader: Reader): void {
  const c = reader.next();
  if (c === 't') reader.word('rue');
  else if (c === 'f') reader.word('alse');
  else reader.report('ReadBool', `expect t or f, but found ${c}`);
}

function readBytes(reader: Reader): void {
  const c = reader.next();
  reader.unread();
  if (c !== '"') {
    reader.report('base64Codec', 'invalid input');
    return;
  }
  const at = base64FaultAt(reader.text());
  if (at !== undefined) reader.report('decode base64', `illegal base64 data at input byte ${at}`);
}

/** Index of the first byte that base64 text cannot have there. */
function base64FaultAt(text: string): number | undefined {
  let quantum = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (c === '\n' || c === '\r') continue;
    if (c === '=') {
      const rest = text.slice(i).replace(/[\r\n]/g, '');
      if (quantum < 2) return i;
      return rest === '='.repeat(4 - quantum) ? undefined : rest.length < 4 - quantum ? text.length : i + (4 - quantum);
    }
    if (!/[A-Za-z0-9+/]/.test(c)) return i;
    if (quantum === 0) start = i;
    quantum = (quantum + 1) % 4;
  }
  return quantum === 0 ? undefined : start;
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : typeof value === 'boolean' ? 'bool' : typeof value === 'number' ? 'number' : 'object';

/** What a value of another type than text is refused with. */
function textFault(json: string, judge: (text: string) => string | undefined): string | undefined {
  if (json === 'null') return undefined;
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? judge(value) : `json: cannot unmarshal ${kindOf(value)} into Go value of type string`;
}

const QUANTITY_WORDS: Readonly<Record<QuantityFault, string>> = {
  format: "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
  suffix: "unable to parse quantity's suffix",
};

function integerOrText(json: string): string | undefined {
  if (json.startsWith('"') || json === 'null') return undefined;
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'number') return `json: cannot unmarshal ${kindOf(value)} into Go value of type int32`;
  const whole = /^-?\d+$/.test(json) && Math.abs(value + 0.5) < 2 ** 31;
  return whole ? undefined : `json: cannot unmarshal number ${json} into Go value of type int32`;
}

/** Types that read themselves from the bytes of their value. */
const SELF_READ: Readonly<
  Record<Exclude<ScalarName, 'string' | 'bool' | 'int32' | 'int64' | 'bytes' | 'double'>, (json: string) => string | undefined>
> = {
  time: (json) => textFault(json, (text) => timeFault(text, 0)),
  microtime: (json) => textFault(json, (text) => timeFault(text, 6)),
  duration: (json) =>
    textFault(json, (text) =>
      /^[-+]?(?:0|(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+)$/.test(text)
        ? undefined
        : `time: invalid duration ${JSON.stringify(text)}`,
    ),
  quantity(json) {
    if (json === 'null') return undefined;
    const fault = quantityFault(json.startsWith('"') ? json.slice(1, -1) : json);
    return fault === undefined ? undefined : QUANTITY_WORDS[fault];
  },
  intorstring: integerOrText,
};
