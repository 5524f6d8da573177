/** Objects that have been on a server, and stay what they were there: with their uids, owners, states and times. */
import { decodeObject } from '../../codec/objects.js';
import { isObject } from '../../model/json/json.js';
import { apiVersionOf, asObject, type JsonObject, type ObjectMeta } from '../../model/object.js';
import { storedBytes } from '../../resource/item.js';
import type { Collection } from '../collections.js';

/** Whether an object has been on a server: only servers give uids. */
export const isRecorded = ({ metadata }: JsonObject): boolean =>
  isObject(metadata) && typeof metadata.uid === 'string' && metadata.uid !== '';

/** The objects with owners before what they own, which would be collected as garbage while its owner is not there. */
export function ownersFirst<Each>(all: readonly Each[], objectOf: (each: Each) => JsonObject): Each[] {
  const metadataOf = (each: Each): ObjectMeta => asObject(objectOf(each)).metadata;
  const byUid = new Map(all.map((each) => [metadataOf(each).uid, each]));
  const placed: Each[] = [];
  const seen = new Set<Each>();
  const place = (each: Each): void => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const { uid } of metadataOf(each).ownerReferences ?? []) {
      const owner = byUid.get(uid);
      if (owner !== undefined) place(owner);
    }
    placed.push(each);
  };
  for (const each of all) place(each);
  return placed;
}

/** The object without references to owners other than those with the uids: it would be collected as garbage for them. */
export function withOwners(object: JsonObject, uids: ReadonlySet<string>): JsonObject {
  const { metadata } = object;
  if (!isObject(metadata) || !Array.isArray(metadata.ownerReferences)) return object;
  const ownerReferences = metadata.ownerReferences.filter((owner) => isObject(owner) && uids.has(String(owner.uid)));
  return { ...object, metadata: { ...metadata, ownerReferences } };
}

/** How often others may come ahead of a write, as controllers do that make objects of the same names. */
const MAX_TRIES = 8;

/**
 * Stores an object as it is, in the place of one that is there, past admission and the rules of its kind. Rejects with an Error for
 * values that do not fit the kind.
 */
export async function store(
  { served: { resource, version }, namespace }: Pick<Collection, 'served' | 'namespace'>,
  object: JsonObject,
): Promise<void> {
  const apiVersion = apiVersionOf(version.group, version.version);
  await resource.ready(version);
  const { forms } = resource;
  const decoded = decodeObject(forms.code(apiVersion), object);
  if (namespace !== '') decoded.metadata.namespace = namespace;
  const completed = await resource.completed(decoded, apiVersion, undefined);
  const hub = await forms.toHub(completed, apiVersion, undefined);
  const stored = await forms.storing.storable(await forms.storing.toStorage(hub));
  const key = resource.key(namespace, stored.metadata.name ?? '');
  for (let tries = 1; ; tries += 1) {
    const { entry } = await resource.environment.engine.get(key);
    const { committed } = await resource.write(key, entry?.revision ?? 0, stored, storedBytes(stored));
    if (committed) return;
    if (tries === MAX_TRIES) throw new Error('it is written by others all the time');
  }
}
