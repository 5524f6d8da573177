/** Owner references that say the same twice are kept once, and the client is warned. */
import type { ObjectMeta, OwnerReference } from '../../model/object.js';

/** All that a reference says, as a text that is the same for references that say the same. */
const contentOf = ({ uid, apiVersion, kind, name, controller, blockOwnerDeletion }: OwnerReference): string =>
  JSON.stringify([uid, apiVersion, kind, name, String(controller), String(blockOwnerDeletion)]);

/** Drops repeated references, in place. `admitted` tells whether mutating admission has been through the object. */
export function dropRepeatedOwners(metadata: ObjectMeta, warn: (text: string) => void, admitted: boolean): void {
  const references = metadata.ownerReferences ?? [];
  const kept: OwnerReference[] = [];
  const repeated: string[] = [];
  const seen = new Set<string>();
  for (const reference of references) {
    const content = contentOf(reference);
    if (seen.has(content)) repeated.push(reference.uid);
    else kept.push(reference);
    seen.add(content);
  }
  if (repeated.length === 0) return;
  metadata.ownerReferences = kept;
  const when = admitted ? ' after mutating admission happens' : '';
  warn(
    `.metadata.ownerReferences contains duplicate entries${when}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${repeated.join(', ')}`,
  );
}
