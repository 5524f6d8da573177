/** Namespaces go with everything in them: each kind of the catalogue, on each engine, whoever is killed meanwhile. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Namespace } from '../../generated/core/v1/types.js';
import { type Api, ApiError, type Client, remoteApi, serverAs } from '../../runtime/controllers/framework/index.js';
import { clusterControllers } from '../../runtime/controllers/index.js';
import { namespaceDeletion } from '../../runtime/controllers/namespace/index.js';
import { storedKinds } from '../../runtime/controllers/served.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { API_SERVICES, aggregating, apiService, Backend, EXTERNAL, reason } from '../aggregation/backend.js';
import { MovedClock } from '../support/clock.js';
import { everyKind } from '../support/every-kind.js';
import { EtcdCluster, freePort, WITHOUT_ETCD } from '../support/programs/etcd.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
import { TestServer, USUAL_RELEASE } from '../support/server.js';
import { until } from '../support/until.js';

/** How long a namespace may take to go, in milliseconds. */
const GONE_MS = 10_000;

/** Makes a namespace with every kind, and some more of one of them. */
async function fill(client: Client, namespace: string, more = 0): Promise<void> {
  await client.resource('namespaces').create({ metadata: { name: namespace } });
  for (const example of everyKind(namespace)) {
    const { apiVersion, kind, metadata } = example;
    const objects = client.resource({ apiVersion, kind });
    await objects.create(example).catch((error: unknown) => {
      // Some are made by the server itself.
      if (!(error instanceof ApiError) || error.reason !== 'AlreadyExists') throw error;
    });
    // Nobody uses what is protected while it is in use.
    await objects.patch(namespace, metadata.name, { metadata: { finalizers: null } });
  }
  const maps = client.resource('configmaps');
  await Promise.all(Array.from({ length: more }, (_, i) => maps.create({ metadata: { namespace, name: `map-${i}` } })));
}

/** Resolves with the milliseconds until the namespace is gone. */
async function goneAfter(client: Client, namespace: string): Promise<number> {
  const begun = performance.now();
  await until(() =>
    client
      .resource('namespaces')
      .get('', namespace)
      .then(
        () => false,
        (error: unknown) => {
          if (error instanceof ApiError && error.reason === 'NotFound') return true;
          throw error;
        },
      ),
  );
  return performance.now() - begun;
}

async function assertEmpty(client: Client, namespace: string): Promise<void> {
  for (const { apiVersion, kind } of everyKind(namespace))
    assert.deepEqual((await client.resource({ apiVersion, kind }).list(namespace)).length, 0, `${kind} is left`);
}

const apiOf = ({ kubeconfig }: Running): Api => remoteApi({ kubeconfig });

/** The examples are of the kinds of this release. */
const SHOWN = [`--release=${USUAL_RELEASE}`];

describe('every kind', () => {
  test('the examples are of every kind that is kept in namespaces and served', async () => {
    const server = await TestServer.start();
    const { registry } = server.server;
    const served = storedKinds(registry, ['create', 'delete']).filter(({ version }) => version.namespaced);
    const kinds = served.map(({ resource }) => resource.definition.kind);
    assert.deepEqual(
      [...new Set(kinds)].sort(),
      everyKind('any')
        .map(({ kind }) => kind)
        .sort(),
    );
    await server.close();
  });

  test('goes with its namespace on the embedded engine, also after a kill in between', { timeout: 60_000 }, async () => {
    const folder = freshFolder();
    let running = await startProcess(folder, SHOWN);
    let api = apiOf(running);
    try {
      let client = api.client(serverAs('test'));
      await fill(client, 'whole');
      await client.resource('namespaces').delete('', 'whole');
      assert.ok((await goneAfter(client, 'whole')) < GONE_MS);
      await assertEmpty(client, 'whole');

      await fill(client, 'half', 300);
      await client.resource('namespaces').delete('', 'half');
      await until(async () => (await client.resource('configmaps').list('half')).length < 200);
      await running.stop('SIGKILL');
      api.close();
      running = await startProcess(folder, SHOWN);
      api = apiOf(running);
      client = api.client(serverAs('test'));
      assert.ok((await goneAfter(client, 'half')) < GONE_MS);
      await assertEmpty(client, 'half');
    } finally {
      api.close();
      await running.stop('SIGKILL');
      removeFolder(folder);
    }
  });

  test('goes with its namespace on etcd, also when one of two servers is killed in between', {
    skip: WITHOUT_ETCD,
    timeout: 60_000,
  }, async () => {
    const folder = freshFolder();
    const cluster = await EtcdCluster.start();
    const running: Running[] = [];
    const apis: Api[] = [];
    try {
      for (let i = 0; i < 2; i += 1) {
        const flags = [...SHOWN, `--etcd-servers=${cluster.servers.join(',')}`, `--secure-port=${await freePort()}`];
        running.push(await startProcess(path.join(folder, `server-${i}`), flags));
      }
      apis.push(...running.map(apiOf));
      const [first, second] = apis.map((api) => api.client(serverAs('test')));
      assert.ok(first && second);
      await fill(second, 'whole');
      await second.resource('namespaces').delete('', 'whole');
      assert.ok((await goneAfter(second, 'whole')) < GONE_MS);
      await assertEmpty(second, 'whole');

      await fill(second, 'half', 100);
      await second.resource('namespaces').delete('', 'half');
      // The first server runs the controllers, as it was there first.
      await running[0]?.stop('SIGKILL');
      assert.ok((await goneAfter(second, 'half')) < GONE_MS);
      await assertEmpty(second, 'half');
    } finally {
      for (const api of apis) api.close();
      await Promise.all(running.map((server) => server.stop('SIGKILL')));
      await cluster.stop();
      removeFolder(folder);
    }
  });
});

describe('a namespace on its way out', () => {
  let server: TestServer;
  let client: Client;
  before(async () => {
    server = await TestServer.start({ controllers: [systemNamespaces, namespaceDeletion] });
    client = server.server.api.client(serverAs('test'));
  });
  after(() => server.close());

  const conditionsOf = async (name: string): Promise<string[]> =>
    ((await client.resource<Namespace>('namespaces').get('', name)).status.conditions ?? []).map(
      ({ type, status, reason: why, message }) => `${type} ${status} ${why}: ${message}`,
    );
  const conditionsWhen = async (name: string, wanted: (told: string[]) => boolean): Promise<string[]> => {
    let told: string[] = [];
    await until(async () => {
      told = await conditionsOf(name);
      return wanted(told);
    });
    return told;
  };

  test('tells what is left and what it waits for, and goes when that does', { timeout: 20_000 }, async () => {
    await client.resource('namespaces').create({ metadata: { name: 'held' } });
    const maps = client.resource('configmaps');
    for (const name of ['one', 'two'])
      await maps.create({
        metadata: { namespace: 'held', name, finalizers: ['example.com/hold', ...(name === 'two' ? ['example.com/more'] : [])] },
      });
    await maps.create({ metadata: { namespace: 'held', name: 'free' } });
    await client.resource('namespaces').delete('', 'held');
    assert.deepEqual(await conditionsWhen('held', (told) => told.length > 0), [
      'NamespaceDeletionDiscoveryFailure False ResourcesDiscovered: All resources successfully discovered',
      'NamespaceDeletionGroupVersionParsingFailure False ParsedGroupVersions: All legacy kube types successfully parsed',
      'NamespaceDeletionContentFailure False ContentDeleted: All content successfully deleted, may be waiting on finalization',
      'NamespaceContentRemaining True SomeResourcesRemain: Some resources are remaining: configmaps. has 2 resource instances',
      'NamespaceFinalizersRemaining True SomeFinalizersRemain: Some content in the namespace has finalizers remaining: example.com/hold in 2 resource instances, example.com/more in 1 resource instances',
    ]);
    await maps.patch('held', 'one', { metadata: { finalizers: null } });
    await conditionsWhen('held', (told) => told.some((one) => one.includes('configmaps. has 1 resource instances')));
    await maps.patch('held', 'two', { metadata: { finalizers: null } });
    await goneAfter(client, 'held');
  });

  test('stays for finalizers of others in its spec, and takes nothing more in', { timeout: 20_000 }, async () => {
    const namespaces = client.resource<Namespace>('namespaces');
    await namespaces.create({ metadata: { name: 'kept' }, spec: { finalizers: ['example.com/theirs'] } });
    await namespaces.delete('', 'kept');
    const maps = client.resource('configmaps');
    await assert.rejects(maps.create({ metadata: { namespace: 'kept', name: 'late' } }), /because it is being terminated/);
    let live = await namespaces.get('', 'kept');
    await until(async () => {
      live = await namespaces.get('', 'kept');
      return live.spec.finalizers?.length === 1;
    });
    assert.deepEqual(live.spec.finalizers, ['example.com/theirs']);
    await namespaces.updateSubresource({ ...live, spec: { finalizers: [] } }, 'finalize');
    await goneAfter(client, 'kept');
  });

  test('takes objects with it that cannot be read', { timeout: 20_000 }, async () => {
    await client.resource('namespaces').create({ metadata: { name: 'broken' } });
    const { engine } = server.server.environment;
    await engine.commit({ key: '/registry/configmaps/broken/bad', value: Buffer.from('not an object'), expected: 0 });
    await client.resource('namespaces').delete('', 'broken');
    await goneAfter(client, 'broken');
    assert.equal((await engine.get('/registry/configmaps/broken/bad')).entry, undefined);
  });
});

test('what other servers have in a namespace goes as well; one that does not answer is told of, and waited for', {
  timeout: 30_000,
}, async () => {
  const backend = new Backend();
  const port = await backend.start();
  const clock = new MovedClock();
  const server = await aggregating({ clock, controllers: [systemNamespaces, namespaceDeletion] });
  const client = server.server.api.client(serverAs('test'));
  let things = ['one', 'two'];
  const resources = [
    { name: 'things', namespaced: true, kind: 'Thing', verbs: ['create', 'delete', 'deletecollection', 'get', 'list'] },
    { name: 'things/status', namespaced: true, kind: 'Thing', verbs: ['get'] },
    { name: 'readings', namespaced: true, kind: 'Reading', verbs: ['get', 'list'] },
  ];
  let fails = true;
  backend.answers.set('/apis/shop.example.com/v1', (_, response) => {
    if (fails) response.destroy();
    else response.writeHead(200).end(JSON.stringify({ kind: 'APIResourceList', resources }));
  });
  backend.answers.set('/apis/shop.example.com/v1/namespaces/far/things', ({ method, headers }, response) => {
    assert.equal(headers['x-remote-user'], 'system:serviceaccount:kube-system:namespace-controller');
    if (method === 'DELETE') things = [];
    response.writeHead(200).end(JSON.stringify({ items: things.map((name) => ({ metadata: { name } })) }));
  });
  try {
    await server.create('/api/v1/namespaces/default/services', EXTERNAL);
    await server.create(API_SERVICES, apiService('shop.example.com', port));
    await reason(server, 'v1.shop.example.com', 'FailedDiscoveryCheck');
    await client.resource('namespaces').create({ metadata: { name: 'far' } });
    await client.resource('namespaces').delete('', 'far');
    await until(async () => {
      const { status } = await client.resource<Namespace>('namespaces').get('', 'far');
      const told = status.conditions?.find(({ type }) => type === 'NamespaceDeletionDiscoveryFailure')?.message;
      return told?.startsWith('Discovery failed') === true;
    });
    assert.deepEqual(things, ['one', 'two']);
    fails = false;
    const namespaces = client.resource('namespaces');
    await until(async () => {
      clock.advance(1000);
      return (await namespaces.list('', { fieldSelector: 'metadata.name=far' })).length === 0;
    });
    assert.deepEqual(things, []);
  } finally {
    await server.close();
    await backend.stop();
  }
});

test('it is among the controllers that a server has by default', () => {
  assert.ok(clusterControllers.includes(namespaceDeletion));
});
