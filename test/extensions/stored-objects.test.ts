/** What the store holds of custom objects: the defaults of the version they were written in, and what others have written there. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { MemoryEngine } from '../../runtime/store/index.js';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';
import { APPLY, DEFINITIONS, establish, MERGE, OPEN, placeOf, thing, versionOf } from './definition.js';

const PREFIX = '/registry/test.example.com/things/default/';

let engine: MemoryEngine;
let server: TestServer;
beforeEach(async () => {
  engine = new MemoryEngine();
  server = await TestServer.start({ engine });
});
afterEach(() => server.close());

const storedSpec = async (name: string): Promise<unknown> => {
  const { entries } = await engine.range(`${PREFIX}${name}`);
  return JSON.parse(entries[0]?.value?.toString() ?? '{}').spec;
};
const store = (name: string, object: object): Promise<unknown> =>
  engine.commit({ key: `${PREFIX}${name}`, value: Buffer.from(JSON.stringify(object)), expected: undefined });

const AT = '2020-01-01T00:00:00Z';
const V2 = placeOf('things', undefined, 'v2');
const spec = (fields: object): Record<string, unknown> => ({
  type: 'object',
  properties: { spec: { type: 'object', properties: fields } },
});
const filled = (value: string): object => ({ type: 'string', default: value });
const versions = (first: string) => [
  versionOf('v1', spec({ a: filled(first), b: { type: 'string' } })),
  versionOf('v2', spec({ a: { type: 'string' }, b: filled('v2') })),
];

for (const [way, write] of [
  ['made', () => server.create(V2, thing('a', { spec: {} }, 'v2'))],
  ['applied', () => server.ask(`${V2}/a?fieldManager=m`, { method: 'PATCH', headers: APPLY, body: thing('a', { spec: {} }, 'v2') })],
] as const)
  test(`an object ${way} in another version is stored with that version's defaults alone, and shown with the storage version's`, async () => {
    const definition = await establish(server, { versions: versions('1') });
    const answer = await write();
    assert.deepEqual(answer.json.spec, { a: '1', b: 'v2' });
    assert.deepEqual(await storedSpec('a'), { b: 'v2' });
    assert.deepEqual((await server.ask(`${placeOf()}/a`)).json.spec, { a: '1', b: 'v2' });
    const patch = { spec: { versions: versions('2') } };
    await server.ask(`${DEFINITIONS}/${definition}`, { method: 'PATCH', headers: MERGE, body: patch });
    await until(async () => (await server.ask(`${placeOf()}/a`)).json.spec.a === '2');
  });

test('an update in another version leaves the default of the storage version out of the store', async () => {
  await establish(server, { versions: versions('1') });
  const { json } = await server.create(placeOf(), thing('a', { spec: {} }));
  assert.deepEqual(await storedSpec('a'), { a: '1' });
  const metadata = { name: 'a', resourceVersion: json.metadata.resourceVersion };
  await server.ask(`${V2}/a`, { method: 'PUT', body: { ...thing('a', { spec: { b: 'x' } }, 'v2'), metadata } });
  assert.deepEqual(await storedSpec('a'), { b: 'x' });
});

test('metadata that does not fit is left out of what others have stored, field by field', async () => {
  await establish(server, { schema: OPEN });
  await server.create(placeOf(), thing('good'));
  const metadata = {
    name: 'a',
    namespace: 'default',
    uid: 'u',
    creationTimestamp: AT,
    annotations: { n: 1 },
    labels: { a: 'b' },
    generation: 'x',
  };
  await store('a', { ...thing('a'), metadata: { ...metadata, finalizers: 'f', ownerReferences: [1], managedFields: {} }, x: 1 });
  await until(async () => (await server.ask(`${placeOf()}/a`)).status !== 404);
  const { status, json } = await server.ask(`${placeOf()}/a`);
  assert.equal(status, 200, JSON.stringify(json));
  const { resourceVersion: _, ...shown } = json.metadata;
  assert.deepEqual([shown, json.x], [{ name: 'a', namespace: 'default', uid: 'u', creationTimestamp: AT, labels: { a: 'b' } }, 1]);
  assert.equal((await server.ask(placeOf())).json.items.length, 2);
  const patched = await server.ask(`${placeOf()}/a`, { method: 'PATCH', headers: MERGE, body: { x: 2 } });
  assert.equal(patched.status, 200, patched.text);
});

test('what has no readable name is no object', async () => {
  await establish(server, { schema: OPEN });
  await server.create(placeOf(), thing('good'));
  await store('a', { ...thing('a'), metadata: { name: 1, namespace: 'default' } });
  await until(async () => (await server.ask(`${placeOf()}/a`)).status !== 404);
  assert.equal((await server.ask(`${placeOf()}/a`)).status, 500);
});
