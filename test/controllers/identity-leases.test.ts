/** Leases that tell which servers there are, and what tells since when uses of old tokens are noted. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Lease } from '../../generated/coordination/v1/types.js';
import { serverAs } from '../../runtime/controllers/framework/author.js';
import { clusterControllers } from '../../runtime/controllers/index.js';
import type { TestServerOptions } from '../../runtime/testing/index.js';
import { MovedClock } from '../support/clock.js';
import { TestServer } from '../support/server.js';
import { eventually, until } from '../support/until.js';

const servers: TestServer[] = [];
after(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function started(release: string, more: TestServerOptions = {}): Promise<TestServer> {
  const server = await TestServer.start({ release, controllers: clusterControllers, ...more });
  servers.push(server);
  return server;
}

const LEASES = '/apis/coordination.k8s.io/v1/namespaces/kube-system/leases';
const IDENTITY = 'apiserver.kubernetes.io/identity';

async function leasesOf(server: TestServer): Promise<Lease[]> {
  const { items } = JSON.parse((await server.ask(LEASES)).text) as { items: Lease[] };
  return items.filter(({ metadata: { labels = {} } }) => (labels[IDENTITY] ?? labels['k8s.io/component']) === 'kube-apiserver');
}

describe('the lease of a server', () => {
  test('is named by its machine, tells who holds it, and is renewed', async () => {
    const clock = new MovedClock();
    const server = await started('1.30', { clock });
    const [lease] = await leasesOf(server);
    assert.match(lease?.metadata.name ?? '', /^apiserver-[a-z2-7]{26}$/);
    assert.equal(lease?.spec?.leaseDurationSeconds, 3600);
    assert.ok(lease?.spec?.holderIdentity?.startsWith(`${lease.metadata.name}_`));
    assert.equal(lease?.metadata.annotations, undefined, 'nobody is told where to call it');
    clock.advance(10_000);
    const renewed = Date.parse(lease?.spec?.renewTime ?? '') + 10_000;
    await until(async () => Date.parse((await leasesOf(server))[0]?.spec?.renewTime ?? '') === renewed);
  });

  test('tells from 1.36 on where others call the server', async () => {
    const server = await started('1.36', { peerAdvertiseIp: '192.0.2.7', peerAdvertisePort: '8443' });
    const [lease] = await leasesOf(server);
    assert.deepEqual(lease?.metadata.annotations, { 'kubernetes.io/peer-advertise-address': '192.0.2.7:8443' });
    const { text } = await server.ask('/readyz?verbose');
    assert.match(text, /^\[\+\]poststarthook\/peer-endpoint-reconciler-controller ok$/m);
  });

  test('is there with the gate alone, under the names of the release', async () => {
    for (const release of ['1.21', '1.25']) {
      assert.deepEqual(await leasesOf(await started(release)), []);
      const [lease] = await leasesOf(
        await started(release, { featureGates: { APIServerIdentity: true }, identityLeaseDurationSeconds: 70 }),
      );
      assert.match(lease?.metadata.name ?? '', /^kube-apiserver-[0-9a-f-]{36}$/);
      assert.deepEqual(lease?.metadata.labels, { 'k8s.io/component': 'kube-apiserver' });
      assert.equal(lease?.spec?.leaseDurationSeconds, 70);
    }
    const server = await started('1.30', { featureGates: { APIServerIdentity: false } });
    assert.deepEqual(await leasesOf(server), []);
    assert.doesNotMatch((await server.ask('/readyz?verbose')).text, /identity-lease/);
  });

  test('goes once its server was not seen for as long as it lasts', async () => {
    const clock = new MovedClock();
    const server = await started('1.28', { clock });
    const leases = server.server.api.client(serverAs('test')).resource<Lease>('leases.coordination.k8s.io');
    const made = (name: string, label: string, seconds: number) =>
      leases.create({
        metadata: { namespace: 'kube-system', name, labels: { [label]: 'kube-apiserver' } },
        spec: { leaseDurationSeconds: seconds, renewTime: `${new Date(clock.now()).toISOString().slice(0, -1)}000Z` },
      });
    await made('short', IDENTITY, 60);
    await made('former', 'k8s.io/component', 60);
    await made('long', IDENTITY, 1_000_000_000);
    // Half of a lease's life at a time, and no further before the server has renewed its own: on a slow machine that would be over, too.
    const HALF_A_LIFE = 1_800_000;
    const names = async (): Promise<string[]> => {
      const before = clock.now();
      clock.advance(HALF_A_LIFE);
      const own = async (): Promise<Lease | undefined> =>
        (await leasesOf(server)).find(({ metadata: { name = '' } }) => name.startsWith('apiserver-'));
      await until(async () => Date.parse((await own())?.spec?.renewTime ?? '') >= before);
      return (await leasesOf(server)).map(({ metadata }) => metadata.name ?? '');
    };
    const left = await eventually(names, (all) => !all.includes('short') && !all.includes('former'));
    assert.deepEqual(
      left.map((name) => name.replace(/-.*/, '-…')),
      ['apiserver-…', 'long'],
    );
    assert.match((await server.ask('/readyz?verbose')).text, /start-deprecated-kube-apiserver-identity-lease-garbage-collector ok/);
  });
});

describe('the config map of old tokens', () => {
  const MAP = '/api/v1/namespaces/kube-system/configmaps/kube-apiserver-legacy-service-account-token-tracking';

  test('tells a day, and is repaired where it tells none', async () => {
    const server = await started('1.30');
    const since = async (): Promise<unknown> => (JSON.parse((await server.ask(MAP)).text) as { data?: { since?: string } }).data?.since;
    const day = await since();
    assert.match(String(day), /^\d{4}-\d\d-\d\d$/);
    const maps = server.server.api.client(serverAs('test')).resource('configmaps');
    await maps.patch('kube-system', 'kube-apiserver-legacy-service-account-token-tracking', { data: { since: 'once' } });
    await until(async () => (await since()) === day);
  });

  test('is not there before the server notes uses', async () => {
    assert.equal((await (await started('1.25')).ask(MAP)).status, 404);
  });
});
