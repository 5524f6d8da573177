/** Aggregated discovery of groups that other servers have: what they tell, and that they are stale while they are away. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { establish, OPEN, versionOf } from '../extensions/definition.js';
import type { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';
import { API_SERVICES, aggregating, apiService, Backend, EXTERNAL, reason } from './backend.js';

const GROUP = 'shop.example.com';
const Accept = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';

const backend = new Backend();
let server: TestServer;

before(async () => {
  const port = await backend.start();
  const resources = [
    { name: 'things', singularName: 'thing', namespaced: true, kind: 'Thing', verbs: ['get', 'list'], shortNames: ['th'] },
    { name: 'things/scale', singularName: '', namespaced: true, group: 'autoscaling', version: 'v1', kind: 'Scale', verbs: ['get'] },
    'no entry',
  ];
  backend.answers.set(`/apis/${GROUP}/v1`, (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ kind: 'APIResourceList', groupVersion: `${GROUP}/v1`, resources }));
  });
  server = await aggregating({ release: '1.36' });
  await server.create('/api/v1/namespaces/default/services', EXTERNAL);
  await server.create(API_SERVICES, apiService(GROUP, port));
  await reason(server, `v1.${GROUP}`, 'Passed');
});
after(async () => {
  await server.close();
  await backend.stop();
});

/** What is told of the group once it is as fresh as wanted. */
async function told(name: string, freshness: string): Promise<unknown> {
  for (;;) {
    const { json } = await server.ask('/apis', { headers: { Accept } });
    const group = json.items.find(({ metadata }: { metadata: { name: string } }) => metadata.name === name);
    if (group?.versions[0].freshness === freshness) return group.versions[0];
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a server that answers is asked for its resources', async () => {
  assert.deepEqual(await told(GROUP, 'Current'), {
    version: 'v1',
    resources: [
      {
        resource: 'things',
        responseKind: { group: '', version: '', kind: 'Thing' },
        scope: 'Namespaced',
        singularResource: 'thing',
        verbs: ['get', 'list'],
        shortNames: ['th'],
        subresources: [{ subresource: 'scale', responseKind: { group: 'autoscaling', version: 'v1', kind: 'Scale' }, verbs: ['get'] }],
      },
    ],
    freshness: 'Current',
  });
});

test('a server that is away leaves its versions stale', async () => {
  const missing = { service: { namespace: 'default', name: 'none', port: 443 }, insecureSkipTLSVerify: true };
  await server.create(API_SERVICES, apiService('away.example.com', 1, missing));
  assert.deepEqual(await told('away.example.com', 'Stale'), { version: 'v1', freshness: 'Stale' });
});

test('versions that the server answers for itself rank as they do there, whatever an API service says of them', async () => {
  const group = 'own.example.com';
  const said = await server.create(API_SERVICES, apiService(group, 1, { service: null, versionPriority: 1 }));
  assert.equal(said.status, 201, said.text);
  await establish(server, { group, versions: [versionOf('v1', OPEN), versionOf('v1beta1', OPEN)] });
  const listed = await eventually(
    async () => (await server.ask(`/apis/${group}`)).json,
    ({ versions }) => versions?.length === 2,
  );
  assert.equal(listed.preferredVersion.version, 'v1beta1');
  const { items } = (await server.ask('/apis', { headers: { Accept } })).json;
  const { versions } = items.find(({ metadata }: { metadata: { name: string } }) => metadata.name === group);
  assert.deepEqual(
    versions.map(({ version }: { version: string }) => version),
    ['v1', 'v1beta1'],
  );
});
