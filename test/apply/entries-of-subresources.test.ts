/** Entries of later releases: they name subresources, scales own replicas, and times stay where nothing changes. */
import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
const MAPS = '/api/v1/namespaces/default/configmaps';
const APPLY = { 'Content-Type': 'application/apply-patch+yaml' };
const MERGE = { 'Content-Type': 'application/merge-patch+json' };

interface Entry {
  readonly manager: string;
  readonly operation: string;
  readonly apiVersion: string;
  readonly subresource?: string;
  readonly time?: string;
  readonly fieldsV1: Record<string, unknown>;
}

const deployment = (name: string, spec: object = {}) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name },
  spec: {
    selector: { matchLabels: { app: 'a' } },
    template: { metadata: { labels: { app: 'a' } }, spec: { containers: [{ name: 'c', image: 'i:1' }] } },
    ...spec,
  },
});

const owners = ({ json }: Answer): string[] =>
  json.metadata.managedFields.map(
    ({ manager, operation, subresource = '', fieldsV1 }: Entry) => `${manager} ${operation} ${subresource} ${Object.keys(fieldsV1).join()}`,
  );

describe('at a release with entries of subresources', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.30' });
  });
  after(() => server.close());
  const patch = (path: string, manager: string, headers: Record<string, string>, body: object, query = ''): Promise<Answer> =>
    server.ask(`${path}?fieldManager=${manager}${query}`, { method: 'PATCH', headers, body });

  it('the same manager has one entry for the object and one for its status', async () => {
    await patch(`${DEPLOYMENTS}/a`, 'one', APPLY, deployment('a'));
    const status = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'a' }, status: { observedGeneration: 1 } };
    const answer = await patch(`${DEPLOYMENTS}/a/status`, 'one', APPLY, status);
    assert.deepEqual(owners(answer), ['one Apply  f:spec', 'one Apply status f:status']);
  });

  it('a conflict names the subresource of the owner', async () => {
    await patch(`${DEPLOYMENTS}/b`, 'one', APPLY, deployment('b'));
    await patch(`${DEPLOYMENTS}/b/status`, 'two', MERGE, { status: { observedGeneration: 2 } });
    const status = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'b' }, status: { observedGeneration: 3 } };
    const answer = await patch(`${DEPLOYMENTS}/b/status`, 'one', APPLY, status);
    assert.equal(answer.status, 409);
    assert.equal(answer.json.details.causes[0].message, 'conflict with "two" with subresource "status" using apps/v1');
  });

  it('a write through the scale takes over the replicas', async () => {
    await patch(`${DEPLOYMENTS}/c`, 'one', APPLY, deployment('c', { replicas: 1 }));
    const scale = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata: { name: 'c', namespace: 'default' }, spec: { replicas: 3 } };
    const refused = await patch(`${DEPLOYMENTS}/c/scale`, 'scaler', APPLY, scale);
    assert.deepEqual(refused.json.details?.causes, [
      { reason: 'FieldManagerConflict', message: 'conflict with "one"', field: '.spec.replicas' },
    ]);
    assert.equal((await patch(`${DEPLOYMENTS}/c/scale`, 'scaler', APPLY, scale, '&force=true')).status, 200);
    const { json } = await server.ask(`${DEPLOYMENTS}/c`);
    const [taken, left] = json.metadata.managedFields as Entry[];
    assert.deepEqual(
      [taken?.manager, taken?.subresource, taken?.apiVersion, taken?.time, taken?.fieldsV1],
      ['scaler', 'scale', 'apps/v1', undefined, { 'f:spec': { 'f:replicas': {} } }],
    );
    assert.equal(left?.manager, 'one');
    assert.doesNotMatch(JSON.stringify(left), /f:replicas/);
  });

  it('a scale that changes nothing leaves the owners as they are, also those that wrote by an update', async () => {
    const made = await server.create(DEPLOYMENTS, deployment('d', { replicas: 2 }));
    const scale = { metadata: { name: 'd', namespace: 'default' }, spec: { replicas: 2 } };
    const put = await server.ask(`${DEPLOYMENTS}/d/scale?fieldManager=other`, { method: 'PUT', body: scale });
    assert.equal(put.status, 200, put.text);
    const { json } = await server.ask(`${DEPLOYMENTS}/d`);
    assert.deepEqual(json.metadata.managedFields, made.json.metadata.managedFields);
    assert.equal(json.metadata.resourceVersion, made.json.metadata.resourceVersion);
  });

  it('an apply that only comes to own what is there has an entry without a time', async () => {
    const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'm' }, data: { k: '1' } };
    await patch(`${MAPS}/m`, 'one', APPLY, body);
    const { json } = await patch(`${MAPS}/m`, 'two', APPLY, body);
    assert.deepEqual(
      json.metadata.managedFields.map(({ manager, time }: Entry) => [manager, time !== undefined]),
      [
        ['two', false],
        ['one', true],
      ],
    );
  });
});

describe('what an apply and an update leave at later releases', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.36' });
  });
  after(() => server.close());
  const apply = (manager: string, finalizers: readonly string[], to = server): Promise<Answer> =>
    to.ask(`${MAPS}/order?fieldManager=${manager}`, {
      method: 'PATCH',
      headers: APPLY,
      body: {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: 'order', finalizers: finalizers.map((each) => `example.com/${each}`) },
      },
    });

  it('items of united lists come in the order that was sent, before 1.36 unless that is all that differs', async () => {
    const steps: readonly (readonly [manager: string, sent: string, kept: string, before: string])[] = [
      ['one', 'ab', 'ab', 'ab'],
      ['two', 'ca', 'cab', 'cab'],
      ['three', 'bac', 'bac', 'cab'],
      ['four', 'dc', 'badc', 'dcab'],
      ['five', 'bea', 'beadc', 'dcbea'],
    ];
    const earlier = await TestServer.start({ release: '1.34' });
    try {
      for (const [manager, sent, kept, before] of steps) {
        const orders = [];
        for (const to of [server, earlier]) {
          const { json } = await apply(manager, [...sent], to);
          orders.push(json.metadata.finalizers.map((each: string) => each.slice('example.com/'.length)).join(''));
        }
        assert.deepEqual(orders, [kept, before], `after ${sent}`);
      }
    } finally {
      await earlier.close();
    }
  });

  it('a write that resets the entries leaves no owners, and the next apply meets all that was there', async () => {
    await server.create(MAPS, { metadata: { name: 'reset' }, data: { k: '1', l: '1' } });
    const body = { metadata: { name: 'reset', managedFields: [{}] }, data: { k: '2', l: '1' } };
    const reset = await server.ask(`${MAPS}/reset?fieldManager=w`, { method: 'PUT', body });
    assert.equal(reset.json.metadata.managedFields, undefined);
    const later = await server.ask(`${MAPS}/reset?fieldManager=w`, { method: 'PATCH', headers: MERGE, body: { data: { l: '2' } } });
    assert.equal(later.json.metadata.managedFields, undefined);
    const applied = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'reset' }, data: { k: '3' } };
    const { status, json } = await server.ask(`${MAPS}/reset?fieldManager=m`, { method: 'PATCH', headers: APPLY, body: applied });
    assert.deepEqual([status, json.details.causes[0].message], [409, 'conflict with "before-first-apply" using v1']);
  });

  it('parts of custom resources that may hold anything are owned key by key', async () => {
    const free = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
    const schema = { openAPIV3Schema: { type: 'object', properties: { free } } };
    const definition = {
      metadata: { name: 'frees.owned.example.com' },
      spec: {
        group: 'owned.example.com',
        scope: 'Cluster',
        names: { plural: 'frees', kind: 'Free' },
        versions: [{ name: 'v1', served: true, storage: true, schema }],
      },
    };
    await server.create('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definition);
    const path = '/apis/owned.example.com/v1/frees';
    while ((await server.ask(path)).status !== 200) await new Promise((resolve) => setImmediate(resolve));
    const { json } = await server.ask(`${path}/a?fieldManager=one`, {
      method: 'PATCH',
      headers: APPLY,
      body: { apiVersion: 'owned.example.com/v1', kind: 'Free', metadata: { name: 'a' }, free: { z: { y: 1 }, l: [1] } },
    });
    assert.deepEqual(json.metadata.managedFields[0].fieldsV1, { 'f:free': { 'f:l': {}, 'f:z': { '.': {}, 'f:y': {} } } });
  });
});

test('earlier releases name no subresources, not even those that clients send', async () => {
  const server = await TestServer.start({ release: '1.21' });
  const { json } = await server.create(DEPLOYMENTS, deployment('a'));
  const managedFields = json.metadata.managedFields.map((entry: Entry) => ({ ...entry, subresource: 'status' }));
  const body = { ...json, metadata: { ...json.metadata, managedFields, labels: { a: 'b' } } };
  const put = await server.ask(`${DEPLOYMENTS}/a`, { method: 'PUT', body });
  assert.equal(put.status, 200, put.text);
  await server.ask(`${DEPLOYMENTS}/a/status?fieldManager=two`, {
    method: 'PATCH',
    headers: MERGE,
    body: { status: { observedGeneration: 1 } },
  });
  const after = await server.ask(`${DEPLOYMENTS}/a`);
  assert.doesNotMatch(JSON.stringify(after.json.metadata.managedFields), /"subresource"/);
  await server.close();
});
