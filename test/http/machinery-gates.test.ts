/** Gates that say how the API itself works: switched off, it is as it was before them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { serviceAccount } from '../../runtime/admission/plugins/pods/service-account.js';
import { TestServer } from '../support/server.js';

let server: TestServer;

before(async () => {
  server = await TestServer.start({
    featureGates: {
      APIListChunking: false,
      APIResponseCompression: false,
      BoundServiceAccountTokenVolume: false,
      RemoveSelfLink: false,
      WarningHeaders: false,
    },
    admission: [serviceAccount],
  });
  for (const name of ['a', 'b']) await server.create(CONFIG_MAPS, { metadata: { name, labels: { name } }, data: { k: 'v' } });
});

after(() => server.close());

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
const LINK = `${CONFIG_MAPS}/a`;

test('objects and lists show their own paths, in whatever form', async () => {
  const { json: object } = await server.ask(LINK);
  assert.equal(object.metadata.selfLink, LINK);
  assert.deepEqual(Object.keys(object.metadata).slice(0, 3), ['name', 'namespace', 'selfLink']);
  const { json: list } = await server.ask(CONFIG_MAPS);
  assert.equal(list.metadata.selfLink, CONFIG_MAPS);
  assert.deepEqual(
    list.items.map(({ metadata, kind }: { metadata: { selfLink: string }; kind?: string }) => [metadata.selfLink, kind]),
    [
      [LINK, undefined],
      [`${CONFIG_MAPS}/b`, undefined],
    ],
  );
  const table = await server.ask(CONFIG_MAPS, { headers: { Accept: 'application/json;as=Table;g=meta.k8s.io;v=v1' } });
  assert.equal(table.json.rows[0].object.metadata.selfLink, LINK);
  const protobuf = await server.ask(LINK, { headers: { Accept: 'application/vnd.kubernetes.protobuf' } });
  assert.ok(protobuf.bytes.includes(LINK));
  const yaml = await server.ask(LINK, { headers: { Accept: 'application/yaml' } });
  assert.match(yaml.text, new RegExp(`^ {2}selfLink: ${LINK}$`, 'm'));
});

test('the path is that of the version and the subresource asked for', async () => {
  const budgets = (version: string): string => `/apis/policy/${version}/namespaces/default/poddisruptionbudgets`;
  await server.create(budgets('v1beta1'), { metadata: { name: 'p' }, spec: { minAvailable: 1 } });
  for (const path of [`${budgets('v1')}/p`, `${budgets('v1beta1')}/p`, `${budgets('v1')}/p/status`])
    assert.equal((await server.ask(path)).json.metadata.selfLink, path);
  assert.equal((await server.ask('/api/v1/namespaces/default')).json.metadata.selfLink, '/api/v1/namespaces/default');
  const controllers = '/api/v1/namespaces/default/replicationcontrollers';
  const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'x' }] } };
  await server.create(controllers, { metadata: { name: 'r' }, spec: { selector: { a: 'b' }, template } });
  assert.equal((await server.ask(`${controllers}/r/scale`)).json.metadata.selfLink, `${controllers}/r/scale`);
});

test('events of a watch show it, and what is stored does not', async () => {
  const watch = server.watch(`${CONFIG_MAPS}?watch=1&fieldSelector=metadata.name%3Da`);
  assert.equal((await watch.next()).type, 'ADDED');
  await server.ask(LINK, { method: 'PATCH', headers: { 'Content-Type': 'application/merge-patch+json' }, body: { data: { k: 'w' } } });
  const { object } = await watch.next();
  assert.match(JSON.stringify(object.metadata), new RegExp(`"selfLink":"${LINK}"`));
  watch.close();
  const [entry] = (await server.server.registry.byId('configmaps').environment.engine.range('/registry/configmaps/')).entries;
  assert.ok(entry !== undefined && !entry.value.includes('selfLink'));
});

test('lists come in one piece, whatever limit and token say', async () => {
  const { json } = await server.ask(`${CONFIG_MAPS}?limit=1&continue=none`);
  assert.equal(json.items.length, 2);
  assert.equal(json.metadata.continue, undefined);
});

test('nobody is warned, and nothing is compressed', async () => {
  const answer = await server.ask('/apis/policy/v1beta1/podsecuritypolicies');
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.warning, undefined);
  await server.create(CONFIG_MAPS, { metadata: { name: 'large' }, data: { k: 'x'.repeat(200_000) } });
  const large = await server.ask(`${CONFIG_MAPS}/large`, { headers: { 'Accept-Encoding': 'gzip' } });
  assert.equal(large.headers['content-encoding'], undefined);
});

const PODS = '/api/v1/namespaces/default/pods';
const pod = (name: string, spec: object = {}): object => ({
  metadata: { name },
  spec: { containers: [{ name: 'c', image: 'x' }], ...spec },
});

test('a pod mounts the token in the first secret of its account that has one, and waits for it', async () => {
  const accounts = '/api/v1/namespaces/default/serviceaccounts';
  await server.create(accounts, { metadata: { name: 'robot' }, secrets: [{ name: 'plain' }, { name: 'robot.token' }] });
  await server.create('/api/v1/namespaces/default/secrets', { metadata: { name: 'plain' } });
  const early = await server.create(PODS, pod('early', { serviceAccountName: 'robot' }));
  assert.equal(early.status, 500);
  assert.equal(early.headers['retry-after'], '1');
  assert.deepEqual(
    [early.json.reason, early.json.details],
    ['ServerTimeout', { name: 'create pod', kind: 'serviceaccounts', retryAfterSeconds: 1 }],
  );
  const secret = {
    type: 'kubernetes.io/service-account-token',
    metadata: { name: 'robot.token', annotations: { 'kubernetes.io/service-account.name': 'robot' } },
    data: { token: 'eA==' },
  };
  assert.equal((await server.create('/api/v1/namespaces/default/secrets', secret)).status, 201);
  const { json } = await server.create(PODS, pod('late', { serviceAccountName: 'robot' }));
  assert.deepEqual(json.spec.volumes, [{ name: 'robot-token', secret: { secretName: 'robot.token', defaultMode: 420 } }]);
  assert.deepEqual(json.spec.containers[0].volumeMounts, [
    { name: 'robot-token', readOnly: true, mountPath: '/var/run/secrets/kubernetes.io/serviceaccount' },
  ]);
  const taken = await server.create(PODS, pod('taken', { serviceAccountName: 'robot', volumes: [{ name: 'robot-token', emptyDir: {} }] }));
  assert.match(taken.json.spec.volumes[1].name, /^robot-token-\w{5}$/);
  const without = await server.create(PODS, pod('without', { serviceAccountName: 'robot', automountServiceAccountToken: false }));
  assert.equal(without.json.spec.volumes, undefined);
});

test('by default large answers are compressed for clients that take it, whole or in parts', async () => {
  const other = await TestServer.start();
  try {
    const body = (name: string): object => ({ metadata: { name }, data: { k: 'x'.repeat(200_000) } });
    for (const name of ['a', 'b', 'c']) await other.create(CONFIG_MAPS, body(name));
    const sizes: Record<string, number> = {};
    for (const path of [CONFIG_MAPS, LINK]) {
      const plain = await other.ask(path);
      const zipped = await other.ask(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
      assert.equal(zipped.headers['content-encoding'], 'gzip');
      assert.equal(zipped.headers.vary, 'Accept-Encoding');
      assert.equal(gunzipSync(zipped.bytes).toString(), plain.text);
      sizes[path] = zipped.bytes.length;
    }
    assert.ok(Object.values(sizes).every((size) => size < 10_000));
    for (const accepted of ['identity', 'gzip;q=0', 'x-gzip'])
      assert.equal((await other.ask(LINK, { headers: { 'Accept-Encoding': accepted } })).headers['content-encoding'], undefined);
    assert.equal(
      (await other.ask('/api/v1/namespaces/default', { headers: { 'Accept-Encoding': 'gzip' } })).headers['content-encoding'],
      undefined,
    );
    const measured = await other.ask('/metrics', { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(measured.headers['content-encoding'], 'gzip');
    assert.match(gunzipSync(measured.bytes).toString(), /^# HELP /);
  } finally {
    await other.close();
  }
});
