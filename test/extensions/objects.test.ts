/** Objects of custom kinds: what is kept, filled in, refused and shown of them. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';
import { APPLY, DEFINITIONS, establish, faultsOf, MERGE, OPEN, placeOf, thing, versionOf } from './definition.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'object',
  properties,
  ...more,
});
const text = { type: 'string' };
const whole = { type: 'integer' };

test('unknown fields are dropped at every depth, and kept where the schema says so', async () => {
  await establish(server, {
    schema: object({
      closed: object({ a: whole }),
      open: object({ b: object({ c: whole }) }, { 'x-kubernetes-preserve-unknown-fields': true }),
    }),
  });
  const { json } = await server.create(
    placeOf(),
    thing('a', { closed: { a: 1, x: 2 }, open: { b: { c: 1, x: 2 }, x: { y: [1, { z: null }] } }, top: true }),
  );
  assert.deepEqual([json.closed, json.open, json.top], [{ a: 1 }, { b: { c: 1 }, x: { y: [1, { z: null }] } }, undefined]);
});

test('a key named __proto__ is data', async () => {
  await establish(server);
  await server.ask(placeOf(), { method: 'POST', body: JSON.stringify(thing('a')).replace(/\}$/, ',"x":{"__proto__":{"y":1}}}') });
  assert.match((await server.ask(`${placeOf()}/a`)).text, /"x":\{"__proto__":\{"y":1\}\}/);
});

test('null is kept where a field may hold it, and counts as absent elsewhere', async () => {
  await establish(server, { schema: object({ may: { ...text, nullable: true }, not: text, filled: { ...text, default: 'd' } }) });
  const { json } = await server.create(placeOf(), thing('a', { may: null, not: null, filled: null }));
  assert.deepEqual([json.may, Object.hasOwn(json, 'not'), json.filled], [null, false, 'd']);
});

test('a default that comes later shows on stored objects, without a new version of them', async () => {
  const name = await establish(server, { schema: object({ spec: object({ a: text }) }) });
  const made = await server.create(placeOf(), thing('a', { spec: { a: '1' } }));
  const schema = object({ spec: object({ a: text, b: { ...text, default: 'new' } }) });
  await server.ask(`${DEFINITIONS}/${name}`, { method: 'PATCH', headers: MERGE, body: { spec: { versions: [versionOf('v1', schema)] } } });
  await until(async () => (await server.ask(`${placeOf()}/a`)).json.spec.b === 'new');
  const [listed] = (await server.ask(placeOf())).json.items;
  assert.deepEqual([listed.spec, listed.metadata.resourceVersion], [{ a: '1', b: 'new' }, made.json.metadata.resourceVersion]);
});

test('defaults of one write are not seen by another reader before it is stored', async () => {
  await establish(server, {
    versions: [
      versionOf('v1', object({ spec: object({ a: whole }) })),
      versionOf('v2', object({ spec: object({ a: whole, b: { ...text, default: 'b' } }) })),
    ],
  });
  await server.create(placeOf(), thing('a', { spec: { a: 1 } }));
  const v2 = placeOf('things', undefined, 'v2');
  await server.ask(`${v2}/a?dryRun=All`, { method: 'PATCH', headers: MERGE, body: {} });
  assert.deepEqual((await server.ask(`${placeOf()}/a`)).json.spec, { a: 1 });
  assert.deepEqual((await server.ask(`${v2}/a`)).json.spec, { a: 1 });
});

test('every fault of an object is told, each with its field', async () => {
  await establish(server, {
    schema: object(
      {
        n: { ...whole, minimum: 1 },
        s: { ...text, enum: ['a', 'b'] },
        list: { type: 'array', items: text, maxItems: 1 },
        either: { 'x-kubernetes-int-or-string': true },
      },
      { required: ['s'] },
    ),
  });
  assert.deepEqual(faultsOf(await server.create(placeOf(), thing('a', { n: 0, list: ['x', 'y'], either: 1.5 }))).sort(), [
    'either',
    'list',
    'n',
    's',
  ]);
  assert.equal((await server.create(placeOf(), thing('b', { s: 'a', either: '50%' }))).status, 201);
});

test('whole numbers of 64 bits are exact, larger ones are no integers', async () => {
  await establish(server, { schema: object({ i: whole, any: { 'x-kubernetes-preserve-unknown-fields': true } }) });
  const create = (name: string, fields: string) =>
    server.ask(placeOf(), { method: 'POST', body: JSON.stringify(thing(name)).replace(/\}$/, `,${fields}}`) });
  assert.match(
    (await create('a', '"i":9007199254740993,"any":-9223372036854775808')).text,
    /"any":-9223372036854775808,"i":9007199254740993/,
  );
  assert.deepEqual(faultsOf(await create('b', '"i":9223372036854775808')), ['i']);
  assert.equal((await create('c', '"i":1e3')).json.i, 1000);
});

test('embedded objects have a kind, and the metadata of all objects', async () => {
  await establish(server, { schema: object({ pod: { ...OPEN, 'x-kubernetes-embedded-resource': true } }) });
  const pod = (more: Record<string, unknown>) => ({ pod: { apiVersion: 'v1', kind: 'Pod', spec: { x: 1 }, ...more } });
  const { json } = await server.create(placeOf(), thing('a', pod({ metadata: { name: 'p', unknown: 1 } })));
  assert.deepEqual(json.pod, { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p' }, spec: { x: 1 } });
  assert.deepEqual(faultsOf(await server.create(placeOf(), thing('b', { pod: { apiVersion: 'v1' } }))), ['pod.kind']);
  assert.equal((await server.create(placeOf(), thing('c', pod({ metadata: { labels: { a: 1 } } })))).status, 400);
  const owned = pod({
    metadata: {
      managedFields: [
        { operation: 'Bad', fieldsType: 'else' },
        { operation: 'Apply', fieldsType: 'FieldsV1' },
      ],
    },
  });
  assert.deepEqual(faultsOf(await server.create(placeOf(), thing('d', owned))), [
    'pod.metadata.managedFields[0].operation',
    'pod.metadata.managedFields[0].fieldsType',
  ]);
});

test('entries of owners in embedded objects are judged, too', async () => {
  await establish(server, { schema: object({ pod: { ...OPEN, 'x-kubernetes-embedded-resource': true } }) });
  const managedFields = [{ manager: 'x', operation: 'Bad', fieldsType: 'Odd' }];
  const { json } = await server.create(placeOf(), thing('a', { pod: { apiVersion: 'v1', kind: 'Pod', metadata: { managedFields } } }));
  assert.deepEqual(
    json.details.causes.map(({ field, message }: Record<string, string>) => [field, message]),
    [
      ['pod.metadata.managedFields[0].operation', 'Invalid value: "Bad": must be `Apply` or `Update`'],
      ['pod.metadata.managedFields[0].fieldsType', 'Invalid value: "Odd": must be `FieldsV1`'],
    ],
  );
});

test('of what was stored before it was an embedded object, what can be read is shown', async () => {
  const name = await establish(server, { schema: object({ pod: OPEN }) });
  const metadata = { name: 'p', labels: { a: 1 }, generation: 'x', annotations: { b: 'c' } };
  await server.create(placeOf(), thing('a', { pod: { apiVersion: 1, kind: 'Pod', metadata, spec: { x: 1 } } }));
  await server.create(placeOf(), thing('b', { pod: { metadata: 'x' } }));
  const schema = object({ pod: { ...OPEN, 'x-kubernetes-embedded-resource': true } });
  await server.ask(`${DEFINITIONS}/${name}`, { method: 'PATCH', headers: MERGE, body: { spec: { versions: [versionOf('v1', schema)] } } });
  const shown = async (of: string): Promise<unknown> => (await server.ask(`${placeOf()}/${of}`)).json.pod;
  const mended = { kind: 'Pod', metadata: { name: 'p', annotations: { b: 'c' } }, spec: { x: 1 } };
  await until(async () => isDeepStrictEqual(await shown('a'), mended));
  assert.deepEqual(await shown('b'), {});
  assert.equal((await server.ask(placeOf())).json.items.length, 2);
});

test('the status is written through its subresource alone, and generation counts the rest', async () => {
  await establish(server, { version: { subresources: { status: {} } } });
  const made = await server.create(placeOf(), thing('a', { spec: 1, status: 'ignored' }));
  assert.deepEqual([made.json.status, made.json.metadata.generation], [undefined, 1]);
  const patch = (path: string, body: unknown) => server.ask(`${placeOf()}/a${path}`, { method: 'PATCH', headers: MERGE, body });
  const written = await patch('/status', { spec: 2, status: 'seen', metadata: { labels: { l: '1' } } });
  assert.deepEqual(
    [written.json.spec, written.json.status, written.json.metadata.labels, written.json.metadata.generation],
    [1, 'seen', undefined, 1],
  );
  assert.equal((await patch('', { spec: 3 })).json.metadata.generation, 2);
});

test('the scale reads and writes replicas', async () => {
  const scale = { specReplicasPath: '.spec.n', statusReplicasPath: '.status.n', labelSelectorPath: '.status.sel' };
  await establish(server, { version: { subresources: { status: {}, scale } } });
  await server.create(placeOf(), thing('a', { spec: {} }));
  const at = `${placeOf()}/a/scale`;
  assert.equal((await server.ask(at)).status, 422);
  const body = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata: { name: 'a' }, spec: { replicas: 3 } };
  assert.deepEqual((await server.ask(at, { method: 'PUT', body })).json.spec, { replicas: 3 });
  await server.ask(`${placeOf()}/a/status`, { method: 'PATCH', headers: MERGE, body: { status: { n: 2, sel: 'a=b' } } });
  assert.deepEqual((await server.ask(at)).json.status, { replicas: 2, selector: 'a=b' });
  assert.deepEqual(faultsOf(await server.ask(at, { method: 'PATCH', headers: MERGE, body: { spec: { replicas: -1 } } })), ['.spec.n']);
});

test('owners share lists by the markers of the schema', async () => {
  const items = object({ name: text, v: text }, { required: ['name'] });
  const list = { type: 'array', items, 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['name'] };
  await establish(server, { schema: object({ list, atomic: { type: 'array', items: text } }) });
  const apply = (by: string, more: Record<string, unknown>) =>
    server.ask(`${placeOf()}/a?fieldManager=${by}`, { method: 'PATCH', headers: APPLY, body: thing('a', more) });
  await apply('one', { list: [{ name: 'x', v: '1' }], atomic: ['p'] });
  const both = await apply('two', { list: [{ name: 'y', v: '2' }] });
  assert.deepEqual(
    both.json.list.map((item: { name: string }) => item.name),
    ['x', 'y'],
  );
  assert.equal((await apply('two', { list: [{ name: 'y', v: '2' }], atomic: ['q'] })).status, 409);
  assert.deepEqual(faultsOf(await server.create(placeOf(), thing('b', { list: [{ name: 'x' }, { name: 'x' }] }))), ['list[1]']);
});

test('the generation counts what is applied and dropped from inside of what keeps unknown fields', async () => {
  const schema = object({ spec: object({ typed: object({ a: text }) }, { 'x-kubernetes-preserve-unknown-fields': true }) });
  await establish(server, { schema, version: { subresources: { status: {} } } });
  const apply = async (by: string, more: Record<string, unknown>): Promise<unknown[]> => {
    const body = thing('a', more);
    const { json } = await server.ask(`${placeOf()}/a?fieldManager=${by}`, { method: 'PATCH', headers: APPLY, body });
    return [json.spec, json.metadata.generation];
  };
  assert.deepEqual(await apply('one', { spec: { typed: { a: '1' } } }), [{ typed: { a: '1' } }, 1]);
  assert.deepEqual(await apply('two', { spec: { typed: { other: '1' } } }), [{ typed: { a: '1' } }, 2]);
  assert.deepEqual(await apply('three', { spec: { typed: { a: '1' } } }), [{ typed: { a: '1' } }, 2]);
});

test("nobody owns an object any more of which an owner's version cannot say all that is there", async () => {
  const v1 = object({ spec: object({ shared: text, fresh: { ...text, default: 'new' } }) });
  const v1beta1 = object({ spec: object({ shared: text }) });
  await establish(server, { versions: [versionOf('v1', v1), versionOf('v1beta1', v1beta1), versionOf('v1alpha1', OPEN)] });
  const at = (version: string): string => placeOf().replace('/v1/', `/${version}/`);
  const of = (version: string, shared: string): object => ({
    ...thing('a', { spec: { shared } }),
    apiVersion: `test.example.com/${version}`,
  });
  const owners = ({ json }: { json: { metadata: { managedFields?: object[] } } }): number => json.metadata.managedFields?.length ?? 0;
  const made = await server.create(at('v1beta1'), of('v1beta1', 'a'));
  assert.equal(owners(made), 1);
  const { resourceVersion } = made.json.metadata;
  const body = { ...of('v1alpha1', 'b'), metadata: { name: 'a', resourceVersion } };
  assert.equal(owners(await server.ask(`${at('v1alpha1')}/a`, { method: 'PUT', body })), 0);
});

test('strategic merge patches and Protobuf are not for custom kinds', async () => {
  await establish(server);
  await server.create(placeOf(), thing('a'));
  const strategic = { 'Content-Type': 'application/strategic-merge-patch+json' };
  assert.equal((await server.ask(`${placeOf()}/a`, { method: 'PATCH', headers: strategic, body: {} })).status, 415);
  const protobuf = 'application/vnd.kubernetes.protobuf';
  assert.equal((await server.ask(`${placeOf()}/a`, { headers: { Accept: protobuf } })).status, 406);
  assert.equal((await server.ask(`${placeOf()}/a`, { headers: { Accept: `${protobuf}, application/json` } })).status, 200);
});

test('tables have the columns of the version', async () => {
  const columns = [
    { name: 'Size', type: 'integer', jsonPath: '.spec.size' },
    { name: 'Ready', type: 'string', jsonPath: '.status[?(@.type=="Ready")].value' },
    { name: 'All', type: 'string', jsonPath: '.spec', priority: 1 },
  ];
  await establish(server, { version: { additionalPrinterColumns: columns } });
  await server.create(placeOf(), thing('a', { spec: { size: 3 }, status: [{ type: 'Ready', value: 'yes' }] }));
  await server.create(placeOf(), thing('b'));
  const { json } = await server.ask(placeOf(), { headers: { Accept: 'application/json;as=Table;g=meta.k8s.io;v=v1' } });
  assert.deepEqual(
    json.columnDefinitions.map((c: { name: string }) => c.name),
    ['Name', 'Size', 'Ready', 'All'],
  );
  assert.deepEqual(
    json.rows.map((row: { cells: unknown[] }) => row.cells),
    [
      ['a', 3, 'yes', '{"size":3}'],
      ['b', null, null, null],
    ],
  );
});

test('requests in a deprecated version are warned', async () => {
  await establish(server, { versions: [versionOf('v1', OPEN), versionOf('v1beta1', OPEN, { deprecated: true })] });
  const { headers } = await server.ask(placeOf('things', undefined, 'v1beta1'));
  assert.equal(headers.warning, '299 - "test.example.com/v1beta1 Thing is deprecated; use test.example.com/v1 Thing"');
});

test('a write that changes nothing but the order of members keeps the version', async () => {
  await establish(server);
  const made = await server.create(placeOf(), thing('a', { x: { b: 1, a: 2 } }));
  const { resourceVersion } = made.json.metadata;
  const again = await server.ask(`${placeOf()}/a`, { method: 'PUT', body: { ...made.json, x: { a: 2, b: 1 } } });
  assert.equal(again.json.metadata.resourceVersion, resourceVersion);
});
