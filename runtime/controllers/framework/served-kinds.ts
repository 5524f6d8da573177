/** The kinds of a live server whose objects can be listed, each once. */
import type { Connection } from '../../api-client/connection.js';
import { type DiscoveredKind, discoverKinds } from '../../api-client/discovery.js';
import { ApiError } from '../../model/errors.js';

/** A kind of a server, with what may be asked of it. */
export interface ListedKind extends DiscoveredKind {
  /** As in deployments.apps. */
  readonly name: string;
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
  const onMissing = (apiVersion: string, error: unknown): void => {
    if (unavailable === undefined || !(error instanceof ApiError)) throw error;
    unavailable(apiVersion, error);
  };
  for (const kind of await discoverKinds(connection, { onMissing })) {
    const name = kind.group === '' ? kind.plural : `${kind.plural}.${kind.group}`;
    const isKnown = found.has(name) || [...found.values()].some((other) => isSame(other, kind));
    if (!isKnown && kind.verbs.includes('list')) found.set(name, { ...kind, name });
  }
  return [...found.values()];
}

const isSame = (a: DiscoveredKind, b: DiscoveredKind): boolean =>
  a.storageVersionHash !== '' && a.storageVersionHash === b.storageVersionHash && a.plural === b.plural && a.kind === b.kind;
