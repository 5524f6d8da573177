/** Applies to the status: what that subresource does not write is passed over, whatever the configuration says of it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

const AT = '2020-01-01T00:00:00Z';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
});
after(() => server.close());

const apply = (path: string, body: object): Promise<Answer> =>
  server.ask(`${path}?fieldManager=m`, { method: 'PATCH', headers: { 'Content-Type': 'application/apply-patch+yaml' }, body });

test('a pod keeps its owners, and begins no deletion', async () => {
  const pods = '/api/v1/namespaces/default/pods';
  const ownerReferences = [{ apiVersion: 'v1', kind: 'Owner', name: 'o', uid: 'u' }];
  const spec = { containers: [{ name: 'c', image: 'i:1' }] };
  assert.equal((await server.create(pods, { metadata: { name: 'p', ownerReferences }, spec })).status, 201);
  const metadata = { name: 'p', deletionTimestamp: AT, ownerReferences: [], labels: { a: 'b' } };
  const applied = await apply(`${pods}/p/status`, { apiVersion: 'v1', kind: 'Pod', metadata, spec: {}, status: { message: 'm' } });
  assert.equal(applied.status, 200, applied.text);
  const { metadata: kept, status } = applied.json;
  assert.deepEqual(
    [kept.ownerReferences, kept.deletionTimestamp, kept.labels, status.message],
    [ownerReferences, undefined, { a: 'b' }, 'm'],
  );
  const owned = JSON.stringify(kept.managedFields.find(({ manager }: { manager: string }) => manager === 'm').fieldsV1);
  assert.doesNotMatch(owned, /ownerReferences|deletionTimestamp/);
  const put = await server.ask(`${pods}/p/status`, {
    method: 'PUT',
    body: { ...applied.json, metadata: { ...kept, deletionTimestamp: AT, ownerReferences: [] } },
  });
  assert.equal(put.status, 200, put.text);
  assert.deepEqual([put.json.metadata.ownerReferences, put.json.metadata.deletionTimestamp], [ownerReferences, undefined]);
});

const attachment = { attacher: 'a', nodeName: 'n', source: { persistentVolumeName: 'v' } };
const level = { type: 'Limited', limited: { assuredConcurrencyShares: 1, limitResponse: { type: 'Reject' } } };
const service = {
  group: 'g.example.com',
  version: 'v1',
  groupPriorityMinimum: 1,
  versionPriority: 1,
  service: { namespace: 'n', name: 's' },
};
for (const [group, kind, plural, name, spec, status] of [
  ['storage.k8s.io/v1', 'VolumeAttachment', 'volumeattachments', 'a', attachment, { attached: true }],
  ['flowcontrol.apiserver.k8s.io/v1beta1', 'FlowSchema', 'flowschemas', 'a', { priorityLevelConfiguration: { name: 'catch-all' } }, {}],
  ['flowcontrol.apiserver.k8s.io/v1beta1', 'PriorityLevelConfiguration', 'prioritylevelconfigurations', 'a', level, {}],
  ['apiregistration.k8s.io/v1', 'APIService', 'apiservices', 'v1.g.example.com', { ...service, insecureSkipTLSVerify: true }, {}],
] as const)
  test(`of ${plural} the status writes no metadata, so that the configuration may have another name`, async () => {
    const at = `/apis/${group}/${plural}`;
    const made = await server.create(at, { metadata: { name }, spec });
    assert.equal(made.status, 201, made.text);
    const metadata = { name: 'another', deletionTimestamp: AT, labels: { a: 'b' } };
    const applied = await apply(`${at}/${name}/status`, { apiVersion: group, kind, metadata, spec: {}, status });
    assert.equal(applied.status, 200, applied.text);
    assert.deepEqual([applied.json.metadata.name, applied.json.metadata.labels], [name, undefined]);
  });

test('where the status writes metadata, another name is a mistake', async () => {
  const claims = '/api/v1/namespaces/default/persistentvolumeclaims';
  const spec = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
  assert.equal((await server.create(claims, { metadata: { name: 'c' }, spec })).status, 201);
  const body = { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'another' }, status: { phase: 'Bound' } };
  assert.equal((await apply(`${claims}/c/status`, body)).status, 400);
});

test('labels of definitions are merged through the status from some release on, and owned from another', async (t) => {
  for (const [release, merged, owned] of [
    ['1.28', undefined, false],
    ['1.34', { a: 'b' }, false],
    ['1.36', { a: 'b' }, true],
  ] as const) {
    const later = await TestServer.start({ release });
    t.after(() => later.close());
    const path = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
    const metadata = { name: 'things.example.com' };
    const schema = { openAPIV3Schema: { type: 'object' } };
    const spec = {
      group: 'example.com',
      scope: 'Cluster',
      names: { plural: 'things', kind: 'Thing' },
      versions: [{ name: 'v1', served: true, storage: true, schema }],
    };
    assert.equal((await later.create(path, { metadata, spec })).status, 201);
    const body = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { ...metadata, labels: { a: 'b' } } };
    const headers = { 'Content-Type': 'application/apply-patch+yaml' };
    const applied = await later.ask(`${path}/${metadata.name}/status?fieldManager=m`, { method: 'PATCH', headers, body });
    assert.deepEqual(applied.json.metadata.labels, merged, release);
    const managers = applied.json.metadata.managedFields.map(({ manager }: { manager: string }) => manager);
    assert.equal(managers.includes('m'), owned, release);
  }
});
