import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryEngine } from '../../runtime/store/index.js';
import { TestServer } from '../support/server.js';

const PATH = '/apis/apiregistration.k8s.io/v1/apiservices';

const names = async (server: TestServer): Promise<string[]> =>
  (await server.ask(PATH)).json.items.map((i: { metadata: { name: string } }) => i.metadata.name);

test('each version served here has an API service that says it is available', async () => {
  const server = await TestServer.start();
  const service = (await server.ask(`${PATH}/v1beta1.extensions`)).json;
  assert.deepEqual(service.spec, { group: 'extensions', version: 'v1beta1', groupPriorityMinimum: 17150, versionPriority: 1 });
  assert.equal(service.status.conditions[0].reason, 'Local');
  assert.deepEqual((await server.ask(`${PATH}/v1.`)).json.spec, { version: 'v1', groupPriorityMinimum: 18000, versionPriority: 1 });
  assert.equal((await server.ask(`${PATH}/v1.apiregistration.k8s.io`)).status, 404);
  await server.close();
});

test('with the next start the API services follow what is served, and those of users stay', async () => {
  const engine = new MemoryEngine();
  engine.close = async () => undefined;
  const first = await TestServer.start({ engine });
  assert.ok((await names(first)).includes('v1beta1.batch'));
  await first.create(PATH, {
    metadata: { name: 'v1.own.example.com' },
    spec: { group: 'own.example.com', version: 'v1', groupPriorityMinimum: 1, versionPriority: 1 },
  });
  await first.ask(`${PATH}/v1.apps`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json' },
    body: { spec: { versionPriority: 3 } },
  });
  await first.ask(`${PATH}/v1.batch`, { method: 'DELETE' });
  assert.ok(!(await names(first)).includes('v1.batch'));
  await first.close();

  const second = await TestServer.start({ engine, runtimeConfig: { 'batch/v1beta1': false } });
  const after = await names(second);
  assert.ok(!after.includes('v1beta1.batch'));
  assert.ok(after.includes('v1.batch'));
  assert.ok(after.includes('v1.own.example.com'));
  assert.equal((await second.ask(`${PATH}/v1.apps`)).json.spec.versionPriority, 15);
  await second.close();
});
