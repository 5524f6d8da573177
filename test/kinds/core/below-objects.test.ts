/** Faults of requests below objects name what is missing, as clients tell one from the other. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const IN_APPS = '/apis/apps/v1/namespaces/default';
const scale = { metadata: { name: 'absent', namespace: 'default' }, spec: { replicas: 1 } };

for (const [method, path, group, kind] of [
  ['GET', '/api/v1/namespaces/default/replicationcontrollers/absent/scale', 'autoscaling', 'replicationcontrollers/scale'],
  ['PUT', '/api/v1/namespaces/default/replicationcontrollers/absent/scale', 'autoscaling', 'replicationcontrollers/scale'],
  ['GET', `${IN_APPS}/deployments/absent/scale`, 'apps', 'deployments/scale'],
  ['GET', `${IN_APPS}/replicasets/absent/scale`, 'apps', 'replicasets/scale'],
  ['GET', `${IN_APPS}/statefulsets/absent/scale`, 'apps', 'statefulsets'],
  ['PUT', `${IN_APPS}/statefulsets/absent/scale`, 'apps', 'statefulsets/scale'],
  ['GET', '/api/v1/namespaces/default/pods/absent/log', undefined, 'pods'],
] as const)
  test(`${method} ${path} misses ${kind} of ${group ?? 'the core group'}`, async () => {
    const { status, json } = await server.ask(path, { method, ...(method === 'PUT' ? { body: scale } : {}) });
    assert.deepEqual([status, json.details.group, json.details.kind, json.details.name], [404, group, kind, 'absent']);
  });

test('an eviction from two budgets fails without a reason and details', async () => {
  const pods = '/api/v1/namespaces/default/pods';
  const spec = { nodeName: 'n', containers: [{ name: 'c', image: 'example.com/c:1' }] };
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  assert.equal((await server.create(pods, { metadata: { name: 'p', labels: { app: 'p' } }, spec })).status, 201);
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  await server.ask(`${pods}/p/status`, { method: 'PATCH', headers, body: { status: { phase: 'Running' } } });
  for (const name of ['one', 'two']) {
    const budget = { metadata: { name }, spec: { minAvailable: 1, selector: { matchLabels: { app: 'p' } } } };
    assert.equal((await server.create('/apis/policy/v1/namespaces/default/poddisruptionbudgets', budget)).status, 201);
  }
  const { status, json } = await server.create(`${pods}/p/eviction`, { metadata: { name: 'p' } });
  assert.deepEqual([status, json.reason, json.details], [500, undefined, undefined]);
});
