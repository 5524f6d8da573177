/** Which objects belong to a workload: those that name it as their controller, and those without one that it selects. */
import type { OwnerReference } from '../../../../generated/meta/v1/types.js';
import type { Turn } from '../../../model/definition/settled.js';
import type { LabelSelector } from '../../../model/selectors/selectors.js';
import type { ResourceClient } from '../../framework/client.js';
import type { Informer } from '../../framework/informer.js';
import { written } from '../written.js';

const BY_CONTROLLER = 'controller';

interface Metadata {
  readonly namespace?: string;
  readonly name?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly ownerReferences?: readonly OwnerReference[];
  readonly deletionTimestamp?: string;
}

interface Ownable {
  readonly metadata: Metadata;
}

/** A workload with its kind. */
export interface Owner {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Metadata;
}

export const controllerOf = ({ metadata }: Ownable): OwnerReference | undefined =>
  (metadata.ownerReferences ?? []).find(({ controller }) => controller === true);

export const referenceTo = ({ apiVersion, kind, metadata: { name = '', uid = '' } }: Owner): OwnerReference => ({
  apiVersion,
  kind,
  name,
  uid,
  controller: true,
  blockOwnerDeletion: true,
});

/** The key of objects of a namespace that nobody controls. */
const orphansOf = (namespace: string): string => `orphans of ${namespace}`;

export function indexByController<T extends Ownable>(objects: Informer<T>): void {
  objects.addIndexer(BY_CONTROLLER, (object) => [controllerOf(object)?.uid ?? orphansOf(object.metadata.namespace ?? '')]);
}

export const controlledBy = <T extends Ownable>(objects: Informer<T>, uid = ''): Readonly<T>[] => objects.byIndex(BY_CONTROLLER, uid);

/**
 * The objects that belong to a workload. Orphans that it selects are adopted, unless it is being deleted, and those that it does not select
 * any more are released.
 */
export async function claimed<T extends Ownable>(
  owner: Owner,
  selector: LabelSelector,
  objects: Informer<T>,
  client: ResourceClient<T>,
  turn: Turn,
): Promise<Readonly<T>[]> {
  const { namespace = '', uid, deletionTimestamp } = owner.metadata;
  const found: Readonly<T>[] = [];
  const change = (object: T, references: readonly OwnerReference[]): Promise<boolean> => {
    const { name = '', uid: own, resourceVersion } = object.metadata;
    return written(
      client.patch(namespace, name, {
        metadata: { uid: own, resourceVersion, ownerReferences: references.length === 0 ? null : references },
      }),
    );
  };
  for (const object of controlledBy(objects, uid)) {
    await turn();
    if (selector.matches(object.metadata.labels)) found.push(object);
    else if (deletionTimestamp === undefined)
      await change(
        object,
        (object.metadata.ownerReferences ?? []).filter((reference) => reference.uid !== uid),
      );
  }
  if (deletionTimestamp !== undefined || selector.requirements.length === 0) return found;
  for (const object of controlledBy(objects, orphansOf(namespace))) {
    await turn();
    if (object.metadata.deletionTimestamp !== undefined || !selector.matches(object.metadata.labels)) continue;
    // The adopted object comes back as a change of it, with which the workload is worked on again.
    await change(object, [...(object.metadata.ownerReferences ?? []), referenceTo(owner)]);
  }
  return found;
}
