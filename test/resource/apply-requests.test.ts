/** Apply as requests see it: what the endpoint adds to the rules of `runtime/apply`. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AdmissionPlugin } from '../../runtime/admission/chain.js';
import type { ManagedFieldsEntry } from '../../runtime/model/object.js';
import { type Answer, TestServer } from '../support/server.js';

/** What the mutating plugin does to objects with these names. */
const MUTATIONS: Readonly<Record<string, (metadata: { managedFields?: ManagedFieldsEntry[] }) => void>> = {
  spoilt: (metadata) => {
    metadata.managedFields = [{ manager: 'hook', operation: 'Odd' } as unknown as ManagedFieldsEntry];
  },
  removed: (metadata) => {
    delete metadata.managedFields;
  },
};
const hook: AdmissionPlugin = {
  name: 'Hook',
  admit({ object, name }) {
    if (object !== undefined) MUTATIONS[name]?.(object.metadata as { managedFields?: ManagedFieldsEntry[] });
  },
};

let server: TestServer;
before(async () => {
  server = await TestServer.start({
    admission: [() => hook],
    authorizer: () => ({
      authorize: ({ user, verb }) => ({ decision: user.name === 'admin' || verb === user.name ? 'allow' : 'abstain', reason: '' }),
    }),
  });
});
after(() => server.close());

const APPLY = 'application/apply-patch+yaml';
const maps = '/api/v1/namespaces/default/configmaps';
const map = (name: string, data: Record<string, string>, more: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, ...more },
  data,
});
const apply = (path: string, body: unknown, { manager = 'm', token = 'admin', type = APPLY, query = '' } = {}): Promise<Answer> =>
  server.ask(`${path}?fieldManager=${manager}${query}`, { method: 'PATCH', body, token, headers: { 'Content-Type': type } });
const managers = ({ json }: Answer): string[] =>
  (json.metadata.managedFields ?? []).map((e: ManagedFieldsEntry) => `${e.operation} ${e.manager}`);

test('creating by apply needs the permission to create as well as to patch', async () => {
  const refused = await apply(`${maps}/permitted`, map('permitted', {}), { token: 'patch' });
  assert.equal(refused.status, 403);
  assert.deepEqual(refused.json.details, { name: 'permitted', kind: 'configmaps' });
  assert.equal((await apply(`${maps}/permitted`, map('permitted', {}), { token: 'create' })).status, 403);
  assert.equal((await apply(`${maps}/permitted`, map('permitted', {}))).status, 201);
  assert.equal((await apply(`${maps}/permitted`, map('permitted', { a: '1' }), { token: 'patch' })).status, 200);
});

test('creating by replacing needs the permission to create, too', async () => {
  const path = '/api/v1/namespaces/default/limitranges/put';
  const body = { apiVersion: 'v1', kind: 'LimitRange', metadata: { name: 'put' }, spec: { limits: [] } };
  assert.equal((await server.ask(path, { method: 'PUT', body, token: 'update' })).status, 403);
  assert.equal((await server.ask(path, { method: 'PUT', body })).status, 201);
  assert.equal((await server.ask(path, { method: 'PUT', body, token: 'update' })).status, 200);
});

test('the media type is taken letter by letter, without its parameters', async () => {
  assert.equal((await apply(`${maps}/typed`, map('typed', {}), { type: `${APPLY}; charset=utf-8` })).status, 201);
  assert.equal((await apply(`${maps}/typed`, map('typed', {}), { type: 'Application/Apply-Patch+YAML' })).status, 415);
  assert.equal((await apply(`${maps}/typed`, map('typed', {}), { type: '' })).status, 415);
});

test('all faults of the options are named, in one answer', async () => {
  const { status, json } = await server.ask(`${maps}/faults?dryRun=Some`, {
    method: 'PATCH',
    body: map('faults', {}),
    headers: { 'Content-Type': APPLY },
  });
  assert.equal(status, 422);
  assert.deepEqual(
    json.details.causes.map(({ field }: { field: string }) => field),
    ['fieldManager', 'dryRun'],
  );
});

test('entries that admission leaves unreadable are put back, with a warning', async () => {
  await apply(`${maps}/spoilt`, map('spoilt', { a: '1' }), { manager: 'a' });
  const answer = await apply(`${maps}/spoilt`, map('spoilt', { b: '1' }), { manager: 'b' });
  assert.deepEqual(managers(answer), ['Apply a', 'Apply b']);
  assert.match(
    String(answer.headers.warning),
    /managedFields was in an invalid state after admission.*operation must be `Apply` or `Update`/,
  );
});

test('admission may remove the entries; the next apply finds an object that nobody tracked', async () => {
  const removed = await apply(`${maps}/removed`, map('removed', { a: '1' }));
  assert.deepEqual(managers(removed), []);
  const { status, json } = await apply(`${maps}/removed`, map('removed', { a: '2' }));
  assert.equal(status, 409);
  assert.deepEqual(json.details.causes, [
    { reason: 'FieldManagerConflict', message: 'conflict with "before-first-apply" using v1', field: '.data.a' },
  ]);
});

test("a manager's name in an entry is held to its length on update", async () => {
  await apply(`${maps}/long`, map('long', { a: '1' }));
  const { status, json } = await server.ask(`${maps}/long`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json' },
    body: {
      metadata: {
        managedFields: [
          {
            manager: 'x'.repeat(129),
            operation: 'Update',
            apiVersion: 'v1',
            fieldsType: 'FieldsV1',
            fieldsV1: { 'f:data': { 'f:a': {} } },
          },
        ],
      },
    },
  });
  assert.equal(status, 422);
  assert.equal(json.details.causes[0].field, 'metadata.managedFields[0].manager');
});

const deployments = '/apis/apps/v1/namespaces/default/deployments';
const scale = (replicas: number): object => ({
  apiVersion: 'autoscaling/v1',
  kind: 'Scale',
  metadata: { name: 'scaled', namespace: 'default' },
  spec: { replicas },
});

test('a scale is applied like an object that nobody tracks, and leaves the ownership of the object alone', async () => {
  const labels = { app: 's' };
  const created = await apply(
    `${deployments}/scaled`,
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'scaled' },
      spec: {
        replicas: 1,
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [{ name: 'c', image: 'i' }] } },
      },
    },
    { manager: 'owner' },
  );
  assert.equal(created.status, 201);
  const path = `${deployments}/scaled/scale`;
  const conflict = await apply(path, scale(2), { manager: 'b' });
  assert.equal(conflict.status, 409);
  assert.deepEqual(conflict.json.details.causes, [
    { reason: 'FieldManagerConflict', message: 'conflict with "before-first-apply" using autoscaling/v1', field: '.spec.replicas' },
  ]);
  assert.equal((await apply(path, scale(1), { manager: 'b' })).status, 200);
  const forced = await apply(path, scale(3), { manager: 'b', query: '&force=true' });
  assert.equal(forced.status, 200);
  assert.equal(forced.json.spec.replicas, 3);
  assert.equal((await apply(path, { ...scale(3), apiVersion: 'apps/v1', kind: 'Deployment' })).status, 400);
  const { json } = await server.ask(`${deployments}/scaled`);
  assert.equal(json.spec.replicas, 3);
  assert.deepEqual(json.metadata.managedFields, created.json.metadata.managedFields);
});

test('a scale is not applied where apply is off', async () => {
  const off = await TestServer.start({ featureGates: { ServerSideApply: false } });
  const answer = await off.ask(`${deployments}/none/scale?fieldManager=m`, {
    method: 'PATCH',
    body: scale(1),
    headers: { 'Content-Type': APPLY },
  });
  await off.close();
  assert.equal(answer.status, 415);
});
