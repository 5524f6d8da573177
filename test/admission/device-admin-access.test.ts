/** Devices that others use are shared only in namespaces that are labelled for it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TestServer } from '../support/server.js';

const GROUP = '/apis/resource.k8s.io';
const exactly = (adminAccess: boolean) => ({ exactly: { deviceClassName: 'c', adminAccess } });
const spec = (adminAccess: boolean) => ({ devices: { requests: [{ name: 'r', ...exactly(adminAccess) }] } });
const merging = { 'Content-Type': 'application/merge-patch+json' };

const label = (server: TestServer, key: string, value: string) =>
  server.ask('/api/v1/namespaces/default', { method: 'PATCH', headers: merging, body: { metadata: { labels: { [key]: value } } } });

describe('access to devices for administrators', () => {
  test('is asked for in labelled namespaces alone, by claims and by templates', async () => {
    const server = await TestServer.start({ release: '1.36' });
    const claims = `${GROUP}/v1/namespaces/default/resourceclaims`;
    const templates = `${GROUP}/v1/namespaces/default/resourceclaimtemplates`;
    const claim = { metadata: { name: 'c' }, spec: spec(true) };
    const template = { metadata: { name: 't' }, spec: { spec: spec(true) } };
    const refused = await server.create(claims, claim);
    assert.deepEqual([refused.status, refused.json.details.causes[0].reason], [422, 'FieldValueForbidden']);
    assert.match(refused.json.message, /requires the `resource\.kubernetes\.io\/admin-access: true` label/);
    assert.equal((await server.create(templates, template)).status, 422);
    assert.equal((await server.create(claims, { metadata: { name: 'plain' }, spec: spec(false) })).status, 201);
    await label(server, 'resource.kubernetes.io/admin-access', 'True');
    assert.equal((await server.create(claims, claim)).status, 422);
    await label(server, 'resource.kubernetes.io/admin-access', 'true');
    assert.equal((await server.create(claims, claim)).status, 201);
    assert.equal((await server.create(templates, template)).status, 201);
    await server.close();
  });

  test('is given in labelled namespaces alone', async () => {
    const server = await TestServer.start({ release: '1.36' });
    const claims = `${GROUP}/v1/namespaces/default/resourceclaims`;
    await server.create(claims, { metadata: { name: 'c' }, spec: spec(false) });
    const results = [{ request: 'r', driver: 'd.example.com', pool: 'p', device: 'one', adminAccess: true }];
    const give = () =>
      server.ask(`${claims}/c/status`, { method: 'PATCH', headers: merging, body: { status: { allocation: { devices: { results } } } } });
    assert.equal((await give()).status, 422);
    await label(server, 'resource.kubernetes.io/admin-access', 'true');
    const given = await give();
    assert.equal(given.status, 200, given.text);
    await server.close();
  });

  test('had a label of the group at first', async () => {
    const server = await TestServer.start({
      release: '1.33',
      featureGates: { DynamicResourceAllocation: true, DRAAdminAccess: true },
      runtimeConfig: { 'resource.k8s.io/v1beta1': true },
    });
    const claims = `${GROUP}/v1beta1/namespaces/default/resourceclaims`;
    const claim = {
      metadata: { name: 'c' },
      spec: { devices: { requests: [{ name: 'r', deviceClassName: 'c', adminAccess: true }] } },
    };
    await label(server, 'resource.kubernetes.io/admin-access', 'true');
    assert.equal((await server.create(claims, claim)).status, 422);
    await label(server, 'resource.k8s.io/admin-access', 'true');
    const made = await server.create(claims, claim);
    assert.equal(made.status, 201, made.text);
    await server.close();
  });
});
