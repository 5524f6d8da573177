/** Keeps one of several equal owner references, and warns the client. */
import { type Turn, whenThere } from '../../model/definition/settled.js';
import type { ObjectMeta, OwnerReference } from '../../model/object.js';
import { inTurns, Parts } from '../../model/parts.js';

/** Text of everything in a reference; equal for equal references. */
const contentOf = ({ uid, apiVersion, kind, name, controller, blockOwnerDeletion }: OwnerReference): string =>
  JSON.stringify([uid, apiVersion, kind, name, String(controller), String(blockOwnerDeletion)]);

/**
 * Drops repeated references, in place; a promise where there are many, and turns for them. `admitted` tells whether mutating admission has
 * been through the object.
 */
export function dropRepeatedOwners(
  metadata: ObjectMeta,
  warn: (text: string) => void,
  { admitted, turn }: { readonly admitted: boolean; readonly turn: Turn | undefined },
): void | Promise<void> {
  const references = metadata.ownerReferences ?? [];
  if (references.length < 2) return;
  const kept: OwnerReference[] = [];
  const repeated: string[] = [];
  const seen = new Set<string>();
  const each = new Parts().each(references.length, (i) => {
    const reference = references[i];
    if (reference === undefined) return;
    const content = contentOf(reference);
    if (seen.has(content)) repeated.push(reference.uid);
    else kept.push(reference);
    seen.add(content);
  });
  return whenThere(inTurns(each, turn), () => {
    if (repeated.length === 0) return;
    metadata.ownerReferences = kept;
    const when = admitted ? ' after mutating admission happens' : '';
    warn(
      `.metadata.ownerReferences contains duplicate entries${when}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${repeated.join(', ')}`,
    );
  });
}
