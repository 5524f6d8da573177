/** Several servers in one process, of different catalogues and settings: none knows of another. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Generated, generatedUnderOtherWords } from '../support/generated.js';
import { TestServer } from '../support/server.js';

let generated: Generated;
/** The cluster's API, the same under other words, and the same at another release with auditing of nothing. */
let plain: TestServer;
let rebranded: TestServer;
let older: TestServer;

before(async () => {
  generated = await generatedUnderOtherWords();
  plain = await TestServer.start();
  rebranded = await TestServer.start({ catalogue: generated.catalogue });
  older = await TestServer.start({ release: '1.18', minRequestTimeout: 1 });
});
after(async () => {
  await Promise.all([plain.close(), rebranded.close()]);
  generated.remove();
});

const MAPS = '/api/v1/namespaces/default/configmaps';

test('each speaks its own words, whichever started last', async () => {
  const labelsOf = async (server: TestServer): Promise<string[]> =>
    Object.keys((await server.ask('/api/v1/namespaces/default')).json.metadata.labels);
  assert.deepEqual(await labelsOf(plain), ['kubernetes.io/metadata.name']);
  assert.deepEqual(await labelsOf(rebranded), ['acme.io/metadata.name']);
  assert.equal((await plain.ask('/apis/networking.acme.dev')).status, 404);
  assert.equal((await rebranded.ask('/apis/networking.acme.dev')).status, 200);
  const node = { metadata: { name: 'n' } };
  assert.equal((await plain.create('/api/v1/nodes', node)).json.spec.taints[0].key, 'node.kubernetes.io/not-ready');
  assert.equal((await rebranded.create('/api/v1/nodes', node)).json.spec.taints[0].key, 'node.acme.io/not-ready');
});

test('objects and counters of one are not those of another', async () => {
  assert.equal((await plain.create(MAPS, { metadata: { name: 'only-here' } })).status, 201);
  for (const other of [rebranded, older]) assert.equal((await other.ask(`${MAPS}/only-here`)).status, 404);
  await older.ask('/apis/extensions/v1beta1/ingresses');
  const deprecated = async (server: TestServer): Promise<boolean> =>
    (await server.ask('/metrics')).text.includes('apiserver_requested_deprecated_apis{');
  assert.deepEqual([await deprecated(older), await deprecated(plain)], [true, false]);
});

test('one that stops ends its own watches, and those of the others go on', async () => {
  const kept = [plain, rebranded].map((server) => ({ server, watch: server.watch(`${MAPS}?watch=1`) }));
  const ended = older.watch(`${MAPS}?watch=1&timeoutSeconds=3000`);
  await older.close();
  await ended.ended;
  for (const { server, watch } of kept) {
    assert.equal((await server.create(MAPS, { metadata: { name: 'after' } })).status, 201);
    const names: string[] = [];
    while (!names.includes('after')) names.push(String(((await watch.next()).object.metadata as { name: string }).name));
    watch.close();
    assert.equal((await server.ask('/readyz')).text, 'ok');
  }
});
