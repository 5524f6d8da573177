/** A test brings its server back to an earlier state, and watchers are told what changes by that. */
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { type Snapshot, startTestServer, TestMistake, type TestServer } from 'kindwright/test';
import { leastTime } from '../support/programs/processor-time.js';
import { eventually, until } from '../support/until.js';
import { ask, watch } from './asking.js';

let server: TestServer;
let empty: Snapshot;
before(async () => {
  server = await startTestServer();
  empty = await server.snapshot();
});
after(() => server.close());
afterEach(() => server.restore(empty));

const MAPS = '/api/v1/namespaces/default/configmaps';
const map = (name: string, text = name): object => ({ metadata: { name }, data: { text } });
const read = async (path: string) => (await ask(server, 'GET', path)).body;

test('objects come back as they were, with their identities, and what came since is gone', async () => {
  const { body: kept } = await server.request('POST', MAPS, map('kept'));
  await server.request('POST', MAPS, map('changed', 'before'));
  await server.request('POST', MAPS, map('deleted'));
  const [changed, deleted] = [await read(`${MAPS}/changed`), await read(`${MAPS}/deleted`)];
  const snapshot = await server.snapshot();
  assert.ok(snapshot.size > 3);

  await server.request('PATCH', `${MAPS}/changed`, { data: { text: 'after' } });
  await server.request('DELETE', `${MAPS}/deleted`);
  await server.request('POST', MAPS, map('added'));
  const { metadata } = await read(MAPS);
  const watching = await watch(server, `${MAPS}?watch=1&resourceVersion=${metadata.resourceVersion}`);
  await server.restore(snapshot);

  assert.deepEqual(await read(`${MAPS}/kept`), kept);
  const unversioned = ({ metadata: { resourceVersion: _, ...others }, ...object }: { metadata: Record<string, unknown> }) => ({
    ...object,
    metadata: others,
  });
  assert.deepEqual(unversioned(await read(`${MAPS}/changed`)), unversioned(changed));
  assert.deepEqual(unversioned(await read(`${MAPS}/deleted`)), unversioned(deleted));
  assert.equal((await read(`${MAPS}/added`)).reason, 'NotFound');
  await until(() => watching.events.length === 3);
  assert.deepEqual(watching.events.map(({ type, object }) => `${type} ${object.metadata.name}`).sort(), [
    'ADDED deleted',
    'DELETED added',
    'MODIFIED changed',
  ]);
  const { status } = await server.request('PUT', `${MAPS}/changed`, changed);
  assert.equal(status, 409, 'the resourceVersion of before is an old one');
});

test('namespaces and what is in them, dependents and their owners come and go as one', async () => {
  await server.request('POST', '/api/v1/namespaces', { metadata: { name: 'shop' } });
  const { body: owner } = await server.request('POST', '/api/v1/namespaces/shop/configmaps', map('owner'));
  const { uid } = owner.metadata as { uid: string };
  const ownerReferences = [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'owner', uid }];
  await server.request('POST', '/api/v1/namespaces/shop/configmaps', { metadata: { name: 'owned', ownerReferences } });
  const snapshot = await server.snapshot();
  await server.request('DELETE', '/api/v1/namespaces/shop');
  await eventually(
    () => ask(server, 'GET', '/api/v1/namespaces/shop'),
    ({ status }) => status === 404,
  );
  await server.restore(snapshot);
  assert.equal((await read('/api/v1/namespaces/shop')).status.phase, 'Active');
  // What controllers would take away again they take before this, whose owner never was.
  const nobody = [{ ...ownerReferences[0], name: 'nobody', uid: '00000000-0000-4000-8000-000000000000' }];
  await server.request('POST', '/api/v1/namespaces/shop/configmaps', { metadata: { name: 'orphan', ownerReferences: nobody } });
  await eventually(
    () => ask(server, 'GET', '/api/v1/namespaces/shop/configmaps/orphan'),
    ({ status }) => status === 404,
  );
  const { items } = await read('/api/v1/namespaces/shop/configmaps');
  assert.deepEqual(
    items.map(({ metadata }: { metadata: { name: string } }) => metadata.name),
    ['kube-root-ca.crt', 'owned', 'owner'],
  );
});

test('a kind that was defined since is served no longer, and one that was there is served again', async () => {
  const definition = {
    metadata: { name: 'tickets.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { plural: 'tickets', kind: 'Ticket' },
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
    },
  };
  const tickets = '/apis/example.com/v1/namespaces/default/tickets';
  const served = (wanted: number) =>
    eventually(
      () => ask(server, 'GET', tickets),
      ({ status }) => status === wanted,
    );
  await server.request('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definition);
  await served(200);
  await server.request('POST', tickets, { apiVersion: 'example.com/v1', kind: 'Ticket', metadata: { name: 'one' } });
  const snapshot = await server.snapshot();
  await server.restore(empty);
  await served(404);
  await server.restore(snapshot);
  const { body } = await served(200);
  assert.deepEqual(
    body.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name),
    ['one'],
  );
});

test('a thousand objects take little time, and those that are as they were none', async () => {
  for (let n = 0; n < 1000; n++) await server.request('POST', MAPS, map(`many-${n}`));
  const full = await server.snapshot();
  // A bound for all that the server does meanwhile; to bring them back takes a tenth of that.
  const limit = 100;
  const took = await leastTime(limit, async () => {
    await server.restore(empty);
    await server.restore(full);
  });
  assert.ok(took < limit, `${took} ms`);
  assert.equal((await read(`${MAPS}?limit=1`)).metadata.remainingItemCount, 1000);
});

test('a snapshot of another server is a mistake of the test', async () => {
  const other = await startTestServer();
  try {
    await assert.rejects(other.restore(empty), TestMistake);
  } finally {
    await other.close();
  }
});
