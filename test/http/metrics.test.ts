/** Metrics of requests: their labels say what is served, never what clients make up. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';

let server: TestServer;

before(async () => {
  server = await TestServer.start();
});

after(() => server.close());

const SPACE = '/api/v1/namespaces/default';

/** The lines of a metric, by the labels that are told apart. */
async function lines(name: string, ...having: readonly string[]): Promise<string[]> {
  const { text } = await server.ask('/metrics');
  return text.split('\n').filter((line) => line.startsWith(name) && having.every((part) => line.includes(part)));
}

const request = (code: string, verb: string, scope: string, more: { dryRun?: string; subresource?: string } = {}): string =>
  `apiserver_request_total{code="${code}",component="apiserver",dry_run="${more.dryRun ?? ''}",group="",resource="limitranges",scope="${scope}",subresource="",verb="${verb}",version="v1"}`;

test('requests are counted by code, verb, scope and dry-run', async () => {
  const limits = `${SPACE}/limitranges`;
  const object = { metadata: { name: 'a' }, spec: { limits: [] } };
  await server.create(limits, object);
  await server.create(limits, object);
  await server.create(`${limits}?dryRun=All&dryRun=All`, { ...object, metadata: { name: 'b' } });
  await server.ask(limits);
  await server.ask('/api/v1/limitranges');
  await server.ask(`${limits}?fieldSelector=metadata.name%3Da`);
  await server.ask(`${limits}/none`);
  await server.ask(limits, { method: 'DELETE' });
  assert.deepEqual(
    await lines('apiserver_request_total', '"limitranges"'),
    [
      `${request('200', 'LIST', 'cluster')} 1`,
      `${request('200', 'DELETE', 'namespace')} 1`,
      `${request('200', 'LIST', 'namespace')} 2`,
      `${request('201', 'POST', 'resource')} 1`,
      `${request('201', 'POST', 'resource', { dryRun: 'All' })} 1`,
      `${request('404', 'GET', 'resource')} 1`,
      `${request('409', 'POST', 'resource')} 1`,
    ].sort(),
  );
  const [count] = await lines('apiserver_request_duration_seconds_count', '"limitranges"', '"LIST"', '"namespace"');
  assert.match(count ?? '', / 2$/);
  const [sizes] = await lines('apiserver_response_sizes_count', '"limitranges"', '"LIST"', '"namespace"');
  assert.match(sizes ?? '', / 2$/);
});

test('whatever clients make up shows in no label', async () => {
  const made = [
    '/api/v1/madeups',
    '/apis/madeup.example.com/v1/things',
    `${SPACE}/pods/p/madeup`,
    '/madeup',
    '/healthz/madeup',
    '/logs/madeup',
  ];
  for (const path of made) await server.ask(path);
  await server.ask(`${SPACE}/configmaps`, { method: 'MADEUP' });
  await server.ask(`${SPACE}/configmaps/madeup`, { headers: { 'User-Agent': 'madeup' } });
  await server.create(`${SPACE}/configmaps?dryRun=madeup`, { metadata: { name: 'x' } });
  await server.ask('/api/v1/namespaces', { token: 'madeup' });
  const { text } = await server.ask('/metrics');
  assert.doesNotMatch(text, /madeup/i);
  assert.match(text, /^apiserver_request_total\{code="422",component="apiserver",dry_run="invalid",.*resource="configmaps"/m);
});

test('requests that nobody let in are not counted among those that were', async () => {
  const other = await TestServer.start({
    authorizer: () => ({ authorize: ({ user }) => ({ decision: user.name === 'admin' ? 'allow' : 'deny', reason: '' }) }),
  });
  try {
    assert.equal((await other.ask(`${SPACE}/secrets`, { token: 'ann' })).status, 403);
    const { text } = await other.ask('/metrics');
    assert.doesNotMatch(text, /^apiserver_request_total\{.*"secrets"/m);
    assert.match(text, /^authentication_attempts\{result="success"\} 2$/m);
    assert.match(text, /^authenticated_user_requests\{username="admin"\} 1$/m);
    assert.match(text, /^authenticated_user_requests\{username="other"\} 1$/m);
  } finally {
    await other.close();
  }
});

test('watches are counted while they are open, their events as they are sent, and their requests when they end', async () => {
  const watch = server.watch(`${SPACE}/resourcequotas?watch=1`);
  await server.create(`${SPACE}/resourcequotas`, { metadata: { name: 'a' } });
  await watch.next();
  assert.deepEqual(await lines('apiserver_registered_watchers', '"ResourceQuota"'), [
    'apiserver_registered_watchers{group="",kind="ResourceQuota",version="v1"} 1',
  ]);
  assert.match(
    (await lines('apiserver_longrunning_gauge', '"resourcequotas"', 'scope="namespace"'))[0] ?? '',
    /verb="WATCH",version="v1"\} 1$/,
  );
  assert.match((await lines('apiserver_watch_events_total', '"ResourceQuota"'))[0] ?? '', / 1$/);
  assert.deepEqual(await lines('apiserver_request_total', '"resourcequotas"', '"WATCH"'), []);
  watch.close();
  await watch.ended;
  for (;;) if (/ 0$/.test((await lines('apiserver_longrunning_gauge', '"resourcequotas"', 'scope="namespace"'))[0] ?? '')) break;
  assert.match((await lines('apiserver_request_total', '"resourcequotas"', '"WATCH"'))[0] ?? '', /code="200".* 1$/);
  assert.match((await lines('apiserver_registered_watchers', '"ResourceQuota"'))[0] ?? '', / 0$/);
});

test('what is asked of the store and of admission is measured, and how much there is', async () => {
  await server.create(`${SPACE}/configmaps`, { metadata: { name: 'one' } });
  const { text } = await server.ask('/metrics');
  assert.match(text, /^etcd_request_duration_seconds_count\{operation="create",type="configmaps"\} [1-9]/m);
  assert.match(text, /^apiserver_storage_objects\{resource="configmaps"\} [1-9]/m);
  assert.match(
    text,
    /^apiserver_admission_step_admission_duration_seconds_count\{operation="CREATE",rejected="false",type="validate"\} [1-9]/m,
  );
  assert.match(text, /^apiserver_current_inflight_requests\{request_kind="readOnly"\} 1$/m);
  assert.match(text, /^apiserver_current_inflight_requests\{request_kind="mutating"\} 0$/m);
  assert.match(text, /^kubernetes_build_info\{.*git_version="v1.21.0".*\} 1$/m);
});

test('a metric that a release deprecates says so', async () => {
  const lines: string[] = [];
  const later = await TestServer.start({ release: '1.22', log: (line) => lines.push(line) });
  try {
    const { text } = await later.ask('/metrics');
    assert.match(text, /^# HELP etcd_object_counts \[ALPHA\] \(Deprecated since 1\.22\.0\) /m);
    assert.deepEqual(lines, ['The metric etcd_object_counts is deprecated since release 1.22.']);
  } finally {
    await later.close();
  }
});

test('only the release before can be asked for hidden metrics, and only what is there can be switched off', async () => {
  await assert.rejects(TestServer.start({ showHiddenMetricsForVersion: '1.19' }), /it can only be the release before, 1\.20/);
  await assert.rejects(TestServer.start({ disabledMetrics: ['etcd_object_count'] }), /no metric "etcd_object_count".*etcd_object_counts/);
});

test('a request that was given up before it was let in is not in flight once it is', async () => {
  let letIn: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const other = await TestServer.start({
    authorizer: () => ({
      async authorize({ resource }) {
        if (resource === 'secrets') await wait;
        return { decision: 'allow', reason: '' };
      },
    }),
  });
  try {
    assert.equal((await other.ask(`${SPACE}/secrets?timeout=50ms`)).status, 504);
    letIn();
    assert.equal((await other.ask(`${SPACE}/secrets`)).status, 200);
    const { text } = await other.ask('/metrics');
    assert.match(text, /^apiserver_current_inflight_requests\{request_kind="readOnly"\} 1$/m, 'the one that asks');
  } finally {
    await other.close();
  }
});

test('a request that is given up is counted as ended by the server', async () => {
  const other = await TestServer.start({
    admission: [() => ({ name: 'Slow', admit: () => new Promise((resolve) => setTimeout(resolve, 200)) })],
  });
  try {
    assert.equal((await other.create(`${SPACE}/configmaps?timeout=50ms`, { metadata: { name: 'a' } })).status, 504);
    const { text } = await other.ask('/metrics');
    const labels = 'group="",resource="configmaps",scope="resource",subresource="",verb="POST",version="v1"';
    assert.match(text, new RegExp(`^apiserver_request_aborts_total\\{${labels}\\} 1$`, 'm'));
    assert.match(text, new RegExp(`^apiserver_request_terminations_total\\{code="504",component="apiserver",${labels}\\} 1$`, 'm'));
  } finally {
    await other.close();
  }
});

test('lists are counted with the objects that they went by and answered with', async () => {
  const cost = async (name: string): Promise<number> =>
    Number((await lines(`apiserver_cache_list_${name}`, '"/limitranges"'))[0]?.split(' ').at(-1) ?? 0);
  const costs = async (): Promise<number[]> => Promise.all(['total', 'fetched_objects_total', 'returned_objects_total'].map(cost));
  for (const name of ['a', 'b', 'c'])
    await server.create(`${SPACE}/limitranges`, { metadata: { name, labels: { name } }, spec: { limits: [] } });
  const [total = 0, fetched = 0, returned = 0] = await costs();
  await server.ask(`${SPACE}/limitranges`);
  await server.ask(`${SPACE}/limitranges?labelSelector=name%3Db`);
  await server.ask(`${SPACE}/limitranges?limit=1`);
  assert.deepEqual(await costs(), [total + 3, fetched + 7, returned + 5]);
});

test('addresses and ports of services are counted as they are allocated, and shown with how many are free', async (t) => {
  const other = await TestServer.start({ serviceClusterIpRange: '10.9.0.0/29', serviceNodePortRange: '30000-30001' });
  t.after(() => other.close());
  const shown = async (name: string): Promise<string[]> =>
    (await other.ask('/metrics')).text.split('\n').filter((line) => line.startsWith(`kube_apiserver_${name}`));
  const service = (name: string, spec: object): Promise<unknown> =>
    other.create(`${SPACE}/services`, { metadata: { name }, spec: { ports: [{ port: 80 }], ...spec } });
  assert.deepEqual(await shown('clusterip_allocator_allocation'), []);
  await service('b', { clusterIP: '10.9.0.3', type: 'NodePort' });
  await service('a', {});
  await service('c', { clusterIP: '10.9.0.3' });
  // A write that keeps what it has allocates nothing.
  await other.ask(`${SPACE}/services/b`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json' },
    body: { metadata: { labels: { a: 'b' } } },
  });
  await other.create(`${SPACE}/services?dryRun=All`, { metadata: { name: 'd' }, spec: { ports: [{ port: 80 }] } });
  assert.deepEqual(await shown('clusterip_allocator'), [
    'kube_apiserver_clusterip_allocator_allocated_ips{cidr="10.9.0.0/29"} 2',
    'kube_apiserver_clusterip_allocator_allocation_errors_total{cidr="10.9.0.0/29",scope="static"} 1',
    'kube_apiserver_clusterip_allocator_allocation_total{cidr="10.9.0.0/29",scope="dynamic"} 1',
    'kube_apiserver_clusterip_allocator_allocation_total{cidr="10.9.0.0/29",scope="static"} 1',
    'kube_apiserver_clusterip_allocator_available_ips{cidr="10.9.0.0/29"} 4',
  ]);
  assert.deepEqual(await shown('nodeport_allocator'), ['kube_apiserver_nodeport_allocator_allocation_total{scope="dynamic"} 1']);
});
