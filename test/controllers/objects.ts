/** Objects that own one another, for tests of what becomes of them. */
import assert from 'node:assert/strict';
import type { TestServer } from '../support/server.js';

export interface Owner {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name: string;
  readonly uid: string;
  readonly blockOwnerDeletion?: boolean;
  readonly controller?: boolean;
}

export interface Made {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
}

/** Paths of the kinds that the tests use, by kind. */
const PATHS: Readonly<Record<string, { readonly apiVersion: string; path(namespace: string): string }>> = {
  ConfigMap: { apiVersion: 'v1', path: (namespace) => `/api/v1/namespaces/${namespace}/configmaps` },
  Secret: { apiVersion: 'v1', path: (namespace) => `/api/v1/namespaces/${namespace}/secrets` },
  ClusterRole: { apiVersion: 'rbac.authorization.k8s.io/v1', path: () => '/apis/rbac.authorization.k8s.io/v1/clusterroles' },
  Lease: { apiVersion: 'coordination.k8s.io/v1', path: (namespace) => `/apis/coordination.k8s.io/v1/namespaces/${namespace}/leases` },
};

const pathOf = (kind: string, namespace: string): string => PATHS[kind]?.path(namespace) ?? '';

export class World {
  constructor(readonly server: TestServer) {}

  async make(
    name: string,
    owners: readonly Owner[] = [],
    {
      kind = 'ConfigMap',
      namespace = 'default',
      finalizers = [],
    }: { kind?: string; namespace?: string; finalizers?: readonly string[] } = {},
  ): Promise<Made> {
    const ownerReferences = owners.map((owner) => ({ apiVersion: 'v1', kind: 'ConfigMap', ...owner }));
    const answer = await this.server.create(pathOf(kind, namespace), { metadata: { name, ownerReferences, finalizers } });
    assert.equal(answer.status, 201, answer.text);
    return { apiVersion: PATHS[kind]?.apiVersion ?? '', kind, name, uid: answer.json.metadata.uid };
  }

  /** The object's metadata; undefined where it is not there. */
  async find(name: string, kind = 'ConfigMap', namespace = 'default') {
    const answer = await this.server.ask(`${pathOf(kind, namespace)}/${name}`);
    return answer.status === 404 ? undefined : answer.json.metadata;
  }

  async remove(name: string, propagationPolicy = 'Background', kind = 'ConfigMap'): Promise<void> {
    const answer = await this.server.ask(`${pathOf(kind, 'default')}/${name}?propagationPolicy=${propagationPolicy}`, { method: 'DELETE' });
    assert.equal(answer.status, 200, answer.text);
  }

  async patch(name: string, metadata: object, kind = 'ConfigMap'): Promise<void> {
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    const answer = await this.server.ask(`${pathOf(kind, 'default')}/${name}`, { method: 'PATCH', headers, body: { metadata } });
    assert.equal(answer.status, 200, answer.text);
  }

  async until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds()));
  }

  async gone(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.until(async () => (await this.find(name)) === undefined);
  }

  #marks = 0;

  /** Resolves once the collector has been through what it was told of before: objects that come after it and go at once are gone. */
  async collected(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      const name = `mark-${++this.#marks}`;
      await this.make(name, [{ name: 'never', uid: `never-${name}` }]);
      await this.gone(name);
    }
  }
}
