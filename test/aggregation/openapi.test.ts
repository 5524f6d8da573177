import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import SwaggerParser from '@apidevtools/swagger-parser';
import { joined, partOf } from '../../runtime/http/documents/openapi-join.js';
import { inJson, pieced } from '../../runtime/http/documents/openapi-pieces.js';
import type { TestServer } from '../support/server.js';
import { unpaced } from '../support/unpaced.js';
import { API_SERVICES, aggregating, apiService, Backend, EXTERNAL, reason } from './backend.js';

const ref = (name: string): object => ({ $ref: `#/definitions/${name}` });
const get = (name: string): object => ({ get: { responses: { 200: { description: 'OK', schema: ref(name) } } } });

const PREFIX = '/apis/shop.example.com/v1';
const OWN = {
  paths: { '/api': get('Meta'), [`${PREFIX}/taken`]: get('Meta') },
  definitions: { Meta: { type: 'object', description: 'ours', properties: { name: { type: 'string' } } }, Odd: { type: 'string' } },
};

const JOINS: readonly (readonly [what: string, document: unknown, paths: object, definitions: object])[] = [
  [
    'paths below the version come with all that they refer to, and nothing else does',
    {
      paths: { [PREFIX]: get('Thing'), [`${PREFIX}/things`]: get('Thing'), [`${PREFIX}beta1/things`]: get('Beta'), '/api': get('Other') },
      definitions: { Thing: { properties: { part: ref('Part') } }, Part: ref('Part'), Other: {}, Beta: {} },
    },
    { [PREFIX]: get('Thing'), [`${PREFIX}/things`]: get('Thing') },
    { Thing: { properties: { part: ref('Part') } }, Part: ref('Part') },
  ],
  [
    'a definition that differs only in words is shared',
    {
      paths: { [`${PREFIX}/a`]: get('Meta') },
      definitions: { Meta: { description: 'theirs', type: 'object', properties: { name: { description: 'x', type: 'string' } } } },
    },
    { [`${PREFIX}/a`]: get('Meta') },
    {},
  ],
  [
    'one that differs gets another name, and so do those of the same name that refer to it',
    {
      paths: { [`${PREFIX}/a`]: get('Uses') },
      definitions: { Uses: { items: ref('Odd') }, Odd: { type: 'integer' }, Odd_v2: { type: 'unused' } },
    },
    { [`${PREFIX}/a`]: get('Uses') },
    { Uses: { items: ref('Odd_v2') }, Odd_v2: { type: 'integer' } },
  ],
  [
    'a path that is there already stays, and names of prototypes are names',
    JSON.parse(
      `{"paths":{"${PREFIX}/taken":{},"${PREFIX}/a":{"$ref":"#/definitions/__proto__"}},"definitions":{"__proto__":{"type":"string"}}}`,
    ),
    { [`${PREFIX}/a`]: ref('__proto__') },
    JSON.parse('{"__proto__":{"type":"string"}}'),
  ],
  ['references to nothing stay what they are', { paths: { [PREFIX]: get('Gone') } }, { [PREFIX]: get('Gone') }, {}],
  ['what is no document adds nothing', ['x'], {}, {}],
  ['nor do parts of other types', { paths: [1], definitions: 'x' }, {}, {}],
];
for (const [what, document, paths, definitions] of JOINS)
  test(`joining documents: ${what}`, async () => {
    const part = await partOf(document, PREFIX, unpaced());
    const result = JSON.parse(inJson(await joined(pieced(OWN), [part], unpaced())).toString());
    const entries = (a: object, b: object): unknown[] => [...Object.entries(a), ...Object.entries(b)].sort(([x], [y]) => (x < y ? -1 : 1));
    assert.deepEqual(Object.entries(result.paths as object), entries(OWN.paths, paths));
    assert.deepEqual(Object.entries(result.definitions as object), entries(OWN.definitions, definitions));
  });

const backend = new Backend();
let server: TestServer;
let port: number;

before(async () => {
  port = await backend.start();
  server = await aggregating();
  await server.create('/api/v1/namespaces/default/services', EXTERNAL);
});
after(async () => {
  await server.close();
  await backend.stop();
});

type Document = Parameters<typeof SwaggerParser.validate>[0] & { paths: Record<string, unknown>; definitions: Record<string, unknown> };

/** The document once it is as wanted: those of others are fetched meanwhile. */
async function document(wanted: (document: Document) => boolean): Promise<Document> {
  for (;;) {
    const { json } = await server.ask('/openapi/v2');
    if (wanted(json)) return json;
  }
}

test('the document of a server that becomes available is joined, and goes with its API service', async () => {
  const things = `${PREFIX}/things`;
  const kind = { group: 'shop.example.com', version: 'v1', kind: 'Thing' };
  const Thing = { type: 'object', description: 'A thing.', 'x-kubernetes-group-version-kind': [kind] };
  const callers: unknown[] = [];
  backend.answers.set('/openapi/v2', ({ headers }, response) => {
    callers.push([headers['x-remote-user'], headers.accept]);
    response.end(JSON.stringify({ swagger: '2.0', paths: { [things]: get('Thing') }, definitions: { Thing } }));
  });
  await server.create(API_SERVICES, apiService('shop.example.com', port));
  const joint = await document(({ paths }) => things in paths);
  assert.deepEqual(joint.definitions.Thing, Thing);
  assert.deepEqual(callers, [['system:aggregator', 'application/json']]);
  await SwaggerParser.validate(joint);
  const binary = await server.ask('/openapi/v2', {
    headers: { Accept: 'application/com.github.proto-openapi.spec.v2@v1.0+protobuf' },
  });
  assert.ok(binary.text.includes('A thing.'));
  await server.ask(`${API_SERVICES}/v1.shop.example.com`, { method: 'DELETE' });
  assert.ok(!(things in (await document(() => true)).paths));
});

const HOSTILE: readonly (readonly [what: string, body: string])[] = [
  ['deep', `${'{"paths":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['large', `{"paths":{"x":"${'x'.repeat(9 << 20)}"}}`],
  ['broken', '{"paths":'],
];
for (const [what, body] of HOSTILE)
  test(`a document that is ${what} is left out, and harms nobody`, async () => {
    const fetched = new Promise<void>((resolve) => {
      backend.answers.set('/openapi/v2', (_, response) => {
        response.on('close', resolve);
        response.end(body);
      });
    });
    await server.create(API_SERVICES, apiService(`${what}.example.com`, port));
    await reason(server, `v1.${what}.example.com`, 'Passed');
    await fetched;
    const { paths } = await document(() => true);
    assert.ok('/api/v1/pods' in paths);
    assert.ok(!Object.keys(paths).some((path) => path.includes(`${what}.example.com`)));
  });
