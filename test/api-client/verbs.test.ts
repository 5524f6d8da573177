/** The typed client: every verb of a kind, what it sends beside it, and what it says when it is refused. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deployments } from '../../generated/apps/v1/client.js';
import { certificatesigningrequests } from '../../generated/certificates/v1/client.js';
import { configmaps, namespaces, pods, serviceaccounts } from '../../generated/core/v1/client.js';
import { ApiError, type Client, condition, isStatus, WaitTimeout } from '../../runtime/api-client/index.js';
import { connect } from '../../runtime/api-client/node/index.js';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { certificateRequest } from '../support/certificates/certificate-requests.js';

const kinds = { certificatesigningrequests, configmaps, deployments, namespaces, pods, serviceaccounts };

let server: TestServer;
let cluster: Client<typeof kinds>;
before(async () => {
  server = await startTestServer();
  cluster = connect({ kubeconfig: server.kubeconfigFile, kinds, manager: 'tests' });
});
after(() => server.close());

const inDefault = () => cluster.configmaps.namespace('default');

/** The error that a call is refused with. */
async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => assert.fail('it is not refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ApiError, String(error));
  return error;
}

const labels = { app: 'web' };
const deployment = (name: string) => ({
  metadata: { name },
  spec: {
    replicas: 2,
    selector: { matchLabels: labels },
    template: { metadata: { labels }, spec: { containers: [{ name: 'main', image: 'web:1' }] } },
  },
});

test('objects are created, read, replaced and deleted', async () => {
  const made = await inDefault().create({ metadata: { name: 'one' }, data: { a: '1' } });
  assert.deepEqual([made.kind, made.apiVersion, made.metadata.namespace], ['ConfigMap', 'v1', 'default']);
  assert.deepEqual((await inDefault().get('one')).data, { a: '1' });
  const changed = await inDefault().update({ ...made, data: { a: '2' } });
  assert.notEqual(changed.metadata.resourceVersion, made.metadata.resourceVersion);
  const stale = await refusal(inDefault().update({ ...made, data: { a: '3' } }));
  assert.ok(stale.is('Conflict') && !stale.is('NotFound'));
  const answer = await inDefault().delete('one', { propagationPolicy: 'Foreground', preconditions: { uid: made.metadata.uid ?? '' } });
  assert.ok(isStatus(answer) || answer.metadata.deletionTimestamp !== undefined);
  await inDefault().waitForDeletion('one');
  assert.ok((await refusal(inDefault().get('one'))).is('NotFound'));
});

test('each of the four patches is sent as what it is', async () => {
  const web = cluster.deployments.namespace('default');
  await web.create(deployment('patched'));
  assert.equal((await web.mergePatch('patched', { spec: { replicas: 3, strategy: null } })).spec.replicas, 3);
  const containers = [{ name: 'side', image: 'side:1' }];
  const merged = await web.strategicMergePatch('patched', { spec: { template: { spec: { containers } } } });
  assert.deepEqual(
    merged.spec.template.spec?.containers?.map(({ name }) => name),
    ['side', 'main'],
  );
  const removed = await web.strategicMergePatch('patched', {
    spec: { template: { spec: { containers: [{ name: 'side', $patch: 'delete' }] } } },
  });
  assert.deepEqual(
    removed.spec.template.spec?.containers?.map(({ name }) => name),
    ['main'],
  );
  assert.equal((await web.jsonPatch('patched', [{ op: 'replace', path: '/spec/replicas', value: 5 }])).spec.replicas, 5);
  await web.delete('patched');
});

test('apply owns fields as a manager, and says whose fields it would take', async () => {
  await inDefault().apply({ metadata: { name: 'applied' }, data: { a: '1' } }, { manager: 'first' });
  const conflict = await refusal(inDefault().apply({ metadata: { name: 'applied' }, data: { a: '2' } }, { manager: 'second' }));
  assert.ok(conflict.is('Conflict'));
  assert.deepEqual(
    conflict.causes.map(({ field, reason }) => `${field} ${reason}`),
    ['.data.a FieldManagerConflict'],
  );
  const taken = await inDefault().apply({ metadata: { name: 'applied' }, data: { a: '2' } }, { manager: 'second', force: true });
  assert.equal(taken.data?.a, '2');
  const unnamed = await inDefault().apply({ metadata: { name: 'unnamed' }, data: { a: '1' } });
  assert.deepEqual(
    unnamed.metadata.managedFields?.map(({ manager }) => manager),
    ['tests'],
  );
});

test('an update by a function is done again when others come ahead, and only then', async () => {
  await inDefault().create({ metadata: { name: 'counted' }, data: { count: '0' } });
  const one = () =>
    inDefault().update('counted', ({ data }) => {
      if (data !== undefined && data !== null) data.count = String(Number(data.count) + 1);
    });
  await Promise.all(Array.from({ length: 5 }, one));
  assert.equal((await inDefault().get('counted')).data?.count, '5');
  let calls = 0;
  const invalid = await refusal(
    inDefault().update('counted', (map) => {
      calls += 1;
      return { ...map, data: { 'not a key': '' } };
    }),
  );
  assert.ok(invalid.is('Invalid'));
  assert.equal(calls, 1);
});

test('a list is iterated by objects, by pages, or gathered, each with its kind, and across namespaces', async () => {
  await cluster.namespaces.create({ metadata: { name: 'listed' } });
  const maps = cluster.configmaps.namespace('listed');
  for (let i = 0; i < 5; i += 1) await maps.create({ metadata: { name: `m-${i}`, labels: { even: String(i % 2 === 0) } } });
  const names: (string | undefined)[] = [];
  for await (const { metadata, kind } of maps.list({ pageSize: 2, labelSelector: { even: 'true' } }))
    names.push(`${kind} ${metadata.name}`);
  assert.deepEqual(names, ['ConfigMap m-0', 'ConfigMap m-2', 'ConfigMap m-4']);
  const pages: string[] = [];
  for await (const { items, remaining, resourceVersion } of maps
    .list({ pageSize: 2, labelSelector: 'even', fieldSelector: 'metadata.name!=m-9' })
    .pages()) {
    assert.notEqual(resourceVersion, '');
    pages.push(`${items.length} ${remaining}`);
  }
  assert.equal(pages.length, 3);
  assert.equal((await maps.list({ labelSelector: 'even' }).toArray()).length, 5);
  assert.equal((await cluster.configmaps.list({ labelSelector: 'even=true' }).toArray()).length, 3);
  await maps.deleteCollection({ labelSelector: 'even=true' });
  assert.equal((await maps.list({ labelSelector: 'even' }).toArray()).length, 2);
});

test('subresources are read and written by their names', async () => {
  const web = cluster.deployments.namespace('default');
  await web.create(deployment('scaled'));
  const scale = web.subresource('scale');
  assert.equal((await scale.get('scaled')).spec.replicas, 2);
  await scale.update('scaled', ({ spec }) => {
    spec.replicas = 4;
  });
  await scale.mergePatch('scaled', { spec: { replicas: 7 } });
  assert.equal((await web.get('scaled')).spec.replicas, 7);
  const status = await web.subresource('status').update('scaled', (object) => {
    object.status.readyReplicas = 7;
    object.status.replicas = 7;
  });
  assert.equal(status.status.readyReplicas, 7);
  await cluster.serviceaccounts.namespace('default').create({ metadata: { name: 'robot' } });
  const token = await cluster.serviceaccounts
    .namespace('default')
    .subresource('token')
    .create('robot', { spec: { expirationSeconds: 3600 } });
  assert.ok(!isStatus(token) && token.status.token !== '');
  await web.delete('scaled');
});

test('certificate requests are approved, and pods evicted, by subresources of their own', async () => {
  const { certificatesigningrequests: requests } = cluster;
  const usages = ['client auth'];
  await requests.create({
    metadata: { name: 'ann' },
    spec: { request: certificateRequest({ commonName: 'ann' }), signerName: 'example.com/people', usages },
  });
  const conditions = [{ type: 'Approved', status: 'True', reason: 'Known', message: 'ann is known' }];
  const approved = await requests.subresource('approval').mergePatch('ann', { status: { conditions } });
  assert.equal(approved.status.conditions?.[0]?.type, 'Approved');
  assert.equal((await requests.get('ann')).status.conditions?.[0]?.reason, 'Known');
  const inNamespace = cluster.pods.namespace('default');
  await inNamespace.create({ metadata: { name: 'evicted' }, spec: { containers: [{ name: 'main', image: 'main:1' }] } });
  const evicted = await inNamespace.subresource('eviction').create('evicted', { deleteOptions: { gracePeriodSeconds: 0 } });
  assert.ok(isStatus(evicted));
  await inNamespace.waitForDeletion('evicted', { timeoutMs: 30_000 });
});

test('a dry run answers what would be stored, and stores nothing', async () => {
  const made = await inDefault().create({ metadata: { name: 'dry' } }, { dryRun: true });
  assert.notEqual(made.metadata.uid, undefined);
  assert.ok((await refusal(inDefault().get('dry'))).is('NotFound'));
});

test('unknown fields are warned of or refused, as is asked', async () => {
  const mistaken = { metadata: { name: 'warned' }, dta: { a: '1' } };
  const warnings: string[] = [];
  await inDefault().create(mistaken, { fieldValidation: 'Warn', onWarning: (warning) => warnings.push(warning) });
  assert.deepEqual(warnings, ['unknown field "dta"']);
  const told: string[] = [];
  const heard = connect({ kubeconfig: server.kubeconfigFile, kinds, onWarning: (warning) => told.push(warning) });
  await heard.configmaps.namespace('default').mergePatch('warned', { ...mistaken }, { fieldValidation: 'Warn' });
  assert.deepEqual(told, ['unknown field "dta"']);
  const refused = await refusal(inDefault().create({ ...mistaken, metadata: { name: 'strict' } }, { fieldValidation: 'Strict' }));
  assert.ok(refused.is('BadRequest'));
  assert.match(refused.message, /unknown field "dta"/);
});

test('a refusal names the fields that are wrong', async () => {
  const invalid = await refusal(cluster.deployments.namespace('default').create({ ...deployment('Wrong'), spec: { replicas: -1 } }));
  assert.ok(invalid.is('Invalid'));
  assert.equal(invalid.code, 422);
  const fields = invalid.causes.map(({ field }) => field);
  for (const field of ['metadata.name', 'spec.replicas', 'spec.selector']) assert.ok(fields.includes(field), `${field} of ${fields}`);
});

test('another user is acted as, with all of its groups', async () => {
  const ann = cluster.as({ user: 'ann', groups: ['one', 'two'], extra: { team: ['a', 'b'] } });
  const refused = await refusal(ann.configmaps.namespace('default').get('one'));
  assert.ok(refused.is('Forbidden'));
  assert.match(refused.message, /"ann"/);
  const admin = ann.as({ user: 'root', groups: ['others', 'system:masters'] });
  assert.ok(Array.isArray(await admin.configmaps.namespace('default').list().toArray()));
});

test('a request is aborted by its signal, and rejects with its reason', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  controller.abort(reason);
  await assert.rejects(inDefault().get('one', { signal: controller.signal }), reason);
  await assert.rejects(inDefault().list({ signal: controller.signal }).toArray(), reason);
});

test('what is wanted of an object is waited for, and for its end', async () => {
  const web = cluster.deployments.namespace('default');
  const waited = web.waitFor('later', condition('Available'), { timeoutMs: 30_000 });
  await web.create(deployment('later'));
  const conditions = [{ type: 'Available', status: 'True' }];
  await web.subresource('status').mergePatch('later', { status: { observedGeneration: 1, conditions } });
  assert.equal((await waited).metadata.name, 'later');
  await web.mergePatch('later', { spec: { replicas: 9 } });
  const late = await web.waitFor('later', condition('Available'), { timeoutMs: 50 }).catch((error: unknown) => error);
  assert.ok(late instanceof WaitTimeout, 'a condition of an earlier generation does not count');
  assert.equal(late.message, 'Deployment default/later was not as it was wanted within 50 ms');
  const gone = web.waitForDeletion('later', { timeoutMs: 30_000 });
  await web.delete('later');
  await gone;
});

test('a kind without generated code is asked for by a literal, and any other path with the credentials', async () => {
  const maps = cluster.of({ apiVersion: 'v1', kind: 'ConfigMap', plural: 'configmaps', scopedBy: 'namespaces' });
  assert.ok((await maps.list().toArray()).length > 0);
  assert.match(await (await cluster.send({ path: '/version' })).text(), /gitVersion/);
});
