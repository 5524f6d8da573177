/** Replaces an object, or the part of it that a subresource shows, as PUT does. */
import type { ApiObject } from '../../model/object.js';
import type { Resource } from '../resource.js';
import { checkName } from '../writes/metadata.js';
import { type Updated, update } from '../writes/update.js';
import type { ObjectRequest } from './request.js';

/**
 * `read` returns the new object in the caller's version, with defaults. It returns a fresh one at each call, because a replace that loses a
 * race runs again.
 */
export async function replace(resource: Resource, request: ObjectRequest, read: () => ApiObject | Promise<ApiObject>): Promise<Updated> {
  let first: ApiObject | undefined = await read();
  checkName(first, request.name);
  const change = (): ApiObject | Promise<ApiObject> => {
    const object = first ?? read();
    first = undefined;
    return object;
  };
  return update(resource, { ...request, replaces: true, rebuilds: true, change });
}
