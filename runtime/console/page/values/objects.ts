/** Objects of the API, as the page sees them. */
import { isJsonObject, type Json, type JsonObject, valueAt, withValue } from './json.js';

export interface ApiObject extends JsonObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: JsonObject;
}

/** Whether a value has what every object has. */
export const isApiObject = (value: unknown): value is ApiObject =>
  isJsonObject(value) && typeof value.apiVersion === 'string' && typeof value.kind === 'string' && isJsonObject(value.metadata);

/** What an object is shown and edited as: without the account of who owns its fields, which the server keeps, and has a view of its own. */
export function edited(object: JsonObject): JsonObject {
  const { apiVersion = '', kind = '', ...others } = object;
  const shown = withValue(others, ['metadata', 'managedFields'], undefined);
  return { apiVersion, kind, ...(isJsonObject(shown) ? shown : {}) };
}

/** What the server alone says of an object, and changes with every write. */
const OF_SERVER: readonly string[] = ['resourceVersion', 'generation', 'uid', 'creationTimestamp', 'managedFields', 'selfLink'];

/** The object without that, so that two states can be compared by what people have said. */
export function said(object: JsonObject): JsonObject & { readonly metadata: JsonObject } {
  const { apiVersion = '', kind = '', metadata, ...others } = object;
  const kept = isJsonObject(metadata) ? Object.entries(metadata).filter(([name]) => !OF_SERVER.includes(name)) : [];
  return { apiVersion, kind, metadata: Object.fromEntries(kept), ...others };
}

export const textAt = (object: Json | undefined, ...path: string[]): string => {
  const value = valueAt(object, path);
  return typeof value === 'string' ? value : '';
};
