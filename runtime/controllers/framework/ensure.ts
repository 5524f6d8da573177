/** Objects that must exist after the start: they are created if missing, and never changed. */

import { ApiError } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import type { Resource } from '../../resource/resource.js';
import { create } from '../../resource/writes/create.js';
import { registrationManager, SERVER_MANAGER, serverAs, writeBy } from './author.js';

export { registrationManager, SERVER_MANAGER };

/** The object as it is stored: with its defaults, in the resource's hub version. */
export const fullForm = (resource: Resource, object: ApiObject): ApiObject =>
  resource.forms.canonical(completed(resource, object), resource.definition.hub);

/** A copy with the kind's defaults, in the resource's hub version. */
function completed(resource: Resource, object: ApiObject): ApiObject {
  const { forms, definition } = resource;
  const made = forms.canonical(object, definition.hub);
  resource.fillDefaults(made, definition.hub);
  return made;
}

/** Creates the object in the resource's hub version, unless its name is taken. True where it was created. */
export async function ensure(resource: Resource, object: ApiObject, manager = SERVER_MANAGER): Promise<boolean> {
  const version = resource.forms.version(resource.definition.hub);
  await resource.ready(version);
  const { namespace = '', name = '' } = object.metadata;
  if (resource.find(namespace, name) !== undefined) return false;
  try {
    await create(resource, { ...writeBy(serverAs(manager), version), namespace, object: completed(resource, object) });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'AlreadyExists') return false;
    throw error;
  }
}

/** Creates the missing ones of the objects, concurrently, because the store commits waiting writes together. */
export async function ensureAll(resource: Resource, objects: readonly ApiObject[], manager = SERVER_MANAGER): Promise<void> {
  await Promise.all(objects.map((object) => ensure(resource, object, manager)));
}
