/** Finalizers that keep objects while they are used. */
import type { Api } from '../framework/api.js';
import type { ObjectKey } from '../framework/informer.js';
import { type ControllerDefinition, watching } from '../framework/reconciler.js';

interface Protected {
  readonly deletionTimestamp?: string | null;
  readonly finalizers?: readonly string[] | null;
}

/** The finalizers that an object is to have: its protector's while it is not deleted or is used. Undefined where it has them so. */
export async function changedFinalizers(
  { deletionTimestamp, finalizers }: Protected,
  protector: string,
  inUse: () => boolean | Promise<boolean>,
): Promise<string[] | undefined> {
  const known = finalizers ?? [];
  const has = known.includes(protector);
  const deleted = deletionTimestamp !== undefined && deletionTimestamp !== null;
  if (!deleted) return has ? undefined : [...known, protector];
  return has && !(await inUse()) ? known.filter((finalizer) => finalizer !== protector) : undefined;
}

/** Milliseconds between two looks at whether an object that is deleted is still used. */
const AGAIN_MS = 5000;

/** What keeps objects of a resource, by its id, while they are used: looked at when they change, and again while they wait to go. */
export function keptWhileUsed(
  api: Api,
  id: string,
  finalizer: string,
  isUsed: (key: ObjectKey) => Promise<boolean>,
): Pick<ControllerDefinition, 'watches' | 'reconcile'> {
  const objects = api.informer(id);
  return {
    watches: [watching({ resource: id })],
    async reconcile(key, { client }) {
      const known = objects.get(key.namespace, key.name);
      if (known === undefined) return undefined;
      const finalizers = await changedFinalizers(known.metadata, finalizer, () => isUsed(key));
      if (finalizers === undefined) return known.metadata.deletionTimestamp === undefined ? undefined : { requeueAfter: AGAIN_MS };
      await client.resource(id).update({ ...known, metadata: { ...known.metadata, finalizers } });
      return undefined;
    },
  };
}
