/** Objects that each active namespace has one of. */
import type { Namespace } from '../../../generated/core/v1/types.js';
import type { ObjectKey } from '../framework/informer.js';

interface Named {
  readonly metadata: { readonly name?: string; readonly namespace?: string };
}

/** The key of the namespace that an object of the name is in; none for objects of other names. */
export const namespaceOf =
  (name: string) =>
  ({ metadata }: Readonly<Named>): ObjectKey[] =>
    metadata.name === name ? [{ namespace: '', name: metadata.namespace ?? '' }] : [];

export const isActive = (namespace: Readonly<Namespace> | undefined): boolean =>
  namespace !== undefined && namespace.metadata.deletionTimestamp === undefined && namespace.status.phase === 'Active';
