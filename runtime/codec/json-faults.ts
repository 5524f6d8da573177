/**
 * What is wrong with JSON text that does not fit a structure, in the words that clients know: those of the reader
 * that servers written in Go use, which goes on reading after a fault, wraps it in the names of all it then passes,
 * and shows the bytes around the place. This runs only for text that was refused, or that holds numbers whose
 * spelling decides.
 */

import type { ScalarName, StructStructure, Structure } from '../model/definition/structure.js';
import { goMemberName } from '../model/values/go-names.js';
import { FaultReader } from './fault-reader.js';
import { base64FaultAt, SELF_READ } from './scalar-faults.js';

/** Go's reader treats structs with more fields than this differently, with other faults. */
const HASHED_FIELDS = 10;
/** The fault of the text, with the path to it; undefined where it fits. Later releases have words of their own. */
export function jsonFault(structure: StructStructure, text: string): string | undefined {
  const reader = new FaultReader(Buffer.from(text));
  readStruct(reader, structure);
  return reader.fault;
}

function readValue(reader: FaultReader, type: Structure): void {
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

function opensObject(reader: FaultReader): boolean {
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

function readStruct(reader: FaultReader, type: StructStructure): void {
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

function readMember(reader: FaultReader, type: StructStructure, name: string): void {
  const field = type.byName.get(name);
  if (field === undefined) {
    reader.skip();
    return;
  }
  readValue(reader, field.type);
  reader.wrap(`${goMemberName(name, field.type.kind === 'struct' ? field.type.name : undefined)}: `);
  // kind and apiVersion stand in an embedded struct of their own.
  if ((name === 'kind' || name === 'apiVersion') && type.byName.has('metadata')) reader.wrap('TypeMeta: ');
}

function readHashedField(reader: FaultReader, type: StructStructure): void {
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

function readNamedField(reader: FaultReader, type: StructStructure): void {
  const name = reader.text();
  const colon = reader.next();
  if (colon !== ':') reader.report('ReadObject', `expect : after object field, but found ${colon}`);
  readMember(reader, type, name);
}

const listName = (items: Structure): string => `[]${items.kind === 'struct' ? items.name : items.kind === 'scalar' ? items.scalar : 'map'}`;

/** Whether a collection that opens with this bracket has begun; null and anything else end it at once. */
function opens(reader: FaultReader, bracket: '[' | '{', operation: string): boolean {
  const c = reader.next();
  if (c === bracket) return true;
  if (c === 'n') reader.word('ull');
  else reader.report(operation, `expect ${bracket} or n, but found ${c}`);
  return false;
}

function readItems(reader: FaultReader, items: Structure): void {
  if (!opens(reader, '[', 'decode slice') || reader.next() === ']') return;
  reader.unread();
  let c = ',';
  while (c === ',') {
    readValue(reader, items);
    c = reader.next();
  }
  if (c !== ']') reader.report('decode slice', `expect ], but found ${c}`);
}

function readMap(reader: FaultReader, values: Structure): void {
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

function readScalar(reader: FaultReader, scalar: ScalarName): void {
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
      // After a fault the text that is read need not be a value.
      const fault = reader.fault === undefined ? SELF_READ[scalar](json) : undefined;
      if (fault !== undefined) reader.report('unmarshalerDecoder', fault);
    }
  }
}

function readBoolean(reader: FaultReader): void {
  const c = reader.next();
  if (c === 't') reader.word('rue');
  else if (c === 'f') reader.word('alse');
  else reader.report('ReadBool', `expect t or f, but found ${c}`);
}

function readBytes(reader: FaultReader): void {
  const c = reader.next();
  reader.unread();
  if (c !== '"') {
    reader.report('base64Codec', 'invalid input');
    return;
  }
  const at = base64FaultAt(reader.text());
  if (at !== undefined) reader.report('decode base64', `illegal base64 data at input byte ${at}`);
}
