/** Reading one object. */
import type { VersionDefinition } from '../../model/definition/definition.js';
import { whenThere } from '../../model/definition/settled.js';
import { foundItem } from '../found-items.js';
import type { Item } from '../item.js';
import { reach, revisionOf } from '../list.js';
import type { Resource } from '../resource.js';

/**
 * The object at the newest revision; with a resourceVersion at one that is not older, and with `0` at whatever the cache shows. Throws 404
 * where it is not there, 400 for a resourceVersion that is no number, and 504 for one that does not come.
 */
export function get(
  resource: Resource,
  version: VersionDefinition,
  namespace: string,
  name: string,
  resourceVersion = '',
): Item | Promise<Item> {
  const { found } = resource.strategy;
  if (found !== undefined) return foundItem(resource, found, name);
  const cached = (): Item => resource.get(version, namespace, name).item;
  if (resourceVersion === '0') return cached();
  if (resourceVersion !== '') return reach(resource, revisionOf(resourceVersion)).then(cached);
  return whenThere(resource.newestOf(version, namespace, name), ({ item }) => item);
}
