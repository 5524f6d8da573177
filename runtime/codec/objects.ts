/** Whole objects of a kind: by its structure, or as the kind reads them itself. */
import type { CanonicalForm, VersionCode } from '../model/definition/definition.js';
import { holdsEmbedded, type Rewritten, rewrittenInOrder } from '../model/definition/embedded-objects.js';
import { type Turn, whenThere } from '../model/definition/settled.js';
import type { StructStructure } from '../model/definition/structure.js';
import { isObject } from '../model/json/json.js';
import { type LaterItems, walked } from '../model/later-items.js';
import { type ApiObject, asJson, asObject, type JsonObject } from '../model/object.js';
import { canonicalize } from './canonicalize.js';
import { decode, type JsonMap } from './decode.js';
import { fitting } from './fitting.js';
import { findRepeats, findStrictFaults, StrictFaults } from './strict-fields.js';

/** The part of a kind's definition that reading its objects needs. */
type Readable = Pick<VersionCode, 'structure' | 'reading'>;

/** The object that a value stands for. Throws DecodeError at the first value that cannot be read. */
export const decodeObject = ({ structure, reading }: Readable, value: unknown, later?: LaterItems): ApiObject =>
  asObject(reading === undefined ? decode(structure, value, later) : reading.decode(value));

const hasNoOwners = (value: unknown): boolean => {
  const metadata = isObject(value) ? value.metadata : undefined;
  return isObject(metadata) && Array.isArray(metadata.managedFields) && metadata.managedFields.length === 0;
};

/**
 * The object that a client sent. Empty lists are otherwise absent ones; an empty one of owners asks for none to be remembered, as one
 * empty entry does, and becomes that. Objects of custom resources, which are read in their own way, are reset by the entry alone.
 */
export function decodeSent(code: Readable, value: unknown, later?: LaterItems): ApiObject {
  const object = decodeObject(code, value, later);
  if (code.reading === undefined && hasNoOwners(value)) object.metadata.managedFields = [{}];
  return object;
}

/** Like `decodeSent`, for stored objects. */
export const decodeStored = (code: Readable, value: unknown): ApiObject =>
  code.reading === undefined ? decodeObject(code, value) : asObject(code.reading.decodeStored(value));

/** Like `decodeSent`, for the result of an apply. */
export const decodeApplied = (code: Readable, value: unknown, later?: LaterItems): ApiObject =>
  code.reading === undefined ? decodeObject(code, value, later) : asObject(code.reading.decodeApplied(value));

/** The canonical form of an object that was read before; may be the object itself. Throws DecodeError as `decodeObject` does. */
export const canonicalObject = ({ structure, reading }: Readable, object: ApiObject, how?: CanonicalForm, later?: LaterItems): ApiObject =>
  asObject(reading === undefined ? canonicalize(structure, asJson(object) as JsonMap, how, later) : reading.canonical(object, how));

/**
 * The object as whoever read its embedded objects, and wrote them again, leaves it: as far as they are rewritten, their members are in the order
 * of their names.
 */
export function rewrittenObject(
  { structure, reading }: Readable,
  object: ApiObject,
  rewritten: Rewritten,
  turn: Turn | undefined,
): ApiObject | Promise<ApiObject> {
  if (reading !== undefined || !holdsEmbedded(structure)) return object;
  const anew = walked(turn, (later) => rewrittenInOrder(structure, asJson(object), rewritten, later));
  return whenThere(anew, (value) => asObject(value as JsonObject));
}

/** The object without the values that cannot be read. */
export const fittingObject = ({ structure, reading }: Readable, object: ApiObject): ApiObject =>
  asObject(reading === undefined ? fitting(structure, object) : reading.decode({ ...object, ...fitting(reading.outline, object) }));

/** Finds what was sent beyond what the kind has. */
export function strictFaults({ structure, reading }: Readable, value: JsonMap, faults: StrictFaults): void {
  if (reading === undefined) findStrictFaults(structure, value, faults);
  else {
    findRepeats(value, faults);
    for (const path of reading.unknownFields(value)) faults.unknown(path);
  }
}

/** The same in the result of a patch that is written and read again, whose members come in the order of their names. */
export function rewrittenFaults(code: Readable, value: JsonMap, faults: StrictFaults): void {
  const found = new StrictFaults(false, false, faults.repeats);
  strictFaults(code, value, found);
  // Most results have none, and need no order.
  if (found.warnings.length > 0) faults.inOrderOfNames(() => strictFaults(code, value, faults));
}

/** The structure that text must fit to be read. */
export const readStructure = ({ structure, reading }: Readable): StructStructure => reading?.outline ?? structure;
