import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { compareVersions } from '../../runtime/model/values/version-order.js';
import type { TestServer } from '../support/server.js';
import { API_SERVICES, aggregating, apiService, Backend, MERGE } from './backend.js';

test('versions are ordered by stability, then by number; other names come last', () => {
  const ordered = ['v10', 'v2', 'v1', 'v11beta2', 'v10beta3', 'v3beta1', 'v12alpha1', 'v11alpha2', 'foo1', 'foo10', 'v1gamma1'];
  for (const [i, a] of ordered.entries())
    for (const [j, b] of ordered.entries()) assert.equal(Math.sign(compareVersions(a, b)), Math.sign(i - j), `${a} and ${b}`);
});

const backend = new Backend();
let server: TestServer;
let port: number;

before(async () => {
  port = await backend.start();
  server = await aggregating();
});
after(async () => {
  await server.close();
  await backend.stop();
});

type Group = { name: string; versions: { version: string }[] };
const groups = async (): Promise<Group[]> => (await server.ask('/apis')).json.groups;
const versions = async (group: string): Promise<string[]> =>
  (await server.ask(`/apis/${group}`)).json.versions.map((v: { version: string }) => v.version);

async function register(group: string, version: string, groupPriorityMinimum: number, versionPriority: number): Promise<void> {
  const object = apiService(group, port, { version, groupPriorityMinimum, versionPriority, insecureSkipTLSVerify: true });
  const answer = await server.create(API_SERVICES, { ...object, metadata: { name: `${version}.${group}` } });
  assert.equal(answer.status, 201, answer.text);
}

test('without other registrations, groups are listed as they are served', async () => {
  const names = (await groups()).map(({ name }) => name);
  assert.deepEqual(names.slice(0, 3), ['apiregistration.k8s.io', 'apps', 'events.k8s.io']);
  assert.deepEqual(
    names.slice(),
    [...server.server.registry.groups().map(({ name }) => name)].filter((name) => name !== ''),
  );
});

test('groups are listed by the highest priority of their versions, versions by their own, equal ones by name and age', async () => {
  await register('low.example.com', 'v1', 5, 10);
  await register('b.example.com', 'v1alpha1', 19_000, 10);
  await register('b.example.com', 'v2', 10, 10);
  await register('b.example.com', 'v1', 10, 10);
  await register('b.example.com', 'v1beta1', 10, 20);
  await register('a.example.com', 'v1', 19_000, 10);
  const listed = await groups();
  assert.deepEqual(
    listed.slice(0, 3).map(({ name }) => name),
    ['apiregistration.k8s.io', 'a.example.com', 'b.example.com'],
  );
  assert.equal(listed.at(-1)?.name, 'low.example.com');
  assert.deepEqual(await versions('b.example.com'), ['v1beta1', 'v2', 'v1', 'v1alpha1']);
  const { preferredVersion } = (await server.ask('/apis/b.example.com')).json;
  assert.deepEqual(preferredVersion, { groupVersion: 'b.example.com/v1beta1', version: 'v1beta1' });
});

test('the root lists paths of registered versions', async () => {
  const { paths } = (await server.ask('/')).json;
  for (const path of ['/apis/low.example.com', '/apis/low.example.com/v1', '/apis/apps/v1']) assert.ok(paths.includes(path), path);
});

test('a change of priority moves a version at once, and a deleted one is not listed while it still answers', async () => {
  await server.ask(`${API_SERVICES}/v1.node.k8s.io`, { method: 'PATCH', headers: MERGE, body: { spec: { versionPriority: 1 } } });
  assert.deepEqual(await versions('node.k8s.io'), ['v1beta1', 'v1']);
  await server.ask(`${API_SERVICES}/v1.coordination.k8s.io`, { method: 'DELETE' });
  assert.deepEqual(await versions('coordination.k8s.io'), ['v1beta1']);
  assert.equal((await server.ask('/apis/coordination.k8s.io/v1')).json.kind, 'APIResourceList');
  await server.ask(`${API_SERVICES}/v1beta1.coordination.k8s.io`, { method: 'DELETE' });
  assert.ok(!(await groups()).some(({ name }) => name === 'coordination.k8s.io'));
  assert.deepEqual(await versions('coordination.k8s.io'), ['v1', 'v1beta1']);
});

test('a version that is registered as served here and is not is listed, and not found', async () => {
  const spec = { group: 'own.example.com', version: 'v1', groupPriorityMinimum: 1, versionPriority: 1 };
  await server.create(API_SERVICES, { metadata: { name: 'v1.own.example.com' }, spec });
  assert.deepEqual(await versions('own.example.com'), ['v1']);
  assert.equal((await server.ask('/apis/own.example.com/v1')).text, '404 page not found\n');
});
