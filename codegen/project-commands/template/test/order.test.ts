import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestServer, type TestServer } from 'kindwright/test';
import { catalogue } from '../generated/catalogue.js';
import { order } from '../kinds/order.js';

let server: TestServer;
before(async () => {
  server = await startTestServer({ catalogue, kinds: [order] });
});
after(() => server.close());

const created = (name: string, spec: object) =>
  server.request('POST', '/apis/shop.example.com/v1/namespaces/default/orders', { metadata: { name }, spec });

test('an order has its defaults', async () => {
  const { status, body } = await created('first', { customer: 'ann' });
  assert.equal(status, 201);
  assert.deepEqual(body.spec, { customer: 'ann', delivery: 'Post', pieces: 1 });
});

test('a courier carries at most 20 pieces', async () => {
  const { status, body } = await created('heavy', { customer: 'ann', delivery: 'Courier', pieces: 21 });
  assert.equal(status, 422);
  assert.match(String(body.message), /spec\.pieces: Invalid value: 21: a courier carries at most 20/);
});
