/** Garbage collection: what becomes of owners and their dependents, row by row. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { garbageCollection } from '../../runtime/controllers/garbage-collection/index.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { CompactedError } from '../../runtime/store/index.js';
import { FlakyEngine } from '../store/flaky-engine.js';
import { TestServer } from '../support/server.js';
import { World } from './objects.js';

const engine = new FlakyEngine();
let world: World;
before(async () => {
  world = new World(await TestServer.start({ engine, controllers: [systemNamespaces, garbageCollection] }));
});
after(() => world.server.close());

/** Names that no other row uses. */
let rows = 0;
const prefix = (): string => `row-${++rows}-`;

interface Row {
  readonly says: string;
  readonly run: (p: string) => Promise<void>;
}

const ROWS: readonly Row[] = [
  {
    says: 'in the background a dependent goes after its owner, and takes its own with it',
    run: async (p) => {
      const owner = await world.make(`${p}owner`);
      const child = await world.make(`${p}child`, [owner]);
      await world.make(`${p}grandchild`, [child]);
      await world.remove(`${p}owner`);
      await world.gone(`${p}child`, `${p}grandchild`);
    },
  },
  {
    says: 'a dependent of two owners stays for the other one, and names it alone',
    run: async (p) => {
      const [one, other] = [await world.make(`${p}one`), await world.make(`${p}other`)];
      await world.make(`${p}child`, [one, other]);
      await world.remove(`${p}one`);
      await world.until(async () => (await world.find(`${p}child`)).ownerReferences.length === 1);
      assert.equal((await world.find(`${p}child`)).ownerReferences[0].uid, other.uid);
      await world.remove(`${p}other`);
      await world.gone(`${p}child`);
    },
  },
  {
    says: 'in the foreground an owner waits for what blocks it, held back by finalizers of others as well',
    run: async (p) => {
      const owner = await world.make(`${p}owner`);
      await world.make(`${p}child`, [{ ...owner, blockOwnerDeletion: true }], { finalizers: ['example.com/hold'] });
      await world.remove(`${p}owner`, 'Foreground');
      await world.until(async () => (await world.find(`${p}child`)).deletionTimestamp !== undefined);
      await world.collected();
      assert.deepEqual((await world.find(`${p}owner`)).finalizers, ['foregroundDeletion']);
      await world.patch(`${p}child`, { finalizers: null });
      await world.gone(`${p}child`, `${p}owner`);
    },
  },
  {
    says: 'in the foreground an owner does not wait for dependents that do not block it, but they go',
    run: async (p) => {
      const owner = await world.make(`${p}owner`);
      await world.make(`${p}child`, [owner], { finalizers: ['example.com/hold'] });
      await world.remove(`${p}owner`, 'Foreground');
      await world.gone(`${p}owner`);
      await world.until(async () => (await world.find(`${p}child`)).deletionTimestamp !== undefined);
    },
  },
  {
    says: 'an owner in the foreground goes once a dependent blocks it no longer',
    run: async (p) => {
      const owner = await world.make(`${p}owner`);
      await world.make(`${p}child`, [{ ...owner, blockOwnerDeletion: true }], { finalizers: ['example.com/hold'] });
      await world.remove(`${p}owner`, 'Foreground');
      await world.until(async () => (await world.find(`${p}child`)).deletionTimestamp !== undefined);
      await world.patch(`${p}child`, { ownerReferences: [{ ...owner, blockOwnerDeletion: false }] });
      await world.gone(`${p}owner`);
      assert.notEqual(await world.find(`${p}child`), undefined);
    },
  },
  {
    says: 'deleted in the foreground, an owner goes down to the last of its descendants',
    run: async (p) => {
      const owner = await world.make(`${p}owner`);
      const child = await world.make(`${p}child`, [{ ...owner, blockOwnerDeletion: true }]);
      await world.make(`${p}grandchild`, [{ ...child, blockOwnerDeletion: true }], { finalizers: ['example.com/hold'] });
      await world.remove(`${p}owner`, 'Foreground');
      await world.until(async () => (await world.find(`${p}grandchild`)).deletionTimestamp !== undefined);
      assert.deepEqual((await world.find(`${p}child`)).finalizers, ['foregroundDeletion']);
      await world.patch(`${p}grandchild`, { finalizers: null });
      await world.gone(`${p}grandchild`, `${p}child`, `${p}owner`);
    },
  },
  {
    says: 'orphaned dependents stay, without the owner',
    run: async (p) => {
      const [owner, other] = [await world.make(`${p}owner`), await world.make(`${p}other`)];
      await world.make(`${p}child`, [owner]);
      await world.make(`${p}shared`, [owner, other]);
      await world.remove(`${p}owner`, 'Orphan');
      await world.gone(`${p}owner`);
      await world.collected();
      assert.equal((await world.find(`${p}child`)).ownerReferences, undefined);
      assert.deepEqual(
        (await world.find(`${p}shared`)).ownerReferences.map(({ name }: { name: string }) => name),
        [`${p}other`],
      );
    },
  },
  {
    says: 'owners in a circle go together, in the background and in the foreground',
    run: async (p) => {
      for (const policy of ['Background', 'Foreground']) {
        const one = await world.make(`${p}one`);
        const other = await world.make(`${p}other`, [{ ...one, blockOwnerDeletion: true }]);
        await world.patch(`${p}one`, { ownerReferences: [{ ...other, blockOwnerDeletion: true }] });
        await world.remove(`${p}one`, policy);
        await world.gone(`${p}one`, `${p}other`);
      }
    },
  },
  {
    says: 'an object whose owner never was goes',
    run: async (p) => {
      await world.make(`${p}child`, [{ name: 'nobody', uid: 'nobody' }]);
      await world.gone(`${p}child`);
    },
  },
  {
    says: 'an object of the same name is not the owner',
    run: async (p) => {
      const former = await world.make(`${p}owner`);
      await world.remove(`${p}owner`, 'Orphan');
      await world.gone(`${p}owner`);
      await world.make(`${p}owner`);
      await world.make(`${p}child`, [former]);
      await world.gone(`${p}child`);
      assert.notEqual(await world.find(`${p}owner`), undefined);
    },
  },
  {
    says: 'an owner that is deleted and made again at once takes its dependents with it',
    run: async (p) => {
      const owner = await world.make(`${p}owner`);
      await world.make(`${p}child`, [owner]);
      await Promise.all([world.remove(`${p}owner`), world.until(async () => (await world.find(`${p}owner`)) === undefined)]);
      await world.make(`${p}owner`);
      await world.gone(`${p}child`);
    },
  },
  {
    says: 'owners may be cluster-wide, and of another kind',
    run: async (p) => {
      const owner = await world.make(`${p}owner`, [], { kind: 'ClusterRole' });
      await world.make(`${p}child`, [owner]);
      await world.make(`${p}lease`, [owner], { kind: 'Lease' });
      await world.collected();
      assert.notEqual(await world.find(`${p}child`), undefined);
      await world.remove(`${p}owner`, 'Background', 'ClusterRole');
      await world.gone(`${p}child`);
      await world.until(async () => (await world.find(`${p}lease`, 'Lease')) === undefined);
    },
  },
  {
    says: 'an owner in another namespace is none: the object goes, and an event says why',
    run: async (p) => {
      const owner = await world.make(`${p}owner`, [], { namespace: 'kube-system' });
      const child = await world.make(`${p}child`, [owner]);
      await world.gone(`${p}child`);
      await world.until(async () => (await warnings('default')).some(({ involvedObject }) => involvedObject.uid === child.uid));
      const event = (await warnings('default')).find(({ involvedObject }) => involvedObject.uid === child.uid);
      const where = `[v1/ConfigMap, namespace: default, name: ${p}owner, uid: ${owner.uid}]`;
      assert.equal(event?.message, `ownerRef ${where} does not exist in namespace "default"`);
      assert.equal(event?.type, 'Warning');
    },
  },
  {
    says: 'a cluster-wide object stays that names an owner in a namespace, and an event says that it cannot',
    run: async (p) => {
      const owner = await world.make(`${p}owner`);
      const child = await world.make(`${p}child`, [owner], { kind: 'ClusterRole' });
      await world.remove(`${p}owner`);
      await world.until(async () => (await warnings('default')).some(({ involvedObject }) => involvedObject.uid === child.uid));
      await world.collected();
      assert.notEqual(await world.find(`${p}child`, 'ClusterRole'), undefined);
    },
  },
  {
    says: 'an object stays whose owner is of a kind that is not served',
    run: async (p) => {
      await world.make(`${p}child`, [{ apiVersion: 'shop.example.com/v1', kind: 'Order', name: 'first', uid: 'first' }]);
      await world.collected();
      assert.notEqual(await world.find(`${p}child`), undefined);
    },
  },
  {
    says: 'a dependent that gets another owner in time stays',
    run: async (p) => {
      const [owner, other] = [await world.make(`${p}owner`), await world.make(`${p}other`)];
      await world.make(`${p}child`, [owner]);
      await world.patch(`${p}child`, { ownerReferences: [other] });
      await world.remove(`${p}owner`);
      await world.collected();
      assert.notEqual(await world.find(`${p}child`), undefined);
    },
  },
  {
    says: 'what happened while the history was lost is made up for',
    run: async (p) => {
      const owner = await world.make(`${p}owner`);
      await world.make(`${p}child`, [owner]);
      await world.collected();
      const [key, revision] = [`/registry/configmaps/default/${p}owner`, await engine.currentRevision()];
      engine.interrupt(new CompactedError(1, revision));
      await engine.commit({ key, value: undefined, expected: undefined });
      await world.gone(`${p}owner`, `${p}child`);
    },
  },
];

interface Told {
  readonly type: string;
  readonly message: string;
  readonly involvedObject: { readonly uid: string };
}

/** What was told of owners in wrong namespaces. */
async function warnings(namespace: string): Promise<readonly Told[]> {
  const { items } = (await world.server.ask(`/api/v1/namespaces/${namespace}/events?fieldSelector=reason%3DOwnerRefInvalidNamespace`)).json;
  return items;
}

for (const { says, run } of ROWS) test(says, { timeout: 20_000 }, () => run(prefix()));
