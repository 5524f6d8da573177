/** Generations that grow for content which is dropped afterwards, as they do on conformant servers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { onlyGates, TestServer } from '../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({ featureGates: onlyGates() });
});
after(() => server.close());

for (const [what, path, object, change] of [
  [
    'conditions of a slice that ends',
    '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices',
    { addressType: 'IPv4', endpoints: [{ addresses: ['10.1.2.3'] }] },
    { addressType: 'IPv4', endpoints: [{ addresses: ['10.1.2.3'], conditions: { terminating: true } }] },
  ],
  [
    'the scope of the parameters of a class',
    '/apis/networking.k8s.io/v1/ingressclasses',
    { spec: { controller: 'example.com/c', parameters: { kind: 'K', name: 'n' } } },
    { spec: { controller: 'example.com/c', parameters: { kind: 'K', name: 'n', scope: 'Namespace', namespace: 'x' } } },
  ],
] as const)
  test(`${what}, which no gate keeps, raise the generation and are not stored`, async () => {
    const made = await server.create(path, { metadata: { name: 'o' }, ...object });
    assert.deepEqual([made.status, made.json.metadata.generation], [201, 1], made.text);
    const put = (content: object) =>
      server.ask(`${path}/o`, {
        method: 'PUT',
        body: { metadata: { name: 'o', resourceVersion: made.json.metadata.resourceVersion }, ...content },
      });
    const same = await put(object);
    assert.deepEqual([same.status, same.json.metadata.generation], [200, 1], same.text);
    const { status, json } = await put(change);
    assert.deepEqual(
      [status, json.metadata.generation, JSON.stringify(json).includes('"terminating"'), json.spec?.parameters.scope ?? undefined],
      [200, 2, false, undefined],
    );
  });
