/** What may be stored, and that an object which should not have been harms only itself. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PodList } from '../../generated/messages/k8s/io/api/core/v1/generated.js';
import { unwrap } from '../../runtime/codec/envelope.js';
import { MemoryEngine } from '../../runtime/store/index.js';
import { type Answer, TestServer } from '../support/server.js';

const PROTOBUF = 'application/vnd.kubernetes.protobuf';
const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';
const REVISIONS = '/apis/apps/v1/namespaces/default/controllerrevisions';
const MAPS = '/api/v1/namespaces/default/configmaps';
const PODS = '/api/v1/namespaces/default/pods';
const LIMIT = 1_572_864;

const engine = new MemoryEngine();
let server: TestServer;

const stored = (kind: string, apiVersion: string, name: string, rest: string): Buffer =>
  Buffer.from(
    `{"kind":"${kind}","apiVersion":"${apiVersion}","metadata":{"name":"${name}","namespace":"default","uid":"u","resourceVersion":"0","creationTimestamp":"2021-01-02T03:04:05Z"},${rest}}`,
  );

const keep = async (key: string, value: Buffer): Promise<void> => {
  await engine.commit({ key: `/registry/${key}`, value, expected: 0 });
};

before(async () => {
  await engine.open();
  const pod = (rest: string): string => `"spec":{${rest}"containers":[{"name":"c","image":"i","resources":{}}]},"status":{}`;
  await keep('pods/default/whole', stored('Pod', 'v1', 'whole', pod('"priority":1,')));
  await keep('pods/default/broken', stored('Pod', 'v1', 'broken', pod('"activeDeadlineSeconds":10000000000000000000,"priority":7,')));
  const data = (bytes: number): string => `"data":{"a":"${'x'.repeat(bytes)}"},"revision":1`;
  await keep('controllerrevisions/default/large', stored('ControllerRevision', 'apps/v1', 'large', data(2_000_000)));
  server = await TestServer.start({ engine });
});
after(() => server.close());

const patch = (path: string, type: string, body: string): Promise<Answer> => {
  const types: Readonly<Record<string, string>> = {
    merge: 'application/merge-patch+json',
    strategic: 'application/strategic-merge-patch+json',
    json: 'application/json-patch+json',
    apply: 'application/apply-patch+yaml',
  };
  return server.ask(`${path}${type === 'apply' ? '?fieldManager=m&force=true' : ''}`, {
    method: 'PATCH',
    body,
    headers: { 'Content-Type': types[type] ?? '' },
  });
};

test('a number beyond 64 bits passes no kind of write', async () => {
  await server.create(MAPS, { metadata: { name: 'numbers' } });
  const one = `${MAPS}/numbers`;
  const answers = [
    await patch(one, 'merge', '{"metadata":{"generation":1e19}}'),
    await patch(one, 'strategic', '{"metadata":{"generation":10000000000000000000}}'),
    await patch(one, 'json', '[{"op":"add","path":"/metadata/generation","value":1e19}]'),
    await patch(one, 'apply', '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"numbers","generation":1e19}}'),
    await server.ask(one, { method: 'PUT', body: '{"metadata":{"name":"numbers","generation":1e19}}' }),
    await server.ask(MAPS, { method: 'POST', body: '{"metadata":{"name":"others","generation":1e19}}' }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [422, 422, 422, 400, 400, 400],
  );
});

test('long integers and half characters are alike in all forms, also beside a patch', async () => {
  const data = '{"long":123456789012345678901234567890,"half":"\\ud800","in":[9007199254740993]}';
  const made = await server.ask(REVISIONS, {
    method: 'POST',
    body: `{"metadata":{"name":"forms"},"revision":9007199254740993,"data":${data}}`,
  });
  assert.equal(made.status, 201, made.text);
  assert.equal((await patch(`${REVISIONS}/forms`, 'merge', '{"metadata":{"labels":{"a":"b"}}}')).status, 200);
  const kept = '{"long":123456789012345678901234567890,"half":"\ufffd","in":[9007199254740993]}';
  const json = await server.ask(`${REVISIONS}/forms`);
  assert.ok(json.text.includes(`"data":${kept},"revision":9007199254740993`), json.text);
  const yaml = await server.ask(`${REVISIONS}/forms`, { headers: { Accept: 'application/yaml' } });
  assert.match(yaml.text, /\n {2}half: \ufffd\n {2}in:\n {2}- 9007199254740993\n {2}long: 123456789012345678901234567890\n/);
  assert.match(yaml.text, /\nrevision: 9007199254740993\n/);
  const protobuf = await server.ask(`${REVISIONS}/forms`, { headers: { Accept: PROTOBUF } });
  assert.ok(protobuf.bytes.includes(Buffer.from(kept)));
  const sent = await server.ask(`${REVISIONS}/forms`, { method: 'PUT', body: protobuf.bytes, headers: { 'Content-Type': PROTOBUF } });
  assert.equal(sent.status, 200, sent.text);
  assert.equal(sent.json.metadata.resourceVersion, json.json.metadata.resourceVersion, 'the same object in another form is no change');
});

test('JSON inside of a message is bounded like JSON', async () => {
  const made = await server.ask(REVISIONS, { method: 'POST', body: '{"metadata":{"name":"inner"},"revision":1,"data":{"a":"REPLACED"}}' });
  assert.equal(made.status, 201);
  const { bytes } = await server.ask(`${REVISIONS}/inner`, { headers: { Accept: PROTOBUF } });
  const depth = '{"a":"REPLACED"}'.length / 2;
  const at = bytes.indexOf('{"a":"REPLACED"}');
  const broken = Buffer.from(bytes);
  broken.write(`${'['.repeat(depth)}${'}'.repeat(depth)}`, at, 'latin1');
  const answer = await server.ask(`${REVISIONS}/inner`, { method: 'PUT', body: broken, headers: { 'Content-Type': PROTOBUF } });
  assert.equal(answer.status, 400, answer.text);
});

test('a deep object has every form', async () => {
  const data = `${'{"a":'.repeat(990)}1${'}'.repeat(990)}`;
  assert.equal(
    (await server.ask(REVISIONS, { method: 'POST', body: `{"metadata":{"name":"deep"},"revision":1,"data":${data}}` })).status,
    201,
  );
  for (const accept of ['application/yaml', PROTOBUF, 'application/json', TABLE])
    assert.equal((await server.ask(`${REVISIONS}/deep`, { headers: { Accept: accept } })).status, 200, accept);
  assert.equal((await server.ask(`${REVISIONS}/deep?pretty=true`)).status, 200);
});

test('a stored object that no message can hold is missing in no list, watch or table, and says so when it is read', async () => {
  const list = await server.ask(PODS, { headers: { Accept: PROTOBUF } });
  assert.equal(list.status, 200, list.text);
  const { items = [] } = PodList.decode(unwrap(list.bytes).raw);
  assert.deepEqual(
    items.map(({ metadata }) => metadata?.name),
    ['broken', 'whole'],
  );
  assert.equal(items[0]?.spec?.activeDeadlineSeconds, undefined);
  assert.equal(items[0]?.spec?.priority, 7);
  const one = await server.ask(`${PODS}/broken`, { headers: { Accept: PROTOBUF } });
  assert.match(one.text, /stored Pod "default\/broken" cannot be written as Protobuf/);
  assert.equal((await server.ask(`${PODS}/whole`, { headers: { Accept: PROTOBUF } })).status, 200);
  assert.match((await server.ask(`${PODS}/broken`)).text, /"activeDeadlineSeconds":10000000000000000000/);
  const table = await server.ask(PODS, { headers: { Accept: TABLE } });
  assert.equal(table.json.rows.length, 2);
  const watch = await server.ask(`${PODS}?watch=true&timeoutSeconds=1`, { headers: { Accept: PROTOBUF } });
  assert.equal(watch.status, 200);
  for (const name of ['broken', 'whole']) assert.ok(watch.bytes.includes(name), name);
});

test('a stored object that does not fit its kind can be mended, and deleted', async () => {
  assert.equal((await patch(`${PODS}/broken`, 'merge', '{"metadata":{"labels":{"a":"b"}}}')).status, 422);
  assert.equal((await server.ask(`${PODS}/broken?gracePeriodSeconds=0`, { method: 'DELETE' })).status, 200);
  assert.equal((await server.ask(`${PODS}/broken`)).status, 404);
});

test('objects larger than the store of the ecosystem takes are refused, by whatever write, and on dry runs', async () => {
  const large = JSON.stringify({ data: { a: 'x'.repeat(LIMIT) } });
  await server.create(REVISIONS, { metadata: { name: 'small' }, revision: 1, data: { a: 1 } });
  const conditions = `{"status":{"conditions":[{"type":"A","status":"True","message":"${'x'.repeat(LIMIT)}"}]}}`;
  for (const answer of [
    await server.create(REVISIONS, { metadata: { name: 'new' }, revision: 1, ...JSON.parse(large) }),
    await server.ask(`${REVISIONS}?dryRun=All`, { method: 'POST', body: { metadata: { name: 'new' }, revision: 1, ...JSON.parse(large) } }),
    await patch(`${PODS}/whole/status`, 'merge', conditions),
    await patch(`${PODS}/whole/status`, 'strategic', conditions),
    await patch(`${PODS}/whole/status?dryRun=All`, 'merge', conditions),
  ]) {
    assert.equal(answer.status, 413, answer.text.slice(0, 300));
    assert.equal(answer.json.reason, 'RequestEntityTooLarge');
    assert.match(answer.json.message, /the limit is 1572864/);
  }
  assert.equal((await server.ask(`${REVISIONS}/new`)).status, 404);
});

test('what was stored larger before can be written smaller and deleted, and does not grow', async () => {
  const one = `${REVISIONS}/large`;
  assert.equal((await patch(one, 'merge', '{"metadata":{"labels":{"a":"b"}}}')).status, 413);
  assert.equal((await server.ask(`${one}?propagationPolicy=Foreground`, { method: 'DELETE' })).status, 200);
  const marked = await server.ask(one);
  assert.ok(marked.json.metadata.deletionTimestamp);
  assert.equal((await patch(one, 'merge', '{"metadata":{"finalizers":null}}')).status, 200);
  assert.equal((await server.ask(one)).status, 404);
});

test('annotations of an object take 256 KiB together', async () => {
  const answer = await patch(`${MAPS}/numbers`, 'merge', JSON.stringify({ metadata: { annotations: { a: 'x'.repeat(262_144) } } }));
  assert.equal(answer.status, 422);
  assert.match(answer.json.message, /metadata\.annotations: Too long: must have at most 262144 bytes/);
});

test('a writer owns what its version always shows, also where the stored version leaves it out', async () => {
  const event = {
    metadata: { name: 'repeated', namespace: 'default' },
    eventTime: '2021-01-02T03:04:05.000000Z',
    reportingController: 'example.com/c',
    reportingInstance: 'c-1',
    action: 'act',
    reason: 'Because',
    type: 'Normal',
    regarding: { kind: 'Pod', namespace: 'default', name: 'p' },
    series: { count: 0, lastObservedTime: '2021-01-02T03:04:05.000000Z' },
  };
  const { json } = await server.create('/apis/events.k8s.io/v1beta1/namespaces/default/events?dryRun=All', event);
  assert.deepEqual(json.metadata.managedFields[0].fieldsV1['f:series'], { '.': {}, 'f:count': {}, 'f:lastObservedTime': {} });
});
