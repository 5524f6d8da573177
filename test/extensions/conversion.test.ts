/** Webhooks that convert: what they are asked, and what is made of answers that are not true. */
import assert from 'node:assert/strict';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { serverAs } from '../../runtime/controllers/framework/author.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { TestServer } from '../support/server.js';
import { establish, MERGE, OPEN, placeOf, thing, versionOf } from './definition.js';

// biome-ignore lint/suspicious/noExplicitAny: reviews of any shape
type Review = any;

const own = throwawayCertificate(['localhost']);
let server: TestServer;
let hook: https.Server;
let answer: (review: Review) => Review;
const asked: Review[] = [];

/** Adds ten to `x` on the way to v2, and takes them away on the way back. */
function honest({ apiVersion, request }: Review): Review {
  const { uid, desiredAPIVersion, objects } = request;
  const step = desiredAPIVersion.endsWith('/v2') ? 10 : -10;
  const convertedObjects = objects.map((object: Review) => ({ ...object, apiVersion: desiredAPIVersion, x: (object.x ?? 0) + step }));
  return { apiVersion, kind: 'ConversionReview', response: { uid, result: { status: 'Success' }, convertedObjects } };
}

/** An honest answer, but for what is changed in the objects. */
const changed = (change: (object: Review) => Review) => (review: Review) => {
  const told = honest(review);
  told.response.convertedObjects = told.response.convertedObjects.map(change);
  return told;
};

before(async () => {
  hook = https.createServer(own, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const review = JSON.parse(Buffer.concat(chunks).toString());
    asked.push(review);
    const told = answer(review);
    response.writeHead(typeof told === 'number' ? told : 200, { 'Content-Type': 'application/json' });
    response.end(typeof told === 'number' ? '{}' : typeof told === 'string' ? told : JSON.stringify(told));
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  server = await TestServer.start();
  const { port } = hook.address() as AddressInfo;
  answer = honest;
  await establish(server, {
    versions: [versionOf('v1', OPEN), versionOf('v2', OPEN)],
    conversion: {
      strategy: 'Webhook',
      webhook: {
        clientConfig: { url: `https://127.0.0.1:${port}/convert`, caBundle: Buffer.from(own.cert).toString('base64') },
        conversionReviewVersions: ['v1'],
      },
    },
  });
});
after(async () => {
  await server.close();
  hook.closeAllConnections();
  hook.close();
});

const V2 = placeOf('things', undefined, 'v2');

test('objects are stored in the storage version and shown in any other', async () => {
  answer = honest;
  await server.create(placeOf(), thing('a', { x: 1 }));
  assert.equal((await server.ask(`${V2}/a`)).json.x, 11);
  const made = await server.create(V2, thing('b', { x: 20 }, 'v2'));
  assert.deepEqual([made.status, made.json.x], [201, 20]);
  assert.equal((await server.ask(`${placeOf()}/b`)).json.x, 10);
  const patched = await server.ask(`${V2}/a`, { method: 'PATCH', headers: MERGE, body: { x: 15 } });
  assert.equal(patched.json.x, 15);
  assert.equal((await server.ask(`${placeOf()}/a`)).json.x, 5);
});

test('a client in the process sees objects as one over HTTP does', async () => {
  answer = honest;
  await server.create(placeOf(), thing('local', { x: 1 }));
  const things = server.server.api.client(serverAs('test')).resource<{ metadata: { name: string }; x: number }>({
    apiVersion: 'test.example.com/v2',
    kind: 'Thing',
  });
  assert.equal((await things.get('default', 'local')).x, 11);
  const listed = await things.list('default');
  assert.equal(listed.find(({ metadata }) => metadata.name === 'local')?.x, 11);
  assert.equal((await things.patch('default', 'local', { x: 15 })).x, 15);
  assert.equal((await server.ask(`${placeOf()}/local`)).json.x, 5);
});

test('a list is converted in one call, and what is in the stored version in none', async () => {
  answer = honest;
  for (const name of ['l1', 'l2', 'l3']) await server.create(placeOf(), thing(name, { x: 1 }));
  asked.length = 0;
  await server.ask(placeOf());
  assert.equal(asked.length, 0);
  const { json } = await server.ask(V2);
  assert.ok(json.items.every((item: Review) => item.apiVersion === 'test.example.com/v2'));
  assert.equal(asked.length, 1);
  assert.ok(asked[0].request.objects.every((object: Review) => object.metadata.resourceVersion === undefined));
});

test('watches show objects in their version', async () => {
  answer = honest;
  const watch = server.watch(`${V2}?watch=1&fieldSelector=metadata.name%3Dw`);
  await server.create(placeOf(), thing('w', { x: 1 }));
  const added = await watch.next();
  assert.deepEqual([added.type, added.object.x], ['ADDED', 11]);
  await server.ask(`${placeOf()}/w`, { method: 'DELETE' });
  const deleted = await watch.next();
  assert.deepEqual([deleted.type, deleted.object.x], ['DELETED', 11]);
  watch.close();
});

test('of metadata only labels and annotations are believed', async () => {
  answer = honest;
  await server.create(placeOf(), {
    ...thing('m', { x: 1 }),
    metadata: { name: 'm', finalizers: ['test.example.com/f'], labels: { l: '1' } },
  });
  answer = changed((object) => ({
    ...object,
    metadata: { ...object.metadata, finalizers: [], creationTimestamp: '2001-01-01T00:00:00Z', generation: 99, labels: { by: 'hook' } },
  }));
  const { metadata } = (await server.ask(`${V2}/m`)).json;
  assert.deepEqual([metadata.labels, metadata.finalizers, metadata.generation], [{ by: 'hook' }, ['test.example.com/f'], 1]);
});

const LIES: readonly [about: string, lie: (review: Review) => Review, told: RegExp][] = [
  ['another status', () => 500, /prevented the request/],
  ['what is no JSON', () => 'oops', /json parse error/],
  ['no response', ({ apiVersion }) => ({ apiVersion, kind: 'ConversionReview' }), /no response provided/],
  ['another review', (review) => ({ ...honest(review), apiVersion: 'apiextensions.k8s.io/v1beta1' }), /unknown conversion/],
  ['another uid', (review) => ({ ...honest(review), response: { ...honest(review).response, uid: 'x' } }), /expected response.uid/],
  [
    'a failure',
    (review) => ({ ...honest(review), response: { uid: review.request.uid, result: { status: 'Failure', message: 'no' } } }),
    /failed: no$/,
  ],
  [
    'fewer objects',
    (review) => ({ ...honest(review), response: { ...honest(review).response, convertedObjects: [] } }),
    /returned 0 objects, expected 1/,
  ],
  ['another version', changed((object) => ({ ...object, apiVersion: 'test.example.com/v3' })), /invalid groupVersion/],
  ['another kind', changed((object) => ({ ...object, kind: 'Other' })), /invalid kind/],
  ['another name', changed((object) => ({ ...object, metadata: { ...object.metadata, name: 'z' } })), /must have the same name/],
  [
    'another namespace',
    changed((object) => ({ ...object, metadata: { ...object.metadata, namespace: 'z' } })),
    /must have the same namespace/,
  ],
  ['another object', changed((object) => ({ ...object, metadata: { ...object.metadata, uid: 'z' } })), /must have the same UID/],
  [
    'labels that are none',
    changed((object) => ({ ...object, metadata: { ...object.metadata, labels: { a: 1 } } })),
    /invalid metadata.labels/,
  ],
  ['no object', changed(() => null), /it is no object/],
];

for (const [about, lie, told] of LIES)
  test(`an answer with ${about} is refused`, async () => {
    answer = honest;
    await server.create(placeOf(), thing('lie', { x: 1 }));
    answer = lie;
    const { status, json } = await server.ask(`${V2}/lie`);
    assert.equal(status, 500);
    assert.match(json.message, /^conversion webhook for test\.example\.com\/v1, Kind=Thing /);
    assert.match(json.message, told);
    const before = (await server.ask(`${placeOf()}/lie`)).json.x;
    assert.equal((await server.ask(`${V2}/lie`, { method: 'PATCH', headers: MERGE, body: { x: 50 } })).status, 500);
    assert.equal((await server.ask(`${placeOf()}/lie`)).json.x, before);
  });

/** Objects with data of so many characters each, listed in the version that is not stored. */
async function listOf(count: number, characters: number): Promise<{ status: number; items: Review[]; message: string }> {
  const namespace = `n${count}x${characters}`;
  const place = placeOf().replace('/default/', `/${namespace}/`);
  await server.create('/api/v1/namespaces', { metadata: { name: namespace } });
  for (let i = 0; i < count; i += 1) await server.create(place, thing(`o${i}`, { x: i, data: 'd'.repeat(characters) }));
  asked.length = 0;
  const { status, json } = await server.ask(place.replace('/v1/', '/v2/'));
  return { status, items: json.items ?? [], message: json.message };
}

test('a list whose objects are large is converted in reviews of a megabyte', async () => {
  answer = honest;
  const { status, items } = await listOf(12, 300_000);
  assert.deepEqual([status, items.length], [200, 12]);
  assert.deepEqual(
    asked.map(({ request }) => request.objects.length),
    [3, 3, 3, 3],
  );
});

test('a list whose converted objects are too large together is converted by fewer at a time', async () => {
  answer = changed((object) => ({ ...object, more: 'm'.repeat(500_000) }));
  const { status, items } = await listOf(16, 10);
  assert.deepEqual([status, items.length], [200, 16]);
  assert.deepEqual(
    items.map(({ x }) => x).sort((a, b) => a - b),
    Array.from({ length: 16 }, (_, i) => i + 10),
  );
  answer = changed((object) => ({ ...object, more: Array.from({ length: 9000 }, () => 0) }));
  assert.equal((await listOf(18, 10)).status, 200);
});

/** Answers beyond the bounds, made from the honest one's text. */
const TOO_MUCH: readonly [about: string, text: (honestText: string) => string, told: RegExp][] = [
  ['bytes', (text) => text.replace('"x":', `"more":"${'m'.repeat(4 * 1024 * 1024)}","x":`), /answered more than 3145728 bytes/],
  ['values', (text) => text.replace('"x":', `"more":[${'[],'.repeat(150_000)}0],"x":`), /more than 100000 values/],
  ['levels', (text) => text.replace('"x":', `"more":${'['.repeat(20_000)}${']'.repeat(20_000)},"x":`), /nested deeper than 10000 levels/],
];
for (const [about, text, told] of TOO_MUCH)
  test(`an object with too many ${about} is no conversion of one`, async () => {
    answer = honest;
    await server.create(placeOf(), thing('much', { x: 1 }));
    answer = (review) => text(JSON.stringify(honest(review)));
    const { status, json } = await server.ask(`${V2}/much`);
    assert.equal(status, 500);
    assert.match(json.message, told);
  });
