/** What the joined document tells of kinds that definitions bring: no more than clients may hold values to. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';
import { DEFINITIONS, definition, establish, established, OPEN, versionOf } from './definition.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const KIND = { 'x-kubernetes-group-version-kind': [{ group: 'test.example.com', version: 'v1', kind: 'Thing' }] };

// biome-ignore lint/suspicious/noExplicitAny: tests look into documents of any shape
const documentOf = async (): Promise<any> => (await server.ask('/openapi/v2')).json;

/** What the document says of `Thing` while the server has the definition. */
async function told(made: ReturnType<typeof definition>): Promise<unknown> {
  await server.create(`/apis/${String(made.apiVersion)}/customresourcedefinitions`, made);
  await established(server, made.metadata.name);
  const { definitions } = await documentOf();
  await server.ask(`${DEFINITIONS}/${made.metadata.name}`, { method: 'DELETE' });
  for (;;) if ((await server.ask(`${DEFINITIONS}/${made.metadata.name}`)).status === 404) break;
  return definitions['com.example.test.v1.Thing'];
}

/** A definition as the first version of definitions writes it, in which a version needs no schema. */
const early = (): ReturnType<typeof definition> => {
  const { metadata, spec } = definition();
  const { group, scope, names } = spec;
  const versions = [{ name: 'v1', served: true, storage: true }];
  return {
    apiVersion: 'apiextensions.k8s.io/v1beta1',
    kind: 'CustomResourceDefinition',
    metadata,
    spec: { group, scope, names, versions },
  };
};

const SPEC = { type: 'object', properties: { size: { type: 'string' } } };

const BARE: readonly (readonly [what: string, made: ReturnType<typeof definition>])[] = [
  ['that keeps all unknown fields', definition({ schema: OPEN })],
  ['that keeps them, whatever else its schema says', definition({ schema: { ...OPEN, description: 'Open.', properties: { spec: SPEC } } })],
  ['without a schema', early()],
];
for (const [what, made] of BARE)
  test(`a definition ${what} is an object of its kind, and nothing more is said`, async () => {
    assert.deepEqual(await told(made), { type: 'object', ...KIND });
  });

test('parts that may hold more than is said, or something else, are not told of further', async () => {
  const open = { 'x-kubernetes-preserve-unknown-fields': true };
  const schema = {
    type: 'object',
    required: ['open', 'empty'],
    properties: {
      open: { ...SPEC, ...open, description: 'Open.' },
      list: { type: 'array', ...open, items: { type: 'string' } },
      empty: { type: 'object', nullable: true, properties: { size: { type: 'string' } } },
      port: { 'x-kubernetes-int-or-string': true },
      spec: SPEC,
    },
  };
  const { properties, required, type } = (await told(definition({ schema }))) as Record<string, Record<string, unknown>>;
  const { apiVersion, kind, metadata, ...own } = properties ?? {};
  assert.ok(apiVersion !== undefined && kind !== undefined && metadata !== undefined);
  assert.deepEqual([type, required], ['object', ['open']]);
  assert.deepEqual(own, {
    open: { type: 'object', ...open, description: 'Open.' },
    list: open,
    empty: {},
    port: { 'x-kubernetes-int-or-string': true },
    spec: SPEC,
  });
});

test('paths are those of the resource and its subresources, without old-style watches, and take what the kind takes', async () => {
  const subresources = { status: {}, scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' } };
  await establish(server, { versions: [versionOf('v1', OPEN, { subresources })] });
  const { paths } = await documentOf();
  const own = Object.keys(paths).filter((path) => path.includes('test.example.com'));
  const collection = '/apis/test.example.com/v1/namespaces/{namespace}/things';
  const one = `${collection}/{name}`;
  assert.deepEqual(own.sort(), ['/apis/test.example.com/v1/things', collection, one, `${one}/scale`, `${one}/status`].sort());
  const { get, post, delete: removal } = paths[collection];
  assert.deepEqual(
    [get, post, removal].map(({ operationId }) => operationId),
    ['listTestExampleComV1NamespacedThing', 'createTestExampleComV1NamespacedThing', 'deleteTestExampleComV1CollectionNamespacedThing'],
  );
  const types = ['application/json', 'application/yaml'];
  assert.deepEqual([get.tags, get.produces, post.consumes], [['testExampleCom_v1'], types, types]);
  assert.deepEqual(
    paths[one].patch.consumes,
    ['json-patch+json', 'merge-patch+json', 'apply-patch+yaml'].map((type) => `application/${type}`),
  );
  assert.deepEqual(Object.keys(paths[one].patch.responses), ['200', '401']);
});
