/** Valid objects that attacks begin with, and where they are kept. */
import { parseAllDocuments } from 'yaml';
import { catalogue } from '../../generated/catalogue.js';
import type { VersionDefinition } from '../../runtime/model/definition/definition.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { CLUSTER, SHOP } from '../support/manifests.js';

export interface Base {
  readonly object: ApiObject;
  readonly version: VersionDefinition;
  /** Path of the collection. */
  readonly collection: string;
}

const collectionOf = (version: VersionDefinition, namespace: string): string => {
  const root = version.group === '' ? `/api/${version.version}` : `/apis/${version.group}/${version.version}`;
  return `${root}/${version.namespaced ? `namespaces/${namespace}/` : ''}${version.plural}`;
};

function versionOf({ apiVersion = '', kind }: ApiObject): VersionDefinition {
  for (const { versions } of catalogue.resources) {
    const version = versions.get(apiVersion);
    if (version !== undefined && version.kind === kind) return version;
  }
  throw new Error(`the catalogue has no ${kind} in ${apiVersion}`);
}

const POD = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web-0', namespace: 'shop', labels: { app: 'web' } },
  spec: { containers: [{ name: 'main', image: 'web:1', resources: { requests: { cpu: '100m' } }, env: [{ name: 'A', value: '1' }] }] },
};

/** In the order in which they can be made. */
export const bases: readonly Base[] = [
  ...[SHOP, CLUSTER].flatMap((text) => parseAllDocuments(text).map((d) => d.toJS() as ApiObject)),
  POD as ApiObject,
]
  .filter((object) => object !== null)
  .map((object) => {
    const version = versionOf(object);
    return { object, version, collection: collectionOf(version, object.metadata.namespace ?? '') };
  });
