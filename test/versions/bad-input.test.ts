/** Versions, fields, numbers and stored bytes that a server meets although it does not know or want them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { MemoryEngine } from '../../runtime/store/index.js';
import { type Answer, TestServer } from '../support/server.js';

const servers = new Map<string, TestServer>();
const at = (release: string): TestServer => servers.get(release) ?? assert.fail(release);
before(async () => {
  for (const release of ['1.15', '1.21', '1.22', '1.25']) servers.set(release, await TestServer.start({ release }));
});
after(async () => {
  for (const server of servers.values()) await server.close();
});

const NO_SUCH_VERSION = { message: 'the server could not find the requested resource', details: {} };

for (const [what, release, path] of [
  ['an unknown version', '1.21', '/apis/apps/v9/deployments'],
  ['a removed version of a group that lives', '1.25', '/apis/batch/v1beta1/cronjobs'],
  ['a version that comes later', '1.15', '/apis/policy/v1/namespaces/default/poddisruptionbudgets'],
  ['a resource that its version has lost', '1.21', '/apis/extensions/v1beta1/deployments'],
] as const) {
  test(`${what} is not found, as a Status`, async () => {
    const answer = await at(release).ask(path);
    assert.equal(answer.status, 404);
    assert.equal(answer.json.kind, 'Status');
    assert.deepEqual({ message: answer.json.message, details: answer.json.details }, NO_SUCH_VERSION);
  });
}

test('a group whose last version is removed is not found, as plain text', async () => {
  const answer = await at('1.22').ask('/apis/extensions/v1beta1/ingresses');
  assert.equal(answer.status, 404);
  assert.equal(answer.text, '404 page not found\n');
});

test('a patch that cannot be read of an object that is not there is told that first', async () => {
  for (const release of ['1.21', '1.25']) {
    const answers = [];
    for (const name of ['there', 'absent']) {
      const path = `/api/v1/namespaces/default/configmaps`;
      if (name === 'there') await at(release).create(path, { metadata: { name } });
      const headers = { 'content-type': 'application/merge-patch+json' };
      answers.push((await at(release).ask(`${path}/${name}`, { method: 'PATCH', headers, body: '{"a":' })).status);
    }
    assert.deepEqual(answers, [400, 404]);
  }
});

test('a body of another version than its path is refused, and names both', async () => {
  const answer = await at('1.21').create('/apis/batch/v1/namespaces/default/cronjobs', {
    apiVersion: 'batch/v1beta1',
    kind: 'CronJob',
    metadata: { name: 'x' },
  });
  assert.equal(answer.status, 400);
  assert.match(answer.json.message, /\bbatch\/v1beta1\b/);
  assert.match(answer.json.message, /\bbatch\/v1\b(?!beta)/);
});

const slice = (path: string, endpoint: object): Promise<Answer> =>
  at('1.21').create(`/apis/discovery.k8s.io/${path}/namespaces/default/endpointslices`, {
    metadata: { generateName: 's' },
    addressType: 'IPv4',
    endpoints: [{ addresses: ['10.0.0.1'], ...endpoint }],
  });

test('a field of a newer version is dropped at an older one, and one of an older at a newer', async () => {
  assert.deepEqual((await slice('v1beta1', { zone: 'z' })).json.endpoints[0], { addresses: ['10.0.0.1'], conditions: {} });
  assert.deepEqual((await slice('v1', { topology: { a: 'b' } })).json.endpoints[0], { addresses: ['10.0.0.1'], conditions: {} });
});

for (const [what, replicas] of [
  ['beyond its 32 bits', 3_000_000_000],
  ['below them', -3_000_000_000],
  ['with a fraction', 1.5],
] as const) {
  test(`a number ${what} is refused, not cut`, async () => {
    const answer = await at('1.21').ask('/apis/apps/v1/namespaces/default/deployments', {
      method: 'POST',
      body: { metadata: { name: 'n' }, spec: { replicas, selector: {}, template: {} } },
    });
    assert.equal(answer.status, 400, answer.text);
    assert.match(answer.json.message, /Replicas|replicas/);
  });
}

test('a number beyond 64 bits is refused, not cut', async () => {
  const body = '{"metadata":{"name":"n"},"spec":{"activeDeadlineSeconds":9223372036854775808,"template":{}}}';
  const answer = await at('1.21').ask('/apis/batch/v1/namespaces/default/jobs', { method: 'POST', body });
  assert.equal(answer.status, 400, answer.text);
});

const CRONJOB = {
  metadata: { name: 'old' },
  spec: {
    schedule: '0 0 * * *',
    concurrencyPolicy: 'Forbid',
    jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } } } },
  },
};
const CRONJOBS = '/apis/batch/v1/namespaces/default/cronjobs';

test('a value that storage has and the enumeration has not is shown, and can be deleted', async () => {
  const server = at('1.21');
  assert.equal((await server.create(CRONJOBS, CRONJOB)).status, 201);
  const resource = server.server.registry.byId('cronjobs.batch');
  const entry = resource.find('default', 'old');
  assert.ok(entry !== undefined);
  const value = Buffer.from(entry.item.json.toString().replace('"Forbid"', '"Odd"'));
  await resource.cache.write({ key: entry.key, value, expected: entry.revision });
  for (const version of ['v1', 'v1beta1'])
    assert.equal((await server.ask(`${CRONJOBS.replace('v1', version)}/old`)).json.spec.concurrencyPolicy, 'Odd');
  assert.equal((await server.ask(`${CRONJOBS}/old`, { method: 'DELETE' })).status, 200);
});

/** The catalogue of a release that stored a kind in another version. */
const storing = (id: string, version: string): typeof catalogue => ({
  ...catalogue,
  resources: catalogue.resources.map((r) => (r.id === id && r.storage !== undefined ? { ...r, storage: { ...r.storage, version } } : r)),
});

for (const [id, version, path, body, other, seen] of [
  ['cronjobs.batch', 'batch/v1', CRONJOBS, CRONJOB, CRONJOBS.replace('v1', 'v1beta1'), 'concurrencyPolicy'],
  [
    'ingresses.networking.k8s.io',
    'extensions/v1beta1',
    '/apis/extensions/v1beta1/namespaces/default/ingresses',
    { metadata: { name: 'old' }, spec: { backend: { serviceName: 's', servicePort: 'http' } } },
    '/apis/networking.k8s.io/v1/namespaces/default/ingresses',
    'defaultBackend',
  ],
] as const) {
  test(`${id} that ${version} stored are read, changed and watched in every version`, async (t) => {
    const engine = new MemoryEngine();
    const keep = engine.close.bind(engine);
    engine.close = async () => undefined;
    const before = await TestServer.start({ engine, catalogue: storing(id, version) });
    assert.equal((await before.create(path, body)).status, 201);
    const uid = (await before.ask(`${path}/old`)).json.metadata.uid;
    await before.close();
    engine.close = keep;

    const now = await TestServer.start({ engine });
    t.after(() => now.close());
    const read = (await now.ask(`${other}/old`)).json;
    assert.equal(read.metadata.uid, uid);
    assert.ok(read.spec[seen] !== undefined);
    const patched = await now.ask(`${other}/old`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/merge-patch+json' },
      body: { metadata: { labels: { a: 'b' } } },
    });
    assert.equal(patched.status, 200, patched.text);
    const listed = (await now.ask(path)).json.items;
    assert.deepEqual(
      listed.map((i: { metadata: { labels: unknown } }) => i.metadata.labels),
      [{ a: 'b' }],
    );
    assert.deepEqual(listed[0].spec, (await now.ask(`${path}/old`)).json.spec);
  });
}
