/** The content of a namespace: deleting it, and counting what is left. */
import { ApiError } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { together } from '../../resource/pace.js';
import type { Resource } from '../../resource/resource.js';
import type { Client } from '../framework/client.js';
import { FOREGROUND, mayBeDeleted, ORPHAN } from '../garbage-collection/stored-ownership.js';
import { mayHold, type ServedResource } from '../served.js';

/** Deletions of one kind that are on their way at once: enough for the store to commit them together. */
const AT_ONCE = 32;
/** Objects whose faults are told, of one kind. */
const MAX_FAULTS = 3;

export interface ResourceRemains {
  /** `<plural>.<group>` */
  readonly name: string;
  readonly resource: Resource;
  readonly count: number;
  readonly finalizers: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/** Deletes all objects of a kind in a namespace; undefined where nothing is left. */
export async function deleteContent(
  { resource, version }: ServedResource,
  client: Client,
  namespace: string,
): Promise<ResourceRemains | undefined> {
  const prefix = resource.collection(namespace);
  if (!(await mayHold(resource, prefix))) return undefined;
  await resource.ready(version);
  await resource.caughtUp();
  const names = await toBeDeleted(resource, prefix);
  if (names === undefined) return undefined;
  const objects = client.resource(resource.definition.id);
  const turn = together(resource.environment.pace.begin());
  const faults: string[] = [];
  const remove = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      await turn();
      try {
        await objects.delete(namespace, name, { propagationPolicy: 'Background' });
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'NotFound') continue;
        if (faults.length < MAX_FAULTS) faults.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, remove));
  const count = namesIn(resource, prefix).length;
  if (count === 0 && faults.length === 0) return undefined;
  const finalizers = await finalizersIn(resource, prefix);
  return { name: `${version.plural}.${version.group}`, resource, count, finalizers, faults };
}

/** Names of all objects below a prefix, also of those that cannot be read, in reverse order. */
function namesIn({ cache }: Resource, prefix: string): string[] {
  const names = cache.readable(prefix).map(({ item }) => item.name);
  for (const key of cache.unreadable.keys()) if (key.startsWith(prefix)) names.push(key.slice(prefix.length));
  return names.reverse();
}

/**
 * Names of the objects that are to be deleted; undefined where there are none at all. Those that were deleted already and wait for their
 * finalizers are left to them, so that a look at what remains does not cost a write for each.
 */
async function toBeDeleted(resource: Resource, prefix: string): Promise<string[] | undefined> {
  const { cache, environment } = resource;
  const turn = environment.pace.begin();
  const names = [...cache.unreadable.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const entries = cache.readable(prefix);
  if (names.length + entries.length === 0) return undefined;
  for (const { item } of entries) {
    await turn();
    if (!mayBeDeleted(item) || !isWaiting(resource.passing(item))) names.push(item.name);
  }
  return names.reverse();
}

/** Finalizers that another deletion takes away, as it does not wait for dependents. */
const OF_DELETION: readonly string[] = [FOREGROUND, ORPHAN];

/** Whether an object was deleted and nothing is left to do but by those who hold it. */
function isWaiting({ metadata: { deletionTimestamp, deletionGracePeriodSeconds, finalizers } }: ApiObject): boolean {
  if (deletionTimestamp == null || (deletionGracePeriodSeconds ?? 0) > 0) return false;
  return finalizers != null && finalizers.length > 0 && !finalizers.some((finalizer) => OF_DELETION.includes(finalizer));
}

/** How many objects wait for each finalizer. */
async function finalizersIn({ cache, environment }: Resource, prefix: string): Promise<ReadonlyMap<string, number>> {
  const turn = environment.pace.begin();
  const counts = new Map<string, number>();
  for (const { item } of cache.readable(prefix)) {
    await turn();
    for (const finalizer of item.parse().metadata.finalizers ?? []) counts.set(finalizer, (counts.get(finalizer) ?? 0) + 1);
  }
  return counts;
}
