/** The kinds of a server: those of the cluster API, and those of a project. */
import * as cluster from './cluster.js';
import type { Kind } from './kind.js';

const ofCluster: Readonly<Record<string, Kind>> = cluster;

export const clusterKinds: readonly Kind[] = Object.values(ofCluster);

/** The kinds of the cluster API with those of a project beside them, or in the place of those that are for the same resource. */
export function withClusterKinds(own: readonly Kind[] = []): readonly Kind[] {
  const replaced = new Set(own.map(({ resource }) => resource));
  return [...clusterKinds.filter(({ resource }) => !replaced.has(resource)), ...own];
}
