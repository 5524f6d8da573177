/** What a server has: its kinds, by groups and versions. */
import type { Client } from './connect.js';
import type { CallOptions } from './connection.js';
import { type AnyKind, type Kind, rootOf } from './kind.js';
import { jsonOf, refusal } from './refusal.js';

/** A kind of a version, as a server tells of it. */
export interface DiscoveredKind extends Kind<AnyKind> {
  /** Empty for the group without a name. */
  readonly group: string;
  readonly version: string;
  /** Whether the server prefers this version of the group's. */
  readonly preferred: boolean;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  /** Names of its subresources. */
  readonly subresources: readonly string[];
}

/** The parts of discovery documents that are read. */
interface Discovery {
  readonly groups?: readonly {
    readonly name: string;
    readonly preferredVersion?: { readonly groupVersion: string };
    readonly versions: readonly { readonly groupVersion: string }[];
  }[];
  readonly versions?: readonly string[];
  readonly resources?: readonly {
    readonly name: string;
    readonly kind: string;
    readonly namespaced: boolean;
    readonly verbs: readonly string[];
    readonly shortNames?: readonly string[];
    readonly categories?: readonly string[];
  }[];
}

async function read({ send }: Pick<Client, 'send'>, path: string, options: CallOptions): Promise<Discovery> {
  const response = await send({ path, ...options });
  const text = await response.text();
  const found = jsonOf(text);
  if (!response.ok) throw refusal(response.status, found, text);
  // What is answered is a discovery document: that is the server's word.
  return found as Discovery;
}

/**
 * All kinds of a server, in the order of its groups and versions. Versions that cannot be read, as those of another server that is away,
 * are left out. Rejects with ApiError where the list of groups cannot be read.
 */
export async function discoverKinds(client: Pick<Client, 'send'>, options: CallOptions = {}): Promise<DiscoveredKind[]> {
  const [core, named] = await Promise.all([read(client, '/api', options), read(client, '/apis', options)]);
  const versions = [
    ...(core.versions ?? []).map((version, i) => ({ apiVersion: version, preferred: i === 0 })),
    ...(named.groups ?? []).flatMap(({ versions, preferredVersion }) =>
      versions.map(({ groupVersion }) => ({ apiVersion: groupVersion, preferred: groupVersion === preferredVersion?.groupVersion })),
    ),
  ];
  const known = await Promise.all(
    versions.map(async ({ apiVersion, preferred }) => {
      try {
        return kindsOf(apiVersion, preferred, await read(client, rootOf(apiVersion), options));
      } catch (error) {
        if (options.signal?.aborted) throw error;
        return [];
      }
    }),
  );
  return known.flat();
}

function kindsOf(apiVersion: string, preferred: boolean, { resources = [] }: Discovery): DiscoveredKind[] {
  const [group, version] = apiVersion.includes('/') ? (apiVersion.split('/') as [string, string]) : ['', apiVersion];
  return resources
    .filter(({ name }) => !name.includes('/'))
    .map(({ name, kind, namespaced, verbs, shortNames = [], categories = [] }) => ({
      apiVersion,
      group,
      version,
      preferred,
      kind,
      plural: name,
      ...(namespaced ? { scopedBy: 'namespaces' } : {}),
      namespaced,
      verbs,
      shortNames,
      categories,
      subresources: resources.flatMap((each) => (each.name.startsWith(`${name}/`) ? [each.name.slice(name.length + 1)] : [])),
    }));
}
