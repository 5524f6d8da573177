/** What requests to deprecated versions leave behind: a Warning header on each answer of a handler, and a series of the gauge. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({});
  await server.create(INGRESSES, INGRESS);
});
after(() => server.close());

const INGRESSES = '/apis/extensions/v1beta1/namespaces/default/ingresses';
const INGRESS = { metadata: { name: 'i' }, spec: { backend: { serviceName: 's', servicePort: 1 } } };
const WARNING = '299 - "extensions/v1beta1 Ingress is deprecated in v1.14+, unavailable in v1.22+; use networking.k8s.io/v1 Ingress"';
const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';

const warnings = ({ headers }: Answer): string | undefined => headers.warning?.toString();

for (const [what, path, options, status, expected] of [
  ['a get', `${INGRESSES}/i`, {}, 200, WARNING],
  ['a list', INGRESSES, {}, 200, WARNING],
  ['a table', INGRESSES, { headers: { Accept: TABLE } }, 200, WARNING],
  ['its status', `${INGRESSES}/i/status`, {}, 200, WARNING],
  ['what is not there', `${INGRESSES}/nope`, {}, 404, WARNING],
  ['a name that is taken', INGRESSES, { method: 'POST', body: INGRESS }, 409, WARNING],
  ['an object without a name', INGRESSES, { method: 'POST', body: {} }, 422, WARNING],
  ['a body that cannot be read', INGRESSES, { method: 'POST', body: '{' }, 400, WARNING],
  ['a body of another kind of text', INGRESSES, { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/csv' } }, 415, WARNING],
  ['a form that nobody speaks', INGRESSES, { headers: { Accept: 'text/csv' } }, 406, undefined],
  ['a patch that nobody reads', `${INGRESSES}/i`, { method: 'PATCH', body: {}, headers: { 'Content-Type': 'text/csv' } }, 415, undefined],
  ['a method that is not there', `${INGRESSES}/i`, { method: 'POST', body: {} }, 405, undefined],
  ['an unknown subresource', `${INGRESSES}/i/nope`, {}, 404, undefined],
  ['the list of resources', '/apis/extensions/v1beta1', {}, 200, undefined],
  ['a current version', '/apis/networking.k8s.io/v1/namespaces/default/ingresses', {}, 200, undefined],
  ['a version that is deprecated in silence', '/apis/events.k8s.io/v1beta1/events', {}, 200, undefined],
] as const) {
  test(`${what} answers ${status} ${expected === undefined ? 'without' : 'with'} a warning`, async () => {
    const answer = await server.ask(path, options);
    assert.equal(answer.status, status, answer.text);
    assert.equal(warnings(answer), expected);
  });
}

test('the gauge has a series for each deprecated version and subresource that was asked for', async (t) => {
  const other = await TestServer.start({});
  t.after(() => other.close());
  const told = async (): Promise<string[]> =>
    (await other.ask('/metrics')).text.split('\n').filter((line) => line.includes('apiserver_requested_deprecated_apis'));
  assert.deepEqual(await told(), []);
  await other.ask('/apis/apps/v1/deployments');
  await other.ask('/apis/policy/v1beta1/namespaces/default/poddisruptionbudgets/x/status');
  await other.ask('/apis/policy/v1beta1/namespaces/default/poddisruptionbudgets/x/nope');
  await other.ask('/apis/scheduling.k8s.io/v1beta1/priorityclasses');
  await other.ask('/apis/scheduling.k8s.io/v1beta1/priorityclasses');
  const answer = await other.ask('/metrics');
  assert.equal(answer.headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8');
  const [help = '', type, ...series] = await told();
  assert.match(help, /^# HELP apiserver_requested_deprecated_apis \[ALPHA\] \S/);
  assert.equal(type, '# TYPE apiserver_requested_deprecated_apis gauge');
  assert.deepEqual(series, [
    'apiserver_requested_deprecated_apis{group="policy",removed_release="1.25",resource="poddisruptionbudgets",subresource="status",version="v1beta1"} 1',
    'apiserver_requested_deprecated_apis{group="scheduling.k8s.io",removed_release="1.22",resource="priorityclasses",subresource="",version="v1beta1"} 1',
  ]);
});

test('what is deprecated follows from the release', async (t) => {
  const older = await TestServer.start({ release: '1.20' });
  t.after(() => older.close());
  assert.equal(warnings(await older.ask('/apis/batch/v1beta1/cronjobs')), undefined);
  const newer = await TestServer.start({ release: '1.24' });
  t.after(() => newer.close());
  assert.match(warnings(await newer.ask('/apis/batch/v1beta1/cronjobs')) ?? '', /deprecated in v1\.21\+, unavailable in v1\.25\+/);
  assert.match(
    warnings(await newer.ask('/apis/autoscaling/v2beta2/horizontalpodautoscalers')) ?? '',
    /unavailable in v1\.26\+; use autoscaling\/v2 /,
  );
});
