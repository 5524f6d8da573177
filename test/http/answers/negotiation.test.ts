/** What a server answers to Accept headers that ask for forms which the answer lacks. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEFINITIONS, establish, placeOf } from '../../extensions/definition.js';
import { type Answer, TestServer } from '../../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({});
  await server.create(CONFIG_MAPS, { metadata: { name: 'm' } });
  await establish(server);
});
after(() => server.close());

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
const PROTOBUF = 'application/vnd.kubernetes.protobuf';
const as = (type: string, kind: string): string => `${type};as=${kind};v=v1;g=meta.k8s.io`;
const accepting = (path: string, Accept: string): Promise<Answer> => server.ask(path, { headers: { Accept } });
const typeOf = ({ headers }: Answer): string => String(headers['content-type']);
const TYPES = 'only the following media types are accepted: ';

for (const [what, path, accept, message] of [
  ['metadata of a list as YAML', CONFIG_MAPS, as('application/yaml', 'PartialObjectMetadata'), 'you requested PartialObjectMetadata, '],
  ['a list of metadata of one object as Protobuf', `${CONFIG_MAPS}/m`, as(PROTOBUF, 'PartialObjectMetadataList'), 'you requested '],
  ['a Table as Protobuf', CONFIG_MAPS, as(PROTOBUF, 'Table'), `${TYPES}application/json, application/yaml, ${PROTOBUF}`],
  ['an unknown version of Table', CONFIG_MAPS, 'application/json;as=Table;v=v2;g=meta.k8s.io', TYPES],
  ['a Table of a status', `${DEFINITIONS}/things.test.example.com/status`, as('application/json', 'Table'), TYPES],
] as const) {
  test(`${what} is refused in JSON`, async () => {
    const answer = await accepting(path, accept);
    assert.equal(answer.status, 406, answer.text);
    assert.equal(typeOf(answer), 'application/json');
    const { message: said, details } = answer.json;
    assert.ok(said.startsWith(message), said);
    assert.equal(details, undefined);
  });
}

test('an object that is absent is told of before the form that it would not have', async () => {
  const answer = await accepting(`${CONFIG_MAPS}/none`, as('application/json', 'PartialObjectMetadataList'));
  assert.deepEqual([answer.status, answer.json.details.name], [404, 'none']);
});

test('a refusal has the first form that asks for no other shape', async () => {
  const answer = await accepting(`${CONFIG_MAPS}/none`, `${as('application/json', 'Table')}, application/yaml`);
  assert.equal(answer.status, 404);
  assert.equal(typeOf(answer), 'application/yaml');
});

test('what is refused for another reason is not refused for its form', async () => {
  for (const [path, method, status] of [
    ['/api/v1/nope', 'GET', 404],
    ['/apis/apps/v9', 'GET', 404],
    ['/apis/authentication.k8s.io/v1/tokenreviews', 'GET', 405],
  ] as const) {
    const answer = await server.ask(path, { method, headers: { Accept: 'text/html' } });
    assert.deepEqual([answer.status, typeOf(answer), answer.json.code], [status, 'application/json', status], path);
  }
});

test('documents are refused to those who do not accept JSON, and groups with the types there are', async () => {
  for (const [path, message] of [
    ['/version', '406: Not Acceptable'],
    ['/api', '406: Not Acceptable'],
    ['/apis', `${TYPES}application/json, application/yaml, ${PROTOBUF}`],
    ['/apis/apps', `${TYPES}application/json, application/yaml, ${PROTOBUF}`],
  ] as const) {
    const { status, json } = await accepting(path, 'text/html');
    assert.deepEqual([status, json.message], [406, message], path);
  }
  assert.equal((await accepting('/version', as('application/json', 'Table'))).status, 200);
});

test('the metadata of a status is there', async () => {
  const answer = await accepting(`${DEFINITIONS}/things.test.example.com/status`, as('application/json', 'PartialObjectMetadata'));
  assert.equal(answer.json.kind, 'PartialObjectMetadata');
});

test('a watch in YAML is refused with the types of streams', async () => {
  const answer = await accepting(`${CONFIG_MAPS}?watch=1`, 'application/yaml');
  assert.equal(answer.status, 406);
  assert.match(answer.text.replaceAll(/\s+/g, ' '), new RegExp(`application/json;stream=watch, ${PROTOBUF};stream=watch`));
});

test('a watch of lists of metadata ends with its first event, which is no list', async () => {
  const answer = await accepting(`${CONFIG_MAPS}?watch=1`, as('application/json', 'PartialObjectMetadataList'));
  assert.deepEqual([answer.status, answer.text], [200, '']);
});

test('application/* is JSON for custom kinds, and nothing for others', async () => {
  const custom = await accepting(placeOf(), 'application/*');
  assert.equal(custom.status, 200, custom.text);
  assert.equal(typeOf(custom), 'application/json');
  assert.equal((await accepting(CONFIG_MAPS, 'application/*')).status, 406);
});
