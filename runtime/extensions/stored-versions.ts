/**
 * The versions of a custom resource that may be in the store, as its definition records them. A client removes the older ones after it has
 * rewritten all objects.
 */
import type { Client } from '../controllers/framework/client.js';
import { ApiError } from '../model/errors.js';
import type { ApiObject } from '../model/object.js';

interface Definition extends ApiObject {
  readonly spec: { readonly versions?: readonly { readonly name: string; readonly storage?: boolean }[] };
  readonly status?: { readonly storedVersions?: readonly string[] };
}

/** The definition as it was before its objects were rewritten. */
interface BeforeRewrite {
  readonly definition: Definition;
  readonly storage: string;
}

const definitions = (client: Client, group: string) => client.resource<Definition>(`customresourcedefinitions.${group}`);

const storageOf = ({ spec }: Definition): string => spec.versions?.find(({ storage }) => storage)?.name ?? '';

/** The definition of a kind by its name, such as rows.example.com; undefined for kinds without one. `group`: that of definitions. */
export async function beforeRewrite(client: Client, group: string, name: string): Promise<BeforeRewrite | undefined> {
  try {
    const definition = await definitions(client, group).get('', name);
    return { definition, storage: storageOf(definition) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return undefined;
    throw error;
  }
}

/**
 * Records the storage version as the only stored one, if it did not change during the rewrite. Returns the versions that are no longer
 * stored. Rejects with ApiError, for example 409 if the definition changes meanwhile.
 */
export async function settleStoredVersions(client: Client, group: string, before: BeforeRewrite): Promise<readonly string[]> {
  const now = await definitions(client, group).get('', before.definition.metadata.name ?? '');
  const stored = now.status?.storedVersions ?? [];
  if (storageOf(now) !== before.storage || now.metadata.generation !== before.definition.metadata.generation) return [];
  const former = stored.filter((version) => version !== before.storage);
  if (former.length === 0) return [];
  await definitions(client, group).updateStatus({ ...now, status: { ...now.status, storedVersions: [before.storage] } });
  return former;
}
