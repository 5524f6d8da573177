import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Answer, TestServer } from '../support/server.js';
import { until } from '../support/until.js';
import { API_SERVICES, aggregating, apiService, Backend, EXTERNAL, MERGE, reason } from './backend.js';

const NAMESPACE = '/api/v1/namespaces/default';
const LISTED = JSON.stringify({ kind: 'APIResourceList', apiVersion: 'v1', groupVersion: 'any/v1', resources: [] });

const backend = new Backend();
let server: TestServer;
let port: number;

before(async () => {
  port = await backend.start();
  server = await aggregating();
  for (const [name, number] of [
    ['elsewhere', 80],
    ['without-endpoints', 443],
    ['not-ready', 443],
  ] as const)
    await server.create(`${NAMESPACE}/services`, { metadata: { name }, spec: { ports: [{ name: 'https', port: number }] } });
  await server.create(`${NAMESPACE}/services`, { metadata: { name: 'headless' }, spec: { clusterIP: 'None', ports: [{ port: 443 }] } });
  const ready = [{ addresses: [{ ip: '192.0.2.7' }], ports: [{ port: 443 }] }];
  await server.create(`${NAMESPACE}/endpoints`, { metadata: { name: 'headless' }, subsets: ready });
  const subsets = [
    { notReadyAddresses: [{ ip: '192.0.2.7' }], ports: [{ name: 'https', port: 443 }] },
    { addresses: [{ ip: '192.0.2.8' }], ports: [{ name: 'other', port: 80 }] },
  ];
  await server.create(`${NAMESPACE}/endpoints`, { metadata: { name: 'not-ready' }, subsets });
  await server.create(`${NAMESPACE}/services`, EXTERNAL);
});
after(async () => {
  await server.close();
  await backend.stop();
});

const UNAVAILABLE: readonly (readonly [service: string, why: string, message: RegExp])[] = [
  ['absent', 'ServiceNotFound', /^service\/absent in "default" is not present$/],
  ['elsewhere', 'ServicePortError', /^service\/elsewhere in "default" is not listening on port 443$/],
  ['without-endpoints', 'EndpointsNotFound', /^cannot find endpoints for service\/without-endpoints in "default"$/],
  ['not-ready', 'MissingEndpoints', /^endpoints for service\/not-ready in "default" have no addresses with port name "https"$/],
  ['headless', 'FailedDiscoveryCheck', /^cannot route to service with ClusterIP "None"$/],
];
for (const [name, why, message] of UNAVAILABLE)
  test(`a service that is ${name} makes its API service unavailable: ${why}`, async () => {
    const group = `${name}.example.com`;
    await server.create(API_SERVICES, apiService(group, 443, { service: { namespace: 'default', name }, insecureSkipTLSVerify: true }));
    const condition = await reason(server, `v1.${group}`, why);
    assert.equal(condition.status, 'False');
    assert.match(condition.message, message);
    for (const path of [`/apis/${group}/v1`, `/apis/${group}/v1/namespaces/x/things?watch=1`]) {
      const answer = await server.ask(path);
      assert.deepEqual(
        [answer.status, answer.headers['content-type'], answer.text],
        [503, 'text/plain; charset=utf-8', 'service unavailable\n'],
      );
    }
  });

test('what is served here is always available, and the condition is set right where somebody writes another', async () => {
  const told = await reason(server, 'v1.apps', 'Local');
  assert.deepEqual([told.status, told.message], ['True', 'Local APIServices are always available']);
  const conditions = [{ type: 'Available', status: 'False', reason: 'Forged', message: 'x' }];
  const path = `${API_SERVICES}/v1.apps/status`;
  const forged = await server.ask(path, { method: 'PATCH', headers: MERGE, body: { status: { conditions } } });
  assert.equal(forged.json.status.conditions[0].reason, 'Forged');
  assert.equal((await reason(server, 'v1.apps', 'Local')).status, 'True');
});

test('a change of the service or its endpoints is noticed at once, and the time of the condition changes with its status only', async () => {
  const group = 'growing.example.com';
  const service = { namespace: 'default', name: 'growing', port: 443 };
  await server.create(API_SERVICES, apiService(group, 443, { service, insecureSkipTLSVerify: true }));
  const timeOf = ({ json }: Answer): string => json.status.conditions[0].lastTransitionTime;
  await reason(server, `v1.${group}`, 'ServiceNotFound');
  const first = timeOf(await server.ask(`${API_SERVICES}/v1.${group}`));
  await server.create(`${NAMESPACE}/services`, { metadata: { name: 'growing' }, spec: { ports: [{ port: 443 }] } });
  await reason(server, `v1.${group}`, 'EndpointsNotFound');
  assert.equal(timeOf(await server.ask(`${API_SERVICES}/v1.${group}`)), first);
  await server.create(`${NAMESPACE}/endpoints`, { metadata: { name: 'growing' } });
  await reason(server, `v1.${group}`, 'MissingEndpoints');
  await server.ask(`${NAMESPACE}/services/growing`, { method: 'DELETE' });
  await reason(server, `v1.${group}`, 'ServiceNotFound');
});

test('today, slices tell what is behind a service, and endpoints do not', async () => {
  const newer = await aggregating({ release: '1.36' });
  try {
    const service = { namespace: 'default', name: 'sliced', port: 443 };
    await newer.create(`${NAMESPACE}/services`, { metadata: { name: 'sliced' }, spec: { ports: [{ port: 443 }] } });
    await newer.create(API_SERVICES, apiService('sliced.example.com', 443, { service, insecureSkipTLSVerify: true }));
    const subsets = [{ notReadyAddresses: [{ ip: '192.0.2.9' }], ports: [{ port: 443 }] }];
    await newer.create(`${NAMESPACE}/endpoints`, { metadata: { name: 'sliced' }, subsets });
    const { message } = await reason(newer, 'v1.sliced.example.com', 'EndpointsNotFound');
    assert.equal(message, 'cannot find endpointslices for service/sliced in "default"');
    const slices = '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices';
    const endpoints = [{ addresses: ['192.0.2.9'], conditions: { ready: false } }];
    const labels = { 'kubernetes.io/service-name': 'sliced' };
    await newer.create(slices, { metadata: { name: 'sliced-1', labels }, addressType: 'IPv4', endpoints, ports: [{ port: 443 }] });
    await reason(newer, 'v1.sliced.example.com', 'MissingEndpoints');
    await newer.ask(`${slices}/sliced-1`, { method: 'PATCH', headers: MERGE, body: { metadata: { labels: null } } });
    await reason(newer, 'v1.sliced.example.com', 'EndpointsNotFound');
  } finally {
    await newer.close();
  }
});

const DOCUMENTS: readonly (readonly [what: string, status: number, why: string, headers?: Record<string, string>])[] = [
  ['a list of resources', 200, 'Passed'],
  ['an error', 500, 'FailedDiscoveryCheck'],
  ['a refusal', 403, 'FailedDiscoveryCheck'],
  ['a redirect, which is not followed', 302, 'FailedDiscoveryCheck', { Location: '/apis/elsewhere.example.com/v1' }],
];
for (const [what, status, why, headers] of DOCUMENTS)
  test(`a server whose discovery answers with ${what} is ${why}`, async () => {
    const group = `answers${status}.example.com`;
    backend.answers.set(`/apis/${group}/v1`, (_, response) => response.writeHead(status, headers).end(LISTED));
    await server.create(API_SERVICES, apiService(group, port));
    const { message } = await reason(server, `v1.${group}`, why);
    assert.match(
      message,
      status === 200 ? /^all checks passed$/ : new RegExp(`^failing or missing response from https://localhost:${port}/apis/`),
    );
  });

test('a server is asked as a superuser by the certificate for that, and its recovery is noticed without any change', async () => {
  const group = 'recovering.example.com';
  let asked = 0;
  const callers = new Set<unknown>();
  backend.answers.set(`/apis/${group}/v1`, ({ headers }, response) => {
    asked += 1;
    callers.add(`${headers['x-remote-user']} of ${headers['x-remote-group']}`);
    // Five calls are one check.
    response.writeHead(asked > 5 ? 200 : 503).end(LISTED);
  });
  await server.create(API_SERVICES, apiService(group, port));
  await reason(server, `v1.${group}`, 'FailedDiscoveryCheck');
  await reason(server, `v1.${group}`, 'Passed');
  assert.deepEqual([...callers], ['system:kube-aggregator of system:masters']);
  assert.equal((await server.ask(`/apis/${group}/v1`)).status, 200);
});

test('a server that is not there and one that hangs up fail the check', async () => {
  const hangUp = 'hangs-up.example.com';
  backend.answers.set(`/apis/${hangUp}/v1`, ({ socket }) => socket.destroy());
  await server.create(API_SERVICES, apiService(hangUp, port));
  await server.create(API_SERVICES, apiService('nobody.example.com', 1));
  for (const group of [hangUp, 'nobody.example.com'])
    assert.match((await reason(server, `v1.${group}`, 'FailedDiscoveryCheck')).message, /failing or missing response/);
});

test('the condition is owned by the server, beside what its author owns', async () => {
  const { managedFields } = (await server.ask(`${API_SERVICES}/v1.absent.example.com`)).json.metadata;
  const owner = managedFields.find((m: { manager: string }) => m.manager === 'kube-apiserver');
  assert.deepEqual(Object.keys(owner.fieldsV1), ['f:status']);
});

test('metrics show which API services are unavailable, and none that are gone', async () => {
  const shown = async (): Promise<string[]> =>
    (await server.server.metrics.text(() => undefined))
      .split('\n')
      .filter((line) => /^aggregator_unavailable_apiservice\{name="v1\.(?:apps|elsewhere|brief)/.test(line));
  await server.create(API_SERVICES, apiService('brief.example.com', 1));
  await reason(server, 'v1.brief.example.com', 'FailedDiscoveryCheck');
  assert.deepEqual(await shown(), [
    'aggregator_unavailable_apiservice{name="v1.apps"} 0',
    'aggregator_unavailable_apiservice{name="v1.brief.example.com"} 1',
    'aggregator_unavailable_apiservice{name="v1.elsewhere.example.com"} 1',
  ]);
  await server.ask(`${API_SERVICES}/v1.brief.example.com`, { method: 'DELETE' });
  await until(async () => (await shown()).length === 2);
});

test('an API service that begins to be served here becomes available', async () => {
  await server.ask(`${API_SERVICES}/v1.absent.example.com`, {
    method: 'PATCH',
    headers: MERGE,
    body: { spec: { service: null, insecureSkipTLSVerify: null } },
  });
  assert.equal((await reason(server, 'v1.absent.example.com', 'Local')).status, 'True');
  assert.equal((await server.ask('/apis/absent.example.com/v1')).text, '404 page not found\n');
});
