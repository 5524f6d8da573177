/** Where the objects of kinds are on a server. */
import { versionPath } from '../model/definition/routes.js';
import type { Registry, Served } from '../resource/registry.js';
import type { Manifest } from './manifests.js';

/** The namespace of objects that name none, as clients have it. */
const DEFAULT_NAMESPACE = 'default';

export interface Collection {
  readonly served: Served;
  /** Empty for kinds whose objects are in none. */
  readonly namespace: string;
  /** Where objects are created. */
  readonly path: string;
}

/** The collection for objects of a kind; of those that name no namespace, in the one that clients take. Undefined for a kind that is not served. */
export function collectionOf(
  registry: Registry,
  { apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>,
  namespace = DEFAULT_NAMESPACE,
): Collection | undefined {
  const served = [...(registry.inVersion(apiVersion)?.values() ?? [])].find(({ version }) => version.kind === kind);
  if (served === undefined) return undefined;
  const { group, version, plural, namespaced } = served.version;
  const { segment } = registry.catalogue.namespaces;
  const within = namespaced ? `/${segment}/${encodeURIComponent(namespace)}` : '';
  return { served, namespace: namespaced ? namespace : '', path: `${versionPath(group, version)}${within}/${plural}` };
}
