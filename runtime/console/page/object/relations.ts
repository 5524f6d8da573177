/** Owners and dependents of an object, by the references that objects have to their owners. */
import type { Client, DiscoveredKind, TableRow } from '../../../api-client/index.js';
import { isJsonObject, type Json, valueAt } from '../values/json.js';
import { type ApiObject, textAt } from '../values/objects.js';

/** An object that is related to another. */
export interface Related {
  readonly uid: string;
  readonly kind: DiscoveredKind | undefined;
  /** Name of the kind, also of one that the server does not have. */
  readonly kindName: string;
  readonly namespace: string;
  readonly name: string;
  readonly dependents: readonly Related[];
}

/** A reference of an object to its owner. */
interface Reference {
  readonly uid: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
}

/** Requests under way at once, objects that are looked at of a kind, and levels of dependents. */
const AT_ONCE = 6;
const MAX_OBJECTS = 5000;
const MAX_DEPTH = 6;
const MAX_SHOWN = 500;

function referencesOf(metadata: Json | undefined): Reference[] {
  const references = valueAt(metadata, ['ownerReferences']);
  return (Array.isArray(references) ? references : []).filter(isJsonObject).map((each) => ({
    uid: textAt(each, 'uid'),
    apiVersion: textAt(each, 'apiVersion'),
    kind: textAt(each, 'kind'),
    name: textAt(each, 'name'),
  }));
}

type Named = (apiVersion: string, kind: string) => DiscoveredKind | undefined;

export const ownersOf = (object: ApiObject, namespace: string, named: Named): Related[] =>
  referencesOf(object.metadata).map(({ uid, apiVersion, kind: kindName, name }) => {
    const kind = named(apiVersion, kindName);
    return { uid, kind, kindName, namespace: kind?.namespaced === false ? '' : namespace, name, dependents: [] };
  });

/** What depends on an object, directly or by others, among the objects of the kinds that may depend on it. */
export async function dependentsOf(
  client: Client,
  kinds: readonly DiscoveredKind[],
  object: ApiObject,
  namespace: string,
  signal: AbortSignal,
): Promise<Related[]> {
  const byOwner = new Map<string, Related[]>();
  // Objects of a namespace have dependents in it alone.
  const candidates = kinds.filter(({ namespaced }) => namespaced || namespace === '');
  const waiting = candidates.values();
  const work = async (): Promise<void> => {
    // Metadata of rows is that of objects, as JSON.
    for (const kind of waiting)
      for await (const { metadata } of rowsOf(client, kind, namespace, signal))
        for (const { uid } of referencesOf(metadata as unknown as Json)) {
          const { uid: own = '', namespace: within = '', name = '' } = metadata;
          const related: Related = { uid: own, kind, kindName: kind.kind, namespace: within, name, dependents: [] };
          const known = byOwner.get(uid);
          if (known === undefined) byOwner.set(uid, [related]);
          else known.push(related);
        }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  let shown = 0;
  const below = (uid: string, depth: number): Related[] =>
    (byOwner.get(uid) ?? []).flatMap((related) => {
      shown += 1;
      if (shown > MAX_SHOWN) return [];
      return [{ ...related, dependents: depth < MAX_DEPTH ? below(related.uid, depth + 1) : [] }];
    });
  return below(textAt(object, 'metadata', 'uid'), 1);
}

/** Rows of a kind, as far as they can be read. */
async function* rowsOf(client: Client, kind: DiscoveredKind, namespace: string, signal: AbortSignal): AsyncGenerator<TableRow> {
  const table = client.table(kind);
  const within = namespace === '' ? table : table.namespace(namespace);
  let seen = 0;
  try {
    for await (const row of within.list({ signal, onWarning: () => undefined })) {
      yield row;
      seen += 1;
      if (seen >= MAX_OBJECTS) return;
    }
  } catch (error) {
    // Kinds that the user may not list are left out.
    if (signal.aborted) throw error;
  }
}
