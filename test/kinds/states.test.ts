/** Rules that depend on what has become of an object, or on the subresource it is changed through. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

const HERE = '/api/v1/namespaces/default';
const MERGE = { 'Content-Type': 'application/merge-patch+json' };

let server: TestServer;
before(async () => {
  server = await TestServer.start({ featureGates: { EphemeralContainers: true } });
  await server.create(`${HERE}/serviceaccounts`, { metadata: { name: 'default' } });
});
after(() => server.close());

const change = (path: string, body: object): Promise<Answer> => server.ask(path, { method: 'PATCH', body, headers: MERGE });

async function made(path: string, body: { readonly metadata: { readonly name: string } }): Promise<string> {
  const { status, text } = await server.create(path, body);
  assert.equal(status, 201, text);
  return `${path}/${body.metadata.name}`;
}

function refused(answer: Answer, ...causes: string[]): void {
  assert.equal(answer.status, 422, answer.text);
  const told: readonly { field: string; reason: string }[] = answer.json.details.causes;
  assert.deepEqual(
    told.map(({ field, reason }) => `${field} ${reason.replace('FieldValue', '')}`),
    causes,
  );
}

test('a terminating namespace does not become active again', async () => {
  const address = await made('/api/v1/namespaces', { metadata: { name: 'going' } });
  assert.equal((await server.ask(address, { method: 'DELETE' })).status, 200);
  refused(await change(`${address}/status`, { status: { phase: 'Active' } }), 'status.Phase Invalid');
});

test('of a bound claim only the size may change, and only grow', async () => {
  const size = (storage: string) => ({ spec: { resources: { requests: { storage } } } });
  await made('/apis/storage.k8s.io/v1/storageclasses', {
    metadata: { name: 'growing' },
    ...{ provisioner: 'example.com/p', allowVolumeExpansion: true },
  });
  const address = await made(`${HERE}/persistentvolumeclaims`, {
    metadata: { name: 'bound' },
    ...{ spec: { accessModes: ['ReadWriteOnce'], storageClassName: 'growing', ...size('1Gi').spec } },
  });
  assert.equal((await change(`${address}/status`, { status: { phase: 'Bound' } })).status, 200);
  assert.equal((await change(address, size('2Gi'))).status, 200);
  refused(await change(address, size('1Gi')), 'spec.resources.requests.storage Forbidden');
  refused(
    await change(address, { spec: { ...size('1Gi').spec, volumeMode: 'Block' } }),
    'spec Forbidden',
    'spec.resources.requests.storage Forbidden',
    'volumeMode Invalid',
  );
});

const pod = (name: string) => ({
  metadata: { name },
  spec: { automountServiceAccountToken: false, containers: [{ name: 'c', image: 'i:1' }], volumes: [{ name: 'v' }] },
});

test('a binding must name a node', async () => {
  const address = await made(`${HERE}/pods`, pod('placed'));
  const bind = (target: object): Promise<Answer> => server.create(`${address}/binding`, { metadata: { name: 'placed' }, target });
  refused(await bind({ kind: 'Pod', name: 'n' }), 'target.kind NotSupported');
  refused(await bind({ kind: 'Node', name: '' }), 'target.name Required');
  refused(await bind({ kind: 'Pod' }), 'target.kind NotSupported', 'target.name Required');
});

test('replacing a service needs its resourceVersion', async () => {
  const address = await made(`${HERE}/services`, { metadata: { name: 'replaced' }, ...{ spec: { ports: [{ port: 80 }] } } });
  const { metadata, ...service } = (await server.ask(address)).json;
  const body = { ...service, metadata: { ...metadata, resourceVersion: '' }, spec: { ...service.spec, type: 'Else' } };
  refused(await server.ask(address, { method: 'PUT', body }), 'metadata.resourceVersion Invalid', 'spec.type NotSupported');
});

test('ephemeral containers are held to rules of their own', async () => {
  const address = await made(`${HERE}/pods`, pod('watched'));
  const looking = { name: 'e', image: 'i:1', terminationMessagePolicy: 'File', imagePullPolicy: 'Always' };
  const add = async (...ephemeralContainers: object[]): Promise<Answer> =>
    server.ask(`${address}/ephemeralcontainers`, {
      method: 'PUT',
      body: { apiVersion: 'v1', kind: 'EphemeralContainers', metadata: { name: 'watched' }, ephemeralContainers },
    });
  const at = 'spec.ephemeralContainers[0]';
  refused(await add({ ...looking, name: '' }), `${at} Required`);
  refused(await add({ ...looking, name: 'c' }), `${at}.name Duplicate`);
  refused(await add({ ...looking, targetContainerName: 'x' }), `${at}.targetContainerName NotFound`);
  refused(await add({ ...looking, ports: [{ containerPort: 1, protocol: 'TCP' }] }), `${at}.ports Forbidden`);
  refused(
    await add({ ...looking, volumeMounts: [{ name: 'v', mountPath: '/v', subPath: 'a' }] }),
    `${at}.volumeMounts[0].subPath Forbidden`,
  );
  assert.equal((await add(looking)).status, 200);
  refused(await add(), 'spec.ephemeralContainers Forbidden');
  refused(await add({ ...looking, image: 'i:2' }), 'spec.ephemeralContainers Forbidden');
});

test('a template has no ephemeral containers', async () => {
  const template = { spec: { ...pod('t').spec, ephemeralContainers: [{ name: 'e', image: 'i:1' }] } };
  const answer = await server.create(`${HERE}/podtemplates`, { metadata: { name: 't' }, template });
  refused(answer, 'template.spec.ephemeralContainers Forbidden');
});
