/** Where documents of single versions are, and which of their paths are served. */
import { versionPath, WATCH } from '../../model/definition/routes.js';
import { apiVersionOf } from '../../model/object.js';
import type { Served } from '../../resource/registry.js';
import type { Page } from './pages.js';

/** Where the document of a version is, below that of the index: its path, such as `apis/apps/v1`. */
export function placeOf(apiVersion: string): string {
  const slash = apiVersion.indexOf('/');
  return versionPath(apiVersion.slice(0, Math.max(slash, 0)), apiVersion.slice(slash + 1)).slice(1);
}

/** The version whose document is there; undefined where it is that of a page. */
export function versionAt(place: string): string | undefined {
  const [, core, group, version] = /^(?:api\/([^/]+)|apis\/([^/]+)\/([^/]+))$/.exec(place) ?? [];
  return core ?? (group === undefined || version === undefined ? undefined : apiVersionOf(group, version));
}

/** A page is told of where its path says, without what differs from request to request. */
export const placeOfPage = ({ path }: Page): string => path.replace(/\{.*/, '').replace(/^\/|\/$/g, '');

/** Whether a path of the documents is one of what a version serves: a resource, or a subresource whose gate is on. */
export function isServed(path: string, served: ReadonlyMap<string, Served>): boolean {
  const [, root, ...segments] = path.split('/');
  const below = segments.slice(root === 'api' ? 1 : 2);
  const watched = below.length > 1 && below[0] === WATCH ? below.slice(1) : below;
  const [plural = '', , subresource] = watched[1] === '{namespace}' ? watched.slice(2) : watched;
  const known = served.get(plural);
  if (known === undefined) return false;
  const gate = known.version.subresources.find(({ name }) => name === subresource)?.featureGate;
  return gate === undefined || known.resource.environment.enabledByName(gate);
}

/** The address of a version's document with the digest of what it holds now. */
export const addressOf = (place: string, hash: string): string => `/openapi/v3/${place}?hash=${hash}`;
