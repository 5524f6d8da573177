/** What single requests are answered, by the kind and by what becomes of the object: deletes, finalizing, scales, short watches. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({});
});
after(() => server.close());

const CORE = '/api/v1/namespaces/default';
const MERGE = { 'Content-Type': 'application/merge-patch+json' };
const HELD = { finalizers: ['example.com/hold'] };
const about = { kind: 'ConfigMap', namespace: 'default', name: 'x' };
const service = { spec: { ports: [{ port: 80 }] } };

for (const { what, path, object, options, answer } of [
  { what: 'an object that goes', path: `${CORE}/configmaps`, object: {}, options: {}, answer: [200, 'Status'] },
  { what: 'an object that stays', path: `${CORE}/configmaps`, object: { metadata: HELD }, options: {}, answer: [200, 'ConfigMap'] },
  {
    what: 'an object that stays, with dependents that are to go',
    path: `${CORE}/configmaps`,
    object: { metadata: HELD },
    options: { orphanDependents: false },
    answer: [202, 'ConfigMap'],
  },
  {
    what: 'an object that goes, with dependents that are to go',
    path: `${CORE}/configmaps`,
    object: {},
    options: { orphanDependents: false },
    answer: [200, 'Status'],
  },
  {
    what: 'a service that waits for its dependents',
    path: `${CORE}/services`,
    object: service,
    options: { propagationPolicy: 'Foreground' },
    answer: [200, 'Status'],
  },
  {
    what: 'an event, which has no dependents to wait for',
    path: `${CORE}/events`,
    object: { involvedObject: about },
    options: { propagationPolicy: 'Orphan' },
    answer: [200, 'Status'],
  },
]) {
  test(`${what} is answered ${answer.join(' ')}`, async (t) => {
    const name = what.replaceAll(/[ ,]+/g, '-');
    const made = await server.create(path, { ...object, metadata: { name, ...('metadata' in object ? object.metadata : {}) } });
    assert.equal(made.status, 201, made.text);
    t.after(() => server.ask(`${path}/${name}`, { method: 'PATCH', body: { metadata: { finalizers: null } }, headers: MERGE }));
    const { status, json } = await server.ask(`${path}/${name}`, { method: 'DELETE', body: options });
    assert.deepEqual([status, json.kind], answer);
  });
}

for (const [path, object, group] of [
  [`${CORE}/configmaps`, {}, undefined],
  ['/apis/networking.k8s.io/v1/namespaces/default/networkpolicies', { spec: {} }, 'extensions'],
  ['/apis/policy/v1/namespaces/default/poddisruptionbudgets', { spec: { selector: {} } }, 'policy'],
] as const)
  test(`a delete of another object of ${path} names the group as faults do`, async () => {
    const made = await server.create(path, { ...object, metadata: { name: 'kept' } });
    assert.equal(made.status, 201, made.text);
    const { status, json } = await server.ask(`${path}/kept`, { method: 'DELETE', body: { preconditions: { uid: 'x' } } });
    assert.deepEqual([status, json.details.group], [409, group]);
  });

test('writers through the core and through a group do not know of each other', async () => {
  const path = (version: string): string => `/${version}/namespaces/default/events/two-sides`;
  const event = { metadata: { name: 'two-sides' }, involvedObject: about, reason: 'Made' };
  assert.equal((await server.create(`${CORE}/events`, event)).status, 201);
  const owners = async (version: string, label: string): Promise<string[]> => {
    const body = { metadata: { labels: { [label]: 'x' } } };
    const { json } = await server.ask(path(version), { method: 'PATCH', body, headers: MERGE });
    return json.metadata.managedFields.map(({ apiVersion }: { apiVersion: string }) => apiVersion);
  };
  assert.deepEqual(await owners('apis/events.k8s.io/v1', 'a'), ['events.k8s.io/v1']);
  assert.deepEqual(await owners('apis/events.k8s.io/v1beta1', 'b'), ['events.k8s.io/v1', 'events.k8s.io/v1beta1']);
  assert.deepEqual(await owners('api/v1', 'c'), ['v1']);
});

test('what is applied may be YAML that begins with a brace, and needs no name where the object is there', async () => {
  const apply = (name: string, body: string) =>
    server.ask(`${CORE}/configmaps/${name}?fieldManager=m`, {
      method: 'PATCH',
      body,
      headers: { 'Content-Type': 'application/apply-patch+yaml' },
    });
  const made = await apply('applied', '{apiVersion: v1, kind: ConfigMap, metadata: {name: applied}, data: {a: "1"}}');
  assert.deepEqual([made.status, made.json.data], [201, { a: '1' }]);
  const again = await apply('applied', '{"apiVersion":"v1","kind":"ConfigMap","data":{"a":"2"}}');
  assert.deepEqual([again.status, again.json.data], [200, { a: '2' }]);
  const nameless = await apply('new', '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"generateName":"n-"}}');
  assert.deepEqual(
    [nameless.status, nameless.json.message],
    [400, 'the name of the object (new based on URL) was undeterminable: name must be provided'],
  );
  assert.equal((await apply('new', '{a: b')).status, 400);
});

test('the empty name of the core group may be written', async () => {
  const made = async (apiVersion: string): Promise<number> =>
    (await server.create(`${CORE}/configmaps?dryRun=All`, { apiVersion, kind: 'ConfigMap', metadata: { name: 'slash' } })).status;
  assert.deepEqual([await made('/v1'), await made('//v1'), await made('/apps/v1')], [201, 400, 400]);
});

test('finalizing a namespace tells which finalizer is none', async () => {
  const { json } = await server.ask('/api/v1/namespaces/default');
  const body = { ...json, spec: { finalizers: ['kubernetes', 'own'] } };
  const answer = await server.ask('/api/v1/namespaces/default/finalize?dryRun=All', { method: 'PUT', body });
  assert.deepEqual([answer.status, answer.json.details?.causes?.[0]?.field], [422, 'spec.finalizers[1]'], answer.text);
});

test('whoever changes the finalizers of a namespace owns them', async () => {
  const { json } = await server.ask('/api/v1/namespaces/default');
  const body = { ...json, spec: { finalizers: ['kubernetes', 'example.com/own'] } };
  const answer = await server.ask('/api/v1/namespaces/default/finalize?dryRun=All&fieldManager=me', { method: 'PUT', body });
  const own = answer.json.metadata.managedFields.find(({ manager }: { manager: string }) => manager === 'me');
  assert.deepEqual(own?.fieldsV1['f:spec'], { 'f:finalizers': {} });
});

test('what has no name that a path can hold is refused before it is looked for', async () => {
  const binding = { metadata: { name: 'a/b' }, target: { kind: 'Node', name: 'n' } };
  const bound = await server.create(`${CORE}/bindings`, binding);
  assert.deepEqual([bound.status, bound.json.message], [400, `Name parameter invalid: "a/b": may not contain '/'`]);
});

test('a scale of what is not there is judged before it is missed', async () => {
  const path = '/apis/apps/v1/namespaces/default/deployments/absent/scale';
  const put = (name: string) =>
    server.ask(path, { method: 'PUT', body: { metadata: { name, namespace: 'default' }, spec: { replicas: 1 } } });
  assert.deepEqual([(await put('')).status, (await put('other')).status], [400, 400]);
  assert.equal((await put('absent')).json.details.kind, 'deployments/scale');
  assert.equal((await server.ask(path, { method: 'PATCH', body: {}, headers: MERGE })).json.details.kind, 'deployments');
});

test('a watch that ends in less than two seconds has no bookmark', async () => {
  const { text } = await server.ask(`${CORE}/configmaps?watch=1&allowWatchBookmarks=true&timeoutSeconds=1`);
  assert.doesNotMatch(text, /BOOKMARK/);
});
