/** Informers, clients and reconcilers, in a server's process and over HTTP: the same for both. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { deployments } from '../../generated/apps/v1/client.js';
import { configmaps, namespaces as namespaceKind } from '../../generated/core/v1/client.js';
import type { ConfigMap } from '../../generated/core/v1/types.js';
import { kubeconfigText } from '../../runtime/client/kubeconfig.js';
import {
  type Api,
  ApiError,
  type Change,
  defineController,
  type ResourceClient,
  remoteApi,
  runController,
  serverAs,
} from '../../runtime/controllers/framework/index.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { CompactedError } from '../../runtime/store/index.js';
import { FlakyEngine } from '../store/flaky-engine.js';
import { MovedClock } from '../support/clock.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { TestServer } from '../support/server.js';
import { turn, until } from '../support/until.js';

const folder = freshFolder();
const clock = new MovedClock();
const engine = new FlakyEngine();
let server: TestServer;
const apis = new Map<string, Api>();

before(async () => {
  server = await TestServer.start({ engine, clock, controllers: [systemNamespaces] });
  const kubeconfig = path.join(folder, 'kubeconfig');
  writeFileSync(kubeconfig, kubeconfigText({ url: server.url, authority: server.server.authority, token: 'admin' }));
  apis.set('in process', server.server.api);
  apis.set('over HTTP', remoteApi({ kubeconfig, clock }));
});
after(async () => {
  apis.get('over HTTP')?.close();
  await server.close();
  removeFolder(folder);
});

const refused =
  (reason: string, code: number) =>
  (error: unknown): boolean =>
    error instanceof ApiError && error.reason === reason && error.code === code;

for (const where of ['in process', 'over HTTP']) {
  const namespace = where === 'in process' ? 'inside' : 'outside';
  const api = (): Api => apis.get(where) ?? server.server.api;
  const maps = (): ResourceClient<ConfigMap> => api().client(serverAs('tester')).resource<ConfigMap>('configmaps');

  describe(where, () => {
    before(async () => {
      await api()
        .client(serverAs('tester'))
        .resource('namespaces')
        .create({ metadata: { name: namespace } });
    });

    test('objects are created, read, changed, patched, applied and deleted, and refusals have reason and code', async () => {
      const made = await maps().create({ metadata: { namespace, name: 'one' }, data: { a: '1' } });
      assert.equal(made.data?.a, '1');
      await assert.rejects(maps().create({ metadata: { namespace, name: 'one' } }), refused('AlreadyExists', 409));
      const changed = await maps().update({ ...made, data: { a: '2' } });
      assert.equal(changed.data?.a, '2');
      await assert.rejects(maps().update({ ...made, data: { a: '3' } }), refused('Conflict', 409));
      assert.equal((await maps().patch(namespace, 'one', { data: { b: '1' } })).data?.a, '2');
      const operations = [{ op: 'remove', path: '/data/b' }];
      assert.deepEqual((await maps().patch(namespace, 'one', operations, { type: 'json' })).data, { a: '2' });
      assert.equal((await maps().apply({ metadata: { namespace, name: 'one' }, data: { c: '1' } })).data?.c, '1');
      const managers = (await maps().get(namespace, 'one')).metadata.managedFields?.map((entry) => `${entry.manager} ${entry.operation}`);
      assert.deepEqual(managers?.sort(), ['tester Apply', 'tester Update']);
      await maps().create({ metadata: { namespace, name: 'two', labels: { is: 'two' } } });
      assert.deepEqual(
        (await maps().list(namespace, { labelSelector: 'is=two' })).map(({ metadata }) => metadata.name),
        ['two'],
      );
      const preconditions = { uid: 'another' };
      await assert.rejects(maps().delete(namespace, 'two', { preconditions }), refused('Conflict', 409));
      for (const name of ['one', 'two']) await maps().delete(namespace, name);
      await assert.rejects(maps().get(namespace, 'one'), refused('NotFound', 404));
      await assert.rejects(maps().create({ metadata: { namespace, name: 'Not A Name' } }), refused('Invalid', 422));
    });

    test('a kind is named by its group or by its version, and one that is not there is NotFound', async () => {
      const client = api().client(serverAs('tester'));
      const path = { apiVersion: 'apps/v1', kind: 'Deployment' };
      for (const name of ['deployments.apps', path]) assert.deepEqual(await client.resource(name).list(namespace), []);
      const list = async (): Promise<unknown> => client.resource({ apiVersion: 'apps/v1', kind: 'Nothing' }).list();
      await assert.rejects(list, refused('NotFound', 404));
    });

    test('a kind of generated code is asked for with its types, by the client that programs have', async () => {
      const client = api().client(serverAs('typed'));
      const typed = client.of(configmaps).namespace(namespace);
      const applied = await typed.apply({ metadata: { name: 'typed' }, data: { a: '1' } });
      assert.deepEqual(
        applied.metadata.managedFields?.map(({ manager, operation }) => `${manager} ${operation}`),
        ['typed Apply'],
      );
      assert.equal(applied.metadata.namespace, namespace);
      const one = () => typed.update('typed', (map) => ({ ...map, data: { a: String(Number(map.data?.a) + 1) } }));
      let changed = 0;
      for (const change of [one(), one(), one()]) void change.then(() => (changed += 1));
      // Whoever came too late tries again after a pause.
      await until(() => {
        clock.advance(10);
        return changed === 3;
      });
      assert.equal((await typed.mergePatch('typed', { data: { b: '2' } }, { dryRun: true })).data?.b, '2');
      assert.deepEqual((await typed.get('typed')).data, { a: '4' });
      assert.deepEqual(
        (
          await client
            .of(configmaps)
            .list({ fieldSelector: { 'metadata.name': 'typed' } })
            .toArray()
        ).length,
        1,
      );
      const informer = api().informer(configmaps, { namespace });
      await informer.synced();
      await until(() => informer.get(namespace, 'typed')?.data?.a === '4');
      const other = await typed.create({ metadata: { name: 'other', namespace: 'elsewhere' } }).catch((error: unknown) => error);
      assert.ok(refused('BadRequest', 400)(other), String(other));
      const told = await client
        .of(namespaceKind)
        .subresource('status')
        .mergePatch(namespace, { status: { conditions: [{ type: 'Seen', status: 'True' }] } });
      assert.ok(told.status.conditions?.some(({ type }) => type === 'Seen'));
      assert.deepEqual(await client.of(deployments).namespace(namespace).list().toArray(), []);
      const made = await typed.delete('typed');
      assert.ok(made.kind === 'Status');
      await assert.rejects(typed.get('typed'), refused('NotFound', 404));
      await assert.rejects(typed.delete(''), TypeError);
    });

    test('status is written by itself', async () => {
      const namespaces = api().client(serverAs('tester')).resource('namespaces');
      const live = await namespaces.get('', namespace);
      const conditions = [{ type: 'Told', status: 'True' }];
      const told = await namespaces.updateStatus({ ...live, status: { phase: 'Active', conditions } });
      assert.equal((told.status as { conditions: { type: string }[] }).conditions[0]?.type, 'Told');
    });

    test('what is derived of an object is made once for each version of it', async () => {
      // An informer of its own, as others expect theirs to be new.
      const informer = api().informer<ConfigMap>({ apiVersion: 'v1', kind: 'ConfigMap' });
      await informer.synced();
      let made = 0;
      const derived = informer.derive(({ metadata, data }) => {
        made += 1;
        return { name: metadata.name, by: data?.by };
      });
      const seen = (): (string | undefined)[] =>
        [...derived.each(namespace)].filter(({ name }) => name?.startsWith('d-')).map(({ by }) => by);
      for (const by of ['ann', 'bob']) await maps().create({ metadata: { namespace, name: `d-${by}` }, data: { by } });
      await until(() => seen().length === 2);
      const before = made;
      for (let i = 0; i < 5; i += 1) assert.deepEqual(seen(), ['ann', 'bob']);
      assert.equal(made, before);
      await maps().patch(namespace, 'd-ann', { data: { by: 'eve' } });
      await until(() => derived.get(namespace, 'd-ann')?.by === 'eve');
      assert.equal(made, before + 1);
      assert.equal(informer.count(namespace), informer.list(namespace).length);
      for (const by of ['ann', 'bob']) await maps().delete(namespace, `d-${by}`);
      await until(() => seen().length === 0);
      assert.equal(derived.get(namespace, 'd-ann'), undefined);
    });

    test('an informer tells of what is there, of changes, and of those that were missed', async () => {
      const informer = api().informer<ConfigMap>('configmaps', { namespace });
      await maps().create({ metadata: { namespace, name: 'seen' }, data: { by: 'ann' } });
      const changes: string[] = [];
      const end = informer.onChange((change: Change<ConfigMap>) => {
        changes.push(`${change.type} ${change.name} ${change.old?.data?.by ?? '-'} ${change.object.data?.by ?? '-'}`);
      });
      await informer.synced();
      assert.deepEqual(changes.splice(0), ['added seen - ann']);
      await maps().patch(namespace, 'seen', { data: { by: 'bob' } });
      await until(() => changes.length === 1);
      assert.deepEqual(changes.splice(0), ['updated seen ann bob']);
      const { revision } = await engine.get(`/registry/configmaps/${namespace}/seen`);
      engine.interrupt(new CompactedError(1, revision));
      await maps().create({ metadata: { namespace, name: 'new' } });
      await until(() => changes.length === 1);
      await maps().delete(namespace, 'seen');
      await until(() => changes.length === 2);
      assert.deepEqual(
        changes.splice(0),
        ['added new - -', 'deleted seen bob bob'].map((told) => told.replace('bob bob', '- bob')),
      );
      end();
      await maps().delete(namespace, 'new');
      assert.deepEqual(changes, [], 'who has left is told nothing');
    });

    test('an object that is made anew under its name is told as gone and come', async () => {
      const informer = api().informer<ConfigMap>('configmaps', { namespace });
      await maps().create({ metadata: { namespace, name: 'again' } });
      const told: string[] = [];
      await informer.synced();
      await until(() => informer.get(namespace, 'again') !== undefined);
      const end = informer.onEvent({
        added: ({ metadata }) => void told.push(`added ${metadata.name}`),
        updated: ({ metadata }) => void told.push(`updated ${metadata.name}`),
        deleted: ({ metadata }) => void told.push(`deleted ${metadata.name}`),
      });
      await until(() => told.length === 1);
      await maps().delete(namespace, 'again');
      await maps().create({ metadata: { namespace, name: 'again' } });
      await until(() => told.length === 3);
      assert.deepEqual(told, ['added again', 'deleted again', 'added again']);
      end();
      await maps().delete(namespace, 'again');
      await until(() => informer.get(namespace, 'again') === undefined);
    });

    test('objects are found by an index, at once and after changes', async () => {
      const informer = api().informer<ConfigMap>('configmaps', { namespace });
      informer.addIndexer('color', ({ data }) => (data?.color === undefined ? [] : [data.color]));
      const names = (color: string): (string | undefined)[] => informer.byIndex('color', color).map(({ metadata }) => metadata.name);
      await informer.synced();
      await maps().create({ metadata: { namespace, name: 'paint' }, data: { color: 'red' } });
      await until(() => names('red').includes('paint'));
      await maps().patch(namespace, 'paint', { data: { color: 'blue' } });
      await until(() => names('blue').includes('paint'));
      assert.deepEqual(names('red'), []);
      await maps().delete(namespace, 'paint');
      await until(() => names('blue').length === 0);
    });

    test('a reconciler works on keys of what it watches, of owners as well, and again when it is asked to or fails', async () => {
      const worked: string[] = [];
      const failing = new Set(['flaky']);
      const running = await runController(
        {
          name: 'test',
          watches: [
            { resource: 'configmaps', scope: { namespace } },
            { resource: 'secrets', scope: { namespace }, owner: { kind: 'ConfigMap' } },
          ],
          reconcile: async ({ name }, { informer }) => {
            const there = informer('configmaps', { namespace }).get(namespace, name) !== undefined;
            worked.push(`${name} ${there}`);
            if (failing.delete(name)) throw new Error('not yet');
            return name === 'slow' && worked.filter((w) => w.startsWith('slow')).length === 1 ? { requeueAfter: 60_000 } : undefined;
          },
        },
        api(),
      );
      const { metadata } = await maps().create({ metadata: { namespace, name: 'slow' } });
      await until(() => worked.includes('slow true'));
      clock.advance(59_000);
      await turn();
      assert.deepEqual(worked.splice(0), ['slow true']);
      clock.advance(1000);
      await until(() => worked.length === 1);
      const owner = { apiVersion: 'v1', kind: 'ConfigMap', name: 'slow', uid: metadata.uid ?? '', controller: true };
      const secrets = api().client(serverAs('tester')).resource('secrets');
      await secrets.create({ metadata: { namespace, name: 'owned', ownerReferences: [owner] } });
      await until(() => worked.length === 2);
      assert.deepEqual(worked.splice(0), ['slow true', 'slow true']);
      await maps().create({ metadata: { namespace, name: 'flaky' } });
      await until(() => worked.length === 1);
      await until(() => {
        clock.advance(5);
        return worked.length === 2;
      });
      assert.deepEqual(worked.splice(0), ['flaky true', 'flaky true']);
      await maps().delete(namespace, 'flaky');
      await until(() => worked.length === 1);
      assert.deepEqual(worked.splice(0), ['flaky false']);
      await running.stop();
      await maps().delete(namespace, 'slow');
      assert.deepEqual(worked, []);
    });
  });
}

/** What both clients are asked for, and are refused. */
const REFUSED: Readonly<Record<string, (maps: ResourceClient<ConfigMap>) => Promise<unknown>>> = {
  'a get of what is absent': (maps) => maps.get('same', 'absent'),
  'an update of what is absent': (maps) => maps.update({ metadata: { namespace: 'same', name: 'absent', creationTimestamp: null } }),
  'an update of another object of the name': (maps) =>
    maps.update({ metadata: { namespace: 'same', name: 'one', uid: 'other', creationTimestamp: null } }),
  'a patch that changes the name': (maps) => maps.patch('same', 'one', { metadata: { name: 'two' } }),
  'a patch that changes the kind': (maps) => maps.patch('same', 'one', { kind: 'Secret' }),
  'a patch with a value of another type': (maps) => maps.patch('same', 'one', { data: 1 }),
  'a patch of what is not there': (maps) => maps.patch('same', 'one', [{ op: 'remove', path: '/data/x' }], { type: 'json' }),
  'a patch with an unknown directive': (maps) => maps.patch('same', 'one', { data: { $patch: 'x' } }, { type: 'strategic' }),
  'an apply over fields of others': (maps) =>
    maps.apply({ metadata: { namespace: 'same', name: 'one' }, data: { a: '2' } }, { force: false }),
  'an apply with a value of another type': (maps) =>
    maps.apply({ metadata: { namespace: 'same', name: 'one' }, data: { a: 1 as unknown as string } }),
  'an apply that is invalid': (maps) => maps.apply({ metadata: { namespace: 'same', name: 'One' } }),
  'a delete of another object of the name': (maps) => maps.delete('same', 'one', { preconditions: { uid: 'other' } }),
};

test('both clients are refused in the same words', async () => {
  const as = (where: string, author: string) => (apis.get(where) ?? server.server.api).client(serverAs(author));
  await as('in process', 'owner')
    .resource('namespaces')
    .create({ metadata: { name: 'same' } });
  await as('in process', 'owner')
    .resource<ConfigMap>('configmaps')
    .create({ metadata: { namespace: 'same', name: 'one' }, data: { a: '1' } });
  for (const [what, ask] of Object.entries(REFUSED)) {
    const told: unknown[] = [];
    for (const where of apis.keys())
      await ask(as(where, 'tester').resource<ConfigMap>('configmaps')).then(
        () => assert.fail(`${what} is not refused ${where}`),
        (error: unknown) => {
          assert.ok(error instanceof ApiError, `${what}: ${String(error)}`);
          told.push({ code: error.code, reason: error.reason, message: error.message });
        },
      );
    assert.deepEqual(told[0], told[1], what);
  }
});

test('a server runs the controllers it is given, shows them in its metrics, and waits for them when it stops', async () => {
  let finish: () => void = () => undefined;
  let begun = false;
  const finished: string[] = [];
  const slow = defineController({
    name: 'slow',
    watches: ['configmaps'],
    reconcile: async ({ name }) => {
      begun = true;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      finished.push(name);
    },
  });
  const own = await TestServer.start({ controllers: [systemNamespaces, slow] });
  assert.equal((await own.ask('/readyz/controller-slow')).text, 'ok');
  await own.create('/api/v1/namespaces/default/configmaps', { metadata: { name: 'one' } });
  await until(() => begun);
  assert.match((await own.ask('/metrics')).text, /workqueue_adds_total\{name="slow"\} 1/);
  const closed = own.close();
  await turn();
  assert.deepEqual(finished, []);
  finish();
  await closed;
  assert.deepEqual(finished, ['one']);
});

test('an index looks once at what has changed and was not told of, however often it is asked', async () => {
  const { api, registry, environment } = server.server;
  const maps = api.client(serverAs('tester')).resource<ConfigMap>('configmaps');
  const informer = api.informer<ConfigMap>('configmaps', { namespace: 'default' });
  informer.addIndexer('shape', ({ data }) => (data?.shape === undefined ? [] : [data.shape]));
  await informer.synced();
  const { pace } = environment;
  const { begin, after: begunAfter } = pace;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  pace.begin = () => () => held;
  // A write whose admission took long on a busy machine would wait as well.
  pace.after = () => undefined;
  const { cache } = registry.byId('configmaps');
  const get = cache.get.bind(cache);
  let looks = 0;
  try {
    for (let i = 0; i < 100; i += 1)
      await maps.create({ metadata: { namespace: 'default', name: `shape-${i}` }, data: { shape: i % 2 === 0 ? 'round' : 'flat' } });
    cache.get = (key) => {
      looks += 1;
      return get(key);
    };
    for (let i = 0; i < 50; i += 1) assert.deepEqual(informer.byIndex('shape', 'square'), []);
    assert.equal(looks, 0);
    assert.equal(informer.byIndex('shape', 'round').length, 50);
    assert.equal(looks, 50);
  } finally {
    cache.get = get;
    pace.begin = begin;
    pace.after = begunAfter;
    goOn();
  }
  await informer.synced();
  assert.equal(informer.byIndex('shape', 'flat').length, 50);
});
