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
  /** The same for each version of the same objects, where the server tells; else empty. */
  readonly storageVersionHash: string;
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
    readonly storageVersionHash?: string;
  }[];
}

async function read(client: Pick<Client, 'send'>, path: string, options: CallOptions): Promise<Discovery> {
  const response = await client.send({ path, ...options });
  const text = await response.text();
  const found = jsonOf(text);
  if (!response.ok) throw refusal(response.status, found, text);
  // What is answered is a discovery document: that is the server's word.
  return found as Discovery;
}

export interface DiscoveryOptions extends CallOptions {
  /** Told of versions that cannot be read, as those of another server that is away; without it, they end the discovery. */
  readonly onMissing?: (apiVersion: string, error: unknown) => void;
}

/** All kinds of a server, in the order of its groups, of each the version first that it prefers. Rejects with ApiError. */
export async function discoverKinds(
  client: Pick<Client, 'send'>,
  { onMissing, ...options }: DiscoveryOptions = {},
): Promise<DiscoveredKind[]> {
  const [core, named] = await Promise.all([read(client, '/api', options), read(client, '/apis', options)]);
  const versions = [
    ...(core.versions ?? []).map((version, i) => ({ apiVersion: version, preferred: i === 0 })),
    ...(named.groups ?? []).flatMap(({ versions, preferredVersion }) =>
      versions
        .map(({ groupVersion }) => ({ apiVersion: groupVersion, preferred: groupVersion === preferredVersion?.groupVersion }))
        .sort((a, b) => Number(b.preferred) - Number(a.preferred)),
    ),
  ];
  const known = await Promise.all(
    versions.map(async ({ apiVersion, preferred }) => {
      try {
        return kindsOf(apiVersion, preferred, await read(client, rootOf(apiVersion), options));
      } catch (error) {
        if (options.signal?.aborted || onMissing === undefined) throw error;
        onMissing(apiVersion, error);
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
    .map(({ name, kind, namespaced, verbs, shortNames = [], categories = [], storageVersionHash = '' }) => ({
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
      storageVersionHash,
      subresources: resources.flatMap((each) => (each.name.startsWith(`${name}/`) ? [each.name.slice(name.length + 1)] : [])),
    }));
}
