/** The paths that the root lists. */

import type { GroupVersions } from '../../http/connections/delegation.js';
import type { Check } from '../../http/observing/health.js';
import type { RequestRouter } from '../../http/routing/router.js';
import { versionPath } from '../../model/definition/routes.js';

/** Paths of which there are many, and those that are for the operator or for tests alone. */
const UNLISTED = /[:*]|^\/(?:debug|test)\//;

/** What requests for paths that are no resource's are counted as: a path that is always there, or the first of those above it. */
export function countedPaths(checks: readonly Check[], documents: RequestRouter): (path: string) => string | undefined {
  const counted = new Set(['/', ...rootPaths([], checks, documents)]);
  return (path) => {
    if (counted.has(path)) return path;
    const above = `/${path.split('/', 2)[1]}`;
    return counted.has(above) ? above : undefined;
  };
}

/** Every path at which the server answers by itself, whatever kinds it has: those of which there are many begin as their patterns do. */
export const pathsOfServer = (checks: readonly Check[], documents: RequestRouter): string[] => [
  ...rootPaths([], checks, documents),
  ...documents.stack.map(({ path }) => String(path)),
];

export function rootPaths(groups: readonly GroupVersions[], checks: readonly Check[], documents: RequestRouter): string[] {
  const paths = new Set<string>(['/api', '/apis', '/apis/', '/healthz', '/livez', '/readyz']);
  for (const { name, versions } of groups) {
    if (name !== '') paths.add(`/apis/${name}`);
    for (const version of versions) paths.add(versionPath(name, version));
  }
  // Checks that fail nothing are this server's own, and are found by those who read what an endpoint warns of.
  for (const check of checks) if (check.warns !== true) for (const at of check.at) paths.add(`/${at}/${check.name}`);
  for (const layer of documents.stack) if (!UNLISTED.test(String(layer.path))) paths.add(String(layer.path));
  return [...paths].sort();
}
