/** How large objects may be. The bound is that of the ecosystem's store, and holds above all engines alike. */

import { ApiError, tooLarge } from '../../model/errors.js';
import { inspectJson, MAX_VALUES } from '../../model/json/json-text.js';
import type { ApiObject } from '../../model/object.js';
import { MAX_OBJECT_BYTES } from '../../model/object-limits.js';
import { ValueTooLargeError } from '../../store/index.js';
import type { Item } from '../item.js';

/** Bytes by which an object over the bound may still grow when it is being deleted, for example by names of field managers. */
const ENDING = 1024;

/**
 * Throws 413 for an object that is too large, or that holds more values than a client could send again. An object that was stored before
 * this bound existed may be written if it does not grow.
 * @param json of `stored`.
 */
export function checkSize(stored: ApiObject, json: Buffer, before?: Item): void {
  const ending = stored.metadata.deletionTimestamp === undefined ? 0 : ENDING;
  if (json.length <= (before?.json.length ?? 0) + ending) return;
  if (json.length > MAX_OBJECT_BYTES)
    throw tooLarge(`Request entity too large: the object would take ${json.length} bytes, the limit is ${MAX_OBJECT_BYTES}`);
  if (json.length > MAX_VALUES && inspectJson(json.toString('latin1'), Number.POSITIVE_INFINITY).values > MAX_VALUES)
    throw tooLarge(`Request entity too large: the object would hold more than ${MAX_VALUES} values`);
}

/**
 * Writes the object. If it is too large for the bound or the store, it is written without managedFields, which can take as much room as the
 * object itself and which the client did not ask for. An apply is refused instead, since it is about ownership.
 * @param owned whether the caller made the ownership entries itself, as apply does.
 */
export async function writeFitting<T>(object: ApiObject, owned: boolean, write: (object: ApiObject) => Promise<T>): Promise<T> {
  try {
    return await write(object);
  } catch (error) {
    const { managedFields, ...metadata } = object.metadata;
    if (!isTooLarge(error) || owned || managedFields === undefined) throw error;
    return write({ ...object, metadata });
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof ValueTooLargeError || (error instanceof ApiError && error.reason === 'RequestEntityTooLarge');
