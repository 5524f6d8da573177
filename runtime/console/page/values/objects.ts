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
  const shown = withValue(object, ['metadata', 'managedFields'], undefined);
  return isJsonObject(shown) ? shown : {};
}

/** What the server alone says of an object, and changes with every write. */
const OF_SERVER: readonly string[] = ['resourceVersion', 'generation', 'uid', 'creationTimestamp', 'managedFields', 'selfLink'];

/** The object without that, so that two states can be compared by what people have said. */
export function said(object: JsonObject): JsonObject & { readonly metadata: JsonObject } {
  const { metadata, ...others } = object;
  const kept = isJsonObject(metadata) ? Object.entries(metadata).filter(([name]) => !OF_SERVER.includes(name)) : [];
  return { ...others, metadata: Object.fromEntries(kept) };
}

export const textAt = (object: Json | undefined, ...path: string[]): string => {
  const value = valueAt(object, path);
  return typeof value === 'string' ? value : '';
};
