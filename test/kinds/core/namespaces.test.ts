/** Namespaces: their own finalizers change through `finalize` alone, which else writes the object as any replace does. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const NAMESPACES = '/api/v1/namespaces';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const finalize = (name: string, metadata: object, finalizers: readonly string[]): Promise<Answer> =>
  server.ask(`${NAMESPACES}/${name}/finalize`, { method: 'PUT', body: { metadata: { name, ...metadata }, spec: { finalizers } } });
const causes = ({ json }: Answer): string[] =>
  (json.details.causes as { reason: string; field: string }[]).map(({ reason, field }) => `${field} ${reason}`);
async function made(name: string, metadata: object = {}): Promise<void> {
  assert.equal((await server.create(NAMESPACES, { metadata: { name, ...metadata } })).status, 201);
}

test('finalize judges each finalizer by itself, by name and by domain', async () => {
  await made('judged');
  const answer = await finalize('judged', {}, ['kubernetes', 'orphan', 'plain', 'example.com/own', '-']);
  assert.equal(answer.status, 422, answer.text);
  const invalid = (i: number): string => `spec.finalizers[${i}] FieldValueInvalid`;
  assert.deepEqual(causes(answer), [invalid(2), invalid(4), invalid(4)]);
  assert.equal((await finalize('judged', {}, ['kubernetes', 'orphan', 'example.com/own'])).status, 200);
});

test('finalize replaces the metadata that may change, and leaves the status as it is', async () => {
  await made('replaced', { finalizers: ['example.com/before'], annotations: { a: 'b' } });
  const answer = await server.ask(`${NAMESPACES}/replaced/finalize`, {
    method: 'PUT',
    body: {
      metadata: { name: 'replaced', finalizers: ['example.com/after'] },
      spec: { finalizers: ['kubernetes'] },
      status: { phase: 'Terminating' },
    },
  });
  assert.equal(answer.status, 200, answer.text);
  const { metadata, status } = answer.json;
  assert.deepEqual([metadata.finalizers, metadata.annotations, status], [['example.com/after'], undefined, { phase: 'Active' }]);
  assert.equal(JSON.stringify(metadata.managedFields).includes('f:status'), false);
});

test('finalize refuses what any replace refuses', async () => {
  await made('refusing');
  for (const metadata of [{ uid: 'other' }, { resourceVersion: '1' }]) {
    const answer = await finalize('refusing', metadata, ['kubernetes']);
    assert.deepEqual([answer.status, answer.json.details.kind], [409, 'namespaces'], answer.text);
  }
  await server.ask(`${NAMESPACES}/refusing`, { method: 'DELETE' });
  const late = await finalize('refusing', { finalizers: ['example.com/late'] }, []);
  assert.deepEqual([late.status, causes(late)], [422, ['metadata.finalizers FieldValueForbidden']]);
});

test("a patch of the namespace's own finalizers changes nothing", async () => {
  await made('patched');
  const answer = await server.ask(`${NAMESPACES}/patched`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json' },
    body: { spec: { finalizers: ['example.com/own'] } },
  });
  assert.deepEqual([answer.status, answer.json.spec], [200, { finalizers: ['kubernetes'] }]);
});

for (const [what, path, object] of [
  ['a namespace', NAMESPACES, { metadata: { name: 'guarded' } }],
  [
    'a definition',
    '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
    {
      metadata: { name: 'things.example.com' },
      spec: {
        group: 'example.com',
        scope: 'Namespaced',
        names: { plural: 'things', kind: 'Thing' },
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
      },
    },
  ],
] as const)
  test(`a precondition that a delete of ${what} does not meet is told of the resource`, async () => {
    assert.equal((await server.create(path, object)).status, 201);
    for (const preconditions of [{ uid: 'other' }, { resourceVersion: '1' }]) {
      const answer = await server.ask(`${path}/${object.metadata.name}`, { method: 'DELETE', body: { preconditions } });
      assert.deepEqual([answer.status, answer.json.details.kind], [409, path.split('/').at(-1)], answer.text);
      assert.match(answer.json.message, /Precondition failed: (UID|ResourceVersion) in precondition: /);
    }
  });
