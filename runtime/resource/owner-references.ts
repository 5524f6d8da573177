/** Owner references that say the same twice are kept once, and the client is warned. */
import type { ObjectMeta, OwnerReference } from '../model/object.js';

const same = (a: OwnerReference, b: OwnerReference): boolean =>
  a.uid === b.uid &&
  a.apiVersion === b.apiVersion &&
  a.kind === b.kind &&
  a.name === b.name &&
  a.controller === b.controller &&
  a.blockOwnerDeletion === b.blockOwnerDeletion;

/** Drops repeated references, in place. `admitted` tells whether mutating admission has been through the object. */
export function dropRepeatedOwners(metadata: ObjectMeta, warn: (text: string) => void, admitted: boolean): void {
  const references = metadata.ownerReferences ?? [];
  const kept: OwnerReference[] = [];
  const repeated: string[] = [];
  for (const reference of references) {
    if (kept.some((k) => same(k, reference))) repeated.push(reference.uid);
    else kept.push(reference);
  }
  if (repeated.length === 0) return;
  metadata.ownerReferences = kept;
  const when = admitted ? ' after mutating admission happens' : '';
  warn(
    `.metadata.ownerReferences contains duplicate entries${when}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${repeated.join(', ')}`,
  );
}
