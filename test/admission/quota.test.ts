/** Quotas: what is made beyond them is refused, whoever asks at the same time, and what fails gives back what it took. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { resourceQuotas } from '../../runtime/controllers/resource-quota.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { type Answer, TestServer } from '../support/server.js';
import { SharedEngine } from '../support/shared-engine.js';
import { eventually } from '../support/until.js';

const engine = new SharedEngine();
let servers: readonly [TestServer, TestServer];

before(async () => {
  const one = await TestServer.start({ engine });
  servers = [one, await TestServer.start({ engine })];
});
after(() => Promise.all(servers.map((server) => server.close())));

const container = (requests: object = {}): object => ({ name: 'c', image: 'i', resources: { requests } });
const pod = (name: string, spec: object = {}): object => ({
  metadata: { name },
  spec: { automountServiceAccountToken: false, containers: [container()], ...spec },
});

/** Makes a namespace with quotas whose usage is known. */
async function limited(name: string, quotas: Readonly<Record<string, object>>, hard: Readonly<Record<string, object>>): Promise<string> {
  const [server] = servers;
  const path = `/api/v1/namespaces/${name}`;
  assert.equal((await server.create('/api/v1/namespaces', { metadata: { name } })).status, 201);
  await server.create(`${path}/serviceaccounts`, { metadata: { name: 'default' } });
  for (const [quota, spec] of Object.entries(quotas)) {
    const bounds = hard[quota] ?? {};
    const made = await server.create(`${path}/resourcequotas`, { metadata: { name: quota }, spec: { ...spec, hard: bounds } });
    assert.equal(made.status, 201, made.text);
    const used = Object.fromEntries(Object.keys(bounds).map((amount) => [amount, '0']));
    const told = await server.ask(`${path}/resourcequotas/${quota}/status`, {
      method: 'PUT',
      body: { metadata: { name: quota }, status: { hard: bounds, used } },
    });
    assert.equal(told.status, 200, told.text);
  }
  return path;
}

const usedOf = async (path: string, quota = 'q'): Promise<Record<string, string>> =>
  (await servers[0].ask(`${path}/resourcequotas/${quota}`)).json.status.used;

/** What both servers answer to creates that are sent at once, every other one to the other server. */
const atOnce = (path: string, objects: readonly object[]): Promise<Answer[]> =>
  Promise.all(objects.map((object, i) => (servers[i % 2] ?? servers[0]).create(path, object)));

const statuses = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

test('of 100 creates at once on two servers exactly as many pass as there is room', async () => {
  const path = await limited('exact', { q: {} }, { q: { configmaps: '37' } });
  const answers = await atOnce(
    `${path}/configmaps`,
    Array.from({ length: 100 }, (_, i) => ({ metadata: { name: `m${i}` } })),
  );
  assert.deepEqual(statuses(answers), { 201: 37, 403: 63 });
  assert.deepEqual(await usedOf(path), { configmaps: '37' });
  assert.equal((await servers[1].ask(`${path}/configmaps`)).json.items.length, 37);
});

test('several quotas hold together: what one refuses the others do not count', async () => {
  const bounds = { wide: { pods: '50', 'requests.cpu': '100' }, narrow: { 'requests.cpu': '3' } };
  const path = await limited('both', { wide: {}, narrow: {} }, bounds);
  const pods = Array.from({ length: 20 }, (_, i) => pod(`p${i}`, { containers: [container({ cpu: '500m' })] }));
  assert.deepEqual(statuses(await atOnce(`${path}/pods`, pods)), { 201: 6, 403: 14 });
  assert.deepEqual(await usedOf(path, 'wide'), { pods: '6', 'requests.cpu': '3' });
  assert.deepEqual(await usedOf(path, 'narrow'), { 'requests.cpu': '3' });
});

test('a write that fails after it was counted gives back what it took', async () => {
  const path = await limited('given-back', { q: {} }, { q: { configmaps: '10' } });
  const same = Array.from({ length: 10 }, () => ({ metadata: { name: 'same' } }));
  assert.deepEqual(statuses(await atOnce(`${path}/configmaps`, same)), { 201: 1, 409: 9 });
  assert.deepEqual(await usedOf(path), { configmaps: '1' });
});

test('a dry run is refused where there is no room, and takes none', async () => {
  const path = await limited('dry', { q: {} }, { q: { secrets: '1' } });
  const [server] = servers;
  assert.equal((await server.create(`${path}/secrets?dryRun=All`, { metadata: { name: 'a' } })).status, 201);
  assert.deepEqual(await usedOf(path), { secrets: '0' });
  await server.create(`${path}/secrets`, { metadata: { name: 'a' } });
  assert.equal((await server.create(`${path}/secrets?dryRun=All`, { metadata: { name: 'b' } })).status, 403);
});

test('services and claims count what they become more', async () => {
  const bounds = { services: '2', 'services.nodeports': '2', 'requests.storage': '3Gi' };
  const path = await limited('growing', { q: {} }, { q: bounds });
  const [server] = servers;
  const ports = [1, 2].map((port) => ({ name: `p${port}`, port }));
  assert.equal((await server.create(`${path}/services`, { metadata: { name: 's' }, spec: { ports } })).status, 201);
  assert.deepEqual(await usedOf(path), { services: '1', 'services.nodeports': '0', 'requests.storage': '0' });
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const retype = (type: string): Promise<Answer> =>
    server.ask(`${path}/services/s`, { method: 'PATCH', headers, body: { spec: { type } } });
  assert.equal((await retype('NodePort')).status, 200);
  assert.deepEqual(await usedOf(path), { services: '1', 'services.nodeports': '2', 'requests.storage': '0' });
  const more = await server.create(`${path}/services`, { metadata: { name: 't' }, spec: { type: 'NodePort', ports: [{ port: 1 }] } });
  assert.match(
    more.json.message,
    /exceeded quota: q, requested: services.nodeports=1, used: services.nodeports=2, limited: services.nodeports=2/,
  );
  const claim = { metadata: { name: 'c' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '4Gi' } } } };
  assert.equal((await server.create(`${path}/persistentvolumeclaims`, claim)).status, 403);
});

const SCOPES: readonly [what: string, spec: object, inside: object, outside: object][] = [
  ['BestEffort', { scopes: ['BestEffort'] }, {}, { containers: [container({ cpu: '1' })] }],
  ['NotBestEffort', { scopes: ['NotBestEffort'] }, { containers: [container({ cpu: '1' })] }, {}],
  ['Terminating', { scopes: ['Terminating'] }, { activeDeadlineSeconds: 5 }, {}],
  ['NotTerminating', { scopes: ['NotTerminating'] }, {}, { activeDeadlineSeconds: 5 }],
];
for (const [scope, spec, inside, outside] of SCOPES)
  test(`a quota of scope ${scope} holds for its pods alone`, async () => {
    const path = await limited(`scope-${scope.toLowerCase()}`, { q: spec }, { q: { pods: '0' } });
    assert.equal((await servers[0].create(`${path}/pods`, pod('in', inside))).status, 403);
    assert.equal((await servers[0].create(`${path}/pods`, pod('out', outside))).status, 201);
  });

test('a quota that follows what is there never lets more pass than there is room for', async () => {
  const server = await TestServer.start({ controllers: [systemNamespaces, resourceQuotas] });
  const path = '/api/v1/namespaces/default';
  await server.create(`${path}/resourcequotas`, { metadata: { name: 'q' }, spec: { hard: { configmaps: '20' } } });
  const known = (): Promise<Answer> => server.ask(`${path}/resourcequotas/q`);
  await eventually(known, ({ json }) => json.status.used?.configmaps !== undefined);
  const there = (await server.ask(`${path}/configmaps`)).json.items.length;
  let passed = there;
  for (let round = 0; round < 10; round += 1) {
    const names = Array.from({ length: 10 }, (_, i) => `m${round}-${i}`);
    const answers = await Promise.all(names.map((name) => server.create(`${path}/configmaps`, { metadata: { name } })));
    passed += answers.filter(({ status }) => status === 201).length;
  }
  assert.equal(passed, 20);
  await server.ask(`${path}/configmaps`, { method: 'DELETE' });
  await eventually(known, ({ json }) => json.status.used.configmaps === '0');
  assert.equal((await server.create(`${path}/configmaps`, { metadata: { name: 'again' } })).status, 201);
  await server.close();
});

test('used storage keeps the form in which it is claimed', async () => {
  const path = await limited('storage', { q: {} }, { q: { 'requests.storage': '10Gi' } });
  for (const name of ['one', 'two']) {
    const spec = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
    assert.equal((await servers[0].create(`${path}/persistentvolumeclaims`, { metadata: { name }, spec })).status, 201);
  }
  assert.deepEqual(await usedOf(path), { 'requests.storage': '2Gi' });
});

describe('at a release with scopes and resources of later', () => {
  let server: TestServer;
  const path = '/api/v1/namespaces/default';
  const DEVICES = 'gold.deviceclass.resource.k8s.io/devices';
  before(async () => {
    server = await TestServer.start({ release: '1.36' });
    await server.create(`${path}/serviceaccounts`, { metadata: { name: 'default' } });
    const classes = { scopeName: 'VolumeAttributesClass', operator: 'In', values: ['gold'] };
    const quotas: readonly [name: string, hard: Readonly<Record<string, string>>, spec: object][] = [
      ['claims', { persistentvolumeclaims: '1' }, { scopeSelector: { matchExpressions: [classes] } }],
      ['devices', { [DEVICES]: '2' }, {}],
      ['pods', { 'requests.cpu': '1' }, {}],
      ['leaving', { pods: '0' }, { scopes: ['CrossNamespacePodAffinity'] }],
    ];
    for (const [name, hard, spec] of quotas) {
      await server.create(`${path}/resourcequotas`, { metadata: { name }, spec: { hard, ...spec } });
      const used = Object.fromEntries(Object.keys(hard).map((amount) => [amount, '0']));
      const body = { metadata: { name }, status: { hard, used } };
      assert.equal((await server.ask(`${path}/resourcequotas/${name}/status`, { method: 'PUT', body })).status, 200);
    }
  });
  after(() => server.close());

  test('claims count in the scope of their class of attributes alone', async () => {
    const claim = (name: string, volumeAttributesClassName: string): Promise<Answer> =>
      server.create(`${path}/persistentvolumeclaims`, {
        metadata: { name },
        spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1' } }, volumeAttributesClassName },
      });
    assert.equal((await claim('a', 'gold')).status, 201);
    assert.match(
      (await claim('b', 'gold')).json.message,
      /exceeded quota: claims, requested: persistentvolumeclaims=1, used: persistentvolumeclaims=1/,
    );
    assert.equal((await claim('c', 'iron')).status, 201);
  });

  test('claims to devices count the most that they may be given of each class', async () => {
    const claim = (name: string, request: object): Promise<Answer> =>
      server.create('/apis/resource.k8s.io/v1/namespaces/default/resourceclaims?dryRun=All', {
        metadata: { name },
        spec: { devices: { requests: [{ name: 'r', ...request }] } },
      });
    const exceeded = (devices: number): RegExp =>
      new RegExp(`exceeded quota: devices, requested: ${DEVICES}=${devices}, used: ${DEVICES}=0`);
    assert.match((await claim('a', { exactly: { deviceClassName: 'gold', count: 3 } })).json.message, exceeded(3));
    assert.match((await claim('b', { exactly: { deviceClassName: 'gold', allocationMode: 'All' } })).json.message, exceeded(32));
    const either = (...counts: readonly number[]): object => ({
      firstAvailable: counts.map((count, i) => ({ name: `n${i}`, deviceClassName: 'gold', count })),
    });
    assert.equal((await claim('c', either(2, 1))).status, 201);
    assert.match((await claim('d', either(1, 3))).json.message, exceeded(3));
    assert.equal((await claim('e', { exactly: { deviceClassName: 'iron', count: 9 } })).status, 201);
  });

  test('pods tell what they need as a whole, or each of their containers does', async () => {
    const dry = `${path}/pods?dryRun=All`;
    assert.equal((await server.create(dry, pod('a', { resources: { requests: { cpu: '500m' } } }))).status, 201);
    const told = await server.create(dry, pod('b', { containers: [container({ cpu: '1' }), { ...container(), name: 'd' }] }));
    assert.equal(told.json.message, 'pods "b" is forbidden: failed quota: pods: must specify requests.cpu for: d');
    const term = { topologyKey: 'z', namespaceSelector: {}, labelSelector: {} };
    const affinity = { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } };
    const leaving = await server.create(dry, pod('c', { affinity, resources: { requests: { cpu: '500m' } } }));
    assert.match(leaving.json.message, /exceeded quota: leaving, requested: pods=1/);
  });
});
