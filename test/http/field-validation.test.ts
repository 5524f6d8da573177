/** Field validation: unknown fields and repeated names are told of by warnings, refuse a request, or pass, as it asks for; from 1.25 on. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({ release: '1.25' });
});
after(() => server.close());

const MAPS = '/api/v1/namespaces/default/configmaps';
const JSON_BODY = { 'Content-Type': 'application/json' };

interface Told {
  readonly status: number;
  readonly warnings: readonly string[];
  readonly message: string;
}

/** The texts of warnings. */
const warningsOf = (header: unknown): string[] =>
  [...String(header ?? '').matchAll(/299 - "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replace(/\\(["\\])/g, '$1'));

async function told(path: string, text: string, contentType = 'application/json', method = 'POST'): Promise<Told> {
  const { status, headers, json } = await server.ask(path, { method, body: text, headers: { ...JSON_BODY, 'Content-Type': contentType } });
  return { status, warnings: warningsOf(headers.warning), message: String(json.message ?? '') };
}

const BOTH = '{"metadata":{"name":"NAME","nmae":"b"},"data":{"k":"1","k":"2"},"datum":{},"immutable":false,"immutable":true}';
const FAULTS = ['unknown field "metadata.nmae"', 'duplicate field "data.k"', 'unknown field "datum"', 'duplicate field "immutable"'];

test('a create is warned of each fault in the order of the text, unless it asks for another validation', async () => {
  const named = (name: string): string => BOTH.replace('NAME', name);
  assert.deepEqual(await told(MAPS, named('a')), { status: 201, warnings: FAULTS, message: '' });
  assert.deepEqual(await told(`${MAPS}?fieldValidation=Warn`, named('b')), { status: 201, warnings: FAULTS, message: '' });
  assert.deepEqual(await told(`${MAPS}?fieldValidation=Ignore`, named('c')), { status: 201, warnings: [], message: '' });
  assert.deepEqual(await told(`${MAPS}?fieldValidation=Strict`, named('d')), {
    status: 400,
    warnings: [],
    message: `ConfigMap in version "v1" cannot be handled as a ConfigMap: strict decoding error: ${FAULTS.join(', ')}`,
  });
  assert.equal((await server.ask(`${MAPS}/d`)).status, 404);
});

test('a validation that there is not is refused', async () => {
  const { status, message } = await told(`${MAPS}?fieldValidation=strict`, '{"metadata":{"name":"e"}}');
  assert.deepEqual(
    [status, message],
    [
      422,
      'CreateOptions.meta.k8s.io "" is invalid: fieldValidation: Unsupported value: "strict": supported values: "", "Ignore", "Strict", "Warn"',
    ],
  );
});

test('a wrong type is told of before what is unknown', async () => {
  const { status, message } = await told(`${MAPS}?fieldValidation=Strict`, '{"metadata":{"name":"f"},"data":{"a":1},"zzz":1}');
  assert.equal(status, 400);
  assert.doesNotMatch(message, /strict decoding/);
});

test('a hundred fields are told of, with names of any letters', async () => {
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`u${String(i).padStart(3, '0')}`, i]));
  const strict = await told(`${MAPS}?fieldValidation=Strict`, JSON.stringify({ metadata: { name: 'g' }, ...many }));
  assert.equal([...strict.message.matchAll(/unknown field/g)].length, 100);
  const odd = await told(`${MAPS}?fieldValidation=Strict`, '{"metadata":{"name":"g"},"sp ace":1,"quo\\"te":1,"":1,"ünï":1}');
  assert.match(odd.message, /unknown field "sp ace", unknown field "quo\\"te", unknown field "", unknown field "ünï"$/);
});

test('large bodies are held to the same, in turns', async () => {
  const data = Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`k${i}`, 'v']));
  const text = JSON.stringify({ metadata: { name: 'large' }, data, more: 1 }).replace('"k7":"v"', '"k7":"v","k7":"w"');
  assert.deepEqual((await told(MAPS, text)).warnings, ['duplicate field "data.k7"', 'unknown field "more"']);
});

test('keys of YAML are told of by their lines, and its unknown fields', async () => {
  const text = 'metadata:\n  name: y1\n  name: y2\ndata:\n  a: b\nother: 1\n';
  const lines = ['line 3: key "name" already set in map', 'unknown field "other"'];
  assert.deepEqual(await told(MAPS, text, 'application/yaml'), { status: 201, warnings: lines, message: '' });
  const strict = await told(`${MAPS}?fieldValidation=Strict`, text, 'application/yaml');
  assert.match(
    strict.message,
    /strict decoding error: yaml: unmarshal errors:\n {2}line 3: key "name" already set in map, unknown field "other"$/,
  );
  // An alias comes back to the mapping, whose keys were told of where it stands.
  const aliased = 'metadata:\n  name: y3\n  labels: &l\n    a: b\n    a: c\n  annotations: *l\n';
  assert.deepEqual((await told(MAPS, aliased, 'application/yaml')).warnings, ['line 5: key "a" already set in map']);
  const filler = `data:\n${Array.from({ length: 1000 }, (_, i) => `  k${i}: value\n`).join('')}`;
  const long = await told(MAPS, `metadata:\n  name: y4\n${filler}  k5: again\n`, 'application/yaml');
  assert.deepEqual(long.warnings, ['line 1004: key "k5" already set in map']);
});

test('a plain key of YAML is the text of its value', async () => {
  await told(
    `${MAPS}?fieldValidation=Strict`,
    'metadata: { name: keys }\ndata:\n  on: a\n  0x10: b\n  "on": c\n  1.50: d\n',
    'application/yaml',
  );
  assert.deepEqual((await server.ask(`${MAPS}/keys`)).json.data, { '1.5': 'd', '16': 'b', on: 'c', true: 'a' });
});

test('a replace is warned as a create is', async () => {
  await server.create(MAPS, { metadata: { name: 'put' } });
  const { status, warnings } = await told(`${MAPS}/put`, '{"metadata":{"name":"put","Labels":{}},"x":1}', 'application/json', 'PUT');
  assert.deepEqual([status, warnings], [200, ['unknown field "metadata.Labels"', 'unknown field "x"']]);
});

const PATCHES: readonly [what: string, type: string, patch: string, warnings: readonly string[]][] = [
  ['merge', 'merge-patch', '{"data":{"a":"1","a":"2"},"more":1}', ['duplicate field "data.a"', 'unknown field "more"']],
  ['strategic merge', 'strategic-merge-patch', '{"data":{"a":"1","a":"2"},"more":1}', ['duplicate field "data.a"', 'unknown field "more"']],
  [
    'JSON',
    'json-patch',
    '[{"op":"add","op":"add","path":"/more","value":1,"also":1}]',
    ['json patch duplicate field "[0].op"', 'json patch unknown field "[0].also"', 'unknown field "more"'],
  ],
];

for (const [what, type, patch, warnings] of PATCHES)
  test(`a ${what} patch is told of by itself and by its result`, async () => {
    await server.create(MAPS, { metadata: { name: type } });
    const sent = (query: string): Promise<Told> => told(`${MAPS}/${type}${query}`, patch, `application/${type}+json`, 'PATCH');
    assert.deepEqual(await sent(''), { status: 200, warnings, message: '' });
    assert.deepEqual((await sent('?fieldValidation=Ignore')).warnings, []);
    const strict = await sent('?fieldValidation=Strict');
    assert.equal(strict.status, 422);
    assert.ok(strict.message.endsWith(`: strict decoding error: ${warnings.join(', ')}`), strict.message);
  });

test('the last of several members of a merge patch takes the place of the others', async () => {
  await server.create(MAPS, { metadata: { name: 'last' } });
  const patch = '{"metadata":{"labels":{"a":"1","a":"2"}},"metadata":{"labels":{"b":"1"}}}';
  const { warnings } = await told(`${MAPS}/last`, patch, 'application/merge-patch+json', 'PATCH');
  assert.deepEqual(warnings, ['duplicate field "metadata.labels.a"', 'duplicate field "metadata"']);
  assert.deepEqual((await server.ask(`${MAPS}/last`)).json.metadata.labels, { b: '1' });
});

test('an apply is told of the lines of its repeated keys', async () => {
  const text = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: applied }\ndata:\n  a: b\n  a: c\n';
  const sent = (query: string, body = text): Promise<Told> =>
    told(`${MAPS}/applied?fieldManager=me${query}`, body, 'application/apply-patch+yaml', 'PATCH');
  assert.deepEqual(await sent(''), { status: 201, warnings: ['line 6: key "a" already set in map'], message: '' });
  const json = '{"kind":"ConfigMap","kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"applied"}}';
  assert.deepEqual((await sent('', json)).warnings, ['line 1: key "kind" already set in map']);
  assert.deepEqual(await sent('&fieldValidation=Strict'), {
    status: 400,
    warnings: [],
    message: 'error strict decoding YAML: error converting YAML to JSON: yaml: unmarshal errors:\n  line 6: key "a" already set in map',
  });
});

test('objects of definitions are told of what their schema does not know, and of metadata inside of them', async () => {
  const properties = {
    spec: {
      type: 'object',
      properties: {
        map: { type: 'array', items: { type: 'object', properties: { k: { type: 'string' } } } },
        inner: { type: 'object', 'x-kubernetes-embedded-resource': true, properties: { known: { type: 'string' } } },
        free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
      },
    },
  };
  const openAPIV3Schema = { type: 'object', properties };
  await server.create('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
    metadata: { name: 'defs.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { plural: 'defs', kind: 'Def' },
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema } }],
    },
  });
  const DEFS = '/apis/example.com/v1/namespaces/default/defs';
  await until(async () => (await server.ask(DEFS)).status === 200);
  const body = {
    apiVersion: 'example.com/v1',
    kind: 'Def',
    metadata: { name: 'a', more: 1 },
    spec: {
      gone: 1,
      map: [{ k: '1', w: 2 }],
      free: { any: { thing: 1 } },
      inner: { apiVersion: 'v1', kind: 'X', metadata: { nope: 1 }, bad: 1 },
    },
  };
  const unknown = ['metadata.more', 'spec.gone', 'spec.inner.bad', 'spec.map[0].w', 'spec.inner.metadata.nope'].map(
    (path) => `unknown field "${path}"`,
  );
  assert.deepEqual((await told(DEFS, JSON.stringify(body))).warnings, unknown);
  // Each level is given twenty times and is one object; going through it for each would take twenty to the power of sixty steps.
  let inner = '1';
  for (let level = 0; level < 60; level += 1) inner = `{${'"a":{},'.repeat(19)}"a":${inner}}`;
  const deep = `{"apiVersion":"example.com/v1","kind":"Def","metadata":{"name":"deep"},"spec":{"free":${inner}}}`;
  const repeated = await told(DEFS, deep);
  assert.equal(repeated.status, 201);
  assert.match(repeated.warnings[0] ?? '', /^duplicate field "spec\.free(\.a){60}"$/);
  const strict = await told(`${DEFS}?fieldValidation=Strict`, JSON.stringify(body));
  assert.equal(strict.message, `Def in version "v1" cannot be handled as a Def: strict decoding error: ${unknown.join(', ')}`);
});

test('a subresource of another kind is held to its own fields', async () => {
  const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
  const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  await server.create(DEPLOYMENTS, { metadata: { name: 'd' }, spec: { selector: { matchLabels: { a: 'b' } }, template } });
  const scaled = await told(
    `${DEPLOYMENTS}/d/scale`,
    '{"metadata":{"name":"d","namespace":"default"},"spec":{"replicas":2,"more":1}}',
    'application/json',
    'PUT',
  );
  assert.deepEqual([scaled.status, scaled.warnings], [200, ['unknown field "spec.more"']]);
  const patched = await told(
    `${DEPLOYMENTS}/d/scale?fieldValidation=Strict`,
    '{"spec":{"more":1}}',
    'application/merge-patch+json',
    'PATCH',
  );
  assert.equal(patched.status, 422);
});

test('documents tell of the parameter where there is one, as clients look for it', async (t) => {
  const older = await TestServer.start({ release: '1.24' });
  t.after(() => older.close());
  const takers = async ({ ask }: Pick<TestServer, 'ask'>, document: string): Promise<string[]> => {
    const { paths } = (await ask(document)).json as { paths: Record<string, Record<string, { parameters?: { name: string }[] }>> };
    return Object.entries(paths[`/apis/apps/v1/namespaces/{namespace}/deployments/{name}`] ?? {})
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'fieldValidation'))
      .map(([method]) => method)
      .sort();
  };
  for (const document of ['/openapi/v2', '/openapi/v3/apis/apps/v1']) {
    assert.deepEqual(await takers({ ask: (path) => server.ask(path) }, document), ['patch', 'put'], document);
    assert.deepEqual(await takers({ ask: (path) => older.ask(path) }, document), [], document);
  }
});

test('releases before 1.25 ask nobody for the parameter, unless its gate is on', async (t) => {
  const older = await TestServer.start({ release: '1.21' });
  t.after(() => older.close());
  const body = { metadata: { name: 'a' }, zzz: 1 };
  const answer = await older.ask(`${MAPS}?fieldValidation=Maybe`, { method: 'POST', body });
  assert.deepEqual([answer.status, answer.headers.warning], [201, undefined]);
  const gated = await TestServer.start({ release: '1.23', featureGates: { ServerSideFieldValidation: true } });
  t.after(() => gated.close());
  const told = await gated.ask(`${MAPS}?fieldValidation=Strict`, { method: 'POST', body });
  assert.equal(told.status, 400);
});

test('fields below a long name are told of while the answer has room, not once each with all of the name', async () => {
  const name = 'n'.repeat(300_000);
  const schema = (members: string): string =>
    `{"metadata":{"name":"as.g.example.com"},"spec":{"group":"g.example.com","scope":"Namespaced","names":{"plural":"as","kind":"A"},"versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":{"type":"object","properties":{"${name}":{${members}}}}}}]}}`;
  const of = (field: (i: number) => string, count: number): string => Array.from({ length: count }, (_, i) => field(i)).join(',');
  const definitions = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions?dryRun=All&fieldValidation=Strict';
  for (const [words, members] of [
    ['unknown field', of((i) => `"x${i}":1`, 100)],
    ['duplicate field', of((i) => `"description":"${i}"`, 20_000)],
  ] as const) {
    const { status, message } = await told(definitions, schema(`"type":"string",${members}`));
    assert.equal(status, 400);
    assert.ok(message.includes(words));
    assert.ok(message.length < 4 * name.length, `${message.length} characters for a name of ${name.length}`);
  }
});

test('what the parameter says is judged where nothing goes by it yet', async () => {
  const [before, first] = await Promise.all(['1.22', '1.23'].map((release) => TestServer.start({ release })));
  const sent = { metadata: { name: 'judged' }, nope: 1 };
  const path = '/api/v1/namespaces/default/configmaps?dryRun=All&fieldValidation=';
  assert.equal((await first?.create(`${path}Bogus`, sent))?.status, 422);
  const strict = await first?.create(`${path}Strict`, sent);
  assert.deepEqual([strict?.status, strict?.headers.warning], [201, undefined]);
  assert.equal((await before?.create(`${path}Bogus`, sent))?.status, 201);
  await Promise.all([before?.close(), first?.close()]);
});
