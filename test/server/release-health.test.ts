/** Checks of health, metrics and flags of listening as releases have them. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { connect } from 'node:tls';
import { clusterControllers } from '../../runtime/controllers/index.js';
import { startTestServer, type TestServerOptions } from '../../runtime/testing/index.js';
import { TestServer } from '../support/server.js';

const servers: { close(): Promise<void> }[] = [];
after(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function started(release: string, more: TestServerOptions = {}): Promise<TestServer> {
  const server = await TestServer.start({ release, controllers: clusterControllers, ...more });
  servers.push(server);
  return server;
}

/** Names of the checks of an endpoint. */
async function checksOf(server: TestServer, endpoint: string): Promise<string[]> {
  const { status, text } = await server.ask(`/${endpoint}?verbose`);
  assert.equal(status, 200);
  return [...text.matchAll(/^\[\+\](\S+)/gm)].map(([, name = '']) => name.replace('poststarthook/', '@'));
}

const within = (names: readonly string[], ...wanted: readonly string[]): string[] => wanted.filter((name) => names.includes(name));

const FORMER = ['@start-kube-apiserver-admission-initializer', '@apiservice-status-available-controller'];
const OF_25 = ['etcd-readiness', '@storage-object-count-tracker-hook', '@apiservice-openapiv3-controller'];
const OF_30 = ['@start-apiserver-admission-initializer', '@start-system-namespaces-controller', '@apiservice-discovery-controller'];
const OF_36 = ['@apiservice-status-local-available-controller', '@storage-readiness'];

for (const [release, there] of [
  ['1.21', FORMER],
  ['1.25', [...FORMER, ...OF_25]],
  ['1.30', [...OF_25, ...OF_30, '@apiservice-status-available-controller']],
  ['1.36', [...OF_25, ...OF_30, ...OF_36]],
] as const)
  test(`the checks of ${release} are those that it has, and the root lists them`, async () => {
    const server = await started(release);
    const ready = await checksOf(server, 'readyz');
    assert.deepEqual(within(ready, ...new Set([...FORMER, ...OF_25, ...OF_30, ...OF_36])).sort(), [...there].sort());
    assert.ok(ready.includes('@bootstrap-controller'));
    assert.ok(!ready.includes('@service-ip-addresses'), 'the step that it is a part of has its name');
    const live = await checksOf(server, 'livez');
    assert.ok(!live.includes('etcd-readiness'));
    assert.equal(live.includes('loopback-serving-certificate'), release === '1.36');
    const { paths } = JSON.parse((await server.ask('/')).text) as { paths: string[] };
    for (const name of ready.filter((each) => each.startsWith('@')))
      assert.ok(paths.includes(`/readyz/${name.replace('@', 'poststarthook/')}`), name);
  });

/** The steps of a start in their order, from the third of what definitions need on. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  '1.25': [
    '@bootstrap-controller @rbac/bootstrap-roles @scheduling/bootstrap-system-priority-classes @priority-and-fairness-config-producer',
    '@start-cluster-authentication-info-controller @start-kube-aggregator-informers @apiservice-registration-controller',
    '@apiservice-status-available-controller @apiservice-wait-for-first-sync @kube-apiserver-autoregistration autoregister-completion',
    '@apiservice-openapi-controller @apiservice-openapiv3-controller',
  ],
  '1.30': [
    '@start-service-ip-repair-controllers @rbac/bootstrap-roles @scheduling/bootstrap-system-priority-classes',
    '@priority-and-fairness-config-producer @start-system-namespaces-controller @bootstrap-controller',
    '@start-cluster-authentication-info-controller @start-kube-apiserver-identity-lease-controller',
    '@start-kube-apiserver-identity-lease-garbage-collector @start-legacy-token-tracking-controller @start-kube-aggregator-informers',
    '@apiservice-registration-controller @apiservice-status-available-controller @apiservice-wait-for-first-sync',
    '@apiservice-discovery-controller @kube-apiserver-autoregistration autoregister-completion @apiservice-openapi-controller',
    '@apiservice-openapiv3-controller',
  ],
  '1.36': [
    '@start-system-namespaces-controller @peer-endpoint-reconciler-controller @start-cluster-authentication-info-controller',
    '@start-kube-apiserver-identity-lease-controller @start-kube-apiserver-identity-lease-garbage-collector @storage-readiness',
    '@start-legacy-token-tracking-controller @start-service-ip-repair-controllers @rbac/bootstrap-roles',
    '@scheduling/bootstrap-system-priority-classes @priority-and-fairness-config-producer @bootstrap-controller',
    '@start-kubernetes-service-cidr-controller @start-kube-aggregator-informers @apiservice-status-local-available-controller',
    '@apiservice-status-remote-available-controller @apiservice-registration-controller @apiservice-discovery-controller',
    '@kube-apiserver-autoregistration autoregister-completion @apiservice-openapi-controller @apiservice-openapiv3-controller',
  ],
};

for (const [release, order] of Object.entries(ORDERS))
  test(`the steps of a start of ${release} are told in its order`, async () => {
    const live = await checksOf(await started(release), 'livez');
    assert.deepEqual(live.slice(live.indexOf('@crd-informer-synced') + 1), order.join(' ').split(' '));
  });

test('a check of what cannot be served is told of only while it has a fault', async () => {
  const server = await started('1.36');
  assert.doesNotMatch((await server.ask('/readyz?verbose')).text, /stored-objects/);
  assert.equal((await server.ask('/readyz/stored-objects')).text, 'ok');
});

test('a step that a gate switches is there with the gate alone', async () => {
  const names = await checksOf(await started('1.36', { featureGates: { WatchCacheInitializationPostStartHook: false } }), 'livez');
  assert.ok(!names.includes('@storage-readiness'));
  assert.ok(names.includes('@apiservice-openapiv3-controller'));
});

const metricsOf = async (server: TestServer): Promise<string> => (await server.ask('/metrics')).text;
const LIMITS = 'apiserver_flowcontrol_request_concurrency_limit{priority_level="catch-all"}';
const SEATS = 'apiserver_flowcontrol_nominal_limit_seats{priority_level="catch-all"}';
const numberOf = (text: string, series: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1);

test('metrics have the names and the stability of the release', async () => {
  const [former, middle, newest] = await Promise.all(['1.21', '1.28', '1.36'].map((release) => started(release).then(metricsOf)));
  assert.match(former ?? '', /HELP workqueue_adds_total \[ALPHA\]/);
  assert.match(newest ?? '', /HELP workqueue_adds_total \[BETA\]/);
  assert.match(former ?? '', /HELP apiserver_current_inflight_requests \[ALPHA\]/);
  assert.match(middle ?? '', /HELP apiserver_current_inflight_requests \[STABLE\]/);
  for (const name of ['kubernetes_feature_enabled', 'registered_metrics_total', 'apiserver_flowcontrol_nominal_limit_seats'])
    assert.doesNotMatch(former ?? '', new RegExp(name));
  assert.ok(numberOf(former ?? '', LIMITS) !== undefined && numberOf(newest ?? '', LIMITS) === undefined);
  assert.ok(numberOf(middle ?? '', SEATS) !== undefined);
  assert.equal(numberOf(middle ?? '', SEATS), numberOf(middle ?? '', LIMITS));
  assert.equal(numberOf(middle ?? '', 'kubernetes_feature_enabled{name="APIServerTracing",stage="BETA"}'), '1');
  assert.match(newest ?? '', /^version_info\{.*emulation="1\.36".*\} 1$/m);
  assert.match(newest ?? '', /^apiserver_resource_objects\{group="",resource="namespaces"\} [4-9]$/m);
  assert.equal(numberOf(newest ?? '', 'kube_apiserver_nodeport_allocator_available_ports'), '2768');
  const stable = /^registered_metrics_total\{.*stability_level="STABLE".*\} (\d+)$/m.exec(newest ?? '');
  assert.ok(Number(stable?.[1]) > 5);
});

const negotiated = (url: string, options: { ALPNProtocols: string[]; ecdhCurve?: string }): Promise<string | false | null> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(url);
    const socket = connect({ host, port: Number(port), rejectUnauthorized: false, ...options }, () => {
      resolve(socket.alpnProtocol);
      socket.destroy();
    });
    socket.on('error', reject);
  });

test('a server without HTTP/2 offers HTTP/1.1 alone, and one with curves takes these alone', async () => {
  const own = async (options: TestServerOptions): Promise<string> => {
    const server = await startTestServer({ release: '1.36', controllers: [], ...options });
    servers.push(server);
    return server.url;
  };
  const both = ['h2', 'http/1.1'];
  assert.equal(await negotiated(await own({}), { ALPNProtocols: both }), 'h2');
  assert.equal(await negotiated(await own({ disableHttp2Serving: true }), { ALPNProtocols: both }), 'http/1.1');
  const url = await own({ tlsCurvePreferences: ['24'] });
  assert.equal(await negotiated(url, { ALPNProtocols: both, ecdhCurve: 'secp384r1' }), 'h2');
  await assert.rejects(negotiated(url, { ALPNProtocols: both, ecdhCurve: 'X25519' }));
  await assert.rejects(own({ tlsCurvePreferences: ['1'] }), /it is one of 23, 24, 25, 29/);
});
