/** What clients are told where a request cannot be met, and what is done where only part of it can. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({ serviceClusterIpRange: '10.0.0.0/24,fd00::/112' });
});
after(() => server.close());

const HERE = '/api/v1/namespaces/default';
const MERGE = { 'Content-Type': 'application/merge-patch+json' };
const TABLE = { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' };

test('objects of all namespaces may be asked for by a name that nothing has', async () => {
  const path = '/api/v1/secrets?fieldSelector=metadata.name%3Dfoo';
  const list = await server.ask(path);
  assert.deepEqual([list.status, list.json.kind, list.json.items], [200, 'SecretList', []]);
  assert.equal((await server.ask(`${path}&watch=1&timeoutSeconds=1`)).status, 200);
});

test('what is in no namespace loses the one that a write names, but for namespaces, whose address names one', async () => {
  const node = { metadata: { name: 'n', namespace: 'other' } };
  assert.equal((await server.create('/api/v1/nodes', node)).status, 201);
  const replaced = await server.ask('/api/v1/nodes/n', { method: 'PUT', body: node });
  assert.deepEqual([replaced.status, replaced.json.metadata.namespace], [200, undefined]);
  const ofItself = (namespace: string) =>
    server.ask('/api/v1/namespaces/default', { method: 'PUT', body: { metadata: { name: 'default', namespace } } });
  assert.equal((await ofItself('default')).json.metadata.namespace, undefined);
  const { status, json } = await ofItself('other');
  assert.deepEqual(
    [status, json.message],
    [400, 'the namespace of the object (other) does not match the namespace on the request (default)'],
  );
});

test('a service that goes back to one family keeps its first address and family', async () => {
  const spec = { ipFamilyPolicy: 'PreferDualStack', ports: [{ port: 80 }], selector: { a: 'b' } };
  const made = await server.create(`${HERE}/services`, { metadata: { name: 'both' }, spec });
  assert.deepEqual(made.json.spec.ipFamilies, ['IPv4', 'IPv6']);
  const back = { spec: { ipFamilyPolicy: 'SingleStack' } };
  const { status, json } = await server.ask(`${HERE}/services/both`, { method: 'PATCH', body: back, headers: MERGE });
  assert.equal(status, 200);
  assert.deepEqual([json.spec.ipFamilies, json.spec.clusterIPs], [['IPv4'], [made.json.spec.clusterIP]]);
});

test('a service that has mixed protocols may become a balancer, and none is made as one', async () => {
  const ports = [
    { name: 'a', port: 53, protocol: 'UDP' },
    { name: 'b', port: 53, protocol: 'TCP' },
  ];
  const refused = await server.create(`${HERE}/services`, { metadata: { name: 'mixed' }, spec: { type: 'LoadBalancer', ports } });
  assert.deepEqual([refused.status, refused.json.details.causes[0].field], [422, 'spec.ports']);
  assert.equal((await server.create(`${HERE}/services`, { metadata: { name: 'mixed' }, spec: { ports } })).status, 201);
  const body = { spec: { type: 'LoadBalancer' } };
  assert.equal((await server.ask(`${HERE}/services/mixed`, { method: 'PATCH', body, headers: MERGE })).status, 200);
});

test('a service that is not there is not made by a replace, whoever has the addresses that it asks for', async () => {
  const taken = await server.create(`${HERE}/services`, { metadata: { name: 'taken' }, spec: { ports: [{ port: 80 }] } });
  const { clusterIP, clusterIPs } = taken.json.spec;
  const body = { metadata: { name: 'absent' }, spec: { clusterIP, clusterIPs, ports: [{ port: 80 }] } };
  assert.equal((await server.ask(`${HERE}/services/absent`, { method: 'PUT', body })).status, 404);
});

test('a list is told which of its parameters is wrong: the version before the token', async () => {
  const told = async (query: string): Promise<string> => (await server.ask(`${HERE}/pods?limit=1&${query}`)).json.message;
  const unread = 'resourceVersion: Invalid value: "x": strconv.ParseUint: parsing "x": invalid syntax';
  assert.equal(await told('continue=x&resourceVersion=x'), unread);
  assert.equal(await told('continue=x&resourceVersion=5'), 'specifying resource version is not allowed when using continue');
  assert.match(await told('continue=x&resourceVersion=0'), /^invalid continue token: /);
});

test('a replace that says that nobody owns anything starts ownership anew', async () => {
  const path = `${HERE}/configmaps`;
  for (const [name, managedFields] of [
    ['none', []],
    ['blank', [{}]],
  ] as const) {
    const made = await server.create(`${path}?fieldManager=first`, { metadata: { name }, data: { a: '1' } });
    const body = { ...made.json, metadata: { ...made.json.metadata, managedFields } };
    const { status, json } = await server.ask(`${path}/${name}?fieldManager=second`, { method: 'PUT', body });
    assert.equal(status, 200);
    assert.deepEqual(
      (json.metadata.managedFields ?? []).filter(({ manager }: { manager: string }) => manager === 'first'),
      [],
    );
  }
});

test('exports are no more', async () => {
  await server.create(`${HERE}/configmaps`, { metadata: { name: 'kept' } });
  const { status, json } = await server.ask(`${HERE}/configmaps/kept?export=true`);
  assert.deepEqual([status, json.message], [400, 'the export parameter, deprecated since v1.14, is no longer supported']);
});

test('a Table says which parts of objects there are, and has no Protobuf form', async () => {
  const odd = `${HERE}/configmaps?includeObject=Else`;
  const { status, json } = await server.ask(odd, { headers: TABLE });
  const why = `includeObject: Invalid value: "Else": must be 'Metadata', 'Object', 'None', or empty`;
  assert.deepEqual([status, json.message], [400, `Unable to convert to Table as requested: ${why}`]);
  for (const pretty of ['', '&pretty=true']) assert.equal((await server.ask(`${odd}${pretty}`)).status, 200);
  const Accept = 'application/vnd.kubernetes.protobuf;as=Table;v=v1;g=meta.k8s.io';
  const encoded = await server.ask(`${HERE}/configmaps`, { headers: { Accept } });
  assert.deepEqual(
    [encoded.status, encoded.json.message],
    [406, 'only the following media types are accepted: application/json, application/yaml, application/vnd.kubernetes.protobuf'],
  );
});

test('a dry run of deleting all priority classes shows them, and leaves them', async () => {
  const path = '/apis/scheduling.k8s.io/v1/priorityclasses';
  for (const name of ['high', 'low']) assert.equal((await server.create(path, { metadata: { name }, value: 1 })).status, 201);
  const names = ({ json }: { json: { items: { metadata: { name: string } }[] } }): string[] => json.items.map((o) => o.metadata.name);
  const shown = await server.ask(`${path}?dryRun=All&labelSelector=!x`, { method: 'DELETE' });
  assert.equal(shown.status, 200);
  assert.deepEqual(names(shown), names(await server.ask(path)));
});

test('/version has a date that clients can read', async () => {
  const { buildDate } = (await server.ask('/version')).json;
  assert.match(buildDate, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.equal(Number.isNaN(Date.parse(buildDate)), false);
});

test('a review is answered as metadata alone to those who ask for that', async () => {
  const headers = { Accept: 'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io' };
  const body = { spec: { user: 'u', nonResourceAttributes: { path: '/', verb: 'get' } } };
  const path = '/apis/authorization.k8s.io/v1/subjectaccessreviews';
  const { status, json } = await server.ask(path, { method: 'POST', body, headers });
  assert.deepEqual([status, json.kind, json.apiVersion], [201, 'PartialObjectMetadata', 'meta.k8s.io/v1']);
  assert.deepEqual(Object.keys(json), ['kind', 'apiVersion', 'metadata']);
  assert.equal((await server.ask(path, { method: 'POST', body, headers: TABLE })).status, 406);
});

test('events without a source are found by whoever reports them', async () => {
  const event = { metadata: { name: 'reported' }, involvedObject: { namespace: 'default' }, reportingComponent: 'watcher' };
  assert.equal((await server.create(`${HERE}/events`, event)).status, 201);
  const found = async (source: string): Promise<number> =>
    (await server.ask(`${HERE}/events?fieldSelector=source%3D${source}`)).json.items.length;
  assert.deepEqual([await found('watcher'), await found('')], [1, 0]);
});

test('a label that no object has a value of selects the objects by none', async () => {
  const path = '/apis/batch/v1beta1/namespaces/default/cronjobs';
  const template = { spec: { containers: [{ name: 'c', image: 'i' }], restartPolicy: 'Never' } };
  const made = await server.create(path, { metadata: { name: 'c' }, spec: { schedule: '* * * * *', jobTemplate: { spec: { template } } } });
  assert.equal(made.status, 201, made.text);
  const found = async (requirement: string): Promise<number> =>
    (await server.ask(`${path}?fieldSelector=status.successful${encodeURIComponent(requirement)}`)).json.items.length;
  assert.deepEqual([await found('='), await found('=1'), await found('!=1')], [1, 0, 1]);
});
