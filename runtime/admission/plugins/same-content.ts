import { stringify } from '../../model/json/json-text.js';
import type { ApiObject } from '../../model/object.js';

/**
 * Whether only finalizers and owners change. A garbage collector may change these without holding the permissions that writing the rest of
 * the object needs.
 */
export const sameContent = (object: ApiObject, old: ApiObject): boolean => contentOf(object) === contentOf(old);

function contentOf(object: ApiObject): string {
  const { finalizers: _, ownerReferences: __, managedFields: ___, ...metadata } = object.metadata;
  return stringify({ ...object, metadata });
}
