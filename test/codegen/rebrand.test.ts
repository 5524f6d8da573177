/**
 * Three words in service.yaml carry the API's name: with others, nothing of the old ones is left on the wire, and servers of other
 * catalogues and settings in the same process keep theirs.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { generatedUnderOtherWords, type KeptGenerated } from '../support/generated.js';
import { TestServer } from '../support/server.js';

let generated: KeptGenerated;
let server: TestServer;

before(async () => {
  generated = await generatedUnderOtherWords();
  server = await TestServer.start({ catalogue: generated.catalogue, featureGates: { OpenAPIV3: true } });
});
after(async () => {
  await server.close();
});

/** Names of schema extensions are fixed by the specification; everything else follows the words. */
const traces = (text: string): string[] =>
  [...text.replace(/x-kubernetes-[a-z-]+/g, '').matchAll(/k8s\.io|kubernetes/gi)].map(({ index, input }) =>
    input.slice(Math.max(0, index - 40), index + 50),
  );

const paths = [
  '/api',
  '/apis',
  '/api/v1',
  '/apis/discovery.acme.dev/v1',
  '/apis/rbac.authorization.acme.dev/v1',
  '/openapi/v2',
  '/openapi/v3',
  '/openapi/v3/api/v1',
  '/openapi/v3/apis/apps/v1',
  '/api/v1/namespaces',
  '/nosuch',
];

for (const path of paths) {
  test(`${path} says nothing of the old words`, async () => {
    const answer = await server.ask(path);
    assert.ok(answer.status === 200 || path === '/nosuch', answer.text);
    assert.deepEqual(traces(answer.text).slice(0, 3), []);
  });
}

test('stock clients are answered in the forms that they ask for', async () => {
  const headers = { Accept: 'application/vnd.kubernetes.protobuf' };
  const binary = await server.ask('/api/v1/namespaces/default', { headers });
  assert.equal(binary.headers['content-type'], 'application/vnd.kubernetes.protobuf');
  const sent = await server.ask('/api/v1/namespaces/default', {
    method: 'PUT',
    body: binary.bytes,
    headers: { 'Content-Type': 'application/vnd.kubernetes.protobuf' },
  });
  assert.equal(sent.status, 200, sent.text);
  const deleted = await server.ask('/api/v1/namespaces/default/configmaps', { method: 'DELETE', body: '', headers });
  assert.equal(deleted.status, 200, deleted.text);
  for (const as of ['Table', 'PartialObjectMetadataList']) {
    const list = await server.ask('/api/v1/namespaces', { headers: { Accept: `application/json;as=${as};v=v1;g=meta.k8s.io` } });
    assert.deepEqual([list.json.kind, list.json.apiVersion], [as, 'meta.k8s.io/v1']);
  }
  const metadata = { headers: { Accept: 'application/vnd.kubernetes.protobuf;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io' } };
  const listed = await server.ask('/api/v1/namespaces', metadata);
  assert.deepEqual([listed.status, listed.bytes.includes('meta.k8s.io/v1')], [200, true]);
});

test('media types, metadata forms and labels use the new words', async () => {
  const table = await server.ask('/api/v1/namespaces', { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.acme.dev' } });
  assert.equal(table.json.apiVersion, 'meta.acme.dev/v1');
  const binary = await server.ask('/api/v1/namespaces/default', { headers: { Accept: 'application/vnd.acme.protobuf' } });
  assert.equal(binary.headers['content-type'], 'application/vnd.acme.protobuf');
  assert.equal((await server.ask('/api/v1/namespaces/default')).json.metadata.labels['acme.io/metadata.name'], 'default');
});

describe('servers side by side', () => {
  /** The cluster's API under its own words, and the same at another release. */
  let plain: TestServer;
  let older: TestServer;
  before(async () => {
    plain = await TestServer.start();
    older = await TestServer.start({ release: '1.18', minRequestTimeout: 1 });
  });
  after(() => plain.close());

  const MAPS = '/api/v1/namespaces/default/configmaps';
  test('each speaks its own words, whichever started last', async () => {
    const labelsOf = async (of: TestServer): Promise<string[]> =>
      Object.keys((await of.ask('/api/v1/namespaces/default')).json.metadata.labels);
    assert.deepEqual(await labelsOf(plain), ['kubernetes.io/metadata.name']);
    assert.deepEqual(await labelsOf(server), ['acme.io/metadata.name']);
    assert.equal((await plain.ask('/apis/networking.acme.dev')).status, 404);
    assert.equal((await server.ask('/apis/networking.acme.dev')).status, 200);
    const node = { metadata: { name: 'n' } };
    assert.equal((await plain.create('/api/v1/nodes', node)).json.spec.taints[0].key, 'node.kubernetes.io/not-ready');
    assert.equal((await server.create('/api/v1/nodes', node)).json.spec.taints[0].key, 'node.acme.io/not-ready');
  });

  test('objects and counters of one are not those of another', async () => {
    assert.equal((await plain.create(MAPS, { metadata: { name: 'only-here' } })).status, 201);
    for (const other of [server, older]) assert.equal((await other.ask(`${MAPS}/only-here`)).status, 404);
    await older.ask('/apis/extensions/v1beta1/ingresses');
    const deprecated = async (of: TestServer): Promise<boolean> =>
      (await of.ask('/metrics')).text.includes('apiserver_requested_deprecated_apis{');
    assert.deepEqual([await deprecated(older), await deprecated(plain)], [true, false]);
  });

  test('one that stops ends its own watches, and those of the others go on', async () => {
    const kept = [plain, server].map((one) => ({ one, watch: one.watch(`${MAPS}?watch=1`) }));
    const ended = older.watch(`${MAPS}?watch=1&timeoutSeconds=3000`);
    await older.close();
    await ended.ended;
    for (const { one, watch } of kept) {
      assert.equal((await one.create(MAPS, { metadata: { name: 'after' } })).status, 201);
      const names: string[] = [];
      while (!names.includes('after')) names.push(String(((await watch.next()).object.metadata as { name: string }).name));
      watch.close();
      assert.equal((await one.ask('/readyz')).text, 'ok');
    }
  });
});
