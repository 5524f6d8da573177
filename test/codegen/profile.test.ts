/** What clients of an API are held to follows from the profile of its service.yaml, whatever release it shows. */
import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { type Generated, generatedProject } from '../support/generated.js';
import { TestServer } from '../support/server.js';

const ORDER = `kind: Order
description: Something a customer wants.
resource:
  plural: orders
  scope: Namespaced
  storage: { prefix: shop.example.com/orders }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: OrderSpec, proto: 2, description: What is ordered. }
types:
  OrderSpec:
    description: What is ordered.
    fields:
      customer: { type: string, proto: 1, description: Name of the customer. }
      lines: { type: list<OrderLine>, proto: 2, description: What it is made of. }
  OrderLine:
    description: One line of an order.
    fields:
      article: { type: string, proto: 1, description: What is wanted. }
`;

const shop = (service: string): Promise<Generated> =>
  generatedProject({
    'service.yaml': service,
    'shop/group.yaml': 'group: shop.example.com\nversions: { v1: {} }\n',
    'shop/v1/Order.yaml': ORDER,
  });

const BASE = 'extends: [ kindwright/base ]\n';
const made: Record<string, Generated> = {};
before(async () => {
  made.current = await shop(BASE);
  made.strict = await shop(`${BASE}profile: strict\n`);
  made.cluster = await shop(`${BASE}profile: cluster\n`);
});
after(() => {
  for (const each of Object.values(made)) each.remove();
});

const ORDERS = '/apis/shop.example.com/v1/namespaces/default/orders';
const WRONG =
  '{"metadata":{"name":"NAME"},"spec":{"custmer":"ann","customer":"bob","customer":"eve","lines":[{"artikle":"pen"},{"zzz":1}]}}';
const WORDS = [
  'unknown field "spec.custmer" (did you mean "spec.customer"?)',
  'duplicate field "spec.customer"',
  'unknown field "spec.lines[0].artikle" (did you mean "spec.lines[0].article"?)',
  'unknown field "spec.lines[1].zzz"',
];

/** Answers of a server with the profile: to the wrong body with each query, and to a request for the documents. */
async function answersOf(
  t: TestContext,
  profile: string,
  release: string,
): Promise<{ told: (query: string) => Promise<[number, string[], string]>; server: TestServer }> {
  const catalogue = made[profile]?.catalogue;
  assert.ok(catalogue);
  const server = await TestServer.start({ catalogue, release });
  t.after(() => server.close());
  let count = 0;
  const told = async (query: string): Promise<[number, string[], string]> => {
    count += 1;
    const { status, headers, json } = await server.ask(`${ORDERS}${query}`, {
      method: 'POST',
      body: WRONG.replace('NAME', `order-${count}`),
    });
    const warnings = [...String(headers.warning ?? '').matchAll(/299 - "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
      text.replace(/\\(["\\])/g, '$1'),
    );
    return [status, warnings, String(json.message ?? '')];
  };
  return { told, server };
}

const REFUSAL = `Order in version "v1" cannot be handled as a Order: strict decoding error: ${WORDS.join(', ')}`;

for (const release of ['1.36', '1.21']) {
  test(`an API that says nothing warns of fields with the nearest names, at ${release}`, async (t) => {
    const { told, server } = await answersOf(t, 'current', release);
    assert.deepEqual(await told(''), [201, WORDS, '']);
    assert.deepEqual(await told('?fieldValidation=Ignore'), [201, [], '']);
    assert.deepEqual(await told('?fieldValidation=Strict'), [400, [], REFUSAL]);
    assert.equal((await server.ask('/openapi/v3')).status, 200);
  });

  test(`a strict API refuses them unless it is asked to do something else, at ${release}`, async (t) => {
    const { told, server } = await answersOf(t, 'strict', release);
    assert.deepEqual(await told(''), [400, [], REFUSAL]);
    assert.deepEqual(await told('?fieldValidation=Warn'), [201, WORDS, '']);
    assert.deepEqual(await told('?fieldValidation=Ignore'), [201, [], '']);
    const patch = await server.ask(`${ORDERS}/order-2`, {
      method: 'PATCH',
      body: { spec: { custmer: 'ann' } },
      headers: { 'Content-Type': 'application/merge-patch+json' },
    });
    assert.equal(patch.status, 422);
    assert.match(patch.json.message, /unknown field "spec\.custmer" \(did you mean "spec\.customer"\?\)/);
  });
}

test('an API that is a cluster does what a cluster of the release does', async (t) => {
  const old = await answersOf(t, 'cluster', '1.21');
  assert.deepEqual(await old.told('?fieldValidation=Strict'), [201, [], '']);
  assert.equal((await old.server.ask('/openapi/v3')).status, 404);
  const later = await answersOf(t, 'cluster', '1.36');
  const plain = WORDS.map((word) => word.replace(/ \(did.*/, ''));
  assert.deepEqual(await later.told(''), [201, plain, '']);
});
