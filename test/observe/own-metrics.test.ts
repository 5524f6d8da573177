/** Metrics of what a server does by itself and by others: its controllers' requests, its documents, requests that it passes on. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { metrics as table } from '../../generated/metrics.js';
import { serverAs } from '../../runtime/controllers/framework/author.js';
import { OpenApiMeter } from '../../runtime/http/documents/openapi-meter.js';
import { Metrics } from '../../runtime/observe/metrics/metrics.js';
import { atLeisure } from '../../runtime/server/lifecycle/leisure.js';
import { API_SERVICES, aggregating, apiService, Backend, EXTERNAL, reason } from '../aggregation/backend.js';
import { MovedClock } from '../support/clock.js';
import type { TestServer } from '../support/server.js';

const backend = new Backend();
let server: TestServer;

before(async () => {
  const port = await backend.start();
  server = await aggregating();
  await server.create('/api/v1/namespaces/default/services', EXTERNAL);
  await server.create(API_SERVICES, apiService('shop.example.com', port));
  await reason(server, 'v1.shop.example.com', 'Passed');
});

after(async () => {
  await server.close();
  await backend.stop();
});

async function lines(...having: readonly string[]): Promise<string[]> {
  const { text } = await server.ask('/metrics');
  return text.split('\n').filter((line) => having.every((part) => line.includes(part)));
}

test('requests of the controllers of the server are counted by verb, resource and subresource', async () => {
  const maps = server.server.api.client(serverAs('test')).resource('configmaps');
  const spaces = server.server.api.client(serverAs('test')).resource('namespaces');
  const map = (name: string) => ({ metadata: { namespace: 'default', name } });
  await maps.update(await maps.create(map('a')));
  await maps.patch('default', 'a', { data: { a: 'b' } });
  await maps.apply(map('b'));
  for (const name of ['a', 'b', 'kube-root']) await maps.get('default', name).catch(() => undefined);
  await maps.list();
  await maps.delete('default', 'a');
  await spaces.updateStatus(await spaces.get('', 'default'));
  await server.ask('/api/v1/namespaces/default/configmaps/a');
  const line = (resource: string, verb: string, times: number, subresource = ''): string =>
    `apiserver_selfrequest_total{resource="${resource}",subresource="${subresource}",verb="${verb}"} ${times}`;
  assert.deepEqual(await lines('apiserver_selfrequest_total{'), [
    ...Object.entries({ APPLY: 1, DELETE: 1, GET: 3, LIST: 1, PATCH: 1, POST: 1, PUT: 1 }).map(([verb, times]) =>
      line('configmaps', verb, times),
    ),
    line('namespaces', 'GET', 1),
    line('namespaces', 'PUT', 1, 'status'),
  ]);
});

test('the quantiles of what admission takes are shown for each operation and step', async () => {
  const labels = 'operation="CREATE",rejected="false",type="validate"';
  const name = 'apiserver_admission_step_admission_duration_seconds';
  const [summary = ''] = await lines(`${name}_summary_count{${labels}}`);
  const [histogram = ''] = await lines(`${name}_count{${labels}}`);
  assert.match(summary, / [1-9]\d*$/);
  assert.equal(summary.split(' ')[1], histogram.split(' ')[1]);
  for (const quantile of ['0.5', '0.9', '0.99'])
    assert.match((await lines(`${name}_summary{quantile="${quantile}",${labels}}`))[0] ?? '', / \d[\d.e-]*$/);
});

test('requests that another server answers are counted by the version it answers for, whatever resources clients name', async () => {
  const root = '/apis/shop.example.com/v1';
  backend.answers.set(`${root}/things/none`, (_, response) => response.writeHead(404).end('{}'));
  await server.ask(`${root}/things/one`);
  await server.ask(`${root}/namespaces/x/others/two`);
  await server.ask(`${root}/things/none`);
  await server.create(`${root}/things?dryRun=All`, {});
  await server.ask(root);
  const request = (code: string, verb: string, more: { dryRun?: string; scope?: string; resource?: string } = {}): string =>
    `apiserver_request_total{code="${code}",component="apiserver",dry_run="${more.dryRun ?? ''}",group="shop.example.com",` +
    `resource="${more.resource ?? 'other'}",scope="${more.scope ?? 'resource'}",subresource="",verb="${verb}",version="v1"} `;
  const wanted = [
    `${request('200', 'GET', { resource: '', scope: '' })}1`,
    `${request('200', 'GET')}2`,
    `${request('200', 'POST', { dryRun: 'All' })}1`,
    `${request('404', 'GET')}1`,
  ].sort();
  for (;;) {
    // They are counted once their clients have all of the answer.
    const counted = await lines('apiserver_request_total{', '"shop.example.com"');
    if (counted.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0) < 5) continue;
    assert.deepEqual(counted.sort(), wanted);
    break;
  }
  assert.equal((await lines('apiserver_request_duration_seconds_count{', '"shop.example.com"', '"POST"')).length, 1);
  assert.deepEqual(await lines('apiserver_longrunning_gauge{', '"shop.example.com"'), []);
});

test('a request that is to be passed on to a server which does not answer is counted', async () => {
  backend.answers.set('/apis/shop.example.com/v1/things/gone', (request) => request.socket.destroy());
  assert.equal((await server.ask('/apis/shop.example.com/v1/things/gone')).status, 503);
  assert.match((await lines('apiserver_request_total{code="503"', '"shop.example.com"'))[0] ?? '', / 1$/);
});

test('the joined document is made again for an API service that comes, and for one that goes', async () => {
  const path = '/apis/shop.example.com/v1/things';
  backend.answers.set('/openapi/v2', (_, response) => response.end(JSON.stringify({ swagger: '2.0', paths: { [path]: {} } })));
  await server.ask('/openapi/v2');
  const later = new Backend();
  const port = await later.start();
  later.answers.set('/openapi/v2', (_, response) => response.end(JSON.stringify({ paths: { '/apis/late.example.com/v1/x': {} } })));
  try {
    await server.create(API_SERVICES, apiService('late.example.com', port));
    while (!(await server.ask('/openapi/v2')).text.includes('late.example.com'));
  } finally {
    await later.stop();
  }
  await server.ask(`${API_SERVICES}/v1.late.example.com`, { method: 'DELETE' });
  while ((await server.ask('/openapi/v2')).text.includes('late.example.com'));
  const name = 'aggregator_openapi_v2_regeneration';
  assert.deepEqual(await lines(`${name}_count{`, 'v1.late.example.com'), [
    `${name}_count{apiservice="v1.late.example.com",reason="add"} 1`,
    `${name}_count{apiservice="v1.late.example.com",reason="delete"} 1`,
  ]);
  for (const why of ['add', 'delete', 'startup']) assert.match((await lines(`${name}_duration{reason="${why}"}`))[0] ?? '', / \d[\d.e-]*$/);
});

test('what differs from the parts before is why a document is made again; another encoding is no reason', async () => {
  const metrics = new Metrics(table, { release: '1.21', showHidden: false, disabled: [], warn: () => undefined });
  const meter = new OpenApiMeter(metrics);
  const part = () => ({ paths: new Map(), definitions: new Map() });
  const first = part();
  meter.made(new Map([['v1.a', [first]]]), 1);
  meter.made(new Map([['v1.a', [first]]]), 2);
  meter.made(new Map([['v1.a', [part()]]]), 3);
  const text = await metrics.text(() => undefined);
  assert.deepEqual(
    text.split('\n').filter((line) => line.startsWith('aggregator_openapi')),
    [
      'aggregator_openapi_v2_regeneration_count{apiservice="*",reason="startup"} 1',
      'aggregator_openapi_v2_regeneration_count{apiservice="v1.a",reason="update"} 1',
      'aggregator_openapi_v2_regeneration_duration{reason="startup"} 1',
      'aggregator_openapi_v2_regeneration_duration{reason="update"} 3',
    ],
  );
});

test('work that can wait is done once there is little to do, and never after it was given up', () => {
  const clock = new MovedClock();
  let busy = 1;
  const done: string[] = [];
  atLeisure(
    clock,
    () => busy,
    () => done.push('a'),
  );
  const given = atLeisure(
    clock,
    () => busy,
    () => done.push('b'),
  );
  clock.advance(10_000);
  assert.deepEqual(done, []);
  given.cancel();
  busy = 0;
  clock.advance(10_000);
  assert.deepEqual(done, ['a']);
});

test('work that waits for a longer rest begins its wait anew where there is something to do', () => {
  const clock = new MovedClock();
  let busy = 0;
  let done = 0;
  atLeisure(
    clock,
    () => busy,
    () => {
      done += 1;
    },
    3,
  );
  clock.advance(2000);
  busy = 1;
  clock.advance(1000);
  busy = 0;
  clock.advance(2000);
  assert.equal(done, 0);
  clock.advance(1000);
  assert.equal(done, 1);
});
