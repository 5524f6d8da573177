/** Three words in service.yaml carry the API's name: with others, nothing of the old ones is left on the wire. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Generated, generatedUnderOtherWords } from '../support/generated.js';
import { TestServer } from '../support/server.js';

let generated: Generated;
let server: TestServer;

before(async () => {
  generated = await generatedUnderOtherWords();
  server = await TestServer.start({ catalogue: generated.catalogue, featureGates: { OpenAPIV3: true } });
});
after(async () => {
  await server.close();
  generated.remove();
});

/** Names of schema extensions are fixed by the specification; everything else follows the words. */
const traces = (text: string): string[] => text.replace(/x-kubernetes-[a-z-]+/g, '').match(/.{0,40}(k8s\.io|kubernetes).{0,40}/gi) ?? [];

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
