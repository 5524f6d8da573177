/** The kinds of a live server whose objects can be listed, each once. */
import type { Connection } from '../../api-client/connection.js';
import { type Kind, rootOf } from '../../api-client/kind.js';
import { ApiError } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import { listedKind } from './remote-client.js';

/** A kind of a server, with what may be asked of it. */
export interface ListedKind extends Kind {
  /** As in deployments.apps. */
  readonly name: string;
  readonly verbs: readonly string[];
  /** The same for each version of the same objects, where the server tells. */
  readonly storageVersionHash: string;
}

/**
 * In the version that the server prefers, or else the first that has the kind. Objects that are served in several groups are told of once,
 * where the server tells that they are the same. Rejects with ApiError; for a version that another server has, which is not there, only
 * where nobody takes the error.
 */
export async function remoteKinds(
  connection: Connection,
  unavailable?: (apiVersion: string, error: ApiError) => void,
): Promise<ListedKind[]> {
  const found = new Map<string, ListedKind>();
  const ofVersion = (apiVersion: string): Promise<ListedKind[]> =>
    kindsOf(connection, apiVersion).catch((error: unknown) => {
      if (unavailable === undefined || !(error instanceof ApiError)) throw error;
      unavailable(apiVersion, error);
      return [];
    });
  for (const apiVersion of await versionsOf(connection))
    for (const kind of await ofVersion(apiVersion)) {
      const isKnown = found.has(kind.name) || [...found.values()].some((other) => isSame(other, kind));
      if (!isKnown && kind.verbs.includes('list')) found.set(kind.name, kind);
    }
  return [...found.values()];
}

const isSame = (a: ListedKind, b: ListedKind): boolean =>
  a.storageVersionHash !== '' && a.storageVersionHash === b.storageVersionHash && a.plural === b.plural && a.kind === b.kind;

async function versionsOf(connection: Connection): Promise<string[]> {
  const groups = listOf(await connection.json({ path: '/apis' }), 'groups');
  const named = groups.flatMap((group) => {
    const preferred = isObject(group.preferredVersion) ? [String(group.preferredVersion.groupVersion)] : [];
    return [...new Set([...preferred, ...listOf(group, 'versions').map(({ groupVersion }) => String(groupVersion))])];
  });
  return ['v1', ...named];
}

async function kindsOf(connection: Connection, apiVersion: string): Promise<ListedKind[]> {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return listOf(await connection.json({ path: rootOf(apiVersion) }), 'resources')
    .filter(({ name }) => !String(name).includes('/'))
    .map(({ name, kind, namespaced, verbs, storageVersionHash = '' }) => ({
      ...listedKind(apiVersion, String(kind), String(name), namespaced === true),
      name: group === '' ? String(name) : `${String(name)}.${group}`,
      verbs: Array.isArray(verbs) ? verbs.map(String) : [],
      storageVersionHash: String(storageVersionHash),
    }));
}

function listOf(value: unknown, member: string): Readonly<Record<string, unknown>>[] {
  const list: unknown = isObject<Readonly<Record<string, unknown>>>(value) ? value[member] : undefined;
  return Array.isArray(list) ? list.filter((each) => isObject<Readonly<Record<string, unknown>>>(each)) : [];
}
