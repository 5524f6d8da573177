/** What audit events say of requests, at each level and stage. */
import assert from 'node:assert/strict';
import { connect } from 'node:http2';
import { after, before, test } from 'node:test';
import { audited } from '../../runtime/http/observing/audit.js';
import { type AuditEvent, eventListText, eventText } from '../../runtime/observe/audit/event.js';
import { legacyText } from '../../runtime/observe/audit/legacy-text.js';
import type { AuditRecord } from '../../runtime/observe/audit/record.js';
import { sourceIPs } from '../../runtime/observe/audit/source-ips.js';
import type { Page } from '../../runtime/resource/list.js';
import type { Presentation } from '../../runtime/resource/presentations/presentation.js';
import { auditedServer, type KeptEvents } from '../support/audit.js';
import type { Ask, TestServer } from '../support/server.js';

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
const BUDGETS = '/apis/policy/v1beta1/namespaces/default/poddisruptionbudgets';
const PROTOBUF = 'application/vnd.kubernetes.protobuf';

let server: TestServer;
let events: KeptEvents;
before(async () => {
  ({ server, events } = await auditedServer(
    `- { level: None, users: [ quiet ] }
- { level: Metadata, users: [ meta ] }
- { level: Request, users: [ request ] }
- { level: RequestResponse }`,
    {
      authorizer: () => ({
        authorize: ({ user, verb }) =>
          user.name === 'barred' || (verb === 'impersonate' && user.name === 'meta')
            ? { decision: 'abstain', reason: 'no binding' }
            : { decision: 'allow', reason: `because of ${user.name}` },
      }),
    },
  ));
});
after(() => server.close());

async function eventOf(path: string, ask: Ask = {}) {
  await server.ask(path, ask);
  const [event, ...others] = await events.take(1);
  assert.deepEqual(others, []);
  return event;
}

test('an event tells who asked for what, how it was decided and answered', async () => {
  const event = await eventOf(`${CONFIG_MAPS}?fieldManager=x`, {
    method: 'POST',
    token: 'meta',
    headers: { 'User-Agent': 'tester/1.0' },
    body: { metadata: { name: 'first', uid: 'u', resourceVersion: '0' } },
  });
  assert.match(event.auditID, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  for (const time of [event.requestReceivedTimestamp, event.stageTimestamp]) assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  assert.ok(event.requestReceivedTimestamp <= event.stageTimestamp);
  assert.deepEqual(
    { ...event, auditID: 'id', requestReceivedTimestamp: 'then', stageTimestamp: 'now' },
    {
      kind: 'Event',
      apiVersion: 'audit.k8s.io/v1',
      level: 'Metadata',
      auditID: 'id',
      stage: 'ResponseComplete',
      requestURI: `${CONFIG_MAPS}?fieldManager=x`,
      verb: 'create',
      user: { username: 'meta', groups: ['system:authenticated'] },
      sourceIPs: ['127.0.0.1'],
      userAgent: 'tester/1.0',
      objectRef: { resource: 'configmaps', namespace: 'default', name: 'first', uid: 'u', apiVersion: 'v1', resourceVersion: '0' },
      responseStatus: { metadata: {}, code: 201 },
      requestReceivedTimestamp: 'then',
      stageTimestamp: 'now',
      annotations: { 'authorization.k8s.io/decision': 'allow', 'authorization.k8s.io/reason': 'because of meta' },
    },
  );
});

for (const [what, path, ask, expected] of [
  [
    'an object that is not there',
    `${CONFIG_MAPS}/none`,
    {},
    { responseStatus: { metadata: {}, status: 'Failure', reason: 'NotFound', code: 404 } },
  ],
  [
    'a subresource',
    '/api/v1/namespaces/default/pods/p/status',
    {},
    { objectRef: { resource: 'pods', namespace: 'default', name: 'p', apiVersion: 'v1', subresource: 'status' } },
  ],
  [
    'an unknown path',
    '/nothing',
    {},
    { requestURI: '/nothing', verb: 'get', objectRef: undefined, responseStatus: { metadata: {}, code: 404 } },
  ],
  ['a path with a line end', '/healthz/%0A?x=%0d%0a%22', {}, { requestURI: '/healthz/%0A?x=%0d%0a%22' }],
  [
    'a client with a long name',
    '/version',
    { headers: { 'User-Agent': 'x'.repeat(1100) } },
    { userAgent: `${'x'.repeat(1024)}...TRUNCATED` },
  ],
  [
    'a client with a name of its own script',
    '/version',
    { headers: { 'User-Agent': Buffer.from('tést').toString('latin1') } },
    { userAgent: 'tést' },
  ],
  [
    'a proxy',
    '/version',
    { headers: { 'X-Forwarded-For': '192.0.2.1, x', 'X-Real-Ip': '2001:DB8::0:1' } },
    { sourceIPs: ['192.0.2.1', '2001:db8::1', '127.0.0.1'] },
  ],
  [
    'a refusal',
    '/version',
    { token: 'barred' },
    {
      annotations: { 'authorization.k8s.io/decision': 'forbid', 'authorization.k8s.io/reason': 'no binding' },
      responseStatus: { metadata: {}, status: 'Failure', reason: 'Forbidden', code: 403 },
    },
  ],
  [
    'an impersonation',
    '/version',
    { headers: { 'Impersonate-User': 'bob', 'Impersonate-Extra-A': 'b' } },
    {
      user: { username: 'admin', groups: ['system:masters', 'system:authenticated'] },
      impersonatedUser: { username: 'bob', groups: ['system:authenticated'], extra: { a: ['b'] } },
      annotations: { 'authorization.k8s.io/decision': 'allow', 'authorization.k8s.io/reason': 'because of bob' },
    },
  ],
  [
    'an impersonation that is refused',
    '/version',
    { token: 'meta', headers: { 'Impersonate-User': 'bob' } },
    {
      impersonatedUser: undefined,
      annotations: undefined,
      responseStatus: { metadata: {}, status: 'Failure', reason: 'Forbidden', code: 403 },
    },
  ],
  [
    'a deprecated version',
    BUDGETS,
    { token: 'meta' },
    {
      annotations: {
        'authorization.k8s.io/decision': 'allow',
        'authorization.k8s.io/reason': 'because of meta',
        'k8s.io/deprecated': 'true',
        'k8s.io/removed-release': '1.25',
      },
    },
  ],
  [
    'a body without a name',
    CONFIG_MAPS,
    { method: 'POST', token: 'meta', body: {} },
    { objectRef: { resource: 'configmaps', namespace: 'default', apiVersion: 'v1' } },
  ],
] as const)
  test(`the event of ${what} says so`, async () => {
    const event = await eventOf(path, ask);
    for (const [name, value] of Object.entries(expected)) assert.deepEqual(event[name], value, name);
  });

const FIRST = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { creationTimestamp: null, name: 'b' }, data: { n: '1' } };

for (const [what, path, ask, body] of [
  ['a create', CONFIG_MAPS, { method: 'POST', body: { metadata: { name: 'b' }, data: { n: '1' }, unknown: 1 } }, FIRST],
  [
    'an update that is refused',
    `${CONFIG_MAPS}/b`,
    { method: 'PUT', body: { metadata: { name: 'b', resourceVersion: '1' }, data: { n: '1' } } },
    { ...FIRST, metadata: { ...FIRST.metadata, resourceVersion: '1' } },
  ],
  [
    'a merge patch',
    `${CONFIG_MAPS}/b`,
    {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/merge-patch+json' },
      body: '{\n "data": { "n": null, "big": 9007199254740991 } }',
    },
    { data: { n: null, big: 9007199254740991 } },
  ],
  [
    'a patch that is no JSON',
    `${CONFIG_MAPS}/b`,
    { method: 'PATCH', headers: { 'Content-Type': 'application/merge-patch+json' }, body: '{"data' },
    undefined,
  ],
  [
    'an apply in YAML',
    `${CONFIG_MAPS}/c?fieldManager=m`,
    {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/apply-patch+yaml' },
      body: 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: c }\n',
    },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c' } },
  ],
  [
    'a delete with options',
    `${CONFIG_MAPS}/c`,
    { method: 'DELETE', body: { gracePeriodSeconds: 0 } },
    { kind: 'DeleteOptions', apiVersion: 'v1', gracePeriodSeconds: 0 },
  ],
  [
    'a delete with options in another group',
    '/apis/apps/v1/namespaces/default/deployments/d',
    { method: 'DELETE', body: {} },
    { kind: 'DeleteOptions', apiVersion: 'apps/v1' },
  ],
  ['a delete without options', `${CONFIG_MAPS}/c`, { method: 'DELETE' }, undefined],
  ['a body that cannot be read', CONFIG_MAPS, { method: 'POST', body: '{' }, undefined],
  [
    'a review',
    '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews',
    { method: 'POST', body: { spec: { nonResourceAttributes: { path: '/', verb: 'get' } } } },
    {
      kind: 'SelfSubjectAccessReview',
      apiVersion: 'authorization.k8s.io/v1',
      metadata: { creationTimestamp: null },
      spec: { nonResourceAttributes: { path: '/', verb: 'get' } },
      status: { allowed: false },
    },
  ],
] as const)
  test(`at the request level the event of ${what} has ${body === undefined ? 'no body' : 'what was sent'}`, async () => {
    const event = await eventOf(path, { ...ask, token: 'request' });
    assert.deepEqual(event.requestObject, body);
    assert.equal(event.responseObject, undefined);
  });

test('defaults of the version are in the body that was sent, what admission adds is not', async () => {
  const pod = { metadata: { name: 'p' }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  const { requestObject } = await eventOf('/api/v1/namespaces/default/pods', { method: 'POST', token: 'request', body: pod });
  assert.equal(requestObject.spec.containers[0].imagePullPolicy, 'Always');
  assert.equal(requestObject.spec.serviceAccountName, undefined);
});

for (const [form, accept] of [
  ['JSON', 'application/json'],
  ['YAML', 'application/yaml'],
  ['Protobuf', PROTOBUF],
  ['JSON for people', 'application/json;pretty'],
] as const)
  test(`the answer is in the event as JSON where it is sent as ${form}`, async () => {
    const path = `${CONFIG_MAPS}/b${form === 'JSON for people' ? '?pretty=1' : ''}`;
    const plain = (await server.ask(`${CONFIG_MAPS}/b`, { token: 'quiet' })).json;
    const event = await eventOf(path, { headers: { Accept: accept.split(';')[0] ?? '' } });
    assert.deepEqual(event.responseObject, plain);
    const failed = await eventOf(`${CONFIG_MAPS}/none`, { headers: { Accept: accept.split(';')[0] ?? '' } });
    assert.equal(failed.responseObject.kind, 'Status');
    assert.equal(failed.responseObject.message, 'configmaps "none" not found');
  });

test('tables, lists, discovery and Status answers are in the event; documents and texts are not', async () => {
  const table = await eventOf(CONFIG_MAPS, { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } });
  assert.equal(table.responseObject.kind, 'Table');
  assert.equal((await eventOf(CONFIG_MAPS)).responseObject.kind, 'ConfigMapList');
  assert.equal((await eventOf(CONFIG_MAPS, { headers: { Accept: PROTOBUF } })).responseObject.kind, 'ConfigMapList');
  assert.equal((await eventOf('/apis')).responseObject.kind, 'APIGroupList');
  const gone = await eventOf(`${CONFIG_MAPS}/b`, { method: 'DELETE' });
  assert.deepEqual(gone.responseStatus, { metadata: {}, status: 'Success', code: 200 });
  assert.equal(gone.responseObject.kind, 'Status');
  for (const path of ['/healthz', '/', '/nothing']) assert.equal((await eventOf(path)).responseObject, undefined);
});

test('a large list is in the event as a whole, and sent as a whole', async () => {
  const text = 'x'.repeat(400_000);
  for (const name of ['l1', 'l2'])
    await server.ask(CONFIG_MAPS, { method: 'POST', token: 'quiet', body: { metadata: { name }, data: { text } } });
  const answer = await server.ask(CONFIG_MAPS);
  const [event] = await events.take(1);
  assert.deepEqual(event.responseObject, answer.json);
});

test('an answer that is too large for an event is sent as a whole, and the event says what it lacks', async () => {
  const text = 'x'.repeat(1_000_000);
  const names = Array.from({ length: 17 }, (_, i) => `h${i}`);
  for (const name of names) await server.ask(CONFIG_MAPS, { method: 'POST', token: 'quiet', body: { metadata: { name }, data: { text } } });
  const answer = await server.ask(CONFIG_MAPS);
  const [event] = await events.take(1);
  assert.ok(answer.json.items.length >= 17);
  assert.equal(event.responseObject, undefined);
  assert.equal(event.annotations['audit.k8s.io/truncated'], 'true');
  for (const name of names) await server.ask(`${CONFIG_MAPS}/${name}`, { method: 'DELETE', token: 'quiet' });
});

test('the id that a client gives is taken over and answered; requests that are left out have none', async () => {
  const given = await server.ask('/version', { headers: { 'Audit-ID': 'mine' } });
  assert.equal(given.headers['audit-id'], 'mine');
  assert.equal((await events.take(1))[0].auditID, 'mine');
  const made = await server.ask('/version');
  assert.equal(made.headers['audit-id'], (await events.take(1))[0].auditID);
  assert.equal((await server.ask('/version', { token: 'quiet', headers: { 'Audit-ID': 'mine' } })).headers['audit-id'], undefined);
});

test('stages of one request share an id, and the last tells of the answer', async (t) => {
  const { server: other, events: kept } = await auditedServer('- { level: Metadata }', {}, '');
  t.after(() => other.close());
  await other.ask('/version');
  const [received, complete] = await kept.take(2);
  assert.deepEqual([received.stage, complete.stage], ['RequestReceived', 'ResponseComplete']);
  assert.equal(received.auditID, complete.auditID);
  assert.equal(received.stageTimestamp, received.requestReceivedTimestamp);
  assert.equal(received.responseStatus, undefined);
  assert.equal(received.annotations, undefined);
});

for (const protocol of ['HTTP/1.1', 'HTTP/2'])
  test(`a watch over ${protocol} has an event when it begins and one when it has ended`, async (t) => {
    const { server: other, events: kept } = await auditedServer('- { level: RequestResponse }');
    t.after(() => other.close());
    const path = `${CONFIG_MAPS}?watch=1`;
    let close: () => void;
    if (protocol === 'HTTP/1.1') close = other.watch(path).close;
    else {
      const session = connect(other.url, { rejectUnauthorized: false });
      t.after(() => session.destroy());
      const stream = session.request({ ':path': path, authorization: 'Bearer admin' });
      stream.on('error', () => undefined);
      close = () => stream.close();
    }
    const [started] = await kept.take(1);
    assert.deepEqual([started.stage, started.verb, started.responseStatus], ['ResponseStarted', 'watch', { metadata: {}, code: 200 }]);
    close();
    const [ended] = await kept.take(1);
    assert.equal(ended.stage, 'ResponseComplete');
    assert.deepEqual(ended.responseStatus, { metadata: {}, status: 'Success', message: 'Connection closed early', code: 200 });
    assert.equal(ended.auditID, started.auditID);
  });

test('a watch that is refused has both events at once', async () => {
  await server.ask(`${CONFIG_MAPS}?watch=1`, { token: 'barred' });
  const both = await events.take(2);
  assert.deepEqual(
    both.map((e) => [e.stage, e.responseStatus.code]),
    [
      ['ResponseStarted', 403],
      ['ResponseComplete', 403],
    ],
  );
});

test('who cannot be identified has one event, as nobody', async (t) => {
  const refusing = { authenticate: () => ({ outcome: 'invalid' as const, why: 'nobody is known' }) };
  const { server: other, events: kept } = await auditedServer(
    '- { level: None, users: [ "" ] }\n- { level: Request }',
    { authenticators: () => [refusing] },
    '',
  );
  t.after(() => other.close());
  const answer = await other.ask('/version');
  assert.equal(answer.status, 401);
  const [event, ...more] = await kept.take(1);
  assert.deepEqual(more, []);
  assert.equal(answer.headers['audit-id'], event.auditID);
  assert.deepEqual([event.stage, event.user], ['ResponseStarted', {}]);
  assert.deepEqual(event.responseStatus, { metadata: {}, status: 'Failure', reason: 'Unauthorized', code: 401 });
});

test('a fault of the server itself is told in place of the answer', async (t) => {
  const broken = {
    authorize: () => {
      throw new Error('out of order');
    },
  };
  const { server: other, events: kept } = await auditedServer('- { level: Metadata }', { authorizer: () => broken });
  t.after(() => other.close());
  assert.equal((await other.ask('/version')).status, 500);
  const [event] = await kept.take(1);
  assert.equal(event.stage, 'Panic');
  assert.deepEqual(event.responseStatus, {
    metadata: {},
    status: 'Failure',
    message: "APIServer panic'd: out of order",
    reason: 'InternalError',
    code: 500,
  });
});

test('a request whose first event is lost where that must not be is refused and counted, and does nothing', async (t) => {
  const { server: other, events: kept } = await auditedServer('- { level: None, users: [ quiet ] }\n- { level: Metadata }', {}, '');
  t.after(() => other.close());
  kept.stores = false;
  const answer = await other.ask(CONFIG_MAPS, { method: 'POST', body: { metadata: { name: 'x' } } });
  assert.equal(answer.status, 500);
  assert.equal(answer.text, `Internal Server Error: "${CONFIG_MAPS}": failed to store audit event\n`);
  assert.equal((await other.ask(`${CONFIG_MAPS}/x`, { token: 'quiet' })).status, 404);
  const { text } = await other.ask('/metrics', { token: 'quiet' });
  for (const line of [
    'apiserver_audit_event_total 1',
    'apiserver_audit_requests_rejected_total 1',
    'apiserver_audit_level_total{level="Metadata"} 1',
    'apiserver_audit_level_total{level="None"} 2',
  ])
    assert.ok(text.includes(`\n${line}\n`), `${line} in ${text}`);
});

for (const [headers, remote, expected] of [
  [{}, '127.0.0.1', ['127.0.0.1']],
  [{}, '::ffff:10.0.0.1', ['10.0.0.1']],
  [{}, undefined, []],
  [{ 'x-forwarded-for': '10.1.1.1, 10.1.1.2' }, '10.0.0.1', ['10.1.1.1', '10.1.1.2', '10.0.0.1']],
  [{ 'x-forwarded-for': '10.1.1.1,10.0.0.1' }, '10.0.0.1', ['10.1.1.1', '10.0.0.1']],
  [{ 'x-forwarded-for': 'localhost, 10.1.1.256, , ::1%eth0' }, '10.0.0.1', ['10.0.0.1']],
  [{ 'x-forwarded-for': '10.1.1.1', 'x-real-ip': '10.1.1.1' }, '10.0.0.1', ['10.1.1.1', '10.0.0.1']],
  [{ 'x-real-ip': 'FE80::0:0001' }, '::1', ['fe80::1', '::1']],
  [{ 'x-forwarded-for': '::ffff:c000:201, 0:0::ffff:192.0.2.2' }, '::FFFF:a00:1', ['192.0.2.1', '192.0.2.2', '10.0.0.1']],
] as const)
  test(`${JSON.stringify(headers)} from ${remote} came through ${expected.join(', ') || 'nobody knows'}`, () => {
    assert.deepEqual(sourceIPs(headers, remote), expected);
  });

const EVENT: AuditEvent = {
  level: 'Request',
  auditID: 'a "b"\n',
  stage: 'ResponseComplete',
  requestURI: '/x\r\nFAKE AUDIT',
  verb: 'get',
  user: { name: 'ann', uid: '1', groups: ['a', 'b "c"'], extra: { __proto__x: ['1'] } },
  impersonatedUser: undefined,
  impersonationConstraint: '',
  sourceIPs: ['10.0.0.1', '10.0.0.2'],
  userAgent: '\u001b[31m\u202eevil\u{e0001}',
  objectRef: {
    resource: 'deployments',
    namespace: 'n',
    name: '',
    uid: '',
    apiGroup: 'apps',
    apiVersion: 'v1',
    resourceVersion: '',
    subresource: '',
  },
  responseStatus: { code: 200 },
  requestObject: '{"a":12345678901234567890}',
  responseObject: undefined,
  requestReceivedTimestamp: '2021-05-04T10:20:30.120000Z',
  stageTimestamp: '2021-05-04T10:20:31.000001Z',
  annotations: new Map([
    ['z', '1'],
    ['__proto__', '2'],
  ]),
};

test('each version of the kind has the fields of its time', () => {
  const shown = (version: 'v1' | 'v1beta1' | 'v1alpha1') => JSON.parse(eventText(EVENT, { group: 'audit.k8s.io', version }));
  const { metadata, timestamp, objectRef, apiVersion } = shown('v1');
  assert.deepEqual([apiVersion, metadata, timestamp], ['audit.k8s.io/v1', undefined, undefined]);
  assert.deepEqual(objectRef, { resource: 'deployments', namespace: 'n', apiGroup: 'apps', apiVersion: 'v1' });
  const beta = shown('v1beta1');
  assert.deepEqual([beta.metadata, beta.timestamp], [{ creationTimestamp: '2021-05-04T10:20:31Z' }, '2021-05-04T10:20:30Z']);
  assert.deepEqual(beta.objectRef, objectRef);
  assert.deepEqual(shown('v1alpha1').objectRef, { resource: 'deployments', namespace: 'n', apiVersion: 'apps/v1' });
});

test('an event is one line, exact, with its annotations in order', () => {
  const text = eventText(EVENT, { group: 'audit.k8s.io', version: 'v1' });
  assert.ok(!/[\n\r]/.test(text));
  assert.ok(text.includes('"requestObject":{"a":12345678901234567890}'));
  assert.ok(text.endsWith('"annotations":{"__proto__":"2","z":"1"}}'));
});

test('a list of events names its kind once', () => {
  const list = JSON.parse(eventListText([EVENT, EVENT], { group: 'audit.k8s.io', version: 'v1' }));
  assert.deepEqual([list.kind, list.apiVersion, list.metadata, list.items.length], ['EventList', 'audit.k8s.io/v1', {}, 2]);
  assert.deepEqual([list.items[0].kind, list.items[0].apiVersion], [undefined, undefined]);
});

test('the older form is one line of quoted values in which nothing hides', () => {
  assert.equal(
    legacyText(EVENT),
    '2021-05-04T10:20:30.12Z AUDIT: id="a \\"b\\"\\n" stage="ResponseComplete" ip="10.0.0.1" method="get" user="ann" groups="\\"a\\",\\"b \\\\\\"c\\\\\\"\\"" as="<self>" asgroups="<lookup>" user-agent="\\x1b[31m\\u202eevil\\U000e0001" namespace="n" uri="/x\\r\\nFAKE AUDIT" response="200"',
  );
  assert.match(
    legacyText({
      ...EVENT,
      user: undefined,
      objectRef: undefined,
      responseStatus: undefined,
      sourceIPs: [],
      requestReceivedTimestamp: '2021-05-04T10:20:30.000000Z',
    }),
    /^2021-05-04T10:20:30Z AUDIT: .* ip="<unknown>" method="get" user="<none>" groups="<none>" as="<self>" .* namespace="<none>" .* response="<deferred>"$/,
  );
});

test('the record of a list is made part by part before the answer begins, so that other work runs between', () => {
  const told: unknown[] = [];
  const shown = (parts: readonly string[]) =>
    ({
      *list() {
        yield* parts.map((part) => Buffer.from(part));
      },
    }) as unknown as Presentation;
  const record = { answers: (text: unknown) => told.push(text) } as unknown as AuditRecord;
  const parts = audited(record, shown(['NAME', 'a']), shown(['{"items":[', '1', ']}\n']))
    .list({} as Page)
    [Symbol.iterator]();
  const lengths: number[] = [];
  for (let part = parts.next(); part.done !== true && part.value.length === 0; part = parts.next()) lengths.push(part.value.length);
  assert.deepEqual(lengths, [0, 0, 0, 0]);
  assert.deepEqual(told, ['{"items":[1]}']);
});
