/** A group, a kind and two versions of it are YAML files and one run of the generator: nothing else is edited. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { generatedFrom, type KeptGenerated } from '../support/generated.js';
import { TestServer } from '../support/server.js';

const GROUP = `group: shop.example.com
priority: 500
versions:
  v1: {}
  v1beta1: {}
`;

const STABLE = `kind: Order
description: Something a customer wants, and how it is to be delivered.
resource:
  plural: orders
  shortNames: [ ord ]
  scope: Namespaced
  storage: { prefix: shop.example.com/orders }
  writes: { generation: spec }
  subresources:
    status: { verbs: [ get, patch, update ] }
  columns:
    - { name: Name, type: string, format: name, value: .metadata.name }
    - { name: Delivery, type: string, value: .spec.delivery }
    - { name: Age, type: string, value: .metadata.creationTimestamp }
  selectable:
    spec.customer: { path: spec.customer }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: OrderSpec, proto: 2, description: What is ordered. }
  status: { type: OrderStatus, proto: 3, description: How far the order is. }
types:
  OrderSpec:
    description: What is ordered, by whom and how it is to arrive.
    fields:
      customer: { type: string, proto: 1, required: true, keepEmpty: true, nonEmpty: true, description: Name of the customer. }
      delivery: { type: string, proto: 2, default: Post, enum: [ Post, Courier ], description: How the order travels. }
      count: { type: int32, proto: 3, nullable: true, default: 1, min: 1, max: 100, description: How many pieces. }
      code: { type: string, proto: 4, pattern: '^(a+)+$', description: What it is called at the till. }
      wrapping: { type: string, proto: 5, nullable: true, values: [ Paper, Box ], closed: true, description: What it comes in. }
      occasion: { type: string, proto: 6, values: [ Birthday, Wedding ], description: What it is bought for. }
  OrderStatus:
    description: How far the order is.
    fields:
      phase: { type: string, proto: 1, description: Word for the state the order is in. }
`;

const BETA = STABLE.replace('  storage: { prefix: shop.example.com/orders }\n  writes: { generation: spec }\n', '  hub: shop/v1.Order\n')
  .replace('selectable:\n    spec.customer: { path: spec.customer }', 'selectable:\n    spec.buyer: { path: spec.customer }')
  .replace('      customer:', '      buyer:')
  .replace(
    '    description: What is ordered, by whom and how it is to arrive.\n',
    '    description: What is ordered, by whom and how it is to arrive.\n    conversion: { rename: { buyer: customer } }\n',
  );

let generated: KeptGenerated;
let server: TestServer;

before(async () => {
  generated = await generatedFrom('new-kind', (catalog) => {
    for (const version of ['v1', 'v1beta1']) mkdirSync(path.join(catalog, 'shop', version), { recursive: true });
    writeFileSync(path.join(catalog, 'shop/group.yaml'), GROUP);
    writeFileSync(path.join(catalog, 'shop/v1/Order.yaml'), STABLE);
    writeFileSync(path.join(catalog, 'shop/v1beta1/Order.yaml'), BETA);
  });
  server = await TestServer.start({ catalogue: generated.catalogue });
});
after(async () => {
  await server.close();
});

const at = (version: string, name = ''): string =>
  `/apis/shop.example.com/${version}/namespaces/default/orders${name === '' ? '' : `/${name}`}`;

test('discovery shows the group with both versions', async () => {
  const group = (await server.ask('/apis/shop.example.com')).json;
  assert.deepEqual(
    group.versions.map((v: { version: string }) => v.version),
    ['v1', 'v1beta1'],
  );
  const resources = (await server.ask('/apis/shop.example.com/v1')).json.resources;
  assert.deepEqual(
    resources.map((r: { name: string }) => r.name),
    ['orders', 'orders/status'],
  );
});

test('an object made at one version reads at the other, renamed and with defaults', async () => {
  const made = await server.create(at('v1beta1'), {
    apiVersion: 'shop.example.com/v1beta1',
    kind: 'Order',
    metadata: { name: 'one' },
    spec: { buyer: 'ann' },
  });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(made.json.spec, { buyer: 'ann', delivery: 'Post', count: 1 });
  const stable = (await server.ask(at('v1', 'one'))).json;
  assert.equal(stable.apiVersion, 'shop.example.com/v1');
  assert.deepEqual(stable.spec, { customer: 'ann', delivery: 'Post', count: 1 });
  const patched = await server.ask(at('v1', 'one'), {
    method: 'PATCH',
    body: { spec: { customer: 'bob' } },
    headers: { 'Content-Type': 'application/merge-patch+json' },
  });
  assert.equal(patched.json.metadata.generation, 2);
  assert.equal((await server.ask(at('v1beta1', 'one'))).json.spec.buyer, 'bob');
});

test('a pattern of the catalogue takes time linear in the text, whatever it is', async () => {
  for (const [code, status] of [
    ['a'.repeat(10_000), 201],
    [`${'a'.repeat(10_000)}b`, 422],
  ] as const) {
    const answer = await server.create(`${at('v1')}?dryRun=All`, { metadata: { name: 'coded' }, spec: { customer: 'ann', code } });
    assert.equal(answer.status, status, answer.text.slice(0, 300));
    if (status === 422) assert.match(answer.json.message, /spec\.code: Invalid value: "a+\.\.\.": must match \^\(a\+\)\+\$/);
  }
});

test('what the catalogue forbids is refused with a cause for each fault', async () => {
  const refused = await server.create(at('v1'), { metadata: { name: 'bad' }, spec: { delivery: 'Drone', count: 0 } });
  assert.equal(refused.status, 422);
  assert.deepEqual(
    refused.json.details.causes.map((c: { field: string; reason: string }) => [c.field, c.reason]),
    [
      ['spec.customer', 'FieldValueRequired'],
      ['spec.delivery', 'FieldValueNotSupported'],
      ['spec.count', 'FieldValueInvalid'],
    ],
  );
});

test('values that are closed are refused as those of an enumeration are, and others are left to code', async () => {
  const spec = { customer: 'ann', wrapping: 'Foil', occasion: 'Easter' };
  const refused = await server.create(at('v1'), { metadata: { name: 'wrapped' }, spec });
  assert.deepEqual(refused.json.details.causes, [
    {
      reason: 'FieldValueNotSupported',
      message: 'Unsupported value: "Foil": supported values: "Paper", "Box"',
      field: 'spec.wrapping',
    },
  ]);
  const values = readFileSync(path.join(generated.folder, 'shop/v1/values.ts'), 'utf8');
  assert.match(values, /OrderSpec: .*\n +occasion: \["Birthday","Wedding"\],\n/);
});

test('documents tell of enumerations, not of other values', async () => {
  const { schemas } = JSON.parse(readFileSync(path.join(generated.folder, 'openapi/shop_v1.json'), 'utf8'));
  const name = Object.keys(schemas).find((known) => known.endsWith('.OrderSpec')) ?? '';
  const { delivery, wrapping, occasion } = schemas[name].properties;
  assert.deepEqual([delivery.enum, wrapping.enum, occasion.enum], [['Post', 'Courier'], undefined, undefined]);
});

test('tables, selectors, watches, apply and Protobuf work as for every kind', async () => {
  const table = (await server.ask(at('v1'), { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } })).json;
  assert.deepEqual(table.rows[0].cells.slice(0, 2), ['one', 'Post']);
  assert.equal((await server.ask(`${at('v1beta1')}?fieldSelector=spec.buyer%3Dbob`)).json.items.length, 1);
  const watch = server.watch(`${at('v1beta1')}?watch=1`);
  assert.equal(((await watch.next()).object as { spec: { buyer: string } }).spec.buyer, 'bob');
  const applied = await server.ask(`${at('v1', 'two')}?fieldManager=me`, {
    method: 'PATCH',
    body: { apiVersion: 'shop.example.com/v1', kind: 'Order', metadata: { name: 'two' }, spec: { customer: 'cleo' } },
    headers: { 'Content-Type': 'application/apply-patch+yaml' },
  });
  assert.equal(applied.status, 201, applied.text);
  assert.equal(((await watch.next()).object as { spec: { buyer: string } }).spec.buyer, 'cleo');
  watch.close();
  const binary = await server.ask(at('v1', 'two'), { headers: { Accept: 'application/vnd.kubernetes.protobuf' } });
  assert.equal(binary.bytes.subarray(0, 4).toString('latin1'), 'k8s\0');
  const sent = await server.ask(at('v1', 'two'), {
    method: 'PUT',
    body: binary.bytes,
    headers: { 'Content-Type': 'application/vnd.kubernetes.protobuf' },
  });
  assert.equal(sent.status, 200, sent.text);
});
