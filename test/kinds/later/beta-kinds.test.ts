/** Beta kinds that later releases serve where they are switched on: device claims of the first beta, taint rules, migrations. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TestServer } from '../../support/server.js';

const server = await TestServer.start({
  release: '1.36',
  featureGates: { StorageVersionMigrator: true },
  runtimeConfig: { 'resource.k8s.io/v1beta1': true, 'resource.k8s.io/v1beta2': true, 'storagemigration.k8s.io/v1beta1': true },
});
after(() => server.close());

const claims = (version: string): string => `/apis/resource.k8s.io/${version}/namespaces/default/resourceclaims`;

test('a request of the first beta is one with a part for its way in v1, and comes back as it was', async () => {
  const requests = [{ name: 'r', deviceClassName: 'c', count: 2 }];
  const made = await server.create(claims('v1beta1'), { metadata: { name: 'one' }, spec: { devices: { requests } } });
  assert.equal(made.status, 201, made.text);
  const { json } = await server.ask(`${claims('v1')}/one`);
  assert.deepEqual(json.spec.devices.requests, [{ name: 'r', exactly: { deviceClassName: 'c', allocationMode: 'ExactCount', count: 2 } }]);
  const again = await server.ask(`${claims('v1beta1')}/one`);
  assert.deepEqual(again.json.spec.devices.requests, [{ name: 'r', deviceClassName: 'c', allocationMode: 'ExactCount', count: 2 }]);
});

test('a request of the first beta with several ways has no way of its own in v1', async () => {
  const requests = [{ name: 'r', firstAvailable: [{ name: 'w', deviceClassName: 'c' }] }];
  const made = await server.create(claims('v1beta1'), { metadata: { name: 'several' }, spec: { devices: { requests } } });
  assert.equal(made.status, 201, made.text);
  const { json } = await server.ask(`${claims('v1')}/several`);
  assert.equal(json.spec.devices.requests[0].exactly, undefined);
  assert.equal(json.spec.devices.requests[0].firstAvailable[0].count, 1);
});

test('a device of the first beta has a part for what it has', async () => {
  const spec = {
    driver: 'd.example.com',
    nodeName: 'n',
    pool: { name: 'p', generation: 1, resourceSliceCount: 1 },
    devices: [{ name: 'one', basic: { attributes: { model: { string: 'm' } } } }],
  };
  const made = await server.create('/apis/resource.k8s.io/v1beta1/resourceslices', { metadata: { name: 'slice' }, spec });
  assert.equal(made.status, 201, made.text);
  const { json } = await server.ask('/apis/resource.k8s.io/v1/resourceslices/slice');
  assert.deepEqual(json.spec.devices, [{ name: 'one', attributes: { model: { string: 'm' } } }]);
});

test('a rule that taints devices says when its taint came, and is held to names', async () => {
  const path = '/apis/resource.k8s.io/v1beta2/devicetaintrules';
  const taint = { key: 'example.com/broken', effect: 'NoExecute' };
  const made = await server.create(path, { metadata: { name: 'rule' }, spec: { deviceSelector: { driver: 'd.example.com' }, taint } });
  assert.equal(made.status, 201, made.text);
  assert.match(made.json.spec.taint.timeAdded, /^20/);
  const refused = await server.create(path, {
    metadata: { name: 'other' },
    spec: { deviceSelector: { device: 'A' }, taint: { key: 'k' } },
  });
  assert.deepEqual(
    refused.json.details.causes.map(({ field }: { field: string }) => field),
    ['spec.deviceSelector.device', 'spec.taint.effect'],
  );
});

test('what a migration is about never changes, and what ended stays so', async () => {
  const path = '/apis/storagemigration.k8s.io/v1beta1/storageversionmigrations';
  const MERGE = { 'Content-Type': 'application/merge-patch+json' };
  const made = await server.create(path, { metadata: { name: 'm' }, spec: { resource: { group: 'apps', resource: 'deployments' } } });
  assert.equal(made.status, 201, made.text);
  const change = (address: string, body: object) => server.ask(`${path}/${address}`, { method: 'PATCH', headers: MERGE, body });
  assert.equal((await change('m', { spec: { resource: { resource: 'pods' } } })).status, 422);
  const ended = { type: 'Succeeded', reason: 'R', message: '', lastTransitionTime: '2026-01-01T00:00:00Z' };
  assert.equal((await change('m/status', { status: { conditions: [{ ...ended, status: 'True' }] } })).status, 200);
  assert.equal((await change('m/status', { status: { conditions: [{ ...ended, status: 'False' }] } })).status, 422);
  const bad = await server.create(path, { metadata: { name: 'n' }, spec: { resource: { resource: '' } } });
  assert.equal(bad.json.details.causes[0].field, 'spec.resource.resource');
});
