/** Metadata and options that only old clients send. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({});
  await server.create(MAPS, { metadata: { name: 'm' } });
});
after(() => server.close());

const MAPS = '/api/v1/namespaces/default/configmaps';
const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
const withLink = { metadata: { name: 'm', selfLink: '/x' } };
const put = (body: object, headers = {}): Promise<Answer> => server.ask(`${MAPS}/m?dryRun=All`, { method: 'PUT', headers, body });
const make = (body: object, headers = {}): Promise<Answer> => server.ask(`${MAPS}?dryRun=All`, { method: 'POST', headers, body });

test('a self link is dropped on create and shown by the dry run of an update, where a table of the object has it, too', async () => {
  assert.equal((await make({ metadata: { name: 'n', selfLink: '/x' } })).json.metadata.selfLink, undefined);
  assert.equal((await put(withLink)).json.metadata.selfLink, '/x');
  const { metadata } = (await put(withLink, { Accept })).json;
  assert.equal(metadata.selfLink, '/x');
  assert.equal(metadata.resourceVersion, (await server.ask(`${MAPS}/m`)).json.metadata.resourceVersion);
});

test('a self link that an update sends is not stored, and changes nothing', async () => {
  const { resourceVersion } = (await server.ask(`${MAPS}/m`)).json.metadata;
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  for (const { status, json } of [
    await server.ask(`${MAPS}/m`, { method: 'PUT', body: withLink }),
    await server.ask(`${MAPS}/m`, { method: 'PATCH', headers, body: withLink }),
  ])
    assert.deepEqual([status, json.metadata.selfLink, json.metadata.resourceVersion], [200, undefined, resourceVersion]);
});

test('the answer to the dry run of a create has the resourceVersion that was sent', async () => {
  for (const [sent, expected] of [
    ['', undefined],
    ['0', '0'],
    ['sample', 'sample'],
  ]) {
    const body = { metadata: { name: 'n', resourceVersion: sent } };
    assert.equal((await make(body)).json.metadata.resourceVersion, expected);
    assert.equal((await make(body, { Accept })).json.metadata.resourceVersion, expected);
  }
  const stored = await server.create(MAPS, { metadata: { name: 'stored', resourceVersion: 'sample' } });
  assert.match(stored.json.metadata.resourceVersion, /^\d+$/);
});

test('no object is exported', async () => {
  for (const value of ['true', '1', ''])
    assert.deepEqual(await server.ask(`${MAPS}/m?export=${value}`).then(({ status, json }) => [status, json.message]), [
      400,
      'the export parameter, deprecated since v1.14, is no longer supported',
    ]);
  assert.equal((await server.ask(`${MAPS}/m?export=false`)).status, 200);
  assert.equal((await server.ask(`${MAPS}?export=true`)).status, 200);
});

test('a field selector of neither label nor value selects all', async () => {
  for (const [selector, count] of [
    ['=', 2],
    ['!=', 2],
    ['==,metadata.name=m', 1],
  ] as const) {
    const { json } = await server.ask(`${MAPS}?fieldSelector=${encodeURIComponent(selector)}`);
    assert.equal(json.items?.length, count, selector);
  }
});

test('a strategic merge patch does not change what kind an object is of', async () => {
  const headers = { 'Content-Type': 'application/strategic-merge-patch+json' };
  for (const body of [{ kind: 'Other' }, { apiVersion: 'other/v1' }, { kind: null, apiVersion: null }]) {
    const { status, json } = await server.ask(`${MAPS}/m?dryRun=All`, { method: 'PATCH', headers, body });
    assert.deepEqual([status, json.kind, json.apiVersion], [200, 'ConfigMap', 'v1']);
  }
});

test('a finalizer without a domain is a fault of its own beside those of its form', async () => {
  const { json } = await make({ metadata: { name: 'n', finalizers: [''] } });
  assert.deepEqual(
    [...new Set(json.details.causes.map(({ field }: { field: string }) => field))],
    ['metadata.finalizers', 'metadata.finalizers[0]'],
  );
});
