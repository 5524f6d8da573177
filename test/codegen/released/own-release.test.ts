/** Lifetimes of a catalogue with releases of its own go by those, beside kinds of the cluster whose lifetimes go by `--release`. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Generated, generatedProject } from '../../support/generated.js';
import { TestServer } from '../../support/server.js';

const order = (lifetime: string, resource: string): string => `kind: Order
description: Something a customer wants.
lifetime: { ${lifetime} }
resource:
  plural: orders
  scope: Namespaced
  ${resource}
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  note: { type: string, proto: 2, description: A remark. }
`;

let project: Generated;
let server: TestServer;
before(async () => {
  project = await generatedProject({
    'service.yaml': 'extends: [ kindwright/base ]\nrelease: "0.4"\n',
    'shop/group.yaml': 'group: shop.example.com\nversions: { v1: {}, v1beta1: {}, v1alpha1: {}, v2: {} }\n',
    'shop/v1/Order.yaml': order('introduced: "0.3"', 'storage: { prefix: shop.example.com/orders }'),
    'shop/v1beta1/Order.yaml': order('introduced: "0.2", deprecated: "0.3", removed: "0.6"', 'hub: shop/v1.Order'),
    'shop/v1alpha1/Order.yaml': order('introduced: "0.1", removed: "0.2"', 'hub: shop/v1.Order'),
    'shop/v2/Order.yaml': order('introduced: "0.5"', 'hub: shop/v1.Order'),
  });
  server = await TestServer.start({ catalogue: project.catalogue });
});
after(async () => {
  await server.close();
  project.remove();
});

const at = (version: string) => server.ask(`/apis/shop.example.com/${version}/namespaces/default/orders`);

test('versions are there, deprecated and gone by the release of their catalogue', async () => {
  const stable = await at('v1');
  assert.deepEqual([stable.status, stable.headers.warning], [200, undefined]);
  const beta = await at('v1beta1');
  assert.equal(beta.status, 200);
  assert.match(String(beta.headers.warning), /v1beta1 Order is deprecated in v0\.3\+, unavailable in v0\.6\+/);
  assert.equal((await at('v1alpha1')).status, 404);
  assert.equal((await at('v2')).status, 404);
});

test('kinds of the cluster are there by the release that the server shows', async () => {
  assert.equal((await server.ask('/apis/coordination.k8s.io/v1/leases')).status, 200);
  assert.match(String((await server.ask('/apis/coordination.k8s.io/v1beta1/leases')).headers.warning), /deprecated in v1\.19\+/);
});
