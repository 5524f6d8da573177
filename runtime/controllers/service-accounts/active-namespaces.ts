/** Objects that each active namespace has one of. */
import type { Namespace } from '../../../generated/core/v1/types.js';
import type { Watched } from '../framework/reconciler.js';

/** A watch of the objects of one name, each of which asks for work on the namespace it is in. */
export const oneOfEach = (resource: string, name: string): Watched => ({
  resource,
  concerns: (change) => change.name === name,
  keys: ({ metadata }) => [{ namespace: '', name: metadata.namespace ?? '' }],
});

export const isActive = (namespace: Readonly<Namespace> | undefined): boolean =>
  namespace !== undefined && namespace.metadata.deletionTimestamp === undefined && namespace.status.phase === 'Active';
