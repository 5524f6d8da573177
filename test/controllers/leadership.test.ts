/** Who runs controllers: one of several servers, and none while an outside controller manager does. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { defineController, LeaderElection, type LeaseRecord, serverAs } from '../../runtime/controllers/framework/index.js';
import { garbageCollection } from '../../runtime/controllers/garbage-collection/index.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { MovedClock } from '../support/clock.js';
import { TestServer } from '../support/server.js';
import { SharedEngine } from '../support/shared-engine.js';
import { turn, until } from '../support/until.js';
import { World } from './objects.js';

const LEASES = 'leases.coordination.k8s.io';
const IN_SYSTEM = '/apis/coordination.k8s.io/v1/namespaces/kube-system/leases';

const MERGE = { 'Content-Type': 'application/merge-patch+json' };

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

/** One who may lead, by a clock of its own; it looks early or late within its period, by a number from 0 to 1. */
function contender(name: string, identity: string, clock: MovedClock, late: number): { election: LeaderElection; told: string[] } {
  const told: string[] = [];
  const election = new LeaderElection({
    leases: server.server.api.client(serverAs(identity)).resource<LeaseRecord>(LEASES),
    namespace: 'default',
    name,
    identity,
    clock,
    random: () => late,
    started: () => void told.push('started'),
    stopped: () => void told.push('stopped'),
  });
  return { election, told };
}

const leaseOf = async (name: string): Promise<LeaseRecord['spec']> =>
  (await server.ask(`/apis/coordination.k8s.io/v1/namespaces/default/leases/${name}`)).json.spec;

for (const [when, late] of [
  ['early', 0],
  ['midway', 0.5],
  ['late', 0.999],
] as const)
  test(`one leads until it is silent for as long as the lease lasts; a lease that is given up is taken at once: who waits looks ${when}`, () =>
    handedOver(`looks-${when}`, late));

async function handedOver(name: string, late: number): Promise<void> {
  const lease = (): Promise<LeaseRecord['spec']> => leaseOf(name);
  const clocks = [new MovedClock(), new MovedClock(Date.now() - 3_600_000)] as const;
  const [first, second] = [contender(name, 'first', clocks[0], late), contender(name, 'second', clocks[1], late)];
  first.election.start();
  await until(() => first.election.leading);
  second.election.start();
  // The second sees the lease as it was at first, and then that the first renews it. Its own clock is an hour behind, which does not count.
  await until(() => clocks[1].next !== undefined);
  const { holderIdentity, leaseDurationSeconds, leaseTransitions, renewTime = '' } = await lease();
  assert.deepEqual([holderIdentity, leaseDurationSeconds, leaseTransitions], ['first', 15, 0]);
  clocks[0].advance(2000);
  await until(async () => (await lease()).renewTime !== renewTime);
  // The second looks after 2 to 4.4 of these seconds. What it sees then counts for 15, which is until the 17th at least.
  clocks[1].advance(5000);
  for (let waited = 0; waited < 11; waited += 1) {
    await until(() => clocks[1].next !== undefined);
    clocks[1].advance(1000);
  }
  assert.equal(second.election.leading, false);
  await until(() => {
    clocks[1].advance(1000);
    return second.election.leading;
  });
  assert.equal((await lease()).leaseTransitions, 1);
  await until(() => {
    clocks[0].advance(1000);
    return !first.election.leading;
  });
  assert.deepEqual(first.told, ['started', 'stopped']);
  await second.election.stop();
  assert.equal((await lease()).holderIdentity, '');
  await until(() => {
    clocks[0].advance(1000);
    return first.election.leading;
  });
  await first.election.stop();
}

test('of two servers with one store one runs the controllers, and the other takes over when it stops', async () => {
  const engine = new SharedEngine();
  const clock = new MovedClock();
  const running: string[] = [];
  const named = (name: string) => ({
    ...defineController({ name: 'probe', watches: [], reconcile: async () => undefined }),
    start: async () => {
      running.push(name);
      return { stop: async () => void running.splice(running.indexOf(name), 1) };
    },
  });
  const one = await TestServer.start({ engine, clock, controllers: [systemNamespaces, named('one')] });
  await until(() => running.length === 1);
  const other = await TestServer.start({ engine, clock, controllers: [systemNamespaces, named('other')] });
  await turn();
  assert.deepEqual(running, ['one']);
  await one.close();
  await until(() => {
    clock.advance(1000);
    return running.length === 1;
  });
  assert.deepEqual(running, ['other']);
  await other.close();
});

for (const form of ['lease', 'annotation of an object of endpoints'] as const)
  test(`while an outside controller manager holds a ${form}, nothing is done twice; it is taken up when that ends`, async () => {
    const clock = new MovedClock();
    const engine = new SharedEngine();
    const options = { engine, clock, controllers: [systemNamespaces, garbageCollection] };
    const [one, other] = [await TestServer.start(options), await TestServer.start(options)];
    const world = new World(one);
    await world.collected();

    const times = (): object => ({
      holderIdentity: 'outside',
      leaseDurationSeconds: 15,
      renewTime: `${new Date(clock.now()).toISOString().slice(0, -1)}000Z`,
    });
    const [path, record] =
      form === 'lease'
        ? [IN_SYSTEM, (): object => ({ metadata: { name: 'kube-controller-manager' }, spec: times() })]
        : [
            '/api/v1/namespaces/kube-system/endpoints',
            (): object => ({
              metadata: {
                name: 'kube-controller-manager',
                annotations: { 'control-plane.alpha.kubernetes.io/leader': JSON.stringify(times()) },
              },
            }),
          ];
    const paused = async (): Promise<boolean> => {
      const name = `asks-${clock.now()}`;
      clock.advance(1);
      await world.make(name, [{ name: 'nobody', uid: name }]);
      for (let i = 0; i < 20; i += 1) if ((await world.find(name)) === undefined) return false;
      return true;
    };
    assert.equal((await one.create(path, record())).status, 201);
    await until(paused);
    for (let i = 0; i < 3; i += 1) {
      clock.advance(10_000);
      assert.equal((await other.ask(`${path}/kube-controller-manager`, { method: 'PATCH', headers: MERGE, body: record() })).status, 200);
      assert.ok(await paused(), 'it goes on being renewed');
    }
    const owner = await world.make('owner');
    await world.make('child', [owner]);
    await world.remove('owner');
    await turn();
    assert.notEqual(await world.find('child'), undefined);
    await until(async () => {
      clock.advance(1000);
      return (await world.find('child')) === undefined;
    });
    await Promise.all([one.close(), other.close()]);
  });
