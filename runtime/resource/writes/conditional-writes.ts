/** Writes over what is stored: each takes effect only while the entry that was read is still the newest of its key. */
import type { ApiObject } from '../../model/object.js';
import { Item } from '../item.js';
import type { Resource, Stored } from '../resource.js';

/** Stores the bytes of the object in place of the entry, and returns the new item; undefined where another write came first. */
export async function replace(resource: Resource, entry: Stored, stored: ApiObject, value: Buffer): Promise<Item | undefined> {
  const result = await resource.write(entry.key, entry.revision, stored, value);
  if (!result.committed) return undefined;
  const now = resource.cache.get(entry.key);
  if (now?.revision !== result.revision) return new Item(resource.forms.storageVersion, value, result.revision, { object: stored });
  resource.recentObjects.keep(entry.item, now.item, stored);
  return now.item;
}

/**
 * Removes the entry's key, and returns the revision of the removal; undefined where another write came first. A dry run removes
 * nothing, and returns the entry's revision.
 */
export async function erase(resource: Resource, entry: Stored, dryRun: boolean): Promise<number | undefined> {
  if (dryRun) return entry.revision;
  const result = await resource.cache.write({ key: entry.key, value: undefined, expected: entry.revision });
  return result.committed ? result.revision : undefined;
}

/** Removes a terminating object that an update left without finalizers. Returns whether it did. */
export async function finishDeletion(resource: Resource, stored: ApiObject, entry: Stored, dryRun: boolean): Promise<boolean> {
  const { metadata } = stored;
  if (metadata.deletionTimestamp === undefined || (metadata.finalizers ?? []).length > 0) return false;
  if ((metadata.deletionGracePeriodSeconds ?? 0) > 0 || resource.strategy.holdsDeletion?.(stored, resource.environment.words) === true)
    return false;
  return (await erase(resource, entry, dryRun)) !== undefined;
}
